"""Endpoints of what a hall offers: games, words, rules, its address in the network, its public tables."""

from __future__ import annotations

from starlette.responses import Response

from ... import __version__
from ... import games as all_games
from ...bots.levels import USUAL
from ...games import rules_text
from ...words import LANGUAGES, text_of
from .. import protocol as p
from ..app import Hall
from ..base.errors import Refused
from ..base.proxies import is_loopback, network_origins
from ..members.passkeys import AVAILABLE
from ..tables.bot_workers import LEVELS
from .answers import game_info
from .request import ApiRequest
from .route import route


@route("GET", "/api/games", p.GamesInfo, fixed=True)
async def games(request: ApiRequest, hall: Hall) -> p.GamesInfo:
    """The games and their options, the bots' levels, the phrases."""
    infos = [game_info(name) for name in all_games()]
    phrases, reactions = list(p.PHRASES), list(p.REACTIONS)
    return p.GamesInfo(p.PROTOCOL, __version__, infos, list(LEVELS), phrases, reactions, AVAILABLE, USUAL)


@route("GET", "/api/words/{lang}", str, fixed=True, errors=(404,))
async def words(request: ApiRequest, hall: Hall) -> str:
    """All messages in one language, as one Fluent file."""
    lang = request.path["lang"]
    if lang not in LANGUAGES:
        raise Refused("no-page", f"Dragonhall speaks {' and '.join(LANGUAGES)}, not {lang[:20]!r}.")
    return text_of(lang)


@route("GET", "/api/words/{lang}/{game}", str, fixed=True, errors=(404,))
async def game_words(request: ApiRequest, hall: Hall) -> str:
    """The words of one game in a language, as one Fluent file."""
    game, lang = request.path["game"], request.path["lang"]
    if lang not in LANGUAGES or game not in all_games():
        raise Refused("no-page", "There are no such words.")
    return text_of(lang, game)


@route("GET", "/api/rules/{game}/{lang}", str, fixed=True, errors=(404,))
async def rules(request: ApiRequest, hall: Hall) -> str:
    """The rules of a game in a language, as Markdown."""
    game, lang = request.path["game"], request.path["lang"]
    if lang not in LANGUAGES or game not in all_games():
        raise Refused("no-page", "There are no such rules.")
    return rules_text(game, lang)


@route("GET", "/api/network", p.Network)
async def network(request: ApiRequest, hall: Hall) -> p.Network:
    """Where others in the local network reach this server; shown only to a browser on the same machine."""
    client = request.http.client
    here = client is not None and is_loopback(client.host) and is_loopback(request.http.url.hostname or "")
    return p.Network(network_origins(*hall.listening) if here and hall.listening else [])


@route("GET", "/api/lobby", p.Lobby, cost=1)
async def lobby(request: ApiRequest, hall: Hall) -> Response:
    """The public tables."""
    return Response(await hall.lobby.current(), 200, {"cache-control": "no-store"}, "application/json")
