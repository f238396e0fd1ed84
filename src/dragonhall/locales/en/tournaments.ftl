# The pages of tournaments.
tournament-none = There are no tournaments at the moment.
tournament-new = Organise a tournament
tournament-mine = My tournaments
tournament-all = All tournaments
tournament-members = Members can organise and join tournaments. Anyone can watch.
tournament-become = Become a member
tournament-format = Format
tournament-format-swiss = Swiss
tournament-format-swiss-line = Everybody plays in every round, against players with about the same number of points.
tournament-format-groups = Groups and final
tournament-format-groups-line = Everybody in a group plays everybody else; the best of the groups play a final.
tournament-format-arena = Arena
tournament-format-arena-line = Come and go: players who are free get the next table, until time is up.
tournament-seats = { $n } players
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
tournament-tie-direct = Head-to-head
tournament-tie-direct-line = Results among the tied players, if they have all met.
tournament-tie-berger = Points of beaten opponents
tournament-tie-berger-line = The points of the players you finished ahead of, and half of those you were level with (Sonneborn-Berger).
tournament-tie-wins = Wins
tournament-tie-wins-line = Tables you won alone.
tournament-tie-beaten = Opponents beaten
tournament-tie-beaten-line = The share of your opponents you finished ahead of, added up over the tables.
tournament-tie-fewer = Fewer tables
tournament-tie-fewer-line = The player who needed fewer tables for the same points is ahead.
tournament-ties = How points and ties are counted
tournament-ties-duel = A win is worth one point, a shared win half a point.
tournament-ties-table = A win is worth one point; players who share it divide the point.
tournament-ties-bye = { $seats ->
     [2] A bye counts as a win.
    *[other] A bye counts as half a point.
  }
tournament-ties-forfeit = A player who leaves a table, or lets a bot make more than half of the decisions, forfeits it.
tournament-ties-equal = Ties are broken in this order; players tied on everything share the rank:
tournament-tables = Tables
tournament-no-tables = No tables yet.
tournament-watch = Watch
tournament-see = Replay
tournament-running = playing
tournament-place = Place { $place }
tournament-forfeited = forfeited
tournament-walkover = walkover
tournament-byes = Bye this round: { $names }
tournament-next = Next round in { $time }
tournament-ends = New tables open for another { $time }
tournament-join = Take part
tournament-back = Rejoin
tournament-withdraw = Withdraw
tournament-your-table = Go to your table
tournament-start = Start
tournament-pause = Pause
tournament-resume = Resume
tournament-end = End the tournament
tournament-end-sure = End the tournament now? Tables still in progress will not count.
tournament-screen = Show on a screen
tournament-screen-off = Exit full screen
tournament-name = Name of the tournament
tournament-game = Game
tournament-how-many = Players at each table
tournament-rounds = Rounds
tournament-group-size = Players in a group
tournament-minutes = Duration
tournament-n-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
}
tournament-rest = Break between rounds
tournament-no-rest = no break
tournament-bots = Empty seats
tournament-bots-none = stay empty
tournament-bots-level = Bots: { $level }
tournament-rate = Rated: every game counts towards the rankings.
tournament-for-club = For
tournament-for-all = everybody
tournament-public = Show it in the list of tournaments
tournament-fill = Fill up with bots
tournament-fill-none = no
tournament-fill-to = up to { $n } players
tournament-fills = At the start, bots ({ $level }) join until there are { $n } players.
tournament-bots-seats = Bots ({ $level }) take the empty seats at a table.
tournament-missing = It can start when { $n ->
    [one] one more player has
   *[other] { $n } more players have
  } joined.
tournament-invite-line = Members who open this link can join.
