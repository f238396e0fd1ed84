# La partida del día, en el navegador.

daily-about = Todos juegan la misma partida de cada juego contra los mismos bots. Hay partidas nuevas cada día a medianoche (UTC). Igualar a nuestro bot más fuerte es un resultado muy bueno.
daily-past = Este día ya pasó. Aún puedes jugar, pero tu resultado aparecerá como tardío.
daily-table = { $seats } jugadores; tú eres el jugador { $seat }. Bots: { $level }.
daily-play = Jugar
daily-go-on = Continuar
daily-count = { $count ->
    [one] { $count } resultado aquí
   *[other] { $count } resultados aquí
  }
daily-mine = Terminaste { house-rank } de { $seats }.
daily-points = Puntos por jugador: { $points }
daily-late = tardío
daily-see-mine = Ver mi partida
daily-house-line = Nuestro bot más fuerte: { house-rank } de { $seats }.
daily-you = Tú
daily-strongest = Nuestro bot más fuerte
daily-ghost = Tu partida junto a la de nuestro bot más fuerte
daily-beat-house = ¡Has superado a nuestro bot más fuerte!
daily-house-beat = Nuestro bot más fuerte te ha superado.
daily-like-house = Has igualado a nuestro bot más fuerte.
daily-share = Compartir como imagen
daily-house-ask = ¿Cómo le iría a nuestro bot más fuerte?
daily-house-thinks = El bot está jugando…
daily-see-house = Ver la partida del bot
daily-send = Añadir mi resultado a la tabla de esta sala
daily-place = { house-rank }
daily-place-count = { house-rank }: { $count }
daily-calendar = Calendario
daily-month-before = Mes anterior
daily-month-after = Mes siguiente
daily-day-done = { $date }, { $done } de { $games } partidas jugadas
daily-results = Resultados del día
daily-fair = Es solo por diversión. No hay pistas ni se deshacen jugadas, la sala comprueba cada jugada de los bots y solo cuenta tu primer resultado. Aun así, la partida depende solo de la fecha, así que es posible hacer trampas.
daily-guests = A los invitados solo los distingue el nombre. Nadie más puede usar el nombre de un miembro.
