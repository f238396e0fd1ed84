"""The games of the house. A game is a folder here, and a name in this list."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..core.errors import UnknownGame
from ..core.game import Game

NAMES = ("ante", "ranch", "dragardiens", "dragorun")


def game(name: str) -> Game:
    """The game of that name.

    Raises:
        UnknownGame: the house has no such game.
    """
    if not isinstance(name, str) or name not in NAMES:
        raise UnknownGame(f"There is no game {str(name)[:40]!r} here. The games are: {', '.join(NAMES)}.")
    return _loaded(name)


@cache
def _loaded(name: str) -> Game:
    found: Game = import_module(f".{name}", __name__).GAME
    return found
