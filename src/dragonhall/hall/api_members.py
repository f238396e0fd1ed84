"""Answers about members: coming, coming back, one's devices and tables, boards."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from . import protocol as p
from .answers import answer
from .asking import Asking
from .blocks import COOKIE as DEVICE
from .blocks import device_of
from .members import COOKIE, COOKIE_SECONDS, Account, session_cookie
from .problems import Refused
from .ratings import board_of

T = TypeVar("T")


class MembersApi(Asking):
    """The part of the API that is about members; ``Api`` has the rest."""

    async def member(self, request: Request | WebSocket, banned: bool = False) -> Account | None:
        """The member who asks, if it is one. Who is *banned* may take their data along and delete it, nothing else."""
        account = await self.hall.members.with_session(request.cookies.get(COOKIE))
        if account is not None and not banned:
            self.hall.moderation.check_member(account.member)
        if account is not None:
            request.state.member = account.member
        return account

    async def must_be_member(self, request: Request, banned: bool = False) -> Account:
        account = await self.member(request, banned)
        if account is None:
            raise Refused("not-a-member", "You are not signed in here.")
        return account

    def signed_in(self, request: Request, body: Any, token: str) -> Response:
        told = answer(body)
        told.headers["set-cookie"] = session_cookie(token, request.scope["scheme"] == "https", COOKIE_SECONDS)
        return told

    def signed_out(self, request: Request, body: Any) -> Response:
        told = answer(body)
        told.headers["set-cookie"] = session_cookie("", request.scope["scheme"] == "https", 0)
        return told

    async def guarded(self, request: Request, work: Callable[[], Awaitable[T]]) -> T:
        """Wrong phrases and passkeys limit guessing, as wrong codes do."""
        guest, limit = self.guest(request), self.hall.limits.guessing
        if not limit.allow(guest):
            wait = limit.wait(guest)
            text = f"Too many wrong attempts from your address: try again in {math.ceil(wait)} seconds."
            raise Refused("too-fast", text, wait)
        done = await work()
        limit.give_back(guest)
        return done

    async def adopt(self, request: Request, account: Account) -> None:
        """Whom a guest has muted and blocked on this device, the member has."""
        request.state.member = account.member
        await self.hall.blocks.adopt(device_of(request.cookies.get(DEVICE)), account.member)

    def where(self, request: Request) -> tuple[str, str]:
        """The host that a passkey is for, and the page that asks."""
        return request.url.hostname or "", request.headers.get("origin", "")

    # Coming

    async def become_member(self, request: Request) -> Response:
        asked = await self.body(request, p.BecomeMember)
        self.few(request, self.hall.limits.members, "Too many new members from one address: wait a minute.")
        self.charge(request, len(asked.keys))
        account, phrase, token = await self.hall.members.create(asked)
        await self.adopt(request, account)
        return self.signed_in(request, p.Joined(await self.hall.members.shown(account), phrase), token)

    async def sign_in(self, request: Request) -> Response:
        asked = await self.body(request, p.SignIn)
        self.charge(request, len(asked.keys))
        account, token = await self.guarded(request, lambda: self.hall.members.sign_in(asked))
        await self.adopt(request, account)
        return self.signed_in(request, await self.hall.members.me(account, token), token)

    async def passkey_options(self, request: Request) -> Response:
        await self.body(request, p.Nothing)
        self.charge(request, 5)
        return answer(await self.hall.passkeys.options(self.where(request)[0], None))

    async def passkey_sign_in(self, request: Request) -> Response:
        asked = await self.body(request, p.SignInWithPasskey)
        self.charge(request, len(asked.keys))
        host, origin = self.where(request)
        account, token = await self.guarded(request, lambda: self.hall.passkeys.sign_in(asked, host, origin))
        await self.adopt(request, account)
        return self.signed_in(request, await self.hall.members.me(account, token), token)

    # Being there

    async def me(self, request: Request) -> Response:
        account = await self.must_be_member(request)
        return answer(await self.hall.members.me(account, request.cookies.get(COOKIE)))

    async def change_me(self, request: Request) -> Response:
        asked = await self.body(request, p.ChangeMember)
        account = await self.hall.members.change(await self.must_be_member(request), asked)
        return answer(await self.hall.members.me(account, request.cookies.get(COOKIE)))

    async def sign_out(self, request: Request) -> Response:
        asked = await self.body(request, p.EndSession)
        account, token = await self.must_be_member(request, banned=True), request.cookies.get(COOKIE) or ""
        await self.hall.members.end_session(account, asked, token)
        still = await self.hall.members.with_session(token)
        done = p.Done()
        return answer(done) if still is not None else self.signed_out(request, done)

    async def new_phrase(self, request: Request) -> Response:
        await self.body(request, p.Nothing)
        account = await self.must_be_member(request)
        phrase = await self.hall.members.new_phrase(account)
        return answer(p.Joined(await self.hall.members.shown(account), phrase))

    async def my_passkey_options(self, request: Request) -> Response:
        await self.body(request, p.Nothing)
        account = await self.must_be_member(request)
        return answer(await self.hall.passkeys.options(self.where(request)[0], account))

    async def add_passkey(self, request: Request) -> Response:
        asked = await self.body(request, p.AddPasskey)
        account = await self.must_be_member(request)
        await self.hall.passkeys.add(account, asked, *self.where(request))
        return answer(await self.hall.members.me(account, request.cookies.get(COOKIE)))

    async def export(self, request: Request) -> Response:
        account = await self.must_be_member(request, banned=True)
        self.charge(request, 100)
        told = await self.hall.members.export(account, request.cookies.get(COOKIE))
        name = "attachment; filename=dragonhall-member.json"
        headers = {"content-disposition": name, "cache-control": "no-store"}
        return Response(msgspec.json.format(msgspec.json.encode(told), indent=1), 200, headers, "application/json")

    async def leave_for_good(self, request: Request) -> Response:
        asked = await self.body(request, p.LeaveForGood)
        account = await self.must_be_member(request, banned=True)
        self.charge(request, 50)
        await self.hall.members.delete(account, asked)
        return self.signed_out(request, p.Done())

    async def my_tables(self, request: Request) -> Response:
        account = await self.must_be_member(request)
        before = self.number(request, "before", 0, 0, 1 << 53)
        self.charge(request, 10)
        return answer(await self.hall.members.tables(account, before or None))

    async def my_key(self, request: Request) -> Response:
        await self.body(request, p.Nothing)
        account = await self.must_be_member(request)
        self.charge(request, 2)
        return answer(await self.hall.members.key_for(account, request.path_params["code"]))

    # Others

    async def member_info(self, request: Request) -> Response:
        account = await self.hall.members.account(request.path_params["member"])
        if account is None:
            raise Refused("no-member", "There is no such member.")
        self.charge(request, 2)
        return answer(await self.hall.members.shown(account))

    async def profile(self, request: Request) -> Response:
        account = await self.hall.members.account(request.path_params["member"])
        if account is None:
            raise Refused("no-member", "There is no such member.")
        self.charge(request, 5)
        return answer(await self.hall.members.profile(account))

    async def boards(self, request: Request) -> Response:
        self.charge(request, 2)
        return answer(p.Boards(await self.hall.members.ratings.boards()))

    async def board(self, request: Request) -> Response:
        game, kind = request.path_params["game"], request.path_params["kind"]
        known = self.hall.game(game).name
        if kind not in ("duel", "table"):
            raise Refused("no-page", "There are boards for duels and for tables: duel, table.")
        self.charge(request, 5)
        return answer(await self.hall.members.ratings.board(board_of(known, 2 if kind == "duel" else 3)))
