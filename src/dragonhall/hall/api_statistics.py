"""Answers about statistics: of games for everybody, of a member only for that member."""

from __future__ import annotations

from typing import TypeVar, get_args

from starlette.requests import Request
from starlette.responses import Response

from . import protocol as p
from .answers import answer
from .api_members import MembersApi
from .problems import Refused
from .statistics_told import GAME_TABLES, MY_TABLES, as_csv

MOST_SEATS = 64
T = TypeVar("T")


class StatisticsApi(MembersApi):
    """The part of the API that is about statistics."""

    async def statistics(self, request: Request) -> Response:
        self.charge(request, 2)
        return answer(await self.hall.statistics.counted())

    async def game_statistics(self, request: Request) -> Response:
        return answer(await self._of_game(request, whole=False))

    async def game_statistics_csv(self, request: Request) -> Response:
        columns, rows = self._table(request, GAME_TABLES)
        told = await self._of_game(request, whole=True)
        return csv_file(f"{told.game}-{request.path_params['table']}", as_csv(columns, rows(told)))

    async def my_statistics(self, request: Request) -> Response:
        return answer(await self._of_me(request))

    async def my_statistics_csv(self, request: Request) -> Response:
        columns, rows = self._table(request, MY_TABLES)
        told = await self._of_me(request)
        return csv_file(f"my-{request.path_params['table']}", as_csv(columns, rows(told)))

    async def _of_game(self, request: Request, whole: bool) -> p.GameStatistics:
        game = self.hall.game(request.path_params["game"]).name
        seats = self.number(request, "seats", 0, 0, MOST_SEATS) or None
        company = request.query_params.get("company", "all")
        if company not in get_args(p.Company):
            raise Refused("bad-query", f"The company of a match is one of: {', '.join(get_args(p.Company))}.")
        self.charge(request, 5)
        return await self.hall.statistics.of_game(game, seats, company, whole)  # type: ignore[arg-type]

    async def _of_me(self, request: Request) -> p.MyStatistics:
        account = await self.must_be_member(request)
        self.charge(request, 5)
        return await self.hall.statistics.of_member(account.member)

    def _table(self, request: Request, tables: dict[str, T]) -> T:
        found = tables.get(request.path_params["table"])
        if found is None:
            raise Refused("no-page", f"There are these tables: {', '.join(tables)}.")
        return found


def csv_file(name: str, text: str) -> Response:
    headers = {"content-disposition": f"attachment; filename=dragonhall-{name}.csv", "cache-control": "no-store"}
    return Response(text, 200, headers, "text/csv; charset=utf-8")
