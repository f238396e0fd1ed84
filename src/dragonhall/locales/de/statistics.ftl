# Die Statistik einer Halle.
statistics-mine = Meine Statistik
statistics-of-all = Statistik für alle
statistics-only-you = Nur du kannst diese Seite sehen.
statistics-members = Mitglieder sehen hier ihre eigenen Ergebnisse, Glück, Können und Fehler.
statistics-none = Dieses Spiel wurde in dieser Halle noch nicht zu Ende gespielt.
statistics-none-mine = Du hast in dieser Halle noch keine Partie beendet.
statistics-all-games = Alle Spiele
statistics-seats = Spieler
statistics-seats-of = { $seats } Spieler ({ $n })
statistics-company = Gespielt von
statistics-company-all = allen ({ $n })
statistics-company-people = nur Menschen ({ $n })
statistics-company-mixed = Menschen und Bots ({ $n })
statistics-company-bots = nur Bots ({ $n })
statistics-of = { $n ->
    [one] Eine beendete Partie
   *[other] { $n } beendete Partien
} von { $all }.
statistics-between = Vom { $first } bis { $last }.
statistics-shared = { $share } davon hatten keinen alleinigen Sieger.
statistics-who = Es zählen alle Partien, die in dieser Halle ausgeteilt wurden, auch die an privaten Tischen. Kein Spieler und kein Tisch wird genannt. Intervalle enthalten den wahren Wert mit 95 % Wahrscheinlichkeit.
statistics-as-table = Als Tabelle
statistics-csv = CSV
statistics-share = Anteil der Siege
statistics-from = von
statistics-to = bis
statistics-count = Gezählte Spieler
statistics-matches = Partien
statistics-even = Gleicher Anteil
statistics-seat = Platz
statistics-by-seat = Anteil der Siege nach Platz
statistics-by-seat-line = Wie viel der Platz am Start wert ist. Die gestrichelte Linie zeigt einen gleichen Anteil für alle; ein geteilter Sieg zählt als Bruchteil.
statistics-lengths = Länge in Zügen
statistics-lengths-line = Im Mittel { $mean } Züge; der Median ist { $median } (gestrichelte Linie). Neun von zehn Partien dauerten { $low } bis { $high } Züge.
statistics-plies = Züge
statistics-minutes = Minuten
statistics-minutes-line = Die Hälfte der am Stück gespielten Partien dauerte höchstens { $median } Minuten, neun von zehn { $low } bis { $high }.
statistics-openings = Eröffnungen
statistics-openings-line = Wie oft Spieler gewannen, die so eröffnet haben. Als Entscheidung zählt nur eine Wahl zwischen mehreren Zügen.
statistics-decision-1 = Erste Entscheidung
statistics-decision-2 = Zweite Entscheidung
statistics-made = Zug
statistics-things = Karten und Fähigkeiten
statistics-things-line = Wie oft Spieler gewannen, die sie benutzt haben. Gezeigt werden nur die besten und schlechtesten unter den oft gespielten; die Tabelle nennt alle.
statistics-thing = Karte oder Fähigkeit
statistics-winners = Sieger, die sie spielten
statistics-losers = Verlierer, die sie spielten
statistics-game = Spiel
statistics-first = Erster Platz
statistics-favourites = Lieblingsspiele
statistics-favourites-line = { $n ->
     [one] Eine beendete Partie
    *[other] { $n } beendete Partien
  } und der Anteil deiner Siege.
statistics-won = { $n } · { $share } gewonnen
statistics-results = Ergebnisse im Lauf der Zeit
statistics-results-line = Dein Anteil an den Siegen, verglichen mit einem gleichen Anteil für alle (50 % bei zwei Spielern).
statistics-my-share = Dein Anteil
statistics-since = Woche ab
statistics-wins = Siege
statistics-day = Tag
statistics-result = Ergebnis
statistics-luck = Glück und Können
statistics-luck-line = { $n ->
     [one] Aus der Analyse einer Partie,
    *[other] Aus den Analysen deiner letzten { $n } Partien,
  } gemessen in Siegen: Können ist, was deine Entscheidungen mehr gebracht haben als die eines Spielers, der einfachen Regeln folgt; Glück ist alles andere.
statistics-no-reviews = Noch keine deiner Partien wurde analysiert. Die Halle analysiert Partien, wenn sie nichts anderes zu tun hat; fordere eine Analyse an, um sie gleich zu sehen.
statistics-lucky = Glück
statistics-skill = Können
statistics-mistakes = Deine teuersten Fehler
statistics-mistakes-line = Was deine eindeutigen Fehler gekostet haben, nach Art des Zuges, gemessen in Siegen (1 = ein ganzer Sieg).
statistics-no-mistakes = Keine eindeutigen Fehler in deinen analysierten Partien.
statistics-mistake = { $n } × · { $cost }
statistics-kind = Art des Zuges
statistics-times = Wie oft
statistics-cost = Kosten
statistics-other = Anteil, bei dem eine andere Art von Zug besser war
statistics-costliest = Teuerster
statistics-better = Besser
statistics-phases = Wann sie passieren
statistics-phase-1 = Erstes Drittel
statistics-phase-2 = Zweites Drittel
statistics-phase-3 = Letztes Drittel
statistics-see = Den teuersten ansehen: „{ $move }“ statt „{ $better }“
