# Le Jeu des Dragons

ante-title = Le Jeu des Dragons
ante-about = Ante, play flights of dragons for their powers, and win the stakes. When a player runs out of gold, the largest hoard wins.
ante-length = about 30 to 60 minutes

ante-option-hoard = Gold at the start
ante-option-hoard-0 = edition default
ante-option-gambits = Number of gambits
ante-option-gambits-0 = no limit
ante-option-target = Hoard that ends the game
ante-option-target-0 = none
ante-option-eliminations = Players who must be out of gold before the game ends
ante-option-edition = Edition
ante-option-edition-2005-fr = French edition (2007): 50 gold, a strength flight takes all antes
ante-option-edition-emperors-gambit-rules = later edition: 10 gold per player, a strength flight takes three antes
ante-option-slayer = The Dragonslayer slays
ante-option-slayer-weaker = weaker dragons
ante-option-slayer-weaker-or-equal = weaker or equally strong dragons
ante-option-dracolich = The Dracolich counts as
ante-option-dracolich-evil = an evil dragon
ante-option-dracolich-undead = an undead dragon, neither good nor evil
ante-option-no-winner = If no flight can win
ante-option-no-winner-carry = the stakes stay for the next gambit
ante-option-no-winner-split = the stakes are shared
ante-option-no-winner-extra-round = another round is played

ante-card-white-dragon = White Dragon { $n }
    .the = the White Dragon { $n }
    .short = Wh { $n }
ante-card-blue-dragon = Blue Dragon { $n }
    .the = the Blue Dragon { $n }
    .short = Bu { $n }
ante-card-black-dragon = Black Dragon { $n }
    .the = the Black Dragon { $n }
    .short = Bk { $n }
ante-card-red-dragon = Red Dragon { $n }
    .the = the Red Dragon { $n }
    .short = Re { $n }
ante-card-green-dragon = Green Dragon { $n }
    .the = the Green Dragon { $n }
    .short = Gr { $n }
ante-card-brass-dragon = Brass Dragon { $n }
    .the = the Brass Dragon { $n }
    .short = Br { $n }
ante-card-silver-dragon = Silver Dragon { $n }
    .the = the Silver Dragon { $n }
    .short = Si { $n }
ante-card-bronze-dragon = Bronze Dragon { $n }
    .the = the Bronze Dragon { $n }
    .short = Bz { $n }
ante-card-copper-dragon = Copper Dragon { $n }
    .the = the Copper Dragon { $n }
    .short = Co { $n }
ante-card-gold-dragon = Gold Dragon { $n }
    .the = the Gold Dragon { $n }
    .short = Go { $n }
ante-card-bahamut = Bahamut
    .the = Bahamut
    .short = Bahamut 13
ante-card-tiamat = Tiamat
    .the = Tiamat
    .short = Tiamat 13
ante-card-dracolich = Dracolich
    .the = the Dracolich
    .short = Dracolich 10
ante-card-archmage = Archmage
    .the = the Archmage
    .short = Archmage 9
ante-card-dragonslayer = Dragonslayer
    .the = the Dragonslayer
    .short = Slayer 8
ante-card-thief = Thief
    .the = the Thief
    .short = Thief 7
ante-card-druid = Druid
    .the = the Druid
    .short = Druid 6
ante-card-priest = Priest
    .the = the Priest
    .short = Priest 5
ante-card-princess = Princess
    .the = the Princess
    .short = Princess 4
ante-card-fool = Fool
    .the = the Fool
    .short = Fool 3

ante-power-white-dragon = the White Dragon
ante-power-blue-dragon = the Blue Dragon
ante-power-black-dragon = the Black Dragon
ante-power-red-dragon = the Red Dragon
ante-power-green-dragon = the Green Dragon
ante-power-brass-dragon = the Brass Dragon
ante-power-silver-dragon = the Silver Dragon
ante-power-bronze-dragon = the Bronze Dragon
ante-power-copper-dragon = the Copper Dragon
ante-power-gold-dragon = the Gold Dragon
ante-power-bahamut = Bahamut
ante-power-tiamat = Tiamat
ante-power-dracolich = the Dracolich
ante-power-archmage = the Archmage
ante-power-dragonslayer = the Dragonslayer
ante-power-thief = the Thief
ante-power-druid = the Druid
ante-power-priest = the Priest
ante-power-princess = the Princess
ante-power-fool = the Fool

ante-colour-white = White
ante-colour-blue = Blue
ante-colour-black = Black
ante-colour-red = Red
ante-colour-green = Green
ante-colour-brass = Brass
ante-colour-silver = Silver
ante-colour-bronze = Bronze
ante-colour-copper = Copper
ante-colour-gold = Gold

ante-move-ante = ante { $card_the }
ante-move-play = play { $card_the }
ante-move-steal = steal from the stakes
ante-move-tax = make everybody else pay into the stakes
ante-move-pay = pay 5 gold
ante-move-give = give { $card_the }
ante-move-discard = discard { $card_the }
ante-move-take = take { $card_the } from the antes
ante-move-copy = copy { $card_the }
ante-move-slay = slay { $card_the }
ante-move-trigger = trigger { $card_the } next
ante-move-target = choose { $seat }
ante-move-colour = complete a colour flight: three { $colour } Dragons
ante-move-last = call the last gambit
ante-move-strength = complete a strength flight: three dragons of strength { $strength }

ante-news-starts = Everybody begins with { $gold } gold and six cards.
ante-news-gambit = Gambit { $gambit }. { $stakes ->
    [0] Everybody chooses an ante.
   *[other] { $stakes } gold carries over from the last gambit. Everybody chooses an ante.
  }
ante-news-anted = { $seat } has chosen an ante.
    .you = { $seat } have chosen an ante.
ante-news-anted-card = { $seat } chose { $card_the } as their ante.
    .you = { $seat } chose { $card_the } as your ante.
ante-news-ante = { $seat } reveals { $card_the }.
    .you = { $seat } reveal { $card_the }.
ante-news-antes-tied = Every ante is tied with another one, so all are discarded. Everybody draws a card and chooses a new ante.
ante-news-stake = The strongest ante is { $gold }, so everybody pays { $gold } gold into the stakes.
ante-news-leads-by-ante = { $seat } leads the first round with the strongest untied ante, { $card_the }.
    .you = { $seat } lead the first round with the strongest untied ante, { $card_the }.
ante-news-round = Round { $round }: { $seat } leads.
    .you = Round { $round }: { $seat } lead.
ante-news-played = { $seat } plays { $card_the }; their flight is now worth { $strength }.
    .you = { $seat } play { $card_the }; your flight is now worth { $strength }.
ante-news-no-card = { $seat } has no card to play.
    .you = { $seat } have no card to play.
ante-news-triggers-as-leader = { $card ->
    [Tiamat] { $seat } leads with Tiamat.
   *[other] { $seat }’s { $card } triggers because { $seat } is leading.
  }
    .you = { $card ->
        [Tiamat] You lead with Tiamat.
       *[other] Your { $card } triggers because you are leading.
      }
ante-news-triggers-as-first = { $card ->
    [Tiamat] { $seat }’s Tiamat is the first card of the round.
   *[other] { $seat }’s { $card } triggers because it is the first card of the round.
  }
    .you = { $card ->
        [Tiamat] Your Tiamat is the first card of the round.
       *[other] Your { $card } triggers because it is the first card of the round.
      }
ante-news-triggers = { $card ->
    [Tiamat] { $seat }’s Tiamat is not higher than { $before }, the card before it.
   *[other] { $seat }’s { $card } triggers: { $strength } is not higher than { $before }, the card before it.
  }
    .you = { $card ->
        [Tiamat] Your Tiamat is not higher than { $before }, the card before it.
       *[other] Your { $card } triggers: { $strength } is not higher than { $before }, the card before it.
      }
ante-news-does-not-trigger = { $card ->
    [Tiamat] Tiamat has no power.
   *[other] { $seat }’s { $card } does not trigger: { $strength } is higher than { $before }, the card before it.
  }
    .you = { $card ->
        [Tiamat] Tiamat has no power.
       *[other] Your { $card } does not trigger: { $strength } is higher than { $before }, the card before it.
      }
ante-news-paid-stakes = { $seat } pays { $gold } gold into the stakes, which now hold { $stakes }.
    .you = { $seat } pay { $gold } gold into the stakes, which now hold { $stakes }.
ante-news-paid = { $seat } pays { $other } { $gold } gold.
    .you = { $seat } pay { $other } { $gold } gold.
    .to-you = { $seat } pays { $other } { $gold } gold.
ante-news-owes-stakes = { $seat } cannot pay it all and owes the stakes { $gold } gold.
    .you = { $seat } cannot pay it all and owe the stakes { $gold } gold.
ante-news-owes = { $seat } cannot pay it all and owes { $other } { $gold } gold.
    .you = { $seat } cannot pay it all and owe { $other } { $gold } gold.
    .to-you = { $seat } cannot pay it all and owes { $other } { $gold } gold.
ante-news-repaid-stakes = { $seat } repays { $gold } gold to the stakes.
    .you = { $seat } repay { $gold } gold to the stakes.
ante-news-repaid = { $seat } repays { $gold } gold to { $other }.
    .you = { $seat } repay { $gold } gold to { $other }.
    .to-you = { $seat } repays { $gold } gold to { $other }.
ante-news-stole = { $seat } steals { $gold } gold from the stakes, which now hold { $stakes }.
    .you = { $seat } steal { $gold } gold from the stakes, which now hold { $stakes }.
ante-news-blue-steals = { $seat } chooses to steal: { $gold ->
    [one] one evil dragon, one gold.
   *[other] { $gold } evil dragons, { $gold } gold.
  }
    .you = { $seat } choose to steal: { $gold ->
        [one] one evil dragon, one gold.
       *[other] { $gold } evil dragons, { $gold } gold.
      }
ante-news-blue-taxes = { $seat } makes everybody else pay { $gold } gold into the stakes (1 per evil dragon).
    .you = { $seat } make everybody else pay { $gold } gold into the stakes (1 per evil dragon).
ante-news-no-effect = { $power ->
    [Tiamat] Tiamat has no power.
   *[other] The power of { $power } has no effect this time.
  }
ante-news-drew = { $seat } draws { $cards ->
    [one] a card
   *[other] { $cards } cards
  }.
    .you = { $seat } draw { $cards ->
        [one] a card
       *[other] { $cards } cards
      }.
ante-news-drew-card = { $seat } draws { $card_the }.
    .you = { $seat } draw { $card_the }.
ante-news-hand-full = { $seat } cannot hold more than ten cards.
    .you = { $seat } cannot hold more than ten cards.
ante-news-no-cards-left = There are no cards left for { $seat } to draw.
    .you = There are no cards left for { $seat } to draw.
ante-news-reshuffled = The deck is empty, so { $cards ->
    [one] the only card in the discard pile becomes the new deck
   *[other] the { $cards } cards in the discard pile are shuffled into a new one
  }.
ante-news-bought = { $seat } must buy cards: { $card_the } is turned up, so the price is { $gold } gold.
    .you = { $seat } must buy cards: { $card_the } is turned up, so the price is { $gold } gold.
ante-news-cannot-buy = { $seat } must buy cards, but there are none left.
    .you = { $seat } must buy cards, but there are none left.
ante-news-green-asks = { $strength ->
    [1] Nothing is weaker than a 1: { $other } must pay { $seat } 5 gold.
   *[other] { $other } must give { $seat } an evil dragon weaker than { $strength }, or pay 5 gold.
  }
    .you = { $strength ->
        [1] Nothing is weaker than a 1: { $other } must pay { $seat } 5 gold.
       *[other] { $other } must give { $seat } an evil dragon weaker than { $strength }, or pay 5 gold.
      }
    .to-you = { $strength ->
        [1] Nothing is weaker than a 1: { $other } must pay { $seat } 5 gold.
       *[other] { $other } must give { $seat } an evil dragon weaker than { $strength }, or pay 5 gold.
      }
ante-news-brass-asks = { $other } must give { $seat } a good dragon stronger than { $strength }, or pay 5 gold.
    .you = { $other } must give { $seat } a good dragon stronger than { $strength }, or pay 5 gold.
    .to-you = { $other } must give { $seat } a good dragon stronger than { $strength }, or pay 5 gold.
ante-news-took = { $seat } takes a random card from { $other }.
    .you = { $seat } take a random card from { $other }.
    .to-you = { $seat } takes a random card from { $other }.
ante-news-took-card = { $seat } takes a random card from { $other }: { $card_the }.
    .you = { $seat } take a random card from { $other }: { $card_the }.
    .to-you = { $seat } takes a random card from { $other }: { $card_the }.
ante-news-gave = { $seat } gives { $other } { $card_the }.
    .you = { $seat } give { $other } { $card_the }.
    .to-you = { $seat } gives { $other } { $card_the }.
ante-news-kept = { $seat } shows { $card_the } but keeps it because { $other }’s hand is full.
    .you = { $seat } show { $card_the } but keep it because { $other }’s hand is full.
    .to-you = { $seat } shows { $card_the } but keeps it because your hand is full.
ante-news-took-ante = { $seat } takes { $card_the } from the antes.
    .you = { $seat } take { $card_the } from the antes.
ante-news-replaced = { $seat } replaces { $card_the } with { $new_the }, whose power triggers.
    .you = { $seat } replace { $card_the } with { $new_the }, whose power triggers.
ante-news-stays = { $seat }’s { $card } stays because there is no other card to replace it.
    .you = Your { $card } stays because there is no other card to replace it.
ante-news-copied = { $seat }’s { $card } copies { $copied_the }.
    .you = Your { $card } copies { $copied_the }.
ante-news-slew = { $seat } slays { $card_the } in { $other }’s flight.
    .you = { $seat } slay { $card_the } in { $other }’s flight.
    .to-you = { $seat } slays { $card_the } in your flight.
ante-news-discarded = { $seat } discards { $card_the }.
    .you = { $seat } discard { $card_the }.
ante-news-weakest-wins = { $seat }’s Druid changes the rules: the weakest flight will win this gambit.
    .you = Your Druid changes the rules: the weakest flight will win this gambit.
ante-news-will-lead = Thanks to the Priest, { $seat } will lead the next round.
    .you = Thanks to the Priest, { $seat } will lead the next round.
ante-news-commands = { $seat } triggers { $card_the }.
    .you = { $seat } trigger { $card_the }.
ante-news-colour-flight = { $seat } completes a colour flight of three { $colour } Dragons: everybody else pays { $gold } gold.
    .you = { $seat } complete a colour flight of three { $colour } Dragons: everybody else pays { $gold } gold.
ante-news-strength-flight = { $seat } completes a strength flight (three dragons of strength { $strength }), which earns gold from the stakes and any antes left.
    .you = { $seat } complete a strength flight (three dragons of strength { $strength }), which earns gold from the stakes and any antes left.
ante-news-leads = { $seat } will lead the next round with the strongest untied card, { $card_the }.
    .you = { $seat } will lead the next round with the strongest untied card, { $card_the }.
ante-news-stays-leader = All cards of the round are tied, so { $seat } leads again.
    .you = All cards of the round are tied, so { $seat } lead again.
ante-news-leads-after-slain = All cards are tied and the leader’s card was slain, so { $seat } leads.
    .you = All cards are tied and the leader’s card was slain, so { $seat } lead.
ante-news-cannot-win = { $seat }’s flight cannot win: it mixes { $card_the } with the wrong kind of dragon.
    .you = Your flight cannot win: it mixes { $card_the } with the wrong kind of dragon.
ante-news-tied = Flights are tied at { $strength }, so another round is played.
ante-news-won-gambit = { $seat } wins the gambit with a flight of { $strength } and takes { $gold } gold.
    .you = { $seat } win the gambit with a flight of { $strength } and take { $gold } gold.
ante-news-won-gambit-weakest = { $seat } wins the gambit with the weakest flight, { $strength }, and takes { $gold } gold.
    .you = { $seat } win the gambit with the weakest flight, { $strength }, and take { $gold } gold.
ante-news-stakes-empty = The stakes are empty, so the gambit ends immediately.
ante-news-no-winner = No flight can win.
ante-news-carried = { $gold } gold stays in the stakes.
ante-news-shared = Everybody takes { $gold } gold from the stakes.
ante-news-extra-round = Another round is played.
ante-news-debt-ignored = { $seat }’s debt to the stakes ({ $gold } gold) is cancelled.
    .you = Your debt to the stakes ({ $gold } gold) is cancelled.
ante-news-debt-passed-on = { $seat } now owes { $other } the { $gold } gold that was owed to the stakes.
    .you = { $seat } now owe { $other } the { $gold } gold that was owed to the stakes.
    .to-you = { $seat } now owes { $other } the { $gold } gold that was owed to the stakes.
ante-news-debt-lapsed = { $seat }’s debt to the stakes ({ $gold } gold) is cancelled.
    .you = Your debt to the stakes ({ $gold } gold) is cancelled.
ante-news-out = { $seat } is out of gold.
    .you = { $seat } are out of gold.
ante-news-ends-broke = The game ends: { $seats ->
    [one] one player is
   *[other] { $seats } players are
  } out.
ante-news-ends-limit = The game ends after { $gambits ->
    [one] one gambit
   *[other] { $gambits } gambits
  }, as agreed.
ante-news-ends-target = The game ends: { $seat } has reached { $gold } gold.
    .you = The game ends: { $seat } have reached { $gold } gold.
ante-news-ends-last = The game ends: this was announced as the last gambit.
ante-news-last-gambit = Time is up: this gambit is the last.
ante-news-time-called = Time is up: after this gambit there will be one more.
ante-news-hoard = { $seat } has { $gold } gold.
    .you = { $seat } have { $gold } gold.
ante-news-won = { $seat } wins the game with { $gold } gold.
    .you = { $seat } win the game with { $gold } gold.

ante-draw-title = Gambit { $gambit }, round { $round }: { $stakes } gold in the stakes
ante-draw-antes-open = Gambit { $gambit }, choosing antes: { $stakes } gold in the stakes
ante-draw-player = Player
ante-draw-gold = Gold
ante-draw-cards = Cards
ante-draw-flight = Flight
ante-draw-antes = Antes:
ante-draw-hand = Your hand:
ante-draw-deck = deck { $deck }, discard pile { $discard }
ante-draw-debt = { $seat } owes { $other } { $gold }
ante-draw-stakes = the stakes
ante-draw-weakest = the weakest flight wins
ante-draw-priest = { $seat } leads the next round
ante-draw-bar = Powers trigger up to strength { $bar }.
ante-draw-leading = Your card is the first of the round, so its power triggers.
ante-draw-out = out
ante-draw-cannot-win = cannot win
ante-draw-anted = has chosen
ante-draw-known = known: { $cards }
ante-draw-somewhere = In somebody’s hand:
ante-draw-last = last gambit
ante-draw-time = one more gambit after this one
ante-draw-leader = leader

# The end

ante-decided-ahead = { $seat } wins with { $score } gold, { $margin } more than { $other }: { $row } made the difference ({ $points } for { $seat }, { $others } for { $other }).
    .you = { $seat } win with { $score } gold, { $margin } more than { $other }: { $row } made the difference ({ $points } for { $seat }, { $others } for { $other }).
    .to-you = { $seat } wins with { $score } gold, { $margin } more than { $other }: { $row } made the difference ({ $points } for { $seat }, { $others } for { $other }).
ante-decided-tie = { $seat } and { $other } both have { $score } gold.
    .you = { $seat } and { $other } both have { $score } gold.
    .to-you = { $seat } and { $other } both have { $score } gold.
ante-decided-shared = { $names } share the win, with { $score } gold each.
ante-row-start = At the beginning
    .by = the beginning
ante-row-gambit = Gambit { $number }
    .by = { $number ->
        [0] a single gambit
       *[other] gambit { $number }
    }

ante-plays-cards = Cards
ante-plays-powers = Powers triggered
