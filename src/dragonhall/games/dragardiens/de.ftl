# Dragardiens
# .the und .a stehen im Akkusativ (den roten Drachen, einen roten Drachen), .dat im Dativ (einem roten Drachen). Bei
# Farben: .the nach dem, den, einen (auf den roten Stapel), .many vor Mehrzahl und nach der (rote Drachen, der rote Stapel).

dragardiens-title = Dragardiens
dragardiens-about = Ein gemeinsames Grimoire sagt, wie viele Drachen welcher Farbe ihr auslegen dürft. Jeder kann es ändern, und jeder kann davon profitieren.
dragardiens-length = etwa 40 Minuten

dragardiens-option-end-mode = Sind genug Amulette vollendet, endet die Partie
dragardiens-option-end-mode-immediate = sofort
dragardiens-option-end-mode-finish-turn = nachdem die anderen noch auslegen durften
dragardiens-option-open-fragments = Die Werte aller Fragmente zeigen
dragardiens-option-open-hands = Alle Karten zeigen, die jeder gesehen hat
dragardiens-option-chests = Magische Truhen
dragardiens-option-chests-none = keine
dragardiens-option-chests-random = zufällig
dragardiens-option-chests-chosen = vom Startspieler gewählt
dragardiens-option-chest-count = Truhen im Spiel
dragardiens-option-first = Startspieler
dragardiens-option-first-lot = ausgelost
dragardiens-option-first-seat-0 = Spieler 1
dragardiens-option-first-seat-1 = Spieler 2
dragardiens-option-first-seat-2 = Spieler 3
dragardiens-option-first-seat-3 = Spieler 4
dragardiens-option-box = Inhalt der Schachtel
dragardiens-option-box-default = der echten Schachtel so ähnlich, wie wir es wissen können
dragardiens-option-box-wild = eine erfundene Schachtel, ganz anders als die echte

dragardiens-card-white = weißer Drache (Seite { $n })
    .the = den weißen Drachen (Seite { $n })
    .a = einen weißen Drachen (Seite { $n })
    .dat = einem weißen Drachen (Seite { $n })
dragardiens-card-green = grüner Drache (Seite { $n })
    .the = den grünen Drachen (Seite { $n })
    .a = einen grünen Drachen (Seite { $n })
    .dat = einem grünen Drachen (Seite { $n })
dragardiens-card-red = roter Drache (Seite { $n })
    .the = den roten Drachen (Seite { $n })
    .a = einen roten Drachen (Seite { $n })
    .dat = einem roten Drachen (Seite { $n })
dragardiens-card-blue = blauer Drache (Seite { $n })
    .the = den blauen Drachen (Seite { $n })
    .a = einen blauen Drachen (Seite { $n })
    .dat = einem blauen Drachen (Seite { $n })
dragardiens-card-white-on-green = weißer Drache (grüne Seite)
    .the = den weißen Drachen (grüne Seite)
    .a = einen weißen Drachen (grüne Seite)
    .dat = einem weißen Drachen (grüne Seite)
dragardiens-card-white-on-red = weißer Drache (rote Seite)
    .the = den weißen Drachen (rote Seite)
    .a = einen weißen Drachen (rote Seite)
    .dat = einem weißen Drachen (rote Seite)
dragardiens-card-white-on-blue = weißer Drache (blaue Seite)
    .the = den weißen Drachen (blaue Seite)
    .a = einen weißen Drachen (blaue Seite)
    .dat = einem weißen Drachen (blaue Seite)
dragardiens-card-green-on-white = grüner Drache (weiße Seite)
    .the = den grünen Drachen (weiße Seite)
    .a = einen grünen Drachen (weiße Seite)
    .dat = einem grünen Drachen (weiße Seite)
dragardiens-card-green-on-red = grüner Drache (rote Seite)
    .the = den grünen Drachen (rote Seite)
    .a = einen grünen Drachen (rote Seite)
    .dat = einem grünen Drachen (rote Seite)
dragardiens-card-green-on-blue = grüner Drache (blaue Seite)
    .the = den grünen Drachen (blaue Seite)
    .a = einen grünen Drachen (blaue Seite)
    .dat = einem grünen Drachen (blaue Seite)
dragardiens-card-red-on-white = roter Drache (weiße Seite)
    .the = den roten Drachen (weiße Seite)
    .a = einen roten Drachen (weiße Seite)
    .dat = einem roten Drachen (weiße Seite)
dragardiens-card-red-on-green = roter Drache (grüne Seite)
    .the = den roten Drachen (grüne Seite)
    .a = einen roten Drachen (grüne Seite)
    .dat = einem roten Drachen (grüne Seite)
dragardiens-card-red-on-blue = roter Drache (blaue Seite)
    .the = den roten Drachen (blaue Seite)
    .a = einen roten Drachen (blaue Seite)
    .dat = einem roten Drachen (blaue Seite)
dragardiens-card-blue-on-white = blauer Drache (weiße Seite)
    .the = den blauen Drachen (weiße Seite)
    .a = einen blauen Drachen (weiße Seite)
    .dat = einem blauen Drachen (weiße Seite)
dragardiens-card-blue-on-green = blauer Drache (grüne Seite)
    .the = den blauen Drachen (grüne Seite)
    .a = einen blauen Drachen (grüne Seite)
    .dat = einem blauen Drachen (grüne Seite)
dragardiens-card-blue-on-red = blauer Drache (rote Seite)
    .the = den blauen Drachen (rote Seite)
    .a = einen blauen Drachen (rote Seite)
    .dat = einem blauen Drachen (rote Seite)
dragardiens-card-shadow = Schattendrache
    .the = den Schattendrachen
    .a = einen Schattendrachen
    .dat = einem Schattendrachen

dragardiens-colour-white = Weiß
    .the = weißen
    .many = weiße
    .letter = We
dragardiens-colour-green = Grün
    .the = grünen
    .many = grüne
    .letter = Gr
dragardiens-colour-red = Rot
    .the = roten
    .many = rote
    .letter = Ro
dragardiens-colour-blue = Blau
    .the = blauen
    .many = blaue
    .letter = Bl

dragardiens-page-white = Weiß
dragardiens-page-green = Grün
dragardiens-page-red = Rot
dragardiens-page-blue = Blau

dragardiens-side-left = links
    .the = linke
    .page = linke Seite
dragardiens-side-right = rechts
    .the = rechte
    .page = rechte Seite

dragardiens-chest-prism-ink = Prismatinte
    .the = die Prismatinte
    .does = lege eine andere Farbe deiner Wahl aus
dragardiens-chest-whistle = Pfeife
    .the = die Pfeife
    .does = nimm eine Karte aus deiner Schule zurück
dragardiens-chest-shortcut = Abkürzung
    .the = die Abkürzung
    .does = lege einen Drachen weniger aus
dragardiens-chest-iron-key = Eisenschlüssel
    .the = den Eisenschlüssel
    .does = lege Drachen auf einen blockierten Stapel
dragardiens-chest-veil = Schleier
    .the = den Schleier
    .does = niemand sonst kann auslegen
dragardiens-chest-magnet = Magnet
    .the = den Magneten
    .does = dein erstes Fragment ist das höchste statt des niedrigsten

dragardiens-gift-lowest = niedrigstes Fragment
    .the = das niedrigste Fragment
    .no = keine Fragmente
dragardiens-gift-highest = höchstes Fragment
    .the = das höchste Fragment
    .no = keine Fragmente
dragardiens-gift-shadow = Schattendrache
    .the = den Schattendrachen
    .no = keine Schattendrachen
dragardiens-gift-crystal = Kristall
    .the = den Kristall
    .no = keine Kristalle
dragardiens-gift-egg = goldenes Ei
    .the = das goldene Ei
    .no = keine goldenen Eier

dragardiens-pearl-red = rote Perle
dragardiens-pearl-blue = blaue Perle

dragardiens-why-amulets = Genug Amulette sind vollendet
dragardiens-why-idle = Eine ganze Runde lang hat niemand etwas getan
dragardiens-why-lull = Hundert Züge lang hat niemand einen Drachen ausgelegt

dragardiens-move-take = die { $side_the } Karte nehmen
dragardiens-move-take-fourth = einen Kristall zahlen und auch die { $side_the } Karte nehmen
dragardiens-move-write = { $card_the } auf das Grimoire legen
dragardiens-move-write-starting = die Startkarte auf das Grimoire legen: { $card }
dragardiens-move-lay = auslegen, was das Grimoire verlangt
dragardiens-move-lay-at = auslegen, mit einem neuen Stapel { $side }
dragardiens-move-add = { $card_the } auslegen
dragardiens-move-add-starting = die Startkarte auslegen: { $card }
dragardiens-move-add-shadow = einen Schattendrachen als Ersatz nehmen
dragardiens-move-pass = deinen Zug beenden
dragardiens-move-choose = { $chest_the } wählen ({ $chest_does })
dragardiens-move-ink = einen Kristall für die Prismatinte zahlen: Deine rechte Seite gilt als { $colour }
dragardiens-move-whistle = einen Kristall für die Pfeife zahlen: { $card_the } zurücknehmen
dragardiens-move-whistle-shadow = einen Kristall für die Pfeife zahlen: einen Schattendrachen vom { $colour_the } Stapel zurücknehmen
dragardiens-move-open = einen Kristall für { $chest_the } zahlen: { $chest_does }

dragardiens-news-first = { $seat } beginnt.
    .you = { $seat } beginnst.
dragardiens-news-starting-cards = { $seat } zieht { $count ->
    [one] eine Startkarte
   *[other] { $count } Startkarten
  }.
    .you = { $seat } ziehst { $count ->
        [one] eine Startkarte
       *[other] { $count } Startkarten
      }.
dragardiens-news-starting-card = Nur { $seat } sieht das: { $card }.
    .you = Nur du siehst das: { $card }.
dragardiens-news-chest-out = Truhe im Spiel: { $chest } ({ $chest_does }).
dragardiens-news-turn = { $seat } ist am Zug.
    .you = { $seat } bist am Zug.
dragardiens-news-turned-up = Neue Karte { $side } auf dem Übungsplatz: { $card }.
dragardiens-news-page-shown = Die { $side_page } zeigt jetzt { $page }.
dragardiens-news-took = { $seat } nimmt { $side } { $card_a }.
    .you = { $seat } nimmst { $side } { $card_a }.
dragardiens-news-crystal-paid = { $seat } zahlt einen Kristall.
    .you = { $seat } zahlst einen Kristall.
dragardiens-news-wrote = { $seat } legt { $card_a } auf das Grimoire: Die { $side_page } zeigt jetzt { $page }.
    .you = { $seat } legst { $card_a } auf das Grimoire: Die { $side_page } zeigt jetzt { $page }.
dragardiens-news-wrote-starting = { $seat } legt eine Startkarte auf das Grimoire: Die { $side_page } zeigt jetzt { $page }.
    .you = { $seat } legst eine Startkarte auf das Grimoire: Die { $side_page } zeigt jetzt { $page }.
dragardiens-news-opened = { $seat } öffnet eine Truhe: { $chest }.
    .you = { $seat } öffnest eine Truhe: { $chest }.
dragardiens-news-ink = Für { $seat } gilt die rechte Seite in diesem Zug als { $colour }.
    .you = Für dich gilt die rechte Seite in diesem Zug als { $colour }.
dragardiens-news-whistled = { $seat } nimmt { $card_a } vom { $colour_the } Stapel zurück.
    .you = { $seat } nimmst { $card_a } vom { $colour_the } Stapel zurück.
dragardiens-news-laid = { $seat } legt { $count ->
    [one] einen { $colour_the } Drachen
   *[other] { $count } { $colour_many } Drachen
  } aus.
    .you = { $seat } legst { $count ->
        [one] einen { $colour_the } Drachen
       *[other] { $count } { $colour_many } Drachen
      } aus.
dragardiens-news-added = { $seat } legt { $card_a } auf den { $colour_the } Stapel.
    .you = { $seat } legst { $card_a } auf den { $colour_the } Stapel.
dragardiens-news-added-starting = { $seat } legt eine Startkarte auf den { $colour_the } Stapel: { $card }.
    .you = { $seat } legst eine Startkarte auf den { $colour_the } Stapel: { $card }.
dragardiens-news-closed = Der { $colour_many } Stapel von { $seat } ist jetzt blockiert.
    .you = Bei dir ist der { $colour_many } Stapel jetzt blockiert.
dragardiens-news-fragment = { $seat } nimmt { $gift_the }: { $value }.
    .you = { $seat } nimmst { $gift_the }: { $value }.
dragardiens-news-pearl = { $seat } vollendet ein Amulett und nimmt eine { $pearl }.
    .you = { $seat } vollendest ein Amulett und nimmst eine { $pearl }.
dragardiens-news-got-shadow = { $seat } erhält einen Schattendrachen.
    .you = { $seat } erhältst einen Schattendrachen.
dragardiens-news-got-crystal = { $seat } erhält einen Kristall.
    .you = { $seat } erhältst einen Kristall.
dragardiens-news-got-egg = { $seat } erhält ein goldenes Ei.
    .you = { $seat } erhältst ein goldenes Ei.
dragardiens-news-none-left = Für { $seat } sind { $gift_no } mehr da.
    .you = Für dich sind { $gift_no } mehr da.
dragardiens-news-crest = { $seat } hat alle vier Farben und nimmt das Wappen mit { $value } Punkten.
    .you = { $seat } hast alle vier Farben und nimmst das Wappen mit { $value } Punkten.
dragardiens-news-passed = { $seat } beendet den Zug.
    .you = { $seat } beendest den Zug.
dragardiens-news-declined = { $seat } legt nichts aus.
    .you = { $seat } legst nichts aus.
dragardiens-news-nothing-left = { $seat } kann nichts mehr tun, also endet der Zug.
    .you = Du kannst nichts mehr tun, also endet der Zug.
dragardiens-news-ended = Die Partie endet: { $why }.
dragardiens-news-pearl-shown = { $seat } deckt eine { $pearl } auf: { $value }.
    .you = { $seat } deckst eine { $pearl } auf: { $value }.
dragardiens-news-egg-turned = { $seat } hat die meisten goldenen Eier und dreht eines um.
    .you = { $seat } hast die meisten goldenen Eier und drehst eines um.

dragardiens-draw-title = Vollendete Amulette: { $amulets } von { $goal }
dragardiens-draw-grimoire = Grimoire
dragardiens-draw-asks = { $number ->
    [one] einen { $colour_the } Drachen
   *[other] { $number } { $colour_many } Drachen
  } auslegen
dragardiens-draw-gives = Belohnung: { $gifts }
dragardiens-draw-training = Übungsplatz
dragardiens-draw-pile = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }
dragardiens-draw-ribbon = Band
dragardiens-draw-row = Fragmente: { $values }
dragardiens-draw-supply = Vorrat: Schattendrachen { $shadows }, Kristalle { $crystals }, Eier { $eggs }, rote Perlen { $red }, blaue Perlen { $blue }, Wappen { $crests }
dragardiens-draw-chests = Truhen (ein Kristall): { $chests }
dragardiens-draw-player = Spieler
dragardiens-draw-hand = Hand
dragardiens-draw-school = Schule
dragardiens-draw-fragments = Fragmente
dragardiens-draw-pearls = Perlen
dragardiens-draw-crystals = Kristalle
dragardiens-draw-eggs = Eier
dragardiens-draw-crest = Wappen
dragardiens-draw-closed = blockiert
dragardiens-draw-pearl-counts = { $red } r, { $blue } b
dragardiens-draw-your-hand = Deine Hand:
dragardiens-draw-hand-of = Hand von { $name }:
dragardiens-draw-unseen = und { $count ->
    [one] eine unbekannte Startkarte
   *[other] { $count } unbekannte Startkarten
  }
dragardiens-draw-written = Karten auf dem Grimoire
dragardiens-draw-starting = Startkarte
dragardiens-draw-no-cards = keine Karten
dragardiens-draw-need = noch { $number } zu wählen, in der Reihenfolge deiner Hand

dragardiens-box-left-white = linke Karten, weiße Drachen, nach Zahl 1 bis 5
dragardiens-box-left-green = linke Karten, grüne Drachen, nach Zahl 1 bis 5
dragardiens-box-left-red = linke Karten, rote Drachen, nach Zahl 1 bis 5
dragardiens-box-left-blue = linke Karten, blaue Drachen, nach Zahl 1 bis 5
dragardiens-box-right-white = rechte Karten, weiße Drachen, nach Seite
dragardiens-box-right-green = rechte Karten, grüne Drachen, nach Seite
dragardiens-box-right-red = rechte Karten, rote Drachen, nach Seite
dragardiens-box-right-blue = rechte Karten, blaue Drachen, nach Seite
dragardiens-box-starting-cards = Startkarten
dragardiens-box-shadows-count = Schattendrachen
dragardiens-box-shadows-page = Seite der Schattendrachen
dragardiens-box-fragments-values = Fragmente
dragardiens-box-pearls-red-values = rote Perlen
dragardiens-box-pearls-blue-values = blaue Perlen
dragardiens-box-crests-values = Wappen der Vielfalt
dragardiens-box-crest-removed-two = Wappen, das bei zwei Spielern fehlt
dragardiens-box-eggs-count = goldene Eier
dragardiens-box-eggs-face = Vorderseite eines Eis
dragardiens-box-eggs-back = Rückseite eines Eis
dragardiens-box-crystals-count = Kristalle
dragardiens-box-chests-names = magische Truhen
dragardiens-box-fragments-removed-two = zurückgelegte Fragmente bei zwei Spielern
dragardiens-box-amulets-two = Amulette bis zum Ende bei zwei Spielern
dragardiens-box-fragments-removed-three = zurückgelegte Fragmente bei drei Spielern
dragardiens-box-amulets-three = Amulette bis zum Ende bei drei Spielern
dragardiens-box-fragments-removed-four = zurückgelegte Fragmente bei vier Spielern
dragardiens-box-amulets-four = Amulette bis zum Ende bei vier Spielern
dragardiens-box-rewards-1-gives = Belohnung für 1
dragardiens-box-rewards-2-gives = Belohnung für 2
dragardiens-box-rewards-3-gives = Belohnung für 3
dragardiens-box-rewards-4-gives = Belohnung für 4
dragardiens-box-rewards-5-gives = Belohnung für 5
dragardiens-box-rewards-6-gives = Belohnung für 6

# Das Ende

dragardiens-decided-tie = { $seat } und { $other } haben beide { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }, aber { $seat } hat mehr Karten in der Schule: { $points } zu { $others }.
    .you = { $seat } und { $other } habt beide { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
      }, aber du hast mehr Karten in der Schule: { $points } zu { $others }.
    .to-you = { $seat } und { $other } habt beide { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
      }, aber { $seat } hat mehr Karten in der Schule: { $points } zu { $others }.
dragardiens-row-fragments = Fragmente
    .by = der Fragmente
dragardiens-row-pearls = Perlen
    .by = der Perlen
dragardiens-row-crest = Wappen
    .by = des Wappens
dragardiens-row-eggs = Goldene Eier
    .by = der goldenen Eier

dragardiens-plays-cards = Genommene Karten
dragardiens-plays-chests = Geöffnete Truhen
dragardiens-plays-piles = Blockierte Stapel
