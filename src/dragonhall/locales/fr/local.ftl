# Tables de ce navigateur, pages sans réseau, parties dans un lien.

local-hero-line = Contre des robots ou autour d’un seul appareil, même sans réseau. Ni compte, ni installation.
local-have-record = Une partie enregistrée ?
local-set-up = Préparer une table
local-docs = Documentation (en anglais)
local-at-hall = Demande une connexion : seule la salle a les règles de ce jeu.
local-missed =
    { $count ->
        [one] { $games } : jeu indisponible pour l’instant. Il a été installé dans la salle, elle seule en a les règles, et elle ne répond pas.
       *[other] { $games } : jeux indisponibles pour l’instant. Ils ont été installés dans la salle, elle seule en a les règles, et elle ne répond pas.
    }
local-update = Une nouvelle version de ces pages est disponible.
local-update-now = Recharger
local-update-later = Plus tard
local-brought-record = Une partie partagée
local-brought-position = Une position partagée
local-brought-line = { $game }, { $seats ->
        [one] un joueur
       *[other] { $seats } joueurs
    }, après { $ply ->
        [one] un coup
       *[other] { $ply } coups
    }. La partie se joue dans ce navigateur ; des robots prennent les autres places.
local-brought-seat = Ma place
local-brought-play = Continuer la partie
local-brought-bad = Ce lien est incomplet, ou il ne vient pas de Dragonhall.
local-link = Lien vers cette position
local-link-copied = Lien copié
local-to-hall = Continuer avec des amis
local-to-hall-line = La table est transférée telle quelle dans cette salle ; vos amis la rejoignent par son lien.
local-play-here = Continuer dans ce navigateur
local-play-here-line = La partie continue ici, sans la salle et même sans réseau.
local-keep-here = Garder dans ce navigateur
local-keep-here-line = Pour la revoir ou la poursuivre, même sans réseau.
local-carried = Cette partie a commencé ailleurs : la personne qui l’a importée a peut-être vu des cartes cachées. Les dés sont nouveaux.
web-trouble-long-link = Cette partie est trop longue pour un lien : enregistrez-la dans un fichier.
