"""Reading a described position: every value is checked, and every error is a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from .errors import BadPosition

_NEEDED = object()


class Reader:
    """Reads a described position field by field; ``done()`` refuses fields that were not read."""

    def __init__(self, described: Any, where: str = "") -> None:
        self.where = where
        if not isinstance(described, Mapping):
            self.refuse(f"expected names and values, not {str(described)[:60]!r}")
        self.left = dict(described)
        self.asked: list[str] = []

    def refuse(self, why: str) -> NoReturn:
        raise BadPosition(f"This position is impossible{f' (in {self.where})' if self.where else ''}: {why}.")

    def _take(self, name: str, default: Any) -> Any:
        self.asked.append(name)
        value = self.left.pop(name, default)
        if value is _NEEDED:
            self.refuse(f"{name} is missing")
        return value

    def value(self, name: str, default: Any = _NEEDED) -> Any:
        return self._take(name, default)

    def number(self, name: str, low: int, high: int, default: Any = _NEEDED) -> int:
        return self.check_number(name, self._take(name, default), low, high)

    def check_number(self, name: str, value: Any, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.refuse(f"{name} is a number from {low} to {high}, not {str(value)[:60]!r}")
        return value

    def flag(self, name: str, default: Any = _NEEDED) -> bool:
        value = self._take(name, default)
        if not isinstance(value, bool):
            self.refuse(f"{name} is true or false, not {str(value)[:60]!r}")
        return value

    def word(self, name: str, words: Sequence[str], default: Any = _NEEDED) -> str:
        return self.check_word(name, self._take(name, default), words)

    def check_word(self, name: str, value: Any, words: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in words:
            near = get_close_matches(str(value), words, 3, 0.3) if len(words) > 12 else words
            self.refuse(f"{name} has no {str(value)[:60]!r}; it can be {', '.join(near or words[:12])}")
        return value

    def words(self, name: str, words: Sequence[str], default: Any = ()) -> list[str]:
        value = self._take(name, default)
        if not isinstance(value, list | tuple):
            self.refuse(f"{name} is a list, not {str(value)[:60]!r}")
        return [self.check_word(name, item, words) for item in value]

    def different(self, name: str, words: Sequence[str], default: Any = ()) -> list[str]:
        """A list of words without duplicates."""
        value = self.words(name, words, default)
        if len(set(value)) < len(value):
            self.refuse(f"{name} names something twice: {', '.join(value)[:60]}")
        return value

    def seats(self, name: str, seats: int, default: Any = ()) -> list[int]:
        value = self._take(name, default)
        if not isinstance(value, list | tuple) or len(set(map(str, value))) < len(value):
            self.refuse(f"{name} is a list of different seats, not {str(value)[:60]!r}")
        return [self.check_number(name, seat, 0, seats - 1) for seat in value]

    def numbers(self, name: str, count: int, low: int, high: int, default: Any = _NEEDED) -> list[int]:
        """A list of *count* numbers, for instance one for each seat."""
        value = self._take(name, default)
        if not isinstance(value, list | tuple) or len(value) != count:
            self.refuse(f"{name} is a list of {count} numbers, not {str(value)[:60]!r}")
        return [self.check_number(name, item, low, high) for item in value]

    def named_numbers(self, name: str, names: Sequence[str], low: int, high: int) -> dict[str, int]:
        """Numbers by name, without those that are missing or null."""
        value = self._take(name, {})
        if not isinstance(value, Mapping):
            self.refuse(f"{name} is given by name, not {str(value)[:60]!r}")
        return {
            self.check_word(name, key, names): self.check_number(f"{name} of {key}", item, low, high)
            for key, item in value.items()
            if item is not None
        }

    def lists(self, name: str, seats: int, words: Sequence[str]) -> list[list[str]]:
        """One list of words for each seat; by default all are empty."""
        value = self._take(name, [[] for _ in range(seats)])
        if not isinstance(value, list | tuple) or len(value) != seats:
            self.refuse(f"{name} is a list with one list for each of the {seats} seats, not {str(value)[:60]!r}")
        return [Reader({name: item}, self.where).words(name, words) for item in value]

    def part(self, name: str, default: Any = _NEEDED) -> Reader:
        return Reader(self._take(name, default), f"{self.where}.{name}" if self.where else name)

    def parts(self, name: str, count: int) -> list[Reader]:
        """One described part for each seat; by default all are empty."""
        value = self._take(name, [{} for _ in range(count)])
        if not isinstance(value, list | tuple) or len(value) != count:
            self.refuse(f"{name} is a list of {count} parts, one for each seat")
        return [Reader(item, f"{name} {at}") for at, item in enumerate(value)]

    def done(self) -> None:
        if self.left:
            unknown = str(next(iter(self.left)))
            near = get_close_matches(unknown, self.asked, 1)
            self.refuse(f"there is nothing called {unknown[:40]!r}" + (f"; did you mean {near[0]!r}?" if near else ""))
