# Dragon Ranch

ranch-title = Dragon Ranch
ranch-about = Combine essences to raise mandrakes, griffins and dragons; feed them and breed them. The player with the most points after two seasons wins.
ranch-length = about 30 minutes

ranch-option-edition = Rules
ranch-option-edition-fr = French rulebook
ranch-option-edition-en = English rulebook
ranch-option-seasons = Seasons
ranch-option-beginner = For beginners: without power cards or medals
ranch-option-basic-egg = Eggs that Destroy and Swap can target
ranch-option-basic-egg-written = eggs of any level
ranch-option-basic-egg-level1 = only level-1 eggs
ranch-option-breeding-hatch-effects = Colour effects also apply to eggs hatched by breeding
ranch-option-unlimited-supply = The supply never runs out
ranch-option-solo-house = Solo game with our own rules (not the publisher’s)
ranch-option-first-player = First player
ranch-option-first-player-random = at random
ranch-option-first-player-seat-1 = player 1
ranch-option-medal-needs = Tokens needed for a medal
ranch-option-solo-discards = Cards discarded from the deck after each turn
ranch-option-solo-medal-needs = Tokens needed for a medal when playing alone

ranch-essence-mandrake = Mandrake
ranch-essence-griffin = Griffin
ranch-essence-dragon = Dragon
ranch-essence-farmer = Farmer

ranch-token-mandrake = mandrake
    .many = mandrakes
    .a = a mandrake
    .the = the mandrake
    .food = nothing
    .foods = nothing
ranch-token-griffin = griffin
    .many = griffins
    .a = a griffin
    .the = the griffin
    .food = a mandrake
    .foods = mandrakes
ranch-token-level-1-egg = level-1 egg
    .short = level 1
    .many = level-1 eggs
    .a = a level-1 egg
    .the = the level-1 egg
    .food = nothing
    .foods = nothing
ranch-token-yellow-egg = yellow egg
    .short = yellow
    .many = yellow eggs
    .a = a yellow egg
    .the = the yellow egg
    .food = nothing
    .foods = nothing
ranch-token-green-egg = green egg
    .short = green
    .many = green eggs
    .a = a green egg
    .the = the green egg
    .food = nothing
    .foods = nothing
ranch-token-blue-egg = blue egg
    .short = blue
    .many = blue eggs
    .a = a blue egg
    .the = the blue egg
    .food = nothing
    .foods = nothing
ranch-token-purple-egg = purple egg
    .short = purple
    .many = purple eggs
    .a = a purple egg
    .the = the purple egg
    .food = nothing
    .foods = nothing
ranch-token-red-egg = red egg
    .short = red
    .many = red eggs
    .a = a red egg
    .the = the red egg
    .food = nothing
    .foods = nothing
ranch-token-level-1-dragon = level-1 dragon
    .short = level 1
    .many = level-1 dragons
    .a = a level-1 dragon
    .the = the level-1 dragon
    .food = a griffin
    .foods = griffins
ranch-token-yellow-dragon = yellow dragon
    .short = yellow
    .many = yellow dragons
    .a = a yellow dragon
    .the = the yellow dragon
    .food = a griffin
    .foods = griffins
ranch-token-green-dragon = green dragon
    .short = green
    .many = green dragons
    .a = a green dragon
    .the = the green dragon
    .food = a griffin
    .foods = griffins
ranch-token-blue-dragon = blue dragon
    .short = blue
    .many = blue dragons
    .a = a blue dragon
    .the = the blue dragon
    .food = a griffin
    .foods = griffins
ranch-token-purple-dragon = purple dragon
    .short = purple
    .many = purple dragons
    .a = a purple dragon
    .the = the purple dragon
    .food = a griffin
    .foods = griffins
ranch-token-red-dragon = red dragon
    .short = red
    .many = red dragons
    .a = a red dragon
    .the = the red dragon
    .food = a griffin
    .foods = griffins
ranch-token-ingot = ingot
    .many = ingots
    .a = an ingot
    .the = the ingot
    .food = nothing
    .foods = nothing

ranch-power-two-combinations = Two Combinations
    .does = two combinations instead of one this turn
    .rule = 7.1
ranch-power-wild-card = Wild Card
    .does = in a combination: replaces any Essence card
    .rule = 7.2
ranch-power-two-farmers = Two Farmers
    .does = in a combination: counts as two Farmers
    .rule = 7.3
ranch-power-destroy = Destroy
    .does = an opponent loses a mandrake, griffin or egg of your choice
    .rule = 7.4
ranch-power-swap = Swap
    .does = trade a mandrake, griffin or egg with an opponent
    .rule = 7.5
ranch-power-take = Forage
    .does = take a mandrake, griffin or level-1 egg from the supply
    .rule = 7.6
ranch-power-back-to-the-egg = Back to the Egg
    .does = turn any dragon of level 1 or 2 back into its egg
    .rule = 7.7
ranch-power-repeat = Repeat
    .does = repeat your right neighbour’s last combination for free, as your action
    .rule = 7.8
ranch-power-steal-an-ingot = Steal an Ingot
    .does = from an opponent of your choice
    .rule = 7.9
ranch-power-steal-a-card = Steal a Card
    .does = take a random Essence card from an opponent, who cannot refill until the end of their next turn
    .rule = 7.10
ranch-power-3-mandrakes = 3 Mandrakes
    .does = 1 point at the end of each season with at least 3 mandrakes
    .rule = 8.2
ranch-power-5-mandrakes = 5 Mandrakes
    .does = 2 points at the end of each season with at least 5 mandrakes
    .rule = 8.2
ranch-power-3-griffins = 3 Griffins
    .does = 1 point at the end of each season with at least 3 griffins
    .rule = 8.3
ranch-power-5-griffins = 5 Griffins
    .does = 2 points at the end of each season with at least 5 griffins
    .rule = 8.3
ranch-power-3-eggs = 3 Eggs
    .does = 1 point at the end of each season with at least 3 eggs
    .rule = 8.4
ranch-power-5-eggs = 5 Eggs
    .does = 2 points at the end of each season with at least 5 eggs
    .rule = 8.4
ranch-power-3-dragons = 3 Dragons
    .does = 1 point at the end of each season with at least 3 dragons
    .rule = 8.5
ranch-power-5-dragons = 5 Dragons
    .does = 2 points at the end of each season with at least 5 dragons
    .rule = 8.5
ranch-power-6-creatures = 6 Creatures
    .does = 1 point at the end of each season with at least 6 creatures
    .rule = 8.6
ranch-power-10-creatures = 10 Creatures
    .does = 2 points at the end of each season with at least 10 creatures
    .rule = 8.6

ranch-medal-mandrake = mandrake medal
ranch-medal-griffin = griffin medal
ranch-medal-dragon = dragon medal
ranch-medal-egg = egg medal
ranch-medal-ingot = ingot medal

ranch-combination-mandrakes = mandrakes
ranch-combination-griffins = griffins
ranch-combination-eggs = eggs
ranch-combination-hatching = hatching
ranch-combination-gold = two ingots
ranch-combination-evolving = evolving

ranch-levels-1-and-1 = 1 and 1
ranch-levels-1-and-2 = 1 and 2
ranch-levels-1-and-3 = 1 and 3
ranch-levels-2-and-2 = 2 and 2
ranch-levels-2-and-3 = 2 and 3

ranch-rating-stable-hand = stable hand
ranch-rating-farmer = farmer
ranch-rating-breeder = breeder
ranch-rating-master-breeder = master breeder
ranch-rating-breeder-of-legends = breeder of legends

ranch-help-none = { "" }
ranch-help-wild-card = { " · " }Wild Card
ranch-help-two-farmers = { " · " }Two Farmers

ranch-paying-farmers = { $farmers ->
    [0] { "" }
    [one] { " · " }1 Farmer
   *[other] { " · " }{ $farmers } Farmers
  }{ $ingots ->
    [0] { "" }
    [one] { " · " }1 ingot
   *[other] { " · " }{ $ingots } ingots
  }{ $help }
ranch-paying-mandrakes = { $first ->
    [0] { "" }
    [one] { " · " }1 Mandrake
   *[other] { " · " }{ $first } Mandrakes
  }{ ranch-paying-farmers }
ranch-paying-griffins = { $first ->
    [0] { "" }
    [one] { " · " }1 Griffin
   *[other] { " · " }{ $first } Griffins
  }{ ranch-paying-farmers }
ranch-paying-dragons = { $first ->
    [0] { "" }
    [one] { " · " }1 Dragon
   *[other] { " · " }{ $first } Dragons
  }{ ranch-paying-farmers }
ranch-paying-second-mandrake = { $second ->
    [0] { "" }
    [one] { " · " }1 Mandrake
   *[other] { " · " }{ $second } Mandrakes
  }{ ranch-paying-farmers }
ranch-paying-second-griffin = { $second ->
    [0] { "" }
    [one] { " · " }1 Griffin
   *[other] { " · " }{ $second } Griffins
  }{ ranch-paying-farmers }
ranch-paying-first-mandrake = { $first ->
    [0] { "" }
    [one] { " · " }1 Mandrake
   *[other] { " · " }{ $first } Mandrakes
  }
ranch-paying-first-dragon = { $first ->
    [0] { "" }
    [one] { " · " }1 Dragon
   *[other] { " · " }{ $first } Dragons
  }

ranch-move-mandrakes = make mandrakes{ ranch-paying-mandrakes }
ranch-move-griffins = make griffins{ ranch-paying-griffins }
ranch-move-eggs = make eggs{ ranch-paying-dragons }
ranch-move-hatching = hatch{ ranch-paying-first-dragon }{ ranch-paying-second-mandrake }
ranch-move-gold = take two ingots{ ranch-paying-first-mandrake }{ ranch-paying-second-griffin }
ranch-move-evolving = evolve an egg{ ranch-paying-first-dragon }{ ranch-paying-second-griffin }
ranch-move-draw = draw a card and take an ingot
ranch-move-exchange = discard { $one } and { $two }, draw two cards and take an ingot
ranch-move-end-turn = end your turn
ranch-move-two-combinations = play Two Combinations
ranch-move-destroy = play Destroy on { $victim }’s { $token }
ranch-move-swap = play Swap: give { $token_a }
ranch-move-take = play Forage: take { $token_a }
ranch-move-back-to-egg = play Back to the Egg on { $victim }’s { $token }
ranch-move-repeat = play Repeat
ranch-move-steal-ingot = play Steal an Ingot: { $victim }
ranch-move-steal-card = play Steal a Card: { $victim }
ranch-move-swap-for = take { $token_a } from { $victim } in return
ranch-move-hatch = hatch { $token_a }
ranch-move-evolve = evolve a level-1 egg into { $token_a }
ranch-move-evolve-red = evolve { $token_a } into a red egg
ranch-move-loot = steal { $token_a } from { $victim }
ranch-move-power = take { $power } ({ $power_does })
ranch-move-no-power = take no power card
ranch-move-discard = discard a { $essence }
ranch-move-feed-griffins = { $count ->
    [0] feed no griffin
    [one] feed one griffin
   *[other] feed { $count } griffins
  }
ranch-move-feed-level-1 = { $count ->
    [0] feed no level-1 dragon
    [one] feed one level-1 dragon
   *[other] feed { $count } level-1 dragons
  }
ranch-move-feed = { $count ->
    [0] feed no { $token }
    [one] feed one { $token }
   *[other] feed { $count } { $token_many }
  }
ranch-move-breed-mandrakes = pair two mandrakes
ranch-move-breed-griffins = pair two griffins
ranch-move-breed-level-1 = pair dragons of levels { $levels } for a level-1 egg
ranch-move-breed-level-2 = pair dragons of levels { $levels } for { $token_a }
ranch-move-breed-level-3 = pair two red dragons for a red egg
ranch-move-breed-hatch = hatch { $token_a } with a level-{ $level } dragon
ranch-move-stop-breeding = stop breeding

ranch-news-season = Season { $season } begins. { $seat } goes first.
    .you = Season { $season } begins. You go first.
ranch-news-medal-up = The { $medal } can be won.
ranch-news-power-up = New face-up power card: { $power }.
ranch-news-drew = { $seat } draws a { $essence } card.
    .you = { $seat } draw a { $essence } card.
ranch-news-drew-hidden = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
  }.
    .you = { $seat } draw { $count ->
        [one] a card
       *[other] { $count } cards
      }.
ranch-news-draws = { $seat } chooses to draw.
    .you = { $seat } choose to draw.
ranch-news-exchanges = { $seat } exchanges two cards: { $one } and { $two }.
    .you = { $seat } exchange two cards: { $one } and { $two }.
ranch-news-discarded = { $seat } discards a { $essence } card.
    .you = { $seat } discard a { $essence } card.
ranch-news-burnt = A { $essence } card from the deck is discarded.
ranch-news-deck-empty = The deck is empty, so this is the last round of the season.
ranch-news-combined = { $seat } makes a combination: { $combination }{ $farmers ->
    [0] { "" }
    [one] , with one Farmer
   *[other] , with { $farmers } Farmers
  }.
    .you = { $seat } make a combination: { $combination }{ $farmers ->
        [0] { "" }
        [one] , with one Farmer
       *[other] , with { $farmers } Farmers
      }.
ranch-news-paid-cards = { $seat } pays { $count ->
    [one] a { $essence } card
   *[other] { $count } { $essence } cards
  }.
    .you = { $seat } pay { $count ->
        [one] a { $essence } card
       *[other] { $count } { $essence } cards
      }.
ranch-news-paid-ingots = { $seat } pays { $count ->
    [one] an ingot
   *[other] { $count } ingots
  } instead of cards.
    .you = { $seat } pay { $count ->
        [one] an ingot
       *[other] { $count } ingots
      } instead of cards.
ranch-news-gained = { $seat } gains { $count ->
    [one] { $token_a }
   *[other] { $count } { $token_many }
  }.
    .you = { $seat } gain { $count ->
        [one] { $token_a }
       *[other] { $count } { $token_many }
      }.
ranch-news-hatched = { $seat } hatches { $token_a }!
    .you = { $seat } hatch { $token_a }!
ranch-news-evolved = { $seat } evolves { $from_a } into { $to_a }.
    .you = { $seat } evolve { $from_a } into { $to_a }.
ranch-news-looted = { $seat }’s red dragon steals { $token_a } from { $victim }.
    .you = Your red dragon steals { $token_a } from { $victim }.
    .to-you = { $seat }’s red dragon steals { $token_a } from { $victim }.
ranch-news-took-power = { $seat } takes a power card: { $power }.
    .you = { $seat } take a power card: { $power }.
ranch-news-no-power = { $seat } takes no power card.
    .you = { $seat } take no power card.
ranch-news-played = { $seat } plays { $power }.
    .you = { $seat } play { $power }.
ranch-news-destroyed = { $victim } loses { $token_a }.
    .to-you = { $victim } lose { $token_a }.
ranch-news-swapped = { $seat } swaps { $gives_a } for { $victim }’s { $takes }.
    .you = { $seat } swap { $gives_a } for { $victim }’s { $takes }.
    .to-you = { $seat } swaps { $gives_a } for your { $takes }.
ranch-news-turned-back = { $victim }’s { $token } turns back into an egg.
    .to-you = Your { $token } turns back into an egg.
ranch-news-repeated = { $seat } repeats: { $combination }{ $farmers ->
    [0] { "" }
    [one] , with one Farmer
   *[other] , with { $farmers } Farmers
  }.
    .you = { $seat } repeat: { $combination }{ $farmers ->
        [0] { "" }
        [one] , with one Farmer
       *[other] , with { $farmers } Farmers
      }.
ranch-news-stole-ingot = { $seat } steals an ingot from { $victim }.
    .you = { $seat } steal an ingot from { $victim }.
    .to-you = { $seat } steals an ingot from { $victim }.
ranch-news-stole-card = { $seat } steals a card from { $victim }.
    .you = { $seat } steal a card from { $victim }.
    .to-you = { $seat } steals a card from { $victim }.
ranch-news-stolen-card = { $seat } now holds { $victim }’s { $essence } card.
    .you = { $seat } now hold { $victim }’s { $essence } card.
    .to-you = { $seat } now holds your { $essence } card.
ranch-news-feeding = Everybody discards their hand. Feeding begins!
ranch-news-fed = { $seat } feeds { $count ->
    [one] { $token_food } to { $token_a }
   *[other] { $count } { $token_foods } to { $count } { $token_many }
  }.
    .you = { $seat } feed { $count ->
        [one] { $token_food } to { $token_a }
       *[other] { $count } { $token_foods } to { $count } { $token_many }
      }.
ranch-news-starved = { $count ->
    [one] One of { $seat }’s { $token_many } starves
   *[other] { $count } of { $seat }’s { $token_many } starve
  }.
    .you = { $count ->
        [one] One of your { $token_many } starves
       *[other] { $count } of your { $token_many } starve
      }.
ranch-news-breeding = Breeding begins: the first pair is free; every other pair costs an ingot.
ranch-news-bred = { $seat } breeds { $token_a }.
    .you = { $seat } breed { $token_a }.
ranch-news-bred-hatch = { $seat } uses a dragon to hatch { $token_a }.
    .you = { $seat } use a dragon to hatch { $token_a }.
ranch-news-medal-won = { $seat } wins the { $medal }.
    .you = { $seat } win the { $medal }.
ranch-news-medal-stays = Nobody wins the { $medal }, so it stays in play.
ranch-news-medal-lost = Nobody wins the { $medal }, so it is lost.
ranch-news-red-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } for the red card { $power }.
    .you = { $seat } score { $points ->
        [one] 1 point
       *[other] { $points } points
      } for the red card { $power }.
ranch-news-season-points = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } this season: { $score } in total.
    .you = { $seat } score { $points ->
        [one] 1 point
       *[other] { $points } points
      } this season: { $score } in total.
ranch-news-medal-points = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
  } for medals: { $score } in total.
    .you = { $seat } score { $points ->
        [one] 1 point
       *[other] { $points } points
      } for medals: { $score } in total.
ranch-news-won = { $seat } is now the Realm’s official dragon breeder, with { $score ->
    [one] 1 point
   *[other] { $score } points
  }.
    .you = { $seat } are now the Realm’s official dragon breeder, with { $score ->
        [one] 1 point
       *[other] { $score } points
      }.

ranch-draw-title = Season { $season } of { $seasons }: { $phase }
ranch-draw-turns = turns
ranch-draw-feeding = feeding
ranch-draw-breeding = breeding
ranch-draw-over = the end
ranch-draw-deck = Deck: { $cards }
ranch-draw-discards = Discarded: { $cards }
ranch-draw-display = Power cards: { $cards }
ranch-draw-medals = Medals to win: { $cards }
ranch-draw-supply = Supply: { $cards }
ranch-draw-hand = Your hand:
ranch-draw-known = You know that { $seat } holds: { $cards }
ranch-draw-among = You know that { $names } holds: { $card }
ranch-draw-nothing = nothing
ranch-draw-player = Player
ranch-draw-cards = Cards
ranch-draw-mandrakes = Mandr.
ranch-draw-griffins = Griff.
ranch-draw-eggs = Eggs
ranch-draw-dragons = Dragons
ranch-draw-ingots = Ingots
ranch-draw-powers = Powers
ranch-draw-won = Medals
ranch-draw-score = Pts
ranch-draw-rating = House solo rating: { $rating }
ranch-draw-last = Last combination: { $combination }, Farmers: { $farmers }
ranch-draw-or = or
ranch-draw-solo = Solo with our own rules, not the publisher’s
ranch-draw-banned = ! cannot refill

# The end

ranch-decided-tie = { $seat } and { $other } both have { $score ->
    [one] 1 point
   *[other] { $score } points
  }, but { $seat } has more { $level ->
    [0] ingots
   *[other] level-{ $level } eggs
  }: { $points } to { $others }.
    .you = { $seat } and { $other } both have { $score ->
        [one] 1 point
       *[other] { $score } points
      }, but { $seat } have more { $level ->
        [0] ingots
       *[other] level-{ $level } eggs
      }: { $points } to { $others }.
    .to-you = { $seat } and { $other } both have { $score ->
        [one] 1 point
       *[other] { $score } points
      }, but { $seat } has more { $level ->
        [0] ingots
       *[other] level-{ $level } eggs
      }: { $points } to { $others }.
ranch-row-dragons = Dragons
    .by = dragons
ranch-row-red = Red cards
    .by = red cards
ranch-row-medals = Medals
    .by = medals
ranch-line-dragons = Season { $season }, { $seat }: { $count ->
    [one] { $token_a }
   *[other] { $count } { $token_many }
  }.
ranch-line-red = Season { $season }, { $seat }: red card { $power }.

ranch-plays-powers = Powers
ranch-plays-combinations = Combinations
ranch-plays-medals = Medals
