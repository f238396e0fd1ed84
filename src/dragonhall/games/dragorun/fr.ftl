# Dragorun

dragorun-title = Dragorun
dragorun-about = Cinq dragons font la course. Vous tenez le marqueur de l’un d’eux et pouvez l’échanger : le joueur qui tient le marqueur du dragon vainqueur gagne.
dragorun-length = environ 20 minutes
# This game is a good one to begin with: its door says so.
dragorun-first = Le premier jeu à essayer.

dragorun-option-track = Numéro de la case d’arrivée
dragorun-option-start = La dernière des cinq cases de départ
dragorun-option-marker-deal = Les marqueurs sont
dragorun-option-marker-deal-random = distribués au hasard
dragorun-option-marker-deal-choose = choisis l’un après l’autre
dragorun-option-replay-if-no-winner = Une nouvelle course si personne ne gagne
dragorun-option-no-eggs = Sans œufs, pour les jeunes enfants

dragorun-dragon-dragobert = Dragobert
    .short = Do
    .colour = vert
dragorun-dragon-diego = Diego
    .short = Dg
    .colour = rouge
dragorun-dragon-didi = Didi
    .short = Di
    .colour = bleu
dragorun-dragon-danny = Danny
    .short = Da
    .colour = jaune
dragorun-dragon-dragma = Dragma
    .short = Dm
    .colour = violet

dragorun-colour-dragobert = le vert (Dragobert)
dragorun-colour-diego = le rouge (Diego)
dragorun-colour-didi = le bleu (Didi)
dragorun-colour-danny = le jaune (Danny)
dragorun-colour-dragma = le violet (Dragma)
dragorun-colour-white = le blanc

dragorun-movement-plus-1 = +1
dragorun-movement-plus-2 = +2
dragorun-movement-plus-3 = +3
dragorun-movement-minus-1 = −1
dragorun-movement-trophy = le trophée
dragorun-movement-snail = l’escargot

dragorun-egg-plus-1-dragobert = +1 Dragobert
dragorun-egg-plus-1-diego = +1 Diego
dragorun-egg-plus-1-didi = +1 Didi
dragorun-egg-plus-1-danny = +1 Danny
dragorun-egg-plus-1-dragma = +1 Dragma
dragorun-egg-snail = escargot
dragorun-egg-mushroom = champignon vénéneux

dragorun-dice-both-dice = les deux dés
dragorun-dice-colour-die = le dé de couleur
dragorun-dice-movement-die = le dé de déplacement

dragorun-move-roll = lancer les dés
dragorun-move-return = remettre tous vos œufs dans la réserve
dragorun-move-swap = échanger votre marqueur contre celui de { $dragon }
dragorun-move-move = déplacer { $dragon }
dragorun-move-reroll = relancer { $dice }
dragorun-move-choose = choisir { $dragon }

dragorun-news-race = Course { $race } : { $seat } commence.
    .you = Course { $race } : { $seat } commencez.
dragorun-news-starts = { $dragon } part de la case { $space }.
dragorun-news-dealt = { $seat } reçoit le marqueur de { $dragon }.
    .you = { $seat } recevez le marqueur de { $dragon }.
dragorun-news-chose = { $seat } choisit le marqueur de { $dragon }.
    .you = { $seat } choisissez le marqueur de { $dragon }.
dragorun-news-rolled = { $seat } obtient { $colour } et { $movement }.
    .you = { $seat } obtenez { $colour } et { $movement }.
dragorun-news-rerolled = { $seat } relance : { $colour } et { $movement }.
    .you = { $seat } relance : { $colour } et { $movement }.
dragorun-news-forward = { $dragon } avance de la case { $from } à la case { $to }.
dragorun-news-backward = { $dragon } recule de la case { $from } à la case { $to }.
dragorun-news-stayed = { $dragon } reste sur la case { $space }.
dragorun-news-swapped = { $seat } prend { $takes } à { $other }, qui reçoit { $gives }.
    .you = { $seat } prenez { $takes } à { $other }, qui reçoit { $gives }.
    .to-you = { $seat } vous prend { $takes } ; vous recevez { $gives }.
dragorun-news-swapped-beside = { $seat } prend { $takes } et pose { $gives } à côté du plateau.
    .you = { $seat } prenez { $takes } et posez { $gives } à côté du plateau.
dragorun-news-egg = { $seat } pioche un œuf : { $egg }.
    .you = { $seat } piochez un œuf : { $egg }.
dragorun-news-returned = { $seat } remet { $eggs ->
    [one] un œuf
   *[other] { $eggs } œufs
  } dans la réserve.
    .you = { $seat } remettez { $eggs ->
        [one] un œuf
       *[other] { $eggs } œufs
      } dans la réserve.
dragorun-news-reshuffled = C’était le douzième œuf : tous les œufs retournent dans la réserve.
dragorun-news-finished = { $dragon } franchit la ligne d’arrivée !
dragorun-news-poisoned = Mais { $seat } a le champignon vénéneux : { $dragon } est disqualifié, et c’est la deuxième place qui compte.
    .you = Mais { $seat } avez le champignon vénéneux : { $dragon } est disqualifié, et c’est la deuxième place qui compte.
dragorun-news-won = { $seat } gagne la course avec { $dragon }.
    .you = { $seat } gagnez la course avec { $dragon }.
dragorun-news-must-roll = Tout le monde a échangé : { $seat } doit lancer les dés.
    .you = Tout le monde a échangé : { $seat } devez lancer les dés.
dragorun-news-nobody = Personne ne tient son marqueur : personne ne gagne cette course.

dragorun-draw-title = Course { $race }, arrivée sur la case { $track }
dragorun-draw-player = Joueur
dragorun-draw-dragon = Dragon
dragorun-draw-place = Rang
dragorun-draw-eggs = Œufs
dragorun-draw-face-down = face cachée
dragorun-draw-beside = À côté du plateau :
dragorun-draw-dice = Dés : { $colour }, { $movement }
dragorun-draw-pool = { $eggs ->
    [one] un œuf
   *[other] { $eggs } œufs
  } dans la réserve
dragorun-draw-must-roll = Tout le monde a échangé : lancez les dés.
dragorun-draw-snail = escargot
dragorun-draw-finish = arrivée

# La fin

dragorun-decided-finish = { $seat } gagne : { $dragon } franchit la ligne en premier, et { $seat } en a gardé le marqueur jusqu’au bout.
    .you = { $seat } gagne : { $dragon } franchit la ligne en premier, et { $seat } en avez gardé le marqueur jusqu’au bout.
dragorun-decided-swapped = { $seat } gagne : { $dragon } franchit la ligne en premier, et { $seat } avait pris son marqueur à { $other } { $plies ->
    [0] au dernier coup
    [one] un coup plus tôt
   *[other] { $plies } coups plus tôt
  }.
    .you = { $seat } gagne : { $dragon } franchit la ligne en premier, et { $seat } aviez pris son marqueur à { $other } { $plies ->
        [0] au dernier coup
        [one] un coup plus tôt
       *[other] { $plies } coups plus tôt
      }.
    .to-you = { $seat } gagne : { $dragon } franchit la ligne en premier, et { $seat } vous avait pris son marqueur { $plies ->
        [0] au dernier coup
        [one] un coup plus tôt
       *[other] { $plies } coups plus tôt
      }.
dragorun-decided-poisoned = { $other } arrive en premier, mais le champignon vénéneux disqualifie son dragon : c’est la deuxième place qui compte, et { $seat } gagne avec { $dragon }.
    .you = { $other } arrive en premier, mais le champignon vénéneux disqualifie son dragon : c’est la deuxième place qui compte, et { $seat } gagnez avec { $dragon }.
    .to-you = Vous arrivez en premier, mais le champignon vénéneux disqualifie votre dragon : c’est la deuxième place qui compte, et { $seat } gagne avec { $dragon }.
dragorun-decided-shared = { $names } gagnent ensemble : leurs dragons partagent la deuxième place, et le premier est disqualifié.
dragorun-decided-nobody = Personne ne gagne : personne ne tenait le marqueur du dragon vainqueur.
dragorun-row-race = Course { $number }
    .by = à la course { $number }
dragorun-line-came = { $seat } : { $dragon }, case { $space }.

# Pourquoi le gagnant a gagné, pour les études
dragorun-reason-finish = a gardé jusqu’au bout le marqueur du premier dragon
dragorun-reason-swapped = a pris le marqueur du premier dragon par un échange
dragorun-reason-poisoned = le premier dragon a été disqualifié par le champignon vénéneux

dragorun-plays-eggs = Œufs piochés
dragorun-plays-swaps = Marqueurs pris
