"""The lobby: which public tables are listed, and in what order. A table with people at it is never crowded out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from . import protocol as p
from .problems import Refused
from .store import TableRow
from .table_state import DAY_MS, TableState, read_state

if TYPE_CHECKING:
    from .hall import Hall

MOST_LISTED = 200
LISTED_EACH = 10
"""So many tables of one address are listed, the liveliest of them."""
PUBLIC_EACH = 40
"""So many public tables may one address have that are not over."""


class Lobby:
    """The public tables of a hall, and who is told when they change."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.subscribers: set[Callable[[bytes], None]] = set()
        self.dirty = False
        """Something changed since it was told."""

    def changed(self, state: TableState) -> None:
        self.dirty = self.dirty or state.public

    async def tell(self) -> None:
        """Tell everybody who listens, if something changed."""
        dirty, self.dirty = self.dirty, False
        if dirty and self.subscribers:
            try:
                data = msgspec.json.encode(await self.told())
            except Exception:
                self.dirty = True
                raise
            for send in list(self.subscribers):
                send(data)

    async def told(self) -> p.Lobby:
        listed: list[p.LobbyTable] = []
        each: Counter[str] = Counter()
        read = [(row, read_state(row.doc)) for row in await self._rows()]
        found = [(row, state) for row, state in read if not state.closed]
        shown = sorted(((self._shown(row, state), state) for row, state in found), key=lambda one: _life(one[0]))
        for table, state in shown:
            each[state.address] += bool(state.address)
            if each[state.address] <= LISTED_EACH:
                listed.append(table)
        return p.Lobby(listed[:MOST_LISTED])

    async def _rows(self) -> list[TableRow]:
        """The newest of the store, and all others that people are at."""
        rows = {row.code: row for row in await self.hall.store.public()}
        for code in self.hall.visited():
            live = self.hall.tables.get(code)
            row = live.row if live is not None else None
            if code in rows or (row is not None and not row.public):
                continue
            row = row or await self.hall.store.load(code)
            if row is not None and row.public and row.state != "over" and (live is None or live.phase != "over"):
                rows[code] = row
        return list(rows.values())

    def _shown(self, row: TableRow, state: TableState) -> p.LobbyTable:
        free = sum(place.player is None and place.level is None for place in state.places)
        host = next((one.name for one in state.players if one.player == state.host), "")
        live = self.hall.tables.get(row.code)
        there = [
            *self.hall.peers.elsewhere(row.code),
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
        """Whether one more public table can be laid from an address.

        Raises:
            Refused: there are many already.
        """
        lately = self.hall.now() - DAY_MS
        states = (read_state(row.doc) for row in await self.hall.store.public() if row.updated > lately)
        if sum(state.address == address for state in states) >= PUBLIC_EACH * self.hall.settings.limit_factor:
            raise Refused("too-many", "There are many public tables from your address: finish some of them first.")


def _life(table: p.LobbyTable) -> tuple[bool, str, int]:
    """People first, then tables that are open, then the newest."""
    return not table.here, table.state, -table.created
