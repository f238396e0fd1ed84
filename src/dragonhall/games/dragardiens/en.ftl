# Dragardiens

dragardiens-title = Dragardiens
dragardiens-about = A shared spellbook says how many dragons of which colour may be laid. Everybody writes in it, everybody may use it.
dragardiens-length = about 40 minutes

dragardiens-option-end-mode = When enough amulets are complete, the game ends
dragardiens-option-end-mode-immediate = at once
dragardiens-option-end-mode-finish-turn = after the others have had their chance to lay
dragardiens-option-open-fragments = Show the values of everybody’s fragments
dragardiens-option-open-hands = Show all cards that everybody has already seen
dragardiens-option-chests = Magic chests
dragardiens-option-chests-none = none
dragardiens-option-chests-random = drawn by lot
dragardiens-option-chests-chosen = chosen by the first player
dragardiens-option-chest-count = Chests on the table
dragardiens-option-first = First player
dragardiens-option-first-lot = drawn by lot
dragardiens-option-first-seat-0 = player 1
dragardiens-option-first-seat-1 = player 2
dragardiens-option-first-seat-2 = player 3
dragardiens-option-first-seat-3 = player 4
dragardiens-option-box = Values of the box
dragardiens-option-box-default = as close to the real box as we know
dragardiens-option-box-wild = the wild box, nothing like the real one

dragardiens-card-white = white { $n }
dragardiens-card-green = green { $n }
dragardiens-card-red = red { $n }
dragardiens-card-blue = blue { $n }
dragardiens-card-white-on-green = white on green
dragardiens-card-white-on-red = white on red
dragardiens-card-white-on-blue = white on blue
dragardiens-card-green-on-white = green on white
dragardiens-card-green-on-red = green on red
dragardiens-card-green-on-blue = green on blue
dragardiens-card-red-on-white = red on white
dragardiens-card-red-on-green = red on green
dragardiens-card-red-on-blue = red on blue
dragardiens-card-blue-on-white = blue on white
dragardiens-card-blue-on-green = blue on green
dragardiens-card-blue-on-red = blue on red
dragardiens-card-shadow = shadow dragon

dragardiens-colour-white = white
    .letter = Wh
dragardiens-colour-green = green
    .letter = Gr
dragardiens-colour-red = red
    .letter = Re
dragardiens-colour-blue = blue
    .letter = Bl

dragardiens-page-white = white
dragardiens-page-green = green
dragardiens-page-red = red
dragardiens-page-blue = blue

dragardiens-side-left = left
    .page = left page
dragardiens-side-right = right
    .page = right page

dragardiens-chest-prism-ink = prism ink
    .does = lay any other colour you name
dragardiens-chest-whistle = whistle
    .does = take a card of your school back
dragardiens-chest-shortcut = shortcut
    .does = lay one dragon fewer
dragardiens-chest-iron-key = iron key
    .does = lay on a closed pile
dragardiens-chest-veil = veil
    .does = nobody else lays
dragardiens-chest-magnet = magnet
    .does = your first fragment is the highest, not the lowest

dragardiens-gift-lowest = lowest fragment
    .no = no fragment
dragardiens-gift-highest = highest fragment
    .no = no fragment
dragardiens-gift-shadow = shadow dragon
    .no = no shadow dragon
dragardiens-gift-crystal = crystal
    .no = no crystal
dragardiens-gift-egg = golden egg
    .no = no golden egg

dragardiens-pearl-red = red
dragardiens-pearl-blue = blue

dragardiens-why-amulets = enough amulets are complete
dragardiens-why-idle = nobody could do anything for a whole round
dragardiens-why-lull = nobody laid anything for a hundred turns

dragardiens-move-take = take the { $side } card
dragardiens-move-take-fourth = pay a crystal and take the { $side } card too
dragardiens-move-write = write { $card }
dragardiens-move-write-starting = write { $card } (starting card)
dragardiens-move-lay = lay what the Grimoire asks for
dragardiens-move-lay-at = lay as asked, with a new pile on the { $side }
dragardiens-move-add = lay { $card }
dragardiens-move-add-starting = lay { $card } (starting card)
dragardiens-move-add-shadow = fill up with a shadow dragon
dragardiens-move-pass = done
dragardiens-move-choose = choose the { $chest } ({ $chest_does })
dragardiens-move-ink = pay a crystal for prism ink: the right page is { $colour } for you
dragardiens-move-whistle = pay a crystal for the whistle: take { $card } back
dragardiens-move-whistle-shadow = pay a crystal for the whistle: take a shadow dragon back from the { $colour } pile
dragardiens-move-open = pay a crystal for the { $chest }: { $chest_does }

dragardiens-news-first = { $seat } begins.
dragardiens-news-starting-cards = { $seat } draws { $count ->
    [one] a starting card
   *[other] { $count } starting cards
  }.
dragardiens-news-starting-card = A secret for { $seat } alone: { $card }.
dragardiens-news-chest-out = A chest is on the table: { $chest } ({ $chest_does }).
dragardiens-news-turn = It is { $seat }’s turn.
dragardiens-news-turned-up = Next on the { $side } of the training ground: { $card }.
dragardiens-news-page-shown = The { $side_page } now shows { $page }.
dragardiens-news-took = { $seat } takes { $card } from the { $side }.
dragardiens-news-crystal-paid = { $seat } pays a crystal.
dragardiens-news-wrote = { $seat } writes { $card }: the { $side_page } now shows { $page }.
dragardiens-news-wrote-starting = { $seat } writes a starting card: the { $side_page } now shows { $page }.
dragardiens-news-opened = { $seat } opens the { $chest }.
dragardiens-news-ink = For { $seat } the right page is { $colour } this turn.
dragardiens-news-whistled = { $seat } takes { $card } back from the { $colour } pile.
dragardiens-news-laid = { $seat } lays { $count ->
    [one] one { $colour } dragon
   *[other] { $count } { $colour } dragons
  }.
dragardiens-news-added = { $seat } adds { $card } to the { $colour } pile.
dragardiens-news-added-starting = { $seat } adds a starting card, { $card }, to the { $colour } pile.
dragardiens-news-closed = { $seat }: the { $colour } pile is closed now.
dragardiens-news-fragment = { $seat } takes the { $gift }: { $value }.
dragardiens-news-pearl = { $seat } completes an amulet, with a { $pearl } pearl.
dragardiens-news-got-shadow = { $seat } receives a shadow dragon.
dragardiens-news-got-crystal = { $seat } receives a crystal.
dragardiens-news-got-egg = { $seat } receives a golden egg.
dragardiens-news-none-left = There is { $gift_no } left for { $seat }.
dragardiens-news-crest = { $seat } has all four colours and takes the crest of { $value }.
dragardiens-news-passed = { $seat } is done.
dragardiens-news-declined = { $seat } lays nothing.
dragardiens-news-nothing-left = { $seat } has nothing left to do.
dragardiens-news-ended = The game ends: { $why }.
dragardiens-news-pearl-shown = { $seat } turns up a { $pearl } pearl: { $value }.
dragardiens-news-egg-turned = { $seat } has the most golden eggs and turns one over.

dragardiens-draw-title = Amulets complete: { $amulets } of { $goal }
dragardiens-draw-grimoire = Grimoire
dragardiens-draw-asks = lay { $number ->
    [one] one { $colour } dragon
   *[other] { $number } { $colour } dragons
  }
dragardiens-draw-gives = gives { $gifts }
dragardiens-draw-training = Training ground
dragardiens-draw-pile = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
dragardiens-draw-ribbon = ribbon
dragardiens-draw-row = Fragments: { $values }
dragardiens-draw-supply = Supply: shadow dragons { $shadows }, crystals { $crystals }, eggs { $eggs }, red pearls { $red }, blue pearls { $blue }, crests { $crests }
dragardiens-draw-chests = Chests (one crystal): { $chests }
dragardiens-draw-player = Player
dragardiens-draw-hand = Hand
dragardiens-draw-school = School
dragardiens-draw-fragments = Fragments
dragardiens-draw-pearls = Pearls
dragardiens-draw-crystals = Crystals
dragardiens-draw-eggs = Eggs
dragardiens-draw-crest = Crest
dragardiens-draw-closed = closed
dragardiens-draw-pearl-counts = { $red } r, { $blue } b
dragardiens-draw-your-hand = Your hand:
dragardiens-draw-hand-of = Hand of { $name }:
dragardiens-draw-unseen = and { $count ->
    [one] one unseen starting card
   *[other] { $count } unseen starting cards
  }
dragardiens-draw-written = Written cards
dragardiens-draw-starting = starting card
dragardiens-draw-no-cards = no cards
dragardiens-draw-need = still { $number } to choose, in the order of your hand

dragardiens-box-left-white = left cards, white dragons, by number 1 to 5
dragardiens-box-left-green = left cards, green dragons, by number 1 to 5
dragardiens-box-left-red = left cards, red dragons, by number 1 to 5
dragardiens-box-left-blue = left cards, blue dragons, by number 1 to 5
dragardiens-box-right-white = right cards, white dragons, by page
dragardiens-box-right-green = right cards, green dragons, by page
dragardiens-box-right-red = right cards, red dragons, by page
dragardiens-box-right-blue = right cards, blue dragons, by page
dragardiens-box-starting-cards = starting cards
dragardiens-box-shadows-count = shadow dragons
dragardiens-box-shadows-page = page of the shadow dragons
dragardiens-box-fragments-values = fragments
dragardiens-box-pearls-red-values = red pearls
dragardiens-box-pearls-blue-values = blue pearls
dragardiens-box-crests-values = diversity crests
dragardiens-box-crest-removed-two = crest left out with two seats
dragardiens-box-eggs-count = golden eggs
dragardiens-box-eggs-face = face of an egg
dragardiens-box-eggs-back = back of an egg
dragardiens-box-crystals-count = crystals
dragardiens-box-chests-names = magic chests
dragardiens-box-fragments-removed-two = fragments put back with two seats
dragardiens-box-amulets-two = amulets that end the game with two seats
dragardiens-box-fragments-removed-three = fragments put back with three seats
dragardiens-box-amulets-three = amulets that end the game with three seats
dragardiens-box-fragments-removed-four = fragments put back with four seats
dragardiens-box-amulets-four = amulets that end the game with four seats
dragardiens-box-rewards-1-gives = reward for 1
dragardiens-box-rewards-2-gives = reward for 2
dragardiens-box-rewards-3-gives = reward for 3
dragardiens-box-rewards-4-gives = reward for 4
dragardiens-box-rewards-5-gives = reward for 5
dragardiens-box-rewards-6-gives = reward for 6

# The end

dragardiens-decided-tie = { $seat } and { $other } both have { $score } points, but { $seat } has more cards in the school: { $points } to { $others }.
dragardiens-row-fragments = Fragments
    .by = fragments
dragardiens-row-pearls = Pearls
    .by = pearls
dragardiens-row-crest = Crest
    .by = the crest
dragardiens-row-eggs = Golden eggs
    .by = golden eggs

dragardiens-plays-cards = Cards taken
dragardiens-plays-chests = Chests opened
dragardiens-plays-piles = Closed piles
