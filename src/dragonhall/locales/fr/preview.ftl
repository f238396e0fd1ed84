# L’aperçu d’un lien envoyé à d’autres.
preview-invites = { $host } vous invite à jouer à { $game }
preview-invites-privately = { $host } vous invite à une table
preview-free =
    { $free ->
        [0] Toutes les places sont prises. Vous pouvez regarder.
        [one] Une place est libre.
       *[other] { $free } places sont libres.
    }
preview-plays = { $game } : { $names }
preview-turn = C’est au tour de { $name }.
preview-running = La partie est en cours.
preview-over = La partie est finie. Revoyez-la coup par coup.
preview-bots =
    { $count ->
        [one] un robot
       *[other] { $count } robots
    }
preview-everybody = Aucun compte n’est nécessaire.
preview-tournament =
    { $players ->
        [0] Un tournoi de { $game }. Inscrivez-vous en premier.
        [one] Un tournoi de { $game } avec un joueur.
       *[other] Un tournoi de { $game } avec { $players } joueurs.
    }
preview-tournament-over = Un tournoi de { $game }. Il est terminé : voyez les résultats.
preview-club = { $club }
preview-club-invites = Vous êtes invité à rejoindre { $club }
preview-club-text =
    { $count ->
        [one] Un club de Dragonhall avec un membre.
       *[other] Un club de Dragonhall avec { $count } membres.
    }
preview-puzzle = { $game } : une énigme
preview-puzzle-text = Trouverez-vous le meilleur coup ?
preview-daily = La donne du jour
preview-daily-text = Les mêmes cartes et les mêmes dés pour tous. Qu’en ferez-vous ?
preview-rules = { $game } : les règles
preview-rules-text = Le but, un tour en bref, chaque règle avec son numéro.
preview-new = Jouer à { $game }
preview-hall = Dragonhall
preview-hall-text = Des jeux de dragons à une même table : avec des amis par un lien, avec des robots aux places vides.
