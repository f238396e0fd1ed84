# Ce que lisent les membres d’une salle.
member-become = Votre nom à vous
member-become-line = Les invités peuvent jouer à tout. En devenant membre, vous gardez en plus votre nom, retrouvez vos tables sur tous vos appareils et pouvez jouer des parties classées. Ni adresse e-mail, ni mot de passe.
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
member-no-ratings = Seules les parties classées comptent ici ; choisissez « classée » en ouvrant une table.
member-boards-line = Le Drac, un robot qui suit des règles simples, vaut 1500. La cote des robots ne change jamais : elle a le même sens dans toutes les salles. Les membres sont classés d’après la borne basse de leur intervalle à 95 %. Un tilde signale une cote établie sur peu de parties.
member-bot = { $name } (robot)
member-duel = duels
member-table = à trois et plus
member-provisional = provisoire
member-fixed = fixe
member-matches = { $n ->
    [one] une partie
   *[other] { $n } parties
}
member-devices = Appareils
member-device = Un appareil
member-this = celui-ci
member-sign-out = Se déconnecter
member-self = Nom et données
member-change = Changer mon nom
member-export = Télécharger toutes mes données
member-delete = Supprimer mon compte
member-delete-line = Cela efface pour de bon : votre nom et votre portrait, la phrase de secours, les clés d’accès et les appareils, l’historique, les cotes, les statistiques et les donnes du jour, les clubs, les sourdines, les blocages et les signalements, et vos adresses de rappel. Aux anciennes tables et dans les anciens tournois, un tiret vous remplace. Les sauvegardes déjà faites par l’hôte ne changent pas. Tapez votre nom, { $name }, pour confirmer.
member-delete-do = Tout effacer
member-clubs-line = Un club a ses tables, son classement et ses tournois.
member-clubs = Mes clubs
