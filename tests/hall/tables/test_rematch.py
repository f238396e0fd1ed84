"""A rematch is one table, however many ask for it at once and through however many servers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.store import Conflict
from dragonhall.hall.store.sqlite import SqliteStore
from dragonhall.hall.tables.live_table import LiveTable

from .halls import act, first_move, in_hall, running


async def finished(hall: Hall) -> LiveTable:
    table, _ = await running(hall, public=True)
    while table.phase != "over":
        player, move = first_move(table, f"move {table.seq}")
        await act(table, player, move)
    return table


def test_two_simultaneous_requests_open_one_table(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table = await finished(hall)
        acks = await asyncio.gather(*(act(table, player, p.Rematch(id="again")) for player in (0, 1)))
        assert acks[0].next == acks[1].next == table.state.next
        assert await hall.store.count() == {"over": 1, "open": 1}

    in_hall(tmp_path, work)


def test_two_servers_asked_at_once_create_one_table(tmp_path: Path):
    """The second hall reads the store before the first one wrote anything, and writes afterwards."""

    class Slow(SqliteStore):
        meanwhile: Any = None

        async def create(self, row: Any) -> None:
            if self.meanwhile is not None:
                work, self.meanwhile = self.meanwhile, None
                await work()
            await super().create(row)

    store = Slow(tmp_path / "hall.db")

    async def work(hall: Hall) -> None:
        table = await finished(hall)
        # What another server has in memory is another object for the same table.
        other = hall.tables._new(await loaded(hall, table.code))
        await other.load()

        async def other_is_quicker() -> None:
            await act(other, 1, p.Rematch(id="again"))

        store.meanwhile = other_is_quicker
        ack = await act(table, 0, p.Rematch(id="again"))
        assert ack.next == other.state.next is not None
        assert await hall.store.count() == {"over": 1, "open": 1}

    in_hall(tmp_path, work, store=store)


async def loaded(hall: Hall, code: str) -> Any:
    row = await hall.store.load(code)
    assert row is not None
    return row


def test_a_server_killed_before_it_named_the_rematch_leaves_no_second_table(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table = await finished(hall)
        code = await hall.tables.rematch(table.state)
        ack = await act(table, 0, p.Rematch(id="again"))
        assert ack.next == code
        assert await hall.store.count() == {"over": 1, "open": 1}

    in_hall(tmp_path, work)


def test_a_code_that_another_table_has_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def work(hall: Hall) -> None:
        table = await finished(hall)
        first = await hall.tables.rematch(table.state)
        row = await loaded(hall, first)
        row.doc = row.doc.replace(f'"previous":"{table.code}"'.encode(), b'"previous":null')
        row.rev += 1
        await hall.store.save(row)
        second = await hall.tables.rematch(table.state)
        assert second != first and second == await hall.tables.rematch(table.state)
        with pytest.raises(Conflict):
            await hall.store.create(row)

    in_hall(tmp_path, work)
