# The race track in the browser.

web-dragorun-track = The track
web-dragorun-dice = The dice
web-dragorun-free = Choose a marker
web-dragorun-marker = marker of { $dragon }
web-dragorun-on = on space { $space } of { $track }

web-dragorun-ask-turn = { $dragon ->
    [none] Roll the dice, or tap a dragon to swap markers.
   *[other] You hold { $dragon }. Roll the dice, or tap another dragon to swap markers.
  }
web-dragorun-ask-rolled = { $colour ->
    [white] White: choose any dragon for { $movement }, or roll again once.
   *[other] { $dragon } moves ({ $movement }): go ahead, or roll again once.
  }
web-dragorun-ask-white = White again: which dragon moves? ({ $movement })
web-dragorun-ask-must-roll = Everybody has swapped: roll the dice.
web-dragorun-ask-marker = Choose the marker of a dragon.

web-dragorun-tip-turn = You win if you hold the marker of the dragon that crosses the line first. Your marker is beside your name. Roll the dice to move a dragon, or tap any other dragon to take its marker: then you draw an egg, and your new marker is safe until your next turn.
web-dragorun-tip-rolled = The colour die says which dragon moves, the other how far. Only free spaces count, so a dragon leaps over others. The trophy leads to the front, the snail to the rear. Once a turn you may roll one die or both again: tap a die, or use the buttons.
web-dragorun-tip-white = White means any dragon: tap the one that should move.
web-dragorun-tip-marker = Each marker belongs to one dragon. Choose the one you would bet on now; you can swap later.

web-dragorun-why-egg = An egg does its work when it is drawn; then it only lies there. (5.6)
web-dragorun-why-rolled = The colour die says which dragon moves. (4.3)
web-dragorun-why-rerolled = You may roll again only once a turn. (4.2)
web-dragorun-why-marker = Somebody holds that marker already. (2.5)
web-dragorun-why-first = First answer the question, then roll or swap. (3.1)
web-dragorun-why-own = That is your own marker. (5.1)
web-dragorun-why-protected = That marker was just taken and lies face down: nobody may take it until its holder’s next turn. (5.2)
web-dragorun-why-must-roll = Everybody has swapped in turn: now you have to roll. (5.8)
web-dragorun-why-swap-instead = You have rolled: on a turn you roll or swap, not both. (5.1)
web-dragorun-why-all-protected = Every other marker lies face down, so you cannot swap. (5.4)
web-dragorun-why-return = You may put your eggs back only while your dragon is last. (3.3)

web-dragorun-about-dragon = Whoever holds the marker of the dragon that finishes first wins the race. (7.1)
web-dragorun-about-movement-plus-1 = To the first free space ahead. (4.5)
web-dragorun-about-movement-plus-2 = To the second free space ahead. (4.5)
web-dragorun-about-movement-plus-3 = To the third free space ahead. (4.5)
web-dragorun-about-movement-minus-1 = Back to the nearest free space. (4.7)
web-dragorun-about-movement-trophy = To the space ahead of the leader. (4.8)
web-dragorun-about-movement-snail = To the space behind the last dragon. (4.11)
web-dragorun-about-colour = The colour die says which dragon moves. (4.3)
web-dragorun-about-colour-white = White: you choose the dragon that moves. (4.3)
web-dragorun-about-egg = Moves this dragon forward to the next free space when it is drawn. (6.1)
web-dragorun-about-egg-snail = Sends the dragon whose marker you just took to the last place. (6.2)
web-dragorun-about-egg-mushroom = Poison: while you hold it you cannot win. (6.3)


web-dragorun-short =
    Everybody holds the marker of one dragon. Five dragons race.
    On your turn roll both dice (and once again if you like): the dragon shown moves.
    Or swap your marker for any other that lies open, and draw an egg.
    Whoever holds the marker of the first dragon to finish wins, unless they also hold the poison mushroom.
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
web-dragorun-aside-snail = The snail sends it just behind the last dragon.
web-dragorun-aside-stays-trophy = The trophy does nothing: it is in the lead already.
web-dragorun-aside-stays-snail = The snail does nothing: it is last already.
web-dragorun-aside-swap = Nobody can take the new marker before its holder’s next turn.
web-dragorun-aside-egg = Whoever swaps draws an egg; this one moves its dragon forward.
web-dragorun-aside-egg-snail = Whoever swaps draws an egg; this one sends the dragon just taken to last place.
web-dragorun-aside-egg-mushroom = Whoever swaps draws an egg; whoever holds this one cannot win.
web-dragorun-aside-white = White: whoever rolls chooses the dragon.
web-dragorun-aside-won = What counts is the marker, not who moved the dragon.
web-dragorun-aside-returned = Only whoever holds the last dragon may do so.

web-dragorun-setup-track = The track
web-dragorun-setup-markers = Markers and races
web-dragorun-setup-eggs = Eggs

# Aids at the table: the odds of the dice and of the eggs.
web-dragorun-aid-odds = Odds
web-dragorun-aid-key-roll = Roll: { $list }
web-dragorun-aid-key-reroll-both = Both dice again: { $list }
web-dragorun-aid-key-reroll-colour = Colour die again: { $list }
web-dragorun-aid-key-reroll-movement = Movement die again: { $list }
web-dragorun-aid-key-swap = Egg of a swap: { $list }
web-dragorun-aid-item-wins = you win { $percent }%
web-dragorun-aid-item-forward = your dragon forward { $percent }%
web-dragorun-aid-item-back = back { $percent }%
web-dragorun-aid-item-loses = another wins { $percent }%
web-dragorun-aid-item-egg-wins = { $thing } wins { $percent }%
web-dragorun-aid-item-egg-loses = with { $thing } another wins { $percent }%
web-dragorun-aid-item-egg-snail = snail { $percent }%
web-dragorun-aid-item-egg-mushroom = mushroom { $percent }%
