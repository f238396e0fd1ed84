"""Training an evaluation that is a small network, in plain NumPy: part of ``lab/tune.py``.

The evaluation learns from its own expectimax. Expectimax plays matches, and its value of a turn is the target for the
evaluation at the beginning of that turn. At first only the values at the end of a match are right; training propagates
them back to earlier positions, match by match. Outcomes alone would be much noisier targets: in a race of dice they are
nearly all luck.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ...bots.tree_search import Tree, search_part
from ...bots.workspace import STRUCTURES
from ...core.compiler.parts import Part, bind_to
from ...core.counsel import Net
from ...core.game import Game
from ...games import game as find_game
from ..arena.arena import MATCH_LOOPS, sub_seed
from ..jobs.crew import Crew, in_order
from ..jobs.journal import Journal

BATCH, PACE = 512, 0.01
STEADY, WILD, TINY = 0.9, 0.999, 1e-5
"""The parameters of Adam: beta 1, beta 2 and epsilon."""
TRUST, SLIPS = 0.4, 100
"""The weight of the next position's target in a target, and how many of 1000 moves are random."""
LONGEST = 1200
"""The most positions of one match."""
CHUNK = 25
"""Matches of one task."""
KEPT_EVERY = 10
"""Rounds after which the network is kept in a journal."""


SIGNATURES = {
    "heuristic_match": "workspace ints grid int",
    "sample_match": "workspace tables int int int int int",
    "cross_entropy": "tables int ints int ints parts floats",
    "lesson": "workspace int ints int float int grid parts",
}


@cache
def matches_part(game: Game) -> Part:
    """Return the matches of one game as machine code."""
    search = search_part(game).module
    shared = {name: getattr(search, name) for name in ("best_marked", "settle", "estimate")}
    module = bind_to(game, MATCH_LOOPS, "dragonhall.lab.arena.match_loops", shared)
    made_by = f"{__name__}:matches_part"
    return Part(game, "matches for tuning", made_by, module, SIGNATURES, structures=STRUCTURES)


def match_loops_of(game: Game) -> Any:
    """Return the compiled matches of one game; shows a progress line if they must be compiled first."""
    return matches_part(game).code


class Network:
    """The weights of an evaluation as floats; one more row, always zero, is for missing features."""

    def __init__(self, net: Net, luck: Any) -> None:
        self.net = net
        self.rows = luck.normal(0, 0.1, (net.rows + 1, net.units))
        self.counts = luck.normal(0, 0.5, net.units)
        self.rows[:, 0], self.counts[0] = 0, 1
        self.rows[-1] = 0

    def slopes(self, seen: Any, shares: Any) -> tuple[float, Any, Any]:
        """Return the loss (Kullback-Leibler divergence) for these shares, and its gradients for rows and weights."""
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


def deal(game: Game, tables: Any, seats: int, seed: int) -> None:
    """Deal table 0 with the usual options."""
    tables.view(np.uint8)[:] = 0
    game.machine.code.deal_at(tables, 0, seats, usual_options(game, seats), seed)


@cache
def usual_options(game: Game, seats: int) -> Any:
    return game.option_numbers(seats, game.complete(seats, None))


def chunks(whole: int, size: int) -> list[tuple[int, int]]:
    """Return a range in pieces: the first number of each, and how many.

    >>> chunks(5, 2)
    [(0, 2), (2, 2), (4, 1)]
    """
    return [(first, min(size, whole - first)) for first in range(0, whole, size)]


def taught(
    game: Game, net: Net, seats: list[int], matches: int, rounds: int, seed: int, crew: Crew,
    journal: Journal | None = None,
) -> list[int]:  # fmt: skip
    """Return the weights of a network after *rounds* rounds of matches, at one number of seats after the other.

    The learning rate decreases linearly to almost 0. The journal keeps the network after every tenth round.
    """
    luck = np.random.default_rng(seed)
    network = Network(net, luck)
    numbers = (network.rows, network.counts)
    slow = [np.zeros_like(number) for number in numbers]
    square = [np.zeros_like(number) for number in numbers]
    done = begin = 0
    if journal is not None and journal.kept:
        begin = max(journal.kept)
        arrays, done, luck.bit_generator.state = journal.kept[begin]
        for number, kept in zip([*numbers, *slow, *square], arrays, strict=True):
            number[:] = kept
        print(f"Going on after {begin} rounds.", flush=True)
    for number in range(begin, rounds):
        if journal is not None and number > begin and number % KEPT_EVERY == 0:
            journal.keep(number, ([*numbers, *slow, *square], done, luck.bit_generator.state))
        count = seats[number % len(seats)]
        weights = np.array(network.weights(), np.int64)
        tasks = [(game.name, weights, count, *chunk, sub_seed(seed, number)) for chunk in chunks(matches, CHUNK)]
        features, targets = zip(*in_order(crew, lessons, tasks), strict=True)
        seen, shares = np.concatenate(features), np.concatenate(targets)
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
            print(f"round {number}: {count} seats, loss {np.mean(far):.5f} (even shares: {even:.5f})", flush=True)
    return network.weights()


def lessons(game: str, weights: Any, seats: int, first: int, matches: int, seed: int) -> tuple[Any, Any]:
    """Positions of some matches by expectimax: the features of every seat, and the target for each."""
    tree, loops = _tree(game), match_loops_of(find_game(game))
    net = tree.game.counsel.net
    assert net is not None
    rows = np.zeros((LONGEST, seats * net.features), np.int64)
    shares = np.zeros((LONGEST, seats + 1))
    features, targets = [], []
    for match in range(first, first + matches):
        deal(tree.game, tree.space.tables[:1], seats, sub_seed(seed, match))
        tree.seed(sub_seed(seed, match, 1))
        count = loops.lesson(tree.space, seats, weights, SLIPS, TRUST, net.features, rows, shares)
        features.append(rows[:count].astype(np.int16))
        targets.append(shares[:count, :seats].copy())
    return np.concatenate(features).reshape(-1, seats, net.features), np.concatenate(targets)


@cache
def _tree(game: str) -> Tree:
    return Tree(find_game(game))
