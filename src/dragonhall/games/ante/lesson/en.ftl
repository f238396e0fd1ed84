# The lesson

ante-lesson-gold = This is your hoard: 50 gold. The game ends when somebody has none left; then the largest hoard wins.
ante-lesson-hand = And these are your cards. Their number is their strength: two of yours are strong. Each has a power, too.
ante-lesson-ante = You play gambit after gambit, and each begins with an ante: a card face down. Everybody will pay as much as the strongest ante. Keep your strong cards: ante the Silver Dragon 3.
ante-lesson-ante-done = Everybody’s ante lies face down until all have chosen.
ante-lesson-ante-wrong = You will need your stronger cards in a moment, and a high ante costs everybody more. Choose the Silver Dragon 3.
ante-lesson-stakes = The strongest ante was a 5, so everybody paid 5 gold to these stakes. Now everybody plays three cards, one in each round: their flight. The strongest flight takes the stakes.
ante-lesson-leader = The player with the strongest ante leads: they have the crown and play first, and their card’s power triggers. This Green Dragon made you, the player on the left, pay 5 gold.
ante-lesson-flight = The others follow, one after the other. Begin your flight with your strongest card: the Red Dragon 12.
ante-lesson-flight-done = Strength 12! Its power did not trigger, because it is stronger than the card before it, the 1.
ante-lesson-flight-wrong = That would do, but a strong flight wins the stakes: play the Red Dragon 12.
ante-lesson-trigger = This card is not stronger than yours before it, so its power triggers: it took two antes. High cards bring strength, low ones their powers.
ante-lesson-lead = Your 12 was the strongest, so you lead, and a leader’s card always triggers. Play the Red Dragon 10.
ante-lesson-lead-done = Its power: the strongest opposing flight gave you 1 gold and a card, a White Dragon.
ante-lesson-lead-wrong = As the leader your card triggers whatever its strength: use the power of the Red Dragon 10.
ante-lesson-archmage = Round three. The leader played the Archmage, a 9: a mortal, not a dragon. Your flight has 22, the leader’s only 21.
ante-lesson-white = A weak card is enough now, and it triggers: with a mortal on the table a White Dragon steals 3 gold. Play it.
ante-lesson-white-done = 3 gold from the stakes, and your flight has 25: nobody comes close.
ante-lesson-white-wrong = You are ahead already. A power brings more here: play the White Dragon 3.
ante-lesson-won = You won the gambit and its stakes, and everybody drew two cards. The next gambit is yours to play. Good luck!

# Why a move is good (hints)

ante-reason-keep = Your stronger cards stay in hand for your flight.
ante-reason-raise = A high ante lets you lead the first round, and raises stakes that you can win.
ante-reason-stakes = It takes { $number } gold out of the stakes at once.
ante-reason-tax = The others pay { $number } gold into stakes that you may win.
ante-reason-pay = You keep your cards: they are worth more than the gold.
ante-reason-least = Of the cards you may choose it is one that you will miss least.
ante-reason-take = Strength { $number } in your hand helps you for the rest of the game.
ante-reason-copy = It repeats the power that brings you most just now.
ante-reason-slay = It takes { $number } strength out of a rival’s flight.
ante-reason-trigger = Its power is worth most if it comes first.
ante-reason-target = With { $number } gold, this player has something to give.
ante-reason-colour-flight = Three dragons of one colour: everybody else pays you for this special flight.
ante-reason-equal-flight = Three dragons of strength { $number } are a special flight: it takes gold from the stakes, and the antes.
ante-reason-tribute = Rivals with good and evil dragons pay you: up to { $number } gold.
ante-reason-weakest = With the Druid the weakest flight wins this gambit: stay low.
ante-reason-strongest = Your flight becomes the strongest, with { $number }: the strongest one takes the stakes.
ante-reason-draws =
    Its power triggers: { $number ->
        [one] you draw a card
       *[other] you draw { $number } cards
    }.
ante-reason-robs = Its power triggers: the strongest opposing flight gives you gold and a card.
ante-reason-neighbour = Its power triggers: a rival gives you a dragon or { $number } gold.
ante-reason-power = Its power triggers: that brings more here than strength.
ante-reason-strength = It adds { $number } to your flight: the strongest one wins the stakes.
ante-reason-later = There is little to win here: your stronger cards wait for a better moment.
