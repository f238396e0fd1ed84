# Dragardiens

dragardiens-title = Dragardiens
dragardiens-about = Un Grimoire commun dit combien de dragons, et de quelle couleur, on peut poser. Chacun peut le modifier, chacun en profite.
dragardiens-length = environ 40 minutes

dragardiens-option-end-mode = Quand assez d’amulettes sont complètes, la partie s’arrête
dragardiens-option-end-mode-immediate = aussitôt
dragardiens-option-end-mode-finish-turn = quand les autres joueurs ont pu poser à leur tour
dragardiens-option-open-fragments = Montrer la valeur des fragments de tous
dragardiens-option-open-hands = Montrer les cartes que tout le monde a déjà vues
dragardiens-option-chests = Coffres magiques
dragardiens-option-chests-none = aucun
dragardiens-option-chests-random = tirés au sort
dragardiens-option-chests-chosen = choisis par le premier joueur
dragardiens-option-chest-count = Coffres en jeu
dragardiens-option-first = Premier joueur
dragardiens-option-first-lot = tiré au sort
dragardiens-option-first-seat-0 = le joueur 1
dragardiens-option-first-seat-1 = le joueur 2
dragardiens-option-first-seat-2 = le joueur 3
dragardiens-option-first-seat-3 = le joueur 4
dragardiens-option-box = Contenu de la boîte
dragardiens-option-box-default = au plus près de la vraie boîte
dragardiens-option-box-wild = une boîte inventée, sans rapport avec la vraie

dragardiens-card-white = dragon blanc (page { $n })
    .the = le dragon blanc (page { $n })
    .a = un dragon blanc (page { $n })
dragardiens-card-green = dragon vert (page { $n })
    .the = le dragon vert (page { $n })
    .a = un dragon vert (page { $n })
dragardiens-card-red = dragon rouge (page { $n })
    .the = le dragon rouge (page { $n })
    .a = un dragon rouge (page { $n })
dragardiens-card-blue = dragon bleu (page { $n })
    .the = le dragon bleu (page { $n })
    .a = un dragon bleu (page { $n })
dragardiens-card-white-on-green = dragon blanc (page verte)
    .the = le dragon blanc (page verte)
    .a = un dragon blanc (page verte)
dragardiens-card-white-on-red = dragon blanc (page rouge)
    .the = le dragon blanc (page rouge)
    .a = un dragon blanc (page rouge)
dragardiens-card-white-on-blue = dragon blanc (page bleue)
    .the = le dragon blanc (page bleue)
    .a = un dragon blanc (page bleue)
dragardiens-card-green-on-white = dragon vert (page blanche)
    .the = le dragon vert (page blanche)
    .a = un dragon vert (page blanche)
dragardiens-card-green-on-red = dragon vert (page rouge)
    .the = le dragon vert (page rouge)
    .a = un dragon vert (page rouge)
dragardiens-card-green-on-blue = dragon vert (page bleue)
    .the = le dragon vert (page bleue)
    .a = un dragon vert (page bleue)
dragardiens-card-red-on-white = dragon rouge (page blanche)
    .the = le dragon rouge (page blanche)
    .a = un dragon rouge (page blanche)
dragardiens-card-red-on-green = dragon rouge (page verte)
    .the = le dragon rouge (page verte)
    .a = un dragon rouge (page verte)
dragardiens-card-red-on-blue = dragon rouge (page bleue)
    .the = le dragon rouge (page bleue)
    .a = un dragon rouge (page bleue)
dragardiens-card-blue-on-white = dragon bleu (page blanche)
    .the = le dragon bleu (page blanche)
    .a = un dragon bleu (page blanche)
dragardiens-card-blue-on-green = dragon bleu (page verte)
    .the = le dragon bleu (page verte)
    .a = un dragon bleu (page verte)
dragardiens-card-blue-on-red = dragon bleu (page rouge)
    .the = le dragon bleu (page rouge)
    .a = un dragon bleu (page rouge)
dragardiens-card-shadow = dragon à contre-jour
    .the = le dragon à contre-jour
    .a = un dragon à contre-jour

dragardiens-colour-white = blanc
    .plural = blancs
    .feminine = blanche
    .letter = Bc
dragardiens-colour-green = vert
    .plural = verts
    .feminine = verte
    .letter = Ve
dragardiens-colour-red = rouge
    .plural = rouges
    .feminine = rouge
    .letter = Ro
dragardiens-colour-blue = bleu
    .plural = bleus
    .feminine = bleue
    .letter = Bu

dragardiens-page-white = blanc
dragardiens-page-green = vert
dragardiens-page-red = rouge
dragardiens-page-blue = bleu

dragardiens-side-left = gauche
    .page = page de gauche
dragardiens-side-right = droite
    .page = page de droite

dragardiens-chest-prism-ink = encre prismatique
    .the = l’encre prismatique
    .does = posez une autre couleur de votre choix
dragardiens-chest-whistle = sifflet
    .the = le sifflet
    .does = reprenez une carte de votre école
dragardiens-chest-shortcut = raccourci
    .the = le raccourci
    .does = posez un dragon de moins
dragardiens-chest-iron-key = clé de fer
    .the = la clé de fer
    .does = posez des dragons sur une pile bloquée
dragardiens-chest-veil = voile
    .the = le voile
    .does = personne d’autre ne peut poser de dragons
dragardiens-chest-magnet = aimant
    .the = l’aimant
    .does = votre premier fragment est le plus grand au lieu du plus petit

dragardiens-gift-lowest = plus petit fragment
    .no = de fragment
dragardiens-gift-highest = plus grand fragment
    .no = de fragment
dragardiens-gift-shadow = dragon à contre-jour
    .no = de dragon à contre-jour
dragardiens-gift-crystal = cristal
    .no = de cristal
dragardiens-gift-egg = œuf doré
    .no = d’œuf doré

dragardiens-pearl-red = rouge
dragardiens-pearl-blue = bleue

dragardiens-why-amulets = assez d’amulettes sont complètes
dragardiens-why-idle = personne n’a rien fait pendant tout un tour de table
dragardiens-why-lull = personne n’a rien posé pendant cent tours

dragardiens-move-take = prendre la carte de { $side }
dragardiens-move-take-fourth = payer un cristal pour prendre aussi la carte de { $side }
dragardiens-move-write = modifier le Grimoire avec { $card_the }
dragardiens-move-write-starting = modifier le Grimoire avec la carte de départ { $card }
dragardiens-move-lay = poser ce que demande le Grimoire
dragardiens-move-lay-at = poser, avec une nouvelle pile à { $side }
dragardiens-move-add = poser { $card_the }
dragardiens-move-add-starting = poser la carte de départ { $card }
dragardiens-move-add-shadow = compléter avec un dragon à contre-jour
dragardiens-move-pass = terminer
dragardiens-move-choose = choisir { $chest_the } ({ $chest_does })
dragardiens-move-ink = payer un cristal pour l’encre prismatique : votre page de droite devient { $colour_feminine }
dragardiens-move-whistle = payer un cristal pour le sifflet : reprendre { $card_the }
dragardiens-move-whistle-shadow = payer un cristal pour le sifflet : reprendre un dragon à contre-jour de la pile { $colour_feminine }
dragardiens-move-open = payer un cristal pour { $chest_the } : { $chest_does }

dragardiens-news-first = { $seat } commence.
    .you = { $seat } commencez.
dragardiens-news-starting-cards = { $seat } tire { $count ->
    [one] une carte de départ
   *[other] { $count } cartes de départ
  }.
    .you = { $seat } tirez { $count ->
        [one] une carte de départ
       *[other] { $count } cartes de départ
      }.
dragardiens-news-starting-card = Visible de { $seat } seulement : { $card }.
    .you = Visible de { $seat } seulement : { $card }.
dragardiens-news-chest-out = Coffre en jeu : { $chest } ({ $chest_does }).
dragardiens-news-turn = C’est à { $seat } de jouer.
    .you = C’est à { $seat } de jouer.
dragardiens-news-turned-up = Sur le terrain d’entraînement, à { $side } : { $card }.
dragardiens-news-page-shown = La { $side_page } montre maintenant « { $page } ».
dragardiens-news-took = { $seat } prend { $card_a }, à { $side }.
    .you = { $seat } prenez { $card_a }, à { $side }.
dragardiens-news-crystal-paid = { $seat } paie un cristal.
    .you = { $seat } payez un cristal.
dragardiens-news-wrote = { $seat } modifie le Grimoire avec { $card_a } : la { $side_page } montre maintenant « { $page } ».
    .you = { $seat } modifiez le Grimoire avec { $card_a } : la { $side_page } montre maintenant « { $page } ».
dragardiens-news-wrote-starting = { $seat } modifie le Grimoire avec une carte de départ : la { $side_page } montre maintenant « { $page } ».
    .you = { $seat } modifiez le Grimoire avec une carte de départ : la { $side_page } montre maintenant « { $page } ».
dragardiens-news-opened = { $seat } ouvre un coffre : { $chest_the }.
    .you = { $seat } ouvrez un coffre : { $chest_the }.
dragardiens-news-ink = Pour { $seat }, la page de droite compte comme { $colour_feminine } pendant ce tour.
    .you = Pour { $seat }, la page de droite compte comme { $colour_feminine } pendant ce tour.
dragardiens-news-whistled = { $seat } reprend { $card_a } de la pile { $colour_feminine }.
    .you = { $seat } reprenez { $card_a } de la pile { $colour_feminine }.
dragardiens-news-laid = { $seat } pose { $count ->
    [one] un dragon { $colour }
   *[other] { $count } dragons { $colour_plural }
  }.
    .you = { $seat } posez { $count ->
        [one] un dragon { $colour }
       *[other] { $count } dragons { $colour_plural }
      }.
dragardiens-news-added = { $seat } ajoute { $card_a } à sa pile { $colour_feminine }.
    .you = { $seat } ajoutez { $card_a } à votre pile { $colour_feminine }.
dragardiens-news-added-starting = { $seat } ajoute une carte de départ, { $card_a }, à sa pile { $colour_feminine }.
    .you = { $seat } ajoutez une carte de départ, { $card_a }, à votre pile { $colour_feminine }.
dragardiens-news-closed = { $seat } : sa pile { $colour_feminine } est maintenant bloquée.
    .you = Votre pile { $colour_feminine } est maintenant bloquée.
dragardiens-news-fragment = { $seat } prend le { $gift } : { $value }.
    .you = { $seat } prenez le { $gift } : { $value }.
dragardiens-news-pearl = { $seat } complète une amulette, avec une perle { $pearl }.
    .you = { $seat } complétez une amulette, avec une perle { $pearl }.
dragardiens-news-got-shadow = { $seat } reçoit un dragon à contre-jour.
    .you = { $seat } recevez un dragon à contre-jour.
dragardiens-news-got-crystal = { $seat } reçoit un cristal.
    .you = { $seat } recevez un cristal.
dragardiens-news-got-egg = { $seat } reçoit un œuf doré.
    .you = { $seat } recevez un œuf doré.
dragardiens-news-none-left = Il n’y a plus { $gift_no } pour { $seat }.
    .you = Il n’y a plus { $gift_no } pour { $seat }.
dragardiens-news-crest = { $seat } a les quatre couleurs et prend le blason de { $value } points.
    .you = { $seat } avez les quatre couleurs et prenez le blason de { $value } points.
dragardiens-news-passed = { $seat } a terminé.
    .you = { $seat } avez terminé.
dragardiens-news-declined = { $seat } ne pose rien.
    .you = { $seat } ne posez rien.
dragardiens-news-nothing-left = { $seat } n’a plus rien à faire : son tour se termine.
    .you = { $seat } n’avez plus rien à faire : votre tour se termine.
dragardiens-news-ended = La partie se termine : { $why }.
dragardiens-news-pearl-shown = { $seat } retourne une perle { $pearl } : { $value }.
    .you = { $seat } retournez une perle { $pearl } : { $value }.
dragardiens-news-egg-turned = { $seat } a le plus d’œufs dorés et en retourne un.
    .you = { $seat } avez le plus d’œufs dorés et en retournez un.

dragardiens-draw-title = Amulettes complètes : { $amulets } sur { $goal }
dragardiens-draw-grimoire = Grimoire
dragardiens-draw-asks = poser { $number ->
    [one] un dragon { $colour }
   *[other] { $number } dragons { $colour_plural }
  }
dragardiens-draw-gives = récompense : { $gifts }
dragardiens-draw-training = Terrain d’entraînement
dragardiens-draw-pile = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }
dragardiens-draw-ribbon = ruban
dragardiens-draw-row = Fragments : { $values }
dragardiens-draw-supply = Réserve : dragons à contre-jour { $shadows }, cristaux { $crystals }, œufs { $eggs }, perles rouges { $red }, perles bleues { $blue }, blasons { $crests }
dragardiens-draw-chests = Coffres (un cristal) : { $chests }
dragardiens-draw-player = Joueur
dragardiens-draw-hand = Main
dragardiens-draw-school = École
dragardiens-draw-fragments = Fragments
dragardiens-draw-pearls = Perles
dragardiens-draw-crystals = Cristaux
dragardiens-draw-eggs = Œufs
dragardiens-draw-crest = Blason
dragardiens-draw-closed = bloquée
dragardiens-draw-pearl-counts = { $red } r, { $blue } b
dragardiens-draw-your-hand = Votre main :
dragardiens-draw-hand-of = Main ({ $name }) :
dragardiens-draw-unseen = et { $count ->
    [one] une carte de départ inconnue
   *[other] { $count } cartes de départ inconnues
  }
dragardiens-draw-written = Cartes posées sur le Grimoire
dragardiens-draw-starting = carte de départ
dragardiens-draw-no-cards = aucune carte
dragardiens-draw-need = encore { $number } à choisir, dans l’ordre de votre main

dragardiens-box-left-white = cartes de gauche, dragons blancs, par chiffre de 1 à 5
dragardiens-box-left-green = cartes de gauche, dragons verts, par chiffre de 1 à 5
dragardiens-box-left-red = cartes de gauche, dragons rouges, par chiffre de 1 à 5
dragardiens-box-left-blue = cartes de gauche, dragons bleus, par chiffre de 1 à 5
dragardiens-box-right-white = cartes de droite, dragons blancs, par page
dragardiens-box-right-green = cartes de droite, dragons verts, par page
dragardiens-box-right-red = cartes de droite, dragons rouges, par page
dragardiens-box-right-blue = cartes de droite, dragons bleus, par page
dragardiens-box-starting-cards = cartes de départ
dragardiens-box-shadows-count = dragons à contre-jour
dragardiens-box-shadows-page = page des dragons à contre-jour
dragardiens-box-fragments-values = fragments
dragardiens-box-pearls-red-values = perles rouges
dragardiens-box-pearls-blue-values = perles bleues
dragardiens-box-crests-values = blasons de diversité
dragardiens-box-crest-removed-two = blason retiré à deux
dragardiens-box-eggs-count = œufs dorés
dragardiens-box-eggs-face = face d’un œuf
dragardiens-box-eggs-back = dos d’un œuf
dragardiens-box-crystals-count = cristaux
dragardiens-box-chests-names = coffres magiques
dragardiens-box-fragments-removed-two = fragments retirés à deux
dragardiens-box-amulets-two = amulettes qui finissent la partie à deux
dragardiens-box-fragments-removed-three = fragments retirés à trois
dragardiens-box-amulets-three = amulettes qui finissent la partie à trois
dragardiens-box-fragments-removed-four = fragments retirés à quatre
dragardiens-box-amulets-four = amulettes qui finissent la partie à quatre
dragardiens-box-rewards-1-gives = récompense pour 1
dragardiens-box-rewards-2-gives = récompense pour 2
dragardiens-box-rewards-3-gives = récompense pour 3
dragardiens-box-rewards-4-gives = récompense pour 4
dragardiens-box-rewards-5-gives = récompense pour 5
dragardiens-box-rewards-6-gives = récompense pour 6

# La fin

dragardiens-decided-tie = { $seat } et { $other } ont chacun { $score ->
    [one] { $score } point
   *[other] { $score } points
  }, mais { $seat } a plus de cartes dans son école : { $points } contre { $others }.
    .you = { $seat } et { $other } avez chacun { $score ->
        [one] { $score } point
       *[other] { $score } points
      }, mais vous avez plus de cartes dans votre école : { $points } contre { $others }.
    .to-you = { $seat } et { $other } avez chacun { $score ->
        [one] { $score } point
       *[other] { $score } points
      }, mais { $seat } a plus de cartes dans son école : { $points } contre { $others }.
dragardiens-row-fragments = Fragments
    .by = aux fragments
dragardiens-row-pearls = Perles
    .by = aux perles
dragardiens-row-crest = Blason
    .by = au blason
dragardiens-row-eggs = Œufs dorés
    .by = aux œufs dorés

dragardiens-plays-cards = Cartes prises
dragardiens-plays-chests = Coffres ouverts
dragardiens-plays-piles = Piles bloquées
