# La carrera en el navegador.

web-dragorun-track = El circuito
web-dragorun-dice = Los dados
web-dragorun-free = Elige una ficha
web-dragorun-marker = ficha de { $dragon }
web-dragorun-on = en la casilla { $space } de { $track }

web-dragorun-ask-turn = { $dragon ->
    [none] Tira los dados o toca un dragón para cambiar de ficha.
   *[other] Tienes a { $dragon }. Tira los dados o toca otro dragón para cambiar de ficha.
  }
web-dragorun-ask-rolled = { $colour ->
    [white] Blanco: elige qué dragón se mueve ({ $movement }) o vuelve a tirar una vez.
   *[other] Se mueve { $dragon } ({ $movement }): adelante, o vuelve a tirar una vez.
  }
web-dragorun-ask-white = Otra vez blanco: ¿qué dragón se mueve? ({ $movement })
web-dragorun-ask-must-roll = Todos han hecho un cambio: tira los dados.
web-dragorun-ask-marker = Elige la ficha de un dragón.

web-dragorun-tip-turn = Ganas si tienes la ficha del primer dragón que cruce la meta. Tu ficha está junto a tu nombre. Tira los dados para mover un dragón, o toca otro dragón para quedarte con su ficha: nadie podrá quitártela hasta tu siguiente turno. Si se juega con huevos, además robas uno.
web-dragorun-tip-rolled = Un dado dice qué dragón se mueve; el otro, cuánto. Solo cuentan las casillas libres: los dragones saltan unos por encima de otros. El trofeo lleva al dragón a la cabeza; el caracol, a la cola. Una vez por turno puedes volver a tirar un dado o los dos: toca un dado o usa los botones.
web-dragorun-tip-white = El blanco vale por cualquier dragón: toca el que deba moverse.
web-dragorun-tip-marker = Cada ficha es de un dragón. Elige el dragón por el que apostarías ahora; más tarde puedes cambiar.

web-dragorun-why-egg = Los huevos no se juegan: cada uno tiene efecto cuando se roba, y la seta venenosa mientras la conservas. (5.6, 6.3)
web-dragorun-why-rolled = El dado de color dice qué dragón se mueve. (4.3)
web-dragorun-why-rerolled = Solo puedes volver a tirar una vez por turno. (4.2)
web-dragorun-why-marker = Alguien tiene ya esa ficha. (2.5)
web-dragorun-why-first = Responde antes a la pregunta; después, tira los dados o cambia de ficha. (3.1)
web-dragorun-why-own = Esa es tu propia ficha. (5.1)
web-dragorun-why-protected = Esa ficha acaba de cambiar de manos y está boca abajo: nadie puede tomarla hasta el próximo turno de quien la tiene. (5.2)
web-dragorun-why-must-roll = Todos acaban de hacer un cambio: tienes que tirar los dados. (5.8)
web-dragorun-why-swap-instead = Ya has tirado: en un turno se tiran los dados o se cambia de ficha, pero no las dos cosas. (5.1)
web-dragorun-why-all-protected = Todas las demás fichas están boca abajo: no puedes cambiar. (5.4)
web-dragorun-why-return = Solo puedes devolver tus huevos si tu dragón va último al empezar tu turno. (3.3)

web-dragorun-about-dragon = Gana la carrera el jugador que tiene la ficha del primer dragón en llegar a la meta. (7.1)
web-dragorun-about-movement-plus-1 = A la primera casilla libre por delante. (4.5)
web-dragorun-about-movement-plus-2 = A la segunda casilla libre por delante. (4.5)
web-dragorun-about-movement-plus-3 = A la tercera casilla libre por delante. (4.5)
web-dragorun-about-movement-minus-1 = Hacia atrás, a la casilla libre más cercana. (4.7)
web-dragorun-about-movement-trophy = A la casilla justo delante del dragón que va en cabeza. (4.8)
web-dragorun-about-movement-snail = A la casilla justo detrás del último dragón. (4.11)
web-dragorun-about-colour = El dado de color dice qué dragón se mueve. (4.3)
web-dragorun-about-colour-white = Blanco: eliges qué dragón se mueve. (4.3)
web-dragorun-about-egg = Al robarlo, este dragón avanza a la siguiente casilla libre. (6.1)
web-dragorun-about-egg-snail = Envía al último puesto al dragón cuya ficha acabas de tomar. (6.2)
web-dragorun-about-egg-mushroom = La seta venenosa: mientras la tengas, no puedes ganar. (6.3)


web-dragorun-short =
    Cinco dragones compiten en una carrera, y cada jugador tiene la ficha de uno de ellos.
    En tu turno, tira los dos dados (puedes volver a tirar una vez) y mueve el dragón que indiquen.
    O cambia tu ficha por otra que esté boca arriba y roba un huevo.
    Gana quien tenga la ficha del primer dragón en llegar, salvo que tenga la seta venenosa.
web-dragorun-do-swap = Cambiar por { $dragon }
web-dragorun-do-move = Mover a { $dragon } a la { $space }
web-dragorun-do-finish = ¡{ $dragon } cruza la meta!
web-dragorun-do-stay = { $dragon } se queda en la { $space }
web-dragorun-mine = tu dragón

# Por qué ha pasado.
web-dragorun-aside-leapt = { $leapt ->
    [one] La casilla ocupada no cuenta.
   *[other] Las { $leapt } casillas ocupadas no cuentan.
  }
web-dragorun-aside-trophy = El trofeo lo lleva justo delante del que iba en cabeza.
web-dragorun-aside-snail = El caracol lo envía al último puesto.
web-dragorun-aside-stays-trophy = El trofeo no tiene efecto: este dragón ya va en cabeza.
web-dragorun-aside-stays-snail = El caracol no tiene efecto: este dragón ya va último.
web-dragorun-aside-swap = Nadie puede tomar la ficha nueva antes del próximo turno de quien la tiene.
web-dragorun-aside-egg = Con cada cambio se roba un huevo; este hace avanzar a su dragón.
web-dragorun-aside-egg-snail = Con cada cambio se roba un huevo; este envía al último puesto al dragón de la ficha recién tomada.
web-dragorun-aside-egg-mushroom = Con cada cambio se roba un huevo; quien tiene este no puede ganar.
web-dragorun-aside-white = Blanco: quien ha tirado elige el dragón.
web-dragorun-aside-won = Lo que cuenta es la ficha, no quién movió al dragón.
web-dragorun-aside-returned = Solo puede hacerlo un jugador cuyo dragón vaya último.

web-dragorun-setup-track = El circuito
web-dragorun-setup-markers = Fichas y carreras
web-dragorun-setup-eggs = Huevos

# Ayudas de mesa: las probabilidades de los dados y de los huevos.
web-dragorun-aid-odds = Probabilidades
web-dragorun-aid-key-roll = Tirar: { $list }
web-dragorun-aid-key-reroll-both = Volver a tirar los dos dados: { $list }
web-dragorun-aid-key-reroll-colour = Volver a tirar el dado de color: { $list }
web-dragorun-aid-key-reroll-movement = Volver a tirar el dado de movimiento: { $list }
web-dragorun-aid-key-swap = Si cambias, tu huevo: { $list }
web-dragorun-aid-item-wins = ganas: { $percent } %
web-dragorun-aid-item-forward = tu dragón avanza: { $percent } %
web-dragorun-aid-item-back = retrocede: { $percent } %
web-dragorun-aid-item-loses = gana otro: { $percent } %
web-dragorun-aid-item-egg-wins = { $thing } gana: { $percent } %
web-dragorun-aid-item-egg-loses = con { $thing } gana otro: { $percent } %
web-dragorun-aid-item-egg-snail = caracol: { $percent } %
web-dragorun-aid-item-egg-mushroom = seta venenosa: { $percent } %
