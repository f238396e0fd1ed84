"""The table of Dragorun: what is true now, and small changes of it."""

from __future__ import annotations

from enum import IntEnum

from ...core.knowledge import ALL, counts
from ...core.news import EVERYBODY, tell
from ...core.record import Grid, Record, Row, i8, i16
from ...core.rule import rule
from .box import EGG_KINDS, EGGS_PER_DRAGON, MUSHROOM, SEATS, SNAIL_EGG
from .news import News

BESIDE = -1
"""Where a marker lies that nobody holds."""


class Ask(IntEnum):
    """The question that the table waits for."""

    NOTHING = 0
    MARKER = 1
    """Choose a marker (2.5)."""
    TURN = 2
    """Roll or swap, perhaps return eggs first (3.1)."""
    ROLLED = 3
    """Use the roll, or roll once more (4.1)."""
    WHITE = 4
    """Name a dragon after the second roll (4.3)."""


class Table(Record):
    seats: int = i8(known=ALL)
    track: int = i8(known=ALL)
    start: int = i8(known=ALL)
    choosing: int = i8(known=ALL)
    replaying: int = i8(known=ALL)
    no_eggs: int = i8(known=ALL)

    ask: int = i8(known=ALL)
    turn: int = i8(known=ALL)
    first: int = i8(known=ALL)
    """The seat that began this race."""
    races: int = i16(known=ALL)
    """Races begun. The bound on plies (longest_match) keeps it far below its room."""
    colour: int = i8(known=ALL)
    movement: int = i8(known=ALL)
    """The dice as they lie, while there is a roll to use; else 0."""
    winners: int = i8(known=ALL)
    """A set of seats, as bits."""

    space: Row = i8(5, known=ALL)
    """Where each dragon stands."""
    marker: Row = i8(SEATS, known=ALL)
    """The dragon each seat holds; BESIDE while it has none."""
    holder: Row = i8(5, known=ALL)
    """The seat that holds each dragon's marker, or BESIDE."""
    covered: int = i8(known=ALL)
    """The seats whose marker lies face down, as bits (5.2)."""
    pool: Row = i8(EGG_KINDS, known=ALL, holds=counts(EGG_KINDS))
    pooled: int = i8(known=ALL)
    egg: Grid = i8(SEATS, EGG_KINDS, known=ALL, holds=counts(EGG_KINDS))
    """Eggs held, by seat and kind."""
    eggs: Row = i8(SEATS, known=ALL)
    """How many eggs each seat holds."""
    swaps: int = i8(known=ALL)
    """Without eggs: the turns in a row that were swaps, counted again from every roll (5.8); else 0."""
    endless: int = i8(known=ALL)
    """These are the rules of version 1, which let everybody swap forever."""


@rule
def must_roll(t: Table) -> bool:
    """Everybody has swapped, one after the other (5.8)."""
    return t.swaps == t.seats


@rule
def is_free(t: Table, space: int) -> bool:
    """No dragon stands there; the snail space and the finish always have room (1.3)."""
    if space <= 0:
        return True
    for dragon in range(5):
        if t.space[dragon] == space:
            return False
    return True


@rule
def last_space(t: Table) -> int:
    return min(t.space[0], t.space[1], t.space[2], t.space[3], t.space[4])


@rule
def first_space(t: Table) -> int:
    return max(t.space[0], t.space[1], t.space[2], t.space[3], t.space[4])


@rule
def put_dragon(t: Table, dragon: int, space: int) -> None:
    before = t.space[dragon]
    t.space[dragon] = space
    if space > before:
        tell(EVERYBODY, News.FORWARD, dragon, before, space)
    elif space < before:
        tell(EVERYBODY, News.BACKWARD, dragon, before, space)
    else:
        tell(EVERYBODY, News.STAYED, dragon, space)


@rule
def give_marker(t: Table, seat: int, dragon: int) -> None:
    t.marker[seat] = dragon
    t.holder[dragon] = seat


@rule
def fill_pool(t: Table) -> None:
    """All eggs go into the pool (2.7, 6.4)."""
    for kind in range(EGG_KINDS):
        t.pool[kind] = EGGS_PER_DRAGON if kind < SNAIL_EGG else 1
        for seat in range(t.seats):
            t.egg[seat, kind] = 0
    t.pooled = 12
    for seat in range(t.seats):
        t.eggs[seat] = 0


@rule
def return_eggs(t: Table, seat: int) -> None:
    tell(EVERYBODY, News.RETURNED, seat, t.eggs[seat])
    for kind in range(EGG_KINDS):
        t.pool[kind] += t.egg[seat, kind]
        t.egg[seat, kind] = 0
    t.pooled += t.eggs[seat]
    t.eggs[seat] = 0


@rule
def holds_mushroom(t: Table, seat: int) -> bool:
    return t.egg[seat, MUSHROOM] > 0
