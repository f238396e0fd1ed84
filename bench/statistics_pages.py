"""Statistics of a hall with many finished matches: how long its pages take, and counting one more match.

    python bench/statistics_pages.py            100,000 matches; prints what was measured
    python bench/statistics_pages.py 2000       fewer

Some matches of every game are played by the rules at several numbers of seats. Their notes are written as often as
asked, each under a code of its own and for members of its own, as they lie in the store when everything is counted.
Then a real server works on that store, and every page is asked for many times, by four people at once.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import httpx  # noqa: E402
import msgspec  # noqa: E402

import dragonhall as dh  # noqa: E402
from dragonhall.core.dice import commitment  # noqa: E402
from dragonhall.core.game import Game  # noqa: E402
from dragonhall.core.moves import Move  # noqa: E402
from dragonhall.games import game as find_game  # noqa: E402
from dragonhall.hall import protocol as p  # noqa: E402
from dragonhall.hall.app import Hall  # noqa: E402
from dragonhall.hall.matches import archive  # noqa: E402
from dragonhall.hall.matches.result import read_result  # noqa: E402
from dragonhall.hall.members.accounts import COOKIE  # noqa: E402
from dragonhall.hall.statistics import counting  # noqa: E402
from dragonhall.hall.statistics.counting import MY_REVIEW, Counting, ReviewNote  # noqa: E402
from dragonhall.hall.statistics.service import MAX_REVIEWS  # noqa: E402
from dragonhall.hall.statistics.summaries import MySums, Note, Sums, note_of  # noqa: E402
from dragonhall.hall.store import ENTRY_FIELDS, Document, LogEntry, Store, TableRow, store_at  # noqa: E402
from dragonhall.hall.tables.codes import new_code  # noqa: E402
from dragonhall.hall.tables.log import MatchSetup, Position, deal_line, move_line  # noqa: E402
from dragonhall.hall.tables.state import Person, Place, TableState, read_state  # noqa: E402

MATCHES = 100_000
MEMBERS = 300
BUSIEST = 0.1
"""The part of all matches that one member sat in, who asks for the pages."""
ROUNDS = 50
AT_ONCE = 4
DAY_MS = 86_400_000
AGO = 365 * DAY_MS


def played(game: Game, seats: int, luck: random.Random) -> list[Position]:
    """A whole match by random moves."""
    setup = MatchSetup("x", game, seats, game.complete(seats, {}), luck.randbytes(32))
    afters = [deal_line(setup, None, None, 0)]
    while not afters[-1].over:
        now = afters[-1]
        seat = luck.choice(now.to_act)
        move = luck.choice(now.legal(seat))
        afters.append(move_line(setup, now, seat, move, None, False, None, 20_000 * len(afters)))
    return afters


def state_of(afters: list[Position], code: str, members: list[str | None], at: int) -> TableState:
    """What is agreed about the table of a match at which these members sat."""
    setup = afters[0].setup
    places = [Place(player=seat) for seat in range(setup.seats)]
    people = [Person(seat, f"Guest {seat}", f"{seat}", member=member) for seat, member in enumerate(members)]
    return TableState(
        code, setup.game.name, setup.game.version, setup.options, places, people, 0, False, "live", None, None,
        "bot", False, commitment(setup.secret), at,
    )  # fmt: skip


async def keep(store: Store, afters: list[Position], members: list[str | None], at: int) -> TableRow:
    """Keep a match in a store as a server leaves it; what is not there yet is counting."""
    setup, code = afters[0].setup, new_code()
    doc = state_of(afters, code, members, at).encoded()
    await store.create(
        TableRow(code, setup.game.name, "open", False, at, at, -1, None, 0, doc, setup.secret)
    )  # fmt: skip
    lines = [msgspec.structs.replace(one.line, code=code, at=at + one.line.at) for one in afters]
    await asyncio.gather(*(store.append(line, "running", None, 0) for line in lines[:-1]))
    await store.append(lines[-1], "over", None, 0)
    await store.keep_archive(code, archive.pack_match(setup, lines, {}))
    kept = await store.load(code)
    assert kept is not None
    return kept


def samples(each: int) -> list[Note]:
    """Notes of real matches, of every game at several numbers of seats."""
    luck, found = random.Random(1), []
    for name in dh.games():
        game = find_game(name)
        for seats in [n for n in game.seats if n > 1][:3]:
            for _ in range(each):
                afters = played(game, seats, luck)
                lines = [one.line for one in afters]
                said = [LogEntry(**{field: getattr(line, field) for field in ENTRY_FIELDS}) for line in lines]
                pages = archive.pack_match(afters[0].setup, lines, {})
                state = state_of(afters, "x", [None] * seats, 0)
                result = read_result(state, said, afters[-1].view(None), afters[0].setup.secret)
                found.append(note_of(result, archive.read_plies(pages[archive.STORY])))
    return found


async def filled(address: str, matches: int, each: int) -> tuple[str, str]:
    """Fill an empty store; the member who played most, and the token of their session."""
    luck, notes = random.Random(2), samples(each)
    store = store_at(address)
    hall = Hall(store)
    await hall.open()
    try:
        account, _, token = await hall.accounts.create(p.BecomeMember("Busiest"))
        people = [
            account.member,
            *[
                (await hall.accounts.create(p.BecomeMember(f"Member {n}")))[0].member
                for n in range(min(MEMBERS, matches) - 1)
            ],
        ]
        now, counted = hall.now(), Counting(store)
        sums: dict[str, Sums] = {}
        mine: dict[str, MySums] = {}
        documents: list[Document] = []
        tables: list[list[Any]] = []
        for number in range(matches):
            note, code = luck.choice(notes), f"{new_code()}{number}"
            note = msgspec.structs.replace(note, company=luck.choice(("people", "mixed", "mixed", "bots")))
            at = now - luck.randrange(AGO)
            sums.setdefault(counting.sums_key(note), Sums(note.seats, note.company)).add(note, at)
            documents.append(counted.notes.changed(counted.note_entry(code, note, at)))
            sitting = luck.sample(people[1:], note.seats)
            if luck.random() < BUSIEST:
                sitting[0] = account.member
            for seat, member in enumerate(sitting):
                match = counting.match_of(code, note, seat)
                mine.setdefault(member, MySums()).add(match, at)
                documents.append(counted.my_matches.changed(counted.my_match_entry(member, match, at)))
            doc = TableState(
                code, note.game, 1, {}, [Place()] * note.seats, [], 0, False, "live", None, None, "bot", False, "", at
            ).encoded()  # fmt: skip
            row = TableRow(code, note.game, "over", False, at, at, note.plies, None, 0, doc, b"x")
            tables.append(list(msgspec.structs.astuple(row)))
            if len(tables) == 1000 or number == matches - 1:
                await store.put("documents", [list(msgspec.structs.astuple(one)) for one in documents])
                await store.put("tables", tables)
                await store.put("pages", [[one[0], archive.FINAL, b"x"] for one in tables])
                documents, tables = [], []
        put = [counted.sums.changed(counted.sums_entry(key, one)) for key, one in sums.items()]
        put += [counted.my_sums.changed(counted.my_sums_entry(member, one)) for member, one in mine.items()]
        put += [review_of(account.member, luck.choice(notes), now - n * DAY_MS, luck) for n in range(MAX_REVIEWS + 50)]
        await store.write(put)
        return account.member, token
    finally:
        await hall.close()


def review_of(member: str, note: Note, at: int, luck: random.Random) -> Document:
    """A review with some mistakes, for a member."""
    game, code = find_game(note.game), f"{new_code()}{at}"
    marks = []
    for number in range(8):
        made, better = (told_move(luck.choice(game.moves)) for _ in range(2))
        marks.append(p.Mark(luck.randrange(1, note.plies + 1), 0, made, better, 0.3, 0.4, 0.1, number + 1))
    mine = p.MyReview(code, note.game, at, note.seats, 1.0, luck.uniform(-0.5, 0.5), 0.1, 0.8, 30, True)
    doc = msgspec.json.encode(ReviewNote(mine, note.plies, marks))
    return Document(MY_REVIEW, f"{member}/{code}", member, at, 0, doc)


def told_move(move: Move) -> p.MoveInfo:
    return p.MoveInfo(int(move), move.text, move.name, move.args)


def asked(url: str, token: str, paths: list[str], rounds: int) -> dict[str, dict[str, float]]:
    """How long each page takes, in milliseconds: the median and the 95th percentile."""

    def ask(number: int) -> list[tuple[str, float]]:
        took = []
        with httpx.Client(base_url=url, timeout=60, cookies={COOKIE: token}) as client:
            for path in random.Random(number).sample(paths * rounds, len(paths) * rounds):
                begun = time.perf_counter()
                client.get(path).raise_for_status()
                took.append((path, 1000 * (time.perf_counter() - begun)))
        return took

    ask(-1)
    with ThreadPoolExecutor(AT_ONCE) as people:
        took = [one for some in people.map(ask, range(AT_ONCE)) for one in some]
    told = {}
    for path in paths:
        times = sorted(ms for where, ms in took if where == path)
        told[path] = {
            "median": round(times[len(times) // 2], 1),
            "p95": round(times[min(len(times) - 1, int(0.95 * len(times)))], 1),
        }
    return told


async def counting_one(address: str, member: str) -> float:
    """Milliseconds to count one more match on the filled store."""
    store = store_at(address)
    await store.open(lambda message: None)
    try:
        name = dh.games()[0]
        afters = played(find_game(name), 2, random.Random(3))
        row = await keep(store, afters, [member, None], int(time.time() * 1000))
        begun = time.perf_counter()
        assert await Counting(store).count_stored(row)
        took = 1000 * (time.perf_counter() - begun)
        assert read_state(row.doc).member_at(0) == member and not await Counting(store).count_stored(row)
        return took
    finally:
        await store.close()


async def recounting(address: str) -> tuple[float, int, int]:
    """Seconds to count everything anew from the notes, how many matches there are and how much was wrong."""
    store = store_at(address)
    await store.open(lambda message: None)
    try:
        # The tables of this store have no plies, so only notes are read.
        begun = time.perf_counter()
        matches, wrong = await counting.recounted(store, write=False)
        return time.perf_counter() - begun, matches, wrong
    finally:
        await store.close()


def measured(matches: int, each: int = 12, rounds: int = ROUNDS) -> dict[str, Any]:
    """All of it, on a store of its own."""
    folder = Path(tempfile.mkdtemp(prefix="dragonhall-statistics-"))
    try:
        address, begun = str(folder / "hall.db"), time.perf_counter()
        member, token = asyncio.run(filled(address, matches, each))
        told: dict[str, Any] = {"matches": matches, "seconds to fill": round(time.perf_counter() - begun)}
        told["ms to count one more"] = round(asyncio.run(counting_one(address, member)), 1)
        seconds, counted, wrong = asyncio.run(recounting(address))
        assert (counted, wrong) == (matches + 1, 0), (counted, wrong)
        told["seconds to count all anew"] = round(seconds, 1)
        paths = ["/api/statistics", "/api/me/statistics", "/api/me/statistics/weeks.csv", "/api/me/tables"]
        for name in dh.games():
            paths += [f"/api/statistics/{name}", f"/api/statistics/{name}?company=people"]
            paths += [f"/api/statistics/{name}/{table}.csv" for table in ("openings", "plays")]
        told["ms"] = served(address, folder, token, paths, rounds)
        told["slowest p95"] = max(one["p95"] for one in told["ms"].values())
        return told
    finally:
        shutil.rmtree(folder)


def served(address: str, folder: Path, token: str, paths: list[str], rounds: int) -> dict[str, dict[str, float]]:
    command = [sys.executable, "-m", "dragonhall", "serve", "--db", address, "--port", "0", "--limits", "0"]
    env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "DRAGONHALL_QUIET": "1"}
    with open(folder / "server.log", "wb") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=env)
    try:
        assert server.stdout is not None
        said = server.stdout.readline().decode()
        found = re.search(r"(http://[\d.:]+)/ ", said)
        assert found, said
        return asked(found[1], token, paths, rounds)
    finally:
        server.terminate()
        server.wait(30)
        assert server.stdout is not None
        server.stdout.close()


if __name__ == "__main__":
    print(json.dumps(measured(int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES), indent=1))
