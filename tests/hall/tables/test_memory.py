"""A table that leaves the memory is freed at once: nothing of it waits for the collector of cycles."""

from __future__ import annotations

import asyncio
import gc
import os
import tracemalloc
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.routes.live import LiveConnection
from dragonhall.hall.routes.request import Gate
from dragonhall.hall.tables.live_table import LiveTable
from dragonhall.hall.tables.subscribers import SOCKET

from .halls import act, first_move, in_hall, listener, running


@contextmanager
def uncollected() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def parts(table: LiveTable) -> list[Any]:
    return [weakref.ref(part) for part in (table, table.supervisor, table.position, table.setup)]


async def loaded_and_dropped(hall: Hall, code: str) -> list[Any]:
    """Open a table, do a little of everything at it, and drop it."""
    table = await hall.tables.open(code)
    await table.supervisor.wake()
    subscriber, sent = listener()
    person = table.state.players[0]
    await table.connect(subscriber, person, None)
    player, move = first_move(table, f"move {table.seq}")
    await act(table, player, move)
    await act(table, 0, p.Say(id=f"say {table.seq}", phrase="hello"))
    table.look_away(subscriber, True)
    table.disconnect(subscriber)
    assert sent
    found = parts(table)
    hall.tables.drop(code)
    return found


def test_a_table_that_was_loaded_and_dropped_leaves_nothing_behind(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _ = await running(hall)
        code, first = table.code, parts(table)
        hall.tables.drop(code)
        del table
        with uncollected():
            for _ in range(3):
                found = await loaded_and_dropped(hall, code)
                await asyncio.sleep(0)
                assert [ref() for ref in found] == [None] * 4
        assert [ref() for ref in first] == [None] * 4

    in_hall(tmp_path, work)


def test_a_connection_that_ended_keeps_no_table(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, tokens = await running(hall)
        code = table.code
        hall.tables.drop(code)
        del table
        messages: list[dict[str, Any]] = [
            {"type": "websocket.connect"},
            {"type": "websocket.receive", "text": msgspec.json.encode(p.Hello(tokens[0])).decode()},
            {"type": "websocket.receive", "text": '{"t":"ping","n":1}'},
            {"type": "websocket.disconnect", "code": 1000},
        ]
        sent: list[bytes] = []
        socket: Any = SimpleNamespace(tell=sent.append, speak=lambda: None, quick=None, goodbye=b"")

        async def receive() -> dict[str, Any]:
            return messages.pop(0)

        async def send(message: Any) -> None:
            pass

        scope = {
            "type": "websocket", "path": f"/api/tables/{code}/live", "path_params": {"code": code}, "headers": [],
            "query_string": b"", "client": ("127.0.0.1", 1), "extensions": {SOCKET: socket},
        }  # fmt: skip
        with uncollected():
            ws = WebSocket(scope, receive, send)  # type: ignore[arg-type]
            await ws.accept()
            connection = LiveConnection(ws, Gate(hall), hall.metrics, hall.background)
            with pytest.raises(WebSocketDisconnect):
                await connection.run()
            found = parts(hall.tables.live[code])
            connection.gone()
            hall.tables.drop(code)
            del connection, ws
            await asyncio.sleep(0)
            assert [ref() for ref in found] == [None] * 4
        assert len(sent) == 3  # the snapshot, who is here, the pong

    in_hall(tmp_path, work)


ROUNDS = int(os.environ.get("DRAGONHALL_CHURN", "6"))
"""Rounds of 20 tables each that come and go; ``make soak-hall``: many more."""
PER_TABLE = 4_096
"""Bytes that may stay of a table that left the memory: who was last seen when, what was asked how often."""


def test_memory_stays_flat_while_tables_come_and_go(tmp_path: Path):
    async def work(hall: Hall) -> None:
        used = []
        for _ in range(ROUNDS):
            for _ in range(20):
                table, _ = await running(hall, away_after=120)
                code = table.code
                hall.tables.drop(code)
                del table
                await loaded_and_dropped(hall, code)
            gc.collect()
            used.append(tracemalloc.get_traced_memory()[0])
        half = len(used) // 2
        grown = (used[-1] - used[half - 1]) / (20 * (len(used) - half))
        print(f"{grown:.0f} bytes stay of each of {20 * len(used)} tables")
        assert grown < PER_TABLE, used
        assert not [found for found in gc.get_objects() if type(found) is LiveTable]

    tracemalloc.start()
    try:
        in_hall(tmp_path, work)
    finally:
        tracemalloc.stop()
