"""The third part of a game's contract: counsel for programs that play it. No rule ever calls it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .options import Numbers
from .record import Record, Tables
from .rule import rule
from .tensor import Tensor

COUNSEL = ("heuristic", "evaluate", "feature", "expectimax", "observe", "sees")
"""The parts of it that are compiled."""
NOT_QUIET = -(1 << 40)
"""What an evaluation returns where nothing can be said: play on to a quiet position."""
SCRATCH = (64, 8)
"""Rows and columns of the scratch space of an expectimax."""


@rule
def no_heuristic(t: Record, seat: int, moves: Any, n: int, weights: Numbers, marks: Any) -> None:
    """A game without a heuristic: all moves are alike."""
    for k in range(n):
        marks[k] = 0


@rule
def no_evaluation(t: Record, seat: int, weights: Numbers) -> int:
    """A game without an evaluation is always played to its end."""
    return NOT_QUIET


@rule
def all_see(t: Record, watcher: int, seat: int, move: int) -> bool:
    """Every move is made in the open."""
    return True


@rule
def no_feature(t: Record, seat: int, k: int) -> int:
    """An evaluation that is no network has no features."""
    return -1


@rule
def no_expectimax(tables: Tables, at: int, spare: int, weights: Numbers, worth: Any, likes: Any, room: Any) -> bool:
    """A game whose turns cannot be thought through exactly."""
    return False


@dataclass(frozen=True)
class Net:
    """The shape of an evaluation that is a small network, so that ``dragonhall.lab.fit`` can fit its weights.

    Its weights are one number for each unit (what it counts), then one row of numbers for each feature.
    """

    features: int
    """How many features of a table it looks at."""
    rows: int
    units: int
    fine: int
    """What 1 is in a row."""
    coarse: int
    """What 1 is in what a unit counts, in hundredths of e-folds."""


@dataclass(frozen=True, eq=False)
class Counsel:
    """Observations for learners; heuristic, evaluation and expectimax for searches, where a game has them."""

    observe: Callable[..., None]
    """``observe(t, seat, out)`` writes what the seat (-1: a spectator) may know now into a zeroed row of small
    integers, as ``tensor`` lays it out: seats clockwise from the one who looks, from seat 0 for a spectator."""
    tensor: Tensor
    """The named parts of that row, the same for every number of seats."""
    sees: Callable[..., bool] = all_see
    """``sees(t, watcher, seat, move)``: whether a watcher (-1: a spectator) sees which move another seat is about to
    make; that it moves is seen by all."""
    heuristic: Callable[..., None] = no_heuristic
    """``heuristic(t, seat, moves, n, weights, marks)`` gives each of the n legal moves of a seat a mark. It reads only
    what the seat may know. The highest mark is the move; 100 more make a move about e times as likely."""
    heuristic_weights: tuple[int, ...] = ()
    """The numbers that the heuristic weighs with, tuned by ``dragonhall.lab.tune``."""
    evaluate: Callable[..., int] = no_evaluation
    """``evaluate(t, seat, weights)`` says how well a seat stands, where a search stops playing on: 100 more make its
    win about e times as likely. ``NOT_QUIET`` where that cannot be said: then the search plays on."""
    evaluation_weights: tuple[int, ...] = ()
    """The numbers that the evaluation weighs with, fitted by ``dragonhall.lab.tune``."""
    net: Net | None = None
    """The shape of the evaluation, where it is a small network."""
    feature: Callable[..., int] = no_feature
    """``feature(t, seat, k)`` is the row that the k-th feature switches on in such an evaluation, or -1."""
    expectimax: Callable[..., bool] = no_expectimax
    """``expectimax(tables, at, spare, weights, worth, likes, room)`` looks ahead to the end of the turn on table *at*,
    exactly over all its chances: it writes what every seat may hope for by the evaluation, and what each legal move
    promises the seat on turn; false where it cannot. Only for games where all lies open. Two tables from *spare* on and
    the room (``SCRATCH``) are there to be written on."""
    ignored_in_key: tuple[str, ...] = ()
    """Fields that a re-deal with one seed may leave different though the seat knows the same, as what others know of
    hidden cards: a search does not tell tables apart by them."""
    horizon: int = 40
    """How many moves a search plays on before it asks the evaluation."""
