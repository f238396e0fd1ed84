# Tables de ce navigateur, pages sans réseau, parties dans un lien.

local-hero-line = Contre des robots ou autour d’un même appareil, même sans réseau. Sans compte, rien à installer.
local-have-record = Une partie enregistrée ?
local-set-up = Préparer une table
local-docs = Documentation (en anglais)
local-update = Une nouvelle version de ces pages est arrivée.
local-update-now = La charger
local-update-later = Plus tard
local-brought-record = Une partie dans un lien
local-brought-position = Une position dans un lien
local-brought-line = { $game }, { $seats ->
        [one] une place
       *[other] { $seats } places
    }, après { $ply ->
        [one] un coup
       *[other] { $ply } coups
    }. Elle se joue dans ce navigateur ; des robots prennent les autres places.
local-brought-seat = Ma place
local-brought-play = Continuer la partie
local-brought-bad = Ce lien est abîmé, ou il ne vient pas de Dragonhall.
local-link = Lien vers cette position
local-link-copied = Lien copié
local-to-hall = Continuer avec des amis
local-to-hall-line = La table passe dans cette salle telle quelle ; les amis la rejoignent par son lien.
local-play-here = Continuer dans ce navigateur
local-play-here-line = Désormais sans la salle, et même sans réseau.
local-keep-here = Garder dans ce navigateur
local-keep-here-line = Pour la revoir ou la poursuivre, même sans réseau.
local-carried = Cette table a été commencée ailleurs : la personne qui l’a apportée sait peut-être ce qui était caché alors. Les dés sont neufs.
web-trouble-long-link = Cette partie est trop longue pour un lien : enregistrez-la dans un fichier.
