# The lesson

ante-lesson-gold = This is your hoard: 50 gold. The game ends when a player runs out of gold; then the largest hoard wins.
ante-lesson-hand = These are your cards. The number is the card’s strength, and each card has a power. Three of yours are Red Dragons: keep them together.
ante-lesson-ante = The game is played in gambits. Each begins with an ante: a card face down. The strongest ante sets how much gold everybody pays. Keep your strong cards: ante the Silver Dragon 3.
ante-lesson-ante-done = Antes stay face down until everybody has chosen.
ante-lesson-ante-wrong = You will need your other cards, and a high ante costs everybody more. Choose the Silver Dragon 3.
ante-lesson-stakes = The strongest ante was a 5, so everybody paid 5 gold into the stakes. Now everybody plays three cards, one per round. Your cards form your flight, and the strongest flight wins the stakes.
ante-lesson-leader = The player with the strongest ante leads: they have the crown and play first, and their card’s power always triggers. This Black Dragon stole 2 gold from the stakes.
ante-lesson-flight = The others follow in turn. Start your flight with your strongest card, the Red Dragon 12.
ante-lesson-flight-done = Strength 12! Its power did not trigger, because the card is stronger than the 9 before it.
ante-lesson-flight-wrong = You could, but a strong flight wins the stakes: play the Red Dragon 12.
ante-lesson-trigger = This card is not stronger than yours, played just before it, so its power triggered and took two antes. High cards give strength; low cards get to use their powers.
ante-lesson-lead = Your 12 was the strongest card, so you lead, and the power of a leader’s card always triggers. Play the Red Dragon 10.
ante-lesson-lead-done = Its power: the opponent with the strongest flight gave you 1 gold and a card, a Gold Dragon.
ante-lesson-lead-wrong = When you lead, your card’s power triggers whatever its strength: use the Red Dragon 10.
ante-lesson-buy = The player on your right had only one card left and had to buy: the top card of the deck set the price, 1 gold, and they drew until they held four cards.
ante-lesson-special = Now complete a special flight: three dragons of one colour. You have Red 12 and Red 10. Play the Red Dragon 5.
ante-lesson-special-done = Three Reds! Each opponent paid you 10 gold, the strength of the second strongest Red. Three dragons of one strength earn gold and antes instead.
ante-lesson-special-wrong = A third Red Dragon completes a colour flight, and both opponents must pay you: play the Red Dragon 5.
ante-lesson-won = Your flight of 27 was the strongest, so you won the gambit and its stakes, and everybody drew two cards. From here on, you are on your own. Good luck!

# Why a move is good (hints)

ante-reason-keep = Your stronger cards stay in hand for your flight.
ante-reason-raise = A high ante can let you lead the first round, and it raises stakes you can win.
ante-reason-stakes = It can take { $number } gold from the stakes now.
ante-reason-tax = The others pay up to { $number } gold into the stakes, which you may win.
ante-reason-pay = You keep your cards: they are worth more than the gold.
ante-reason-least = It is one of the cards you will miss least.
ante-reason-take = A card of strength { $number } in hand helps for the rest of the game.
ante-reason-copy = It copies the power that helps you most right now.
ante-reason-slay = It makes an opponent’s flight weaker by { $number }.
ante-reason-slay-own = You must slay a dragon, and you can spare this one.
ante-reason-target-poor = This player has no gold left, but will owe you.
ante-reason-trigger = This power is worth most if it triggers first.
ante-reason-target = This player has { $number } gold.
ante-reason-colour-flight = Three dragons of one colour: everybody else pays you.
ante-reason-equal-flight = Three dragons of strength { $number } make a strength flight: you take gold from the stakes, and antes if any are left.
ante-reason-tribute = Opponents with both good and evil dragons pay you: up to { $number } gold.
ante-reason-weakest = With the Druid, the weakest flight wins this gambit: stay low.
ante-reason-strongest = Your flight becomes the strongest, at { $number }.
ante-reason-draws =
    Its power triggers: { $number ->
        [one] you draw a card
       *[other] you draw { $number } cards
    }.
ante-reason-robs = Its power triggers: the opponent with the strongest flight gives you gold and a card.
ante-reason-neighbour = Its power triggers: an opponent gives you a dragon or { $number } gold.
ante-reason-power = Its power triggers, which is worth more here than strength.
ante-reason-strength = It adds { $number } to your flight.
ante-reason-later = There is little to win now, so save your stronger cards.
