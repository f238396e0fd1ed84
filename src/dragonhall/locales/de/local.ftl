# Tische in diesem Browser, Seiten ohne Netz, Partien in einem Link.

local-hero-line = Gegen Bots oder reihum an einem Gerät, auch ohne Internet. Ohne Konto, ohne Installation.
local-have-record = Hast du eine gespeicherte Partie?
local-set-up = Einen Tisch vorbereiten
local-docs = Dokumentation
local-at-hall = Braucht eine Verbindung: Nur die Halle hat die Regeln dieses Spiels.
local-missed =
    { $count ->
        [one] { $games } kann man gerade nicht spielen: Das Spiel wurde in der Halle installiert, nur sie hat seine Regeln, und sie ist nicht erreichbar.
       *[other] { $games } kann man gerade nicht spielen: Die Spiele wurden in der Halle installiert, nur sie hat ihre Regeln, und sie ist nicht erreichbar.
    }
local-update = Es gibt eine neuere Version dieser Seiten.
local-update-now = Neu laden
local-update-later = Später
local-brought-record = Eine geteilte Partie
local-brought-position = Eine geteilte Stellung
local-brought-line =
    { $game }, { $seats ->
        [one] ein Spieler
       *[other] { $seats } Spieler
    }, nach { $ply ->
        [one] einem Zug
       *[other] { $ply } Zügen
    }. Du spielst in diesem Browser; Bots nehmen die anderen Plätze ein.
local-brought-seat = Mein Platz
local-brought-play = Weiterspielen
local-brought-bad = Dieser Link ist beschädigt oder stammt nicht von Dragonhall.
local-link = Link zu dieser Stellung
local-link-copied = Link kopiert
local-to-hall = Mit Freunden weiterspielen
local-to-hall-line = Bringt diesen Tisch, wie er ist, in die Halle; Freunde kommen über seinen Link dazu.
local-play-here = In diesem Browser weiterspielen
local-play-here-line = Geht ohne die Halle weiter, auch ohne Internet.
local-keep-here = In diesem Browser behalten
local-keep-here-line = Um sie wieder anzusehen oder weiterzuspielen, auch ohne Internet.
local-carried = Diese Partie wurde anderswo begonnen, und wer sie importiert hat, hat vielleicht verdeckte Karten gesehen. Ab hier sind die Würfel neu.
web-trouble-long-link = Diese Partie ist zu lang für einen Link: Speichere sie als Datei.
