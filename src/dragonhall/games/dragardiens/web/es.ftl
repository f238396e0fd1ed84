# El Grimorio en el navegador.

web-dragardiens-mark-shadow = So
web-dragardiens-card-shadow = dragones de sombra
web-dragardiens-supply = Reserva
web-dragardiens-school = Escuela de { $name }
web-dragardiens-cards = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
  }
web-dragardiens-fragments = Fragmentos: { $count }, amuletos completos: { $rings }
web-dragardiens-pearls = Perlas: { $red } rojas, { $blue } azules
web-dragardiens-pearls-left = perlas que quedan: rojas, azules
web-dragardiens-crystals = Cristales: { $count }
web-dragardiens-eggs = Huevos dorados: { $count }
web-dragardiens-crest = blasón de diversidad
web-dragardiens-pile = Pila { $colour_feminine }: { $count }{ $closed ->
    [yes] , bloqueada
   *[no] { "" }
  }
web-dragardiens-no-school = aún sin dragones
web-dragardiens-hand = Tu mano
web-dragardiens-left-page = Página izquierda: { $page }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
web-dragardiens-right-page = Página derecha: { $page }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
  }
web-dragardiens-chests = Cofres mágicos

web-dragardiens-ask-take = Toma de 1 a 3 cartas del campo de entrenamiento.
web-dragardiens-ask-turn = { $may ->
    [take-write] Toma otra carta, modifica el Grimorio o termina el turno.
    [take] Toma otra carta o termina el turno.
    [write] Modifica el Grimorio con una carta de tu mano o termina el turno.
   *[none] { $can ->
        [yes] Coloca dragones o termina el turno.
       *[no] Termina el turno.
      }
  } El Grimorio pide { $asks }.
web-dragardiens-ask-add = ¿Qué dragones colocas? { $number } más por elegir.
web-dragardiens-ask-others = { $name } ha terminado. Con las mismas páginas, { $can ->
    [yes] ahora puedes
   *[no] no puedes
  } { $asks }.
web-dragardiens-ask-chest = Elige el cofre mágico de esta partida.

# Lo que da una jugada.
web-dragardiens-risk-pass = Aún podrías tomar o colocar algo.
web-dragardiens-do-take = tomar { $card_the } ({ $side })
web-dragardiens-do-lay-at = { dragardiens-draw-asks }: pila nueva a la { $side }

web-dragardiens-tip-chest = Hay un cofre mágico en juego; un cristal lo abre durante un turno. Elige el cofre que quieras.
web-dragardiens-tip-take = El Grimorio dice cuántos dragones (página izquierda) y de qué color (página derecha) puedes colocar. Primero toma de una a tres cartas del campo de entrenamiento (toca una carta dos veces). Cada carta que tomas cambia una página.
web-dragardiens-tip-turn = Cada carta tiene un dragón por delante y una página por detrás (el librito la muestra). Puedes modificar el Grimorio: pon en él una carta de tu mano con la página a la vista; los números van a la izquierda; los colores, a la derecha. Después coloca exactamente lo que pide. La página izquierda muestra tu recompensa; tres fragmentos forman un amuleto. Un color nuevo empieza una pila en uno de los extremos de tu escuela; una pila entre otras dos queda bloqueada.
web-dragardiens-tip-others = Después del turno de otro jugador también puedes colocar dragones con las mismas páginas y por la misma recompensa.
web-dragardiens-tip-add = Sirven varias cartas: elige cuáles usas. Guarda las páginas que puedas necesitar.

web-dragardiens-why-gift = Las recompensas se reciben al colocar dragones. (7.1)
web-dragardiens-why-crystal = Un cristal paga una cuarta carta, o abre un cofre si hay alguno en juego. (4.3, 11.2)
web-dragardiens-why-pile = Los dragones van solos a su pila. (6.5)
web-dragardiens-why-closed = Una pila entre otras dos está bloqueada: no puedes añadirle nada. (6.6)
web-dragardiens-why-others = En el turno de otro jugador solo puedes colocar dragones. (8.2)
web-dragardiens-why-taken = Puedes tomar hasta tres cartas por turno (cuatro con un cristal), y ninguna después de modificar el Grimorio, abrir un cofre o colocar dragones. (4.1, 4.3, 4.6)
web-dragardiens-why-add = Elige solo dragones del color que se pide. (6.2)
web-dragardiens-why-take-first = Primero toma al menos una carta del campo de entrenamiento. (4.1)
web-dragardiens-why-written = Solo puedes poner una carta en cada montón por turno, antes de colocar dragones. (5.1)
web-dragardiens-why-chest = Abrir un cofre cuesta un cristal, y solo puedes pagar un cristal por turno. Ábrelo después de tomar cartas y antes de colocar dragones, y solo si cambia algo. (11.2, 11.9)
web-dragardiens-why-book = Para modificar el Grimorio, elige una carta de tu mano: los números van en el montón izquierdo; los colores, en el derecho. (5.1, 5.2)
web-dragardiens-why-lay = Para colocar dragones necesitas tantos de ese color como pide el Grimorio (al menos uno de verdad) y una pila que no esté bloqueada. Primero toma una carta. (4.1, 6.2, 6.3, 6.6)

web-dragardiens-about-card = Puedes colocar el dragón en tu escuela, o poner la carta en el Grimorio con la página a la vista: los números a la izquierda; los colores, a la derecha. (5.1, 6.1)
web-dragardiens-about-card-shadow = Un comodín: sustituye a un dragón que falte, de cualquier color, pero necesitas al menos un dragón de verdad. Su página es un 6. (6.3)
web-dragardiens-about-side = Cuenta la página de encima de este montón: la izquierda dice cuántos dragones; la derecha, de qué color. (3.1)
web-dragardiens-about-colour = Los dragones del mismo color forman una pila. Una pila entre otras dos queda bloqueada. (6.5, 6.6)
web-dragardiens-about-gift-lowest = El fragmento de menor valor de la fila. Cada tercer fragmento completa un amuleto y da una perla. (7.2, 7.4)
web-dragardiens-about-gift-highest = El fragmento de mayor valor de la fila. (7.2)
web-dragardiens-about-gift-crystal = Sirve para pagar una cuarta carta en un turno o para abrir un cofre. (4.3, 11.2)
web-dragardiens-about-gift-egg = Da puntos al final (4 en la caja habitual); el jugador con más huevos da la vuelta a uno, que pasa a valer más (16). (9.5, 9.6)
web-dragardiens-about-pearl-red = Cada amuleto completo recibe una perla: primero las rojas, que son las que más valen en la caja habitual. (7.5)
web-dragardiens-about-chest-prism-ink = Tu página derecha cuenta como otro color en este turno. (11.3)
web-dragardiens-about-chest-whistle = Devuelve a tu mano una carta de tu escuela. (11.4)
web-dragardiens-about-chest-shortcut = Coloca un dragón menos de los que pide la página izquierda. (11.5)
web-dragardiens-about-chest-iron-key = Puedes colocar dragones en una pila bloqueada. (11.6)
web-dragardiens-about-chest-veil = Nadie más puede colocar dragones en este turno. (11.7)
web-dragardiens-about-chest-magnet = Tu primer fragmento es el más alto en vez del más bajo. (11.8)


web-dragardiens-short =
    Toma de una a tres cartas del campo de entrenamiento; cada una cambia una página del Grimorio.
    Si quieres, modifica el Grimorio: pon en él cartas de tu mano con la página a la vista.
    Coloca exactamente el número y el color que pide el Grimorio y toma la recompensa. Después, los demás jugadores pueden hacer lo mismo.
    Tres fragmentos forman un amuleto, que da una perla. Cuando hay bastantes amuletos completos, gana la mayor puntuación.

web-dragardiens-setup-game = La partida
web-dragardiens-setup-open = Lo que todos ven
web-dragardiens-setup-chests = Cofres mágicos

# Por qué pasa.
web-dragardiens-aside-laid = La página izquierda dice cuántos; la derecha, de qué color.
web-dragardiens-aside-laid-too = Después de cada turno, los demás jugadores pueden colocar dragones según las mismas páginas.
web-dragardiens-aside-fourth = Una cuarta carta en un turno cuesta un cristal.
web-dragardiens-aside-page-shown = Esta página estaba debajo de la carta que se ha tomado.
web-dragardiens-aside-gift = Es la recompensa que muestra la página izquierda.
web-dragardiens-aside-pearl = Tres fragmentos forman un amuleto; se le añade una perla boca abajo.
web-dragardiens-aside-closed = Ahora está entre otras dos, así que ya no se le puede añadir nada.

# Ayudas de mesa: qué pide el Grimorio y qué página permite colocar.
web-dragardiens-aid-grimoire = Grimorio
web-dragardiens-aid-key-lay = Puedes colocar { $list }
web-dragardiens-aid-key-lay-later = Tienes lo que pide: { $list }
web-dragardiens-aid-key-lacks = Te falta: { $list }
web-dragardiens-aid-key-real = Necesitas al menos un dragón de verdad para { $list }
web-dragardiens-aid-key-closed = Tu pila está bloqueada para { $list }
web-dragardiens-aid-item-asks = { $number ->
    [one] un dragón { $thing }
   *[other] { $number } dragones { $thing_plural }
  }
web-dragardiens-aid-item-lacks = { $of ->
    [one] un dragón { $thing }
   *[other] { $number ->
        [one] un dragón { $thing }
       *[other] { $number } dragones { $thing_plural }
      } de { $of }
  }
web-dragardiens-aid-key-write = Modifica el Grimorio para colocar dragones: { $list }
web-dragardiens-aid-item-write = { $number } { $number ->
    [one] { $other }
   *[other] { $other_plural }
  } con { $thing_a }

# Junto a lo que se cuenta.
web-dragardiens-supply-crystals = cristales
web-dragardiens-supply-eggs = huevos dorados
web-dragardiens-supply-pearls = perlas
web-dragardiens-supply-crests = blasones
web-dragardiens-worth = ({ $points } puntos)
