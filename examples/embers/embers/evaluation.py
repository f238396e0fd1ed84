"""How well a seat stands in Embers: crowns, and stones that are left."""

from __future__ import annotations

from dragonhall.core.record import Row
from dragonhall.core.rule import rule

from .box import OWN
from .table import Table, losses

WEIGHTS = (600, 80)
"""All crowns; a stone."""
CROWNS, STONE = range(2)


@rule
def evaluate(t: Table, seat: int, weights: Row) -> int:
    return weights[CROWNS] * t.crowns[seat] // t.goal + weights[STONE] * (OWN - losses(t, seat))
