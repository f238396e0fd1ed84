# La leçon

ante-lesson-gold = Voici votre magot : 50 pièces d’or. Le jeu s’arrête quand quelqu’un n’en a plus ; le plus gros magot gagne alors.
ante-lesson-hand = Et voici vos cartes. Le nombre inscrit est leur force, et chacune a un pouvoir. Trois des vôtres sont des Dragons Rouges : gardez-les ensemble.
ante-lesson-ante = Le jeu se joue en plusieurs parties. Chacune commence par une anté, face cachée. Tous paieront la force de la plus forte. Gardez vos cartes fortes : posez le Dragon d’Argent 3.
ante-lesson-ante-done = Les antés restent face cachée jusqu’à ce que tous aient choisi.
ante-lesson-ante-wrong = Vos autres cartes vont vous servir, et une anté élevée coûte plus cher à tous. Choisissez le Dragon d’Argent 3.
ante-lesson-stakes = L’anté la plus forte était un 5 : chacun a payé 5 pièces à la mise. Chacun joue maintenant trois cartes, une par tour : c’est son vol. Le vol le plus puissant remporte la mise.
ante-lesson-leader = Le joueur qui a révélé l’anté la plus forte est le leader : il a la couronne, il commence, et le pouvoir de sa carte se déclenche toujours. Ce Dragon Noir a volé 2 pièces à la mise.
ante-lesson-flight = Les autres suivent, chacun à son tour. Commencez votre vol par votre carte la plus forte : le Dragon Rouge 12.
ante-lesson-flight-done = Force 12 ! Le pouvoir du dragon ne s’est pas déclenché, car il est plus fort que la carte d’avant, le 9.
ante-lesson-flight-wrong = C’est possible, mais il faut un vol puissant pour gagner la mise : jouez le Dragon Rouge 12.
ante-lesson-trigger = Cette carte n’est pas plus forte que la vôtre, jouée avant : son pouvoir s’est déclenché et a pris deux antés. Les cartes fortes renforcent votre vol, les faibles déclenchent leur pouvoir.
ante-lesson-lead = Votre 12 était la carte la plus forte : vous êtes le leader, et le pouvoir de la carte du leader se déclenche toujours. Jouez le Dragon Rouge 10.
ante-lesson-lead-done = Son pouvoir : l’adversaire au vol le plus puissant vous a donné 1 pièce d’or et une carte, un Dragon d’Or.
ante-lesson-lead-wrong = Quand vous êtes le leader, le pouvoir de votre carte se déclenche quelle que soit sa force : jouez le Dragon Rouge 10.
ante-lesson-buy = Votre voisin de droite n’avait plus qu’une carte et a dû acheter : la carte du dessus de la pioche a fixé le prix, 1 pièce, et il a pioché jusqu’à en avoir quatre.
ante-lesson-special = Réalisez maintenant un vol spécial : trois dragons de la même couleur. Vous avez les Rouges 12 et 10 : jouez le Dragon Rouge 5.
ante-lesson-special-done = Trois Rouges ! Chaque adversaire vous a payé 10 pièces, la force du deuxième plus fort. Trois dragons de la même force rapportent de l’or de la mise et des antés.
ante-lesson-special-wrong = Un troisième Dragon Rouge réalise une couleur, et vos deux adversaires doivent vous payer : jouez le Dragon Rouge 5.
ante-lesson-won = Votre vol de 27 était le plus puissant : vous gagnez la partie et sa mise, et chacun a pioché deux cartes. La suite est à vous. Bonne chance !

# Pourquoi un coup est bon (conseils)

ante-reason-keep = Vos cartes plus fortes restent en main pour votre vol.
ante-reason-raise = Une anté élevée peut faire de vous le leader du premier tour, et elle grossit une mise que vous pouvez gagner.
ante-reason-stakes = Vous pouvez ainsi prendre dès maintenant { $number ->
        [one] une pièce
       *[other] { $number } pièces
    } d’or à la mise.
ante-reason-tax = Les autres paient jusqu’à { $number ->
        [one] une pièce
       *[other] { $number } pièces
    } d’or à la mise, que vous pouvez gagner.
ante-reason-pay = Vous gardez vos cartes : elles valent plus que l’or.
ante-reason-least = Parmi les cartes possibles, c’est l’une de celles qui vous manqueront le moins.
ante-reason-take = Une carte de force { $number } en main vous aidera jusqu’à la fin du jeu.
ante-reason-copy = Vous copiez le pouvoir qui vous rapporte le plus en ce moment.
ante-reason-slay = Le vol d’un adversaire perd { $number } de force.
ante-reason-slay-own = Vous devez tuer un dragon, et vous pouvez vous passer de celui-ci.
ante-reason-target-poor = Ce joueur n’a plus d’or : il s’endettera envers vous.
ante-reason-trigger = Ce pouvoir rapporte le plus s’il se déclenche en premier.
ante-reason-target = Ce joueur a { $number } { $number ->
        [one] pièce
       *[other] pièces
    } d’or.
ante-reason-colour-flight = Trois dragons d’une couleur : tous les autres vous paient.
ante-reason-equal-flight = Trois dragons de force { $number } : c’est un brelan. Vous prenez de l’or de la mise, et des antés s’il en reste.
ante-reason-tribute = Les adversaires qui ont à la fois des dragons bons et mauvais vous paient : jusqu’à { $number } pièces d’or.
ante-reason-weakest = Avec la Druidesse, le vol le plus faible gagne cette partie : gardez le vôtre faible.
ante-reason-strongest = Votre vol devient le plus puissant, avec { $number }.
ante-reason-draws =
    Son pouvoir se déclenche : vous piochez { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
ante-reason-robs = Son pouvoir se déclenche : l’adversaire au vol le plus puissant vous donne de l’or et une carte.
ante-reason-neighbour = Son pouvoir se déclenche : un adversaire vous donne un dragon ou { $number } pièces d’or.
ante-reason-power = Son pouvoir se déclenche : ici, cela rapporte plus que la force.
ante-reason-strength = Elle ajoute { $number } à votre vol.
ante-reason-later = Il y a peu à gagner ici : gardez vos cartes plus fortes.
