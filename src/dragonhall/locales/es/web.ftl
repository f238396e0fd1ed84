# Las páginas del navegador. Cada juego tiene su propio archivo para su mesa (web/es.ftl).

web-skip = Ir a la mesa
web-nav = Páginas
web-nav-play = Jugar
web-nav-daily = Del día
web-me-named = Mi cuenta: { $name }
web-puzzles-line = Posiciones de partidas reales con una jugada claramente mejor que las demás. Encuéntrala.
web-puzzles-solved = { $solved } de { $all } resueltos
web-puzzles-next = Siguiente reto
web-settings = Ajustes
web-close = Cerrar
web-cancel = Cancelar
web-continue = Continuar
web-home = Volver a la sala
web-retry = Reintentar
web-go = Ir
web-hero = Juegos de mesa de dragones para ti y tus amigos
web-hero-line = Comparte un enlace para jugar con amigos, o deja los asientos libres a los bots. En el navegador, en cualquier pantalla y sin cuenta.
web-games = Los juegos
web-seats = De { $low } a { $high } jugadores
web-play-now = Jugar ya
web-play-now-note = Jugar ya: tú y dos bots ({ $level }), unos 5 minutos
web-solo = Contra bots
web-solo-line = { $played ->
    [one] 1 partida
   *[other] { $played } partidas
  } contra bots, { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
  }. Mejor bot vencido: { $best }
web-solo-apart = Las partidas solo contra bots se cuentan aparte y nunca son clasificatorias.
web-solo-ladder = La escalera de bots
web-streak = { $days ->
    [one] Racha diaria: 1 día
   *[other] Racha diaria: { $days } días
  }
web-invite = Con amigos
web-learn = Lección
web-rules = Reglas
web-my-tables = Partidas anteriores
web-going = Tus partidas
web-forget = Quitar la mesa { $code } de esta lista
web-have-code = ¿Tienes un código?
web-code = Código o enlace de una mesa
web-open-record = Abrir una partida guardada
web-bad-record = Este archivo no contiene una partida terminada.
web-public-tables = Mesas públicas
web-no-public = Ahora no hay ninguna mesa pública. Abre una: podrá unirse cualquiera, lo conozcas o no.
web-seats-free = { $free ->
    [one] { $free } asiento libre
   *[other] { $free } asientos libres
  } de { $seats }
web-state-open = sin empezar
web-state-running = en curso
web-state-over = terminada
web-clock-ends = el tiempo se acaba { $when }
web-credits = Créditos
web-who = ¿Quién juega?
web-your-name = Tu nombre
# The name of a player who has given none.
web-me = Tú
web-first-learn = Aprender en dos minutos
web-first-play = Jugar sin más
web-first-here = Empieza aquí
web-language = Idioma

web-set-theme = Apariencia
web-set-theme-auto = como en el dispositivo
web-set-theme-dark = luz de vela
web-set-theme-light = luz de día
web-set-pace = Ritmo de juego
web-set-pace-slow = lento
web-set-pace-normal = normal
web-set-pace-fast = rápido
web-set-pace-instant = instantáneo
web-set-size = Tamaño de las cartas
web-set-size-small = pequeñas
web-set-size-normal = normales
web-set-size-large = grandes
web-set-confirm = Confirmar mis jugadas
web-set-confirm-always = siempre
web-set-confirm-risky = solo las arriesgadas
web-set-confirm-never = nunca
web-set-monograms = Letras en las cartas y las piezas, además de colores y dibujos
web-set-aids = Ayudas de mesa: combinaciones posibles, poderes que se activarían, probabilidades. Cada una se activa o se desactiva con el botón «?».
web-set-sound = Sonido y vibración
web-set-volume = Volumen
web-set-notify = Avisarme cuando me toque

web-new-table = { $game }: nueva mesa
web-who-plays = Jugadores
web-only-here = No se puede contactar con la sala: en esta mesa solo pueden jugar este dispositivo y los bots.
web-how-many = Número de jugadores
web-sit-me = yo
web-sit-friend = un amigo, por enlace
web-sit-second = otra persona en este dispositivo
web-their-name = Su nombre
web-sit-bot = bot: { $level }
web-sit-hint = Los bots pueden ocupar los asientos que sigan libres al empezar.
web-public = Pública
web-public-line = Aparece en la sala; puede unirse cualquiera.
web-private = Entre amigos
web-private-line = Solo la encuentran las personas que invites.
web-link-only = Exigir el enlace completo: el código solo no abre la mesa
web-many-seats = Los invitados pueden añadir más jugadores en su dispositivo
web-setup-time = Tiempo
web-setup-guests = Invitados
web-setup-variants = Variantes del juego
web-setup-variants-line = Estas son las reglas habituales. Cambia lo que quieras.
web-setup-more = Más
web-own-number = otro número
web-variant = { $name }
web-variant-line = { $name }: { $value }
web-time-free = Sin reloj
web-time-free-line = Cada cual se toma el tiempo que necesita.
web-time-clock = Con reloj
web-time-clock-line = Si a un jugador se le acaba el tiempo, un bot ocupa su lugar.
web-time-days = En varios días
web-time-days-line = Juega cuando te venga bien; nadie pierde su lugar por estar ausente.
web-for-a-decision = Tiempo por decisión
web-n-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
  }
web-n-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
  }
web-n-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
  }
web-no-limit = sin límite
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-free-chat = Los invitados pueden escribir libremente en el chat
web-lay-table = Abrir la mesa
web-lay-and-invite = Abrir la mesa y obtener el enlace
web-is-member = Miembro de esta sala
web-level-hatchling = Cría
web-level-whelp = Dragoncillo
web-level-cockatrice = Cocatriz
web-level-drake = Draco
web-level-wyvern = Guiverno
web-level-amphiptere = Anfíptero
web-level-lindworm = Lindorm
web-level-wyrm = Gran Sierpe
web-level-wyrm-classic = Gran Sierpe
web-level-strength = { $level }, { $strength }
web-strength-hatchling = juega al azar
web-strength-whelp = muy fácil
web-strength-cockatrice = fácil
web-strength-drake = medio
web-strength-wyvern = algo difícil
web-strength-amphiptere = difícil
web-strength-lindworm = muy difícil
web-strength-wyrm = el más difícil

web-seats-title = En la mesa
web-free-seat = Asiento libre
web-bot-name = { $level } { $seat }
web-host = anfitrión
web-sit-here = Sentarse aquí
web-sit-too = Añadir a alguien aquí
web-second-name = Invitado { $n }
web-add-bot = Bot
web-level = Nivel del bot
web-free-it = dejar libre
web-stand = Dejar el asiento
web-remove = Expulsar
web-start = Empezar
web-start-fill = { $free ->
    [one] Empezar con un bot en el asiento libre
   *[other] Empezar con bots en los { $free } asientos libres
  }
web-wait-host = { $host } empezará la partida cuando estén todos.
web-invite-title = Invitar
web-invite-line = Cualquiera que abra este enlace puede sentarse.
web-link-for = ¿Quién podrá abrir el enlace?
web-link-here = solo los navegadores de este equipo
web-link-network = todos los de tu red ({ $address })
web-link-only-here = Este enlace y su código QR solo funcionan en este equipo. Para invitar desde otros dispositivos, abre la sala con «dragonhall serve --host 0.0.0.0».
web-copy-link = Compartir el enlace
web-copied = Copiado
web-qr = Código QR del enlace
web-playing-as = Juegas como { $name }.
web-invited = { $host } te invita a jugar a { $game }
web-join = Sentarme

web-opening = Preparando la mesa…
web-reconnecting = Sin conexión. Reconectando…
web-pending-move = { $move }: a la espera de la conexión. Se enviará en cuanto responda la sala.
web-watching = Estás mirando.
web-bot-plays-for-you = Un bot juega por ti.
web-i-am-back = Ya he vuelto
web-is-away = { $name } no está.
web-let-bot = Que juegue un bot
web-stand-in = juega un bot
web-away = ausente
web-to-act = le toca
web-winner = gana
web-opponents = Rivales
web-my-place = Tu lugar
web-players = Jugadores
web-undo = Deshacer
web-took-back = { $name } deshace su última jugada.
web-undo-asked = { $name } quiere deshacer una jugada. ¿De acuerdo?
web-undo-waiting = Esperando a que los demás acepten deshacer la jugada.
web-your-turn = Te toca. ¿Qué haces?
web-your-turn-short = Te toca
web-your-turn-title = Te toca: { $table }
web-waiting-for = Esperando a { $names }…
web-confirm = Confirmar: { $move }
web-unpick = Borrar la selección
web-less = Uno menos
web-more = Uno más
web-all-moves = Ver las { $count }
web-all-moves-title = Todo lo que puedes hacer
web-log = Historial
web-help = Ayuda
web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía.
web-send = Enviar
web-keys = Atajos de teclado
web-key-tab = ir de una zona a otra
web-key-arrows = moverse dentro de una zona
web-key-enter = elegir; pulsar otra vez para confirmar
web-key-numbers = pulsar el primer botón, el segundo…
web-key-confirm = confirmar la selección
web-key-escape = borrar la selección
web-key-moves = ver todo lo que puedes hacer
web-key-inspect = explicar la carta o la ficha
web-key-undo = deshacer una jugada
web-key-log = abrir el historial
web-key-talk = abrir el chat
web-why-not = Ahora no puedes usar esto. Todo lo que puedes usar está resaltado.
web-nothing-more = No hay nada más que explicar aquí.

web-pass-to = Pasa la pantalla a { $name }
web-curtain-line = ¡Que no mire nadie más!
web-curtain-open = Soy { $name }

web-end = Fin
web-line = Línea
web-score = Puntos
web-score-sheet = Hoja de puntuación
web-rematch = Revancha
web-change-players = Cambiar jugadores
web-go-rematch = Ir a la revancha
web-replay = Repetición
web-uploaded = Partida subida por un invitado; no se jugó en esta sala.
web-share = Compartir
web-record = Guardar la partida
web-look-at-table = Ver la mesa
web-back-to-table = Volver a la mesa
web-seen-by = Punto de vista
web-spectator = espectador
web-first = Al principio
web-previous = Retroceder una jugada
web-next = Avanzar una jugada
web-last = Al final
web-run = Reproducir
web-pause = Pausa

web-review = Análisis: quién iba ganando y por qué
web-review-begins = Empezando el análisis…
web-review-cost = Esta decisión redujo la probabilidad de ganar en { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.

web-menu = Menú de la mesa
web-notes = Mensajes
web-dock = Tu decisión
web-bot-for-me = Que un bot juegue por mí
web-bot-for = Que un bot juegue por { $name }
web-resign = Abandonar
web-resign-line = Dejas la partida definitivamente y un bot sigue jugando por ti. No se puede deshacer.
web-vote = Votar para expulsar a { $name }
web-vote-count = Expulsar a { $name }: { $yes } de { $needed } votos

web-how-to-play = Cómo se juega
web-chapters = Capítulos

web-trouble = El dragón duerme
web-trouble-other = Algo ha salido mal. Inténtalo de nuevo o vuelve a la sala.
web-trouble-offline = No se puede contactar con la sala. ¿Tienes conexión? ¿Está en marcha el servidor? Tu partida está a salvo: seguirá donde la dejaste.
web-trouble-no-table = Ninguna mesa tiene este código. Puede haber un error al escribirlo, o la mesa ya no existe. Pide otra vez el enlace o abre tu propia mesa.
web-trouble-no-page = Esta página no existe.
web-trouble-no-ply = La partida no llegó tan lejos.
web-trouble-bad-token = Tu clave ya no abre esta mesa. Vuelve a cargar la página para entrar como invitado.
web-trouble-no-game = Esta sala no tiene ese juego.
web-trouble-seat-taken = Alguien se te ha adelantado: ese asiento está ocupado.
web-trouble-already-started = Esa partida ya ha empezado. Puedes mirar.
web-trouble-bad-name = El nombre debe tener de 1 a 24 caracteres.
web-trouble-old-protocol = Hay una versión más reciente de esta página. Vuelve a cargarla.
web-trouble-too-fast = Demasiadas peticiones. Espera un momento e inténtalo de nuevo.
web-trouble-stale = Algo ha cambiado en la mesa. Mírala de nuevo y decide.
web-trouble-cannot-undo = Ya no se puede deshacer: después se han tirado dados, se ha robado o se ha revelado algo.

web-credits-icons = Iconos
web-credits-icons-line = De game-icons.net, licencia CC BY 3.0; los hemos coloreado y combinado. Autores de los iconos:
web-credits-fonts = Tipos de letra
web-credits-own = Dibujos originales
web-credits-own-line = Los cinco dragones de carreras, la mandrágora, el dragón de cinco cabezas, las puertas, las cartas, las monedas, los dados, los huevos y las fichas se dibujaron para Dragonhall.
web-credits-games = Los juegos
web-credits-games-line = Dragonhall es obra de aficionados. Los juegos pertenecen a sus autores y editoriales; hemos escrito las reglas con nuestras propias palabras.

# El relato: lo que ocurrió, paso a paso.
web-lately = Lo que acaba de pasar
web-to-my-turn = Ir a mi turno
web-forced = Solo hay una respuesta posible: se elige por ti.
web-go-on = Continuar
web-pause-title = Fin de esta parte
web-pause-brought = Lo que ha ganado cada uno:
web-see-moment = Ver este momento
web-peek = Así estaba la mesa tras la jugada { $ply }.
web-back-to-now = Volver al presente
web-telling = Toca en cualquier lugar para seguir; mantén pulsado para ir a tu turno.

# Los bots tienen nombre propio: ocho por nivel, para que no haya dos iguales en una mesa.
web-bots-hatchling = Pipo, Miga, Botón, Brinco, Pizca, Chispa, Mecha, Pelusa
web-bots-whelp = Travieso, Dedal, Guijarro, Manchas, Bellota, Brote, Canica, Tirabuzón
web-bots-cockatrice = Cresta, Espolón, Huso, Retama, Penacho, Tanaceto, Bardana, Peñasco
web-bots-drake = Pedernal, Enebro, Acedera, Ceniza, Carbón, Pluma, Zarza, Cuervo
web-bots-wyvern = Véspero, Sabina, Espina, Melusina, Corvana, Morgana, Majuelo, Galena
web-bots-amphiptere = Céfiro, Alción, Brisa, Halcón, Celeste, Aureola, Alondra, Nimbo
web-bots-lindworm = Sigrida, Milenrama, Romero, Lucero, Runa, Talvino, Escaldo, Alvana
web-bots-wyrm = Ascua Vieja, Grimilda, Tarasca, Morwena, Escama Gris, Peña Negra, Bramido, Colmillo Helado
web-bots-wyrm-classic = { web-bots-wyrm }
web-set-face = Tu retrato
web-set-face-n = retrato { $n }
web-you = tú
web-why = ¿Por qué esta pregunta?
web-aids = Ayudas de mesa
web-sure = { $move }: ¿seguro?
web-sure-because = ¿{ $move }? { $risk }

web-plain-choose = Elegir { $name }
web-plain-hand = Tu mano
web-plain-pile = { $label }: { $count }
web-plain-revealed = Recién mostrado
web-pile-empty = Aquí no hay cartas.
web-member = Mi cuenta
web-rate-it = Partida clasificatoria: solo miembros y bots, con reloj y sin pistas. El resultado cuenta para la clasificación.
web-boards = Clasificación
web-clubs = Clubes
web-people = Personas en esta mesa
web-for-club = Para un club
web-for-no-club = Ningún club
web-tournaments = Torneos
web-to-tournament = Ir al torneo
web-statistics = Estadísticas

# Pistas

web-hint = Pista
web-hint-thinking = Pensando…
web-hint-best = Pista: { $move }
web-hint-share = gana cerca del { $share } % de las veces, según lo que puedes ver
web-hint-only = Solo hay una jugada: { $move }.
web-hint-close = Otra jugada es casi igual de buena.
web-hint-even = Estas jugadas son más o menos igual de buenas.
web-hint-mixed = Tu elección es secreta: varía tu juego para que nadie lo adivine.
web-hint-others = Otras jugadas
web-hint-other = { $move }: { $share } %
web-hints-on = Permitir pistas en esta mesa
web-hints-off = Desactivar las pistas en esta mesa
web-hinted = Pistas usadas: { $list }.
web-hinted-by = { $name } ({ $count })
web-key-hint = una pista, si la mesa lo permite

# Lecciones

web-lesson = Lección
web-lesson-step = Lección, paso { $step } de { $steps }
web-lesson-next = Siguiente
web-lesson-play-on = Seguir jugando
web-lesson-leave = Salir de la lección
web-lesson-watch = Mira lo que pasa…
web-lesson-read = Lee esto primero y toca «Siguiente».

# Retos

web-puzzles = Retos
web-puzzle = Reto
web-puzzle-grade = Dificultad: { $grade } de 4
web-puzzle-streak = seguidos: { $streak }, récord { $best }
web-puzzle-ask = Según lo que puedes ver, hay una jugada claramente mejor. Encuéntrala.
web-puzzle-wrong = No es esa: otra jugada gana más veces. Prueba de nuevo.
web-puzzle-wrong-share = «{ $move }» gana el { $share } % de las veces; otra jugada, el { $best } %. Inténtalo de nuevo.
web-puzzle-right = ¡Correcto!
web-puzzle-answer = La jugada es esta: { $move }.
web-puzzle-shares = Gana el { $share } % de las veces; la siguiente mejor, el { $next } %.
web-puzzle-missed = Han fallado: { $levels }.
web-puzzle-show = Mostrar la jugada
web-puzzle-next = Siguiente reto
web-puzzle-copied = Enlace copiado.

# Preguntar a las reglas.
web-search-rules = Buscar en las reglas
web-search-found = { $count ->
    [0] No se ha encontrado nada
    [one] Una regla
   *[other] { $count } reglas
  }
web-search-near = No es exactamente lo que buscas, pero se acerca:
# Las palabras de una pregunta que la búsqueda no tiene en cuenta, y los grupos de palabras con el mismo significado: cada una vale por todas las que empiezan igual.
web-search-ignored =
    a al ante con cómo cuál cuáles cuándo cuánto cuántos cuántas de debe deben del dos el él ella ellas ellos en
    entre es esa ese eso esta está están este esto estos hace hacer hacen hago hay la las le les lo los más me mi
    mis no nos o para pasa pasan pero por porque puede pueden puedo que qué quién quiénes se ser si sí sin sobre son
    su sus tengo tiene tienen tu tus un una unas uno unos y ya yo
web-search-alike =
    empat igual; primer empie empez comienz inici lider; mirar mira ver consult contar; fin termin acab último;
    compr pag; tir lanz dado; pierd perd elimin fuera; gan victori venc; rob quit toma llev; naz nac eclos; com
    aliment
web-rule-number = Regla { $number }
web-why-not-turn = No es tu turno: falta la decisión de { $names }.
web-uses = Puedes usarlo para:
web-uses-more = { $more ->
    [one] y una más
   *[other] y { $more } más
  }
web-hints = Pistas
web-hints-alone = solo si juega una sola persona
web-hints-yes = siempre
web-hints-no = nunca
web-not-now = Ahora no es posible
web-what-happens = ¿Qué pasa si…?
web-what-happens-pick = Elige una carta o una pieza: aquí verás las jugadas posibles con ella.
web-what-happens-open = El resto depende de la suerte o de cartas ocultas. Por ejemplo:
web-what-happens-nothing = De momento no pasa nada más.
# La partida del día

web-daily = La partida del día
web-daily-line = Cada día, una partida por juego: las mismas cartas y los mismos bots para todos.

# Una pantalla grande muestra la mesa; las manos, en los teléfonos

web-screen = Mostrar en un televisor
web-screen-line = El tablero en la pantalla grande y cada mano en un teléfono.
web-screen-join = Escanea para sentarte
web-screen-watching = Las cartas de cada uno se quedan en su teléfono.
web-screen-late = Escanea para ocupar el lugar de un bot
web-screen-wait = El anfitrión empieza la partida en su propio dispositivo.
web-screen-full = Pantalla completa
web-hand-board = Mostrar el tablero
web-hand-only = Mostrar solo mi mano
web-take-bot-seat = Ocupar el lugar de un bot
web-watching-full = Todos los asientos están ocupados: puedes mirar.
