"""Bots that play against each other are no work while nobody looks."""

from __future__ import annotations

import asyncio
from pathlib import Path

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall

from .halls import SHORT, in_hall, listener


def test_bots_alone_with_each_other_wait_until_somebody_looks(tmp_path: Path):
    async def work(hall: Hall) -> None:
        asked = p.CreateTable("dragorun", "Ann", seats=3, sit=[], bots=["hatchling"] * 3, start=True, options=SHORT)
        table, _, _ = await hall.tables.create(asked)
        for _ in range(3):
            await table.supervisor.wake()
            assert table.seq == 0 and not table.supervisor.thinking, "they play on unseen"
        subscriber, _ = listener()
        await table.connect(subscriber, None, None)
        assert table.supervisor.thinking
        while table.seq < 5:
            await table.wait_for_line(20)
        table.disconnect(subscriber)
        while table.supervisor.thinking:
            await asyncio.gather(*table.supervisor.thinking.values())
            await asyncio.sleep(0)
        seq = table.seq
        await table.supervisor.wake()
        assert table.seq == seq and not table.supervisor.thinking, "they play on when everybody has gone"

    in_hall(tmp_path, work)
