# Die Seiten der Mitglieder.
member-become = Ein eigener Name
member-become-line = Gäste können alles spielen. Mitglieder behalten außerdem ihren Namen, finden ihre Tische auf jedem Gerät und können gewertete Partien spielen. Ohne E-Mail-Adresse, ohne Passwort.
member-new = Ich bin neu
member-join = Mitglied werden
member-private = Die Halle speichert deinen Namen, deine Tische und deine Ergebnisse. Du kannst jederzeit alles herunterladen oder löschen.
member-back = Ich bin schon Mitglied
member-sign-in = Anmelden
member-passkey = Mit einem Passkey anmelden
member-passkey-not = Die Anmeldung mit dem Passkey ist fehlgeschlagen.
member-add-passkey = Einen Passkey hinzufügen ({ $n })
member-phrase = Wiederherstellungssatz
member-phrase-line = Schreib dir diese sechs Wörter jetzt auf: Sie werden nur einmal gezeigt. Damit kannst du dich auf jedem Gerät anmelden. Niemand kann sie für dich wiederfinden.
member-copy = Kopieren
member-written = Ich habe sie aufgeschrieben
member-new-phrase = Neuer Wiederherstellungssatz
member-since = Mitglied seit { $day }
member-tables = Meine Tische
member-no-tables = Du hast in dieser Halle noch an keinem Tisch gespielt.
member-older = Ältere
member-place = { $place ->
    [1] { $shared ->
        [1] Gewonnen
       *[other] Gemeinsam gewonnen
    }
   *[other] Platz { $place }
}
member-rated = gewertet
member-ratings = Wertungszahlen
member-no-ratings = Hier zählen nur gewertete Partien. Wähle „gewertet“, wenn du einen Tisch öffnest.
member-boards-line = Drake, ein Bot, der nach einfachen Regeln spielt, hat die Wertungszahl 1500. Die Zahlen der Bots ändern sich nie, eine Wertungszahl bedeutet also in jeder Halle dasselbe. Mitglieder sind nach dem unteren Ende ihres 95-%-Intervalls geordnet. Eine Tilde (~) kennzeichnet eine Zahl, die auf wenigen Partien beruht.
member-bot = { $name } (Bot)
member-duel = Duelle
member-table = 3 oder mehr Spieler
member-provisional = vorläufig
member-fixed = fest
member-matches = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
member-devices = Geräte
member-device = Ein Gerät
member-this = dieses hier
member-sign-out = Abmelden
member-self = Name und Daten
member-change = Meinen Namen ändern
member-export = Alle meine Daten herunterladen
member-delete = Mein Konto löschen
member-delete-line = Das löscht endgültig: deinen Namen und dein Porträt, Wiederherstellungssatz, Passkeys und Geräte, Verlauf, Wertungszahlen, Statistik und Tagespartien, Clubs, Stummschaltungen, Blockierungen und Meldungen und deine Adressen für Benachrichtigungen. In alten Partien und Turnieren steht ein Strich statt deines Namens. Sicherungen, die der Betreiber vorher gemacht hat, bleiben, wie sie sind. Gib zur Bestätigung deinen Namen ein: { $name }.
member-delete-do = Alles löschen
member-clubs-line = Clubs haben eigene Tische, Ranglisten und Turniere.
member-clubs = Meine Clubs
