"""The review of a finished match: each seat's chances, the most costly decisions, luck and skill.

Everything is judged by what the seats could know at that time: before each judgement, everything that the seat did not
know is dealt again.

- *Chances*: after every ply, for every seat, its share of the win over playouts by the heuristic, or by expectimax
  where a game has it.
- *Decisions*: a search evaluates the legal moves. The cost of a decision is how much better the best move is.
- *Skill* is the sum, over a seat's decisions, of how much better the chosen move is than the heuristic's move. *Luck*
  is the rest of its result beyond an even share: dice, cards, and what the others did.

In a game with a network all of this is estimated at once (:func:`glanced`), and the search replaces it ply by ply: a
:class:`Draft` can be looked at meanwhile. A finished review depends on the search alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from ..bots.levels import Drake
from ..bots.network_insight import Insight
from ..bots.tree_search import Budget, TreeSearch, Tuning
from ..core.board import Board
from ..core.match import HOST, Match

SECONDS = 20.0
"""Approximate seconds of a review; decisions of longer matches get fewer playouts each."""
FEWEST, MOST = 24, 2000
SPREAD = Tuning(explore=3.2, urge=0.0, even=0.5, rank=0.0)
DEPTH = 4
"""A search that looks at all moves well, not far ahead."""
WORST = 8
WORLDS = 8
"""Tables on which the network tries the moves of a decision."""
Source = Literal["network", "search"]
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
    source: Source = "search"
    """Judged by the network or by the search."""

    @property
    def cost(self) -> float:
        return max(self.best - self.share, 0.0)

    @property
    def sure(self) -> bool:
        """Return whether the difference is more than noise."""
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
    network_from: int | None = None
    """From this point of the chances on, and in the decisions that follow it, the network has judged and not yet the
    search; None: the search has judged everything."""

    @property
    def costly(self) -> list[Decision]:
        """The decisions that cost something beyond the error, most costly first."""
        return sorted((one for one in self.decisions if one.sure), key=lambda one: -one.cost)

    @property
    def worst(self) -> list[Decision]:
        """Return the few of them that are shown."""
        return self.costly[:WORST]


class Draft:
    """An unfinished review: the network's estimates where the search has not been yet."""

    def __init__(self, match: Match) -> None:
        self.game, self.seats, self.plies = match.game, match.seats, len(match.log)
        self.chances: list[list[float]] = []
        self.judged: dict[int, tuple[Decision, float]] = {}
        """By its ply, each decision, and its gain over the heuristic's move."""
        self.searched = 0
        """How many points of the chances are the search's."""
        self.playouts = 0
        self.seconds = 0.0

    @property
    def whole(self) -> bool:
        """Return whether every ply has something to show."""
        return len(self.chances) == self.plies + 1

    def put(self, number: int, chances: list[float]) -> None:
        """Replace the chances at a point."""
        self.chances[number : number + 1] = [chances]

    def review(self) -> Review:
        """Return everything known so far."""
        judged = dict(sorted(self.judged.copy().items()))
        chances, results = list(self.chances), self.chances[-1]
        skill = np.zeros(self.seats)
        for decision, gained in judged.values():
            skill[decision.seat] += gained
        luck = [results[seat] - 1 / self.seats - float(skill[seat]) for seat in range(self.seats)]
        left = None if self.searched > self.plies else self.searched
        return Review(
            self.game.name, self.seats, chances, [decision for decision, _ in judged.values()], results,
            [float(x) for x in skill], luck, self.playouts, self.seconds, left,
        )  # fmt: skip


def glanced(match: Match, seed: int = 1) -> Draft:
    """Return the network's review of a match, without a search. The same seed gives the same draft.

    Raises:
        NoInsight: its game has no network.
    """
    draft = Draft(match)
    glance(match, draft, seed)
    return draft


def glance(match: Match, draft: Draft, seed: int = 1) -> None:
    """Write the network's estimates into a draft: the curve first, in milliseconds, then the decisions."""
    started = time.perf_counter()
    insight, usual = Insight(match.game), Drake(seed)
    points = list(_walked(match))
    draft.chances = [insight.chances(board, match.seats) for board, _, _ in points]
    for number, (board, seat, move) in enumerate(points):
        if move is not None and seat != HOST and len(match.game.engine.legal(board, seat)) > 1:
            ply = match.ply - len(match.log) + number + 1
            draft.judged[ply] = _glanced(insight, usual, board, match.seats, seat, move, ply, seed)
    draft.seconds = time.perf_counter() - started


def _glanced(
    insight: Insight, usual: Drake, board: Board, seats: int, seat: int, move: int, ply: int, seed: int
) -> tuple[Decision, float]:
    """Compare a decision with the network's and the heuristic's, on the same tables."""
    game, best = board.game, next(iter(insight.policy(board, seat)))
    seen = board.copy()
    game.engine.redeal(seen, seat, seed + ply)
    plain = usual.pick(seen, seats, seat)
    picks = list(dict.fromkeys([move, best, plain]))
    if len(picks) == 1:
        share = insight.share(board, seats, seat)
        return Decision(ply, seat, game.moves[move].text, game.moves[move].text, share, share, 0.0, "network"), 0.0
    shares, errors = insight.worth(board, seats, seat, picks, seed + WORLDS * ply, WORLDS)
    found, spread = dict(zip(picks, shares, strict=True)), dict(zip(picks, errors, strict=True))
    gained = float(found[move] - found[plain])
    decision = Decision(
        ply, seat, game.moves[move].text, game.moves[best].text, float(found[move]), float(found[best]),
        float(spread[best]), "network",
    )  # fmt: skip
    return decision, gained if abs(gained) > 2 * spread[plain] else 0.0


def _walked(match: Match) -> Iterator[tuple[Board, int, int | None]]:
    """Yield the table at every point of a match, with the move that was made there."""
    walk = match.at(match.ply - len(match.log))
    for seat, move in match.log:
        yield walk.board, seat, int(move)
        walk.play(move, seat=None if seat == HOST else seat)
    yield walk.board, HOST, None


def reviewed_record(record: dict[str, Any], seconds: float, seed: int, playouts: int | None) -> Review:
    """Return the review of a record: a task for a crew."""
    from .. import replay

    return reviewed(replay(record), seconds, seed, None, playouts)


def reviewed(
    match: Match,
    seconds: float = SECONDS,
    seed: int = 1,
    progress: Progress | None = None,
    playouts_each: int | None = None,
    draft: Draft | None = None,
) -> Review:
    """Review a match as far as it was played: for some seconds, or with about *playouts_each* playouts for each ply.
    Then the same seed gives the same review on any machine. A *draft* shows meanwhile what is known."""
    started = time.perf_counter()
    game, seats, engine = match.game, match.seats, match.game.machine
    search = TreeSearch(game)
    tree = search.trees[0]
    plies = match.log
    started_at = match.ply - len(plies)
    draft = Draft(match) if draft is None else draft
    tuning = Tuning(horizon=2 * game.counsel.horizon)
    total = FEWEST
    tree.chances(match.at(started_at).board.tables, 0, seats, total, seed, tuning)
    spent = time.perf_counter() - started
    for number, (board, seat, move) in enumerate(_walked(match)):
        if playouts_each is not None:
            each = float(playouts_each)
        else:
            each = max(seconds - spent, 0.0) * (total / max(spent, 1e-6)) / (len(plies) + 1 - number)
        playouts = int(min(max(0.5 * each / seats, FEWEST), MOST))
        iterations = int(min(max(0.5 * each, 2 * FEWEST), 4 * MOST))
        if move is None and match.over:
            shares = [1 / len(match.winners) if seat in match.winners else 0.0 for seat in range(seats)]
            draft.put(number, shares if match.winners else [1 / seats] * seats)
        else:
            draft.put(number, [
                float(tree.chances(board.tables, seat, seats, playouts, seed + number * seats + seat, tuning)[seat])
                for seat in range(seats)
            ])  # fmt: skip
            total += playouts * seats
        if move is not None and seat != HOST and len(engine.legal(board, seat)) > 1:
            ply = started_at + number + 1
            draft.judged[ply] = _judged(search, board, seats, seat, move, ply, iterations, seed)
            total += iterations
        spent = time.perf_counter() - started
        draft.searched, draft.playouts, draft.seconds = number + 1, total, spent
        if progress:
            progress(number, len(plies))
    return draft.review()


def _judged(
    search: TreeSearch, board: Board, seats: int, seat: int, move: int, ply: int, iterations: int, seed: int
) -> tuple[Decision, float]:
    """Judge a decision, and its gain over the heuristic's move: all three moves are played out on the same tables."""
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
