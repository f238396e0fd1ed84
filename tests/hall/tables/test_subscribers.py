"""Who gets in when many listen to one table: seats always, those who only watch by fair shares of their addresses."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from dragonhall.hall.app import Hall
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.protocol import CreateTable
from dragonhall.hall.store.sqlite import SqliteStore
from dragonhall.hall.tables.subscribers import MAX_PER_PLAYER, MAX_SPECTATORS, Subscriber

from ..deals import next_secret


def test_seats_always_get_in_and_one_address_cannot_keep_others_from_watching(tmp_path: Path):
    dropped: list[Subscriber] = []

    def subscriber(address: str) -> Subscriber:
        made = Subscriber(lambda data: None, address=address, drop=lambda why: dropped.append(made))
        return made

    async def work() -> None:
        hall = Hall(SqliteStore(tmp_path / "hall.db"), Settings(), new_secret=next_secret)
        await hall.open()
        try:
            table, ann, _ = await hall.tables.create(CreateTable("dragorun", "Ann", seats=2))
            # Without telling each of them of each other, which would take a while.
            crowd = [subscriber("10.0.0.1") for _ in range(MAX_SPECTATORS)]
            table.subscribers |= dict.fromkeys(crowd)
            with pytest.raises(Refused, match="come back later"):
                await table.connect(subscriber("10.0.0.1"), None, None)
            assert not dropped

            seated = subscriber("10.0.0.1")
            await table.connect(seated, ann, None)
            assert seated in table.subscribers and not dropped

            other = subscriber("10.0.0.2")
            await table.connect(other, None, None)
            assert other in table.subscribers and dropped == crowd[:1]
            assert table.info().watching == MAX_SPECTATORS

            for _ in range(MAX_PER_PLAYER):
                await table.connect(subscriber("10.0.0.3"), ann, None)
            assert dropped == [crowd[0], seated]
            table.subscribers.clear()
        finally:
            await hall.close()

    asyncio.run(work())
