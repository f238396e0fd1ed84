"""Two servers of one store, in this process: each hears of the other's changes."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable

import pytest

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.store.postgres import PostgresStore

from ..deals import next_secret
from ..postgres import new_database
from .halls import act, first_move, listener, running

_names = itertools.count()


@pytest.fixture
def database(postgres: str) -> str:
    return new_database(postgres, f"servers{next(_names)}")


def in_two_halls(database: str, work: Callable[[Hall, Hall], Awaitable[None]]) -> None:
    async def whole() -> None:
        settings = Settings(look_every=3600, idle=3600, limit_factor=0, bot_pause=0)
        halls = [Hall(PostgresStore(database), settings, new_secret=next_secret) for _ in range(2)]
        for hall in halls:
            await hall.open()
        try:
            await asyncio.wait_for(work(*halls), 100)
        finally:
            for hall in halls:
                await hall.close()

    asyncio.run(whole())


def test_rematches_asked_for_through_both_at_once_are_one_table(database: str):
    async def work(one: Hall, two: Hall) -> None:
        for n in range(8):
            table, _ = await running(one, public=True)
            while table.phase != "over":
                player, move = first_move(table, f"move {table.seq}")
                await act(table, player, move)
            there = await two.tables.open(table.code)
            acks = await asyncio.gather(act(table, 0, p.Rematch(id="again")), act(there, 1, p.Rematch(id="again")))
            assert acks[0].next == acks[1].next
            assert await one.store.count() == {"over": n + 1, "open": n + 1}

    in_two_halls(database, work)


def test_a_new_public_table_reaches_the_lobby_of_the_other_server(database: str):
    async def work(one: Hall, two: Hall) -> None:
        heard = asyncio.Event()
        two.peers.on("table", lambda message: heard.set())
        two.lobby.dirty = False
        table, _, _ = await one.tables.create(p.CreateTable("dragorun", "Ann", seats=2, public=True))
        await heard.wait()
        assert two.lobby.dirty
        assert [listed.code for listed in (await two.lobby.to_wire()).tables] == [table.code]

    in_two_halls(database, work)


def test_a_guest_on_one_server_is_shown_on_the_other(database: str):
    async def work(one: Hall, two: Hall) -> None:
        table, _ = await running(one)
        there = await two.tables.open(table.code)
        heard = asyncio.Event()
        two.peers.on("presence", lambda message: heard.set())
        subscriber, _ = listener()
        await table.connect(subscriber, table.state.players[0], None)
        await heard.wait()
        assert there.connected_players() == {0} and two.tables.visited() == {table.code}
        heard.clear()
        table.disconnect(subscriber)
        await heard.wait()
        assert there.connected_players() == set() and not two.tables.visited()

    in_two_halls(database, work)
