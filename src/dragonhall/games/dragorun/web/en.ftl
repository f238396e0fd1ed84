# The race track in the browser.

web-dragorun-track = The track
web-dragorun-dice = The dice
web-dragorun-free = Choose a marker
web-dragorun-marker = { $dragon }’s marker
web-dragorun-on = on space { $space } of { $track }

web-dragorun-ask-turn = { $dragon ->
    [none] Roll the dice, or tap a dragon to swap markers.
   *[other] You hold { $dragon }. Roll the dice, or tap another dragon to swap markers.
  }
web-dragorun-ask-rolled = { $colour ->
    [white] White: choose a dragon to move ({ $movement }), or reroll once.
   *[other] { $dragon } moves ({ $movement }): go ahead, or reroll once.
  }
web-dragorun-ask-white = White again: which dragon moves? ({ $movement })
web-dragorun-ask-must-roll = Everybody has swapped, so roll the dice.
web-dragorun-ask-marker = Choose a dragon’s marker.

web-dragorun-tip-turn = You win if you hold the marker of the first dragon across the finish line. Your marker is next to your name. Roll the dice to move a dragon, or tap another dragon to take its marker: nobody can then take it from you until your next turn. If you play with eggs, you also draw one.
web-dragorun-tip-rolled = One die says which dragon moves, the other how far. Only free spaces count, so dragons jump over each other. The trophy sends a dragon to the front, the snail to the back. Once per turn you may reroll one die or both: tap a die or use the buttons.
web-dragorun-tip-white = White means any dragon: tap the one that should move.
web-dragorun-tip-marker = Each marker belongs to one dragon. Choose the one you would bet on now; you can swap later.

web-dragorun-why-egg = Eggs cannot be played: an egg takes effect when it is drawn, and the poison mushroom for as long as you hold it. (5.6, 6.3)
web-dragorun-why-rolled = The colour die says which dragon moves. (4.3)
web-dragorun-why-rerolled = You may reroll only once per turn. (4.2)
web-dragorun-why-marker = Somebody holds that marker already. (2.5)
web-dragorun-why-first = Answer the question first; then roll or swap. (3.1)
web-dragorun-why-own = That is your own marker. (5.1)
web-dragorun-why-protected = That marker has just been taken and is face down, so nobody can take it until its holder’s next turn. (5.2)
web-dragorun-why-must-roll = Everybody has just swapped, so you must roll. (5.8)
web-dragorun-why-swap-instead = You have rolled: on a turn you roll or swap, not both. (5.1)
web-dragorun-why-all-protected = Every other marker is face down, so you cannot swap. (5.4)
web-dragorun-why-return = You may put your eggs back only if your dragon is last at the start of your turn. (3.3)

web-dragorun-about-dragon = The player who holds the marker of the first dragon to finish wins the race. (7.1)
web-dragorun-about-movement-plus-1 = To the first free space ahead. (4.5)
web-dragorun-about-movement-plus-2 = To the second free space ahead. (4.5)
web-dragorun-about-movement-plus-3 = To the third free space ahead. (4.5)
web-dragorun-about-movement-minus-1 = Back to the nearest free space. (4.7)
web-dragorun-about-movement-trophy = To the space directly ahead of the leader. (4.8)
web-dragorun-about-movement-snail = To the space directly behind the last dragon. (4.11)
web-dragorun-about-colour = The colour die says which dragon moves. (4.3)
web-dragorun-about-colour-white = White: you choose the dragon that moves. (4.3)
web-dragorun-about-egg = Moves this dragon forward to the next free space when it is drawn. (6.1)
web-dragorun-about-egg-snail = Sends the dragon whose marker you just took to last place. (6.2)
web-dragorun-about-egg-mushroom = The poison mushroom: while you hold it you cannot win. (6.3)


web-dragorun-short =
    Five dragons race, and everybody holds the marker of one of them.
    On your turn, roll both dice (you may reroll once); the dragon shown moves.
    Or swap your marker for any face-up marker and draw an egg.
    The player who holds the marker of the first dragon to finish wins, unless they hold the poison mushroom.
web-dragorun-do-swap = Swap for { $dragon }
web-dragorun-do-move = Move { $dragon } to { $space }
web-dragorun-do-finish = { $dragon } crosses the finish line!
web-dragorun-do-stay = { $dragon } stays on { $space }
web-dragorun-mine = your dragon

# Why it came so.
web-dragorun-aside-leapt = { $leapt ->
    [one] The occupied space does not count.
   *[other] The { $leapt } occupied spaces do not count.
  }
web-dragorun-aside-trophy = The trophy takes it just ahead of the leader.
web-dragorun-aside-snail = The snail sends it to last place.
web-dragorun-aside-stays-trophy = The trophy has no effect: this dragon is already in the lead.
web-dragorun-aside-stays-snail = The snail has no effect: this dragon is already last.
web-dragorun-aside-swap = Nobody can take the new marker before its holder’s next turn.
web-dragorun-aside-egg = A swap comes with an egg; this one moves its dragon forward.
web-dragorun-aside-egg-snail = A swap comes with an egg; this one sends the dragon just taken to last place.
web-dragorun-aside-egg-mushroom = A swap comes with an egg; the player who holds this one cannot win.
web-dragorun-aside-white = White: the player who rolled chooses the dragon.
web-dragorun-aside-won = The marker counts, not who moved the dragon.
web-dragorun-aside-returned = Only a player whose dragon is last may do this.

web-dragorun-setup-track = The track
web-dragorun-setup-markers = Markers and races
web-dragorun-setup-eggs = Eggs

# Aids at the table: the odds of the dice and of the eggs.
web-dragorun-aid-odds = Odds
web-dragorun-aid-key-roll = Roll: { $list }
web-dragorun-aid-key-reroll-both = Reroll both dice: { $list }
web-dragorun-aid-key-reroll-colour = Reroll the colour die: { $list }
web-dragorun-aid-key-reroll-movement = Reroll the movement die: { $list }
web-dragorun-aid-key-swap = If you swap, your egg: { $list }
web-dragorun-aid-item-wins = you win: { $percent }%
web-dragorun-aid-item-forward = your dragon moves forward: { $percent }%
web-dragorun-aid-item-back = back: { $percent }%
web-dragorun-aid-item-loses = somebody else wins: { $percent }%
web-dragorun-aid-item-egg-wins = { $thing } wins: { $percent }%
web-dragorun-aid-item-egg-loses = with { $thing }, somebody else wins: { $percent }%
web-dragorun-aid-item-egg-snail = snail: { $percent }%
web-dragorun-aid-item-egg-mushroom = poison mushroom: { $percent }%
