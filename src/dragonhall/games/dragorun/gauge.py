"""How well a seat stands in Dragorun, at a glance: the nearer the end, the more it counts to be ahead."""

from __future__ import annotations

from ...core.record import Row
from ...core.rule import rule
from .table import Ask, Table, holds_mushroom

SCALES = (15, -28, 17, 1, 11, 97)
"""A space of lead; holding the leader; being next to move, by step around the table; spaces from the finish at which
things are half as clear; a marker that cannot be taken; the mushroom."""
SPACE, LEADER, TURN, HALFWAY, COVERED, POISON = range(6)


@rule
def gauge(t: Table, seat: int, scales: Row) -> int:
    if t.ask == Ask.MARKER:
        return 0
    mine = t.space[t.marker[seat]]
    lead, ahead = 0, 1
    for dragon in range(5):
        lead = max(lead, t.space[dragon])
        if t.space[dragon] > mine:
            ahead = 0
    worth = scales[SPACE] * max(mine - lead, -6) + scales[LEADER] * ahead
    worth -= scales[TURN] * ((seat - t.turn) % t.seats)
    if (t.covered >> seat) & 1:
        worth += scales[COVERED] * ahead
    if holds_mushroom(t, seat):
        worth -= scales[POISON] * ahead
    return worth * scales[HALFWAY] // (scales[HALFWAY] + max(t.track - lead, 0))
