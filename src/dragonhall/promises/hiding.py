"""What is hidden from whom, by the declarations of a game's fields alone (``core/knowledge.py``).

The promise tests use it to look at views and re-deals without asking the game: *scrambled* tables exchange two things
that a seat cannot see, whatever the game's own ``redeal`` does.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.board import Board
from ..core.errors import BadPosition
from ..core.game import Game
from ..core.knowledge import (
    ALL,
    ANYBODY,
    ITS_SEAT,
    NOBODY,
    Bits,
    Counts,
    Names,
    OwnBit,
    OwnNotes,
    Rows,
    SeatsIn,
    is_owned,
)
from ..core.match import Match
from ..core.places import is_stack
from ..core.record import Layout, Record
from ..core.records import placed

Zone = tuple[str, int, int]
"""A place for things: a field, its row (0 for a field that is one place), and in a stack the level."""


def may_know(table: type[Record], t: Any, zone: Zone, seat: int | None) -> bool:
    """Return whether a seat (None: a spectator) may know this row of a field."""
    name, row, _ = zone
    known = table.fields[name].known
    if known is ALL:
        return True
    if known is NOBODY or isinstance(known, OwnBit):
        return False
    if known is ITS_SEAT:
        return row == seat
    if isinstance(known, SeatsIn):
        mask = getattr(t, known.field)
        seats = mask[row] if table.fields[known.field].shape else mask
    else:
        assert callable(known)
        seats = known(t, row)
    return seats == ANYBODY or (seat is not None and bool(seats >> seat & 1))


def known_bits(board: Board, seat: int | None) -> npt.NDArray[np.uint8]:
    """Return a mask over the bytes of a table: 1 for every bit that the seat may know."""
    table, t = board.game.Table, board.t
    mask = np.zeros(1, table.dtype)
    for name, layout in table.fields.items():
        if layout.known is ALL:
            mask[name] = -1
        elif isinstance(layout.known, OwnBit):
            bit = layout.known.spectators if seat is None else seat
            mask[name] = 0 if bit is None else 1 << bit
        elif layout.known is not NOBODY:
            for row in range(layout.shape[0] if layout.shape else 1):
                if may_know(table, t, (name, row, 0), seat):
                    mask[name][(0, row) if layout.shape else 0] = -1
    return mask.view(np.uint8)


def bytes_of(board: Board) -> npt.NDArray[np.uint8]:
    return board.tables.view(np.uint8)


def told_apart(one: Board, two: Board, seat: int | None) -> str:
    """Return the fields in which two tables differ for somebody who knows all that the seat may know, or nothing."""
    mask = known_bits(one, seat)
    if not ((bytes_of(one) ^ bytes_of(two)) & mask).any():
        return ""
    seen, other = (bytes_of(board) & mask for board in (one, two))
    dtype = one.game.Table.dtype
    return ", ".join(
        f"{name}: {seen.view(dtype)[name].tolist()} / {other.view(dtype)[name].tolist()}"
        for name in dtype.names or ()
        if seen.view(dtype)[name].tobytes() != other.view(dtype)[name].tobytes()
    )


# Places and the things in them


def one_place(layout: Layout) -> int:
    """Return the number of axes of one place."""
    single = isinstance(layout.holds, Names) or (isinstance(layout.holds, Bits) and len(layout.holds.words) == 1)
    return 0 if single else 1


def zones(game: Game) -> Iterator[Zone]:
    """Return all places for things."""
    for name, layout in game.Table.fields.items():
        if layout.holds is not None:
            rows = range(layout.shape[0] if len(layout.shape) > one_place(layout) else 1)
            levels = range(layout.shape[1] if is_stack(layout) else 1)
            yield from ((name, row, level) for row in rows for level in levels)


def hidden_zones(board: Board, seat: int | None) -> list[Zone]:
    """Return the places that hold something hidden from the seat."""
    table = board.game.Table
    return [z for z in zones(board.game) if not may_know(table, board.t, z, seat) and things_in(board, z)]


def row_of(board: Board, zone: Zone) -> npt.NDArray[Any]:
    """Return the numbers of one place, to be read and written."""
    name, row, level = zone
    layout, field = board.game.Table.fields[name], board.tables[name]
    found: npt.NDArray[Any] = field[0] if layout.shape else field
    if is_stack(layout):
        return found[row, level : level + 1]
    if len(layout.shape) > one_place(layout):
        found = found[row] if one_place(layout) else found[row : row + 1]
    return found


def things_in(board: Board, zone: Zone) -> list[int]:
    """Return the things in a place, or the kinds present there."""
    holds, row = board.game.Table.fields[zone[0]].holds, row_of(board, zone)
    if isinstance(holds, Counts):
        return [kind for kind in range(holds.kinds) if row[kind] > 0]
    if isinstance(holds, Names):
        return [int(number) - holds.first for number in row if number >= holds.first]
    assert isinstance(holds, Bits)
    return [thing for thing in range(sum(holds.words)) if has(row, holds, thing)]


def word_and_bit(holds: Bits, thing: int) -> tuple[int, int]:
    word = 0
    while thing >= holds.words[word]:
        thing -= holds.words[word]
        word += 1
    return word, thing


def has(row: Any, holds: Bits, thing: int) -> bool:
    word, bit = word_and_bit(holds, thing)
    return bool(int(row[word]) >> bit & 1)


def flip(row: Any, holds: Bits, thing: int) -> None:
    word, bit = word_and_bit(holds, thing)
    row[word] = int(row[word]) ^ 1 << bit


# Scrambled tables


def scrambled(match: Match, seat: int | None, luck: random.Random, of: Zone | None = None) -> Match | None:
    """Exchange two hidden things on a table that is otherwise the same for all the seat may know; None if there are no
    two that could be exchanged (of them one in the place *of*, if that is given). The dice stay, and so do the sizes
    of all places."""
    board = match.board
    hidden, fields = hidden_zones(board, seat), board.game.Table.fields
    if any(isinstance(layout.about, OwnNotes) and board.tables[name].any() for name, layout in fields.items()):
        return None
    pairs = [
        (a, b)
        for a in hidden
        for b in hidden
        if a < b and alike(board.game.Table, a, b) and (of is None or of in (a, b))
    ]
    luck.shuffle(pairs)
    for a, b in pairs:
        ways = [(x, y) for x in things_in(board, a) for y in things_in(board, b) if x != y]
        luck.shuffle(ways)
        for x, y in ways[:6]:
            other = board.copy()
            exchange(other, a, b, x, y)
            if told_apart(board, other, seat) or (known_bits(board, seat) != known_bits(other, seat)).any():
                continue  # the seat knows the place of one of the two
            if other.tables.tobytes() != board.tables.tobytes() and unremarkable(board, x, y, seat):
                found = Match(match.game, match.seats, match.options, other, match.ply, match.version)
                if is_possible(found):
                    return found
    return None


def is_possible(match: Match) -> bool:
    """Return whether the game accepts a description of this table."""
    try:
        return placed(match.game, match.position())._board.tables.tobytes() == match._board.tables.tobytes()
    except BadPosition:
        return False


def alike(table: type[Record], a: Zone, b: Zone) -> bool:
    """Whether things of two places can be exchanged: both are sets of the same things, or both have kinds of things,
    which belong to nobody or to the same seat."""
    one, two = table.fields[a[0]].holds, table.fields[b[0]].holds
    if is_owned(one) or is_owned(two):
        return is_owned(one) and is_owned(two) and a[1] == b[1]
    return one == two or (isinstance(one, Counts | Names) and isinstance(two, Counts | Names))


def exchange(board: Board, a: Zone, b: Zone, x: int, y: int) -> None:
    """Exchange x and y between two places, together with hidden notes about them."""
    for zone, gone, come in ((a, x, y), (b, y, x)):
        row, holds = row_of(board, zone), board.game.Table.fields[zone[0]].holds
        if isinstance(holds, Counts):
            row[gone] -= 1
            row[come] += 1
        elif isinstance(holds, Names):
            row[0] = holds.first + come
        else:
            assert isinstance(holds, Bits)
            flip(row, holds, gone)
            flip(row, holds, come)
    if isinstance(holds, Bits):
        for name, layout in board.game.Table.fields.items():
            if layout.known is not ALL and layout.about is not None:
                exchange_notes(board.tables[name][0], layout, x, y)


def exchange_notes(field: Any, layout: Layout, x: int, y: int) -> None:
    if isinstance(layout.about, Names):
        was_x, was_y = field == x, field == y
        field[was_x], field[was_y] = y, x
    elif isinstance(layout.about, Rows):
        field[[x, y]] = field[[y, x]]
    elif isinstance(layout.about, Bits) and has(field, layout.about, x) != has(field, layout.about, y):
        flip(field, layout.about, x)
        flip(field, layout.about, y)


def unremarkable(board: Board, x: int, y: int, seat: int | None) -> bool:
    """Return whether all have noted the same about the two, and the seat nothing of its own about either: so it
    cannot tell one from the other."""
    for name, layout in board.game.Table.fields.items():
        field, about, known = board.tables[name][0], layout.about, layout.known
        if isinstance(known, OwnBit) and isinstance(about, Rows):
            bit = known.spectators if seat is None else seat
            if bit is not None and int(field[x] | field[y]) >> bit & 1:
                return False
        if known is ALL and isinstance(about, Rows) and (field[x] != field[y]).any():
            return False
        if known is ALL and isinstance(about, Bits) and has(field, about, x) != has(field, about, y):
            return False
    return True


def stays_hidden(before: Board, after: Board, other: Board, other_after: Board, seat: int | None) -> bool:
    """Whether a ply, played on two tables that differ in things hidden from the seat, touched no place in which they
    differ, and showed the seat none of them."""
    apart = bytes_of(before) ^ bytes_of(other)
    places = [zone for zone in zones(before.game) if (row_of(before, zone) != row_of(other, zone)).any()]
    for then, now in ((before, after), (other, other_after)):
        if (bytes_of(then) ^ bytes_of(now))[apart != 0].any() or (known_bits(now, seat) & apart).any():
            return False
        if any((row_of(then, zone) != row_of(now, zone)).any() for zone in places):
            return False
        for name, layout in before.game.Table.fields.items():
            noted = layout.known is not ALL and layout.about is not None
            if noted and then.tables[name].tobytes() != now.tables[name].tobytes():
                return False
    return True
