"""A hall in this process, with a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.store import Store
from dragonhall.hall.store.sqlite import SqliteStore
from dragonhall.hall.tables.live_table import LiveTable
from dragonhall.hall.tables.subscribers import Subscriber

from ..deals import next_secret

SHORT = {"track": 40, "start": 1}
"""Options of a race that is soon over."""


class Clock:
    """A clock that stands until the test moves it; it does not begin at 0, as real ones do not."""

    def __init__(self) -> None:
        self.time = 1_790_000_000_000

    def __call__(self) -> int:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += int(1000 * seconds)


def in_hall(
    folder: Path,
    work: Callable[[Hall], Awaitable[None]],
    clock: Callable[[], int] | None = None,
    store: Store | None = None,
    **settings: Any,
) -> None:
    """Run *work* in a hall whose tables are looked at only when the test says so."""

    async def whole() -> None:
        quiet = {"look_every": 3600, "idle": 3600, "limit_factor": 0, "bot_pause": 0} | settings
        hall = Hall(store or SqliteStore(folder / "hall.db"), Settings(**quiet), clock, new_secret=next_secret)
        await hall.open()
        try:
            await work(hall)
        finally:
            await hall.close()

    asyncio.run(whole())


async def running(hall: Hall, seats: int = 2, game: str = "dragorun", **asked: Any) -> tuple[LiveTable, list[str]]:
    """A match of guests that has begun: its table and the guests' tokens."""
    options = {"options": SHORT} if game == "dragorun" else {}
    wanted = p.CreateTable(game, "Guest 0", **({"seats": seats, "sit": [0]} | options | asked))
    table, _, token = await hall.tables.create(wanted)
    tokens = [token]
    for seat in range(1, seats):
        tokens.append((await hall.tables.join(table, p.Join(f"Guest {seat}", seat)))[2])
    await act(table, 0, p.Start(id="start"))
    return table, tokens


async def act(table: LiveTable, player: int, action: p.AnyAction) -> p.Ack:
    from dragonhall.hall.tables import actions

    return await actions.act(table, player, action)


def first_move(table: LiveTable, id: str = "move") -> tuple[int, p.MakeMove]:
    """The player who decides now, and the first of the legal moves."""
    now = table.dealt_position()
    seat = now.to_act[0]
    player = table.state.places[seat].player
    assert player is not None
    return player, p.MakeMove(id=id, seat=seat, seq=now.line.seq, move=now.legal(seat)[0])


def listener() -> tuple[Subscriber, list[bytes]]:
    """Somebody who is connected, and what they are sent."""
    sent: list[bytes] = []
    return Subscriber(sent.append), sent
