# The Grimoire in the browser.

web-dragardiens-mark-shadow = Sh
web-dragardiens-card-shadow = shadow dragons
web-dragardiens-supply = Supply
web-dragardiens-school = { $name }’s school
web-dragardiens-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
web-dragardiens-fragments = Fragments: { $count }, complete amulets: { $rings }
web-dragardiens-pearls = Pearls: { $red } red, { $blue } blue
web-dragardiens-pearls-left = pearls left: red, blue
web-dragardiens-crystals = Crystals: { $count }
web-dragardiens-eggs = Golden eggs: { $count }
web-dragardiens-crest = diversity crest
web-dragardiens-pile = { $colour } pile: { $count }{ $closed ->
    [yes] , blocked
   *[no] { "" }
  }
web-dragardiens-no-school = no dragons yet
web-dragardiens-hand = Your hand
web-dragardiens-left-page = Left page: { $page }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
web-dragardiens-right-page = Right page: { $page }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
web-dragardiens-chests = Magic chests

web-dragardiens-ask-take = Take 1 to 3 cards from the training ground.
web-dragardiens-ask-turn = { $may ->
    [take-write] Take another card, change the Grimoire, or end your turn.
    [take] Take another card, or end your turn.
    [write] Change the Grimoire with a card from your hand, or end your turn.
   *[none] { $can ->
        [yes] Place dragons, or end your turn.
       *[no] End your turn.
      }
  } The Grimoire asks you to { $asks }.
web-dragardiens-ask-add = Which dragons do you place? { $number } more to choose.
web-dragardiens-ask-others = { $name } has finished. { $can ->
    [yes] For the same pages, you may now
   *[no] For the same pages, you cannot
  } { $asks }.
web-dragardiens-ask-chest = Choose the magic chest for this game.

# The outcome of a move.
web-dragardiens-risk-pass = You could still take or place something.
web-dragardiens-do-take = take { $card_the } ({ $side })
web-dragardiens-do-lay-at = { dragardiens-draw-asks }: new pile on the { $side }

web-dragardiens-tip-chest = One magic chest is in play; a crystal opens it for a turn. Choose the chest you want.
web-dragardiens-tip-take = The Grimoire shows how many dragons (left page) of which colour (right page) you may place. First take one to three cards from the training ground (tap a card twice). Each card you take changes a page.
web-dragardiens-tip-turn = Every card has a dragon on the front and a page on the back (shown as a small book). You may change the Grimoire: put a card from your hand on it, page side up; numbers go on the left, colours on the right. Then place exactly what it asks for. The left page shows your reward; three fragments make an amulet. A new colour starts a pile at either end of your school; a pile between two others is blocked.
web-dragardiens-tip-others = After another player’s turn you may also place dragons for the same pages and the same reward.
web-dragardiens-tip-add = Several cards fit: choose which ones to use. Keep the pages you may need.

web-dragardiens-why-gift = You get rewards by placing dragons. (7.1)
web-dragardiens-why-crystal = A crystal pays for a fourth card, or opens a chest if one is in play. (4.3, 11.2)
web-dragardiens-why-pile = Dragons go to their pile automatically. (6.5)
web-dragardiens-why-closed = A pile between two others is blocked: you cannot add to it. (6.6)
web-dragardiens-why-others = On another player’s turn you may only place dragons. (8.2)
web-dragardiens-why-taken = You take up to three cards per turn (four with a crystal), and none after you change the Grimoire, open a chest or place. (4.1, 4.3, 4.6)
web-dragardiens-why-add = Choose only dragons of the colour asked for. (6.2)
web-dragardiens-why-take-first = First take at least one card from the training ground. (4.1)
web-dragardiens-why-written = You may put only one card on each stack per turn, before placing. (5.1)
web-dragardiens-why-chest = Opening a chest costs a crystal, and you can pay only one crystal per turn. Do it after taking and before placing, and only if it changes something. (11.2, 11.9)
web-dragardiens-why-book = To change the Grimoire, choose a card from your hand: a number goes on the left stack, a colour on the right one. (5.1, 5.2)
web-dragardiens-why-lay = To place, you need as many dragons of the colour as the Grimoire asks for (at least one real one) and a pile that is not blocked. Take a card first. (4.1, 6.2, 6.3, 6.6)

web-dragardiens-about-card = You can place the dragon in your school, or put the card on the Grimoire with its page up: numbers left, colours right. (5.1, 6.1)
web-dragardiens-about-card-shadow = A joker: replaces a missing dragon of any colour, but you need at least one real dragon. Its page is 6. (6.3)
web-dragardiens-about-side = The top page of this stack counts: the left one says how many dragons, the right one which colour. (3.1)
web-dragardiens-about-colour = Dragons of the same colour form a pile. A pile between two others is blocked. (6.5, 6.6)
web-dragardiens-about-gift-lowest = The lowest-value fragment in the row. Every third fragment completes an amulet and earns a pearl. (7.2, 7.4)
web-dragardiens-about-gift-highest = The highest-value fragment in the row. (7.2)
web-dragardiens-about-gift-crystal = Pays for a fourth card in a turn, or opens a chest. (4.3, 11.2)
web-dragardiens-about-gift-egg = In the usual box each egg is worth 4 points, and the player with the most eggs turns one over to make it worth 16. (9.5, 9.6)
web-dragardiens-about-pearl-red = Every complete amulet gets a pearl: red ones first, which are worth the most in the usual box. (7.5)
web-dragardiens-about-chest-prism-ink = Your right page counts as another colour this turn. (11.3)
web-dragardiens-about-chest-whistle = Take one card from your school back into your hand. (11.4)
web-dragardiens-about-chest-shortcut = Place one dragon fewer than the left page asks for. (11.5)
web-dragardiens-about-chest-iron-key = You can place dragons on a blocked pile. (11.6)
web-dragardiens-about-chest-veil = Nobody else can place this turn. (11.7)
web-dragardiens-about-chest-magnet = Your first fragment is the highest instead of the lowest. (11.8)


web-dragardiens-short =
    Take one to three cards from the training ground; each one changes a page of the Grimoire.
    If you like, change the Grimoire: put cards from your hand on it, page side up.
    Place exactly the number and colour the Grimoire asks for and take the reward. Then the other players may do the same.
    Three fragments make an amulet, which earns a pearl. When enough amulets are complete, the highest score wins.

web-dragardiens-setup-game = The game
web-dragardiens-setup-open = What everybody sees
web-dragardiens-setup-chests = Magic chests

# Why it came so.
web-dragardiens-aside-laid = The left page says how many, the right page which colour.
web-dragardiens-aside-laid-too = After each turn the other players may place for the same pages.
web-dragardiens-aside-fourth = A fourth card in a turn costs a crystal.
web-dragardiens-aside-page-shown = This page was under the card that was taken.
web-dragardiens-aside-gift = This is the reward shown on the left page.
web-dragardiens-aside-pearl = Three fragments make an amulet; a pearl is added face down.
web-dragardiens-aside-closed = It is now between two others, so nothing more can be added.

# Aids at the table: what the Grimoire asks for, and which page allows placing.
web-dragardiens-aid-grimoire = Grimoire
web-dragardiens-aid-key-lay = You can place { $list }
web-dragardiens-aid-key-lay-later = You have what it asks for: { $list }
web-dragardiens-aid-key-lacks = You still need { $list }
web-dragardiens-aid-key-real = You need at least one real dragon for { $list }
web-dragardiens-aid-key-closed = Your pile is blocked for { $list }
web-dragardiens-aid-item-asks = { $number ->
    [one] one { $thing } dragon
   *[other] { $number } { $thing } dragons
  }
web-dragardiens-aid-item-lacks = { $of ->
    [one] one { $thing } dragon
   *[other] { $number } of { $of } { $thing } dragons
  }
web-dragardiens-aid-key-write = Change the Grimoire to place: { $list }
web-dragardiens-aid-item-write = { $number } { $other } with { $thing_a }

# Words beside counted things.
web-dragardiens-supply-crystals = crystals
web-dragardiens-supply-eggs = golden eggs
web-dragardiens-supply-pearls = pearls
web-dragardiens-supply-crests = crests
web-dragardiens-worth = ({ $points } points)
