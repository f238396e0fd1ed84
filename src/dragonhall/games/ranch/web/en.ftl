# The ranch in the browser.

web-ranch-mark-yellow = Ye
web-ranch-mark-green = Gr
web-ranch-mark-blue = Bl
web-ranch-mark-purple = Pu
web-ranch-mark-red = Re
web-ranch-red = scores each season
web-ranch-blue = one use
web-ranch-season = Season { $season } of { $seasons }
web-ranch-phase-turns = turns
web-ranch-phase-feeding = feeding
web-ranch-phase-breeding = breeding
web-ranch-phase-over = the end
web-ranch-display = Power cards
web-ranch-supply = Supply
web-ranch-discards = Discarded:
web-ranch-deck = Deck: { $cards }
web-ranch-last = Last combination: { $combination }{ $farmers ->
    [0] { "" }
    [one] , with one Farmer
   *[other] , with { $farmers } Farmers
  }
web-ranch-of = { $name }’s ranch
web-ranch-score = { $name }: { $score ->
    [one] 1 point
   *[other] { $score } points
  }
web-ranch-points = points
web-ranch-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
web-ranch-banned = cannot refill
web-ranch-first = first player
web-ranch-empty = still empty
web-ranch-known = Known cards: { $cards }
web-ranch-hand = Your hand
web-ranch-no-cards = No cards in your hand.

web-ranch-ask-turn = Your turn: tap cards for a combination, or draw.
web-ranch-ask-acted = You may still play a blue card, or end your turn.
web-ranch-ask-egg = Which egg hatches?
web-ranch-ask-evolve = Which egg evolves, and into which?
web-ranch-ask-loot = What does your red dragon steal, and from whom?
web-ranch-ask-power = Your dragon has hatched, so you may take a power card.
web-ranch-ask-swap = You give { $token }: what do you take in return, and from whom?
web-ranch-ask-discard = You hold more than seven cards. Discard one.
web-ranch-ask-feed = Feeding: how many of your { $creatures } will you feed? The others starve.
web-ranch-ask-breed = Breeding: tap two creatures to pair them (the same kind twice for two of a kind).

# The outcome of a move.
web-ranch-do-mandrakes = { $number ->
    [one] a mandrake
   *[other] { $number } mandrakes
  }{ ranch-paying-mandrakes }
web-ranch-do-griffins = { $number ->
    [one] a griffin
   *[other] { $number } griffins
  }{ ranch-paying-griffins }
web-ranch-do-eggs = { $number ->
    [one] an egg
   *[other] { $number } eggs
  }{ ranch-paying-dragons }
web-ranch-do-hatching = { $number ->
    [one] hatch an egg
   *[other] hatch { $number } eggs
  }{ ranch-paying-first-dragon }{ ranch-paying-second-mandrake }
web-ranch-do-exchange = discard { $one } + { $two }: two new cards and an ingot
web-ranch-do-evolve = level 1 → { $token }
web-ranch-do-evolve-red = { $token } → red egg

web-ranch-tip-discard = You may keep seven cards at most. Discard those you will not need.
web-ranch-tip-evolve = One of your eggs moves up a level: its dragon will score more, and each colour gives a different bonus when it hatches.
web-ranch-tip-loot = In an opponent’s ranch, tap what the red dragon steals.
web-ranch-tip-swap = Tap a different kind of token in an opponent’s ranch to trade it for yours.
web-ranch-tip-turn = Two cards make a combination. Mandrake + Mandrake: a mandrake. Griffin + Griffin: a griffin. Dragon + Dragon: an egg. Dragon + Mandrake: hatch an egg. Mandrake + Griffin: two ingots. Dragon + Griffin: an egg moves up a level. Each Farmer you add to the first four gives one more. An ingot can replace any card. Tap cards to see what they can do, or draw a card and take an ingot.
web-ranch-tip-acted = Your blue power cards are in your ranch. You may play one per turn, before or after your action.
web-ranch-tip-power = Whenever a dragon hatches you may take a power card. Blue cards are used once; red cards score at the end of each season.
web-ranch-tip-feed = Each griffin eats a mandrake and each dragon eats a griffin; those that do not eat starve. Raise enough food before the season ends.
web-ranch-tip-breed = Two mandrakes produce a mandrake, two griffins a griffin, two dragons an egg of the lower level; or a dragon hatches an egg. Your first pair each season is free; every other pair costs an ingot. Each token can pair only once.
web-ranch-tip-egg = Choose the egg that hatches. Coloured dragons give you a bonus at once.

web-ranch-why-seat = You choose an opponent only when you play a card that steals. (7.9, 7.10)
web-ranch-why-mine = You use creatures through combinations and power cards; only ingots can replace cards. (3.1, 4.8)
web-ranch-why-theirs = Only power cards and red dragons affect another ranch. (5.5, 7.4)
web-ranch-why-shelf = You get tokens from the supply through combinations and powers. (4.1, 7.6)
web-ranch-why-combination = These cards make no useful combination right now. (4.10)
web-ranch-why-blue-later = Blue cards are played on your own turn, before or after your action. (6.4)
web-ranch-why-egg = Only eggs that you had when you announced the combination can hatch now. (4.14)
web-ranch-why-evolve = A level-1 egg becomes a level-2 egg from the supply; from season 2 on, a level-2 egg becomes a red one. (4.12, 4.13)
web-ranch-why-loot = A red dragon steals a level-1 egg, a mandrake, a griffin or an ingot from an opponent. (5.5)
web-ranch-why-swap = Swap trades one of your basic tokens for an opponent’s basic token of a different kind. (7.5, 7.11)
web-ranch-why-discard = First discard from your hand, down to seven cards. (3.6)
web-ranch-why-feed = Use the buttons to say how many of each kind eat. (9.4)
web-ranch-why-breed = A pair needs two of your own tokens that have not paired yet this season, and it must produce something. (10.6, 10.8)
web-ranch-why-power = You take a power card when a dragon hatches. (5.6)
web-ranch-why-red-later = For a level-1 dragon you may take only a blue card. (5.6)
web-ranch-why-red = Red cards are not played: they score at the end of each season. (8.1)
web-ranch-why-blue-once = Only one blue card per turn. (6.4)
web-ranch-why-blue = A blue card is of no use to you now. (6.4, 6.5)
web-ranch-why-medal = A medal goes to the player with the most of its kind, and at least as many as it needs, at the end of the season. (11.1)
web-ranch-why-acted = You have already taken your action this turn. (3.1, 3.2)

web-ranch-about-seat = Dragons score 1, 2 or 3 points by level at the end of every season; medals 3 points at the end. (11.2, 12.2)
web-ranch-about-essence-mandrake = Two of them: a mandrake. With a Dragon: hatches an egg. With a Griffin: two ingots. (4.1, 4.4, 4.5)
web-ranch-about-essence-griffin = Two of them: a griffin. With a Mandrake: two ingots. With a Dragon: an egg of the next level. (4.2, 4.5, 4.6)
web-ranch-about-essence-dragon = Two of them: a level-1 egg. With a Mandrake: hatches an egg. With a Griffin: an egg of the next level. (4.3, 4.4, 4.6)
web-ranch-about-essence-farmer = Add it to mandrakes, griffins, eggs or hatching to get one more. (4.1, 4.7)
web-ranch-about-token-mandrake = Food for a griffin. Two produce a third. (9.1, 10.1)
web-ranch-about-token-griffin = Eats a mandrake each season; feeds a dragon. Two produce a third. (9.1, 9.2, 10.2)
web-ranch-about-token = An egg, with its dragon on the other side. A dragon eats a griffin each season and scores as many points as its level. (9.2, 11.2)
web-ranch-about-token-yellow-dragon = Level 2. When it hatches, take an ingot. (5.1)
web-ranch-about-token-green-dragon = Level 2. When it hatches, take a mandrake. (5.2)
web-ranch-about-token-blue-dragon = Level 2. When it hatches, take a griffin. (5.3)
web-ranch-about-token-purple-dragon = Level 2. When it hatches, take a level-1 egg. (5.4)
web-ranch-about-token-red-dragon = Level 3. When it hatches, steal something from an opponent. (5.5)
web-ranch-about-token-ingot = Replaces any card in a combination: at most two per turn (English edition: two per combination). Also pays for extra pairs. (4.8, 10.5)
web-ranch-about-medal = The player with the most of this kind at the end of a season, and at least as many as needed, wins it: 3 points at the end of the game. (11.1, 12.2)
web-ranch-get-blue = You may take one whenever a dragon of yours hatches. (5.6)
web-ranch-get-red = You may take one whenever a dragon of yours of level 2 or 3 hatches. (5.6)

web-ranch-short =
    On your turn, make a combination of two cards (plus Farmers), or draw a card and take an ingot, or exchange two cards and take an ingot.
    Hatch dragons: each lets you take a power card, and coloured ones give a bonus.
    When the deck runs out the season ends: griffins eat mandrakes, dragons eat griffins, then creatures breed.
    Dragons score 1 to 3 points every season; medals score 3 points at the end. After two seasons the highest score wins.

# The information that a move gives away.
web-ranch-risk-feed-griffins = Creatures you do not feed starve.
web-ranch-risk-feed-level-1 = Creatures you do not feed starve.
web-ranch-risk-feed = Creatures you do not feed starve.
web-ranch-risk-no-power = A power card costs nothing.
web-ranch-risk-end-turn = There is still something you could do.
web-ranch-risk-stop-breeding = Another pair could still breed.

# Why it came so.
web-ranch-aside-farmers = Each Farmer gives one more.
web-ranch-aside-five = That refills the hand to five cards.
web-ranch-aside-power = A player may take a power card for each dragon they hatch.
web-ranch-aside-played-two-combinations = { ranch-power-two-combinations.does }.
web-ranch-aside-played-wild-card = { ranch-power-wild-card.does }.
web-ranch-aside-played-two-farmers = { ranch-power-two-farmers.does }.
web-ranch-aside-played-destroy = { ranch-power-destroy.does }.
web-ranch-aside-played-swap = { ranch-power-swap.does }.
web-ranch-aside-played-take = { ranch-power-take.does }.
web-ranch-aside-played-back-to-the-egg = { ranch-power-back-to-the-egg.does }.
web-ranch-aside-played-repeat = { ranch-power-repeat.does }.
web-ranch-aside-played-steal-an-ingot = { ranch-power-steal-an-ingot.does }.
web-ranch-aside-played-steal-a-card = { ranch-power-steal-a-card.does }.
web-ranch-aside-hatched-yellow = A yellow dragon gives an ingot when it hatches.
web-ranch-aside-hatched-green = A green dragon gives a mandrake when it hatches.
web-ranch-aside-hatched-blue = A blue dragon gives a griffin when it hatches.
web-ranch-aside-hatched-purple = A purple dragon gives a level-1 egg when it hatches.
web-ranch-aside-hatched-red = A red dragon steals something when it hatches.
web-ranch-aside-evolved = Its dragon scores more and gives a bonus when it hatches.
web-ranch-aside-medal = It goes to the player with the most at the end of the season.
web-ranch-aside-medal-none = Nobody has enough, or players are tied for most.
web-ranch-aside-points = Each dragon scores its level; each red card scores what it says.

web-ranch-setup-game = The game
web-ranch-setup-eggs = Eggs and supply
web-ranch-setup-medals = Medals
web-ranch-setup-solo = Playing alone

# Aids at the table: what a hand can make, and what it lacks one card for.
web-ranch-aid-recipes = Recipes
web-ranch-aid-key-can = You can make: { $list }
web-ranch-aid-item-once = { $thing }
web-ranch-aid-item-times = { $thing } ×{ $number }
web-ranch-aid-key-short = One card short: { $list }
web-ranch-aid-item-with = { $thing } (you need a { $other })

# The recipe strip: what two cards make, and how everything else is got.
web-ranch-recipes = Recipes: what two cards make
web-ranch-recipe = { $combination }{ $is ->
    [can] : you can make this
    [times] : you can make this up to { $number } times
    [short] : one card short ({ $cards })
    [no] : not with these cards
   *[idle] { "" }
  }
web-ranch-how-farmer = Each Farmer you add gives one more
web-ranch-how-power = Power card: whenever a dragon of yours hatches
web-ranch-how-medal = Medal: most of its kind when a season ends
web-ranch-how-ingot = Ingot: when you draw or exchange cards
web-ranch-why-recipe = You cannot make this with your cards now. (4.9, 4.10)
web-ranch-about-combination-mandrakes = Two Mandrake cards: you take a mandrake. Each Farmer you add gives one more. (4.1)
web-ranch-about-combination-griffins = Two Griffin cards: you take a griffin. Each Farmer you add gives one more. (4.2)
web-ranch-about-combination-eggs = Two Dragon cards: you take a level-1 egg. Each Farmer you add gives one more. (4.3)
web-ranch-about-combination-hatching = A Dragon and a Mandrake card: one of your eggs hatches, and you may take a power card. Each Farmer you add hatches one more. (4.4, 5.6)
web-ranch-about-combination-gold = A Mandrake and a Griffin card: you take two ingots. Farmers add nothing. (4.5, 4.7)
web-ranch-about-combination-evolving = A Dragon and a Griffin card: one of your eggs moves up a level. Farmers add nothing. (4.6, 4.7)
