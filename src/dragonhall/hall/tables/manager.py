"""The tables of one server: creating, opening and joining them, and following changes by other servers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec

from .. import protocol as p
from ..base.errors import Refused, StoreDown, closed_table
from ..base.metrics import Gauge
from ..base.tasks import MAX_WAIT
from ..store import Conflict, TableRow
from . import actions
from .address_tags import AddressTags
from .bot_workers import LEVELS
from .codes import new_code, new_token, read_address, token_hash
from .live_table import LiveTable, bad_token
from .lobby import Lobby
from .services import TableServices
from .state import Person, TableState, new_state, read_state, rematch_state

log = logging.getLogger("dragonhall.hall")
MAX_KEYS = 8
"""Maximum devices with a key to the same place at a table."""


class TableManager:
    """All tables that one server has in memory."""

    def __init__(self, services: TableServices, tags: AddressTags, live: dict[str, LiveTable], lobby: Lobby) -> None:
        self.services, self.live = services, live
        self._store, self._hooks, self._peers = services.store, services.hooks, services.peers
        self._now, self._tags, self._lobby = services.now, tags, lobby
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._following: set[str] = set()
        for kind, handler in (
            ("who", lambda message: self._announce_presence()),
            ("missed", self._missed),
            ("table", self._follow_changes),
            ("line", self._follow_line),
            ("chat", self._hear),
        ):
            self._peers.on(kind, handler)
        self._peers.on_presence.append(self._presence_changed)

    def visited(self) -> set[str]:
        """Return the codes of tables that somebody is connected to, through any server."""
        return {code for code, table in self.live.items() if table.subscribers} | self._peers.visited()

    def check_name(self, name: str | None) -> None:
        """Raise Refused for a name that the host's word filter refuses."""
        self._hooks.check_name(name)

    async def prepare(self, game: str) -> None:
        """Make a game ready for new tables."""
        await self.services.games.ready(game)

    # Opening

    async def open(self, code: str) -> LiveTable:
        """Return the table of that code, from memory or from the store."""
        found = self.live.get(code)
        if found is None:
            found = await self._load(code)
        found.used = self._now()
        return found

    async def enter(self, said: str, token: str | None, proof: bool = False) -> LiveTable:
        """Return the table that a guest asks for by its link: the code, and perhaps the invitation.

        With *proof* the code alone does not open a private table: the guest needs the invitation or a token. All this
        is decided before the rules of the game are needed, so the time to compile them reveals no table.
        """
        code, invitation = read_address(said)
        live = self.live.get(code)
        row = await self._store.load(code) if live is None and code else None
        if live is not None:
            state = live.state
        elif row is not None:
            state = read_state(row.doc)
        else:
            raise no_table()
        if invitation:
            if not secrets.compare_digest(state.invitation, invitation):
                raise no_table()
        elif state.link_only or (proof and not state.public):
            holder = None
            if token is not None:
                holder = await live.with_token(token) if live is not None else state.with_token(token)
            if holder is None:
                raise no_table()
        if state.closed:
            raise closed_table()
        return await self.open(code)

    async def _load(self, code: str) -> LiveTable:
        if code in self._loading:
            return await asyncio.shield(self._loading[code])
        future = self._loading[code] = asyncio.ensure_future(self._open(code))
        try:
            return await asyncio.shield(future)
        finally:
            if future.done():
                self._loading.pop(code, None)
            else:
                future.add_done_callback(lambda _: self._loading.pop(code, None))

    async def _open(self, code: str) -> LiveTable:
        row = await self._store.load(code) if code else None
        if row is None:
            raise no_table()
        await self.services.games.ready(row.game)
        table = self._new(row)
        await table.load()
        self.live[code] = table
        table.supervisor.check()
        if table.position is not None and table.position.over and not table.position.archived:
            for listener in self._hooks.on_over:
                listener(table)
        return table

    def _new(self, row: TableRow) -> LiveTable:
        return LiveTable(self.services, row, self.drop, self.rematch)

    def drop(self, code: str) -> None:
        """Take a table out of memory; the store keeps it."""
        self.live.pop(code, None)

    # Creating

    async def create(
        self, asked: p.CreateTable, address: str = "", member: str | None = None, device: str = ""
    ) -> tuple[LiveTable, Person, str]:
        """Create a table; return it with its first person and that person's token."""
        self._hooks.check_name(asked.name)
        if asked.club is not None:
            await self._hooks.check_club(asked.club, member)
        await self.services.games.ready(asked.game)
        tag = self._tags.tag(address)
        if asked.public and self.services.settings.limit_factor > 0:
            await self._lobby.check(tag)
        position: dict[str, Any] | None = None
        earlier: dict[str, Any] | None = None
        if asked.go_on is not None:
            asked, position, earlier = await self._hooks.continue_record(asked, asked.go_on)
        secret = self.services.new_secret()
        state, token = new_state(asked, secret, self._now(), tag, member)
        state.position, state.earlier, state.players[0].device = position, earlier, device
        table = await self._add(state, secret)
        if member is not None:
            await self._hooks.visited(table, member)
        if asked.start:

            async def start() -> None:
                await table.change(lambda state: state.fill(LEVELS[0]))
                await table.deal(None)

            await table.under_lock(start)
        return table, table.state.players[0], token

    async def create_at(
        self, asked: p.CreateTable, position: dict[str, Any], address: str = ""
    ) -> tuple[LiveTable, Person, str]:
        """Create a table that begins at a position, and start it."""
        secret = self.services.new_secret()
        state, token = new_state(asked, secret, self._now(), self._tags.tag(address))
        state.position = position
        table = await self._add(state, secret)

        async def start() -> None:
            await table.deal(None)

        await table.under_lock(start)
        return table, table.state.players[0], token

    async def rematch(self, old: TableState) -> str:
        """Create the table of a rematch, unless another server has just done so; return its code.

        The code follows from the old table: if two servers do this at once, one of them finds the other's.
        """
        for number in count():
            seed = self._tags.seal(f"rematch {number} {old.code}")
            code = new_code(int.from_bytes(seed[:8], "big"))
            row = await self._store.load(code)
            if row is None and await self._create_rematch(old, code):
                return code
            row = row or await self._store.load(code)
            if row is not None and read_state(row.doc).previous == old.code:
                return code
        raise AssertionError

    async def _create_rematch(self, old: TableState, code: str) -> bool:
        """Create the table of a rematch; return whether its code was free."""
        secret = self.services.new_secret()
        state = rematch_state(old, secret, self._now())
        state.code = code
        for person in state.players:
            if await self._hooks.unwanted(state, person.player, person.member, person.address):
                for seat in state.seats_held_by(person.player):
                    state.stand(person.player, seat)
        try:
            table = await self._keep(state, secret)
        except Conflict:
            return False
        for person in table.state.players:
            if person.member is not None and not person.gone:
                await self._hooks.visited(table, person.member)
        return True

    async def _add(self, state: TableState, secret: bytes) -> LiveTable:
        """Keep a new table under its code, or under another one if that is taken."""
        while True:
            try:
                return await self._keep(state, secret)
            except Conflict:
                state.code = new_code()

    async def _keep(self, state: TableState, secret: bytes) -> LiveTable:
        now = self._now()
        row = TableRow(state.code, state.game, "open", state.public, now, now, -1, None, 0, state.encoded(), secret)
        await self._store.create(row)
        await self._hooks.created(state)
        self.live[state.code] = table = self._new(row)
        for listener in self._hooks.on_change:
            listener(state)
        return table

    # Joining

    async def join(
        self,
        table: LiveTable,
        asked: p.Join,
        address: str = "",
        old: str | None = None,
        member: str | None = None,
        device: str = "",
    ) -> tuple[LiveTable, Person, str]:
        """Let somebody come to a table from this address; *old* is an earlier key of theirs.

        A guest who still has a valid key is the same person, and keeps player and key. A member who has a place there
        already gets it again, with a new key.
        """
        new = new_token()
        self._hooks.check_name(asked.name)
        if asked.seat is not None:
            await self._check_blocked(table, self._tags.tag(address), old, member)

        def edit(state: TableState) -> None:
            known = None if old is None else state.with_token(old)
            mine = None if member is None else state.of_member(member)
            if known is None and mine is not None:
                known, mine.more = mine, [*mine.more, token_hash(new)][-MAX_KEYS:]
            if known is not None:
                self._hooks.check_member(known.member)
            if known is None:
                known = state.join(asked.name, new, self._tags.tag(address), old, asked.portrait, member)
            else:
                known.member = known.member or (member if mine is None else None)
                state.rename(known.player, asked.name)
                known.portrait = asked.portrait or known.portrait
            known.device = known.device if known.member else device or known.device
            if asked.seat is not None:
                if table.position is not None:
                    raise Refused("already-started", "The game has started already: come to watch, without a seat.")
                state.sit(known.player, asked.seat)

        await table.under_lock(lambda: table.change(edit))
        if member is not None:
            await self._hooks.visited(table, member)
        for token in (new, old or ""):
            person = table.state.with_token(token)
            if person is not None:
                return table, person, token
        raise bad_token()

    async def _check_blocked(self, table: LiveTable, tag: str, old: str | None, member: str | None) -> None:
        """Raise Refused if the table's host has blocked the person that wants to sit down."""
        await table.be_current()
        known = None if old is None else table.state.with_token(old)
        known = known or (None if member is None else table.state.of_member(member))
        player, theirs = (None, member) if known is None else (known.player, known.member or member)
        await self._hooks.check_seat(table.state, player, theirs, tag)

    # Other servers

    def _announce_presence(self) -> None:
        for table in self.live.values():
            if table.subscribers:
                table.announce_presence()

    def _missed(self, message: dict[str, Any]) -> None:
        """Catch up with tables and the people at them, because messages of other servers were lost."""
        for table in self.live.values():
            self._follow(table)
        self._announce_presence()
        self._peers.publish({"kind": "who"})

    def _presence_changed(self, code: str, left: list[int]) -> None:
        table = self.live.get(code)
        if table is not None:
            table.presence_elsewhere(left)

    def _follow_changes(self, message: dict[str, Any]) -> None:
        table = self.live.get(message["code"])
        if table is not None:
            self._follow(table)

    def _follow_line(self, message: dict[str, Any]) -> None:
        table = self.live.get(message["code"])
        if table is not None and message["seq"] > table.seq:
            self._follow(table)

    def _hear(self, message: dict[str, Any]) -> None:
        table = self.live.get(message["code"])
        if table is not None:
            actions.hear(table, msgspec.convert(message["chat"], p.Chat))

    def _follow(self, table: LiveTable) -> None:
        if table.code not in self._following and not self.services.background.closing:
            self._following.add(table.code)
            self.services.background.spawn(self._followed(table))

    async def _followed(self, table: LiveTable) -> None:
        wait = 0.25
        while True:
            try:
                async with table.lock:
                    self._following.discard(table.code)
                    await table.catch_up()
                return
            except StoreDown as error:
                # Without this nobody at the table would hear anything until the next action.
                log.warning("table cannot be followed", extra={"table": table.code, "why": str(error)})
                self._following.add(table.code)
                await asyncio.sleep(wait)
                wait = min(MAX_WAIT, 2 * wait)

    # Ending

    async def close(self) -> None:
        """Stop loading tables, and wait until every pending write is done."""
        loading = list(self._loading.values())
        for future in loading:
            future.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        for table in self.live.values():
            async with table.lock:
                pass

    def gauges(self) -> dict[str, Gauge]:
        """Return the metrics of the tables in memory."""

        def total(number: Callable[[LiveTable], int]) -> Callable[[], float]:
            return lambda: sum(number(table) for table in self.live.values())

        return {
            "dragonhall_tables_in_memory": Gauge("Tables in this server's memory.", lambda: len(self.live)),
            "dragonhall_connections": Gauge("People connected to tables.", total(lambda table: len(table.subscribers))),
            "dragonhall_waiting": Gauge(
                "Requests that wait for the next event of a table.", total(lambda table: len(table.waiters))
            ),
            "dragonhall_bots_thinking": Gauge(
                "Decisions that bots are making, or try again after a rest.",
                total(lambda table: len(table.supervisor.thinking)),
            ),
        }


def no_table() -> Refused:
    return Refused("no-table", "There is no table with this code. Codes have four syllables, like bako-mire.")
