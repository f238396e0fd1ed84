"""Ratings from finished matches: OpenSkill's Plackett-Luce update, match by match, and a fit to all matches at once.

Sequential ratings depend on the order of the matches; the fit does not, and comes with intervals.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

MU, SIGMA = 25.0, 25.0 / 3
BETA, KAPPA = 25.0 / 6, 1e-4
DOUBTFUL, OFTEN = 4.0, 20
"""A result against an opponent with this deviation counts half as much as one against a well-known opponent; so does
a result against an opponent met this many times before."""
ROUNDS, CLOSE = 20_000, 1e-7
"""The fit stops when it has converged, or after this many rounds."""


@dataclass(frozen=True)
class Finish:
    """The players of one match by seat, and the place of each (0 is first; equal places are ties)."""

    players: tuple[str, ...]
    places: tuple[int, ...]
    block: int = 0


def places(shares: Sequence[float], scores: Sequence[int]) -> tuple[int, ...]:
    """Return places by share of the win, then by score."""
    keys = [(-share, -score) for share, score in zip(shares, scores, strict=True)]
    order = sorted(set(keys))
    return tuple(order.index(key) for key in keys)


def updated(
    known: Sequence[tuple[float, float]], placed: Sequence[int], weights: Sequence[float] | None = None
) -> list[tuple[float, float]]:
    """Return mean and deviation of everybody after one match, by the Plackett-Luce model of Weng and Lin.

    Args:
        known: mean and deviation before; a deviation of 0 stays as it is, and so does its mean.
        placed: the place of each, 0 for the first; equal places are ties.
        weights: for each player the weight of the match, from 0 to 1 (see ``evidence``); 1 if not given.
    """
    c = math.sqrt(sum(sigma * sigma + BETA * BETA for _, sigma in known))
    power = [math.exp(mu / c) for mu, _ in known]
    n = len(known)
    sums = [sum(power[k] for k in range(n) if placed[k] >= placed[q]) for q in range(n)]
    equals = [list(placed).count(place) for place in placed]
    changed = []
    for i, (mu, sigma) in enumerate(known):
        omega = delta = 0.0
        for q in range(n):
            if placed[q] <= placed[i]:
                chance = power[i] / sums[q]
                omega += ((1.0 if q == i else 0.0) - chance) / equals[q]
                delta += chance * (1 - chance) / equals[q]
        omega *= sigma * sigma / c
        delta *= (sigma / c) * sigma * sigma / (c * c)
        weight = 1.0 if weights is None else weights[i]
        changed.append((mu + weight * omega, sigma * math.sqrt(max(1 - weight * delta, KAPPA))))
    return changed


def evidence(sigma: float, times: int) -> float:
    """Return how much evidence a match is about a player, from 0 to 1: less, the less is known of the opponent (their
    deviation *sigma*), and the more often the two have met before."""
    return 1 / (1 + (sigma / DOUBTFUL) ** 2) / (1 + times / OFTEN)


def openskill(finishes: Sequence[Finish]) -> dict[str, tuple[float, float]]:
    """Return mean and deviation of every player, match by match, as OpenSkill does it.

    A player at several seats of a match gets the mean of the changes.
    """
    ratings: dict[str, tuple[float, float]] = {}
    for finish in finishes:
        known = [ratings.get(player, (MU, SIGMA)) for player in finish.players]
        changes: dict[str, list[tuple[float, float]]] = {}
        for player, change in zip(finish.players, updated(known, finish.places), strict=True):
            changes.setdefault(player, []).append(change)
        for player, found in changes.items():
            ratings[player] = (sum(mu for mu, _ in found) / len(found), sum(sigma for _, sigma in found) / len(found))
    return ratings


def plackett_luce(finishes: Sequence[Finish], names: Sequence[str]) -> dict[str, float]:
    """Return the maximum likelihood strengths for all finishes, on the Elo scale with the first name at 0.

    Found by a minorisation-maximisation algorithm (Hunter 2004). Each player also gets one draw against an average
    player, so that a player who never lost has a finite strength.
    """
    at = {name: k for k, name in enumerate(names)}
    wins = np.full(len(names), 0.5)
    stages: dict[tuple[int, ...], float] = {}
    for finish in finishes:
        for place in range(max(finish.places) + 1):
            group = [k for k, own in enumerate(finish.places) if own == place]
            left = [k for k, own in enumerate(finish.places) if own >= place]
            if len(left) < 2 or len(group) == len(left):
                continue
            counts = [0] * len(names)
            for k in left:
                counts[at[finish.players[k]]] += 1
            for k in group:
                wins[at[finish.players[k]]] += 1 / len(group)
            stages[tuple(counts)] = stages.get(tuple(counts), 0.0) + 1.0
    counts_of = np.array(list(stages), float).reshape(-1, len(names))
    weight = np.array(list(stages.values()))
    strength = np.ones(len(names))
    for _ in range(ROUNDS):
        before = strength
        below = (counts_of * (weight / (counts_of @ strength))[:, None]).sum(0) + 1 / (1 + strength)
        strength = wins / below
        strength /= np.exp(np.mean(np.log(strength)))
        if np.abs(np.log(strength / before)).max() < CLOSE:
            break
    elo = 400 * np.log10(strength)
    return {name: float(elo[k] - elo[0]) for name, k in at.items()}


def fitted(
    finishes: Sequence[Finish], names: Sequence[str], samples: int = 60, seed: int = 1
) -> dict[str, tuple[float, float, float]]:
    """Return the fit with a 95 % interval, by bootstrap over whole blocks."""
    best = plackett_luce(finishes, names)
    luck = np.random.default_rng(seed)
    blocks: dict[int, list[Finish]] = {}
    for finish in finishes:
        blocks.setdefault(finish.block, []).append(finish)
    numbers = list(blocks)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(samples):
        chosen = [finish for k in luck.integers(0, len(numbers), len(numbers)) for finish in blocks[numbers[k]]]
        for name, elo in plackett_luce(chosen, names).items():
            drawn[name].append(elo)
    return {
        name: (best[name], float(np.quantile(drawn[name], 0.025)), float(np.quantile(drawn[name], 0.975)))
        for name in names
    }
