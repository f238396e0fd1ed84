# Die Seiten der Turniere.
tournament-none = Zurzeit gibt es keine Turniere.
tournament-new = Ein Turnier veranstalten
tournament-mine = Meine Turniere
tournament-all = Alle Turniere
tournament-members = Mitglieder können Turniere veranstalten und daran teilnehmen. Zusehen können alle.
tournament-become = Mitglied werden
tournament-format = Format
tournament-format-swiss = Schweizer System
tournament-format-swiss-line = Alle spielen in jeder Runde, gegen Spieler mit etwa gleich vielen Punkten.
tournament-format-groups = Gruppen und Finale
tournament-format-groups-line = In einer Gruppe spielt jeder gegen jeden; die Besten der Gruppen spielen ein Finale.
tournament-format-arena = Arena
tournament-format-arena-line = Kommen und gehen: Wer frei ist, bekommt den nächsten Tisch, bis die Zeit um ist.
tournament-seats = { $n } Spieler
tournament-rated = gewertet
tournament-slow = langsam
tournament-host = Gastgeber: { $name }
tournament-state-open = Wartet auf Spieler
tournament-state-running = Läuft
tournament-state-paused = Angehalten: Es beginnt keine neue Runde
tournament-state-over = Beendet
tournament-players = { $n ->
    [one] ein Spieler
   *[other] { $n } Spieler
}
tournament-round = Runde { $n } von { $all }
tournament-tables-made = { $n ->
    [one] bisher ein Tisch
   *[other] bisher { $n } Tische
}
tournament-group = Gruppe { $n }
tournament-final = Finale
tournament-standings = Tabelle
tournament-rank = Rang
tournament-player = Spieler
tournament-points = Punkte
tournament-played = Tische
tournament-out = spielt gerade nicht mit
tournament-tie-buchholz = Gegner
tournament-tie-buchholz-line = Die Punkte deiner Gegner (Buchholz); an größeren Tischen ihr Mittelwert. Ein Freilos oder ein Bot zählt als Gegner mit so vielen Punkten, wie du hast.
tournament-tie-direct = Direkter Vergleich
tournament-tie-direct-line = Die Ergebnisse unter den punktgleichen Spielern, wenn alle gegeneinander gespielt haben.
tournament-tie-berger = Punkte besiegter Gegner
tournament-tie-berger-line = Die Punkte der Spieler, vor denen du lagst, und die Hälfte derer, mit denen du gleichauf warst (Sonneborn-Berger).
tournament-tie-wins = Siege
tournament-tie-wins-line = Tische, die du allein gewonnen hast.
tournament-tie-beaten = Besiegte Gegner
tournament-tie-beaten-line = Der Anteil deiner Gegner, vor denen du lagst, über alle Tische zusammengezählt.
tournament-tie-fewer = Weniger Tische
tournament-tie-fewer-line = Wer für dieselben Punkte weniger Tische brauchte, liegt vorn.
tournament-ties = Wie Punkte und Gleichstände gezählt werden
tournament-ties-duel = Ein Sieg bringt einen Punkt, ein geteilter Sieg einen halben.
tournament-ties-table = Ein Sieg bringt einen Punkt; wer ihn teilt, teilt den Punkt.
tournament-ties-bye = { $seats ->
     [2] Ein Freilos zählt als Sieg.
    *[other] Ein Freilos zählt als halber Punkt.
  }
tournament-ties-forfeit = Wer einen Tisch verlässt oder mehr als die Hälfte der Entscheidungen einem Bot überlässt, verliert dort kampflos.
tournament-ties-equal = Bei Gleichstand entscheidet der Reihe nach, was hier folgt; wer in allem gleich ist, teilt sich den Rang:
tournament-tables = Tische
tournament-no-tables = Noch keine Tische.
tournament-watch = Zusehen
tournament-see = Ansehen
tournament-running = läuft
tournament-place = Platz { $place }
tournament-forfeited = kampflos verloren
tournament-walkover = kampflos gewonnen
tournament-byes = Freilos in dieser Runde: { $names }
tournament-next = Nächste Runde in { $time }
tournament-ends = Neue Tische werden noch { $time } lang geöffnet
tournament-join = Teilnehmen
tournament-back = Wieder teilnehmen
tournament-withdraw = Aussteigen
tournament-your-table = An deinen Tisch
tournament-start = Starten
tournament-pause = Anhalten
tournament-resume = Fortsetzen
tournament-end = Turnier beenden
tournament-end-sure = Das Turnier jetzt beenden? Tische, an denen noch gespielt wird, zählen dann nicht.
tournament-screen = Auf einem Bildschirm zeigen
tournament-screen-off = Vollbild verlassen
tournament-name = Name des Turniers
tournament-game = Spiel
tournament-how-many = Spieler an jedem Tisch
tournament-rounds = Runden
tournament-group-size = Spieler in einer Gruppe
tournament-minutes = Dauer
tournament-n-hours = { $n ->
    [one] eine Stunde
   *[other] { $n } Stunden
}
tournament-rest = Pause zwischen den Runden
tournament-no-rest = keine Pause
tournament-bots = Freie Plätze
tournament-bots-none = bleiben leer
tournament-bots-level = Bots: { $level }
tournament-rate = Gewertet: Jede Partie zählt für die Ranglisten.
tournament-for-club = Für
tournament-for-all = alle
tournament-public = In der Liste der Turniere zeigen
tournament-fill = Mit Bots auffüllen
tournament-fill-none = nein
tournament-fill-to = bis { $n } Spieler
tournament-fills = Beim Start kommen Bots ({ $level }) dazu, bis es { $n } Spieler sind.
tournament-bots-seats = Bots ({ $level }) nehmen an einem Tisch die freien Plätze ein.
tournament-missing = Es kann starten, wenn noch { $n ->
    [one] ein Spieler dazukommt
   *[other] { $n } Spieler dazukommen
  }.
tournament-invite-line = Mitglieder, die diesen Link öffnen, können teilnehmen.
