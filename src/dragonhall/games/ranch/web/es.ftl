# El rancho en el navegador.

web-ranch-mark-yellow = Am
web-ranch-mark-green = Ve
web-ranch-mark-blue = Az
web-ranch-mark-purple = Vi
web-ranch-mark-red = Ro
web-ranch-red = puntúa cada temporada
web-ranch-blue = un solo uso
web-ranch-season = Temporada { $season } de { $seasons }
web-ranch-phase-turns = turnos
web-ranch-phase-feeding = alimentación
web-ranch-phase-breeding = reproducción
web-ranch-phase-over = el final
web-ranch-display = Cartas de Poder
web-ranch-supply = Reserva
web-ranch-discards = Descartes:
web-ranch-deck = Mazo: { $cards }
web-ranch-last = Última combinación: { $combination }{ $farmers ->
    [0] { "" }
    [one] , con un Granjero
   *[other] , con { $farmers } Granjeros
  }
web-ranch-of = Rancho de { $name }
web-ranch-score = { $name }: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  }
web-ranch-points = puntos
web-ranch-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
web-ranch-banned = no repone la mano
web-ranch-first = jugador inicial
web-ranch-empty = aún vacío
web-ranch-known = Cartas conocidas: { $cards }
web-ranch-hand = Tu mano
web-ranch-no-cards = No tienes cartas en la mano.

web-ranch-ask-turn = Tu turno: toca cartas para una combinación, o roba.
web-ranch-ask-acted = Aún puedes jugar una carta azul, o terminar el turno.
web-ranch-ask-egg = ¿Qué huevo eclosiona?
web-ranch-ask-evolve = ¿Qué huevo evoluciona, y a qué color?
web-ranch-ask-loot = ¿Qué quita tu dragón rojo, y a quién?
web-ranch-ask-power = Ha nacido tu dragón, así que puedes tomar una carta de Poder.
web-ranch-ask-swap = Das { $token }: ¿qué tomas a cambio, y de quién?
web-ranch-ask-discard = Tienes más de siete cartas. Descarta una.
web-ranch-ask-feed = Alimentación: ¿a cuántos de tus { $creatures } alimentas? Los demás mueren de hambre.
web-ranch-ask-breed = Reproducción: toca dos criaturas para emparejarlas (la misma clase dos veces para dos iguales).

# Lo que da una jugada.
web-ranch-do-mandrakes = { $number ->
    [one] una mandrágora
   *[other] { $number } mandrágoras
  }{ ranch-paying-mandrakes }
web-ranch-do-griffins = { $number ->
    [one] un grifo
   *[other] { $number } grifos
  }{ ranch-paying-griffins }
web-ranch-do-eggs = { $number ->
    [one] un huevo
   *[other] { $number } huevos
  }{ ranch-paying-dragons }
web-ranch-do-hatching = { $number ->
    [one] hacer eclosionar un huevo
   *[other] hacer eclosionar { $number } huevos
  }{ ranch-paying-first-dragon }{ ranch-paying-second-mandrake }
web-ranch-do-exchange = descartar { $one } + { $two }: dos cartas nuevas y un lingote
web-ranch-do-evolve = nivel 1 → { $token }
web-ranch-do-evolve-red = { $token } → huevo rojo

web-ranch-tip-discard = Puedes conservar siete cartas como máximo. Descarta las que no vayas a necesitar.
web-ranch-tip-evolve = Uno de tus huevos sube un nivel: su dragón dará más puntos, y cada color da una bonificación distinta al nacer.
web-ranch-tip-loot = En el rancho de un rival, toca lo que quita el dragón rojo.
web-ranch-tip-swap = En el rancho de un rival, toca una ficha de otra clase para cambiarla por la tuya.
web-ranch-tip-turn = Dos cartas hacen una combinación. Mandrágora + Mandrágora: una mandrágora. Grifo + Grifo: un grifo. Dragón + Dragón: un huevo. Dragón + Mandrágora: un huevo eclosiona. Mandrágora + Grifo: dos lingotes. Dragón + Grifo: un huevo sube un nivel. Cada Granjero que añadas a las cuatro primeras da uno más. Un lingote puede sustituir a cualquier carta. Toca cartas para ver qué permiten, o roba una carta y toma un lingote.
web-ranch-tip-acted = Tus cartas de Poder azules están en tu rancho. Puedes jugar una por turno, antes o después de tu acción.
web-ranch-tip-power = Cada vez que nace un dragón puedes tomar una carta de Poder. Las azules se usan una vez; las rojas puntúan al final de cada temporada.
web-ranch-tip-feed = Cada grifo come una mandrágora y cada dragón come un grifo; los que no comen mueren de hambre. Cría bastante comida antes de que termine la temporada.
web-ranch-tip-breed = Dos mandrágoras dan una mandrágora; dos grifos, un grifo; dos dragones, un huevo del nivel más bajo de los dos; o un dragón hace eclosionar un huevo. Tu primera pareja de cada temporada es gratis; cada una de las demás cuesta un lingote. Cada ficha solo se empareja una vez.
web-ranch-tip-egg = Elige el huevo que eclosiona. Los dragones de color te dan una bonificación enseguida.

web-ranch-why-seat = Solo eliges a un rival cuando juegas una carta de hurto. (7.9, 7.10)
web-ranch-why-mine = Las criaturas se usan con combinaciones y cartas de Poder; solo los lingotes pueden sustituir a cartas. (3.1, 4.8)
web-ranch-why-theirs = Solo las cartas de Poder y los dragones rojos afectan al rancho de otro jugador. (5.5, 7.4)
web-ranch-why-shelf = Las fichas de la reserva se obtienen con combinaciones y poderes. (4.1, 7.6)
web-ranch-why-combination = Ahora mismo estas cartas no permiten ninguna combinación útil. (4.10)
web-ranch-why-blue-later = Las cartas azules se juegan en tu propio turno, antes o después de tu acción. (6.4)
web-ranch-why-egg = Ahora solo pueden eclosionar los huevos que tenías cuando anunciaste la combinación. (4.14)
web-ranch-why-evolve = Un huevo de nivel 1 pasa a ser un huevo de nivel 2 de la reserva; desde la temporada 2, un huevo de nivel 2 pasa a ser rojo. (4.12, 4.13)
web-ranch-why-loot = Un dragón rojo quita a un rival un huevo de nivel 1, una mandrágora, un grifo o un lingote. (5.5)
web-ranch-why-swap = Trueque cambia una de tus fichas básicas por una ficha básica de otra clase de un rival. (7.5, 7.11)
web-ranch-why-discard = Primero descarta cartas de tu mano hasta quedarte con siete. (3.6)
web-ranch-why-feed = Di con los botones cuántas criaturas de cada clase comen. (9.4)
web-ranch-why-breed = Una pareja se forma con dos fichas tuyas que aún no se hayan emparejado esta temporada, y debe producir algo. (10.6, 10.8)
web-ranch-why-power = Se toma una carta de Poder cuando nace un dragón. (5.6)
web-ranch-why-red-later = Por un dragón de nivel 1 solo puedes tomar una carta azul. (5.6)
web-ranch-why-red = Las cartas rojas no se juegan: puntúan al final de cada temporada. (8.1)
web-ranch-why-blue-once = Solo una carta azul por turno. (6.4)
web-ranch-why-blue = Una carta azul no te sirve de nada ahora. (6.4, 6.5)
web-ranch-why-medal = Al final de la temporada, una medalla es para el jugador con más fichas de su clase, si tiene al menos las necesarias. (11.1)
web-ranch-why-acted = Ya has hecho tu acción de este turno. (3.1, 3.2)

web-ranch-about-seat = Los dragones dan 1, 2 o 3 puntos según su nivel al final de cada temporada; las medallas, 3 puntos al final de la partida. (11.2, 12.2)
web-ranch-about-essence-mandrake = Dos: una mandrágora. Con un Dragón: un huevo eclosiona. Con un Grifo: dos lingotes. (4.1, 4.4, 4.5)
web-ranch-about-essence-griffin = Dos: un grifo. Con una Mandrágora: dos lingotes. Con un Dragón: un huevo sube un nivel. (4.2, 4.5, 4.6)
web-ranch-about-essence-dragon = Dos: un huevo de nivel 1. Con una Mandrágora: un huevo eclosiona. Con un Grifo: un huevo sube un nivel. (4.3, 4.4, 4.6)
web-ranch-about-essence-farmer = Añádelo a mandrágoras, grifos, huevos o eclosión para obtener uno más. (4.1, 4.7)
web-ranch-about-token-mandrake = Comida para un grifo. Dos dan una tercera. (9.1, 10.1)
web-ranch-about-token-griffin = Come una mandrágora por temporada y alimenta a un dragón. Dos dan un tercero. (9.1, 9.2, 10.2)
web-ranch-about-token = Un huevo, con su dragón en la otra cara. Un dragón come un grifo por temporada y da tantos puntos como su nivel. (9.2, 11.2)
web-ranch-about-token-yellow-dragon = Nivel 2. Cuando nace, toma un lingote. (5.1)
web-ranch-about-token-green-dragon = Nivel 2. Cuando nace, toma una mandrágora. (5.2)
web-ranch-about-token-blue-dragon = Nivel 2. Cuando nace, toma un grifo. (5.3)
web-ranch-about-token-purple-dragon = Nivel 2. Cuando nace, toma un huevo de nivel 1. (5.4)
web-ranch-about-token-red-dragon = Nivel 3. Cuando nace, quita algo a un rival. (5.5)
web-ranch-about-token-ingot = Sustituye a cualquier carta de una combinación: como máximo dos por turno (edición inglesa: dos por combinación). También paga las parejas adicionales. (4.8, 10.5)
web-ranch-about-medal = La gana el jugador con más fichas de esta clase al final de una temporada, si tiene al menos las necesarias: 3 puntos al final de la partida. (11.1, 12.2)
web-ranch-get-blue = Puedes tomar una cada vez que nace uno de tus dragones. (5.6)
web-ranch-get-red = Puedes tomar una cada vez que nace uno de tus dragones de nivel 2 o 3. (5.6)

web-ranch-short =
    En tu turno haces una combinación de dos cartas (más Granjeros), o robas una carta y tomas un lingote, o canjeas dos cartas y tomas un lingote.
    Cuando nace un dragón puedes tomar una carta de Poder; los de color dan además una bonificación.
    Cuando el mazo se agota, la temporada termina: los grifos comen mandrágoras, los dragones comen grifos y después las criaturas se reproducen.
    Los dragones dan de 1 a 3 puntos cada temporada; las medallas, 3 puntos al final. Después de dos temporadas gana la mayor puntuación.

# Lo que se pierde con una jugada.
web-ranch-risk-feed-griffins = Los que no alimentes morirán de hambre.
web-ranch-risk-feed-level-1 = Los que no alimentes morirán de hambre.
web-ranch-risk-feed = Los que no alimentes morirán de hambre.
web-ranch-risk-no-power = Una carta de Poder no cuesta nada.
web-ranch-risk-end-turn = Aún hay algo que podrías hacer.
web-ranch-risk-stop-breeding = Aún podría reproducirse otra pareja.

# Por qué pasa.
web-ranch-aside-farmers = Cada Granjero da uno más.
web-ranch-aside-five = Así la mano vuelve a tener cinco cartas.
web-ranch-aside-power = Un jugador puede tomar una carta de Poder por cada dragón suyo que nace.
web-ranch-aside-played-two-combinations = { ranch-power-two-combinations.does }.
web-ranch-aside-played-wild-card = { ranch-power-wild-card.does }.
web-ranch-aside-played-two-farmers = { ranch-power-two-farmers.does }.
web-ranch-aside-played-destroy = { ranch-power-destroy.does }.
web-ranch-aside-played-swap = { ranch-power-swap.does }.
web-ranch-aside-played-take = { ranch-power-take.does }.
web-ranch-aside-played-back-to-the-egg = { ranch-power-back-to-the-egg.does }.
web-ranch-aside-played-repeat = { ranch-power-repeat.does }.
web-ranch-aside-played-steal-an-ingot = { ranch-power-steal-an-ingot.does }.
web-ranch-aside-played-steal-a-card = { ranch-power-steal-a-card.does }.
web-ranch-aside-hatched-yellow = Un dragón amarillo da un lingote al nacer.
web-ranch-aside-hatched-green = Un dragón verde da una mandrágora al nacer.
web-ranch-aside-hatched-blue = Un dragón azul da un grifo al nacer.
web-ranch-aside-hatched-purple = Un dragón violeta da un huevo de nivel 1 al nacer.
web-ranch-aside-hatched-red = Un dragón rojo quita algo a un rival al nacer.
web-ranch-aside-evolved = Su dragón dará más puntos, y una bonificación al nacer.
web-ranch-aside-medal = Es para el jugador que tiene más al final de la temporada.
web-ranch-aside-medal-none = Nadie tiene bastantes, o hay un empate.
web-ranch-aside-points = Cada dragón da tantos puntos como su nivel; cada carta roja, los que indica.

web-ranch-setup-game = La partida
web-ranch-setup-eggs = Huevos y reserva
web-ranch-setup-medals = Medallas
web-ranch-setup-solo = En solitario

# Ayudas de mesa: qué permite una mano y para qué le falta una carta.
web-ranch-aid-recipes = Recetas
web-ranch-aid-key-can = Puedes hacer: { $list }
web-ranch-aid-item-once = { $thing }
web-ranch-aid-item-times = { $thing } ×{ $number }
web-ranch-aid-key-short = Te falta una carta: { $list }
web-ranch-aid-item-with = { $thing } ({ $other })

# Las recetas: qué dan dos cartas, y cómo se consigue lo demás.
web-ranch-recipes = Recetas: qué dan dos cartas
web-ranch-recipe = { $combination }{ $is ->
    [can] : posible
    [times] : posible hasta { $number } veces
    [short] : te falta una carta ({ $cards })
    [no] : no con estas cartas
   *[idle] { "" }
  }
web-ranch-how-farmer = Cada Granjero que añadas da uno más
web-ranch-how-power = Carta de Poder: cuando nace un dragón tuyo
web-ranch-how-medal = Medalla: más fichas de su clase al final de la temporada
web-ranch-how-ingot = Lingote: cuando robas o canjeas cartas
web-ranch-why-recipe = Tu mano no lo permite ahora. (4.9, 4.10)
web-ranch-about-combination-mandrakes = Dos cartas de Mandrágora: tomas una mandrágora. Cada Granjero que añadas da una más. (4.1)
web-ranch-about-combination-griffins = Dos cartas de Grifo: tomas un grifo. Cada Granjero que añadas da uno más. (4.2)
web-ranch-about-combination-eggs = Dos cartas de Dragón: tomas un huevo de nivel 1. Cada Granjero que añadas da uno más. (4.3)
web-ranch-about-combination-hatching = Una carta de Dragón y una de Mandrágora: uno de tus huevos eclosiona, y puedes tomar una carta de Poder. Con cada Granjero que añadas eclosiona uno más. (4.4, 5.6)
web-ranch-about-combination-gold = Una carta de Mandrágora y una de Grifo: tomas dos lingotes. Los Granjeros no añaden nada. (4.5, 4.7)
web-ranch-about-combination-evolving = Una carta de Dragón y una de Grifo: uno de tus huevos sube un nivel. Los Granjeros no añaden nada. (4.6, 4.7)
