# La leçon

dragardiens-lesson-grimoire = Posez des dragons dans votre école pour marquer des points. Le Grimoire dit lesquels : un nombre et une couleur, ici cinq blancs. Il est le même pour tous.
dragardiens-lesson-training = Les dragons viennent d’ici, du terrain d’entraînement. À votre tour, vous en prenez un à trois, à gauche ou à droite.
dragardiens-lesson-first = Vous n’avez encore rien, et cinq blancs, c’est loin. Rassemblons les verts : prenez la carte de droite.
dragardiens-lesson-first-done = Un dragon vert. Chaque carte est un dragon, avec une page au dos. La carte du dessus de la page de droite a été retournée pour combler le vide, et la page en dessous dit rouge.
dragardiens-lesson-first-wrong = Dans cette leçon, on rassemble les verts : le dragon vert est à droite.
dragardiens-lesson-second = Prenez aussi celle de gauche. Son dragon est blanc, mais voyez le petit livre en bas : la page au dos est un 5. Il vous servira.
dragardiens-lesson-second-done = La page de gauche a changé aussitôt. Ce que demande le Grimoire change à chaque carte.
dragardiens-lesson-second-wrong = Les cartes ne coûtent rien, et celle-ci servira : prenez celle de gauche.
dragardiens-lesson-third = Une troisième carte, la dernière de ce tour : la verte, à gauche.
dragardiens-lesson-third-done = Deux dragons verts et un blanc. Ce n’est pas encore assez pour poser.
dragardiens-lesson-third-wrong = Vous pouvez en prendre trois : celle de gauche est verte, comme l’autre.
dragardiens-lesson-done = Le Grimoire demande trois dragons rouges, et vous n’en avez aucun. Terminez votre tour : Terminer.
dragardiens-lesson-done-done = Vous gardez vos cartes : la main n’a pas de limite.
dragardiens-lesson-done-wrong = Écrire maintenant dépenserait une carte pour rien. Terminez votre tour.
dragardiens-lesson-green = De nouveau à vous, et il y a encore des verts. Prenez la carte de gauche.
dragardiens-lesson-green-done = Trois dragons verts.
dragardiens-lesson-green-wrong = Commencez par la carte de gauche : elle est verte, et sa page quitte le Grimoire.
dragardiens-lesson-colour = Celle de droite est verte aussi : prenez-la.
dragardiens-lesson-colour-done = Quatre, et voyez : la page de droite est maintenant verte !
dragardiens-lesson-colour-wrong = Prenez celle de droite : dessous se trouve une page qu’il vous faut.
dragardiens-lesson-five = Et celle de gauche : cela fait cinq.
dragardiens-lesson-five-done = Cinq dragons verts. Le Grimoire demande des dragons verts, mais seulement trois.
dragardiens-lesson-five-wrong = Il reste un dragon vert à gauche, et il ne coûte rien.
dragardiens-lesson-write = Vous pouvez écrire : posez une carte de votre main sur le Grimoire, page visible. Touchez votre dragon blanc et écrivez son 5.
dragardiens-lesson-write-done = Le Grimoire demande maintenant cinq dragons verts, et vous en avez justement cinq.
dragardiens-lesson-write-wrong = En poser trois maintenant rapporterait moins. Écrivez d’abord le 5 de votre dragon blanc.
dragardiens-lesson-lay = Posez-les tous les cinq !
dragardiens-lesson-lay-done = Cinq dragons verts dans votre école, et la récompense : le plus grand fragment de la rangée, 20 points. Un nombre plus petit rapporte moins : la ligne sous le Grimoire dit quoi.
dragardiens-lesson-lay-wrong = Vous avez ce que demande le Grimoire : posez avant que la page ne change.
dragardiens-lesson-amulets = Trois fragments font une amulette avec sa perle. À la septième amulette, la partie s’arrête et le meilleur score gagne. Les autres peuvent aussi poser à votre tour. À vous !

# Pourquoi un coup est bon (conseils)

dragardiens-reason-shadow = Un dragon à contre-jour remplace n’importe quel dragon qui manque.
dragardiens-reason-alike =
    Vous avez déjà { $number ->
        [one] un dragon
       *[other] { $number } dragons
    } de cette couleur : ensemble, on peut les poser.
dragardiens-reason-pile = Il va sur une pile de votre école, et les cartes ne coûtent rien.
dragardiens-reason-new-colour = Une couleur qui manque à votre école : la diversité vaut un blason.
dragardiens-reason-fourth = Ici, la quatrième carte vaut son cristal.
dragardiens-reason-lets-lay =
    Le Grimoire demande alors { $number ->
        [one] un dragon
       *[other] { $number } dragons
    } d’une couleur que vous avez.
dragardiens-reason-prepares = Cela prépare une page qui vous convient, et en retire une qui convient aux autres.
dragardiens-reason-ring = Les fragments complètent une amulette, avec sa perle.
dragardiens-reason-egg = Cela apporte un œuf doré avec les fragments.
dragardiens-reason-crystal = Cela apporte un cristal avec les fragments.
dragardiens-reason-fragments =
    Cela apporte tout de suite { $number ->
        [one] un fragment
       *[other] { $number } fragments
    }, avant que la page ne change.
dragardiens-reason-add = La page de cette carte est celle dont vous avez le moins besoin.
dragardiens-reason-fill = Vous gardez le vrai dragon pour une page à venir.
dragardiens-reason-pass = Vos dragons vaudront plus sur une page à venir.
dragardiens-reason-choose = C’est le coffre qui aide le plus votre main.
dragardiens-reason-chest = Ce que fait le coffre vaut maintenant plus que son cristal.
