"""A table is one flat record of small integers.

Flat means: copying it is one memcpy, a thousand tables are one array, saving it is ``tobytes()``,
and the same rules run interpreted, as machine code or on a GPU.

A record is declared like this; the annotation is for the reader and the type checker, the value is the layout::

    class Table(Record):
        turn: int = i8(known=ALL)                           # one small integer
        gold: Row = i16(SEATS, known=ALL)                   # a row of them
        hand: Grid = i8(SEATS, 9, known=ITS_SEAT)           # a row of nine for each seat, read as t.hand[2, 0]

Every field says who may know it (``core/knowledge.py``).

Compiled rules get the record itself. Interpreted rules get an instance of the class: a view of the same bytes that
reads plain Python integers and raises an error when a value does not fit into a field.
"""

from __future__ import annotations

from typing import Any, ClassVar, Protocol, Self

import numpy as np
import numpy.typing as npt

from .knowledge import NOBODY, Knowing, Notes, Places

Tables = npt.NDArray[np.void]
"""Any number of tables of one game, side by side."""


class Row(Protocol):
    """A row of small integers."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """Rows of small integers, read one at a time: ``grid[row, column]``."""

    def __getitem__(self, at: tuple[int, ...], /) -> int: ...
    def __setitem__(self, at: tuple[int, ...], value: int, /) -> None: ...


class Layout:
    """The memory layout of one field: ``i8()`` one small integer, ``i8(4)`` four, ``i8(4, 2)`` four rows of two.

    Args:
        known: who may know it: ``ALL``, ``ITS_SEAT``, ``NOBODY``, ``seats_in("mask")``, ``own_bit()`` or a function.
        holds: if the field is a place where things are, how they are encoded: ``bits(52)``, ``counts(4)``, or
            ``names()`` if every number is the one thing that is there.
        about: if the field has notes about such things, how they are encoded: ``bits(52)``, ``rows(52)``, ``names()``
            or ``own_notes()``.
    """

    def __init__(self, code: str, window: str, shape: tuple[int, ...] = ()) -> None:
        self.code, self.window, self.shape = code, window, shape
        self.known: Knowing | None = None
        self.holds: Places | None = None
        self.about: Notes | None = None

    def __call__(
        self,
        *shape: int,
        known: Knowing | None = None,
        holds: Places | None = None,
        about: Notes | None = None,
    ) -> Any:
        field = Layout(self.code, self.window, shape)
        field.known, field.holds, field.about = known, holds, about
        return field


i8, i16, i32, i64 = Layout("i1", "b"), Layout("i2", "h"), Layout("i4", "i"), Layout("i8", "q")
u64 = Layout("u8", "Q")
"""Only for the dice: signed and unsigned words must never be mixed in one expression."""


class Record:
    """Declare the fields in a subclass. ``new()`` makes a zeroed table; ``Table(tables, i)`` is a view of table *i*."""

    dtype: ClassVar[np.dtype[np.void]]
    fields: ClassVar[dict[str, Layout]]
    _places: ClassVar[list[tuple[str, int, int, str, tuple[int, ...]]]]
    _windows: dict[str, Any]
    dice: int = u64(known=NOBODY)

    def __init_subclass__(cls) -> None:
        cls.fields = {"dice": u64(known=NOBODY)} | {
            name: kind for name, kind in vars(cls).items() if isinstance(kind, Layout)
        }
        cls.dtype = _packed(cls.fields)
        cls._places = []
        for name, kind in cls.fields.items():
            place = cls.dtype.fields[name]  # type: ignore[index]
            start, end = place[1], place[1] + place[0].itemsize
            cls._places.append((name, start, end, kind.window, kind.shape))
            if not kind.shape:
                setattr(cls, name, _single(name))
            elif name in vars(cls):
                # Rows are plain attributes of every instance: nothing is quicker to read.
                delattr(cls, name)

    def __init__(self, tables: Tables, at: int = 0) -> None:
        memory: Any = memoryview(tables[at : at + 1].view(np.uint8))  # type: ignore[arg-type]
        rows = vars(self)
        rows["_windows"] = windows = {}
        for name, start, end, code, shape in self._places:
            if shape:
                rows[name] = memory[start:end].cast(code, shape)
            else:
                windows[name] = memory[start:end].cast(code)

    @classmethod
    def new(cls, size: int = 1) -> Tables:
        return np.zeros(size, cls.dtype)

    @classmethod
    def read(cls, data: bytes) -> Self:
        """Return a view of a copy of one saved table."""
        return cls(np.frombuffer(data, cls.dtype).copy())


def _packed(fields: dict[str, Layout]) -> np.dtype[np.void]:
    """Widest fields first, padded at the end: aligned without gaps, so that equal tables are equal bytes."""
    widest_first = sorted(fields.items(), key=lambda field: -np.dtype(field[1].code).itemsize)
    layout: list[Any] = [(name, kind.code, kind.shape) for name, kind in widest_first]
    spare = -np.dtype(layout).itemsize % 8
    return np.dtype(layout + [("spare", "u1", (spare,))] * (spare > 0), align=True)


def _single(name: str) -> property:
    def read(self: Record) -> Any:
        return self._windows[name][0]

    def write(self: Record, value: int) -> None:
        try:
            self._windows[name][0] = int(value)
        except (ValueError, OverflowError) as error:
            raise OverflowError(f"{value} does not fit into the field {name}") from error

    return property(read, write)
