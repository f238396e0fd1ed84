# Die Einführung

ante-lesson-gold = Das ist dein Hort: 50 Gold. Die Partie endet, wenn jemand kein Gold mehr hat. Dann gewinnt der größte Hort.
ante-lesson-hand = Das sind deine Karten. Die Zahl ist ihre Stärke, und jede Karte hat eine Fähigkeit. Drei deiner Karten sind Rote Drachen: Halte sie zusammen.
ante-lesson-ante = Gespielt wird in Durchgängen. Jeder beginnt mit verdeckten Einsatzkarten. Alle zahlen so viel Gold, wie die stärkste zeigt. Spare deine starken Karten: Wähle den Silberdrachen 3.
ante-lesson-ante-done = Die Einsatzkarten bleiben verdeckt, bis alle gewählt haben.
ante-lesson-ante-wrong = Deine anderen Karten brauchst du noch, und eine hohe Einsatzkarte kostet alle mehr. Wähle den Silberdrachen 3.
ante-lesson-stakes = Die stärkste Einsatzkarte war eine 5, also zahlte jeder 5 Gold in den Pott. Nun spielt jeder drei Karten, eine pro Runde: seinen Schwarm. Der stärkste gewinnt den Pott.
ante-lesson-leader = Wer die stärkste Einsatzkarte hat, führt an: Er hat die Krone, spielt zuerst, und die Fähigkeit seiner Karte wird immer ausgelöst. Dieser Schwarze Drache stahl 2 Gold aus dem Pott.
ante-lesson-flight = Die anderen folgen der Reihe nach. Beginne deinen Schwarm mit deiner stärksten Karte, dem Roten Drachen 12.
ante-lesson-flight-done = Stärke 12! Die Fähigkeit wurde nicht ausgelöst, denn die Karte ist stärker als die 9 davor.
ante-lesson-flight-wrong = Das ginge, aber ein starker Schwarm gewinnt den Pott: Spiele den Roten Drachen 12.
ante-lesson-trigger = Diese Karte ist nicht stärker als deine davor, also wurde sie ausgelöst und nahm zwei Einsatzkarten. Hohe Karten bringen Stärke, niedrige nutzen ihre Fähigkeit.
ante-lesson-lead = Deine 12 war die stärkste Karte, also führst du an, und die Karte des Anführers wird immer ausgelöst. Spiele den Roten Drachen 10.
ante-lesson-lead-done = Seine Fähigkeit: Der Gegner mit dem stärksten Schwarm gab dir 1 Gold und eine Karte, einen Golddrachen.
ante-lesson-lead-wrong = Wenn du anführst, wird deine Karte ausgelöst, egal, wie stark sie ist: Nutze den Roten Drachen 10.
ante-lesson-buy = Dein rechter Nachbar hatte nur noch eine Karte und musste kaufen: Die oberste Karte vom Stapel gab den Preis vor, 1 Gold, dann zog er, bis er vier Karten hatte.
ante-lesson-special = Vollende nun einen Drilling: drei Drachen derselben Farbe. Rot 12 und Rot 10 hast du schon. Spiele den Roten Drachen 5.
ante-lesson-special-done = Drei Rote Drachen! Jeder Gegner zahlt dir 10 Gold, die Stärke des zweitstärksten. Drei Drachen derselben Stärke bringen dagegen Gold aus dem Pott und Einsatzkarten.
ante-lesson-special-wrong = Ein dritter Roter Drache vollendet einen Farbdrilling, und beide Gegner müssen dir zahlen: Spiele den Roten Drachen 5.
ante-lesson-won = Dein Schwarm der Stärke 27 war der stärkste. Du gewinnst den Durchgang und den Pott, und alle ziehen zwei Karten. Ab jetzt spielst du ohne Hilfe weiter. Viel Glück!

# Warum ein Zug gut ist (Tipps)

ante-reason-keep = Deine stärkeren Karten bleiben für deinen Schwarm auf der Hand.
ante-reason-raise = Mit einer hohen Einsatzkarte führst du vielleicht die erste Runde an, und sie füllt einen Pott, den du gewinnen kannst.
ante-reason-stakes = So kannst du jetzt { $number } Gold aus dem Pott holen.
ante-reason-tax = Die anderen zahlen bis zu { $number } Gold in den Pott, den du vielleicht gewinnst.
ante-reason-pay = Du behältst deine Karten: Sie sind mehr wert als das Gold.
ante-reason-least = Das ist eine der Karten, auf die du am leichtesten verzichten kannst.
ante-reason-take = Eine Karte der Stärke { $number } auf der Hand hilft dir bis zum Ende der Partie.
ante-reason-copy = So kopierst du die Fähigkeit, die dir gerade am meisten nützt.
ante-reason-slay = Das macht den Schwarm eines Gegners um { $number } schwächer.
ante-reason-slay-own = Du musst einen Drachen erlegen, und auf diesen kannst du verzichten.
ante-reason-target-poor = Dieser Spieler hat kein Gold mehr, aber er schuldet es dir dann.
ante-reason-trigger = Diese Fähigkeit bringt am meisten, wenn sie zuerst ausgelöst wird.
ante-reason-target = Dieser Spieler hat { $number } Gold.
ante-reason-colour-flight = Drei Drachen derselben Farbe: Alle anderen zahlen dir.
ante-reason-equal-flight = Drei Drachen der Stärke { $number } sind ein Stärkedrilling: Du nimmst Gold aus dem Pott, und Einsatzkarten, falls noch welche da sind.
ante-reason-tribute = Gegner mit guten und bösen Drachen zahlen dir: bis zu { $number } Gold.
ante-reason-weakest = Durch die Druidin gewinnt diesmal der schwächste Schwarm: Halte deinen schwach.
ante-reason-strongest = Dein Schwarm wird der stärkste, mit Stärke { $number }.
ante-reason-draws =
    Ihre Fähigkeit wird ausgelöst: Du ziehst { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
ante-reason-robs = Ihre Fähigkeit wird ausgelöst: Der Gegner mit dem stärksten Schwarm gibt dir Gold und eine Karte.
ante-reason-neighbour = Ihre Fähigkeit wird ausgelöst: Ein Gegner gibt dir einen Drachen oder { $number } Gold.
ante-reason-power = Ihre Fähigkeit wird ausgelöst, und die ist hier mehr wert als Stärke.
ante-reason-strength = Sie macht deinen Schwarm um { $number } stärker.
ante-reason-later = Hier ist wenig zu gewinnen, also spare deine stärkeren Karten auf.
