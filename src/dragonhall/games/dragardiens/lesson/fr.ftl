# La leçon

dragardiens-lesson-grimoire = Posez des dragons dans votre école pour marquer des points. Le Grimoire dit lesquels : un chiffre et une couleur, ici quatre dragons rouges. Il est le même pour tous.
dragardiens-lesson-training = Les dragons viennent d’ici, du terrain d’entraînement. À votre tour, vous en prenez un à trois, à gauche ou à droite.
dragardiens-lesson-first = Votre école a un dragon vert et un rouge. Rassemblons des blancs : prenez la carte de gauche.
dragardiens-lesson-first-done = Un dragon blanc. Chaque carte a aussi une page au dos. La carte du dessus du paquet de gauche a comblé le vide, et la page en dessous est un 3.
dragardiens-lesson-first-wrong = Dans cette leçon, on rassemble les blancs : le dragon blanc est à gauche.
dragardiens-lesson-second = Chaque carte prise change une page. Prenez celle de droite et voyez ce qui la remplace.
dragardiens-lesson-second-done = La page de droite est maintenant verte, et la carte suivante est un dragon blanc.
dragardiens-lesson-second-wrong = Prenez la carte de droite : elle change la page de droite, et les cartes ne coûtent rien.
dragardiens-lesson-third = Le voici : prenez le dragon blanc, à droite.
dragardiens-lesson-third-done = Deux dragons blancs. Mais le Grimoire demande trois verts, et vous avez pris trois cartes : c’est la limite.
dragardiens-lesson-third-wrong = Vous pouvez prendre une troisième carte : prenez le dragon blanc, à droite.
dragardiens-lesson-fourth = Un cristal paie une quatrième carte, une fois par tour. Prenez celle de droite : la page changera peut-être.
dragardiens-lesson-fourth-done = Bien joué : la page de droite est maintenant blanche.
dragardiens-lesson-fourth-wrong = Payez votre cristal pour la carte de droite : la page du dessous est celle qu’il vous faut.
dragardiens-lesson-write = Vous avez deux dragons blancs, pas trois. Modifiez le Grimoire : placez-y votre dragon rouge qui porte un 2, face Page visible.
dragardiens-lesson-write-done = Le Grimoire demande maintenant deux dragons blancs, et vous en avez justement deux.
dragardiens-lesson-write-wrong = Il faut un 2 à gauche : touchez votre dragon rouge, dont la page est un 2.
dragardiens-lesson-lay = Posez-les. Une nouvelle couleur commence une pile à gauche ou à droite de votre rangée : choisissez la gauche.
dragardiens-lesson-lay-done = Blanc, vert, rouge : la pile verte est maintenant entre deux autres. Elle est bloquée : on n’y pose plus rien.
dragardiens-lesson-lay-wrong = Vous avez ce que demande le Grimoire : posez les deux dragons blancs à gauche.
dragardiens-lesson-amulet = La page de gauche montre la récompense. Un 2 donne le plus petit fragment et un dragon à contre-jour, un joker. C’était votre troisième fragment : l’amulette reçoit une perle.
dragardiens-lesson-others = L’adversaire a modifié le Grimoire et posé un dragon bleu. Après chaque tour, les autres peuvent poser selon les mêmes pages. Posez le vôtre, à droite.
dragardiens-lesson-others-done = Les quatre couleurs : cela rapporte un blason. Un 1 donne un fragment et un cristal. Et votre pile rouge est maintenant bloquée.
dragardiens-lesson-others-wrong = Le Grimoire demande un dragon bleu, et vous en avez un : posez-le à droite.
dragardiens-lesson-rewards = Un 5 donne le plus grand fragment. Quand vous avez, à vous deux, sept amulettes, le meilleur score gagne. C’est votre tour : à vous de jouer !

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
dragardiens-reason-end = Plus rien ne mérite une carte ou un cristal pour l’instant.
dragardiens-reason-choose = C’est le coffre qui vous convient le mieux.
dragardiens-reason-chest = Le coffre vaut plus que le cristal qu’il coûte.
