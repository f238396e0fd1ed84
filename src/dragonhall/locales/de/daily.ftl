# Die Tagespartie, im Browser.

daily-about = Bei jedem Spiel spielen alle dieselbe Partie gegen dieselben Bots. Jeden Tag um Mitternacht (UTC) gibt es neue Partien. So gut wie unser stärkster Bot abzuschneiden, ist ein sehr gutes Ergebnis.
daily-past = Dieser Tag ist vorbei. Du kannst noch spielen, aber dein Ergebnis wird als verspätet gekennzeichnet.
daily-table = { $seats } Spieler; du bist Spieler { $seat }. Bots: { $level }.
daily-play = Spielen
daily-go-on = Weiterspielen
daily-count = { $count ->
    [one] 1 Ergebnis hier
   *[other] { $count } Ergebnisse hier
  }
daily-mine = Dein Platz: { house-rank } von { $seats }.
daily-points = Punkte je Spieler: { $points }
daily-late = verspätet
daily-see-mine = Meine Partie ansehen
daily-house-line = Unser stärkster Bot: Platz { house-rank } von { $seats }.
daily-you = Du
daily-strongest = Unser stärkster Bot
daily-ghost = Deine Partie neben der unseres stärksten Bots
daily-beat-house = Du warst besser als unser stärkster Bot!
daily-house-beat = Unser stärkster Bot war besser.
daily-like-house = Du warst genauso gut wie unser stärkster Bot.
daily-share = Als Bild teilen
daily-house-ask = Wie würde unser stärkster Bot abschneiden?
daily-house-thinks = Der Bot spielt …
daily-see-house = Die Partie des Bots ansehen
daily-send = Mein Ergebnis in die Rangliste dieser Halle eintragen
daily-place = { house-rank }
daily-place-count = { house-rank }: { $count }
daily-calendar = Kalender
daily-month-before = Voriger Monat
daily-month-after = Nächster Monat
daily-day-done = { $date }, { $done } von { $games } gespielt
daily-results = Die Ergebnisse des Tages
daily-fair = Das ist nur zum Spaß. Es gibt keine Tipps, und kein Zug wird zurückgenommen; die Halle prüft jeden Zug der Bots, und nur dein erstes Ergebnis zählt. Die Partie hängt aber nur vom Datum ab, man könnte also schummeln.
daily-guests = Gäste unterscheiden sich nur durch ihren Namen. Den Namen eines Mitglieds kann sonst niemand benutzen.
