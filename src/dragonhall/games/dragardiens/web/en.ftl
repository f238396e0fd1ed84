# The Grimoire in the browser.

web-dragardiens-mark-shadow = Sh
web-dragardiens-card-shadow = shadow dragons
web-dragardiens-supply = Supply
web-dragardiens-school = School of { $name }
web-dragardiens-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
  }
web-dragardiens-fragments = Fragments: { $count }, complete amulets: { $rings }
web-dragardiens-pearls = Pearls: { $red } red, { $blue } blue
web-dragardiens-pearls-left = pearls, red and blue
web-dragardiens-crystals = Crystals: { $count }
web-dragardiens-eggs = Golden eggs: { $count }
web-dragardiens-crest = diversity crest
web-dragardiens-pile = { $colour }: { $count }{ $closed ->
    [yes] , closed
   *[no] { "" }
  }
web-dragardiens-no-school = no dragons yet
web-dragardiens-hand = Your hand
web-dragardiens-left-page = Left page: { $page }, { $cards } cards
web-dragardiens-right-page = Right page: { $page }, { $cards } cards
web-dragardiens-chests = Magic chests

web-dragardiens-ask-take = Take 1 to 3 cards from the training ground.
web-dragardiens-ask-turn = { $may ->
    [take-write] Take more, write a card from your hand, or finish.
    [take] Take more, or finish.
    [write] Write a card from your hand, or finish.
   *[none] { $can ->
        [yes] Lay, or finish.
       *[no] Finish your turn.
      }
  } The Grimoire says: { $asks }.
web-dragardiens-ask-add = Which dragons do you lay? { $number } still to choose.
web-dragardiens-ask-others = { $name } has finished. With the same pages you { $can ->
    [yes] may
   *[no] cannot
  } { $asks }.
web-dragardiens-ask-chest = Choose the magic chest for this game.

# What comes of a move.
web-dragardiens-risk-pass = You could still take or lay something.
web-dragardiens-do-take = take { $card } ({ $side })
web-dragardiens-do-lay-at = { dragardiens-draw-asks }: new pile on the { $side }

web-dragardiens-tip-chest = One magic chest is on the table in this game; a crystal opens it for a turn. Choose the one you would like to have.
web-dragardiens-tip-take = The open book says how many dragons (left page) of which colour (right page) may be laid just now. First take one to three cards from the training ground: tap one twice. Each card taken changes a page.
web-dragardiens-tip-turn = Each card has a dragon on the front and a page on the back (the small book on it). You may write: put a card from your hand on the book so that its page counts, numbers on the left, colours on the right. Then lay exactly what the book asks for. You get what the left page promises; three fragments make an amulet. A new colour makes a pile at the left or right end of your school; a pile between two others is closed.
web-dragardiens-tip-others = After somebody else’s turn you may lay too, for the same pages and the same reward.
web-dragardiens-tip-add = Several cards would do: choose the ones to give up. Think of the pages you want to keep.

web-dragardiens-why-gift = You get rewards by laying dragons. (7.1)
web-dragardiens-why-crystal = A crystal pays for a fourth card or opens a chest. (4.3, 11.2)
web-dragardiens-why-pile = Dragons join their pile by themselves when they are laid. (6.5)
web-dragardiens-why-closed = A pile between two others is closed: nothing can be laid on it. (6.6)
web-dragardiens-why-others = On somebody else’s turn you may only lay. (8.2)
web-dragardiens-why-taken = Three cards per turn, a fourth for a crystal; once you write or lay, you can take no more. (4.1, 4.3, 4.6)
web-dragardiens-why-add = Only dragons of the colour asked for. (6.2)
web-dragardiens-why-take-first = First take at least one card from the training ground. (4.1)
web-dragardiens-why-written = You may write only one card per pile and turn, and not after laying. (5.1)
web-dragardiens-why-chest = A chest costs a crystal, after taking and before laying; it must change something. (11.2, 11.9)
web-dragardiens-why-book = To write in it, choose a card from your hand. (5.1)
web-dragardiens-why-lay = To lay you need as many dragons of the colour as the Grimoire says, at least one of them real, and an open pile; first take a card. (4.1, 6.2, 6.3, 6.6)

web-dragardiens-about-card = The dragon can be laid in your school; the page on its back can be written in the Grimoire: a number left, a colour right. (5.1, 6.1)
web-dragardiens-about-card-shadow = Stands in for a missing dragon of any colour; at least one real one is needed. Its page is 6. (6.3)
web-dragardiens-about-side = The top page of this pile counts now: on the left how many dragons, on the right which colour. (3.1)
web-dragardiens-about-colour = Dragons of one colour lie in one pile. A pile between two others is closed. (6.5, 6.6)
web-dragardiens-about-gift-lowest = A fragment of an amulet, the lowest of the row. Every third one completes an amulet and brings a pearl. (7.2, 7.4)
web-dragardiens-about-gift-highest = A fragment of an amulet, the highest of the row. (7.2)
web-dragardiens-about-gift-crystal = Pays for a fourth card in a turn, or opens a chest. (4.3, 11.2)
web-dragardiens-about-gift-egg = 4 points; whoever has the most turns one over to 16. (9.5, 9.6)
web-dragardiens-about-pearl-red = Every complete amulet gets a pearl: red ones are worth the most. (7.5)
web-dragardiens-about-chest-prism-ink = Your right page has another colour this turn. (11.3)
web-dragardiens-about-chest-whistle = Take one card of your school back into your hand. (11.4)
web-dragardiens-about-chest-shortcut = Lay one dragon fewer than the page asks. (11.5)
web-dragardiens-about-chest-iron-key = Lay on a closed pile. (11.6)
web-dragardiens-about-chest-veil = Nobody else lays this turn. (11.7)
web-dragardiens-about-chest-magnet = Your first fragment is the highest instead of the lowest. (11.8)


web-dragardiens-short =
    Take one to three cards from the training ground: each changes a page of the Grimoire.
    Write, if you like: put cards of your hand on the book so that their pages count.
    Lay exactly the number and the colour the book asks for, and get the reward of the number. Then the others may lay too.
    Three fragments make an amulet with a pearl. When enough amulets are complete, the highest score wins.

web-dragardiens-setup-game = The game
web-dragardiens-setup-open = What everybody sees
web-dragardiens-setup-chests = Magic chests

# Why it came so.
web-dragardiens-aside-laid = The left page says how many, the right page which colour.
web-dragardiens-aside-laid-too = After a turn the others may lay for the same pages.
web-dragardiens-aside-fourth = A fourth card in a turn costs a crystal.
web-dragardiens-aside-page-shown = It was lying on top of that page.
web-dragardiens-aside-gift = The left page promises it to whoever lays.
web-dragardiens-aside-pearl = Three fragments make an amulet, and a pearl goes into it unseen.
web-dragardiens-aside-closed = It lies between two others now: nothing can be laid on it any more.

# Aids at the table: what the Grimoire asks for, and which page lets one lay.
web-dragardiens-aid-grimoire = Grimoire
web-dragardiens-aid-key-lay = You can lay { $list }
web-dragardiens-aid-key-lay-later = You have what it asks for: { $list }
web-dragardiens-aid-key-lacks = To lay you lack { $list }
web-dragardiens-aid-key-real = Shadow dragons alone are not enough for { $list }
web-dragardiens-aid-key-closed = Your pile is closed for { $list }
web-dragardiens-aid-item-asks = { $number ->
    [one] one { $thing } dragon
   *[other] { $number } { $thing } dragons
  }
web-dragardiens-aid-item-lacks = { $of ->
    [one] one { $thing } dragon
   *[other] { $number } of { $of } { $thing } dragons
  }
web-dragardiens-aid-key-write = Write to lay: { $list }
web-dragardiens-aid-item-write = { $thing } (then { $number } { $other })
