"""The observer of a game: what a seat may know as a tensor, and what the seats remember."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ..board import Board
from ..compiler.daemon import compiler
from ..compiler.parts import Part, bind_to
from ..game import Game
from ..rule import is_interpreted
from .tensor import PLIES, Observation

SIGNATURES = {
    "observe_all": "tables int int ints rows int",
    "recall_all": "tables int int ints plies digests rows int",
    "begin_all": "tables int int int row int plies digests",
    "note_all": "tables int int ints ints int int plies digests",
    "take_in_all": "tables int int flags int row int plies digests",
}


class Memory:
    """The past of some tables as every seat has seen it: the last plies, and a digest of everything."""

    __slots__ = ("digests", "plies")

    def __init__(self, plies: Any, digests: Any) -> None:
        self.plies, self.digests = plies, digests

    @classmethod
    def new(cls, size: int, seats: int) -> Memory:
        return cls(np.zeros((size, seats, PLIES, 2), np.int16), np.zeros((size, seats, 2), np.int64))

    def copy(self) -> Memory:
        return Memory(self.plies.copy(), self.digests.copy())

    def __reduce__(self) -> Any:
        return Memory, (self.plies, self.digests)


class Observer:
    """Makes the tensors of one game: interpreted until machine code is ready."""

    def __init__(self, game: Game) -> None:
        self.game, self.size = game, game.counsel.tensor.size
        self.host = game.seats[-1] + 1
        """The number in an information state that means: the host moved."""
        self.module = bind_to(game, Path(__file__).with_name("loops.py"), "dragonhall.core.observe.loops")
        self.part = Part(game, "observations", f"{__name__}:observations_part", self.module, SIGNATURES)
        self._nobody_done = np.zeros(1, np.uint8)

    def prepare(self) -> Any:
        """Return the compiled loops, ready to be called."""
        return self.part.code

    def observation(self, board: Board, seat: int) -> Observation:
        """Return what a seat (-1: a spectator) may know now."""
        quick, rows = self._with_rows(self.size)
        self._see(quick, "observe_all", board, _one(seat), rows, self.size)
        return np.array(rows[0], np.int16)

    def begin(self, board: Board, seats: int) -> Memory:
        """Return the memory of seats that see the table for the first time."""
        memory = Memory.new(1, seats)
        quick, rows = self._with_rows(self.size)
        self._see(quick, "begin_all", board, seats, rows[0], self.size, memory.plies, memory.digests)
        return memory

    def note(self, board: Board, memory: Memory, seat: int, move: int) -> None:
        """Record, before a move, who makes it."""
        seats = memory.plies.shape[1]
        self._see(
            self._quick, "note_all", board, _one(seat), _one(move), seats, self.host, memory.plies, memory.digests
        )

    def take_in(self, board: Board, memory: Memory) -> None:
        """Record, after a move, each seat's view."""
        seats, (quick, rows) = memory.plies.shape[1], self._with_rows(self.size)
        self._see(
            quick, "take_in_all", board, self._nobody_done, seats, rows[0], self.size, memory.plies, memory.digests
        )

    def information_state(self, board: Board, memory: Memory, seat: int) -> Observation:
        """Return what a seat may know now, with what it has seen before."""
        quick, rows = self._with_rows(self.game.tensor_of("information_state").size)
        self._see(quick, "recall_all", board, _one(seat), memory.plies, memory.digests, rows, self.size)
        return np.array(rows[0], np.int16)

    @property
    def _quick(self) -> bool:
        """Whether machine code is used instead of the interpreted rules."""
        return not is_interpreted() and compiler.at_hand(self.part)

    def _with_rows(self, size: int) -> tuple[bool, Any]:
        """Empty rows to write into: plain lists for interpreted rules, so that too large numbers are noticed."""
        quick = self._quick
        return quick, np.zeros((1, size), np.int16) if quick else [[0] * size]

    def _see(self, quick: bool, name: str, board: Board, *arguments: Any) -> None:
        if quick:
            getattr(self.prepare(), name)(board.tables, 0, 1, *arguments)
        else:
            getattr(self.module, name)([board.t], 0, 1, *arguments)


def observations_part(game: Game) -> Part:
    """Return the observations of a game as machine code."""
    return game.observer.part


def _one(number: int) -> npt.NDArray[np.int64]:
    return np.array([number], np.int64)
