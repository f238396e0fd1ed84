"""Hints: the best move of a seat given what it may know, with alternatives and the reason in numbers.

>>> import dragonhall as dh
>>> m = dh.new("dragorun", seats=2, seed=7)
>>> hint = m.hint(budget="200it")
>>> hint.move in m.moves()
True
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from ..core.board import Board
from ..core.match import Match
from ..core.moves import Move
from .levels import WYRM, Searcher, budget_named, face_down
from .network_insight import DOUBT, Insight
from .tree_search import Thought

SHOWN = 4
NOTICED = 0.005
"""A smaller difference in the share of the win does not make a move better."""
FLAT = 0.01
"""A gain this small is not worth giving something up."""


@dataclass(frozen=True)
class Option:
    """One move and its estimated value."""

    move: Move
    share: float
    """Its mean share of the win."""
    error: float
    tried: int


@dataclass(frozen=True)
class Hint:
    """The move that a search would play at this seat."""

    seat: int
    options: tuple[Option, ...]
    """The best move first, then the most visited alternatives."""
    simulations: int
    mixed: bool
    """The move is made face down: always playing the same one would be predictable."""
    reason: dict[str, Any] | None = None
    """Why the best move is good, in the game's words (``Faces.reason``); None for a game that says nothing."""
    close: bool = False
    """Whether the second best move is as good, within the error or a difference nobody would notice."""
    source: Literal["network", "search"] = "search"
    """The adviser: ``search``, or ``network`` for what a network knows at once."""

    @property
    def move(self) -> Move:
        """The best move."""
        return self.options[0].move

    @property
    def share(self) -> float:
        """The mean share of the win of the best move."""
        return self.options[0].share

    def why(self, words: Any, game: Any, names: Any = ()) -> str:
        """Return the reason, in sentences."""
        said = [words.move(game, option.move, names) for option in self.options[:2]]
        if len(self.options) == 1:
            return str(words("hint-only", move=said[0]))
        best, second = self.options[:2]
        key = ("hint-close" if self.close else "hint-best") + ("-network" if self.source == "network" else "")
        text = words(
            key, move=said[0], other=said[1], share=round(100 * best.share), less=round(100 * second.share),
            count=self.simulations,
        )  # fmt: skip
        parts = [str(text)]
        if self.reason is not None:
            parts.append(str(words.reason(game, self.reason)))
        if self.mixed:
            parts.append(str(words("hint-mixed")))
        return " ".join(parts)


NETWORK = "network"
"""The budget of a hint without a search."""


def advise(match: Match, seat: int | None = None, budget: str = "1s", seed: int | None = None) -> Hint:
    """Return a hint, as :meth:`Match.hint` describes.

    Raises:
        NoInsight: the budget is ``network``, and the game has none.
    """
    moves = match.moves(seat)
    if seat is None:
        seat = match.to_act[0]
    if len(moves) == 0:
        match.play(0, seat=seat)  # raise the error that names the seats to move
    source: Literal["network", "search"] = "network" if budget == NETWORK else "search"
    if len(moves) == 1:
        return Hint(seat, (Option(moves[0], math.nan, 0.0, 0),), 0, False, source=source)
    seed = secrets.randbits(61) if seed is None else seed
    board = match.board
    match.game.engine.redeal(board, seat, seed)
    options, tries = (
        _known(board, match, seat, seed) if budget == NETWORK else _sought(board, match, seat, budget, seed)
    )
    reason = match.game.faces.reason
    why = None if reason is None else reason(board.t, seat, int(options[0].move))
    return Hint(seat, options, tries, face_down(board, seat), why, _close(options), source)


def _sought(board: Board, match: Match, seat: int, budget: str, seed: int) -> tuple[tuple[Option, ...], int]:
    """Return the options that the strongest search finds, and how many playouts it took."""
    moves = match.game.moves
    thought = Searcher(WYRM, budget_named(budget), seed=seed).think(board, match.seats, seat)
    order = ranked(thought)
    if match.game.faces.forgoes is not None:
        order = keeping(order, thought, partial(match.game.faces.forgoes, board.t, seat))
    options = tuple(
        Option(moves[thought.moves[k]], float(thought.shares[k]), float(thought.errors[k]), int(thought.visits[k]))
        for k in order[:SHOWN]
    )
    return options, thought.simulations


def keeping(order: list[int], thought: Thought, forgoes: Callable[[int], bool]) -> list[int]:
    """Move the first option that gives nothing up ahead of those that do, if it is about as good."""
    level = [k for k in order if thought.shares[k] > thought.shares[order[0]] - FLAT]
    best = next((k for k in level if not forgoes(thought.moves[k])), order[0])
    return [best, *(k for k in order if k != best)]


def ranked(thought: Thought) -> list[int]:
    """Return the indices of the moves that have a share, the best first.

    The most visited move is the best. Where the search sees no noticeable difference to it, the move that the game's
    policy prefers comes first: chance does not decide between moves that win equally often.
    """
    # A move without visits may still have a value from expectimax.
    known = [k for k in range(len(thought.moves)) if not math.isnan(thought.shares[k])]
    order = sorted(known, key=lambda k: (-thought.visits[k], -thought.shares[k], -thought.priors[k]))
    level = [k for k in order if abs(thought.shares[k] - thought.shares[order[0]]) < NOTICED]
    best = max(level, key=lambda k: thought.priors[k])
    return [best, *(k for k in order if k != best)]


def _known(board: Board, match: Match, seat: int, seed: int) -> tuple[tuple[Option, ...], int]:
    """Return the network's values of its most likely moves, best shares first."""
    insight, moves = Insight(match.game), match.game.moves
    likely = list(insight.policy(board, seat))[:SHOWN]
    shares, _ = insight.worth(board, match.seats, seat, likely, seed >> 1)
    order = sorted(range(len(likely)), key=lambda k: -shares[k])
    return tuple(Option(moves[likely[k]], float(shares[k]), DOUBT / 2, 0) for k in order), 0


def _close(options: tuple[Option, ...]) -> bool:
    if len(options) < 2:
        return False
    best, second = options[:2]
    return best.share - second.share < max(2 * math.hypot(best.error, second.error), NOTICED)
