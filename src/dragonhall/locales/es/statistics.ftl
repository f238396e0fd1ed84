# Las estadísticas de una sala.
statistics-mine = Mis estadísticas
statistics-of-all = Estadísticas de todos
statistics-only-you = Solo tú puedes ver esta página.
statistics-members = Los miembros pueden ver aquí sus propios resultados, su suerte, su habilidad y sus errores.
statistics-none = En esta sala aún no se ha terminado ninguna partida de este juego.
statistics-none-mine = Aún no has terminado ninguna partida en esta sala.
statistics-all-games = Todos los juegos
statistics-seats = Jugadores
statistics-seats-of = { $seats } jugadores ({ $n })
statistics-company = Jugadas por
statistics-company-all = todos ({ $n })
statistics-company-people = solo personas ({ $n })
statistics-company-mixed = personas y bots ({ $n })
statistics-company-bots = solo bots ({ $n })
statistics-of = { $n ->
    [one] Una partida terminada
   *[other] { $n } partidas terminadas
} de { $all }.
statistics-between = Del { $first } al { $last }.
statistics-shared = El { $share } de ellas no tuvo un único ganador.
statistics-who = Cuentan todas las partidas repartidas en esta sala, también las de mesas privadas. No se nombra a ningún jugador ni mesa. Los intervalos contienen el valor verdadero con una probabilidad del 95 %.
statistics-as-table = Como tabla
statistics-csv = CSV
statistics-share = Porcentaje de victorias
statistics-from = de
statistics-to = a
statistics-count = Jugadores contados
statistics-matches = Partidas
statistics-even = Parte justa
statistics-seat = Asiento
statistics-by-seat = Victorias por asiento
statistics-by-seat-line = Cuánto vale el orden de juego. La línea discontinua corresponde a una parte igual para todos; una victoria compartida cuenta como fracción.
statistics-lengths = Duración en jugadas
statistics-lengths-line = { $mean } jugadas de media; la mediana es { $median } (línea discontinua). Nueve de cada diez partidas duraron entre { $low } y { $high } jugadas.
statistics-plies = Jugadas
statistics-minutes = Minutos
statistics-minutes-line = La mitad de las partidas en directo duró { $median } minutos como mucho; nueve de cada diez, entre { $low } y { $high }.
statistics-openings = Aperturas
statistics-openings-line = Con qué frecuencia ganó quien empezó así. Solo cuentan como decisiones las elecciones entre varias jugadas.
statistics-decision-1 = Primera decisión
statistics-decision-2 = Segunda decisión
statistics-made = Jugada
statistics-things = Cartas y poderes
statistics-things-line = Con qué frecuencia ganó quien usó la carta o el poder. De lo que más se juega, aquí está lo mejor y lo peor; la tabla lo muestra todo.
statistics-thing = Carta o poder
statistics-winners = Ganadores que lo jugaron
statistics-losers = Perdedores que lo jugaron
statistics-game = Juego
statistics-first = Primer puesto
statistics-favourites = Juegos favoritos
statistics-favourites-line = { $n ->
    [one] Una partida terminada
   *[other] { $n } partidas terminadas
}, y tu porcentaje de victorias.
statistics-won = { $n } · { $share } ganadas
statistics-results = Resultados a lo largo del tiempo
statistics-results-line = Tu porcentaje de victorias comparado con la parte justa (50 % con dos jugadores).
statistics-my-share = Tu porcentaje
statistics-since = Semana del
statistics-wins = Victorias
statistics-day = Día
statistics-result = Resultado
statistics-luck = Suerte y habilidad
statistics-luck-line = { $n ->
     [one] Según el análisis de una partida,
    *[other] Según los análisis de tus últimas { $n } partidas,
  } en número de victorias: la habilidad es lo que tus decisiones ganaron frente a las de un jugador que sigue reglas sencillas; la suerte es todo lo demás.
statistics-no-reviews = Aún no se ha analizado ninguna de tus partidas. La sala las analiza cuando no tiene otra cosa que hacer; pide un análisis para verlo ya.
statistics-lucky = Suerte
statistics-skill = Habilidad
statistics-mistakes = Tus errores más caros
statistics-mistakes-line = Lo que te costaron tus errores claros, por tipo de jugada, en victorias (1 = una victoria entera).
statistics-no-mistakes = No hay errores claros en tus partidas analizadas.
statistics-mistake = { $n } × · { $cost }
statistics-kind = Tipo de jugada
statistics-times = Veces
statistics-cost = Coste
statistics-other = Parte en la que otro tipo de jugada era mejor
statistics-costliest = El más caro
statistics-better = Mejor
statistics-phases = Cuándo ocurren
statistics-phase-1 = Primer tercio
statistics-phase-2 = Segundo tercio
statistics-phase-3 = Último tercio
statistics-see = Ver el más caro: «{ $move }» en vez de «{ $better }»
