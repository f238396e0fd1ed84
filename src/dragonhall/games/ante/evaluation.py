"""How well a seat stands in Le Jeu des Dragons between gambits: gold, the more so the nearer somebody is to ruin."""

from __future__ import annotations

from ...core.counsel import NOT_QUIET
from ...core.record import Row
from ...core.rule import rule
from .heuristic import hand_strength
from .table import NONE, Ask, Table, hand_size, in_play

WEIGHTS = (258, 78, 1, 1)
"""A piece of gold, over the gold of the poorest and this many pieces; a card in hand; its strength."""
GOLD, NEAR, CARD, STRENGTH = range(4)


@rule
def evaluate(t: Table, seat: int, weights: Row) -> int:
    if t.ask != Ask.ANTE:
        return NOT_QUIET
    poorest = 10_000
    for other in range(t.seats):
        if t.ante[other] != NONE:
            return NOT_QUIET
        if in_play(t, other):
            poorest = min(poorest, t.gold[other])
    if not in_play(t, seat):
        return -3000
    worth = weights[GOLD] * t.gold[seat] // max(poorest + weights[NEAR], 1)
    return worth + weights[CARD] * hand_size(t, seat) + weights[STRENGTH] * hand_strength(t, seat)
