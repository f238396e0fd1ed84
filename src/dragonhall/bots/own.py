"""Bots that users write, named on the command line: ``mybot.py:Greedy`` or ``package.module:Greedy``.

Naming a bot runs its code. So this is only for the user of the command line, never for input from guests of a hall.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import secrets
import sys
import traceback
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from ..core.errors import DragonhallError, NotAMove
from ..core.match import Match
from ..core.moves import Move
from .levels import BOTS, LEVELS, HouseBot, Lindworm, UnknownBot, bot_named
from .network import Network


class BadBot(DragonhallError):
    """A user's bot does not work; the message says which, what is wrong, and where."""


class OwnBot:
    """A user's bot. Whatever goes wrong in it becomes an error message that names the bot."""

    def __init__(self, name: str, bot: Any, folder: Path) -> None:
        self.name, self._bot, self._folder = name, bot, folder

    def choose(self, match: Match, seat: int) -> Move:
        # Looked up before the bot is asked, because it may play moves on the match it gets.
        legal, when = match.moves(seat), f"at ply {match.ply}, seat {seat + 1}"
        try:
            answer = self._bot.choose(match, seat)
        except (Exception, SystemExit) as error:
            raise BadBot(f"The bot {self.name} failed {when}: {_told(error, self._folder)}.") from error
        try:
            move = match.game.moves.find(answer)
        except NotAMove as error:
            raise BadBot(f"The bot {self.name} gave no move {when}: {error}") from error
        if move not in legal:
            can = ", ".join(repr(one.text) for one in legal[:6]) + (", ..." if len(legal) > 6 else "")
            raise BadBot(f"The bot {self.name} answered {move.text!r} {when}, which is not legal there. Legal: {can}.")
        return move


def find_bot(name: str, seed: int | None = None) -> HouseBot | OwnBot:
    """Find a built-in level (``wyrm:200ms``), a network (``lindworm:FILE.npz``) or your own bot (``mybot.py:Greedy``).

    If the class takes a *seed*, it gets one.
    """
    place, _, kind = str(name).rpartition(":")
    if place == "lindworm" and kind.endswith(".npz"):
        return Lindworm(seed, Network.load(Path(kind)))
    if name.partition(":")[0] in BOTS:
        return bot_named(name, seed)
    if not place or not kind:
        levels = ", ".join(LEVELS)
        raise UnknownBot(
            f"There is no bot called {str(name)[:80]!r}. The levels are: {levels}. "
            "A bot of your own is written FILE.py:CLASS or MODULE:CLASS.",
            "core-no-own-bot", said=repr(str(name)[:80]), known=levels,
        )  # fmt: skip
    module = _module(place)
    made = _class(module, place, kind)
    folder = Path(module.__file__ or "").parent
    try:
        takes_seed = "seed" in inspect.signature(made).parameters
        bot = made(seed=secrets.randbits(62) if seed is None else seed) if takes_seed else made()
    except (Exception, SystemExit) as error:
        raise BadBot(f"The bot {name} cannot be made: {_told(error, folder)}.") from error
    return OwnBot(name, bot, folder)


def _class(module: ModuleType, place: str, kind: str) -> type:
    found = getattr(module, kind, None)
    if not inspect.isclass(found):
        own = [thing for thing in vars(module).values() if getattr(thing, "__module__", "") == module.__name__]
        bots = [thing.__name__ for thing in own if inspect.isclass(thing) and _chooses(thing)]
        hint = (
            f"Its bots are: {', '.join(bots)}." if bots else "A bot is a class with a method choose(self, match, seat)."
        )
        raise BadBot(f"{place} has no class {kind!r}. {hint}")
    if not _chooses(found):
        raise BadBot(f"The class {place}:{kind} is not a bot: it has no method choose(self, match, seat).")
    return found


def _chooses(kind: type) -> bool:
    return callable(getattr(kind, "choose", None))


def _module(place: str) -> ModuleType:
    """Return the module of a bot. It can import files beside it, unless an installed package has the same name."""
    in_file = place.endswith(".py")
    file = Path(place).absolute() if in_file else Path.cwd().joinpath(*place.split("."))
    if in_file and not file.is_file():
        raise BadBot(f"There is no file {place}.")
    beside = str(file.parent if in_file else Path.cwd())
    if beside not in sys.path:
        sys.path.append(beside)
    try:
        return _run(file) if in_file else importlib.import_module(place)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and f"{place}.".startswith(f"{error.name}."):
            raise BadBot(f"There is no module {place}. A bot in a file is written FILE.py:CLASS.") from error
        raise BadBot(f"{place} cannot be loaded: {_told(error, file.parent)}.") from error


@cache
def _run(file: Path) -> ModuleType:
    name = f"bots in {file}"  # cannot clash with any other module
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _told(error: BaseException, folder: Path) -> str:
    """Return an exception in half a sentence, with the last line of the bot's own files in its traceback."""
    said = " ".join(f"{type(error).__name__}: {error}".split())[:300].rstrip(": .")
    lines = [frame for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename).parent == folder]
    return f"{said} ({Path(lines[-1].filename).name}, line {lines[-1].lineno})" if lines else said
