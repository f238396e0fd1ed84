"""How well a seat stands in Dragardiens before a turn: points so far, and what its hand promises."""

from __future__ import annotations

from ...core.counsel import NOT_QUIET
from ...core.record import Row
from ...core.rule import rule
from .box import KINDS
from .table import Ask, Table

WEIGHTS = (7, 15, -24, -5, 12, 143)
"""A point; a card in hand; a shadow dragon; a crystal; a fragment of an unfinished ring; how much clearer it is at the
end (percent)."""
POINT, CARD, A_SHADOW, CRYSTAL, PART, LATER = range(6)


@rule
def evaluate(t: Table, seat: int, weights: Row) -> int:
    if t.ask != Ask.TURN or t.taken > 0:
        return NOT_QUIET
    points = 2 * t.points[seat] + 17 * t.red[seat] + 7 * t.blue[seat] + 2 * t.crest[seat] + 2 * t.egg * t.eggs[seat]
    cards = t.unseen[seat]
    for kind in range(KINDS):
        cards += t.hand[seat, kind]
    most = True
    for other in range(t.seats):
        if t.eggs[other] > t.eggs[seat]:
            most = False
    if most and t.eggs[seat] > 0:
        points += t.egg_back - t.egg
    worth = weights[POINT] * points // 2 + weights[CARD] * min(cards, 12) + weights[A_SHADOW] * t.dragons[seat, 4]
    worth += weights[CRYSTAL] * t.crystals[seat] + weights[PART] * (t.fragments[seat] % 3)
    return worth * (100 + weights[LATER] * t.amulets // max(t.goal, 1)) // 200
