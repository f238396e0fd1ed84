# Dragorun

dragorun-title = Dragorun
dragorun-about = Five dragons race. You hold one dragon’s marker and may swap it for another: the player who holds the winner’s marker wins.
dragorun-length = about 20 minutes
# This game is a good one to begin with: its door says so.
dragorun-first = The first game to try.

dragorun-option-track = Finish on space
dragorun-option-start = Last of the five starting spaces
dragorun-option-marker-deal = The markers are
dragorun-option-marker-deal-random = dealt at random
dragorun-option-marker-deal-choose = chosen one after the other
dragorun-option-replay-if-no-winner = A new race when nobody wins
dragorun-option-no-eggs = Without eggs, for young children

dragorun-dragon-dragobert = Dragobert
    .short = Do
    .colour = green
dragorun-dragon-diego = Diego
    .short = Dg
    .colour = red
dragorun-dragon-didi = Didi
    .short = Di
    .colour = blue
dragorun-dragon-danny = Danny
    .short = Da
    .colour = yellow
dragorun-dragon-dragma = Dragma
    .short = Dm
    .colour = violet

dragorun-colour-dragobert = green (Dragobert)
dragorun-colour-diego = red (Diego)
dragorun-colour-didi = blue (Didi)
dragorun-colour-danny = yellow (Danny)
dragorun-colour-dragma = violet (Dragma)
dragorun-colour-white = white

dragorun-movement-plus-1 = +1
dragorun-movement-plus-2 = +2
dragorun-movement-plus-3 = +3
dragorun-movement-minus-1 = −1
dragorun-movement-trophy = the trophy
dragorun-movement-snail = the snail

dragorun-egg-plus-1-dragobert = +1 Dragobert
dragorun-egg-plus-1-diego = +1 Diego
dragorun-egg-plus-1-didi = +1 Didi
dragorun-egg-plus-1-danny = +1 Danny
dragorun-egg-plus-1-dragma = +1 Dragma
dragorun-egg-snail = snail
dragorun-egg-mushroom = poison mushroom

dragorun-dice-both-dice = both dice
dragorun-dice-colour-die = the colour die
dragorun-dice-movement-die = the movement die

dragorun-move-roll = roll the dice
dragorun-move-return = put all your eggs back
dragorun-move-swap = swap your marker for { $dragon }
dragorun-move-move = move { $dragon }
dragorun-move-reroll = reroll { $dice }
dragorun-move-choose = choose { $dragon }

dragorun-news-race = Race { $race }: { $seat } begins.
    .you = Race { $race }: { $seat } begin.
dragorun-news-starts = { $dragon } starts on space { $space }.
dragorun-news-dealt = { $seat } receives { $dragon }’s marker.
    .you = { $seat } receive { $dragon }’s marker.
dragorun-news-chose = { $seat } chooses { $dragon }’s marker.
    .you = { $seat } choose { $dragon }’s marker.
dragorun-news-rolled = { $seat } rolls { $colour } and { $movement }.
    .you = { $seat } roll { $colour } and { $movement }.
dragorun-news-rerolled = { $seat } rerolls: { $colour } and { $movement }.
    .you = { $seat } reroll: { $colour } and { $movement }.
dragorun-news-forward = { $dragon } moves forward from space { $from } to { $to }.
dragorun-news-backward = { $dragon } moves back from space { $from } to { $to }.
dragorun-news-stayed = { $dragon } stays on space { $space }.
dragorun-news-swapped = { $seat } takes { $takes } from { $other }, who gets { $gives }.
    .you = { $seat } take { $takes } from { $other }, who gets { $gives }.
    .to-you = { $seat } takes { $takes } from { $other }; you get { $gives }.
dragorun-news-swapped-beside = { $seat } takes { $takes } and puts { $gives } beside the board.
    .you = { $seat } take { $takes } and put { $gives } beside the board.
dragorun-news-egg = { $seat } draws an egg: { $egg }.
    .you = { $seat } draw an egg: { $egg }.
dragorun-news-returned = { $seat } puts { $eggs ->
    [one] one egg
   *[other] { $eggs } eggs
  } back into the pool.
    .you = { $seat } put { $eggs ->
        [one] one egg
       *[other] { $eggs } eggs
      } back into the pool.
dragorun-news-reshuffled = That was the twelfth egg, so all eggs go back into the pool.
dragorun-news-finished = { $dragon } crosses the finish line!
dragorun-news-poisoned = But { $seat } holds the poison mushroom, so { $dragon } is disqualified and second place counts.
    .you = But { $seat } hold the poison mushroom, so { $dragon } is disqualified and second place counts.
dragorun-news-won = { $seat } wins the race with { $dragon }.
    .you = { $seat } win the race with { $dragon }.
dragorun-news-must-roll = Everybody has swapped, so { $seat } must roll.
    .you = Everybody has swapped, so { $seat } must roll.
dragorun-news-nobody = Nobody holds its marker, so nobody wins this race.

dragorun-draw-title = Race { $race }, finish on space { $track }
dragorun-draw-player = Player
dragorun-draw-dragon = Dragon
dragorun-draw-place = Place
dragorun-draw-eggs = Eggs
dragorun-draw-face-down = face down
dragorun-draw-beside = Beside the board:
dragorun-draw-dice = Dice: { $colour }, { $movement }
dragorun-draw-pool = { $eggs ->
    [one] one egg
   *[other] { $eggs } eggs
  } in the pool
dragorun-draw-must-roll = Everybody has swapped, so roll.
dragorun-draw-snail = snail
dragorun-draw-finish = finish

# The end

dragorun-decided-finish = { $seat } wins: { $dragon } is the first across the line, and { $seat } held its marker to the end.
    .you = { $seat } win: { $dragon } is the first across the line, and you held its marker to the end.
dragorun-decided-swapped = { $seat } wins: { $dragon } is the first across the line, and { $seat } had taken its marker from { $other } { $plies ->
    [0] on the last move
    [one] one move earlier
   *[other] { $plies } moves earlier
  }.
    .you = { $seat } win: { $dragon } is the first across the line, and you had taken its marker from { $other } { $plies ->
        [0] on the last move
        [one] one move earlier
       *[other] { $plies } moves earlier
      }.
    .to-you = { $seat } wins: { $dragon } is the first across the line, and { $seat } had taken its marker from { $other } { $plies ->
        [0] on the last move
        [one] one move earlier
       *[other] { $plies } moves earlier
      }.
dragorun-decided-poisoned = { $other } came first, but the poison mushroom disqualifies their dragon: { $seat } wins with { $dragon }, in second place.
    .you = { $other } came first, but the poison mushroom disqualifies their dragon: { $seat } win with { $dragon }, in second place.
    .to-you = You came first, but the poison mushroom disqualifies your dragon: { $seat } wins with { $dragon }, in second place.
dragorun-decided-shared = { $names } share the win: the first dragon is disqualified and theirs tie for second place.
dragorun-decided-nobody = Nobody wins because nobody held the winning dragon’s marker.
dragorun-row-race = Race { $number }
    .by = race { $number }
dragorun-line-came = { $seat }: { $dragon }, space { $space }.

# Why the winner won, for studies
dragorun-reason-finish = held the marker of the first dragon to the end
dragorun-reason-swapped = took the marker of the first dragon in a swap
dragorun-reason-poisoned = the first dragon was disqualified by the poison mushroom

dragorun-plays-eggs = Eggs drawn
dragorun-plays-swaps = Markers taken
