# Les parties contre les robots seuls, dans le navigateur.

solo-about = Battez un robot { $wins } fois pour débloquer le suivant. Ne comptent ici que les victoires non partagées et sans conseils. Les parties contre les robots ne sont jamais classées.
solo-none = Aucune partie contre les robots pour l’instant.
solo-wins = battu { $wins } fois sur { $of }
solo-open = vous attend
solo-done = battu
solo-locked = verrouillé
solo-play = Jouer
solo-play-level = Jouer contre { $level }
solo-on-device = Ces parties restent sur cet appareil. Si vous devenez membre, elles vous suivent.
solo-with-member = Ces parties sont liées à votre compte ; personne d’autre ne les voit.
