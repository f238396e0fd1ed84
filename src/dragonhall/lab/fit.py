"""Teaching an evaluation that is a small network, in plain NumPy: part of ``lab/tune.py``.

The evaluation learns from its own expectimax: matches are played by it, and what a turn thought through exactly
promises is what the evaluation should have said when the turn began. Only the ends of matches are known from the
start; from there the knowledge creeps back, match by match. Outcomes alone would teach far less: in a race of dice
they are nearly all luck.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.tree_search import Tree, search_part
from ..bots.workspace import STRUCTURES
from ..core.compiling import Part, bind_to
from ..core.counsel import Net
from ..core.game import Game
from .arena import sub_seed

BATCH, PACE = 512, 0.01
STEADY, WILD, TINY = 0.9, 0.999, 1e-5
"""How slowly Adam forgets the slope, its square, and below what a slope hardly counts."""
TRUST, SLIPS = 0.4, 100
"""How much of a lesson is what came after, and how many of 1000 moves are random."""
LONGEST = 1200
"""Situations of one match, at most."""


SIGNATURES = {
    "heuristic_match": "workspace ints grid int",
    "sample_match": "workspace tables int int int int int",
    "blame": "tables int ints int ints parts floats",
    "lesson": "workspace int ints int float int grid parts",
}


@cache
def matches_part(game: Game) -> Part:
    """The matches of one game as machine code."""
    search = search_part(game).module
    shared = {name: getattr(search, name) for name in ("next_seat", "best_marked", "settle", "estimate")}
    module = bind_to(game, Path(__file__).with_name("match_loops.py"), "dragonhall.lab.match_loops", shared)
    made_by = f"{__name__}:matches_part"
    return Part(game, "matches for tuning", made_by, module, SIGNATURES, structures=STRUCTURES)


def match_loops_of(game: Game) -> Any:
    """The compiled matches of one game, made ready with a progress line if need be."""
    return matches_part(game).code


class Network:
    """The numbers of an evaluation as fractions; one more row stands for features that are not there."""

    def __init__(self, net: Net, luck: Any) -> None:
        self.net = net
        self.rows = luck.normal(0, 0.1, (net.rows + 1, net.units))
        self.counts = luck.normal(0, 0.5, net.units)
        self.rows[:, 0], self.counts[0] = 0, 1
        self.rows[-1] = 0

    def slopes(self, seen: Any, shares: Any) -> tuple[float, Any, Any]:
        """How far it is from foretelling these shares, and the slopes over the rows and over what the units count."""
        batch, seats = shares.shape
        added = self.rows[seen].sum(1)
        alive = added > 0
        alive[:, 0] = True
        lively = np.where(alive, added, 0)
        worth = (lively @ self.counts).reshape(batch, seats)
        worth -= worth.max(1, keepdims=True)
        chances = np.exp(worth)
        chances /= chances.sum(1, keepdims=True)
        far = float((shares * np.log(np.maximum(shares, 1e-12) / np.maximum(chances, 1e-12))).sum()) / batch
        wrong = ((chances - shares) / batch).reshape(-1)
        back = np.where(alive, np.outer(wrong, self.counts), 0)
        flat, times = seen.reshape(-1), seen.shape[1]
        rows = np.stack(
            [np.bincount(flat, np.repeat(back[:, unit], times), len(self.rows)) for unit in range(self.net.units)], 1
        )
        rows[-1] = 0
        return far, rows, lively.T @ wrong

    def weights(self) -> list[int]:
        counts = np.round(self.counts * 100 * self.net.coarse)
        return [int(number) for number in (*counts, *np.round(self.rows[:-1] * self.net.fine).ravel())]


def taught(
    net: Net, tree: Tree, seats: list[int], deal: Callable[[Any, int, int], None], matches: int, rounds: int, seed: int
) -> list[int]:
    """The weights of a network that learned from so many rounds of matches, one number of seats after the other.

    The pace slackens to nought.
    """
    luck = np.random.default_rng(seed)
    network = Network(net, luck)
    numbers = (network.rows, network.counts)
    slow = [np.zeros_like(number) for number in numbers]
    square = [np.zeros_like(number) for number in numbers]
    done = 0
    for number in range(rounds):
        count = seats[number % len(seats)]
        weights = np.array(network.weights(), np.int64)
        seen, shares = lessons(net, tree, weights, count, deal, matches, sub_seed(seed, number))
        seen[seen < 0] = net.rows
        order = luck.permutation(len(shares))
        pace = PACE * max(1 - number / rounds, 0.01)
        far = []
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            off, *slopes = network.slopes(seen[some].reshape(-1, net.features), shares[some])
            far.append(off)
            done += 1
            for figures, slope, mean, power in zip(numbers, slopes, slow, square, strict=True):
                mean += (1 - STEADY) * (slope - mean)
                power += (1 - WILD) * (slope * slope - power)
                figures -= pace * (mean / (1 - STEADY**done)) / (np.sqrt(power / (1 - WILD**done)) + TINY)
        if number % 20 < len(seats):
            even = float((shares * np.log(np.maximum(shares, 1e-12) * count)).sum()) / len(shares)
            print(f"round {number}: {count} seats, off by {np.mean(far):.5f}; knowing nothing {even:.5f}", flush=True)
    return network.weights()


def lessons(
    net: Net, tree: Tree, weights: Any, seats: int, deal: Callable[[Any, int, int], None], matches: int, seed: int
) -> tuple[Any, Any]:
    """Situations of matches by expectimax: the features of every seat, and what each may hope for."""
    rows = np.zeros((LONGEST, seats * net.features), np.int64)
    shares = np.zeros((LONGEST, seats + 1))
    features, hopes, loops = [], [], match_loops_of(tree.game)
    for match in range(matches):
        deal(tree.space.tables[:1], seats, sub_seed(seed, match))
        tree.seed(sub_seed(seed, match, 1))
        count = loops.lesson(tree.space, seats, weights, SLIPS, TRUST, net.features, rows, shares)
        features.append(rows[:count].astype(np.int16))
        hopes.append(shares[:count, :seats].copy())
    return np.concatenate(features).reshape(-1, seats, net.features), np.concatenate(hopes)
