"""How well a seat stands in The Letter when a turn begins: letters, being in the round, the card in the hand."""

from __future__ import annotations

from dragonhall.core.bits import count
from dragonhall.core.record import Row
from dragonhall.core.rule import rule

from .box import NONE
from .table import Table, seats_in_round

WEIGHTS = (150, 100, 15)
"""A letter, over the goal; to be in the round, over the seats that are; a number of the card."""
LETTER, IN, NUMBER = range(3)


@rule
def evaluate(t: Table, seat: int, weights: Row) -> int:
    value = 3 * weights[LETTER] * t.letters[seat] // t.goal
    if t.hand[seat] != NONE:
        value += 3 * weights[IN] // count(seats_in_round(t)) + weights[NUMBER] * t.hand[seat]
    return value
