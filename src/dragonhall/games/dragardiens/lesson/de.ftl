# Die Einführung

dragardiens-lesson-grimoire = Punkte bekommst du, indem du Drachen in deiner Schule auslegst. Das Grimoire sagt, welche: eine Zahl und eine Farbe, hier vier rote Drachen. Es gilt für alle.
dragardiens-lesson-training = Drachen bekommst du vom Übungsplatz. In deinem Zug nimmst du eine bis drei Karten, von links oder rechts.
dragardiens-lesson-first = In deiner Schule sind ein grüner und ein roter Drache. Sammeln wir weiße: Nimm die linke Karte.
dragardiens-lesson-first-done = Ein weißer Drache. Auf der Rückseite hat jede Karte auch eine Buchseite. Die oberste Karte des linken Decks füllte die Lücke, und die Seite darunter zeigt jetzt eine 3.
dragardiens-lesson-first-wrong = In dieser Einführung sammeln wir Weiß: Der weiße Drache liegt links.
dragardiens-lesson-second = Jede genommene Karte ändert eine Seite. Nimm die rechte Karte und sieh, was kommt.
dragardiens-lesson-second-done = Die rechte Seite zeigt jetzt Grün, und die nächste Karte ist ein weißer Drache.
dragardiens-lesson-second-wrong = Nimm die rechte Karte: Sie ändert die rechte Seite, und Karten kosten nichts.
dragardiens-lesson-third = Da ist er: Nimm rechts den weißen Drachen.
dragardiens-lesson-third-done = Zwei weiße Drachen. Aber das Grimoire verlangt drei grüne, und du hast schon drei Karten genommen; mehr darfst du nicht.
dragardiens-lesson-third-wrong = Du darfst eine dritte Karte nehmen: Nimm rechts den weißen Drachen.
dragardiens-lesson-fourth = Für einen Kristall bekommst du eine vierte Karte, einmal pro Zug. Nimm die rechte Karte: Vielleicht ändert sie die Seite.
dragardiens-lesson-fourth-done = Glück gehabt: Die rechte Seite zeigt jetzt Weiß.
dragardiens-lesson-fourth-wrong = Zahle deinen Kristall für die rechte Karte: Die Seite darunter ist die, die du brauchst.
dragardiens-lesson-write = Du hast zwei weiße Drachen, nicht drei. Ändere das Grimoire: Lege deinen roten Drachen mit der 2 darauf, Buchseite nach oben.
dragardiens-lesson-write-done = Jetzt verlangt das Grimoire zwei weiße Drachen, und genau zwei hast du.
dragardiens-lesson-write-wrong = Du brauchst links eine 2: Tippe deinen roten Drachen an, dessen Seite eine 2 ist.
dragardiens-lesson-lay = Lege sie aus. Eine neue Farbe beginnt einen Stapel am linken oder rechten Ende deiner Reihe: Wähle links.
dragardiens-lesson-lay-done = Weiß, Grün, Rot: Der grüne Stapel liegt jetzt zwischen zwei anderen. Er ist blockiert, es kann nichts mehr dazukommen.
dragardiens-lesson-lay-wrong = Du hast, was das Grimoire verlangt. Lege die zwei weißen Drachen links aus.
dragardiens-lesson-amulet = Die linke Seite zeigt die Belohnung: Die 2 gibt das niedrigste Fragment und einen Schattendrachen, einen Joker. Dein drittes Fragment vollendet ein Amulett mit Perle.
dragardiens-lesson-others = Dein Gegner hat das Grimoire geändert und einen blauen Drachen ausgelegt. Nach jedem Zug dürfen die anderen für dieselben Seiten auslegen. Lege deinen rechts aus.
dragardiens-lesson-others-done = Alle vier Farben: Das bringt ein Wappen. Die 1 gibt ein Fragment und einen Kristall. Und dein roter Stapel ist jetzt blockiert.
dragardiens-lesson-others-wrong = Das Grimoire verlangt einen blauen Drachen, und du hast einen: Lege ihn rechts aus.
dragardiens-lesson-rewards = Höhere Zahlen bringen mehr: Die 5 gibt das höchste Fragment. Nach sieben Amuletten, euren zusammen, gewinnt, wer die meisten Punkte hat. Du bist am Zug: Spiel weiter!

# Warum ein Zug gut ist (Tipps)

dragardiens-reason-shadow = Ein Schattendrache ersetzt jeden fehlenden Drachen.
dragardiens-reason-alike =
    Du hast schon { $number ->
        [one] einen Drachen
       *[other] { $number } Drachen
    } dieser Farbe auf der Hand.
dragardiens-reason-pile = Sie passt auf einen Stapel in deiner Schule, und Karten kosten nichts.
dragardiens-reason-new-colour = Diese Farbe fehlt in deiner Schule: Alle vier bringen dir ein Wappen.
dragardiens-reason-fourth = Die vierte Karte ist hier ihren Kristall wert.
dragardiens-reason-lets-lay =
    Dann verlangt das Grimoire { $number ->
        [one] einen Drachen
       *[other] { $number } Drachen
    } einer Farbe, die du hast.
dragardiens-reason-prepares = So bestimmst du, welche Seite gilt.
dragardiens-reason-ring = Die Fragmente vollenden ein Amulett, und das bringt eine Perle.
dragardiens-reason-egg = Du bekommst dazu ein goldenes Ei.
dragardiens-reason-crystal = Du bekommst dazu einen Kristall.
dragardiens-reason-fragments =
    Du bekommst jetzt { $number ->
        [one] ein Fragment
       *[other] { $number } Fragmente
    }, bevor sich die Seite ändert.
dragardiens-reason-add = Die Seite dieser Karte brauchst du am wenigsten.
dragardiens-reason-fill = Du behältst den echten Drachen für eine spätere Seite.
dragardiens-reason-pass = Deine Drachen sind für eine spätere Seite mehr wert.
dragardiens-reason-page = Karten kosten nichts, und die Seite dieser Karte kannst du in einem späteren Zug nutzen.
dragardiens-reason-school = Bei Gleichstand gewinnt, wer die meisten Karten in der Schule hat.
dragardiens-reason-end = Nichts anderes ist jetzt eine Karte oder einen Kristall wert.
dragardiens-reason-choose = Diese Truhe nützt dir am meisten.
dragardiens-reason-chest = Die Truhe ist mehr wert als der Kristall, den sie kostet.
