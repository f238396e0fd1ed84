"""Why a move is good, from what its seat knows: what it gathers, what it lets one lay, what it gives. Hints say it."""

from __future__ import annotations

from typing import Any

from .box import DRAGON, GIVES_CRYSTAL, GIVES_EGG, GIVES_HIGHEST, GIVES_LOWEST, LEFT_KINDS, PAGE, SHADOW
from .heuristic import has_colour, real_dragons
from .moves import ADD, ADD_SHADOW, CHOOSE, LAY, OPEN_INK, PASS, TAKE_FOURTH, WRITE, WRITE_STARTING
from .powers import colour_for, number_for
from .table import SHADOWS_TOO, Table


def reason(t: Table, seat: int, move: int) -> dict[str, Any]:
    if move < WRITE:
        return _taken(t, seat, move)
    if move < LAY:
        return _written(t, seat, move - (WRITE_STARTING if move >= WRITE_STARTING else WRITE))
    if move < ADD:
        return _laid(t, seat)
    if move < PASS:
        return _because("fill" if move == ADD_SHADOW else "add", 0)
    if move < CHOOSE:
        return _because("pass", 0)
    return _because("choose" if move < OPEN_INK else "chest", 0)


def _because(key: str, number: int) -> dict[str, Any]:
    return {"key": key, "number": number}


def _taken(t: Table, seat: int, move: int) -> dict[str, Any]:
    kind = t.slot[move & 1]
    if kind == SHADOW:
        return _because("shadow", 0)
    dragon = int(DRAGON[kind])
    held = real_dragons(t, seat, dragon)
    if move >= TAKE_FOURTH:
        return _because("fourth", held)
    if held > 0:
        return _because("alike", held)
    return _because("pile" if has_colour(t, seat, dragon) else "new-colour", 0)


def _written(t: Table, seat: int, kind: int) -> dict[str, Any]:
    """Whether the Grimoire then asks for something that one has, without the card that is written."""
    left = kind < LEFT_KINDS or kind == SHADOW
    page = int(PAGE[kind])
    number = page if left else number_for(t, seat)
    colour = colour_for(t, seat) if left else page
    real = real_dragons(t, seat, colour)
    shadows = t.dragons[seat, SHADOWS_TOO]
    if kind == SHADOW:
        shadows -= 1
    elif int(DRAGON[kind]) == colour:
        real -= 1
    return _because("lets-lay" if real > 0 and real + shadows >= number else "prepares", number)


def _laid(t: Table, seat: int) -> dict[str, Any]:
    number = number_for(t, seat)
    fragments = min(t.reward[number, GIVES_LOWEST] + t.reward[number, GIVES_HIGHEST], t.highest - t.lowest + 1)
    if fragments > 0 and (t.fragments[seat] + fragments) // 3 > t.fragments[seat] // 3:
        return _because("ring", fragments)
    if t.reward[number, GIVES_EGG] > 0 and t.eggs_left > 0:
        return _because("egg", fragments)
    if t.reward[number, GIVES_CRYSTAL] > 0 and t.crystals_left > 0:
        return _because("crystal", fragments)
    return _because("fragments", fragments)
