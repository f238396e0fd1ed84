# What the hall says: phrases of the chat, problems, the host's commands.

hall-phrase-hello = Hello!
hall-phrase-good-luck = Good luck!
hall-phrase-well-played = Well played!
hall-phrase-thanks = Thank you!
hall-phrase-oops = Oops!
hall-phrase-my-turn = My turn!
hall-phrase-hurry = It is your turn…
hall-phrase-thinking = Let me think.
hall-phrase-good-game = Good game!
hall-phrase-bye = Goodbye!
hall-phrase-cheer = cheers
hall-phrase-laugh = laughs
hall-phrase-wow = is amazed
hall-phrase-sad = is sad
hall-phrase-heart = loves it
hall-phrase-fire = breathes fire

hall-problem-bad-message = That could not be understood.
hall-problem-bad-query = That address asks for something that does not exist.
hall-problem-hello-first = The connection did not start properly.
hall-problem-old-protocol = This page is out of date: load it again.
hall-problem-too-long = That is too long.
hall-problem-too-fast = That was too much at once: wait a moment.
hall-problem-too-many = You already have many tables: finish some of them first.
hall-problem-wrong-origin = This page is not allowed to talk to this server.
hall-problem-no-table = There is no table with this code.
hall-problem-no-page = There is nothing at this address.
hall-problem-no-ply = The game has no such move.
hall-problem-no-game = There is no such game here.
hall-problem-no-token = You are only watching this table: join it first.
hall-problem-bad-token = This table does not know you.
hall-problem-not-your-seat = That seat is not yours.
hall-problem-not-the-host = Only the host can do that.
hall-problem-not-allowed = That is not allowed here.
hall-problem-removed = You were removed from this table.
hall-problem-seat-taken = That seat is taken.
hall-problem-one-seat = One seat each at this table: only the host may take more.
hall-problem-table-full = There is no room left at this table.
hall-problem-no-seat = This table has no such seat.
hall-problem-no-player = There is no such player at this table.
hall-problem-bad-name = A name has 1 to 24 visible characters and is not the name of a bot.
hall-problem-bad-option = The game cannot be played with these options.
hall-problem-bad-seats = The game cannot be played by that many.
hall-problem-bad-level = There are no bots of that level.
hall-problem-bad-phrase = That cannot be said here.
hall-problem-bad-record = This is not a valid record of a match.
hall-problem-already-started = The game has already started.
hall-problem-not-started = The game has not started yet.
hall-problem-no-hints = There are no hints at this table: the host can allow them.
hall-problem-no-review = This match cannot be reviewed: it was played by other rules.
hall-problem-not-over = The game is not over yet.
hall-problem-over = The game is over.
hall-problem-stale = Something happened in the meantime: look again, then choose.
hall-problem-id-used = This id was already used for something else.
hall-problem-not-a-move = That is not a move of this game.
hall-problem-not-legal-now = That is not possible now.
hall-problem-not-your-turn = It is not your turn.
hall-problem-cannot-undo = That cannot be taken back: since then something was rolled, drawn or revealed.
hall-problem-undo-asked = The others are already being asked.
hall-problem-no-ask = That question is no longer open.
hall-problem-not-away = That player is here, or was a moment ago: wait a little.
hall-problem-rules-changed = The rules have changed too much for this table to go on.
hall-problem-not-stored = This cannot be saved, and nothing has changed.
hall-problem-closing = The server is busy or restarting: try again in a moment.

hall-verified = { $game }: all { $moves } moves are right, and so is the result.
hall-verified-dice = The dice follow from the secret that was promised before the first move: { $commitment }
hall-verified-no-promise = Nothing was promised about its dice before the first move.
hall-copied = { $tables ->
    [one] One table
   *[other] { $tables } tables
  } copied to { $file }.
