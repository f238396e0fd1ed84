# Die Ranch im Browser.

web-ranch-mark-yellow = Ge
web-ranch-mark-green = Gr
web-ranch-mark-blue = Bl
web-ranch-mark-purple = Vi
web-ranch-mark-red = Ro
web-ranch-red = zählt in jeder Saison
web-ranch-blue = einmalig
web-ranch-season = Saison { $season } von { $seasons }
web-ranch-phase-turns = Ausbau
web-ranch-phase-feeding = Fütterung
web-ranch-phase-breeding = Zucht
web-ranch-phase-over = Ende
web-ranch-display = Machtkarten
web-ranch-supply = Vorrat
web-ranch-discards = Abgeworfen:
web-ranch-deck = Nachziehstapel: { $cards }
web-ranch-last = Letzte Kombination: { $combination }{ $farmers ->
    [0] { "" }
    [one] , mit einem Farmer
   *[other] , mit { $farmers } Farmern
  }
web-ranch-of = Ranch von { $name }
web-ranch-score = { $name }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }
web-ranch-points = Punkte
web-ranch-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
web-ranch-banned = darf nicht auffüllen
web-ranch-first = Startspieler
web-ranch-empty = noch leer
web-ranch-known = Bekannte Karten: { $cards }
web-ranch-hand = Deine Hand
web-ranch-no-cards = Keine Karten auf der Hand.

web-ranch-ask-turn = Du bist am Zug: Tippe Karten für eine Kombination an oder ziehe.
web-ranch-ask-acted = Du darfst noch eine blaue Karte spielen oder deinen Zug beenden.
web-ranch-ask-egg = Welches Ei brütest du aus?
web-ranch-ask-evolve = Welches Ei entwickelst du weiter, und zu welchem?
web-ranch-ask-loot = Was stiehlt dein roter Drache, und von wem?
web-ranch-ask-power = Bei dir ist ein Drache geschlüpft, also darfst du eine Machtkarte nehmen.
web-ranch-ask-swap = Du gibst { $token }: Was nimmst du dafür, und von wem?
web-ranch-ask-discard = Du hast mehr als sieben Karten. Wirf eine ab.
web-ranch-ask-feed = Fütterung: { $creatures } – wie viele fütterst du? Die anderen verhungern.
web-ranch-ask-breed = Zucht: Tippe zwei Kreaturen an, um sie zu paaren (zwei gleiche: dieselbe Art zweimal).

# Was ein Zug bringt.
web-ranch-do-mandrakes = { $number ->
    [one] eine Alraune
   *[other] { $number } Alraunen
  }{ ranch-paying-mandrakes }
web-ranch-do-griffins = { $number ->
    [one] ein Greif
   *[other] { $number } Greife
  }{ ranch-paying-griffins }
web-ranch-do-eggs = { $number ->
    [one] ein Ei
   *[other] { $number } Eier
  }{ ranch-paying-dragons }
web-ranch-do-hatching = { $number ->
    [one] ein Ei ausbrüten
   *[other] { $number } Eier ausbrüten
  }{ ranch-paying-first-dragon }{ ranch-paying-second-mandrake }
web-ranch-do-exchange = { $one } + { $two } abwerfen: zwei neue Karten und ein Barren
web-ranch-do-evolve = Stufe 1 → { $token }
web-ranch-do-evolve-red = { $token } → rotes Ei

web-ranch-tip-discard = Du darfst höchstens sieben Karten behalten. Wirf ab, was du nicht brauchst.
web-ranch-tip-evolve = Eines deiner Eier steigt eine Stufe auf: Sein Drache bringt mehr Punkte, und jede Farbe gibt beim Schlüpfen einen anderen Bonus.
web-ranch-tip-loot = Tippe auf der Ranch eines Gegners an, was der rote Drache stiehlt.
web-ranch-tip-swap = Tippe auf der Ranch eines Gegners ein Plättchen einer anderen Art an, um es gegen deines zu tauschen.
web-ranch-tip-turn = Zwei Karten bilden eine Kombination. Alraune + Alraune: eine Alraune. Greif + Greif: ein Greif. Drache + Drache: ein Ei. Drache + Alraune: ein Ei ausbrüten. Alraune + Greif: zwei Barren. Drache + Greif: Ein Ei steigt eine Stufe auf. Bei den ersten vier bringt jeder zusätzliche Farmer eins mehr. Ein Barren ersetzt eine beliebige Karte. Tippe Karten an, um zu sehen, was sie können, oder ziehe eine Karte und nimm einen Barren.
web-ranch-tip-acted = Deine blauen Machtkarten liegen auf deiner Ranch. Du darfst eine pro Zug spielen, vor oder nach deiner Aktion.
web-ranch-tip-power = Für jeden geschlüpften Drachen darfst du eine Machtkarte nehmen. Blaue Karten spielst du einmal, rote zählen am Ende jeder Saison.
web-ranch-tip-feed = Jeder Greif frisst eine Alraune und jeder Drache einen Greif; wer nichts frisst, verhungert. Sorge vor dem Ende der Saison für genug Futter.
web-ranch-tip-breed = Zwei Alraunen bringen eine weitere, zwei Greife einen weiteren, zwei Drachen ein Ei der niedrigeren Stufe; oder ein Drache brütet ein Ei aus. Dein erstes Paar pro Saison ist kostenlos, jedes weitere kostet einen Barren. Jedes Plättchen kann nur einmal Teil eines Paares sein.
web-ranch-tip-egg = Wähle das Ei, das du ausbrütest. Farbige Drachen geben dir sofort einen Bonus.

web-ranch-why-seat = Du wählst nur dann einen Gegner, wenn du eine Karte spielst, die stiehlt. (7.9, 7.10)
web-ranch-why-mine = Kreaturen nutzt du mit Kombinationen und Machtkarten; nur Barren können Karten ersetzen. (3.1, 4.8)
web-ranch-why-theirs = Nur Machtkarten und rote Drachen wirken auf fremde Ranches. (5.5, 7.4)
web-ranch-why-shelf = Plättchen aus dem Vorrat bekommst du durch Kombinationen und Machtkarten. (4.1, 7.6)
web-ranch-why-combination = Diese Karten ergeben gerade keine sinnvolle Kombination. (4.10)
web-ranch-why-blue-later = Blaue Karten spielst du in deinem eigenen Zug, vor oder nach deiner Aktion. (6.4)
web-ranch-why-egg = Ausbrüten kannst du jetzt nur Eier, die du bei der Ansage der Kombination schon hattest. (4.14)
web-ranch-why-evolve = Aus einem Ei der Stufe 1 wird ein Ei der Stufe 2 aus dem Vorrat; ab Saison 2 wird aus einem Ei der Stufe 2 ein rotes. (4.12, 4.13)
web-ranch-why-loot = Ein roter Drache stiehlt einem Gegner ein Ei der Stufe 1, eine Alraune, einen Greif oder einen Barren. (5.5)
web-ranch-why-swap = Mit „Tausch“ gibst du eines deiner Basisplättchen für ein Basisplättchen anderer Art von einem Gegner. (7.5, 7.11)
web-ranch-why-discard = Wirf zuerst Handkarten ab, bis du sieben hast. (3.6)
web-ranch-why-feed = Gib mit den Schaltflächen an, wie viele jeder Art fressen. (9.4)
web-ranch-why-breed = Ein Paar braucht zwei deiner eigenen Plättchen, die in dieser Saison noch nicht gepaart wurden, und es muss etwas bringen. (10.6, 10.8)
web-ranch-why-power = Eine Machtkarte nimmst du, wenn ein Drache schlüpft. (5.6)
web-ranch-why-red-later = Für einen Drachen der Stufe 1 darfst du nur eine blaue Karte nehmen. (5.6)
web-ranch-why-red = Rote Karten werden nicht gespielt: Sie zählen am Ende jeder Saison. (8.1)
web-ranch-why-blue-once = Nur eine blaue Karte pro Zug. (6.4)
web-ranch-why-blue = Eine blaue Karte nützt dir gerade nichts. (6.4, 6.5)
web-ranch-why-medal = Am Ende der Saison geht eine Medaille an den Spieler mit den meisten Plättchen ihrer Art, wenn er mindestens so viele hat, wie nötig sind. (11.1)
web-ranch-why-acted = Du hast deine Aktion in diesem Zug schon ausgeführt. (3.1, 3.2)

web-ranch-about-seat = Drachen bringen am Ende jeder Saison je nach Stufe 1, 2 oder 3 Punkte, Medaillen am Ende der Partie 3 Punkte. (11.2, 12.2)
web-ranch-about-essence-mandrake = Zwei davon: eine Alraune. Mit einem Drachen: ein Ei ausbrüten. Mit einem Greif: zwei Barren. (4.1, 4.4, 4.5)
web-ranch-about-essence-griffin = Zwei davon: ein Greif. Mit einer Alraune: zwei Barren. Mit einem Drachen: ein Ei der nächsten Stufe. (4.2, 4.5, 4.6)
web-ranch-about-essence-dragon = Zwei davon: ein Ei der Stufe 1. Mit einer Alraune: ein Ei ausbrüten. Mit einem Greif: ein Ei der nächsten Stufe. (4.3, 4.4, 4.6)
web-ranch-about-essence-farmer = Als Zugabe zu Alraunen, Greifen, Eiern oder zum Ausbrüten bringt er eins mehr. (4.1, 4.7)
web-ranch-about-token-mandrake = Futter für einen Greif. Zwei bringen eine dritte. (9.1, 10.1)
web-ranch-about-token-griffin = Frisst jede Saison eine Alraune; Futter für einen Drachen. Zwei bringen einen dritten. (9.1, 9.2, 10.2)
web-ranch-about-token = Ein Ei, mit seinem Drachen auf der Rückseite. Ein Drache frisst jede Saison einen Greif und bringt so viele Punkte wie seine Stufe. (9.2, 11.2)
web-ranch-about-token-yellow-dragon = Stufe 2. Wenn er schlüpft, nimm einen Barren. (5.1)
web-ranch-about-token-green-dragon = Stufe 2. Wenn er schlüpft, nimm eine Alraune. (5.2)
web-ranch-about-token-blue-dragon = Stufe 2. Wenn er schlüpft, nimm einen Greif. (5.3)
web-ranch-about-token-purple-dragon = Stufe 2. Wenn er schlüpft, nimm ein Ei der Stufe 1. (5.4)
web-ranch-about-token-red-dragon = Stufe 3. Wenn er schlüpft, stiehl etwas von einem Gegner. (5.5)
web-ranch-about-token-ingot = Ersetzt eine beliebige Karte in einer Kombination: höchstens zwei pro Zug (englische Ausgabe: zwei pro Kombination). Damit bezahlst du auch weitere Paare. (4.8, 10.5)
web-ranch-about-medal = Wer am Ende einer Saison die meisten dieser Art hat, und mindestens so viele wie nötig, gewinnt sie: 3 Punkte am Ende der Partie. (11.1, 12.2)
web-ranch-get-blue = Du darfst eine nehmen, wenn bei dir ein Drache schlüpft. (5.6)
web-ranch-get-red = Du darfst eine nehmen, wenn bei dir ein Drache der Stufe 2 oder 3 schlüpft. (5.6)

web-ranch-short =
    Wenn du am Zug bist: Bilde eine Kombination aus zwei Karten (plus Farmern), oder ziehe eine Karte und nimm einen Barren, oder tausche zwei Karten aus und nimm einen Barren.
    Brüte Drachen aus: Für jeden darfst du eine Machtkarte nehmen, und farbige geben einen Bonus.
    Ist der Nachziehstapel leer, endet die Saison: Greife fressen Alraunen, Drachen fressen Greife, dann folgt die Zucht.
    Drachen bringen in jeder Saison 1 bis 3 Punkte, Medaillen am Ende 3 Punkte. Nach zwei Saisons gewinnt, wer die meisten Punkte hat.

# Was ein Zug verschenkt.
web-ranch-risk-feed-griffins = Kreaturen, die du nicht fütterst, verhungern.
web-ranch-risk-feed-level-1 = Kreaturen, die du nicht fütterst, verhungern.
web-ranch-risk-feed = Kreaturen, die du nicht fütterst, verhungern.
web-ranch-risk-no-power = Eine Machtkarte kostet nichts.
web-ranch-risk-end-turn = Du könntest noch etwas tun.
web-ranch-risk-stop-breeding = Du könntest noch ein Paar bilden.

# Warum es so kam.
web-ranch-aside-farmers = Jeder Farmer bringt eins mehr.
web-ranch-aside-five = Damit ist die Hand wieder auf fünf Karten aufgefüllt.
web-ranch-aside-power = Für jeden geschlüpften Drachen darf man eine Machtkarte nehmen.
web-ranch-aside-played-two-combinations = { ranch-power-two-combinations.does }.
web-ranch-aside-played-wild-card = { ranch-power-wild-card.does }.
web-ranch-aside-played-two-farmers = { ranch-power-two-farmers.does }.
web-ranch-aside-played-destroy = { ranch-power-destroy.does }.
web-ranch-aside-played-swap = { ranch-power-swap.does }.
web-ranch-aside-played-take = { ranch-power-take.does }.
web-ranch-aside-played-back-to-the-egg = { ranch-power-back-to-the-egg.does }.
web-ranch-aside-played-repeat = { ranch-power-repeat.does }.
web-ranch-aside-played-steal-an-ingot = { ranch-power-steal-an-ingot.does }.
web-ranch-aside-played-steal-a-card = { ranch-power-steal-a-card.does }.
web-ranch-aside-hatched-yellow = Ein gelber Drache bringt beim Schlüpfen einen Barren.
web-ranch-aside-hatched-green = Ein grüner Drache bringt beim Schlüpfen eine Alraune.
web-ranch-aside-hatched-blue = Ein blauer Drache bringt beim Schlüpfen einen Greif.
web-ranch-aside-hatched-purple = Ein violetter Drache bringt beim Schlüpfen ein Ei der Stufe 1.
web-ranch-aside-hatched-red = Ein roter Drache stiehlt beim Schlüpfen etwas.
web-ranch-aside-evolved = Sein Drache bringt mehr Punkte und beim Schlüpfen einen Bonus.
web-ranch-aside-medal = Sie geht an den Spieler, der am Ende der Saison die meisten hat.
web-ranch-aside-medal-none = Niemand hat genug, oder mehrere haben gleich viele.
web-ranch-aside-points = Jeder Drache bringt so viele Punkte wie seine Stufe, jede rote Karte, was auf ihr steht.

web-ranch-setup-game = Das Spiel
web-ranch-setup-eggs = Eier und Vorrat
web-ranch-setup-medals = Medaillen
web-ranch-setup-solo = Solospiel

# Spielhilfen: was eine Hand kann, und wozu ihr eine Karte fehlt.
web-ranch-aid-recipes = Rezepte
web-ranch-aid-key-can = Möglich: { $list }
web-ranch-aid-item-once = { $thing }
web-ranch-aid-item-times = { $thing } ×{ $number }
web-ranch-aid-key-short = Eine Karte fehlt: { $list }
web-ranch-aid-item-with = { $thing } (es fehlt: { $other })

# Die Rezeptleiste: was zwei Karten ergeben, und woher alles andere kommt.
web-ranch-recipes = Rezepte: was zwei Karten ergeben
web-ranch-recipe = { $combination }{ $is ->
    [can] : jetzt möglich
    [times] : bis zu { $number }-mal möglich
    [short] : Eine Karte fehlt ({ $cards })
    [no] : nicht mit diesen Karten
   *[idle] { "" }
  }
web-ranch-how-farmer = Jeder zusätzliche Farmer bringt eins mehr
web-ranch-how-power = Machtkarte: wenn bei dir ein Drache schlüpft
web-ranch-how-medal = Medaille: wer am Saisonende die meisten ihrer Art hat
web-ranch-how-ingot = Barren: beim Ziehen oder Austauschen von Karten
web-ranch-why-recipe = Das geht mit deiner Hand gerade nicht. (4.9, 4.10)
web-ranch-about-combination-mandrakes = Zwei Alraunenkarten: Du nimmst eine Alraune. Jeder zusätzliche Farmer bringt eine mehr. (4.1)
web-ranch-about-combination-griffins = Zwei Greifenkarten: Du nimmst einen Greif. Jeder zusätzliche Farmer bringt einen mehr. (4.2)
web-ranch-about-combination-eggs = Zwei Drachenkarten: Du nimmst ein Ei der Stufe 1. Jeder zusätzliche Farmer bringt eins mehr. (4.3)
web-ranch-about-combination-hatching = Eine Drachen- und eine Alraunenkarte: Du brütest eines deiner Eier aus und darfst eine Machtkarte nehmen. Mit jedem zusätzlichen Farmer brütest du eins mehr aus. (4.4, 5.6)
web-ranch-about-combination-gold = Eine Alraunen- und eine Greifenkarte: Du nimmst zwei Barren. Farmer bringen hier nichts. (4.5, 4.7)
web-ranch-about-combination-evolving = Eine Drachen- und eine Greifenkarte: Eines deiner Eier steigt eine Stufe auf. Farmer bringen hier nichts. (4.6, 4.7)
