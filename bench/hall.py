"""Measures the hall, beside a boardgame.io server, on one machine over the loopback.

    python bench/hall.py                everything: writes bench/results/hall.json and its part of docs/benchmarks.md
    python bench/hall.py --only load    one of load, saturation, growth; prints it and writes nothing
    python bench/hall.py --quick        small and short, without boardgame.io, writes nothing: for CI

1. **Load**: 2,000 tables of Dragorun with 4 seats each (8,000 sockets), a move every 5 s at each table. Measured: the
   time from sending a move until all four seats have it, and the server's memory.
2. **Saturation**: 200 tables of 4 seats at a time, every move as soon as all four seats have the one before. The same
   with a boardgame.io server and a comparable race: one die roll a turn, a public track, a hidden part that is cut out
   for each seat, four sockets that are told every move. (Its race has no end, so ours are left before they end.)
   boardgame.io runs twice: with its default store, which is in memory, and with the one on disk that comes with it
   (FlatFile, which does not wait for the disk). The hall's moves are on disk, flushed, before anybody is told. Three
   rounds in turn, medians. On a shared machine the server's processor time per move says more than the clock on the
   wall; both are given. Each server runs in one process, each with its own load generator in another one.
3. **Growth**: the store with up to 20,000 finished matches of 300 plies; see `bench/hall_growth.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
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
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
from bench import benchmarks_page, hall_growth  # noqa: E402
from bench.hall_guests import Load  # noqa: E402

PEER = ROOT / "bench" / "peers" / "boardgame"
PEER_HOME = ROOT / ".bench" / "boardgame"
RESULTS = ROOT / "bench" / "results" / "hall.json"
PARTS = ("load", "saturation", "growth")
HALL, MEMORY, DISK = "Dragonhall (on disk, flushed)", "boardgame.io (in memory)", "boardgame.io (on disk)"


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
def hall(settled: bool = True) -> Iterator[Process]:
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
    server = Process(command, r": http://.*:(\d+)/ \(", ROOT)
    try:
        if settled:
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
def boardgame(on_disk: bool) -> Iterator[Process]:
    wanted, there = PEER / "package.json", PEER_HOME / "package.json"
    if not there.exists() or there.read_bytes() != wanted.read_bytes():
        PEER_HOME.mkdir(parents=True, exist_ok=True)
        shutil.copy(wanted, there)
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=PEER_HOME, check=True)
    for file in ("server.js", "load.js"):
        shutil.copy(PEER / file, PEER_HOME)
    folder = tempfile.mkdtemp(prefix="boardgame-bench-")
    server = Process(["node", "server.js", "0", *([folder] if on_disk else [])], r"^open (\d+)", PEER_HOME)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


def run(work: Any) -> Any:
    """On the quickest loop there is: the generator shares the machine with the server."""
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


# Measurements


async def measure_load(server: Process, tables: int, seconds: float) -> dict[str, Any]:
    load = Load(server.port)
    await load.lay(1)
    before = server.memory()
    started = time.perf_counter()
    await load.lay(tables - 1)
    laid = time.perf_counter() - started
    after = server.memory()
    cpu, own = server.cpu(), time.process_time()
    await load.paced(5.0, seconds)
    cpu, own = server.cpu() - cpu, time.process_time() - own
    times = sorted(load.times)
    load.close()
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
        "generator's processor use": round(own / seconds, 3),
        "kB of memory per table": round((after - before) * 1024 / tables, 1),
        "MB of memory in all": round(server.memory(), 1),
    }


async def measure_hall(server: Process, at_once: int, seconds: float) -> dict[str, float]:
    load = Load(server.port)
    # Enough for 30 moves a second at each place.
    await load.lay(int(at_once * (1.5 + 0.5 * seconds)))
    cpu, started = 0.0, 0.0
    async for _ in load.flat_out(at_once, seconds):
        cpu, started = server.cpu() - cpu, time.perf_counter() - started
    moves = len(load.times)
    load.close()
    return {"moves/s": round(moves / started), "processor us per move": round(cpu / max(moves, 1) * 1e6)}


def measure_peer(server: Process, at_once: int, seconds: float, tag: str) -> dict[str, float]:
    command = ["node", "load.js", str(server.port), str(at_once), str(seconds), tag]
    client = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=PEER_HOME)
    assert client.stdout is not None
    client.stdout.readline()
    cpu = server.cpu()
    told = json.loads(client.stdout.readline())
    cpu = server.cpu() - cpu
    client.wait(30)
    client.stdout.close()
    moves = max(told["moves"], 1)
    return {"moves/s": round(moves / told["seconds"]), "processor us per move": round(cpu / moves * 1e6)}


ON_DISK = 10
"""The peer's disk store takes more than a second to make a match, so it plays a tenth of the tables."""


def measure_saturation(at_once: int, seconds: float, rounds: int) -> dict[str, Any]:
    told: dict[str, list[dict[str, float]]] = {HALL: [], MEMORY: [], DISK: []}
    with hall() as ours, boardgame(False) as memory, boardgame(True) as disk:
        for n in range(rounds):
            told[HALL].append(run(measure_hall(ours, at_once, seconds)))
            told[MEMORY].append(measure_peer(memory, at_once, seconds, f"r{n}"))
            told[DISK].append(measure_peer(disk, at_once // ON_DISK, seconds, f"r{n}"))
            print({name: each[-1] for name, each in told.items()}, flush=True)
    figures = {
        name: {what: statistics.median(one[what] for one in each) for what in each[0]} for name, each in told.items()
    }
    ratios = {}
    for name in (MEMORY, DISK):
        pairs = list(zip(told[HALL], told[name], strict=True))
        ratios[name] = {
            "moves/s": round(statistics.median(a["moves/s"] / b["moves/s"] for a, b in pairs), 2),
            "processor time": round(
                statistics.median(b["processor us per move"] / a["processor us per move"] for a, b in pairs), 2
            ),
        }
    return {"tables at a time": at_once, "rounds": told, "medians": figures, "ratios": ratios}


def machine() -> str:
    name = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return (
        f"{name[1] if name else platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} at the start"
    )


def quick() -> None:
    """Everything of ours in small, in one server."""
    with hall(settled=False) as server:
        told = run(measure_load(server, 20, 3.0))
        fast = run(measure_hall(server, 20, 2.0))
    grown = asyncio.run(hall_growth.measured([20, 40], 30))
    print(json.dumps({"load": told, "saturation": fast, "growth": grown}, indent=1))
    assert told["moves"] > 0 and fast["moves/s"] > 0
    first, last = grown["steps"][0], grown["steps"][-1]
    assert last["kB per match"] < 1.2 * first["kB per match"], "a store must grow with its matches, not faster"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="small and short, writes nothing")
    parser.add_argument("--only", choices=PARTS, help="one part; writes nothing")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3, help="of the saturation")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if asked.quick:
        quick()
        return 0
    parts = (asked.only,) if asked.only else PARTS
    results: dict[str, Any] = {"date": str(date.today()), "machine": machine()}
    if "load" in parts:
        with hall() as server:
            results["load"] = run(measure_load(server, asked.tables, asked.seconds))
        print(json.dumps(results["load"], indent=1), flush=True)
    if "saturation" in parts:
        results["saturation"] = measure_saturation(200, 8.0, asked.rounds)
        print(json.dumps(results["saturation"], indent=1), flush=True)
    if "growth" in parts:
        steps = [asked.matches // 20, asked.matches // 4, asked.matches // 2, asked.matches]
        results["growth"] = asyncio.run(hall_growth.measured(steps, 300))
        print(json.dumps(results["growth"], indent=1), flush=True)
    if not asked.only:
        RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        benchmarks_page.put("hall", "The hall", text(results))
    return 0


def text(results: dict[str, Any]) -> str:
    load, growth, saturation = results["load"], results["growth"], results["saturation"]
    times = load["ms until all seats have a move"]
    rows = [
        f"| {name} | {one['moves/s']:.0f} | {one['processor us per move']:.0f} µs |"
        for name, one in saturation["medians"].items()
    ]
    ratios = [
        f"{one['moves/s']} times the moves of {name} and {one['processor time']} times less processor time for each"
        for name, one in saturation["ratios"].items()
    ]
    grown = [f"| {one['matches']} | {one['kB per match']} | {one['ms to open one']} |" for one in growth["steps"]]
    return f"""Made by `make bench-hall` on {results["date"]}: {results["machine"]}; clients and server on the same
machine over the loopback, SQLite with `synchronous=FULL`. What is measured and how: `bench/hall.py`.

**Load.** One process, {load["tables"]} tables of 4 seats ({load["sockets"]} sockets), a move every 5 s at each table:
{load["moves"]} moves reached all four seats in {times["median"]} ms (median), {times["99 %"]} ms (99 %),
{times["longest"]} ms (longest). The server used {load["server's processor use"]:.0%} of a core (the load generator
{load["generator's processor use"]:.0%}), and {load["kB of memory per table"]} kB of memory for each table with its four
connections.

**Saturation.** {saturation["tables at a time"]} tables of 4 seats at a time, every move at once, three rounds in turn
(the peer on disk: a tenth of the tables, for making a match takes it more than a second):

| server | moves/s | processor time per move |
|---|---|---|
{chr(10).join(rows)}

That is {"; ".join(ratios)} (medians of the rounds' ratios).

**Growth.** Finished matches of {growth["plies"]} plies of `ante` with four seats in the store; archived, one takes
{growth["kB archived"]} kB, and a match played line by line and then archived left
{growth["kB per match the whole way"]} kB:

| matches | kB per match | ms to open one |
|---|---|---|
{chr(10).join(grown)}"""


if __name__ == "__main__":
    raise SystemExit(main())
