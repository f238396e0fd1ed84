"""The third part of a game's contract: the functions with which programs play it well. No rule ever calls it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .observe.tensor import Tensor
from .options import Numbers
from .record import Record, Tables
from .rule import rule

COUNSEL = ("heuristic", "evaluate", "feature", "expectimax", "observe", "sees", "canonical", "forget")
"""The functions that are compiled."""
NOT_QUIET = -(1 << 40)
"""Returned by an evaluation when the position cannot be evaluated yet: the search plays on."""
SCRATCH = (64, 8)
"""Rows and columns of the scratch array of an expectimax."""


@rule
def no_heuristic(t: Record, seat: int, moves: Any, n: int, weights: Numbers, marks: Any) -> None:
    """Give all moves the same score, in a game without a heuristic."""
    for k in range(n):
        marks[k] = 0


@rule
def no_evaluation(t: Record, seat: int, weights: Numbers) -> int:
    """Return ``NOT_QUIET``: without an evaluation the game is always played to its end."""
    return NOT_QUIET


@rule
def all_see(t: Record, watcher: int, seat: int, move: int) -> bool:
    """Return True: everybody sees every move."""
    return True


@rule
def no_feature(t: Record, seat: int, k: int) -> int:
    """Return -1: the evaluation is not a network, and has no features."""
    return -1


@rule
def no_expectimax(
    tables: Tables, at: int, spare: int, weights: Numbers, values: Any, move_values: Any, scratch: Any
) -> bool:
    """Return False: the game has no expectimax."""
    return False


@rule
def as_it_is(t: Record) -> int:
    """Every table stands for itself only."""
    return 0


@rule
def forget_nothing(t: Record, seat: int, move: int) -> None:
    """Everything on a table matters for every move."""


@dataclass(frozen=True)
class Net:
    """The shape of an evaluation that is a small network, so that ``dragonhall.lab.training.fit`` can fit its weights.

    Its weights are one output weight for each unit, then one row of weights for each value of a feature.
    """

    features: int
    """How many features of a table it reads."""
    rows: int
    units: int
    fine: int
    """The integer that stands for 1.0 in a row."""
    coarse: int
    """The integer that stands for 0.01 in an output weight."""


@dataclass(frozen=True, eq=False)
class Counsel:
    """Observations for learners; heuristic, evaluation and expectimax for searches, where a game has them."""

    observe: Callable[..., None]
    """``observe(t, seat, out)`` writes what the seat (-1: a spectator) may know now into a zeroed row of small
    integers with the layout ``tensor``: seats clockwise from the one who looks, from seat 0 for a spectator."""
    tensor: Tensor
    """The named parts of that row, the same for every number of seats."""
    sees: Callable[..., bool] = all_see
    """``sees(t, watcher, seat, move)``: whether a watcher (-1: a spectator) sees which move another seat is about to
    make. Everybody sees that it moves."""
    heuristic: Callable[..., None] = no_heuristic
    """``heuristic(t, seat, moves, n, weights, marks)`` writes a score (*mark*) for each of the n legal moves of a seat.
    It reads only what the seat may know. The highest mark is the best move; 100 more make a move about e times as
    likely."""
    heuristic_weights: tuple[int, ...] = ()
    """The weights of the heuristic, tuned by ``dragonhall.lab.tune``."""
    evaluate: Callable[..., int] = no_evaluation
    """``evaluate(t, seat, weights)`` says how good a position is for a seat: 100 more make its win about e times as
    likely. ``NOT_QUIET`` if the position cannot be evaluated yet: then the search plays on."""
    evaluation_weights: tuple[int, ...] = ()
    """The weights of the evaluation, fitted by ``dragonhall.lab.tune``."""
    net: Net | None = None
    """The shape of the evaluation, if it is a small network."""
    feature: Callable[..., int] = no_feature
    """``feature(t, seat, k)`` is the row of weights that the k-th feature selects in such an evaluation, or -1."""
    expectimax: Callable[..., bool] = no_expectimax
    """``expectimax(tables, at, spare, weights, values, move_values, scratch)`` looks ahead to the end of the turn on
    table *at*, exactly over all chance events. It writes the expected share of every seat, and for each legal move the
    expected share of the seat on turn. Returns false where it cannot look ahead. Only for games without hidden
    information. It may overwrite two tables from *spare* on and the array *scratch* (``SCRATCH``)."""
    ignored_in_key: tuple[str, ...] = ()
    """Fields that may differ after a re-deal with the same seed though the seat knows the same, such as notes about
    what others know of hidden cards. A search ignores them when it compares what a seat knows."""
    canonical: Callable[..., int] = as_it_is
    """``canonical(t)`` rewrites a table into the one that stands for all tables with the same future, but for the names
    of things and the numbers of the seats. Returns by how many places the seats were turned: seat *s* is then *s* minus
    that. Only ``dragonhall.lab.solving.open_games`` uses it and ``forget``; without them it has more states."""
    forget: Callable[..., None] = forget_nothing
    """``forget(t, seat, move)`` clears what no longer matters if this move comes next; no name changes."""
    horizon: int = 40
    """How many moves a search plays on before it uses the evaluation."""
