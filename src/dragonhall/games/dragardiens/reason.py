"""Why a move is good, from what its seat knows: what it gathers, lets one place, or gives. Hints say it."""

from __future__ import annotations

from typing import Any

from .box import DRAGON, GIVES_CRYSTAL, GIVES_EGG, GIVES_HIGHEST, GIVES_LOWEST, LEFT_KINDS, PAGE, SHADOW, Chest
from .heuristic import has_colour, real_dragons
from .moves import ADD, ADD_SHADOW, CHOOSE, LAY, OPEN_INK, PASS, TAKE_FOURTH, WRITE, WRITE_STARTING
from .powers import accepts, colour_for, is_open, number_for
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
        return _because("pass" if _fits(t, seat, number_for(t, seat), colour_for(t, seat), -1) else "end", 0)
    return _because("choose" if move < OPEN_INK else "chest", 0)


def _because(key: str, number: int) -> dict[str, Any]:
    return {"key": key, "number": number}


def _taken(t: Table, seat: int, move: int) -> dict[str, Any]:
    """Dragons of a blocked pile, and a new colour when no crest is left, are taken for their pages."""
    kind = t.slot[move & 1]
    if kind == SHADOW:
        return _because("shadow", 0)
    dragon = int(DRAGON[kind])
    held = real_dragons(t, seat, dragon)
    if move >= TAKE_FOURTH:
        return _because("fourth", held)
    if not accepts(t, seat, dragon):
        return _because("page", 0)
    if held > 0:
        return _because("alike", held)
    if has_colour(t, seat, dragon):
        return _because("pile", 0)
    return _because("new-colour" if t.crests_left != 0 else "page", 0)


def _written(t: Table, seat: int, kind: int) -> dict[str, Any]:
    """Whether the Grimoire then asks for something that the player has, without the card put on it."""
    left = kind < LEFT_KINDS or kind == SHADOW
    page = int(PAGE[kind])
    if left:
        number = page - 1 if page > 1 and is_open(t, seat, Chest.SHORTCUT) else page
        colour = colour_for(t, seat)
    else:
        number = number_for(t, seat)
        colour = colour_for(t, seat) if is_open(t, seat, Chest.INK) else page
    return _because("lets-lay" if _fits(t, seat, number, colour, kind) else "prepares", number)


def _fits(t: Table, seat: int, number: int, colour: int, without: int) -> bool:
    """Return whether the seat can place a card here, without one for the Grimoire (6.2, 6.3, 6.6)."""
    real = real_dragons(t, seat, colour)
    shadows = t.dragons[seat, SHADOWS_TOO]
    if without == SHADOW:
        shadows -= 1
    elif without >= 0 and int(DRAGON[without]) == colour:
        real -= 1
    return real > 0 and real + shadows >= number and accepts(t, seat, colour)


def _laid(t: Table, seat: int) -> dict[str, Any]:
    """The reward is that of the page, even if the shortcut asks for one dragon fewer (7.1, 11.5)."""
    number = t.number
    fragments = min(t.reward[number, GIVES_LOWEST] + t.reward[number, GIVES_HIGHEST], t.highest - t.lowest + 1)
    if fragments > 0 and (t.fragments[seat] + fragments) // 3 > t.fragments[seat] // 3:
        return _because("ring", fragments)
    if t.reward[number, GIVES_EGG] > 0 and t.eggs_left > 0:
        return _because("egg", fragments)
    if t.reward[number, GIVES_CRYSTAL] > 0 and t.crystals_left > 0:
        return _because("crystal", fragments)
    return _because("fragments" if fragments > 0 else "school", fragments)
