# La mesa de taberna en el navegador.

web-ante-before = Delante de { $name }
web-ante-hoard = { $name }: tesoro de { $gold } { $gold ->
    [one] moneda
   *[other] monedas
  } de oro
web-ante-cards = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
  }
web-ante-strength = Fuerza del vuelo
web-ante-leader = lidera la ronda
web-ante-anted = ha elegido
web-ante-will-lead = lidera la próxima ronda
web-ante-out = sin oro
web-ante-owes = debe { $gold }
web-ante-cannot-win = no puede ganar
web-ante-this-round = jugada en esta ronda
web-ante-known = Conocidas: { $cards }
web-ante-hand = Tu mano
web-ante-no-cards = No tienes cartas en la mano.
web-ante-gambit = Envite { $gambit }
web-ante-round = ronda { $round }
web-ante-last = el último
web-ante-time = uno más después de este
web-ante-deck = Mazo: { $count }
web-ante-discard = Descartes: { $count }
web-ante-stakes = bote
web-ante-antes = Apuestas
web-ante-ante-of = Apuesta de { $name }: { $card }
web-ante-my-ante = Tu apuesta: { $card }
web-ante-triggers-up-to = Se activan los poderes hasta fuerza { $strength }
web-ante-weakest-wins = ¡Gana el vuelo más débil!
web-ante-power-of = Poder: { $power }
web-ante-somewhere = En la mano de alguien: { $cards }
web-ante-colours = Colores
web-ante-strengths = Fuerzas

web-ante-ask-ante = Envite { $gambit }: elige en secreto la carta de tu apuesta.
web-ante-ask-play = { $limit ->
    [any] Juega una carta en tu vuelo. Es la primera de la ronda, así que se activa su poder.
   *[other] Juega una carta. Su poder se activa si su fuerza es { $limit } o menos.
  }
web-ante-ask-blue = Dragón Azul: ¿te llevas monedas del bote o haces pagar a los demás?
web-ante-ask-give = { $power ->
    [green] { $card } de { $name }: da un dragón malvado de fuerza menor que { $strength }, o paga 5 monedas de oro.
    [brass] { $card } de { $name }: da un dragón bueno de fuerza mayor que { $strength }, o paga 5 monedas de oro.
   *[other] { $card } de { $name }: da un dragón que sirva, o paga 5 monedas de oro.
  }
web-ante-ask-discard = { $card }: descarta una carta de tu mano.
web-ante-ask-bronze = { $card }: ¿qué apuesta tomas?
web-ante-ask-spoils = Tu vuelo de fuerza: ¿qué apuesta tomas?
web-ante-ask-copy = { $card }: ¿qué poder copias?
web-ante-ask-slay = { $card }: ¿a qué dragón matas?
web-ante-ask-order = { $card }: ¿qué poder se activa ahora?
web-ante-ask-target = { $power ->
    [red] { $card }: varios rivales empatan con el vuelo más fuerte. ¿A quién le quitas oro y una carta?
    [brass] { $card }: varios rivales empatan con el vuelo más fuerte. ¿Quién debe darte un dragón o pagar?
   *[other] { $card }: ¿a qué rival eliges?
  }
web-ante-ask-colour = ¿Qué vuelo de color completas?
web-ante-ask-strength = ¿Qué vuelo de fuerza completas?

web-ante-tip-discard = El Ladrón pide una carta a cambio: descarta la que menos vayas a echar en falta.
web-ante-tip-bronze = El Dragón de Bronce te da las apuestas más débiles; si hay empate, eliges tú.
web-ante-tip-spoils = Un vuelo de fuerza te da apuestas, pero no puedes tomarlas todas: elige las mejores.
web-ante-tip-copy = Toca la carta cuyo poder quieres copiar.
web-ante-tip-slay = Toca un dragón para retirarlo de su vuelo. Debilita al jugador que va por delante.
web-ante-tip-order = Los poderes de todos los dragones buenos de tu vuelo se activan uno tras otro, en el orden que quieras.
web-ante-tip-strength = Has completado dos vuelos de fuerza: el más fuerte da más oro; los dos te dan apuestas.
web-ante-tip-colour = Has completado dos vuelos de color: elige el que te dé más oro.
web-ante-tip-ante = Todos eligen una carta en secreto. La apuesta más fuerte decide cuánto pagan todos al bote, y su dueño lidera la ronda. Una apuesta fuerte aumenta el bote, pero ya no podrás jugar esa carta. Toca una carta dos veces para elegirla.
web-ante-tip-play = Tres rondas: cada jugador añade una carta a su vuelo. El poder de tu carta se activa si no es más fuerte que la que se jugó justo antes; el del líder se activa siempre. Las cartas bajas sirven para usar sus poderes; las altas, para ganar el bote, que es para el vuelo más fuerte después de tres rondas. Mantén pulsada una carta, o pulsa I, para leer su poder.
web-ante-tip-blue = Llévate del bote una moneda de oro por cada dragón malvado de tu vuelo, o haz que cada rival pague lo mismo al bote: conviene si esperas ganarlo.
web-ante-tip-give = Da boca arriba un dragón como el que te piden, o paga 5 monedas de oro.
web-ante-tip-target = Toca el tesoro del rival que elijas.

web-ante-why-seat = Ahora no hay que elegir a nadie: cada poder dice a quién afecta. (5.6)
web-ante-why-target = Solo puedes elegir entre los rivales que empatan con el vuelo más fuerte. (10.7)
web-ante-why-power = Termina primero el poder en curso. (5.5)
web-ante-why-discard = Debes descartar una carta de tu mano. (10.19)
web-ante-why-bronze = El Dragón de Bronce toma las apuestas más débiles. (10.10)
web-ante-why-spoils = Solo puedes tomar apuestas. (8.7)
web-ante-why-copy = El Dracoliche copia un dragón malvado de cualquier vuelo, salvo Tiamat; el Archimago, una apuesta. (10.16, 10.17)
web-ante-why-order = Elige un dragón bueno de tu vuelo cuyo poder no haya activado aún la Princesa. (10.23)
web-ante-why-strength = Elige con los botones el vuelo de fuerza que completas. (8.6)
web-ante-why-colour = Elige con los botones el vuelo de color que completas. (8.4)
web-ante-why-blue = El Dragón Azul solo te deja elegir entre dos cosas: llevarte monedas o hacer pagar a los demás. (10.2)
web-ante-why-give = Solo puedes dar un dragón como el que te piden; si no, paga 5 monedas de oro. (10.5, 10.6)
web-ante-why-anted = Ya has elegido tu apuesta. (3.1)
web-ante-why-not-in-hand = Se juegan cartas de la mano; esta está en la mesa. (4.1)
web-ante-why-slay = Solo puedes matar un dragón lo bastante débil. (10.18)
web-ante-why-silent = El poder de una carta no se activa si la carta es más fuerte que la anterior. (5.2)

web-ante-about-seat = El oro de todos está a la vista. Cuando termina la partida, gana el mayor tesoro. (11.7)
web-ante-about-card-white-dragon = Si hay un mortal en algún vuelo, llévate 3 monedas de oro del bote. (10.1)
web-ante-about-card-blue-dragon = Llévate del bote 1 moneda de oro por cada dragón malvado de tu vuelo, o haz que cada rival pague lo mismo al bote. (10.2)
web-ante-about-card-black-dragon = Llévate 2 monedas de oro del bote. (10.3)
web-ante-about-card-red-dragon = El rival con el vuelo más fuerte te paga 1 moneda de oro; quítale una carta de la mano al azar. (10.4)
web-ante-about-card-green-dragon = El jugador de tu izquierda te da un dragón malvado más débil o te paga 5 monedas de oro. (10.5)
web-ante-about-card-brass-dragon = El rival con el vuelo más fuerte te da un dragón bueno más fuerte o te paga 5 monedas de oro. (10.6)
web-ante-about-card-silver-dragon = Cada jugador con un dragón bueno en su vuelo roba una carta. (10.9)
web-ante-about-card-bronze-dragon = Añade a tu mano las dos apuestas más débiles. (10.10)
web-ante-about-card-copper-dragon = Cámbialo por la siguiente carta del mazo, cuyo poder se activa. (10.11)
web-ante-about-card-gold-dragon = Roba una carta por cada dragón bueno de tu vuelo. (10.13)
web-ante-about-card-bahamut = Cada rival que tenga en su vuelo dragones buenos y malvados te paga 10 monedas de oro. No puedes ganar mientras Bahamut y un dragón malvado estén en tu vuelo. (10.14, 9.4)
web-ante-about-card-tiamat = No tiene poder, pero cuenta como cualquier color malvado para un vuelo de color. No puedes ganar mientras Tiamat y un dragón bueno estén en tu vuelo. (10.15, 9.4)
web-ante-about-card-dracolich = Copia el poder de un dragón malvado de cualquier vuelo. (10.16)
web-ante-about-card-archmage = Paga 1 moneda de oro al bote y copia el poder de una apuesta. (10.17)
web-ante-about-card-dragonslayer = Paga 1 moneda de oro al bote y mata un dragón más débil de cualquier vuelo (o de la misma fuerza, si así lo acuerda la mesa). (10.18)
web-ante-about-card-thief = Llévate 7 monedas de oro del bote y descarta una carta. (10.19)
web-ante-about-card-druid = Paga 1 moneda de oro al bote; el vuelo más débil gana este envite. (10.20)
web-ante-about-card-priest = Paga 1 moneda de oro al bote; lideras la próxima ronda. (10.22)
web-ante-about-card-princess = Paga 1 moneda de oro al bote; se activan los poderes de todos los dragones buenos de tu vuelo. (10.23)
web-ante-about-card-fool = Paga 1 moneda de oro al bote; roba una carta por cada vuelo más fuerte que el tuyo. (10.25)
web-ante-about-colour = Tres dragones de este color: cada rival te paga la fuerza del segundo más fuerte de los tres. (8.2)


web-ante-short =
    Todos apuestan una carta en secreto. La apuesta más fuerte fija lo que todos pagan al bote, y su dueño lidera la ronda.
    En cada una de las tres rondas, juega una carta para formar tu vuelo. El poder de una carta se activa si no es más fuerte que la anterior; el del líder se activa siempre.
    Tres dragones del mismo color, o de la misma fuerza, dan una recompensa.
    El vuelo más fuerte gana el bote. Cada jugador roba dos cartas y empieza otro envite.
    Cuando un jugador se queda sin oro, gana el mayor tesoro.

# Por qué pasa.
web-ante-aside-bought = Sin cartas en la mano, o con una sola, hay que comprar hasta tener cuatro.
web-ante-aside-equal = Varios vuelos están empatados, así que elige el jugador que ha jugado la carta.
web-ante-aside-won-gambit = El vuelo más fuerte de los que pueden ganar se lleva el bote.
web-ante-aside-won-gambit-weakest = La Druida ha hecho ganar al vuelo más débil.
web-ante-aside-cannot-win = Bahamut no puede ganar junto a un dragón malvado, ni Tiamat junto a uno bueno.

web-ante-setup-start = El comienzo
web-ante-setup-end = El final de la partida
web-ante-setup-cards = Cartas con dos lecturas

# En las cartas: buena o malvada, y si su poder se activaría.
web-ante-is-good = Bueno
web-ante-is-evil = Malvado
web-ante-is-mortal = Mortal: ni bueno ni malvado
web-ante-is-undead = No muerto: ni bueno ni malvado
web-ante-trigger-yes = { $limit ->
    [any] Su poder se activa ahora: aún no se ha jugado ninguna carta.
   *[other] Su poder se activa ahora: no es más fuerte que { $limit }.
  }
web-ante-trigger-no = Su poder no se activa ahora: es más fuerte que { $limit }.
web-ante-triggers = se activa ahora
web-ante-triggers-not = no se activa ahora

# Los monogramas de las cartas: todos distintos.
web-ante-mark-white-dragon = Bl
web-ante-mark-blue-dragon = Az
web-ante-mark-black-dragon = Ne
web-ante-mark-red-dragon = Ro
web-ante-mark-green-dragon = Ve
web-ante-mark-brass-dragon = La
web-ante-mark-silver-dragon = Pl
web-ante-mark-bronze-dragon = Bc
web-ante-mark-copper-dragon = Co
web-ante-mark-gold-dragon = Or
web-ante-mark-bahamut = Ba
web-ante-mark-tiamat = Ti
web-ante-mark-dracolich = Dl
web-ante-mark-archmage = Ar
web-ante-mark-dragonslayer = Md
web-ante-mark-thief = Ld
web-ante-mark-druid = Dd
web-ante-mark-priest = Sa
web-ante-mark-princess = Pr
web-ante-mark-fool = Bu

# Los poderes, tan cortos que caben en una carta.
web-ante-power-white-dragon = Si hay un mortal en un vuelo: llévate 3 monedas.
web-ante-power-blue-dragon = Llévate 1 moneda por dragón malvado, o los demás la pagan.
web-ante-power-black-dragon = Llévate 2 monedas del bote.
web-ante-power-red-dragon = Quita 1 moneda y una carta al rival más fuerte.
web-ante-power-green-dragon = Tu vecino izquierdo da un dragón malvado menor o 5 monedas.
web-ante-power-brass-dragon = El rival más fuerte da un dragón bueno mayor o 5 monedas.
web-ante-power-silver-dragon = Cada jugador con un dragón bueno roba una carta.
web-ante-power-bronze-dragon = Toma las dos apuestas más débiles.
web-ante-power-copper-dragon = La siguiente carta lo sustituye; su poder se activa.
web-ante-power-gold-dragon = Roba una carta por dragón bueno de tu vuelo.
web-ante-power-bahamut = Los rivales con buenos y malvados te pagan 10 monedas.
web-ante-power-tiamat = Sin poder. Cuenta como cualquier color malvado.
web-ante-power-dracolich = Copia el poder de un dragón malvado.
web-ante-power-archmage = Paga 1: copia el poder de una apuesta.
web-ante-power-dragonslayer = Paga 1: mata un dragón lo bastante débil.
web-ante-power-thief = Llévate 7 monedas y descarta una carta.
web-ante-power-druid = Paga 1: gana el vuelo más débil.
web-ante-power-priest = Paga 1: lideras la próxima ronda.
web-ante-power-princess = Paga 1: se activan los poderes de tus dragones buenos.
web-ante-power-fool = Paga 1: roba una carta por vuelo más fuerte.

# Ayudas de mesa: qué poder se activaría, qué falta para un vuelo especial.
web-ante-aid-powers = Poderes
web-ante-aid-flights = Vuelos especiales
web-ante-aid-key-triggers = El poder se activa: { $list }
web-ante-aid-key-silent = El poder no se activa: { $list }
web-ante-aid-item-card = { $thing }
web-ante-aid-key-mine = Tu vuelo: { $list }
web-ante-aid-key-theirs = Vuelos especiales de los rivales: { $list }
web-ante-aid-item-colour = { $other ->
    [none] { $number } { $number ->
        [one] { $thing }
       *[other] { $thing_plural }
      } más para un vuelo de color
   *[other] a { $other } le { $number ->
        [one] falta { $number } { $thing }
       *[other] faltan { $number } { $thing_plural }
      }
  }
web-ante-aid-item-colour-held = { $number } { $number ->
    [one] { $thing }
   *[other] { $thing_plural }
  } más para un vuelo de color ({ $number ->
    [1] tienes { $other }
   *[other] los tienes en la mano
  })
web-ante-aid-item-strength = { $other ->
    [none] { $number } { $number ->
        [one] dragón
       *[other] dragones
      } de fuerza { $thing } más para un vuelo de fuerza
   *[other] a { $other } le { $number ->
        [one] falta { $number } dragón
       *[other] faltan { $number } dragones
      } de fuerza { $thing }
  }
web-ante-aid-item-strength-held = { $number } { $number ->
    [one] dragón
   *[other] dragones
  } de fuerza { $thing } más para un vuelo de fuerza ({ $number ->
    [1] tienes { $other }
   *[other] los tienes en la mano
  })
