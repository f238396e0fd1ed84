# Partien nur gegen Bots, im Browser.

solo-about = Besiege einen Bot { $wins }-mal, um den nächsten freizuschalten. Hier zählen nur Siege, die du mit niemandem teilst, und nur ohne Tipps. Partien gegen Bots werden nie gewertet.
solo-none = Noch keine Partien gegen Bots.
solo-wins = { $wins } von { $of } Siegen
solo-open = wartet auf dich
solo-done = besiegt
solo-locked = noch gesperrt
solo-play = Spielen
solo-play-level = Gegen { $level } spielen
solo-on-device = Diese Partien werden auf diesem Gerät gespeichert. Wenn du Mitglied wirst, kommen sie mit.
solo-with-member = Diese Partien werden in deinem Konto gespeichert; niemand sonst sieht sie.
