"""Answers about tournaments: the list, one of them, taking part, and what its host does."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from . import protocol as p
from .answers import answer
from .api_members import MembersApi
from .tournament_state import Known


class TournamentsApi(MembersApi):
    """The part of the API that is about tournaments."""

    async def tournaments(self, request: Request) -> Response:
        self.charge(request, 10)
        return answer(await self.hall.tournaments.listed())

    async def my_tournaments(self, request: Request) -> Response:
        account = await self.must_be_member(request)
        self.charge(request, 5)
        return answer(await self.hall.tournaments.of(account.member))

    async def create_tournament(self, request: Request) -> Response:
        asked = await self.body(request, p.CreateTournament)
        account = await self.must_be_member(request)
        self.founding(request)
        return await self._told(await self.hall.tournaments.create(account, asked))

    async def tournament(self, request: Request) -> Response:
        self.charge(request, 3)
        return await self._told(await self.seen(request))

    async def seen(self, request: Request | WebSocket) -> Known:
        """The tournament that is asked for, if it is for who asks to see."""
        account = await self.member(request)
        return await self.hall.tournaments.seen(request.path_params["tournament"], account.member if account else None)

    async def tournament_round(self, request: Request) -> Response:
        self.charge(request, 3)
        known = await self.seen(request)
        text = request.path_params["round"]
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0
        return answer(await self.hall.tournaments.round_told(known, number))

    async def join_tournament(self, request: Request) -> Response:
        await self.body(request, p.Nothing)
        account = await self.must_be_member(request)
        self.charge(request, 5)
        return await self._told(await self.hall.tournaments.join(account, request.path_params["tournament"]))

    async def withdraw(self, request: Request) -> Response:
        await self.body(request, p.Nothing)
        account = await self.must_be_member(request)
        self.charge(request, 5)
        return await self._told(await self.hall.tournaments.withdraw(account, request.path_params["tournament"]))

    async def run_tournament(self, request: Request) -> Response:
        asked = await self.body(request, p.RunTournament)
        account = await self.must_be_member(request)
        self.charge(request, 5)
        return await self._told(await self.hall.tournaments.run(account, request.path_params["tournament"], asked))

    async def _told(self, known: Known) -> Response:
        return answer(await self.hall.tournaments.told(known))
