# Dragon Ranch

ranch-title = Dragon Ranch
ranch-about = Combina esencias para criar mandrágoras, grifos y dragones, aliméntalos y haz que se reproduzcan. Gana el jugador con más puntos después de dos temporadas.
ranch-length = unos 30 minutos

ranch-option-edition = Reglas
ranch-option-edition-fr = reglamento francés
ranch-option-edition-en = reglamento inglés
ranch-option-seasons = Temporadas
ranch-option-beginner = Para principiantes: sin cartas de Poder ni medallas
ranch-option-basic-egg = Huevos a los que afectan Destrucción y Trueque
ranch-option-basic-egg-written = huevos de cualquier nivel
ranch-option-basic-egg-level1 = solo huevos de nivel 1
ranch-option-breeding-hatch-effects = Los efectos de color también valen para los huevos que eclosionan por reproducción
ranch-option-unlimited-supply = La reserva nunca se agota
ranch-option-solo-house = En solitario con nuestras propias reglas (no las de la editorial)
ranch-option-first-player = Jugador inicial
ranch-option-first-player-random = al azar
ranch-option-first-player-seat-1 = jugador 1
ranch-option-medal-needs = Fichas necesarias para una medalla
ranch-option-solo-discards = Cartas del mazo que se descartan después de cada turno
ranch-option-solo-medal-needs = Fichas necesarias para una medalla en solitario

ranch-essence-mandrake = Mandrágora
ranch-essence-griffin = Grifo
ranch-essence-dragon = Dragón
ranch-essence-farmer = Granjero
    .short = Gj

ranch-token-mandrake = mandrágora
    .many = mandrágoras
    .a = una mandrágora
    .the = la mandrágora
    .food = nada
    .foods = nada
ranch-token-griffin = grifo
    .many = grifos
    .a = un grifo
    .the = el grifo
    .food = una mandrágora
    .foods = mandrágoras
ranch-token-level-1-egg = huevo de nivel 1
    .short = niv. 1
    .many = huevos de nivel 1
    .a = un huevo de nivel 1
    .the = el huevo de nivel 1
    .food = nada
    .foods = nada
ranch-token-yellow-egg = huevo amarillo
    .short = amarillo
    .many = huevos amarillos
    .a = un huevo amarillo
    .the = el huevo amarillo
    .food = nada
    .foods = nada
ranch-token-green-egg = huevo verde
    .short = verde
    .many = huevos verdes
    .a = un huevo verde
    .the = el huevo verde
    .food = nada
    .foods = nada
ranch-token-blue-egg = huevo azul
    .short = azul
    .many = huevos azules
    .a = un huevo azul
    .the = el huevo azul
    .food = nada
    .foods = nada
ranch-token-purple-egg = huevo violeta
    .short = violeta
    .many = huevos violetas
    .a = un huevo violeta
    .the = el huevo violeta
    .food = nada
    .foods = nada
ranch-token-red-egg = huevo rojo
    .short = rojo
    .many = huevos rojos
    .a = un huevo rojo
    .the = el huevo rojo
    .food = nada
    .foods = nada
ranch-token-level-1-dragon = dragón de nivel 1
    .short = niv. 1
    .many = dragones de nivel 1
    .a = un dragón de nivel 1
    .the = el dragón de nivel 1
    .food = un grifo
    .foods = grifos
ranch-token-yellow-dragon = dragón amarillo
    .short = amarillo
    .many = dragones amarillos
    .a = un dragón amarillo
    .the = el dragón amarillo
    .food = un grifo
    .foods = grifos
ranch-token-green-dragon = dragón verde
    .short = verde
    .many = dragones verdes
    .a = un dragón verde
    .the = el dragón verde
    .food = un grifo
    .foods = grifos
ranch-token-blue-dragon = dragón azul
    .short = azul
    .many = dragones azules
    .a = un dragón azul
    .the = el dragón azul
    .food = un grifo
    .foods = grifos
ranch-token-purple-dragon = dragón violeta
    .short = violeta
    .many = dragones violetas
    .a = un dragón violeta
    .the = el dragón violeta
    .food = un grifo
    .foods = grifos
ranch-token-red-dragon = dragón rojo
    .short = rojo
    .many = dragones rojos
    .a = un dragón rojo
    .the = el dragón rojo
    .food = un grifo
    .foods = grifos
ranch-token-ingot = lingote
    .many = lingotes
    .a = un lingote
    .the = el lingote
    .food = nada
    .foods = nada

ranch-power-two-combinations = Dos combinaciones
    .does = haz dos combinaciones en vez de una en este turno
    .rule = 7.1
ranch-power-wild-card = Comodín
    .does = en una combinación: sustituye a cualquier carta de Esencia
    .rule = 7.2
ranch-power-two-farmers = Dos granjeros
    .does = en una combinación: cuenta como dos Granjeros
    .rule = 7.3
ranch-power-destroy = Destrucción
    .does = un rival pierde una mandrágora, un grifo o un huevo, a tu elección
    .rule = 7.4
ranch-power-swap = Trueque
    .does = cambia una mandrágora, un grifo o un huevo con un rival
    .rule = 7.5
ranch-power-take = Recolección
    .does = toma de la reserva una mandrágora, un grifo o un huevo de nivel 1
    .rule = 7.6
ranch-power-back-to-the-egg = Vuelta al huevo
    .does = un dragón cualquiera de nivel 1 o 2 vuelve a ser un huevo
    .rule = 7.7
ranch-power-repeat = Repetición
    .does = repite gratis, como acción, la última combinación de tu vecino de la derecha
    .rule = 7.8
ranch-power-steal-an-ingot = Hurto de lingote
    .does = quita un lingote al rival que elijas
    .rule = 7.9
ranch-power-steal-a-card = Hurto de carta
    .does = quita al azar una carta de Esencia a un rival, que no puede reponer la mano hasta el final de su próximo turno
    .rule = 7.10
ranch-power-3-mandrakes = 3 mandrágoras
    .does = 1 punto al final de cada temporada con al menos 3 mandrágoras
    .rule = 8.2
ranch-power-5-mandrakes = 5 mandrágoras
    .does = 2 puntos al final de cada temporada con al menos 5 mandrágoras
    .rule = 8.2
ranch-power-3-griffins = 3 grifos
    .does = 1 punto al final de cada temporada con al menos 3 grifos
    .rule = 8.3
ranch-power-5-griffins = 5 grifos
    .does = 2 puntos al final de cada temporada con al menos 5 grifos
    .rule = 8.3
ranch-power-3-eggs = 3 huevos
    .does = 1 punto al final de cada temporada con al menos 3 huevos
    .rule = 8.4
ranch-power-5-eggs = 5 huevos
    .does = 2 puntos al final de cada temporada con al menos 5 huevos
    .rule = 8.4
ranch-power-3-dragons = 3 dragones
    .does = 1 punto al final de cada temporada con al menos 3 dragones
    .rule = 8.5
ranch-power-5-dragons = 5 dragones
    .does = 2 puntos al final de cada temporada con al menos 5 dragones
    .rule = 8.5
ranch-power-6-creatures = 6 criaturas
    .does = 1 punto al final de cada temporada con al menos 6 criaturas
    .rule = 8.6
ranch-power-10-creatures = 10 criaturas
    .does = 2 puntos al final de cada temporada con al menos 10 criaturas
    .rule = 8.6

ranch-medal-mandrake = medalla de mandrágoras
ranch-medal-griffin = medalla de grifos
ranch-medal-dragon = medalla de dragones
ranch-medal-egg = medalla de huevos
ranch-medal-ingot = medalla de lingotes

ranch-combination-mandrakes = mandrágoras
ranch-combination-griffins = grifos
ranch-combination-eggs = huevos
ranch-combination-hatching = eclosión
ranch-combination-gold = dos lingotes
ranch-combination-evolving = evolución

ranch-levels-1-and-1 = 1 y 1
ranch-levels-1-and-2 = 1 y 2
ranch-levels-1-and-3 = 1 y 3
ranch-levels-2-and-2 = 2 y 2
ranch-levels-2-and-3 = 2 y 3

ranch-rating-stable-hand = mozo de cuadra
ranch-rating-farmer = granjero
ranch-rating-breeder = criador
ranch-rating-master-breeder = maestro criador
ranch-rating-breeder-of-legends = criador de leyenda

ranch-help-none = { "" }
ranch-help-wild-card = { " · " }Comodín
ranch-help-two-farmers = { " · " }Dos granjeros

ranch-paying-farmers = { $farmers ->
    [0] { "" }
    [one] { " · " }1 Granjero
   *[other] { " · " }{ $farmers } Granjeros
  }{ $ingots ->
    [0] { "" }
    [one] { " · " }1 lingote
   *[other] { " · " }{ $ingots } lingotes
  }{ $help }
ranch-paying-mandrakes = { $first ->
    [0] { "" }
    [one] { " · " }1 Mandrágora
   *[other] { " · " }{ $first } Mandrágoras
  }{ ranch-paying-farmers }
ranch-paying-griffins = { $first ->
    [0] { "" }
    [one] { " · " }1 Grifo
   *[other] { " · " }{ $first } Grifos
  }{ ranch-paying-farmers }
ranch-paying-dragons = { $first ->
    [0] { "" }
    [one] { " · " }1 Dragón
   *[other] { " · " }{ $first } Dragones
  }{ ranch-paying-farmers }
ranch-paying-second-mandrake = { $second ->
    [0] { "" }
    [one] { " · " }1 Mandrágora
   *[other] { " · " }{ $second } Mandrágoras
  }{ ranch-paying-farmers }
ranch-paying-second-griffin = { $second ->
    [0] { "" }
    [one] { " · " }1 Grifo
   *[other] { " · " }{ $second } Grifos
  }{ ranch-paying-farmers }
ranch-paying-first-mandrake = { $first ->
    [0] { "" }
    [one] { " · " }1 Mandrágora
   *[other] { " · " }{ $first } Mandrágoras
  }
ranch-paying-first-dragon = { $first ->
    [0] { "" }
    [one] { " · " }1 Dragón
   *[other] { " · " }{ $first } Dragones
  }

ranch-move-mandrakes = obtener mandrágoras{ ranch-paying-mandrakes }
ranch-move-griffins = obtener grifos{ ranch-paying-griffins }
ranch-move-eggs = obtener huevos{ ranch-paying-dragons }
ranch-move-hatching = hacer eclosionar{ ranch-paying-first-dragon }{ ranch-paying-second-mandrake }
ranch-move-gold = tomar dos lingotes{ ranch-paying-first-mandrake }{ ranch-paying-second-griffin }
ranch-move-evolving = hacer evolucionar un huevo{ ranch-paying-first-dragon }{ ranch-paying-second-griffin }
ranch-move-draw = robar una carta y tomar un lingote
ranch-move-exchange = descartar { $one } y { $two }, robar dos cartas y tomar un lingote
ranch-move-end-turn = terminar el turno
ranch-move-two-combinations = jugar Dos combinaciones
ranch-move-destroy = jugar Destrucción: { $token_a } ({ $victim })
ranch-move-swap = jugar Trueque: dar { $token_a }
ranch-move-take = jugar Recolección: tomar { $token_a }
ranch-move-back-to-egg = jugar Vuelta al huevo: { $token_a } ({ $victim })
ranch-move-repeat = jugar Repetición
ranch-move-steal-ingot = jugar Hurto de lingote: { $victim }
ranch-move-steal-card = jugar Hurto de carta: { $victim }
ranch-move-swap-for = tomar a cambio { $token_a } ({ $victim })
ranch-move-hatch = hacer eclosionar { $token_a }
ranch-move-evolve = hacer evolucionar un huevo de nivel 1 a { $token }
ranch-move-evolve-red = hacer evolucionar { $token_a } a huevo rojo
ranch-move-loot = quitar { $token_a } ({ $victim })
ranch-move-power = tomar { $power } ({ $power_does })
ranch-move-no-power = no tomar ninguna carta de Poder
ranch-move-discard = descartar una carta de { $essence }
ranch-move-feed-griffins = { $count ->
    [0] no alimentar a ningún grifo
    [one] alimentar a un grifo
   *[other] alimentar a { $count } grifos
  }
ranch-move-feed-level-1 = { $count ->
    [0] no alimentar a ningún dragón de nivel 1
    [one] alimentar a un dragón de nivel 1
   *[other] alimentar a { $count } dragones de nivel 1
  }
ranch-move-feed = { $count ->
    [0] no alimentar a ningún { $token }
    [one] alimentar a { $token_a }
   *[other] alimentar a { $count } { $token_many }
  }
ranch-move-breed-mandrakes = emparejar dos mandrágoras
ranch-move-breed-griffins = emparejar dos grifos
ranch-move-breed-level-1 = emparejar dragones de niveles { $levels }: un huevo de nivel 1
ranch-move-breed-level-2 = emparejar dragones de niveles { $levels }: { $token_a }
ranch-move-breed-level-3 = emparejar dos dragones rojos: un huevo rojo
ranch-move-breed-hatch = hacer eclosionar { $token_a } con un dragón de nivel { $level }
ranch-move-stop-breeding = no emparejar más

ranch-news-season = Empieza la temporada { $season }. Jugador inicial: { $seat }.
    .you = Empieza la temporada { $season }. Comienzas tú.
ranch-news-medal-up = Medalla en juego: { $medal }.
ranch-news-power-up = Nueva carta de Poder en la oferta: { $power }.
ranch-news-drew = { $seat } roba una carta de { $essence }.
    .you = Robas una carta de { $essence }.
ranch-news-drew-hidden = { $seat } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
  }.
    .you = Robas { $count ->
        [one] una carta
       *[other] { $count } cartas
      }.
ranch-news-draws = { $seat } decide robar.
    .you = Decides robar.
ranch-news-exchanges = { $seat } canjea dos cartas: { $one } y { $two }.
    .you = Canjeas dos cartas: { $one } y { $two }.
ranch-news-discarded = { $seat } descarta una carta de { $essence }.
    .you = Descartas una carta de { $essence }.
ranch-news-burnt = Se descarta del mazo una carta de { $essence }.
ranch-news-deck-empty = El mazo está vacío, así que esta es la última ronda de la temporada.
ranch-news-combined = { $seat } hace una combinación: { $combination }{ $farmers ->
    [0] { "" }
    [one] , con un Granjero
   *[other] , con { $farmers } Granjeros
  }.
    .you = Haces una combinación: { $combination }{ $farmers ->
        [0] { "" }
        [one] , con un Granjero
       *[other] , con { $farmers } Granjeros
      }.
ranch-news-paid-cards = { $seat } paga { $count ->
    [one] una carta de { $essence }
   *[other] { $count } cartas de { $essence }
  }.
    .you = Pagas { $count ->
        [one] una carta de { $essence }
       *[other] { $count } cartas de { $essence }
      }.
ranch-news-paid-ingots = { $seat } paga { $count ->
    [one] un lingote
   *[other] { $count } lingotes
  } en lugar de cartas.
    .you = Pagas { $count ->
        [one] un lingote
       *[other] { $count } lingotes
      } en lugar de cartas.
ranch-news-gained = { $seat } obtiene { $count ->
    [one] { $token_a }
   *[other] { $count } { $token_many }
  }.
    .you = Obtienes { $count ->
        [one] { $token_a }
       *[other] { $count } { $token_many }
      }.
ranch-news-hatched = ¡A { $seat } le nace { $token_a }!
    .you = ¡Te nace { $token_a }!
ranch-news-evolved = { $seat } hace evolucionar { $from_a } a { $to }.
    .you = Haces evolucionar { $from_a } a { $to }.
ranch-news-looted = El dragón rojo de { $seat } quita { $token_a } a { $victim }.
    .you = Tu dragón rojo quita { $token_a } a { $victim }.
    .to-you = El dragón rojo de { $seat } te quita { $token_a }.
ranch-news-took-power = { $seat } toma una carta de Poder: { $power }.
    .you = Tomas una carta de Poder: { $power }.
ranch-news-no-power = { $seat } no toma ninguna carta de Poder.
    .you = No tomas ninguna carta de Poder.
ranch-news-played = { $seat } juega { $power }.
    .you = Juegas { $power }.
ranch-news-destroyed = { $victim } pierde { $token_a }.
    .to-you = Pierdes { $token_a }.
ranch-news-swapped = { $seat } cambia { $gives_a } por { $takes_a } de { $victim }.
    .you = Cambias { $gives_a } por { $takes_a } de { $victim }.
    .to-you = { $seat } te cambia { $gives_a } por { $takes_a }.
ranch-news-turned-back = En el rancho de { $victim }, { $token_a } vuelve a ser un huevo.
    .to-you = En tu rancho, { $token_a } vuelve a ser un huevo.
ranch-news-repeated = { $seat } repite: { $combination }{ $farmers ->
    [0] { "" }
    [one] , con un Granjero
   *[other] , con { $farmers } Granjeros
  }.
    .you = Repites: { $combination }{ $farmers ->
        [0] { "" }
        [one] , con un Granjero
       *[other] , con { $farmers } Granjeros
      }.
ranch-news-stole-ingot = { $seat } quita un lingote a { $victim }.
    .you = Quitas un lingote a { $victim }.
    .to-you = { $seat } te quita un lingote.
ranch-news-stole-card = { $seat } quita una carta a { $victim }.
    .you = Quitas una carta a { $victim }.
    .to-you = { $seat } te quita una carta.
ranch-news-stolen-card = Era una carta de { $essence }, de { $victim } para { $seat }.
    .you = Era una carta de { $essence }, de { $victim } para ti.
    .to-you = Era una carta de { $essence } tuya, para { $seat }.
ranch-news-feeding = Todos descartan su mano. ¡Empieza la alimentación!
ranch-news-fed = { $seat } alimenta { $count ->
    [one] a { $token_a } con { $token_food }
   *[other] a { $count } { $token_many } con { $count } { $token_foods }
  }.
    .you = Alimentas { $count ->
        [one] a { $token_a } con { $token_food }
       *[other] a { $count } { $token_many } con { $count } { $token_foods }
      }.
ranch-news-starved = { $count ->
    [one] Muere de hambre { $token_a } de { $seat }
   *[other] Mueren de hambre { $count } { $token_many } de { $seat }
  }.
    .you = { $count ->
        [one] Se te muere de hambre { $token_a }
       *[other] Se te mueren de hambre { $count } { $token_many }
      }.
ranch-news-breeding = Empieza la reproducción: la primera pareja es gratis; cada una de las demás cuesta un lingote.
ranch-news-bred = { $seat } obtiene { $token_a } por reproducción.
    .you = Obtienes { $token_a } por reproducción.
ranch-news-bred-hatch = Con ayuda de un dragón de { $seat }, eclosiona { $token_a }.
    .you = Con ayuda de uno de tus dragones, eclosiona { $token_a }.
ranch-news-medal-won = { $seat } gana la { $medal }.
    .you = Ganas la { $medal }.
ranch-news-medal-stays = Nadie gana la { $medal }, así que sigue en juego.
ranch-news-medal-lost = Nadie gana la { $medal }, así que se pierde.
ranch-news-red-scored = { $seat } suma { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por la carta roja «{ $power }».
    .you = Sumas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      } por la carta roja «{ $power }».
ranch-news-season-points = { $seat } suma { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } en esta temporada: { $score } en total.
    .you = Sumas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      } en esta temporada: { $score } en total.
ranch-news-medal-points = { $seat } suma { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } por medallas: { $score } en total.
    .you = Sumas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
      } por medallas: { $score } en total.
ranch-news-won = { $seat } gana el título de criador oficial de dragones del Reino, con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  }.
    .you = Ganas el título de criador oficial de dragones del Reino, con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
      }.

ranch-draw-title = Temporada { $season } de { $seasons }: { $phase }
ranch-draw-turns = turnos
ranch-draw-feeding = alimentación
ranch-draw-breeding = reproducción
ranch-draw-over = el final
ranch-draw-deck = Mazo: { $cards }
ranch-draw-discards = Descartes: { $cards }
ranch-draw-display = Cartas de Poder: { $cards }
ranch-draw-medals = Medallas en juego: { $cards }
ranch-draw-supply = Reserva: { $cards }
ranch-draw-hand = Tu mano:
ranch-draw-known = Sabes que { $seat } tiene: { $cards }
ranch-draw-among = Sabes que { $names } tiene: { $card }
ranch-draw-nothing = nada
ranch-draw-player = Jugador
ranch-draw-cards = Cartas
ranch-draw-mandrakes = Mandr.
ranch-draw-griffins = Grifos
ranch-draw-eggs = Huevos
ranch-draw-dragons = Drag.
ranch-draw-ingots = Ling.
ranch-draw-powers = Poderes
ranch-draw-won = Medallas
ranch-draw-score = Pts.
ranch-draw-rating = Título de nuestro solitario: { $rating }
ranch-draw-last = Última combinación: { $combination }, Granjeros: { $farmers }
ranch-draw-or = o
ranch-draw-solo = En solitario con nuestras propias reglas, no las de la editorial
ranch-draw-banned = ! no repone la mano

# El final

ranch-decided-tie = { $seat } empata con { $other } a { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  }, pero tiene más { $level ->
    [0] lingotes
   *[other] huevos de nivel { $level }
  }: { $points } contra { $others }.
    .you = Empatas con { $other } a { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
      }, pero tienes más { $level ->
        [0] lingotes
       *[other] huevos de nivel { $level }
      }: { $points } contra { $others }.
    .to-you = { $seat } empata contigo a { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
      }, pero tiene más { $level ->
        [0] lingotes
       *[other] huevos de nivel { $level }
      }: { $points } contra { $others }.
ranch-row-dragons = Dragones
    .by = a los dragones
ranch-row-red = Cartas rojas
    .by = a las cartas rojas
ranch-row-medals = Medallas
    .by = a las medallas
ranch-line-dragons = Temporada { $season }, { $seat }: { $count ->
    [one] { $token_a }
   *[other] { $count } { $token_many }
  }.
ranch-line-red = Temporada { $season }, { $seat }: carta roja «{ $power }».

ranch-plays-powers = Poderes
ranch-plays-combinations = Combinaciones
ranch-plays-medals = Medallas
