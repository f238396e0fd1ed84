# The lesson

dragardiens-lesson-grimoire = You score by placing dragons in your school. The Grimoire says which ones: a number and a colour, here four red dragons. It is the same for everybody.
dragardiens-lesson-training = You get dragons from the training ground. On your turn you take one to three, from the left or the right.
dragardiens-lesson-first = Your school has a green and a red dragon. Let’s collect white ones: take the left card.
dragardiens-lesson-first-done = A white dragon. Every card also has a page on its back. The top card of the left stack filled the gap, and the page below it now shows 3.
dragardiens-lesson-first-wrong = In this lesson we collect white: the white dragon is on the left.
dragardiens-lesson-second = Every card you take changes a page. Take the right card and see what comes.
dragardiens-lesson-second-done = The right page now shows green, and the next card is a white dragon.
dragardiens-lesson-second-wrong = Take the right card: it changes the right page, and cards are free.
dragardiens-lesson-third = There it is: take the white dragon on the right.
dragardiens-lesson-third-done = Two white dragons. But the Grimoire asks for three green ones, and you have taken three cards, which is the limit.
dragardiens-lesson-third-wrong = You may take a third card: take the white dragon on the right.
dragardiens-lesson-fourth = A crystal pays for a fourth card, once per turn. Take the right card: it may change the page.
dragardiens-lesson-fourth-done = Lucky: the right page now shows white.
dragardiens-lesson-fourth-wrong = Pay your crystal for the right card: the page below it is the one you need.
dragardiens-lesson-write = You have two white dragons, not three. Change the Grimoire: put your red dragon with the 2 on it, page side up.
dragardiens-lesson-write-done = Now the Grimoire asks for two white dragons, and you have exactly two.
dragardiens-lesson-write-wrong = You need a 2 on the left: tap your red dragon, whose page is a 2.
dragardiens-lesson-lay = Place them. A new colour starts a pile at the left or right end of your row: choose the left.
dragardiens-lesson-lay-done = White, green, red: the green pile is now between two others. It is blocked, so you cannot add to it any more.
dragardiens-lesson-lay-wrong = You have what the Grimoire asks for. Place the two white dragons on the left.
dragardiens-lesson-amulet = The left page shows the reward. A 2 gives the lowest fragment and a shadow dragon, a joker. It was your third fragment: three make an amulet, with a pearl.
dragardiens-lesson-others = Your opponent changed the Grimoire and placed a blue dragon. After every turn, the others may place for the same pages. Place yours, on the right.
dragardiens-lesson-others-done = All four colours: that earns a crest. A 1 gives a fragment and a crystal. And now your red pile is blocked.
dragardiens-lesson-others-wrong = The Grimoire asks for one blue dragon, and you have one: place it on the right.
dragardiens-lesson-rewards = Higher numbers earn more: a 5 gives the highest fragment. After seven amulets, yours and your opponent’s together, the highest score wins. It is your turn: play on!

# Why a move is good (hints)

dragardiens-reason-shadow = A shadow dragon stands in for any missing dragon.
dragardiens-reason-alike =
    You already hold { $number ->
        [one] a dragon
       *[other] { $number } dragons
    } of that colour.
dragardiens-reason-pile = It fits a pile in your school, and cards are free.
dragardiens-reason-new-colour = A colour missing from your school: all four earn you a crest.
dragardiens-reason-fourth = The fourth card is worth its crystal here.
dragardiens-reason-lets-lay =
    Then the Grimoire asks for { $number ->
        [one] one dragon
       *[other] { $number } dragons
    } of a colour you have.
dragardiens-reason-prepares = This way you choose the page that counts.
dragardiens-reason-ring = The fragments complete an amulet, which earns a pearl.
dragardiens-reason-egg = You also get a golden egg.
dragardiens-reason-crystal = You also get a crystal.
dragardiens-reason-fragments =
    You get { $number ->
        [one] a fragment
       *[other] { $number } fragments
    } now, before the page changes.
dragardiens-reason-add = You need this card’s page least.
dragardiens-reason-fill = You keep the real dragon for a later page.
dragardiens-reason-pass = Your dragons are worth more on a later page.
dragardiens-reason-page = Cards are free, and you can use this one’s page on a later turn.
dragardiens-reason-school = If scores are tied, the player with the most cards in their school wins.
dragardiens-reason-end = Nothing else is worth a card or a crystal now.
dragardiens-reason-choose = This chest suits you best.
dragardiens-reason-chest = The chest is worth more than the crystal it costs.
