# La leçon

dragorun-lesson-race = Cinq dragons courent vers le damier. Aucun n’est à vous : chacun tient un marqueur à l’image d’un dragon, et celui du premier arrivé gagne.
dragorun-lesson-marker = Voici votre marqueur : Dragobert, le dragon vert, quatrième pour le moment. Tant que vous le tenez, vous le voulez devant.
dragorun-lesson-roll = À votre tour, vous lancez les dés ou vous échangez un marqueur. Lancez les dés.
dragorun-lesson-roll-done = Un dé nomme un dragon, l’autre dit comment il bouge : Dragobert, deux en avant. C’est votre dragon !
dragorun-lesson-roll-wrong = L’échange viendra bientôt. Voyez d’abord ce que font les dés : lancez.
dragorun-lesson-move = Vous pouvez garder ce jet ou relancer une fois. Il est bon pour vous : avancez Dragobert, et voyez pourquoi il arrive à la case 9.
dragorun-lesson-move-done = Il est passé de la case 4 à la case 9 : seules les cases libres comptent, deux pas sautent donc tout le peloton.
dragorun-lesson-move-wrong = Relancer ferait perdre deux pas à votre propre dragon. Avancez Dragobert.
dragorun-lesson-snail = L’autre joueur a obtenu l’escargot pour Dragobert : il passe derrière le dernier. Les dés peuvent désigner n’importe quel dragon, peu importe qui les lance.
dragorun-lesson-swap = Dragobert est dernier, Didi est première, et l’autre joueur la tient. Ne lancez pas : échangez votre marqueur contre Didi.
dragorun-lesson-swap-done = Didi est à vous, et l’autre joueur a Dragobert. Votre marqueur reste face cachée jusqu’à votre prochain tour : personne ne peut le prendre.
dragorun-lesson-swap-wrong = Tenir le dernier dragon ne gagne rien. Touchez Didi, la première, et échangez.
dragorun-lesson-egg = Un échange a un prix : on pioche un œuf dans cette réserve. Le vôtre a fait avancer Diego d’une case. Gare à l’œuf champignon : qui le tient ne peut pas gagner.
dragorun-lesson-again = L’autre joueur a fait reculer Didi. À vous : lancez.
dragorun-lesson-again-done = Encore Didi, mais d’un pas en arrière. Ce jet vous ferait du tort.
dragorun-lesson-again-wrong = Didi reste un bon dragon. Lancez les dés.
dragorun-lesson-reroll = La couleur est bonne, seul le déplacement est mauvais. Touchez le dé de déplacement et relancez-le.
dragorun-lesson-reroll-done = Le trophée ! Didi se place juste devant le premier. Un second jet compte tel qu’il tombe.
dragorun-lesson-reroll-wrong = Gardez le dé de couleur : il montre votre dragon. Seul le dé de déplacement doit rouler.
dragorun-lesson-reroll-wrong-move = Cela ferait reculer votre propre dragon. Relancez le dé de déplacement.
dragorun-lesson-finish = La course finit ici, case 28. Lancez pour votre dragon, échangez à temps, et surveillez les œufs. La suite de la course est à vous !

# Pourquoi un coup est bon (conseils)

dragorun-reason-ahead = Votre dragon est en tête : lancez.
dragorun-reason-close =
    Votre dragon n’est qu’à { $number ->
        [one] une case
       *[other] { $number } cases
    } du premier : un jet peut le mettre en tête.
dragorun-reason-roll = Aucun marqueur à portée ne vaut un échange.
dragorun-reason-mushroom = Avec le champignon, vous ne pouvez pas gagner : il repart avec vos œufs.
dragorun-reason-eggs = Vous vous débarrassez de vos œufs avant qu’ils ne pèsent.
dragorun-reason-nearer =
    Ce dragon est { $number ->
        [one] d’une case
       *[other] de { $number } cases
    } plus près de l’arrivée que le vôtre.
dragorun-reason-safer = Votre marqueur reste face cachée jusqu’à votre prochain tour : personne ne peut le prendre.
dragorun-reason-wins = Votre dragon franchit la ligne d’arrivée : c’est gagné.
dragorun-reason-forward =
    Votre propre dragon avance { $number ->
        [one] d’une case
       *[other] de { $number } cases
    } vers l’arrivée.
dragorun-reason-must = Un autre jet pourrait être pire.
dragorun-reason-back =
    Cela fait reculer un rival { $number ->
        [one] d’une case
       *[other] de { $number } cases
    }.
dragorun-reason-harmless = De tout ce que permettent les dés, c’est ce qui aide le moins les autres.
dragorun-reason-reroll = En moyenne, un autre jet vous apporte plus que celui-ci.
dragorun-reason-choose = Parmi ceux qui restent, il part au plus près de l’arrivée : case { $number }.
