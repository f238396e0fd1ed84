# Dragorun

dragorun-title = Dragorun
dragorun-about = Cinco dragones compiten en una carrera. Tienes la ficha de uno de ellos y puedes cambiarla: gana quien tenga la ficha del dragón vencedor.
dragorun-length = unos 20 minutos
# This game is a good one to begin with: its door says so.
dragorun-first = El mejor juego para empezar.

dragorun-option-track = Casilla de meta
dragorun-option-start = Última de las cinco casillas de salida
dragorun-option-marker-deal = Las fichas se
dragorun-option-marker-deal-random = reparten al azar
dragorun-option-marker-deal-choose = eligen por turnos
dragorun-option-replay-if-no-winner = Otra carrera si no gana nadie
dragorun-option-no-eggs = Sin huevos, para niños pequeños

dragorun-dragon-dragobert = Dragobert
    .short = Do
    .colour = verde
dragorun-dragon-diego = Diego
    .short = Dg
    .colour = rojo
dragorun-dragon-didi = Didi
    .short = Di
    .colour = azul
dragorun-dragon-danny = Danny
    .short = Da
    .colour = amarillo
dragorun-dragon-dragma = Dragma
    .short = Dm
    .colour = violeta

dragorun-colour-dragobert = verde (Dragobert)
dragorun-colour-diego = rojo (Diego)
dragorun-colour-didi = azul (Didi)
dragorun-colour-danny = amarillo (Danny)
dragorun-colour-dragma = violeta (Dragma)
dragorun-colour-white = blanco

dragorun-movement-plus-1 = +1
dragorun-movement-plus-2 = +2
dragorun-movement-plus-3 = +3
dragorun-movement-minus-1 = −1
dragorun-movement-trophy = el trofeo
dragorun-movement-snail = el caracol

dragorun-egg-plus-1-dragobert = +1 Dragobert
dragorun-egg-plus-1-diego = +1 Diego
dragorun-egg-plus-1-didi = +1 Didi
dragorun-egg-plus-1-danny = +1 Danny
dragorun-egg-plus-1-dragma = +1 Dragma
dragorun-egg-snail = caracol
dragorun-egg-mushroom = seta venenosa

dragorun-dice-both-dice = los dos dados
dragorun-dice-colour-die = el dado de color
dragorun-dice-movement-die = el dado de movimiento

dragorun-move-roll = tirar los dados
dragorun-move-return = devolver todos tus huevos a la reserva
dragorun-move-swap = cambiar tu ficha por la de { $dragon }
dragorun-move-move = mover a { $dragon }
dragorun-move-reroll = volver a tirar { $dice }
dragorun-move-choose = elegir a { $dragon }

dragorun-news-race = Carrera { $race }: comienza { $seat }.
    .you = Carrera { $race }: comienzas tú.
dragorun-news-starts = { $dragon } sale de la casilla { $space }.
dragorun-news-dealt = { $seat } recibe la ficha de { $dragon }.
    .you = Recibes la ficha de { $dragon }.
dragorun-news-chose = { $seat } elige la ficha de { $dragon }.
    .you = Eliges la ficha de { $dragon }.
dragorun-news-rolled = { $seat } tira los dados: { $colour } y { $movement }.
    .you = Tiras los dados: { $colour } y { $movement }.
dragorun-news-rerolled = { $seat } vuelve a tirar: { $colour } y { $movement }.
    .you = Vuelves a tirar: { $colour } y { $movement }.
dragorun-news-forward = { $dragon } avanza de la casilla { $from } a la { $to }.
dragorun-news-backward = { $dragon } retrocede de la casilla { $from } a la { $to }.
dragorun-news-stayed = { $dragon } se queda en la casilla { $space }.
dragorun-news-swapped = { $seat } toma la ficha de { $takes } y le da a { $other } la de { $gives }.
    .you = Tomas la ficha de { $takes } y le das a { $other } la de { $gives }.
    .to-you = { $seat } toma la ficha de { $takes } y te da la de { $gives }.
dragorun-news-swapped-beside = { $seat } toma la ficha de { $takes } y deja la de { $gives } junto al tablero.
    .you = Tomas la ficha de { $takes } y dejas la de { $gives } junto al tablero.
dragorun-news-egg = { $seat } roba un huevo: { $egg }.
    .you = Robas un huevo: { $egg }.
dragorun-news-returned = { $seat } devuelve { $eggs ->
    [one] un huevo
   *[other] { $eggs } huevos
  } a la reserva.
    .you = Devuelves { $eggs ->
        [one] un huevo
       *[other] { $eggs } huevos
      } a la reserva.
dragorun-news-reshuffled = Era el duodécimo huevo: todos los huevos vuelven a la reserva.
dragorun-news-finished = ¡{ $dragon } cruza la meta!
dragorun-news-poisoned = Pero { $seat } tiene la seta venenosa: { $dragon } queda descalificado y cuenta el segundo puesto.
    .you = Pero tienes la seta venenosa: { $dragon } queda descalificado y cuenta el segundo puesto.
dragorun-news-won = { $seat } gana la carrera con { $dragon }.
    .you = Ganas la carrera con { $dragon }.
dragorun-news-must-roll = Todos han hecho un cambio: { $seat } tiene que tirar los dados.
    .you = Todos han hecho un cambio: tienes que tirar los dados.
dragorun-news-nobody = Nadie tiene su ficha: nadie gana esta carrera.

dragorun-draw-title = Carrera { $race }, meta en la casilla { $track }
dragorun-draw-player = Jugador
dragorun-draw-dragon = Dragón
dragorun-draw-place = Puesto
dragorun-draw-eggs = Huevos
dragorun-draw-face-down = boca abajo
dragorun-draw-beside = Junto al tablero:
dragorun-draw-dice = Dados: { $colour }, { $movement }
dragorun-draw-pool = { $eggs ->
    [one] un huevo
   *[other] { $eggs } huevos
  } en la reserva
dragorun-draw-must-roll = Todos han hecho un cambio: hay que tirar los dados.
dragorun-draw-snail = caracol
dragorun-draw-finish = meta

# El final

dragorun-decided-finish = { $seat } gana: { $dragon } cruza la meta en primer lugar, y { $seat } conservó su ficha hasta el final.
    .you = Ganas: { $dragon } cruza la meta en primer lugar, y conservaste su ficha hasta el final.
dragorun-decided-swapped = { $seat } gana: { $dragon } cruza la meta en primer lugar, y { $seat } le había quitado su ficha a { $other } { $plies ->
    [0] en la última jugada
    [one] una jugada antes
   *[other] { $plies } jugadas antes
  }.
    .you = Ganas: { $dragon } cruza la meta en primer lugar, y le habías quitado su ficha a { $other } { $plies ->
        [0] en la última jugada
        [one] una jugada antes
       *[other] { $plies } jugadas antes
      }.
    .to-you = { $seat } gana: { $dragon } cruza la meta en primer lugar, y { $seat } te había quitado su ficha { $plies ->
        [0] en la última jugada
        [one] una jugada antes
       *[other] { $plies } jugadas antes
      }.
dragorun-decided-poisoned = { $other } llegó en primer lugar, pero la seta venenosa descalifica a su dragón: { $seat } gana con { $dragon }, que queda segundo.
    .you = { $other } llegó en primer lugar, pero la seta venenosa descalifica a su dragón: ganas con { $dragon }, que queda segundo.
    .to-you = Llegaste en primer lugar, pero la seta venenosa descalifica a tu dragón: { $seat } gana con { $dragon }, que queda segundo.
dragorun-decided-shared = { $names } comparten la victoria: el primer dragón queda descalificado y los suyos empatan en el segundo puesto.
dragorun-decided-nobody = No gana nadie: nadie tenía la ficha del dragón vencedor.
dragorun-row-race = Carrera { $number }
    .by = a la carrera { $number }
dragorun-line-came = { $seat }: { $dragon }, casilla { $space }.

# Por qué ganó el ganador, para los estudios
dragorun-reason-finish = conservó hasta el final la ficha del primer dragón
dragorun-reason-swapped = tomó la ficha del primer dragón con un cambio
dragorun-reason-poisoned = la seta venenosa descalificó al primer dragón

dragorun-plays-eggs = Huevos robados
dragorun-plays-swaps = Fichas tomadas
