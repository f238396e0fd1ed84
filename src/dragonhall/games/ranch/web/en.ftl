# The ranch in the browser.

web-ranch-mark-yellow = Ye
web-ranch-mark-green = Gr
web-ranch-mark-blue = Bl
web-ranch-mark-purple = Pu
web-ranch-mark-red = Re
web-ranch-red = scores each season
web-ranch-blue = play once
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
web-ranch-of = Ranch of { $name }
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
web-ranch-known = In hand, as you know: { $cards }
web-ranch-hand = Your hand
web-ranch-no-cards = No cards in your hand.

web-ranch-ask-turn = Your turn: tap cards for a combination, or draw.
web-ranch-ask-acted = You may still play a blue card, or end your turn.
web-ranch-ask-egg = Which egg hatches?
web-ranch-ask-evolve = Which egg evolves, and into which?
web-ranch-ask-loot = Your red dragon steals: what, and from whom?
web-ranch-ask-power = One of your dragons has hatched: take a power card from the row, if you like.
web-ranch-ask-swap = You give { $token }: what do you take in return, and from whom?
web-ranch-ask-discard = More than seven cards: discard one.
web-ranch-ask-feed = Feeding: how many of your { $creatures } eat? Those that do not are lost.
web-ranch-ask-breed = Breeding: tap two creatures to pair them, a kind twice for two of it.

# What comes of a move.
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
web-ranch-do-exchange = exchange { $one } + { $two } (and take an ingot)
web-ranch-do-evolve = level 1 → { $token }
web-ranch-do-evolve-red = { $token } → red egg

web-ranch-tip-discard = You may keep seven cards at most. Get rid of what you will not need.
web-ranch-tip-evolve = One of your eggs becomes an egg of the next level: worth more points once it has hatched, and each colour brings something else.
web-ranch-tip-loot = Tap what the red dragon steals, in the ranch of an opponent.
web-ranch-tip-swap = Tap a token of another kind in an opponent’s ranch: you get it in exchange for yours.
web-ranch-tip-turn = Two cards make a combination: two Mandrakes bring a mandrake, two Griffins a griffin, two Dragons an egg. Dragon and Mandrake hatch an egg, Mandrake and Griffin make gold, which is two ingots; with Dragon and Griffin an egg evolves into a better one. Farmers bring more of the same. An ingot stands for any card. Tap the cards you want to use: the buttons show what they can do. Or draw a card and take an ingot.
web-ranch-tip-acted = Blue power cards lie in your ranch. You may play one each turn, before or after your action.
web-ranch-tip-power = Every dragon that hatches may bring a power card. Blue ones are played once, red ones score at the end of each season.
web-ranch-tip-feed = Each griffin eats a mandrake, each dragon a griffin. Any that do not eat starve. So raise enough of the smaller ones before the season ends.
web-ranch-tip-breed = Two mandrakes bring a mandrake, two griffins a griffin, two dragons an egg of the lower of their levels; or a dragon hatches an egg. The first pair of the season is free, each further one costs an ingot. Each token pairs once.
web-ranch-tip-egg = Choose the egg that hatches. Coloured dragons bring something at once.

web-ranch-why-seat = You choose an opponent only with a card that steals. (7.9, 7.10)
web-ranch-why-mine = Creatures are used through combinations and power cards; only ingots stand for cards. (3.1, 4.8)
web-ranch-why-theirs = Only power cards and a red dragon reach into another ranch. (5.5, 7.4)
web-ranch-why-shelf = Tokens come from the supply by combinations and powers. (4.1, 7.6)
web-ranch-why-combination = It fits no combination that would do anything now. (4.10)
web-ranch-why-blue-later = Blue cards are played on your own turn, before or after your action. (6.4)
web-ranch-why-egg = Only your eggs can hatch now. (4.14)
web-ranch-why-evolve = Only an egg becomes an egg of the next level. (4.12)
web-ranch-why-loot = A red dragon steals a level-1 egg, a mandrake, a griffin or an ingot from an opponent. (5.5)
web-ranch-why-swap = Swap exchanges basic tokens of another kind with an opponent. (7.5, 7.11)
web-ranch-why-discard = First discard from your hand, down to seven cards. (3.6)
web-ranch-why-feed = Say how many eat, kind by kind, with the buttons. (9.4)
web-ranch-why-breed = A token pairs only once a season, and only if the pair produces something. (10.6, 10.8)
web-ranch-why-power = Power cards come when a dragon hatches. (5.6)
web-ranch-why-red-later = A level-1 dragon brings only a blue card. (5.6)
web-ranch-why-red = Red cards are not played: they score at the end of each season. (8.1)
web-ranch-why-blue-once = Only one blue card per turn. (6.4)
web-ranch-why-blue = Your blue card would change nothing just now. (6.5)
web-ranch-why-medal = Medals go to whoever has most of the kind at the end of the season. (11.1)
web-ranch-why-acted = You have taken your one action of this turn. (3.1, 3.2)

web-ranch-about-seat = Dragons score 1, 2 or 3 points by level at the end of every season; medals 3 points at the end. (11.2, 12.2)
web-ranch-about-essence-mandrake = Two of them: a mandrake. With a Dragon: hatches an egg. With a Griffin: two ingots. (4.1, 4.4, 4.5)
web-ranch-about-essence-griffin = Two of them: a griffin. With a Mandrake: two ingots. With a Dragon: an egg of the next level. (4.2, 4.5, 4.6)
web-ranch-about-essence-dragon = Two of them: a level-1 egg. With a Mandrake: hatches an egg. With a Griffin: an egg of the next level. (4.3, 4.4, 4.6)
web-ranch-about-essence-farmer = Added to mandrakes, griffins, eggs or hatching: one more. (4.1, 4.7)
web-ranch-about-token-mandrake = Food for a griffin. Two produce a third. (9.1, 10.1)
web-ranch-about-token-griffin = Eats a mandrake each season; feeds a dragon. Two produce a third. (9.1, 9.2, 10.2)
web-ranch-about-token = An egg or its dragon. A dragon eats a griffin each season and scores its level. (9.2, 11.2)
web-ranch-about-token-yellow-dragon = Level 2. Hatching it brings an ingot. (5.1)
web-ranch-about-token-green-dragon = Level 2. Hatching it brings a mandrake. (5.2)
web-ranch-about-token-blue-dragon = Level 2. Hatching it brings a griffin. (5.3)
web-ranch-about-token-purple-dragon = Level 2. Hatching it brings a level-1 egg. (5.4)
web-ranch-about-token-red-dragon = Level 3. Hatching it steals from an opponent. (5.5)
web-ranch-about-token-ingot = Stands for any card in a combination, at most two a turn (English edition: two in each combination); pays for further pairs. (4.8, 10.5)
web-ranch-about-medal = 3 points at the end for whoever has most of this kind when a season ends. (11.1, 12.2)


web-ranch-short =
    On your turn: a combination of two cards (and Farmers), or draw a card and an ingot, or exchange two cards.
    Hatch dragons: each may bring a power card, coloured ones something more.
    When the deck is empty the season ends: griffins eat mandrakes, dragons eat griffins, then creatures breed.
    Dragons score 1 to 3 points each season; medals 3 points at the end. After two seasons the best ranch wins.

# What a move gives away.
web-ranch-risk-feed-griffins = Those that are not fed are lost.
web-ranch-risk-feed-level-1 = Those that are not fed are lost.
web-ranch-risk-feed = Those that are not fed are lost.
web-ranch-risk-no-power = A power card costs nothing.
web-ranch-risk-end-turn = You could still do something.
web-ranch-risk-stop-breeding = Another pair could still breed.

# Why it came so.
web-ranch-aside-farmers = Each Farmer brings one more.
web-ranch-aside-five = That makes five cards again.
web-ranch-aside-power = A dragon that hatches may bring a power card.
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
web-ranch-aside-hatched-yellow = A yellow dragon brings an ingot when it hatches.
web-ranch-aside-hatched-green = A green dragon brings a mandrake when it hatches.
web-ranch-aside-hatched-blue = A blue dragon brings a griffin when it hatches.
web-ranch-aside-hatched-purple = A purple dragon brings a level-1 egg when it hatches.
web-ranch-aside-hatched-red = A red dragon steals something when it hatches.
web-ranch-aside-evolved = Its dragon scores more, and brings something when it hatches.
web-ranch-aside-medal = It goes to whoever has the most at the end of the season.
web-ranch-aside-medal-none = It takes one player who has more than anybody else.
web-ranch-aside-points = Each dragon scores its level, each red card what it says.

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
web-ranch-aid-item-with = { $thing } (a { $other })
