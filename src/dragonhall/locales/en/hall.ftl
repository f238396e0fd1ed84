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
hall-problem-bad-query = That address asks for something impossible.
hall-problem-hello-first = The connection did not begin as it should.
hall-problem-old-protocol = This page is out of date: load it again.
hall-problem-too-long = That is too long.
hall-problem-too-fast = That was too much at once: wait a moment.
hall-problem-too-many = There are many of your tables already: finish some of them first.
hall-problem-wrong-origin = This page may not speak with this server.
hall-problem-no-table = There is no table with this code.
hall-problem-no-page = There is nothing at this address.
hall-problem-no-ply = The match has no such move.
hall-problem-no-game = There is no such game here.
hall-problem-no-token = You only watch this table: join it first.
hall-problem-bad-token = You are not known at this table.
hall-problem-not-your-seat = That seat is not yours.
hall-problem-not-the-host = Only the host can do that.
hall-problem-not-allowed = That is not allowed here.
hall-problem-removed = You were removed from this table.
hall-problem-seat-taken = That seat is taken.
hall-problem-one-seat = Everybody has one seat here: only the host may take more.
hall-problem-table-full = There is no room at this table.
hall-problem-no-seat = The table has no such seat.
hall-problem-no-player = There is no such player at this table.
hall-problem-bad-name = A name has 1 to 24 characters that can be seen, and is not what a bot is called.
hall-problem-bad-option = These options cannot be played.
hall-problem-bad-seats = The game is not for that many.
hall-problem-bad-level = There are no bots of that level.
hall-problem-bad-phrase = That cannot be said here.
hall-problem-bad-record = This is not a right record of a match.
hall-problem-already-started = The game has started already.
hall-problem-not-started = The game has not started yet.
hall-problem-no-review = This match cannot be judged: it was played by other rules.
hall-problem-not-over = The game is not over yet.
hall-problem-over = The game is over.
hall-problem-stale = Something happened meanwhile: look again, then choose.
hall-problem-id-used = This was sent under a name that was used before.
hall-problem-not-a-move = That is not a move of this game.
hall-problem-not-legal-now = That is not possible now.
hall-problem-not-your-turn = It is not your turn.
hall-problem-cannot-undo = That cannot be taken back: something was rolled, drawn or learnt since.
hall-problem-undo-asked = The others are being asked already.
hall-problem-no-ask = That question is no longer open.
hall-problem-not-away = That player is here, or was a moment ago: wait a little.
hall-problem-rules-changed = The rules were changed too much for this table to go on.
hall-problem-not-stored = This cannot be stored, and nothing was changed.
hall-problem-closing = The server is busy or restarting: try again in a moment.

hall-verified = { $game }: all { $moves } moves are right, and so is the end.
hall-verified-dice = The dice follow from the secret that was promised before the first move: { $commitment }
hall-verified-no-promise = Nothing was promised about its dice before the first move.
hall-copied = { $tables ->
    [one] One table
   *[other] { $tables } tables
  } copied to { $file }.
