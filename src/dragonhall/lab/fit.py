"""Fitting a gauge that is a small network to the outcomes of matches, in plain NumPy: part of ``lab/tune.py``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..bots.forest import Tree
from ..core.game import Net
from ..core.record import Tables

BATCH, PACE = 2048, 0.01
STEADY, WILD, TINY = 0.9, 0.999, 1e-8
"""How slowly Adam forgets the slope, its square, and what keeps it from dividing by nought."""


@dataclass(frozen=True)
class Sample:
    """Situations at one seat count, and what became of them."""

    tables: Tables
    owners: Any
    """For each situation the number of its match."""
    seats: int
    outcomes: Any
    """For each match every seat's share of the win."""


class Network:
    """The numbers of a gauge as fractions; one more row stands for traits that are not there."""

    def __init__(self, net: Net, luck: Any) -> None:
        self.net = net
        self.rows = luck.normal(0, 0.1, (net.rows + 1, net.units))
        self.counts = luck.normal(0, 0.5, net.units)
        self.rows[-1] = 0

    def slopes(self, seen: Any, seats: int, shares: Any) -> tuple[float, Any, Any]:
        """The blame for foretelling these shares, and its slopes over the rows and over what the units count."""
        batch = len(shares)
        added = self.rows[seen].sum(1)
        lively = np.maximum(added, 0)
        worth = (lively @ self.counts).reshape(batch, seats)
        worth -= worth.max(1, keepdims=True)
        chances = np.exp(worth)
        chances /= chances.sum(1, keepdims=True)
        blame = -float((shares * np.log(np.maximum(chances, 1e-12))).sum()) / batch
        wrong = ((chances - shares) / batch).reshape(-1)
        back = np.where(added > 0, np.outer(wrong, self.counts), 0)
        flat, times = seen.reshape(-1), seen.shape[1]
        rows = np.stack(
            [np.bincount(flat, np.repeat(back[:, unit], times), len(self.rows)) for unit in range(self.net.units)], 1
        )
        rows[-1] = 0
        return blame, rows, lively.T @ wrong

    def scales(self) -> list[int]:
        counts = np.round(self.counts * 100 * self.net.coarse)
        return [int(number) for number in (*counts, *np.round(self.rows[:-1] * self.net.fine).ravel())]


def fitted(net: Net, tree: Tree, sampled: Callable[[int], list[Sample]], rounds: int, seed: int) -> list[int]:
    """The scales of the network that foretells outcomes best, by Adam: a pass over fresh matches in every round.

    The pace slackens to nought.
    """
    luck = np.random.default_rng(seed)
    network = Network(net, luck)
    numbers = (network.rows, network.counts)
    slow = [np.zeros_like(number) for number in numbers]
    square = [np.zeros_like(number) for number in numbers]
    done = 0
    for number in range(rounds):
        samples = sampled(number)
        seen = [_seen(net, tree, sample) for sample in samples]
        orders = [luck.permutation(len(rows)) for rows in seen]
        steps = [(k, at) for k, rows in enumerate(seen) for at in range(0, len(rows), BATCH)]
        blames = []
        for step in luck.permutation(len(steps)):
            k, at = steps[step]
            some, sample = orders[k][at : at + BATCH], samples[k]
            shares = sample.outcomes[sample.owners[some]]
            blame, *slopes = network.slopes(seen[k][some].reshape(-1, net.traits), sample.seats, shares)
            blames.append(blame / np.log(sample.seats))
            done += 1
            pace = PACE * max(1 - done / (rounds * len(steps)), 0.01) / np.log(sample.seats)
            for figures, slope, mean, power in zip(numbers, slopes, slow, square, strict=True):
                mean += (1 - STEADY) * (slope - mean)
                power += (1 - WILD) * (slope * slope - power)
                figures -= pace * (mean / (1 - STEADY**done)) / (np.sqrt(power / (1 - WILD**done)) + TINY)
        print(f"round {number}: {np.mean(blames):.4f} of what knowing nothing would give", flush=True)
    return network.scales()


def _seen(net: Net, tree: Tree, sample: Sample) -> Any:
    """For every situation and seat the rows that its traits switch on."""
    rows = np.zeros((len(sample.tables) * sample.seats, net.traits), np.int64)
    tree.code.look(sample.tables, len(sample.tables), sample.seats, net.traits, rows)
    rows[rows < 0] = net.rows
    return rows.reshape(len(sample.tables), sample.seats, net.traits).astype(np.int16)
