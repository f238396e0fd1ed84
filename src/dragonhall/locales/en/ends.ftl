# The end of a match and looking back at it, in the browser.

ends-timeline-points = Points, move by move
ends-timeline-gold = Gold, move by move
ends-timeline-spaces = The final stretch: where each player’s dragon was
ends-turns = Turning points
ends-turn = Move { $ply }: { $event }
ends-turn-leads = takes the lead for good
ends-review = Review
ends-copied = Link copied
ends-shared = Shared
ends-copy-yourself = Copy this link:
ends-details = Details of “{ $row }”
ends-see-ply = See move { $ply }
ends-nothing = Nothing was scored here.
ends-winner = winner
ends-decisions = Decisions
ends-whose = Show decisions by
ends-all = All
ends-next-move = { $name } is next: “{ $move }” had a { $share }% chance of winning, “{ $better }” { $best }%.
ends-what-if-short = What if?
ends-what-if = What if? Play on as { $name }
ends-what-if-about = Opens a new table from this position: same cards, new dice, bots in the other seats. The game is over, so hidden cards may already be known.
ends-axis = Move

# Practice: a decision of a finished match, played again

ends-practice = Retry this decision
ends-practice-short = Retry
ends-practice-ply = Retry this decision: move { $ply }
ends-practice-about = The same decision with the same cards and bots, until you find a move as good as the best.
ends-practice-done = solved
ends-practice-tries = { $count ->
    [one] 1 try
   *[other] { $count } tries
  }
ends-practice-ask = What would you do here? You solve it by finding a move as good as the best one, judging by what this player could see.
ends-practice-then = In the game, the move was “{ $move }”.
ends-practice-thinking = Comparing your move with the others…
ends-practice-failed = The comparison failed. Try again.
ends-practice-understood = Solved!
ends-practice-share = “{ $move }” wins { $share }% of the time.
ends-practice-close = “{ $move }” ({ $share }%) is just as good.
ends-practice-costly = The best move wins { $share }% of the time.
ends-practice-better = “{ $move }” wins { $share }% of the time.
ends-practice-again = Try again
ends-practice-back = Back to the review
ends-you-win = You win!
ends-you-share = You share the win!
ends-place = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[6] Sixth
} of { $seats ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}, { $behind }
ends-behind-points = { $count ->
    [one] { $count } point behind
   *[other] { $count } points behind
}
ends-behind-gold = { $count } gold behind
