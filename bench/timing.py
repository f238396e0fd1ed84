"""One way of timing and one line of JSON per figure, shared by every script of the comparison.

Standard library only, because each peer runs it inside its own environment. A line reads

    {"system": "OpenSpiel 2.0.2", "api": "Python", "game": "skat", "measure": "decisions/s",
     "value": 123.4, "games": 20, "decisions": 617, "seconds": 5.0}

`games` and `decisions` are what was played during `seconds`, and 0 for copies and re-deals. Seconds are those the
process had the core: the clock on the wall would also count what other programs took from it. The measures:

    decisions/s   choices made by players in random play: fresh game, legal moves, uniform choice, play
    actions/s     the same games with chance events (deals, draws, dice) counted too, where a system has them as moves
    games/s       whole games
    copies/s      independent copies of a position
    redeals/s     positions drawn again from what one player knows
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from typing import NamedTuple

SEED = 20261115
POSITIONS = 64
"""How many positions a script copies or deals again, each stopped after 0 to 19 random decisions."""


class Timing(NamedTuple):
    runs: int
    total: int
    seconds: float


def one_core() -> None:
    """Keeps this process, and every thread it starts from here on, on a single core."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS"):
        os.environ[name] = "1"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def arguments(description: str | None) -> argparse.ArgumentParser:
    """The command line every script shares."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="time spent on each figure (default 5)")
    return parser


class Meter:
    """Times work on one core and prints what it found."""

    def __init__(self, system: str, seconds: float) -> None:
        self.system = system
        self.seconds = seconds
        one_core()

    def clock(self, work: Callable[[], int]) -> Timing:
        """Repeats `work` for the agreed time, after a warm-up, and adds up what it returns."""
        self._repeat(work, self.seconds / 4)
        return self._repeat(work, self.seconds)

    def play(self, api: str, game: str, one_game: Callable[[], int]) -> None:
        """Measures random play; `one_game` plays a fresh game to its end and returns the decisions made."""
        games, decisions, seconds = self.clock(one_game)
        self.report(api, game, "decisions/s", decisions / seconds, seconds, games, decisions)

    def copies(self, api: str, game: str, copy_all: Callable[[], int]) -> None:
        """Measures copies; `copy_all` returns how many it made."""
        _, copies, seconds = self.clock(copy_all)
        self.report(api, game, "copies/s", copies / seconds, seconds)

    def redeals(self, api: str, game: str, deal_all: Callable[[], int]) -> None:
        """Measures re-deals; `deal_all` returns how many it made."""
        _, redeals, seconds = self.clock(deal_all)
        self.report(api, game, "redeals/s", redeals / seconds, seconds)

    def report(
        self, api: str, game: str, measure: str, value: float, seconds: float, games: int = 0, decisions: int = 0
    ) -> None:
        row = {
            "system": self.system,
            "api": api,
            "game": game,
            "measure": measure,
            "value": value,
            "games": games,
            "decisions": decisions,
            "seconds": seconds,
        }
        print(json.dumps(row), flush=True)

    @staticmethod
    def _repeat(work: Callable[[], int], seconds: float) -> Timing:
        runs = total = 0
        start = now = time.process_time()
        while not runs or now - start < seconds:
            total += work()
            runs += 1
            now = time.process_time()
        return Timing(runs, total, now - start)
