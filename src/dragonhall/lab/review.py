"""The review of a finished match: each seat's chances, the most costly decisions, luck and skill.

Everything is judged by what the seats could know at that time: before each judgement, everything that the seat did not
know is dealt again.

- *Chances*: after every ply, for every seat, its share of the win over playouts by the heuristic, or by expectimax
  where a game has it.
- *Decisions*: a search evaluates the legal moves. The cost of a decision is how much better the best move is.
- *Skill* is the sum, over a seat's decisions, of how much better the chosen move is than the heuristic's move. *Luck*
  is the rest of its result beyond an even share: dice, cards, and what the others did.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from ..bots.tree_search import Budget, TreeSearch, Tuning
from ..core.board import Board
from ..core.match import HOST, Match

SECONDS = 20.0
"""How long a review takes, about; longer matches are judged by fewer playouts each."""
FEWEST, MOST = 24, 2000
SPREAD = Tuning(explore=3.2, urge=0.0, even=0.5, rank=0.0)
DEPTH = 4
"""A search that looks at all moves well, not far ahead."""
WORST = 8
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Decision:
    """One decision, judged."""

    ply: int
    """The ply after the decision: the move made is ``match.log[ply - 1]``."""
    seat: int
    move: str
    better: str
    share: float
    """The estimated share of the win with the move made."""
    best: float
    """The estimated share of the win with the better move."""
    error: float
    """The standard error of the difference."""

    @property
    def cost(self) -> float:
        return max(self.best - self.share, 0.0)

    @property
    def sure(self) -> bool:
        """Whether the difference is more than noise."""
        return self.move != self.better and self.cost > 2 * self.error


@dataclass(frozen=True)
class Review:
    """The review of one match."""

    game: str
    seats: int
    chances: list[list[float]]
    """For every ply from the set-up on, the share of the win that each seat could expect."""
    decisions: list[Decision]
    results: list[float]
    skill: list[float]
    luck: list[float]
    playouts: int
    seconds: float

    @property
    def costly(self) -> list[Decision]:
        """The decisions that cost something beyond the error, most costly first."""
        return sorted((one for one in self.decisions if one.sure), key=lambda one: -one.cost)

    @property
    def worst(self) -> list[Decision]:
        """The few of them that are shown."""
        return self.costly[:WORST]

    def as_dict(self) -> dict[str, Any]:
        """As plain JSON-able data: for the browser."""
        plain = asdict(self)
        plain["worst"] = [asdict(decision) | {"cost": decision.cost} for decision in self.worst]
        return plain


def reviewed_record(record: dict[str, Any], seconds: float, seed: int, playouts: int | None) -> Review:
    """The review of a record: a task for a crew."""
    from .. import replay

    return reviewed(replay(record), seconds, seed, None, playouts)


def reviewed(
    match: Match,
    seconds: float = SECONDS,
    seed: int = 1,
    progress: Progress | None = None,
    playouts_each: int | None = None,
) -> Review:
    """Judge a match as far as it was played: for some seconds, or with about so many playouts for each ply. Then the
    same seed gives the same review on any machine."""
    started = time.perf_counter()
    game, seats, engine = match.game, match.seats, match.game.machine
    search = TreeSearch(game)
    tree = search.trees[0]
    walk = match.at(match.ply - len(match.log))
    plies = match.log
    started_at = walk.ply
    chances: list[list[float]] = []
    decisions: list[Decision] = []
    skill = np.zeros(seats)
    tuning = Tuning(horizon=2 * game.counsel.horizon)
    total = FEWEST
    tree.chances(walk.board.tables, 0, seats, total, seed, tuning)
    spent = time.perf_counter() - started
    for number in range(len(plies) + 1):
        board = walk.board
        if playouts_each is not None:
            each = float(playouts_each)
        else:
            each = max(seconds - spent, 0.0) * (total / max(spent, 1e-6)) / (len(plies) + 1 - number)
        playouts = int(min(max(0.5 * each / seats, FEWEST), MOST))
        iterations = int(min(max(0.5 * each, 2 * FEWEST), 4 * MOST))
        if number == len(plies) and walk.over:
            shares = [1 / len(walk.winners) if seat in walk.winners else 0.0 for seat in range(seats)]
            chances.append(shares if walk.winners else [1 / seats] * seats)
        else:
            chances.append([
                float(tree.chances(board.tables, seat, seats, playouts, seed + number * seats + seat, tuning)[seat])
                for seat in range(seats)
            ])  # fmt: skip
            total += playouts * seats
        if number < len(plies):
            seat, move = plies[number]
            if seat != HOST and len(engine.legal(board, seat)) > 1:
                decision, gained = _judged(
                    search, board, seats, seat, int(move), started_at + number + 1, iterations, seed
                )
                decisions.append(decision)
                skill[seat] += gained
                total += iterations
            walk.play(move, seat=None if seat == HOST else seat)
        if progress:
            progress(number, len(plies))
        spent = time.perf_counter() - started
    results = chances[-1]
    luck = [results[seat] - 1 / seats - float(skill[seat]) for seat in range(seats)]
    return Review(
        game.name, seats, chances, decisions, results, [float(x) for x in skill], luck, total,
        time.perf_counter() - started,
    )  # fmt: skip


def _judged(
    search: TreeSearch, board: Board, seats: int, seat: int, move: int, ply: int, iterations: int, seed: int
) -> tuple[Decision, float]:
    """A decision, and its gain over the heuristic's move: all three moves are played out on the same tables."""
    tree, moves = search.trees[0], board.game.moves
    budget = Budget(iterations=max(iterations // 2, 2 * FEWEST))
    thought = search.think(board.tables, seat, seats, seed + ply, budget, DEPTH, SPREAD, hasty=False)
    best = thought.moves[thought.best]
    usual = thought.moves[int(np.argmax(thought.priors))]
    picks = list(dict.fromkeys([move, best, usual]))
    playouts = max(iterations // (2 * len(picks)), FEWEST)
    shares, errors = tree.compare(board.tables, seat, seats, picks, playouts, seed + ply, SPREAD)
    found, spread = dict(zip(picks, shares, strict=True)), dict(zip(picks, errors, strict=True))
    gained = float(found[move] - found[usual])
    decision = Decision(
        ply, seat, moves[move].text, moves[best].text, float(found[move]), float(found[best]), float(spread[best])
    )
    # Hundreds of small differences would add up to noise, so only significant ones count.
    return decision, gained if abs(gained) > 2 * spread[usual] else 0.0
