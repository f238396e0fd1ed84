"""The lobby: which public tables are listed, and in what order. A table with people at it is never crowded out."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from .. import protocol as p
from ..base.errors import Refused
from ..base.settings import Settings
from ..store import Store, TableRow
from .peers import Peers
from .state import DAY_MS, TableState, read_state

if TYPE_CHECKING:
    from .live_table import LiveTable

MAX_LISTED = 200
LISTED_EACH = 10
"""Maximum listed tables of one address: the liveliest of them."""
KEPT_SECONDS = 1.0
"""Seconds after which a request rebuilds the lobby even if no change is known."""
PACE, MAX_TOOK = 5, 0.1
"""It is rebuilt after this multiple of the seconds that the last build took, of which at most this many count."""
PUBLIC_EACH = 40
"""Maximum public tables of one address that are not over."""


class Lobby:
    """The public tables of a hall, and the listeners who see them change."""

    def __init__(
        self, store: Store, settings: Settings, now: Callable[[], int], live: Mapping[str, LiveTable], peers: Peers
    ) -> None:
        self._store, self._settings, self._now, self._live, self._peers = store, settings, now, live, peers
        for kind in ("table", "missed"):
            peers.on(kind, self._heard)
        self.subscribers: set[Callable[[bytes], None]] = set()
        self.dirty = False
        """Whether something has changed since it was sent."""

        self._stale, self._encoded, self._made_at, self._took = True, b"", 0.0, 0.0
        self._making: asyncio.Task[bytes] | None = None
        self._one_by_one = asyncio.Lock()

    def changed(self, state: TableState) -> None:
        self.dirty = self.dirty or state.public
        self._stale = self._stale or state.public

    def _heard(self, message: dict[str, Any]) -> None:
        """Another server has changed a table."""
        self.dirty = self._stale = True

    async def current(self) -> bytes:
        """Return the encoded lobby. Requests share one build, and building takes a small part of the time, however many
        requests and tables there are.
        """
        if not self._stale and time.monotonic() < self._made_at + KEPT_SECONDS:
            return self._encoded
        if self._making is None:
            self._making = asyncio.create_task(self._make())
        return await asyncio.shield(self._making)

    async def _make(self) -> bytes:
        async with self._one_by_one:
            await asyncio.sleep(max(0.0, self._made_at + PACE * self._took - time.monotonic()))
            # Later requests may need more than this build finds.
            self._making, self._stale, started = None, False, time.monotonic()
            try:
                self._encoded = msgspec.json.encode(await self.to_wire())
            except BaseException:
                self._stale = True
                raise
            finally:
                self._made_at = time.monotonic()
                self._took = min(self._made_at - started, MAX_TOOK)
            return self._encoded

    async def tell(self) -> None:
        """Send it to all listeners, if something has changed."""
        dirty, self.dirty = self.dirty, False
        if dirty and self.subscribers:
            try:
                data = msgspec.json.encode(await self.to_wire())
            except Exception:
                self.dirty = True
                raise
            for send in list(self.subscribers):
                send(data)

    async def to_wire(self) -> p.Lobby:
        listed: list[p.LobbyTable] = []
        each: Counter[str] = Counter()
        read = [(row, read_state(row.doc)) for row in await self._rows()]
        found = [(row, state) for row, state in read if not state.closed]
        shown = sorted(((self._shown(row, state), state) for row, state in found), key=lambda pair: _life(pair[0]))
        for table, state in shown:
            each[state.address] += bool(state.address)
            if each[state.address] <= LISTED_EACH:
                listed.append(table)
        return p.Lobby(listed[:MAX_LISTED])

    async def _rows(self) -> list[TableRow]:
        """Return the newest tables of the store, and all others with people at them."""
        rows = {row.code: row for row in await self._store.public()}
        for code in {code for code, table in self._live.items() if table.subscribers} | self._peers.visited():
            live = self._live.get(code)
            row = live.row if live is not None else None
            if code in rows or (row is not None and not row.public):
                continue
            row = row or await self._store.load(code)
            if row is not None and row.public and row.state != "over" and (live is None or live.phase != "over"):
                rows[code] = row
        return list(rows.values())

    def _shown(self, row: TableRow, state: TableState) -> p.LobbyTable:
        free = sum(place.player is None and place.level is None for place in state.places)
        host = next((person.name for person in state.players if person.player == state.host), "")
        live = self._live.get(row.code)
        there = [
            *self._peers.elsewhere(row.code),
            *([] if live is None else [subscriber.player for subscriber in live.subscribers]),
        ]
        seated = {place.player for place in state.places if place.player is not None}
        watching = sum(player not in seated for player in there)
        phase: Any = row.state if live is None else live.phase
        return p.LobbyTable(
            row.code, row.game, host, phase, state.pace, len(state.places), free, watching, row.created,
            len(seated & {*there}),
        )  # fmt: skip

    async def check(self, address: str) -> None:
        """Check that one more public table can be created from an address.

        Raises:
            Refused: there are too many already.
        """
        lately = self._now() - DAY_MS
        states = (read_state(row.doc) for row in await self._store.public() if row.updated > lately)
        if sum(state.address == address for state in states) >= PUBLIC_EACH * self._settings.limit_factor:
            raise Refused("too-many", "There are many public tables from your address: finish some of them first.")


def _life(table: p.LobbyTable) -> tuple[bool, str, int]:
    """Return the sort key: people first, then open tables, then the newest."""
    return not table.here, table.state, -table.created
