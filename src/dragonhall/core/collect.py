"""Collecting a game: its functions are taken by name from the modules of its package."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from .counsel import Counsel
from .errors import BadGame
from .faces import Faces
from .game import Game
from .knowledge import check_declared
from .news import NewsList
from .options import Option
from .position import all_pieces
from .rules import Rules

WRITTEN = {
    "Table": ("table", "Table"),
    "moves": ("moves", "MOVES"),
    "news": ("news", "NEWS"),
    "fits": ("__init__", "fits"),
    "numbers": ("__init__", "numbers"),
    "older": ("__init__", "OLDER"),
    "deal": ("rules", "deal"),
    "to_act": ("rules", "to_act"),
    "legal": ("rules", "legal"),
    "play": ("rules", "play"),
    "score": ("rules", "score"),
    "won": ("rules", "won"),
    "redeal": ("view", "redeal"),
    "open_view": ("view", "open_view"),
    "own_view": ("view", "own_view"),
    "describe": ("position", "describe"),
    "place": ("position", "place"),
    "pieces": ("position", "pieces"),
    "draw": ("terminal", "draw"),
    "sheet": ("sheet", "sheet"),
    "box_sheet": ("__init__", "box_sheet"),
    "reason": ("reason", "reason"),
    "forgoes": ("reason", "forgoes"),
    "aids": ("aids", "aids"),
    "observe": ("observe", "observe"),
    "tensor": ("observe", "TENSOR"),
    "sees": ("observe", "sees"),
    "heuristic": ("heuristic", "heuristic"),
    "heuristic_weights": ("heuristic", "WEIGHTS"),
    "evaluate": ("evaluation", "evaluate"),
    "evaluation_weights": ("evaluation", "WEIGHTS"),
    "net": ("evaluation", "NET"),
    "feature": ("evaluation", "feature"),
    "expectimax": ("expectimax", "expectimax"),
    "canonical": ("symmetry", "canonical"),
    "forget": ("symmetry", "forget"),
}
"""The file and the name of each part of the contract. A file may be split: what belongs into ``rules.py`` may be in any
``rules_*.py``."""
LATER = ("draw",)
"""Imported on first call: drawing needs a large library that most programs do without."""


def collect(
    package: str,
    *,
    title: str,
    seats: range,
    version: int,
    options: Sequence[Option] = (),
    test_options: Sequence[Mapping[str, Any]] = ({},),
    test_positions: Sequence[Mapping[str, Any]] = (),
    small_tables: Sequence[Mapping[str, Any]] = (),
    longest_list: int,
    longest_match: int,
    **declared: Any,
) -> Game:
    """Return the game of a package.

    Args:
        package: its dotted name; the last part is the name of the game.
        declared: further values of ``Rules`` and ``Counsel``: ``host_moves``, ``played_in_place``, ``horizon``,
            ``ignored_in_key``.

    Raises:
        BadGame: a part of the contract is missing; the message says which, and in which file it belongs.
    """
    found = _Package(package)
    bounds = {"longest_list": longest_list, "longest_match": longest_match}
    known = {part.name for kind in (Rules, Counsel) for part in fields(kind)} - WRITTEN.keys()
    if unknown := declared.keys() - known:
        raise BadGame(f"{found.init}: Game.collect does not know {', '.join(sorted(unknown))}.")
    named = found.parts(Game, {"Table", "moves", "news", "fits", "numbers", "older"}, {})
    check_declared(named["Table"], f"{found.folder / 'table.py'}")
    return Game(
        name=found.game,
        title=title,
        seats=seats,
        version=version,
        folder=found.folder,
        options=tuple(options),
        test_options=tuple(test_options),
        test_positions=tuple(test_positions),
        small_tables=tuple(small_tables),
        rules=Rules(**found.parts(Rules, set(), {**bounds, **declared})),
        faces=Faces(**found.parts(Faces, set(), {**found.plain_view(named["news"]), **found.plain_pieces()})),
        counsel=Counsel(**found.parts(Counsel, set(), declared)),
        **named,
    )


class _Package:
    """The modules of a game's package."""

    def __init__(self, name: str) -> None:
        self.name, self.game = name, name.rpartition(".")[2]
        self.init = Path(str(sys.modules[name].__file__))
        self.folder = self.init.parent

    def parts(self, kind: Any, only: set[str], given: Mapping[str, Any]) -> dict[str, Any]:
        """Return the values of one part of the contract: those given, and those found in the package."""
        found = {}
        for part in fields(kind):
            if part.name in given:
                found[part.name] = given[part.name]
            elif part.name in WRITTEN and (not only or part.name in only):
                needed = part.default is MISSING
                value = self._written(*WRITTEN[part.name], needed=needed, later=part.name in LATER)
                if value is not None:
                    found[part.name] = value
        return found

    def plain_view(self, news: NewsList) -> dict[str, Any]:
        """Return the default drawing of a game without its own."""
        if self._files("terminal"):
            return {}
        return {"draw": partial(_call, "dragonhall.core.plain_view", "draw", self.game, news.names)}

    def plain_pieces(self) -> dict[str, Any]:
        """Return the default count of pieces, for a game without its own."""
        return {} if self._written(*WRITTEN["pieces"], needed=False, later=False) else {"pieces": all_pieces}

    def _written(self, stem: str, name: str, needed: bool, later: bool) -> Any:
        files = [self.init] if stem == "__init__" else self._files(stem)
        if files and later:
            return partial(_call, f"{self.name}.{stem}", name)
        places = {}
        for path in files:
            module = self._module(path)
            if name in vars(module) and _home(vars(module)[name], module) == module.__name__:
                places[path.name] = vars(module)[name]
        if len(places) > 1:
            raise BadGame(f"{self.folder}: {name} is written twice, in {' and in '.join(places)}.")
        if not places and needed:
            raise BadGame(
                f"The game in {self.folder} lacks {name}: write it in {stem}.py. "
                "docs/architecture.md says what each part of a game is for."
            )
        return next(iter(places.values()), None)

    def _files(self, stem: str) -> list[Path]:
        return [*self.folder.glob(f"{stem}.py"), *sorted(self.folder.glob(f"{stem}_*.py"))]

    def _module(self, path: Path) -> ModuleType:
        return sys.modules[self.name] if path == self.init else import_module(f"{self.name}.{path.stem}")


def _home(value: Any, module: ModuleType) -> str:
    """Return the module that a function or class was defined in; constants belong to the module they are found in."""
    if isinstance(value, type) or callable(value):
        return str(getattr(value, "__module__", module.__name__))
    return module.__name__


def _call(module: str, name: str, *arguments: Any) -> Any:
    function: Callable[..., Any] = getattr(import_module(module), name)
    return function(*arguments)
