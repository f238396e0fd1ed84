"""News at the speed of machine code: a second compiled form of ``play`` in which ``tell`` calls back.

The twins tell the same, a hundred times more slowly; simulation runs the silent form and pays for neither. A server
that tells every ply of thousands of tables needs this one. It is compiled for those who ask for it only.
"""

from __future__ import annotations

import ctypes
import hashlib
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from .board import Board
from .compiling import compile_all
from .game import Game
from .news import listening, tell
from .rule import NEVER_COMPILE, bind, is_interpreted, rule

Told = tuple[int, int, int, int, int, int]
"""Audience, kind and four numbers."""
SYMBOL = "dragonhall_told"
SIGNATURES = {"play_at": "tables int int int"}

_told: list[Told] = []
"""What is told in the ply that runs just now. One is enough: such code never lets go of the interpreter's lock."""
_with_call_back: dict[Any, Any] = {}


class EventPlayer:
    """Plays plies of one game and says what happened in each."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._play: Callable[..., None] | None = None

    def prepare(self) -> None:
        """Compile the form with events, or take it from the cache; until then the twins tell."""
        if self._play is None and not NEVER_COMPILE:
            self._play = _compiled(self.game)

    def play(self, board: Board, seat: int, move: int) -> list[Told]:
        if self._play is None or is_interpreted():
            with listening() as events:
                self.game.twins.play(board, seat, move)
            return [(heard.to, heard.what, *heard.numbers) for heard in events]
        _told.clear()
        self._play(board.tables, 0, seat, move)
        return _told.copy()


@cache
def event_player(game: Game) -> EventPlayer:
    return EventPlayer(game)


def _compiled(game: Game) -> Callable[..., None]:
    _listen()
    source = Path(__file__).with_name("compiled_rules.py")
    module = bind(
        source, f"dragonhall.core.compiled_rules.{game.name}.{_own_name()}", {"play": _with_events(game.rules.play)}
    )
    from numba import njit

    # The outermost call keeps the interpreter's lock: so one list is enough for all threads.
    silent = vars(module)["play_at"]
    made = vars(module)["play_at"] = njit(error_model="numpy")(silent.py_func)
    made._cache = silent._cache
    compile_all(game, "news", module, SIGNATURES)
    return made  # type: ignore[no-any-return]


@cache
def _own_name() -> str:
    """Changes with this file and its name: compiled code in the cache names the modules that it calls."""
    return f"told{hashlib.sha256(__name__.encode() + Path(__file__).read_bytes()).hexdigest()[:8]}"


def _with_events(function: Any) -> Any:
    """The form of a rule that calls back: the same code, calling such forms."""
    if function is tell:
        return _telling()
    if function not in _with_call_back:
        code = function.py_func
        world = _world(code.__globals__)
        copy = FunctionType(code.__code__, vars(world), code.__name__, code.__defaults__, code.__closure__)
        copy.__module__ = world.__name__
        _with_call_back[function] = rule(copy)
    return _with_call_back[function]


def _world(names: dict[str, Any]) -> ModuleType:
    """A module's globals with every rule in that form. It is a module, for the compiler's cache looks it up."""
    name = f"{names['__name__']}.{_own_name()}"
    if name not in sys.modules:
        world = sys.modules[name] = ModuleType(name)
        vars(world).update({key: value for key, value in names.items() if not key.startswith("__")})
        for key, value in names.items():
            if hasattr(value, "py_func"):
                setattr(world, key, _with_events(value))
    return sys.modules[name]


@cache
def _telling() -> Any:
    from numba import types

    arguments = (types.int64,) * 6
    call_back = types.ExternalFunction(SYMBOL, types.void(*arguments))

    def told(to: int, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        call_back(to, what, a, b, c, d)

    return rule(told)


@cache
def _listen() -> Any:
    """Give the compiled code its way back into Python."""
    from llvmlite import binding

    def told(*numbers: int) -> None:
        _told.append(numbers)  # type: ignore[arg-type]

    call = ctypes.CFUNCTYPE(None, *(ctypes.c_int64,) * 6)(told)
    binding.add_symbol(SYMBOL, ctypes.cast(call, ctypes.c_void_p).value)
    return call
