# La fin d’une partie et le regard en arrière, dans le navigateur.

ends-timeline-points = Les points, coup par coup
ends-timeline-gold = L’or, coup par coup
ends-timeline-spaces = La dernière ligne droite : la case du dragon de chacun
ends-turns = Les tournants
ends-turn = Coup { $ply } : { $event }
ends-turn-leads = en tête jusqu’au bout
ends-review = Analyse
ends-copied = Lien copié
ends-shared = Partagé
ends-copy-yourself = Copiez ce lien :
ends-details = Le détail de « { $row } »
ends-see-ply = Voir le coup { $ply }
ends-nothing = Rien n’a été marqué ici.
ends-winner = gagne
ends-decisions = Décisions
ends-whose = De qui montrer les décisions
ends-all = Tous
ends-next-move = Ensuite, { $name } : « { $move } » promettait { $share } %, « { $better } » { $best } %.
ends-what-if-short = Et si… ?
ends-what-if = Et si… ? Jouer la suite à la place de { $name }
ends-what-if-about = Une nouvelle table à partir de cette position : les mêmes cartes, d’autres dés, des robots aux autres places. La partie est finie, ses cartes cachées peuvent donc être connues.
ends-axis = Coup

# Entraînement : une décision d’une partie finie, rejouée

ends-practice = Rejouer ce coup
ends-practice-short = Rejouer
ends-practice-ply = Rejouer ce coup : coup { $ply }
ends-practice-about = La même décision, avec les mêmes cartes et les mêmes robots, jusqu’à trouver un coup aussi bon que le meilleur.
ends-practice-done = compris
ends-practice-tries = { $count ->
    [one] 1 essai
   *[other] { $count } essais
  }
ends-practice-ask = Que feriez-vous ici ? C’est compris quand votre coup vaut le meilleur, d’après ce que cette place peut savoir.
ends-practice-then = Dans la partie, c’était « { $move } ».
ends-practice-thinking = Votre coup est comparé aux autres…
ends-practice-failed = La comparaison a échoué : essayez encore.
ends-practice-understood = Compris !
ends-practice-share = « { $move } » gagne { $share } % du temps.
ends-practice-close = « { $move } » ({ $share } %) n’est pas meilleur.
ends-practice-costly = Le meilleur coup gagne { $share } % du temps.
ends-practice-better = « { $move } » gagne { $share } % du temps.
ends-practice-again = Essayer encore
ends-practice-back = Retour à l’analyse
