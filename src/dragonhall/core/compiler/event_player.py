"""News from machine code: a second compiled form of ``play`` in which ``tell`` calls back into Python.

Interpreted rules emit the same news, a hundred times more slowly. Simulation uses the silent form and pays for neither.
A server that sends every ply of thousands of tables needs this one. It is compiled only on request.
"""

from __future__ import annotations

import ctypes
import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from ..board import Board
from ..game import Game
from ..news import listening, tell
from ..rule import NEVER_COMPILE, is_interpreted
from .engines import entry_points_of
from .parts import Part

Told = tuple[int, int, int, int, int, int]
"""Audience, kind and four numbers."""
SYMBOL = "dragonhall_told"
SIGNATURES = {"play_at": "tables int int int"}

_told: list[Told] = []
"""The news of the current ply. One list is enough: this code never releases the interpreter's lock."""


class EventPlayer:
    """Plays plies of one game and returns the news of each."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._play: Callable[..., None] | None = None

    def prepare(self) -> None:
        """Compile the form with events, or take it from the cache; until then interpreted rules are used."""
        if self._play is None and not NEVER_COMPILE:
            self._play = events_part(self.game).code.play_at

    def play(self, board: Board, seat: int, move: int) -> list[Told]:
        if self._play is None or is_interpreted():
            with listening() as events:
                self.game.interpreted.play(board, seat, move)
            return [(heard.to, heard.what, *heard.numbers) for heard in events]
        _told.clear()
        self._play(board.tables, 0, seat, move)
        return _told.copy()


@cache
def event_player(game: Game) -> EventPlayer:
    return EventPlayer(game)


@cache
def events_part(game: Game) -> Part:
    """Return the form of a game's ``play`` that emits news, as machine code."""
    key = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    # The outermost call keeps the interpreter's lock, so one list is enough for all threads.
    return Part(
        game, "news", f"{__name__}:events_part", entry_points_of(game), SIGNATURES,
        instead=telling, instead_key=key, keep_lock=True, before_loading=_listen,
    )  # fmt: skip


@cache
def telling() -> dict[Any, Any]:
    """Return the callback that replaces ``tell`` in that form."""
    from numba import types

    arguments = (types.int64,) * 6
    call_back = types.ExternalFunction(SYMBOL, types.void(*arguments))

    def told(to: int, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        call_back(to, what, a, b, c, d)

    return {tell: told}


@cache
def _listen() -> Any:
    """Register the callback for compiled code."""
    from llvmlite import binding

    def told(*numbers: int) -> None:
        _told.append(numbers)  # type: ignore[arg-type]

    call = ctypes.CFUNCTYPE(None, *(ctypes.c_int64,) * 6)(told)
    binding.add_symbol(SYMBOL, ctypes.cast(call, ctypes.c_void_p).value)
    return call
