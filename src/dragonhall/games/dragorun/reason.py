"""Why a move is good: what it does to the race. Hints say it."""

from __future__ import annotations

from typing import Any

from .box import WHITE
from .moves import CHOOSE, MOVE, REROLL, RETURN, ROLL, SWAP
from .table import BESIDE, Ask, Table, first_space, holds_mushroom
from .view import landing


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
    free = [t.space[dragon] for dragon in range(5) if t.holder[dragon] == BESIDE]
    space = t.space[move - CHOOSE]
    return _because("choose" if space == max(free) else "choose-other", space)


def forgoes(t: Table, seat: int, move: int) -> bool:
    """Say whether a swap would give the leader of the race away."""
    mine = t.marker[seat]
    return SWAP <= move < MOVE and t.space[mine] > max(t.space[dragon] for dragon in range(5) if dragon != mine)


def _because(key: str, number: int) -> dict[str, Any]:
    return {"key": key, "number": number}


def _moved(t: Table, seat: int, dragon: int) -> dict[str, Any]:
    then = landing([t.space[one] for one in range(5)], t.track, dragon, t.movement)
    steps = then - t.space[dragon]
    if t.marker[seat] == dragon:
        if then == t.track and not holds_mushroom(t, seat):
            return _because("wins", steps)
        if steps > 0 and then < t.track:
            return _because("forward", steps)
    elif steps < 0:
        return _because("back-free" if t.holder[dragon] == BESIDE else "back", -steps)
    elif t.ask == Ask.WHITE or t.colour == WHITE:
        return _because("harmless", steps)
    return _because("keep" if t.ask == Ask.ROLLED else "must", 0)
