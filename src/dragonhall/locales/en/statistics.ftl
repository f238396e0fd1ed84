# The statistics of a hall.
statistics-mine = My statistics
statistics-of-all = Statistics for everybody
statistics-only-you = Only you can see this page.
statistics-members = Members can see their own results, luck, skill and mistakes here.
statistics-none = This game has not been finished in this hall yet.
statistics-none-mine = You have not finished a game in this hall yet.
statistics-all-games = All games
statistics-seats = Players
statistics-seats-of = { $seats } players ({ $n })
statistics-company = Played by
statistics-company-all = everybody ({ $n })
statistics-company-people = people only ({ $n })
statistics-company-mixed = people and bots ({ $n })
statistics-company-bots = bots only ({ $n })
statistics-of = { $n ->
    [one] One finished game
   *[other] { $n } finished games
} of { $all }.
statistics-between = From { $first } to { $last }.
statistics-shared = { $share } of them had no single winner.
statistics-who = All games dealt in this hall count, including those at private tables. No player or table is named. Intervals contain the true value with 95% probability.
statistics-as-table = As a table
statistics-csv = CSV
statistics-share = Share of wins
statistics-from = from
statistics-to = to
statistics-count = Players counted
statistics-matches = Games
statistics-even = Fair share
statistics-seat = Seat
statistics-by-seat = Win share by seat
statistics-by-seat-line = How much the starting position is worth. The dashed line is a fair share; a shared win counts as a fraction.
statistics-lengths = Length in moves
statistics-lengths-line = { $mean } moves on average; the median is { $median } (dashed line). Nine games in ten took { $low } to { $high } moves.
statistics-plies = Moves
statistics-minutes = Minutes
statistics-minutes-line = Half of the live games took at most { $median } minutes, nine in ten { $low } to { $high }.
statistics-openings = Openings
statistics-openings-line = How often players who opened this way won. Only choices between several moves count as decisions.
statistics-decision-1 = First decision
statistics-decision-2 = Second decision
statistics-made = Move
statistics-things = Cards and powers
statistics-things-line = How often players who used it won. Only the best and worst of those played often are shown; the table lists everything.
statistics-thing = Card or power
statistics-winners = Winners who played it
statistics-losers = Losers who played it
statistics-game = Game
statistics-first = First place
statistics-favourites = Favourite games
statistics-favourites-line = { $n ->
     [one] One finished game
    *[other] { $n } finished games
  }, and your win rate.
statistics-won = { $n } · { $share } won
statistics-results = Results over time
statistics-results-line = Your win rate compared with a fair share (50% with two players).
statistics-my-share = Your share
statistics-since = Week of
statistics-wins = Wins
statistics-day = Day
statistics-result = Result
statistics-luck = Luck and skill
statistics-luck-line = { $n ->
     [one] From the review of one game,
    *[other] From the reviews of your latest { $n } games,
  } measured in wins: skill is what your decisions gained compared with those of a player who follows simple rules; luck is everything else.
statistics-no-reviews = None of your games has been reviewed yet. The hall reviews games when it is idle; ask for a review to see it right away.
statistics-lucky = Luck
statistics-skill = Skill
statistics-mistakes = Your costliest mistakes
statistics-mistakes-line = The cost of your clear mistakes, by type of move, measured in wins (1 = a whole win).
statistics-no-mistakes = No clear mistakes in your reviewed games.
statistics-mistake = { $n } × · { $cost }
statistics-kind = Type of move
statistics-times = Times
statistics-cost = Cost
statistics-other = Share in which another type of move was better
statistics-costliest = Costliest
statistics-better = Better
statistics-phases = When they happen
statistics-phase-1 = First third
statistics-phase-2 = Second third
statistics-phase-3 = Last third
statistics-see = See the costliest: “{ $move }” instead of “{ $better }”
