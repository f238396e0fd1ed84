# Das Ende einer Partie und der Blick zurück, im Browser.

ends-timeline-points = Punkte, Zug für Zug
ends-timeline-gold = Gold, Zug für Zug
ends-timeline-spaces = Der Endspurt: wo der Drache jedes Spielers war
ends-turns = Wendepunkte
ends-turn = Zug { $ply }: { $event }
ends-turn-leads = liegt von hier an vorn
ends-review = Analyse
ends-copied = Link kopiert
ends-shared = Geteilt
ends-copy-yourself = Kopiere diesen Link:
ends-details = Einzelheiten zu „{ $row }“
ends-see-ply = Zug { $ply } ansehen
ends-nothing = Hier gab es keine Punkte.
ends-winner = gewinnt
ends-decisions = Entscheidungen
ends-whose = Entscheidungen zeigen von
ends-all = Allen
ends-next-move = { $name } ist am Zug: „{ $move }“ gewann in { $share } % der Fälle, „{ $better }“ in { $best } %.
ends-what-if-short = Was wäre, wenn?
ends-what-if = Was wäre, wenn? Als { $name } weiterspielen
ends-what-if-about = Öffnet mit dieser Stellung einen neuen Tisch: dieselben Karten, neue Würfel, Bots auf den anderen Plätzen. Die Partie ist vorbei, verdeckte Karten können also schon bekannt sein.
ends-axis = Zug

# Üben: eine Entscheidung einer beendeten Partie, noch einmal gespielt

ends-practice = Diese Entscheidung noch einmal üben
ends-practice-short = Üben
ends-practice-ply = Diese Entscheidung noch einmal üben: Zug { $ply }
ends-practice-about = Dieselbe Entscheidung mit denselben Karten und Bots, bis du einen Zug findest, der so gut ist wie der beste.
ends-practice-done = gelöst
ends-practice-tries = { $count ->
    [one] 1 Versuch
   *[other] { $count } Versuche
  }
ends-practice-ask = Was würdest du hier tun? Gelöst ist die Aufgabe, wenn dein Zug so gut ist wie der beste, nach dem, was dieser Spieler sehen konnte.
ends-practice-then = In der Partie war der Zug „{ $move }“.
ends-practice-thinking = Dein Zug wird mit den anderen verglichen …
ends-practice-failed = Der Vergleich ist fehlgeschlagen. Versuche es noch einmal.
ends-practice-understood = Gelöst!
ends-practice-share = „{ $move }“ gewinnt in { $share } % der Fälle.
ends-practice-close = „{ $move }“ ({ $share } %) ist genauso gut.
ends-practice-costly = Der beste Zug gewinnt in { $share } % der Fälle.
ends-practice-better = „{ $move }“ gewinnt in { $share } % der Fälle.
ends-practice-again = Noch einmal versuchen
ends-practice-back = Zurück zur Analyse
ends-you-win = Du gewinnst!
ends-you-share = Du gewinnst gemeinsam mit anderen!
ends-place = Platz { $place ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[6] sechs
} von { $seats ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[6] sechs
}, { $behind }
ends-behind-points = { $count ->
    [one] { $count } Punkt zurück
   *[other] { $count } Punkte zurück
}
ends-behind-gold = { $count } Gold zurück
