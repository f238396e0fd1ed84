# La lección

dragorun-lesson-race = Cinco dragones corren hacia la meta. Ninguno es de nadie: cada jugador tiene la ficha de un dragón, y gana quien tenga la del primero en llegar.
dragorun-lesson-marker = Esta es tu ficha: Dragobert, el dragón verde, que ahora va último. Mientras la tengas, te conviene que gane Dragobert.
dragorun-lesson-beside = Nadie tiene las fichas de estos tres: están junto al tablero. Si uno de estos dragones llega primero, no gana nadie. También puedes cambiar tu ficha por una de ellas.
dragorun-lesson-mushroom = De un cambio anterior te quedó un huevo malo: la seta venenosa. Con ella no puedes ganar. Pero tu dragón va último, así que antes puedes devolver todos tus huevos. Hazlo.
dragorun-lesson-mushroom-done = La seta venenosa ha vuelto a la reserva, y sigue siendo tu turno.
dragorun-lesson-mushroom-wrong = Deshazte primero de la seta venenosa: devuelve tus huevos a la reserva.
dragorun-lesson-roll = En tu turno tiras los dados o cambias de ficha. Tira los dados.
dragorun-lesson-roll-done = Un dado nombra un dragón; el otro dice cómo se mueve. Con el blanco eliges tú: ¡el dragón que quieras avanza tres casillas libres!
dragorun-lesson-roll-wrong = Pronto podrás cambiar. Mira antes qué hacen los dados: tíralos.
dragorun-lesson-move = Puedes quedarte con esta tirada o volver a tirar una vez. Te viene bien: mueve a Dragobert y mira por qué llega a la casilla 9.
dragorun-lesson-move-done = De la casilla 2 a la 9: solo cuentan las casillas libres, así que con tres pasos ha saltado a todo el grupo.
dragorun-lesson-move-wrong = Quédate con esta tirada y úsala para tu dragón: mueve a Dragobert.
dragorun-lesson-snail = Al otro jugador le ha salido el caracol con Dragobert, que pasa a ir detrás del último. Los dados pueden nombrar cualquier dragón, los tire quien los tire.
dragorun-lesson-swap = Dragobert va último. Didi va primero, y su ficha la tiene el otro jugador. No tires: cambia tu ficha por la de Didi.
dragorun-lesson-swap-done = Ahora tú tienes la ficha de Didi y el otro jugador la de Dragobert. La tuya queda boca abajo hasta tu próximo turno: nadie puede quitártela.
dragorun-lesson-swap-wrong = Con el último dragón no se gana nada. Toca a Didi, que va primero, y cambia.
dragorun-lesson-egg = Un cambio tiene un precio: robas un huevo de esta reserva. El tuyo ha puesto a Dragma por delante de Didi. Pudo ser el caracol, que envía a tu nuevo dragón al último puesto, o la seta.
dragorun-lesson-again = La tirada del otro jugador ha puesto a Dragobert en cabeza. Te toca: tira.
dragorun-lesson-again-done = Didi, pero una casilla hacia atrás. Esta tirada te perjudicaría.
dragorun-lesson-again-wrong = Didi sigue siendo un buen dragón. Tira los dados.
dragorun-lesson-reroll = El color es bueno, pero el movimiento es malo. Toca el dado de movimiento para volver a tirarlo.
dragorun-lesson-reroll-done = ¡El trofeo! Didi salta por delante del que va en cabeza. La segunda tirada hay que usarla.
dragorun-lesson-reroll-wrong = Conserva el dado de color: muestra tu dragón. Vuelve a tirar solo el dado de movimiento.
dragorun-lesson-reroll-wrong-move = Eso haría retroceder a tu propio dragón. Vuelve a tirar el dado de movimiento.
dragorun-lesson-finish = La carrera termina aquí, en la casilla 28. Tira por tu dragón, cambia a tiempo y cuidado con los huevos. A partir de aquí juegas por tu cuenta.

# Por qué una jugada es buena (pistas)

dragorun-reason-ahead = Tu dragón va en cabeza: no hace falta cambiar.
dragorun-reason-close =
    Tu dragón está solo a { $number ->
        [one] una casilla
       *[other] { $number } casillas
    } del primero: una tirada puede ponerlo en cabeza.
dragorun-reason-roll = Ninguna ficha a tu alcance merece un cambio.
dragorun-reason-mushroom = Con la seta venenosa no puedes ganar; se va con tus huevos.
dragorun-reason-eggs = Devuelves tus huevos a la reserva: ya no te sirven.
dragorun-reason-nearer =
    Ese dragón está { $number ->
        [one] una casilla
       *[other] { $number } casillas
    } más cerca de la meta que el tuyo.
dragorun-reason-safer = Tu nueva ficha queda boca abajo hasta tu próximo turno: nadie puede quitártela.
dragorun-reason-wins = Tu dragón cruza la meta: ganas.
dragorun-reason-forward =
    Tu dragón avanza { $number ->
        [one] una casilla
       *[other] { $number } casillas
    } hacia la meta.
dragorun-reason-must = Tienes que usar esta tirada.
dragorun-reason-back =
    Hace retroceder { $number ->
        [one] una casilla
       *[other] { $number } casillas
    } al dragón de un rival.
dragorun-reason-keep = No merece la pena volver a tirar.
dragorun-reason-back-free =
    Hace retroceder { $number ->
        [one] una casilla
       *[other] { $number } casillas
    } a un dragón que no tiene nadie.
dragorun-reason-choose-other = Sale de la casilla { $number }.
dragorun-reason-harmless = De las jugadas que permiten los dados, es la que menos ayuda a tus rivales.
dragorun-reason-reroll = De media, volver a tirar te da más que esta tirada.
dragorun-reason-choose = De los dragones disponibles, es el que sale más cerca de la meta: casilla { $number }.
