"""WebAssembly beside machine code: size, start, random play and the search of Wyrm, for every game.

    python bench/wasm.py [--chromium] [--write] [GAME...]

All do the same work, move for move, one after the other, and processor time is measured; in Chromium that of the page's
thread. The best of three rounds is shown. ``--write`` puts the figures into
docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import date
from functools import cache, partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import numpy as np  # noqa: E402

from bench.benchmarks_page import put  # noqa: E402
from dragonhall.bots.levels import WYRM  # noqa: E402
from dragonhall.bots.tree_search import Tree  # noqa: E402
from dragonhall.core.compiler.parts import Part  # noqa: E402
from dragonhall.core.game import Game  # noqa: E402
from dragonhall.games import built_in  # noqa: E402
from dragonhall.games import game as find_game  # noqa: E402
from dragonhall.wasm.modules import entries_of, path_of  # noqa: E402
from tests.wasm.same_games import engine, node  # noqa: E402

ROUNDS = 3
PLIES = (0, 10, 25, 60)
Way = Callable[[Game, list[dict[str, int]]], dict[str, Any]]
"""Does the work of a game somewhere: the seconds and the decisions of each job."""
SIGNATURES = {"play_on": "tables int words int ints"}


@cache
def random_play(game: Game) -> Part:
    """Random play as machine code: the same function as in the module."""
    return Part(game, "random play", f"{__name__}:random_play", entries_of(game), SIGNATURES)


def native(game: Game, jobs: list[dict[str, int]]) -> dict[str, Any]:
    code, tree, out = random_play(game).code, Tree(game), np.zeros(game.rules.longest_list, np.int64)
    luck, searches, games = np.zeros(1, np.uint64), [], []
    tables = game.Table.new()

    def deal(seats: int, seed: int) -> None:
        tables.view("u1")[:] = 0
        numbers = game.option_numbers(seats, game.complete(seats, None))
        game.machine.code.deal_at(tables, 0, seats, numbers, seed)
        tree.code.seeded(luck, seed)

    for job in jobs:
        deal(job["seats"], job["seed"])
        code.play_on(tables, 0, luck, job["plies"], out)
        acting = int(game.machine.code.to_act_at(tables, 0))
        started = time.process_time()
        made = 0
        if acting:
            tree.plant(tables, job["seed"])
            seat = (acting & -acting).bit_length() - 1
            made = tree.grow(seat, job["seats"], job["iterations"], WYRM.deepest, WYRM.tuning)
        searches.append((time.process_time() - started, made))
    for job in jobs:
        dealt = game.Table.new(job["games"])
        for number in range(job["games"]):
            deal(job["seats"], job["seed"] + number)
            dealt[number] = tables[0]
        tree.code.seeded(luck, job["seed"])
        started = time.process_time()
        decisions = sum(
            code.play_on(dealt, number, luck, game.rules.longest_match, out) for number in range(job["games"])
        )
        games.append((time.process_time() - started, decisions))
    return {"start": 0.0, "searches": searches, "games": games}


def in_node(folder: Path, game: Game, jobs: list[dict[str, int]]) -> dict[str, Any]:
    command = [*node(), str(ROOT / "bench" / "wasm.mjs"), str(folder), str(path_of(game))]
    done = subprocess.run(command, input=json.dumps(jobs), capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def in_chromium(folder: Path, game: Game, jobs: list[dict[str, int]]) -> dict[str, Any]:
    from tests.browser.people import chromium

    files = {"wasm.mjs": ROOT / "bench" / "wasm.mjs", "module.wasm": path_of(game)}

    def answer(route: Any) -> None:
        name = route.request.url.rpartition("/")[2]
        if name == "page":
            route.fulfill(body="<!doctype html>", content_type="text/html")
            return
        if name == "clock":
            told = browser_wire.send("SystemInfo.getProcessInfo")["processInfo"]
            # Nanoseconds of the threads that run pages (Linux); there is one page that works.
            threads = (f"/proc/{one['id']}/task/{one['id']}/schedstat" for one in told if one["type"] == "renderer")
            spent = sum(int(Path(thread).read_text().split()[0]) for thread in threads)
            route.fulfill(body=str(spent), content_type="text/plain")
            return
        path = files.get(name) or folder / name
        route.fulfill(
            body=path.read_bytes(), content_type="application/wasm" if name == "module.wasm" else "text/javascript"
        )

    with chromium() as browser:
        browser_wire = browser.new_browser_cdp_session()
        page = browser.new_page()
        page.route("**/*", answer)
        page.goto("http://localhost/page")
        found: dict[str, Any] = page.evaluate(
            """async (jobs) => {
                const engine = await import('/index.js')
                const { measured } = await import('/wasm.mjs')
                const module = await (await fetch('/module.wasm')).arrayBuffer()
                let asked = 0
                const clock = () => {
                    const asking = new XMLHttpRequest()
                    asking.open('GET', `/${asked++}/clock`, false)
                    asking.send()
                    return Number(asking.responseText) / 1e9
                }
                return measured(engine, module, jobs, clock)
            }""",
            jobs,
        )
        return found


def speeds(found: dict[str, Any], jobs: list[dict[str, int]]) -> tuple[float, float]:
    """Iterations and decisions per second."""
    done = [job["iterations"] for job, (_, made) in zip(jobs, found["searches"], strict=True) if made]
    searching = sum(seconds for seconds, made in found["searches"] if made)
    return sum(done) / searching, sum(made for _, made in found["games"]) / sum(spent for spent, _ in found["games"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=built_in())
    parser.add_argument("--chromium", action="store_true", help="measure in Chromium too")
    parser.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    parser.add_argument("--iterations", type=int, default=3000, help="of each search (default 3000)")
    asked = parser.parse_args()
    places = ["native", "Node", *(["Chromium"] if asked.chromium else [])]
    rows = [f"| game | module, gz | start | {' | '.join(2 * places)} |", f"|---|--:|--:|{2 * len(places) * '--:|'}"]
    print("\n".join(rows))
    with tempfile.TemporaryDirectory() as kept:
        folder = engine(Path(kept))
        for name in asked.game:
            game = find_game(name)
            seats = min(4, game.seats[-1])
            jobs = [
                {"seats": seats, "seed": 1 + at, "plies": plies, "iterations": asked.iterations, "games": 400}
                for at, plies in enumerate(PLIES)
            ]
            ways: list[Way] = [
                native,
                partial(in_node, folder),
                *([partial(in_chromium, folder)] if asked.chromium else []),
            ]
            native(game, [job | {"iterations": 100, "games": 10} for job in jobs])
            best: list[list[float]] = [[0.0, 0.0] for _ in ways]
            made: list[Any] = [None] * len(ways)
            start = 1e9
            for _ in range(ROUNDS):
                for number, way in enumerate(ways):
                    found = way(game, jobs)
                    made[number] = [[made for _, made in found[what]] for what in ("searches", "games")]
                    best[number] = [max(pair) for pair in zip(best[number], speeds(found, jobs), strict=True)]
                    start = min(start, found["start"] or start)
            assert all(one == made[0] for one in made), f"{name}: not the same work"
            code = path_of(game).read_bytes()
            size = f"{len(code) / 1000:.0f} kB, {len(gzip.compress(code)) / 1000:.0f} kB"
            cells = [
                f"{pair[what] / unit:.{digits}f}{'' if number == 0 else f' ({pair[what] / best[0][what]:.0%})'}"
                for what, unit, digits in ((1, 1e6, 1), (0, 1e3, 1))
                for number, pair in enumerate(best)
            ]
            rows.append(f"| {name} | {size} | {start:.0f} ms | {' | '.join(cells)} |")
            print(rows[-1], flush=True)
    text = (
        "Size of a module, packed; time to its first call; random play in million decisions per second; the search of"
        f" Wyrm in thousand iterations per second. Processor time, {date.today()}, one core of {os.cpu_count()}, load"
        f" {os.getloadavg()[0]:.1f} at the end. `bench/wasm.py --chromium`."
    )
    print(f"\n{text}")
    if asked.write:
        put("wasm", "WebAssembly", "\n".join([text, "", *rows]))


if __name__ == "__main__":
    main()
