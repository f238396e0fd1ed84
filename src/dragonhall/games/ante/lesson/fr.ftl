# La leçon

ante-lesson-gold = Voici votre trésor : 50 pièces d’or. Quand quelqu’un n’en a plus, le plus gros trésor gagne.
ante-lesson-hand = Et voici vos cartes. Leur nombre est leur force : deux des vôtres sont fortes. Chacune a aussi un pouvoir.
ante-lesson-ante = Chaque partie commence par une anté, face cachée. Tous paieront la force de la plus forte anté. Gardez vos cartes fortes : misez le Dragon d’argent 3.
ante-lesson-ante-done = Les antés restent face cachée jusqu’à ce que tous aient choisi.
ante-lesson-ante-wrong = Une carte forte vaut plus dans votre vol, et une anté élevée coûte plus à tous. Choisissez le Dragon d’argent 3.
ante-lesson-stakes = Les antés se sont montrées ensemble. La plus forte était un 5 : chacun a payé 5 pièces à la mise. Le vol le plus fort après trois tours la prend.
ante-lesson-flight = Chacun joue à son tour une carte dans son vol. Commencez par la plus forte : le Dragon rouge 12.
ante-lesson-flight-done = Force 12 ! Son pouvoir est resté muet, car elle est plus forte que la carte précédente.
ante-lesson-flight-wrong = Cela irait, mais prenez la tête dans la course à la mise : jouez le Dragon rouge 12.
ante-lesson-trigger = Cette carte est plus faible que la vôtre, jouée avant : son pouvoir se déclenche et prend des antés. Fort pour la force, faible pour les pouvoirs.
ante-lesson-lead = Votre 12 était la plus forte : vous menez, et la carte du meneur se déclenche toujours. Jouez le Dragon rouge 10.
ante-lesson-lead-done = Son pouvoir : le vol adverse le plus fort vous a donné de l’or et une carte, un Dragon blanc.
ante-lesson-lead-wrong = Quand vous menez, votre carte se déclenche quelle que soit sa force : profitez du pouvoir du Dragon rouge 10.
ante-lesson-archmage = Troisième tour, et ce mortel mène avec un 9. Votre vol a 22 et il est devant.
ante-lesson-white = Une carte faible suffit, et elle se déclenche : s’il y a un mortel sur la table, un Dragon blanc vole 3 pièces d’or. Jouez-le.
ante-lesson-white-done = 3 pièces prises dans la mise, et votre vol a 25 : personne n’en approche.
ante-lesson-white-wrong = Vous êtes déjà devant. Ici, un pouvoir rapporte plus : jouez le Dragon blanc 3.
ante-lesson-won = Vous avez gagné la partie et sa mise, et chacun a pioché deux cartes. La suite est à vous. Bonne chance !

# Pourquoi un coup est bon (conseils)

ante-reason-keep = Vos cartes plus fortes restent en main pour votre vol.
ante-reason-raise = Votre main est forte : une anté élevée fait mener, et grossit une mise que vous pouvez gagner.
ante-reason-stakes = Cela prend tout de suite { $number } d’or dans la mise.
ante-reason-tax = Les autres paient { $number } d’or à la mise, que vous pouvez gagner.
ante-reason-pay = Vous gardez vos cartes : elles valent plus que l’or.
ante-reason-least = Parmi les cartes possibles, c’est l’une de celles qui vous manqueront le moins.
ante-reason-take = Une force de { $number } en main vous aidera jusqu’à la fin.
ante-reason-copy = Cela reprend le pouvoir qui vous rapporte le plus maintenant.
ante-reason-slay = Cela retire { $number } de force au vol d’un rival.
ante-reason-trigger = Son pouvoir vaut le plus s’il vient en premier.
ante-reason-target = Avec { $number } pièces d’or, ce joueur a de quoi donner.
ante-reason-colour-flight = Trois dragons d’une couleur : tous les autres vous paient ce vol spécial.
ante-reason-equal-flight = Trois dragons de force { $number } forment un vol spécial : il prend de l’or dans la mise, et les antés.
ante-reason-tribute = Les rivaux qui ont des dragons bons et mauvais vous paient : jusqu’à { $number } d’or.
ante-reason-weakest = Le vol le plus faible gagne cette partie : restez bas.
ante-reason-strongest = Votre vol devient le plus fort, avec { $number } : il gagnerait la mise.
ante-reason-draws =
    Son pouvoir se déclenche : vous piochez { $number ->
        [one] une carte
       *[other] { $number } cartes
    }.
ante-reason-robs = Son pouvoir se déclenche : le vol adverse le plus fort vous donne de l’or et une carte.
ante-reason-neighbour = Son pouvoir se déclenche : un rival vous donne un dragon ou { $number } pièces d’or.
ante-reason-power = Son pouvoir se déclenche, et une carte plus forte ne prendrait pas la tête.
ante-reason-strength = Elle ajoute { $number } à votre vol : le plus fort gagne la mise.
ante-reason-later = Il y a peu à gagner ici : vos cartes plus fortes attendent un meilleur moment.
