# La vista previa de un enlace que se envía a otros.
preview-invites = { $host } te invita a jugar a { $game }
preview-invites-privately = { $host } te invita a una mesa
preview-free =
    { $free ->
        [0] Todos los asientos están ocupados. Puedes mirar.
        [one] Queda un asiento libre.
       *[other] Quedan { $free } asientos libres.
    }
preview-plays = { $game }: { $names }
preview-turn = Le toca a { $name }.
preview-running = La partida está en curso.
preview-over = La partida ha terminado. Mírala jugada a jugada.
preview-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
preview-everybody = No hace falta crear una cuenta.
preview-tournament =
    { $players ->
        [0] Un torneo de { $game }. Apúntate: aún no hay nadie.
        [one] Un torneo de { $game } con un jugador.
       *[other] Un torneo de { $game } con { $players } jugadores.
    }
preview-tournament-over = Un torneo de { $game }. Ha terminado: mira los resultados.
preview-club = { $club }
preview-club-invites = Te invitan a { $club }
preview-club-text =
    { $count ->
        [one] Un club de Dragonhall con un miembro.
       *[other] Un club de Dragonhall con { $count } miembros.
    }
preview-puzzle = { $game }: un reto
preview-puzzle-text = ¿Encuentras la mejor jugada?
preview-daily = La partida del día
preview-daily-text = Las mismas cartas y los mismos dados para todos. ¿Qué tal se te dará?
preview-rules = { $game }: las reglas
preview-rules-text = El objetivo, un turno de un vistazo y todas las reglas numeradas.
preview-new = Jugar a { $game }
preview-hall = Dragonhall
preview-hall-text = Juegos de dragones en una misma mesa: con amigos, por enlace, y con bots en los asientos libres.
