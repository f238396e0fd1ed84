"""The table of Embers: what is true now, and small changes of it."""

from __future__ import annotations

from dragonhall.core.knowledge import ALL, ITS_SEAT, counts, names
from dragonhall.core.places import size_rules, stack_rules
from dragonhall.core.record import Grid, Record, Row, i8
from dragonhall.core.rule import rule

from .box import EMBER, KINDS, OWN, PEBBLE, SEATS


class Table(Record):
    seats: int = i8(known=ALL)
    goal: int = i8(known=ALL)
    """Crowns that win the match."""
    phase: int = i8(known=ALL)
    turn: int = i8(known=ALL)
    """The seat that has to decide. While stones are lifted, the one that lifts."""
    bid: int = i8(known=ALL)
    """The highest bid of this round; 0 before the first."""
    passed: int = i8(known=ALL)
    """The seats that have passed in this round, as bits."""
    crowns: Row = i8(SEATS, known=ALL)
    hand: Grid = i8(SEATS, KINDS, known=ITS_SEAT, holds=counts(KINDS, owned=True))
    cairn: Grid = i8(SEATS, OWN, known=ITS_SEAT, holds=names(1, owned=True))
    """Stones that lie face down, the lowest first."""
    lifted: Grid = i8(SEATS, KINDS, known=ALL, holds=counts(KINDS, owned=True))
    """Stones that were lifted in this round and lie open."""
    lost: Grid = i8(SEATS, OWN, known=ITS_SEAT, holds=names(1, owned=True))
    """Stones that are lost for the match, the first one first."""
    pebbles: Grid = i8(SEATS, OWN, known=ALL)
    """How many Pebbles were seen at once in earlier rounds while the seat had lost 0, 1, 2 or 3 stones."""
    ember: Row = i8(SEATS, known=ALL)
    """1 + the stones that the seat had lost when its Ember was last seen; 0: never."""


in_hand, _ = size_rules(Table, __name__, "hand")
height, laid = size_rules(Table, __name__, "cairn")
_, lifted = size_rules(Table, __name__, "lifted")
losses, _ = size_rules(Table, __name__, "lost")
lay_on_cairn, take_from_cairn = stack_rules(Table, __name__, "cairn")
put_to_lost, _ = stack_rules(Table, __name__, "lost")


@rule
def players(t: Table) -> int:
    """The seats that have a stone left, as bits."""
    seats = 0
    for seat in range(t.seats):
        seats |= (losses(t, seat) < OWN) << seat
    return seats


@rule
def gather(t: Table) -> None:
    """All stones go back to their hands; what was seen of them is remembered (4.6, 6.3)."""
    t.bid, t.passed = 0, 0
    for seat in range(t.seats):
        if losses(t, seat) < OWN:
            at = losses(t, seat)
            t.pebbles[seat, at] = max(t.pebbles[seat, at], t.lifted[seat, PEBBLE - 1])
            if t.lifted[seat, EMBER - 1]:
                t.ember[seat] = 1 + at
        for kind in range(KINDS):
            t.hand[seat, kind] += t.lifted[seat, kind]
            t.lifted[seat, kind] = 0
        while height(t, seat):
            t.hand[seat, take_from_cairn(t, seat) - 1] += 1


@rule
def remembered(t: Table, seat: int) -> bool:
    """Whether what a seat has lost, in its order, fits what everybody has seen of its stones (6.3)."""
    left = OWN - 1
    for at in range(OWN):
        if t.pebbles[seat, at] > left or (t.lost[seat, at] == EMBER and at + 1 < t.ember[seat]):
            return False
        left -= t.lost[seat, at] == PEBBLE
    return True
