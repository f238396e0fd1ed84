# Ce que disent les pages des tournois.
tournament-none = Il n’y a pas de tournoi pour l’instant.
tournament-new = Organiser un tournoi
tournament-mine = Mes tournois
tournament-all = Tous les tournois
tournament-members = Les membres organisent des tournois et y participent. Tout le monde peut regarder.
tournament-become = Devenir membre
tournament-format = Formule
tournament-format-swiss = Système suisse
tournament-format-swiss-line = Tout le monde joue à chaque ronde, avec des adversaires qui ont à peu près autant de points.
tournament-format-groups = Poules et finale
tournament-format-groups-line = Dans chaque poule, chacun rencontre tous les autres ; les premiers de poule jouent une finale.
tournament-format-arena = Arène
tournament-format-arena-line = Entrez et sortez librement : dès que vous êtes libre, vous avez une nouvelle table, jusqu’à la fin du temps imparti.
tournament-seats = { $n } joueurs
tournament-rated = classé
tournament-slow = lent
tournament-host = Organisateur : { $name }
tournament-state-open = En attente de joueurs
tournament-state-running = En cours
tournament-state-paused = En pause : aucune ronde ne commence
tournament-state-over = Terminé
tournament-players = { $n ->
    [one] un joueur
   *[other] { $n } joueurs
}
tournament-round = Ronde { $n } sur { $all }
tournament-tables-made = { $n ->
    [one] une table jusqu’ici
   *[other] { $n } tables jusqu’ici
}
tournament-group = Poule { $n }
tournament-final = Finale
tournament-standings = Classement
tournament-rank = Rang
tournament-player = Joueur
tournament-points = Points
tournament-played = Tables
tournament-out = ne joue pas en ce moment
tournament-tie-buchholz = Adversaires
tournament-tie-buchholz-line = Les points de vos adversaires (Buchholz) ; aux grandes tables, leur moyenne. Une exemption ou un robot compte comme un adversaire qui a autant de points que vous.
tournament-tie-direct = Confrontation directe
tournament-tie-direct-line = Les résultats entre joueurs à égalité, si tous se sont rencontrés.
tournament-tie-berger = Points des battus
tournament-tie-berger-line = Les points des joueurs que vous avez devancés, et la moitié des points de ceux avec qui vous étiez à égalité (Sonneborn-Berger).
tournament-tie-wins = Victoires
tournament-tie-wins-line = Les tables que vous avez gagnées sans partage.
tournament-tie-beaten = Devancés
tournament-tie-beaten-line = La part de vos adversaires que vous avez devancés, additionnée d’une table à l’autre.
tournament-tie-fewer = Moins de tables
tournament-tie-fewer-line = À points égaux, le joueur qui a joué à moins de tables passe devant.
tournament-ties = Points et départages
tournament-ties-duel = Une victoire vaut un point, une victoire partagée un demi.
tournament-ties-table = Une victoire vaut un point ; ceux qui la partagent se partagent le point.
tournament-ties-bye = { $seats ->
     [2] Une exemption compte comme une victoire.
    *[other] Une exemption compte pour un demi-point.
  }
tournament-ties-forfeit = Un joueur qui quitte une table, ou laisse un robot prendre plus de la moitié des décisions, perd par forfait.
tournament-ties-equal = À égalité de points, on regarde dans cet ordre ; ceux qui restent à égalité partagent le rang :
tournament-tables = Tables
tournament-no-tables = Pas encore de table.
tournament-watch = Regarder
tournament-see = Revoir
tournament-running = en jeu
tournament-place = { $place ->
    [1] 1ʳᵉ place
   *[other] { $place }ᵉ place
}
tournament-forfeited = forfait
tournament-walkover = par forfait
tournament-byes = Exempts de cette ronde : { $names }
tournament-next = Ronde suivante dans { $time }
tournament-ends = Nouvelles tables pendant encore { $time }
tournament-join = Participer
tournament-back = Revenir
tournament-withdraw = Se retirer
tournament-your-table = Aller à votre table
tournament-start = Commencer
tournament-pause = Pause
tournament-resume = Reprendre
tournament-end = Terminer
tournament-end-sure = Terminer maintenant ? Les tables encore en jeu ne compteront pas.
tournament-screen = Afficher sur un écran
tournament-screen-off = Retour à la page
tournament-name = Nom du tournoi
tournament-game = Jeu
tournament-how-many = Joueurs à chaque table
tournament-rounds = Rondes
tournament-group-size = Joueurs par poule
tournament-minutes = Durée
tournament-n-hours = { $n ->
    [one] une heure
   *[other] { $n } heures
}
tournament-rest = Entre deux rondes
tournament-no-rest = pas de pause
tournament-bots = Places vides
tournament-bots-none = restent vides
tournament-bots-level = Robots : { $level }
tournament-rate = Classé : chaque partie compte pour la cote.
tournament-for-club = Pour
tournament-for-all = tout le monde
tournament-public = L’afficher dans la liste des tournois
tournament-fill = Compléter avec des robots
tournament-fill-none = non
tournament-fill-to = jusqu’à { $n } joueurs
tournament-fills = Au départ, des robots ({ $level }) s’inscrivent jusqu’à { $n } joueurs.
tournament-bots-seats = Des robots ({ $level }) prennent les places vides d’une table.
tournament-missing = Il pourra commencer dès que { $n ->
    [one] un joueur de plus se sera inscrit
   *[other] { $n } joueurs de plus se seront inscrits
  }.
tournament-invite-line = Les membres qui ouvrent ce lien peuvent s’inscrire.
