# Ce que lisent les membres d’une salle.
member-become = Un nom à vous
member-become-line = Les invités jouent à tout ici. En devenant membre, vous gardez en plus votre nom, retrouvez vos tables sur tous vos appareils et pouvez jouer des parties classées. Ni adresse e-mail, ni mot de passe.
member-new = Première visite
member-join = Devenir membre
member-private = La salle garde votre nom, vos tables et vos résultats. Vous pouvez tout emporter, ou tout effacer, à tout moment.
member-back = Je suis membre
member-sign-in = Se connecter
member-passkey = Se connecter avec une clé d’accès
member-passkey-not = La clé d’accès n’a pas fonctionné.
member-add-passkey = Ajouter une clé d’accès ({ $n })
member-phrase = Phrase de secours
member-phrase-line = Notez ces six mots maintenant : ils ne s’affichent qu’une fois. Avec eux, vous pouvez vous connecter sur n’importe quel appareil. Personne ne pourra les retrouver pour vous.
member-copy = Copier
member-written = Je les ai notés
member-new-phrase = Nouvelle phrase de secours
member-since = Membre depuis le { $day }
member-tables = Mes tables
member-no-tables = Vous n’avez encore joué à aucune table de cette salle.
member-older = Plus anciennes
member-place = { $place ->
    [1] { $shared ->
        [1] Gagnée
       *[other] Victoire partagée
    }
   *[other] { $place }ᵉ place
}
member-rated = classée
member-ratings = Cotes
member-no-ratings = Seules les parties classées comptent ici ; choisissez-le en ouvrant une table.
member-boards-line = 1500, c’est le Drac, un robot qui joue selon des règles simples. La cote des robots ne change jamais : une cote veut dire la même chose dans toutes les salles. Les membres sont classés d’après le bas de l’intervalle qui contient leur vraie valeur avec 95 % de chances. Un tilde marque une cote établie sur peu de parties.
member-bot = { $name } (robot)
member-duel = duels
member-table = à trois et plus
member-fixed = fixe
member-matches = { $n ->
    [one] une partie
   *[other] { $n } parties
}
member-devices = Appareils
member-device = Un appareil
member-this = celui-ci
member-sign-out = Déconnecter
member-self = Nom et données
member-change = Changer mon nom
member-export = Télécharger toutes mes données
member-delete = Supprimer mon compte
member-delete-line = Cela efface pour de bon votre nom, votre historique et vos cotes ; aux anciennes tables, un tiret vous remplace. Tapez votre nom, { $name }, pour confirmer.
member-delete-do = Tout effacer
