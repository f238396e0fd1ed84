# Embers

embers-title = Embers
embers-about = Three Pebbles and one Ember each, laid face down. Bid how many stones you dare to lift, and meet no Ember on the way.
embers-length = about 15 minutes

embers-option-crowns = crowns that win the match

embers-stone-pebble = Pebble
    .short = P
    .does = Safe to lift. As many as you have bid bring a crown.
embers-stone-ember = Ember
    .short = E
    .does = Burns whoever lifts it: a stone is lost for the rest of the match.

embers-move-lay = lay { $stone }
embers-move-bid = bid { $number }
embers-move-pass = pass
embers-move-lift = lift the top stone of { $seat }
embers-move-lose = lose { $stone }

embers-news-round = A new round: { $seat } begins.
embers-news-laid = { $seat } lays a stone face down.
embers-news-laid-stone = The stone is { $stone }.
embers-news-bid = { $seat } bids { $bid }.
embers-news-passed = { $seat } passes.
embers-news-lifts = { $seat } has to lift { $bid }.
embers-news-lifted = { $seat } lifts a stone of { $other }: { $stone }.
embers-news-crowned = { $seat } has lifted no Ember and has { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
} now.
embers-news-burnt = { $seat } is burnt by the Ember of { $other }.
embers-news-lost = { $seat } loses a stone, face down.
embers-news-lost-stone = The stone is { $stone }.
embers-news-out = { $seat } has no stone left and is out.
embers-news-won = { $seat } wins.

embers-view-phase = Now
    .kind = none
embers-view-goal = Crowns to win
embers-view-bid = Highest bid
    .zero = none
embers-view-hand = Your hand
    .kind = hand
embers-view-own-cairn = Your cairn, lowest first
    .kind = own
embers-view-own-lost = You have lost
    .kind = own
embers-view-crowns = Crowns
embers-view-stones = Hand
    .kind = pile
embers-view-cairn = Cairn
    .kind = pile
embers-view-lifted = Lifted
embers-view-lost = Lost
    .zero = none
    .kind = pile
embers-view-passed = Passed
embers-view-out = Out
embers-view-pebbles-seen = Pebbles seen at once
    .kind = none
embers-view-ember-seen = Stones lost when the Ember was last seen
