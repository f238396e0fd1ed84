"""Observer on a table: what a seat may know of it as a tensor, and what the seats remember of what they saw."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from .board import Board
from .compiling import bind_to, compile_all
from .game import Game
from .rule import is_interpreted, twin
from .tensor import PLIES, Observation

SIGNATURES = {
    "observe_all": "tables int int ints rows int",
    "recall_all": "tables int int ints plies digests rows int",
    "begin_all": "tables int int int row int plies digests",
    "note_all": "tables int int ints ints int int plies digests",
    "take_in_all": "tables int int flags int row int plies digests",
}


class Memory:
    """What every seat of some tables has seen since the beginning: the last plies, and a digest of everything."""

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
    """The tensors of one game, on a board; compiled when first used, or by interpreted twins."""

    def __init__(self, game: Game) -> None:
        self.game, self.size = game, game.counsel.tensor.size
        self.host = game.seats[-1] + 1
        """Who moved, where it was the host."""
        self.module = bind_to(
            game, Path(__file__).with_name("observation_loops.py"), "dragonhall.core.observation_loops"
        )
        self._ready = False
        self._nobody_done = np.zeros(1, np.uint8)

    def prepare(self) -> Any:
        """The compiled loops, ready to be called."""
        if not self._ready:
            compile_all(self.game, "observations", self.module, SIGNATURES)
            self._ready = True
        return self.module

    def observation(self, board: Board, seat: int) -> Observation:
        """What a seat (-1: a spectator) may know now."""
        rows = self._rows(self.size)
        self._see("observe_all", board, _one(seat), rows, self.size)
        return np.array(rows[0], np.int16)

    def begin(self, board: Board, seats: int) -> Memory:
        """The memory of seats that see the table for the first time."""
        memory = Memory.new(1, seats)
        self._see("begin_all", board, seats, self._rows(self.size)[0], self.size, memory.plies, memory.digests)
        return memory

    def note(self, board: Board, memory: Memory, seat: int, move: int) -> None:
        """Remember who moves, before the move is made."""
        seats = memory.plies.shape[1]
        self._see("note_all", board, _one(seat), _one(move), seats, self.host, memory.plies, memory.digests)

    def take_in(self, board: Board, memory: Memory) -> None:
        """Remember what every seat sees, after the move."""
        seats, row = memory.plies.shape[1], self._rows(self.size)[0]
        self._see("take_in_all", board, self._nobody_done, seats, row, self.size, memory.plies, memory.digests)

    def information_state(self, board: Board, memory: Memory, seat: int) -> Observation:
        """What a seat may know now, with all it has seen before."""
        rows = self._rows(self.game.tensor_of("information_state").size)
        self._see("recall_all", board, _one(seat), memory.plies, memory.digests, rows, self.size)
        return np.array(rows[0], np.int16)

    def _rows(self, size: int) -> Any:
        """Interpreted rules write into plain lists, so that a number without room is noticed."""
        return [[0] * size] if is_interpreted() else np.zeros((1, size), np.int16)

    def _see(self, name: str, board: Board, *arguments: Any) -> None:
        if is_interpreted():
            twin(getattr(self.module, name))([board.t], 0, 1, *arguments)
        else:
            getattr(self.prepare(), name)(board.tables, 0, 1, *arguments)


def _one(number: int) -> npt.NDArray[np.int64]:
    return np.array([number], np.int64)
