"""How good are the shares that a network knows at once? ``python -m dragonhall.lab.insight GAME``

Bots of several levels play matches. At some points of each the network estimates every seat's share of the win, a
search estimates it by playouts, and both are held against what the seats got in the end. ``--fit`` first adjusts the
network's estimates to results of other matches, and writes the adjustment into the game's ``network.npz``: a network
expects players like those that it learnt with.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ..bots import bot_named
from ..bots.network import Network, network_of, path_of
from ..bots.network_insight import Insight
from ..bots.tree_search import Tree, Tuning
from ..core.board import Board
from ..core.game import Game
from ..games import game as find_game
from ..shell import check_file, ended, whole, write
from .arena.arena import sub_seed

PLAYERS = ("cockatrice", "drake", "amphiptere", "lindworm")
"""The players: a level for each seat, drawn again for every match."""
FAR = 0.05
POINTS = 12
"""Points of a match that are compared."""
STEPS = 40


@dataclass(frozen=True)
class Compared:
    """The network and the search beside the actual results, at one number of seats."""

    game: str
    seats: int
    estimates: int
    far: float
    """How often they differ by more than five points."""
    gap: float
    """Their mean difference."""
    network: float
    """The mean squared error of the network's estimates, against what the seats got."""
    search: float
    even: float
    """The same if nothing is known: always an even share."""


def positions(game: Game, seats: int, matches: int, seed: int) -> Iterator[tuple[list[Board], list[float]]]:
    """Yield some points of each match, and the share of the win that every seat got."""
    engine, luck = game.engine, random.Random(seed)
    for number in range(matches):
        board = Board(game)
        engine.deal(board, seats, game.option_numbers(seats, game.complete(seats, {})), sub_seed(seed, number))
        bots = [bot_named(luck.choice(PLAYERS), seed=luck.randrange(1 << 60)) for _ in range(seats)]
        points: list[Board] = []
        while acting := engine.to_act(board):
            points.append(board.copy())
            seat = (acting & -acting).bit_length() - 1
            seen = board.copy()
            engine.redeal(seen, seat, luck.randrange(1 << 60))
            engine.play(board, seat, bots[seat].pick(seen, seats, seat))
        winners = engine.won(board)
        shares = [(winners >> seat & 1) / winners.bit_count() if winners else 1 / seats for seat in range(seats)]
        yield points[:: max(1, len(points) // POINTS)][:POINTS], shares


def compared(game: Game, seats: int, matches: int, playouts: int, seed: int) -> Compared:
    """Return both estimates at points of *matches* matches."""
    insight, tree, tuning = Insight(game), Tree(game), Tuning(horizon=2 * game.counsel.horizon)
    rows: list[tuple[float, float, float]] = []
    for points, results in positions(game, seats, matches, seed):
        for board in points:
            for seat, known in enumerate(insight.chances(board, seats)):
                sought = tree.chances(board.tables, seat, seats, playouts, sub_seed(seed, len(rows)), tuning)
                rows.append((known, float(sought[seat]), results[seat]))
    known, sought, got = np.array(rows).T
    off = np.abs(known - sought)
    squares = [float(((one - got) ** 2).mean()) for one in (known, sought, np.full(len(rows), 1 / seats))]
    return Compared(game.name, seats, len(rows), float((off > FAR).mean()), float(off.mean()), *squares)


def fitted(game: Game, network: Network, seats: int, matches: int, seed: int) -> tuple[float, float]:
    """Return the slope and the shift of the log odds with which the network's estimates fit the results best."""
    insight, rows = Insight(game, network.calibrated({})), []
    for points, results in positions(game, seats, matches, seed):
        rows += [pair for board in points for pair in zip(insight.chances(board, seats), results, strict=True)]
    share, got = np.array(rows).T
    odds = np.log(np.clip(share, 1e-6, 1 - 1e-6) / np.clip(1 - share, 1e-6, 1))
    sides = np.stack([odds, np.ones_like(odds)])
    found = np.array([1.0, 0.0])
    for _ in range(STEPS):  # Newton's method with limited steps, for a logistic regression
        guess = 1 / (1 + np.exp(np.clip(-(found @ sides), -30, 30)))
        step = np.linalg.solve((sides * (guess * (1 - guess) + 1e-9)) @ sides.T, sides @ (guess - got))
        found -= step / max(1.0, float(np.abs(step).max()))
    return round(float(found[0]), 3), round(float(found[1]), 3)


def told(found: Sequence[Compared]) -> str:
    """Return the figures as a table."""
    heads = ["game", "seats", "estimates", "more than 5 points apart", "mean gap", "error: network", "search", "even"]
    lines = [f"| {' | '.join(heads)} |", "|---|--:|--:|--:|--:|--:|--:|--:|"]
    lines += [
        f"| {find_game(one.game).title} | {one.seats} | {one.estimates} | {one.far:.0%} | {100 * one.gap:.1f} points "
        f"| {one.network:.3f} | {one.search:.3f} | {one.even:.3f} |"
        for one in found
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dragonhall.lab.insight", description=__doc__.split("\n")[0])  # type: ignore[union-attr]
    parser.add_argument("game", nargs="+")
    parser.add_argument("--seats", type=int, action="append", default=[], help="only this seat count")
    parser.add_argument("--matches", type=whole(0), default=20, help="matches to compare at each seat count (0: none)")
    parser.add_argument("--playouts", type=whole(1), default=400, help="playouts of the search for one estimate")
    parser.add_argument(
        "--fit", type=whole(0), metavar="MATCHES", default=0, help="adjust the network to so many matches"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    asked = parser.parse_args(arguments)
    return ended(lambda: run(asked))


def run(asked: argparse.Namespace) -> None:
    games, found = [find_game(name) for name in asked.game], []
    if asked.json:
        check_file(asked.json)
    for game in games:
        Insight(game)  # the sentence, if there is none
        for count in asked.seats:
            game.check_seats(count)
        if asked.fit:
            check_file(path_of(game))
    for game in games:
        counts = [count for count in asked.seats or game.seats if count > 1]
        if asked.fit:
            fit(game, counts, asked.fit, asked.seed)
        measure = partial(compared, game, matches=asked.matches, playouts=asked.playouts, seed=sub_seed(asked.seed, 1))
        found += [measure(seats) for seats in counts if asked.matches]
    if found:
        print(told(found))
    if asked.json:
        plain: list[dict[str, Any]] = [asdict(one) for one in found]
        write(Path(asked.json), json.dumps(plain, indent=1) + "\n")


def fit(game: Game, counts: Sequence[int], matches: int, seed: int) -> None:
    """Adjust the network in a game's folder."""
    network = network_of(game)
    assert network is not None
    shares = dict(network.about.get("shares", {}))
    for seats in counts:
        shares[str(seats)] = fitted(game, network, seats, matches, sub_seed(seed, 2, seats))
        print(f"{game.name}, {seats} seats: slope {shares[str(seats)][0]}, shift {shares[str(seats)][1]}")
    network.calibrated(shares).save(path_of(game))
    network_of.cache_clear()


if __name__ == "__main__":
    raise SystemExit(main())
