# La piste de course dans le navigateur.

web-dragorun-track = La piste
web-dragorun-dice = Les dés
web-dragorun-free = Choisissez un marqueur
web-dragorun-marker = marqueur de { $dragon }
web-dragorun-on = case { $space } sur { $track }

web-dragorun-ask-turn = { $dragon ->
    [none] Lancez les dés, ou touchez un dragon pour échanger les marqueurs.
   *[other] Vous tenez { $dragon }. Lancez les dés, ou touchez un autre dragon pour échanger les marqueurs.
  }
web-dragorun-ask-rolled = { $colour ->
    [white] Blanc : choisissez un dragon pour { $movement }, ou relancez une fois.
   *[other] { $dragon } doit bouger : { $movement }. Jouez ce jet, ou relancez une fois.
  }
web-dragorun-ask-white = Encore blanc : quel dragon bouge ? ({ $movement })
web-dragorun-ask-must-roll = Tout le monde a échangé : lancez les dés.
web-dragorun-ask-marker = Choisissez le marqueur d’un dragon.

web-dragorun-tip-turn = Vous gagnez si vous tenez le marqueur du dragon qui franchit la ligne en premier. Votre marqueur est à côté de votre nom. Lancez les dés pour faire bouger un dragon, ou touchez un autre dragon pour prendre son marqueur : il est alors à l’abri jusqu’à votre prochain tour. Si l’on joue avec les œufs, vous en piochez un.
web-dragorun-tip-rolled = Le dé de couleur dit quel dragon bouge, l’autre de combien. Seules les cases libres comptent : un dragon saute par-dessus les autres. Le trophée envoie le dragon en tête, l’escargot en queue. Une fois par tour, vous pouvez relancer un dé ou les deux : touchez un dé ou un bouton.
web-dragorun-tip-white = Blanc veut dire n’importe quel dragon : touchez celui qui doit bouger.
web-dragorun-tip-marker = Chaque marqueur est celui d’un dragon. Prenez celui sur lequel vous pariez ; vous pourrez échanger plus tard.

web-dragorun-why-egg = Un œuf ne se joue pas : il agit quand on le pioche, et le champignon vénéneux tant qu’on le garde. (5.6, 6.3)
web-dragorun-why-rolled = Le dé de couleur dit quel dragon bouge. (4.3)
web-dragorun-why-rerolled = On ne relance qu’une fois par tour. (4.2)
web-dragorun-why-marker = Quelqu’un tient déjà ce marqueur. (2.5)
web-dragorun-why-first = Répondez d’abord à la question ; ensuite, lancez ou échangez. (3.1)
web-dragorun-why-own = C’est votre propre marqueur. (5.1)
web-dragorun-why-protected = Ce marqueur vient d’être pris et reste face cachée : personne ne peut le prendre avant le prochain tour de celui qui le tient. (5.2)
web-dragorun-why-must-roll = Tout le monde a échangé, l’un après l’autre : il faut maintenant lancer les dés. (5.8)
web-dragorun-why-swap-instead = Vous avez lancé les dés : à son tour, on lance ou on échange, pas les deux. (5.1)
web-dragorun-why-all-protected = Tous les autres marqueurs sont face cachée : aucun échange n’est possible. (5.4)
web-dragorun-why-return = On ne remet ses œufs dans la réserve que si son dragon est dernier. (3.3)

web-dragorun-about-dragon = Le joueur qui tient le marqueur du premier dragon arrivé gagne la course. (7.1)
web-dragorun-about-movement-plus-1 = Avance à la première case libre. (4.5)
web-dragorun-about-movement-plus-2 = Avance à la deuxième case libre. (4.5)
web-dragorun-about-movement-plus-3 = Avance à la troisième case libre. (4.5)
web-dragorun-about-movement-minus-1 = Recule à la case libre la plus proche. (4.7)
web-dragorun-about-movement-trophy = Va à la case juste devant le dragon de tête. (4.8)
web-dragorun-about-movement-snail = Va à la case juste derrière le dernier dragon. (4.11)
web-dragorun-about-colour = Le dé de couleur dit quel dragon bouge. (4.3)
web-dragorun-about-colour-white = Blanc : vous choisissez le dragon qui bouge. (4.3)
web-dragorun-about-egg = Dès qu’on le pioche, ce dragon avance à la prochaine case libre. (6.1)
web-dragorun-about-egg-snail = Envoie à la dernière place le dragon dont vous venez de prendre le marqueur. (6.2)
web-dragorun-about-egg-mushroom = Champignon vénéneux : tant que vous l’avez, vous ne pouvez pas gagner. (6.3)


web-dragorun-short =
    Cinq dragons font la course, et chaque joueur tient le marqueur de l’un d’eux.
    À votre tour, lancez les deux dés (et relancez une fois si vous voulez) : le dragon désigné bouge.
    Ou échangez votre marqueur contre un marqueur face visible, et piochez un œuf.
    Le joueur qui tient le marqueur du premier dragon arrivé gagne, sauf s’il a le champignon vénéneux.
web-dragorun-do-swap = Échanger contre { $dragon }
web-dragorun-do-move = { $dragon } va à la case { $space }
web-dragorun-do-finish = { $dragon } franchit la ligne d’arrivée !
web-dragorun-do-stay = { $dragon } reste sur la case { $space }
web-dragorun-mine = votre dragon

# Pourquoi cela arrive.
web-dragorun-aside-leapt = { $leapt ->
    [one] La case occupée ne compte pas.
   *[other] Les { $leapt } cases occupées ne comptent pas.
  }
web-dragorun-aside-trophy = Le trophée l’amène juste devant le dragon de tête.
web-dragorun-aside-snail = L’escargot l’envoie à la dernière place.
web-dragorun-aside-stays-trophy = Le trophée ne change rien : ce dragon est déjà en tête.
web-dragorun-aside-stays-snail = L’escargot ne change rien : ce dragon est déjà dernier.
web-dragorun-aside-swap = Personne ne peut prendre ce nouveau marqueur avant le prochain tour du joueur qui le tient.
web-dragorun-aside-egg = Chaque échange fait piocher un œuf ; celui-ci fait avancer son dragon.
web-dragorun-aside-egg-snail = Chaque échange fait piocher un œuf ; celui-ci envoie à la dernière place le dragon qu’on vient de prendre.
web-dragorun-aside-egg-mushroom = Chaque échange fait piocher un œuf ; le joueur qui a celui-ci ne peut pas gagner.
web-dragorun-aside-white = Blanc : le joueur qui a lancé les dés choisit le dragon.
web-dragorun-aside-won = C’est le marqueur qui compte, pas le joueur qui a fait bouger le dragon.
web-dragorun-aside-returned = Seul un joueur dont le dragon est dernier peut le faire.

web-dragorun-setup-track = La piste
web-dragorun-setup-markers = Marqueurs et courses
web-dragorun-setup-eggs = Les œufs

# Aides à la table : les chances des dés et des œufs.
web-dragorun-aid-odds = Chances
web-dragorun-aid-key-roll = Lancer : { $list }
web-dragorun-aid-key-reroll-both = Relancer les deux dés : { $list }
web-dragorun-aid-key-reroll-colour = Relancer le dé de couleur : { $list }
web-dragorun-aid-key-reroll-movement = Relancer le dé de déplacement : { $list }
web-dragorun-aid-key-swap = En cas d’échange, votre œuf : { $list }
web-dragorun-aid-item-wins = vous gagnez : { $percent } %
web-dragorun-aid-item-forward = votre dragon avance : { $percent } %
web-dragorun-aid-item-back = il recule : { $percent } %
web-dragorun-aid-item-loses = un autre gagne : { $percent } %
web-dragorun-aid-item-egg-wins = { $thing } gagne : { $percent } %
web-dragorun-aid-item-egg-loses = avec { $thing }, un autre gagne : { $percent } %
web-dragorun-aid-item-egg-snail = escargot : { $percent } %
web-dragorun-aid-item-egg-mushroom = champignon vénéneux : { $percent } %
