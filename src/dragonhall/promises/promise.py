"""A promise: a name, and a function that plays and asserts."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass

from ..core.game import Game
from ..core.rule import interpreted as without_machine_code
from .play import Options

Check = Callable[[Game, int, Options], None]


@dataclass(frozen=True)
class Promise:
    """A property of games. Calling it with a number of seats and a set of options tries it; it asserts."""

    name: str
    check: Check
    interpreted: bool = False
    """Whether it is tried without machine code, where a number that a field has no room for is an error."""
    once: bool = False
    """Whether it is tried once for a game, with its usual seats and options."""

    def __call__(self, game: Game, seats: int, options: Options) -> None:
        with without_machine_code() if self.interpreted else nullcontext():
            self.check(game, seats, options)


PROMISES: dict[str, Promise] = {}
"""By name, in the order in which their modules are read."""


def promise(name: str, *, interpreted: bool = False, once: bool = False) -> Callable[[Check], Promise]:
    """Make a promise of a function."""

    def made(check: Check) -> Promise:
        PROMISES[name] = Promise(name, check, interpreted, once)
        return PROMISES[name]

    return made


def refuses(error: type[Exception], action: Callable[[], object]) -> bool:
    """Return whether an action ends with this error."""
    try:
        action()
    except error:
        return True
    return False
