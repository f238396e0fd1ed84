# The lesson

ranch-lesson-ranch = This is your ranch, still empty. Hatch dragons and feed them: every dragon you can feed scores at the end of a season. After two seasons, the player with the most points wins.
ranch-lesson-hand = Your cards are essences. Two of them make a combination: two Dragons make an egg, two Griffins a griffin, two Mandrakes a mandrake.
ranch-lesson-farmer = Each Farmer you add gives you one more. Add one whenever you can.
ranch-lesson-eggs = Make eggs: tap both Dragons and the Farmer, then the button.
ranch-lesson-eggs-done = Two eggs instead of one, thanks to the Farmer. Then you drew back to five cards.
ranch-lesson-eggs-wrong = Eggs first: they become the dragons that score. You have two Dragons and a Farmer.
ranch-lesson-eggs-wrong-eggs = Almost: add the Farmer too, and you get two eggs.
ranch-lesson-griffins = Dragons eat griffins. Make griffins: both Griffin cards and the Farmer.
ranch-lesson-griffins-done = Two griffins, one for each of your eggs.
ranch-lesson-griffins-wrong = Think of the food: a dragon without a griffin starves. Make griffins now.
ranch-lesson-griffins-wrong-griffins = Almost: with the Farmer you get two griffins.
ranch-lesson-food = At the end of a season every griffin eats a mandrake and every dragon eats a griffin. Those with nothing to eat starve.
ranch-lesson-mandrakes = So your griffins need mandrakes. Use both Mandrakes and both Farmers.
ranch-lesson-mandrakes-done = Three mandrakes: two for the griffins and one to spare.
ranch-lesson-mandrakes-wrong = Your griffins have nothing to eat yet. Make mandrakes.
ranch-lesson-mandrakes-wrong-mandrakes = Almost: add both Farmers to get three mandrakes.
ranch-lesson-hatch = Now hatch your eggs: one Dragon, one Mandrake, and a Farmer for the second egg.
ranch-lesson-hatch-done = Two dragons! If you can feed them when the season ends, each scores a point; higher levels score two or three.
ranch-lesson-hatch-wrong = Eggs do not score. Hatch them while you hold a Dragon and a Mandrake.
ranch-lesson-hatch-wrong-hatching = Almost: with one Farmer both eggs hatch.
ranch-lesson-ingots = If you have no good combination, draw a card or exchange two. Either way you get an ingot, and an ingot can replace any card in a combination.
ranch-lesson-score = At the end of the season both griffins eat mandrakes, both dragons eat griffins, and the dragons score 2 points. In a full game you also win power cards and medals.
ranch-lesson-season = When this deck runs out, the season ends: your creatures eat, pairs breed, and surviving dragons score. Then comes season two. From here on, you play by yourself!

# Why a move is good (hints)

ranch-reason-food = Your griffins need mandrakes to eat: only fed griffins feed dragons.
ranch-reason-mandrakes = More mandrakes can feed your future griffins.
ranch-reason-mandrakes-medal = More mandrakes can feed your future griffins, and they count for the mandrake medal.
ranch-reason-prey-eggs = Your eggs will become dragons, and dragons eat griffins.
ranch-reason-draw-only = No combination in your hand is worth it now.
ranch-reason-exchange-only = You can spare these two cards.
ranch-reason-steal = You get what an opponent loses.
ranch-reason-back = Your dragon can hatch again.
ranch-reason-prey = Your dragons need griffins to eat: a dragon scores only if you feed it.
ranch-reason-griffins = Griffins feed the dragons you will hatch.
ranch-reason-eggs =
    { $number ->
        [one] An egg for a future dragon
       *[other] { $number } eggs for future dragons
    }, and dragons score.
ranch-reason-hatch-fed =
    { $number ->
        [one] A dragon hatches, and you have the food it needs to score.
       *[other] { $number } dragons hatch, and you have the food they need to score.
    }
ranch-reason-hatch =
    { $number ->
        [one] A dragon hatches. If you feed it, it scores.
       *[other] { $number } dragons hatch. Those you feed score.
    }
ranch-reason-gold =
    { $number ->
        [one] One ingot: it can replace a missing card.
       *[other] { $number } ingots: each can replace a missing card.
    }
ranch-reason-evolve = An egg of a higher level becomes a dragon that scores more.
ranch-reason-draw = No combination in your hand is worth it yet: take a card and an ingot instead.
ranch-reason-exchange = Two new cards and an ingot are worth more than these two.
ranch-reason-end = Nothing else you could do is worth the price.
ranch-reason-again = Two combinations in the same turn save you a turn.
ranch-reason-harm = It sets an opponent back.
ranch-reason-swap = You swap something you need less for something you need more.
ranch-reason-take = You get a token without a combination.
ranch-reason-repeat = You repeat your right neighbour’s last combination, and it costs you no cards.
ranch-reason-hatch-colour = This egg gives you the most useful dragon (level { $number }).
ranch-reason-power = This power suits your ranch best of those on display.
ranch-reason-no-power = None of these powers would help you.
ranch-reason-least = This is the card you can best spare.
ranch-reason-feed = Those you do not feed starve.
ranch-reason-breed = A pair gives you one more creature.
ranch-reason-breed-hatch = A dragon that hatches now scores at the end of this season.
ranch-reason-stop = No other pair gives you anything you need.
