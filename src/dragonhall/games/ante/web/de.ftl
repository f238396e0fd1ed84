# Der Wirtshaustisch im Browser.

web-ante-before = Vor { $name }
web-ante-hoard = { $name }: Hort von { $gold } Gold
web-ante-cards = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
web-ante-strength = Stärke des Schwarms
web-ante-leader = führt die Runde an
web-ante-anted = hat gewählt
web-ante-will-lead = führt die nächste Runde an
web-ante-out = ausgeschieden
web-ante-owes = schuldet { $gold }
web-ante-cannot-win = kann nicht gewinnen
web-ante-this-round = in dieser Runde gespielt
web-ante-known = Bekannt: { $cards }
web-ante-hand = Deine Hand
web-ante-no-cards = Keine Karten auf der Hand.
web-ante-gambit = Durchgang { $gambit }
web-ante-round = Runde { $round }
web-ante-last = der letzte
web-ante-time = danach noch einer
web-ante-deck = Nachziehstapel: { $count }
web-ante-discard = Ablagestapel: { $count }
web-ante-stakes = Pott
web-ante-antes = Einsatzkarten
web-ante-ante-of = Einsatzkarte von { $name }: { $card }
web-ante-my-ante = Deine Einsatzkarte: { $card }
web-ante-triggers-up-to = Fähigkeiten werden bis Stärke { $strength } ausgelöst
web-ante-weakest-wins = Der schwächste Schwarm gewinnt!
web-ante-power-of = Fähigkeit: { $power }
web-ante-somewhere = Auf irgendeiner Hand: { $cards }
web-ante-colours = Farben
web-ante-strengths = Stärken

web-ante-ask-ante = Durchgang { $gambit }: Wähle geheim eine Einsatzkarte.
web-ante-ask-play = { $limit ->
    [any] Spiele eine Karte in deinen Schwarm. Sie ist die erste der Runde, also wird ihre Fähigkeit ausgelöst.
   *[other] Spiele eine Karte. Ihre Fähigkeit wird ausgelöst, wenn ihre Stärke höchstens { $limit } ist.
  }
web-ante-ask-blue = Blauer Drache: Willst du aus dem Pott stehlen oder die anderen zahlen lassen?
web-ante-ask-give = { $power ->
    [green] { $card } von { $name }: Gib einen bösen Drachen, der schwächer als { $strength } ist, oder zahle 5 Gold.
    [brass] { $card } von { $name }: Gib einen guten Drachen, der stärker als { $strength } ist, oder zahle 5 Gold.
   *[other] { $card } von { $name }: Gib einen passenden Drachen oder zahle 5 Gold.
  }
web-ante-ask-discard = { $card }: Wirf eine Handkarte ab.
web-ante-ask-bronze = { $card }: Welche Einsatzkarte nimmst du?
web-ante-ask-spoils = Dein Stärkedrilling: Welche Einsatzkarte nimmst du?
web-ante-ask-copy = { $card }: Wessen Fähigkeit kopierst du?
web-ante-ask-slay = { $card }: Welchen Drachen erlegst du?
web-ante-ask-order = { $card }: Wessen Fähigkeit wird als Nächstes ausgelöst?
web-ante-ask-target = { $power ->
    [red] { $card }: Mehrere Gegner liegen mit dem stärksten Schwarm gleichauf. Wen bestiehlst du?
    [brass] { $card }: Mehrere Gegner liegen mit dem stärksten Schwarm gleichauf. Wer muss dir einen Drachen geben oder zahlen?
   *[other] { $card }: Welchen Gegner wählst du?
  }
web-ante-ask-colour = Welcher Farbdrilling zählt?
web-ante-ask-strength = Welcher Stärkedrilling zählt?

web-ante-tip-discard = Der Dieb verlangt dafür eine Karte: Wirf die ab, auf die du am leichtesten verzichten kannst.
web-ante-tip-bronze = Der Bronzedrache gibt dir die schwächsten Einsatzkarten. Bei Gleichstand wählst du.
web-ante-tip-spoils = Ein Stärkedrilling bringt dir Einsatzkarten, aber du kannst nicht alle nehmen: Wähle die besten.
web-ante-tip-copy = Tippe die Karte an, deren Fähigkeit deine Karte kopieren soll.
web-ante-tip-slay = Tippe einen Drachen an, um ihn aus seinem Schwarm zu entfernen. Schwäche den Spieler, der vorn liegt.
web-ante-tip-order = Die Fähigkeiten aller guten Drachen in deinem Schwarm werden nacheinander ausgelöst. Die Reihenfolge bestimmst du.
web-ante-tip-strength = Du hast zwei Stärkedrillinge vollendet: Der stärkere bringt mehr Gold, beide bringen dir Einsatzkarten.
web-ante-tip-colour = Du hast zwei Farbdrillinge vollendet: Wähle den, der mehr bringt.
web-ante-tip-ante = Alle wählen geheim eine Karte. Die stärkste Einsatzkarte bestimmt, wie viel jeder in den Pott zahlt, und wer sie gewählt hat, führt an. Eine starke Einsatzkarte füllt den Pott, aber spielen kannst du sie nicht mehr. Tippe eine Karte zweimal an, um sie zu wählen.
web-ante-tip-play = Drei Runden lang legt jeder eine Karte in seinen Schwarm. Die Fähigkeit deiner Karte wird ausgelöst, wenn die Karte nicht stärker ist als die direkt davor gespielte; die des Anführers wird immer ausgelöst. Niedrige Karten nutzen ihre Fähigkeiten, hohe Karten gewinnen den Pott: Er geht nach drei Runden an den stärksten Schwarm. Halte eine Karte gedrückt oder drücke I, um ihre Fähigkeit zu lesen.
web-ante-tip-blue = Stiehl für jeden bösen Drachen in deinem Schwarm 1 Gold aus dem Pott, oder lass alle anderen so viel in den Pott zahlen. Das lohnt sich, wenn du ihn wahrscheinlich gewinnst.
web-ante-tip-give = Gib offen einen passenden Drachen oder zahle 5 Gold.
web-ante-tip-target = Tippe den Hort des Gegners an, den du wählst.

web-ante-why-seat = Jetzt gibt es niemanden zu wählen: Jede Fähigkeit sagt, wen sie betrifft. (5.6)
web-ante-why-target = Du kannst nur einen der Gegner wählen, die mit dem stärksten Schwarm gleichauf liegen. (10.7)
web-ante-why-power = Führe zuerst die laufende Fähigkeit aus. (5.5)
web-ante-why-discard = Du musst eine Handkarte abwerfen. (10.19)
web-ante-why-bronze = Der Bronzedrache nimmt die schwächsten Einsatzkarten. (10.10)
web-ante-why-spoils = Du kannst nur Einsatzkarten nehmen. (8.7)
web-ante-why-copy = Der Dracolich kopiert einen bösen Drachen aus einem beliebigen Schwarm, außer Tiamat; der Erzmagier kopiert eine Einsatzkarte. (10.16, 10.17)
web-ante-why-order = Wähle einen guten Drachen deines Schwarms, den die Prinzessin noch nicht ausgelöst hat. (10.23)
web-ante-why-strength = Wähle mit den Schaltflächen, welcher Stärkedrilling zählt. (8.6)
web-ante-why-colour = Wähle mit den Schaltflächen, welcher Farbdrilling zählt. (8.4)
web-ante-why-blue = Der Blaue Drache lässt dir nur eine Wahl: stehlen oder die anderen zahlen lassen. (10.2)
web-ante-why-give = Du kannst nur einen passenden Drachen geben; sonst zahlst du 5 Gold. (10.5, 10.6)
web-ante-why-anted = Du hast deine Einsatzkarte schon gewählt. (3.1)
web-ante-why-not-in-hand = Du spielst Karten von deiner Hand; diese liegt auf dem Tisch. (4.1)
web-ante-why-slay = Du kannst nur einen Drachen erlegen, der schwach genug ist. (10.18)
web-ante-why-silent = Die Fähigkeit einer Karte wird nicht ausgelöst, wenn die Karte stärker ist als die davor. (5.2)

web-ante-about-seat = Das Gold aller Spieler ist sichtbar. Wenn die Partie endet, gewinnt der größte Hort. (11.7)
web-ante-about-card-white-dragon = Liegt in irgendeinem Schwarm ein Sterblicher, stiehl 3 Gold aus dem Pott. (10.1)
web-ante-about-card-blue-dragon = Stiehl für jeden bösen Drachen in deinem Schwarm 1 Gold aus dem Pott, oder alle anderen zahlen so viel in den Pott. (10.2)
web-ante-about-card-black-dragon = Stiehl 2 Gold aus dem Pott. (10.3)
web-ante-about-card-red-dragon = Der Gegner mit dem stärksten Schwarm zahlt dir 1 Gold; ziehe zufällig eine Karte aus seiner Hand. (10.4)
web-ante-about-card-green-dragon = Dein linker Nachbar gibt dir einen schwächeren bösen Drachen oder zahlt dir 5 Gold. (10.5)
web-ante-about-card-brass-dragon = Der Gegner mit dem stärksten Schwarm gibt dir einen stärkeren guten Drachen oder zahlt dir 5 Gold. (10.6)
web-ante-about-card-silver-dragon = Wer einen guten Drachen im Schwarm hat, zieht eine Karte. (10.9)
web-ante-about-card-bronze-dragon = Nimm die zwei schwächsten Einsatzkarten auf die Hand. (10.10)
web-ante-about-card-copper-dragon = Ersetze ihn durch die nächste Karte vom Nachziehstapel; ihre Fähigkeit wird ausgelöst. (10.11)
web-ante-about-card-gold-dragon = Ziehe für jeden guten Drachen in deinem Schwarm eine Karte. (10.13)
web-ante-about-card-bahamut = Jeder Gegner mit guten und bösen Drachen im Schwarm zahlt dir 10 Gold. Mit Bahamut und einem bösen Drachen im Schwarm kannst du nicht gewinnen. (10.14, 9.4)
web-ante-about-card-tiamat = Keine Fähigkeit, zählt aber für einen Farbdrilling als eine beliebige böse Farbe. Mit Tiamat und einem guten Drachen im Schwarm kannst du nicht gewinnen. (10.15, 9.4)
web-ante-about-card-dracolich = Kopiere die Fähigkeit eines bösen Drachen aus einem beliebigen Schwarm. (10.16)
web-ante-about-card-archmage = Zahle 1 Gold in den Pott, dann kopiere die Fähigkeit einer Einsatzkarte. (10.17)
web-ante-about-card-dragonslayer = Zahle 1 Gold in den Pott, dann erlege in einem beliebigen Schwarm einen schwächeren Drachen (oder einen gleich starken, wenn ihr das vereinbart habt). (10.18)
web-ante-about-card-thief = Stiehl 7 Gold aus dem Pott, dann wirf eine Karte ab. (10.19)
web-ante-about-card-druid = Zahle 1 Gold in den Pott; diesen Durchgang gewinnt der schwächste Schwarm. (10.20)
web-ante-about-card-priest = Zahle 1 Gold in den Pott; du führst die nächste Runde an. (10.22)
web-ante-about-card-princess = Zahle 1 Gold in den Pott; die Fähigkeiten aller guten Drachen in deinem Schwarm werden ausgelöst. (10.23)
web-ante-about-card-fool = Zahle 1 Gold in den Pott; ziehe für jeden stärkeren Schwarm eine Karte. (10.25)
web-ante-about-colour = Drei Drachen dieser Farbe: Alle anderen zahlen dir die Stärke des zweitstärksten der drei. (8.2)


web-ante-short =
    Alle wählen geheim eine Einsatzkarte. Die stärkste bestimmt, was jeder in den Pott zahlt, und wer sie gewählt hat, führt an.
    Baut in drei Runden euren Schwarm, mit einer Karte pro Runde. Die Fähigkeit einer Karte wird ausgelöst, wenn die Karte nicht stärker ist als die davor; die des Anführers wird immer ausgelöst.
    Drei Drachen derselben Farbe oder derselben Stärke bringen einen Bonus.
    Der stärkste Schwarm gewinnt den Pott. Alle ziehen zwei Karten, und der nächste Durchgang beginnt.
    Hat jemand kein Gold mehr, gewinnt der größte Hort.

# Warum es so kam.
web-ante-aside-bought = Wer keine oder nur noch eine Karte auf der Hand hat, muss Karten kaufen, bis es vier sind.
web-ante-aside-equal = Mehrere Schwärme sind gleich stark, also wählt, wer die Karte gespielt hat.
web-ante-aside-won-gambit = Von den Schwärmen, die gewinnen können, nimmt der stärkste den Pott.
web-ante-aside-won-gambit-weakest = Durch die Druidin gewinnt der schwächste Schwarm.
web-ante-aside-cannot-win = Bahamut kann nicht neben einem bösen Drachen gewinnen, Tiamat nicht neben einem guten.

web-ante-setup-start = Der Anfang
web-ante-setup-end = Das Ende der Partie
web-ante-setup-cards = Karten mit zwei Lesarten

# Auf den Karten: gut oder böse, und ob eine ausgelöst würde.
web-ante-is-good = Gut
web-ante-is-evil = Böse
web-ante-is-mortal = Sterblich: weder gut noch böse
web-ante-is-undead = Untot: weder gut noch böse
web-ante-trigger-yes = { $limit ->
    [any] Ihre Fähigkeit wird jetzt ausgelöst: Davor wurde noch keine Karte gespielt.
   *[other] Ihre Fähigkeit wird jetzt ausgelöst: Die Karte ist nicht stärker als { $limit }.
  }
web-ante-trigger-no = Ihre Fähigkeit wird jetzt nicht ausgelöst: Die Karte ist stärker als { $limit }.
web-ante-triggers = wird jetzt ausgelöst
web-ante-triggers-not = wird jetzt nicht ausgelöst

# Die Kürzel der Karten: alle verschieden.
web-ante-mark-white-dragon = We
web-ante-mark-blue-dragon = Bl
web-ante-mark-black-dragon = Sw
web-ante-mark-red-dragon = Ro
web-ante-mark-green-dragon = Gr
web-ante-mark-brass-dragon = Me
web-ante-mark-silver-dragon = Si
web-ante-mark-bronze-dragon = Br
web-ante-mark-copper-dragon = Ku
web-ante-mark-gold-dragon = Go
web-ante-mark-bahamut = Ba
web-ante-mark-tiamat = Ti
web-ante-mark-dracolich = Dl
web-ante-mark-archmage = Em
web-ante-mark-dragonslayer = Dt
web-ante-mark-thief = Di
web-ante-mark-druid = Dr
web-ante-mark-priest = Pt
web-ante-mark-princess = Pz
web-ante-mark-fool = Na

# Die Fähigkeiten, so kurz, dass sie auf eine Karte passen.
web-ante-power-white-dragon = Ein Sterblicher in einem Schwarm: Stiehl 3 Gold.
web-ante-power-blue-dragon = 1 Gold für jeden bösen Drachen: Stiehl es oder lass es zahlen.
web-ante-power-black-dragon = Stiehl 2 Gold aus dem Pott.
web-ante-power-red-dragon = Nimm vom stärksten Gegner 1 Gold und eine Karte.
web-ante-power-green-dragon = Linker Nachbar: gibt schwächeren bösen Drachen oder 5 Gold.
web-ante-power-brass-dragon = Stärkster Gegner: gibt stärkeren guten Drachen oder 5 Gold.
web-ante-power-silver-dragon = Wer einen guten Drachen hat, zieht eine Karte.
web-ante-power-bronze-dragon = Nimm die zwei schwächsten Einsatzkarten.
web-ante-power-copper-dragon = Ersetze ihn durch die nächste Karte und löse sie aus.
web-ante-power-gold-dragon = Ziehe eine Karte für jeden guten Drachen im Schwarm.
web-ante-power-bahamut = Gegner mit guten und bösen Drachen zahlen dir 10 Gold.
web-ante-power-tiamat = Keine Fähigkeit. Zählt als eine beliebige böse Farbe.
web-ante-power-dracolich = Kopiere die Fähigkeit eines bösen Drachen.
web-ante-power-archmage = Zahle 1 Gold: Kopiere eine Einsatzkarte.
web-ante-power-dragonslayer = Zahle 1 Gold: Erlege einen Drachen, der schwach genug ist.
web-ante-power-thief = Stiehl 7 Gold, dann wirf eine Karte ab.
web-ante-power-druid = Zahle 1 Gold: Der schwächste Schwarm gewinnt.
web-ante-power-priest = Zahle 1 Gold: Du führst die nächste Runde an.
web-ante-power-princess = Zahle 1 Gold: Löse alle deine guten Drachen aus.
web-ante-power-fool = Zahle 1 Gold: Ziehe eine Karte für jeden stärkeren Schwarm.

# Spielhilfen: wessen Fähigkeit ausgelöst würde, was einem Drilling noch fehlt.
web-ante-aid-powers = Fähigkeiten
web-ante-aid-flights = Drillinge
web-ante-aid-key-triggers = Fähigkeit wird ausgelöst: { $list }
web-ante-aid-key-silent = Fähigkeit wird nicht ausgelöst: { $list }
web-ante-aid-item-card = { $thing }
web-ante-aid-key-mine = Dein Schwarm: { $list }
web-ante-aid-key-theirs = Drillinge der Gegner: { $list }
web-ante-aid-item-colour = { $other ->
    [none] noch { $number ->
        [one] ein { $thing_one }
       *[other] { $number } { $thing_many }
      } für einen Farbdrilling
   *[other] { $other } braucht noch { $number ->
        [one] einen { $thing_acc }
       *[other] { $number } { $thing_many }
      }
  }
web-ante-aid-item-colour-held = noch { $number ->
    [one] ein { $thing_one }
   *[other] { $number } { $thing_many }
  } für einen Farbdrilling ({ $number ->
    [1] du hast { $other_the }
   *[other] du hast sie
  } auf der Hand)
web-ante-aid-item-strength = { $other ->
    [none] noch { $number ->
        [one] ein Drache
       *[other] { $number } Drachen
      } der Stärke { $thing } für einen Stärkedrilling
   *[other] { $other } braucht noch { $number ->
        [one] einen Drachen
       *[other] { $number } Drachen
      } der Stärke { $thing }
  }
web-ante-aid-item-strength-held = noch { $number ->
    [one] ein Drache
   *[other] { $number } Drachen
  } der Stärke { $thing } für einen Stärkedrilling ({ $number ->
    [1] du hast { $other_the }
   *[other] du hast sie
  } auf der Hand)
