# Le Jeu des Dragons

ante-title = Le Jeu des Dragons
ante-about = Misez, composez un vol de dragons, servez-vous de leurs pouvoirs et remportez la mise. Quand un joueur n’a plus d’or après une partie, le plus gros magot gagne.
ante-length = environ 30 à 60 minutes

ante-option-hoard = Or au départ
ante-option-hoard-0 = selon l’édition
ante-option-gambits = Nombre de parties
ante-option-gambits-0 = sans limite
ante-option-target = Magot qui met fin au jeu
ante-option-target-0 = aucun
ante-option-eliminations = Nombre de joueurs ruinés qui met fin au jeu
ante-option-edition = Édition
ante-option-edition-2005-fr = édition française (2007) : 50 pièces d’or, un brelan prend toutes les antés
ante-option-edition-emperors-gambit-rules = édition plus récente : 10 pièces par joueur, un brelan prend trois antés
ante-option-slayer = Le Tueur de Dragon tue
ante-option-slayer-weaker = les dragons plus faibles
ante-option-slayer-weaker-or-equal = les dragons plus faibles ou de force égale
ante-option-dracolich = La Dracoliche compte comme
ante-option-dracolich-evil = un dragon mauvais
ante-option-dracolich-undead = un dragon mort-vivant, ni bon ni mauvais
ante-option-no-winner = Si aucun vol ne peut gagner
ante-option-no-winner-carry = la mise reste pour la partie suivante
ante-option-no-winner-split = on partage la mise
ante-option-no-winner-extra-round = on joue un tour de plus

ante-card-white-dragon = Dragon Blanc { $n }
    .the = le Dragon Blanc { $n }
    .of = du Dragon Blanc { $n }
    .short = Bc { $n }
ante-card-blue-dragon = Dragon Bleu { $n }
    .the = le Dragon Bleu { $n }
    .of = du Dragon Bleu { $n }
    .short = Bu { $n }
ante-card-black-dragon = Dragon Noir { $n }
    .the = le Dragon Noir { $n }
    .of = du Dragon Noir { $n }
    .short = No { $n }
ante-card-red-dragon = Dragon Rouge { $n }
    .the = le Dragon Rouge { $n }
    .of = du Dragon Rouge { $n }
    .short = Ro { $n }
ante-card-green-dragon = Dragon Vert { $n }
    .the = le Dragon Vert { $n }
    .of = du Dragon Vert { $n }
    .short = Ve { $n }
ante-card-brass-dragon = Dragon d’Airain { $n }
    .the = le Dragon d’Airain { $n }
    .of = du Dragon d’Airain { $n }
    .short = Ai { $n }
ante-card-silver-dragon = Dragon d’Argent { $n }
    .the = le Dragon d’Argent { $n }
    .of = du Dragon d’Argent { $n }
    .short = Ar { $n }
ante-card-bronze-dragon = Dragon de Bronze { $n }
    .the = le Dragon de Bronze { $n }
    .of = du Dragon de Bronze { $n }
    .short = Bz { $n }
ante-card-copper-dragon = Dragon de Cuivre { $n }
    .the = le Dragon de Cuivre { $n }
    .of = du Dragon de Cuivre { $n }
    .short = Cu { $n }
ante-card-gold-dragon = Dragon d’Or { $n }
    .the = le Dragon d’Or { $n }
    .of = du Dragon d’Or { $n }
    .short = Or { $n }
ante-card-bahamut = Bahamut
    .the = Bahamut
    .of = de Bahamut
    .short = Bahamut 13
ante-card-tiamat = Tiamat
    .the = Tiamat
    .of = de Tiamat
    .short = Tiamat 13
ante-card-dracolich = Dracoliche
    .the = la Dracoliche
    .of = de la Dracoliche
    .short = Dracoliche 10
ante-card-archmage = Archimage
    .the = l’Archimage
    .of = de l’Archimage
    .short = Archimage 9
ante-card-dragonslayer = Tueur de Dragon
    .the = le Tueur de Dragon
    .of = du Tueur de Dragon
    .short = Tueur 8
ante-card-thief = Voleur
    .the = le Voleur
    .of = du Voleur
    .short = Voleur 7
ante-card-druid = Druidesse
    .the = la Druidesse
    .of = de la Druidesse
    .short = Druidesse 6
ante-card-priest = Prêtre
    .the = le Prêtre
    .of = du Prêtre
    .short = Prêtre 5
ante-card-princess = Princesse
    .the = la Princesse
    .of = de la Princesse
    .short = Princesse 4
ante-card-fool = Idiot
    .the = l’Idiot
    .of = de l’Idiot
    .short = Idiot 3

ante-power-white-dragon = le Dragon Blanc
    .of = du Dragon Blanc
ante-power-blue-dragon = le Dragon Bleu
    .of = du Dragon Bleu
ante-power-black-dragon = le Dragon Noir
    .of = du Dragon Noir
ante-power-red-dragon = le Dragon Rouge
    .of = du Dragon Rouge
ante-power-green-dragon = le Dragon Vert
    .of = du Dragon Vert
ante-power-brass-dragon = le Dragon d’Airain
    .of = du Dragon d’Airain
ante-power-silver-dragon = le Dragon d’Argent
    .of = du Dragon d’Argent
ante-power-bronze-dragon = le Dragon de Bronze
    .of = du Dragon de Bronze
ante-power-copper-dragon = le Dragon de Cuivre
    .of = du Dragon de Cuivre
ante-power-gold-dragon = le Dragon d’Or
    .of = du Dragon d’Or
ante-power-bahamut = Bahamut
    .of = de Bahamut
ante-power-tiamat = Tiamat
    .of = de Tiamat
ante-power-dracolich = la Dracoliche
    .of = de la Dracoliche
ante-power-archmage = l’Archimage
    .of = de l’Archimage
ante-power-dragonslayer = le Tueur de Dragon
    .of = du Tueur de Dragon
ante-power-thief = le Voleur
    .of = du Voleur
ante-power-druid = la Druidesse
    .of = de la Druidesse
ante-power-priest = le Prêtre
    .of = du Prêtre
ante-power-princess = la Princesse
    .of = de la Princesse
ante-power-fool = l’Idiot
    .of = de l’Idiot

ante-colour-white = Dragon Blanc
    .plural = Dragons Blancs
ante-colour-blue = Dragon Bleu
    .plural = Dragons Bleus
ante-colour-black = Dragon Noir
    .plural = Dragons Noirs
ante-colour-red = Dragon Rouge
    .plural = Dragons Rouges
ante-colour-green = Dragon Vert
    .plural = Dragons Verts
ante-colour-brass = Dragon d’Airain
    .plural = Dragons d’Airain
ante-colour-silver = Dragon d’Argent
    .plural = Dragons d’Argent
ante-colour-bronze = Dragon de Bronze
    .plural = Dragons de Bronze
ante-colour-copper = Dragon de Cuivre
    .plural = Dragons de Cuivre
ante-colour-gold = Dragon d’Or
    .plural = Dragons d’Or

ante-move-ante = poser { $card_the } en anté
ante-move-play = jouer { $card_the }
ante-move-steal = voler à la mise
ante-move-tax = faire payer les autres à la mise
ante-move-pay = payer 5 pièces d’or
ante-move-give = donner { $card_the }
ante-move-discard = défausser { $card_the }
ante-move-take = prendre { $card_the } parmi les antés
ante-move-copy = copier { $card_the }
ante-move-slay = tuer { $card_the }
ante-move-trigger = déclencher { $card_the }
ante-move-target = choisir { $seat }
ante-move-colour = réaliser la couleur : trois { $colour_plural }
ante-move-last = annoncer la dernière partie
ante-move-strength = réaliser le brelan de force { $strength }

ante-news-starts = Chacun commence avec { $gold } pièces d’or et six cartes.
ante-news-gambit = Partie { $gambit }. { $stakes ->
    [0] Chacun choisit sa carte d’anté.
   *[other] Il reste { $stakes } pièces d’or dans la mise. Chacun choisit sa carte d’anté.
  }
ante-news-anted = { $seat } a choisi sa carte d’anté.
    .you = { $seat } avez choisi votre carte d’anté.
ante-news-anted-card = { $seat } a choisi { $card_the } pour l’anté.
    .you = { $seat } avez choisi { $card_the } pour l’anté.
ante-news-ante = { $seat } révèle son anté : { $card_the }.
    .you = { $seat } révélez votre anté : { $card_the }.
ante-news-antes-tied = Toutes les antés sont à égalité : on les défausse, chacun pioche une carte et choisit une nouvelle anté.
ante-news-stake = L’anté la plus forte est { $gold } : chacun paie { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or à la mise.
ante-news-leads-by-ante = { $seat } est le leader du premier tour : { $card_the } est l’anté la plus forte (égalités ignorées).
    .you = { $seat } êtes le leader du premier tour : { $card_the } est l’anté la plus forte (égalités ignorées).
ante-news-round = Tour { $round } : { $seat } est le leader.
    .you = Tour { $round } : { $seat } êtes le leader.
ante-news-played = { $seat } joue { $card_the } ; son vol vaut { $strength }.
    .you = { $seat } jouez { $card_the } ; votre vol vaut { $strength }.
ante-news-no-card = { $seat } n’a pas de carte à jouer.
    .you = { $seat } n’avez pas de carte à jouer.
ante-news-triggers-as-leader = { $card ->
    [Tiamat] { $seat } ouvre le tour avec Tiamat.
   *[other] { $card } ({ $seat }) : son pouvoir se déclenche, car c’est la carte du leader.
  }
    .you = { $card ->
        [Tiamat] { $seat } ouvrez le tour avec Tiamat.
       *[other] { $card } ({ $seat }) : son pouvoir se déclenche, car c’est la carte du leader.
      }
ante-news-triggers-as-first = { $card ->
    [Tiamat] Tiamat ({ $seat }) est la première carte du tour.
   *[other] { $card } ({ $seat }) : son pouvoir se déclenche, car c’est la première carte du tour.
  }
    .you = { $card ->
        [Tiamat] Tiamat ({ $seat }) est la première carte du tour.
       *[other] { $card } ({ $seat }) : son pouvoir se déclenche, car c’est la première carte du tour.
      }
ante-news-triggers = { $card ->
    [Tiamat] Tiamat ({ $seat }) ne dépasse pas { $before }, la carte précédente.
   *[other] { $card } ({ $seat }) : son pouvoir se déclenche, car { $strength } ne dépasse pas { $before }, la carte précédente.
  }
    .you = { $card ->
        [Tiamat] Tiamat ({ $seat }) ne dépasse pas { $before }, la carte précédente.
       *[other] { $card } ({ $seat }) : son pouvoir se déclenche, car { $strength } ne dépasse pas { $before }, la carte précédente.
      }
ante-news-does-not-trigger = { $card ->
    [Tiamat] Tiamat n’a pas de pouvoir.
   *[other] { $card } ({ $seat }) : son pouvoir ne se déclenche pas, car { $strength } dépasse { $before }, la carte précédente.
  }
    .you = { $card ->
        [Tiamat] Tiamat n’a pas de pouvoir.
       *[other] { $card } ({ $seat }) : son pouvoir ne se déclenche pas, car { $strength } dépasse { $before }, la carte précédente.
      }
ante-news-paid-stakes = { $seat } paie { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or à la mise, qui passe à { $stakes }.
    .you = { $seat } payez { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or à la mise, qui passe à { $stakes }.
ante-news-paid = { $seat } paie { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or à { $other }.
    .you = { $seat } payez { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or à { $other }.
    .to-you = { $seat } vous paie { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or.
ante-news-owes-stakes = { $seat } ne peut pas tout payer et doit { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or à la mise.
    .you = { $seat } ne pouvez pas tout payer et devez { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or à la mise.
ante-news-owes = { $seat } ne peut pas tout payer et doit { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or à { $other }.
    .you = { $seat } ne pouvez pas tout payer et devez { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or à { $other }.
    .to-you = { $seat } ne peut pas tout payer et vous doit { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or.
ante-news-repaid-stakes = { $seat } rembourse { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or à la mise.
    .you = { $seat } remboursez { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or à la mise.
ante-news-repaid = { $seat } rembourse { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or à { $other }.
    .you = { $seat } remboursez { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or à { $other }.
    .to-you = { $seat } vous rembourse { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or.
ante-news-stole = { $seat } vole { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or à la mise, qui passe à { $stakes }.
    .you = { $seat } volez { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or à la mise, qui passe à { $stakes }.
ante-news-blue-steals = { $seat } choisit de voler : { $gold ->
    [one] un dragon mauvais, une pièce d’or.
   *[other] { $gold } dragons mauvais, { $gold } pièces d’or.
  }
    .you = { $seat } choisissez de voler : { $gold ->
        [one] un dragon mauvais, une pièce d’or.
       *[other] { $gold } dragons mauvais, { $gold } pièces d’or.
      }
ante-news-blue-taxes = { $seat } choisit de faire payer à tous les autres { $gold } { $gold ->
    [one] pièce d’or à la mise, pour un dragon mauvais.
   *[other] pièces d’or à la mise, une par dragon mauvais.
  }
    .you = { $seat } choisissez de faire payer à tous les autres { $gold } { $gold ->
        [one] pièce d’or à la mise, pour un dragon mauvais.
       *[other] pièces d’or à la mise, une par dragon mauvais.
      }
ante-news-no-effect = { $power ->
    [Tiamat] Tiamat n’a pas de pouvoir.
   *[other] Le pouvoir { $power_of } n’a pas d’effet cette fois.
  }
ante-news-drew = { $seat } pioche { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }.
    .you = { $seat } piochez { $cards ->
        [one] une carte
       *[other] { $cards } cartes
      }.
ante-news-drew-card = { $seat } pioche { $card_the }.
    .you = { $seat } piochez { $card_the }.
ante-news-hand-full = { $seat } ne peut pas avoir plus de dix cartes en main.
    .you = { $seat } ne pouvez pas avoir plus de dix cartes en main.
ante-news-no-cards-left = Il ne reste aucune carte à piocher pour { $seat }.
    .you = Il ne reste aucune carte à piocher pour { $seat }.
ante-news-reshuffled = La pioche est vide : on mélange les { $cards } cartes de la défausse.
ante-news-bought = { $seat } doit acheter des cartes : on retourne { $card_the }, le prix est donc de { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or.
    .you = { $seat } devez acheter des cartes : on retourne { $card_the }, le prix est donc de { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or.
ante-news-cannot-buy = { $seat } devrait acheter des cartes, mais il n’en reste pas.
    .you = { $seat } devriez acheter des cartes, mais il n’en reste pas.
ante-news-green-asks = { $strength ->
    [1] Aucun dragon n’est plus faible que 1 : { $other } doit payer 5 pièces d’or à { $seat }.
   *[other] { $other } doit donner à { $seat } un dragon mauvais plus faible que { $strength }, ou payer 5 pièces d’or.
  }
    .you = { $strength ->
        [1] Aucun dragon n’est plus faible que 1 : { $other } doit payer 5 pièces d’or à { $seat }.
       *[other] { $other } doit donner à { $seat } un dragon mauvais plus faible que { $strength }, ou payer 5 pièces d’or.
      }
    .to-you = { $strength ->
        [1] Aucun dragon n’est plus faible que 1 : { $other } devez payer 5 pièces d’or à { $seat }.
       *[other] { $other } devez donner à { $seat } un dragon mauvais plus faible que { $strength }, ou payer 5 pièces d’or.
      }
ante-news-brass-asks = { $other } doit donner à { $seat } un dragon bon plus fort que { $strength }, ou payer 5 pièces d’or.
    .you = { $other } doit donner à { $seat } un dragon bon plus fort que { $strength }, ou payer 5 pièces d’or.
    .to-you = { $other } devez donner à { $seat } un dragon bon plus fort que { $strength }, ou payer 5 pièces d’or.
ante-news-took = { $seat } prend une carte au hasard à { $other }.
    .you = { $seat } prenez une carte au hasard à { $other }.
    .to-you = { $seat } vous prend une carte au hasard.
ante-news-took-card = { $seat } prend une carte au hasard à { $other } : { $card_the }.
    .you = { $seat } prenez une carte au hasard à { $other } : { $card_the }.
    .to-you = { $seat } vous prend une carte au hasard : { $card_the }.
ante-news-gave = { $seat } donne { $card_the } à { $other }.
    .you = { $seat } donnez { $card_the } à { $other }.
    .to-you = { $seat } vous donne { $card_the }.
ante-news-kept = { $seat } montre { $card_the } mais ne donne rien : la main de { $other } est pleine.
    .you = { $seat } montrez { $card_the } mais ne donnez rien : la main de { $other } est pleine.
    .to-you = { $seat } montre { $card_the } mais ne donne rien : votre main est pleine.
ante-news-took-ante = { $seat } récupère { $card_the } parmi les antés.
    .you = { $seat } récupérez { $card_the } parmi les antés.
ante-news-replaced = { $seat } remplace { $card_the } par { $new_the }, dont le pouvoir se déclenche.
    .you = { $seat } remplacez { $card_the } par { $new_the }, dont le pouvoir se déclenche.
ante-news-stays = { $card } ({ $seat }) reste en place : aucune autre carte ne peut la remplacer.
    .you = { $card } ({ $seat }) reste en place : aucune autre carte ne peut la remplacer.
ante-news-copied = { $card } ({ $seat }) copie le pouvoir { $copied_of }.
    .you = { $card } ({ $seat }) copie le pouvoir { $copied_of }.
ante-news-slew = { $seat } tue { $card_the } dans le vol de { $other }.
    .you = { $seat } tuez { $card_the } dans le vol de { $other }.
    .to-you = { $seat } tue { $card_the } dans votre vol.
ante-news-discarded = { $seat } défausse { $card_the }.
    .you = { $seat } défaussez { $card_the }.
ante-news-weakest-wins = Grâce à la Druidesse de { $seat }, le vol le plus faible gagnera cette partie.
    .you = Grâce à votre Druidesse, le vol le plus faible gagnera cette partie.
ante-news-will-lead = Grâce au Prêtre, { $seat } sera le leader du prochain tour.
    .you = Grâce au Prêtre, { $seat } serez le leader du prochain tour.
ante-news-commands = { $seat } fait appel au pouvoir { $card_of }.
    .you = { $seat } faites appel au pouvoir { $card_of }.
ante-news-colour-flight = { $seat } réalise une couleur de trois { $colour_plural } : chacun lui paie { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or.
    .you = { $seat } réalisez une couleur de trois { $colour_plural } : chacun vous paie { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or.
ante-news-strength-flight = { $seat } réalise un brelan de dragons de force { $strength } qui lui rapporte de l’or de la mise et des antés, s’il en reste.
    .you = { $seat } réalisez un brelan de dragons de force { $strength } qui vous rapporte de l’or de la mise et des antés, s’il en reste.
ante-news-leads = { $seat } sera le leader du prochain tour : { $card_the } était la carte la plus forte (égalités ignorées).
    .you = { $seat } serez le leader du prochain tour : { $card_the } était la carte la plus forte (égalités ignorées).
ante-news-stays-leader = Toutes les cartes du tour sont à égalité : { $seat } reste le leader.
    .you = Toutes les cartes du tour sont à égalité : vous restez le leader.
ante-news-leads-after-slain = Toutes les cartes sont à égalité et celle du leader a été tuée : { $seat } devient le leader.
    .you = Toutes les cartes sont à égalité et celle du leader a été tuée : { $seat } devenez le leader.
ante-news-cannot-win = Le vol de { $seat } ne peut pas gagner : { $card_the } y côtoie un dragon de l’autre camp.
    .you = Votre vol ne peut pas gagner : { $card_the } y côtoie un dragon de l’autre camp.
ante-news-tied = Des vols sont à égalité à { $strength } : on joue un tour de plus.
ante-news-won-gambit = { $seat } gagne la partie avec un vol de { $strength } et remporte { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or.
    .you = { $seat } gagnez la partie avec un vol de { $strength } et remportez { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or.
ante-news-won-gambit-weakest = { $seat } gagne la partie avec le vol le plus faible, { $strength }, et remporte { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or.
    .you = { $seat } gagnez la partie avec le vol le plus faible, { $strength }, et remportez { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or.
ante-news-stakes-empty = La mise est vide : la partie s’arrête aussitôt.
ante-news-no-winner = Aucun vol ne peut gagner.
ante-news-carried = { $gold } { $gold ->
    [one] pièce d’or reste
   *[other] pièces d’or restent
  } dans la mise.
ante-news-shared = Chacun reprend { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or dans la mise.
ante-news-extra-round = On joue un tour de plus.
ante-news-debt-ignored = La dette de { $seat } envers la mise ({ $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or) est oubliée.
    .you = Votre dette envers la mise ({ $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or) est oubliée.
ante-news-debt-passed-on = { $seat } doit désormais à { $other } { $gold ->
    [one] la pièce d’or due
   *[other] les { $gold } pièces d’or dues
  } à la mise.
    .you = { $seat } devez désormais à { $other } { $gold ->
        [one] la pièce d’or due
       *[other] les { $gold } pièces d’or dues
      } à la mise.
    .to-you = { $seat } vous doit désormais { $gold ->
        [one] la pièce d’or due
       *[other] les { $gold } pièces d’or dues
      } à la mise.
ante-news-debt-lapsed = La dette de { $seat } envers la mise ({ $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or) s’éteint.
    .you = Votre dette envers la mise ({ $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or) s’éteint.
ante-news-out = { $seat } n’a plus d’or et est éliminé.
    .you = { $seat } n’avez plus d’or et êtes éliminé.
ante-news-ends-broke = Le jeu s’arrête : { $seats ->
    [one] un joueur est éliminé
   *[other] { $seats } joueurs sont éliminés
  }.
ante-news-ends-limit = Le jeu s’arrête après { $gambits } parties, comme convenu.
ante-news-ends-target = Le jeu s’arrête : { $seat } a atteint { $gold } pièces d’or.
    .you = Le jeu s’arrête : { $seat } avez atteint { $gold } pièces d’or.
ante-news-ends-last = Le jeu s’arrête : c’était la dernière partie annoncée.
ante-news-time-called = Le temps est écoulé : après la partie en cours, on en jouera une dernière.
ante-news-last-gambit = Le temps est écoulé : la partie en cours est la dernière.
ante-news-hoard = { $seat } a { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or.
    .you = { $seat } avez { $gold } { $gold ->
        [one] pièce
       *[other] pièces
      } d’or.
ante-news-won = { $seat } gagne le jeu avec { $gold } pièces d’or.
    .you = { $seat } gagnez le jeu avec { $gold } pièces d’or.

ante-draw-title = Partie { $gambit }, tour { $round } : mise de { $stakes } po
ante-draw-antes-open = Partie { $gambit }, choix des antés : mise de { $stakes } po
ante-draw-player = Joueur
ante-draw-gold = Or
ante-draw-cards = Cartes
ante-draw-flight = Vol
ante-draw-antes = Antés :
ante-draw-hand = Votre main :
ante-draw-deck = pioche { $deck }, défausse { $discard }
ante-draw-debt = { $seat } doit { $gold } à { $other }
ante-draw-stakes = la mise
ante-draw-weakest = le vol le plus faible gagne
ante-draw-priest = { $seat } sera le leader
ante-draw-bar = Les pouvoirs se déclenchent jusqu’à la force { $bar }.
ante-draw-leading = Votre carte est la première du tour : son pouvoir se déclenche.
ante-draw-out = éliminé
ante-draw-cannot-win = ne peut pas gagner
ante-draw-anted = a choisi
ante-draw-known = connues : { $cards }
ante-draw-somewhere = Dans une main :
ante-draw-last = dernière partie
ante-draw-time = encore une partie après celle-ci
ante-draw-leader = leader

# La fin

ante-decided-ahead = { $seat } gagne avec { $score } pièces d’or, { $margin } de plus que { $other }, surtout grâce { $row } ({ $points } pour { $seat }, { $others } pour { $other }).
    .you = { $seat } gagnez avec { $score } pièces d’or, { $margin } de plus que { $other }, surtout grâce { $row } ({ $points } pour { $seat }, { $others } pour { $other }).
    .to-you = { $seat } gagne avec { $score } pièces d’or, { $margin } de plus que { $other }, surtout grâce { $row } ({ $points } pour { $seat }, { $others } pour { $other }).
ante-decided-tie = { $seat } et { $other } ont chacun { $score } pièces d’or.
    .you = { $seat } et { $other } avez chacun { $score } pièces d’or.
    .to-you = { $seat } et { $other } avez chacun { $score } pièces d’or.
ante-decided-shared = { $names } gagnent ensemble, avec { $score } pièces d’or chacun.
ante-row-start = Au départ
    .by = au départ
ante-row-gambit = Partie { $number }
    .by = { $number ->
        [0] à une seule partie
       *[other] à la partie { $number }
    }

ante-plays-cards = Cartes
ante-plays-powers = Pouvoirs déclenchés
