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
