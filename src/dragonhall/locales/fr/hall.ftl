# Ce que dit la salle : phrases de la conversation, problèmes, commandes de l’hôte.

hall-phrase-hello = Bonjour !
hall-phrase-good-luck = Bonne chance !
hall-phrase-well-played = Bien joué !
hall-phrase-thanks = Merci !
hall-phrase-oops = Oups !
hall-phrase-my-turn = À moi !
hall-phrase-hurry = C’est à vous…
hall-phrase-thinking = Je réfléchis.
hall-phrase-good-game = Belle partie !
hall-phrase-bye = Au revoir !
hall-phrase-cheer = applaudit
hall-phrase-laugh = rit
hall-phrase-wow = n’en revient pas
hall-phrase-sad = est triste
hall-phrase-heart = adore
hall-phrase-fire = crache du feu

hall-problem-bad-message = Ce message n’a pas été compris.
hall-problem-bad-query = Cette adresse demande quelque chose qui n’existe pas.
hall-problem-hello-first = La connexion n’a pas démarré correctement.
hall-problem-old-protocol = Cette page n’est plus à jour : rechargez-la.
hall-problem-too-long = C’est trop long.
hall-problem-too-fast = C’était trop à la fois : patientez un instant.
hall-problem-too-many = Vous avez déjà beaucoup de tables : terminez-en d’abord quelques-unes.
hall-problem-wrong-origin = Cette page n’est pas autorisée à parler à ce serveur.
hall-problem-no-table = Il n’y a pas de table avec ce code.
hall-problem-no-page = Il n’y a rien à cette adresse.
hall-problem-no-ply = La partie ne contient pas ce coup.
hall-problem-no-game = Ce jeu n’existe pas ici.
hall-problem-no-token = Vous regardez seulement : rejoignez d’abord la table.
hall-problem-bad-token = Cette table ne vous connaît pas.
hall-problem-not-your-seat = Cette place n’est pas la vôtre.
hall-problem-not-the-host = Seul l’hôte peut le faire.
hall-problem-not-allowed = Ce n’est pas permis ici.
hall-problem-removed = Vous avez été retiré de cette table.
hall-problem-seat-taken = Cette place est prise.
hall-problem-one-seat = Ici, une place par personne : seul l’hôte peut en prendre plusieurs.
hall-problem-table-full = Il n’y a plus de place à cette table.
hall-problem-no-seat = La table n’a pas cette place.
hall-problem-no-player = Ce joueur n’est pas à cette table.
hall-problem-bad-name = Un nom compte de 1 à 24 caractères visibles, et n’est pas celui d’un robot.
hall-problem-bad-option = Le jeu ne peut pas se jouer avec ces options.
hall-problem-bad-seats = Le jeu ne se joue pas à ce nombre de joueurs.
hall-problem-bad-level = Il n’y a pas de robots de ce niveau.
hall-problem-bad-phrase = Cela ne se dit pas ici.
hall-problem-bad-record = Ce n’est pas un enregistrement de partie valable.
hall-problem-already-started = La partie a déjà commencé.
hall-problem-not-started = La partie n’a pas encore commencé.
hall-problem-no-hints = Il n’y a pas de conseils à cette table : l’hôte peut les permettre.
hall-problem-no-review = Cette partie ne peut pas être analysée : elle a été jouée avec d’autres règles.
hall-problem-not-over = La partie n’est pas finie.
hall-problem-over = La partie est finie.
hall-problem-stale = Quelque chose s’est passé entre-temps : regardez, puis choisissez.
hall-problem-id-used = Cet identifiant a déjà servi à autre chose.
hall-problem-not-a-move = Ce n’est pas un coup de ce jeu.
hall-problem-not-legal-now = Ce n’est pas possible maintenant.
hall-problem-not-your-turn = Ce n’est pas à vous de jouer.
hall-problem-cannot-undo = Impossible de reprendre ce coup : depuis, quelque chose a été lancé, pioché ou révélé.
hall-problem-undo-asked = On est déjà en train de le demander aux autres.
hall-problem-no-ask = Cette question n’est plus posée.
hall-problem-not-away = Ce joueur est là, ou l’était à l’instant : attendez un peu.
hall-problem-rules-changed = Les règles ont trop changé pour que cette table continue.
hall-problem-not-stored = Ceci ne peut pas être enregistré, et rien n’a changé.
hall-problem-closing = Le serveur est occupé ou redémarre : réessayez dans un instant.

hall-verified = { $game } : les { $moves } coups sont justes, et le résultat aussi.
hall-verified-dice = Les dés découlent du secret promis avant le premier coup : { $commitment }
hall-verified-no-promise = Rien n’avait été promis sur ses dés avant le premier coup.
hall-copied = { $tables ->
    [one] Une table copiée
   *[other] { $tables } tables copiées
  } dans { $file }.
