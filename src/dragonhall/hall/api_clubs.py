"""Answers about clubs."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from . import protocol as p
from .answers import answer
from .api_members import MembersApi
from .members import Account
from .problems import Refused


class ClubsApi(MembersApi):
    """The part of the API that is about clubs."""

    async def _club(self, request: Request, club: str, member: str | None) -> Response:
        before = self.number(request, "before", 0, 0, 1 << 53)
        return answer(await self.hall.clubs.told(club, member, before or None))

    async def _changing(self, request: Request) -> Account:
        """Who changes a club is told all of it again."""
        account = await self.must_be_member(request)
        self.charge(request, 20)
        return account

    async def club_info(self, request: Request) -> Response:
        account = await self.member(request)
        self.charge(request, 5 if account is None else 20)
        return await self._club(request, request.path_params["club"], account.member if account else None)

    async def my_clubs(self, request: Request) -> Response:
        account = await self.must_be_member(request)
        self.charge(request, 2)
        return answer(await self.hall.clubs.mine(account.member))

    async def found_club(self, request: Request) -> Response:
        asked = await self.body(request, p.FoundClub)
        account = await self.must_be_member(request)
        self.founding(request)
        club = await self.hall.clubs.create(account, asked)
        return await self._club(request, club, account.member)

    async def change_club(self, request: Request) -> Response:
        asked, club = await self.body(request, p.ChangeClub), request.path_params["club"]
        account = await self._changing(request)
        await self.hall.clubs.change(club, account.member, asked)
        return await self._club(request, club, account.member)

    async def join_club(self, request: Request) -> Response:
        asked, club = await self.body(request, p.JoinClub), request.path_params["club"]
        account = await self._changing(request)
        # Wrong invitations limit guessing, as wrong codes do.
        await self.guarded(request, lambda: self.hall.clubs.join(club, account, asked.invitation))
        return await self._club(request, club, account.member)

    async def renew_club(self, request: Request) -> Response:
        await self.body(request, p.Nothing)
        account, club = await self._changing(request), request.path_params["club"]
        await self.hall.clubs.renew(club, account.member)
        return await self._club(request, club, account.member)

    async def leave_club(self, request: Request) -> Response:
        await self.body(request, p.Nothing)
        account = await self.must_be_member(request)
        await self.hall.clubs.leave(request.path_params["club"], account.member)
        return answer(await self.hall.clubs.mine(account.member))

    async def remove_from_club(self, request: Request) -> Response:
        asked, club = await self.body(request, p.RemoveFromClub), request.path_params["club"]
        account = await self._changing(request)
        await self.hall.clubs.remove(club, account.member, asked)
        return await self._club(request, club, account.member)

    async def change_role(self, request: Request) -> Response:
        asked, club = await self.body(request, p.ChangeRole), request.path_params["club"]
        account = await self._changing(request)
        await self.hall.clubs.set_role(club, account.member, asked)
        return await self._club(request, club, account.member)

    async def delete_club(self, request: Request) -> Response:
        asked, club = await self.body(request, p.DeleteClub), request.path_params["club"]
        account = await self.must_be_member(request)
        await self.hall.clubs.delete(club, account.member, asked)
        return answer(await self.hall.clubs.mine(account.member))

    async def club_board(self, request: Request) -> Response:
        account = await self.must_be_member(request)
        game, kind = self.hall.game(request.path_params["game"]).name, request.path_params["kind"]
        if kind not in ("duel", "table"):
            raise Refused("no-page", "There are boards for duels and for tables: duel, table.")
        self.charge(request, 20)
        seats = 2 if kind == "duel" else 3
        return answer(await self.hall.clubs.board(request.path_params["club"], account.member, game, seats))
