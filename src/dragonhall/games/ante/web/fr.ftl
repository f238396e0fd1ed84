# La table de taverne dans le navigateur.

web-ante-before = Devant { $name }
web-ante-hoard = { $name } : magot de { $gold } { $gold ->
    [one] pièce
   *[other] pièces
  } d’or
web-ante-cards = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
  }
web-ante-strength = Puissance du vol
web-ante-leader = leader du tour
web-ante-anted = a choisi
web-ante-will-lead = sera le leader
web-ante-out = éliminé
web-ante-owes = doit { $gold }
web-ante-cannot-win = ne peut pas gagner
web-ante-this-round = jouée à ce tour
web-ante-known = Connues : { $cards }
web-ante-hand = Votre main
web-ante-no-cards = Aucune carte en main.
web-ante-gambit = Partie { $gambit }
web-ante-round = tour { $round }
web-ante-last = la dernière
web-ante-time = encore une après celle-ci
web-ante-deck = Pioche : { $count }
web-ante-discard = Défausse : { $count }
web-ante-stakes = mise
web-ante-antes = Cartes d’anté
web-ante-ante-of = { $card }, anté de { $name }
web-ante-my-ante = Votre anté : { $card }
web-ante-triggers-up-to = Les pouvoirs se déclenchent jusqu’à la force { $strength }
web-ante-weakest-wins = Le vol le plus faible gagne !
web-ante-power-of = Pouvoir : { $power }
web-ante-somewhere = Dans la main de quelqu’un : { $cards }
web-ante-colours = Couleurs
web-ante-strengths = Forces

web-ante-ask-ante = Partie { $gambit } : choisissez en secret une carte d’anté.
web-ante-ask-play = { $limit ->
    [any] Jouez une carte dans votre vol. C’est la première du tour : son pouvoir se déclenche.
   *[other] Jouez une carte. Son pouvoir se déclenche si sa force est inférieure ou égale à { $limit }.
  }
web-ante-ask-blue = Votre Dragon Bleu : voler à la mise, ou faire payer les autres ?
web-ante-ask-give = { $power ->
    [green] { $card } de { $name } : donnez un dragon mauvais plus faible que { $strength }, ou payez 5 pièces d’or.
    [brass] { $card } de { $name } : donnez un dragon bon plus fort que { $strength }, ou payez 5 pièces d’or.
   *[other] { $card } de { $name } : donnez un dragon qui convient, ou payez 5 pièces d’or.
  }
web-ante-ask-discard = { $card } : défaussez une carte de votre main.
web-ante-ask-bronze = { $card } : quelle carte d’anté prenez-vous ?
web-ante-ask-spoils = Votre brelan : quelle carte d’anté prenez-vous ?
web-ante-ask-copy = { $card } : quel pouvoir copiez-vous ?
web-ante-ask-slay = { $card } : quel dragon tuez-vous ?
web-ante-ask-order = { $card } : quel pouvoir se déclenche maintenant ?
web-ante-ask-target = { $power ->
    [red] { $card } : plusieurs adversaires ont le vol le plus puissant. Qui volez-vous ?
    [brass] { $card } : plusieurs adversaires ont le vol le plus puissant. Qui doit vous donner un dragon ou payer ?
   *[other] { $card } : quel adversaire choisissez-vous ?
  }
web-ante-ask-strength = Quel brelan réalisez-vous ?
web-ante-ask-colour = Quelle couleur réalisez-vous ?

web-ante-tip-discard = Le Voleur demande une carte en échange : défaussez celle qui vous manquera le moins.
web-ante-tip-bronze = Le Dragon de Bronze vous donne les antés les plus faibles ; en cas d’égalité, vous choisissez.
web-ante-tip-spoils = Un brelan vous donne des antés, mais vous ne pouvez pas toutes les prendre : choisissez les meilleures.
web-ante-tip-copy = Touchez la carte dont votre carte doit copier le pouvoir.
web-ante-tip-slay = Touchez un dragon pour le retirer de son vol. Affaiblissez le joueur qui est en tête.
web-ante-tip-order = Les pouvoirs de tous les dragons bons de votre vol se déclenchent, dans l’ordre de votre choix.
web-ante-tip-strength = Deux brelans sont complets à la fois : le plus fort rapporte plus d’or, les deux donnent des antés.
web-ante-tip-colour = Deux couleurs sont complètes à la fois : prenez celle qui rapporte le plus.
web-ante-tip-ante = Chacun choisit une carte en secret. La plus forte fixe ce que tous paient à la mise, et le joueur qui l’a posée est le leader. Une anté forte enrichit la mise, mais vous ne pourrez plus jouer cette carte. Touchez une carte deux fois pour la choisir.
web-ante-tip-play = Trois tours : chacun ajoute une carte à son vol. Le pouvoir de votre carte se déclenche si elle n’est pas plus forte que celle jouée juste avant ; celui du leader se déclenche toujours. Les cartes faibles servent à déclencher leurs pouvoirs, les fortes à gagner la mise : après trois tours, le vol le plus puissant la remporte. Appuyez longuement sur une carte, ou sur la touche I, pour lire son pouvoir.
web-ante-tip-blue = Volez une pièce d’or à la mise par dragon mauvais de votre vol, ou faites payer autant à tous les autres : utile si vous pensez gagner la mise.
web-ante-tip-give = Vous pouvez donner le dragon demandé, à la vue de tous, ou payer 5 pièces d’or.
web-ante-tip-target = Touchez le magot de l’adversaire choisi.

web-ante-why-seat = Il n’y a personne à choisir maintenant : chaque pouvoir dit qui il touche. (5.6)
web-ante-why-target = On ne peut choisir que parmi les adversaires à égalité pour le vol le plus puissant. (10.7)
web-ante-why-power = Appliquez d’abord le pouvoir en cours. (5.5)
web-ante-why-discard = Vous devez défausser une carte de votre main. (10.19)
web-ante-why-bronze = Le Dragon de Bronze prend les cartes d’anté les plus faibles. (10.10)
web-ante-why-spoils = On ne peut prendre que des cartes d’anté. (8.7)
web-ante-why-copy = La Dracoliche copie un dragon mauvais d’un vol, sauf Tiamat ; l’Archimage, une carte d’anté. (10.16, 10.17)
web-ante-why-order = Choisissez un dragon bon de votre vol dont la Princesse n’a pas encore déclenché le pouvoir. (10.23)
web-ante-why-strength = Choisissez avec les boutons le brelan à réaliser. (8.6)
web-ante-why-colour = Choisissez avec les boutons la couleur à réaliser. (8.4)
web-ante-why-blue = Le Dragon Bleu ne vous laisse qu’un choix : voler, ou faire payer les autres. (10.2)
web-ante-why-give = On ne donne qu’un dragon qui répond à la demande ; sinon on paie 5 pièces d’or. (10.5, 10.6)
web-ante-why-anted = Vous avez déjà choisi votre anté. (3.1)
web-ante-why-not-in-hand = On joue les cartes de sa main ; celle-ci est sur la table. (4.1)
web-ante-why-slay = On ne peut tuer qu’un dragon assez faible. (10.18)
web-ante-why-silent = Le pouvoir d’une carte plus forte que la précédente ne se déclenche pas. (5.2)

web-ante-about-seat = L’or est visible de tous. À la fin du jeu, le plus gros magot gagne. (11.7)
web-ante-about-card-white-dragon = S’il y a un mortel dans un vol, volez 3 pièces d’or à la mise. (10.1)
web-ante-about-card-blue-dragon = Volez 1 pièce d’or à la mise par dragon mauvais de votre vol, ou tous les autres en paient autant à la mise. (10.2)
web-ante-about-card-black-dragon = Volez 2 pièces d’or à la mise. (10.3)
web-ante-about-card-red-dragon = L’adversaire qui a le vol le plus puissant vous paie 1 pièce d’or ; prenez-lui une carte au hasard. (10.4)
web-ante-about-card-green-dragon = Votre voisin de gauche vous donne un dragon mauvais plus faible, ou vous paie 5 pièces d’or. (10.5)
web-ante-about-card-brass-dragon = L’adversaire qui a le vol le plus puissant vous donne un dragon bon plus fort, ou vous paie 5 pièces d’or. (10.6)
web-ante-about-card-silver-dragon = Tous ceux qui ont un dragon bon dans leur vol piochent une carte. (10.9)
web-ante-about-card-bronze-dragon = Prenez en main les deux cartes d’anté les plus faibles. (10.10)
web-ante-about-card-copper-dragon = Remplacez-le par la carte suivante de la pioche, dont le pouvoir se déclenche. (10.11)
web-ante-about-card-gold-dragon = Piochez une carte par dragon bon de votre vol. (10.13)
web-ante-about-card-bahamut = Chaque adversaire dont le vol mêle dragons bons et mauvais vous paie 10 pièces d’or. Vous ne pouvez pas gagner la partie avec Bahamut et un dragon mauvais dans votre vol. (10.14, 9.4)
web-ante-about-card-tiamat = Sans pouvoir, mais compte comme n’importe quelle couleur mauvaise. Vous ne pouvez pas gagner la partie avec Tiamat et un dragon bon dans votre vol. (10.15, 9.4)
web-ante-about-card-dracolich = Copiez le pouvoir d’un dragon mauvais, dans n’importe quel vol. (10.16)
web-ante-about-card-archmage = Payez 1 pièce d’or à la mise, puis copiez le pouvoir d’une carte d’anté. (10.17)
web-ante-about-card-dragonslayer = Payez 1 pièce d’or à la mise, puis tuez dans un vol un dragon plus faible (ou de force égale, si la table en a convenu). (10.18)
web-ante-about-card-thief = Volez 7 pièces d’or à la mise, puis défaussez une carte. (10.19)
web-ante-about-card-druid = Payez 1 pièce d’or à la mise ; le vol le plus faible gagne cette partie. (10.20)
web-ante-about-card-priest = Payez 1 pièce d’or à la mise ; vous serez le leader du tour suivant. (10.22)
web-ante-about-card-princess = Payez 1 pièce d’or à la mise ; les pouvoirs de tous vos dragons bons se déclenchent. (10.23)
web-ante-about-card-fool = Payez 1 pièce d’or à la mise ; piochez une carte par vol plus puissant. (10.25)
web-ante-about-colour = Trois dragons de cette couleur : chaque adversaire vous paie la force du deuxième plus fort des trois. (8.2)


web-ante-short =
    Chacun choisit en secret une carte d’anté ; la plus forte fixe ce que tous paient à la mise, et le joueur qui l’a posée est le leader.
    Trois tours : chacun joue une carte dans son vol. Le pouvoir d’une carte se déclenche si elle n’est pas plus forte que la précédente ; celui du leader se déclenche toujours.
    Trois dragons de la même couleur, ou de la même force, rapportent un bonus.
    Le vol le plus puissant remporte la mise. Chacun pioche deux cartes, et une nouvelle partie commence.
    Quand un joueur n’a plus d’or, le plus gros magot gagne.

# Pourquoi cela arrive.
web-ante-aside-bought = Sans carte en main, ou avec une seule, on doit acheter des cartes pour en avoir quatre.
web-ante-aside-equal = Plusieurs vols sont à égalité : le joueur qui a joué la carte choisit.
web-ante-aside-won-gambit = Le vol le plus puissant parmi ceux qui peuvent gagner remporte la mise.
web-ante-aside-won-gambit-weakest = Avec la Druidesse, c’est le vol le plus faible qui gagne.
web-ante-aside-cannot-win = Bahamut ne peut pas gagner avec un dragon mauvais dans son vol, ni Tiamat avec un dragon bon.

web-ante-setup-start = Le début
web-ante-setup-end = La fin du jeu
web-ante-setup-cards = Les cartes qui peuvent se lire de deux façons

# Sur les cartes : bonne ou mauvaise, et si son pouvoir se déclencherait.
web-ante-is-good = Bon
web-ante-is-evil = Mauvais
web-ante-is-mortal = Mortel : ni bon ni mauvais
web-ante-is-undead = Mort-vivant : ni bon ni mauvais
web-ante-trigger-yes = { $limit ->
    [any] Son pouvoir se déclenche maintenant : rien n’a été joué avant elle.
   *[other] Son pouvoir se déclenche maintenant : elle n’est pas plus forte que { $limit }.
  }
web-ante-trigger-no = Son pouvoir ne se déclenche pas maintenant : elle est plus forte que { $limit }.
web-ante-triggers = se déclenche maintenant
web-ante-triggers-not = ne se déclenche pas maintenant

# Les monogrammes des cartes : tous différents.
web-ante-mark-white-dragon = Bc
web-ante-mark-blue-dragon = Bu
web-ante-mark-black-dragon = No
web-ante-mark-red-dragon = Ro
web-ante-mark-green-dragon = Ve
web-ante-mark-brass-dragon = Ai
web-ante-mark-silver-dragon = Ar
web-ante-mark-bronze-dragon = Bz
web-ante-mark-copper-dragon = Cu
web-ante-mark-gold-dragon = Or
web-ante-mark-bahamut = Ba
web-ante-mark-tiamat = Ti
web-ante-mark-dracolich = Dl
web-ante-mark-archmage = Am
web-ante-mark-dragonslayer = Tu
web-ante-mark-thief = Vo
web-ante-mark-druid = Dd
web-ante-mark-priest = Pt
web-ante-mark-princess = Pc
web-ante-mark-fool = Id

# Les pouvoirs, assez courts pour une carte.
web-ante-power-white-dragon = Un mortel dans un vol : volez 3 pièces à la mise.
web-ante-power-blue-dragon = Volez 1 pièce par dragon mauvais, ou les autres la paient.
web-ante-power-black-dragon = Volez 2 pièces à la mise.
web-ante-power-red-dragon = Prenez 1 pièce et une carte à l’adversaire le plus puissant.
web-ante-power-green-dragon = Exigez à gauche un dragon mauvais plus faible ou 5 pièces.
web-ante-power-brass-dragon = Le plus fort adversaire cède un dragon bon plus fort ou 5 pièces.
web-ante-power-silver-dragon = Chaque joueur qui a un dragon bon pioche une carte.
web-ante-power-bronze-dragon = Prenez les deux antés les plus faibles.
web-ante-power-copper-dragon = La carte suivante le remplace ; son pouvoir se déclenche.
web-ante-power-gold-dragon = Piochez une carte par dragon bon du vol.
web-ante-power-bahamut = Les adversaires qui mêlent bons et mauvais paient 10 pièces.
web-ante-power-tiamat = Sans pouvoir. Compte comme toute couleur mauvaise.
web-ante-power-dracolich = Copiez le pouvoir d’un dragon mauvais.
web-ante-power-archmage = Payez 1 : copiez le pouvoir d’une anté.
web-ante-power-dragonslayer = Payez 1 : tuez un dragon assez faible.
web-ante-power-thief = Volez 7 pièces, puis défaussez une carte.
web-ante-power-druid = Payez 1 : le vol le plus faible gagne.
web-ante-power-priest = Payez 1 : vous serez le leader du tour suivant.
web-ante-power-princess = Payez 1 : déclenchez les pouvoirs de vos dragons bons.
web-ante-power-fool = Payez 1 : piochez une carte par vol plus puissant.

# Aides à la table : quel pouvoir se déclencherait, ce qui manque à un vol spécial.
web-ante-aid-powers = Pouvoirs
web-ante-aid-flights = Vols spéciaux
web-ante-aid-key-triggers = Le pouvoir se déclenche : { $list }
web-ante-aid-key-silent = Le pouvoir ne se déclenche pas : { $list }
web-ante-aid-item-card = { $thing }
web-ante-aid-key-mine = Votre vol : { $list }
web-ante-aid-key-theirs = Vols spéciaux des adversaires : { $list }
web-ante-aid-item-colour = { $other ->
    [none] encore { $number } { $number ->
        [one] { $thing }
       *[other] { $thing_plural }
      } pour une couleur
   *[other] il manque { $number } { $number ->
        [one] { $thing }
       *[other] { $thing_plural }
      } à { $other }
  }
web-ante-aid-item-colour-held = encore { $number } { $number ->
    [one] { $thing }
   *[other] { $thing_plural }
  } pour une couleur ({ $number ->
    [1] en main : { $other }
   *[other] vous les avez en main
  })
web-ante-aid-item-strength = { $other ->
    [none] encore { $number } { $number ->
        [one] dragon
       *[other] dragons
      } de force { $thing } pour un brelan
   *[other] il manque { $number } { $number ->
        [one] dragon
       *[other] dragons
      } de force { $thing } à { $other }
  }
web-ante-aid-item-strength-held = encore { $number } { $number ->
    [one] dragon
   *[other] dragons
  } de force { $thing } pour un brelan ({ $number ->
    [1] en main : { $other }
   *[other] vous les avez en main
  })
