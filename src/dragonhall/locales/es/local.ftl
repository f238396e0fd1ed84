# Mesas en este navegador, páginas sin red, partidas en un enlace.

local-hero-line = Juega contra bots o comparte un mismo dispositivo con otros, incluso sin conexión. Sin cuenta y sin instalar nada.
local-have-record = ¿Tienes una partida guardada?
local-set-up = Preparar una mesa
local-docs = Documentación
local-at-hall = Necesita conexión: solo la sala tiene las reglas de este juego.
local-missed =
    { $count ->
        [one] Ahora no se puede jugar a { $games }: está instalado en la sala, solo ella tiene sus reglas y no se puede contactar con ella.
       *[other] Ahora no se puede jugar a { $games }: están instalados en la sala, solo ella tiene sus reglas y no se puede contactar con ella.
    }
local-update = Hay una versión más reciente de estas páginas.
local-update-now = Recargar
local-update-later = Más tarde
local-brought-record = Una partida compartida
local-brought-position = Una posición compartida
local-brought-line =
    { $game }, { $seats ->
        [one] un jugador
       *[other] { $seats } jugadores
    }, tras { $ply ->
        [one] una jugada
       *[other] { $ply } jugadas
    }. Juegas en este navegador; los bots ocupan los demás asientos.
local-brought-seat = Mi asiento
local-brought-play = Seguir jugando
local-brought-bad = Este enlace está dañado o no es de Dragonhall.
local-link = Enlace a esta posición
local-link-copied = Enlace copiado
local-to-hall = Continuar con amigos
local-to-hall-line = Lleva esta mesa a la sala tal como está; tus amigos pueden unirse con su enlace.
local-play-here = Continuar en este navegador
local-play-here-line = Continúa sin la sala, incluso sin conexión.
local-keep-here = Guardar en este navegador
local-keep-here-line = Para volver a verla o seguir jugando, incluso sin conexión.
local-carried = Esta partida empezó en otro lugar, así que quien la trajo pudo haber visto cartas ocultas. De aquí en adelante, los dados son nuevos.
web-trouble-long-link = Esta partida es demasiado larga para un enlace: guárdala como archivo.
