# La leçon

ranch-lesson-ranch = Voici votre ranch, encore vide. Faites éclore des dragons et nourrissez-les : ils rapportent des points à chaque fin de saison. Après deux saisons, le meilleur score gagne.
ranch-lesson-hand = Vos cartes sont des essences. Deux d’entre elles font une combinaison : deux Dragons font un œuf, deux Griffons un griffon, deux Mandragores une mandragore.
ranch-lesson-farmer = Un Fermier ajouté à une combinaison la répète une fois. Ajoutez-en un dès que possible.
ranch-lesson-eggs = Faites des œufs : touchez les deux Dragons et le Fermier, puis le bouton.
ranch-lesson-eggs-done = Deux œufs au lieu d’un, grâce au Fermier. Puis votre main est revenue à cinq cartes.
ranch-lesson-eggs-wrong = Les œufs d’abord : ils deviennent les dragons qui rapportent. Vous avez pour cela deux Dragons et un Fermier.
ranch-lesson-eggs-wrong-eggs = Presque : ajoutez aussi le Fermier, et vous aurez deux œufs.
ranch-lesson-griffins = Les dragons mangent des griffons. Faites des griffons : les deux cartes Griffon et le Fermier.
ranch-lesson-griffins-done = Deux griffons, un pour chacun de vos œufs.
ranch-lesson-griffins-wrong = Pensez à la nourriture : un dragon sans griffon est perdu. Faites maintenant des griffons.
ranch-lesson-griffins-wrong-griffins = Presque : avec le Fermier, vous aurez deux griffons.
ranch-lesson-food = À la fin d’une saison, chaque griffon mange une mandragore, et chaque dragon un griffon. Celui qui n’a rien à manger est perdu.
ranch-lesson-mandrakes = Il faut donc des mandragores aux griffons. Prenez les deux Mandragores et les deux Fermiers.
ranch-lesson-mandrakes-done = Trois mandragores : deux pour les griffons, et une de reste.
ranch-lesson-mandrakes-wrong = Vos griffons n’ont encore rien à manger. Faites des mandragores.
ranch-lesson-mandrakes-wrong-mandrakes = Presque : ajoutez les deux Fermiers pour trois mandragores.
ranch-lesson-hatch = Faites éclore vos œufs : un Dragon et une Mandragore, et un Fermier pour le second œuf.
ranch-lesson-hatch-done = Deux dragons ! Nourris à la fin de la saison, ils rapportent un point chacun ; ceux d’un niveau plus élevé, deux ou trois.
ranch-lesson-hatch-wrong = Les œufs ne rapportent rien : faites-les éclore tant que vous avez un Dragon et une Mandragore.
ranch-lesson-hatch-wrong-hatching = Presque : avec un Fermier, les deux œufs éclosent.
ranch-lesson-season = Quand cette pioche est vide, la saison finit : vos animaux mangent, les couples font des petits, les dragons nourris rapportent. Puis vient la seconde saison. À vous le ranch !

# Pourquoi un coup est bon (conseils)

ranch-reason-food = Vos griffons ont besoin de mandragores : seuls des griffons nourris nourrissent les dragons.
ranch-reason-mandrakes = Plus de mandragores nourriront les griffons à venir, et comptent pour la médaille.
ranch-reason-prey = Vos dragons et vos œufs auront besoin de griffons : un dragon ne rapporte que s’il est nourri.
ranch-reason-griffins = Les griffons nourriront les dragons que vous ferez éclore.
ranch-reason-eggs =
    { $number ->
        [one] Un œuf
       *[other] { $number } œufs
    } pour de futurs dragons : les dragons rapportent.
ranch-reason-hatch-fed =
    { $number ->
        [one] Un dragon éclot
       *[other] { $number } dragons éclosent
    }, et vous avez de quoi nourrir : un dragon nourri rapporte.
ranch-reason-hatch =
    { $number ->
        [one] Un dragon éclot et peut apporter une carte Pouvoir
       *[other] { $number } dragons éclosent et peuvent apporter des cartes Pouvoir
    } ; la nourriture peut encore venir.
ranch-reason-gold = { $number } lingots : chacun peut remplacer une carte qui manque.
ranch-reason-evolve = Un œuf de niveau supérieur devient un dragon qui rapporte plus.
ranch-reason-draw = Aucune combinaison de votre main n’en vaut encore la peine : une carte et un lingot aident le prochain tour.
ranch-reason-exchange = Deux nouvelles cartes et un lingot valent plus ici que ces deux-là.
ranch-reason-end = Rien de ce que vous pouvez encore faire n’en vaut le prix.
ranch-reason-again = Une seconde combinaison dans le même tour, c’est un tour gagné.
ranch-reason-harm = Cela prive un rival de ce qui l’aurait nourri ou lui aurait rapporté.
ranch-reason-swap = Vous donnez ce qui vous sert le moins et recevez ce qui vous manque.
ranch-reason-take = Vous recevez ce qui manque à votre ranch, sans combinaison.
ranch-reason-repeat = Vous obtenez ce que votre voisin de droite vient de faire, sans payer de carte.
ranch-reason-hatch-colour = De vos œufs, c’est celui qui donne le dragon le plus utile (niveau { $number }).
ranch-reason-power = Des cartes proposées, ce pouvoir convient le mieux à votre ranch.
ranch-reason-no-power = Aucun de ces pouvoirs ne vous aiderait.
ranch-reason-least = C’est une carte dont vous pouvez vous passer : elle ne fait pas de paire utile.
ranch-reason-feed = Nourrissez ceux qui rapportent le plus : ce qui n’est pas nourri est perdu.
ranch-reason-breed = Un couple donne des petits pour la saison suivante.
ranch-reason-breed-hatch = Un œuf qui éclot maintenant est un dragon à la saison suivante.
ranch-reason-stop = Aucun autre couple n’apporte ce qu’il vous faut.
