"""What a seat may see of Embers, and what it cannot know (6)."""

from __future__ import annotations

from typing import Any

from dragonhall.core.position import listed_kinds, row_of
from dragonhall.core.redeals import redealt

from .box import OWN, PHASES, STONES
from .table import Table, height, in_hand, losses, remembered

redeal = redealt(Table, __name__, row_fits=remembered)
"""Every seat's own stones are dealt again, each seat's for itself, until they fit what was seen of them."""


def open_view(t: Table) -> dict[str, Any]:
    return {
        "phase": PHASES[t.phase],
        "turn": t.turn,
        "goal": t.goal,
        "bid": t.bid,
        "players": [player(t, seat) for seat in range(t.seats)],
    }


def player(t: Table, seat: int) -> dict[str, Any]:
    return {
        "crowns": t.crowns[seat],
        "stones": in_hand(t, seat),
        "cairn": height(t, seat),
        "lifted": listed_kinds(row_of(t.lifted, seat), STONES),
        "lost": losses(t, seat),
        "passed": bool(t.passed >> seat & 1),
        "out": losses(t, seat) == OWN,
        "pebbles_seen": row_of(t.pebbles, seat),
        "ember_seen": t.ember[seat] - 1 if t.ember[seat] else None,
    }


def own_view(t: Table, seat: int | None) -> dict[str, Any]:
    """The own stones, wherever they lie."""
    if seat is None:
        return {"hand": None, "own_cairn": None, "own_lost": None}
    return {
        "hand": listed_kinds(row_of(t.hand, seat), STONES),
        "own_cairn": [STONES[stone - 1] for stone in row_of(t.cairn, seat) if stone],
        "own_lost": [STONES[stone - 1] for stone in row_of(t.lost, seat) if stone],
    }
