# Dragon Ranch

ranch-title = Dragon Ranch
ranch-about = Combinez des essences pour élever mandragores, griffons et dragons, nourrissez-les, accouplez-les. Le joueur qui a le plus de points après deux saisons gagne.
ranch-length = environ 30 minutes

ranch-option-edition = Livret de règles
ranch-option-edition-fr = livret français
ranch-option-edition-en = livret anglais
ranch-option-seasons = Saisons
ranch-option-beginner = Pour débuter : sans cartes Pouvoir ni médailles
ranch-option-basic-egg = Œufs que Destruction et Troc peuvent viser
ranch-option-basic-egg-written = les œufs de tous niveaux
ranch-option-basic-egg-level1 = seulement les œufs de niveau 1
ranch-option-breeding-hatch-effects = Effets de couleur aussi pour les œufs éclos par reproduction
ranch-option-unlimited-supply = La réserve ne s’épuise jamais
ranch-option-solo-house = Solo avec nos propres règles, pas celles de l’éditeur
ranch-option-first-player = Premier joueur
ranch-option-first-player-random = tiré au sort
ranch-option-first-player-seat-1 = le joueur 1
ranch-option-medal-needs = Jetons nécessaires pour une médaille
ranch-option-solo-discards = Cartes de la pioche défaussées après chaque tour
ranch-option-solo-medal-needs = Jetons nécessaires pour une médaille en solo

ranch-essence-mandrake = Mandragore
ranch-essence-griffin = Griffon
ranch-essence-dragon = Dragon
ranch-essence-farmer = Fermier

ranch-token-mandrake = mandragore
    .many = mandragores
    .a = une mandragore
    .the = la mandragore
    .no = aucune mandragore
    .food = rien
    .foods = rien
ranch-token-griffin = griffon
    .many = griffons
    .a = un griffon
    .the = le griffon
    .no = aucun griffon
    .food = une mandragore
    .foods = mandragores
ranch-token-level-1-egg = œuf de niveau 1
    .short = niv. 1
    .many = œufs de niveau 1
    .a = un œuf de niveau 1
    .the = l’œuf de niveau 1
    .no = aucun œuf de niveau 1
    .food = rien
    .foods = rien
ranch-token-yellow-egg = œuf jaune
    .short = jaune
    .many = œufs jaunes
    .a = un œuf jaune
    .the = l’œuf jaune
    .no = aucun œuf jaune
    .food = rien
    .foods = rien
ranch-token-green-egg = œuf vert
    .short = vert
    .many = œufs verts
    .a = un œuf vert
    .the = l’œuf vert
    .no = aucun œuf vert
    .food = rien
    .foods = rien
ranch-token-blue-egg = œuf bleu
    .short = bleu
    .many = œufs bleus
    .a = un œuf bleu
    .the = l’œuf bleu
    .no = aucun œuf bleu
    .food = rien
    .foods = rien
ranch-token-purple-egg = œuf violet
    .short = violet
    .many = œufs violets
    .a = un œuf violet
    .the = l’œuf violet
    .no = aucun œuf violet
    .food = rien
    .foods = rien
ranch-token-red-egg = œuf rouge
    .short = rouge
    .many = œufs rouges
    .a = un œuf rouge
    .the = l’œuf rouge
    .no = aucun œuf rouge
    .food = rien
    .foods = rien
ranch-token-level-1-dragon = dragon de niveau 1
    .short = niv. 1
    .many = dragons de niveau 1
    .a = un dragon de niveau 1
    .the = le dragon de niveau 1
    .no = aucun dragon de niveau 1
    .food = un griffon
    .foods = griffons
ranch-token-yellow-dragon = dragon jaune
    .short = jaune
    .many = dragons jaunes
    .a = un dragon jaune
    .the = le dragon jaune
    .no = aucun dragon jaune
    .food = un griffon
    .foods = griffons
ranch-token-green-dragon = dragon vert
    .short = vert
    .many = dragons verts
    .a = un dragon vert
    .the = le dragon vert
    .no = aucun dragon vert
    .food = un griffon
    .foods = griffons
ranch-token-blue-dragon = dragon bleu
    .short = bleu
    .many = dragons bleus
    .a = un dragon bleu
    .the = le dragon bleu
    .no = aucun dragon bleu
    .food = un griffon
    .foods = griffons
ranch-token-purple-dragon = dragon violet
    .short = violet
    .many = dragons violets
    .a = un dragon violet
    .the = le dragon violet
    .no = aucun dragon violet
    .food = un griffon
    .foods = griffons
ranch-token-red-dragon = dragon rouge
    .short = rouge
    .many = dragons rouges
    .a = un dragon rouge
    .the = le dragon rouge
    .no = aucun dragon rouge
    .food = un griffon
    .foods = griffons
ranch-token-ingot = lingot
    .many = lingots
    .a = un lingot
    .the = le lingot
    .no = aucun lingot
    .food = rien
    .foods = rien

ranch-power-two-combinations = Deux combinaisons
    .does = réalisez deux combinaisons au lieu d’une ce tour-ci
    .rule = 7.1
ranch-power-wild-card = Joker
    .does = dans une combinaison : remplace n’importe quelle carte Essence
    .rule = 7.2
ranch-power-two-farmers = Deux fermiers
    .does = dans une combinaison : compte comme deux Fermiers
    .rule = 7.3
ranch-power-destroy = Destruction
    .does = un adversaire perd une mandragore, un griffon ou un œuf, à votre choix
    .rule = 7.4
ranch-power-swap = Troc
    .does = échangez une mandragore, un griffon ou un œuf avec un adversaire
    .rule = 7.5
ranch-power-take = Cueillette
    .does = prenez dans la réserve une mandragore, un griffon ou un œuf de niveau 1
    .rule = 7.6
ranch-power-back-to-the-egg = Retour à l’œuf
    .does = un dragon de niveau 1 ou 2, n’importe où, redevient un œuf
    .rule = 7.7
ranch-power-repeat = Répétition
    .does = refaites gratuitement la dernière combinaison de votre voisin de droite ; c’est votre action
    .rule = 7.8
ranch-power-steal-an-ingot = Vol de lingot
    .does = volez un lingot à l’adversaire de votre choix
    .rule = 7.9
ranch-power-steal-a-card = Vol de carte
    .does = prenez au hasard une carte Essence à un adversaire, qui ne complète pas sa main avant la fin de son prochain tour
    .rule = 7.10
ranch-power-3-mandrakes = 3 mandragores
    .does = 1 point à la fin de chaque saison avec au moins 3 mandragores
    .rule = 8.2
ranch-power-5-mandrakes = 5 mandragores
    .does = 2 points à la fin de chaque saison avec au moins 5 mandragores
    .rule = 8.2
ranch-power-3-griffins = 3 griffons
    .does = 1 point à la fin de chaque saison avec au moins 3 griffons
    .rule = 8.3
ranch-power-5-griffins = 5 griffons
    .does = 2 points à la fin de chaque saison avec au moins 5 griffons
    .rule = 8.3
ranch-power-3-eggs = 3 œufs
    .does = 1 point à la fin de chaque saison avec au moins 3 œufs
    .rule = 8.4
ranch-power-5-eggs = 5 œufs
    .does = 2 points à la fin de chaque saison avec au moins 5 œufs
    .rule = 8.4
ranch-power-3-dragons = 3 dragons
    .does = 1 point à la fin de chaque saison avec au moins 3 dragons
    .rule = 8.5
ranch-power-5-dragons = 5 dragons
    .does = 2 points à la fin de chaque saison avec au moins 5 dragons
    .rule = 8.5
ranch-power-6-creatures = 6 créatures
    .does = 1 point à la fin de chaque saison avec au moins 6 créatures
    .rule = 8.6
ranch-power-10-creatures = 10 créatures
    .does = 2 points à la fin de chaque saison avec au moins 10 créatures
    .rule = 8.6

ranch-medal-mandrake = médaille des mandragores
ranch-medal-griffin = médaille des griffons
ranch-medal-dragon = médaille des dragons
ranch-medal-egg = médaille des œufs
ranch-medal-ingot = médaille des lingots

ranch-combination-mandrakes = mandragores
ranch-combination-griffins = griffons
ranch-combination-eggs = œufs
ranch-combination-hatching = éclosion
ranch-combination-gold = deux lingots
ranch-combination-evolving = évolution

ranch-levels-1-and-1 = 1 et 1
ranch-levels-1-and-2 = 1 et 2
ranch-levels-1-and-3 = 1 et 3
ranch-levels-2-and-2 = 2 et 2
ranch-levels-2-and-3 = 2 et 3

ranch-rating-stable-hand = palefrenier
ranch-rating-farmer = fermier
ranch-rating-breeder = éleveur
ranch-rating-master-breeder = maître éleveur
ranch-rating-breeder-of-legends = éleveur de légende

ranch-help-none = { "" }
ranch-help-wild-card = { " · " }Joker
ranch-help-two-farmers = { " · " }Deux fermiers

ranch-paying-farmers = { $farmers ->
    [0] { "" }
    [one] { " · " }1 Fermier
   *[other] { " · " }{ $farmers } Fermiers
  }{ $ingots ->
    [0] { "" }
    [one] { " · " }1 lingot
   *[other] { " · " }{ $ingots } lingots
  }{ $help }
ranch-paying-mandrakes = { $first ->
    [0] { "" }
    [one] { " · " }1 Mandragore
   *[other] { " · " }{ $first } Mandragores
  }{ ranch-paying-farmers }
ranch-paying-griffins = { $first ->
    [0] { "" }
    [one] { " · " }1 Griffon
   *[other] { " · " }{ $first } Griffons
  }{ ranch-paying-farmers }
ranch-paying-dragons = { $first ->
    [0] { "" }
    [one] { " · " }1 Dragon
   *[other] { " · " }{ $first } Dragons
  }{ ranch-paying-farmers }
ranch-paying-second-mandrake = { $second ->
    [0] { "" }
    [one] { " · " }1 Mandragore
   *[other] { " · " }{ $second } Mandragores
  }{ ranch-paying-farmers }
ranch-paying-second-griffin = { $second ->
    [0] { "" }
    [one] { " · " }1 Griffon
   *[other] { " · " }{ $second } Griffons
  }{ ranch-paying-farmers }
ranch-paying-first-mandrake = { $first ->
    [0] { "" }
    [one] { " · " }1 Mandragore
   *[other] { " · " }{ $first } Mandragores
  }
ranch-paying-first-dragon = { $first ->
    [0] { "" }
    [one] { " · " }1 Dragon
   *[other] { " · " }{ $first } Dragons
  }

ranch-move-mandrakes = faire des mandragores{ ranch-paying-mandrakes }
ranch-move-griffins = faire des griffons{ ranch-paying-griffins }
ranch-move-eggs = faire des œufs{ ranch-paying-dragons }
ranch-move-hatching = faire éclore{ ranch-paying-first-dragon }{ ranch-paying-second-mandrake }
ranch-move-gold = prendre deux lingots{ ranch-paying-first-mandrake }{ ranch-paying-second-griffin }
ranch-move-evolving = faire évoluer un œuf{ ranch-paying-first-dragon }{ ranch-paying-second-griffin }
ranch-move-draw = piocher une carte et prendre un lingot
ranch-move-exchange = défausser { $one } et { $two }, piocher deux cartes et prendre un lingot
ranch-move-end-turn = finir votre tour
ranch-move-two-combinations = jouer Deux combinaisons
ranch-move-destroy = jouer Destruction : { $token_a } ({ $victim })
ranch-move-swap = jouer Troc : donner { $token_a }
ranch-move-take = jouer Cueillette : { $token_a }
ranch-move-back-to-egg = jouer Retour à l’œuf : { $token_a } ({ $victim })
ranch-move-repeat = jouer Répétition
ranch-move-steal-ingot = jouer Vol de lingot : { $victim }
ranch-move-steal-card = jouer Vol de carte : { $victim }
ranch-move-swap-for = prendre en échange { $token_a } ({ $victim })
ranch-move-hatch = faire éclore { $token_a }
ranch-move-evolve = faire évoluer un œuf de niveau 1 en { $token }
ranch-move-evolve-red = faire évoluer { $token_a } en œuf rouge
ranch-move-loot = voler { $token_a } ({ $victim })
ranch-move-power = prendre { $power } ({ $power_does })
ranch-move-no-power = ne pas prendre de carte Pouvoir
ranch-move-discard = défausser une carte { $essence }
ranch-move-feed-griffins = { $count ->
    [0] ne nourrir aucun griffon
    [one] nourrir un griffon
   *[other] nourrir { $count } griffons
  }
ranch-move-feed-level-1 = { $count ->
    [0] ne nourrir aucun dragon de niveau 1
    [one] nourrir un dragon de niveau 1
   *[other] nourrir { $count } dragons de niveau 1
  }
ranch-move-feed = { $count ->
    [0] ne nourrir { $token_no }
    [one] nourrir { $token_a }
   *[other] nourrir { $count } { $token_many }
  }
ranch-move-breed-mandrakes = accoupler deux mandragores
ranch-move-breed-griffins = accoupler deux griffons
ranch-move-breed-level-1 = accoupler des dragons de niveaux { $levels } pour un œuf de niveau 1
ranch-move-breed-level-2 = accoupler des dragons de niveaux { $levels } pour { $token_a }
ranch-move-breed-level-3 = accoupler deux dragons rouges pour un œuf rouge
ranch-move-breed-hatch = faire éclore { $token_a } avec un dragon de niveau { $level }
ranch-move-stop-breeding = ne plus accoupler

ranch-news-season = La saison { $season } commence. Premier joueur : { $seat }.
    .you = La saison { $season } commence. Vous êtes le premier joueur.
ranch-news-medal-up = À gagner : la { $medal }.
ranch-news-power-up = Nouvelle carte Pouvoir à l’étalage : { $power }.
ranch-news-drew = { $seat } pioche une carte { $essence }.
    .you = { $seat } piochez une carte { $essence }.
ranch-news-drew-hidden = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
    .you = { $seat } piochez { $count ->
        [one] une carte
       *[other] { $count } cartes
      }.
ranch-news-draws = { $seat } choisit de piocher.
    .you = { $seat } choisissez de piocher.
ranch-news-exchanges = { $seat } échange deux cartes : { $one } et { $two }.
    .you = { $seat } échangez deux cartes : { $one } et { $two }.
ranch-news-discarded = { $seat } défausse une carte { $essence }.
    .you = { $seat } défaussez une carte { $essence }.
ranch-news-burnt = Une carte { $essence } de la pioche est défaussée.
ranch-news-deck-empty = La pioche est vide : c’est le dernier tour de table de la saison.
ranch-news-combined = { $seat } réalise une combinaison : { $combination }{ $farmers ->
    [0] { "" }
    [one] , avec un Fermier
   *[other] , avec { $farmers } Fermiers
  }.
    .you = { $seat } réalisez une combinaison : { $combination }{ $farmers ->
        [0] { "" }
        [one] , avec un Fermier
       *[other] , avec { $farmers } Fermiers
      }.
ranch-news-paid-cards = { $seat } paie { $count ->
    [one] une carte { $essence }
   *[other] { $count } cartes { $essence }
  }.
    .you = { $seat } payez { $count ->
        [one] une carte { $essence }
       *[other] { $count } cartes { $essence }
      }.
ranch-news-paid-ingots = { $seat } paie { $count ->
    [one] un lingot
   *[other] { $count } lingots
  } à la place de cartes.
    .you = { $seat } payez { $count ->
        [one] un lingot
       *[other] { $count } lingots
      } à la place de cartes.
ranch-news-gained = { $seat } gagne { $count ->
    [one] { $token_a }
   *[other] { $count } { $token_many }
  }.
    .you = { $seat } gagnez { $count ->
        [one] { $token_a }
       *[other] { $count } { $token_many }
      }.
ranch-news-hatched = { $seat } fait éclore { $token_a } !
    .you = { $seat } faites éclore { $token_a } !
ranch-news-evolved = { $seat } fait évoluer { $from_a } en { $to }.
    .you = { $seat } faites évoluer { $from_a } en { $to }.
ranch-news-looted = Le dragon rouge de { $seat } vole { $token_a } à { $victim }.
    .you = Votre dragon rouge vole { $token_a } à { $victim }.
    .to-you = Le dragon rouge de { $seat } vous vole { $token_a }.
ranch-news-took-power = { $seat } prend la carte Pouvoir { $power }.
    .you = { $seat } prenez la carte Pouvoir { $power }.
ranch-news-no-power = { $seat } ne prend pas de carte Pouvoir.
    .you = { $seat } ne prenez pas de carte Pouvoir.
ranch-news-played = { $seat } joue { $power }.
    .you = { $seat } jouez { $power }.
ranch-news-destroyed = { $victim } perd { $token_a }.
    .to-you = { $victim } perdez { $token_a }.
ranch-news-swapped = { $seat } échange { $gives_a } contre { $takes_a } avec { $victim }.
    .you = { $seat } échangez { $gives_a } contre { $takes_a } avec { $victim }.
    .to-you = { $seat } échange { $gives_a } contre { $takes_a } avec { $victim }.
ranch-news-turned-back = Chez { $victim }, { $token_a } redevient un œuf.
    .to-you = Chez { $victim }, { $token_a } redevient un œuf.
ranch-news-repeated = { $seat } répète : { $combination }{ $farmers ->
    [0] { "" }
    [one] , avec un Fermier
   *[other] , avec { $farmers } Fermiers
  }.
    .you = { $seat } répétez : { $combination }{ $farmers ->
        [0] { "" }
        [one] , avec un Fermier
       *[other] , avec { $farmers } Fermiers
      }.
ranch-news-stole-ingot = { $seat } vole un lingot à { $victim }.
    .you = { $seat } volez un lingot à { $victim }.
    .to-you = { $seat } vous vole un lingot.
ranch-news-stole-card = { $seat } vole une carte à { $victim }.
    .you = { $seat } volez une carte à { $victim }.
    .to-you = { $seat } vous vole une carte.
ranch-news-stolen-card = C’était une carte { $essence }, de { $victim } à { $seat }.
    .you = C’était une carte { $essence }, de { $victim } à { $seat }.
    .to-you = C’était une carte { $essence }, de { $victim } à { $seat }.
ranch-news-feeding = On défausse les mains. Place au nourrissage !
ranch-news-fed = { $seat } nourrit { $count ->
    [one] { $token_a } avec { $token_food }
   *[other] { $count } { $token_many } avec { $count } { $token_foods }
  }.
    .you = { $seat } nourrissez { $count ->
        [one] { $token_a } avec { $token_food }
       *[other] { $count } { $token_many } avec { $count } { $token_foods }
      }.
ranch-news-starved = { $seat } : { $count ->
    [one] { $token_a } meurt de faim
   *[other] { $count } { $token_many } meurent de faim
  }.
    .you = Chez vous, { $count ->
        [one] { $token_a } meurt de faim
       *[other] { $count } { $token_many } meurent de faim
      }.
ranch-news-breeding = La reproduction commence : le premier couple est gratuit, chacun des suivants coûte un lingot.
ranch-news-bred = { $seat } obtient { $token_a } par reproduction.
    .you = { $seat } obtenez { $token_a } par reproduction.
ranch-news-bred-hatch = Un dragon de { $seat } fait éclore { $token_a }.
    .you = Un de vos dragons fait éclore { $token_a }.
ranch-news-medal-won = { $seat } gagne la { $medal }.
    .you = { $seat } gagnez la { $medal }.
ranch-news-medal-stays = Personne ne gagne la { $medal } : elle reste en jeu.
ranch-news-medal-lost = Personne ne gagne la { $medal } : elle est perdue.
ranch-news-red-scored = { $seat } marque { $points ->
    [one] 1 point
   *[other] { $points } points
  } grâce à la carte rouge « { $power } ».
    .you = { $seat } marquez { $points ->
        [one] 1 point
       *[other] { $points } points
      } grâce à la carte rouge « { $power } ».
ranch-news-season-points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } cette saison et passe à { $score }.
    .you = { $seat } marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
      } cette saison et passez à { $score }.
ranch-news-medal-points = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } grâce aux médailles et passe à { $score }.
    .you = { $seat } marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
      } grâce aux médailles et passez à { $score }.
ranch-news-won = { $seat } devient l’éleveur de dragons du gouverneur, avec { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
    .you = { $seat } devenez l’éleveur de dragons du gouverneur, avec { $score ->
        [one] { $score } point
       *[other] { $score } points
      }.

ranch-draw-title = Saison { $season } sur { $seasons } : { $phase }
ranch-draw-turns = développement
ranch-draw-feeding = nourrissage
ranch-draw-breeding = reproduction
ranch-draw-over = la fin
ranch-draw-deck = Pioche : { $cards }
ranch-draw-discards = Défausse : { $cards }
ranch-draw-display = Cartes Pouvoir : { $cards }
ranch-draw-medals = Médailles à gagner : { $cards }
ranch-draw-supply = Réserve : { $cards }
ranch-draw-hand = Votre main :
ranch-draw-known = Vous savez que { $seat } a en main : { $cards }
ranch-draw-among = Vous savez que { $names } a en main : { $card }
ranch-draw-nothing = rien
ranch-draw-player = Joueur
ranch-draw-cards = Cartes
ranch-draw-mandrakes = Mandr.
ranch-draw-griffins = Griff.
ranch-draw-eggs = Œufs
ranch-draw-dragons = Dragons
ranch-draw-ingots = Lingots
ranch-draw-powers = Pouvoirs
ranch-draw-won = Médailles
ranch-draw-score = Pts
ranch-draw-rating = Titre du solo maison : { $rating }
ranch-draw-last = Dernière combinaison : { $combination }, Fermiers : { $farmers }
ranch-draw-or = ou
ranch-draw-solo = Solo maison : nos propres règles, pas celles de l’éditeur
ranch-draw-banned = ! ne complète pas sa main

# La fin

ranch-decided-tie = { $seat } et { $other } ont chacun { $score ->
    [one] { $score } point
   *[other] { $score } points
  }, mais { $seat } a plus { $level ->
    [0] de lingots
   *[other] d’œufs de niveau { $level }
  } : { $points } contre { $others }.
    .you = { $seat } et { $other } avez chacun { $score ->
        [one] { $score } point
       *[other] { $score } points
      }, mais vous avez plus { $level ->
        [0] de lingots
       *[other] d’œufs de niveau { $level }
      } : { $points } contre { $others }.
    .to-you = { $seat } et { $other } avez chacun { $score ->
        [one] { $score } point
       *[other] { $score } points
      }, mais { $seat } a plus { $level ->
        [0] de lingots
       *[other] d’œufs de niveau { $level }
      } : { $points } contre { $others }.
ranch-row-dragons = Dragons
    .by = aux dragons
ranch-row-red = Cartes rouges
    .by = aux cartes rouges
ranch-row-medals = Médailles
    .by = aux médailles
ranch-line-dragons = Saison { $season }, { $seat } : { $count ->
    [one] { $token_a }
   *[other] { $count } { $token_many }
  }.
ranch-line-red = Saison { $season }, { $seat } : carte rouge { $power }.

ranch-plays-powers = Pouvoirs
ranch-plays-combinations = Combinaisons
ranch-plays-medals = Médailles
