# Ce que dit la maison elle-même. Chaque jeu a son propre fichier à côté de celui-ci.

house-yes = oui
house-no = non
house-seat = Joueur { $seat }
house-game-line = { $title }, de { $low } à { $high } joueurs
house-option-line = { $name } = { $default }  ({ $choices })
house-option-house = { $name } = { $default }  ({ $choices } ; valeur maison, absente du livret)
house-option-value = { $value } : { $meaning }
house-number-range = de { $low } à { $high }
house-play-hint = dragonhall play { $game }
house-your-turn = À vous, { $name }. Que faites-vous ?
house-to-act = À jouer : { $names }
house-can-say = Ce que { $name } peut faire :
house-how-to-answer = Tapez un numéro, ou les mots. Ou bien : u reprendre le coup, h conseil, s enregistrer, r règles, q quitter.
house-not-understood = { $said } n’est pas possible ici. Tapez un numéro de 1 à { $count }, ou les mots.
house-nothing-to-undo = Il n’y a aucun coup à reprendre.
house-undone = Coup repris.
house-cannot-undo = Impossible de reprendre ce coup : depuis, on a lancé des dés, pioché ou révélé quelque chose.
house-saved = Enregistré dans { $file }.
house-cannot-save = Impossible d’enregistrer dans { $file } : { $why }.
house-save-as = Nom du fichier :
house-write-over = { $file } existe déjà. L’écraser, oui ou non ?
house-not-saved = Rien n’a été enregistré.
house-bye = Au revoir.
house-over = La partie est finie.
house-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent ensemble
  }.
house-nobody-won = Personne ne gagne.
house-field = { $name } : { $value }
house-score = { $name } : { $score }
house-and = { $first } et { $last }
house-ply = Coup { $ply }
house-setup = Mise en place
house-curtain = Passez l’écran à { $name }, puis appuyez sur Entrée.
house-rank = { $place ->
    [1] 1er
   *[other] { $place }e
  }

house-box-title = Contenu de la boîte de { $game }
house-box-none = { $game } n’a pas de feuille de boîte : sa page de règles dit quelles valeurs sont des valeurs maison.
house-box-note = « maison » marque ce qu’aucune source ne dit : une valeur à nous. Avec --file on obtient le fichier ; corrigez votre copie et jouez avec --option box=FICHIER.
house-box-what = Quoi
house-box-value = Valeur
house-box-origin = Origine
house-box-source = Source
house-origin-printed = imprimé
house-origin-found = trouvé
house-origin-deduced = déduit
house-origin-house = maison

# Ce qu’un assistant lit à sa table (dragonhall mcp).
assistant-you = Vous êtes { $name }.
assistant-joined = Vous êtes à une table de { $game }. L’hôte lance la partie ; regardez ensuite.
assistant-not-started = La partie n’a pas encore commencé : l’hôte la lance. Regardez de nouveau dans un moment.
assistant-no-moves = Vous n’avez rien à décider maintenant.
assistant-no-library = dragonhall mcp a besoin de la bibliothèque mcp : pip install 'dragonhall[mcp]'.

# La fin : ce qui a décidé la partie, la feuille de score

house-decided-ahead = { $seat } gagne avec { $score } points, { $margin } de plus que { $other }, surtout grâce { $row } : { $points } contre { $others }.
house-decided-tie = { $seat } et { $other } ont chacun { $score } points ; { $seat } l’emporte au départage.
house-decided-shared = { $names } gagnent ensemble, avec { $score } points chacun.
house-decided-alone = { $seat } arrive à { $score } points.
house-decided-nobody = La partie se termine sans vainqueur.
house-row-before = Avant cette position
    .by = à ce qui était acquis avant cette position
house-row-score = Score
house-line-before = Acquis avant cette position.
