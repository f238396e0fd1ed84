# Ce que disent les pages du navigateur. Chaque jeu a son fichier pour sa table (web-<jeu>.ftl).

web-skip = Aller à la table
web-nav = Pages
web-nav-play = Jouer
web-nav-daily = Du jour
web-me-named = Mon compte : { $name }
web-puzzles-line = Des positions de vraies parties avec un coup nettement meilleur que les autres. Trouvez-le.
web-puzzles-solved = { $solved } sur { $all } résolues
web-puzzles-next = L’énigme suivante
web-settings = Réglages
web-close = Fermer
web-cancel = Annuler
web-continue = Continuer
web-home = Retour à la salle
web-retry = Réessayer
web-go = Y aller
web-hero = Des jeux de dragons à partager autour d’une table
web-hero-line = Invitez vos amis par un lien, ou laissez des robots prendre les places vides. Dans le navigateur, sur tous les écrans, sans compte.
web-games = Les jeux
web-seats = { $low } à { $high } joueurs
web-play-now = Jouer
web-play-now-note = Jouer : vous et deux robots ({ $level }), environ 5 minutes
web-solo = Contre les robots
web-solo-line = { $played ->
    [one] 1 partie
   *[other] { $played } parties
  } contre les robots, { $won ->
    [one] 1 gagnée
   *[other] { $won } gagnées
  }. Meilleur robot battu : { $best }
web-solo-apart = Les parties contre les robots seuls sont comptées à part et ne sont jamais classées.
web-solo-ladder = L’échelle des robots
web-streak = { $days ->
    [one] Donnes du jour : 1 jour de suite
   *[other] Donnes du jour : { $days } jours de suite
  }
web-invite = Entre amis
web-learn = Leçon
web-rules = Règles
web-my-tables = Parties précédentes
web-going = Vos parties
web-forget = Oublier la table { $code }
web-have-code = Vous avez un code ?
web-code = Code ou lien d’une table
web-open-record = Ouvrir une partie enregistrée
web-bad-record = Ce fichier n’est pas l’enregistrement d’une partie finie.
web-public-tables = Tables publiques
web-no-public = Aucune table publique pour l’instant. Ouvrez-en une : amis et inconnus pourront vous rejoindre.
web-seats-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
  } sur { $seats }
web-state-open = pas encore commencée
web-state-running = en cours
web-state-over = terminée
web-clock-ends = fin du temps imparti { $when }
web-credits = Crédits
web-who = Qui joue ?
web-your-name = Votre nom
# The name of a player who has given none.
web-me = Vous
web-first-learn = Apprendre en deux minutes
web-first-play = Jouer tout de suite
web-first-here = Commencez ici
web-language = Langue

web-set-theme = Apparence
web-set-theme-auto = comme l’appareil
web-set-theme-dark = à la chandelle
web-set-theme-light = en plein jour
web-set-pace = Rythme du jeu
web-set-pace-slow = lent
web-set-pace-normal = normal
web-set-pace-fast = rapide
web-set-pace-instant = instantané
web-set-size = Taille des cartes
web-set-size-small = petites
web-set-size-normal = normales
web-set-size-large = grandes
web-set-confirm = Confirmer mes coups
web-set-confirm-always = toujours
web-set-confirm-risky = avant un coup risqué
web-set-confirm-never = jamais
web-set-monograms = Lettres sur les cartes et les pièces, en plus des couleurs et des dessins
web-set-aids = Aides à la table : combinaisons possibles, pouvoirs qui se déclencheraient, probabilités. Chacune s’active avec le bouton « ? ».
web-set-sound = Sons et vibrations
web-set-volume = Volume
web-set-notify = Me prévenir quand c’est à moi

web-new-table = { $game } : nouvelle table
web-who-plays = Joueurs
web-only-here = La salle est injoignable : seuls cet appareil et des robots peuvent jouer à cette table.
web-how-many = Nombre de joueurs
web-sit-me = moi
web-sit-friend = un ami, invité par lien
web-sit-second = quelqu’un d’autre sur cet appareil
web-their-name = Son nom
web-sit-bot = robot : { $level }
web-sit-hint = Des robots peuvent prendre les places encore libres au début.
web-public = Publique
web-public-line = Visible dans la salle : tout le monde peut s’asseoir.
web-private = Entre amis
web-private-line = Seules les personnes invitées peuvent la trouver.
web-link-only = Exiger le lien complet : le code seul n’ouvre pas la table
web-many-seats = Les invités peuvent ajouter des joueurs sur leur appareil
web-setup-time = Temps
web-setup-guests = Invités
web-setup-variants = Variantes du jeu
web-setup-variants-line = Ce sont les règles habituelles. Changez ce que vous voulez.
web-setup-more = Autres réglages
web-own-number = un autre nombre
web-variant = { $name }
web-variant-line = { $name } : { $value }
web-time-free = Sans pendule
web-time-free-line = Chacun prend le temps qu’il lui faut.
web-time-clock = Avec pendule
web-time-clock-line = Si le temps est écoulé, un robot prend le relais.
web-time-days = Sur plusieurs jours
web-time-days-line = Chacun joue quand il peut ; personne n’est remplacé pour cause d’absence.
web-for-a-decision = Temps par décision
web-n-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
  }
web-n-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
web-n-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
  }
web-no-limit = sans limite
web-clock-days = { $days } j { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-free-chat = Les invités peuvent écrire librement dans la discussion
web-lay-table = Ouvrir la table
web-lay-and-invite = Ouvrir la table et obtenir le lien
web-is-member = Membre de cette salle
web-level-hatchling = Dragonnet
web-level-whelp = Serpenteau
web-level-cockatrice = Cocatrix
web-level-drake = Drac
web-level-wyvern = Vouivre
web-level-amphiptere = Amphiptère
web-level-lindworm = Lindorm
web-level-wyrm = Grand Dragon
web-level-wyrm-classic = Grand Dragon
web-level-strength = { $level }, { $strength }
web-strength-hatchling = joue au hasard
web-strength-whelp = très facile
web-strength-cockatrice = facile
web-strength-drake = moyen
web-strength-wyvern = assez difficile
web-strength-amphiptere = difficile
web-strength-lindworm = très difficile
web-strength-wyrm = le plus difficile

web-seats-title = À la table
web-free-seat = Place libre
web-bot-name = { $level } { $seat }
web-host = hôte
web-sit-here = S’asseoir ici
web-sit-too = Ajouter quelqu’un ici
web-second-name = Invité { $n }
web-add-bot = Robot
web-level = Niveau du robot
web-free-it = laisser libre
web-stand = Quitter la place
web-remove = Exclure
web-start = Commencer
web-start-fill = { $free ->
    [one] Commencer avec un robot à la place libre
   *[other] Commencer avec des robots aux { $free } places libres
  }
web-wait-host = { $host } lancera la partie dès que tout le monde sera là.
web-invite-title = Inviter
web-invite-line = Toute personne qui ouvre ce lien peut s’asseoir.
web-link-for = Qui doit pouvoir ouvrir le lien ?
web-link-here = seulement les navigateurs de cet ordinateur
web-link-network = tout le monde sur votre réseau ({ $address })
web-link-only-here = Ce lien et son code QR ne marchent que sur cet ordinateur. Pour inviter d’autres appareils, démarrez la salle avec « dragonhall serve --host 0.0.0.0 ».
web-copy-link = Partager le lien
web-copied = Copié
web-qr = Code QR du lien
web-playing-as = Vous jouez sous le nom de { $name }.
web-invited = { $host } vous invite à jouer à { $game }
web-join = S’asseoir

web-opening = On prépare la table…
web-reconnecting = Connexion perdue. Reconnexion…
web-pending-move = { $move } : en attente de la connexion. Le coup partira dès que la salle répondra.
web-watching = Vous regardez.
web-bot-plays-for-you = Un robot joue pour vous.
web-i-am-back = Me revoilà
web-is-away = { $name } n’est plus là.
web-let-bot = Laisser un robot jouer
web-stand-in = remplacé par un robot
web-away = absent
web-to-act = à jouer
web-winner = vainqueur
web-opponents = Adversaires
web-my-place = Votre place
web-players = Joueurs
web-undo = Reprendre le coup
web-took-back = { $name } reprend son dernier coup.
web-undo-asked = { $name } demande à reprendre un coup. D’accord ?
web-undo-waiting = En attente de l’accord des autres pour reprendre le coup.
web-your-turn = À vous. Que faites-vous ?
web-your-turn-short = À vous
web-your-turn-title = À vous : { $table }
web-waiting-for = On attend { $names }…
web-confirm = Confirmer : { $move }
web-unpick = Annuler le choix
web-less = Un de moins
web-more = Un de plus
web-all-moves = Voir les { $count }
web-all-moves-title = Tout ce que vous pouvez faire
web-log = Journal
web-help = Aide
web-chat = Discussion
web-chat-empty = Rien n’a encore été dit.
web-send = Envoyer
web-keys = Raccourcis clavier
web-key-tab = passer d’une zone à l’autre
web-key-arrows = se déplacer dans une zone
web-key-enter = choisir ; appuyer de nouveau pour jouer
web-key-numbers = appuyer sur le premier bouton, le deuxième…
web-key-confirm = confirmer le choix
web-key-escape = annuler le choix
web-key-moves = liste de tout ce que vous pouvez faire
web-key-inspect = expliquer la carte ou le jeton
web-key-undo = reprendre le coup
web-key-log = ouvrir le journal
web-key-talk = ouvrir la discussion
web-why-not = Vous ne pouvez pas vous en servir maintenant. Tout ce qui est utilisable brille.
web-nothing-more = Il n’y a rien de plus à en dire.

web-pass-to = Passez l’écran à { $name }
web-curtain-line = Les autres, ne regardez pas !
web-curtain-open = Je suis { $name }

web-end = La fin
web-line = Ligne
web-score = Points
web-score-sheet = Feuille de score
web-rematch = Revanche
web-change-players = Changer de joueurs
web-go-rematch = Rejoindre la revanche
web-replay = Revoir
web-uploaded = Partie importée par un invité : elle n’a pas été jouée dans cette salle.
web-share = Partager
web-record = Enregistrer la partie
web-look-at-table = Voir la table
web-back-to-table = Retour à la table
web-seen-by = Point de vue
web-spectator = spectateur
web-first = Au début
web-previous = Reculer d’un coup
web-next = Avancer d’un coup
web-last = À la fin
web-run = Lecture
web-pause = Pause

web-review = Analyse : qui menait, et pourquoi
web-review-begins = L’analyse commence…
web-review-cost = Cette décision a fait perdre { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de chances de gagner.

web-menu = Menu de la table
web-notes = Messages
web-dock = Votre décision
web-bot-for-me = Laisser un robot jouer pour moi
web-bot-for = Laisser un robot jouer pour { $name }
web-resign = Abandonner
web-resign-line = Vous quittez la partie pour de bon, et un robot joue à votre place. C’est définitif.
web-vote = Voter l’exclusion de { $name }
web-vote-count = Exclusion de { $name } : { $yes } voix sur { $needed }

web-how-to-play = Comment jouer
web-chapters = Chapitres

web-trouble = Le dragon dort
web-trouble-other = Quelque chose n’a pas marché. Réessayez, ou revenez à la salle.
web-trouble-offline = La salle ne répond pas. Êtes-vous connecté, et le serveur tourne-t-il ? Votre partie ne risque rien : elle reprendra où elle en était.
web-trouble-no-table = Aucune table ne porte ce code. Il contient peut-être une erreur, ou la table a été supprimée. Redemandez le lien, ou ouvrez votre propre table.
web-trouble-no-page = Cette page n’existe pas.
web-trouble-no-ply = La partie n’est jamais allée jusque-là.
web-trouble-bad-token = Votre clé n’ouvre plus cette table. Réessayez pour entrer comme invité.
web-trouble-no-game = Cette salle n’a pas ce jeu.
web-trouble-seat-taken = Quelqu’un a été plus rapide : la place est prise.
web-trouble-already-started = Cette partie a déjà commencé. Vous pouvez regarder.
web-trouble-bad-name = Un nom compte de 1 à 24 caractères.
web-trouble-old-protocol = Il y a une version plus récente de cette page. Rechargez-la.
web-trouble-too-fast = Trop de demandes. Patientez un instant et réessayez.
web-trouble-stale = La situation a changé entre-temps. Regardez, puis décidez.
web-trouble-cannot-undo = Impossible de reprendre ce coup : depuis, on a lancé des dés, pioché ou révélé quelque chose.

web-credits-icons = Icônes
web-credits-icons-line = De game-icons.net, licence CC BY 3.0, recolorées et combinées par nos soins. Icônes de :
web-credits-fonts = Polices
web-credits-own = Dessins originaux
web-credits-own-line = Les cinq dragons de course, la mandragore, le dragon à cinq têtes, les portes, cartes, pièces, dés, œufs et jetons ont été dessinés pour Dragonhall.
web-credits-games = Les jeux
web-credits-games-line = Dragonhall est l’œuvre de passionnés. Les jeux appartiennent à leurs auteurs et éditeurs ; nous avons rédigé les règles avec nos propres mots.

# Le récit, ce qui s’est passé, temps par temps.
web-lately = Ce qui vient de se passer
web-to-my-turn = Aller à mon tour
web-forced = Il n’y a qu’une réponse : elle est donnée pour vous.
web-go-on = Continuer
web-pause-title = Fin de cette étape
web-pause-brought = Bilan de l’étape :
web-see-moment = Revoir ce moment
web-peek = Voici la table après le coup { $ply }.
web-back-to-now = Revenir au présent
web-telling = Touchez n’importe où pour continuer ; maintenez pour aller à votre tour.

# Les robots ont un nom à eux, huit par niveau, pour que deux ne portent jamais le même à une table.
web-bots-hatchling = Pépin, Miette, Grelot, Culbute, Bouton, Noisette, Mèche, Flammèche
web-bots-whelp = Filou, Caillou, Ficelle, Galipette, Châtaigne, Frimousse, Brindille, Pirouette
web-bots-cockatrice = Ergot, Roussette, Fuseau, Ajonc, Panache, Tanaisie, Bardane, Galet
web-bots-drake = Silex, Tison, Genièvre, Cendre, Écaille, Plume, Roncier, Charbon
web-bots-wyvern = Vespéra, Sabline, Épine, Mélusine, Corvane, Morgane, Aubépine, Galène
web-bots-amphiptere = Zéphyr, Alcyon, Brise, Faucon, Céleste, Auréole, Alouette, Nuée
web-bots-lindworm = Sigride, Achillée, Fenouil, Hespère, Rune, Talvane, Ménestrel, Ilvane
web-bots-wyrm = Vieille-Braise, Malebrune, Tarasque, Ysengrin, Hautecendre, Grimaude, Brumefer, Givrecroc
web-bots-wyrm-classic = { web-bots-wyrm }
web-set-face = Votre portrait
web-set-face-n = portrait { $n }
web-you = vous
web-why = Pourquoi cette question ?
web-aids = Aides à la table
web-sure = { $move } : confirmer ?
web-sure-because = { $move } ? { $risk }

web-plain-choose = Choisir { $name }
web-plain-hand = Votre main
web-plain-pile = { $label } : { $count }
web-plain-revealed = Vient d’être montré
web-pile-empty = Aucune carte ici.
web-member = Mon compte
web-rate-it = Partie classée : réservée aux membres et aux robots, avec pendule, sans conseils ; elle compte pour le classement.
web-boards = Classements
web-clubs = Clubs
web-people = Les personnes à cette table
web-for-club = Pour un club
web-for-no-club = Aucun club
web-tournaments = Tournois
web-to-tournament = Aller au tournoi
web-statistics = Statistiques

# Conseils

web-hint = Conseil
web-hint-thinking = Réflexion en cours…
web-hint-best = Conseil : { $move }
web-hint-share = gagne dans environ { $share } % des cas, d’après ce que vous voyez
web-hint-only = Il n’y a qu’un coup possible : { $move }.
web-hint-close = Un autre coup est à peu près aussi bon.
web-hint-even = Cela ne change presque rien : ces coups gagnent à peu près aussi souvent.
web-hint-mixed = Votre choix est secret : variez, pour ne pas être prévisible.
web-hint-others = Autres coups
web-hint-other = { $move } : { $share } %
web-hints-on = Autoriser les conseils à cette table
web-hints-off = Désactiver les conseils à cette table
web-hinted = Avec des conseils : { $list }.
web-hinted-by = { $name } ({ $count })
web-key-hint = un conseil, si la table l’autorise

# Leçons

web-lesson = Leçon
web-lesson-step = Leçon, étape { $step } sur { $steps }
web-lesson-next = Suite
web-lesson-play-on = Continuer à jouer
web-lesson-leave = Quitter la leçon
web-lesson-watch = Regardez ce qui se passe…
web-lesson-read = Lisez d’abord, puis touchez « Suite ».

# Énigmes

web-puzzles = Énigmes
web-puzzle = Énigme
web-puzzle-grade = Difficulté : { $grade } sur 4
web-puzzle-streak = d’affilée : { $streak }, record { $best }
web-puzzle-ask = D’après ce que vous pouvez savoir, un coup est nettement le meilleur. Trouvez-le.
web-puzzle-wrong = Ce n’est pas celui-là : un autre coup gagne plus souvent. Essayez encore.
web-puzzle-wrong-share = « { $move } » gagne dans { $share } % des cas ; un autre coup, dans { $best } %. Réessayez.
web-puzzle-right = Bien vu !
web-puzzle-answer = Voici le coup : { $move }.
web-puzzle-shares = Il gagne dans { $share } % des cas, le suivant dans { $next } %.
web-puzzle-missed = Manqué par : { $levels }.
web-puzzle-show = Montrer le coup
web-puzzle-next = Énigme suivante
web-puzzle-copied = Le lien est copié.

# Demander aux règles.
web-search-rules = Chercher dans les règles
web-search-found = { $count ->
    [0] Rien trouvé
    [one] Une règle
   *[other] { $count } règles
  }
web-search-near = Pas tout à fait votre question, mais proche :
# Les mots d’une question que la recherche laisse de côté, et les groupes de mots de même sens : chacun vaut pour tous ceux qui commencent comme lui.
web-search-ignored =
    au aux avec ce ces cette combien comment d de des doit doivent du elle elles en est et être fait faire faut il
    ils j je l la le les leur leurs lui m ma mes mon n ne nos notre nous on ou par pas passe peut peuvent peux plus
    pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t ta te tes ton
    tu un une va vos votre vous y a
web-search-alike =
    égalité égal aequo; premier commenc début entame leader; regard voir consult compter; fin termin achève dernier;
    achet achat pay; lanc jet dé; perd élimin; gagn vict remport; vol prend pioch
web-rule-number = Règle { $number }
web-why-not-turn = Ce n’est pas votre tour : c’est d’abord à { $names } de décider.
web-uses = Vous pouvez maintenant :
web-uses-more = { $more ->
    [one] et un autre coup
   *[other] et { $more } autres
  }
web-hints = Conseils
web-hints-alone = tant qu’une seule personne joue
web-hints-yes = toujours
web-hints-no = jamais
web-not-now = Impossible maintenant
web-what-happens = Que se passe-t-il si…
web-what-happens-pick = Choisissez une carte ou un élément du jeu : les coups possibles avec lui s’affichent ici.
web-what-happens-open = Le reste dépend du hasard, ou de ce que vous ne voyez pas. Par exemple :
web-what-happens-nothing = Il ne se passe rien d’autre tout de suite.
# La donne du jour

web-daily = La donne du jour
web-daily-line = Une donne par jeu chaque jour : les mêmes cartes et les mêmes robots pour tout le monde.

# Un grand écran qui montre la table, les mains sur les téléphones

web-screen = Montrer sur un téléviseur
web-screen-line = Le plateau sur le grand écran, chaque main sur un téléphone.
web-screen-join = Scannez pour prendre place
web-screen-watching = Les cartes de chacun restent sur son téléphone.
web-screen-late = Scannez pour prendre la place d’un robot
web-screen-wait = L’hôte lance la partie sur son propre appareil.
web-screen-full = Plein écran
web-hand-board = Montrer le plateau
web-hand-only = Ne montrer que ma main
web-take-bot-seat = Prendre la place d’un robot
web-watching-full = Toutes les places sont prises : vous regardez.
