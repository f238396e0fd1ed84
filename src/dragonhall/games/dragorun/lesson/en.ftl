# The lesson

dragorun-lesson-race = Five dragons race to the finish line. Nobody owns a dragon: everybody holds a marker, and the player with the marker of the first dragon home wins.
dragorun-lesson-marker = This is your marker: Dragobert, the green dragon, currently last. While you hold it, you want Dragobert to win.
dragorun-lesson-beside = Nobody holds the markers of these three: they are beside the board. If one of these dragons comes in first, nobody wins. You can swap for them, too.
dragorun-lesson-mushroom = From an earlier swap you have a bad egg: while you hold the poison mushroom, you cannot win. But your dragon is last, so you may put all your eggs back first. Do it.
dragorun-lesson-mushroom-done = The poison mushroom is back in the pool, and it is still your turn.
dragorun-lesson-mushroom-wrong = First get rid of the poison mushroom: put your eggs back into the pool.
dragorun-lesson-roll = On your turn you roll, or you swap markers. Roll the dice.
dragorun-lesson-roll-done = One die names a dragon, the other says how it moves. White means that you choose: any dragon may move three spaces forward!
dragorun-lesson-roll-wrong = You will swap soon. First see what the dice do: roll.
dragorun-lesson-move = You may keep this roll or reroll once. It suits you: move Dragobert and see why it lands on space 9.
dragorun-lesson-move-done = From space 2 to space 9: only free spaces count, so three steps took him past the whole pack.
dragorun-lesson-move-wrong = Keep this roll, and use it for your own dragon: move Dragobert.
dragorun-lesson-snail = The other player rolled the snail for Dragobert, who goes behind the last dragon. The dice can name any dragon, no matter who rolls.
dragorun-lesson-swap = Dragobert is last. Didi is first, and the other player holds Didi’s marker. Do not roll: swap your marker for Didi’s.
dragorun-lesson-swap-done = Now you hold Didi’s marker and the other player has Dragobert’s. Yours stays face down until your next turn, so nobody can take it.
dragorun-lesson-swap-wrong = The last dragon wins nothing. Tap Didi, in first place, and swap.
dragorun-lesson-egg = A swap has a price: you draw an egg from this pool. Yours moved Dragma past Didi; it could have been the snail, which sends your new dragon to last place, or the mushroom.
dragorun-lesson-again = The other player’s roll put Dragobert in the lead. It is your turn: roll.
dragorun-lesson-again-done = Didi, but one space back. This roll would hurt you.
dragorun-lesson-again-wrong = Didi is still a good dragon to hold. Roll the dice.
dragorun-lesson-reroll = The colour is right, but the movement is bad. Tap the movement die to reroll it.
dragorun-lesson-reroll-done = The trophy! Didi jumps ahead of the leader. You must use the second roll.
dragorun-lesson-reroll-wrong = Keep the colour die: it shows your dragon. Reroll only the movement die.
dragorun-lesson-reroll-wrong-move = That would move your own dragon back. Reroll the movement die.
dragorun-lesson-finish = The race ends here, on space 28. Roll for your dragon, swap in time and beware of the eggs. From here on, you are on your own!

# Why a move is good (hints)

dragorun-reason-ahead = Your dragon is in the lead, so there is no need to swap.
dragorun-reason-close =
    Your dragon is only { $number ->
        [one] one space
       *[other] { $number } spaces
    } behind the leader, so one roll can put it in front.
dragorun-reason-roll = No marker within reach is worth a swap.
dragorun-reason-mushroom = You cannot win while you hold the poison mushroom; it goes back into the pool with your other eggs.
dragorun-reason-eggs = You put your eggs back into the pool; they are of no further use.
dragorun-reason-nearer =
    That dragon is { $number ->
        [one] one space
       *[other] { $number } spaces
    } nearer to the finish than yours.
dragorun-reason-safer = Your new marker stays face down until your next turn, so nobody can take it.
dragorun-reason-wins = Your dragon crosses the finish line: that wins.
dragorun-reason-forward =
    Your dragon moves { $number ->
        [one] one space
       *[other] { $number } spaces
    } nearer to the finish.
dragorun-reason-must = You must use this roll.
dragorun-reason-back =
    It sends an opponent’s dragon { $number ->
        [one] one space
       *[other] { $number } spaces
    } back.
dragorun-reason-keep = This roll is not worth a reroll.
dragorun-reason-back-free =
    It sends a dragon that nobody holds { $number ->
        [one] one space
       *[other] { $number } spaces
    } back.
dragorun-reason-choose-other = It starts on space { $number }.
dragorun-reason-harmless = Of the moves the dice allow, this one helps your opponents least.
dragorun-reason-reroll = On average, a reroll gives you more than this roll.
dragorun-reason-choose = Of the dragons still available, it starts nearest to the finish: on space { $number }.
