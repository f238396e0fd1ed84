# What the pages of tournaments say.
tournament-none = There is no tournament just now.
tournament-new = Organise a tournament
tournament-mine = My tournaments
tournament-all = All tournaments
tournament-members = Members organise tournaments and take part. Everybody may watch.
tournament-become = Become a member
tournament-format = Format
tournament-format-swiss = Swiss
tournament-format-swiss-line = Everybody plays in every round, with others who have about as many points.
tournament-format-groups = Groups and final
tournament-format-groups-line = In each group everybody meets everybody; the best of the groups play a final.
tournament-format-arena = Arena
tournament-format-arena-line = Come and go: whoever is free gets the next table, until time is up.
tournament-seats = { $n } seats
tournament-rated = rated
tournament-slow = slow
tournament-host = Host: { $name }
tournament-state-open = Waiting for players
tournament-state-running = Running
tournament-state-paused = Paused: no new round begins
tournament-state-over = Over
tournament-players = { $n ->
    [one] one player
   *[other] { $n } players
}
tournament-round = Round { $n } of { $all }
tournament-tables-made = { $n ->
    [one] one table so far
   *[other] { $n } tables so far
}
tournament-group = Group { $n }
tournament-final = Final
tournament-standings = Standings
tournament-rank = Rank
tournament-player = Player
tournament-points = Points
tournament-played = Tables
tournament-out = not playing now
tournament-tie-buchholz = Opponents
tournament-tie-buchholz-line = Your opponents’ points (Buchholz); at larger tables, their mean. A bye or a bot counts as an opponent with as many points as you.
tournament-tie-direct = Direct
tournament-tie-direct-line = How the tied players did against each other, if all of them have met.
tournament-tie-berger = Beaten points
tournament-tie-berger-line = The points of the players you finished ahead of, and half of those you were level with (Sonneborn-Berger).
tournament-tie-wins = Wins
tournament-tie-wins-line = Tables you won alone.
tournament-tie-beaten = Beaten
tournament-tie-beaten-line = The share of your opponents you finished ahead of, added up over the tables.
tournament-tie-fewer = Fewer tables
tournament-tie-fewer-line = Whoever needed fewer tables for the same points is ahead.
tournament-ties = How points and ties are counted
tournament-ties-duel = A win is one point, a shared win a half.
tournament-ties-table = A win is one point; those who share it divide the point.
tournament-ties-bye = { $seats ->
    [2] A round without a table counts as a win.
   *[other] A round without a table counts as half a point.
}
tournament-ties-forfeit = Whoever leaves a table, or lets a bot make more than half of the decisions, forfeits it.
tournament-ties-equal = Equal points are decided in this order; players who are equal in everything share the rank:
tournament-tables = Tables
tournament-no-tables = No tables yet.
tournament-watch = Watch
tournament-see = Replay
tournament-running = playing
tournament-place = Place { $place }
tournament-forfeited = forfeited
tournament-walkover = without play
tournament-byes = Without a table in this round: { $names }
tournament-next = Next round in { $time }
tournament-ends = New tables for another { $time }
tournament-join = Take part
tournament-back = Rejoin
tournament-withdraw = Withdraw
tournament-your-table = Go to your table
tournament-start = Start
tournament-pause = Pause
tournament-resume = Go on
tournament-end = End it
tournament-end-sure = End it now? Tables still in progress will not count.
tournament-screen = Show on a screen
tournament-screen-off = Back to the page
tournament-name = Name of the tournament
tournament-game = Game
tournament-how-many = Seats at each table
tournament-rounds = Rounds
tournament-group-size = Players in a group
tournament-minutes = How long
tournament-n-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
}
tournament-rest = Between two rounds
tournament-no-rest = no break
tournament-bots = Empty seats
tournament-bots-none = stay empty
tournament-bots-level = Bots: { $level }
tournament-rate = Rated: every match counts for the ratings.
tournament-for-club = For
tournament-for-all = everybody
tournament-public = Show it in the list of tournaments
