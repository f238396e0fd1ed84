"""Positions: describing plain fields of a table, and reading a description back. Every value is checked, and every
error is a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import product
from typing import Any, NamedTuple, NoReturn

import numpy as np

from .errors import BadPosition
from .knowledge import Bits, Counts, Names, is_owned
from .record import Record
from .whole import is_whole

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
        if not is_whole(value) or not low <= value <= high:
            self.refuse(f"{name} is a number from {low} to {high}, not {str(value)[:60]!r}")
        return int(value)

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

    def place_of(self, name: str, words: Sequence[str]) -> int:
        """Return the index of a word among the allowed ones; -1 if it is null or missing."""
        value = self._take(name, None)
        return -1 if value is None else words.index(self.check_word(name, value, words))

    def places_of(self, name: str, words: Sequence[str], count: int, default: Any = None) -> list[int]:
        """Return the indices of *count* words or nulls; a missing list means all null, or the default."""
        value = self._take(name, None)
        value = value if value is not None else default or [None] * count
        if not isinstance(value, list | tuple) or len(value) != count:
            self.refuse(f"{name} is a list of {count} names or nulls, not {str(value)[:60]!r}")
        return [Reader({name: item}, self.where).place_of(name, words) for item in value]

    def different(self, name: str, words: Sequence[str], default: Any = ()) -> list[str]:
        """Return a list of words without duplicates."""
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
        """Return a list of *count* numbers, for instance one for each seat."""
        value = self._take(name, default)
        if not isinstance(value, list | tuple) or len(value) != count:
            self.refuse(f"{name} is a list of {count} numbers, not {str(value)[:60]!r}")
        return [self.check_number(name, item, low, high) for item in value]

    def named_numbers(
        self, name: str, names: Sequence[str], low: int, high: int, default: Any = None
    ) -> dict[str, int]:
        """Numbers by name, without those that are missing or null; left out, there are none or as the default says."""
        value = self._take(name, {} if default is None else default)
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


# Plain fields: described and restored unchanged


class Plain(NamedTuple):
    """One entry of a description that is one field of the table."""

    name: str
    field: str
    says: Callable[[Any, Any], Any]
    """``says(t, value)`` is the value of the field as the description says it."""
    read: Callable[[Any, Reader, Any], Any]
    """``read(t, read, default)`` is the value of the field by the description."""
    default: Any
    """The default for a description that leaves it out: as described, or as a function of the table."""


def number(name: str, low: int, high: int | Callable[[Any], int], of: str = "", default: Any = 0) -> Plain:
    """From low to high, which may be a function of the table."""

    def read_number(t: Any, read: Reader, given: Any) -> int:
        return read.number(name, low, high(t) if callable(high) else high, given)

    return Plain(name, of or name, lambda t, n: n, read_number, default)


def numbers(name: str, count: int, low: int, high: int, of: str = "") -> Plain:
    """Return a list of *count* numbers, each from low to high; left out, all are 0."""

    def read_numbers(t: Any, read: Reader, given: Any) -> list[int]:
        return read.numbers(name, count, low, high, given)

    return Plain(name, of or name, lambda t, row: row, read_numbers, [0] * count)


def flag(name: str, of: str = "", default: Any = False) -> Plain:
    return Plain(name, of or name, lambda t, n: bool(n), lambda t, read, given: int(read.flag(name, given)), default)


def word(name: str, words: Sequence[str], of: str = "", default: str = "") -> Plain:
    """Return an entry whose field is the index of a word; by default the first word."""

    def read_word(t: Any, read: Reader, given: Any) -> int:
        return words.index(read.word(name, words, given))

    return Plain(name, of or name, lambda t, n: words[n], read_word, default or words[0])


def word_or_null(name: str, words: Sequence[str], of: str = "") -> Plain:
    """Return an entry whose field is 1 + the index of a word, or 0 for none."""
    return Plain(
        name,
        of or name,
        lambda t, n: words[n - 1] if n else None,
        lambda t, read, given: 1 + read.place_of(name, words),
        None,
    )


def seat(name: str, of: str = "", default: Any = 0) -> Plain:
    return Plain(
        name, of or name, lambda t, n: n, lambda t, read, given: read.number(name, 0, t.seats - 1, given), default
    )


def seats(name: str, of: str = "") -> Plain:
    """Return a set of seats, as bits; higher bits are not described."""

    def read_seats(t: Any, read: Reader, given: Any) -> int:
        return as_bits(read.seats(name, t.seats, given))

    return Plain(name, of or name, lambda t, n: members(n & (1 << t.seats) - 1), read_seats, ())


def words(name: str, every: Sequence[str], of: str = "") -> Plain:
    """Return a set of words, as bits."""
    return Plain(
        name,
        of or name,
        lambda t, n: [every[at] for at in members(n)],
        lambda t, read, given: as_bits(every.index(one) for one in read.different(name, every, given)),
        (),
    )


def counted(name: str, every: Sequence[str], of: str = "") -> Plain:
    """Things counted by kind, as a list in which a thing may stand several times."""

    def read_counts(t: Any, read: Reader, given: Any) -> list[int]:
        listed = read.words(name, every, given)
        return [listed.count(one) for one in every]

    return Plain(name, of or name, lambda t, row: listed_kinds(row, every), read_counts, ())


def stacked(name: str, every: Sequence[str], places: int, of: str = "") -> Plain:
    """Things in order, the lowest first, as a list; the field has 1 + the place of each word, then 0."""

    def read_stack(t: Any, read: Reader, given: Any) -> list[int]:
        listed = read.words(name, every, given)
        if len(listed) > places:
            read.refuse(f"{name} has room for {places} things, not for {len(listed)}")
        return [1 + every.index(one) for one in listed] + [0] * (places - len(listed))

    return Plain(name, of or name, lambda t, row: [every[one - 1] for one in row if one], read_stack, ())


def each(entry: Plain) -> Plain:
    """Return the same for a field with a row for each seat: a list with one of them for every seat."""

    def says_all(t: Any, field: Any) -> list[Any]:
        return [entry.says(t, row_of(field, seat)) for seat in range(t.seats)]

    def read_all(t: Any, read: Reader, given: Any) -> list[Any]:
        rows = read.value(entry.name, [given] * t.seats)
        if not isinstance(rows, list | tuple) or len(rows) != t.seats:
            read.refuse(f"{entry.name} is a list with one for each of the {t.seats} seats, not {str(rows)[:60]!r}")
        return [entry.read(t, Reader({entry.name: row}, read.where), given) for row in rows]

    return Plain(entry.name, entry.field, says_all, read_all, entry.default)


def row_of(field: Any, seat: int) -> Any:
    """Return what a field has for a seat: a number, or a list of numbers."""
    return field[seat] if field.ndim == 1 else [field[seat, at] for at in range(field.shape[1])]


def listed_kinds(counts: Any, every: Sequence[str]) -> list[str]:
    """Return the things of a row of counts, one by one."""
    return [one for at, one in enumerate(every) for _ in range(counts[at])]


def described(t: Any, entries: Iterable[Plain]) -> dict[str, Any]:
    """Return what these entries say of a table."""
    return {entry.name: entry.says(t, getattr(t, entry.field)) for entry in entries}


def lay(t: Any, read: Reader, entries: Iterable[Plain]) -> None:
    """Put what a description says into the fields; defaults that depend on others of them come last."""
    for entry in sorted(entries, key=lambda entry: callable(entry.default)):
        default = entry.default(t) if callable(entry.default) else entry.default
        put(t, entry.field, entry.read(t, read, default))


def put(t: Any, field: str, value: Any) -> None:
    """Write a number, a row of them or rows of them into a field."""
    if isinstance(value, int):
        setattr(t, field, value)
        return
    for at, row in enumerate(value):
        if isinstance(row, int):
            getattr(t, field)[at] = row
        else:
            for column, one in enumerate(row):
                getattr(t, field)[at, column] = one


# Pieces: what lies in the places of a table, as their fields declare (``holds=`` in ``core/knowledge.py``)


def things_on(t: Record, kinds: int) -> list[int]:
    """How many things of each kind lie on a table, in all places that hold counts or names of kinds."""
    totals = [0] * kinds
    for name, layout in t.fields.items():
        if isinstance(layout.holds, Counts | Names):
            numbers = np.array(getattr(t, name)).reshape(-1)
            if isinstance(layout.holds, Counts):
                found = numbers.reshape(-1, kinds).sum(0, np.int64)
            else:
                found = np.bincount(numbers[numbers >= layout.holds.first] - layout.holds.first, minlength=kinds)
            totals = [before + int(more) for before, more in zip(totals, found, strict=True)]
    return totals


def lay_rest(t: Record, read: Reader, field: str, counts: Sequence[int], every: Sequence[str]) -> int:
    """Put the things of the box that lie nowhere else into a place; returns how many these are."""
    put(t, field, [0] * len(counts))
    rest = [there - lying for there, lying in zip(counts, things_on(t, len(counts)), strict=True)]
    for kind, missing in enumerate(rest):
        if missing < 0:
            read.refuse(f"{every[kind]!r} is in the box {counts[kind]} times, not {counts[kind] - missing}")
    put(t, field, rest)
    return sum(rest)


def lay_rest_of_each(t: Record, read: Reader, field: str, counts: Sequence[int], every: Sequence[str]) -> None:
    """Put the things of each seat that lie nowhere else into its row of a place."""
    put(t, field, [[0] * len(counts) for _ in range(t.fields[field].shape[0])])
    for seat in range(t.seats):  # type: ignore[attr-defined]
        for kind, lying in enumerate(owned_things(t, seat, len(counts))):
            if lying > counts[kind]:
                read.refuse(f"seat {seat} has {every[kind]!r} {counts[kind]} times, not {lying}")
            getattr(t, field)[seat, kind] = counts[kind] - lying


def owned_things(t: Record, seat: int, kinds: int) -> list[int]:
    """How many of the things of each kind that belong to a seat lie on a table."""
    totals = [0] * kinds
    for name, layout in t.fields.items():
        if is_owned(layout.holds):
            row = np.array(getattr(t, name))[seat].reshape(-1).tolist()
            if isinstance(layout.holds, Counts):
                totals = [before + more for before, more in zip(totals, row, strict=True)]
            elif isinstance(layout.holds, Names):
                for number in row:
                    if number >= layout.holds.first:
                        totals[number - layout.holds.first] += 1
    return totals


def all_pieces(t: Record) -> dict[str, int]:
    """Count what lies in all places that declare what they hold: the pieces of a game that counts nothing else."""
    found: dict[str, int] = {}
    for name, layout in t.fields.items():
        rows = np.array(getattr(t, name)).reshape(layout.shape[0] if is_owned(layout.holds) else 1, -1)
        for seat, row in enumerate(rows.tolist()):
            owner = f" of seat {seat}" if is_owned(layout.holds) else ""
            for thing, number in things_in_row(layout.holds, row):
                found[f"thing {thing}{owner}"] = found.get(f"thing {thing}{owner}", 0) + number
    return dict(sorted(found.items()))


def things_in_row(holds: Any, row: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the things that the numbers of a place stand for, each with how many there are."""
    if isinstance(holds, Counts):
        yield from ((at % holds.kinds, number) for at, number in enumerate(row))
    elif isinstance(holds, Names):
        yield from ((number - holds.first, 1) for number in row if number >= holds.first)
    elif isinstance(holds, Bits):
        for at, word in enumerate(row):
            first = sum(holds.words[: at % len(holds.words)])
            yield from ((first + bit, 1) for bit in members(word))


def members(bits: int) -> list[int]:
    """Return the numbers in a set that is written as bits."""
    return [at for at in range(bits.bit_length()) if bits >> at & 1]


def as_bits(numbers: Iterable[int]) -> int:
    return sum(1 << at for at in numbers)


def clear(t: Record, kept: Iterable[str]) -> None:
    """Set every field to 0 but the dice and those that are kept."""
    for name in t.fields.keys() - {"dice", *kept}:
        shape = t.fields[name].shape
        if not shape:
            setattr(t, name, 0)
        else:
            for at in product(*map(range, shape)):
                getattr(t, name)[at if len(shape) > 1 else at[0]] = 0
