"""How well a seat stands in Le Jeu des Dragons between gambits: gold, the more so the nearer somebody is to ruin."""

from __future__ import annotations

from ...core.game import LOUD
from ...core.record import Row
from ...core.rule import rule
from .table import NONE, Ask, Table, hand_size, in_play
from .thumb import hand_strength

SCALES = (258, 78, 1, 1)
"""A piece of gold, over the gold of the poorest and this many pieces; a card in hand; its strength."""
GOLD, NEAR, CARD, STRENGTH = range(4)


@rule
def gauge(t: Table, seat: int, scales: Row) -> int:
    if t.ask != Ask.ANTE:
        return LOUD
    poorest = 10_000
    for other in range(t.seats):
        if t.ante[other] != NONE:
            return LOUD
        if in_play(t, other):
            poorest = min(poorest, t.gold[other])
    if not in_play(t, seat):
        return -3000
    worth = scales[GOLD] * t.gold[seat] // max(poorest + scales[NEAR], 1)
    return worth + scales[CARD] * hand_size(t, seat) + scales[STRENGTH] * hand_strength(t, seat)
