"""Who comes and goes is a small message, sent at most once a second however many come at once."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import msgspec

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.tables.subscribers import Subscriber
from dragonhall.hall.tables.throttle import Throttle

from .halls import in_hall, listener, running


def kinds(sent: list[bytes]) -> list[str]:
    return [msgspec.json.decode(data)["t"] for data in sent]


def last(sent: list[bytes]) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(sent[-1])
    return found


def small() -> tuple[Subscriber, list[bytes]]:
    subscriber, sent = listener()
    subscriber.reads_presence = True
    return subscriber, sent


def test_clients_that_read_presence_get_it_and_others_get_the_table(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _ = await running(hall)
        new, to_new = small()
        old, to_old = listener()
        await table.connect(new, table.state.players[0], None)
        table._presence._rested()
        await table.connect(old, table.state.players[1], None)
        assert kinds(to_new) == ["snapshot", "presence", "presence"]
        assert last(to_new) == {"t": "presence", "here": [0, 1], "watching": 0}
        assert kinds(to_old) == ["snapshot", "table"]
        assert [seat["here"] for seat in last(to_old)["table"]["seats"]] == [True, True]
        table._presence._rested()
        table.disconnect(old)
        assert last(to_new) == {"t": "presence", "here": [0], "watching": 0}
        decoder = msgspec.json.Decoder(p.FromServer, strict=True)
        assert all(decoder.decode(data) for data in to_new)

    in_hall(tmp_path, work)


def test_a_crowd_that_comes_at_once_is_two_messages_to_everybody(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _ = await running(hall)
        first, sent = small()
        await table.connect(first, None, None)
        before = len(sent)
        crowd = [small()[0] for _ in range(100)]
        for subscriber in crowd:
            await table.connect(subscriber, None, None)
        assert len(sent) == before, "the first one was told just now"
        table._presence._rested()
        assert len(sent) == before + 1 and last(sent) == {"t": "presence", "here": [], "watching": 101}
        for subscriber in crowd:
            table.disconnect(subscriber)
        table._presence._rested()
        assert len(sent) == before + 2 and last(sent)["watching"] == 1
        table._presence._rested()
        assert len(sent) == before + 2, "nothing more came"

    in_hall(tmp_path, work)


def test_a_throttle_works_at_once_and_then_when_the_time_has_come():
    class Worker:
        done = 0

        def work(self) -> None:
            self.done += 1

    async def work() -> None:
        worker = Worker()
        throttle = Throttle(0.0, worker.work)
        throttle.ask()
        throttle.ask()
        throttle.ask()
        assert worker.done == 1
        while worker.done == 1:
            await asyncio.sleep(0)
        assert worker.done == 2
        for _ in range(3):
            await asyncio.sleep(0)
        assert worker.done == 2
        gone = weakref.ref(worker)
        throttle.ask()
        throttle.ask()
        gc.disable()
        try:
            del worker
            assert gone() is None
        finally:
            gc.enable()
        throttle._rested()

    asyncio.run(work())
