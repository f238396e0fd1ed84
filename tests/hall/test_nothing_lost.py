"""Nothing is lost: the server is killed at random moments under load, and every acknowledged move is there.

``DRAGONHALL_KILLS`` says how often for each store (``make soak``: 100). Players come back by themselves and go on; no
match is stuck.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import time
from pathlib import Path

import dragonhall as dh
from dragonhall.games import game as find_game
from dragonhall.hall.matches.records import verify
from dragonhall.hall.store import KEPT_CLIENTS, store_at

from .guests import HTTP, Server
from .loads import Load

KILLS = int(os.environ.get("DRAGONHALL_KILLS", "3"))
TABLES = 8


async def kills(server: Server, load: Load, count: int) -> None:
    luck = random.Random(count)
    for _ in range(count):
        had, end = load.acks, time.monotonic() + 60
        while load.acks < had + 20:
            assert time.monotonic() < end, "nobody gets on"
            await asyncio.sleep(0.02)
        await asyncio.sleep(luck.random() * 0.7)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    load.stopping = True


async def killed_under_load(server: Server, count: int) -> Load:
    load = Load(server)
    names = itertools.islice(itertools.cycle(dh.games()), TABLES)
    work = [asyncio.ensure_future(load.table(game)) for game in names]
    try:
        await kills(server, load, count)
        await asyncio.wait_for(asyncio.gather(*work), 240)
    finally:
        for task in work:
            task.cancel()
    return load


def test_every_acknowledged_move_survives_kills(db: str, tmp_path: Path):
    server = Server(db, tmp_path / "server.log").start()
    try:
        load = asyncio.run(killed_under_load(server, KILLS))
        records = {code: HTTP.get(f"{server.url}/api/tables/{code}/record").json() for code in load.finished}
    finally:
        server.stop()
    assert "Traceback" not in server.logged(), server.logged()[-3000:]
    asyncio.run(check(db, load))
    for record in records.values():
        verify(record)
    assert load.acks > 20 * KILLS and load.breaks >= KILLS
    print(f"{KILLS} kills, {load.acks} moves acknowledged, {len(load.finished)} matches finished, {load.breaks} breaks")


async def check(db: str, load: Load) -> None:
    store = store_at(db)
    await store.open(lambda message: None)
    try:
        for player in load.players:
            lines = {line.seq: line for line in await store.lines(player.code, -1, 100_000)}
            assert sorted(lines) == list(range(len(lines))), f"{player.code} has gaps"
            row = await store.load(player.code)
            assert row is not None
            moves = find_game(row.game).moves
            clients = [line.client for line in lines.values() if line.client and line.kind == "move"]
            assert len(set(clients)) == len(clients)
            for name, seq, move in player.acked:
                what = f"{player.code}: {name} was acknowledged as line {seq}"
                assert (lines[seq].seat, lines[seq].move) == (player.seat, moves[move].text), what
                # Only a finished match forgets who sent its lines, and not the last of them.
                forgotten = row.state == "over" and seq <= row.seq - KEPT_CLIENTS and lines[seq].client is None
                assert forgotten or lines[seq].client == f"{player.seat}:{name}", what
    finally:
        await store.close()
