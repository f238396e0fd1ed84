# La leçon

ante-lesson-gold = Voici votre magot : 50 pièces d’or. Le jeu s’arrête quand quelqu’un n’en a plus ; le plus gros magot gagne alors.
ante-lesson-hand = Et voici vos cartes. Le nombre inscrit est leur force : deux des vôtres sont fortes. Chacune a aussi un pouvoir.
ante-lesson-ante = On joue partie après partie. Chacune commence par une anté, face cachée. Tous paieront la force de la plus forte. Gardez vos cartes fortes : misez le Dragon d’Argent 3.
ante-lesson-ante-done = Les antés restent face cachée jusqu’à ce que tous aient choisi.
ante-lesson-ante-wrong = Vos cartes plus fortes vont vous servir, et une anté élevée coûte plus à tous. Choisissez le Dragon d’Argent 3.
ante-lesson-stakes = L’anté la plus forte était un 5 : chacun a payé 5 pièces à cette mise. Chacun joue maintenant trois cartes, une par tour : son vol. Le vol le plus fort emporte la mise.
ante-lesson-leader = L’anté la plus forte mène : son joueur a la couronne, commence, et le pouvoir de sa carte se déclenche. Ce Dragon Vert vous a fait payer 5 pièces, car vous êtes à gauche de son joueur.
ante-lesson-flight = Les autres suivent, chacun à son tour. Commencez votre vol par votre carte la plus forte : le Dragon Rouge 12.
ante-lesson-flight-done = Force 12 ! Son pouvoir ne s’est pas déclenché, car elle est plus forte que la carte d’avant, le 1.
ante-lesson-flight-wrong = Cela irait, mais c’est un vol fort qui gagne la mise : jouez le Dragon Rouge 12.
ante-lesson-trigger = Cette carte n’est pas plus forte que la vôtre, jouée avant : son pouvoir se déclenche et prend deux antés. Les fortes donnent la force, les faibles leur pouvoir.
ante-lesson-lead = Votre 12 était la carte la plus forte : vous menez, et la carte du meneur se déclenche toujours. Jouez le Dragon Rouge 10.
ante-lesson-lead-done = Son pouvoir : le vol adverse le plus fort vous a donné 1 pièce d’or et une carte, un Dragon Blanc.
ante-lesson-lead-wrong = Quand vous menez, votre carte se déclenche quelle que soit sa force : profitez du pouvoir du Dragon Rouge 10.
ante-lesson-archmage = Troisième tour. Le meneur a joué l’Archimage, un 9 : c’est un mortel, pas un dragon. Votre vol a 22, le sien seulement 21.
ante-lesson-white = Une carte faible suffit, et elle se déclenche : s’il y a un mortel sur la table, un Dragon Blanc vole 3 pièces d’or. Jouez-le.
ante-lesson-white-done = 3 pièces prises dans la mise, et votre vol a 25 : personne n’en approche.
ante-lesson-white-wrong = Vous êtes déjà devant. Ici, un pouvoir rapporte plus : jouez le Dragon Blanc 3.
ante-lesson-won = Vous avez gagné la partie et sa mise, et chacun a pioché deux cartes. La suite est à vous. Bonne chance !

# Pourquoi un coup est bon (conseils)

ante-reason-keep = Vos cartes plus fortes restent en main pour votre vol.
ante-reason-raise = Une anté élevée fait mener le premier tour, et grossit une mise que vous pouvez gagner.
ante-reason-stakes = Cela prend tout de suite { $number ->
        [one] une pièce
       *[other] { $number } pièces
    } d’or dans la mise.
ante-reason-tax = Les autres paient { $number ->
        [one] une pièce
       *[other] { $number } pièces
    } d’or à la mise, que vous pouvez gagner.
ante-reason-pay = Vous gardez vos cartes : elles valent plus que l’or.
ante-reason-least = Parmi les cartes possibles, c’est l’une de celles qui vous manqueront le moins.
ante-reason-take = Une force de { $number } en main vous aidera jusqu’à la fin.
ante-reason-copy = Cela reprend le pouvoir qui vous rapporte le plus maintenant.
ante-reason-slay = Cela retire { $number } de force au vol d’un rival.
ante-reason-trigger = Son pouvoir vaut le plus s’il vient en premier.
ante-reason-target = Avec { $number } { $number ->
        [one] pièce
       *[other] pièces
    } d’or, ce joueur a de quoi donner.
ante-reason-colour-flight = Trois dragons d’une couleur : tous les autres vous paient ce vol spécial.
ante-reason-equal-flight = Trois dragons de force { $number } forment un vol spécial : il prend de l’or dans la mise, et les antés.
ante-reason-tribute = Les rivaux qui ont à la fois des dragons bons et mauvais vous paient : jusqu’à { $number } pièces d’or.
ante-reason-weakest = Avec le Druide, le vol le plus faible gagne cette partie : restez bas.
ante-reason-strongest = Votre vol devient le plus fort, avec { $number } : le plus fort prend la mise.
ante-reason-draws =
    Son pouvoir se déclenche : vous piochez { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
ante-reason-robs = Son pouvoir se déclenche : le vol adverse le plus fort vous donne de l’or et une carte.
ante-reason-neighbour = Son pouvoir se déclenche : un rival vous donne un dragon ou { $number } pièces d’or.
ante-reason-power = Son pouvoir se déclenche : ici, cela rapporte plus que la force.
ante-reason-strength = Elle ajoute { $number } à votre vol : le plus fort gagne la mise.
ante-reason-later = Il y a peu à gagner ici : vos cartes plus fortes attendent un meilleur moment.
