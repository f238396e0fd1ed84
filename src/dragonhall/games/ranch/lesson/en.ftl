# The lesson

ranch-lesson-ranch = This is your ranch, still empty. Hatch dragons and feed them: each fed dragon scores at the end of a season. After two seasons the most points win.
ranch-lesson-hand = Your cards are essences. Two of them make a combination: two Dragons make an egg, two Griffins a griffin, two Mandrakes a mandrake.
ranch-lesson-farmer = A Farmer added to a combination makes it happen once more. Always take one along if you can.
ranch-lesson-eggs = Make eggs: tap both Dragons and the Farmer, then the button.
ranch-lesson-eggs-done = Two eggs instead of one, thanks to the Farmer. Then you drew back to five cards.
ranch-lesson-eggs-wrong = Eggs first: they become the dragons that score. You have two Dragons and a Farmer for them.
ranch-lesson-eggs-wrong-eggs = Almost: take the Farmer along too, and you get two eggs.
ranch-lesson-griffins = Dragons eat griffins. Make griffins: both Griffin cards and the Farmer.
ranch-lesson-griffins-done = Two griffins, one for each of your eggs.
ranch-lesson-griffins-wrong = Think of the food: a dragon that gets no griffin is lost. Make griffins now.
ranch-lesson-griffins-wrong-griffins = Almost: with the Farmer you get two griffins.
ranch-lesson-food = At the end of a season every griffin eats a mandrake, and every dragon a griffin. What gets nothing is lost.
ranch-lesson-mandrakes = So griffins need mandrakes. Take both Mandrakes and both Farmers.
ranch-lesson-mandrakes-done = Three mandrakes: two for the griffins and one to spare.
ranch-lesson-mandrakes-wrong = Your griffins have nothing to eat yet. Make mandrakes.
ranch-lesson-mandrakes-wrong-mandrakes = Almost: take both Farmers along for three mandrakes.
ranch-lesson-hatch = Now hatch your eggs: one Dragon and one Mandrake, and a Farmer for the second egg.
ranch-lesson-hatch-done = Two dragons! If they are fed when the season ends, each scores a point; dragons of higher levels score two or three.
ranch-lesson-hatch-wrong = Eggs score nothing: hatch them while you hold a Dragon and a Mandrake.
ranch-lesson-hatch-wrong-hatching = Almost: with one Farmer both eggs hatch.
ranch-lesson-season = When this deck is empty, the season ends: your animals eat, pairs have young, fed dragons score. Then comes the second season. The ranch is yours now!

# Why a move is good (hints)

ranch-reason-food = Your griffins need mandrakes to eat: only fed griffins feed dragons.
ranch-reason-mandrakes = More mandrakes feed the griffins to come, and count for the medal.
ranch-reason-prey = Your dragons and eggs need griffins to eat: a dragon scores only if it is fed.
ranch-reason-griffins = Griffins feed the dragons that you will hatch.
ranch-reason-eggs =
    { $number ->
        [one] An egg
       *[other] { $number } eggs
    } for dragons to come: dragons score.
ranch-reason-hatch-fed =
    { $number ->
        [one] A dragon hatches
       *[other] { $number } dragons hatch
    }, and you have the food: fed dragons score.
ranch-reason-hatch =
    { $number ->
        [one] A dragon hatches and may bring a power card
       *[other] { $number } dragons hatch and may bring power cards
    }; food can still come.
ranch-reason-gold = { $number } ingots: each can stand in for a missing card.
ranch-reason-evolve = An egg of a higher level becomes a dragon that scores more.
ranch-reason-draw = No combination in your hand is worth it yet: a card and an ingot help the next turn.
ranch-reason-exchange = Two new cards and an ingot are worth more here than these two.
ranch-reason-end = Nothing that you could still do is worth its price.
ranch-reason-again = Two combinations in the same turn save you a turn.
ranch-reason-harm = It takes something from a rival that would have scored or fed there.
ranch-reason-swap = You give what you need less and get what you lack.
ranch-reason-take = You get what your ranch lacks, without a combination.
ranch-reason-repeat = You get what your right neighbour has just made, and it costs you no cards.
ranch-reason-hatch-colour = Of your eggs this one becomes the most useful dragon (level { $number }).
ranch-reason-power = Of the cards that lie there, this power suits your ranch best.
ranch-reason-no-power = None of these powers would help you.
ranch-reason-least = It is a card that you can spare: it makes no pair that you need.
ranch-reason-feed = Feed those that score most: what is not fed is lost.
ranch-reason-breed = A pair brings young ones for the next season.
ranch-reason-breed-hatch = An egg that hatches now is a dragon in the next season.
ranch-reason-stop = No other pair brings anything that you need.
