# Die Seiten im Browser. Jedes Spiel hat für seinen Tisch eine eigene Datei (web-<game>.ftl).

web-skip = Zum Tisch springen
web-nav = Seiten
web-nav-play = Spielen
web-nav-daily = Täglich
web-me-named = Mein Konto: { $name }
web-puzzles-line = Stellungen aus echten Partien mit einem eindeutig besten Zug. Finde ihn.
web-puzzles-solved = { $solved } von { $all } gelöst
web-puzzles-next = Nächstes Rätsel
web-settings = Einstellungen
web-close = Schließen
web-cancel = Abbrechen
web-continue = Weiterspielen
web-home = Zurück in die Halle
web-retry = Noch einmal versuchen
web-go = Los
web-hero = Drachenspiele für dich und deine Freunde
web-hero-line = Spiele mit Freunden über einen Link, oder lass Bots die freien Plätze einnehmen. Im Browser, auf jedem Bildschirm, ohne Konto.
web-games = Die Spiele
web-seats = { $low } bis { $high } Spieler
web-play-now = Jetzt spielen
web-play-now-note = Jetzt spielen: du und zwei Bots ({ $level }), etwa 5 Minuten
web-solo = Gegen Bots
web-solo-line = { $played ->
    [one] 1 Partie
   *[other] { $played } Partien
  } gegen Bots, { $won } gewonnen. Stärkster besiegter Bot: { $best }
web-solo-apart = Partien nur gegen Bots werden getrennt gezählt und nie gewertet.
web-solo-ladder = Die Leiter der Bots
web-streak = { $days ->
    [one] Tagespartie gespielt: 1 Tag in Folge
   *[other] Tagespartie gespielt: { $days } Tage in Folge
  }
web-invite = Mit Freunden
web-learn = Einführung
web-rules = Regeln
web-my-tables = Frühere Partien
web-going = Deine Partien
web-forget = Tisch { $code } aus dieser Liste entfernen
web-have-code = Hast du einen Code?
web-code = Code oder Link eines Tisches
web-open-record = Gespeicherte Partie öffnen
web-bad-record = Diese Datei ist keine Aufzeichnung einer beendeten Partie.
web-public-tables = Öffentliche Tische
web-no-public = Gerade gibt es keinen öffentlichen Tisch. Öffne einen: Freunde und Fremde können sich dazusetzen.
web-seats-free = { $free ->
    [one] 1 Platz
   *[other] { $free } Plätze
  } von { $seats } frei
web-state-open = noch nicht gestartet
web-state-running = läuft
web-state-over = beendet
web-clock-ends = die Zeit läuft { $when } ab
web-credits = Mitwirkende
web-who = Wer spielt?
web-your-name = Dein Name
# Der Name eines Spielers, der keinen angegeben hat.
web-me = Du
web-first-learn = In zwei Minuten lernen
web-first-play = Einfach spielen
web-first-here = Hier anfangen
web-language = Sprache

web-set-theme = Aussehen
web-set-theme-auto = wie auf diesem Gerät
web-set-theme-dark = Kerzenlicht
web-set-theme-light = Tageslicht
web-set-pace = Spieltempo
web-set-pace-slow = langsam
web-set-pace-normal = normal
web-set-pace-fast = schnell
web-set-pace-instant = sofort
web-set-size = Kartengröße
web-set-size-small = klein
web-set-size-normal = normal
web-set-size-large = groß
web-set-confirm = Meine Züge bestätigen
web-set-confirm-always = immer
web-set-confirm-risky = nur riskante
web-set-confirm-never = nie
web-set-monograms = Buchstaben auf Karten und Figuren, zusätzlich zu Farben und Bildern
web-set-aids = Spielhilfen am Tisch: mögliche Kombinationen, Fähigkeiten, die ausgelöst würden, Wahrscheinlichkeiten. Mit der Schaltfläche „?“ schaltest du jede einzeln ein oder aus.
web-set-sound = Ton und Vibration
web-set-volume = Lautstärke
web-set-notify = Benachrichtigen, wenn ich am Zug bin

web-new-table = { $game }: neuer Tisch
web-who-plays = Spieler
web-only-here = Die Halle ist nicht erreichbar: An diesem Tisch können nur dieses Gerät und Bots spielen.
web-how-many = Anzahl der Spieler
web-sit-me = ich
web-sit-friend = ein Freund, per Link
web-sit-second = noch jemand an diesem Gerät
web-their-name = Name der Person
web-sit-bot = Bot: { $level }
web-sit-hint = Plätze, die beim Start noch frei sind, können Bots einnehmen.
web-public = Öffentlich
web-public-line = In der Halle sichtbar; alle können sich dazusetzen.
web-private = Unter Freunden
web-private-line = Nur wen du einlädst, kann ihn finden.
web-link-only = Nur mit dem ganzen Link; der kurze Code allein öffnet den Tisch nicht
web-many-seats = Gäste dürfen an ihrem Gerät weitere Spieler hinzufügen
web-setup-time = Zeit
web-setup-guests = Gäste
web-setup-variants = Spielvarianten
web-setup-variants-line = Das sind die üblichen Regeln. Ändere, was du möchtest.
web-setup-more = Mehr
web-own-number = andere Zahl
web-variant = { $name }
web-variant-line = { $name }: { $value }
web-time-free = Ohne Uhr
web-time-free-line = Jeder nimmt sich die Zeit, die er braucht.
web-time-clock = Mit Uhr
web-time-clock-line = Läuft die Zeit eines Spielers ab, springt ein Bot ein.
web-time-days = Über mehrere Tage
web-time-days-line = Schau vorbei, wann es dir passt; niemand wird ersetzt, weil er nicht da ist.
web-for-a-decision = Zeit pro Entscheidung
web-n-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
  }
web-n-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
  }
web-n-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
  }
web-no-limit = unbegrenzt
web-clock-days = { $days } T { $hours } Std
web-clock-hours = { $hours } Std { $minutes } Min
web-free-chat = Gäste dürfen im Chat frei schreiben
web-lay-table = Tisch öffnen
web-lay-and-invite = Tisch öffnen und Link bekommen
web-is-member = Mitglied dieser Halle
web-level-hatchling = Schlüpfling
web-level-whelp = Jungdrache
web-level-cockatrice = Basilisk
web-level-drake = Drake
web-level-wyvern = Wyvern
web-level-amphiptere = Amphiptere
web-level-lindworm = Lindwurm
web-level-wyrm = Wyrm
web-level-wyrm-classic = Wyrm
web-level-strength = { $level }, { $strength }
web-strength-hatchling = zufällige Züge
web-strength-whelp = sehr leicht
web-strength-cockatrice = leicht
web-strength-drake = mittel
web-strength-wyvern = recht schwer
web-strength-amphiptere = schwer
web-strength-lindworm = sehr schwer
web-strength-wyrm = am schwersten

web-seats-title = Am Tisch
web-free-seat = Freier Platz
web-bot-name = { $level } { $seat }
web-host = Gastgeber
web-sit-here = Hier Platz nehmen
web-sit-too = Noch jemanden hinzufügen
web-second-name = Gast { $n }
web-add-bot = Bot
web-level = Stufe des Bots
web-free-it = frei lassen
web-stand = Platz verlassen
web-remove = Entfernen
web-start = Starten
web-start-fill = { $free ->
    [one] Mit einem Bot auf dem freien Platz starten
   *[other] Mit Bots auf den { $free } freien Plätzen starten
  }
web-wait-host = { $host } startet die Partie, sobald alle da sind.
web-invite-title = Einladen
web-invite-line = Wer diesen Link öffnet, kann sich dazusetzen.
web-link-for = Wer soll den Link öffnen können?
web-link-here = nur Browser auf diesem Computer
web-link-network = alle in deinem Netzwerk ({ $address })
web-link-only-here = Dieser Link und sein QR-Code funktionieren nur auf diesem Computer. Für Gäste auf anderen Geräten starte die Halle mit „dragonhall serve --host 0.0.0.0“.
web-copy-link = Link teilen
web-copied = Kopiert
web-qr = QR-Code des Links
web-playing-as = Du spielst als { $name }.
web-invited = { $host } lädt dich zu { $game } ein
web-join = Dazusetzen

web-opening = Der Tisch wird vorbereitet …
web-reconnecting = Verbindung verloren. Sie wird neu aufgebaut …
web-pending-move = { $move }: wartet auf die Verbindung. Der Zug wird gesendet, sobald die Halle antwortet.
web-watching = Du siehst zu.
web-bot-plays-for-you = Ein Bot spielt für dich.
web-i-am-back = Ich bin wieder da
web-is-away = { $name } ist nicht da.
web-let-bot = Einen Bot übernehmen lassen
web-stand-in = von einem Bot gespielt
web-away = nicht da
web-to-act = am Zug
web-winner = gewinnt
web-opponents = Gegner
web-my-place = Dein Bereich
web-players = Spieler
web-undo = Zurücknehmen
web-took-back = { $name } nimmt den letzten Zug zurück.
web-undo-asked = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
web-undo-waiting = Die anderen werden gefragt, ob du den Zug zurücknehmen darfst.
web-your-turn = Du bist am Zug. Was tust du?
web-your-turn-short = Dein Zug
web-your-turn-title = Du bist am Zug: { $table }
web-waiting-for = Warten auf { $names } …
web-confirm = Bestätigen: { $move }
web-unpick = Auswahl aufheben
web-less = Eins weniger
web-more = Eins mehr
web-all-moves = Alle { $count }
web-all-moves-title = Alles, was du tun kannst
web-log = Verlauf
web-help = Hilfe
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-send = Senden
web-keys = Tastenkürzel
web-key-tab = von Bereich zu Bereich gehen
web-key-arrows = sich in einem Bereich bewegen
web-key-enter = auswählen; noch einmal drücken, um zu bestätigen
web-key-numbers = die erste, zweite … Schaltfläche drücken
web-key-confirm = die Auswahl bestätigen
web-key-escape = die Auswahl aufheben
web-key-moves = alles auflisten, was du tun kannst
web-key-inspect = die Karte oder das Plättchen erklären
web-key-undo = einen Zug zurücknehmen
web-key-log = den Verlauf öffnen
web-key-talk = den Chat öffnen
web-why-not = Das kannst du jetzt nicht benutzen. Alles, was du benutzen kannst, ist hervorgehoben.
web-nothing-more = Mehr gibt es hier nicht zu erklären.

web-pass-to = Gib den Bildschirm an { $name } weiter
web-curtain-line = Alle anderen schauen bitte weg.
web-curtain-open = Ich bin { $name }

web-end = Das Ende
web-line = Zeile
web-score = Punkte
web-score-sheet = Punktetabelle
web-rematch = Revanche
web-change-players = Spieler ändern
web-go-rematch = Zur Revanche
web-replay = Noch einmal ansehen
web-uploaded = Von einem Gast hochgeladen; nicht in dieser Halle gespielt.
web-share = Teilen
web-record = Aufzeichnung speichern
web-look-at-table = Tisch ansehen
web-back-to-table = Zurück zum Tisch
web-seen-by = Ansicht von
web-spectator = Zuschauer
web-first = Zum Anfang
web-previous = Einen Zug zurück
web-next = Einen Zug weiter
web-last = Zum Ende
web-run = Abspielen
web-pause = Anhalten

web-review = Analyse: wer vorn lag und warum
web-review-begins = Die Analyse beginnt …
web-review-cost = Diese Entscheidung hat die Gewinnchance um { $points ->
    [one] 1 Prozentpunkt
   *[other] { $points } Prozentpunkte
  } gesenkt.

web-menu = Tischmenü
web-notes = Meldungen
web-dock = Deine Entscheidung
web-bot-for-me = Einen Bot für mich spielen lassen
web-bot-for = Einen Bot für { $name } spielen lassen
web-resign = Aufgeben
web-resign-line = Du verlässt die Partie endgültig, und ein Bot spielt für dich weiter. Das lässt sich nicht rückgängig machen.
web-vote = Abstimmen, { $name } zu entfernen
web-vote-count = { $name } entfernen: { $yes } von { $needed } Stimmen

web-how-to-play = So wird gespielt
web-chapters = Kapitel

web-trouble = Der Drache schläft
web-trouble-other = Etwas ist schiefgegangen. Versuche es noch einmal, oder geh zurück in die Halle.
web-trouble-offline = Die Halle ist nicht erreichbar. Bist du online, und läuft der Server? Deine Partie ist sicher: Sie geht weiter, wo sie stehen geblieben ist.
web-trouble-no-table = Kein Tisch hat diesen Code. Vielleicht ist es ein Tippfehler, oder der Tisch wurde gelöscht. Bitte noch einmal um den Link, oder öffne einen eigenen Tisch.
web-trouble-no-page = Diese Seite gibt es nicht.
web-trouble-no-ply = So weit ist die Partie nie gekommen.
web-trouble-bad-token = Dein Schlüssel öffnet diesen Tisch nicht mehr. Lade die Seite neu, um als Gast einzutreten.
web-trouble-no-game = Dieses Spiel hat die Halle nicht.
web-trouble-seat-taken = Jemand war schneller: Der Platz ist besetzt.
web-trouble-already-started = Diese Partie hat schon begonnen. Du kannst zusehen.
web-trouble-bad-name = Ein Name muss 1 bis 24 Zeichen haben.
web-trouble-old-protocol = Es gibt eine neuere Version dieser Seite. Lade sie neu.
web-trouble-too-fast = Zu viele Anfragen. Warte einen Moment und versuche es noch einmal.
web-trouble-stale = Am Tisch hat sich etwas geändert. Sieh noch einmal hin, dann entscheide.
web-trouble-cannot-undo = Das kann nicht mehr zurückgenommen werden: Seitdem wurde gewürfelt, gezogen oder etwas aufgedeckt.

web-credits-icons = Symbole
web-credits-icons-line = Von game-icons.net, Lizenz CC BY 3.0, von uns umgefärbt und kombiniert. Symbole von:
web-credits-fonts = Schriften
web-credits-own = Eigene Zeichnungen
web-credits-own-line = Die fünf Renndrachen, die Alraune, der fünfköpfige Drache, Türen, Karten, Münzen, Würfel, Eier und Plättchen wurden für Dragonhall gezeichnet.
web-credits-games = Die Spiele
web-credits-games-line = Dragonhall ist von Fans gemacht. Die Spiele gehören ihren Autoren und Verlagen; die Regeln haben wir in eigenen Worten geschrieben.

# Die Geschichte: was passiert ist, Schritt für Schritt.
web-lately = Was gerade passiert ist
web-to-my-turn = Weiter bis zu meinem Zug
web-forced = Du hast nur einen möglichen Zug, er wird also für dich gemacht.
web-go-on = Weiter
web-pause-title = Ende dieses Abschnitts
web-pause-brought = Das hat es allen gebracht:
web-see-moment = Diesen Moment zeigen
web-peek = So sah der Tisch nach Zug { $ply } aus.
web-back-to-now = Zurück zur Gegenwart
web-telling = Tippe irgendwohin, um weiterzugehen; halte gedrückt, um bis zu deinem Zug vorzuspulen.

# Bots haben eigene Namen: acht für jede Stufe, damit am Tisch keine zwei gleich heißen.
web-bots-hatchling = Krümel, Piepser, Knopf, Purzel, Stups, Nüsschen, Docht, Flämmchen
web-bots-whelp = Flitz, Kiesel, Zappel, Wirbel, Eichel, Struppi, Zweiglein, Fingerhut
web-bots-cockatrice = Hahnenkamm, Rostfeder, Spindel, Ginster, Schwinge, Rainfarn, Klette, Feldstein
web-bots-drake = Feuerstein, Glut, Sauerampfer, Zunder, Schuppe, Federkiel, Brombeer, Rabe
web-bots-wyvern = Vespera, Zobel, Dorn, Isolde, Merula, Corvina, Hexa, Galen
web-bots-amphiptere = Zephyr, Halkyon, Windspiel, Wanderfalke, Himmelblau, Aurelia, Rittersporn, Nimbus
web-bots-lindworm = Sigrid, Schafgarbe, Fenchel, Hespera, Runa, Talwin, Skalde, Ilvane
web-bots-wyrm = Aschenmaul, Grimhild, Estragon, Morwenna, Altschuppe, Isegrim, Donnerhall, Raureif
web-bots-wyrm-classic = { web-bots-wyrm }
web-set-face = Dein Porträt
web-set-face-n = Porträt { $n }
web-you = du
web-why = Warum diese Frage?
web-aids = Spielhilfen
web-sure = { $move }: Bist du sicher?
web-sure-because = { $move }? { $risk }

web-plain-choose = { $name } wählen
web-plain-hand = Deine Hand
web-plain-pile = { $label }: { $count }
web-plain-revealed = Gerade gezeigt
web-pile-empty = Hier sind keine Karten.
web-member = Mein Konto
web-rate-it = Gewertete Partie: nur Mitglieder und Bots, mit Uhr und ohne Tipps. Das Ergebnis zählt für die Ranglisten.
web-boards = Ranglisten
web-clubs = Clubs
web-people = Personen an diesem Tisch
web-for-club = Für einen Club
web-for-no-club = Kein Club
web-tournaments = Turniere
web-to-tournament = Zum Turnier
web-statistics = Statistik

# Tipps

web-hint = Tipp
web-hint-thinking = Wird berechnet …
web-hint-best = Tipp: { $move }
web-hint-share = gewinnt in etwa { $share } % der Fälle, nach dem, was du sehen kannst
web-hint-only = Es gibt nur einen Zug: { $move }.
web-hint-close = Ein anderer Zug ist etwa genauso gut.
web-hint-even = Diese Züge sind etwa gleich gut.
web-hint-mixed = Deine Wahl ist geheim: Spiele nicht immer gleich, damit man dich nicht durchschaut.
web-hint-others = Andere Züge
web-hint-other = { $move }: { $share } %
web-hints-on = Tipps an diesem Tisch erlauben
web-hints-off = Tipps an diesem Tisch ausschalten
web-hinted = Benutzte Tipps: { $list }.
web-hinted-by = { $name } ({ $count })
web-key-hint = ein Tipp, wo der Tisch ihn erlaubt

# Einführungen

web-lesson = Einführung
web-lesson-step = Einführung, Schritt { $step } von { $steps }
web-lesson-next = Weiter
web-lesson-play-on = Weiterspielen
web-lesson-leave = Einführung verlassen
web-lesson-watch = Schau, was passiert …
web-lesson-read = Lies das zuerst, dann drücke „Weiter“.

# Rätsel

web-puzzles = Rätsel
web-puzzle = Rätsel
web-puzzle-grade = Schwierigkeit: { $grade } von 4 Sternen
web-puzzle-streak = in Folge: { $streak }, Bestwert { $best }
web-puzzle-ask = Nach dem, was du sehen kannst, ist ein Zug eindeutig der beste. Finde ihn.
web-puzzle-wrong = Das ist er nicht: Ein anderer Zug gewinnt öfter. Versuche es noch einmal.
web-puzzle-wrong-share = „{ $move }“ gewinnt in { $share } % der Fälle, ein anderer Zug in { $best } %. Versuche es noch einmal.
web-puzzle-right = Richtig!
web-puzzle-answer = Das ist der Zug: { $move }.
web-puzzle-shares = Er gewinnt in { $share } % der Fälle; der nächstbeste Zug in { $next } %.
web-puzzle-missed = Nicht gefunden von: { $levels }.
web-puzzle-show = Den Zug zeigen
web-puzzle-next = Nächstes Rätsel
web-puzzle-copied = Der Link ist kopiert.

# Die Regeln fragen.
web-search-rules = Die Regeln durchsuchen
web-search-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Regel
   *[other] { $count } Regeln
  }
web-search-near = Nicht ganz, was du gefragt hast, aber ähnlich:
# Wörter einer Frage, die die Suche weglässt, und Gruppen von Wörtern gleicher Bedeutung: Jedes steht für alle, die so anfangen.
web-search-ignored =
    ab aber als am an auch auf aus bei beim bin bis da dann darf dass dem den denn der des deshalb die dies diese
    dieser dieses doch du durch ein eine einem einen einer eines er es für gibt hat habe haben ich ihm ihn ihr im in
    ist ja jetzt kann können man mehr mein mich mir mit muss müssen nach nicht noch nur ob oder passiert sein seine
    sich sie sind so soll um und uns von vom vor wann war warum was wenn wer werden wie wieso wird wo zu zum zur
    zwei
web-search-alike =
    gleichstand gleich unentschieden; erst begin anfang anfäng start führ; ansehen anschau sehen nachseh zähl; ende
    endet vorbei schluss letzt; kauf zahl bezahl; würf würfel wurf; verlier ausscheid scheidet; gewinn sieg; stehl
    stiehl nimm nehmen raub; zieh zug; frisst fressen fütter; schlüpf brüt
web-rule-number = Regel { $number }
web-why-not-turn = Du bist nicht am Zug: Zuerst müssen andere entscheiden ({ $names }).
web-uses = Damit kannst du:
web-uses-more = und { $more } weitere
web-hints = Tipps
web-hints-alone = nur, solange ein einziger Mensch spielt
web-hints-yes = immer
web-hints-no = nie
web-not-now = Jetzt nicht möglich
web-what-happens = Was passiert, wenn …
web-what-happens-pick = Wähle eine Karte oder ein Plättchen: Hier stehen dann die Züge damit.
web-what-happens-open = Der Rest hängt vom Glück oder von verdeckten Karten ab. Zum Beispiel:
web-what-happens-nothing = Sonst passiert erst einmal nichts.
# Die Tagespartie

web-daily = Die Tagespartie
web-daily-line = Jeden Tag eine Partie je Spiel: dieselben Karten und dieselben Bots für alle.

# Ein großer Bildschirm, der den Tisch zeigt, mit den Handkarten auf Handys

web-screen = Auf einem Fernseher zeigen
web-screen-line = Der Spielplan auf dem großen Bildschirm, die Handkarten auf den Handys.
web-screen-join = Scannen, um Platz zu nehmen
web-screen-watching = Alle sehen ihre Karten auf dem eigenen Handy.
web-screen-late = Scannen, um für einen Bot einzuspringen
web-screen-wait = Der Gastgeber startet die Partie auf seinem eigenen Gerät.
web-screen-full = Vollbild
web-hand-board = Den Spielplan zeigen
web-hand-only = Nur meine Hand zeigen
web-take-bot-seat = Für einen Bot einspringen
web-watching-full = Alle Plätze sind besetzt: Du siehst zu.
