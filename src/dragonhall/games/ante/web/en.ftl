# The tavern table in the browser.

web-ante-before = In front of { $name }
web-ante-hoard = { $name }: hoard of { $gold } gold
web-ante-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
web-ante-strength = Strength of the flight
web-ante-leader = leads the round
web-ante-anted = has chosen
web-ante-will-lead = leads the next round
web-ante-out = out
web-ante-owes = owes { $gold }
web-ante-cannot-win = cannot win
web-ante-this-round = played this round
web-ante-known = Known: { $cards }
web-ante-hand = Your hand
web-ante-no-cards = No cards in your hand.
web-ante-gambit = Gambit { $gambit }
web-ante-round = round { $round }
web-ante-last = the last one
web-ante-time = one more after this
web-ante-deck = Deck: { $count }
web-ante-discard = Discard pile: { $count }
web-ante-stakes = stakes
web-ante-antes = Antes
web-ante-ante-of = { $name }’s ante: { $card }
web-ante-my-ante = Your ante: { $card }
web-ante-triggers-up-to = Powers up to strength { $strength } trigger
web-ante-weakest-wins = The weakest flight wins!
web-ante-power-of = Power of { $power }
web-ante-somewhere = In somebody’s hand: { $cards }
web-ante-colours = Colours
web-ante-strengths = Strengths

web-ante-ask-ante = Gambit { $gambit }: choose a card for the ante, in secret.
web-ante-ask-play = { $limit ->
    [any] Play a card into your flight. It is the first of the round, so its power triggers.
   *[other] Play a card. Its power triggers if its strength is { $limit } or less.
  }
web-ante-ask-blue = Blue Dragon: steal from the stakes, or make the others pay?
web-ante-ask-give = { $power ->
    [green] { $name }’s { $card }: give an evil dragon weaker than { $strength }, or pay 5 gold.
    [brass] { $name }’s { $card }: give a good dragon stronger than { $strength }, or pay 5 gold.
   *[other] { $name }’s { $card }: give a dragon that fits, or pay 5 gold.
  }
web-ante-ask-discard = { $card }: discard a card from your hand.
web-ante-ask-bronze = { $card }: which ante do you take?
web-ante-ask-spoils = Your strength flight: which ante do you take?
web-ante-ask-copy = { $card }: whose power do you copy?
web-ante-ask-slay = { $card }: which dragon do you slay?
web-ante-ask-order = { $card }: whose power triggers next?
web-ante-ask-target = { $power ->
    [red] { $card }: several opponents are tied for the strongest flight. Whom do you rob?
    [brass] { $card }: several opponents are tied for the strongest flight. Who must give you a dragon or pay?
   *[other] { $card }: which opponent do you choose?
  }
web-ante-ask-colour = Which colour flight scores?
web-ante-ask-strength = Which strength flight scores?

web-ante-tip-discard = The Thief wants a card in return: give up the one you will miss least.
web-ante-tip-bronze = The Bronze Dragon gives you the weakest antes; if some are tied, you choose.
web-ante-tip-spoils = A strength flight wins you antes, but you cannot take all of them: choose the best.
web-ante-tip-copy = Tap the card whose power your card should copy.
web-ante-tip-slay = Tap a dragon to remove it from its flight. Weaken the player who is ahead.
web-ante-tip-order = The powers of all good dragons in your flight trigger, one after the other, in any order you like.
web-ante-tip-strength = You have completed two strength flights: the stronger one earns more gold; both win you antes.
web-ante-tip-colour = You have completed two colour flights: choose the one that earns more.
web-ante-tip-ante = Everybody secretly chooses a card. The strongest ante decides how much everybody pays into the stakes, and its owner leads. A strong ante raises the stakes, but you can no longer play that card. Tap a card twice to choose it.
web-ante-tip-play = For three rounds, each player adds one card to their flight. Your card’s power triggers if the card is not stronger than the one played just before; the leader’s always triggers. Low cards get to use their powers; high cards win the stakes, which go to the strongest flight after three rounds. Press and hold a card, or press I, to read its power.
web-ante-tip-blue = Steal one gold from the stakes for each evil dragon in your flight, or make each other player pay that much into the stakes, which is good if you expect to win them.
web-ante-tip-give = Give a matching dragon, face up, or pay 5 gold.
web-ante-tip-target = Tap the hoard of the opponent you choose.

web-ante-why-seat = There is nobody to choose now: each power says whom it affects. (5.6)
web-ante-why-target = Only opponents who are tied for the strongest flight can be chosen. (10.7)
web-ante-why-power = Finish the current power first. (5.5)
web-ante-why-discard = You must discard a card from your hand. (10.19)
web-ante-why-bronze = The Bronze Dragon takes the weakest antes. (10.10)
web-ante-why-spoils = Only antes can be taken. (8.7)
web-ante-why-copy = The Dracolich copies an evil dragon in any flight, except Tiamat; the Archmage copies an ante. (10.16, 10.17)
web-ante-why-order = Choose a good dragon in your flight that the Princess has not triggered yet. (10.23)
web-ante-why-strength = Use the buttons to choose which strength flight scores. (8.6)
web-ante-why-colour = Use the buttons to choose which colour flight scores. (8.4)
web-ante-why-blue = The Blue Dragon leaves you one choice only: steal, or make the others pay. (10.2)
web-ante-why-give = You can only give a dragon that matches; otherwise pay 5 gold. (10.5, 10.6)
web-ante-why-anted = You have already chosen your ante. (3.1)
web-ante-why-not-in-hand = You play cards from your hand; this one is on the table. (4.1)
web-ante-why-slay = You can slay only a dragon that is weak enough. (10.18)
web-ante-why-silent = A card’s power does not trigger if the card is stronger than the one before it. (5.2)

web-ante-about-seat = Everybody’s gold is visible. When the game ends, the largest hoard wins. (11.7)
web-ante-about-card-white-dragon = If there is a mortal in any flight, steal 3 gold from the stakes. (10.1)
web-ante-about-card-blue-dragon = Steal 1 gold from the stakes for each evil dragon in your flight, or make every other player pay that much into the stakes. (10.2)
web-ante-about-card-black-dragon = Steal 2 gold from the stakes. (10.3)
web-ante-about-card-red-dragon = The opponent with the strongest flight pays you 1 gold; take a random card from their hand. (10.4)
web-ante-about-card-green-dragon = The player on your left gives you a weaker evil dragon, or pays you 5 gold. (10.5)
web-ante-about-card-brass-dragon = The opponent with the strongest flight gives you a stronger good dragon, or pays you 5 gold. (10.6)
web-ante-about-card-silver-dragon = Everybody with a good dragon in their flight draws a card. (10.9)
web-ante-about-card-bronze-dragon = Take the two weakest antes into your hand. (10.10)
web-ante-about-card-copper-dragon = Replace it with the next card from the deck, whose power triggers. (10.11)
web-ante-about-card-gold-dragon = Draw a card for each good dragon in your flight. (10.13)
web-ante-about-card-bahamut = Every opponent with both good and evil dragons in their flight pays you 10 gold. You cannot win while Bahamut and an evil dragon are in your flight. (10.14, 9.4)
web-ante-about-card-tiamat = No power, but counts as any evil colour for a colour flight. You cannot win while Tiamat and a good dragon are in your flight. (10.15, 9.4)
web-ante-about-card-dracolich = Copy the power of an evil dragon in any flight. (10.16)
web-ante-about-card-archmage = Pay 1 gold into the stakes, then copy the power of an ante. (10.17)
web-ante-about-card-dragonslayer = Pay 1 gold into the stakes, then slay a weaker dragon in any flight (or an equal one, if the table agrees). (10.18)
web-ante-about-card-thief = Steal 7 gold from the stakes, then discard a card. (10.19)
web-ante-about-card-druid = Pay 1 gold into the stakes; the weakest flight wins this gambit. (10.20)
web-ante-about-card-priest = Pay 1 gold into the stakes; you lead the next round. (10.22)
web-ante-about-card-princess = Pay 1 gold into the stakes; the powers of all good dragons in your flight trigger. (10.23)
web-ante-about-card-fool = Pay 1 gold into the stakes; draw a card for each stronger flight. (10.25)
web-ante-about-colour = Three dragons of this colour: every other player pays you the strength of the second strongest of the three. (8.2)


web-ante-short =
    Everybody antes a card in secret. The strongest ante sets what everybody pays into the stakes, and its owner leads.
    Play three rounds, one card each, to build your flight. A card’s power triggers if the card is not stronger than the one before it; the leader’s power always triggers.
    Three dragons of one colour, or of one strength, earn a bonus.
    The strongest flight wins the stakes. Everybody draws two cards and the next gambit begins.
    When a player runs out of gold, the largest hoard wins.

# Why it came so.
web-ante-aside-bought = With no card or only one in hand, you must buy cards until you hold four.
web-ante-aside-equal = Several flights are tied, so the player who played the card chooses.
web-ante-aside-won-gambit = The strongest flight that can win takes the stakes.
web-ante-aside-won-gambit-weakest = The Druid made the weakest flight win.
web-ante-aside-cannot-win = Bahamut cannot win alongside an evil dragon, nor Tiamat alongside a good one.

web-ante-setup-start = The start
web-ante-setup-end = The end of the game
web-ante-setup-cards = Cards with two readings

# On the cards: good or evil, and whether one would trigger.
web-ante-is-good = Good
web-ante-is-evil = Evil
web-ante-is-mortal = Mortal: neither good nor evil
web-ante-is-undead = Undead: neither good nor evil
web-ante-trigger-yes = { $limit ->
    [any] Its power triggers now: nothing was played before it.
   *[other] Its power triggers now: it is not stronger than { $limit }.
  }
web-ante-trigger-no = Its power does not trigger now: it is stronger than { $limit }.
web-ante-triggers = triggers now
web-ante-triggers-not = does not trigger now

# The monograms of the cards: no two alike.
web-ante-mark-white-dragon = Wh
web-ante-mark-blue-dragon = Bu
web-ante-mark-black-dragon = Bk
web-ante-mark-red-dragon = Re
web-ante-mark-green-dragon = Gr
web-ante-mark-brass-dragon = Br
web-ante-mark-silver-dragon = Si
web-ante-mark-bronze-dragon = Bz
web-ante-mark-copper-dragon = Co
web-ante-mark-gold-dragon = Go
web-ante-mark-bahamut = Ba
web-ante-mark-tiamat = Ti
web-ante-mark-dracolich = Dl
web-ante-mark-archmage = Am
web-ante-mark-dragonslayer = Ds
web-ante-mark-thief = Th
web-ante-mark-druid = Dd
web-ante-mark-priest = Pt
web-ante-mark-princess = Pc
web-ante-mark-fool = Fo

# The powers, as short as they fit on a card.
web-ante-power-white-dragon = A mortal in any flight: steal 3 gold.
web-ante-power-blue-dragon = Steal 1 gold per evil dragon you have, or the others pay it.
web-ante-power-black-dragon = Steal 2 gold from the stakes.
web-ante-power-red-dragon = From the strongest opponent: take 1 gold and a card.
web-ante-power-green-dragon = Your left neighbour gives a weaker evil dragon or 5 gold.
web-ante-power-brass-dragon = Strongest opponent gives a stronger good dragon or 5 gold.
web-ante-power-silver-dragon = Each player with a good dragon draws a card.
web-ante-power-bronze-dragon = Take the two weakest antes.
web-ante-power-copper-dragon = Replace it with the next card, whose power triggers.
web-ante-power-gold-dragon = Draw a card per good dragon in your flight.
web-ante-power-bahamut = Opponents with good and evil dragons pay you 10 gold.
web-ante-power-tiamat = No power. Counts as any evil colour.
web-ante-power-dracolich = Copy the power of an evil dragon.
web-ante-power-archmage = Pay 1 gold: copy the power of an ante.
web-ante-power-dragonslayer = Pay 1 gold: slay a weak enough dragon.
web-ante-power-thief = Steal 7 gold, then discard a card.
web-ante-power-druid = Pay 1 gold: the weakest flight wins.
web-ante-power-priest = Pay 1 gold: you lead the next round.
web-ante-power-princess = Pay 1 gold: all your good dragons trigger.
web-ante-power-fool = Pay 1 gold: draw a card per stronger flight.

# Aids at the table: whose power would trigger, what a special flight still needs.
web-ante-aid-powers = Powers
web-ante-aid-flights = Special flights
web-ante-aid-key-triggers = Power triggers: { $list }
web-ante-aid-key-silent = Power does not trigger: { $list }
web-ante-aid-item-card = { $thing }
web-ante-aid-key-mine = Your flight: { $list }
web-ante-aid-key-theirs = Opponents’ special flights: { $list }
web-ante-aid-item-colour = { $other ->
    [none] { $number } more { $thing } { $number ->
        [one] Dragon
       *[other] Dragons
      } for a colour flight
   *[other] { $other } needs { $number } more { $thing } { $number ->
        [one] Dragon
       *[other] Dragons
      }
  }
web-ante-aid-item-colour-held = { $number } more { $thing } { $number ->
    [one] Dragon
   *[other] Dragons
  } for a colour flight ({ $number ->
    [1] you hold { $other }
   *[other] you hold them
  })
web-ante-aid-item-strength = { $other ->
    [none] { $number } more { $number ->
        [one] dragon
       *[other] dragons
      } of strength { $thing } for a strength flight
   *[other] { $other } needs { $number } more { $number ->
        [one] dragon
       *[other] dragons
      } of strength { $thing }
  }
web-ante-aid-item-strength-held = { $number } more { $number ->
    [one] dragon
   *[other] dragons
  } of strength { $thing } for a strength flight ({ $number ->
    [1] you hold { $other }
   *[other] you hold them
  })
