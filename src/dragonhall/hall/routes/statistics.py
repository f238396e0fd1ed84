"""Endpoints of statistics: of games for everybody, of a member only for that member."""

from __future__ import annotations

from typing import Any, TypeVar, get_args

from starlette.responses import Response

from ...games import game
from .. import protocol as p
from ..app import Hall
from ..base.errors import Refused
from ..statistics.report import GAME_TABLES, MY_TABLES, as_csv
from .request import ApiRequest
from .route import MEMBER, Number, Text, route

MAX_SEATS = 64
_CHOICE: dict[str, Number | Text] = {
    "seats": Number("the number of seats (left out: the most played one)", 0, MAX_SEATS),
    "company": Text("who made the moves: all (default), people, mixed or bots"),
}
T = TypeVar("T")


@route("GET", "/api/statistics", p.CountedGames, cost=2)
async def statistics(request: ApiRequest, hall: Hall) -> Any:
    """How many finished matches of each game were counted."""
    return await hall.statistics.counted()


@route("GET", "/api/statistics/{game}", p.GameStatistics, query=_CHOICE, cost=5, errors=(422,))
async def game_statistics(request: ApiRequest, hall: Hall) -> p.GameStatistics:
    """The finished matches of a game in numbers: by seat, opening, card or power; lengths."""
    return await _of_game(request, hall, whole=False)


@route("GET", "/api/statistics/{game}/{table}.csv", str, query=_CHOICE, cost=5, errors=(404, 422))
async def game_statistics_csv(request: ApiRequest, hall: Hall) -> Response:
    """One table of it as CSV: seats, openings, plays, plies or minutes."""
    columns, rows = _table(request, GAME_TABLES)
    found = await _of_game(request, hall, whole=True)
    return csv_file(f"{found.game}-{request.path['table']}", as_csv(columns, rows(found)))


@route("GET", "/api/me/statistics", p.MyStatistics, access=MEMBER, cost=5)
async def my_statistics(request: ApiRequest, hall: Hall) -> Any:
    """The member's own results, luck and skill, and what their mistakes have in common. Nobody else sees them."""
    return await hall.statistics.of_member(request.account.member)


@route("GET", "/api/me/statistics/{table}.csv", str, access=MEMBER, cost=5, errors=(404,))
async def my_statistics_csv(request: ApiRequest, hall: Hall) -> Response:
    """One table of it as CSV: games, weeks, reviews or mistakes."""
    columns, rows = _table(request, MY_TABLES)
    found = await hall.statistics.of_member(request.account.member)
    return csv_file(f"my-{request.path['table']}", as_csv(columns, rows(found)))


async def _of_game(request: ApiRequest, hall: Hall, whole: bool) -> p.GameStatistics:
    name, seats = game(request.path["game"]).name, request.number("seats") or None
    company = request.text("company", "all")
    if company not in get_args(p.Company):
        raise Refused("bad-query", f"The company of a match is one of: {', '.join(get_args(p.Company))}.")
    return await hall.statistics.of_game(name, seats, company, whole)  # type: ignore[arg-type]


def _table(request: ApiRequest, tables: dict[str, T]) -> T:
    found = tables.get(request.path["table"])
    if found is None:
        raise Refused("no-page", f"There are these tables: {', '.join(tables)}.")
    return found


def csv_file(name: str, text: str) -> Response:
    headers = {"content-disposition": f"attachment; filename=dragonhall-{name}.csv", "cache-control": "no-store"}
    return Response(text, 200, headers, "text/csv; charset=utf-8")
