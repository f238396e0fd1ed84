# Ce qu’on lit dans les clubs.
club-line = Un club est un groupe de membres avec ses tables, ses classements et son historique. On le rejoint grâce à un lien.
club-members-only = Les clubs sont réservés aux membres de cette salle. Devenez membre : il suffit d’un nom. Puis rouvrez le lien.
club-mine = Mes clubs
club-none = Vous n’êtes encore dans aucun club. Fondez-en un, ou demandez une invitation.
club-found = Fonder un club
club-found-do = Fonder le club
club-name = Nom du club
club-about = Description
club-role-owner = propriétaire
club-role-helper = assistant
club-role-member = membre
club-role-of = Rôle de { $name }
club-count = { $n ->
    [one] un membre
   *[other] { $n } membres
}
club-since = Depuis le { $day }
club-invited = On vous invite à rejoindre ce club.
club-join = Rejoindre le club
club-closed = On n’entre dans ce club que sur invitation : demandez le lien à l’un de ses membres.
club-tables = Tables
club-no-tournaments = Le club n’a pas encore de tournoi.
club-no-tables = Aucune table du club n’est ouverte ou en cours.
club-lay = Nouvelle table : { $game }
club-members = Membres
club-hand-over = propriétaire (transmettre le club)
club-remove = Retirer
club-invite = Inviter
club-invite-line = Toute personne qui a ce lien peut rejoindre le club. Un nouveau lien remplace l’ancien.
club-renew = Nouveau lien
club-game = Jeu
club-kind = Duels ou tables plus grandes
club-no-ratings = Personne dans le club n’a encore joué de partie classée de ce type.
club-history = Historique
club-no-history = Le club n’a encore terminé aucune partie.
club-won = Victoire : { $names }
club-older = Plus anciennes
club-self = Votre adhésion
club-change = Modifier
club-leave = Quitter le club
club-delete = Supprimer le club
club-delete-line = Cela supprime pour de bon le club, son historique et toutes les adhésions. Tapez son nom, { $name }, pour confirmer.
