# Las páginas de los torneos.
tournament-none = Ahora no hay ningún torneo.
tournament-new = Organizar un torneo
tournament-mine = Mis torneos
tournament-all = Todos los torneos
tournament-members = Los miembros pueden organizar torneos y participar en ellos. Mirar puede cualquiera.
tournament-become = Hacerme miembro
tournament-format = Formato
tournament-format-swiss = Suizo
tournament-format-swiss-line = Todos juegan en cada ronda, contra jugadores con más o menos los mismos puntos.
tournament-format-groups = Grupos y final
tournament-format-groups-line = En cada grupo juegan todos contra todos; los mejores de los grupos juegan una final.
tournament-format-arena = Arena
tournament-format-arena-line = Entra y sal cuando quieras: si estás libre, te toca la siguiente mesa, hasta que se acabe el tiempo.
tournament-seats = { $n } jugadores
tournament-rated = clasificatorio
tournament-slow = lento
tournament-host = Organiza: { $name }
tournament-state-open = Esperando jugadores
tournament-state-running = En curso
tournament-state-paused = En pausa: no empieza ninguna ronda
tournament-state-over = Terminado
tournament-players = { $n ->
    [one] un jugador
   *[other] { $n } jugadores
}
tournament-round = Ronda { $n } de { $all }
tournament-tables-made = { $n ->
    [one] una mesa por ahora
   *[other] { $n } mesas por ahora
}
tournament-group = Grupo { $n }
tournament-final = Final
tournament-standings = Clasificación
tournament-rank = Puesto
tournament-player = Jugador
tournament-points = Puntos
tournament-played = Mesas
tournament-out = ahora no juega
tournament-tie-buchholz = Rivales
tournament-tie-buchholz-line = Los puntos de tus rivales (Buchholz); en mesas más grandes, su media. Un descanso o un bot cuenta como un rival con tantos puntos como tú.
tournament-tie-direct = Enfrentamiento directo
tournament-tie-direct-line = Los resultados entre los jugadores empatados, si todos se han enfrentado.
tournament-tie-berger = Puntos de los vencidos
tournament-tie-berger-line = Los puntos de los jugadores a los que superaste y la mitad de los puntos de aquellos con los que empataste (Sonneborn-Berger).
tournament-tie-wins = Victorias
tournament-tie-wins-line = Mesas que ganaste sin compartir.
tournament-tie-beaten = Rivales superados
tournament-tie-beaten-line = La proporción de rivales a los que superaste en cada mesa, sumada en todas ellas.
tournament-tie-fewer = Menos mesas
tournament-tie-fewer-line = Con los mismos puntos, va delante quien necesitó menos mesas.
tournament-ties = Cómo se cuentan los puntos y los empates
tournament-ties-duel = Una victoria vale un punto; una victoria compartida, medio punto.
tournament-ties-table = Una victoria vale un punto; si se comparte, se reparte el punto.
tournament-ties-bye = { $seats ->
     [2] Un descanso cuenta como victoria.
    *[other] Un descanso cuenta como medio punto.
  }
tournament-ties-forfeit = Si un jugador deja una mesa, o deja que un bot tome más de la mitad de las decisiones, la pierde por abandono.
tournament-ties-equal = Los empates se deciden en este orden; quienes siguen empatados en todo comparten el puesto:
tournament-tables = Mesas
tournament-no-tables = Aún no hay mesas.
tournament-watch = Mirar
tournament-see = Repetición
tournament-running = en juego
tournament-place = { $place }.º puesto
tournament-forfeited = abandono
tournament-walkover = sin jugar
tournament-byes = Descansan esta ronda: { $names }
tournament-next = Siguiente ronda en { $time }
tournament-ends = Se abren mesas nuevas durante { $time } más
tournament-join = Participar
tournament-back = Volver al torneo
tournament-withdraw = Retirarme
tournament-your-table = Ir a tu mesa
tournament-start = Empezar
tournament-pause = Pausar
tournament-resume = Reanudar
tournament-end = Terminar el torneo
tournament-end-sure = ¿Terminar el torneo ahora? Las mesas en juego no contarán.
tournament-screen = Mostrar en una pantalla
tournament-screen-off = Salir de pantalla completa
tournament-name = Nombre del torneo
tournament-game = Juego
tournament-how-many = Jugadores por mesa
tournament-rounds = Rondas
tournament-group-size = Jugadores por grupo
tournament-minutes = Duración
tournament-n-hours = { $n ->
    [one] una hora
   *[other] { $n } horas
}
tournament-rest = Pausa entre rondas
tournament-no-rest = sin pausa
tournament-bots = Asientos libres
tournament-bots-none = se quedan libres
tournament-bots-level = Bots: { $level }
tournament-rate = Clasificatorio: todas las partidas cuentan para la clasificación.
tournament-for-club = Para
tournament-for-all = todos
tournament-public = Mostrarlo en la lista de torneos
tournament-fill = Completar con bots
tournament-fill-none = no
tournament-fill-to = hasta { $n } jugadores
tournament-fills = Al empezar, se añaden bots ({ $level }) hasta llegar a { $n } jugadores.
tournament-bots-seats = Los bots ({ $level }) ocupan los asientos libres de cada mesa.
tournament-missing = Podrá empezar cuando { $n ->
    [one] se apunte un jugador más
   *[other] se apunten { $n } jugadores más
  }.
tournament-invite-line = Los miembros que abran este enlace pueden participar.
