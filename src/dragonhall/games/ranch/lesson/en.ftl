# The lesson

ranch-lesson-ranch = This is your ranch, still empty. Whoever has the best fed dragons after two seasons wins.
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
ranch-lesson-hatch-done = Two dragons! Fed at the end of the season they score their levels.
ranch-lesson-hatch-wrong = Eggs score nothing: hatch them while you hold a Dragon and a Mandrake.
ranch-lesson-hatch-wrong-hatching = Almost: with one Farmer both eggs hatch.
ranch-lesson-season = When this deck runs out, the season ends: feed, breed, and once more. The ranch is yours now!
