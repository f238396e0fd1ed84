"""What a seat can decide: the legal moves of each question, in a fixed order."""

from __future__ import annotations

from ...core.bits import lowest as lowest_of
from ...core.record import Row
from ...core.rule import rule
from .box import DRAGON, LEFT, OF_COLOUR, ON_LEFT, ON_RIGHT, REAL_KINDS, RIGHT, STARTING_CARDS
from .moves import (
    ADD,
    ADD_SHADOW,
    ADD_STARTING,
    CHOOSE,
    LAY,
    LAY_AT,
    PASS,
    TAKE,
    TAKE_FOURTH,
    WRITE,
    WRITE_STARTING,
)
from .powers import accepts, colour_for, list_chests, may_open, number_for
from .table import EMPTY, SHADOWS_TOO, Ask, Table, pile_at, starting_dragons


@rule
def legal(t: Table, seat: int, out: Row) -> int:
    if t.ask == Ask.TURN:
        return list_turn(t, seat, out)
    if t.ask == Ask.ADD:
        return list_adds(t, seat, out)
    if t.ask == Ask.OTHERS:
        n = list_layings(t, seat, out, 0)
        out[n] = PASS
        return n + 1
    n = 0
    for chest in range(6):
        if not t.chests >> chest & 1:
            out[n] = CHOOSE + chest
            n += 1
    return n


@rule
def list_turn(t: Table, seat: int, out: Row) -> int:
    """Steps 1 to 3 are one question: after a change of the Grimoire, a chest or placing no card is taken (4.6)."""
    n = 0
    if not t.stopped:
        first = TAKE
        if t.taken >= 3:
            first = TAKE_FOURTH
        if may_take(t, seat):
            if t.slot[LEFT] != EMPTY:
                out[n] = first + LEFT
                n += 1
            if t.slot[RIGHT] != EMPTY:
                out[n] = first + RIGHT
                n += 1
        if t.taken == 0:
            return n
    n = list_writings(t, seat, out, n)
    if may_open(t, seat):
        n = list_chests(t, seat, out, n)
    n = list_layings(t, seat, out, n)
    out[n] = PASS
    return n + 1


@rule
def may_take(t: Table, seat: int) -> bool:
    """Three cards, and a fourth for a crystal (4.1, 4.3)."""
    return t.taken < 3 or (t.taken == 3 and t.paid == 0 and t.crystals[seat] > 0)


@rule
def list_writings(t: Table, seat: int, out: Row, n: int) -> int:
    """Any card of the hand, numbers left, colours right, one on each side (5.1, 5.2)."""
    open_kinds = (0 if t.wrote & 1 else ON_LEFT) | (0 if t.wrote & 2 else ON_RIGHT)
    held = t.held[seat] & open_kinds
    while held != 0:
        out[n] = WRITE + lowest_of(held)
        n += 1
        held &= held - 1
    if t.unseen[seat] > 0:
        before = -1
        for card in range(STARTING_CARDS):
            kind = t.kind_of[card]
            if t.starts[seat] >> card & 1 and kind != before and open_kinds >> kind & 1:
                out[n] = WRITE_STARTING + kind
                n += 1
                before = kind
    return n


@rule
def list_layings(t: Table, seat: int, out: Row, n: int) -> int:
    """Lay if it can be done; a third or fourth pile at either end of the row (6.2 to 6.7)."""
    if not can_lay(t, seat):
        return n
    if t.piles[seat] < 2 or pile_at(t, seat, colour_for(t, seat)) >= 0:
        out[n] = LAY
        return n + 1
    out[n] = LAY_AT + LEFT
    out[n + 1] = LAY_AT + RIGHT
    return n + 2


@rule
def can_lay(t: Table, seat: int) -> bool:
    """Enough dragons of the colour, at least one of them real, on a pile that is not closed (6.2, 6.3, 6.6)."""
    colour = colour_for(t, seat)
    real = t.dragons[seat, colour]
    if t.unseen[seat] > 0:
        real += starting_dragons(t, seat, colour)
    return real > 0 and real + t.dragons[seat, SHADOWS_TOO] >= number_for(t, seat) and accepts(t, seat, colour)


@rule
def nameable_kinds(t: Table, seat: int) -> int:
    """The seen kinds of the colour asked for that can still be named: none before the last (6.8)."""
    return t.held[seat] & int(OF_COLOUR[colour_for(t, seat)]) & -(1 << min(max(t.last - 1, 0), REAL_KINDS))


@rule
def is_nameable_start(t: Table, seat: int, card: int) -> bool:
    kind = t.kind_of[card]
    mine = t.starts[seat] >> card & 1 != 0
    return mine and int(DRAGON[kind]) == colour_for(t, seat) and REAL_KINDS + kind + 1 >= t.last


@rule
def left_to_name(t: Table, seat: int) -> int:
    """How many real dragons can still be named."""
    left = 0
    kinds = nameable_kinds(t, seat)
    while kinds != 0:
        left += t.hand[seat, lowest_of(kinds)]
        kinds &= kinds - 1
    if t.unseen[seat] > 0:
        for card in range(STARTING_CARDS):
            if is_nameable_start(t, seat, card):
                left += 1
    return left


@rule
def list_adds(t: Table, seat: int, out: Row) -> int:
    """Cards that can be named next: never one before the last, and always so that enough are left (6.8)."""
    shadows = t.dragons[seat, SHADOWS_TOO]
    left = left_to_name(t, seat) + shadows
    nameable = nameable_kinds(t, seat)
    n = 0
    while nameable != 0:
        kind = lowest_of(nameable)
        if left >= t.need:
            out[n] = ADD + kind
            n += 1
        left -= t.hand[seat, kind]
        nameable &= nameable - 1
    before = -1
    for card in range(STARTING_CARDS):
        if is_nameable_start(t, seat, card):
            kind = t.kind_of[card]
            if left >= t.need and kind != before:
                out[n] = ADD_STARTING + kind
                n += 1
            before = kind
            left -= 1
    if t.last > 0 and shadows >= t.need:
        out[n] = ADD_SHADOW
        n += 1
    return n
