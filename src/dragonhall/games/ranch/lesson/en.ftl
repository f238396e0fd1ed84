# The lesson

ranch-lesson-ranch = This is your ranch, late in the first season. Dragons score at the end of a season if you can feed them. After two seasons, the player with the most points wins.
ranch-lesson-hand = Your cards are essences. Two Dragons make an egg, two Griffins a griffin, two Mandrakes a mandrake. Each Farmer you add gives you one more.
ranch-lesson-eggs = Make eggs: tap both Dragons and the Farmer, then the button.
ranch-lesson-eggs-done = Two eggs instead of one, thanks to the Farmer. Then you drew back to five cards.
ranch-lesson-eggs-wrong = Eggs first: they become the dragons that score. You have two Dragons and a Farmer.
ranch-lesson-eggs-wrong-eggs = Almost: add the Farmer too, and you get two eggs.
ranch-lesson-griffins = Dragons eat griffins, and griffins eat mandrakes. You have mandrakes; make griffins: two Griffin cards and the Farmer.
ranch-lesson-griffins-done = Two griffins, one for each of your eggs.
ranch-lesson-griffins-wrong = Think of the food: a dragon without a griffin starves. Make griffins now.
ranch-lesson-griffins-wrong-griffins = Almost: with the Farmer you get two griffins.
ranch-lesson-draw = To hatch both eggs at once you need a Farmer, and you have none. Draw a card instead: it also gives you an ingot.
ranch-lesson-draw-done = An ingot can replace any card in a combination, even a Farmer. You also get one when you exchange two cards.
ranch-lesson-draw-wrong = You will soon need an ingot. Draw a card now.
ranch-lesson-hatch = Now hatch both eggs: one Dragon, one Mandrake, and the ingot in place of a Farmer.
ranch-lesson-hatch-done = Two dragons! The deck has run out, so this is the last round of the season.
ranch-lesson-hatch-wrong = Eggs do not score. Hatch them while you hold a Dragon and a Mandrake.
ranch-lesson-hatch-wrong-hatching = Almost: with the ingot as a Farmer, both eggs hatch.
ranch-lesson-feed = The season is ending. First, each griffin eats a mandrake; those that do not eat starve. Feed both griffins.
ranch-lesson-feed-done = Both griffins have eaten, and one mandrake is left.
ranch-lesson-feed-wrong = You need both griffins: each of your dragons will eat one. Feed both.
ranch-lesson-dragons = Next, each dragon eats a griffin. Feed both dragons.
ranch-lesson-dragons-done = The griffins are gone, but both dragons are alive and will score.
ranch-lesson-dragons-wrong = A dragon that you do not feed starves, and scores nothing. Feed both.
ranch-lesson-breed = Last, creatures breed. Your first pair is free; every other pair costs an ingot. Pair your two dragons.
ranch-lesson-breed-done = Two dragons produce an egg. You can hatch it next season.
ranch-lesson-breed-wrong = Your first pair costs nothing: pair your two dragons.
ranch-lesson-score = Each of your dragons scored 1 point. Higher levels score 2 or 3, and dragons that you feed again next season score again.
ranch-lesson-season = Season two begins with a full deck. In a full game, hatched dragons also let you take power cards, and there are medals to win. From here on, you are on your own!

# Why a move is good (hints)

ranch-reason-food = Your griffins need mandrakes to eat: only fed griffins feed dragons.
ranch-reason-mandrakes = More mandrakes can feed your future griffins.
ranch-reason-mandrakes-medal = More mandrakes can feed your future griffins, and they count for the mandrake medal.
ranch-reason-prey-eggs = Your eggs will become dragons, and dragons eat griffins.
ranch-reason-draw-only = No combination in your hand is worth making now.
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
ranch-reason-draw = No combination in your hand is worth making yet: take a card and an ingot instead.
ranch-reason-exchange = Two new cards and an ingot are worth more than these two.
ranch-reason-end = Nothing else you could do is worth the price.
ranch-reason-again = Two combinations in the same turn save you a turn.
ranch-reason-harm = It sets an opponent back.
ranch-reason-swap = You swap something you need less for something you need more.
ranch-reason-take = You get a token without a combination.
ranch-reason-repeat = You repeat your right neighbour’s last combination, and it costs you no cards.
ranch-reason-hatch-colour = This egg gives you the most useful dragon (level { $number }).
ranch-reason-power = Of the powers on display, this one suits your ranch best.
ranch-reason-no-power = None of these powers would help you.
ranch-reason-least = This is the card you can best spare.
ranch-reason-feed = Creatures you do not feed starve.
ranch-reason-breed = A pair gives you one more creature.
ranch-reason-breed-hatch = A dragon that hatches now scores at the end of this season.
ranch-reason-stop = No other pair gives you anything you need.
