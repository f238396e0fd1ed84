"""Batches: thousands of tables at once, on all cores of the CPU or on a GPU.

>>> import dragonhall as dh
>>> b = dh.batch("dragorun", size=1000, seats=4, seed=1)
>>> mask = b.legal()                        # (1000, number of moves), 1 where a move is legal
>>> scores, done = b.step(mask.argmax(1))   # every table takes its first legal move
>>> b.observations().shape                  # what the seats to act may know, laid out as b.game.counsel.tensor says
(1000, 120)
>>> b.playout().shape                       # play them all to the end at random
(1000, 4)

Table *i* of a batch with seed *s* is the match ``dh.new(..., seed=s + i)``; with the same moves it stays equal to it,
bit for bit, on the CPU and on the GPU. Of several seats to act the lowest decides first.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..core.compiling import bind_to, compile_all
from ..core.dice import SEEDS
from ..core.errors import BadSeats, BadSeed, DragonhallError, NotLegalNow
from ..core.game import Game
from ..core.observation import Memory

HERE = Path(__file__).parent
SIGNATURES = {
    "deal_all": "tables int int words ints int ints int int",
    "acting_all": "tables int int ints",
    "legal_all": "tables int int ints mask",
    "first_illegal": "tables int int ints ints",
    "step_all": "tables int int tables ints scores flags ints int ints int int",
    "run_all": "tables int int ints tables int int words ints ints int ints int int",
    "score_all": "tables int int scores int",
    "copy_all": "tables int int int tables",
    "redeal_all": "tables int int int int",
}
LARGEST = 1 << 28


class BadBatch(DragonhallError):
    """A batch that cannot be made, or an array that does not fit it."""


class NoGpu(DragonhallError):
    """A GPU was asked for and none can be used here."""


def loops_of(game: Game) -> Any:
    """The compiled loops over tables of one game."""
    return bind_to(game, HERE / "loops.py", "dragonhall.batches.loops")


def prepare(game: Game) -> Any:
    """Have the loops of a game ready, compiled with a progress line if need be."""
    module = loops_of(game)
    if not getattr(module, "prepared", False):
        compile_all(game, "batch", module, SIGNATURES)
        module.prepared = True
    return module


def open_batch(
    game: Game,
    size: int,
    seats: int,
    device: str,
    options: Mapping[str, Any] | None,
    seed: int,
    recall: bool = False,
) -> Batch:
    """What :func:`dragonhall.batch` does."""
    if isinstance(size, bool) or not isinstance(size, int) or not 1 <= size <= LARGEST:
        raise BadBatch(f"A batch has 1 to {LARGEST} tables, not {size!r}.")
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS - LARGEST:
        raise BadSeed(f"The seed of a batch is a whole number from 0 to {SEEDS - LARGEST - 1}, not {str(seed)[:40]}.")
    game.check_seats(seats)
    numbers = game.option_numbers(seats, game.complete(seats, options))
    if device == "cpu":
        from .cpu import CpuBatch

        return CpuBatch(game, size, seats, numbers, seed, recall)
    if device == "cuda":
        from .gpu import GpuBatch

        return GpuBatch(game, size, seats, numbers, seed, recall)
    raise BadBatch(f"A batch runs on 'cpu' or 'cuda', not on {str(device)[:20]!r}.")


class Batch(ABC):
    """What batches on the CPU and on the GPU have in common; the arrays are NumPy's here, the GPU's there."""

    game: Game
    size: int
    seats: int
    seed: int
    memory: Memory | None
    """What the seats have seen, in a batch with ``recall=True``."""
    tables: Any
    """All tables, as an array of the game's records (on the GPU: as bytes)."""
    scores: Any
    """Final scores of the games that ended last on each table, one row per table."""
    done: Any
    """1 where the last step ended a game."""

    @abstractmethod
    def reset(self, seed: int | None = None) -> None:
        """Deal all tables afresh."""

    @abstractmethod
    def to_act(self) -> Any:
        """The seat that decides next on each table; -1 where the game is over."""

    @abstractmethod
    def legal(self) -> Any:
        """The legal moves of the seats to act, as a mask: one row per table, one column per move."""

    @abstractmethod
    def observations(self, kind: str = "observation", seat: int | None = None) -> Any:
        """What the seats to act may know (or one *seat* everywhere), one row of small integers per table.

        ``b.game.tensor_of(kind)`` names the parts of a row. The kinds are ``observation``, ``public`` and, in a batch
        with ``recall=True``, ``information_state``. Where a game is over and no seat is given, it is the public
        one. The array is the batch's own and is written anew by the next call: copy it to keep it.
        """

    @abstractmethod
    def step(self, moves: Any) -> tuple[Any, Any]:
        """Make one move on every table; games that end leave their scores and are dealt anew.

        Raises:
            NotLegalNow: a move is not legal; no table was changed.
        """

    @abstractmethod
    def playout(self) -> Any:
        """Play every table at random to its end and give the final scores; ``reset()`` deals again."""

    @abstractmethod
    def run(self, plies: int) -> int:
        """Make that many random moves on every table, dealing anew when a game ends; returns how many were made."""

    def check_kind(self, kind: str, seat: int | None) -> int | None:
        """The seat whose eyes are meant: one, -1 for the public, or none in particular: those to act."""
        self.game.tensor_of(kind)
        if kind == "information_state" and self.memory is None:
            raise BadBatch("Only a batch with recall=True keeps what its seats have seen.")
        if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats):
            raise BadSeats(f"This batch has the seats 0 to {self.seats - 1}, not {seat!r}.")
        return -1 if kind == "public" else seat

    def check_forgetful(self) -> None:
        if self.memory is not None:
            raise BadBatch("Random play at full speed remembers nothing: open the batch without recall for it.")

    def refuse(self, at: int) -> None:
        raise NotLegalNow(f"The move for table {at} is not legal there; nothing was changed.")
