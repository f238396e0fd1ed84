# La leçon

ranch-lesson-ranch = Voici votre ranch, vers la fin de la première saison. Les dragons que vous pouvez nourrir rapportent des points en fin de saison. Après deux saisons, le meilleur score gagne.
ranch-lesson-hand = Vos cartes sont des essences. Deux Dragons font un œuf, deux Griffons un griffon, deux Mandragores une mandragore. Chaque Fermier ajouté en donne un de plus.
ranch-lesson-eggs = Faites des œufs : touchez les deux Dragons et le Fermier, puis le bouton.
ranch-lesson-eggs-done = Deux œufs au lieu d’un, grâce au Fermier. Puis vous avez pioché jusqu’à avoir cinq cartes en main.
ranch-lesson-eggs-wrong = Les œufs d’abord : ils deviennent les dragons qui rapportent. Vous avez pour cela deux Dragons et un Fermier.
ranch-lesson-eggs-wrong-eggs = Presque : ajoutez aussi le Fermier, et vous aurez deux œufs.
ranch-lesson-griffins = Les dragons mangent des griffons, et les griffons des mandragores, que vous avez. Faites des griffons : deux cartes Griffon et le Fermier.
ranch-lesson-griffins-done = Deux griffons, un pour chacun de vos œufs.
ranch-lesson-griffins-wrong = Pensez à la nourriture : un dragon sans griffon meurt de faim. Faites maintenant des griffons.
ranch-lesson-griffins-wrong-griffins = Presque : avec le Fermier, vous aurez deux griffons.
ranch-lesson-draw = Pour faire éclore les deux œufs d’un coup, il faudrait un Fermier, et vous n’en avez plus. Piochez plutôt une carte : vous recevrez aussi un lingot.
ranch-lesson-draw-done = Un lingot remplace n’importe quelle carte d’une combinaison, même un Fermier. Échanger deux cartes en rapporte un aussi.
ranch-lesson-draw-wrong = Avec un lingot, vous pourrez bientôt faire plus. Piochez une carte.
ranch-lesson-hatch = Faites éclore les deux œufs : un Dragon, une Mandragore, et le lingot à la place d’un Fermier.
ranch-lesson-hatch-done = Deux dragons ! La pioche est vide : c’est le dernier tour de table de la saison.
ranch-lesson-hatch-wrong = Les œufs ne rapportent rien : faites-les éclore tant que vous avez un Dragon et une Mandragore.
ranch-lesson-hatch-wrong-hatching = Presque : avec le lingot en guise de Fermier, les deux œufs éclosent.
ranch-lesson-feed = La saison se termine. D’abord, chaque griffon mange une mandragore ; ceux qui ne mangent pas meurent de faim. Nourrissez les deux griffons.
ranch-lesson-feed-done = Les deux griffons ont mangé, et il reste une mandragore.
ranch-lesson-feed-wrong = Il vous faut les deux griffons : chacun de vos dragons en mangera un. Nourrissez les deux.
ranch-lesson-dragons = Ensuite, chaque dragon mange un griffon. Nourrissez les deux dragons.
ranch-lesson-dragons-done = Il n’y a plus de griffons, mais les deux dragons ont survécu et rapporteront.
ranch-lesson-dragons-wrong = Un dragon que vous ne nourrissez pas meurt de faim et ne rapporte rien. Nourrissez les deux.
ranch-lesson-breed = Enfin, les créatures se reproduisent. Le premier couple est gratuit, chacun des suivants coûte un lingot. Accouplez vos deux dragons.
ranch-lesson-breed-done = Deux dragons donnent un œuf. Vous pourrez le faire éclore la saison prochaine.
ranch-lesson-breed-wrong = Le premier couple ne coûte rien : accouplez vos deux dragons.
ranch-lesson-score = Chacun de vos dragons a rapporté 1 point. Les niveaux plus élevés en rapportent 2 ou 3, et un dragon nourri la saison prochaine rapportera de nouveau.
ranch-lesson-season = La saison 2 commence avec une pioche complète. Dans une partie complète, les dragons éclos donnent aussi droit à des cartes Pouvoir, et il y a des médailles. À vous de jouer !

# Pourquoi un coup est bon (conseils)

ranch-reason-food = Vos griffons ont besoin de mandragores : seuls des griffons nourris nourrissent les dragons.
ranch-reason-mandrakes = Davantage de mandragores pourront nourrir vos futurs griffons.
ranch-reason-mandrakes-medal = Davantage de mandragores pourront nourrir vos futurs griffons, et elles comptent pour la médaille.
ranch-reason-prey-eggs = Vos œufs deviendront des dragons, et les dragons mangent des griffons.
ranch-reason-draw-only = Aucune combinaison de votre main n’en vaut la peine maintenant.
ranch-reason-exchange-only = Vous pouvez vous passer de ces deux cartes.
ranch-reason-steal = Vous recevez ce que perd un adversaire.
ranch-reason-back = Votre dragon pourra éclore de nouveau.
ranch-reason-prey = Vos dragons ont besoin de griffons : un dragon ne rapporte que si vous le nourrissez.
ranch-reason-griffins = Les griffons nourriront les dragons que vous ferez éclore.
ranch-reason-eggs =
    { $number ->
        [one] Un œuf
       *[other] { $number } œufs
    } pour de futurs dragons : les dragons rapportent.
ranch-reason-hatch-fed =
    { $number ->
        [one] Un dragon éclot, et vous avez de quoi le nourrir
       *[other] { $number } dragons éclosent, et vous avez de quoi les nourrir
    } : un dragon nourri rapporte.
ranch-reason-hatch =
    { $number ->
        [one] Un dragon éclot. Si vous le nourrissez, il rapportera.
       *[other] { $number } dragons éclosent. Ceux que vous nourrirez rapporteront.
    }
ranch-reason-gold =
    { $number ->
        [one] Un lingot : il peut remplacer une carte qui manque.
       *[other] { $number } lingots : chacun peut remplacer une carte qui manque.
    }
ranch-reason-evolve = Un œuf de niveau supérieur devient un dragon qui rapporte plus.
ranch-reason-draw = Aucune combinaison n’en vaut encore la peine : prenez plutôt une carte et un lingot.
ranch-reason-exchange = Deux nouvelles cartes et un lingot valent plus que ces deux-là.
ranch-reason-end = Rien de ce que vous pouvez encore faire ne vaut son prix.
ranch-reason-again = Une seconde combinaison dans le même tour, c’est un tour gagné.
ranch-reason-harm = Cela affaiblit un adversaire.
ranch-reason-swap = Vous échangez ce qui vous sert moins contre ce qui vous sert plus.
ranch-reason-take = Vous recevez un jeton sans combinaison.
ranch-reason-repeat = Vous refaites la dernière combinaison de votre voisin de droite, sans payer de carte.
ranch-reason-hatch-colour = De vos œufs, c’est celui qui donne le dragon le plus utile (niveau { $number }).
ranch-reason-power = De toutes les cartes de l’étalage, c’est celle qui convient le mieux à votre ranch.
ranch-reason-no-power = Aucun de ces pouvoirs ne vous aiderait.
ranch-reason-least = C’est la carte dont vous pouvez le mieux vous passer.
ranch-reason-feed = Ceux que vous ne nourrissez pas meurent de faim.
ranch-reason-breed = Un couple donne une créature de plus.
ranch-reason-breed-hatch = Un dragon qui éclot maintenant rapporte dès la fin de cette saison.
ranch-reason-stop = Aucun autre couple n’apporte ce qu’il vous faut.
