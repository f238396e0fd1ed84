# Dragorun

dragorun-title = Dragorun
dragorun-about = Fünf Drachen laufen um die Wette. Du hast den Marker eines Drachen und darfst ihn tauschen: Wer den Marker des Siegers hat, gewinnt.
dragorun-length = etwa 20 Minuten
# Mit diesem Spiel fängt man gut an: So steht es an seiner Tür.
dragorun-first = Damit fängst du am besten an.

dragorun-option-track = Zielfeld
dragorun-option-start = Letztes der fünf Startfelder
dragorun-option-marker-deal = Die Marker werden
dragorun-option-marker-deal-random = zufällig ausgeteilt
dragorun-option-marker-deal-choose = nacheinander gewählt
dragorun-option-replay-if-no-winner = Ein neues Rennen, wenn niemand gewinnt
dragorun-option-no-eggs = Ohne Eier, für kleine Kinder

dragorun-dragon-dragobert = Dragobert
    .short = Do
    .colour = grün
dragorun-dragon-diego = Diego
    .short = Dg
    .colour = rot
dragorun-dragon-didi = Didi
    .short = Di
    .colour = blau
dragorun-dragon-danny = Danny
    .short = Da
    .colour = gelb
dragorun-dragon-dragma = Dragma
    .short = Dm
    .colour = violett

dragorun-colour-dragobert = Grün (Dragobert)
dragorun-colour-diego = Rot (Diego)
dragorun-colour-didi = Blau (Didi)
dragorun-colour-danny = Gelb (Danny)
dragorun-colour-dragma = Violett (Dragma)
dragorun-colour-white = Weiß

dragorun-movement-plus-1 = +1
dragorun-movement-plus-2 = +2
dragorun-movement-plus-3 = +3
dragorun-movement-minus-1 = −1
dragorun-movement-trophy = Pokal
dragorun-movement-snail = Schnecke

dragorun-egg-plus-1-dragobert = +1 Dragobert
dragorun-egg-plus-1-diego = +1 Diego
dragorun-egg-plus-1-didi = +1 Didi
dragorun-egg-plus-1-danny = +1 Danny
dragorun-egg-plus-1-dragma = +1 Dragma
dragorun-egg-snail = Schnecke
dragorun-egg-mushroom = Giftpilz

dragorun-dice-both-dice = beide Würfel
dragorun-dice-colour-die = den Farbwürfel
dragorun-dice-movement-die = den Bewegungswürfel

dragorun-move-roll = würfeln
dragorun-move-return = alle deine Eier in den Vorrat zurücklegen
dragorun-move-swap = deinen Marker gegen den von { $dragon } tauschen
dragorun-move-move = { $dragon } ziehen lassen
dragorun-move-reroll = { $dice } neu werfen
dragorun-move-choose = { $dragon } wählen

dragorun-news-race = Rennen { $race }: { $seat } beginnt.
    .you = Rennen { $race }: { $seat } beginnst.
dragorun-news-starts = { $dragon } startet auf Feld { $space }.
dragorun-news-dealt = { $seat } bekommt den Marker von { $dragon }.
    .you = { $seat } bekommst den Marker von { $dragon }.
dragorun-news-chose = { $seat } wählt den Marker von { $dragon }.
    .you = { $seat } wählst den Marker von { $dragon }.
dragorun-news-rolled = { $seat } würfelt { $colour } und { $movement }.
    .you = { $seat } würfelst { $colour } und { $movement }.
dragorun-news-rerolled = { $seat } würfelt neu: { $colour } und { $movement }.
    .you = { $seat } würfelst neu: { $colour } und { $movement }.
dragorun-news-forward = { $dragon } zieht von Feld { $from } vor auf Feld { $to }.
dragorun-news-backward = { $dragon } zieht von Feld { $from } zurück auf Feld { $to }.
dragorun-news-stayed = { $dragon } bleibt auf Feld { $space }.
dragorun-news-swapped = { $seat } nimmt den Marker von { $takes } und gibt { $other } dafür den von { $gives }.
    .you = { $seat } nimmst den Marker von { $takes } und gibst { $other } dafür den von { $gives }.
    .to-you = { $seat } nimmt den Marker von { $takes } und gibt dir dafür den von { $gives }.
dragorun-news-swapped-beside = { $seat } nimmt den Marker von { $takes } und legt den von { $gives } neben den Spielplan.
    .you = { $seat } nimmst den Marker von { $takes } und legst den von { $gives } neben den Spielplan.
dragorun-news-egg = { $seat } zieht ein Ei: { $egg }.
    .you = { $seat } ziehst ein Ei: { $egg }.
dragorun-news-returned = { $seat } legt { $eggs ->
    [one] ein Ei
   *[other] { $eggs } Eier
  } in den Vorrat zurück.
    .you = { $seat } legst { $eggs ->
        [one] ein Ei
       *[other] { $eggs } Eier
      } in den Vorrat zurück.
dragorun-news-reshuffled = Das war das zwölfte Ei, also kommen alle Eier in den Vorrat zurück.
dragorun-news-finished = { $dragon } läuft durchs Ziel!
dragorun-news-poisoned = Aber { $seat } hat den Giftpilz: { $dragon } wird disqualifiziert, und der zweite Platz zählt.
    .you = Aber { $seat } hast den Giftpilz: { $dragon } wird disqualifiziert, und der zweite Platz zählt.
dragorun-news-won = { $seat } gewinnt das Rennen mit { $dragon }.
    .you = { $seat } gewinnst das Rennen mit { $dragon }.
dragorun-news-must-roll = Alle haben getauscht: { $seat } muss würfeln.
    .you = Alle haben getauscht: { $seat } musst würfeln.
dragorun-news-nobody = Niemand hat den Marker dieses Drachen, also gewinnt niemand das Rennen.

dragorun-draw-title = Rennen { $race }, Ziel auf Feld { $track }
dragorun-draw-player = Spieler
dragorun-draw-dragon = Drache
dragorun-draw-place = Platz
dragorun-draw-eggs = Eier
dragorun-draw-face-down = verdeckt
dragorun-draw-beside = Neben dem Spielplan:
dragorun-draw-dice = Gewürfelt: { $colour }, { $movement }
dragorun-draw-pool = { $eggs ->
    [one] ein Ei
   *[other] { $eggs } Eier
  } im Vorrat
dragorun-draw-must-roll = Alle haben getauscht: Würfle.
dragorun-draw-snail = Schnecke
dragorun-draw-finish = Ziel

# Das Ende

dragorun-decided-finish = { $seat } gewinnt: { $dragon } läuft als Erster durchs Ziel, und { $seat } hat den Marker dieses Drachen bis zum Schluss behalten.
    .you = { $seat } gewinnst: { $dragon } läuft als Erster durchs Ziel, und du hast den Marker dieses Drachen bis zum Schluss behalten.
dragorun-decided-swapped = { $seat } gewinnt: { $dragon } läuft als Erster durchs Ziel, und { $seat } hatte { $other } den Marker dieses Drachen { $plies ->
    [0] im letzten Zug
    [one] einen Zug vorher
   *[other] { $plies } Züge vorher
  } abgenommen.
    .you = { $seat } gewinnst: { $dragon } läuft als Erster durchs Ziel, und du hattest { $other } den Marker dieses Drachen { $plies ->
        [0] im letzten Zug
        [one] einen Zug vorher
       *[other] { $plies } Züge vorher
      } abgenommen.
    .to-you = { $seat } gewinnt: { $dragon } läuft als Erster durchs Ziel, und { $seat } hatte dir den Marker dieses Drachen { $plies ->
        [0] im letzten Zug
        [one] einen Zug vorher
       *[other] { $plies } Züge vorher
      } abgenommen.
dragorun-decided-poisoned = { $other } kam als Erster ins Ziel, aber der Giftpilz disqualifiziert den Drachen: { $seat } gewinnt mit { $dragon } auf dem zweiten Platz.
    .you = { $other } kam als Erster ins Ziel, aber der Giftpilz disqualifiziert den Drachen: Du gewinnst mit { $dragon } auf dem zweiten Platz.
    .to-you = Du kamst als Erster ins Ziel, aber der Giftpilz disqualifiziert den Drachen: { $seat } gewinnt mit { $dragon } auf dem zweiten Platz.
dragorun-decided-shared = { $names } gewinnen gemeinsam: Der erste Drache ist disqualifiziert, und ihre Drachen teilen sich den zweiten Platz.
dragorun-decided-nobody = Niemand gewinnt, denn niemand hatte den Marker des siegreichen Drachen.
dragorun-row-race = Rennen { $number }
    .by = Rennen { $number }
dragorun-line-came = { $seat }: { $dragon }, Feld { $space }.

# Warum der Sieger gewann, für Studien
dragorun-reason-finish = behielt den Marker des ersten Drachen bis zum Schluss
dragorun-reason-swapped = nahm den Marker des ersten Drachen durch einen Tausch
dragorun-reason-poisoned = der erste Drache wurde durch den Giftpilz disqualifiziert

dragorun-plays-eggs = Gezogene Eier
dragorun-plays-swaps = Genommene Marker
