"""A hall in this process whose store can die, and tournaments played in it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.members.accounts import Account
from dragonhall.hall.store import StoreDown, store_at
from dragonhall.hall.tournaments.state import (
    Pairing,
    Tournament,
)

from .deals import next_secret

SHORT = {"track": 16, "start": 10}
"""A match of a few moves."""
CUP: dict[str, Any] = {"name": "Cup", "game": "dragorun", "options": SHORT, "clock": {"move": 600}, "rest": 0}


class World:
    """A hall in this process, on a clock of its own."""

    def __init__(self, db: str) -> None:
        self.db, self.time, self.luck = db, 1_700_000_000_000, random.Random(1)

    @asynccontextmanager
    async def open(self, lives: int | None = None):
        """A hall whose store dies after so many writes of tournaments."""
        store: Any = store_at(self.db)
        mortal = Mortal(store, lives)
        hall = Hall(mortal, Settings(look_every=3600, limit_factor=0), clock=lambda: self.time, new_secret=next_secret)
        await hall.open()
        try:
            yield hall
        finally:
            mortal.dead = False
            hall.background.closing = True
            await hall.close()


class Mortal:
    """A store that can be killed: after so many writes that concern tournaments nothing is written any more."""

    def __init__(self, store: Any, lives: int | None) -> None:
        self.store, self.lives, self.dead = store, lives, False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def _counts(self) -> None:
        if self.lives is not None:
            self.lives -= 1
            self.dead = self.lives <= 0

    async def _written(self, work: Callable[[], Awaitable[None]], counts: bool) -> None:
        if self.dead:
            raise StoreDown("killed")
        await work()
        if counts:
            self._counts()
            if self.dead:
                raise StoreDown("killed right after the write")

    async def create(self, row: Any) -> None:
        await self._written(lambda: self.store.create(row), True)

    async def write(self, put: list[Any], drop: Any = None) -> None:
        counts = any(one.kind in ("tournament", "pairing") for one in put)
        await self._written(lambda: self.store.write(put, drop), counts)

    def append(self, line: Any, *rest: Any) -> asyncio.Future[None]:
        work = self._written(lambda: self.store.append(line, *rest), line.seq == 0)
        return asyncio.ensure_future(work)


async def people(hall: Hall, count: int) -> list[Account]:
    return [(await hall.accounts.create(p.BecomeMember(f"Member {chr(65 + n)}")))[0] for n in range(count)]


async def made(hall: Hall, accounts: list[Account], **asked: Any) -> str:
    """A tournament that all of them have joined, made by the first."""
    known = await hall.tournaments.create(accounts[0], msgspec.convert(CUP | asked, p.CreateTournament))
    for account in accounts:
        await hall.tournaments.join(account, known.key)
    return known.key


async def runs(hall: Hall, id: str, host: Account, do: str) -> None:
    await hall.tournaments.run(host, id, p.RunTournament(do))  # type: ignore[arg-type]


async def look(hall: Hall, id: str) -> Tournament:
    hall.tournaments.rounds._polled.pop(id, None)
    await hall.tournaments.rounds.check(id)
    return await hall.tournaments.get(id)


async def play(hall: Hall, pairing: Pairing, luck: random.Random, absent: tuple[int, ...] = ()) -> None:
    """Make random moves for everybody until the match is over; bots move for absent people."""
    table = await hall.tables.open(pairing.code)

    async def move() -> None:
        now = table.dealt_position()
        seat = now.to_act[0]
        bot = seat in absent or pairing.seats[seat] is None
        moves = json.loads(bytes(now.moves(seat)))
        await table.move(seat, luck.choice(moves)["n"], None, bot)

    while table.phase != "over":
        await table.under_lock(move)


async def playing(hall: Hall, id: str) -> list[Pairing]:
    return [kept.doc for kept in await hall.tournaments.going(id) if kept.doc.stage == "playing"]
