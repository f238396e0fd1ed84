"""News: what happened, told to those who may know it.

``tell`` stands inside the rules but costs simulation nothing: compiled it is empty. When somebody wants the news of a
ply, the ply is run once more by interpreted rules, and those are heard.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from .rule import compiled_as, rule

EVERYBODY = -1
SPECTATOR = 30
"""The bit of an audience that stands for those who only watch."""


@rule
def only(seat: int) -> int:
    return 1 << seat


@rule
def but(seat: int) -> int:
    return ~(1 << seat)


@dataclass(frozen=True, slots=True)
class Heard:
    """One event, still in numbers."""

    to: int
    what: int
    numbers: tuple[int, int, int, int]

    def reaches(self, seat: int | None) -> bool:
        return bool(self.to >> (SPECTATOR if seat is None else seat) & 1)


_ears = threading.local()


def _silent(to: int, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Compiled, telling is nothing at all."""


@compiled_as(_silent)
def tell(to: int, what: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """``tell(audience, News.KIND, a, b, c, d)``: up to four numbers, named by the game's news list."""
    listening = getattr(_ears, "events", None)
    if listening is not None:
        listening.append(Heard(int(to), int(what), (int(a), int(b), int(c), int(d))))


@contextmanager
def listening() -> Iterator[list[Heard]]:
    """Collect what interpreted rules tell inside this block."""
    before = getattr(_ears, "events", None)
    events: list[Heard] = []
    _ears.events = events
    try:
        yield events
    finally:
        _ears.events = before


class NewsList:
    """The news of a game: for every kind, its arguments in order as ``name:kind``.

    Kinds are ``seat``, ``number`` or one of the game's own things (``dragon``, ``card`` ...), whose *names* are given.
    A missing thing (a number below 0) becomes null.
    """

    def __init__(self, kinds: Mapping[IntEnum, str], **names: Sequence[str]) -> None:
        self.names = {"seat": None, "number": None, **names}
        self.kinds = {int(kind): (kind.name.lower(), self._arguments(words)) for kind, words in kinds.items()}

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
        """The kind of each argument of one sort of event: for translating and drawing it."""
        return next(dict(arguments) for name, arguments in self.kinds.values() if name == key)
