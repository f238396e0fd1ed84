# La leçon

ranch-lesson-ranch = Voici votre ranch, encore vide. Faites éclore des dragons et nourrissez-les : ils rapportent des points à chaque fin de saison. Après deux saisons, le meilleur score gagne.
ranch-lesson-hand = Vos cartes sont des essences. Deux d’entre elles font une combinaison : deux Dragons font un œuf, deux Griffons un griffon, deux Mandragores une mandragore.
ranch-lesson-farmer = Chaque Fermier ajouté donne un jeton de plus. Ajoutez-en dès que possible.
ranch-lesson-eggs = Faites des œufs : touchez les deux Dragons et le Fermier, puis le bouton.
ranch-lesson-eggs-done = Deux œufs au lieu d’un, grâce au Fermier. Puis vous avez complété votre main à cinq cartes.
ranch-lesson-eggs-wrong = Les œufs d’abord : ils deviennent les dragons qui rapportent. Vous avez pour cela deux Dragons et un Fermier.
ranch-lesson-eggs-wrong-eggs = Presque : ajoutez aussi le Fermier, et vous aurez deux œufs.
ranch-lesson-griffins = Les dragons mangent des griffons. Faites des griffons : les deux cartes Griffon et le Fermier.
ranch-lesson-griffins-done = Deux griffons, un pour chacun de vos œufs.
ranch-lesson-griffins-wrong = Pensez à la nourriture : un dragon sans griffon meurt de faim. Faites maintenant des griffons.
ranch-lesson-griffins-wrong-griffins = Presque : avec le Fermier, vous aurez deux griffons.
ranch-lesson-food = À la fin d’une saison, chaque griffon mange une mandragore, et chaque dragon un griffon. Ceux qui n’ont rien à manger meurent de faim.
ranch-lesson-mandrakes = Il faut donc des mandragores pour les griffons. Prenez les deux Mandragores et les deux Fermiers.
ranch-lesson-mandrakes-done = Trois mandragores : deux pour les griffons, et une en plus.
ranch-lesson-mandrakes-wrong = Vos griffons n’ont encore rien à manger. Faites des mandragores.
ranch-lesson-mandrakes-wrong-mandrakes = Presque : ajoutez les deux Fermiers pour trois mandragores.
ranch-lesson-hatch = Faites éclore vos œufs : un Dragon et une Mandragore, et un Fermier pour le second œuf.
ranch-lesson-hatch-done = Deux dragons ! Nourris à la fin de la saison, ils rapportent un point chacun ; ceux d’un niveau plus élevé, deux ou trois.
ranch-lesson-hatch-wrong = Les œufs ne rapportent rien : faites-les éclore tant que vous avez un Dragon et une Mandragore.
ranch-lesson-hatch-wrong-hatching = Presque : avec un Fermier, les deux œufs éclosent.
ranch-lesson-ingots = Sans bonne combinaison, piochez une carte ou échangez-en deux : chaque fois, vous recevez un lingot, qui remplace n’importe quelle carte d’une combinaison.
ranch-lesson-score = À la fin de la saison, les griffons mangent, puis les dragons, qui rapportent 2 points. Dans une partie complète, vous gagnez aussi des cartes Pouvoir et des médailles.
ranch-lesson-season = Quand cette pioche sera vide, la saison finira : vos créatures mangeront, les couples se reproduiront, vos dragons marqueront. Puis vient la seconde saison. À vous de jouer !

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
        [one] Un dragon éclot. Si vous le nourrissez, il rapporte.
       *[other] { $number } dragons éclosent. Ceux que vous nourrirez rapportent.
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
