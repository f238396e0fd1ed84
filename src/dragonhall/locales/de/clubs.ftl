# Die Seiten der Clubs.
club-line = Ein Club ist eine Gruppe von Mitgliedern mit eigenen Tischen, Ranglisten und eigenem Archiv. Man tritt über einen Link bei.
club-members-only = Clubs sind für Mitglieder dieser Halle. Werde Mitglied: Dafür genügt ein Name. Öffne den Link danach noch einmal.
club-mine = Meine Clubs
club-none = Du bist noch in keinem Club. Gründe einen oder lass dich einladen.
club-found = Einen Club gründen
club-found-do = Club gründen
club-name = Name des Clubs
club-about = Beschreibung
club-role-owner = Inhaber
club-role-helper = Helfer
club-role-member = Mitglied
club-role-of = Rolle von { $name }
club-count = { $n ->
    [one] ein Mitglied
   *[other] { $n } Mitglieder
}
club-since = Seit { $day }
club-invited = Du bist in diesen Club eingeladen.
club-join = Dem Club beitreten
club-closed = In diesen Club kommst du nur mit Einladung: Bitte ein Mitglied um den Link.
club-tables = Tische
club-no-tournaments = Der Club hat noch kein Turnier.
club-no-tables = Der Club hat gerade keine offenen oder laufenden Tische.
club-lay = Neuer Tisch: { $game }
club-members = Mitglieder
club-hand-over = Inhaber (übergibt den Club)
club-remove = Entfernen
club-invite = Leute einladen
club-invite-line = Wer diesen Link hat, kann beitreten. Ein neuer Link ersetzt den alten.
club-renew = Neuer Link
club-game = Spiel
club-kind = Duelle oder größere Runden
club-no-ratings = In diesem Club hat noch niemand eine gewertete Partie dieser Art gespielt.
club-history = Frühere Partien
club-no-history = Der Club hat noch keine Partie beendet.
club-won = Gewonnen von { $names }
club-older = Ältere
club-self = Deine Mitgliedschaft
club-change = Ändern
club-leave = Den Club verlassen
club-delete = Den Club löschen
club-delete-line = Das löscht den Club, sein Archiv und alle Mitgliedschaften endgültig. Gib zur Bestätigung seinen Namen ein: { $name }.
