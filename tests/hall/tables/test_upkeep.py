"""What a server does at a table by itself, when something else happens meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonhall.core.errors import NotLegalNow
from dragonhall.core.moves import Move
from dragonhall.hall.app import Hall
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.protocol import CreateTable
from dragonhall.hall.store.postgres import PostgresStore
from dragonhall.hall.store.sqlite import SqliteStore
from dragonhall.hall.tables.live_table import LiveTable
from dragonhall.hall.tables.log import MatchSetup, Position

from ..deals import next_secret
from ..postgres import new_database


def test_a_bot_whose_match_was_ended_and_archived_by_another_server_does_nothing(tmp_path: Path):
    async def work() -> None:
        hall = Hall(SqliteStore(tmp_path / "hall.db"), Settings(bot_pause=0), new_secret=next_secret)
        await hall.open()
        try:
            asked = CreateTable("dragorun", "Ann", seats=2, sit=[], bots=["hatchling"] * 2, start=True)
            table, _, _ = await hall.tables.create(asked)
            now = table.dealt_position()
            seat = now.to_act[0]
            line = msgspec.structs.replace(now.line, seq=now.line.seq + 9, table=b"", asked=b"")

            async def thinking(*about: Any) -> Any:
                """Meanwhile the other server ends the match, and this one catches up."""
                table.position = Position(table.setup, line, None)
                return table.setup.game.moves[0]

            hall.bot_workers.choose = thinking  # type: ignore[method-assign]
            await table.supervisor.bot_decides(seat, once=False)
            assert table.seq == line.seq, "it moved in a match that is over"
        finally:
            await hall.close()

    asyncio.run(work())


@pytest.fixture
def database(postgres: str) -> str:
    return new_database(postgres, f"upkeep{time.monotonic_ns()}")


@asynccontextmanager
async def two_halls(database: str) -> AsyncIterator[tuple[LiveTable, LiveTable]]:
    """One table of bots at two servers; the first is deaf, so only the store tells it what the other did."""
    halls = [Hall(PostgresStore(database), Settings(bot_pause=0), new_secret=next_secret) for _ in range(2)]
    halls[0].peers.hear = lambda message: None  # type: ignore[method-assign]
    for hall in halls:
        await hall.open()
    try:
        asked = CreateTable("ante", "Ann", seats=3, sit=[], bots=["hatchling"] * 3, start=True)
        here, _, _ = await halls[0].tables.create(asked)
        yield here, await halls[1].tables.open(here.code)
    finally:
        for hall in halls:
            await hall.close()


async def plays(table: LiveTable, seat: int) -> None:
    move = table.setup.game.moves[table.dealt_position().legal(seat)[0]].text
    await table.under_lock(lambda: table.move(seat, move, None, True))


def thinking_until(table: LiveTable, ready: asyncio.Event, asked: list[int]) -> None:
    """Bots of this server have their moves, legal ones, when *ready* is set."""

    async def choose(level: str, setup: MatchSetup, now: Position, seat: int, *rest: Any) -> Move:
        asked.append(seat)
        found = setup.game.moves[setup.game.engine.legal(now.board, seat)[0]]
        await ready.wait()
        return found

    table.services.bot_workers.choose = choose  # type: ignore[method-assign]


def test_moves_that_another_server_made_meanwhile_are_dropped(database: str):
    """All bots think here while another server, which has taken the table over, makes their moves."""

    async def work() -> None:
        async with two_halls(database) as (here, there):
            seats, ready, asked = here.dealt_position().to_act, asyncio.Event(), list[int]()
            assert len(seats) == 3, "all choose at once"
            thinking_until(here, ready, asked)
            deciding = [asyncio.create_task(here.supervisor.bot_decides(seat, once=False)) for seat in seats]
            while len(asked) < len(seats):
                await asyncio.sleep(0.01)
            for seat in seats:
                await plays(there, seat)
            moved_on = there.dealt_position().to_act
            here.services.background.closing = True  # its bots begin nothing new
            ready.set()
            await asyncio.gather(*deciding)
            assert (here.seq, here.dealt_position().to_act) == (there.seq, moved_on), "a move was made twice"

    asyncio.run(work())


def test_a_bot_is_not_asked_for_a_move_that_was_made_while_it_paused(database: str):
    async def work() -> None:
        async with two_halls(database) as (here, there):
            seat, ready, asked = here.dealt_position().to_act[0], asyncio.Event(), list[int]()
            ready.set()
            thinking_until(here, ready, asked)
            look_after = here.services.store.look_after

            async def moved_meanwhile(code: str) -> bool:
                await plays(there, seat)
                await here.be_current()
                return await look_after(code)

            here.services.background.closing = True  # its bots begin nothing new
            here.services.store.look_after = moved_meanwhile  # type: ignore[method-assign]
            await here.supervisor.bot_decides(seat, once=False)
            assert asked == [] and here.seq == there.seq

    asyncio.run(work())


def test_an_illegal_choice_by_a_bot_is_an_error(database: str):
    async def work() -> None:
        async with two_halls(database) as (here, _):
            now = here.dealt_position()
            seat, moves = now.to_act[0], here.setup.game.moves
            wrong = next(move for move in moves if int(move) not in now.legal(seat))

            async def choose(*about: Any) -> Move:
                return wrong

            here.services.background.closing = True  # its bots begin nothing new
            here.services.bot_workers.choose = choose  # type: ignore[method-assign]
            with pytest.raises(NotLegalNow):
                await here.supervisor.bot_decides(seat, once=False)
            assert here.seq == now.line.seq

    asyncio.run(work())
