# The Letter

letter-title = The Letter
letter-about = Sixteen cards, one in each hand. Draw one, play one: guess, look, compare, swap. The highest card left delivers the letter.
letter-length = about 10 minutes

letter-option-letters = letters that win the match

letter-card-crow = Crow
    .short = 1
    .does = Name a card other than the Crow: if another player holds it, that player is out.
letter-card-cat = Cat
    .short = 2
    .does = Look at another player's card.
letter-card-ram = Ram
    .short = 3
    .does = Compare cards with another player: the lower one is out.
letter-card-tortoise = Tortoise
    .short = 4
    .does = Nobody can choose you until your next turn.
letter-card-goat = Goat
    .short = 5
    .does = A player, perhaps you, lays the card down and draws another.
letter-card-magpie = Magpie
    .short = 6
    .does = Swap cards with another player.
letter-card-fox = Fox
    .short = 7
    .does = Nothing happens. A high card to keep.
letter-card-dragon = Dragon
    .short = 8
    .does = Whoever lays it down is out.

letter-source-held = from the hand
letter-source-drawn = just drawn

letter-move-play = play { $card } ({ $source })
letter-move-aim = play { $card } ({ $source }) on { $seat }
letter-move-guess = play { $card } ({ $source }): { $seat } has { $guess }

letter-news-round = Round { $round }: { $seat } begins.
letter-news-drew = { $seat } draws a card.
letter-news-drew-card = The card is { $card }.
letter-news-played = { $seat } plays { $card }, { $source }.
letter-news-aimed = { $seat } plays { $card }, { $source }, on { $other }.
letter-news-guessed = { $seat } plays Crow, { $source }, on { $other }: is it { $guess }?
letter-news-right = Yes: { $other } has { $card }.
letter-news-wrong = No: { $other } does not have { $card }.
letter-news-looked = { $seat } looks at the card of { $other }.
letter-news-saw = { $seat } sees the card of { $other }: { $card }.
letter-news-compared = { $seat } and { $other } compare their cards.
letter-news-equal = Both { $seat } and { $other } have { $card }.
letter-news-sheltered = Nobody can choose { $seat } until their next turn.
letter-news-discarded = { $seat } lays down { $card }.
letter-news-swapped = { $seat } and { $other } swap their cards.
letter-news-out = { $seat } is out of the round.
letter-news-showed = { $seat } shows { $card }.
letter-news-delivered = { $seat } delivers a letter and has { $letters } now.
letter-news-won = { $seat } wins.

letter-view-round = Round
letter-view-goal = Letters to win
letter-view-deck = Deck
    .kind = pile
letter-view-card = Your card
    .kind = hand
letter-view-drawn = Just drawn
    .kind = hand
letter-view-letters = Letters
letter-view-hand = Hand
    .kind = pile
letter-view-discards = Laid down
letter-view-sheltered = Sheltered
letter-view-out = Out
letter-view-seen-by = Seen by
    .kind = seat
letter-view-not = Is not
letter-view-known = Seen
    .kind = seats

letter-plays-cards = Cards
