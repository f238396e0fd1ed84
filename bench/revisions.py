"""Compares the speed of the working tree with an older revision, figure by figure.

    python bench/revisions.py REVISION [GAMES ...] [--rounds 25] [--seconds 0.1]

Each figure is measured alternately in two processes, one for each side, in processor time. The table shows the best
round of each side and their ratio: above 1 the working tree is faster. A ratio moves by two or three per cent on a busy
machine, so repeat a surprising one (`--only redeals`). The revision is checked out below `.bench/` and compiled when it
is first used.

Only functions that have kept their names are called here, so that old revisions can be measured: a figure that a
revision does not have is left out.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SEED, SEATS, TABLES = 20261115, 4, 64
FIGURES = ("random play", "copies", "redeals", "observations", "search", "match in Python")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="a commit, tag or branch")
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--rounds", type=int, default=25, help="how often each figure is measured on each side")
    parser.add_argument("--seconds", type=float, default=0.1, help="processor time of one round")
    parser.add_argument("--only", choices=FIGURES, action="append", help="only this figure")
    asked = parser.parse_args()
    sides = [Side(checked_out(asked.revision)), Side(ROOT)]
    try:
        games = asked.games or sides[1].ask({"games": True})
        print(f"{'':34} {asked.revision[:10]:>14} {'now':>14}  ratio")
        for game in games:
            for figure in asked.only or FIGURES:
                question = {"game": game, "figure": figure, "seconds": asked.seconds}
                rounds = [[side.ask(question) for side in sides] for _ in range(asked.rounds)]
                before, now = (max((round[at] for round in rounds), default=0.0) for at in (0, 1))
                if before and now:
                    print(f"{game:14} {figure:19} {before:14,.0f} {now:14,.0f}  {now / before:5.3f}", flush=True)
    finally:
        for side in sides:
            side.end()


def checked_out(revision: str) -> Path:
    """A working tree of that revision below ``.bench/``."""
    command = ["git", "rev-parse", "--verify", f"{revision}^{{commit}}"]
    commit = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    folder = ROOT / ".bench" / f"revision-{commit[:12]}"
    if not folder.exists():
        subprocess.run(["git", "worktree", "add", "--detach", str(folder), commit], cwd=ROOT, check=True)
    return folder


class Side:
    """One side of the comparison: a process that measures one figure after the other, on request."""

    def __init__(self, folder: Path) -> None:
        env = os.environ | {"PYTHONPATH": str(folder / "src"), "NUMBA_NUM_THREADS": "1"}
        self.process = subprocess.Popen(
            [sys.executable, __file__, "worker"], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, question: dict[str, Any]) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps(question), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline() or "null")

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


# In the process of one side


def work() -> None:
    import dragonhall as dh

    made: dict[tuple[str, str], Callable[[], int] | None] = {}
    for line in sys.stdin:
        question = json.loads(line)
        if "games" in question:
            answer: Any = list(dh.games())
        else:
            key = question["game"], question["figure"]
            if key not in made:
                made[key] = figures(question["game"]).get(question["figure"])
            one = made[key]
            answer = rate(one, question["seconds"]) if one else 0.0
        print(json.dumps(answer), flush=True)


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many times a second it does what it counts; the first call is not measured."""
    work()
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        done += work()
    return done / (time.process_time() - start)


def figures(name: str) -> dict[str, Callable[[], int]]:
    """What can be measured of a game: functions that do something and return how often."""
    import numpy as np

    import dragonhall as dh
    from dragonhall.batches import prepare
    from dragonhall.bots import bot_named
    from dragonhall.games import game as find_game

    game = find_game(name)
    seats = min(SEATS, game.seats[-1])
    loops = prepare(game)
    batch = dh.batch(name, size=TABLES, seats=seats, seed=SEED)
    matches = list(some_matches(name, seats))
    standing = np.concatenate([match.board.tables for match in matches])
    copies, observed = game.Table.new(4096), dh.batch(name, size=512, seats=seats, seed=SEED)
    observed.run(12)
    thinkers = [match for match in matches if len(match.moves(match.to_act[0])) > 1][:8]

    def copy() -> int:
        loops.copy_all(standing, 0, len(copies), len(standing), copies)
        return len(copies)

    def redeal() -> int:
        copy()
        loops.redeal_all(copies, 0, len(copies), 0, SEED)
        return len(copies)

    def observe() -> int:
        observed.observations()
        return int(observed.size)

    def search() -> int:
        bot: Any = bot_named("wyrm:400it", seed=SEED)
        done = 0
        for match in thinkers:
            done += int(bot.think(match.board, seats, match.to_act[0], hasty=False).simulations)
        return done

    luck = random.Random(SEED)

    def play() -> int:
        match = dh.new(name, seats=seats, seed=luck.getrandbits(60))
        while acting := match.to_act:
            match.play(luck.choice(match.moves(acting[0])), seat=acting[0])
        return int(match.ply)

    return {
        "random play": lambda: batch.run(1000),
        "copies": copy,
        "redeals": redeal,
        "observations": observe,
        "search": search,
        "match in Python": play,
    }


def some_matches(name: str, seats: int) -> Iterable[Any]:
    """Matches that lie 0 to 19 random decisions into a game."""
    import dragonhall as dh

    luck = random.Random(SEED)
    for seed in range(TABLES):
        match = dh.new(name, seats=seats, seed=seed)
        for _ in range(seed % 20):
            match.play(luck.choice(match.moves(match.to_act[0])), seat=match.to_act[0])
        yield match


if __name__ == "__main__":
    work() if sys.argv[1:] == ["worker"] else main()
