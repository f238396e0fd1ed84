# La fin d’une partie et le regard en arrière, dans le navigateur.

ends-timeline-points = Les points, coup par coup
ends-timeline-gold = L’or, coup par coup
ends-timeline-spaces = La dernière ligne droite : la case du dragon de chacun
ends-turns = Les tournants
ends-turn = Coup { $ply } : { $event }
ends-turn-leads = prend la tête pour de bon
ends-review = Analyse
ends-copied = Lien copié
ends-shared = Partagé
ends-copy-yourself = Copiez ce lien :
ends-details = Le détail de « { $row } »
ends-see-ply = Voir le coup { $ply }
ends-nothing = Aucun point ici.
ends-winner = gagne
ends-decisions = Décisions
ends-whose = Décisions de
ends-all = Tous
ends-next-move = Au tour de { $name } : « { $move } » donnait { $share } % de chances, « { $better } » { $best } %.
ends-what-if-short = Et si… ?
ends-what-if = Et si… ? Jouer la suite à la place de { $name }
ends-what-if-about = Ouvre une nouvelle table à partir de cette position : mêmes cartes, nouveaux dés, robots aux autres places. La partie étant finie, ses cartes cachées peuvent être connues.
ends-axis = Coup

# Entraînement : une décision d’une partie finie, rejouée

ends-practice = Rejouer ce coup
ends-practice-short = Rejouer
ends-practice-ply = Rejouer le coup { $ply }
ends-practice-about = La même décision, avec les mêmes cartes et les mêmes robots, jusqu’à trouver un coup aussi bon que le meilleur.
ends-practice-done = réussi
ends-practice-tries = { $count ->
    [one] 1 essai
   *[other] { $count } essais
  }
ends-practice-ask = Que feriez-vous ici ? Trouvez un coup aussi bon que le meilleur, d’après ce que ce joueur pouvait savoir.
ends-practice-then = Dans la partie, c’était « { $move } ».
ends-practice-thinking = Votre coup est comparé aux autres…
ends-practice-failed = La comparaison a échoué : essayez encore.
ends-practice-understood = Bien joué !
ends-practice-share = « { $move } » gagne dans { $share } % des cas.
ends-practice-close = « { $move } » ({ $share } %) est tout aussi bon.
ends-practice-costly = Le meilleur coup gagne dans { $share } % des cas.
ends-practice-better = « { $move } » gagne dans { $share } % des cas.
ends-practice-again = Essayer encore
ends-practice-back = Retour à l’analyse
ends-you-win = Victoire !
ends-you-share = Victoire partagée !
ends-place = { $place ->
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
    [5] Cinquième
   *[6] Sixième
} sur { $seats ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}, { $behind }
ends-behind-points = { $count ->
    [one] à { $count } point
   *[other] à { $count } points
}
ends-behind-gold = { $count ->
    [one] à { $count } pièce d’or
   *[other] à { $count } pièces d’or
}
