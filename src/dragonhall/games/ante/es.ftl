# Le Jeu des Dragons

ante-title = Le Jeu des Dragons
ante-about = Apuesta, forma un vuelo de dragones, aprovecha sus poderes y gana el bote. Cuando un jugador se queda sin oro, gana el mayor tesoro.
ante-length = entre 30 y 60 minutos

ante-option-hoard = Oro inicial
ante-option-hoard-0 = el de la edición
ante-option-gambits = Número de envites
ante-option-gambits-0 = sin límite
ante-option-target = Tesoro que pone fin a la partida
ante-option-target-0 = ninguno
ante-option-eliminations = Jugadores sin oro que ponen fin a la partida
ante-option-edition = Edición
ante-option-edition-2005-fr = edición francesa (2007): 50 monedas de oro, un vuelo de fuerza toma todas las apuestas
ante-option-edition-emperors-gambit-rules = edición posterior: 10 monedas de oro por jugador, un vuelo de fuerza toma tres apuestas
ante-option-slayer = El Matadragones mata
ante-option-slayer-weaker = dragones más débiles
ante-option-slayer-weaker-or-equal = dragones más débiles o de la misma fuerza
ante-option-dracolich = El Dracoliche cuenta como
ante-option-dracolich-evil = dragón malvado
ante-option-dracolich-undead = dragón no muerto, ni bueno ni malvado
ante-option-no-winner = Si ningún vuelo puede ganar
ante-option-no-winner-carry = el bote se queda para el próximo envite
ante-option-no-winner-split = el bote se reparte
ante-option-no-winner-extra-round = se juega una ronda más

ante-card-white-dragon = Dragón Blanco { $n }
    .the = el Dragón Blanco { $n }
    .of = del Dragón Blanco { $n }
    .to = al Dragón Blanco { $n }
    .short = Bl { $n }
ante-card-blue-dragon = Dragón Azul { $n }
    .the = el Dragón Azul { $n }
    .of = del Dragón Azul { $n }
    .to = al Dragón Azul { $n }
    .short = Az { $n }
ante-card-black-dragon = Dragón Negro { $n }
    .the = el Dragón Negro { $n }
    .of = del Dragón Negro { $n }
    .to = al Dragón Negro { $n }
    .short = Ne { $n }
ante-card-red-dragon = Dragón Rojo { $n }
    .the = el Dragón Rojo { $n }
    .of = del Dragón Rojo { $n }
    .to = al Dragón Rojo { $n }
    .short = Ro { $n }
ante-card-green-dragon = Dragón Verde { $n }
    .the = el Dragón Verde { $n }
    .of = del Dragón Verde { $n }
    .to = al Dragón Verde { $n }
    .short = Ve { $n }
ante-card-brass-dragon = Dragón de Latón { $n }
    .the = el Dragón de Latón { $n }
    .of = del Dragón de Latón { $n }
    .to = al Dragón de Latón { $n }
    .short = La { $n }
ante-card-silver-dragon = Dragón de Plata { $n }
    .the = el Dragón de Plata { $n }
    .of = del Dragón de Plata { $n }
    .to = al Dragón de Plata { $n }
    .short = Pl { $n }
ante-card-bronze-dragon = Dragón de Bronce { $n }
    .the = el Dragón de Bronce { $n }
    .of = del Dragón de Bronce { $n }
    .to = al Dragón de Bronce { $n }
    .short = Bc { $n }
ante-card-copper-dragon = Dragón de Cobre { $n }
    .the = el Dragón de Cobre { $n }
    .of = del Dragón de Cobre { $n }
    .to = al Dragón de Cobre { $n }
    .short = Co { $n }
ante-card-gold-dragon = Dragón de Oro { $n }
    .the = el Dragón de Oro { $n }
    .of = del Dragón de Oro { $n }
    .to = al Dragón de Oro { $n }
    .short = Or { $n }
ante-card-bahamut = Bahamut
    .the = Bahamut
    .of = de Bahamut
    .to = a Bahamut
    .short = Bahamut 13
ante-card-tiamat = Tiamat
    .the = Tiamat
    .of = de Tiamat
    .to = a Tiamat
    .short = Tiamat 13
ante-card-dracolich = Dracoliche
    .the = el Dracoliche
    .of = del Dracoliche
    .to = al Dracoliche
    .short = Dracoliche 10
ante-card-archmage = Archimago
    .the = el Archimago
    .of = del Archimago
    .to = al Archimago
    .short = Archimago 9
ante-card-dragonslayer = Matadragones
    .the = el Matadragones
    .of = del Matadragones
    .to = al Matadragones
    .short = Matadragones 8
ante-card-thief = Ladrón
    .the = el Ladrón
    .of = del Ladrón
    .to = al Ladrón
    .short = Ladrón 7
ante-card-druid = Druida
    .the = la Druida
    .of = de la Druida
    .to = a la Druida
    .short = Druida 6
ante-card-priest = Sacerdote
    .the = el Sacerdote
    .of = del Sacerdote
    .to = al Sacerdote
    .short = Sacerdote 5
ante-card-princess = Princesa
    .the = la Princesa
    .of = de la Princesa
    .to = a la Princesa
    .short = Princesa 4
ante-card-fool = Bufón
    .the = el Bufón
    .of = del Bufón
    .to = al Bufón
    .short = Bufón 3

ante-power-white-dragon = el Dragón Blanco
    .of = del Dragón Blanco
ante-power-blue-dragon = el Dragón Azul
    .of = del Dragón Azul
ante-power-black-dragon = el Dragón Negro
    .of = del Dragón Negro
ante-power-red-dragon = el Dragón Rojo
    .of = del Dragón Rojo
ante-power-green-dragon = el Dragón Verde
    .of = del Dragón Verde
ante-power-brass-dragon = el Dragón de Latón
    .of = del Dragón de Latón
ante-power-silver-dragon = el Dragón de Plata
    .of = del Dragón de Plata
ante-power-bronze-dragon = el Dragón de Bronce
    .of = del Dragón de Bronce
ante-power-copper-dragon = el Dragón de Cobre
    .of = del Dragón de Cobre
ante-power-gold-dragon = el Dragón de Oro
    .of = del Dragón de Oro
ante-power-bahamut = Bahamut
    .of = de Bahamut
ante-power-tiamat = Tiamat
    .of = de Tiamat
ante-power-dracolich = el Dracoliche
    .of = del Dracoliche
ante-power-archmage = el Archimago
    .of = del Archimago
ante-power-dragonslayer = el Matadragones
    .of = del Matadragones
ante-power-thief = el Ladrón
    .of = del Ladrón
ante-power-druid = la Druida
    .of = de la Druida
ante-power-priest = el Sacerdote
    .of = del Sacerdote
ante-power-princess = la Princesa
    .of = de la Princesa
ante-power-fool = el Bufón
    .of = del Bufón

ante-colour-white = Dragón Blanco
    .plural = Dragones Blancos
ante-colour-blue = Dragón Azul
    .plural = Dragones Azules
ante-colour-black = Dragón Negro
    .plural = Dragones Negros
ante-colour-red = Dragón Rojo
    .plural = Dragones Rojos
ante-colour-green = Dragón Verde
    .plural = Dragones Verdes
ante-colour-brass = Dragón de Latón
    .plural = Dragones de Latón
ante-colour-silver = Dragón de Plata
    .plural = Dragones de Plata
ante-colour-bronze = Dragón de Bronce
    .plural = Dragones de Bronce
ante-colour-copper = Dragón de Cobre
    .plural = Dragones de Cobre
ante-colour-gold = Dragón de Oro
    .plural = Dragones de Oro

ante-move-ante = apostar { $card_the }
ante-move-play = jugar { $card_the }
ante-move-steal = llevarte monedas del bote
ante-move-tax = hacer que los demás paguen al bote
ante-move-pay = pagar 5 monedas de oro
ante-move-give = dar { $card_the }
ante-move-discard = descartar { $card_the }
ante-move-take = tomar { $card_the } de las apuestas
ante-move-copy = copiar el poder { $card_of }
ante-move-slay = matar { $card_to }
ante-move-trigger = activar ahora el poder { $card_of }
ante-move-target = elegir a { $seat }
ante-move-colour = completar un vuelo de color: tres { $colour_plural }
ante-move-last = anunciar el último envite
ante-move-strength = completar un vuelo de fuerza: tres dragones de fuerza { $strength }

ante-news-starts = Cada jugador empieza con { $gold } monedas de oro y seis cartas.
ante-news-gambit = Envite { $gambit }. { $stakes ->
    [0] Todos eligen su apuesta.
    [one] En el bote queda { $stakes } moneda de oro. Todos eligen su apuesta.
   *[other] En el bote quedan { $stakes } monedas de oro. Todos eligen su apuesta.
  }
ante-news-anted = { $seat } ha elegido su apuesta.
    .you = Has elegido tu apuesta.
ante-news-anted-card = { $seat } ha elegido { $card_the } como apuesta.
    .you = Has elegido { $card_the } como apuesta.
ante-news-ante = { $seat } revela su apuesta: { $card_the }.
    .you = Revelas tu apuesta: { $card_the }.
ante-news-antes-tied = Todas las apuestas están empatadas, así que se descartan. Cada jugador roba una carta y elige otra apuesta.
ante-news-stake = La apuesta más fuerte es de { $gold }: cada jugador paga { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro al bote.
ante-news-leads-by-ante = { $seat } lidera la primera ronda: su apuesta, { $card_the }, es la más fuerte sin contar empates.
    .you = Lideras la primera ronda: tu apuesta, { $card_the }, es la más fuerte sin contar empates.
ante-news-round = Ronda { $round }: lidera { $seat }.
    .you = Ronda { $round }: lideras tú.
ante-news-played = { $seat } juega { $card_the }; su vuelo vale ahora { $strength }.
    .you = Juegas { $card_the }; tu vuelo vale ahora { $strength }.
ante-news-no-card = { $seat } no tiene ninguna carta que jugar.
    .you = No tienes ninguna carta que jugar.
ante-news-triggers-as-leader = { $card ->
    [Tiamat] { $seat } lidera la ronda con Tiamat.
   *[other] Se activa el poder { $card_of } de { $seat } porque es la carta del líder.
  }
    .you = { $card ->
        [Tiamat] Lideras la ronda con Tiamat.
       *[other] Se activa el poder de tu carta, { $card }, porque es la carta del líder.
      }
ante-news-triggers-as-first = { $card ->
    [Tiamat] Tiamat ({ $seat }) es la primera carta de la ronda.
   *[other] Se activa el poder { $card_of } de { $seat } porque es la primera carta de la ronda.
  }
    .you = { $card ->
        [Tiamat] Tiamat (tuyo) es la primera carta de la ronda.
       *[other] Se activa el poder de tu carta, { $card }, porque es la primera carta de la ronda.
      }
ante-news-triggers = { $card ->
    [Tiamat] Tiamat ({ $seat }) no supera el { $before } de la carta anterior.
   *[other] Se activa el poder { $card_of } de { $seat }: { $strength } no supera el { $before } de la carta anterior.
  }
    .you = { $card ->
        [Tiamat] Tiamat (tuyo) no supera el { $before } de la carta anterior.
       *[other] Se activa el poder de tu carta, { $card }: { $strength } no supera el { $before } de la carta anterior.
      }
ante-news-does-not-trigger = { $card ->
    [Tiamat] Tiamat no tiene poder.
   *[other] El poder { $card_of } de { $seat } no se activa: { $strength } supera el { $before } de la carta anterior.
  }
    .you = { $card ->
        [Tiamat] Tiamat no tiene poder.
       *[other] El poder de tu carta, { $card }, no se activa: { $strength } supera el { $before } de la carta anterior.
      }
ante-news-paid-stakes = { $seat } paga { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro al bote, que ahora tiene { $stakes }.
    .you = Pagas { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro al bote, que ahora tiene { $stakes }.
ante-news-paid = { $seat } paga { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro a { $other }.
    .you = Pagas { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro a { $other }.
    .to-you = { $seat } te paga { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro.
ante-news-owes-stakes = { $seat } no puede pagarlo todo y debe { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro al bote.
    .you = No puedes pagarlo todo y debes { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro al bote.
ante-news-owes = { $seat } no puede pagarlo todo y debe { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro a { $other }.
    .you = No puedes pagarlo todo y debes { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro a { $other }.
    .to-you = { $seat } no puede pagarlo todo y te debe { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro.
ante-news-repaid-stakes = { $seat } paga { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro de su deuda con el bote.
    .you = Pagas { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro de tu deuda con el bote.
ante-news-repaid = { $seat } paga { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro de su deuda con { $other }.
    .you = Pagas { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro de tu deuda con { $other }.
    .to-you = { $seat } paga { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro de su deuda contigo.
ante-news-stole = { $seat } se lleva { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro del bote, que ahora tiene { $stakes }.
    .you = Te llevas { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro del bote, que ahora tiene { $stakes }.
ante-news-blue-steals = { $seat } decide llevarse oro: { $gold ->
    [one] un dragón malvado, una moneda.
   *[other] { $gold } dragones malvados, { $gold } monedas.
  }
    .you = Decides llevarte oro: { $gold ->
        [one] un dragón malvado, una moneda.
       *[other] { $gold } dragones malvados, { $gold } monedas.
      }
ante-news-blue-taxes = { $seat } hace que cada rival pague al bote { $gold } { $gold ->
    [one] moneda de oro, por un dragón malvado.
   *[other] monedas de oro, una por dragón malvado.
  }
    .you = Haces que cada rival pague al bote { $gold } { $gold ->
        [one] moneda de oro, por un dragón malvado.
       *[other] monedas de oro, una por dragón malvado.
      }
ante-news-no-effect = { $power ->
    [Tiamat] Tiamat no tiene poder.
   *[other] El poder { $power_of } no tiene efecto esta vez.
  }
ante-news-drew = { $seat } roba { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }.
    .you = Robas { $cards ->
        [one] una carta
       *[other] { $cards } cartas
      }.
ante-news-drew-card = { $seat } roba { $card_the }.
    .you = Robas { $card_the }.
ante-news-hand-full = { $seat } no puede tener más de diez cartas en la mano.
    .you = No puedes tener más de diez cartas en la mano.
ante-news-no-cards-left = No quedan cartas que { $seat } pueda robar.
    .you = No quedan cartas que puedas robar.
ante-news-reshuffled = El mazo está vacío: las { $cards } cartas descartadas se barajan y forman uno nuevo.
ante-news-bought = { $seat } debe comprar cartas: se revela { $card_the }, así que el precio es de { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro.
    .you = Debes comprar cartas: se revela { $card_the }, así que el precio es de { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro.
ante-news-cannot-buy = { $seat } debe comprar cartas, pero no quedan.
    .you = Debes comprar cartas, pero no quedan.
ante-news-green-asks = { $strength ->
    [1] Ningún dragón es más débil que un 1: { $other } debe pagar 5 monedas de oro a { $seat }.
   *[other] { $other } debe dar a { $seat } un dragón malvado de fuerza menor que { $strength }, o pagarle 5 monedas de oro.
  }
    .you = { $strength ->
        [1] Ningún dragón es más débil que un 1: { $other } debe pagarte 5 monedas de oro.
       *[other] { $other } debe darte un dragón malvado de fuerza menor que { $strength }, o pagarte 5 monedas de oro.
      }
    .to-you = { $strength ->
        [1] Ningún dragón es más débil que un 1: debes pagar 5 monedas de oro a { $seat }.
       *[other] Debes dar a { $seat } un dragón malvado de fuerza menor que { $strength }, o pagarle 5 monedas de oro.
      }
ante-news-brass-asks = { $other } debe dar a { $seat } un dragón bueno de fuerza mayor que { $strength }, o pagarle 5 monedas de oro.
    .you = { $other } debe darte un dragón bueno de fuerza mayor que { $strength }, o pagarte 5 monedas de oro.
    .to-you = Debes dar a { $seat } un dragón bueno de fuerza mayor que { $strength }, o pagarle 5 monedas de oro.
ante-news-took = { $seat } quita una carta al azar a { $other }.
    .you = Quitas una carta al azar a { $other }.
    .to-you = { $seat } te quita una carta al azar.
ante-news-took-card = { $seat } quita una carta al azar a { $other }: { $card_the }.
    .you = Quitas una carta al azar a { $other }: { $card_the }.
    .to-you = { $seat } te quita una carta al azar: { $card_the }.
ante-news-gave = { $seat } da { $card_the } a { $other }.
    .you = Das { $card_the } a { $other }.
    .to-you = { $seat } te da { $card_the }.
ante-news-kept = { $seat } muestra { $card_the }, pero lo conserva porque la mano de { $other } está llena.
    .you = Muestras { $card_the }, pero lo conservas porque la mano de { $other } está llena.
    .to-you = { $seat } muestra { $card_the }, pero lo conserva porque tu mano está llena.
ante-news-took-ante = { $seat } toma { $card_the } de las apuestas.
    .you = Tomas { $card_the } de las apuestas.
ante-news-replaced = { $seat } cambia { $card_the } por { $new_the }, cuyo poder se activa.
    .you = Cambias { $card_the } por { $new_the }, cuyo poder se activa.
ante-news-stays = No hay otra carta que sustituya { $card_to } de { $seat }, así que se queda.
    .you = No hay otra carta que sustituya { $card_to }, así que se queda.
ante-news-copied = { $seat } copia con { $card_the } el poder { $copied_of }.
    .you = Copias con { $card_the } el poder { $copied_of }.
ante-news-slew = { $seat } mata { $card_to } del vuelo de { $other }.
    .you = Matas { $card_to } del vuelo de { $other }.
    .to-you = { $seat } mata { $card_to } de tu vuelo.
ante-news-discarded = { $seat } descarta { $card_the }.
    .you = Descartas { $card_the }.
ante-news-weakest-wins = La Druida de { $seat } cambia las reglas: el vuelo más débil ganará este envite.
    .you = Tu Druida cambia las reglas: el vuelo más débil ganará este envite.
ante-news-will-lead = Gracias al Sacerdote, { $seat } liderará la próxima ronda.
    .you = Gracias al Sacerdote, liderarás la próxima ronda.
ante-news-commands = { $seat } activa el poder { $card_of }.
    .you = Activas el poder { $card_of }.
ante-news-colour-flight = { $seat } completa un vuelo de color con tres { $colour_plural }: cada rival le paga { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro.
    .you = Completas un vuelo de color con tres { $colour_plural }: cada rival te paga { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro.
ante-news-strength-flight = { $seat } completa un vuelo de fuerza con tres dragones de fuerza { $strength }: recibe oro del bote y las apuestas que queden.
    .you = Completas un vuelo de fuerza con tres dragones de fuerza { $strength }: recibes oro del bote y las apuestas que queden.
ante-news-leads = { $seat } liderará la próxima ronda: su carta, { $card_the }, es la más fuerte sin contar empates.
    .you = Liderarás la próxima ronda: tu carta, { $card_the }, es la más fuerte sin contar empates.
ante-news-stays-leader = Todas las cartas de la ronda están empatadas, así que { $seat } vuelve a liderar.
    .you = Todas las cartas de la ronda están empatadas, así que vuelves a liderar.
ante-news-leads-after-slain = Todas las cartas están empatadas y la del líder ha muerto, así que lidera { $seat }.
    .you = Todas las cartas están empatadas y la del líder ha muerto, así que lideras tú.
ante-news-cannot-win = El vuelo de { $seat } no puede ganar: { $card_the } está junto a un dragón del otro bando.
    .you = Tu vuelo no puede ganar: { $card_the } está junto a un dragón del otro bando.
ante-news-tied = Hay vuelos empatados a { $strength }, así que se juega una ronda más.
ante-news-won-gambit = { $seat } gana el envite con un vuelo de { $strength } y recibe { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro.
    .you = Ganas el envite con un vuelo de { $strength } y recibes { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro.
ante-news-won-gambit-weakest = { $seat } gana el envite con el vuelo más débil, { $strength }, y recibe { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro.
    .you = Ganas el envite con el vuelo más débil, { $strength }, y recibes { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro.
ante-news-stakes-empty = El bote está vacío, así que el envite termina de inmediato.
ante-news-no-winner = Ningún vuelo puede ganar.
ante-news-carried = { $gold ->
    [one] En el bote se queda { $gold } moneda
   *[other] En el bote se quedan { $gold } monedas
  } de oro.
ante-news-shared = Cada jugador recibe { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro del bote.
ante-news-extra-round = Se juega una ronda más.
ante-news-debt-ignored = La deuda de { $seat } con el bote ({ $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro) queda anulada.
    .you = Tu deuda con el bote ({ $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro) queda anulada.
ante-news-debt-passed-on = { $seat } debe ahora a { $other } { $gold ->
    [one] la moneda de oro que debía
   *[other] las { $gold } monedas de oro que debía
  } al bote.
    .you = Ahora debes a { $other } { $gold ->
        [one] la moneda de oro que debías
       *[other] las { $gold } monedas de oro que debías
      } al bote.
    .to-you = { $seat } te debe ahora { $gold ->
        [one] la moneda de oro que debía
       *[other] las { $gold } monedas de oro que debía
      } al bote.
ante-news-debt-lapsed = La deuda de { $seat } con el bote ({ $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro) queda anulada.
    .you = Tu deuda con el bote ({ $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro) queda anulada.
ante-news-out = { $seat } se queda sin oro.
    .you = Te quedas sin oro.
ante-news-ends-broke = La partida termina: { $seats ->
    [one] un jugador se ha quedado
   *[other] { $seats } jugadores se han quedado
  } sin oro.
ante-news-ends-limit = La partida termina tras { $gambits } envites, como se había acordado.
ante-news-ends-target = La partida termina: { $seat } ha llegado a { $gold } monedas de oro.
    .you = La partida termina: has llegado a { $gold } monedas de oro.
ante-news-ends-last = La partida termina: se había anunciado que este envite era el último.
ante-news-last-gambit = Se acabó el tiempo: este es el último envite.
ante-news-time-called = Se acabó el tiempo: después de este envite se juega uno más.
ante-news-hoard = { $seat } tiene { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro.
    .you = Tienes { $gold } { $gold ->
        [one] moneda
       *[other] monedas
      } de oro.
ante-news-won = { $seat } gana la partida con { $gold } monedas de oro.
    .you = Ganas la partida con { $gold } monedas de oro.

ante-draw-title = Envite { $gambit }, ronda { $round }: bote de { $stakes }
ante-draw-antes-open = Envite { $gambit }, elección de apuestas: bote de { $stakes }
ante-draw-player = Jugador
ante-draw-gold = Oro
ante-draw-cards = Cartas
ante-draw-flight = Vuelo
ante-draw-antes = Apuestas:
ante-draw-hand = Tu mano:
ante-draw-deck = mazo { $deck }, descartes { $discard }
ante-draw-debt = { $seat } debe { $gold } a { $other }
ante-draw-stakes = el bote
ante-draw-weakest = gana el vuelo más débil
ante-draw-priest = { $seat } lidera la próxima ronda
ante-draw-bar = Se activan los poderes de fuerza { $bar } o menos.
ante-draw-leading = Tu carta es la primera de la ronda: se activa su poder.
ante-draw-out = sin oro
ante-draw-cannot-win = no puede ganar
ante-draw-anted = ha elegido
ante-draw-known = conocidas: { $cards }
ante-draw-somewhere = En la mano de alguien:
ante-draw-last = último envite
ante-draw-time = un envite más después de este
ante-draw-leader = líder

# El final

ante-decided-ahead = { $seat } gana con { $score } monedas de oro, { $margin } más que { $other }, sobre todo gracias { $row } ({ $points } para { $seat }, { $others } para { $other }).
    .you = Ganas con { $score } monedas de oro, { $margin } más que { $other }, sobre todo gracias { $row } ({ $points } para ti, { $others } para { $other }).
    .to-you = { $seat } gana con { $score } monedas de oro, { $margin } más que tú, sobre todo gracias { $row } ({ $points } para { $seat }, { $others } para ti).
ante-decided-tie = { $seat } empata con { $other }: los dos tienen { $score } monedas de oro.
    .you = Empatas con { $other }: los dos tenéis { $score } monedas de oro.
    .to-you = { $seat } empata contigo: los dos tenéis { $score } monedas de oro.
ante-decided-shared = { $names } comparten la victoria con { $score } monedas de oro cada uno.
ante-row-start = Al comienzo
    .by = al comienzo
ante-row-gambit = Envite { $number }
    .by = { $number ->
        [0] a un solo envite
       *[other] al envite { $number }
    }

ante-plays-cards = Cartas
ante-plays-powers = Poderes activados
