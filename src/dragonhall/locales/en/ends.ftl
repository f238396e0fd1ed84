# The end of a match and looking back at it, in the browser.

ends-timeline-points = Points, move by move
ends-timeline-gold = Gold, move by move
ends-timeline-spaces = The last stretch: the space of each player’s dragon
ends-turns = Turning points
ends-turn = Ply { $ply }: { $event }
ends-turn-leads = in the lead for good
ends-review = Review
ends-copied = Link copied
ends-shared = Shared
ends-copy-yourself = Copy this link:
ends-details = What { $row } counts
ends-see-ply = See ply { $ply }
ends-nothing = Nothing was scored here.
ends-winner = winner
ends-decisions = Decisions
ends-whose = Whose decisions
ends-all = All
ends-next-move = Next, { $name }: “{ $move }” promised { $share } %, “{ $better }” { $best } %.
ends-what-if-short = What if?
ends-what-if = What if? Play on as { $name }
ends-what-if-about = A new table from this position: the same cards, new dice, bots at the other seats. The match is over, so its hidden cards may be known by now.
ends-axis = Ply
