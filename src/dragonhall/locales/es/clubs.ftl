# Las páginas de los clubes.
club-line = Un club es un grupo de miembros con sus propias mesas, su clasificación y su historial. Se entra con un enlace.
club-members-only = Los clubes son para los miembros de esta sala. Hazte miembro: solo hace falta un nombre. Después, abre el enlace otra vez.
club-mine = Mis clubes
club-none = Todavía no estás en ningún club. Funda uno o pide una invitación.
club-found = Fundar un club
club-found-do = Fundar el club
club-name = Nombre del club
club-about = Descripción
club-role-owner = propietario
club-role-helper = ayudante
club-role-member = miembro
club-role-of = Función de { $name }
club-count = { $n ->
    [one] un miembro
   *[other] { $n } miembros
}
club-since = Desde el { $day }
club-invited = Te invitan a este club.
club-join = Entrar en el club
club-closed = A este club solo se entra con invitación: pide el enlace a uno de sus miembros.
club-tables = Mesas
club-no-tournaments = El club aún no tiene ningún torneo.
club-no-tables = El club no tiene mesas abiertas ni en curso.
club-lay = Nueva mesa: { $game }
club-members = Miembros
club-hand-over = propietario (le cedes el club)
club-remove = Expulsar
club-invite = Invitar
club-invite-line = Cualquiera que tenga este enlace puede entrar. Un enlace nuevo sustituye al anterior.
club-renew = Nuevo enlace
club-game = Juego
club-kind = Duelos o mesas más grandes
club-no-ratings = Nadie del club ha jugado aún una partida clasificatoria de este tipo.
club-history = Historial
club-no-history = El club aún no ha terminado ninguna partida.
club-won = Victoria: { $names }
club-older = Anteriores
club-self = Tu lugar en el club
club-change = Cambiar
club-leave = Dejar el club
club-delete = Borrar el club
club-delete-line = Esto borra definitivamente el club, su historial y su lista de miembros. Escribe su nombre, { $name }, para confirmar.
