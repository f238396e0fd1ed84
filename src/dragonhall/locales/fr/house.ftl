# Ce que dit la maison elle-même. Chaque jeu a son propre fichier à côté de celui-ci.

house-yes = oui
house-no = non
house-seat = Place { $seat }
house-bot = Dragonnet { $seat }
house-game-line = { $title }, de { $low } à { $high } places
house-option-line = { $name } = { $default }  ({ $choices })
house-option-house = { $name } = { $default }  ({ $choices } ; valeur maison, absente du livret)
house-number-range = de { $low } à { $high }
house-play-hint = dragonhall play { $game }
house-your-turn = À vous, { $name }. Que faites-vous ?
house-how-to-answer = Tapez un numéro, ou les mots. Aussi : u annuler, s sauver, r règles, q quitter.
house-not-understood = { $said } n’est pas possible ici. Tapez un numéro de 1 à { $count }, ou les mots.
house-nothing-to-undo = Il n’y a rien à annuler.
house-undone = Coup annulé.
house-cannot-undo = Impossible d’annuler : depuis, des dés ont roulé, une carte est venue ou quelqu’un a appris quelque chose.
house-saved = Sauvé dans { $file }.
house-cannot-save = Impossible de sauver dans { $file } : { $why }
house-save-as = Nom du fichier :
house-bye = Au revoir.
house-over = La partie est finie.
house-won = { $names } { $count ->
    [one] gagne
   *[other] gagnent ensemble
  }.
house-nobody-won = Personne ne gagne.
house-scores = Points : { $scores }
house-ply = Coup { $ply }
house-setup = Mise en place
house-curtain = Passez l’écran à { $name }, puis appuyez sur Entrée.
house-rank = { $place ->
    [1] 1er
   *[other] { $place }e
  }
