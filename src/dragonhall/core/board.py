"""A board: the bytes of one table, and a view of them for Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from .record import Tables

if TYPE_CHECKING:
    from .game import Game


class Board:
    """The bytes of one table (``tables``), and a view of them for Python (``t``)."""

    __slots__ = ("_window", "game", "tables")

    def __init__(self, game: Game, tables: Tables | None = None) -> None:
        self.game = game
        self.tables = game.Table.new() if tables is None else tables
        self._window: Any = None

    @property
    def t(self) -> Any:
        if self._window is None:
            self._window = self.game.Table(self.tables)
        return self._window

    def copy(self) -> Board:
        return Board.of(self.game, self.tables.tobytes())

    @classmethod
    def of(cls, game: Game, data: bytes) -> Board:
        """Return the table in these bytes. (NumPy copies a record field by field, which takes ten times as long.)"""
        return cls(game, np.frombuffer(bytearray(data), game.Table.dtype))

    def lay(self, data: bytes) -> None:
        """Overwrite this table with the one in these bytes."""
        self.tables.view(np.uint8)[:] = np.frombuffer(data, np.uint8)

    def __reduce__(self) -> Any:
        return Board, (self.game, self.tables)
