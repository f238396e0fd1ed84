# Die Einführung

ranch-lesson-ranch = Das ist deine Ranch, spät in der ersten Saison. Drachen bringen am Ende der Saison Punkte, wenn du sie füttern kannst. Nach zwei Saisons gewinnt, wer die meisten Punkte hat.
ranch-lesson-hand = Deine Karten sind Essenzen. Zwei Drachen ergeben ein Ei, zwei Greife einen Greif, zwei Alraunen eine Alraune. Jeder zusätzliche Farmer bringt dir eins mehr.
ranch-lesson-eggs = Erschaffe Eier: Tippe beide Drachen und den Farmer an, dann die Schaltfläche.
ranch-lesson-eggs-done = Zwei Eier statt einem, dank des Farmers. Dann hast du auf fünf Karten aufgefüllt.
ranch-lesson-eggs-wrong = Zuerst Eier: Aus ihnen werden die Drachen, die Punkte bringen. Du hast zwei Drachen und einen Farmer.
ranch-lesson-eggs-wrong-eggs = Fast: Nimm auch den Farmer dazu, dann bekommst du zwei Eier.
ranch-lesson-griffins = Drachen fressen Greife, und Greife fressen Alraunen. Alraunen hast du schon. Erschaffe jetzt Greife: zwei Greifenkarten und den Farmer.
ranch-lesson-griffins-done = Zwei Greife, einer für jedes deiner Eier.
ranch-lesson-griffins-wrong = Denk an das Futter: Ein Drache ohne Greif verhungert. Erschaffe jetzt Greife.
ranch-lesson-griffins-wrong-griffins = Fast: Mit dem Farmer bekommst du zwei Greife.
ranch-lesson-draw = Um beide Eier zugleich auszubrüten, brauchst du einen Farmer, und du hast keinen. Ziehe stattdessen eine Karte: Das bringt dir auch einen Barren.
ranch-lesson-draw-done = Ein Barren kann in einer Kombination jede Karte ersetzen, sogar einen Farmer. Auch beim Austauschen zweier Karten bekommst du einen.
ranch-lesson-draw-wrong = Mit einem Barren kannst du gleich mehr tun. Ziehe jetzt eine Karte.
ranch-lesson-hatch = Brüte nun beide Eier aus: mit einem Drachen, einer Alraune und dem Barren anstelle eines Farmers.
ranch-lesson-hatch-done = Zwei Drachen! Der Nachziehstapel ist leer, also ist dies die letzte Runde der Saison.
ranch-lesson-hatch-wrong = Eier bringen keine Punkte. Brüte sie aus, solange du einen Drachen und eine Alraune hast.
ranch-lesson-hatch-wrong-hatching = Fast: Mit dem Barren als Farmer brütest du beide Eier aus.
ranch-lesson-feed = Die Saison geht zu Ende. Zuerst frisst jeder Greif eine Alraune; wer nichts frisst, verhungert. Füttere beide Greife.
ranch-lesson-feed-done = Beide Greife haben gefressen, und eine Alraune ist übrig.
ranch-lesson-feed-wrong = Du brauchst beide Greife: Jeder deiner Drachen frisst einen. Füttere beide.
ranch-lesson-dragons = Danach frisst jeder Drache einen Greif. Füttere beide Drachen.
ranch-lesson-dragons-done = Die Greife sind weg, aber beide Drachen leben und bringen Punkte.
ranch-lesson-dragons-wrong = Ein Drache, den du nicht fütterst, verhungert und bringt nichts. Füttere beide.
ranch-lesson-breed = Zuletzt wird gezüchtet. Dein erstes Paar ist kostenlos, jedes weitere kostet einen Barren. Paare deine beiden Drachen.
ranch-lesson-breed-done = Zwei Drachen bringen ein Ei. Ausbrüten kannst du es in der nächsten Saison.
ranch-lesson-breed-wrong = Dein erstes Paar kostet nichts: Paare deine beiden Drachen.
ranch-lesson-score = Jeder deiner Drachen bringt 1 Punkt. Höhere Stufen bringen 2 oder 3, und Drachen, die du nächste Saison wieder fütterst, bringen wieder Punkte.
ranch-lesson-season = Saison 2 beginnt mit einem vollen Stapel. In einer ganzen Partie nimmst du für geschlüpfte Drachen auch Machtkarten, und es gibt Medaillen. Ab jetzt spielst du ohne Hilfe weiter!

# Warum ein Zug gut ist (Tipps)

ranch-reason-food = Deine Greife brauchen Alraunen: Nur gefütterte Greife taugen als Futter für Drachen.
ranch-reason-mandrakes = Weitere Alraunen sind Futter für deine künftigen Greife.
ranch-reason-mandrakes-medal = Weitere Alraunen sind Futter für deine künftigen Greife und zählen für die Alraunenmedaille.
ranch-reason-prey-eggs = Aus deinen Eiern werden Drachen, und Drachen fressen Greife.
ranch-reason-draw-only = Mit deinen Karten lohnt sich jetzt keine Kombination.
ranch-reason-exchange-only = Auf diese beiden Karten kannst du verzichten.
ranch-reason-steal = Du bekommst, was ein Gegner verliert.
ranch-reason-back = Dein Drache kann noch einmal schlüpfen.
ranch-reason-prey = Deine Drachen brauchen Greife: Ein Drache bringt nur Punkte, wenn du ihn fütterst.
ranch-reason-griffins = Greife sind Futter für die Drachen, die du ausbrüten wirst.
ranch-reason-eggs =
    { $number ->
        [one] Ein Ei für einen künftigen Drachen
       *[other] { $number } Eier für künftige Drachen
    }, und Drachen bringen Punkte.
ranch-reason-hatch-fed =
    { $number ->
        [one] Ein Drache schlüpft, und du hast das Futter, damit er Punkte bringt.
       *[other] { $number } Drachen schlüpfen, und du hast das Futter, damit sie Punkte bringen.
    }
ranch-reason-hatch =
    { $number ->
        [one] Ein Drache schlüpft. Wenn du ihn fütterst, bringt er Punkte.
       *[other] { $number } Drachen schlüpfen. Alle, die du fütterst, bringen Punkte.
    }
ranch-reason-gold =
    { $number ->
        [one] Ein Barren: Er kann eine fehlende Karte ersetzen.
       *[other] { $number } Barren: Jeder kann eine fehlende Karte ersetzen.
    }
ranch-reason-evolve = Aus einem Ei höherer Stufe wird ein Drache, der mehr Punkte bringt.
ranch-reason-draw = Mit deinen Karten lohnt sich noch keine Kombination: Nimm stattdessen eine Karte und einen Barren.
ranch-reason-exchange = Zwei neue Karten und ein Barren sind mehr wert als diese beiden.
ranch-reason-end = Nichts anderes ist jetzt seinen Preis wert.
ranch-reason-again = Zwei Kombinationen in einem Zug sparen dir einen Zug.
ranch-reason-harm = Das wirft einen Gegner zurück.
ranch-reason-swap = Du tauschst etwas, das du weniger brauchst, gegen etwas, das du mehr brauchst.
ranch-reason-take = Du bekommst ein Plättchen ohne Kombination.
ranch-reason-repeat = Du wiederholst die letzte Kombination deines rechten Nachbarn, und es kostet dich keine Karten.
ranch-reason-hatch-colour = Dieses Ei bringt dir den nützlichsten Drachen (Stufe { $number }).
ranch-reason-power = Von den Machtkarten in der Auslage passt diese am besten zu deiner Ranch.
ranch-reason-no-power = Keine dieser Machtkarten würde dir helfen.
ranch-reason-least = Auf diese Karte kannst du am ehesten verzichten.
ranch-reason-feed = Kreaturen, die du nicht fütterst, verhungern.
ranch-reason-breed = Ein Paar bringt dir eine Kreatur mehr.
ranch-reason-breed-hatch = Ein Drache, der jetzt schlüpft, bringt am Ende dieser Saison Punkte.
ranch-reason-stop = Kein weiteres Paar bringt dir etwas, das du brauchst.
