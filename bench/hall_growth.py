"""Many finished matches in one store: how much room they take, and how long one takes to open.

The matches are played once by the rules (``ante`` with four seats, one match after the other until there are enough
plies), archived as the hall does it, and then written as often as asked through the store's own functions, as
they lie there when everything is done. The first hundred go the whole way, every ply appended for itself with its table
and its news and the archived match kept afterwards, to show that the short way leaves the same behind.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from dragonhall.hall.matches import archive
from dragonhall.hall.store import Line, TableRow
from dragonhall.hall.store.sqlite import SqliteStore
from dragonhall.hall.tables.codes import new_code
from dragonhall.hall.tables.log import MatchSetup, Position, deal_line, move_line
from dragonhall.hall.tables.state import Place, TableState

WHOLE_WAY = 100


def played(plies: int) -> list[Position]:
    """So many plies of real matches, as lines of one."""
    from dragonhall.games import game

    found, luck = game("ante"), random.Random(1)
    afters: list[Position] = []
    now: Position | None = None
    while len(afters) <= plies:
        if now is None or now.over:
            setup = MatchSetup("x", found, 4, found.complete(4, {}), luck.randbytes(32))
            now = deal_line(setup, None, None, 0)
        else:
            seat = luck.choice(now.to_act)
            client = f"{seat}:{luck.randbytes(16).hex()}"
            now = move_line(now.setup, now, seat, luck.choice(now.legal(seat)), client, False, None, len(afters))
        afters.append(now)
    for at, after in enumerate(afters):
        after.line.seq = after.line.ply = at
        after.line.kind = "move" if at else "deal"
    return afters


async def measured(counts: list[int], plies: int) -> dict[str, Any]:
    lines = [after.line for after in played(plies)]
    setup = played(0)[0].setup
    packed = archive.pack_match(setup, lines, {})
    folder = Path(tempfile.mkdtemp(prefix="dragonhall-growth-"))
    store = SqliteStore(folder / "hall.db")
    await store.open(lambda message: None)
    try:
        started = time.perf_counter()
        few = min(WHOLE_WAY, counts[0])
        codes = [await _whole_way(store, lines, packed, n) for n in range(few)]
        whole = _size(folder) / few
        kept = await _as_kept(store, codes[0])
        steps = []
        for count in counts:
            while len(codes) < count:
                codes.append(await _short_way(store, kept, packed, len(codes)))
            size = _size(folder)
            opened = []
            for code in random.Random(1).sample(codes, 20):
                begun = time.perf_counter()
                row = await store.load(code)
                page = await store.archived(code, archive.STORY)
                assert row is not None and page is not None and len(await store.entries(code)) == plies + 1
                assert len(archive.read_plies(page)) == plies + 1
                opened.append(time.perf_counter() - begun)
            steps.append(
                {
                    "matches": count,
                    "kB per match": round(size / count / 1024, 1),
                    "ms to open one": round(1000 * sorted(opened)[len(opened) // 2], 1),
                }
            )
        return {
            "plies": plies,
            "kB archived": round(sum(map(len, packed.values())) / 1024, 1),
            "kB per match the whole way": round(whole / 1024, 1),
            "steps": steps,
            "seconds": round(time.perf_counter() - started),
        }
    finally:
        await store.close()
        shutil.rmtree(folder)


def _size(folder: Path) -> int:
    """The bytes that the store takes on disk, once its log of changes is worked in."""
    with closing(sqlite3.connect(folder / "hall.db")) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return (folder / "hall.db").stat().st_size


def _row(code: str, plies: int, state: str) -> TableRow:
    places = [Place(label=f"Guest {seat}") for seat in range(4)]
    doc = TableState(code, "ante", 1, {}, places, [], 0, False, "live", None, None, "bot", False, "0" * 64, 0)
    return TableRow(code, "ante", state, False, 0, 0, plies, None, 0, doc.encoded(), bytes(32))


async def _whole_way(store: SqliteStore, lines: list[Line], packed: dict[int, bytes], n: int) -> str:
    code = f"{new_code()}{n}"
    await store.create(_row(code, -1, "open"))
    for line in lines:
        mine = msgspec.structs.replace(line, code=code)
        await store.append(mine, "over" if line is lines[-1] else "running", None, 0)
    await store.keep_archive(code, packed)
    return code


async def _as_kept(store: SqliteStore, code: str) -> list[list[Any]]:
    return [list(msgspec.structs.astuple(line)) for line in await store.lines(code, -1, 1_000_000)]


async def _short_way(store: SqliteStore, kept: list[list[Any]], packed: dict[int, bytes], n: int) -> str:
    code = f"{new_code()}{n}"
    rows = [[code, *row[1:]] for row in kept]
    pages = [[code, page, content] for page, content in packed.items()]
    await asyncio.gather(
        store.create(_row(code, len(kept) - 1, "over")), store.put("lines", rows), store.put("pages", pages)
    )
    return code
