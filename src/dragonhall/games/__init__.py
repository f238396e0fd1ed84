"""The games. A folder here is a game; other packages offer games through the entry points ``dragonhall.games``."""

from __future__ import annotations

import copyreg
import re
import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from ..core.errors import BadGame, UnknownGame
from ..core.game import Game

HERE = Path(__file__).parent
GROUP = "dragonhall.games"
NAME, ORDER = re.compile(r"[a-z][a-z0-9_]*"), re.compile(r"^ORDER = (\d+)$", re.M)


@cache
def built_in() -> tuple[str, ...]:
    """Return the games in this folder, in the order that each declares (``ORDER`` in its ``__init__.py``)."""

    def order(init: Path) -> tuple[int, str]:
        declared = ORDER.search(init.read_text("utf-8"))
        return int(declared[1]) if declared else 1000, init.parent.name

    return tuple(init.parent.name for init in sorted(HERE.glob("*/__init__.py"), key=order))


@cache
def installed() -> dict[str, EntryPoint]:
    """Return the games of other packages, by name."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        if not NAME.fullmatch(point.name):
            left_out(point, "a name is small letters, digits and _")
        elif point.name in built_in() or (point.name in found and found[point.name].value != point.value):
            left_out(point, "there is another of that name")
        else:
            found[point.name] = point
    return found


def left_out(point: EntryPoint, why: str) -> None:
    warnings.warn(f"The game {point.name} of {point.value} is left out: {why}.", stacklevel=3)


def names() -> tuple[str, ...]:
    """Return the names of all games: the built-in ones first."""
    return (*built_in(), *installed())


def folder_of(name: str) -> Path:
    """Where the files of a game lie; a built-in one need not be loaded for that."""
    return HERE / name if name in built_in() else game(name).folder


def rules_text(game: str, language: str) -> str:
    """Return the rules page of a game, in the reader's language."""
    folder = folder_of(game)
    page = folder / f"rules.{language}.md"
    return (page if page.is_file() else folder / "rules.md").read_text("utf-8")


def game(name: str) -> Game:
    """Return the game of that name.

    Raises:
        UnknownGame: there is no such game.
        BadGame: a package offers it, but it cannot be loaded.
    """
    if not isinstance(name, str) or (name not in built_in() and name not in installed()):
        said, known = repr(str(name)[:40]), ", ".join(names())
        raise UnknownGame(
            f"There is no game called {said} here. The games are: {known}.", "core-no-game", said=said, known=known
        )
    return _loaded(name)


@cache
def _loaded(name: str) -> Game:
    if name in built_in():
        found = import_module(f".{name}", __name__).GAME
    else:
        point = installed()[name]
        try:
            found = point.load()
        except ImportError as error:
            raise BadGame(f"The game {name} ({point.value}) cannot be loaded: {error}") from error
        found = getattr(found, "GAME", None) if isinstance(found, ModuleType) else found
    if not isinstance(found, Game) or found.name != name:
        raise BadGame(f"The entry point {name} must lead to a package whose GAME is a Game called {name}.")
    return found


def _by_name(found: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """Pickle a game as its name, so that another process loads it there."""
    return game, (found.name,)


copyreg.pickle(Game, _by_name)
