# Dragon Ranch
# .a und .the stehen im Akkusativ (einen Greif, den Greif), .one und .nom im Nominativ (ein Greif, der Greif), .dat im
# Dativ (einem Greif); .card ist die Essenzkarte.

ranch-title = Dragon Ranch
ranch-about = Kombiniere Essenzen, um Alraunen, Greife und Drachen großzuziehen; füttere und züchte sie. Wer nach zwei Saisons die meisten Punkte hat, gewinnt.
ranch-length = etwa 30 Minuten

ranch-option-edition = Regeln
ranch-option-edition-fr = französische Anleitung
ranch-option-edition-en = englische Anleitung
ranch-option-seasons = Saisons
ranch-option-beginner = Für Einsteiger: ohne Machtkarten und Medaillen
ranch-option-basic-egg = Eier, auf die Vernichten und Tausch wirken
ranch-option-basic-egg-written = Eier jeder Stufe
ranch-option-basic-egg-level1 = nur Eier der Stufe 1
ranch-option-breeding-hatch-effects = Farbeffekte gelten auch für Eier, die in der Zucht ausgebrütet werden
ranch-option-unlimited-supply = Der Vorrat geht nie aus
ranch-option-solo-house = Solospiel nach unseren eigenen Regeln (nicht denen des Verlags)
ranch-option-first-player = Startspieler
ranch-option-first-player-random = ausgelost
ranch-option-first-player-seat-1 = Spieler 1
ranch-option-medal-needs = Nötige Plättchen für eine Medaille
ranch-option-solo-discards = Karten, die nach jedem Zug vom Nachziehstapel abgeworfen werden
ranch-option-solo-medal-needs = Nötige Plättchen für eine Medaille im Solospiel

ranch-essence-mandrake = Alraune
    .card = Alraunenkarte
    .many = Alraunen
ranch-essence-griffin = Greif
    .card = Greifenkarte
    .many = Greife
ranch-essence-dragon = Drache
    .card = Drachenkarte
    .many = Drachen
ranch-essence-farmer = Farmer
    .card = Farmerkarte
    .many = Farmer

ranch-token-mandrake = Alraune
    .many = Alraunen
    .a = eine Alraune
    .the = die Alraune
    .one = eine Alraune
    .nom = die Alraune
    .dat = einer Alraune
    .no = keine Alraune
    .food = nichts
    .foods = nichts
ranch-token-griffin = Greif
    .many = Greife
    .a = einen Greif
    .the = den Greif
    .one = ein Greif
    .nom = der Greif
    .dat = einem Greif
    .no = keinen Greif
    .food = eine Alraune
    .foods = Alraunen
ranch-token-level-1-egg = Ei der Stufe 1
    .short = Stufe 1
    .many = Eier der Stufe 1
    .a = ein Ei der Stufe 1
    .the = das Ei der Stufe 1
    .one = ein Ei der Stufe 1
    .nom = das Ei der Stufe 1
    .dat = einem Ei der Stufe 1
    .no = kein Ei der Stufe 1
    .food = nichts
    .foods = nichts
ranch-token-yellow-egg = gelbes Ei
    .short = gelb
    .many = gelbe Eier
    .a = ein gelbes Ei
    .the = das gelbe Ei
    .one = ein gelbes Ei
    .nom = das gelbe Ei
    .dat = einem gelben Ei
    .no = kein gelbes Ei
    .food = nichts
    .foods = nichts
ranch-token-green-egg = grünes Ei
    .short = grün
    .many = grüne Eier
    .a = ein grünes Ei
    .the = das grüne Ei
    .one = ein grünes Ei
    .nom = das grüne Ei
    .dat = einem grünen Ei
    .no = kein grünes Ei
    .food = nichts
    .foods = nichts
ranch-token-blue-egg = blaues Ei
    .short = blau
    .many = blaue Eier
    .a = ein blaues Ei
    .the = das blaue Ei
    .one = ein blaues Ei
    .nom = das blaue Ei
    .dat = einem blauen Ei
    .no = kein blaues Ei
    .food = nichts
    .foods = nichts
ranch-token-purple-egg = violettes Ei
    .short = violett
    .many = violette Eier
    .a = ein violettes Ei
    .the = das violette Ei
    .one = ein violettes Ei
    .nom = das violette Ei
    .dat = einem violetten Ei
    .no = kein violettes Ei
    .food = nichts
    .foods = nichts
ranch-token-red-egg = rotes Ei
    .short = rot
    .many = rote Eier
    .a = ein rotes Ei
    .the = das rote Ei
    .one = ein rotes Ei
    .nom = das rote Ei
    .dat = einem roten Ei
    .no = kein rotes Ei
    .food = nichts
    .foods = nichts
ranch-token-level-1-dragon = Drache der Stufe 1
    .short = Stufe 1
    .many = Drachen der Stufe 1
    .a = einen Drachen der Stufe 1
    .the = den Drachen der Stufe 1
    .one = ein Drache der Stufe 1
    .nom = der Drache der Stufe 1
    .dat = einem Drachen der Stufe 1
    .no = keinen Drachen der Stufe 1
    .food = einen Greif
    .foods = Greife
ranch-token-yellow-dragon = gelber Drache
    .short = gelb
    .many = gelbe Drachen
    .a = einen gelben Drachen
    .the = den gelben Drachen
    .one = ein gelber Drache
    .nom = der gelbe Drache
    .dat = einem gelben Drachen
    .no = keinen gelben Drachen
    .food = einen Greif
    .foods = Greife
ranch-token-green-dragon = grüner Drache
    .short = grün
    .many = grüne Drachen
    .a = einen grünen Drachen
    .the = den grünen Drachen
    .one = ein grüner Drache
    .nom = der grüne Drache
    .dat = einem grünen Drachen
    .no = keinen grünen Drachen
    .food = einen Greif
    .foods = Greife
ranch-token-blue-dragon = blauer Drache
    .short = blau
    .many = blaue Drachen
    .a = einen blauen Drachen
    .the = den blauen Drachen
    .one = ein blauer Drache
    .nom = der blaue Drache
    .dat = einem blauen Drachen
    .no = keinen blauen Drachen
    .food = einen Greif
    .foods = Greife
ranch-token-purple-dragon = violetter Drache
    .short = violett
    .many = violette Drachen
    .a = einen violetten Drachen
    .the = den violetten Drachen
    .one = ein violetter Drache
    .nom = der violette Drache
    .dat = einem violetten Drachen
    .no = keinen violetten Drachen
    .food = einen Greif
    .foods = Greife
ranch-token-red-dragon = roter Drache
    .short = rot
    .many = rote Drachen
    .a = einen roten Drachen
    .the = den roten Drachen
    .one = ein roter Drache
    .nom = der rote Drache
    .dat = einem roten Drachen
    .no = keinen roten Drachen
    .food = einen Greif
    .foods = Greife
ranch-token-ingot = Barren
    .many = Barren
    .a = einen Barren
    .the = den Barren
    .one = ein Barren
    .nom = der Barren
    .dat = einem Barren
    .no = keinen Barren
    .food = nichts
    .foods = nichts

ranch-power-two-combinations = Zwei Kombinationen
    .does = in diesem Zug zwei Kombinationen statt einer
    .rule = 7.1
ranch-power-wild-card = Joker
    .does = in einer Kombination: ersetzt eine beliebige Essenzkarte
    .rule = 7.2
ranch-power-two-farmers = Zwei Farmer
    .does = in einer Kombination: zählt als zwei Farmer
    .rule = 7.3
ranch-power-destroy = Vernichten
    .does = ein Gegner verliert eine Alraune, einen Greif oder ein Ei deiner Wahl
    .rule = 7.4
ranch-power-swap = Tausch
    .does = tausche eine Alraune, einen Greif oder ein Ei mit einem Gegner
    .rule = 7.5
ranch-power-take = Sammeln
    .does = nimm eine Alraune, einen Greif oder ein Ei der Stufe 1 aus dem Vorrat
    .rule = 7.6
ranch-power-back-to-the-egg = Zurück ins Ei
    .does = ein beliebiger Drache der Stufe 1 oder 2 wird wieder zum Ei
    .rule = 7.7
ranch-power-repeat = Wiederholung
    .does = wiederhole kostenlos die letzte Kombination deines rechten Nachbarn, als deine Aktion
    .rule = 7.8
ranch-power-steal-an-ingot = Barren stehlen
    .does = von einem Gegner deiner Wahl
    .rule = 7.9
ranch-power-steal-a-card = Karte stehlen
    .does = ziehe zufällig eine Essenzkarte von einem Gegner; er füllt bis zum Ende seines nächsten Zuges nicht auf
    .rule = 7.10
ranch-power-3-mandrakes = 3 Alraunen
    .does = 1 Punkt am Ende jeder Saison mit mindestens 3 Alraunen
    .rule = 8.2
ranch-power-5-mandrakes = 5 Alraunen
    .does = 2 Punkte am Ende jeder Saison mit mindestens 5 Alraunen
    .rule = 8.2
ranch-power-3-griffins = 3 Greife
    .does = 1 Punkt am Ende jeder Saison mit mindestens 3 Greifen
    .rule = 8.3
ranch-power-5-griffins = 5 Greife
    .does = 2 Punkte am Ende jeder Saison mit mindestens 5 Greifen
    .rule = 8.3
ranch-power-3-eggs = 3 Eier
    .does = 1 Punkt am Ende jeder Saison mit mindestens 3 Eiern
    .rule = 8.4
ranch-power-5-eggs = 5 Eier
    .does = 2 Punkte am Ende jeder Saison mit mindestens 5 Eiern
    .rule = 8.4
ranch-power-3-dragons = 3 Drachen
    .does = 1 Punkt am Ende jeder Saison mit mindestens 3 Drachen
    .rule = 8.5
ranch-power-5-dragons = 5 Drachen
    .does = 2 Punkte am Ende jeder Saison mit mindestens 5 Drachen
    .rule = 8.5
ranch-power-6-creatures = 6 Kreaturen
    .does = 1 Punkt am Ende jeder Saison mit mindestens 6 Kreaturen
    .rule = 8.6
ranch-power-10-creatures = 10 Kreaturen
    .does = 2 Punkte am Ende jeder Saison mit mindestens 10 Kreaturen
    .rule = 8.6

ranch-medal-mandrake = Alraunenmedaille
ranch-medal-griffin = Greifenmedaille
ranch-medal-dragon = Drachenmedaille
ranch-medal-egg = Eiermedaille
ranch-medal-ingot = Barrenmedaille

ranch-combination-mandrakes = Alraunen
ranch-combination-griffins = Greife
ranch-combination-eggs = Eier
ranch-combination-hatching = Ausbrüten
ranch-combination-gold = zwei Barren
ranch-combination-evolving = Weiterentwickeln

ranch-levels-1-and-1 = 1 und 1
ranch-levels-1-and-2 = 1 und 2
ranch-levels-1-and-3 = 1 und 3
ranch-levels-2-and-2 = 2 und 2
ranch-levels-2-and-3 = 2 und 3

ranch-rating-stable-hand = Stallbursche
ranch-rating-farmer = Farmer
ranch-rating-breeder = Züchter
ranch-rating-master-breeder = Meisterzüchter
ranch-rating-breeder-of-legends = legendärer Züchter

ranch-help-none = { "" }
ranch-help-wild-card = { " · " }Joker
ranch-help-two-farmers = { " · " }Zwei Farmer

ranch-paying-farmers = { $farmers ->
    [0] { "" }
    [one] { " · " }1 Farmer
   *[other] { " · " }{ $farmers } Farmer
  }{ $ingots ->
    [0] { "" }
    [one] { " · " }1 Barren
   *[other] { " · " }{ $ingots } Barren
  }{ $help }
ranch-paying-mandrakes = { $first ->
    [0] { "" }
    [one] { " · " }1 Alraune
   *[other] { " · " }{ $first } Alraunen
  }{ ranch-paying-farmers }
ranch-paying-griffins = { $first ->
    [0] { "" }
    [one] { " · " }1 Greif
   *[other] { " · " }{ $first } Greife
  }{ ranch-paying-farmers }
ranch-paying-dragons = { $first ->
    [0] { "" }
    [one] { " · " }1 Drache
   *[other] { " · " }{ $first } Drachen
  }{ ranch-paying-farmers }
ranch-paying-second-mandrake = { $second ->
    [0] { "" }
    [one] { " · " }1 Alraune
   *[other] { " · " }{ $second } Alraunen
  }{ ranch-paying-farmers }
ranch-paying-second-griffin = { $second ->
    [0] { "" }
    [one] { " · " }1 Greif
   *[other] { " · " }{ $second } Greife
  }{ ranch-paying-farmers }
ranch-paying-first-mandrake = { $first ->
    [0] { "" }
    [one] { " · " }1 Alraune
   *[other] { " · " }{ $first } Alraunen
  }
ranch-paying-first-dragon = { $first ->
    [0] { "" }
    [one] { " · " }1 Drache
   *[other] { " · " }{ $first } Drachen
  }

ranch-move-mandrakes = Alraunen erschaffen{ ranch-paying-mandrakes }
ranch-move-griffins = Greife erschaffen{ ranch-paying-griffins }
ranch-move-eggs = Eier erschaffen{ ranch-paying-dragons }
ranch-move-hatching = ausbrüten{ ranch-paying-first-dragon }{ ranch-paying-second-mandrake }
ranch-move-gold = zwei Barren nehmen{ ranch-paying-first-mandrake }{ ranch-paying-second-griffin }
ranch-move-evolving = ein Ei weiterentwickeln{ ranch-paying-first-dragon }{ ranch-paying-second-griffin }
ranch-move-draw = eine Karte ziehen und einen Barren nehmen
ranch-move-exchange = zwei Karten austauschen ({ $one } und { $two }) und einen Barren nehmen
ranch-move-end-turn = deinen Zug beenden
ranch-move-two-combinations = „Zwei Kombinationen“ spielen
ranch-move-destroy = „Vernichten“ spielen: { $victim } verliert { $token_a }
ranch-move-swap = „Tausch“ spielen: { $token_a } geben
ranch-move-take = „Sammeln“ spielen: { $token_a } nehmen
ranch-move-back-to-egg = „Zurück ins Ei“ spielen: { $token } von { $victim }
ranch-move-repeat = „Wiederholung“ spielen
ranch-move-steal-ingot = „Barren stehlen“ spielen: { $victim }
ranch-move-steal-card = „Karte stehlen“ spielen: { $victim }
ranch-move-swap-for = dafür { $token_a } von { $victim } nehmen
ranch-move-hatch = { $token_a } ausbrüten
ranch-move-evolve = ein Ei der Stufe 1 weiterentwickeln: { $token }
ranch-move-evolve-red = { $token_a } zu einem roten Ei weiterentwickeln
ranch-move-loot = { $token_a } von { $victim } stehlen
ranch-move-power = „{ $power }“ nehmen ({ $power_does })
ranch-move-no-power = keine Machtkarte nehmen
ranch-move-discard = eine { $essence_card } abwerfen
ranch-move-feed-griffins = { $count ->
    [0] keinen Greif füttern
    [one] einen Greif füttern
   *[other] { $count } Greife füttern
  }
ranch-move-feed-level-1 = { $count ->
    [0] keinen Drachen der Stufe 1 füttern
    [one] einen Drachen der Stufe 1 füttern
   *[other] { $count } Drachen der Stufe 1 füttern
  }
ranch-move-feed = { $count ->
    [0] { $token_no } füttern
    [one] { $token_a } füttern
   *[other] { $count } { $token_many } füttern
  }
ranch-move-breed-mandrakes = zwei Alraunen paaren
ranch-move-breed-griffins = zwei Greife paaren
ranch-move-breed-level-1 = Drachen der Stufen { $levels } paaren: ein Ei der Stufe 1
ranch-move-breed-level-2 = Drachen der Stufen { $levels } paaren: { $token_one }
ranch-move-breed-level-3 = zwei rote Drachen paaren: ein rotes Ei
ranch-move-breed-hatch = { $token_a } mit einem Drachen der Stufe { $level } ausbrüten
ranch-move-stop-breeding = nicht weiter züchten

ranch-news-season = Saison { $season } beginnt. { $seat } fängt an.
    .you = Saison { $season } beginnt. Du fängst an.
ranch-news-medal-up = Zu gewinnen: die { $medal }.
ranch-news-power-up = Neue Machtkarte in der Auslage: { $power }.
ranch-news-drew = { $seat } zieht eine { $essence_card }.
    .you = { $seat } ziehst eine { $essence_card }.
ranch-news-drew-hidden = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
    .you = { $seat } ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
      }.
ranch-news-draws = { $seat } entscheidet sich fürs Ziehen.
    .you = { $seat } entscheidest dich fürs Ziehen.
ranch-news-exchanges = { $seat } tauscht zwei Karten aus: { $one } und { $two }.
    .you = { $seat } tauschst zwei Karten aus: { $one } und { $two }.
ranch-news-discarded = { $seat } wirft eine { $essence_card } ab.
    .you = { $seat } wirfst eine { $essence_card } ab.
ranch-news-burnt = Eine { $essence_card } wird vom Nachziehstapel abgeworfen.
ranch-news-deck-empty = Der Nachziehstapel ist leer, also ist dies die letzte Runde der Saison.
ranch-news-combined = { $seat } bildet eine Kombination: { $combination }{ $farmers ->
    [0] { "" }
    [one] , mit einem Farmer
   *[other] , mit { $farmers } Farmern
  }.
    .you = { $seat } bildest eine Kombination: { $combination }{ $farmers ->
        [0] { "" }
        [one] , mit einem Farmer
       *[other] , mit { $farmers } Farmern
      }.
ranch-news-paid-cards = { $seat } zahlt { $count ->
    [one] eine { $essence_card }
   *[other] { $count } { $essence_card }n
  }.
    .you = { $seat } zahlst { $count ->
        [one] eine { $essence_card }
       *[other] { $count } { $essence_card }n
      }.
ranch-news-paid-ingots = { $seat } zahlt { $count ->
    [one] einen Barren
   *[other] { $count } Barren
  } anstelle von Karten.
    .you = { $seat } zahlst { $count ->
        [one] einen Barren
       *[other] { $count } Barren
      } anstelle von Karten.
ranch-news-gained = { $seat } erhält { $count ->
    [one] { $token_a }
   *[other] { $count } { $token_many }
  }.
    .you = { $seat } erhältst { $count ->
        [one] { $token_a }
       *[other] { $count } { $token_many }
      }.
ranch-news-hatched = Bei { $seat } schlüpft { $token_one }!
    .you = Bei dir schlüpft { $token_one }!
ranch-news-evolved = { $seat } entwickelt { $from_a } zu { $to_dat } weiter.
    .you = { $seat } entwickelst { $from_a } zu { $to_dat } weiter.
ranch-news-looted = Der rote Drache von { $seat } stiehlt { $token_a } von { $victim }.
    .you = Dein roter Drache stiehlt { $token_a } von { $victim }.
    .to-you = Der rote Drache von { $seat } stiehlt dir { $token_a }.
ranch-news-took-power = { $seat } nimmt eine Machtkarte: { $power }.
    .you = { $seat } nimmst eine Machtkarte: { $power }.
ranch-news-no-power = { $seat } nimmt keine Machtkarte.
    .you = { $seat } nimmst keine Machtkarte.
ranch-news-played = { $seat } spielt „{ $power }“.
    .you = { $seat } spielst „{ $power }“.
ranch-news-destroyed = { $victim } verliert { $token_a }.
    .to-you = { $victim } verlierst { $token_a }.
ranch-news-swapped = { $seat } tauscht { $gives_a } gegen { $takes_a } von { $victim }.
    .you = { $seat } tauschst { $gives_a } gegen { $takes_a } von { $victim }.
    .to-you = { $seat } tauscht { $gives_a } gegen { $takes_a } von dir.
ranch-news-turned-back = Bei { $victim } wird { $token_one } wieder zum Ei.
    .to-you = Bei dir wird { $token_one } wieder zum Ei.
ranch-news-repeated = { $seat } wiederholt: { $combination }{ $farmers ->
    [0] { "" }
    [one] , mit einem Farmer
   *[other] , mit { $farmers } Farmern
  }.
    .you = { $seat } wiederholst: { $combination }{ $farmers ->
        [0] { "" }
        [one] , mit einem Farmer
       *[other] , mit { $farmers } Farmern
      }.
ranch-news-stole-ingot = { $seat } stiehlt einen Barren von { $victim }.
    .you = { $seat } stiehlst einen Barren von { $victim }.
    .to-you = { $seat } stiehlt dir einen Barren.
ranch-news-stole-card = { $seat } stiehlt eine Karte von { $victim }.
    .you = { $seat } stiehlst eine Karte von { $victim }.
    .to-you = { $seat } stiehlt dir eine Karte.
ranch-news-stolen-card = Es war eine { $essence_card }, von { $victim } an { $seat }.
    .you = Es war eine { $essence_card }, von { $victim } an dich.
    .to-you = Es war eine { $essence_card }, von dir an { $seat }.
ranch-news-feeding = Alle werfen ihre Hand ab. Die Fütterung beginnt!
ranch-news-fed = { $seat } verfüttert { $count ->
    [one] { $token_food } an { $token_a }
   *[other] { $count } { $token_foods } an { $count } { $token_many }
  }.
    .you = { $seat } verfütterst { $count ->
        [one] { $token_food } an { $token_a }
       *[other] { $count } { $token_foods } an { $count } { $token_many }
      }.
ranch-news-starved = Bei { $seat } { $count ->
    [one] verhungert { $token_one }
   *[other] verhungern { $count } { $token_many }
  }.
    .you = Bei dir { $count ->
        [one] verhungert { $token_one }
       *[other] verhungern { $count } { $token_many }
      }.
ranch-news-breeding = Die Zucht beginnt: Das erste Paar ist kostenlos, jedes weitere kostet einen Barren.
ranch-news-bred = { $seat } züchtet { $token_a }.
    .you = { $seat } züchtest { $token_a }.
ranch-news-bred-hatch = Ein Drache von { $seat } brütet { $token_a } aus.
    .you = Einer deiner Drachen brütet { $token_a } aus.
ranch-news-medal-won = { $seat } gewinnt die { $medal }.
    .you = { $seat } gewinnst die { $medal }.
ranch-news-medal-stays = Niemand gewinnt die { $medal }, sie bleibt im Spiel.
ranch-news-medal-lost = Niemand gewinnt die { $medal }, sie verfällt.
ranch-news-red-scored = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für die rote Karte „{ $power }“.
    .you = { $seat } erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      } für die rote Karte „{ $power }“.
ranch-news-season-points = { $seat } erhält in dieser Saison { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, insgesamt { $score }.
    .you = { $seat } erhältst in dieser Saison { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }, insgesamt { $score }.
ranch-news-medal-points = { $seat } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für Medaillen, insgesamt { $score }.
    .you = { $seat } erhältst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      } für Medaillen, insgesamt { $score }.
ranch-news-won = { $seat } ist mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
  } nun offizieller Drachenzüchter des Reiches.
    .you = { $seat } bist mit { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkten
      } nun offizieller Drachenzüchter des Reiches.

ranch-draw-title = Saison { $season } von { $seasons }: { $phase }
ranch-draw-turns = Ausbau
ranch-draw-feeding = Fütterung
ranch-draw-breeding = Zucht
ranch-draw-over = Ende
ranch-draw-deck = Nachziehstapel: { $cards }
ranch-draw-discards = Abgeworfen: { $cards }
ranch-draw-display = Machtkarten: { $cards }
ranch-draw-medals = Medaillen zu gewinnen: { $cards }
ranch-draw-supply = Vorrat: { $cards }
ranch-draw-hand = Deine Hand:
ranch-draw-known = Du weißt, was { $seat } auf der Hand hat: { $cards }
ranch-draw-among = Du weißt, was { $names } auf der Hand hat: { $card }
ranch-draw-nothing = nichts
ranch-draw-player = Spieler
ranch-draw-cards = Karten
ranch-draw-mandrakes = Alraun.
ranch-draw-griffins = Greife
ranch-draw-eggs = Eier
ranch-draw-dragons = Drachen
ranch-draw-ingots = Barren
ranch-draw-powers = Machtkarten
ranch-draw-won = Medaillen
ranch-draw-score = Pkt
ranch-draw-rating = Titel im Hausregel-Solo: { $rating }
ranch-draw-last = Letzte Kombination: { $combination }, Farmer: { $farmers }
ranch-draw-or = oder
ranch-draw-solo = Solo nach unseren eigenen Regeln, nicht denen des Verlags
ranch-draw-banned = ! darf nicht auffüllen

# Das Ende

ranch-decided-tie = { $seat } und { $other } haben beide { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }, aber { $seat } hat mehr { $level ->
    [0] Barren
   *[other] Eier der Stufe { $level }
  }: { $points } zu { $others }.
    .you = { $seat } und { $other } habt beide { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
      }, aber du hast mehr { $level ->
        [0] Barren
       *[other] Eier der Stufe { $level }
      }: { $points } zu { $others }.
    .to-you = { $seat } und { $other } habt beide { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
      }, aber { $seat } hat mehr { $level ->
        [0] Barren
       *[other] Eier der Stufe { $level }
      }: { $points } zu { $others }.
ranch-row-dragons = Drachen
    .by = der Drachen
ranch-row-red = Rote Karten
    .by = der roten Karten
ranch-row-medals = Medaillen
    .by = der Medaillen
ranch-line-dragons = Saison { $season }, { $seat }: { $count ->
    [one] { $token_one }
   *[other] { $count } { $token_many }
  }.
ranch-line-red = Saison { $season }, { $seat }: rote Karte „{ $power }“.

ranch-plays-powers = Machtkarten
ranch-plays-combinations = Kombinationen
ranch-plays-medals = Medaillen
