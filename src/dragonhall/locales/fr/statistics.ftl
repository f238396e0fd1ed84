# Ce que disent les statistiques d’une salle.
statistics-mine = Mes statistiques
statistics-of-all = Statistiques de tous
statistics-only-you = Personne d’autre que vous ne voit cette page.
statistics-members = Les membres trouvent ici leurs résultats, leur part de chance et de talent, et leurs erreurs.
statistics-none = Aucune partie de ce jeu n’a encore été terminée dans cette salle.
statistics-none-mine = Vous n’avez pas encore terminé de partie dans cette salle.
statistics-all-games = Tous les jeux
statistics-seats = Joueurs
statistics-seats-of = { $seats } joueurs ({ $n })
statistics-company = Jouées par
statistics-company-all = tout le monde ({ $n })
statistics-company-people = des personnes seulement ({ $n })
statistics-company-mixed = des personnes et des robots ({ $n })
statistics-company-bots = des robots seulement ({ $n })
statistics-of = { $n ->
    [one] Une partie terminée
   *[other] { $n } parties terminées
} sur { $all }.
statistics-between = Du { $first } au { $last }.
statistics-shared = { $share } d’entre elles ont eu plusieurs gagnants ou aucun.
statistics-who = Toutes les parties distribuées dans cette salle comptent, même aux tables privées ; ni les joueurs ni les tables ne sont nommés. Un intervalle contient la vraie valeur avec une probabilité de 95 %.
statistics-as-table = En tableau
statistics-csv = CSV
statistics-share = Part des victoires
statistics-from = de
statistics-to = à
statistics-count = Joueurs comptés
statistics-matches = Parties
statistics-even = Part égale
statistics-seat = Place
statistics-by-seat = Victoires selon la place
statistics-by-seat-line = Ce que vaut l’ordre de jeu. Le trait discontinu correspond à une part égale ; une victoire partagée compte pour une fraction.
statistics-lengths = Durée en coups
statistics-lengths-line = { $mean } coups en moyenne ; la moitié des parties en ont eu au plus { $median }. Neuf sur dix en ont eu entre { $low } et { $high }. Le trait discontinu est la médiane.
statistics-plies = Coups
statistics-minutes = Minutes
statistics-minutes-line = La moitié des parties en direct ont duré au plus { $median } minutes, neuf sur dix de { $low } à { $high }.
statistics-openings = Débuts
statistics-openings-line = Taux de victoire des joueurs qui ont commencé ainsi. Une décision est un choix entre plusieurs coups.
statistics-decision-1 = Première décision
statistics-decision-2 = Deuxième décision
statistics-made = Coup
statistics-things = Cartes et pouvoirs
statistics-things-line = Taux de victoire des joueurs qui ont utilisé la carte ou le pouvoir. Ci-dessous, le meilleur et le pire de ce qui se joue souvent ; le tableau contient tout.
statistics-thing = Carte ou pouvoir
statistics-winners = Gagnants qui l’ont joué
statistics-losers = Perdants qui l’ont joué
statistics-game = Jeu
statistics-first = Premier rang
statistics-favourites = Jeux préférés
statistics-favourites-line = { $n ->
    [one] Une partie terminée
   *[other] { $n } parties terminées
}, et votre part des victoires.
statistics-won = { $n } · { $share } de victoires
statistics-results = Résultats dans le temps
statistics-results-line = Votre part des victoires, à côté d’une part égale : à deux joueurs, c’est 50 %.
statistics-my-share = Votre part
statistics-since = Semaine du
statistics-wins = Victoires
statistics-day = Jour
statistics-result = Résultat
statistics-luck = Chance et talent
statistics-luck-line = { $n ->
     [one] D’après l’analyse d’une partie,
    *[other] D’après les analyses de vos { $n } dernières parties,
  } en nombre de victoires : le talent est ce que vos décisions ont apporté de plus que celles d’un joueur qui suit des règles simples ; la chance est le reste.
statistics-no-reviews = Aucune de vos parties n’a encore été analysée. Des analyses rapides sont faites quand la salle n’a rien d’autre à faire ; demandez l’analyse d’une partie pour la voir tout de suite.
statistics-lucky = Chance
statistics-skill = Talent
statistics-mistakes = Vos erreurs les plus coûteuses
statistics-mistakes-line = Ce que vous ont coûté vos erreurs certaines, par type de coup, en victoires (1 = une victoire entière).
statistics-no-mistakes = Aucune de vos décisions analysées n’était à coup sûr une erreur.
statistics-mistake = { $n } × · { $cost }
statistics-kind = Type de coup
statistics-times = Nombre de fois
statistics-cost = Coût
statistics-other = Part des cas où un autre type de coup valait mieux
statistics-costliest = La plus coûteuse
statistics-better = Mieux
statistics-phases = Quand elles arrivent
statistics-phase-1 = Premier tiers
statistics-phase-2 = Deuxième tiers
statistics-phase-3 = Dernier tiers
statistics-see = Voir la plus coûteuse : « { $move } » au lieu de « { $better } »
