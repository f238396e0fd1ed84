# La Lettre

letter-title = La Lettre
letter-about = Seize cartes, une dans chaque main. Piochez-en une, jouez-en une : devinez, regardez, comparez, échangez. La plus haute qui reste porte la lettre.
letter-length = environ 10 minutes

letter-option-letters = lettres qui gagnent la partie

letter-card-crow = Corneille
    .short = 1
    .does = Nommez une carte autre que la Corneille : si un autre joueur l’a en main, il est éliminé.
letter-card-cat = Chat
    .short = 2
    .does = Regardez la carte d’un autre joueur.
letter-card-ram = Bélier
    .short = 3
    .does = Comparez votre carte avec celle d’un autre joueur : la plus basse est éliminée.
letter-card-tortoise = Tortue
    .short = 4
    .does = Personne ne peut vous choisir jusqu’à votre prochain tour.
letter-card-goat = Chèvre
    .short = 5
    .does = Un joueur, peut-être vous, pose sa carte et en pioche une autre.
letter-card-magpie = Pie
    .short = 6
    .does = Échangez votre carte avec celle d’un autre joueur.
letter-card-fox = Renard
    .short = 7
    .does = Rien ne se passe. Une carte haute, à garder.
letter-card-dragon = Dragon
    .short = 8
    .does = Qui la pose est éliminé.

letter-source-held = de la main
letter-source-drawn = piochée

letter-move-play = jouer { $card } ({ $source })
letter-move-aim = jouer { $card } ({ $source }) sur { $seat }
letter-move-guess = jouer { $card } ({ $source }) : { $seat } a { $guess }

letter-news-round = Manche { $round } : { $seat } commence.
letter-news-drew = { $seat } pioche une carte.
letter-news-drew-card = La carte est : { $card }.
letter-news-played = { $seat } joue { $card }, { $source }.
letter-news-aimed = { $seat } joue { $card }, { $source }, sur { $other }.
letter-news-guessed = { $seat } joue Corneille, { $source }, sur { $other } : est-ce { $guess } ?
letter-news-right = Oui : { $other } a { $card }.
letter-news-wrong = Non : { $other } n’a pas { $card }.
letter-news-looked = { $seat } regarde la carte de { $other }.
letter-news-saw = { $seat } voit la carte de { $other } : { $card }.
letter-news-compared = { $seat } et { $other } comparent leurs cartes.
letter-news-equal = { $seat } et { $other } ont tous deux { $card }.
letter-news-sheltered = Personne ne peut choisir { $seat } jusqu’à son prochain tour.
letter-news-discarded = { $seat } pose { $card }.
letter-news-swapped = { $seat } et { $other } échangent leurs cartes.
letter-news-out = { $seat } est hors de la manche.
letter-news-showed = { $seat } montre { $card }.
letter-news-delivered = { $seat } porte une lettre et en a maintenant { $letters }.
letter-news-won = { $seat } gagne.

letter-view-round = Manche
letter-view-goal = Lettres pour gagner
letter-view-deck = Pioche
    .kind = pile
letter-view-card = Votre carte
    .kind = hand
letter-view-drawn = Piochée
    .kind = hand
letter-view-letters = Lettres
letter-view-hand = Main
    .kind = pile
letter-view-discards = Posées
letter-view-sheltered = À l’abri
letter-view-out = Éliminé
letter-view-seen-by = Vue par
    .kind = seat
letter-view-not = N’est pas
letter-view-known = Vue
    .kind = seats

letter-plays-cards = Cartes
