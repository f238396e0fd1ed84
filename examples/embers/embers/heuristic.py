"""The heuristic for Embers: bid what is likely to be lifted, bluff now and then. It reads what the seat may know."""

from __future__ import annotations

from dragonhall.core.record import Row
from dragonhall.core.rule import rule

from .box import EMBER, OWN
from .moves import BID, LIFT, LOSE, PASS
from .table import Table, height, in_hand, losses

WEIGHTS = (300, 250)
"""A crown; a stone."""
CROWN, STONE = range(2)


@rule
def heuristic(t: Table, seat: int, moves: Row, n: int, weights: Row, marks: Row) -> None:
    """Mark the moves. Those that nobody sees have equal marks, so one is drawn: which stone goes down or is lost, and
    whether to bluff. A search takes all hidden stones for equally likely; were one always first, it would err."""
    for k in range(n):
        move = moves[k]
        marks[k] = 0
        if LIFT <= move < LOSE:
            marks[k] = -weights[STONE] * ember_chance(t, move - LIFT) // 100
        elif BID <= move < PASS:
            chance = success(t, seat, move - BID + 1)
            if chance > 0 or move - BID > t.bid:
                marks[k] = (weights[CROWN] * chance - weights[STONE] * (100 - chance)) // 100


@rule
def success(t: Table, seat: int, bid: int) -> int:
    """How likely a bid can be lifted, of 100: the own stones first, then those of the others in order of seats."""
    own = height(t, seat)
    for at in range(own):
        if t.cairn[seat, at] == EMBER and own - at <= bid:
            return 0
    chance, needed = 100, bid - own
    for other in range(t.seats):
        if other != seat and needed > 0:
            here = min(needed, height(t, other))
            needed -= here
            chance = chance * (100 - here * ember_chance(t, other)) // 100
    return max(chance, 1)


@rule
def ember_chance(t: Table, seat: int) -> int:
    """How likely the top stone of a seat's cairn is its Ember, of 100."""
    lost = losses(t, seat)
    if lost == OWN or t.pebbles[seat, lost] == OWN - lost:
        return 0
    hidden = height(t, seat) + in_hand(t, seat)
    return 100 // (hidden + (0 if t.ember[seat] == lost + 1 else lost))
