# Le Grimoire dans le navigateur.

web-dragardiens-mark-shadow = Cj
web-dragardiens-card-shadow = dragons à contre-jour
web-dragardiens-supply = Réserve
web-dragardiens-school = École de { $name }
web-dragardiens-cards = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
  }
web-dragardiens-fragments = Fragments : { $count }, amulettes complètes : { $rings }
web-dragardiens-pearls = Perles rouges : { $red }, bleues : { $blue }
web-dragardiens-pearls-left = perles, rouges et bleues
web-dragardiens-crystals = Cristaux : { $count }
web-dragardiens-eggs = Œufs dorés : { $count }
web-dragardiens-crest = blason de diversité
web-dragardiens-pile = Pile { $colour_feminine } : { $count }{ $closed ->
    [yes] , bloquée
   *[no] { "" }
  }
web-dragardiens-no-school = pas encore de dragons
web-dragardiens-hand = Votre main
web-dragardiens-left-page = Page de gauche : { $page }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
web-dragardiens-right-page = Page de droite : { $page }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
web-dragardiens-chests = Coffres magiques

web-dragardiens-ask-take = Prenez de 1 à 3 cartes du terrain d’entraînement.
web-dragardiens-ask-turn = { $may ->
    [take-write] Prenez encore une carte, modifiez le Grimoire, ou terminez.
    [take] Prenez encore une carte, ou terminez.
    [write] Modifiez le Grimoire avec une carte de votre main, ou terminez.
   *[none] { $can ->
        [yes] Posez, ou terminez.
       *[no] Terminez votre tour.
      }
  } Le Grimoire vous demande de { $asks }.
web-dragardiens-ask-add = Quels dragons posez-vous ? Encore { $number } à choisir.
web-dragardiens-ask-others = { $name } a terminé. Avec les mêmes pages, vous { $can ->
    [yes] pouvez
   *[no] ne pouvez pas
  } { $asks }.
web-dragardiens-ask-chest = Choisissez le coffre magique de cette partie.

# Ce que donne un coup.
web-dragardiens-risk-pass = Vous pourriez encore prendre ou poser des cartes.
web-dragardiens-do-take = prendre { $card_the } ({ $side })
web-dragardiens-do-lay-at = { dragardiens-draw-asks } : nouvelle pile à { $side }

web-dragardiens-tip-chest = Un coffre magique est en jeu ; un cristal l’ouvre pour un tour. Choisissez celui que vous aimeriez avoir.
web-dragardiens-tip-take = Le Grimoire dit combien de dragons (page de gauche) et de quelle couleur (page de droite) vous pouvez poser. Prenez d’abord une à trois cartes du terrain d’entraînement (touchez une carte deux fois). Chaque carte prise change une page.
web-dragardiens-tip-turn = Chaque carte a un dragon d’un côté et une page de l’autre (le petit livre). Vous pouvez modifier le Grimoire : placez-y une carte de votre main, face Page visible, les chiffres à gauche, les couleurs à droite. Posez ensuite exactement ce qu’il demande. La page de gauche montre votre récompense ; trois fragments forment une amulette. Une nouvelle couleur commence une pile à gauche ou à droite de votre école ; une pile entre deux autres est bloquée.
web-dragardiens-tip-others = Après le tour d’un autre joueur, vous pouvez poser aussi, pour les mêmes pages et la même récompense.
web-dragardiens-tip-add = Plusieurs cartes conviennent : choisissez celles que vous posez. Gardez les pages qui pourront vous servir.

web-dragardiens-why-gift = On reçoit les récompenses en posant des dragons. (7.1)
web-dragardiens-why-crystal = Un cristal paie une quatrième carte, ou ouvre un coffre s’il y en a en jeu. (4.3, 11.2)
web-dragardiens-why-pile = Les dragons rejoignent leur pile tout seuls quand on les pose. (6.5)
web-dragardiens-why-closed = Une pile entre deux autres est bloquée : on n’y pose plus rien. (6.6)
web-dragardiens-why-others = Pendant le tour d’un autre joueur, vous ne pouvez que poser. (8.2)
web-dragardiens-why-taken = Trois cartes par tour, une quatrième contre un cristal ; dès que vous avez modifié le Grimoire, ouvert un coffre ou posé, vous n’en prenez plus. (4.1, 4.3, 4.6)
web-dragardiens-why-add = Choisissez des dragons de la couleur demandée. (6.2)
web-dragardiens-why-take-first = Prenez d’abord au moins une carte du terrain d’entraînement. (4.1)
web-dragardiens-why-written = Une seule carte par paquet et par tour, et avant de poser. (5.1)
web-dragardiens-why-chest = Ouvrir un coffre coûte un cristal, et l’on n’en paie qu’un par tour. On l’ouvre après avoir pris des cartes et avant de poser, si cela change quelque chose. (11.2, 11.9)
web-dragardiens-why-book = Pour modifier le Grimoire, choisissez une carte de votre main : un chiffre va à gauche, une couleur à droite. (5.1, 5.2)
web-dragardiens-why-lay = Pour poser, il faut le nombre de dragons de la couleur demandée (dont au moins un vrai) et une pile qui ne soit pas bloquée ; prenez d’abord une carte. (4.1, 6.2, 6.3, 6.6)

web-dragardiens-about-card = Le dragon peut être posé dans votre école ; sa face Page peut modifier le Grimoire : un chiffre à gauche, une couleur à droite. (5.1, 6.1)
web-dragardiens-about-card-shadow = Un joker : il remplace un dragon manquant de n’importe quelle couleur, mais il en faut au moins un vrai. Sa page est 6. (6.3)
web-dragardiens-about-side = La page du dessus de ce paquet compte maintenant : à gauche combien de dragons, à droite de quelle couleur. (3.1)
web-dragardiens-about-colour = Les dragons d’une même couleur forment une pile. Une pile entre deux autres est bloquée. (6.5, 6.6)
web-dragardiens-about-gift-lowest = Le fragment d’amulette de plus petite valeur. Chaque troisième fragment complète une amulette et donne une perle. (7.2, 7.4)
web-dragardiens-about-gift-highest = Le fragment d’amulette de plus grande valeur. (7.2)
web-dragardiens-about-gift-crystal = Sert à payer une quatrième carte dans un tour ou à ouvrir un coffre. (4.3, 11.2)
web-dragardiens-about-gift-egg = Rapporte des points à la fin (4 dans la boîte habituelle) ; le joueur qui en a le plus en retourne un, qui vaut alors davantage (16). (9.5, 9.6)
web-dragardiens-about-pearl-red = Chaque amulette complète reçoit une perle : d’abord les rouges, qui valent le plus dans la boîte habituelle. (7.5)
web-dragardiens-about-chest-prism-ink = Votre page de droite compte comme une autre couleur pendant ce tour. (11.3)
web-dragardiens-about-chest-whistle = Reprenez en main une carte de votre école. (11.4)
web-dragardiens-about-chest-shortcut = Posez un dragon de moins que la page ne demande. (11.5)
web-dragardiens-about-chest-iron-key = Vous pouvez poser des dragons sur une pile bloquée. (11.6)
web-dragardiens-about-chest-veil = Personne d’autre ne peut poser pendant ce tour. (11.7)
web-dragardiens-about-chest-magnet = Votre premier fragment est le plus grand au lieu du plus petit. (11.8)


web-dragardiens-short =
    Prenez une à trois cartes du terrain d’entraînement : chacune change une page du Grimoire.
    Si vous voulez, modifiez le Grimoire : placez-y des cartes de votre main, face Page visible.
    Posez exactement le nombre et la couleur que demande le Grimoire, et prenez la récompense. Puis les autres joueurs peuvent faire de même.
    Trois fragments font une amulette, qui donne une perle. Quand assez d’amulettes sont complètes, le meilleur score gagne.

web-dragardiens-setup-game = La partie
web-dragardiens-setup-open = Ce que tous voient
web-dragardiens-setup-chests = Coffres magiques

# Pourquoi cela arrive.
web-dragardiens-aside-laid = La page de gauche dit combien, la page de droite de quelle couleur.
web-dragardiens-aside-laid-too = Après chaque tour, les autres joueurs peuvent poser des dragons selon les mêmes pages.
web-dragardiens-aside-fourth = Une quatrième carte dans un tour coûte un cristal.
web-dragardiens-aside-page-shown = Cette page était sous la carte prise.
web-dragardiens-aside-gift = C’est la récompense de la page de gauche.
web-dragardiens-aside-pearl = Trois fragments font une amulette ; on y met une perle, face cachée.
web-dragardiens-aside-closed = Elle est maintenant entre deux autres : on n’y pose plus rien.

# Aides à la table : ce que demande le Grimoire, et quelle page permet de poser.
web-dragardiens-aid-grimoire = Grimoire
web-dragardiens-aid-key-lay = Vous pouvez poser { $list }
web-dragardiens-aid-key-lay-later = Vous avez ce qu’il demande : { $list }
web-dragardiens-aid-key-lacks = Il vous manque { $list }
web-dragardiens-aid-key-real = Il faut au moins un vrai dragon pour { $list }
web-dragardiens-aid-key-closed = Votre pile est bloquée pour { $list }
web-dragardiens-aid-item-asks = { $number ->
    [one] un dragon { $thing }
   *[other] { $number } dragons { $thing_plural }
  }
web-dragardiens-aid-item-lacks = { $of ->
    [one] un dragon { $thing }
   *[other] { $number ->
        [one] un dragon { $thing }
       *[other] { $number } dragons { $thing_plural }
      } sur { $of }
  }
web-dragardiens-aid-key-write = Modifier le Grimoire pour poser : { $list }
web-dragardiens-aid-item-write = { $number } { $number ->
    [one] { $other }
   *[other] { $other_plural }
  } avec { $thing_a }

# Ce qui est écrit à côté de ce qui est compté.
web-dragardiens-supply-crystals = cristaux
web-dragardiens-supply-eggs = œufs dorés
web-dragardiens-supply-pearls = perles
web-dragardiens-supply-crests = blasons
web-dragardiens-worth = ({ $points } points)
