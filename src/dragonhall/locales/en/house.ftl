# What the house itself says. Games have files of their own beside this one.

house-yes = yes
house-no = no
house-seat = Player { $seat }
house-game-line = { $title }, { $low } to { $high } players
house-option-line = { $name } = { $default }  ({ $choices })
house-option-house = { $name } = { $default }  ({ $choices }; a house value, not from the rulebook)
house-option-value = { $value }: { $meaning }
house-number-range = { $low } to { $high }
house-play-hint = dragonhall play { $game }
house-your-turn = Your turn, { $name }. What will you do?
house-to-act = To move: { $names }
house-can-say = What { $name } can do:
house-how-to-answer = Type a number, or the words. Also: u undo, h hint, s save, r rules, q quit.
house-not-understood = { $said } is not possible here. Type a number from 1 to { $count }, or the words.
house-nothing-to-undo = There is nothing to take back.
house-undone = Taken back.
house-cannot-undo = That cannot be taken back: something has been rolled, drawn or revealed since.
house-saved = Saved in { $file }.
house-cannot-save = It could not be saved in { $file }: { $why }.
house-save-as = File name:
house-write-over = { $file } already exists. Overwrite it, yes or no?
house-not-saved = Nothing was saved.
house-bye = Goodbye.
house-over = The game is over.
house-won = { $names } { $count ->
    [one] wins
   *[other] share the win
  }.
house-nobody-won = Nobody wins.
house-field = { $name }: { $value }
house-score = { $name }: { $score }
house-and = { $first } and { $last }
house-ply = Move { $ply }
house-setup = Setting up
house-curtain = Pass the screen to { $name }, then press Enter.
house-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }

house-box-title = What is in the box of { $game }
house-box-none = { $game } has no box sheet: its rules page says which values are house values.
house-box-note = “house” marks what no source tells us: a value of our own. Add --file to print the file, correct your copy and play with --option box=FILE.
house-box-what = What
house-box-value = Value
house-box-origin = Origin
house-box-source = Source
house-origin-printed = printed
house-origin-found = found
house-origin-deduced = deduced
house-origin-house = house

# What an assistant is told at its table (dragonhall mcp).
assistant-you = You are { $name }.
assistant-joined = You sit at a table of { $game }. The host starts the game; then look.
assistant-not-started = The game has not started yet: the host starts it. Look again in a moment.
assistant-no-moves = You have nothing to decide now.
assistant-no-library = dragonhall mcp needs the library mcp: pip install 'dragonhall[mcp]'.

# The end: what decided a match, its score sheet

house-decided-ahead = { $seat } wins with { $score } points, { $margin } more than { $other }, above all thanks to { $row }: { $points } to { $others }.
house-decided-tie = { $seat } and { $other } both have { $score } points; the tie-break goes to { $seat }.
house-decided-shared = { $names } share the win, with { $score } points each.
house-decided-alone = { $seat } reaches { $score } points.
house-decided-nobody = The match ends without a winner.
house-row-before = Before this position
    .by = what was scored before this position
house-row-score = Score
house-line-before = Scored before this position.
