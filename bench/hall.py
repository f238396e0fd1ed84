"""Measures the hall, beside a boardgame.io server, on one machine over the loopback.

    python bench/hall.py            everything: writes bench/results/hall.json and docs/benchmarks-hall.md
    python bench/hall.py --quick    small and short, writes nothing: for CI

1. **Load**: 2,000 tables of Dragorun with 4 seats each (8,000 sockets), a move every 5 s at each table. Measured: the
   time from sending a move until all four seats have it, and the server's memory.
2. **Saturation**: 200 tables of 4 seats, every move at once. The same with a boardgame.io server (its default store, in
   memory; ours is on disk, flushed before anybody is told) and a comparable race. On a shared machine the server's
   processor time per move says more than the wall clock; both are given.
3. **Growth**: the store with up to 20,000 finished matches of 300 plies: bytes per match, and the time to open one.

The client is the bare minimum of a WebSocket, so that it does not become the bottleneck.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
PEER = ROOT / "bench" / "peers" / "boardgame"
PEER_HOME = ROOT / ".bench" / "boardgame"
RESULTS = ROOT / "bench" / "results" / "hall.json"
PAGE = ROOT / "docs" / "benchmarks-hall.md"
OPTIONS = {"track": 40, "start": 1}


class Process:
    """A server under measurement."""

    def __init__(self, command: list[str], pattern: str, cwd: Path) -> None:
        env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "DRAGONHALL_QUIET": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=cwd)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(pattern, line)
            if found:
                self.port = int(found[1])
                return
        raise SystemExit(f"{command[0]} did not start")

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def hall() -> Iterator[Process]:
    folder = Path(tempfile.mkdtemp(prefix="dragonhall-bench-"))
    command = [
        sys.executable,
        "-m",
        "dragonhall",
        "serve",
        "--port",
        "0",
        "--limits",
        "0",
        "--db",
        str(folder / "hall.db"),
    ]
    server = Process(command, r"open: http://.*:(\d+)/", ROOT)
    try:
        settle(server)
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


def settle(server: Process) -> None:
    """Wait until the server has made all games and their bots ready, as a server that runs for days has."""
    for _ in range(600):
        with urlopen(f"http://127.0.0.1:{server.port}/healthz") as health:
            if json.load(health)["warm"]:
                return
        time.sleep(0.5)
    raise SystemExit("the hall does not get warm")


@contextmanager
def boardgame() -> Iterator[Process]:
    if not (PEER_HOME / "node_modules" / "boardgame.io").is_dir():
        PEER_HOME.mkdir(parents=True, exist_ok=True)
        shutil.copy(PEER / "package.json", PEER_HOME)
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=PEER_HOME, check=True)
    for file in ("server.js", "load.js"):
        shutil.copy(PEER / file, PEER_HOME)
    server = Process(["node", "server.js", "0"], r"^open (\d+)", PEER_HOME)
    try:
        yield server
    finally:
        server.stop()


def run(work: Any) -> Any:
    """On the quickest loop there is: the generator shares the machine with the server."""
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


# Guests


class Client(asyncio.Protocol):
    """One seat: hears everything, sends a move when its table says so."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat, self.rest = table, seat, b""
        self.open = False
        self.snapshot = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(
            f"GET /api/tables/{self.table.code}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def say(self, message: Any) -> None:
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        head = bytes((0x81, 0x80 | len(data))) if len(data) < 126 else b"\x81\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        data = self.rest + data
        if not self.open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            self.open = True
            self.say({"t": "hello", "token": self.table.tokens[self.seat]})
        while len(data) >= 2:
            size, start = data[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(data[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(data[2:10], "big"), 10
            if len(data) < start + size:
                break
            if data[0] & 15 == 1:
                self.heard(data[start : start + size])
            data = data[start + size :]
        self.rest = data

    def heard(self, text: bytes) -> None:
        kind = text[6:10]
        if kind not in (b"even", b"snap"):
            return
        seq = int(text[text.index(b'"seq":') + 6 : text.index(b",", text.index(b'"seq":'))])
        at = text.find(b'"moves":[{"n":')
        move = int(text[at + 14 : text.index(b",", at + 14)]) if at >= 0 else None
        if kind == b"snap":
            self.snapshot.set_result(None)
            if seq == self.table.seq and move is not None:
                self.table.next = (self, move)
        else:
            self.table.told(self, seq, move, b'"over":true' in text[:200])


class Table:
    """Four seats; the time from a move's sending until all four have it is kept."""

    def __init__(self, code: str, tokens: list[str], load: Load) -> None:
        self.code, self.tokens, self.load = code, tokens, load
        self.seq, self.seen, self.sent, self.over = 0, 0, 0.0, False
        self.next: tuple[Client, int] | None = None

    async def connect(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        self.clients = [
            (await loop.create_connection(lambda seat=seat: Client(self, seat), "127.0.0.1", port))[1]  # type: ignore[misc]
            for seat in range(4)
        ]
        await asyncio.gather(*(client.snapshot for client in self.clients))

    def move(self) -> None:
        if self.next is None:
            return
        client, move = self.next
        self.next, self.sent = None, time.perf_counter()
        form = b'{"t":"move","id":"%d","seat":%d,"seq":%d,"move":%d}'
        client.say(form % (self.seq, client.seat, self.seq, move))

    def told(self, client: Client, seq: int, move: int | None, over: bool) -> None:
        if seq > self.seq:
            self.seq, self.seen = seq, 0
        self.seen += 1
        self.over = over
        if move is not None:
            self.next = (client, move)
        if self.seen == 4:
            self.load.done(self, time.perf_counter() - self.sent)

    def close(self) -> None:
        for client in self.clients:
            client.transport.close()


class Load:
    """Many tables."""

    def __init__(self, port: int) -> None:
        self.port, self.tables, self.times = port, [], []  # type: ignore[var-annotated]
        self.eager = False

    def done(self, table: Table, seconds: float) -> None:
        self.times.append(seconds)
        if self.eager:
            table.move()

    async def lay(self, count: int, workers: int = 24) -> None:
        """New tables with four people, started, all connected."""
        left = iter(range(count))

        async def work() -> None:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)

            async def post(path: str, body: Any, token: str = "") -> Any:
                data = json.dumps(body).encode()
                head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                head += f"Content-Length: {len(data)}\r\n"
                head += f"Authorization: Bearer {token}\r\n\r\n" if token else "\r\n"
                writer.write(head.encode() + data)
                answer = await reader.readuntil(b"\r\n\r\n")
                size = re.search(rb"content-length: (\d+)", answer.lower())
                told = json.loads(await reader.readexactly(int(size[1])))  # type: ignore[index]
                assert b" 200 " in answer[:20], told
                return told

            for _ in left:
                host = await post("/api/tables", {"game": "dragorun", "name": "A", "seats": 4, "options": OPTIONS})
                path = f"/api/tables/{host['code']}"
                tokens = [host["token"]]
                for seat in (1, 2, 3):
                    tokens.append((await post(f"{path}/join", {"name": f"P{seat}", "seat": seat}))["token"])
                await post(f"{path}/actions", {"t": "start", "id": "s"}, host["token"])
                table = Table(host["code"], tokens, self)
                await table.connect(self.port)
                self.tables.append(table)
            writer.close()

        await asyncio.gather(*(work() for _ in range(min(workers, count))))

    async def paced(self, every: float, seconds: float) -> None:
        """A move at every table each so many seconds, spread evenly."""
        self.times = []
        started = time.perf_counter()
        order = random.Random(1).sample(self.tables, len(self.tables))
        step = every / len(order)
        n = 0
        while time.perf_counter() - started < seconds:
            order[n % len(order)].move()
            n += 1
            wait = started + n * step - time.perf_counter()
            if wait > 0.001:
                await asyncio.sleep(wait)
        await asyncio.sleep(1)

    async def flat_out(self, seconds: float) -> tuple[int, float]:
        """Every move at once: how many were told to all, and how long that took."""
        self.eager, self.times = True, []
        for table in self.tables:
            table.move()
        await asyncio.sleep(1)
        self.times = []
        started = time.perf_counter()
        await asyncio.sleep(seconds)
        count, took = len(self.times), time.perf_counter() - started
        self.eager = False
        await asyncio.sleep(0.5)
        return count, took


# Measurements


async def measure_load(server: Process, tables: int, seconds: float) -> dict[str, Any]:
    load = Load(server.port)
    await load.lay(1)
    before = server.memory()
    started = time.perf_counter()
    await load.lay(tables - 1)
    laid = time.perf_counter() - started
    after = server.memory()
    cpu = server.cpu()
    await load.paced(5.0, seconds)
    cpu = server.cpu() - cpu
    times = sorted(load.times)
    for table in load.tables:
        table.close()
    return {
        "tables": tables,
        "sockets": 4 * tables,
        "seconds to lay and seat them": round(laid, 1),
        "moves": len(times),
        "ms until all seats have a move": {
            "median": round(1000 * statistics.median(times), 2),
            "99 %": round(1000 * times[int(len(times) * 0.99)], 2),
            "longest": round(1000 * times[-1], 2),
        },
        "server's processor use": round(cpu / seconds, 3),
        "kB of memory per table": round((after - before) * 1024 / tables, 1),
        "MB of memory in all": round(server.memory(), 1),
    }


async def measure_saturation(server: Process, tables: int, seconds: float) -> dict[str, float]:
    load = Load(server.port)
    await load.lay(tables)
    cpu = server.cpu()
    count, took = await load.flat_out(seconds)
    cpu = (server.cpu() - cpu) * took / (took + 1.5)
    for table in load.tables:
        table.close()
    return {"moves/s": round(count / took), "processor us per move": round(cpu / max(count, 1) * 1e6)}


def measure_peer(server: Process, tables: int, seconds: float) -> dict[str, float]:
    client = subprocess.Popen(
        ["node", "load.js", str(server.port), str(tables), str(seconds)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=PEER_HOME,
    )
    assert client.stdout is not None
    client.stdout.readline()
    cpu = server.cpu()
    told = json.loads(client.stdout.readline())
    cpu = server.cpu() - cpu
    client.wait(30)
    client.stdout.close()
    moves = max(told["moves"], 1)
    return {"moves/s": round(moves / told["seconds"]), "processor us per move": round(cpu / moves * 1e6)}


async def measure_growth(counts: list[int], plies: int) -> list[dict[str, float]]:
    """A store with many finished matches: its size, and how long one takes to open."""
    from dragonhall import new
    from dragonhall.hall.books import _bound, _views
    from dragonhall.hall.doc import Doc, Place, new_code
    from dragonhall.hall.sqlite import SqliteStore
    from dragonhall.hall.store import TableRow
    from msgspec import Raw, json as encoder  # isort: skip

    match, luck = new("ante", seats=4, seed=1), random.Random(1)
    pages: list[Any] = []
    lines = []
    for ply in range(plies + 1):
        if ply and not match.over:
            seat = luck.choice(match.to_act)
            match.play(luck.choice(match.moves(seat)), seat=seat)
        told = [Raw(encoder.encode(news)) for news in match.last_news()]
        pages.append((0 if ply else -1, _views(match), told))
        lines.append(encoder.encode(told))
    book = _bound(4, pages)
    folder = Path(tempfile.mkdtemp(prefix="dragonhall-growth-"))
    store = SqliteStore(folder / "hall.db")
    await store.open(lambda message: None)
    results, kept = [], 0
    try:
        for count in counts:
            codes = []
            while kept < count:
                code = f"{new_code()}{kept}"
                doc = Doc(
                    code,
                    "ante",
                    1,
                    {},
                    [Place() for _ in range(4)],
                    [],
                    0,
                    False,
                    "live",
                    None,
                    None,
                    "bot",
                    False,
                    "",
                    0,
                )
                await store.create(
                    TableRow(code, "ante", "over", False, 0, 0, plies, None, 0, doc.encoded(), bytes(32))
                )
                rows = [
                    [
                        code,
                        n,
                        "move" if n else "deal",
                        n,
                        0,
                        "play Red 8",
                        f"0:{n}",
                        False,
                        1,
                        "x",
                        b"",
                        news,
                        b"[]",
                        b"",
                        n,
                    ]
                    for n, news in enumerate(lines)
                ]
                await store.put("lines", rows)
                await store.keep_book(code, book)
                codes.append(code)
                kept += 1
            started = time.perf_counter()
            tried = random.Random(1).sample(codes, min(20, len(codes)))
            for code in tried:
                await store.load(code)
                await store.said(code)
                await store.book(code, 0)
            opened = (time.perf_counter() - started) / len(tried)
            await store.count()
            size = sum(file.stat().st_size for file in folder.glob("hall.db*"))
            told = {"matches": kept, "plies": plies, "kB per match": round(size / kept / 1024, 1)}
            results.append(told | {"ms to open one": round(opened * 1000, 2)})
    finally:
        await store.close()
        shutil.rmtree(folder)
    return results


def machine() -> str:
    name = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return (
        f"{name[1] if name else platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="small and short, writes nothing")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--matches", type=int, default=20_000)
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    quick = asked.quick
    tables, seconds = (20, 3.0) if quick else (asked.tables, asked.seconds)
    busy, short = (20, 2.0) if quick else (200, 10.0)
    results: dict[str, Any] = {"date": str(date.today()), "machine": machine()}
    with hall() as server:
        results["load"] = run(measure_load(server, tables, seconds))
    print(json.dumps(results["load"], indent=1), flush=True)
    with hall() as server:
        results["saturation"] = {"Dragonhall": run(measure_saturation(server, busy, short))}
    print(results["saturation"], flush=True)
    if not quick:
        with boardgame() as server:
            results["saturation"]["boardgame.io"] = peer = measure_peer(server, busy, short)
        ours = results["saturation"]["Dragonhall"]
        results["ratio"] = {
            "moves/s": round(ours["moves/s"] / peer["moves/s"], 2),
            "processor time": round(peer["processor us per move"] / ours["processor us per move"], 2),
        }
        print(results["saturation"], results["ratio"], flush=True)
    steps = [20, 40] if quick else [asked.matches // 4, asked.matches // 2, asked.matches]
    results["growth"] = asyncio.run(measure_growth(steps, 30 if quick else 300))
    print(json.dumps(results["growth"]), flush=True)
    assert results["load"]["moves"] > 0 and results["saturation"]["Dragonhall"]["moves/s"] > 0
    if not quick:
        RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        PAGE.write_text(page(results), "utf-8")
    return 0


def page(results: dict[str, Any]) -> str:
    load, growth = results["load"], results["growth"]
    times = load["ms until all seats have a move"]
    ours, peer = results["saturation"]["Dragonhall"], results["saturation"]["boardgame.io"]
    rows = "\n".join(f"| {g['matches']} | {g['kB per match']} | {g['ms to open one']} |" for g in growth)
    return f"""# How much the hall carries

Made by `make bench-hall` on {results["date"]}: {results["machine"]}; client and server on the same machine over the
loopback, SQLite with `synchronous=FULL`. What is measured and how: `bench/hall.py`.

**Load.** One process, {load["tables"]} tables of 4 seats ({load["sockets"]} sockets), a move every 5 s at each table:
{load["moves"]} moves reached all four seats in {times["median"]} ms (median), {times["99 %"]} ms (99 %),
{times["longest"]} ms (longest). The server used {load["server's processor use"]:.0%} of a core, and
{load["kB of memory per table"]} kB of memory for each table with its four connections.

**Saturation.** 200 tables of 4 seats, every move at once, in the same run:

| server | moves/s | processor time per move |
|---|---|---|
| Dragonhall (stored on disk before it is told) | {ours["moves/s"]} | {ours["processor us per move"]} µs |
| boardgame.io 0.50.2 (in memory) | {peer["moves/s"]} | {peer["processor us per move"]} µs |
| ratio | {results["ratio"]["moves/s"]} | {results["ratio"]["processor time"]} |

**Growth.** Finished matches of {growth[0]["plies"]} plies in the store:

| matches | kB per match | ms to open one |
|---|---|---|
{rows}
"""


if __name__ == "__main__":
    raise SystemExit(main())
