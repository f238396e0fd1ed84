# La donne du jour, dans le navigateur.

daily-about = Tout le monde joue la même donne de chaque jeu contre les mêmes robots. Une nouvelle arrive chaque jour à minuit, temps universel.
daily-past = Cette journée est passée : vous pouvez encore jouer ses donnes, avec la mention « en retard ».
daily-table = { $seats } places, vous avez la place { $seat }, contre { $level }.
daily-play = Jouer
daily-go-on = Continuer
daily-count = { $count ->
    [one] 1 résultat ici
   *[other] { $count } résultats ici
  }
daily-mine = Vous : rang { $place } sur { $seats }.
daily-points = Points par place : { $points }
daily-late = en retard
daily-see-mine = Revoir
daily-house-line = La maison : rang { $place } sur { $seats }.
daily-house-ask = Que ferait la maison ?
daily-house-thinks = La maison joue…
daily-see-house = Voir sa partie
daily-send = Ajouter mon résultat au tableau de cette salle
daily-place = { $place }.
daily-place-count = rang { $place } : { $count }
daily-calendar = Calendrier
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-day-done = { $date }, donnes jouées : { $done } sur { $games }
daily-results = Les résultats du jour
daily-fair = C’est pour le plaisir : il n’y a pas de conseil et aucun coup n’est repris, une salle vérifie chaque coup des robots et le premier résultat de chacun compte. Mais la donne découle de la date : quiconque veut tricher le peut.
daily-guests = Les invités ne se distinguent que par leur nom ; celui d’un membre n’appartient qu’à lui.
