# El final de una partida y la mirada atrás, en el navegador.

ends-timeline-points = Los puntos, jugada a jugada
ends-timeline-gold = El oro, jugada a jugada
ends-timeline-spaces = La recta final: dónde estaba el dragón de cada jugador
ends-turns = Momentos decisivos
ends-turn = Jugada { $ply }: { $event }
ends-turn-leads = se pone por delante definitivamente
ends-review = Análisis
ends-copied = Enlace copiado
ends-shared = Compartido
ends-copy-yourself = Copia este enlace:
ends-details = Detalle de «{ $row }»
ends-see-ply = Ver la jugada { $ply }
ends-nothing = Aquí no se consiguieron puntos.
ends-winner = gana
ends-decisions = Decisiones
ends-whose = Ver las decisiones de
ends-all = Todos
ends-next-move = Turno de { $name }: «{ $move }» tenía un { $share } % de probabilidades de ganar; «{ $better }», un { $best } %.
ends-what-if-short = ¿Y si…?
ends-what-if = ¿Y si…? Seguir jugando como { $name }
ends-what-if-about = Abre una mesa nueva desde esta posición: las mismas cartas, dados nuevos y bots en los demás asientos. Como la partida ha terminado, quizá ya se conozcan cartas ocultas.
ends-axis = Jugada

# Práctica: una decisión de una partida terminada, jugada otra vez

ends-practice = Repetir esta decisión
ends-practice-short = Repetir
ends-practice-ply = Repetir esta decisión: jugada { $ply }
ends-practice-about = La misma decisión con las mismas cartas y los mismos bots, hasta que encuentres una jugada tan buena como la mejor.
ends-practice-done = resuelta
ends-practice-tries = { $count ->
    [one] { $count } intento
   *[other] { $count } intentos
  }
ends-practice-ask = ¿Qué harías aquí? Encuentra una jugada tan buena como la mejor, según lo que este jugador podía ver.
ends-practice-then = En la partida, la jugada fue «{ $move }».
ends-practice-thinking = Comparando tu jugada con las demás…
ends-practice-failed = La comparación ha fallado. Inténtalo de nuevo.
ends-practice-understood = ¡Resuelto!
ends-practice-share = «{ $move }» gana el { $share } % de las veces.
ends-practice-close = «{ $move }» ({ $share } %) es igual de buena.
ends-practice-costly = La mejor jugada gana el { $share } % de las veces.
ends-practice-better = «{ $move }» gana el { $share } % de las veces.
ends-practice-again = Intentarlo de nuevo
ends-practice-back = Volver al análisis
ends-you-win = ¡Has ganado!
ends-you-share = ¡Compartes la victoria!
ends-place = { $place ->
    [2] Segundo puesto
    [3] Tercer puesto
    [4] Cuarto puesto
    [5] Quinto puesto
   *[6] Sexto puesto
} de { $seats ->
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
   *[6] seis
}, { $behind }
ends-behind-points = { $count ->
    [one] a { $count } punto
   *[other] a { $count } puntos
}
ends-behind-gold = { $count ->
    [one] a { $count } moneda de oro
   *[other] a { $count } monedas de oro
}
