"""Why a move is good: what it does to the race. Hints say it."""

from __future__ import annotations

from typing import Any

from .heuristic import after
from .moves import CHOOSE, MOVE, REROLL, RETURN, ROLL, SWAP
from .table import Table, first_space, holds_mushroom


def reason(t: Table, seat: int, move: int) -> dict[str, Any]:
    if move == ROLL:
        behind = first_space(t) - t.space[t.marker[seat]]
        return _because("ahead" if behind == 0 else "close" if behind < 4 else "roll", behind)
    if move == RETURN:
        return _because("mushroom" if holds_mushroom(t, seat) else "eggs", t.eggs[seat])
    if move < MOVE:
        gained = t.space[move - SWAP] - t.space[t.marker[seat]]
        return _because("nearer" if gained > 0 else "safer", max(gained, 0))
    if move < REROLL:
        return _moved(t, seat, move - MOVE)
    if move < CHOOSE:
        return _because("reroll", 0)
    return _because("choose", t.space[move - CHOOSE])


def _because(key: str, number: int) -> dict[str, Any]:
    return {"key": key, "number": number}


def _moved(t: Table, seat: int, dragon: int) -> dict[str, Any]:
    then = min(after(t, dragon, t.movement), t.track)
    steps = then - t.space[dragon]
    if t.marker[seat] == dragon:
        if then == t.track and not holds_mushroom(t, seat):
            return _because("wins", steps)
        return _because("forward" if steps > 0 else "must", steps if steps > 0 else 0)
    if steps < 0:
        return _because("back", -steps)
    return _because("harmless", steps)
