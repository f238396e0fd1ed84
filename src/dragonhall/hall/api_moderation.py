"""Answers about keeping the peace: reports, mutes and blocks, announcements."""

from __future__ import annotations

from abc import abstractmethod

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from . import protocol as p
from .answers import answer
from .api_host import HostApi
from .blocks import COOKIE, device_cookie, device_of, owner_of
from .problems import Refused
from .table import LiveTable
from .table_state import Person, TableState, new_token


class ModerationApi(HostApi):
    """The part of the API that keeps the peace; ``Api`` knows who asks at which table."""

    @abstractmethod
    async def table(self, asking: Request | WebSocket, token: str | None = None) -> LiveTable: ...

    @abstractmethod
    async def bearer(self, request: Request, table: LiveTable) -> Person | None: ...

    async def _at_table(self, request: Request) -> tuple[LiveTable, Person]:
        table = await self.table(request)
        await table.be_current()
        person = await self.bearer(request, table)
        if person is None:
            raise Refused("no-token", "Send your token: Authorization: Bearer <token>.")
        return table, person

    def device(self, request: Request) -> str:
        """By what the mutes and blocks of this device are kept; nothing where it never had any."""
        return device_of(request.cookies.get(COOKIE))

    async def _owner(self, request: Request) -> str:
        account = await self.member(request)
        return owner_of(account.member if account else None, self.device(request))

    async def announcements(self, request: Request) -> Response:
        return answer(p.Announcements(self.hall.moderation.current()))

    async def report(self, request: Request) -> Response:
        asked = await self.body(request, p.Report)
        table, person = await self._at_table(request)
        self.few(request, self.hall.limits.reports, "Too many reports from one address: wait a little.")
        await self.hall.reports.make(table, person, asked)
        return answer(p.Done())

    async def block(self, request: Request) -> Response:
        asked = await self.body(request, p.Block)
        table, person = await self._at_table(request)
        self.few(request, self.hall.limits.blocks, "Too many mutes and blocks from one address: wait a little.")
        owner, cookie = await self._owner(request), ""
        if not owner:
            cookie = new_token()
            owner = device_of(cookie)
        await self.hall.blocks.set(owner, table.state, person, asked)
        if person.member is None and person.device != owner:
            await self._remember(table, person.player, owner)
        told = answer(await self.hall.blocks.at_table(owner, table.state, person.player))
        if cookie:
            told.headers["set-cookie"] = device_cookie(cookie, request.scope["scheme"] == "https")
        return told

    async def _remember(self, table: LiveTable, player: int, owner: str) -> None:
        """At a table that this guest hosts the blocks of the device count."""

        def edit(state: TableState) -> None:
            state.person(player).device = owner

        await table.decided(lambda: table.change(edit))

    async def table_blocks(self, request: Request) -> Response:
        table = await self.table(request)
        await table.be_current()
        person = await self.bearer(request, table)
        owner = await self._owner(request)
        return answer(await self.hall.blocks.at_table(owner, table.state, person.player if person else None))

    async def blocks(self, request: Request) -> Response:
        owner = await self._owner(request)
        self.charge(request, 5)
        return answer(await self.hall.blocks.listed(owner) if owner else p.Blocks([]))

    async def end_block(self, request: Request) -> Response:
        asked = await self.body(request, p.EndBlock)
        owner = await self._owner(request)
        if not owner:
            raise Refused("no-page", "You have muted or blocked nobody by that name.")
        self.charge(request, 5)
        await self.hall.blocks.end(owner, asked.block)
        return answer(await self.hall.blocks.listed(owner))
