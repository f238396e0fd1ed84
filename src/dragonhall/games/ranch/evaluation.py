"""How well a seat stands in Dragon Ranch before a turn: points, what will be fed, and what may still hatch."""

from __future__ import annotations

from ...core.counsel import NOT_QUIET
from ...core.record import Row
from ...core.rule import rule
from .box import EGG, GRIFFIN, GROWN, INGOT, LEVEL, MANDRAKE
from .table import Phase, Table, dragons, eggs

WEIGHTS = (48, 18, -6, 1, 13, 29, 7, 43, 68)
"""A point; a level of a dragon that is fed, of one that is not; a level of an egg; a griffin; a mandrake; an ingot;
a medal (in points); how much all but points counts while another season follows (percent)."""
POINT, FED, UNFED, AN_EGG, A_GRIFFIN, A_MANDRAKE, AN_INGOT, MEDAL, AGAIN = range(9)


@rule
def evaluate(t: Table, seat: int, weights: Row) -> int:
    if t.phase != Phase.TURNS or t.acted or t.made or t.blue:
        return NOT_QUIET
    food = min(t.own[seat, GRIFFIN], t.own[seat, MANDRAKE])
    worth, young = 0, 0
    for sort in range(5, -1, -1):
        young += LEVEL[sort] * t.own[seat, EGG + sort]
        for _ in range(t.own[seat, GROWN + sort]):
            worth += weights[FED if food > 0 else UNFED] * LEVEL[sort]
            food -= 1
    worth += weights[AN_EGG] * young + weights[A_GRIFFIN] * min(t.own[seat, GRIFFIN], dragons(t, seat) + eggs(t, seat))
    worth += weights[A_MANDRAKE] * min(t.own[seat, MANDRAKE], t.own[seat, GRIFFIN] + 1)
    worth += weights[AN_INGOT] * min(t.own[seat, INGOT], 6)
    if t.season < t.seasons:
        worth = worth * weights[AGAIN] // 100
    medals, won = t.medals[seat], 0
    while medals != 0:
        medals &= medals - 1
        won += 1
    return worth + weights[POINT] * t.score[seat] + weights[MEDAL] * 3 * won
