# The lesson

dragardiens-lesson-grimoire = Lay dragons in your school to score points. The Grimoire says which: a number and a colour, now five white ones. It is the same for everybody.
dragardiens-lesson-training = Dragons come from here, the training ground. On your turn you take one to three, each from the left or the right.
dragardiens-lesson-first = You have nothing yet, and five white ones are a long way off. Let us collect green: take the right card.
dragardiens-lesson-first-done = A green dragon. Every card is a dragon with a page on its back. The top card of the right page was turned over to fill the gap, and the page below it says red.
dragardiens-lesson-first-wrong = For this lesson we gather green: the green dragon lies on the right.
dragardiens-lesson-second = Take the left card too. Its dragon is white, but see the little book at its foot: the page on its back is a 5. You will need it.
dragardiens-lesson-second-done = The left page changed at once. What the Grimoire asks for changes with every card.
dragardiens-lesson-second-wrong = Cards cost nothing, and this one will be useful: take the left card.
dragardiens-lesson-third = A third card, the last one for this turn: the green one on the left.
dragardiens-lesson-third-done = Two green dragons and a white one. That is not enough to lay anything yet.
dragardiens-lesson-third-wrong = You may take three: the left card is green, like your other one.
dragardiens-lesson-done = The Grimoire asks for three red dragons, and you have none. End your turn: Done.
dragardiens-lesson-done-done = You keep your cards: a hand has no limit.
dragardiens-lesson-done-wrong = Writing now would spend a card for nothing. End your turn.
dragardiens-lesson-green = Your turn again, and more green ones lie there. Take the left card.
dragardiens-lesson-green-done = Three green dragons.
dragardiens-lesson-green-wrong = Begin with the left card: it is green, and its page will leave the Grimoire.
dragardiens-lesson-colour = The right card is green too: take it.
dragardiens-lesson-colour-done = Four, and look: the right page shows green now!
dragardiens-lesson-colour-wrong = Take the right card: below it lies a page that you want.
dragardiens-lesson-five = And the left one: that makes five.
dragardiens-lesson-five-done = Five green dragons. The Grimoire asks for green, but only for three.
dragardiens-lesson-five-wrong = One more green dragon lies on the left, and it costs nothing.
dragardiens-lesson-write = You may write: put a card of your hand on the Grimoire, page up. Tap your white dragon and write its 5.
dragardiens-lesson-write-done = Now the Grimoire asks for five green dragons, and you have exactly five.
dragardiens-lesson-write-wrong = Laying three now would give less. Write the 5 of your white dragon first.
dragardiens-lesson-lay = Lay all five!
dragardiens-lesson-lay-done = Five green dragons in your school, and the reward: the highest fragment of the row, 20 points. A smaller number brings less: the line below the Grimoire says what.
dragardiens-lesson-lay-wrong = You have what the Grimoire asks for: lay it, before the page changes.
dragardiens-lesson-amulets = Three fragments make an amulet with a pearl. After seven amulets the game ends and the most points win. The others may lay on your turn, too. Play on!

# Why a move is good (hints)

dragardiens-reason-shadow = A shadow dragon stands in for any missing dragon.
dragardiens-reason-alike =
    You hold { $number ->
        [one] a dragon
       *[other] { $number } dragons
    } of that colour already: together they can be laid.
dragardiens-reason-pile = It fits a pile of your school, and cards cost nothing.
dragardiens-reason-new-colour = A colour that your school lacks: diversity is worth a crest.
dragardiens-reason-fourth = The fourth card is worth its crystal here.
dragardiens-reason-lets-lay =
    Then the Grimoire asks for { $number ->
        [one] one dragon
       *[other] { $number } dragons
    } of a colour that you have.
dragardiens-reason-prepares = It prepares a page that suits you, and takes away one that suits the others.
dragardiens-reason-ring = The fragments complete an amulet, with its pearl.
dragardiens-reason-egg = It brings a golden egg beside the fragments.
dragardiens-reason-crystal = It brings a crystal beside the fragments.
dragardiens-reason-fragments =
    It brings { $number ->
        [one] a fragment
       *[other] { $number } fragments
    } at once, before the page is gone.
dragardiens-reason-add = This card’s page is the one that you need least.
dragardiens-reason-fill = You keep the real dragon for a page to come.
dragardiens-reason-pass = Your dragons are worth more on a later page.
dragardiens-reason-choose = It is the chest that helps your hand most.
dragardiens-reason-chest = What the chest does is worth more than its crystal now.
