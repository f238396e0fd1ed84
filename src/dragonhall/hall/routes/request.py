"""A request: its contents, its sender, and the sender's limits."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request

from ..app import Hall
from ..base.errors import Refused, closed_table
from ..base.proxies import limit_key
from ..base.rate_limits import Limits
from ..members.accounts import COOKIE, Account
from ..moderation.blocks import COOKIE as DEVICE_COOKIE
from ..moderation.blocks import device_of
from ..moderation.host import COOKIE as HOST_COOKIE
from ..tables.live_table import LiveTable, bad_token
from ..tables.state import Person

if TYPE_CHECKING:
    from .route import Endpoint

MAX_BODY = 64 << 10
"""Bytes of a body."""
MAX_RECORD = 2 << 20
"""Bytes of a body with a record in it."""
FREE_BODY = 8 << 10
"""A longer body counts as one more request for each such part."""
SLOWED = 0.5
"""Seconds that each refusal is delayed for a client over its limit."""
T = TypeVar("T")


@dataclass(frozen=True)
class RateRule:
    """A limit on how often one address may do something."""

    limit: str
    """The name of its limit in :class:`Limits`."""
    text: str
    """The sentence for a client over the limit."""


COMING = RateRule("coming", "Too many new tables or guests from one address: wait a minute.")
FOUNDING = RateRule("tournaments", "Too many new tournaments and clubs from one address: wait some minutes.")
UPLOADS = RateRule("uploads", "Too many records from one address: wait a minute.")
HINTS = RateRule("hints", "Too many hints from one address: wait a little.")
OUTCOMES = RateRule("outcomes", "Too many questions from one address: wait a little.")
REPORTS = RateRule("reports", "Too many reports from one address: wait a little.")
BLOCKS = RateRule("blocks", "Too many mutes and blocks from one address: wait a little.")
NEW_MEMBERS = RateRule("members", "Too many new members from one address: wait a minute.")
MAILS = RateRule("mails", "Too many codes or trials from your address: wait some minutes.")


class Gate:
    """Identifies the sender of a request, and refuses forbidden or too frequent actions."""

    def __init__(self, hall: Hall) -> None:
        self.limits: Limits = hall.limits
        self.origins, self.now = hall.settings.origins, hall.now
        self.accounts, self.moderation, self.host = hall.accounts, hall.moderation, hall.host
        self._opened = hall.tables.enter

    def address(self, connection: HTTPConnection) -> str:
        """Return the key by which limits count the sender."""
        return limit_key(connection.client.host) if connection.client else ""

    def check_origin(self, connection: HTTPConnection) -> None:
        """Refuse pages of other origins; only browsers send one."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.origins:
            return
        try:
            page = urlsplit(origin)
        except ValueError:
            page = urlsplit("")
        if page.netloc != connection.headers.get("host"):
            raise Refused("wrong-origin", "This page may not speak with this server.")
        scheme = connection.scope["scheme"]
        if page.scheme != scheme:
            text = f"This page came over {page.scheme[:8]}, but this server was asked over {scheme}."
            raise Refused("wrong-origin", f"{text} Behind a proxy, its host sets --trusted-proxy.")

    def spend(self, connection: HTTPConnection, few: RateRule) -> None:
        """Refuse a sender who does something too often."""
        address, limit = self.address(connection), getattr(self.limits, few.limit)
        if not limit.allow(address):
            raise Refused("too-fast", few.text, limit.wait(address))

    def charge(self, connection: HTTPConnection, n: float) -> None:
        """Count a costly request as *n* more requests."""
        address, limit = self.address(connection), self.limits.requests
        if not limit.allow(address, n):
            raise Refused("too-fast", "Too many costly requests: wait a little.", limit.bucket(address).wait(n))

    async def guarded(self, connection: HTTPConnection, work: Callable[[], Awaitable[T]]) -> T:
        """Run something that needs the right phrase, passkey or token; wrong ones count as guesses, as wrong codes
        do."""
        address, limit = self.address(connection), self.limits.guessing
        if not limit.allow(address):
            wait = limit.wait(address)
            text = f"Too many wrong attempts from your address: try again in {math.ceil(wait)} seconds."
            raise Refused("too-fast", text, wait)
        done = await work()
        limit.give_back(address)
        return done

    async def member(self, connection: HTTPConnection, banned: bool = False) -> Account | None:
        """Return the member who is signed in. A *banned* one may export and delete their data, nothing else."""
        account = await self.accounts.with_session(connection.cookies.get(COOKIE))
        if account is not None and not banned:
            self.moderation.check_member(account.member)
        return account

    async def table(self, connection: HTTPConnection, token: str | None = None) -> LiveTable:
        """Return the table that is asked for, by its code or its link.

        Wrong codes count as guesses, but never lock out public tables, whole links or holders of a token.
        """
        address, limit, token = self.address(connection), self.limits.guessing, token or bearer_token(connection)
        # Taken before the answer is known, so that simultaneous guesses count separately.
        guesses, started = limit.allow(address), time.monotonic()
        try:
            found = await self._opened(connection.path_params["code"], token, proof=not guesses)
        except Refused as error:
            wrong = error.problem.code == "no-table"
            if guesses and not wrong:
                limit.give_back(address)
            if guesses or not wrong:
                raise
        else:
            if guesses:
                limit.give_back(address)
            found.supervisor.noticed()
            return found
        # Do not reveal whether there is such a table, not even by the time the answer takes.
        await asyncio.sleep(max(0.0, started + SLOWED - time.monotonic()))
        wait = limit.wait(address)
        text = f"Too many wrong codes or tokens from your address: try again in {math.ceil(wait)} seconds."
        raise Refused("too-fast", text, wait)

    async def person(self, connection: HTTPConnection, table: LiveTable, token: str | None) -> Person | None:
        """Return the person at a table to whom this token belongs."""
        if token is None:
            return None
        found = await table.with_token(token)
        if found is None:
            self.limits.guessing.allow(self.address(connection))
            raise bad_token()
        self.moderation.check_member(found.member)
        return found


def bearer_token(connection: HTTPConnection) -> str | None:
    """Return the token of a request."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


class ApiRequest:
    """A request to one endpoint: its sender, as far as the endpoint needs to know, and its contents."""

    def __init__(self, endpoint: Endpoint, http: Request, gate: Gate) -> None:
        self.endpoint, self.http, self.gate = endpoint, http, gate
        self.path = http.path_params
        self.found_member: Account | None = None
        self.person: Person | None = None
        """At a table: the person whose token was sent."""
        self.host_session = ""
        self._table: LiveTable | None = None

    # Reading the body

    def expect_body(self) -> int:
        """Refuse a body that is too long before reading it; return its maximum length."""
        self.gate.check_origin(self.http)
        if self.http.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refused("bad-message", "Send JSON, with Content-Type: application/json.")
        most = self.endpoint.max_body
        declared = self.http.headers.get("content-length", "")
        size = int(declared) if declared.isdecimal() and len(declared) < 16 else most
        if size > most:
            raise Refused("too-long", f"At most {most} bytes can be sent here.")
        if size > FREE_BODY:
            self.charge(size / FREE_BODY)
        return size

    async def body(self) -> bytes:
        """Read the body, without decoding it."""
        data, most = bytearray(), self.endpoint.max_body
        async for part in self.http.stream():
            data += part
            if len(data) > most:
                raise Refused("too-long", f"At most {most} bytes can be sent here.")
        return bytes(data)

    @contextmanager
    def memory(self, size: int) -> Iterator[None]:
        """Count the bytes of a body for as long as it is in memory."""
        address, bodies = self.address, self.gate.limits.bodies
        if not bodies.hold(address, size):
            raise Refused("too-fast", "Too much is being sent from your address at once: wait a little.", 1)
        try:
            yield
        finally:
            bodies.hold(address, -size)

    def decoded(self, data: bytes) -> Any:
        """Return the body as the endpoint declares it."""
        try:
            return msgspec.json.decode(data, type=self.endpoint.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad-message", f"That could not be understood: {error}.") from error

    def number(self, name: str) -> int:
        """Return a number of the query, as the endpoint declares it."""
        asked = self.endpoint.query[name]
        text = self.http.query_params.get(name, str(asked.default))
        try:
            value = int(text) if len(text) <= 16 else asked.high + 1
        except ValueError:
            value = asked.high + 1
        if not asked.low <= value <= asked.high:
            raise Refused("bad-query", f"The number {name} goes from {asked.low} to {asked.high}.")
        return value

    def text(self, name: str, default: str = "") -> str:
        """Return a text of the query."""
        return self.http.query_params.get(name, default)

    # The sender

    @property
    def address(self) -> str:
        return self.gate.address(self.http)

    @property
    def secure(self) -> bool:
        """Whether the request came over TLS."""
        return bool(self.http.scope["scheme"] == "https")

    @property
    def session(self) -> str | None:
        """The secret of the member's session."""
        return self.http.cookies.get(COOKIE)

    @property
    def token(self) -> str | None:
        """The token of a table that was sent along."""
        return bearer_token(self.http)

    @property
    def device(self) -> str:
        """The key of this device's mutes and blocks; empty if it never had any."""
        return device_of(self.http.cookies.get(DEVICE_COOKIE))

    @property
    def passkey_place(self) -> tuple[str, str]:
        """The host that a passkey belongs to, and the origin of the page."""
        return self.http.url.hostname or "", self.http.headers.get("origin", "")

    @property
    def account(self) -> Account:
        """The member who is signed in, at endpoints for members."""
        if self.found_member is None:
            raise Refused("not-a-member", "You are not signed in here.")
        return self.found_member

    @property
    def table(self) -> LiveTable:
        """The table that is asked for, at endpoints of a table."""
        assert self._table is not None
        return self._table

    @property
    def player(self) -> int | None:
        return None if self.person is None else self.person.player

    @property
    def sitting(self) -> Person:
        """The person who asks, at endpoints for people at a table."""
        if self.person is None:
            raise Refused("no-token", "Send your token: Authorization: Bearer <token>.")
        return self.person

    async def find_member(self, banned: bool = False) -> Account | None:
        """Find the member who asks, if any."""
        self.found_member = await self.gate.member(self.http, banned)
        return self.found_member

    async def find_host(self) -> None:
        """Refuse everybody but the host of the hall."""
        session = self.http.cookies.get(HOST_COOKIE)
        await self.gate.host.check(session)
        self.host_session = session or ""

    async def find_table(self) -> None:
        self._table = await self.gate.table(self.http)

    async def find_person(self) -> None:
        """Find the person who asks, at the table as this server knows it."""
        self.person = await self.gate.person(self.http, self.table, self.token)
        if self.person is not None:
            self.table.supervisor.saw(self.person.player)

    async def look_again(self) -> None:
        """Identify the sender again, from the store: after every wait, right before anything is shown."""
        await self.table.be_current()
        if self.table.state.closed:
            raise closed_table()
        await self.find_person()

    # Limits

    def spend(self, few: RateRule) -> None:
        self.gate.spend(self.http, few)

    def charge(self, n: float) -> None:
        self.gate.charge(self.http, n)

    async def guarded(self, work: Callable[[], Awaitable[T]]) -> T:
        return await self.gate.guarded(self.http, work)
