# Le ranch dans le navigateur.

web-ranch-mark-yellow = Ja
web-ranch-mark-green = Ve
web-ranch-mark-blue = Bl
web-ranch-mark-purple = Vi
web-ranch-mark-red = Ro
web-ranch-red = rapporte à chaque saison
web-ranch-blue = se joue une fois
web-ranch-season = Saison { $season } sur { $seasons }
web-ranch-phase-turns = développement
web-ranch-phase-feeding = nourrissage
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
web-ranch-known = Cartes connues : { $cards }
web-ranch-hand = Votre main
web-ranch-no-cards = Aucune carte en main.

web-ranch-ask-turn = À vous : touchez des cartes pour une combinaison, ou piochez.
web-ranch-ask-acted = Vous pouvez encore jouer une carte bleue, ou finir votre tour.
web-ranch-ask-egg = Quel œuf éclot ?
web-ranch-ask-evolve = Quel œuf évolue, et comment ?
web-ranch-ask-loot = Que vole votre dragon rouge, et à qui ?
web-ranch-ask-power = Un de vos dragons a éclos : vous pouvez prendre une carte Pouvoir de l’étalage.
web-ranch-ask-swap = Vous donnez { $token } : que prenez-vous en échange, et à qui ?
web-ranch-ask-discard = Vous avez plus de sept cartes : défaussez-en une.
web-ranch-ask-feed = Nourrissage : combien de vos { $creatures } nourrissez-vous ? Les autres meurent de faim.
web-ranch-ask-breed = Reproduction : touchez les deux créatures à accoupler (deux fois la même sorte pour deux semblables).

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
web-ranch-do-exchange = défausser { $one } + { $two } : deux nouvelles cartes et un lingot
web-ranch-do-evolve = niveau 1 → { $token }
web-ranch-do-evolve-red = { $token } → œuf rouge

web-ranch-tip-discard = On garde sept cartes au plus. Défaussez ce dont vous n’aurez pas besoin.
web-ranch-tip-evolve = L’un de vos œufs passe au niveau supérieur : son dragon rapportera plus, avec un bonus selon la couleur.
web-ranch-tip-loot = Touchez ce que le dragon rouge vole, dans le ranch d’un adversaire.
web-ranch-tip-swap = Touchez un jeton d’une autre sorte chez un adversaire : vous le recevez en échange du vôtre.
web-ranch-tip-turn = Deux cartes font une combinaison. Mandragore + Mandragore : une mandragore. Griffon + Griffon : un griffon. Dragon + Dragon : un œuf. Dragon + Mandragore : faire éclore un œuf. Mandragore + Griffon : deux lingots. Dragon + Griffon : un œuf passe au niveau supérieur. Chaque Fermier ajouté aux quatre premières en donne un de plus. Un lingot remplace n’importe quelle carte. Touchez des cartes pour voir ce qu’elles permettent, ou piochez une carte et prenez un lingot.
web-ranch-tip-acted = Vos cartes Pouvoir bleues sont dans votre ranch. Vous pouvez en jouer une par tour, avant ou après votre action.
web-ranch-tip-power = Pour chaque dragon qui éclot, vous pouvez prendre une carte Pouvoir. Les bleues se jouent une fois, les rouges rapportent à chaque fin de saison.
web-ranch-tip-feed = Chaque griffon mange une mandragore, chaque dragon un griffon. Ceux qui ne mangent pas meurent de faim. Élevez donc assez de proies avant la fin de la saison.
web-ranch-tip-breed = Deux mandragores donnent une mandragore, deux griffons un griffon, deux dragons un œuf du niveau le plus bas des deux ; ou un dragon fait éclore un œuf. Le premier couple de la saison est gratuit, chacun des suivants coûte un lingot. Chaque jeton ne s’accouple qu’une fois.
web-ranch-tip-egg = Choisissez l’œuf qui éclot. Les dragons de couleur donnent un bonus à l’éclosion.

web-ranch-why-seat = On ne choisit un adversaire qu’avec une carte de vol. (7.9, 7.10)
web-ranch-why-mine = Les créatures servent aux combinaisons et aux cartes Pouvoir ; seuls les lingots remplacent des cartes. (3.1, 4.8)
web-ranch-why-theirs = Seuls une carte Pouvoir ou un dragon rouge touchent au ranch d’un adversaire. (5.5, 7.4)
web-ranch-why-shelf = On obtient les jetons de la réserve grâce aux combinaisons et aux pouvoirs. (4.1, 7.6)
web-ranch-why-combination = Ces cartes ne permettent aucune combinaison utile maintenant. (4.10)
web-ranch-why-blue-later = Les cartes bleues se jouent à votre tour, avant ou après votre action. (6.4)
web-ranch-why-egg = Seuls les œufs que vous aviez en annonçant la combinaison peuvent éclore maintenant. (4.14)
web-ranch-why-evolve = Un œuf de niveau 1 devient un œuf de niveau 2 de la réserve ; à partir de la saison 2, un œuf de niveau 2 devient rouge. (4.12, 4.13)
web-ranch-why-loot = Un dragon rouge vole à un adversaire un œuf de niveau 1, une mandragore, un griffon ou un lingot. (5.5)
web-ranch-why-swap = Le Troc échange un de vos jetons de base contre un jeton de base d’une autre sorte chez un adversaire. (7.5, 7.11)
web-ranch-why-discard = Défaussez d’abord des cartes pour n’en garder que sept en main. (3.6)
web-ranch-why-feed = Dites combien mangent, sorte par sorte, avec les boutons. (9.4)
web-ranch-why-breed = Un couple se forme avec deux de vos jetons qui ne se sont pas encore accouplés cette saison, et doit produire quelque chose. (10.6, 10.8)
web-ranch-why-power = On prend une carte Pouvoir quand un dragon éclot. (5.6)
web-ranch-why-red-later = Pour un dragon de niveau 1, vous ne pouvez prendre qu’une carte bleue. (5.6)
web-ranch-why-red = Les cartes rouges ne se jouent pas : elles rapportent à chaque fin de saison. (8.1)
web-ranch-why-blue-once = Une seule carte bleue par tour. (6.4)
web-ranch-why-blue = Une carte bleue ne vous sert à rien maintenant. (6.4, 6.5)
web-ranch-why-medal = À la fin de la saison, une médaille va au joueur qui a le plus de jetons de sa sorte, et au moins autant qu’il en faut. (11.1)
web-ranch-why-acted = Vous avez déjà fait l’unique action de ce tour. (3.1, 3.2)

web-ranch-about-seat = Les dragons rapportent 1, 2 ou 3 points selon leur niveau à chaque fin de saison ; les médailles, 3 points à la fin. (11.2, 12.2)
web-ranch-about-essence-mandrake = Deux : une mandragore. Avec un Dragon : fait éclore un œuf. Avec un Griffon : deux lingots. (4.1, 4.4, 4.5)
web-ranch-about-essence-griffin = Deux : un griffon. Avec une Mandragore : deux lingots. Avec un Dragon : un œuf passe au niveau supérieur. (4.2, 4.5, 4.6)
web-ranch-about-essence-dragon = Deux : un œuf de niveau 1. Avec une Mandragore : fait éclore un œuf. Avec un Griffon : un œuf passe au niveau supérieur. (4.3, 4.4, 4.6)
web-ranch-about-essence-farmer = Ajouté à une combinaison de mandragores, griffons, œufs ou éclosion : un de plus. (4.1, 4.7)
web-ranch-about-token-mandrake = Nourriture d’un griffon. Deux en donnent une troisième. (9.1, 10.1)
web-ranch-about-token-griffin = Mange une mandragore par saison, nourrit un dragon. Deux en donnent un troisième. (9.1, 9.2, 10.2)
web-ranch-about-token = D’un côté un œuf, de l’autre son dragon. Un dragon mange un griffon par saison et rapporte autant de points que son niveau. (9.2, 11.2)
web-ranch-about-token-yellow-dragon = Niveau 2. À l’éclosion : un lingot. (5.1)
web-ranch-about-token-green-dragon = Niveau 2. À l’éclosion : une mandragore. (5.2)
web-ranch-about-token-blue-dragon = Niveau 2. À l’éclosion : un griffon. (5.3)
web-ranch-about-token-purple-dragon = Niveau 2. À l’éclosion : un œuf de niveau 1. (5.4)
web-ranch-about-token-red-dragon = Niveau 3. À l’éclosion : vole quelque chose à un adversaire. (5.5)
web-ranch-about-token-ingot = Remplace n’importe quelle carte d’une combinaison, deux au plus par tour (édition anglaise : deux par combinaison) ; paie les couples suivants. (4.8, 10.5)
web-ranch-about-medal = Elle va au joueur qui a le plus de jetons de cette sorte quand une saison finit, et au moins autant qu’il en faut : 3 points à la fin de la partie. (11.1, 12.2)
web-ranch-get-blue = Vous pouvez en prendre une chaque fois qu’un de vos dragons éclot. (5.6)
web-ranch-get-red = Vous pouvez en prendre une chaque fois qu’un de vos dragons de niveau 2 ou 3 éclot. (5.6)

web-ranch-short =
    À votre tour : réalisez une combinaison de deux cartes (et des Fermiers), ou piochez une carte et prenez un lingot, ou échangez deux cartes et prenez un lingot.
    Faites éclore des dragons : chacun vous permet de prendre une carte Pouvoir, et ceux de couleur donnent un bonus.
    Quand la pioche est vide, la saison finit : les griffons mangent les mandragores, les dragons les griffons, puis les créatures se reproduisent.
    Les dragons rapportent 1 à 3 points par saison, les médailles 3 points à la fin. Après deux saisons, le meilleur score gagne.

# Ce qu’un coup fait perdre.
web-ranch-risk-feed-griffins = Ceux qui ne mangent pas meurent de faim.
web-ranch-risk-feed-level-1 = Ceux qui ne mangent pas meurent de faim.
web-ranch-risk-feed = Ceux qui ne mangent pas meurent de faim.
web-ranch-risk-no-power = Une carte Pouvoir ne coûte rien.
web-ranch-risk-end-turn = Vous pourriez encore agir.
web-ranch-risk-stop-breeding = Un autre couple pourrait encore se reproduire.

# Pourquoi il en est ainsi.
web-ranch-aside-farmers = Chaque Fermier en donne un de plus.
web-ranch-aside-five = La main compte de nouveau cinq cartes.
web-ranch-aside-power = Pour chaque dragon qui éclot, son éleveur peut prendre une carte Pouvoir.
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
web-ranch-aside-hatched-yellow = Un dragon jaune donne un lingot à l’éclosion.
web-ranch-aside-hatched-green = Un dragon vert donne une mandragore à l’éclosion.
web-ranch-aside-hatched-blue = Un dragon bleu donne un griffon à l’éclosion.
web-ranch-aside-hatched-purple = Un dragon violet donne un œuf de niveau 1 à l’éclosion.
web-ranch-aside-hatched-red = Un dragon rouge vole quelque chose à l’éclosion.
web-ranch-aside-evolved = Son dragon rapportera plus de points, avec un bonus à l’éclosion.
web-ranch-aside-medal = Elle va au joueur qui en a le plus à la fin de la saison.
web-ranch-aside-medal-none = Personne n’en a assez, ou plusieurs joueurs sont à égalité.
web-ranch-aside-points = Un dragon rapporte autant de points que son niveau ; une carte rouge, ceux qu’elle indique.

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

# Les recettes : ce que donnent deux cartes, et d’où vient le reste.
web-ranch-recipes = Recettes : ce que donnent deux cartes
web-ranch-recipe = { $combination }{ $is ->
    [can] {""} : réalisable
    [times] {""} : réalisable jusqu’à { $number } fois
    [short] {""} : il manque une carte ({ $cards })
    [no] {""} : pas avec ces cartes
   *[idle] { "" }
  }
web-ranch-how-farmer = Chaque Fermier ajouté en donne un de plus
web-ranch-how-power = Carte Pouvoir : quand un de vos dragons éclot
web-ranch-how-medal = Médaille : le plus de jetons de sa sorte en fin de saison
web-ranch-how-ingot = Lingot : en piochant ou en échangeant des cartes
web-ranch-why-recipe = Votre main ne le permet pas maintenant. (4.9, 4.10)
web-ranch-about-combination-mandrakes = Deux cartes Mandragore : vous prenez une mandragore. Chaque Fermier ajouté en donne une de plus. (4.1)
web-ranch-about-combination-griffins = Deux cartes Griffon : vous prenez un griffon. Chaque Fermier ajouté en donne un de plus. (4.2)
web-ranch-about-combination-eggs = Deux cartes Dragon : vous prenez un œuf de niveau 1. Chaque Fermier ajouté en donne un de plus. (4.3)
web-ranch-about-combination-hatching = Une carte Dragon et une carte Mandragore : un de vos œufs éclot, et vous pouvez prendre une carte Pouvoir. Chaque Fermier ajouté en fait éclore un de plus. (4.4, 5.6)
web-ranch-about-combination-gold = Une carte Mandragore et une carte Griffon : vous prenez deux lingots. Les Fermiers n’y ajoutent rien. (4.5, 4.7)
web-ranch-about-combination-evolving = Une carte Dragon et une carte Griffon : un de vos œufs passe au niveau supérieur. Les Fermiers n’y ajoutent rien. (4.6, 4.7)
