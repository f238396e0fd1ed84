# Las páginas de los miembros.
member-become = Un nombre propio
member-become-line = Los invitados pueden jugar a todo. Los miembros, además, conservan su nombre, encuentran sus mesas en cualquier dispositivo y pueden jugar partidas clasificatorias. Sin correo y sin contraseña.
member-new = Es mi primera vez
member-join = Hacerme miembro
member-private = La sala guarda tu nombre, tus mesas y tus resultados. Puedes descargarlo o borrarlo todo cuando quieras.
member-back = Ya soy miembro
member-sign-in = Iniciar sesión
member-passkey = Entrar con una llave de acceso
member-passkey-not = No se pudo entrar con la llave de acceso.
member-add-passkey = Añadir una llave de acceso ({ $n })
member-phrase = Frase de recuperación
member-phrase-line = Apunta ahora estas seis palabras: solo se muestran una vez. Con ellas puedes entrar desde cualquier dispositivo. Nadie podrá recuperarlas por ti.
member-copy = Copiar
member-written = Ya las tengo apuntadas
member-new-phrase = Nueva frase de recuperación
member-since = Miembro desde el { $day }
member-tables = Mis mesas
member-no-tables = Aún no has jugado en ninguna mesa de esta sala.
member-older = Anteriores
member-place = { $place ->
    [1] { $shared ->
        [1] Ganada
       *[other] Victoria compartida
    }
   *[other] { $place }.º puesto
}
member-rated = clasificatoria
member-ratings = Calificaciones
member-no-ratings = Aquí solo cuentan las partidas clasificatorias. Elige «clasificatoria» al abrir una mesa.
member-boards-line = Draco, un bot que sigue reglas sencillas, tiene una calificación de 1500. La de los bots no cambia nunca, así que una calificación significa lo mismo en todas las salas. Los miembros se ordenan por el extremo inferior de su intervalo del 95 %. Una tilde (~) indica una calificación basada en pocas partidas.
member-bot = { $name } (bot)
member-duel = duelos
member-table = 3 jugadores o más
member-provisional = provisional
member-fixed = fija
member-matches = { $n ->
    [one] una partida
   *[other] { $n } partidas
}
member-devices = Dispositivos
member-device = Un dispositivo
member-this = este
member-sign-out = Cerrar sesión
member-self = Nombre y datos
member-change = Cambiar mi nombre
member-export = Descargar todos mis datos
member-delete = Borrar mi cuenta
member-delete-line = Esto borra definitivamente: tu nombre y tu retrato, la frase de recuperación, las llaves de acceso y los dispositivos, el historial, las calificaciones, las estadísticas y las partidas del día, los clubes, las personas silenciadas y bloqueadas, las denuncias y tus direcciones para los avisos. En partidas y torneos pasados, un guion ocupa el lugar de tu nombre. Las copias de seguridad ya hechas por el anfitrión no cambian. Escribe tu nombre, { $name }, para confirmar.
member-delete-do = Borrarlo todo
member-clubs-line = Los clubes tienen sus propias mesas, clasificaciones y torneos.
member-clubs = Mis clubes
