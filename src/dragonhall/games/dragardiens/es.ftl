# Dragardiens

dragardiens-title = Dragardiens
dragardiens-about = Un Grimorio común dice cuántos dragones, y de qué color, puedes colocar. Todos pueden modificarlo y todos pueden aprovecharlo.
dragardiens-length = unos 40 minutos

dragardiens-option-end-mode = Cuando hay bastantes amuletos completos, la partida termina
dragardiens-option-end-mode-immediate = de inmediato
dragardiens-option-end-mode-finish-turn = cuando los demás hayan podido colocar dragones
dragardiens-option-open-fragments = Mostrar el valor de los fragmentos de todos
dragardiens-option-open-hands = Mostrar las cartas que todos ya han visto
dragardiens-option-chests = Cofres mágicos
dragardiens-option-chests-none = ninguno
dragardiens-option-chests-random = al azar
dragardiens-option-chests-chosen = los elige el jugador inicial
dragardiens-option-chest-count = Cofres en juego
dragardiens-option-first = Jugador inicial
dragardiens-option-first-lot = al azar
dragardiens-option-first-seat-0 = jugador 1
dragardiens-option-first-seat-1 = jugador 2
dragardiens-option-first-seat-2 = jugador 3
dragardiens-option-first-seat-3 = jugador 4
dragardiens-option-box = Contenido de la caja
dragardiens-option-box-default = lo más parecida posible a la caja real
dragardiens-option-box-wild = una caja inventada, que no se parece a la real

dragardiens-card-white = dragón blanco (página { $n })
    .the = el dragón blanco (página { $n })
    .a = un dragón blanco (página { $n })
dragardiens-card-green = dragón verde (página { $n })
    .the = el dragón verde (página { $n })
    .a = un dragón verde (página { $n })
dragardiens-card-red = dragón rojo (página { $n })
    .the = el dragón rojo (página { $n })
    .a = un dragón rojo (página { $n })
dragardiens-card-blue = dragón azul (página { $n })
    .the = el dragón azul (página { $n })
    .a = un dragón azul (página { $n })
dragardiens-card-white-on-green = dragón blanco (página verde)
    .the = el dragón blanco (página verde)
    .a = un dragón blanco (página verde)
dragardiens-card-white-on-red = dragón blanco (página roja)
    .the = el dragón blanco (página roja)
    .a = un dragón blanco (página roja)
dragardiens-card-white-on-blue = dragón blanco (página azul)
    .the = el dragón blanco (página azul)
    .a = un dragón blanco (página azul)
dragardiens-card-green-on-white = dragón verde (página blanca)
    .the = el dragón verde (página blanca)
    .a = un dragón verde (página blanca)
dragardiens-card-green-on-red = dragón verde (página roja)
    .the = el dragón verde (página roja)
    .a = un dragón verde (página roja)
dragardiens-card-green-on-blue = dragón verde (página azul)
    .the = el dragón verde (página azul)
    .a = un dragón verde (página azul)
dragardiens-card-red-on-white = dragón rojo (página blanca)
    .the = el dragón rojo (página blanca)
    .a = un dragón rojo (página blanca)
dragardiens-card-red-on-green = dragón rojo (página verde)
    .the = el dragón rojo (página verde)
    .a = un dragón rojo (página verde)
dragardiens-card-red-on-blue = dragón rojo (página azul)
    .the = el dragón rojo (página azul)
    .a = un dragón rojo (página azul)
dragardiens-card-blue-on-white = dragón azul (página blanca)
    .the = el dragón azul (página blanca)
    .a = un dragón azul (página blanca)
dragardiens-card-blue-on-green = dragón azul (página verde)
    .the = el dragón azul (página verde)
    .a = un dragón azul (página verde)
dragardiens-card-blue-on-red = dragón azul (página roja)
    .the = el dragón azul (página roja)
    .a = un dragón azul (página roja)
dragardiens-card-shadow = dragón de sombra
    .the = el dragón de sombra
    .a = un dragón de sombra

dragardiens-colour-white = blanco
    .plural = blancos
    .feminine = blanca
    .letter = Bl
dragardiens-colour-green = verde
    .plural = verdes
    .feminine = verde
    .letter = Ve
dragardiens-colour-red = rojo
    .plural = rojos
    .feminine = roja
    .letter = Ro
dragardiens-colour-blue = azul
    .plural = azules
    .feminine = azul
    .letter = Az

dragardiens-page-white = blanco
dragardiens-page-green = verde
dragardiens-page-red = rojo
dragardiens-page-blue = azul

dragardiens-side-left = izquierda
    .page = página izquierda
dragardiens-side-right = derecha
    .page = página derecha

dragardiens-chest-prism-ink = tinta prismática
    .the = la tinta prismática
    .does = coloca otro color a tu elección
dragardiens-chest-whistle = silbato
    .the = el silbato
    .does = recupera una carta de tu escuela
dragardiens-chest-shortcut = atajo
    .the = el atajo
    .does = coloca un dragón menos
dragardiens-chest-iron-key = llave de hierro
    .the = la llave de hierro
    .does = coloca dragones en una pila bloqueada
dragardiens-chest-veil = velo
    .the = el velo
    .does = nadie más puede colocar
dragardiens-chest-magnet = imán
    .the = el imán
    .does = tu primer fragmento es el más alto en vez del más bajo

dragardiens-gift-lowest = fragmento más bajo
    .no = fragmentos
dragardiens-gift-highest = fragmento más alto
    .no = fragmentos
dragardiens-gift-shadow = dragón de sombra
    .no = dragones de sombra
dragardiens-gift-crystal = cristal
    .no = cristales
dragardiens-gift-egg = huevo dorado
    .no = huevos dorados

dragardiens-pearl-red = roja
dragardiens-pearl-blue = azul

dragardiens-why-amulets = hay bastantes amuletos completos
dragardiens-why-idle = nadie ha hecho nada durante una ronda entera
dragardiens-why-lull = nadie ha colocado un dragón durante cien turnos

dragardiens-move-take = tomar la carta de la { $side }
dragardiens-move-take-fourth = pagar un cristal para tomar también la carta de la { $side }
dragardiens-move-write = poner { $card_the } en el Grimorio
dragardiens-move-write-starting = poner la carta inicial { $card } en el Grimorio
dragardiens-move-lay = colocar lo que pide el Grimorio
dragardiens-move-lay-at = colocarlos, con una pila nueva a la { $side }
dragardiens-move-add = colocar { $card_the }
dragardiens-move-add-starting = colocar la carta inicial { $card }
dragardiens-move-add-shadow = completar con un dragón de sombra
dragardiens-move-pass = terminar el turno
dragardiens-move-choose = elegir { $chest_the } ({ $chest_does })
dragardiens-move-ink = pagar un cristal por la tinta prismática: tu página derecha cuenta como { $colour_feminine }
dragardiens-move-whistle = pagar un cristal por el silbato: recuperar { $card_the }
dragardiens-move-whistle-shadow = pagar un cristal por el silbato: recuperar un dragón de sombra de la pila { $colour_feminine }
dragardiens-move-open = pagar un cristal por { $chest_the }: { $chest_does }

dragardiens-news-first = Empieza { $seat }.
    .you = Empiezas tú.
dragardiens-news-starting-cards = { $seat } roba { $count ->
    [one] una carta inicial
   *[other] { $count } cartas iniciales
  }.
    .you = Robas { $count ->
        [one] una carta inicial
       *[other] { $count } cartas iniciales
      }.
dragardiens-news-starting-card = Solo { $seat } ve esto: { $card }.
    .you = Solo tú ves esto: { $card }.
dragardiens-news-chest-out = Cofre en juego: { $chest } ({ $chest_does }).
dragardiens-news-turn = Es el turno de { $seat }.
    .you = Es tu turno.
dragardiens-news-turned-up = Carta nueva a la { $side } del campo de entrenamiento: { $card }.
dragardiens-news-page-shown = La { $side_page } muestra ahora «{ $page }».
dragardiens-news-took = { $seat } toma { $card_a } de la { $side }.
    .you = Tomas { $card_a } de la { $side }.
dragardiens-news-crystal-paid = { $seat } paga un cristal.
    .you = Pagas un cristal.
dragardiens-news-wrote = { $seat } pone { $card_a } en el Grimorio: la { $side_page } muestra ahora «{ $page }».
    .you = Pones { $card_a } en el Grimorio: la { $side_page } muestra ahora «{ $page }».
dragardiens-news-wrote-starting = { $seat } pone una carta inicial en el Grimorio: la { $side_page } muestra ahora «{ $page }».
    .you = Pones una carta inicial en el Grimorio: la { $side_page } muestra ahora «{ $page }».
dragardiens-news-opened = { $seat } abre un cofre: { $chest_the }.
    .you = Abres un cofre: { $chest_the }.
dragardiens-news-ink = Para { $seat }, la página derecha cuenta como { $colour_feminine } en este turno.
    .you = Para ti, la página derecha cuenta como { $colour_feminine } en este turno.
dragardiens-news-whistled = { $seat } recupera { $card_a } de la pila { $colour_feminine }.
    .you = Recuperas { $card_a } de la pila { $colour_feminine }.
dragardiens-news-laid = { $seat } coloca { $count ->
    [one] un dragón { $colour }
   *[other] { $count } dragones { $colour_plural }
  }.
    .you = Colocas { $count ->
        [one] un dragón { $colour }
       *[other] { $count } dragones { $colour_plural }
      }.
dragardiens-news-added = { $seat } añade { $card_a } a su pila { $colour_feminine }.
    .you = Añades { $card_a } a tu pila { $colour_feminine }.
dragardiens-news-added-starting = { $seat } añade una carta inicial, { $card_a }, a su pila { $colour_feminine }.
    .you = Añades una carta inicial, { $card_a }, a tu pila { $colour_feminine }.
dragardiens-news-closed = La pila { $colour_feminine } de { $seat } queda bloqueada.
    .you = Tu pila { $colour_feminine } queda bloqueada.
dragardiens-news-fragment = { $seat } toma el { $gift }: { $value }.
    .you = Tomas el { $gift }: { $value }.
dragardiens-news-pearl = { $seat } completa un amuleto y toma una perla { $pearl }.
    .you = Completas un amuleto y tomas una perla { $pearl }.
dragardiens-news-got-shadow = { $seat } recibe un dragón de sombra.
    .you = Recibes un dragón de sombra.
dragardiens-news-got-crystal = { $seat } recibe un cristal.
    .you = Recibes un cristal.
dragardiens-news-got-egg = { $seat } recibe un huevo dorado.
    .you = Recibes un huevo dorado.
dragardiens-news-none-left = No quedan { $gift_no } para { $seat }.
    .you = No quedan { $gift_no } para ti.
dragardiens-news-crest = { $seat } tiene los cuatro colores y toma el blasón de { $value } puntos.
    .you = Tienes los cuatro colores y tomas el blasón de { $value } puntos.
dragardiens-news-passed = { $seat } termina su turno.
    .you = Terminas tu turno.
dragardiens-news-declined = { $seat } no coloca nada.
    .you = No colocas nada.
dragardiens-news-nothing-left = A { $seat } no le quedan jugadas, así que su turno termina.
    .you = No te quedan jugadas, así que tu turno termina.
dragardiens-news-ended = La partida termina: { $why }.
dragardiens-news-pearl-shown = { $seat } da la vuelta a una perla { $pearl }: { $value }.
    .you = Das la vuelta a una perla { $pearl }: { $value }.
dragardiens-news-egg-turned = { $seat } es quien tiene más huevos dorados y da la vuelta a uno.
    .you = Eres quien tiene más huevos dorados y das la vuelta a uno.

dragardiens-draw-title = Amuletos completos: { $amulets } de { $goal }
dragardiens-draw-grimoire = Grimorio
dragardiens-draw-asks = colocar { $number ->
    [one] un dragón { $colour }
   *[other] { $number } dragones { $colour_plural }
  }
dragardiens-draw-gives = recompensa: { $gifts }
dragardiens-draw-training = Campo de entrenamiento
dragardiens-draw-pile = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }
dragardiens-draw-ribbon = cinta
dragardiens-draw-row = Fragmentos: { $values }
dragardiens-draw-supply = Reserva: dragones de sombra { $shadows }, cristales { $crystals }, huevos { $eggs }, perlas rojas { $red }, perlas azules { $blue }, blasones { $crests }
dragardiens-draw-chests = Cofres (un cristal): { $chests }
dragardiens-draw-player = Jugador
dragardiens-draw-hand = Mano
dragardiens-draw-school = Escuela
dragardiens-draw-fragments = Fragmentos
dragardiens-draw-pearls = Perlas
dragardiens-draw-crystals = Cristales
dragardiens-draw-eggs = Huevos
dragardiens-draw-crest = Blasón
dragardiens-draw-closed = bloqueada
dragardiens-draw-pearl-counts = { $red } r, { $blue } a
dragardiens-draw-your-hand = Tu mano:
dragardiens-draw-hand-of = Mano de { $name }:
dragardiens-draw-unseen = y { $count ->
    [one] una carta inicial desconocida
   *[other] { $count } cartas iniciales desconocidas
  }
dragardiens-draw-written = Cartas puestas en el Grimorio
dragardiens-draw-starting = carta inicial
dragardiens-draw-no-cards = ninguna carta
dragardiens-draw-need = { $number } más por elegir, en el orden de tu mano

dragardiens-box-left-white = cartas de la izquierda, dragones blancos, por número del 1 al 5
dragardiens-box-left-green = cartas de la izquierda, dragones verdes, por número del 1 al 5
dragardiens-box-left-red = cartas de la izquierda, dragones rojos, por número del 1 al 5
dragardiens-box-left-blue = cartas de la izquierda, dragones azules, por número del 1 al 5
dragardiens-box-right-white = cartas de la derecha, dragones blancos, por página
dragardiens-box-right-green = cartas de la derecha, dragones verdes, por página
dragardiens-box-right-red = cartas de la derecha, dragones rojos, por página
dragardiens-box-right-blue = cartas de la derecha, dragones azules, por página
dragardiens-box-starting-cards = cartas iniciales
dragardiens-box-shadows-count = dragones de sombra
dragardiens-box-shadows-page = página de los dragones de sombra
dragardiens-box-fragments-values = fragmentos
dragardiens-box-pearls-red-values = perlas rojas
dragardiens-box-pearls-blue-values = perlas azules
dragardiens-box-crests-values = blasones de diversidad
dragardiens-box-crest-removed-two = blasón que no se usa con dos jugadores
dragardiens-box-eggs-count = huevos dorados
dragardiens-box-eggs-face = cara de un huevo
dragardiens-box-eggs-back = reverso de un huevo
dragardiens-box-crystals-count = cristales
dragardiens-box-chests-names = cofres mágicos
dragardiens-box-fragments-removed-two = fragmentos que se retiran con dos jugadores
dragardiens-box-amulets-two = amuletos que ponen fin a la partida con dos jugadores
dragardiens-box-fragments-removed-three = fragmentos que se retiran con tres jugadores
dragardiens-box-amulets-three = amuletos que ponen fin a la partida con tres jugadores
dragardiens-box-fragments-removed-four = fragmentos que se retiran con cuatro jugadores
dragardiens-box-amulets-four = amuletos que ponen fin a la partida con cuatro jugadores
dragardiens-box-rewards-1-gives = recompensa por un 1
dragardiens-box-rewards-2-gives = recompensa por un 2
dragardiens-box-rewards-3-gives = recompensa por un 3
dragardiens-box-rewards-4-gives = recompensa por un 4
dragardiens-box-rewards-5-gives = recompensa por un 5
dragardiens-box-rewards-6-gives = recompensa por un 6

# El final

dragardiens-decided-tie = { $seat } empata con { $other } a { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  }, pero tiene más cartas en su escuela: { $points } contra { $others }.
    .you = Empatas con { $other } a { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
      }, pero tienes más cartas en tu escuela: { $points } contra { $others }.
    .to-you = { $seat } empata contigo a { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
      }, pero tiene más cartas en su escuela: { $points } contra { $others }.
dragardiens-row-fragments = Fragmentos
    .by = a los fragmentos
dragardiens-row-pearls = Perlas
    .by = a las perlas
dragardiens-row-crest = Blasón
    .by = al blasón
dragardiens-row-eggs = Huevos dorados
    .by = a los huevos dorados

dragardiens-plays-cards = Cartas tomadas
dragardiens-plays-chests = Cofres abiertos
dragardiens-plays-piles = Pilas bloqueadas
