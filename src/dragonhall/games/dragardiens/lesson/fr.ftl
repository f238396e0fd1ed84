# La leçon

dragardiens-lesson-grimoire = Posez des dragons dans votre école pour marquer des points. Le Grimoire dit lesquels : un chiffre et une couleur, ici cinq dragons blancs. Il est le même pour tous.
dragardiens-lesson-training = Les dragons viennent d’ici, du terrain d’entraînement. À votre tour, vous en prenez un à trois, à gauche ou à droite.
dragardiens-lesson-first = Vous n’avez encore rien, et cinq dragons blancs, c’est loin. Rassemblons des verts : prenez la carte de droite.
dragardiens-lesson-first-done = Un dragon vert. Chaque carte a aussi une page au dos. La carte du dessus du paquet de droite a comblé le vide, et la page en dessous est rouge.
dragardiens-lesson-first-wrong = Dans cette leçon, on rassemble les verts : le dragon vert est à droite.
dragardiens-lesson-second = Prenez aussi celle de gauche. Son dragon est blanc, mais voyez le petit livre en bas : la page au dos est un 5. Il vous servira.
dragardiens-lesson-second-done = La page de gauche a changé aussitôt. Ce que demande le Grimoire change à chaque carte.
dragardiens-lesson-second-wrong = Les cartes ne coûtent rien, et celle-ci servira : prenez celle de gauche.
dragardiens-lesson-third = Une troisième carte, la dernière de ce tour : la verte, à gauche.
dragardiens-lesson-third-done = Deux dragons verts et un blanc. Ce n’est pas encore assez pour poser.
dragardiens-lesson-third-wrong = Vous pouvez en prendre trois : celle de gauche est verte, comme l’autre.
dragardiens-lesson-done = Le Grimoire demande trois dragons rouges, et vous n’en avez aucun. Touchez « Terminer ».
dragardiens-lesson-done-done = Vous gardez vos cartes : la main n’a pas de limite. Souvent, mieux vaut poser peu de dragons tout de suite qu’attendre.
dragardiens-lesson-done-wrong = Modifier le Grimoire maintenant gaspillerait une carte. Terminez votre tour.
dragardiens-lesson-green = De nouveau à vous, et il y a encore des verts. Prenez la carte de gauche.
dragardiens-lesson-green-done = Trois dragons verts. Une nouvelle couleur forme une pile à gauche ou à droite de votre école ; une pile entre deux autres est bloquée.
dragardiens-lesson-green-wrong = Commencez par la carte de gauche : elle est verte, et la prendre change la page de gauche.
dragardiens-lesson-colour = Celle de droite est verte aussi : prenez-la.
dragardiens-lesson-colour-done = Quatre, et voyez : la page de droite est maintenant verte !
dragardiens-lesson-colour-wrong = Prenez celle de droite : la page du dessous est celle qu’il vous faut.
dragardiens-lesson-five = Et celle de gauche : cela fait cinq.
dragardiens-lesson-five-done = Cinq dragons verts. Le Grimoire demande des dragons verts, mais seulement trois. Les petits chiffres donnent cristaux, œufs et dragons à contre-jour.
dragardiens-lesson-five-wrong = Il reste un dragon vert à gauche, et il ne coûte rien.
dragardiens-lesson-write = Vous pouvez modifier le Grimoire : placez-y une carte de votre main, face Page visible. Touchez votre dragon blanc pour utiliser son 5.
dragardiens-lesson-write-done = Le Grimoire demande maintenant cinq dragons verts, et vous en avez justement cinq.
dragardiens-lesson-write-wrong = En poser trois maintenant rapporterait moins. Utilisez d’abord le 5 de votre dragon blanc.
dragardiens-lesson-lay = Posez-les tous les cinq !
dragardiens-lesson-lay-done = Cinq dragons verts dans votre école, et votre récompense : le plus grand fragment, 20 points. Un chiffre plus petit rapporte moins : la ligne sous le Grimoire montre la récompense.
dragardiens-lesson-lay-wrong = Vous avez ce que demande le Grimoire : posez avant que la page ne change.
dragardiens-lesson-amulets = Trois fragments font une amulette, avec sa perle. Quand vous avez, à vous deux, sept amulettes, le meilleur score gagne. Après votre tour, l’adversaire peut poser aussi. À vous !

# Pourquoi un coup est bon (conseils)

dragardiens-reason-shadow = Un dragon à contre-jour remplace n’importe quel dragon qui manque.
dragardiens-reason-alike =
    Vous avez déjà { $number ->
        [one] un dragon
       *[other] { $number } dragons
    } de cette couleur.
dragardiens-reason-pile = Il va sur une pile de votre école, et les cartes sont gratuites.
dragardiens-reason-new-colour = Une couleur qui manque à votre école : les quatre couleurs rapportent un blason.
dragardiens-reason-fourth = Ici, la quatrième carte vaut son cristal.
dragardiens-reason-lets-lay =
    Le Grimoire demande alors { $number ->
        [one] un dragon
       *[other] { $number } dragons
    } d’une couleur que vous avez.
dragardiens-reason-prepares = Ainsi, c’est vous qui choisissez la page qui compte.
dragardiens-reason-ring = Les fragments complètent une amulette, qui donne une perle.
dragardiens-reason-egg = Vous recevez aussi un œuf doré.
dragardiens-reason-crystal = Vous recevez aussi un cristal.
dragardiens-reason-fragments =
    Vous recevez { $number ->
        [one] un fragment
       *[other] { $number } fragments
    } maintenant, avant que la page ne change.
dragardiens-reason-add = La page de cette carte est celle dont vous avez le moins besoin.
dragardiens-reason-fill = Vous gardez le vrai dragon pour une autre page.
dragardiens-reason-pass = Vos dragons vaudront plus sur une autre page.
dragardiens-reason-page = Les cartes sont gratuites, et la page de celle-ci pourra servir à un autre tour.
dragardiens-reason-school = En cas d’égalité, le joueur qui a le plus de cartes dans son école gagne.
dragardiens-reason-end = Rien d’autre ne vaut une carte ou un cristal maintenant.
dragardiens-reason-choose = C’est le coffre qui vous convient le mieux.
dragardiens-reason-chest = Le coffre vaut plus que le cristal qu’il coûte.
