"""News: events, sent to the seats that may know them.

Rules call ``tell``. It costs simulation nothing, because compiled it is empty. When somebody wants the news of a ply,
the interpreted rules run the ply once more and their calls are collected.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Self

from .rule import compiled_as, rule

EVERYBODY = -1
SPECTATOR = 30
"""The bit of an audience for spectators."""


@rule
def only(seat: int) -> int:
    return 1 << seat


@rule
def but(seat: int) -> int:
    return ~(1 << seat)


@dataclass(frozen=True, slots=True)
class Heard:
    """One event, as numbers."""

    to: int
    what: int
    numbers: tuple[int, int, int, int]

    def reaches(self, seat: int | None) -> bool:
        return bool(self.to >> (SPECTATOR if seat is None else seat) & 1)


_ears = threading.local()


def _silent(to: int, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Do nothing: the compiled form of ``tell``."""


@compiled_as(_silent)
def tell(to: int, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """``tell(audience, News.KIND, a, b, c, d)``: up to four numbers, named by the game's news list."""
    listening = getattr(_ears, "events", None)
    if listening is not None:
        listening.append(Heard(int(to), int(what), (int(a), int(b), int(c), int(d))))


@contextmanager
def listening() -> Iterator[list[Heard]]:
    """Collect the news that interpreted rules emit inside this block."""
    before = getattr(_ears, "events", None)
    events: list[Heard] = []
    _ears.events = events
    try:
        yield events
    finally:
        _ears.events = before


class NewsKind(IntEnum):
    """The kinds of news of a game: a subclass lists them, each with its arguments in order as ``name:kind``::

        class News(NewsKind):
            ROLLED = "seat colour movement"
            WON = "seat points:number"

    They are numbered from 0 on. The arguments are a seat, a number or one of the game's own things (``card`` ...).
    """

    arguments: str

    def __new__(cls, arguments: str) -> Self:
        kind = int.__new__(cls, len(cls.__members__))
        kind._value_ = len(cls.__members__)
        kind.arguments = arguments
        return kind


class NewsList:
    """The news of a game: its kinds, and the *names* of its own things.

    A missing thing (a number below 0) becomes null. *plays* groups the news that name the card or power a seat
    played, for statistics: the thing that was played is the first of the game's own things among the arguments.
    """

    def __init__(
        self, kinds: type[NewsKind], plays: Mapping[str, Sequence[NewsKind]] | None = None, **names: Sequence[str]
    ) -> None:
        self.names = {"seat": None, "number": None, **names}
        self.kinds = {int(kind): (kind.name.lower(), self._arguments(kind.arguments)) for kind in kinds}
        self.plays = {
            group: {kind.name.lower(): self._played(kind) for kind in of_group}
            for group, of_group in (plays or {}).items()
        }
        """For each group the keys of its news, each with the name and the kind of the argument that was played."""

    def _played(self, kind: NewsKind) -> tuple[str, str]:
        arguments = self._arguments(kind.arguments)
        assert arguments[0] == ("seat", "seat"), f"news of a play begin with the seat: {kind.name}"
        return next(one for one in arguments if one[1] not in ("seat", "number"))

    def _arguments(self, words: str) -> tuple[tuple[str, str], ...]:
        pairs = tuple((name, kind or name) for name, _, kind in (word.partition(":") for word in words.split()))
        unknown = [kind for _, kind in pairs if kind not in self.names]
        assert not unknown and len(pairs) <= 4, f"news with unknown kinds or too many arguments: {words}"
        return pairs

    def event(self, heard: Heard) -> dict[str, Any]:
        key, arguments = self.kinds[heard.what]
        event: dict[str, Any] = {"key": key}
        for (name, kind), number in zip(arguments, heard.numbers, strict=False):
            things = self.names[kind]
            event[name] = number if kind == "number" else None if number < 0 else things[number] if things else number
        return event

    def argument_kinds(self, key: str) -> dict[str, str]:
        """Return the kind of each argument of an event, needed to translate and draw it."""
        return next(dict(arguments) for name, arguments in self.kinds.values() if name == key)
