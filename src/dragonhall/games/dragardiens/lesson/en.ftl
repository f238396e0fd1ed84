# The lesson

dragardiens-lesson-grimoire = You score by placing dragons in your school. The Grimoire says which ones: a number and a colour, here five white dragons. It is the same for everybody.
dragardiens-lesson-training = You get dragons from the training ground. On your turn you take one to three, from the left or the right.
dragardiens-lesson-first = You have nothing yet, and five white dragons are a long way off. Let’s collect green ones: take the right card.
dragardiens-lesson-first-done = A green dragon. Every card also has a page on its back. The top card of the right stack filled the gap, and the page below it now shows red.
dragardiens-lesson-first-wrong = In this lesson we collect green: the green dragon is on the right.
dragardiens-lesson-second = Take the left card too. Its dragon is white, but look at the little book at the bottom: the page on the back is a 5. You will need it.
dragardiens-lesson-second-done = The left page changed at once. Every card you take changes what the Grimoire asks for.
dragardiens-lesson-second-wrong = Cards are free, and this one will be useful: take the left card.
dragardiens-lesson-third = A third card, the last one for this turn: the green one on the left.
dragardiens-lesson-third-done = Two green dragons and a white one: not enough to place anything yet.
dragardiens-lesson-third-wrong = You may take a third card, and the left one is green, like the dragon you have.
dragardiens-lesson-done = The Grimoire asks for three red dragons, and you have none. End your turn.
dragardiens-lesson-done-done = You keep your cards: there is no hand limit. Often it pays to place a few dragons now rather than to wait.
dragardiens-lesson-done-wrong = Changing the Grimoire now would waste a card. End your turn.
dragardiens-lesson-green = Your turn again, and there are more green dragons. Take the left card.
dragardiens-lesson-green-done = Three green dragons. A new colour starts a pile at the left or right end of your school; a pile between two others is blocked.
dragardiens-lesson-green-wrong = Start with the left card: it is green, and taking it changes the left page.
dragardiens-lesson-colour = The right card is green too: take it.
dragardiens-lesson-colour-done = Four, and look: the right page shows green now!
dragardiens-lesson-colour-wrong = Take the right card: the page under it is the one you need.
dragardiens-lesson-five = And the left one: that makes five.
dragardiens-lesson-five-done = Five green dragons. The Grimoire asks for green, but only for three. Small numbers give crystals, eggs and shadow dragons.
dragardiens-lesson-five-wrong = There is one more green dragon on the left, and it is free.
dragardiens-lesson-write = You may change the Grimoire: put a card from your hand on it, page side up. Tap your white dragon to use its 5.
dragardiens-lesson-write-done = Now the Grimoire asks for five green dragons, and you have exactly five.
dragardiens-lesson-write-wrong = Placing three now would earn less. Use the 5 of your white dragon first.
dragardiens-lesson-lay = Place all five!
dragardiens-lesson-lay-done = Five green dragons in your school, and your reward: the highest fragment, worth 20 points. Smaller numbers earn less; the line below the Grimoire shows the reward.
dragardiens-lesson-lay-wrong = You have what the Grimoire asks for: place it before the page changes.
dragardiens-lesson-amulets = Three fragments make an amulet, with a pearl. After seven amulets, yours and your opponent’s together, the highest score wins. Beware: after your turn the others may place too. Play on!

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
