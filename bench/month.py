"""A month of a hall: members of known strength play rated matches, while its server is killed and restored.

    python bench/month.py                    300 members, 20,000 matches, ten kills; prints what was found
    python bench/month.py 2000               fewer matches
    python bench/month.py 2000 --db postgresql://... --restored postgresql://...      two empty databases

``month_hall.py`` is the server: a process that opens a hall on the store and has the members play. Here it is killed
with SIGKILL at random moments, and once its store is thrown away and a backup takes its place, which was made while it
worked. After every kill and at the end the store is compared with the log of what was acknowledged. In the end a plain
``dragonhall serve`` works on the store, and everything that members look at is asked for by four people at once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import msgspec  # noqa: E402

from bench.month_hall import TOURNAMENTS, Acknowledged, acknowledged, read_log  # noqa: E402
from bench.statistics_pages import served  # noqa: E402
from dragonhall.hall.clubs import MEMBER as IN_CLUB  # noqa: E402
from dragonhall.hall.members.history import VisitDoc  # noqa: E402
from dragonhall.hall.members.ratings import Result, Standing, apply, board_of, recomputed  # noqa: E402
from dragonhall.hall.statistics import counting  # noqa: E402
from dragonhall.hall.statistics.summaries import MySums, Sums  # noqa: E402
from dragonhall.hall.store import LogEntry, Store, store_at  # noqa: E402
from dragonhall.hall.store.backup import backup  # noqa: E402
from dragonhall.hall.tables.state import read_state  # noqa: E402
from dragonhall.hall.tournaments.state import KIND as TOURNAMENT  # noqa: E402
from dragonhall.hall.tournaments.state import PAIRING, Pairing, TournamentDoc  # noqa: E402

MATCHES, MEMBERS, KILLS = 20_000, 300, 10
QUARTERS = (0.125, 0.25, 0.5, 1.0)
"""Parts of all matches after which ratings are looked at."""
ROUNDS = 25


class Receiver:
    """Takes nudges: the webhooks of all members."""

    def __init__(self) -> None:
        self.got: list[dict[str, Any]] = []
        got = self.got

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                got.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, *about: Any) -> None:
                """Quietly."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"


@contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    thread = threading.Thread(target=receiver.server.serve_forever)
    thread.start()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        thread.join()
        receiver.server.server_close()


@asynccontextmanager
async def opened(db: str) -> Any:
    store = store_at(db)
    await store.open(lambda message: None)
    try:
        yield store
    finally:
        await store.close()


class Month:
    """The simulation, and what it found."""

    def __init__(self, folder: Path, matches: int, members: int, kills: int, db: str, restored: str) -> None:
        self.folder, self.matches, self.members, self.kills = folder, matches, members, kills
        self.db, self.restored, self.luck = db, restored, random.Random(matches)
        self.log = folder / "acknowledged.log"
        self.told: dict[str, Any] = {"members": members, "matches": matches}
        self.faults: list[str] = []
        self.nudges = 0
        self.worker: subprocess.Popen[bytes] | None = None

    def run(self) -> None:
        begun = time.monotonic()
        parts = sorted(self.luck.uniform(0.04, 0.96) for _ in range(self.kills))
        with receiving() as receiver:
            try:
                for number, part in enumerate(parts):
                    self.start(receiver)
                    self.wait(part)
                    if number == self.kills // 2:
                        self.back_up()
                    time.sleep(self.luck.uniform(0, 0.5))
                    self.kill()
                    self.told["kills"] = number + 1
                    if number == self.kills // 2:
                        self.restore(receiver)
                    asyncio.run(self.check_touched())
                self.start(receiver)
                self.wait(2)
                self.told["seconds to play"] = round(time.monotonic() - begun)
            finally:
                self.kill()
            asyncio.run(self.check_nudges(receiver))
        asyncio.run(self.check_all())
        self.told["faults"] = self.faults

    # The server

    def start(self, receiver: Receiver) -> None:
        command = [sys.executable, str(ROOT / "bench" / "month_hall.py"), self.db, str(self.log)]
        command += [str(self.matches), str(self.members), receiver.url]
        with open(self.folder / "hall.log", "ab") as log:
            self.worker = subprocess.Popen(command, stderr=log, env=os.environ | {"DRAGONHALL_QUIET": "1"})

    def wait(self, part: float) -> None:
        """Until so many of all matches are over, or the server has ended by itself."""
        assert self.worker is not None
        seen, over = 0, 0
        while over < part * self.matches:
            time.sleep(0.05)
            if self.log.exists():
                with open(self.log, "rb") as log:
                    log.seek(seen)
                    new = log.read()
                whole = new.rfind(b"\n") + 1
                seen, over = seen + whole, over + new[:whole].count(b'["over"')
            if self.worker.poll() is not None:
                if self.worker.returncode != 0:
                    raise AssertionError((self.folder / "hall.log").read_text()[-4000:])
                return

    def kill(self) -> None:
        if self.worker is not None:
            self.worker.send_signal(signal.SIGKILL)
            self.worker.wait()
            self.worker = None

    # The backup

    def back_up(self) -> None:
        """While the server works; by what ``dragonhall backup`` does."""
        self.before_backup = acknowledged(self.log)
        begun = time.monotonic()
        backup(self.db, str(self.folder / "backup.db"))
        self.told["seconds to back up"] = round(time.monotonic() - begun, 1)

    def restore(self, receiver: Receiver) -> None:
        """The store is gone; its backup takes its place. What was acknowledged before the backup is there; a new log
        begins with what the restored store has of the rest."""
        asyncio.run(self.check_touched())
        asyncio.run(self.check_nudges(receiver))
        backup(str(self.folder / "backup.db"), self.restored)
        self.db = self.restored
        asyncio.run(self.compare(self.before_backup, set(self.before_backup.laid)))
        old = self.log.rename(self.folder / "before the restore.log")
        entries = asyncio.run(self.still_there(read_log(old)))
        self.log.write_bytes(b"".join(json.dumps(entry).encode() + b"\n" for entry in entries))

    async def still_there(self, entries: list[list[Any]]) -> list[list[Any]]:
        lines: dict[str, int] = {}
        over: set[str] = set()
        async with opened(self.db) as store:
            for code in {entry[1] for entry in entries if entry[0] == "laid"}:
                row = await store.load(code)
                if row is not None and row.seq >= 0:  # else somebody may not have sat down yet
                    lines[code] = row.seq
                    over |= {code} if row.state == "over" else set()
        kept = [entry for entry in entries if entry[0] == "member"]
        kept += [entry for entry in entries if entry[0] == "laid" and entry[1] in lines]
        kept += [entry for entry in entries if entry[0] == "move" and entry[2] <= lines.get(entry[1], -1)]
        kept += [entry for entry in entries if entry[0] == "over" and entry[1] in over]
        ends = [sum(entry[0] == "over" for entry in some) for some in (entries, kept)]
        self.told["matches that the restore took back"] = ends[0] - ends[1]
        return kept

    # Against the log

    def fault(self, text: str) -> None:
        self.faults.append(text)

    async def check_touched(self) -> None:
        """After a kill: what was acknowledged since the last one."""
        known = acknowledged(self.log)
        await self.compare(known, known.touched)
        with open(self.log, "ab") as log:
            log.write(b'["mark"]\n')

    async def compare(self, known: Acknowledged, codes: set[str]) -> None:
        """Every acknowledged move of these tables is in the store, and every match that was over is."""
        async with opened(self.db) as store:
            for code in codes:
                row = await store.load(code)
                if row is None:
                    self.fault(f"{code}: the table is not there")
                    continue
                state = read_state(row.doc)
                if [state.member_at(seat) for seat in range(len(state.places))] != known.laid[code][1]:
                    self.fault(f"{code}: others sit there")
                said = {line.seq: (line.seat, line.move) for line in await store.entries(code)}
                lost = [seq for seq, move in known.moves.get(code, {}).items() if said.get(seq) != move]
                if lost:
                    self.fault(f"{code}: acknowledged moves are not there: {lost[:5]}")
                if code in known.over and row.state != "over":
                    self.fault(f"{code}: it was over, and is {row.state}")

    async def check_all(self) -> None:
        """At the end: every result is there, and counts once in ratings, statistics and histories."""
        known = acknowledged(self.log)
        await self.compare(known, set(known.laid))
        self.told["acknowledged moves"] = sum(len(moves) for moves in known.moves.values())
        self.told["acknowledged results"] = len(known.over)
        async with opened(self.db) as store:
            await self.check_ratings(store, known)
            await self.check_statistics(store, known)
            await self.check_histories(store, known)
            await self.check_tournaments(store, known)
            self.told["boards"] = await self.correlations(store, known)
        if not known.ended or set(known.laid) != set(known.over):
            self.fault("the month did not end")

    async def check_ratings(self, store: Store, known: Acknowledged) -> None:
        results = {one.key: msgspec.json.decode(one.doc, type=Result) for one in await store.all_documents("result")}
        if {code: result.places for code, result in results.items()} != known.over:
            self.fault(f"{len(set(results) ^ set(known.over))} results are missing or too many, or places are others")
        played = Counter(
            f"{board_of(game, len(seats))}/{member}"
            for code, (game, seats) in known.laid.items()
            for member in seats
            if member is not None and code in known.over
        )
        counted = {
            one.key: msgspec.json.decode(one.doc, type=Standing).matches for one in await store.all_documents("rating")
        }
        if counted != dict(played):
            wrong = [key for key in set(counted) | set(played) if counted.get(key) != played.get(key)]
            self.fault(f"{len(wrong)} ratings count too many or too few matches, like {wrong[:3]}")
        different = (await recomputed(store, write=False))[1]
        if different:
            self.fault(f"{different} ratings are not what their results make")

    async def check_statistics(self, store: Store, known: Acknowledged) -> None:
        notes = {one.key for one in await store.all_documents(counting.NOTE)}
        if notes != set(known.over):
            self.fault(f"{len(notes ^ set(known.over))} matches are counted wrongly in the statistics")
        sums = [msgspec.json.decode(one.doc, type=Sums).matches for one in await store.all_documents(counting.SUMS)]
        if sum(sums) != len(known.over):
            self.fault(f"the sums of the games have {sum(sums)} matches, not {len(known.over)}")
        seats = Counter(m for code, (_, seats) in known.laid.items() for m in seats if m and code in known.over)
        mine = {
            one.owner: sum(game.sum.seats for game in msgspec.json.decode(one.doc, type=MySums).games.values())
            for one in await store.all_documents(counting.MY_SUMS)
        }
        if mine != dict(seats):
            wrong = [key for key in set(mine) | set(seats) if mine.get(key) != seats.get(key)]
            self.fault(f"the statistics of {len(wrong)} members count too many or too few matches")
        begun = time.monotonic()
        wrong_documents = (await counting.recounted(store, write=False))[1]
        self.told["seconds to count all anew"] = round(time.monotonic() - begun, 1)
        if wrong_documents:
            self.fault(f"{wrong_documents} notes and sums are not what the records make")

    async def check_histories(self, store: Store, known: Acknowledged) -> None:
        kept = {one.key: msgspec.json.decode(one.doc, type=VisitDoc) for one in await store.all_documents("visit")}
        wanted = {
            f"{member}/{code}": known.over[code][seat] + 1
            for code, (_, seats) in known.laid.items()
            for seat, member in enumerate(seats)
            if member is not None and code in known.over
        }
        finished = {key: one.place for key, one in kept.items() if one.place is not None}
        if finished != wanted:
            wrong = [key for key in set(finished) | set(wanted) if finished.get(key) != wanted.get(key)]
            self.fault(f"{len(wrong)} entries of histories are wrong, like {wrong[:3]}")

    async def check_tournaments(self, store: Store, known: Acknowledged) -> None:
        """All of them were played to their end, and their tables have the places that were acknowledged."""
        self.told["tournaments"] = {}
        for one in await store.all_documents(TOURNAMENT):
            doc = msgspec.json.decode(one.doc, type=TournamentDoc)
            found = await store.documents(PAIRING, f"{one.key}:over", 100_000)
            pairings = [msgspec.json.decode(each.doc, type=Pairing) for each in found]
            self.told["tournaments"][doc.name] = {"players": len(doc.players), "tables": len(pairings)}
            wrong = [each.code for each in pairings if each.code and each.places != known.over.get(each.code)]
            if doc.state != "over" or wrong:
                self.fault(f"{doc.name}: {doc.state}, with wrong tables {wrong[:3]}")
        if len(self.told["tournaments"]) != len(TOURNAMENTS):
            self.fault(f"there were {len(self.told['tournaments'])} tournaments")

    async def check_nudges(self, receiver: Receiver) -> None:
        """Never two for one turn: between two nudges to a member about a table somebody else moved there.

        A restore takes back which turns were told, so nudges before and after it are not compared.
        """
        got, receiver.got[:] = list(receiver.got), []
        self.nudges += len(got)
        self.told["nudges"] = self.nudges
        about: dict[tuple[str, str], list[int]] = {}
        for one in got:
            about.setdefault((one["member"], one["table"]), []).append(one["at"])
        known = acknowledged(self.log)
        async with opened(self.db) as store:
            for (member, code), times in about.items():
                said: list[LogEntry] = await store.entries(code)
                seat = known.laid[code][1].index(member)
                moved = [line.at for line in said if line.kind == "move" and line.seat != seat]
                times.sort()
                for first, second in pairwise(times):
                    if not any(first <= at <= second for at in moved):
                        self.fault(f"{code}: two nudges for one turn")

    # Ratings and strengths

    async def correlations(self, store: Store, known: Acknowledged) -> dict[str, Any]:
        """For every board how well ratings order the members by true strength, now and after a part of the matches."""
        strength = {one.member: -one.misses for one in known.players}
        boards: dict[str, list[tuple[int, Result]]] = {}
        for one in await store.all_documents("result"):
            boards.setdefault(one.owner, []).append((one.at, msgspec.json.decode(one.doc, type=Result)))
        told = {}
        for board, results in boards.items():
            standings: dict[str, Standing] = {}
            after: dict[int, float] = {}
            points = {max(1, round(part * len(results))) for part in QUARTERS}
            for number, (at, result) in enumerate(results, 1):
                apply(result, standings, at, str)
                if number in points:
                    order = [(strength[one.member], one.mu) for one in standings.values()]
                    after[number] = round(spearman([a for a, _ in order], [b for _, b in order]), 4)
            kept = {
                one.key.partition(f"{board}/")[2]: msgspec.json.decode(one.doc, type=Standing).mu
                for one in await store.all_documents("rating")
                if one.owner == board
            }
            told[board] = {
                "members": len(kept),
                "matches a member": round(sum(one.matches for one in standings.values()) / len(kept), 1),
                "rank correlation": round(spearman([strength[m] for m in kept], list(kept.values())), 4),
                "after so many matches": after,
            }
        return told

    # Pages

    def pages(self, rounds: int) -> None:
        """How long everything takes that members look at, for the one who played most."""
        known = acknowledged(self.log)
        seats = Counter(m for _, seats in known.laid.values() for m in seats if m)
        # Those who came first are in the club.
        member = max(known.players[:40], key=lambda one: seats[one.member])
        busiest, token = member.member, member.token
        paths = ["/", "/api/games", "/api/lobby", "/api/announcements", "/api/boards"]
        paths += ["/api/me", "/api/me/tables", "/api/me/statistics", "/api/me/tournaments", "/api/me/clubs"]
        paths += [f"/api/boards/{board}" for board in self.told["boards"]]
        paths += [f"/api/members/{busiest}", f"/api/members/{busiest}/profile", "/api/statistics", "/api/tournaments"]
        paths += [f"/api/statistics/{board.partition('/')[0]}" for board in self.told["boards"]]
        tournaments, clubs = asyncio.run(self.ids())
        paths += [f"/api/tournaments/{one}" for one in tournaments]
        for club in clubs:
            paths += [f"/api/clubs/{club}", *(f"/api/clubs/{club}/boards/{board}" for board in self.told["boards"])]
        self.told["ms"] = served(self.db, self.folder, token, paths, rounds)
        self.told["slowest p95, ms"] = max(one["p95"] for one in self.told["ms"].values())

    async def ids(self) -> tuple[list[str], set[str]]:
        async with opened(self.db) as store:
            tournaments = [one.key for one in await store.all_documents(TOURNAMENT)]
            return tournaments, {one.owner for one in await store.all_documents(IN_CLUB)}


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """The rank correlation; equal values share the mean of their ranks."""
    a, b = ranks(one), ranks(other)
    mean = (len(a) - 1) / 2
    up = sum((x - mean) * (y - mean) for x, y in zip(a, b, strict=True))
    below = sum((x - mean) ** 2 for x in a) * sum((y - mean) ** 2 for y in b)
    return float(up / below**0.5) if below else 0.0


def ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    first = {value: ordered.index(value) for value in set(values)}
    counts = Counter(values)
    return [first[value] + (counts[value] - 1) / 2 for value in values]


def simulated(
    matches: int, members: int = MEMBERS, kills: int = KILLS, db: str = "", restored: str = "", rounds: int = ROUNDS
) -> dict[str, Any]:
    """The whole month; what was found."""
    with tempfile.TemporaryDirectory(prefix="dragonhall-month-") as name:
        folder = Path(name)
        month = Month(
            folder, matches, members, kills, db or str(folder / "hall.db"), restored or str(folder / "restored.db")
        )
        month.run()
        month.pages(rounds)
        return month.told


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("matches", nargs="?", type=int, default=MATCHES)
    asked.add_argument("--db", default="", help="the store: a new file, or the address of an empty database")
    asked.add_argument("--restored", default="", help="where the backup is restored to: another one")
    chosen = asked.parse_args()
    print(json.dumps(simulated(chosen.matches, db=chosen.db, restored=chosen.restored), indent=1))
