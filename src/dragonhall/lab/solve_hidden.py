"""The distance of a policy from perfect play with hidden cards: ``python -m dragonhall.lab.solve_hidden
POSITIONS.json``.

From each position with two seats it lists everything that can happen: every way to deal what a spectator does not know,
all equally likely, then every move and every outcome of the dice. On this tree it computes what a best response wins
against frozen policies, exactly, and by counterfactual regret minimisation (CFR+) a policy against which hardly
anything can be won. Only positions near the end are small enough.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np

from .. import position
from ..core.match import Match
from ..shell import ended
from .solving.hidden_games import TooLarge, Tree, wanted
from .solving.open_games import CannotSolve

ITERATIONS = 500


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dragonhall.lab.solve_hidden", description=__doc__)
    parser.add_argument("file", type=Path, help="a position, or a list of them, as JSON")
    parser.add_argument("--policy", action="append", default=[], metavar="NAME", help="may be repeated (default: all)")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="of CFR+")
    asked = parser.parse_args(arguments)
    return ended(lambda: run(read_positions(asked.file), asked.policy, asked.iterations))


def read_positions(file: Path) -> list[Match]:
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise CannotSolve(f"{file} cannot be read as JSON: {error}") from error
    return [position(described) for described in (found if isinstance(found, list) else [found])]


def run(matches: list[Match], policies: list[str], iterations: int) -> int:
    """Print a line for each position, and the means at the end; return the exit status."""
    if not matches or iterations < 1:
        raise CannotSolve("There is at least one position, and at least one iteration.")
    table: dict[str, list[float]] = {}
    for number, match in enumerate(matches, 1):
        started = time.process_time()
        try:
            tree = Tree(match)
        except TooLarge as error:
            print(f"{number}: {error}", flush=True)
            continue
        found = {policy.name: tree.exploitability(tree.odds_of(policy)) for policy in wanted(match.game, policies)}
        found |= {f"CFR+ {done}": tree.exploitability(odds) for done, odds in tree.solve(iterations)}
        lines = ", ".join(f"{name} {100 * worth:.3f}" for name, worth in found.items())
        size = f"{tree.worlds} deals, {len(tree.parent)} nodes, {len(tree.owner)} information states"
        print(f"{number}: {size}: {lines}: {time.process_time() - started:.0f} s", flush=True)
        for name, worth in found.items():
            table.setdefault(name, []).append(100 * worth)
    for name, all_ in table.items():
        print(f"{name}: {np.mean(all_):.3f} points on average, {np.max(all_):.3f} at most", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
