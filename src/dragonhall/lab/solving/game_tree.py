"""The tree of a small game with hidden information for two seats: exact best responses, and solving it by CFR+.

Everything is in arrays, one ply after the other, so that NumPy does the work.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


def summed(at: Any, what: Any, size: int) -> Floats:
    """Return the sums of values with the same index."""
    return np.asarray(np.bincount(at, what, size), np.float64)


class GameTree:
    """The tree of a game for two seats. Node 0 is the root. An edge is a move of a seat in an information state (an
    *action*) with one outcome of the dice, or one way to deal. The actions of an information state are numbered one
    after the other; all nodes of an information state belong to the same ply.

    Args:
        parent: the node before each node; -1 for node 0. Nodes are in the order of their plies.
        action: the action that leads to each node; -1 for the deal.
        chance: the chance of the dice or of the deal on the way from the parent.
        ends: the share of seat 0 of the win at nodes where the game is over; 0 elsewhere.
        levels: the first node of each ply, and at the end how many nodes there are.
        owner: the seat of each information state.
        starts: the first action of each information state, and at the end how many there are.
    """

    def __init__(
        self, parent: Sequence[int], action: Sequence[int], chance: Sequence[float], ends: Sequence[float],
        levels: Sequence[int], owner: Sequence[int], starts: Sequence[int],
    ) -> None:  # fmt: skip
        self.parent, self.action, self.owner, self.starts = map(np.array, (parent, action, owner, starts))
        self.chance, self.ends = np.array(chance), np.array(ends)
        self.plies = list(pairwise(levels[1:]))
        self.state_of = np.repeat(np.arange(len(owner)), np.diff(starts))
        """The information state of each action."""
        self.mover = np.where(self.action >= 0, self.owner[self.state_of[self.action]], -1)
        """The seat whose move leads to a node; -1 for the deal."""
        self.is_end = np.ones(len(parent), bool)
        self.is_end[self.parent[1:]] = False

    def reach(self, odds: Floats, seat: int) -> Floats:
        """Return the chance to reach each node if one seat aims for it and the rest is random."""
        found = self.chance.copy()
        theirs = (self.mover >= 0) & (self.mover != seat)
        found[theirs] *= odds[self.action[theirs]]
        for first, last in self.plies:
            found[first:last] *= found[self.parent[first:last]]
        return found

    def best_response(self, odds: Floats, seat: int) -> float:
        """Return the share of the win that the best response of a seat gets."""
        worth = self._shares(seat) * self.reach(odds, seat)
        for first, last in reversed(self.plies):
            nodes = slice(first, last)
            mine = self.mover[nodes] == seat
            actions = self.action[nodes]
            sums = summed(actions[mine], worth[nodes][mine], len(odds))
            chosen = np.zeros(len(odds), bool)
            chosen[self._best(sums)] = True
            counts = ~mine | chosen[actions]
            worth += summed(self.parent[nodes][counts], worth[nodes][counts], len(worth))
        return float(worth[0])

    def _best(self, sums: Floats) -> Any:
        """Return the action with the largest sum in each information state."""
        top = np.maximum.reduceat(sums, self.starts[:-1])
        at = np.flatnonzero(sums == top[self.state_of])
        return at[np.unique(self.state_of[at], return_index=True)[1]]

    def _shares(self, seat: int) -> Floats:
        """Return a seat's share at every terminal node."""
        return np.where(self.is_end, self.ends if seat == 0 else 1 - self.ends, 0.0)

    def exploitability(self, odds: Floats) -> float:
        """Return how much the best responses to a policy exceed an even share, on average over the two seats."""
        return (self.best_response(odds, 0) + self.best_response(odds, 1) - 1) / 2

    # CFR+

    def solve(self, iterations: int) -> Iterator[tuple[int, Floats]]:
        """Yield the mean policies of counterfactual regret minimisation: after a tenth of the iterations, and last."""
        starts, regrets = self.starts[:-1], np.zeros(len(self.state_of))
        total, odds = np.zeros(len(regrets)), self._matched(regrets)
        for done in range(1, iterations + 1):
            for seat in range(2):
                gains = self._gains(odds, seat)
                mean = np.add.reduceat(odds * gains, starts)
                mine = self.owner[self.state_of] == seat
                regrets[mine] = np.maximum(regrets + gains - mean[self.state_of], 0)[mine]
                odds = self._matched(regrets)
            total += done * odds * self._own_reach(odds)
            if done in (max(iterations // 10, 1), iterations):
                yield done, self._matched(total)

    def _matched(self, regrets: Floats) -> Floats:
        """Return chances in proportion to the regrets; even ones if there are none."""
        sums = np.add.reduceat(regrets, self.starts[:-1])[self.state_of]
        even = 1 / np.diff(self.starts)[self.state_of]
        return np.where(sums > 0, regrets / np.where(sums > 0, sums, 1), even)

    def _gains(self, odds: Floats, seat: int) -> Floats:
        """Return the counterfactual value of every action of a seat."""
        worth = self._shares(seat) * self.reach(odds, seat)
        for first, last in reversed(self.plies):
            nodes = slice(first, last)
            weight = np.where(self.mover[nodes] == seat, odds[self.action[nodes]], 1.0)
            worth += summed(self.parent[nodes], worth[nodes] * weight, len(worth))
        mine = self.mover == seat
        return summed(self.action[mine], worth[mine], len(odds))

    def _own_reach(self, odds: Floats) -> Floats:
        """Return, for every action, the chance that its own seat makes the moves leading to it."""
        found = np.ones((2, len(self.parent)))
        for seat in range(2):
            mine = self.mover == seat
            found[seat, mine] = odds[self.action[mine]]
            for first, last in self.plies:
                found[seat, first:last] *= found[seat, self.parent[first:last]]
        own = np.zeros(len(odds))
        later = self.action >= 0
        own[self.action[later]] = found[self.mover[later], self.parent[later]]
        return own
