"""Endpoints of tournaments: the list, one of them, taking part, and what its host does."""

from __future__ import annotations

from typing import Any

from starlette.requests import HTTPConnection

from .. import protocol as p
from ..app import Hall
from ..tournaments.state import Tournament
from .request import FOUNDING, ApiRequest, Gate
from .route import MEMBER, route


async def seen(connection: HTTPConnection, gate: Gate, hall: Hall) -> Tournament:
    """Return the requested tournament, if the client may see it."""
    account = await gate.member(connection)
    return await hall.tournaments.visible(connection.path_params["tournament"], account.member if account else None)


@route("GET", "/api/tournaments", p.Tournaments, cost=10)
async def tournaments(request: ApiRequest, hall: Hall) -> Any:
    """The public tournaments: those that run, those that wait for players, the latest that are over."""
    return await hall.tournaments.public()


@route(
    "POST",
    "/api/tournaments",
    p.Tournament,
    body=p.CreateTournament,
    access=MEMBER,
    limits=(FOUNDING,),
    errors=(404, 422),
)
async def create_tournament(request: ApiRequest, hall: Hall, body: p.CreateTournament) -> Any:
    """Make a tournament; only for members."""
    return await hall.tournaments.to_wire(await hall.tournaments.create(request.account, body))


@route("GET", "/api/me/tournaments", p.Tournaments, access=MEMBER, cost=5)
async def my_tournaments(request: ApiRequest, hall: Hall) -> Any:
    """The tournaments that the member made or takes part in."""
    return await hall.tournaments.of_member(request.account.member)


@route("GET", "/api/tournaments/{tournament}", p.Tournament, cost=3, errors=(404,))
async def tournament(request: ApiRequest, hall: Hall) -> Any:
    """All about a tournament: standings, tables, when the next round begins. One of a club is for its members."""
    return await hall.tournaments.to_wire(await seen(request.http, request.gate, hall))


@route("GET", "/api/tournaments/{tournament}/rounds/{round}", p.TournamentRound, cost=3, errors=(404,))
async def tournament_round(request: ApiRequest, hall: Hall) -> Any:
    """The tables of a round; 1 is the first."""
    known, text = await seen(request.http, request.gate, hall), request.path["round"]
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0
    return await hall.tournaments.round_to_wire(known, number)


@route(
    "POST",
    "/api/tournaments/{tournament}/join",
    p.Tournament,
    body=p.Nothing,
    access=MEMBER,
    cost=5,
    errors=(404, 409),
)
async def join_tournament(request: ApiRequest, hall: Hall, body: p.Nothing) -> Any:
    """Take part, or come back after withdrawing; only for members."""
    known = await hall.tournaments.join(request.account, request.path["tournament"])
    return await hall.tournaments.to_wire(known)


@route(
    "POST",
    "/api/tournaments/{tournament}/withdraw",
    p.Tournament,
    body=p.Nothing,
    access=MEMBER,
    cost=5,
    errors=(404, 409, 422),
)
async def withdraw(request: ApiRequest, hall: Hall, body: p.Nothing) -> Any:
    """Withdraw: no new table until the member joins again."""
    known = await hall.tournaments.withdraw(request.account, request.path["tournament"])
    return await hall.tournaments.to_wire(known)


@route(
    "POST",
    "/api/tournaments/{tournament}/run",
    p.Tournament,
    body=p.RunTournament,
    access=MEMBER,
    cost=5,
    errors=(404, 409),
)
async def run_tournament(request: ApiRequest, hall: Hall, body: p.RunTournament) -> Any:
    """The host's steps: start, pause, resume, end."""
    known = await hall.tournaments.run(request.account, request.path["tournament"], body)
    return await hall.tournaments.to_wire(known)
