"""Wyrm's search beside OpenSpiel's C++ ISMCTS bot on hearts, in one run on one core.

    python bench/search.py [--seconds 5] [--write]

Both deal the hidden things afresh for every simulation, walk down a tree of information sets and play on. OpenSpiel
plays out at random to the end of hearts. Ours is measured in three ways for each game: as Wyrm plays it (the
heuristic, then the evaluation); the same playouts until a simulation has as many decisions as one of hearts; and
random playouts of that length, which is what OpenSpiel's bot does. (Exact expectimax, which Wyrm has in Dragorun, is
no playout: it is left out of the last two.) The evaluation can only be read at quiet moments, so the length is found
by trying. All are measured in turn, three rounds, in processor time; the medians are shown.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import time
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench import benchmarks_page
from dragonhall.bots.tree_search import DEEPEST, TreeSearch, Tuning
from dragonhall.games import game as find_game
from dragonhall.games import names
from dragonhall.lab.arena.arena import sub_seed

ROOT = Path(__file__).resolve().parent.parent
PEER = ROOT / ".bench" / "openspiel" / "bin" / "python"
WAYS = {
    "as Wyrm plays": None,
    "rules of thumb, as long as hearts": Tuning().slips,
    "random, as long as hearts": 1000,
}
"""How many moves of 1000 are random, where simulations are to be as long as those of hearts."""
CHUNK = 2000


def as_long(name: str, seats: int, slips: int | None, decisions: float) -> Tuning:
    """Playouts with which a simulation has at least so many decisions on average, and hardly more."""
    if slips is None:
        return Tuning()
    low, high = 0, int(decisions) + 8
    while high - low > 1:
        middle = (low + high) // 2
        made = ours(name, seats, Tuning(horizon=middle, slips=slips, expectimax_visits=0), 0.1)[1]
        low, high = (low, middle) if made >= decisions else (middle, high)
    return Tuning(horizon=high, slips=slips, expectimax_visits=0)


def ours(name: str, seats: int, tuning: Tuning, seconds: float) -> tuple[float, float]:
    """Simulations per second and decisions per simulation, from the first decisions of many deals."""
    game = find_game(name)
    tree = TreeSearch(game).trees[0]
    numbers = game.option_numbers(seats, game.complete(seats, None))
    done, made, spent, deal = 0, 0, 0.0, 0
    tables = game.Table.new()
    while spent < seconds:
        tables.view("u1")[:] = 0
        game.machine.code.deal_at(tables, 0, seats, numbers, sub_seed(1, deal))
        deal += 1
        acting = int(game.machine.code.to_act_at(tables, 0))
        seat = (acting & -acting).bit_length() - 1
        started = time.process_time()
        tree.plant(tables, deal)
        made += tree.grow(seat, seats, CHUNK, DEEPEST, tuning)
        spent += time.process_time() - started
        done += CHUNK
    return done / spent, made / done


def theirs(seconds: float) -> dict[str, Any]:
    command = [str(PEER), "-m", "bench.peers.openspiel_search", "--seconds", str(seconds)]
    found: dict[str, Any] = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--write", action="store_true", help="put the table into docs/benchmarks.md")
    asked = parser.parse_args()
    if not PEER.exists():
        raise SystemExit("OpenSpiel is not there yet: run `python bench/compare.py --only openspiel` once.")
    rounds: list[tuple[dict[str, Any], dict[tuple[str, str], tuple[float, float]]]] = []
    tunings: dict[tuple[str, str], Tuning] = {}
    for _ in range(3):
        peer = theirs(asked.seconds)
        for name in names():
            for way, slips in WAYS.items():
                if (name, way) not in tunings:
                    tunings[name, way] = as_long(name, 4, slips, peer["decisions"])
        mine = {(name, way): ours(name, 4, tuning, asked.seconds) for (name, way), tuning in tunings.items()}
        rounds.append((peer, mine))
    base = median(peer["simulations/s"] for peer, _ in rounds)
    peer = rounds[0][0]
    lines = [
        f"{date.today()}, {platform.machine()}, one core, Python {platform.python_version()}: "
        f"`python bench/search.py --seconds {asked.seconds:g}`. Medians of 3 rounds; a ratio is the median of "
        "the ratios of each round.",
        "",
        "| system | game | playouts | decisions a simulation | simulations/s | × OpenSpiel |",
        "| --- | --- | --- | ---: | ---: | ---: |",
        f"| {peer['system']} | {peer['game']} | {peer['playouts']} | {peer['decisions']:.0f} | {base:,.0f} | 1 × |",
    ]
    for name in names():
        for way in WAYS:
            rate = median(mine[name, way][0] for _, mine in rounds)
            ratio = median(mine[name, way][0] / found["simulations/s"] for found, mine in rounds)
            length = median(mine[name, way][1] for _, mine in rounds)
            lines.append(f"| Dragonhall | {name}, 4 seats | {way} | {length:.0f} | {rate:,.0f} | {ratio:.2f} × |")
    print("\n".join(lines))
    if asked.write:
        benchmarks_page.put("search", "Search", "\n".join(lines))


if __name__ == "__main__":
    main()
