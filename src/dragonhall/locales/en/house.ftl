# What the house itself says. Games have files of their own beside this one.

house-yes = yes
house-no = no
house-seat = Seat { $seat }
house-bot = Hatchling { $seat }
house-game-line = { $title }, { $low } to { $high } seats
house-option-line = { $name } = { $default }  ({ $choices })
house-option-house = { $name } = { $default }  ({ $choices }; a house value, not from the rulebook)
house-number-range = { $low } to { $high }
house-play-hint = dragonhall play { $game }
house-your-turn = Your turn, { $name }. What do you do?
house-how-to-answer = Type a number, or the words. Also: u undo, s save, r rules, q quit.
house-not-understood = { $said } is not possible here. Type a number from 1 to { $count }, or the words.
house-nothing-to-undo = There is nothing to take back.
house-undone = Taken back.
house-cannot-undo = That cannot be taken back: something was rolled, drawn or learnt since.
house-saved = Saved in { $file }.
house-cannot-save = It could not be saved in { $file }: { $why }
house-save-as = File name:
house-bye = Goodbye.
house-over = The game is over.
house-won = { $names } { $count ->
    [one] wins
   *[other] share the win
  }.
house-nobody-won = Nobody wins.
house-scores = Scores: { $scores }
house-ply = Ply { $ply }
house-setup = Setting up
house-curtain = Pass the screen to { $name }, then press Enter.
house-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
