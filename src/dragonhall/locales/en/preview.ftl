# The preview of a link that is sent to others.
preview-invites = { $host } invites you to { $game }
preview-invites-privately = { $host } invites you to a table
preview-free =
    { $free ->
        [0] All seats are taken. You can watch.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
preview-plays = { $game }: { $names }
preview-turn = It is { $name }’s turn.
preview-running = The game is in progress.
preview-over = The game is over. Watch it move by move.
preview-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
preview-everybody = No account needed.
preview-tournament =
    { $players ->
        [0] A { $game } tournament. Be the first to join.
        [one] A { $game } tournament with one player.
       *[other] A { $game } tournament with { $players } players.
    }
preview-tournament-over = A { $game } tournament. It is over: see the results.
preview-club = { $club }
preview-club-invites = You are invited to { $club }
preview-club-text =
    { $count ->
        [one] A club at Dragonhall with one member.
       *[other] A club at Dragonhall with { $count } members.
    }
preview-puzzle = { $game }: a puzzle
preview-puzzle-text = Can you find the best move?
preview-daily = The deal of the day
preview-daily-text = Everybody gets the same cards and dice. How well will you do?
preview-rules = { $game }: the rules
preview-rules-text = The goal, a turn at a glance, every rule with its number.
preview-new = Play { $game }
preview-hall = Dragonhall
preview-hall-text = Play dragon games with friends who open your link, and with bots in the empty seats.
