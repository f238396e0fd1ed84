# La leçon

dragorun-lesson-race = Cinq dragons courent vers la ligne d’arrivée. Aucun n’est à vous : chaque joueur tient le marqueur d’un dragon, et celui qui a le marqueur du premier arrivé gagne.
dragorun-lesson-marker = Voici votre marqueur : Dragobert, le dragon vert, dernier pour le moment. Tant que vous tenez son marqueur, vous voulez qu’il gagne.
dragorun-lesson-beside = Personne ne tient les marqueurs de ces trois-là : ils sont à côté du plateau. Si l’un d’eux arrive premier, personne ne gagne. Vous pouvez aussi les prendre en échange.
dragorun-lesson-mushroom = Un échange vous a valu le champignon vénéneux : tant que vous l’avez, vous ne pouvez pas gagner. Mais votre dragon est dernier : remettez d’abord vos œufs dans la réserve.
dragorun-lesson-mushroom-done = Le champignon vénéneux est de retour dans la réserve, et c’est toujours votre tour.
dragorun-lesson-mushroom-wrong = Débarrassez-vous d’abord du champignon vénéneux : remettez vos œufs dans la réserve.
dragorun-lesson-roll = À votre tour, vous lancez les dés ou vous échangez un marqueur. Lancez les dés.
dragorun-lesson-roll-done = Un dé nomme un dragon, l’autre dit comment il bouge. Avec le blanc, c’est vous qui choisissez le dragon : trois en avant !
dragorun-lesson-roll-wrong = L’échange viendra bientôt. Voyez d’abord ce que font les dés : lancez.
dragorun-lesson-move = Vous pouvez garder ce jet ou relancer une fois. Il est bon pour vous : avancez Dragobert, et voyez pourquoi il arrive à la case 9.
dragorun-lesson-move-done = Il est passé de la case 2 à la case 9 : seules les cases libres comptent, il a donc sauté tout le peloton.
dragorun-lesson-move-wrong = Gardez ce jet, et servez-vous-en pour votre propre dragon : avancez Dragobert.
dragorun-lesson-snail = L’autre joueur a obtenu l’escargot pour Dragobert, qui passe derrière le dernier dragon. Les dés peuvent désigner n’importe quel dragon, peu importe qui les lance.
dragorun-lesson-swap = Dragobert est dernier. Didi est premier, et c’est l’autre joueur qui tient le marqueur de Didi. Ne lancez pas les dés : échangez les marqueurs.
dragorun-lesson-swap-done = Vous tenez le marqueur de Didi, et l’autre joueur celui de Dragobert. Le vôtre reste face cachée jusqu’à votre prochain tour : personne ne peut le prendre.
dragorun-lesson-swap-wrong = Tenir le dernier dragon ne rapporte rien. Touchez Didi, le premier, et échangez.
dragorun-lesson-egg = Un échange a un prix : on pioche un œuf dans cette réserve. Le vôtre a fait passer Dragma devant Didi. Gare à l’escargot, qui envoie votre nouveau dragon en queue, et au champignon !
dragorun-lesson-again = Le jet de l’autre joueur a remis Dragobert en tête. À vous : lancez.
dragorun-lesson-again-done = C’est Didi, mais pour reculer d’une case. Ce jet vous ferait du tort.
dragorun-lesson-again-wrong = Didi reste un bon dragon. Lancez les dés.
dragorun-lesson-reroll = La couleur est bonne, seul le déplacement est mauvais. Touchez le dé de déplacement et relancez-le.
dragorun-lesson-reroll-done = Le trophée ! Didi se place juste devant le premier. Le second jet doit être joué.
dragorun-lesson-reroll-wrong = Gardez le dé de couleur : il montre votre dragon. Relancez seulement le dé de déplacement.
dragorun-lesson-reroll-wrong-move = Cela ferait reculer votre propre dragon. Relancez le dé de déplacement.
dragorun-lesson-finish = La course finit ici, case 28. Lancez pour votre dragon, échangez à temps, et surveillez les œufs. À vous de jouer la suite !

# Pourquoi un coup est bon (conseils)

dragorun-reason-ahead = Votre dragon est en tête : lancez.
dragorun-reason-close =
    Votre dragon n’est qu’à { $number ->
        [one] une case
       *[other] { $number } cases
    } du premier : un jet peut le mettre en tête.
dragorun-reason-roll = Aucun marqueur à portée ne vaut un échange.
dragorun-reason-mushroom = Avec le champignon vénéneux, vous ne pouvez pas gagner : il repart avec vos œufs.
dragorun-reason-eggs = Vous remettez vos œufs dans la réserve : ils ne vous servent plus à rien.
dragorun-reason-nearer =
    Ce dragon est { $number ->
        [one] d’une case
       *[other] de { $number } cases
    } plus près de l’arrivée que le vôtre.
dragorun-reason-safer = Votre nouveau marqueur reste face cachée jusqu’à votre prochain tour : personne ne peut le prendre.
dragorun-reason-wins = Votre dragon franchit la ligne d’arrivée : c’est gagné.
dragorun-reason-forward =
    Votre propre dragon avance { $number ->
        [one] d’une case
       *[other] de { $number } cases
    } vers l’arrivée.
dragorun-reason-must = Vous devez utiliser ce jet.
dragorun-reason-back =
    Cela fait reculer le dragon d’un adversaire { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }.
dragorun-reason-keep = Ce jet ne vaut pas la peine d’être relancé.
dragorun-reason-back-free =
    Cela fait reculer un dragon que personne ne tient { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }.
dragorun-reason-choose-other = Il part de la case { $number }.
dragorun-reason-harmless = De tout ce que permettent les dés, c’est ce qui aide le moins les autres.
dragorun-reason-reroll = En moyenne, relancer vous apporte plus que ce jet.
dragorun-reason-choose = Parmi les dragons disponibles, c’est celui qui part le plus près de l’arrivée : case { $number }.
