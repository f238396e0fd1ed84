# Die Einführung

dragorun-lesson-race = Fünf Drachen laufen um die Wette. Kein Drache gehört dir auf Dauer: Jeder hat einen Marker, und wer den Marker des Drachen hat, der als Erster ins Ziel kommt, gewinnt.
dragorun-lesson-marker = Das ist dein Marker: Dragobert, der grüne Drache, zurzeit Letzter. Solange du ihn hast, soll Dragobert gewinnen.
dragorun-lesson-beside = Die Marker dieser drei hat niemand: Sie liegen neben dem Spielplan. Kommt einer dieser Drachen als Erster ins Ziel, gewinnt niemand. Auch gegen sie kannst du tauschen.
dragorun-lesson-mushroom = Durch einen Tausch hast du den Giftpilz: Solange du ihn hast, kannst du nicht gewinnen. Aber dein Drache ist Letzter, also darfst du zuerst alle deine Eier zurücklegen. Tu es.
dragorun-lesson-mushroom-done = Der Giftpilz ist wieder im Vorrat, und du bist noch am Zug.
dragorun-lesson-mushroom-wrong = Werde zuerst den Giftpilz los: Lege deine Eier in den Vorrat zurück.
dragorun-lesson-roll = In deinem Zug würfelst du, oder du tauschst die Marker. Würfle.
dragorun-lesson-roll-done = Ein Würfel nennt einen Drachen, der andere sagt, wie er zieht. Weiß heißt, dass du wählst: Ein beliebiger Drache darf drei Felder vor!
dragorun-lesson-roll-wrong = Getauscht wird gleich. Sieh erst, was die Würfel tun: Würfle.
dragorun-lesson-move = Du kannst diesen Wurf behalten oder einmal neu würfeln. Er passt dir: Zieh Dragobert und sieh, warum er auf Feld 9 landet.
dragorun-lesson-move-done = Von Feld 2 auf Feld 9: Nur freie Felder zählen, also ist er mit drei Schritten über alle anderen gesprungen.
dragorun-lesson-move-wrong = Behalte diesen Wurf und nutze ihn für deinen eigenen Drachen: Zieh Dragobert.
dragorun-lesson-snail = Dein Gegner hat die Schnecke für Dragobert gewürfelt: Er kommt hinter den letzten Drachen. Die Würfel können jeden Drachen nennen, egal, wer würfelt.
dragorun-lesson-swap = Dragobert ist Letzter. Didi führt, und dein Gegner hat Didis Marker. Würfle nicht: Tausche deinen Marker gegen den von Didi.
dragorun-lesson-swap-done = Jetzt hast du Didis Marker und dein Gegner den von Dragobert. Deiner bleibt bis zu deinem nächsten Zug verdeckt, damit ihn niemand nehmen kann.
dragorun-lesson-swap-wrong = Mit dem letzten Drachen gewinnst du nichts. Tippe Didi an, den führenden Drachen, und tausche.
dragorun-lesson-egg = Ein Tausch hat seinen Preis: Du ziehst ein Ei. Deins brachte Dragma an Didi vorbei; möglich war auch die Schnecke, die deinen neuen Drachen auf den letzten Platz bringt, oder der Giftpilz.
dragorun-lesson-again = Durch den Wurf deines Gegners führt jetzt Dragobert. Du bist am Zug: Würfle.
dragorun-lesson-again-done = Didi, aber ein Feld zurück. Dieser Wurf würde dir schaden.
dragorun-lesson-again-wrong = Didi ist immer noch ein guter Drache. Würfle.
dragorun-lesson-reroll = Die Farbe stimmt, aber die Bewegung ist schlecht. Tippe den Bewegungswürfel an, um ihn neu zu werfen.
dragorun-lesson-reroll-done = Der Pokal! Didi springt vor den führenden Drachen. Den zweiten Wurf musst du nehmen.
dragorun-lesson-reroll-wrong = Lass den Farbwürfel liegen: Er zeigt deinen Drachen. Wirf nur den Bewegungswürfel neu.
dragorun-lesson-reroll-wrong-move = Das würde deinen eigenen Drachen zurückziehen. Wirf den Bewegungswürfel neu.
dragorun-lesson-finish = Hier auf Feld 28 endet das Rennen. Würfle für deinen Drachen, tausche rechtzeitig und hüte dich vor den Eiern. Ab jetzt spielst du ohne Hilfe weiter!

# Warum ein Zug gut ist (Tipps)

dragorun-reason-ahead = Dein Drache führt, du brauchst also nicht zu tauschen.
dragorun-reason-close =
    Dein Drache liegt nur { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    } hinter dem führenden: Ein Wurf kann ihn an die Spitze bringen.
dragorun-reason-roll = Kein Marker, den du nehmen kannst, ist einen Tausch wert.
dragorun-reason-mushroom = Solange du den Giftpilz hast, kannst du nicht gewinnen; er kommt mit deinen anderen Eiern in den Vorrat zurück.
dragorun-reason-eggs = Du legst deine Eier in den Vorrat zurück; sie nützen dir nichts mehr.
dragorun-reason-nearer =
    Dieser Drache ist { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    } näher am Ziel als deiner.
dragorun-reason-safer = Dein neuer Marker bleibt bis zu deinem nächsten Zug verdeckt, niemand kann ihn dir also nehmen.
dragorun-reason-wins = Dein Drache läuft durchs Ziel: Damit gewinnst du.
dragorun-reason-forward =
    Dein Drache kommt { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    } näher ans Ziel.
dragorun-reason-must = Du musst diesen Wurf nehmen.
dragorun-reason-back =
    Das wirft den Drachen eines Gegners { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    } zurück.
dragorun-reason-keep = Für diesen Wurf lohnt es sich nicht, neu zu würfeln.
dragorun-reason-back-free =
    Das wirft einen Drachen, dessen Marker niemand hat, { $number ->
        [one] ein Feld
       *[other] { $number } Felder
    } zurück.
dragorun-reason-choose-other = Er startet auf Feld { $number }.
dragorun-reason-harmless = Von den Zügen, die die Würfel erlauben, nützt dieser deinen Gegnern am wenigsten.
dragorun-reason-reroll = Im Durchschnitt bringt dir ein neuer Wurf mehr als dieser.
dragorun-reason-choose = Er startet von allen Drachen, die noch zu haben sind, dem Ziel am nächsten: auf Feld { $number }.
