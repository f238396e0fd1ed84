"""Batches: thousands of tables at once, on all cores of the CPU or on a GPU.

>>> import dragonhall as dh
>>> b = dh.batch("dragorun", size=1000, seats=4, seed=1)
>>> mask = b.legal()                        # (1000, number of moves), 1 where a move is legal
>>> scores, done = b.step(mask.argmax(1))   # every table takes its first legal move
>>> b.observations().shape                  # what the seats to act may know, arranged as b.game.counsel.tensor says
(1000, 121)
>>> turn = b.turn(b.legal().argmax(1))      # the same in one call: a step, and all that the next decision needs
>>> turn.observations.shape, turn.mask.shape, turn.to_act.shape, turn.done.shape
((1000, 121), (1000, 20), (1000,), (1000,))
>>> b.playout().shape                       # play them all to the end at random
(1000, 4)

Table *i* of a batch with seed *s* is the match ``dh.new(..., seed=s + i)``; with the same moves it stays equal to it,
bit for bit, on the CPU and on the GPU. If several seats may act, the lowest decides first. When a game ends, the seed
of the next game on that table is larger by the number of tables.

With a *position*, table *i* is the match ``dh.position(position)`` with the seed *s + i* in place of the position's own
seed or dice. The games that follow on the table start from the position too:

>>> late = {"game": "dragorun", "seats": 2, "spaces": {"Diego": 27}, "markers": {"Diego": 0}}
>>> b = dh.batch("dragorun", size=1000, seed=1, position=late)
>>> b.playout().shape
(1000, 2)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ..core.compiler.parts import Part, bind_to
from ..core.dice import SEEDS
from ..core.errors import BadPosition, BadSeats, BadSeed, DragonhallError, NotLegalNow
from ..core.game import Game
from ..core.match import Match
from ..core.observe.observer import Memory
from ..core.records import placed
from ..core.rule import NEVER_COMPILE
from ..core.whole import whole

HERE = Path(__file__).parent
SIGNATURES = {
    "deal_all": "tables int int tables words ints int ints int int",
    "acting_all": "tables int int ints",
    "legal_all": "tables int int ints mask",
    "first_illegal": "tables int int ints ints",
    "step_all": "tables int int tables ints scores flags ints ints int ints int int",
    "look_all": "tables int int ints ints rows mask mask",
    "first_refused": "int int ints int mask",
    "turn_all": "tables int int ints tables ints scores flags ints ints int ints int int ints rows mask mask",
    "run_all": "tables int int ints tables int int words ints ints int ints int int",
    "score_all": "tables int int scores int",
    "copy_all": "tables int int int tables",
    "redeal_all": "tables int int int int",
}
MAX_TABLES = 1 << 28


class BadBatch(DragonhallError):
    """A batch that cannot be made, or an array that does not fit it."""


class NoGpu(DragonhallError):
    """A GPU was asked for and none can be used here."""


def loops_of(game: Game) -> Any:
    """Return the loops over tables of one game."""
    return bind_to(game, HERE / "loops.py", "dragonhall.batches.loops")


@cache
def batch_part(game: Game) -> Part:
    """Return the loops of a game as machine code."""
    return Part(game, "batch", f"{__name__}:batch_part", loops_of(game), SIGNATURES)


def prepare(game: Game) -> Any:
    """Return the compiled loops of a game; shows a progress line if they must be compiled first.

    Raises:
        BadBatch: nothing may be compiled.
    """
    if NEVER_COMPILE:
        raise BadBatch("A batch needs compiled rules: unset DRAGONHALL_INTERPRETED for it.")
    return batch_part(game).code


def open_batch(
    game: Game,
    size: int,
    seats: int | None,
    device: str,
    options: Mapping[str, Any] | None,
    seed: int,
    recall: bool = False,
    position: Mapping[str, Any] | None = None,
) -> Batch:
    """Open a batch, as :func:`dragonhall.batch` says."""
    number, first = whole(size), whole(seed)
    if number is None or not 1 <= number <= MAX_TABLES:
        raise BadBatch(f"A batch has 1 to {MAX_TABLES} tables, not {size!r}.")
    if first is None or not 0 <= first < SEEDS - MAX_TABLES:
        raise BadSeed(
            f"The seed of a batch is a whole number from 0 to {SEEDS - MAX_TABLES - 1}, not {str(seed)[:40]}."
        )
    if position is not None:
        match = position_for(game, seats, options, position)
        seats, start = match.seats, match.board.tables.copy()
        numbers = game.option_numbers(seats, match.options, match.version)
    else:
        seats = game.check_seats(game.usual_seats if seats is None else seats)
        start, numbers = game.Table.new(), game.option_numbers(seats, game.complete(seats, options))
    if device == "cpu":
        from .cpu import CpuBatch

        return CpuBatch(game, number, seats, numbers, first, recall, start)
    if device == "cuda":
        from .gpu import GpuBatch

        return GpuBatch(game, number, seats, numbers, first, recall, start)
    raise BadBatch(f"A batch runs on 'cpu' or 'cuda', not on {str(device)[:20]!r}.")


def position_for(
    game: Game, seats: int | None, options: Mapping[str, Any] | None, position: Mapping[str, Any]
) -> Match:
    """Return the match that all tables begin with; *seats* and *options*, if given, must agree with it."""
    if not isinstance(position, Mapping):
        raise BadPosition("A position is a dict, as Match.position() gives it.")
    if position.get("game", game.name) != game.name:
        raise BadBatch(f"The position is one of {str(position['game'])[:40]!r}, not of {game.name!r}.")
    match = placed(game, position)
    if seats is not None and seats != match.seats:
        raise BadBatch(
            f"The position has {match.seats} seats, not {str(seats)[:20]}: leave seats out, or say the same."
        )
    if options is not None:
        for name, value in game.complete(match.seats, options).items():
            if value != match.options[name]:
                raise BadBatch(
                    f"The position has the option {name}={match.options[name]!r}, not {value!r}: leave options out or "
                    "say the same."
                )
    if match.over:
        raise BadBatch("The game is over in this position: nothing can be played from it.")
    return match


class Turn(NamedTuple):
    """The result of a turn of a batch. The arrays belong to the batch and the next turn overwrites them."""

    observations: Any
    """Everything that the seats to act may know, one row per table."""
    mask: Any
    """Their legal moves: one row per table, 1 where a move is legal."""
    to_act: Any
    """The seat that decides next on each table; -1 where the game is over."""
    scores: Any
    """Final scores of the games that ended last on each table."""
    done: Any
    """1 where this turn ended a game; what the others show is the next game then."""
    winners: Any
    """The winners of the game that ended last on each table, as a set of seats: bit *s* for seat *s*."""


class Batch(ABC):
    """The interface of batches. On the CPU the arrays are NumPy arrays; on a GPU they stay on the GPU."""

    game: Game
    size: int
    seats: int
    seed: int
    memory: Memory | None
    """Everything that the seats have seen, in a batch with ``recall=True``."""
    tables: Any
    """All tables, as an array of the game's records (on the GPU: as bytes)."""
    scores: Any
    """Final scores of the games that ended last on each table, one row per table."""
    done: Any
    """1 where the last step ended a game."""
    winners: Any
    """The winners of the games that ended last on each table, as sets of seats: bit *s* for seat *s*."""

    @abstractmethod
    def reset(self, seed: int | None = None) -> None:
        """Start a new game on all tables."""

    @abstractmethod
    def to_act(self) -> Any:
        """Return the seat that decides next on each table; -1 where the game is over."""

    @abstractmethod
    def legal(self) -> Any:
        """Return the legal moves of the seats to act, as a mask: one row per table, one column per move."""

    @abstractmethod
    def observations(self, kind: str = "observation", seat: int | None = None) -> Any:
        """Return what the seats to act may know (or one *seat* everywhere), one row of small integers per table.

        ``b.game.tensor_of(kind)`` names the parts of a row. The kinds are ``observation``, ``public`` and, in a batch
        with ``recall=True``, ``information_state``. Where a game is over and no seat is given, the row is the public
        observation. The array belongs to the batch and the next call overwrites it: copy it to keep it.
        """

    @abstractmethod
    def step(self, moves: Any) -> tuple[Any, Any]:
        """Make one move on every table. Where a game ends, its scores are stored and the next game begins.

        Raises:
            NotLegalNow: a move is not legal; no table was changed.
        """

    @abstractmethod
    def turn(self, moves: Any = None) -> Turn:
        """Make a step and look at what follows: observations, legal moves and seats to act, scores and ends.

        This is what a training loop needs for every decision. It is one pass over the tables (on a GPU: one launch),
        which is faster than ``step``, ``legal`` and ``observations`` one after the other. Without moves nothing is
        played: so a loop begins, and so it goes on after something was written into ``tables``.

        Raises:
            NotLegalNow: a move is not legal; no table was changed. A GPU does not wait for that: the move is not made,
                and ``check`` reports it.
        """

    @abstractmethod
    def check(self) -> None:
        """Say whether a ``turn`` was given an illegal move since the last check. Only a GPU has to be asked.

        Raises:
            NotLegalNow: a table got one; that table was not changed by it.
        """

    @abstractmethod
    def playout(self) -> Any:
        """Play every table at random to its end and return the final scores; ``reset()`` starts new games."""

    @abstractmethod
    def run(self, plies: int) -> int:
        """Make that many random moves on every table, with a new game after each end; returns how many were made."""

    def check_kind(self, kind: str, seat: int | None) -> int | None:
        """Return the seat to observe for: a seat, -1 for a spectator, or ``None`` for the seats to act."""
        self.game.tensor_of(kind)
        if kind == "information_state" and self.memory is None:
            raise BadBatch("Only a batch with recall=True keeps what its seats have seen.")
        watcher = None if seat is None else whole(seat)
        if seat is not None and (watcher is None or not 0 <= watcher < self.seats):
            raise BadSeats(f"This batch has the seats 0 to {self.seats - 1}, not {seat!r}.")
        return -1 if kind == "public" else watcher

    def check_forgetful(self) -> None:
        if self.memory is not None:
            raise BadBatch("Random play at full speed stores no memory: make the batch without recall for it.")

    def refuse(self, at: int) -> None:
        raise NotLegalNow(f"The move for table {at} is not legal there; nothing was changed.")
