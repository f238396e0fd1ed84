"""Tables of Dragorun with the same future, but for the names of dragons and seats: a solver looks at one of them."""

from __future__ import annotations

from ...core.rule import rule
from .moves import BOTH, COLOUR_ONLY, MOVEMENT_ONLY, REROLL, ROLL
from .table import Ask, Table


@rule
def canonical(t: Table) -> int:
    """The seat on turn becomes seat 0, and the dragons are sorted by space and holder. Returns by how many places the
    seats were turned."""
    turned = t.turn
    for _ in range(turned):
        turn_seats(t)
    t.races = 1
    if t.ask != Ask.MARKER and not t.replaying:
        t.first = 0
    if t.ask != Ask.TURN:
        forget_cover(t, 0)
    for end in range(4, 0, -1):
        for dragon in range(end):
            if rank(t, dragon) > rank(t, dragon + 1):
                exchange_dragons(t, dragon, dragon + 1)
    return turned


@rule
def forget(t: Table, seat: int, move: int) -> None:
    """Dice that are rolled again no longer matter, nor does who has swapped once somebody rolls."""
    if move == ROLL:
        t.swaps = 0
        forget_cover(t, seat)
    if move == REROLL + BOTH or move == REROLL + COLOUR_ONLY:
        t.colour = 0
    if move == REROLL + BOTH or move == REROLL + MOVEMENT_ONLY:
        t.movement = 0


@rule
def forget_cover(t: Table, seat: int) -> None:
    """While a seat uses its roll nobody swaps, and then the marker of the next seat is turned up anyway (3.2)."""
    t.covered &= ~(1 << (seat + 1) % t.seats)


@rule
def turn_seats(t: Table) -> None:
    """Seat 1 becomes seat 0, and so on round the table."""
    last = t.seats - 1
    for seat in range(last):
        exchange_seats(t, seat, seat + 1)
    t.turn, t.first = (t.turn + last) % t.seats, (t.first + last) % t.seats
    t.covered = t.covered >> 1 | (t.covered & 1) << last
    for dragon in range(5):
        if t.holder[dragon] >= 0:
            t.holder[dragon] = (t.holder[dragon] + last) % t.seats


@rule
def exchange_seats(t: Table, one: int, other: int) -> None:
    """Exchange the markers and eggs of two seats."""
    marker, eggs = t.marker[one], t.eggs[one]
    t.marker[one], t.eggs[one] = t.marker[other], t.eggs[other]
    t.marker[other], t.eggs[other] = marker, eggs
    for kind in range(7):
        egg = t.egg[one, kind]
        t.egg[one, kind] = t.egg[other, kind]
        t.egg[other, kind] = egg


@rule
def rank(t: Table, dragon: int) -> int:
    """The order of the dragons: of several in the same place, the one that the colour die names comes first."""
    named = (t.ask == Ask.ROLLED or t.ask == Ask.WHITE) and t.colour == dragon
    return (t.space[dragon] * 8 + t.holder[dragon] + 1) * 2 + (not named)


@rule
def exchange_dragons(t: Table, one: int, other: int) -> None:
    """Two dragons swap their names."""
    space, holder, pool = t.space[one], t.holder[one], t.pool[one]
    t.space[one], t.holder[one], t.pool[one] = t.space[other], t.holder[other], t.pool[other]
    t.space[other], t.holder[other], t.pool[other] = space, holder, pool
    if t.holder[one] >= 0:
        t.marker[t.holder[one]] = one
    if t.holder[other] >= 0:
        t.marker[t.holder[other]] = other
    for seat in range(t.seats):
        egg = t.egg[seat, one]
        t.egg[seat, one] = t.egg[seat, other]
        t.egg[seat, other] = egg
    if t.ask == Ask.ROLLED or t.ask == Ask.WHITE:
        if t.colour == one:
            t.colour = other
        elif t.colour == other:
            t.colour = one
