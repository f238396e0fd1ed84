# La donne du jour, dans le navigateur.

daily-about = Tout le monde joue la même donne de chaque jeu contre les mêmes robots. Nouvelles donnes chaque jour à minuit (UTC). Faire aussi bien que notre meilleur robot est un très bon résultat.
daily-past = Cette journée est passée : vous pouvez encore jouer ses donnes, avec la mention « en retard ».
daily-table = { $seats } joueurs ; vous êtes le joueur { $seat }, contre { $level }.
daily-play = Jouer
daily-go-on = Continuer
daily-count = { $count ->
    [one] 1 résultat ici
   *[other] { $count } résultats ici
  }
daily-mine = Vous : { house-rank } sur { $seats }.
daily-points = Points par joueur : { $points }
daily-late = en retard
daily-see-mine = Revoir
daily-house-line = Notre meilleur robot : { house-rank } sur { $seats }.
daily-you = Vous
daily-strongest = Notre meilleur robot
daily-ghost = Votre partie et celle de notre meilleur robot
daily-beat-house = Vous avez fait mieux que notre meilleur robot !
daily-house-beat = Notre meilleur robot a fait mieux.
daily-like-house = Vous avez fait aussi bien que notre meilleur robot.
daily-share = Partager en image
daily-house-ask = Quel résultat obtiendrait notre meilleur robot ?
daily-house-thinks = Le robot joue…
daily-see-house = Voir sa partie
daily-send = Ajouter mon résultat au tableau de cette salle
daily-place = { house-rank }
daily-place-count = { house-rank } : { $count }
daily-calendar = Calendrier
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-day-done = { $date }, donnes jouées : { $done } sur { $games }
daily-results = Les résultats du jour
daily-fair = C’est pour le plaisir : pas de conseils, pas de coup repris ; la salle vérifie chaque coup des robots, et seul votre premier résultat compte. Mais la donne ne dépend que de la date : tricher reste possible.
daily-guests = Les invités ne se distinguent que par leur nom ; celui d’un membre n’appartient qu’à lui.
