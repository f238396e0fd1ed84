"""Observations as tensors: a row of small integers, and a list of named parts that says what each number means.

A game lists the parts of its observation; together they number the places of the row from 0 on::

    TENSOR = Tensor(
        present(SEATS),
        copied("space", 5, largest=40, says="where each dragon stands"),
        part("hand", 9, says="my cards"),
    )
    HAND = TENSOR.first("hand")         # the rule ``observe`` writes out[HAND + card]

A part that shows a field of the table names that field, and ``observe`` need not write it: ``shown_parts``
(``core/observe/shown_parts.py``) writes all of these parts, for those who may know the field.

Documentation, named slices, bounds and scaled floats are all made from that list.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

Observation = npt.NDArray[np.int16]

KINDS = ("observation", "public", "information_state")
"""Parts that a seat may know now; that everybody may know; that the seat may know now or has seen before."""
PLIES = 16
"""How many of the last plies an information state has; its digest covers all plies."""
WORD = 1 << 15


@dataclass(frozen=True)
class Part:
    """One named part of a tensor."""

    name: str
    shape: tuple[int, ...]
    largest: int
    lowest: int
    says: str
    """Its meaning, for the reader."""
    shows: tuple[str, str] = ("", "")
    """How it shows a field, and which field."""
    when: tuple[Any, ...] = ()
    """Another field, and the values of it with which the part is shown; without values, all but 0."""
    clip: bool = False
    """Numbers above the largest are shown as the largest."""
    width: int = 1
    """For words of bits: how many bits make one number."""
    first: int | None = None
    """One-hot: the number that the first place stands for. Lower ones show nothing."""

    @property
    def size(self) -> int:
        return prod(self.shape)


def part(name: str, *shape: int, says: str, largest: int = 1, lowest: int = 0) -> Part:
    """Return a part of a tensor: one number if no shape is given, by default a flag."""
    return Part(name, shape, largest, lowest, says)


def shown(
    way: str,
    name: str,
    *shape: int,
    says: str,
    of: str = "",
    largest: int = 1,
    when: str | tuple[Any, ...] = (),
    clip: bool = False,
    width: int = 1,
    first: int | None = None,
) -> Part:
    """Return a part that shows a field of the table, by default the one of its own name.

    Args:
        of: the field, if it has another name.
        when: a field, or a field and some values, as in ``("phase", Phase.TURNS)``: else the part stays 0.
        clip: numbers above the largest are shown as the largest.
        width: of words of bits, how many bits make one number.
        first: one-hot, the number that the first place stands for, if lower ones are not to be shown.
    """
    guard = (when,) if isinstance(when, str) else when
    return Part(name, shape, largest, 0, says, (way, of or name), guard, clip, width, first)


copied, one_of, bits_of = (partial(shown, way) for way in ("copied", "one_of", "bits_of"))
"""Ways to show a field: its numbers as they are, one-hot, or unpacked from its bits."""
the_seat, seat_set = (partial(shown, way) for way in ("the_seat", "seat_set"))
"""For every seat, clockwise: whether it is the seat with that number, whether it is in that set of seats."""
each_seat, one_of_each, bits_of_each = (partial(shown, way) for way in ("each_seat", "one_of_each", "bits_of_each"))
"""The first three ways for a field with a row for each seat, clockwise."""
seat_sets, own, sizes = (partial(shown, way) for way in ("seat_sets", "own", "sizes"))
"""For every seat, clockwise, the set of seats in its row, clockwise too. The numbers in the row of the seat that
looks; a spectator sees none. For every seat, clockwise, how many things lie in its row, which everybody may know."""


def present(seats: int) -> Part:
    """Return the seats at the table, clockwise from the one who looks."""
    says = "seats at the table; I am the first, the others follow clockwise, here and below"
    return Part("present", (seats,), 1, 0, says, ("present", ""))


def me(seats: int) -> Part:
    """Return the number of the seat that looks."""
    says = "the number of my seat, by which moves name it; none for a spectator"
    return Part("me", (seats,), 1, 0, says, ("me", ""))


class Tensor(Sequence[Part]):
    """The layout of a row of small integers: named parts, one after the other."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self._first: dict[str, int] = {}
        at = 0
        for each in parts:
            assert each.name not in self._first, f"two parts are called {each.name}"
            assert -WORD <= each.lowest <= each.largest < WORD, f"{each.name} has no room in 16 bits"
            self._first[each.name] = at
            at += each.size
        self.size = at
        """How many numbers a row has."""
        self.ends = list(self._first.values())[1:]
        """Where each part but the first begins, as ``numpy.split`` needs it."""

    def first(self, name: str) -> int:
        """Return the index of the first number of this part."""
        return self._first[name]

    def named(self, row: Any) -> dict[str, Any]:
        """Return the parts of a row (or of many rows: the last axis is split) by name, each in its shape."""
        row = np.asarray(row)
        return {
            each.name: row[..., start : start + each.size].reshape((*row.shape[:-1], *each.shape))
            for each, start in zip(self.parts, self._first.values(), strict=True)
        }

    @cached_property
    def lowest(self) -> Observation:
        return np.concatenate([np.full(each.size, each.lowest, np.int16) for each in self.parts])

    @cached_property
    def largest(self) -> Observation:
        return np.concatenate([np.full(each.size, each.largest, np.int16) for each in self.parts])

    @cached_property
    def scale(self) -> npt.NDArray[np.float32]:
        """The factors that scale a row to numbers between -1 and 1."""
        reach = np.maximum(self.largest.astype(np.float32), -self.lowest.astype(np.float32))
        return (1 / np.maximum(reach, 1)).astype(np.float32)

    def scaled(self, row: Any) -> npt.NDArray[np.float32]:
        """Return a row (or many rows) as floats between -1 and 1."""
        return np.asarray(row) * self.scale

    def __len__(self) -> int:
        return len(self.parts)

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts)

    def __getitem__(self, at: Any) -> Any:
        return self.parts[at]


def with_memory(tensor: Tensor, seats: int, moves: int) -> Tensor:
    """Lay out an information state: an observation, the last plies as the seat saw them, a digest of all."""
    return Tensor(
        *tensor,
        part(
            "ply_by",
            PLIES,
            largest=seats + 1,
            says="the last plies, latest first: 1 + how far clockwise who moved sits from me (1: myself), "
            f"{seats + 1} the host, 0 no such ply",
        ),
        part("ply_move", PLIES, largest=moves, says="their moves: 1 + the number, 0 where I did not see it"),
        part(
            "digest",
            4,
            largest=WORD - 1,
            lowest=-WORD,
            says="a 64-bit digest of every observation and every move I saw since the beginning",
        ),
    )
