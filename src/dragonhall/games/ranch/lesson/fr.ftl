# La leçon

ranch-lesson-ranch = Voici votre ranch, encore vide. Celui qui a les dragons les mieux nourris après deux saisons gagne.
ranch-lesson-hand = Vos cartes sont des essences. Deux d’entre elles font une combinaison : deux Dragons font un œuf, deux Griffons un griffon, deux Mandragores une mandragore.
ranch-lesson-farmer = Un Fermier ajouté à une combinaison la fait jouer une fois de plus. Ajoutez-en un dès que possible.
ranch-lesson-eggs = Faites des œufs : touchez les deux Dragons et le Fermier, puis le bouton.
ranch-lesson-eggs-done = Deux œufs au lieu d’un, grâce au Fermier. Puis votre main est revenue à cinq cartes.
ranch-lesson-eggs-wrong = Les œufs d’abord : ils deviennent les dragons qui rapportent. Vous avez pour cela deux Dragons et un Fermier.
ranch-lesson-eggs-wrong-eggs = Presque : ajoutez aussi le Fermier, et vous aurez deux œufs.
ranch-lesson-griffins = Les dragons mangent des griffons. Faites des griffons : les deux cartes Griffon et le Fermier.
ranch-lesson-griffins-done = Deux griffons, un pour chacun de vos œufs.
ranch-lesson-griffins-wrong = Pensez à la nourriture : un dragon sans griffon est perdu. Faites maintenant des griffons.
ranch-lesson-griffins-wrong-griffins = Presque : avec le Fermier, vous aurez deux griffons.
ranch-lesson-food = À la fin d’une saison, chaque griffon mange une mandragore, et chaque dragon un griffon. Qui n’a rien est perdu.
ranch-lesson-mandrakes = Il faut donc des mandragores aux griffons. Prenez les deux Mandragores et les deux Fermiers.
ranch-lesson-mandrakes-done = Trois mandragores : deux pour les griffons, et une de reste.
ranch-lesson-mandrakes-wrong = Vos griffons n’ont encore rien à manger. Faites des mandragores.
ranch-lesson-mandrakes-wrong-mandrakes = Presque : ajoutez les deux Fermiers pour trois mandragores.
ranch-lesson-hatch = Faites éclore vos œufs : un Dragon et une Mandragore, et un Fermier pour le second œuf.
ranch-lesson-hatch-done = Deux dragons ! Nourris à la fin de la saison, ils rapportent leur niveau.
ranch-lesson-hatch-wrong = Des œufs ne rapportent rien : faites-les éclore tant que vous avez un Dragon et une Mandragore.
ranch-lesson-hatch-wrong-hatching = Presque : avec un Fermier, les deux œufs éclosent.
ranch-lesson-season = Quand cette pioche est vide, la saison finit : nourrir, accoupler, et on recommence. À vous le ranch !
