# La lección

dragardiens-lesson-grimoire = Ganas puntos al colocar dragones en tu escuela. El Grimorio dice cuáles: un número y un color, aquí cuatro dragones rojos. Es el mismo para todos.
dragardiens-lesson-training = Los dragones los consigues en el campo de entrenamiento. En tu turno tomas de uno a tres, de la izquierda o de la derecha.
dragardiens-lesson-first = En tu escuela hay un dragón verde y uno rojo. Vamos a reunir blancos: toma la carta de la izquierda.
dragardiens-lesson-first-done = Un dragón blanco. Cada carta tiene además una página por detrás. La primera carta del montón izquierdo ha ocupado el hueco, y la página de debajo muestra ahora un 3.
dragardiens-lesson-first-wrong = En esta lección reunimos blancos: el dragón blanco está a la izquierda.
dragardiens-lesson-second = Cada carta que tomas cambia una página. Toma la carta de la derecha y mira qué sale.
dragardiens-lesson-second-done = La página derecha muestra ahora el verde, y la siguiente carta es un dragón blanco.
dragardiens-lesson-second-wrong = Toma la carta de la derecha: cambia la página derecha, y las cartas son gratis.
dragardiens-lesson-third = Ahí está: toma el dragón blanco de la derecha.
dragardiens-lesson-third-done = Dos dragones blancos. Pero el Grimorio pide tres verdes, y ya has tomado tres cartas, que es el límite.
dragardiens-lesson-third-wrong = Puedes tomar una tercera carta: toma el dragón blanco de la derecha.
dragardiens-lesson-fourth = Un cristal paga una cuarta carta, una vez por turno. Toma la carta de la derecha: puede cambiar la página.
dragardiens-lesson-fourth-done = ¡Qué suerte! La página derecha muestra ahora el blanco.
dragardiens-lesson-fourth-wrong = Paga tu cristal por la carta de la derecha: la página de debajo es la que necesitas.
dragardiens-lesson-write = Tienes dos dragones blancos, no tres. Modifica el Grimorio: pon en él tu dragón rojo con el 2, con la página a la vista.
dragardiens-lesson-write-done = Ahora el Grimorio pide dos dragones blancos, justo los que tienes.
dragardiens-lesson-write-wrong = Necesitas un 2 a la izquierda: toca tu dragón rojo, cuya página es un 2.
dragardiens-lesson-lay = Colócalos. Un color nuevo empieza una pila en el extremo izquierdo o derecho de tu fila: elige la izquierda.
dragardiens-lesson-lay-done = Blanco, verde, rojo: la pila verde está ahora entre otras dos. Queda bloqueada, así que ya no puedes añadirle nada.
dragardiens-lesson-lay-wrong = Tienes lo que pide el Grimorio. Coloca los dos dragones blancos a la izquierda.
dragardiens-lesson-amulet = La página izquierda muestra la recompensa. Un 2 da el fragmento más bajo y un dragón de sombra, que es un comodín. Era tu tercer fragmento: tres forman un amuleto, con una perla.
dragardiens-lesson-others = Tu rival ha modificado el Grimorio y ha colocado un dragón azul. Después de cada turno, los demás pueden colocar dragones según las mismas páginas. Coloca el tuyo, a la derecha.
dragardiens-lesson-others-done = Los cuatro colores: eso te da un blasón. Un 1 da un fragmento y un cristal. Y ahora tu pila roja está bloqueada.
dragardiens-lesson-others-wrong = El Grimorio pide un dragón azul, y tienes uno: colócalo a la derecha.
dragardiens-lesson-rewards = Los números más altos dan más: un 5 da el fragmento más alto. Después de siete amuletos, entre los tuyos y los de tu rival, gana la mayor puntuación. Es tu turno: ¡sigue jugando!

# Por qué una jugada es buena (pistas)

dragardiens-reason-shadow = Un dragón de sombra sustituye a cualquier dragón que falte.
dragardiens-reason-alike =
    Ya tienes { $number ->
        [one] un dragón
       *[other] { $number } dragones
    } de ese color.
dragardiens-reason-pile = Encaja en una pila de tu escuela, y las cartas son gratis.
dragardiens-reason-new-colour = Es un color que le falta a tu escuela: los cuatro te dan un blasón.
dragardiens-reason-fourth = Aquí la cuarta carta vale su cristal.
dragardiens-reason-lets-lay =
    Entonces el Grimorio pide { $number ->
        [one] un dragón
       *[other] { $number } dragones
    } de un color que tienes.
dragardiens-reason-prepares = Así eliges tú la página que cuenta.
dragardiens-reason-ring = Los fragmentos completan un amuleto, que da una perla.
dragardiens-reason-egg = Además recibes un huevo dorado.
dragardiens-reason-crystal = Además recibes un cristal.
dragardiens-reason-fragments =
    Recibes ahora { $number ->
        [one] un fragmento
       *[other] { $number } fragmentos
    }, antes de que cambie la página.
dragardiens-reason-add = La página de esta carta es la que menos necesitas.
dragardiens-reason-fill = Guardas el dragón de verdad para una página posterior.
dragardiens-reason-pass = Tus dragones valdrán más con una página posterior.
dragardiens-reason-page = Las cartas son gratis, y podrás usar la página de esta en otro turno.
dragardiens-reason-school = Si hay empate a puntos, gana el jugador con más cartas en su escuela.
dragardiens-reason-end = Por ahora, nada más merece una carta o un cristal.
dragardiens-reason-choose = Este es el cofre que mejor te va.
dragardiens-reason-chest = El cofre vale más que el cristal que cuesta.
