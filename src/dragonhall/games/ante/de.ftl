# Le Jeu des Dragons
# .the steht im Akkusativ (den Roten Drachen 8), .nom im Nominativ, .dat im Dativ, .of im Genitiv.

ante-title = Le Jeu des Dragons
ante-about = Wähle eine Einsatzkarte, baue mit den Fähigkeiten deiner Drachen einen Schwarm und gewinne den Pott. Hat nach einem Durchgang jemand kein Gold mehr, gewinnt der größte Hort.
ante-length = etwa 30 bis 60 Minuten

ante-option-hoard = Gold zu Beginn
ante-option-hoard-0 = je nach Ausgabe
ante-option-gambits = Anzahl der Durchgänge
ante-option-gambits-0 = unbegrenzt
ante-option-target = Hort, der die Partie beendet
ante-option-target-0 = keiner
ante-option-eliminations = So viele Spieler müssen ausscheiden, bis die Partie endet
ante-option-edition = Ausgabe
ante-option-edition-2005-fr = französische Ausgabe (2007): 50 Gold, ein Stärkedrilling nimmt alle Einsatzkarten
ante-option-edition-emperors-gambit-rules = spätere Ausgabe: 10 Gold je Spieler, ein Stärkedrilling nimmt drei Einsatzkarten
ante-option-slayer = Der Drachentöter erlegt
ante-option-slayer-weaker = schwächere Drachen
ante-option-slayer-weaker-or-equal = schwächere oder gleich starke Drachen
ante-option-dracolich = Der Dracolich zählt als
ante-option-dracolich-evil = böser Drache
ante-option-dracolich-undead = untoter Drache, weder gut noch böse
ante-option-no-winner = Wenn kein Schwarm gewinnen kann
ante-option-no-winner-carry = bleibt der Pott für den nächsten Durchgang liegen
ante-option-no-winner-split = wird der Pott geteilt
ante-option-no-winner-extra-round = wird noch eine Runde gespielt

ante-card-white-dragon = Weißer Drache { $n }
    .the = den Weißen Drachen { $n }
    .nom = der Weiße Drache { $n }
    .dat = dem Weißen Drachen { $n }
    .short = We { $n }
ante-card-blue-dragon = Blauer Drache { $n }
    .the = den Blauen Drachen { $n }
    .nom = der Blaue Drache { $n }
    .dat = dem Blauen Drachen { $n }
    .short = Bl { $n }
ante-card-black-dragon = Schwarzer Drache { $n }
    .the = den Schwarzen Drachen { $n }
    .nom = der Schwarze Drache { $n }
    .dat = dem Schwarzen Drachen { $n }
    .short = Sw { $n }
ante-card-red-dragon = Roter Drache { $n }
    .the = den Roten Drachen { $n }
    .nom = der Rote Drache { $n }
    .dat = dem Roten Drachen { $n }
    .short = Ro { $n }
ante-card-green-dragon = Grüner Drache { $n }
    .the = den Grünen Drachen { $n }
    .nom = der Grüne Drache { $n }
    .dat = dem Grünen Drachen { $n }
    .short = Gr { $n }
ante-card-brass-dragon = Messingdrache { $n }
    .the = den Messingdrachen { $n }
    .nom = der Messingdrache { $n }
    .dat = dem Messingdrachen { $n }
    .short = Me { $n }
ante-card-silver-dragon = Silberdrache { $n }
    .the = den Silberdrachen { $n }
    .nom = der Silberdrache { $n }
    .dat = dem Silberdrachen { $n }
    .short = Si { $n }
ante-card-bronze-dragon = Bronzedrache { $n }
    .the = den Bronzedrachen { $n }
    .nom = der Bronzedrache { $n }
    .dat = dem Bronzedrachen { $n }
    .short = Br { $n }
ante-card-copper-dragon = Kupferdrache { $n }
    .the = den Kupferdrachen { $n }
    .nom = der Kupferdrache { $n }
    .dat = dem Kupferdrachen { $n }
    .short = Ku { $n }
ante-card-gold-dragon = Golddrache { $n }
    .the = den Golddrachen { $n }
    .nom = der Golddrache { $n }
    .dat = dem Golddrachen { $n }
    .short = Go { $n }
ante-card-bahamut = Bahamut
    .the = Bahamut
    .nom = Bahamut
    .dat = Bahamut
    .short = Bahamut 13
ante-card-tiamat = Tiamat
    .the = Tiamat
    .nom = Tiamat
    .dat = Tiamat
    .short = Tiamat 13
ante-card-dracolich = Dracolich
    .the = den Dracolich
    .nom = der Dracolich
    .dat = dem Dracolich
    .short = Dracolich 10
ante-card-archmage = Erzmagier
    .the = den Erzmagier
    .nom = der Erzmagier
    .dat = dem Erzmagier
    .short = Erzmagier 9
ante-card-dragonslayer = Drachentöter
    .the = den Drachentöter
    .nom = der Drachentöter
    .dat = dem Drachentöter
    .short = Töter 8
ante-card-thief = Dieb
    .the = den Dieb
    .nom = der Dieb
    .dat = dem Dieb
    .short = Dieb 7
ante-card-druid = Druidin
    .the = die Druidin
    .nom = die Druidin
    .dat = der Druidin
    .short = Druidin 6
ante-card-priest = Priester
    .the = den Priester
    .nom = der Priester
    .dat = dem Priester
    .short = Priester 5
ante-card-princess = Prinzessin
    .the = die Prinzessin
    .nom = die Prinzessin
    .dat = der Prinzessin
    .short = Prinzessin 4
ante-card-fool = Narr
    .the = den Narren
    .nom = der Narr
    .dat = dem Narren
    .short = Narr 3

ante-power-white-dragon = Weißer Drache
    .of = des Weißen Drachen
ante-power-blue-dragon = Blauer Drache
    .of = des Blauen Drachen
ante-power-black-dragon = Schwarzer Drache
    .of = des Schwarzen Drachen
ante-power-red-dragon = Roter Drache
    .of = des Roten Drachen
ante-power-green-dragon = Grüner Drache
    .of = des Grünen Drachen
ante-power-brass-dragon = Messingdrache
    .of = des Messingdrachen
ante-power-silver-dragon = Silberdrache
    .of = des Silberdrachen
ante-power-bronze-dragon = Bronzedrache
    .of = des Bronzedrachen
ante-power-copper-dragon = Kupferdrache
    .of = des Kupferdrachen
ante-power-gold-dragon = Golddrache
    .of = des Golddrachen
ante-power-bahamut = Bahamut
    .of = von Bahamut
ante-power-tiamat = Tiamat
    .of = von Tiamat
ante-power-dracolich = Dracolich
    .of = des Dracolichs
ante-power-archmage = Erzmagier
    .of = des Erzmagiers
ante-power-dragonslayer = Drachentöter
    .of = des Drachentöters
ante-power-thief = Dieb
    .of = des Diebs
ante-power-druid = Druidin
    .of = der Druidin
ante-power-priest = Priester
    .of = des Priesters
ante-power-princess = Prinzessin
    .of = der Prinzessin
ante-power-fool = Narr
    .of = des Narren

ante-colour-white = Weiß
    .one = Weißer Drache
    .many = Weiße Drachen
    .acc = Weißen Drachen
    .dat = Weißen Drachen
ante-colour-blue = Blau
    .one = Blauer Drache
    .many = Blaue Drachen
    .acc = Blauen Drachen
    .dat = Blauen Drachen
ante-colour-black = Schwarz
    .one = Schwarzer Drache
    .many = Schwarze Drachen
    .acc = Schwarzen Drachen
    .dat = Schwarzen Drachen
ante-colour-red = Rot
    .one = Roter Drache
    .many = Rote Drachen
    .acc = Roten Drachen
    .dat = Roten Drachen
ante-colour-green = Grün
    .one = Grüner Drache
    .many = Grüne Drachen
    .acc = Grünen Drachen
    .dat = Grünen Drachen
ante-colour-brass = Messing
    .one = Messingdrache
    .many = Messingdrachen
    .acc = Messingdrachen
    .dat = Messingdrachen
ante-colour-silver = Silber
    .one = Silberdrache
    .many = Silberdrachen
    .acc = Silberdrachen
    .dat = Silberdrachen
ante-colour-bronze = Bronze
    .one = Bronzedrache
    .many = Bronzedrachen
    .acc = Bronzedrachen
    .dat = Bronzedrachen
ante-colour-copper = Kupfer
    .one = Kupferdrache
    .many = Kupferdrachen
    .acc = Kupferdrachen
    .dat = Kupferdrachen
ante-colour-gold = Gold
    .one = Golddrache
    .many = Golddrachen
    .acc = Golddrachen
    .dat = Golddrachen

ante-move-ante = { $card_the } als Einsatzkarte wählen
ante-move-play = { $card_the } spielen
ante-move-steal = aus dem Pott stehlen
ante-move-tax = alle anderen in den Pott zahlen lassen
ante-move-pay = 5 Gold zahlen
ante-move-give = { $card_the } geben
ante-move-discard = { $card_the } abwerfen
ante-move-take = { $card_the } von den Einsatzkarten nehmen
ante-move-copy = { $card_the } kopieren
ante-move-slay = { $card_the } erlegen
ante-move-trigger = als Nächstes { $card_the } auslösen
ante-move-target = { $seat } wählen
ante-move-colour = einen Farbdrilling vollenden: { $colour }
ante-move-last = den letzten Durchgang ansagen
ante-move-strength = einen Stärkedrilling vollenden: drei Drachen der Stärke { $strength }

ante-news-starts = Alle beginnen mit { $gold } Gold und sechs Karten.
ante-news-gambit = Durchgang { $gambit }. { $stakes ->
    [0] Alle wählen eine Einsatzkarte.
   *[other] Im Pott liegen noch { $stakes } Gold vom letzten Durchgang. Alle wählen eine Einsatzkarte.
  }
ante-news-anted = { $seat } hat eine Einsatzkarte gewählt.
    .you = { $seat } hast eine Einsatzkarte gewählt.
ante-news-anted-card = { $seat } hat { $card_the } als Einsatzkarte gewählt.
    .you = { $seat } hast { $card_the } als Einsatzkarte gewählt.
ante-news-ante = { $seat } deckt { $card_the } auf.
    .you = { $seat } deckst { $card_the } auf.
ante-news-antes-tied = Bei den Einsatzkarten herrscht überall Gleichstand, also werden alle abgeworfen. Jeder zieht eine Karte und wählt eine neue Einsatzkarte.
ante-news-stake = Die stärkste Einsatzkarte ist eine { $gold }, also zahlt jeder { $gold } Gold in den Pott.
ante-news-leads-by-ante = { $seat } führt die erste Runde an, mit der stärksten Einsatzkarte ohne Gleichstand: { $card }.
    .you = { $seat } führst die erste Runde an, mit der stärksten Einsatzkarte ohne Gleichstand: { $card }.
ante-news-round = Runde { $round }: { $seat } führt an.
    .you = Runde { $round }: { $seat } führst an.
ante-news-played = { $seat } spielt { $card_the }; der Schwarm hat jetzt Stärke { $strength }.
    .you = { $seat } spielst { $card_the }; der Schwarm hat jetzt Stärke { $strength }.
ante-news-no-card = { $seat } hat keine Karte zum Spielen.
    .you = { $seat } hast keine Karte zum Spielen.
ante-news-triggers-as-leader = { $card ->
    [Tiamat] { $seat } führt die Runde mit Tiamat an.
   *[other] { $seat } löst { $card_the } aus: Die Karte des Anführers wird immer ausgelöst.
  }
    .you = { $card ->
        [Tiamat] { $seat } führst die Runde mit Tiamat an.
       *[other] { $seat } löst { $card_the } aus: Die Karte des Anführers wird immer ausgelöst.
      }
ante-news-triggers-as-first = { $card ->
    [Tiamat] Die erste Karte der Runde ist Tiamat, gespielt von { $seat }.
   *[other] { $seat } löst { $card_the } aus: Es ist die erste Karte der Runde.
  }
    .you = { $card ->
        [Tiamat] Die erste Karte der Runde ist Tiamat, gespielt von dir.
       *[other] { $seat } löst { $card_the } aus: Es ist die erste Karte der Runde.
      }
ante-news-triggers = { $card ->
    [Tiamat] Tiamat, gespielt von { $seat }, ist nicht höher als die { $before } davor.
   *[other] { $seat } löst { $card_the } aus: { $strength } ist nicht höher als die { $before } davor.
  }
    .you = { $card ->
        [Tiamat] Tiamat, gespielt von dir, ist nicht höher als die { $before } davor.
       *[other] { $seat } löst { $card_the } aus: { $strength } ist nicht höher als die { $before } davor.
      }
ante-news-does-not-trigger = { $card ->
    [Tiamat] Tiamat hat keine Fähigkeit.
   *[other] { $seat } löst { $card_the } nicht aus: { $strength } ist höher als die { $before } davor.
  }
    .you = { $card ->
        [Tiamat] Tiamat hat keine Fähigkeit.
       *[other] { $seat } löst { $card_the } nicht aus: { $strength } ist höher als die { $before } davor.
      }
ante-news-paid-stakes = { $seat } zahlt { $gold } Gold in den Pott, in dem jetzt { $stakes } { $stakes ->
    [one] liegt
   *[other] liegen
  }.
    .you = { $seat } zahlst { $gold } Gold in den Pott, in dem jetzt { $stakes } { $stakes ->
        [one] liegt
       *[other] liegen
      }.
ante-news-paid = { $seat } zahlt { $gold } Gold an { $other }.
    .you = { $seat } zahlst { $gold } Gold an { $other }.
    .to-you = { $seat } zahlt { $gold } Gold an dich.
ante-news-owes-stakes = { $seat } kann nicht alles zahlen und schuldet dem Pott { $gold } Gold.
    .you = { $seat } kannst nicht alles zahlen und schuldest dem Pott { $gold } Gold.
ante-news-owes = { $seat } kann nicht alles zahlen und schuldet { $other } { $gold } Gold.
    .you = { $seat } kannst nicht alles zahlen und schuldest { $other } { $gold } Gold.
    .to-you = { $seat } kann nicht alles zahlen und schuldet dir { $gold } Gold.
ante-news-repaid-stakes = { $seat } zahlt dem Pott { $gold } Gold zurück.
    .you = { $seat } zahlst dem Pott { $gold } Gold zurück.
ante-news-repaid = { $seat } zahlt { $other } { $gold } Gold zurück.
    .you = { $seat } zahlst { $other } { $gold } Gold zurück.
    .to-you = { $seat } zahlt dir { $gold } Gold zurück.
ante-news-stole = { $seat } stiehlt { $gold } Gold aus dem Pott, in dem jetzt { $stakes } { $stakes ->
    [one] liegt
   *[other] liegen
  }.
    .you = { $seat } stiehlst { $gold } Gold aus dem Pott, in dem jetzt { $stakes } { $stakes ->
        [one] liegt
       *[other] liegen
      }.
ante-news-blue-steals = { $seat } entscheidet sich fürs Stehlen: { $gold ->
    [one] ein böser Drache, also 1 Gold.
   *[other] { $gold } böse Drachen, also { $gold } Gold.
  }
    .you = { $seat } entscheidest dich fürs Stehlen: { $gold ->
        [one] ein böser Drache, also 1 Gold.
       *[other] { $gold } böse Drachen, also { $gold } Gold.
      }
ante-news-blue-taxes = { $seat } lässt alle anderen je { $gold } Gold in den Pott zahlen (1 für jeden bösen Drachen).
    .you = { $seat } lässt alle anderen je { $gold } Gold in den Pott zahlen (1 für jeden bösen Drachen).
ante-news-no-effect = { $power ->
    [Tiamat] Tiamat hat keine Fähigkeit.
   *[other] Die Fähigkeit { $power_of } hat diesmal keine Wirkung.
  }
ante-news-drew = { $seat } zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }.
    .you = { $seat } ziehst { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
      }.
ante-news-drew-card = { $seat } zieht { $card_the }.
    .you = { $seat } ziehst { $card_the }.
ante-news-hand-full = { $seat } darf nicht mehr als zehn Karten auf der Hand haben.
    .you = { $seat } darfst nicht mehr als zehn Karten auf der Hand haben.
ante-news-no-cards-left = Für { $seat } sind keine Karten mehr zum Ziehen da.
    .you = Für dich sind keine Karten mehr zum Ziehen da.
ante-news-reshuffled = Der Nachziehstapel ist leer. { $cards ->
    [one] Die eine Karte des Ablagestapels wird zum neuen Nachziehstapel.
   *[other] Die { $cards } Karten des Ablagestapels werden gemischt und bilden einen neuen.
  }
ante-news-bought = { $seat } muss Karten kaufen: Aufgedeckt wird { $card_nom }, der Preis beträgt also { $gold } Gold.
    .you = { $seat } musst Karten kaufen: Aufgedeckt wird { $card_nom }, der Preis beträgt also { $gold } Gold.
ante-news-cannot-buy = { $seat } muss Karten kaufen, aber es sind keine mehr da.
    .you = { $seat } musst Karten kaufen, aber es sind keine mehr da.
ante-news-green-asks = { $strength ->
    [1] Nichts ist schwächer als eine 1: { $other } muss 5 Gold an { $seat } zahlen.
   *[other] { $other } muss { $seat } einen bösen Drachen geben, der schwächer als { $strength } ist, oder 5 Gold zahlen.
  }
    .you = { $strength ->
        [1] Nichts ist schwächer als eine 1: { $other } muss 5 Gold an dich zahlen.
       *[other] { $other } muss dir einen bösen Drachen geben, der schwächer als { $strength } ist, oder 5 Gold zahlen.
      }
    .to-you = { $strength ->
        [1] Nichts ist schwächer als eine 1: Du musst 5 Gold an { $seat } zahlen.
       *[other] Du musst { $seat } einen bösen Drachen geben, der schwächer als { $strength } ist, oder 5 Gold zahlen.
      }
ante-news-brass-asks = { $other } muss { $seat } einen guten Drachen geben, der stärker als { $strength } ist, oder 5 Gold zahlen.
    .you = { $other } muss dir einen guten Drachen geben, der stärker als { $strength } ist, oder 5 Gold zahlen.
    .to-you = { $other } musst { $seat } einen guten Drachen geben, der stärker als { $strength } ist, oder 5 Gold zahlen.
ante-news-took = { $seat } zieht zufällig eine Karte aus der Hand von { $other }.
    .you = { $seat } ziehst zufällig eine Karte aus der Hand von { $other }.
    .to-you = { $seat } zieht zufällig eine Karte aus deiner Hand.
ante-news-took-card = { $seat } zieht zufällig { $card_the } aus der Hand von { $other }.
    .you = { $seat } ziehst zufällig { $card_the } aus der Hand von { $other }.
    .to-you = { $seat } zieht zufällig { $card_the } aus deiner Hand.
ante-news-gave = { $seat } gibt { $other } { $card_the }.
    .you = { $seat } gibst { $other } { $card_the }.
    .to-you = { $seat } gibt dir { $card_the }.
ante-news-kept = { $seat } zeigt { $card_the }, behält die Karte aber, weil { $other } schon zehn Karten hat.
    .you = { $seat } zeigst { $card_the }, behältst die Karte aber, weil { $other } schon zehn Karten hat.
    .to-you = { $seat } zeigt { $card_the }, behält die Karte aber, weil du schon zehn Karten hast.
ante-news-took-ante = { $seat } nimmt { $card_the } von den Einsatzkarten.
    .you = { $seat } nimmst { $card_the } von den Einsatzkarten.
ante-news-replaced = { $seat } ersetzt { $card_the } durch { $new_the } und löst die neue Karte aus.
    .you = { $seat } ersetzt { $card_the } durch { $new_the } und löst die neue Karte aus.
ante-news-stays = Bei { $seat } bleibt { $card_nom } liegen, weil es keine andere Karte als Ersatz gibt.
    .you = Bei dir bleibt { $card_nom } liegen, weil es keine andere Karte als Ersatz gibt.
ante-news-copied = { $seat } kopiert mit { $card_dat } { $copied_the }.
    .you = { $seat } kopierst mit { $card_dat } { $copied_the }.
ante-news-slew = { $seat } erlegt { $card_the } im Schwarm von { $other }.
    .you = { $seat } erlegst { $card_the } im Schwarm von { $other }.
    .to-you = { $seat } erlegt { $card_the } in deinem Schwarm.
ante-news-discarded = { $seat } wirft { $card_the } ab.
    .you = { $seat } wirfst { $card_the } ab.
ante-news-weakest-wins = Die Druidin von { $seat } ändert die Regeln: Diesen Durchgang gewinnt der schwächste Schwarm.
    .you = Deine Druidin ändert die Regeln: Diesen Durchgang gewinnt der schwächste Schwarm.
ante-news-will-lead = Dank des Priesters führt { $seat } die nächste Runde an.
    .you = Dank des Priesters führst du die nächste Runde an.
ante-news-commands = { $seat } löst { $card_the } aus.
    .you = { $seat } löst { $card_the } aus.
ante-news-colour-flight = { $seat } vollendet einen Farbdrilling aus drei { $colour_dat }: Alle anderen zahlen je { $gold } Gold.
    .you = { $seat } vollendest einen Farbdrilling aus drei { $colour_dat }: Alle anderen zahlen je { $gold } Gold.
ante-news-strength-flight = { $seat } vollendet einen Stärkedrilling (drei Drachen der Stärke { $strength }) und bekommt dafür Gold aus dem Pott und, falls noch welche da sind, Einsatzkarten.
    .you = { $seat } vollendest einen Stärkedrilling (drei Drachen der Stärke { $strength }) und bekommst dafür Gold aus dem Pott und, falls noch welche da sind, Einsatzkarten.
ante-news-leads = { $seat } führt die nächste Runde an, mit der stärksten Karte ohne Gleichstand: { $card }.
    .you = { $seat } führst die nächste Runde an, mit der stärksten Karte ohne Gleichstand: { $card }.
ante-news-stays-leader = Bei den Karten der Runde herrscht überall Gleichstand, also führt { $seat } weiter an.
    .you = Bei den Karten der Runde herrscht überall Gleichstand, also führst du weiter an.
ante-news-leads-after-slain = Überall herrscht Gleichstand und die Karte des Anführers wurde erlegt, also führt { $seat } an.
    .you = Überall herrscht Gleichstand und die Karte des Anführers wurde erlegt, also führst du an.
ante-news-cannot-win = Der Schwarm von { $seat } kann nicht gewinnen: Neben { $card } liegt darin ein Drache der falschen Art.
    .you = Dein Schwarm kann nicht gewinnen: Neben { $card } liegt darin ein Drache der falschen Art.
ante-news-tied = Bei Stärke { $strength } herrscht Gleichstand, also wird noch eine Runde gespielt.
ante-news-won-gambit = { $seat } gewinnt den Durchgang mit einem Schwarm der Stärke { $strength } und bekommt { $gold } Gold.
    .you = { $seat } gewinnst den Durchgang mit einem Schwarm der Stärke { $strength } und bekommst { $gold } Gold.
ante-news-won-gambit-weakest = { $seat } gewinnt den Durchgang mit dem schwächsten Schwarm (Stärke { $strength }) und bekommt { $gold } Gold.
    .you = { $seat } gewinnst den Durchgang mit dem schwächsten Schwarm (Stärke { $strength }) und bekommst { $gold } Gold.
ante-news-stakes-empty = Der Pott ist leer, also endet der Durchgang sofort.
ante-news-no-winner = Kein Schwarm kann gewinnen.
ante-news-carried = { $gold ->
    [one] 1 Gold bleibt
   *[other] { $gold } Gold bleiben
  } im Pott.
ante-news-shared = Alle nehmen je { $gold } Gold aus dem Pott.
ante-news-extra-round = Es wird noch eine Runde gespielt.
ante-news-debt-ignored = Die Schulden von { $seat } beim Pott ({ $gold } Gold) sind erlassen.
    .you = Deine Schulden beim Pott ({ $gold } Gold) sind erlassen.
ante-news-debt-passed-on = { $seat } schuldete dem Pott { $gold } Gold und schuldet es jetzt { $other }.
    .you = { $seat } schuldetest dem Pott { $gold } Gold und schuldest es jetzt { $other }.
    .to-you = { $seat } schuldete dem Pott { $gold } Gold und schuldet es jetzt dir.
ante-news-debt-lapsed = Die Schulden von { $seat } beim Pott ({ $gold } Gold) sind erlassen.
    .you = Deine Schulden beim Pott ({ $gold } Gold) sind erlassen.
ante-news-out = { $seat } hat kein Gold mehr und scheidet aus.
    .you = { $seat } hast kein Gold mehr und scheidest aus.
ante-news-ends-broke = Die Partie endet: { $seats ->
    [one] Ein Spieler ist
   *[other] { $seats } Spieler sind
  } ausgeschieden.
ante-news-ends-limit = Die Partie endet wie vereinbart nach { $gambits ->
    [one] einem Durchgang
   *[other] { $gambits } Durchgängen
  }.
ante-news-ends-target = Die Partie endet: { $seat } hat { $gold } Gold erreicht.
    .you = Die Partie endet: { $seat } hast { $gold } Gold erreicht.
ante-news-ends-last = Die Partie endet: Dieser Durchgang war als letzter angesagt.
ante-news-last-gambit = Die Zeit ist um: Dieser Durchgang ist der letzte.
ante-news-time-called = Die Zeit ist um: Nach diesem Durchgang folgt noch ein letzter.
ante-news-hoard = { $seat } hat { $gold } Gold.
    .you = { $seat } hast { $gold } Gold.
ante-news-won = { $seat } gewinnt die Partie mit { $gold } Gold.
    .you = { $seat } gewinnst die Partie mit { $gold } Gold.

ante-draw-title = Durchgang { $gambit }, Runde { $round }: { $stakes } Gold im Pott
ante-draw-antes-open = Durchgang { $gambit }, Wahl der Einsatzkarten: { $stakes } Gold im Pott
ante-draw-player = Spieler
ante-draw-gold = Gold
ante-draw-cards = Karten
ante-draw-flight = Schwarm
ante-draw-antes = Einsatzkarten:
ante-draw-hand = Deine Hand:
ante-draw-deck = Nachziehstapel { $deck }, Ablagestapel { $discard }
ante-draw-debt = { $seat } schuldet { $other } { $gold } Gold
ante-draw-stakes = dem Pott
ante-draw-weakest = der schwächste Schwarm gewinnt
ante-draw-priest = { $seat } führt die nächste Runde an
ante-draw-bar = Fähigkeiten werden bis Stärke { $bar } ausgelöst.
ante-draw-leading = Deine Karte ist die erste der Runde, also wird ihre Fähigkeit ausgelöst.
ante-draw-out = ausgeschieden
ante-draw-cannot-win = kann nicht gewinnen
ante-draw-anted = hat gewählt
ante-draw-known = bekannt: { $cards }
ante-draw-somewhere = Auf irgendeiner Hand:
ante-draw-last = letzter Durchgang
ante-draw-time = danach noch ein Durchgang
ante-draw-leader = Anführer

# Das Ende

ante-decided-ahead = { $seat } gewinnt mit { $score } Gold, { $margin } mehr als { $other }. Den Ausschlag gab { $row }: { $points } für { $seat }, { $others } für { $other }.
    .you = { $seat } gewinnst mit { $score } Gold, { $margin } mehr als { $other }. Den Ausschlag gab { $row }: { $points } für dich, { $others } für { $other }.
    .to-you = { $seat } gewinnt mit { $score } Gold, { $margin } mehr als { $other }. Den Ausschlag gab { $row }: { $points } für { $seat }, { $others } für dich.
ante-decided-tie = { $seat } und { $other } haben beide { $score } Gold.
    .you = { $seat } und { $other } habt beide { $score } Gold.
    .to-you = { $seat } und { $other } habt beide { $score } Gold.
ante-decided-shared = { $names } gewinnen gemeinsam mit je { $score } Gold.
ante-row-start = Zu Beginn
    .by = der Beginn
ante-row-gambit = Durchgang { $number }
    .by = { $number ->
        [0] ein einziger Durchgang
       *[other] Durchgang { $number }
    }

ante-plays-cards = Karten
ante-plays-powers = Ausgelöste Fähigkeiten
