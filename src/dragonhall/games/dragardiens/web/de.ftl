# Das Grimoire im Browser.

web-dragardiens-mark-shadow = Sd
web-dragardiens-card-shadow = Schattendrachen
web-dragardiens-supply = Vorrat
web-dragardiens-school = Schule von { $name }
web-dragardiens-cards = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
web-dragardiens-fragments = Fragmente: { $count }, vollendete Amulette: { $rings }
web-dragardiens-pearls = Perlen: { $red } rote, { $blue } blaue
web-dragardiens-pearls-left = Perlen im Vorrat: rote, blaue
web-dragardiens-crystals = Kristalle: { $count }
web-dragardiens-eggs = Goldene Eier: { $count }
web-dragardiens-crest = Wappen der Vielfalt
web-dragardiens-pile = Stapel { $colour }: { $count }{ $closed ->
    [yes] , blockiert
   *[no] { "" }
  }
web-dragardiens-no-school = noch keine Drachen
web-dragardiens-hand = Deine Hand
web-dragardiens-left-page = Linke Seite: { $page }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
web-dragardiens-right-page = Rechte Seite: { $page }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
web-dragardiens-chests = Magische Truhen

web-dragardiens-ask-take = Nimm 1 bis 3 Karten vom Übungsplatz.
web-dragardiens-ask-turn = { $may ->
    [take-write] Nimm noch eine Karte, ändere das Grimoire oder beende deinen Zug.
    [take] Nimm noch eine Karte oder beende deinen Zug.
    [write] Ändere das Grimoire mit einer Handkarte oder beende deinen Zug.
   *[none] { $can ->
        [yes] Lege Drachen aus oder beende deinen Zug.
       *[no] Beende deinen Zug.
      }
  } Das Grimoire verlangt: { $asks }.
web-dragardiens-ask-add = Welche Drachen legst du aus? Noch { $number } zu wählen.
web-dragardiens-ask-others = { $name } ist fertig. { $can ->
    [yes] Für dieselben Seiten darfst du jetzt { $asks }.
   *[no] Für dieselben Seiten müsstest du { $asks }, aber das kannst du nicht.
  }
web-dragardiens-ask-chest = Wähle die magische Truhe für diese Partie.

# Was ein Zug bewirkt.
web-dragardiens-risk-pass = Du könntest noch etwas nehmen oder auslegen.
web-dragardiens-do-take = { $card_the } nehmen ({ $side })
web-dragardiens-do-lay-at = { dragardiens-draw-asks }: neuer Stapel { $side }

web-dragardiens-tip-chest = Eine magische Truhe ist im Spiel; ein Kristall öffnet sie für einen Zug. Wähle die Truhe, die du möchtest.
web-dragardiens-tip-take = Das Grimoire zeigt, wie viele Drachen (linke Seite) welcher Farbe (rechte Seite) du auslegen darfst. Nimm zuerst eine bis drei Karten vom Übungsplatz (tippe eine Karte zweimal an). Jede genommene Karte ändert eine Seite.
web-dragardiens-tip-turn = Jede Karte hat vorn einen Drachen und hinten eine Seite (das kleine Buch). Du darfst das Grimoire ändern: Lege eine Handkarte mit der Buchseite nach oben darauf, Zahlen links, Farben rechts. Lege dann genau aus, was es verlangt. Die linke Seite zeigt deine Belohnung; drei Fragmente ergeben ein Amulett. Eine neue Farbe beginnt einen Stapel an einem Ende deiner Schule; ein Stapel zwischen zwei anderen ist blockiert.
web-dragardiens-tip-others = Nach dem Zug eines anderen darfst auch du für dieselben Seiten und dieselbe Belohnung Drachen auslegen.
web-dragardiens-tip-add = Mehrere Karten passen: Wähle, welche du auslegst. Behalte die Seiten, die du noch brauchen kannst.

web-dragardiens-why-gift = Belohnungen bekommst du, indem du Drachen auslegst. (7.1)
web-dragardiens-why-crystal = Mit einem Kristall bezahlst du eine vierte Karte oder öffnest eine Truhe, wenn eine im Spiel ist. (4.3, 11.2)
web-dragardiens-why-pile = Drachen kommen von selbst auf ihren Stapel. (6.5)
web-dragardiens-why-closed = Ein Stapel zwischen zwei anderen ist blockiert: Du kannst nichts mehr darauflegen. (6.6)
web-dragardiens-why-others = Im Zug eines anderen darfst du nur Drachen auslegen. (8.2)
web-dragardiens-why-taken = Du nimmst bis zu drei Karten pro Zug (mit einem Kristall vier), und keine mehr, nachdem du das Grimoire geändert, eine Truhe geöffnet oder ausgelegt hast. (4.1, 4.3, 4.6)
web-dragardiens-why-add = Wähle nur Drachen der verlangten Farbe. (6.2)
web-dragardiens-why-take-first = Nimm zuerst mindestens eine Karte vom Übungsplatz. (4.1)
web-dragardiens-why-written = Du darfst pro Zug nur eine Karte auf jedes Deck legen, bevor du auslegst. (5.1)
web-dragardiens-why-chest = Eine Truhe zu öffnen kostet einen Kristall, und du darfst nur einen Kristall pro Zug zahlen. Tu es nach dem Nehmen und vor dem Auslegen, und nur, wenn es etwas ändert. (11.2, 11.9)
web-dragardiens-why-book = Um das Grimoire zu ändern, wähle eine Handkarte: Eine Zahl kommt auf das linke Deck, eine Farbe auf das rechte. (5.1, 5.2)
web-dragardiens-why-lay = Zum Auslegen brauchst du so viele Drachen der Farbe, wie das Grimoire verlangt (mindestens einen echten), und einen Stapel, der nicht blockiert ist. Nimm vorher eine Karte. (4.1, 6.2, 6.3, 6.6)

web-dragardiens-about-card = Du kannst den Drachen in deiner Schule auslegen oder die Karte mit der Buchseite nach oben auf das Grimoire legen: Zahlen links, Farben rechts. (5.1, 6.1)
web-dragardiens-about-card-shadow = Ein Joker: Er ersetzt einen fehlenden Drachen jeder Farbe, aber du brauchst mindestens einen echten Drachen. Seine Seite ist eine 6. (6.3)
web-dragardiens-about-side = Die oberste Seite dieses Decks gilt: Die linke sagt, wie viele Drachen, die rechte, welche Farbe. (3.1)
web-dragardiens-about-colour = Drachen derselben Farbe bilden einen Stapel. Ein Stapel zwischen zwei anderen ist blockiert. (6.5, 6.6)
web-dragardiens-about-gift-lowest = Das Fragment mit dem niedrigsten Wert in der Reihe. Jedes dritte Fragment vollendet ein Amulett und bringt eine Perle. (7.2, 7.4)
web-dragardiens-about-gift-highest = Das Fragment mit dem höchsten Wert in der Reihe. (7.2)
web-dragardiens-about-gift-crystal = Damit bezahlst du eine vierte Karte im Zug oder öffnest eine Truhe. (4.3, 11.2)
web-dragardiens-about-gift-egg = Bringt am Ende Punkte (4 in der üblichen Schachtel); wer die meisten Eier hat, dreht eines um, das dann mehr bringt (16). (9.5, 9.6)
web-dragardiens-about-pearl-red = Jedes vollendete Amulett bekommt eine Perle: zuerst die roten, die in der üblichen Schachtel am meisten wert sind. (7.5)
web-dragardiens-about-chest-prism-ink = Deine rechte Seite gilt in diesem Zug als eine andere Farbe. (11.3)
web-dragardiens-about-chest-whistle = Nimm eine Karte aus deiner Schule auf die Hand zurück. (11.4)
web-dragardiens-about-chest-shortcut = Lege einen Drachen weniger aus, als die linke Seite verlangt. (11.5)
web-dragardiens-about-chest-iron-key = Du kannst Drachen auf einen blockierten Stapel legen. (11.6)
web-dragardiens-about-chest-veil = Niemand sonst kann in diesem Zug auslegen. (11.7)
web-dragardiens-about-chest-magnet = Dein erstes Fragment ist das höchste statt des niedrigsten. (11.8)


web-dragardiens-short =
    Nimm eine bis drei Karten vom Übungsplatz; jede ändert eine Seite des Grimoires.
    Wenn du willst, ändere das Grimoire: Lege Handkarten mit der Buchseite nach oben darauf.
    Lege genau die Zahl und die Farbe aus, die das Grimoire verlangt, und nimm die Belohnung. Dann dürfen die anderen dasselbe tun.
    Drei Fragmente ergeben ein Amulett, und das bringt eine Perle. Sind genug Amulette vollendet, gewinnt, wer die meisten Punkte hat.

web-dragardiens-setup-game = Das Spiel
web-dragardiens-setup-open = Was alle sehen
web-dragardiens-setup-chests = Magische Truhen

# Warum es so kam.
web-dragardiens-aside-laid = Die linke Seite sagt, wie viele, die rechte, welche Farbe.
web-dragardiens-aside-laid-too = Nach jedem Zug dürfen auch die anderen für dieselben Seiten auslegen.
web-dragardiens-aside-fourth = Eine vierte Karte im Zug kostet einen Kristall.
web-dragardiens-aside-page-shown = Diese Seite lag unter der Karte, die genommen wurde.
web-dragardiens-aside-gift = Das ist die Belohnung auf der linken Seite.
web-dragardiens-aside-pearl = Drei Fragmente ergeben ein Amulett; eine Perle kommt verdeckt dazu.
web-dragardiens-aside-closed = Er liegt jetzt zwischen zwei anderen, also kann nichts mehr dazukommen.

# Spielhilfen: was das Grimoire verlangt, und mit welcher Seite du auslegen könntest.
web-dragardiens-aid-grimoire = Grimoire
web-dragardiens-aid-key-lay = Du kannst { $list } auslegen
web-dragardiens-aid-key-lay-later = Du hast, was verlangt ist: { $list }
web-dragardiens-aid-key-lacks = Du brauchst noch { $list }
web-dragardiens-aid-key-real = Du brauchst mindestens einen echten Drachen für { $list }
web-dragardiens-aid-key-closed = Dein Stapel ist blockiert für { $list }
web-dragardiens-aid-item-asks = { $number ->
    [one] einen { $thing_the } Drachen
   *[other] { $number } { $thing_many } Drachen
  }
web-dragardiens-aid-item-lacks = { $of ->
    [one] einen { $thing_the } Drachen
   *[other] { $number } von { $of } { $thing_the } Drachen
  }
web-dragardiens-aid-key-write = Ändere das Grimoire, um auszulegen: { $list }
web-dragardiens-aid-item-write = { $number ->
    [one] einen { $other_the }
   *[other] { $number } { $other_many }
  } mit { $thing_dat }

# Wörter neben Zahlen.
web-dragardiens-supply-crystals = Kristalle
web-dragardiens-supply-eggs = goldene Eier
web-dragardiens-supply-pearls = Perlen
web-dragardiens-supply-crests = Wappen
web-dragardiens-worth = ({ $points } Punkte)
