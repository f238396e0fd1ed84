# Le ranch dans le navigateur.

web-ranch-mark-yellow = Ja
web-ranch-mark-green = Ve
web-ranch-mark-blue = Bl
web-ranch-mark-purple = Vi
web-ranch-mark-red = Ro
web-ranch-red = rapporte à chaque saison
web-ranch-blue = se joue une fois
web-ranch-season = Saison { $season } sur { $seasons }
web-ranch-phase-turns = les tours
web-ranch-phase-feeding = repas
web-ranch-phase-breeding = reproduction
web-ranch-phase-over = la fin
web-ranch-display = Cartes Pouvoir
web-ranch-supply = Réserve
web-ranch-discards = Défausse :
web-ranch-deck = Pioche : { $cards }
web-ranch-last = Dernière combinaison : { $combination }{ $farmers ->
    [0] { "" }
    [one] , avec un Fermier
   *[other] , avec { $farmers } Fermiers
  }
web-ranch-of = Ranch de { $name }
web-ranch-score = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
web-ranch-points = points
web-ranch-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-ranch-banned = ne complète pas sa main
web-ranch-first = premier joueur
web-ranch-empty = encore vide
web-ranch-known = En main, vous le savez : { $cards }
web-ranch-hand = Votre main
web-ranch-no-cards = Aucune carte en main.

web-ranch-ask-turn = À vous : touchez des cartes pour une combinaison, ou piochez.
web-ranch-ask-acted = Vous pouvez encore jouer une carte bleue, ou finir votre tour.
web-ranch-ask-egg = Quel œuf éclot ?
web-ranch-ask-evolve = Quel œuf évolue, et comment ?
web-ranch-ask-loot = Votre dragon rouge vole : quoi, et à qui ?
web-ranch-ask-power = Un de vos dragons a éclos : prenez une carte Pouvoir de la rangée, si vous voulez.
web-ranch-ask-swap = Vous donnez { $token } : que prenez-vous en échange, et à qui ?
web-ranch-ask-discard = Plus de sept cartes : défaussez-en une.
web-ranch-ask-feed = À table : combien de vos { $creatures } mangent ? Les autres sont perdus.
web-ranch-ask-breed = Reproduction : touchez deux créatures à accoupler, ou deux fois la même sorte.

# Ce que donne un coup.
web-ranch-do-mandrakes = { $number ->
    [one] une mandragore
   *[other] { $number } mandragores
  }{ ranch-paying-mandrakes }
web-ranch-do-griffins = { $number ->
    [one] un griffon
   *[other] { $number } griffons
  }{ ranch-paying-griffins }
web-ranch-do-eggs = { $number ->
    [one] un œuf
   *[other] { $number } œufs
  }{ ranch-paying-dragons }
web-ranch-do-hatching = { $number ->
    [one] faire éclore un œuf
   *[other] faire éclore { $number } œufs
  }{ ranch-paying-first-dragon }{ ranch-paying-second-mandrake }
web-ranch-do-exchange = échanger { $one } + { $two } (et prendre un lingot)
web-ranch-do-evolve = niveau 1 → { $token }
web-ranch-do-evolve-red = { $token } → œuf rouge

web-ranch-tip-discard = On garde sept cartes au plus. Défaussez ce dont vous n’aurez pas besoin.
web-ranch-tip-evolve = L’un de vos œufs passe au niveau suivant : plus de points une fois éclos, et chaque couleur apporte autre chose.
web-ranch-tip-loot = Touchez ce que le dragon rouge vole, dans le ranch d’un adversaire.
web-ranch-tip-swap = Touchez un jeton d’une autre sorte chez un adversaire : vous le recevez en échange du vôtre.
web-ranch-tip-turn = Deux cartes font une combinaison : deux Mandragores donnent une mandragore, deux Griffons un griffon, deux Dragons un œuf. Dragon et Mandragore font éclore un œuf, Mandragore et Griffon font de l’or, c’est-à-dire deux lingots ; avec Dragon et Griffon, un œuf évolue en un meilleur. Les Fermiers en apportent davantage. Un lingot remplace n’importe quelle carte. Touchez les cartes à utiliser : les boutons montrent ce qu’elles peuvent faire. Ou piochez une carte et prenez un lingot.
web-ranch-tip-acted = Les cartes Pouvoir bleues sont dans votre ranch. Vous pouvez en jouer une par tour, avant ou après votre action.
web-ranch-tip-power = Chaque dragon qui éclot peut apporter une carte Pouvoir. Les bleues se jouent une fois, les rouges rapportent à chaque fin de saison.
web-ranch-tip-feed = Chaque griffon mange une mandragore, chaque dragon un griffon. Ceux qui ne mangent pas meurent de faim. Élevez donc assez de proies avant la fin de la saison.
web-ranch-tip-breed = Deux mandragores donnent une mandragore, deux griffons un griffon, deux dragons un œuf du plus bas de leurs niveaux ; ou un dragon fait éclore un œuf. Le premier couple de la saison est gratuit, chacun des suivants coûte un lingot. Chaque jeton ne s’accouple qu’une fois.
web-ranch-tip-egg = Choisissez l’œuf qui éclot. Les dragons de couleur apportent aussitôt quelque chose.

web-ranch-why-seat = On ne choisit un adversaire qu’avec une carte de vol. (7.9, 7.10)
web-ranch-why-mine = On se sert des créatures avec les combinaisons et les cartes Pouvoir ; seuls les lingots remplacent des cartes. (3.1, 4.8)
web-ranch-why-theirs = Seuls les cartes Pouvoir et un dragon rouge atteignent le ranch d’un autre. (5.5, 7.4)
web-ranch-why-shelf = Les jetons viennent de la réserve par les combinaisons et les pouvoirs. (4.1, 7.6)
web-ranch-why-combination = Elle n’entre dans aucune combinaison utile maintenant. (4.10)
web-ranch-why-blue-later = Les cartes bleues se jouent à votre tour, avant ou après votre action. (6.4)
web-ranch-why-egg = Seuls vos œufs peuvent éclore maintenant. (4.14)
web-ranch-why-evolve = Seul un œuf devient un œuf du niveau suivant. (4.12)
web-ranch-why-loot = Un dragon rouge vole à un adversaire un œuf de niveau 1, une mandragore, un griffon ou un lingot. (5.5)
web-ranch-why-swap = Le Troc porte sur un jeton de base d’une autre sorte chez un adversaire. (7.5, 7.11)
web-ranch-why-discard = Défaussez d’abord des cartes de votre main, jusqu’à sept. (3.6)
web-ranch-why-feed = Dites combien mangent, sorte par sorte, avec les boutons. (9.4)
web-ranch-why-breed = Un jeton ne s’accouple qu’une fois par saison, et jamais pour rien. (10.6, 10.8)
web-ranch-why-power = Les cartes Pouvoir viennent quand un dragon éclot. (5.6)
web-ranch-why-red-later = Un dragon de niveau 1 n’apporte qu’une carte bleue. (5.6)
web-ranch-why-red = Les cartes rouges ne se jouent pas : elles rapportent à chaque fin de saison. (8.1)
web-ranch-why-blue-once = Une seule carte bleue par tour. (6.4)
web-ranch-why-blue = Votre carte bleue ne changerait rien maintenant. (6.5)
web-ranch-why-medal = Une médaille va au joueur qui a le plus de jetons de cette sorte à la fin de la saison. (11.1)
web-ranch-why-acted = Vous avez déjà fait l’unique action de ce tour. (3.1, 3.2)

web-ranch-about-seat = Les dragons rapportent 1, 2 ou 3 points selon leur niveau à chaque fin de saison ; les médailles 3 points à la fin. (11.2, 12.2)
web-ranch-about-essence-mandrake = Deux : une mandragore. Avec un Dragon : fait éclore un œuf. Avec un Griffon : deux lingots. (4.1, 4.4, 4.5)
web-ranch-about-essence-griffin = Deux : un griffon. Avec une Mandragore : deux lingots. Avec un Dragon : un œuf du niveau suivant. (4.2, 4.5, 4.6)
web-ranch-about-essence-dragon = Deux : un œuf de niveau 1. Avec une Mandragore : fait éclore un œuf. Avec un Griffon : un œuf du niveau suivant. (4.3, 4.4, 4.6)
web-ranch-about-essence-farmer = Ajouté aux mandragores, griffons, œufs ou à l’éclosion : un de plus. (4.1, 4.7)
web-ranch-about-token-mandrake = Nourriture d’un griffon. Deux en donnent une troisième. (9.1, 10.1)
web-ranch-about-token-griffin = Mange une mandragore par saison, nourrit un dragon. Deux en donnent un troisième. (9.1, 9.2, 10.2)
web-ranch-about-token = Un œuf ou son dragon. Un dragon mange un griffon par saison et rapporte autant de points que son niveau. (9.2, 11.2)
web-ranch-about-token-yellow-dragon = Niveau 2. À l’éclosion : un lingot. (5.1)
web-ranch-about-token-green-dragon = Niveau 2. À l’éclosion : une mandragore. (5.2)
web-ranch-about-token-blue-dragon = Niveau 2. À l’éclosion : un griffon. (5.3)
web-ranch-about-token-purple-dragon = Niveau 2. À l’éclosion : un œuf de niveau 1. (5.4)
web-ranch-about-token-red-dragon = Niveau 3. À l’éclosion : vole quelque chose à un adversaire. (5.5)
web-ranch-about-token-ingot = Remplace n’importe quelle carte d’une combinaison, deux au plus par tour (édition anglaise : deux par combinaison) ; paie les couples suivants. (4.8, 10.5)
web-ranch-about-medal = 3 points à la fin pour le joueur qui a le plus de jetons de cette sorte quand une saison finit. (11.1, 12.2)


web-ranch-short =
    À votre tour : une combinaison de deux cartes (et des Fermiers), ou piochez une carte et un lingot, ou échangez deux cartes.
    Faites éclore des dragons : chacun peut apporter une carte Pouvoir, ceux de couleur quelque chose en plus.
    Quand la pioche est vide, la saison finit : les griffons mangent les mandragores, les dragons les griffons, puis les créatures se reproduisent.
    Les dragons rapportent 1 à 3 points par saison, les médailles 3 points à la fin. Après deux saisons le meilleur ranch gagne.

# Ce qu’un coup fait perdre.
web-ranch-risk-feed-griffins = Ceux qui ne mangent pas sont perdus.
web-ranch-risk-feed-level-1 = Ceux qui ne mangent pas sont perdus.
web-ranch-risk-feed = Ceux qui ne mangent pas sont perdus.
web-ranch-risk-no-power = Une carte Pouvoir ne coûte rien.
web-ranch-risk-end-turn = Vous pourriez encore agir.
web-ranch-risk-stop-breeding = Un autre couple pourrait encore se reproduire.

# Pourquoi il en est ainsi.
web-ranch-aside-farmers = Chaque Fermier en apporte un de plus.
web-ranch-aside-five = Cela fait de nouveau cinq cartes.
web-ranch-aside-power = Un dragon qui éclot peut apporter une carte Pouvoir.
web-ranch-aside-played-two-combinations = { ranch-power-two-combinations.does }.
web-ranch-aside-played-wild-card = { ranch-power-wild-card.does }.
web-ranch-aside-played-two-farmers = { ranch-power-two-farmers.does }.
web-ranch-aside-played-destroy = { ranch-power-destroy.does }.
web-ranch-aside-played-swap = { ranch-power-swap.does }.
web-ranch-aside-played-take = { ranch-power-take.does }.
web-ranch-aside-played-back-to-the-egg = { ranch-power-back-to-the-egg.does }.
web-ranch-aside-played-repeat = { ranch-power-repeat.does }.
web-ranch-aside-played-steal-an-ingot = { ranch-power-steal-an-ingot.does }.
web-ranch-aside-played-steal-a-card = { ranch-power-steal-a-card.does }.
web-ranch-aside-hatched-yellow = Un dragon jaune apporte un lingot à l’éclosion.
web-ranch-aside-hatched-green = Un dragon vert apporte une mandragore à l’éclosion.
web-ranch-aside-hatched-blue = Un dragon bleu apporte un griffon à l’éclosion.
web-ranch-aside-hatched-purple = Un dragon violet apporte un œuf de niveau 1 à l’éclosion.
web-ranch-aside-hatched-red = Un dragon rouge vole quelque chose à l’éclosion.
web-ranch-aside-evolved = Son dragon rapporte plus de points, et un cadeau à l’éclosion.
web-ranch-aside-medal = Elle va au joueur qui en a le plus à la fin de la saison.
web-ranch-aside-medal-none = Il faut qu’un joueur en ait plus que tous les autres.
web-ranch-aside-points = Un dragon rapporte son niveau, une carte rouge ce qu’elle annonce.

web-ranch-setup-game = La partie
web-ranch-setup-eggs = Œufs et réserve
web-ranch-setup-medals = Médailles
web-ranch-setup-solo = Jouer seul

# Aides à la table : ce que permet une main, et ce à quoi il manque une carte.
web-ranch-aid-recipes = Recettes
web-ranch-aid-key-can = Vous pouvez faire : { $list }
web-ranch-aid-item-once = { $thing }
web-ranch-aid-item-times = { $thing } ×{ $number }
web-ranch-aid-key-short = Il manque une carte : { $list }
web-ranch-aid-item-with = { $thing } ({ $other })
