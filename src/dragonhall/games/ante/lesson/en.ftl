# The lesson

ante-lesson-gold = This is your hoard: 50 gold. When somebody has none left, the largest hoard wins.
ante-lesson-hand = And these are your cards. Their number is their strength: two of yours are strong. Each has a power, too.
ante-lesson-ante = A gambit begins with an ante, face down. Everybody will pay as much as the strongest ante. Keep your strong cards: ante the Silver Dragon 3.
ante-lesson-ante-done = Everybody’s ante lies face down until all have chosen.
ante-lesson-ante-wrong = A strong card is worth more in your flight, and a high ante costs everybody more. Choose the Silver Dragon 3.
ante-lesson-stakes = All antes were shown at once. The strongest was a 5, so everybody paid 5 gold to the stakes. The strongest flight after three rounds takes them.
ante-lesson-flight = Everybody plays a card into a flight, one after the other. Begin with your strongest: the Red Dragon 12.
ante-lesson-flight-done = Strength 12! Its power stayed quiet, because it is stronger than the card before it.
ante-lesson-flight-wrong = That would do, but now lead the race for the stakes: play the Red Dragon 12.
ante-lesson-trigger = This card is weaker than yours before it, so its power triggers: cards are taken from the antes. Strong for strength, weak for powers.
ante-lesson-lead = Your 12 was the strongest, so you lead, and a leader’s card always triggers. Play the Red Dragon 10.
ante-lesson-lead-done = Its power: the strongest opposing flight gave you gold and a card, a White Dragon.
ante-lesson-lead-wrong = As the leader your card triggers whatever its strength: use the power of the Red Dragon 10.
ante-lesson-archmage = Round three, and this mortal leads with a 9. Your flight has 22 and is ahead.
ante-lesson-white = A weak card is enough now, and it triggers: with a mortal on the table a White Dragon steals 3 gold. Play it.
ante-lesson-white-done = 3 gold from the stakes, and your flight has 25: nobody comes near.
ante-lesson-white-wrong = You lead already. A power brings more here: play the White Dragon 3.
ante-lesson-won = You won the gambit and its stakes, and everybody drew two cards. The next gambit is yours to play. Good luck!
