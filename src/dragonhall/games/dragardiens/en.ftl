# Dragardiens

dragardiens-title = Dragardiens
dragardiens-about = A shared Grimoire says how many dragons of which colour you may place. Everybody can change it, and everybody can profit from it.
dragardiens-length = about 40 minutes

dragardiens-option-end-mode = When enough amulets are complete, the game ends
dragardiens-option-end-mode-immediate = immediately
dragardiens-option-end-mode-finish-turn = after the others have had a chance to place
dragardiens-option-open-fragments = Show the values of everybody’s fragments
dragardiens-option-open-hands = Show all cards that everybody has seen
dragardiens-option-chests = Magic chests
dragardiens-option-chests-none = none
dragardiens-option-chests-random = at random
dragardiens-option-chests-chosen = chosen by the first player
dragardiens-option-chest-count = Chests in play
dragardiens-option-first = First player
dragardiens-option-first-lot = at random
dragardiens-option-first-seat-0 = player 1
dragardiens-option-first-seat-1 = player 2
dragardiens-option-first-seat-2 = player 3
dragardiens-option-first-seat-3 = player 4
dragardiens-option-box = Contents of the box
dragardiens-option-box-default = as close to the real box as we know
dragardiens-option-box-wild = an invented box, nothing like the real one

dragardiens-card-white = white dragon (page { $n })
    .the = the white dragon (page { $n })
    .a = a white dragon (page { $n })
dragardiens-card-green = green dragon (page { $n })
    .the = the green dragon (page { $n })
    .a = a green dragon (page { $n })
dragardiens-card-red = red dragon (page { $n })
    .the = the red dragon (page { $n })
    .a = a red dragon (page { $n })
dragardiens-card-blue = blue dragon (page { $n })
    .the = the blue dragon (page { $n })
    .a = a blue dragon (page { $n })
dragardiens-card-white-on-green = white dragon (green page)
    .the = the white dragon (green page)
    .a = a white dragon (green page)
dragardiens-card-white-on-red = white dragon (red page)
    .the = the white dragon (red page)
    .a = a white dragon (red page)
dragardiens-card-white-on-blue = white dragon (blue page)
    .the = the white dragon (blue page)
    .a = a white dragon (blue page)
dragardiens-card-green-on-white = green dragon (white page)
    .the = the green dragon (white page)
    .a = a green dragon (white page)
dragardiens-card-green-on-red = green dragon (red page)
    .the = the green dragon (red page)
    .a = a green dragon (red page)
dragardiens-card-green-on-blue = green dragon (blue page)
    .the = the green dragon (blue page)
    .a = a green dragon (blue page)
dragardiens-card-red-on-white = red dragon (white page)
    .the = the red dragon (white page)
    .a = a red dragon (white page)
dragardiens-card-red-on-green = red dragon (green page)
    .the = the red dragon (green page)
    .a = a red dragon (green page)
dragardiens-card-red-on-blue = red dragon (blue page)
    .the = the red dragon (blue page)
    .a = a red dragon (blue page)
dragardiens-card-blue-on-white = blue dragon (white page)
    .the = the blue dragon (white page)
    .a = a blue dragon (white page)
dragardiens-card-blue-on-green = blue dragon (green page)
    .the = the blue dragon (green page)
    .a = a blue dragon (green page)
dragardiens-card-blue-on-red = blue dragon (red page)
    .the = the blue dragon (red page)
    .a = a blue dragon (red page)
dragardiens-card-shadow = shadow dragon
    .the = the shadow dragon
    .a = a shadow dragon

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
    .does = place a different colour of your choice
dragardiens-chest-whistle = whistle
    .does = take a card back from your school
dragardiens-chest-shortcut = shortcut
    .does = place one dragon fewer
dragardiens-chest-iron-key = iron key
    .does = place on a blocked pile
dragardiens-chest-veil = veil
    .does = nobody else can place
dragardiens-chest-magnet = magnet
    .does = your first fragment is the highest instead of the lowest

dragardiens-gift-lowest = lowest fragment
    .no = no fragments
dragardiens-gift-highest = highest fragment
    .no = no fragments
dragardiens-gift-shadow = shadow dragon
    .no = no shadow dragons
dragardiens-gift-crystal = crystal
    .no = no crystals
dragardiens-gift-egg = golden egg
    .no = no golden eggs

dragardiens-pearl-red = red
dragardiens-pearl-blue = blue

dragardiens-why-amulets = enough amulets are complete
dragardiens-why-idle = nobody did anything for a whole round
dragardiens-why-lull = nobody has placed a dragon for a hundred turns

dragardiens-move-take = take the { $side } card
dragardiens-move-take-fourth = pay a crystal to take the { $side } card as well
dragardiens-move-write = put { $card_the } on the Grimoire
dragardiens-move-write-starting = put the starting card { $card } on the Grimoire
dragardiens-move-lay = place what the Grimoire asks for
dragardiens-move-lay-at = place them, with a new pile on the { $side }
dragardiens-move-add = place { $card_the }
dragardiens-move-add-starting = place the starting card { $card }
dragardiens-move-add-shadow = use a shadow dragon for the rest
dragardiens-move-pass = end your turn
dragardiens-move-choose = choose the { $chest } ({ $chest_does })
dragardiens-move-ink = pay a crystal for the prism ink: your right page counts as { $colour }
dragardiens-move-whistle = pay a crystal for the whistle: take { $card_the } back
dragardiens-move-whistle-shadow = pay a crystal for the whistle: take a shadow dragon back from the { $colour } pile
dragardiens-move-open = pay a crystal for the { $chest }: { $chest_does }

dragardiens-news-first = { $seat } begins.
    .you = { $seat } begin.
dragardiens-news-starting-cards = { $seat } draws { $count ->
    [one] a starting card
   *[other] { $count } starting cards
  }.
    .you = { $seat } draw { $count ->
        [one] a starting card
       *[other] { $count } starting cards
      }.
dragardiens-news-starting-card = Only { $seat } sees this: { $card }.
    .you = Only { $seat } see this: { $card }.
dragardiens-news-chest-out = Chest in play: { $chest } ({ $chest_does }).
dragardiens-news-turn = It is { $seat }’s turn.
    .you = It is your turn.
dragardiens-news-turned-up = A new card on the { $side } side of the training ground: { $card }.
dragardiens-news-page-shown = The { $side_page } now shows { $page }.
dragardiens-news-took = { $seat } takes { $card_a } from the { $side } side.
    .you = { $seat } take { $card_a } from the { $side } side.
dragardiens-news-crystal-paid = { $seat } pays a crystal.
    .you = { $seat } pay a crystal.
dragardiens-news-wrote = { $seat } puts { $card_a } on the Grimoire: the { $side_page } now shows { $page }.
    .you = { $seat } put { $card_a } on the Grimoire: the { $side_page } now shows { $page }.
dragardiens-news-wrote-starting = { $seat } puts a starting card on the Grimoire: the { $side_page } now shows { $page }.
    .you = { $seat } put a starting card on the Grimoire: the { $side_page } now shows { $page }.
dragardiens-news-opened = { $seat } opens a chest: { $chest }.
    .you = { $seat } open a chest: { $chest }.
dragardiens-news-ink = For { $seat }, the right page counts as { $colour } this turn.
    .you = For { $seat }, the right page counts as { $colour } this turn.
dragardiens-news-whistled = { $seat } takes { $card_a } back from the { $colour } pile.
    .you = { $seat } take { $card_a } back from the { $colour } pile.
dragardiens-news-laid = { $seat } places { $count ->
    [one] one { $colour } dragon
   *[other] { $count } { $colour } dragons
  }.
    .you = { $seat } place { $count ->
        [one] one { $colour } dragon
       *[other] { $count } { $colour } dragons
      }.
dragardiens-news-added = { $seat } adds { $card_a } to the { $colour } pile.
    .you = { $seat } add { $card_a } to the { $colour } pile.
dragardiens-news-added-starting = { $seat } adds a starting card, { $card_a }, to the { $colour } pile.
    .you = { $seat } add a starting card, { $card_a }, to the { $colour } pile.
dragardiens-news-closed = { $seat }’s { $colour } pile is now blocked.
    .you = Your { $colour } pile is now blocked.
dragardiens-news-fragment = { $seat } takes the { $gift }: { $value }.
    .you = { $seat } take the { $gift }: { $value }.
dragardiens-news-pearl = { $seat } completes an amulet and takes a { $pearl } pearl.
    .you = { $seat } complete an amulet and take a { $pearl } pearl.
dragardiens-news-got-shadow = { $seat } receives a shadow dragon.
    .you = { $seat } receive a shadow dragon.
dragardiens-news-got-crystal = { $seat } receives a crystal.
    .you = { $seat } receive a crystal.
dragardiens-news-got-egg = { $seat } receives a golden egg.
    .you = { $seat } receive a golden egg.
dragardiens-news-none-left = There are { $gift_no } left for { $seat }.
    .you = There are { $gift_no } left for { $seat }.
dragardiens-news-crest = { $seat } has all four colours and takes the { $value }-point crest.
    .you = { $seat } have all four colours and take the { $value }-point crest.
dragardiens-news-passed = { $seat } ends their turn.
    .you = { $seat } end your turn.
dragardiens-news-declined = { $seat } does not place anything.
    .you = { $seat } do not place anything.
dragardiens-news-nothing-left = { $seat } has no moves left, so the turn ends.
    .you = { $seat } have no moves left, so the turn ends.
dragardiens-news-ended = The game ends: { $why }.
dragardiens-news-pearl-shown = { $seat } turns up a { $pearl } pearl: { $value }.
    .you = { $seat } turn up a { $pearl } pearl: { $value }.
dragardiens-news-egg-turned = { $seat } has the most golden eggs and turns one over.
    .you = { $seat } have the most golden eggs and turn one over.

dragardiens-draw-title = Amulets complete: { $amulets } of { $goal }
dragardiens-draw-grimoire = Grimoire
dragardiens-draw-asks = place { $number ->
    [one] one { $colour } dragon
   *[other] { $number } { $colour } dragons
  }
dragardiens-draw-gives = reward: { $gifts }
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
dragardiens-draw-closed = blocked
dragardiens-draw-pearl-counts = { $red } r, { $blue } b
dragardiens-draw-your-hand = Your hand:
dragardiens-draw-hand-of = { $name }’s hand:
dragardiens-draw-unseen = and { $count ->
    [one] one unknown starting card
   *[other] { $count } unknown starting cards
  }
dragardiens-draw-written = Cards put on the Grimoire
dragardiens-draw-starting = starting card
dragardiens-draw-no-cards = no cards
dragardiens-draw-need = { $number } more to choose, in the order of your hand

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
dragardiens-box-crest-removed-two = crest left out with two players
dragardiens-box-eggs-count = golden eggs
dragardiens-box-eggs-face = face of an egg
dragardiens-box-eggs-back = back of an egg
dragardiens-box-crystals-count = crystals
dragardiens-box-chests-names = magic chests
dragardiens-box-fragments-removed-two = fragments put back with two players
dragardiens-box-amulets-two = amulets that end the game with two players
dragardiens-box-fragments-removed-three = fragments put back with three players
dragardiens-box-amulets-three = amulets that end the game with three players
dragardiens-box-fragments-removed-four = fragments put back with four players
dragardiens-box-amulets-four = amulets that end the game with four players
dragardiens-box-rewards-1-gives = reward for 1
dragardiens-box-rewards-2-gives = reward for 2
dragardiens-box-rewards-3-gives = reward for 3
dragardiens-box-rewards-4-gives = reward for 4
dragardiens-box-rewards-5-gives = reward for 5
dragardiens-box-rewards-6-gives = reward for 6

# The end

dragardiens-decided-tie = { $seat } and { $other } both have { $score ->
    [one] 1 point
   *[other] { $score } points
  }, but { $seat } has more cards in their school: { $points } to { $others }.
    .you = { $seat } and { $other } both have { $score ->
        [one] 1 point
       *[other] { $score } points
      }, but { $seat } have more cards in your school: { $points } to { $others }.
    .to-you = { $seat } and { $other } both have { $score ->
        [one] 1 point
       *[other] { $score } points
      }, but { $seat } has more cards in their school: { $points } to { $others }.
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
dragardiens-plays-piles = Blocked piles
