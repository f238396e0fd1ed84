"""Knowledge of a table: every field of a record declares who may know it.

::

    class Table(Record):
        turn: int = i8(known=ALL)
        hand: Grid = i8(SEATS, 4, known=ITS_SEAT, holds=counts(4))
        deck: Row = i8(4, known=NOBODY, holds=counts(4))
        drawn: int = i8(known=seats_in("drawer"), holds=names(1))
        stack: Grid = i8(SEATS, 4, known=ITS_SEAT, holds=names(1, owned=True))

The promise tests use these declarations: a re-deal for a seat must keep everything that it may know and change every
hidden place, and nothing that the seat receives may depend on what is hidden from it. An observation shows a field only
to those who may know it (``core/observe/shown_parts.py``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from .errors import BadGame
from .rule import is_rule, step

if TYPE_CHECKING:
    from .record import Layout, Record


class Known(Enum):
    """The seats that may always know a field."""

    ALL = "all"
    """Everybody, spectators too."""
    ITS_SEAT = "its seat"
    """Row 0 is known by seat 0 alone, row 1 by seat 1, and so on."""
    NOBODY = "nobody"
    """No seat may know all of it: a deck, the dice, notes about who knows what."""


ALL, ITS_SEAT, NOBODY = Known.ALL, Known.ITS_SEAT, Known.NOBODY
ANYBODY = -1
"""As a set of seats: all of them, and spectators."""


@dataclass(frozen=True)
class SeatsIn:
    """Known by the seats in a mask. The mask is another field: one set of seats as bits, or one for each row."""

    field: str


@dataclass(frozen=True)
class OwnBit:
    """Each number is a set of seats as bits, and each seat may know only its own bit."""

    spectators: int | None = None
    """The bit for spectators, if there is one."""


Knowing = Known | SeatsIn | OwnBit | Callable[[Any, int], int]
"""The seats that may know a field. A function ``known(t, at)`` returns the seats (as bits) that may know row *at*
of it; it is a rule if an observation shows the field."""
seats_in, own_bit = SeatsIn, OwnBit


@step
def among(seats: int, watcher: int) -> bool:
    """Whether a watcher (-1: a spectator) is one of those seats."""
    return seats == ANYBODY or (watcher >= 0 and (seats >> watcher) & 1 == 1)


@dataclass(frozen=True)
class Bits:
    """Things (mostly cards) as bit sets: how many bits each word has."""

    words: tuple[int, ...]


@dataclass(frozen=True)
class Counts:
    """Things as a row of counts, one for each kind."""

    kinds: int
    owned: bool = False
    """Whether the things of row 0 belong to seat 0 and so on, and never lie in another row."""


@dataclass(frozen=True)
class Rows:
    """One row about each thing."""

    things: int


@dataclass(frozen=True)
class Names:
    """Each number is the number of a thing, or of its kind. A row of a grid is a stack in order, the lowest first."""

    first: int = 0
    """The number of the first of them; lower numbers stand for none."""
    owned: bool = False
    """Whether the things of row 0 belong to seat 0 and so on, and never lie in another row."""


@dataclass(frozen=True)
class OwnNotes:
    """Notes in the game's own form. While there are any, only the game itself can exchange the things."""


Places = Bits | Counts | Names
Notes = Bits | Rows | Names | OwnNotes


def bits(*words: int) -> Bits:
    return Bits(words)


counts, rows, names, own_notes = Counts, Rows, Names, OwnNotes


def check_declared(table: type[Record], where: str) -> None:
    """Check that every field declares who may know it, and that the declaration fits the field.

    Raises:
        BadGame: names the first field that is wrong.
    """
    for name, layout in table.fields.items():
        wrong = _mistake(table, layout)
        if wrong:
            raise BadGame(f"{where}: the field {name} {wrong}")


def _mistake(table: type[Record], layout: Layout) -> str:
    known = layout.known
    if known is None:
        return "does not say who may know it: write known=ALL, known=ITS_SEAT, known=NOBODY or known=seats_in(mask)."
    if known is ITS_SEAT and not layout.shape:
        return "is known by its seat, but has no row for each seat: it is a single number."
    if isinstance(known, SeatsIn):
        mask = table.fields.get(known.field)
        if mask is None:
            return f"is known by the seats in {known.field}, but there is no such field."
        if mask.shape and mask.shape != layout.shape[:1]:
            return f"is known by the seats in {known.field}, which must be one number or one for each row."
    if not isinstance(known, Known | SeatsIn | OwnBit) and not callable(known):
        return f"is known by {known!r}, which says nothing: write known=ALL, known=ITS_SEAT or known=NOBODY."
    if isinstance(layout.holds, Names) and len(layout.shape) > 2:
        return f"holds names in {len(layout.shape)} axes: a grid is a row of stacks, and there is nothing beyond."
    if isinstance(layout.holds, Names) and len(layout.shape) == 2 and layout.holds.first < 1:
        return "holds stacks with no number for an empty place: write holds=names(1), so that 0 is none."
    if isinstance(layout.holds, Counts | Names) and layout.holds.owned and len(layout.shape) < rows_of(layout):
        return "holds things that belong to the seat of their row, but has no row for each seat."
    if isinstance(layout.holds, Bits) and layout.shape[-1:] != (len(layout.holds.words),) and layout.holds.words[1:]:
        return f"holds bits in {len(layout.holds.words)} words, but its rows have {layout.shape[-1:] or 1}."
    if isinstance(layout.holds, Counts) and layout.shape[-1:] != (layout.holds.kinds,):
        return f"holds counts of {layout.holds.kinds} kinds, but its rows have {layout.shape[-1:] or 1}."
    return ""


def rows_of(layout: Layout) -> int:
    """Return the number of axes of a field with a row for each seat."""
    return 2 if isinstance(layout.holds, Counts) else 1


def is_owned(holds: Any) -> bool:
    """Whether the things of a place belong to the seat of its row."""
    return isinstance(holds, Counts | Names) and holds.owned


def may_know(table: type[Record], module: str, name: str, row: str, names: dict[str, Any]) -> str:
    """Return the source text of the condition that ``seat`` may know a row of a field, for generated rules; the names
    it uses are added to *names*.

    Raises:
        BadGame: the function that says who may know the field is no rule.
    """
    known = table.fields[name].known
    if known is ITS_SEAT:
        return f"{row} == seat"
    if known is NOBODY:
        return "False"
    if isinstance(known, SeatsIn):
        mask = f"t.{known.field}[{row}]" if table.fields[known.field].shape else f"t.{known.field}"
        names["among"] = among
        return f"among({mask}, seat)"
    if isinstance(known, Known) or not is_rule(known):
        raise BadGame(f"{module}: mark the function that says who may know {name} with @rule.")
    names |= {"among": among, f"who_knows_{name}": known}
    return f"among(who_knows_{name}(t, {row}), seat)"
