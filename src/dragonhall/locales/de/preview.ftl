# Die Vorschau eines Links, der anderen geschickt wird.
preview-invites = { $host } lädt dich zu { $game } ein
preview-invites-privately = { $host } lädt dich an einen Tisch ein
preview-free =
    { $free ->
        [0] Alle Plätze sind besetzt. Du kannst zusehen.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
preview-plays = { $game }: { $names }
preview-turn = { $name } ist am Zug.
preview-running = Die Partie läuft.
preview-over = Die Partie ist vorbei. Sieh sie dir Zug für Zug an.
preview-bots =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
preview-everybody = Du brauchst kein Konto.
preview-tournament =
    { $players ->
        [0] Ein Turnier: { $game }. Melde dich als Erster an.
        [one] Ein Turnier: { $game }, ein Spieler.
       *[other] Ein Turnier: { $game }, { $players } Spieler.
    }
preview-tournament-over = Ein Turnier: { $game }. Es ist vorbei: Sieh dir die Ergebnisse an.
preview-club = { $club }
preview-club-invites = Du bist eingeladen: { $club }
preview-club-text =
    { $count ->
        [one] Ein Club bei Dragonhall mit einem Mitglied.
       *[other] Ein Club bei Dragonhall mit { $count } Mitgliedern.
    }
preview-puzzle = { $game }: ein Rätsel
preview-puzzle-text = Findest du den besten Zug?
preview-daily = Die Tagespartie
preview-daily-text = Alle bekommen dieselben Karten und Würfel. Wie gut bist du?
preview-rules = { $game }: die Regeln
preview-rules-text = Das Ziel, ein Zug auf einen Blick, jede Regel mit ihrer Nummer.
preview-new = { $game } spielen
preview-hall = Dragonhall
preview-hall-text = Drachenspiele an einem Tisch: mit Freunden per Link, mit Bots auf den freien Plätzen.
