# The lesson

dragorun-lesson-race = Five dragons race to the chequered finish. Nobody owns one: everybody holds a marker with a dragon on it, and the marker of the first dragon home wins.
dragorun-lesson-marker = This is your marker: Dragobert, the green dragon, fourth just now. As long as you hold it, you want him in front.
dragorun-lesson-roll = On your turn you roll, or you swap markers. Roll the dice.
dragorun-lesson-roll-done = One die names a dragon, the other says how it moves: Dragobert, two forward. That is your own dragon!
dragorun-lesson-roll-wrong = A swap will come soon. First see what the dice do: roll.
dragorun-lesson-move = You may keep this roll or roll once more. It is good for you: move Dragobert, and see why he comes to space 9.
dragorun-lesson-move-done = He went from space 4 to space 9: only free spaces count, so two steps jumped over the whole pack.
dragorun-lesson-move-wrong = Rolling again would throw away two steps of your own dragon. Move Dragobert.
dragorun-lesson-snail = The other player rolled the snail for Dragobert: he goes behind the last dragon. The dice can name any dragon, whoever rolls.
dragorun-lesson-swap = Dragobert is last, Didi is first, and the other player holds her. Do not roll: swap your marker for Didi.
dragorun-lesson-swap-done = Now Didi is yours and the other player has Dragobert. Your marker lies face down until your next turn: nobody can take it.
dragorun-lesson-swap-wrong = Holding the last dragon wins nothing. Tap Didi, the first one, and swap.
dragorun-lesson-egg = A swap has a price: you draw an egg from this pool. Yours moved Diego one space. Beware of the mushroom egg: whoever holds it cannot win.
dragorun-lesson-again = The other player sent Didi back. It is your turn: roll.
dragorun-lesson-again-done = Didi again, but one back. This roll would hurt you.
dragorun-lesson-again-wrong = Didi is still a good dragon to hold. Roll the dice.
dragorun-lesson-reroll = The colour is right, only the movement is bad. Tap the movement die and roll it once more.
dragorun-lesson-reroll-done = The trophy! Didi jumps directly ahead of the leader. A second roll counts as it falls.
dragorun-lesson-reroll-wrong = Keep the colour die: it shows your own dragon. Only the movement die should roll again.
dragorun-lesson-reroll-wrong-move = That would take your own dragon back. Roll the movement die once more.
dragorun-lesson-finish = The race ends here, at space 28. Roll for your dragon, swap in time, and watch the eggs. The rest of this race is yours!

# Why a move is good (hints)

dragorun-reason-ahead = Your dragon leads: roll on.
dragorun-reason-close =
    Your dragon is only { $number ->
        [one] one space
       *[other] { $number } spaces
    } behind: a roll can bring it to the front.
dragorun-reason-roll = No marker within reach is worth a swap.
dragorun-reason-mushroom = With the mushroom you cannot win: it goes back with your eggs.
dragorun-reason-eggs = You get rid of your eggs before they weigh on your dragon.
dragorun-reason-nearer =
    That dragon is { $number ->
        [one] one space
       *[other] { $number } spaces
    } nearer to the finish than yours.
dragorun-reason-safer = Your marker lies face down until your next turn, and nobody can take it.
dragorun-reason-wins = Your dragon crosses the finish line: that wins.
dragorun-reason-forward =
    Your own dragon comes { $number ->
        [one] one space
       *[other] { $number } spaces
    } nearer to the finish.
dragorun-reason-must = Another roll could be worse.
dragorun-reason-back =
    It sends a rival { $number ->
        [one] one space
       *[other] { $number } spaces
    } back.
dragorun-reason-harmless = Of what the dice allow, it helps the others least.
dragorun-reason-reroll = On average another roll brings you more than this one.
dragorun-reason-choose = It starts nearest to the finish among those you can have: space { $number }.
