"""The hall of one server: its tables, and who does what for them.

Everything else is a part of its own: what is done in the background (``background``, ``housekeeping``), games and
their compiled rules (``compiled_games``), finished matches (``finished``, ``uploads``, ``reviews``, ``statistics``),
the lobby (``lobby``) and the other servers (``peers``).
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Callable
from typing import Any

from .. import games
from ..core.game import Game
from ..games import game as find_game
from . import archive
from . import protocol as p
from .addresses import Proxies
from .background import Background
from .blocks import Blocks
from .bot_workers import LEVELS, BotWorkers
from .clubs import Clubs
from .compiled_games import CompiledGames
from .daily import Daily
from .finished import FinishedMatches
from .host import HostPage
from .housekeeping import Housekeeping
from .limits import Limits
from .lobby import Lobby
from .members import MOST_KEYS, Members
from .metrics import Gauge, Metrics
from .moderation import READ_EVERY, Moderation, closed_table
from .nudges import Nudges
from .passkeys import Passkeys
from .peers import Peers
from .problems import Refused
from .pseudonyms import Pseudonyms
from .reports import Reports
from .reviews import Reviews
from .settings import Settings
from .statistics import REVIEW_EVERY, Statistics
from .store import Conflict, Store, StoreDown, TableRow
from .table import LiveTable, bad_token
from .table_state import (
    Person,
    TableState,
    new_code,
    new_state,
    new_token,
    read_address,
    read_state,
    rematch_state,
    token_hash,
)
from .tournaments import Tournaments
from .uploads import Uploads

ADDRESS_KEY = "key of addresses"
CHECK_EVERY, HOUR = 2.0, 3600.0
"""Seconds: between looks whether the store works, and between looks for old tables."""


class Hall:
    """All that one server does."""

    def __init__(self, store: Store, settings: Settings | None = None, clock: Callable[[], int] | None = None) -> None:
        self.store, self.settings = store, settings or Settings()
        # All servers of one store go by the same clock, however theirs differ.
        self.now = clock or (lambda: int(time.time() * 1000) + self.store.skew)
        self.levels = LEVELS
        self.limits, self.metrics = Limits(self.settings.limit_factor), Metrics()
        self.bot_workers = BotWorkers(shared=self.settings.limit_factor > 0)
        self.proxies = Proxies(self.settings.trusted_proxies)
        self.background = Background(self.metrics.errors)
        self.games = CompiledGames(store, self.background)
        self.lobby, self.peers, self.housekeeping = Lobby(self), Peers(self), Housekeeping(self)
        self.finished, self.uploads, self.reviews = FinishedMatches(self), Uploads(self), Reviews(self)
        self.members, self.passkeys, self.daily = Members(self), Passkeys(self), Daily(self)
        self.pseudonyms, self.clubs = Pseudonyms(self), Clubs(self)
        self.moderation, self.reports, self.blocks, self.host = (
            Moderation(self), Reports(self), Blocks(self), HostPage(self),
        )  # fmt: skip
        self.tournaments = Tournaments(self)
        self.nudges = Nudges(self)
        self.statistics = Statistics(self)
        self.tables: dict[str, LiveTable] = {}
        self.closing = False
        self.listening: tuple[str, int] | None = None
        """Host and port of the socket, while a server runs."""
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._layouts: dict[str, str] = {}

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.started = self.now()
        await self.store.open(self.peers.hear)
        # All servers of a store must agree on it, so it lies where layouts do: the first one there is kept.
        await self.store.keep_layout(ADDRESS_KEY, secrets.token_hex(32))
        self._address_key = bytes.fromhex(await self.store.layout(ADDRESS_KEY) or "")
        await self.moderation.read()
        await self.nudges.open()
        often, rarely = self.settings.look_every, min(30.0, self.settings.idle)
        for name, every, work in (
            ("store", CHECK_EVERY, self.store.check),
            ("due tables", often, self.housekeeping.wake_due),
            ("lobby", 1.0, self.lobby.tell),
            ("host's decisions", READ_EVERY, self.moderation.read),
            ("tournaments", 1.0, self.tournaments.rounds.look_at_all),
            ("pages of tournaments", 0.5, self.tournaments.tell),
            ("archive", rarely, self.finished.archive_waiting),
            ("old tables", HOUR, self.housekeeping.forget_old),
            ("idle tables", rarely, self.housekeeping.close_idle),
            ("statistics", rarely, self.statistics.catch_up),
            ("quick reviews", REVIEW_EVERY, self.statistics.review_one),
        ):
            self.background.spawn(self.background.repeat(name, every, work))
        self.background.spawn(self.games.warm_up())
        if self.store.shared:
            self.background.spawn(self.background.repeat("other servers", 4.0, self.peers.stay_in_touch))
        self.metrics.gauges |= {
            "dragonhall_tables_in_memory": Gauge("Tables in this server's memory.", lambda: len(self.tables)),
            "dragonhall_connections": Gauge(
                "People connected to tables.", lambda: sum(len(table.subscribers) for table in self.tables.values())
            ),
            "dragonhall_bots_thinking": Gauge(
                "Decisions that bots are making, or try again after a rest.",
                lambda: sum(len(table.upkeep.thinking) for table in self.tables.values()),
            ),
            "dragonhall_store_commits": Gauge("Transactions of the writer.", lambda: getattr(self.store, "batches", 0)),
            "dragonhall_store_writes": Gauge("Writes in them.", lambda: getattr(self.store, "jobs", 0)),
        }

    async def close(self) -> None:
        self.closing = True
        if self.store.shared:
            self.peers.publish({"kind": "gone"})
            await asyncio.sleep(0.05)
        await self.background.close()
        await self.games.close()
        for table in self.tables.values():
            # Whoever is storing just now may finish.
            async with table.lock:
                pass
        self.bot_workers.close()
        self.reviews.close()
        await self.store.close()

    async def health(self) -> dict[str, Any]:
        """Whether this server can do its work, and what of it cannot be done: for the host."""
        store, counts = self.store.fault, None
        try:
            counts = await self.store.count()
        except StoreDown as error:
            store = str(error) or "it does not answer"
        told = {name: self.games.state_of(name) for name in games()}
        faults = dict(self.background.faults)
        ok = store is None and not self.games.unready and not faults and not self.closing
        warm = self.games.warm
        return {"ok": ok, "warm": warm, "store": store or "ok", "games": told, "faults": faults, "tables": counts}

    # Tables

    def visited(self) -> set[str]:
        """The tables that somebody is connected to, through any server."""
        return {code for code, table in self.tables.items() if table.subscribers} | self.peers.visited()

    def game(self, name: str) -> Game:
        return find_game(name)

    async def opened(self, said: str, token: str | None, proof: bool = False) -> LiveTable:
        """The table that a guest asks for by what stands in its link: the code, and perhaps the invitation.

        With *proof* the code alone does not open a private table: the guest needs the invitation or a token. All this
        is decided before the rules of the game are needed, so waiting for the compiler gives no table away.
        """
        code, invitation = read_address(said)
        live = self.tables.get(code)
        row = await self.store.load(code) if live is None and code else None
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
        return await self.table(code)

    def tag(self, address: str) -> str:
        """Stands for an address wherever tables keep one: the same for the same, and telling nothing by itself."""
        return hmac.new(self._address_key, address.encode(), "sha256").hexdigest()[:16]

    def seal(self, text: str) -> bytes:
        """What only servers of this store can make of a text."""
        return hmac.digest(self._address_key, f"seal {text}".encode(), "sha256")

    async def table(self, code: str) -> LiveTable:
        """The table of that code."""
        found = self.tables.get(code)
        if found is None:
            found = await self._load(code)
        found.used = self.now()
        return found

    async def _load(self, code: str) -> LiveTable:
        if code in self._loading:
            return await asyncio.shield(self._loading[code])
        future = self._loading[code] = asyncio.ensure_future(self._open_table(code))
        try:
            return await asyncio.shield(future)
        finally:
            if future.done():
                self._loading.pop(code, None)
            else:
                future.add_done_callback(lambda _: self._loading.pop(code, None))

    async def _open_table(self, code: str) -> LiveTable:
        row = await self.store.load(code) if code else None
        if row is None:
            raise no_table()
        await self.games.ready(row.game)
        table = LiveTable(self, row)
        await table.load()
        self.tables[code] = table
        table.upkeep.look()
        if table.now is not None and table.now.over and not table.now.archived:
            self.finished.archive_later(table)
        return table

    async def create(
        self, asked: p.CreateTable, address: str = "", member: str | None = None, device: str = ""
    ) -> tuple[LiveTable, Person, str]:
        self.moderation.words.check_name(asked.name)
        if asked.club is not None:
            await self.clubs.check_lays(asked.club, member)
        await self.games.ready(asked.game)
        tag = self.tag(address)
        if asked.public and self.settings.limit_factor > 0:
            await self.lobby.check(tag)
        position: dict[str, Any] | None = None
        earlier: dict[str, Any] | None = None
        if asked.go_on is not None:
            asked, position, earlier = await self.uploads.going_on(asked, asked.go_on)
        secret = secrets.token_bytes(32)
        state, token = new_state(asked, secret, self.now(), tag, member)
        state.position, state.earlier, state.players[0].device = position, earlier, device
        table = await self._lay(state, secret)
        if member is not None:
            await self.members.visited(table, member)
        if asked.start:

            async def start() -> None:
                await table.change(lambda state: state.fill(self.levels[0]))
                await table.append(table.dealt(None))

            await table.decided(start)
        return table, table.state.players[0], token

    async def what_if(self, old: LiveTable, asked: p.WhatIf, address: str = "") -> tuple[LiveTable, Person, str]:
        """A new table that begins with a position of a finished match: the same cards, other dice, bots around.

        After a match everything lies open (anybody may look at it from any seat), so nothing is dealt again; bots get
        a match re-dealt for their seat as always.
        """
        self.moderation.words.check_name(asked.name)
        if old.phase != "over":
            raise Refused("not-over", "The game is not over yet: play on at the table itself.")
        await self.games.ready(old.state.game)
        position = await asyncio.to_thread(archive.position_at, await self.finished.record(old), asked.ply)
        bots = [place.level or self.levels[-2] for place in old.state.places]
        if asked.seat >= len(bots):
            raise Refused("no-seat", f"This table has the seats 0 to {len(bots) - 1}, not {asked.seat}.")
        wanted = p.CreateTable(
            old.state.game,
            asked.name,
            seats=len(bots),
            options=position["options"],
            sit=[asked.seat],
            bots=[None if seat == asked.seat else level for seat, level in enumerate(bots)],
        )
        secret = secrets.token_bytes(32)
        state, token = new_state(wanted, secret, self.now(), self.tag(address))
        state.position = position
        table = await self._lay(state, secret)

        async def start() -> None:
            await table.append(table.dealt(None))

        await table.decided(start)
        return table, table.state.players[0], token

    async def lay_rematch(self, old: TableState) -> str:
        secret = secrets.token_bytes(32)
        state = rematch_state(old, secret, self.now())
        for person in state.players:
            if await self.blocks.unwanted(state, person.player, person.member, person.address):
                for seat in state.seats_of(person.player):
                    state.stand(person.player, seat)
        table = await self._lay(state, secret)
        for person in table.state.players:
            if person.member is not None and not person.gone:
                await self.members.visited(table, person.member)
        return table.code

    async def _lay(self, state: TableState, secret: bytes) -> LiveTable:
        while True:
            now = self.now()
            row = TableRow(
                state.code, state.game, "open", state.public, now, now, -1, None, 0, state.encoded(), secret
            )  # fmt: skip
            try:
                await self.store.create(row)
                break
            except Conflict:
                state.code = new_code()
        await self.clubs.laid(state)
        self.tables[state.code] = table = LiveTable(self, row)
        self.lobby.changed(state)
        return table

    async def join(
        self,
        table: LiveTable,
        asked: p.Join,
        address: str = "",
        old: str | None = None,
        member: str | None = None,
        device: str = "",
    ) -> tuple[LiveTable, Person, str]:
        """Somebody comes to a table from this address; *old* is a key to it that they had before.

        Who still has a valid key is the same person, and keeps player and key. A member who has a place there already
        gets it again, with a new key.
        """
        new = new_token()
        self.moderation.words.check_name(asked.name)
        if asked.seat is not None:
            await self._check_blocked(table, self.tag(address), old, member)

        def edit(state: TableState) -> None:
            known = None if old is None else state.with_token(old)
            mine = None if member is None else state.of_member(member)
            if known is None and mine is not None:
                known, mine.more = mine, [*mine.more, token_hash(new)][-MOST_KEYS:]
            if known is not None:
                self.moderation.check_member(known.member)
            if known is None:
                known = state.join(asked.name, new, self.tag(address), old, asked.portrait, member)
            else:
                known.member = known.member or (member if mine is None else None)
                state.rename(known.player, asked.name)
                known.portrait = asked.portrait or known.portrait
            known.device = known.device if known.member else device or known.device
            if asked.seat is not None:
                if table.now is not None:
                    raise Refused("already-started", "The game has started already: come to watch, without a seat.")
                state.sit(known.player, asked.seat)

        await table.decided(lambda: table.change(edit))
        if member is not None:
            await self.members.visited(table, member)
        for token in (new, old or ""):
            person = table.state.with_token(token)
            if person is not None:
                return table, person, token
        raise bad_token()

    async def _check_blocked(self, table: LiveTable, tag: str, old: str | None, member: str | None) -> None:
        """Raises Refused: the table's host has blocked who wants to sit down."""
        await table.be_current()
        known = None if old is None else table.state.with_token(old)
        known = known or (None if member is None else table.state.of_member(member))
        player, who = (None, member) if known is None else (known.player, known.member or member)
        await self.blocks.check_seat(table.state, player, who, tag)

    async def layout(self, name: str) -> str | None:
        if name not in self._layouts:
            text = await self.store.layout(name)
            if text is None:
                return None
            self._layouts[name] = text
        return self._layouts[name]


def no_table() -> Refused:
    return Refused("no-table", "There is no table with this code. Codes have four syllables, like bako-mire.")
