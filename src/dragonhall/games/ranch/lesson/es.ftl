# La lección

ranch-lesson-ranch = Este es tu rancho, hacia el final de la primera temporada. Los dragones dan puntos al final de cada temporada si puedes alimentarlos. Tras dos temporadas, gana quien tenga más puntos.
ranch-lesson-hand = Tus cartas son esencias. Dos Dragones dan un huevo; dos Grifos, un grifo; dos Mandrágoras, una mandrágora. Cada Granjero que añadas te da uno más.
ranch-lesson-eggs = Obtén huevos: toca los dos Dragones y el Granjero, y después el botón.
ranch-lesson-eggs-done = Dos huevos en vez de uno, gracias al Granjero. Después has repuesto la mano hasta cinco cartas.
ranch-lesson-eggs-wrong = Primero los huevos: se convierten en los dragones que dan puntos. Tienes dos Dragones y un Granjero.
ranch-lesson-eggs-wrong-eggs = Casi: añade también el Granjero y tendrás dos huevos.
ranch-lesson-griffins = Los dragones comen grifos, y los grifos comen mandrágoras. Mandrágoras ya tienes; obtén grifos: dos cartas de Grifo y el Granjero.
ranch-lesson-griffins-done = Dos grifos, uno para cada uno de tus huevos.
ranch-lesson-griffins-wrong = Piensa en la comida: un dragón sin grifo muere de hambre. Obtén grifos ahora.
ranch-lesson-griffins-wrong-griffins = Casi: con el Granjero tendrás dos grifos.
ranch-lesson-draw = Para que eclosionen los dos huevos a la vez necesitas un Granjero, y no tienes ninguno. Roba una carta: además te da un lingote.
ranch-lesson-draw-done = Un lingote puede sustituir a cualquier carta de una combinación, incluso a un Granjero. También recibes uno cuando canjeas dos cartas.
ranch-lesson-draw-wrong = Con un lingote podrás hacer más dentro de un momento. Ahora roba una carta.
ranch-lesson-hatch = Ahora haz eclosionar los dos huevos: un Dragón, una Mandrágora y el lingote en lugar de un Granjero.
ranch-lesson-hatch-done = ¡Dos dragones! El mazo se ha agotado, así que esta es la última ronda de la temporada.
ranch-lesson-hatch-wrong = Los huevos no dan puntos. Haz que eclosionen mientras tengas un Dragón y una Mandrágora.
ranch-lesson-hatch-wrong-hatching = Casi: con el lingote como Granjero eclosionan los dos huevos.
ranch-lesson-feed = La temporada se acaba. Primero, cada grifo come una mandrágora; los que no comen mueren de hambre. Alimenta a los dos grifos.
ranch-lesson-feed-done = Los dos grifos han comido, y queda una mandrágora.
ranch-lesson-feed-wrong = Necesitas los dos grifos: cada uno de tus dragones se comerá uno. Alimenta a los dos.
ranch-lesson-dragons = Después, cada dragón come un grifo. Alimenta a los dos dragones.
ranch-lesson-dragons-done = Ya no quedan grifos, pero los dos dragones siguen vivos y darán puntos.
ranch-lesson-dragons-wrong = Un dragón al que no alimentas muere de hambre y no da puntos. Alimenta a los dos.
ranch-lesson-breed = Por último, las criaturas se reproducen. Tu primera pareja es gratis; cada una de las demás cuesta un lingote. Empareja tus dos dragones.
ranch-lesson-breed-done = Dos dragones dan un huevo. Puede eclosionar la próxima temporada.
ranch-lesson-breed-wrong = Tu primera pareja no cuesta nada: empareja tus dos dragones.
ranch-lesson-score = Cada uno de tus dragones ha dado 1 punto. Los de nivel más alto dan 2 o 3, y los dragones que vuelvas a alimentar la próxima temporada darán puntos otra vez.
ranch-lesson-season = La segunda temporada empieza con el mazo completo. En una partida completa, al nacer un dragón puedes tomar una carta de Poder, y hay medallas. ¡A partir de aquí juegas por tu cuenta!

# Por qué una jugada es buena (pistas)

ranch-reason-food = Tus grifos necesitan mandrágoras que comer: solo los grifos alimentados alimentan a los dragones.
ranch-reason-mandrakes = Con más mandrágoras podrás alimentar a tus futuros grifos.
ranch-reason-mandrakes-medal = Con más mandrágoras podrás alimentar a tus futuros grifos, y cuentan para la medalla de mandrágoras.
ranch-reason-prey-eggs = Tus huevos serán dragones, y los dragones comen grifos.
ranch-reason-draw-only = Ninguna combinación de tu mano merece la pena ahora.
ranch-reason-exchange-only = Puedes prescindir de estas dos cartas.
ranch-reason-steal = Tú recibes lo que pierde un rival.
ranch-reason-back = Tu dragón puede volver a nacer.
ranch-reason-prey = Tus dragones necesitan grifos que comer: un dragón solo da puntos si lo alimentas.
ranch-reason-griffins = Los grifos alimentan a los dragones que vas a tener.
ranch-reason-eggs =
    { $number ->
        [one] Un huevo para un futuro dragón
       *[other] { $number } huevos para futuros dragones
    }, y los dragones dan puntos.
ranch-reason-hatch-fed =
    { $number ->
        [one] Nace un dragón, y tienes la comida que necesita para dar puntos.
       *[other] Nacen { $number } dragones, y tienes la comida que necesitan para dar puntos.
    }
ranch-reason-hatch =
    { $number ->
        [one] Nace un dragón. Si lo alimentas, da puntos.
       *[other] Nacen { $number } dragones. Los que alimentes darán puntos.
    }
ranch-reason-gold =
    { $number ->
        [one] Un lingote: puede sustituir a una carta que falte.
       *[other] { $number } lingotes: cada uno puede sustituir a una carta que falte.
    }
ranch-reason-evolve = De un huevo de nivel más alto nace un dragón que da más puntos.
ranch-reason-draw = Ninguna combinación de tu mano merece la pena todavía: toma una carta y un lingote.
ranch-reason-exchange = Dos cartas nuevas y un lingote valen más que estas dos.
ranch-reason-end = Ninguna otra cosa que puedas hacer vale lo que cuesta.
ranch-reason-again = Dos combinaciones en el mismo turno te ahorran un turno.
ranch-reason-harm = Perjudica a un rival.
ranch-reason-swap = Cambias algo que necesitas menos por algo que necesitas más.
ranch-reason-take = Obtienes una ficha sin hacer una combinación.
ranch-reason-repeat = Repites la última combinación de tu vecino de la derecha, y no te cuesta ninguna carta.
ranch-reason-hatch-colour = De este huevo nace el dragón que más te sirve (nivel { $number }).
ranch-reason-power = De los poderes de la oferta, este es el que mejor le va a tu rancho.
ranch-reason-no-power = Ninguno de estos poderes te ayudaría.
ranch-reason-least = Es la carta de la que mejor puedes prescindir.
ranch-reason-feed = Los que no alimentes morirán de hambre.
ranch-reason-breed = Una pareja te da una criatura más.
ranch-reason-breed-hatch = Un dragón que nace ahora da puntos al final de esta temporada.
ranch-reason-stop = Ninguna otra pareja te da algo que necesites.
