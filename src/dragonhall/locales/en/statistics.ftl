# What the statistics of a hall say.
statistics-mine = My statistics
statistics-of-all = Everybody’s statistics
statistics-only-you = Only you can see this page.
statistics-members = Members find their own results, luck and skill, and mistakes here.
statistics-none = No match of this game has been finished in this hall yet.
statistics-none-mine = You have not finished a match in this hall yet.
statistics-all-games = All games
statistics-seats = Seats
statistics-seats-of = { $seats } seats ({ $n })
statistics-company = Played by
statistics-company-all = everybody ({ $n })
statistics-company-people = people only ({ $n })
statistics-company-mixed = people and bots ({ $n })
statistics-company-bots = bots only ({ $n })
statistics-of = { $n ->
    [one] One finished match
   *[other] { $n } finished matches
} of { $all }.
statistics-between = From { $first } to { $last }.
statistics-shared = { $share } of them had several winners or none.
statistics-who = All matches that began with a deal in this hall count, those at private tables too: these numbers name nobody and no table. An interval contains the true value with a probability of 95%.
statistics-as-table = As a table
statistics-csv = CSV
statistics-share = Share of wins
statistics-from = from
statistics-to = to
statistics-count = Seats counted
statistics-matches = Matches
statistics-even = Even share
statistics-seat = Seat
statistics-by-seat = Win share by seat
statistics-by-seat-line = Who moves first, and what that is worth. The dashed line is an even share; a shared win counts in part.
statistics-lengths = Length in moves
statistics-lengths-line = { $mean } moves on average; half of the matches had at most { $median }. Nine in ten had { $low } to { $high }. The dashed line is the median.
statistics-plies = Moves
statistics-minutes = Minutes
statistics-minutes-line = Half of the live matches took at most { $median } minutes, nine in ten { $low } to { $high }.
statistics-openings = Openings
statistics-openings-line = How often seats that began like this won. A decision is a choice among several moves.
statistics-decision-1 = First decision
statistics-decision-2 = Second decision
statistics-made = Move
statistics-things = Cards and powers
statistics-things-line = How often seats that played it won. Here are the best and the worst of what is played often; the table has everything.
statistics-thing = What
statistics-winners = Winners who played it
statistics-losers = Losers who played it
statistics-game = Game
statistics-first = First place
statistics-favourites = Favourite games
statistics-favourites-line = { $n ->
    [one] One finished match
   *[other] { $n } finished matches
}, and your share of the wins.
statistics-won = { $n } · { $share } won
statistics-results = Results over time
statistics-results-line = Your share of wins, beside an even share: with two seats that is 50%.
statistics-my-share = Your share
statistics-since = Week of
statistics-wins = Wins
statistics-day = Day
statistics-result = Result
statistics-luck = Luck and skill
statistics-luck-line = { $n ->
    [one] From the review of one match.
   *[other] From the reviews of your latest { $n } matches, added up.
} In wins: skill is what your decisions brought beyond what a player using rules of thumb would get, luck is the rest beyond an even share.
statistics-no-reviews = No match of yours has been reviewed yet. Quick reviews are made when the hall has nothing else to do; ask for the review of a match to see it at once.
statistics-lucky = Luck
statistics-skill = Skill
statistics-mistakes = Your costliest mistakes
statistics-mistakes-line = What your decisions cost where they were certainly not the best, by kind of move and in wins: 1 is a whole win.
statistics-no-mistakes = None of your reviewed decisions was certainly a mistake.
statistics-mistake = { $n } × · { $cost }
statistics-kind = Kind of move
statistics-times = Times
statistics-cost = Cost
statistics-other = Share where another kind was better
statistics-costliest = Costliest
statistics-better = Better
statistics-phases = When they happen
statistics-phase-1 = First third
statistics-phase-2 = Second third
statistics-phase-3 = Last third
statistics-see = See the costliest one: “{ $move }” instead of “{ $better }”
