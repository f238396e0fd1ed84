# La lección

ante-lesson-gold = Este es tu tesoro: 50 monedas de oro. La partida termina cuando un jugador se queda sin oro; entonces gana el mayor tesoro.
ante-lesson-hand = Estas son tus cartas. El número es la fuerza de la carta, y cada carta tiene un poder. Tres de las tuyas son Dragones Rojos: guárdalas para el mismo vuelo.
ante-lesson-ante = La partida se juega en envites. Cada uno empieza con una apuesta: una carta boca abajo. Todos pagan lo que vale la más fuerte. Guarda tus cartas fuertes: apuesta el Dragón de Plata 3.
ante-lesson-ante-done = Las apuestas se quedan boca abajo hasta que todos han elegido.
ante-lesson-ante-wrong = Vas a necesitar tus otras cartas, y una apuesta alta les cuesta más a todos. Elige el Dragón de Plata 3.
ante-lesson-stakes = La apuesta más fuerte era un 5: todos han pagado 5 monedas al bote. Ahora cada jugador juega tres cartas, una por ronda. Con ellas forma su vuelo, y el más fuerte gana el bote.
ante-lesson-leader = El jugador con la apuesta más fuerte es el líder: tiene la corona, juega primero y el poder de su carta se activa siempre. Este Dragón Negro se ha llevado 2 monedas del bote.
ante-lesson-flight = Los demás juegan por turnos. Empieza tu vuelo con tu carta más fuerte, el Dragón Rojo 12.
ante-lesson-flight-done = ¡Fuerza 12! Su poder no se ha activado porque es más fuerte que la carta anterior, el 9.
ante-lesson-flight-wrong = Podrías, pero el bote lo gana un vuelo fuerte: juega el Dragón Rojo 12.
ante-lesson-trigger = Esta carta no es más fuerte que la tuya, jugada justo antes. Por eso se ha activado su poder y ha tomado dos apuestas. Las cartas altas dan fuerza; las bajas usan sus poderes.
ante-lesson-lead = Tu 12 ha sido la carta más fuerte, así que eres el líder, y el poder de la carta del líder se activa siempre. Juega el Dragón Rojo 10.
ante-lesson-lead-done = Su poder: el rival con el vuelo más fuerte te ha dado 1 moneda de oro y una carta, un Dragón de Oro.
ante-lesson-lead-wrong = Cuando lideras, el poder de tu carta se activa sea cual sea su fuerza: usa el Dragón Rojo 10.
ante-lesson-buy = Al jugador de tu derecha le quedaba una sola carta y ha tenido que comprar: la primera carta del mazo ha fijado el precio, 1 moneda, y ha robado hasta tener cuatro cartas.
ante-lesson-special = Ahora completa un vuelo especial: tres dragones del mismo color. Tienes el Rojo 12 y el Rojo 10. Juega el Dragón Rojo 5.
ante-lesson-special-done = ¡Tres Rojos! Cada rival te ha pagado 10 monedas, la fuerza del segundo Rojo más fuerte. Tres dragones de la misma fuerza dan en cambio oro del bote y apuestas.
ante-lesson-special-wrong = Un tercer Dragón Rojo completa un vuelo de color, y tus dos rivales tienen que pagarte: juega el Dragón Rojo 5.
ante-lesson-won = Tu vuelo de 27 ha sido el más fuerte: has ganado el envite y su bote, y cada jugador ha robado dos cartas. A partir de aquí juegas por tu cuenta. ¡Buena suerte!

# Por qué una jugada es buena (pistas)

ante-reason-keep = Tus cartas más fuertes se quedan en tu mano para tu vuelo.
ante-reason-raise = Con una apuesta alta puedes liderar la primera ronda, y además aumenta un bote que puedes ganar.
ante-reason-stakes = Así puedes llevarte ahora { $number ->
        [one] una moneda
       *[other] { $number } monedas
    } de oro del bote.
ante-reason-tax = Los demás pagan al bote hasta { $number ->
        [one] una moneda
       *[other] { $number } monedas
    } de oro, y el bote puede ser tuyo.
ante-reason-pay = Conservas tus cartas: valen más que el oro.
ante-reason-least = Es una de las cartas que menos vas a echar en falta.
ante-reason-take = Una carta de fuerza { $number } en la mano te servirá el resto de la partida.
ante-reason-copy = Copia el poder que más te ayuda en este momento.
ante-reason-slay = El vuelo de un rival pierde { $number } de fuerza.
ante-reason-slay-own = Debes matar un dragón, y puedes prescindir de este.
ante-reason-target-poor = Este jugador no tiene oro, pero quedará en deuda contigo.
ante-reason-trigger = Este poder vale más si se activa primero.
ante-reason-target = Este jugador tiene { $number } { $number ->
        [one] moneda
       *[other] monedas
    } de oro.
ante-reason-colour-flight = Tres dragones del mismo color: todos los demás te pagan.
ante-reason-equal-flight = Tres dragones de fuerza { $number } forman un vuelo de fuerza: recibes oro del bote, y apuestas si quedan.
ante-reason-tribute = Los rivales con dragones buenos y malvados te pagan: hasta { $number } monedas de oro.
ante-reason-weakest = Con la Druida, el vuelo más débil gana este envite: juega cartas débiles.
ante-reason-strongest = Tu vuelo pasa a ser el más fuerte, con { $number }.
ante-reason-draws =
    Su poder se activa: robas { $number ->
        [one] una carta
       *[other] { $number } cartas
    }.
ante-reason-robs = Su poder se activa: el rival con el vuelo más fuerte te da oro y una carta.
ante-reason-neighbour = Su poder se activa: un rival te da un dragón o { $number } monedas de oro.
ante-reason-power = Su poder se activa, y aquí vale más que la fuerza.
ante-reason-strength = Añade { $number } a tu vuelo.
ante-reason-later = Ahora hay poco que ganar, así que guarda tus cartas más fuertes.
