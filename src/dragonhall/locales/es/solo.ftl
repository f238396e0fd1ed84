# Partidas solo contra bots, en el navegador.

solo-about = Vence { $wins } veces a un bot para desbloquear el siguiente. Aquí solo cuentan las victorias sin compartir y sin pistas. Las partidas contra bots nunca son clasificatorias.
solo-none = Aún no hay partidas contra bots.
solo-wins = vencido { $wins } de { $of } veces
solo-open = te espera
solo-done = vencido
solo-locked = bloqueado
solo-play = Jugar
solo-play-level = Jugar contra { $level }
solo-on-device = Estas partidas se guardan en este dispositivo. Si te haces miembro, pasan a tu cuenta.
solo-with-member = Estas partidas se guardan en tu cuenta; nadie más las ve.
