# The end of a match and looking back at it, in the browser.

ends-timeline-points = Points, move by move
ends-timeline-gold = Gold, move by move
ends-timeline-spaces = The last stretch: the space of each player’s dragon
ends-turns = Turning points
ends-turn = Move { $ply }: { $event }
ends-turn-leads = in the lead for good
ends-review = Review
ends-copied = Link copied
ends-shared = Shared
ends-copy-yourself = Copy this link:
ends-details = Details of “{ $row }”
ends-see-ply = See move { $ply }
ends-nothing = Nothing was scored here.
ends-winner = winner
ends-decisions = Decisions
ends-whose = Whose decisions
ends-all = All
ends-next-move = Next, { $name }: “{ $move }” promised { $share }%, “{ $better }” { $best }%.
ends-what-if-short = What if?
ends-what-if = What if? Play on as { $name }
ends-what-if-about = A new table from this position: the same cards, new dice, bots at the other seats. The match is over, so its hidden cards may be known by now.
ends-axis = Move

# Practice: a decision of a finished match, played again

ends-practice = Play this again
ends-practice-short = Again
ends-practice-ply = Play this again: move { $ply }
ends-practice-about = The same decision, with the same cards and bots, until you find a move that is as good as the best.
ends-practice-done = understood
ends-practice-tries = { $count ->
    [one] 1 try
   *[other] { $count } tries
  }
ends-practice-ask = What would you do here? A move counts as understood when it is as good as the best one, given what this seat can know.
ends-practice-then = In the match it was “{ $move }”.
ends-practice-thinking = Your move is compared with the others…
ends-practice-failed = That could not be compared: try again.
ends-practice-understood = Understood!
ends-practice-share = “{ $move }” wins { $share }% of the time.
ends-practice-close = “{ $move }” ({ $share }%) is no better.
ends-practice-costly = The best move wins { $share }% of the time.
ends-practice-better = “{ $move }” wins { $share }% of the time.
ends-practice-again = Try again
ends-practice-back = Back to the review
