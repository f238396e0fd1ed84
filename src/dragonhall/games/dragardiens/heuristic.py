"""The heuristic for Dragardiens: gather dragons of few colours, choose pages that let them be placed, place often."""

from __future__ import annotations

from ...core.bits import lowest as lowest_of
from ...core.record import Row
from ...core.rule import rule
from .box import (
    DRAGON,
    GIVES_CRYSTAL,
    GIVES_EGG,
    GIVES_HIGHEST,
    GIVES_LOWEST,
    GIVES_SHADOW,
    LEFT,
    LEFT_KINDS,
    PAGE,
    REAL_KINDS,
    SHADOW,
)
from .moves import ADD, ADD_SHADOW, ADD_STARTING, CHOOSE, LAY, LAY_AT, PASS, TAKE_FOURTH, WRITE, WRITE_STARTING
from .powers import accepts, colour_for, number_for
from .table import SHADOWS_TOO, Table, starting_dragons

WEIGHTS = (10, 45, 60, 60, 50, 25, 129, 12, 8, 62, 40, 14)
"""A point of a fragment; a shadow dragon; a crystal; an egg; a ring that closes (beside its pearl); a card placed; to
take another card first; for each dragon of its colour in hand; a colour still missing in the school; to write; a
crystal paid; closing a pile, for each dragon of its colour in hand."""
POINT, A_SHADOW, A_CRYSTAL, AN_EGG, RING, A_CARD, TO_TAKE, ALIKE, MISSING, TO_WRITE, TO_PAY, TO_CLOSE = range(12)


@rule
def heuristic(t: Table, seat: int, moves: Row, n: int, weights: Row, marks: Row) -> None:
    for k in range(n):
        move = moves[k]
        if move < WRITE:
            marks[k] = take_mark(t, seat, move, weights)
        elif move < LAY:
            starting = move >= WRITE_STARTING
            marks[k] = write_mark(t, seat, move - (WRITE_STARTING if starting else WRITE), starting, weights)
        elif move < LAY_AT:
            marks[k] = laying(t, seat, number_for(t, seat), colour_for(t, seat), -1, -1, weights)
        elif move < ADD:
            mark = laying(t, seat, number_for(t, seat), colour_for(t, seat), -1, -1, weights)
            end = 0 if move == LAY_AT + LEFT else t.piles[seat] - 1
            marks[k] = mark - weights[TO_CLOSE] * t.dragons[seat, t.row[seat, end]]
        elif move == ADD_SHADOW:
            marks[k] = -weights[A_SHADOW]
        elif move < PASS:
            marks[k] = 5 if move >= ADD_STARTING else 0
        elif move == PASS or move < CHOOSE + 6:
            marks[k] = 0
        else:
            marks[k] = -weights[TO_PAY]


@rule
def real_dragons(t: Table, seat: int, colour: int) -> int:
    real = t.dragons[seat, colour]
    if t.unseen[seat] > 0:
        real += starting_dragons(t, seat, colour)
    return real


@rule
def reward_mark(t: Table, seat: int, number: int, weights: Row) -> int:
    """Return the worth of a number's reward, as the supplies stand."""
    mark, fragments = 0, t.fragments[seat]
    low, high = t.lowest, t.highest
    for _ in range(t.reward[number, GIVES_LOWEST]):
        if low <= high:
            mark += weights[POINT] * t.value[low]
            low += 1
            fragments += 1
    for _ in range(t.reward[number, GIVES_HIGHEST]):
        if low <= high:
            mark += weights[POINT] * t.value[high]
            high -= 1
            fragments += 1
    if fragments // 3 > t.fragments[seat] // 3:
        mark += weights[RING] + weights[POINT] * (8 if t.reds_left > 0 else 3)
    if t.shadows > 0:
        mark += weights[A_SHADOW] * t.reward[number, GIVES_SHADOW]
    if t.crystals_left > 0:
        mark += weights[A_CRYSTAL] * t.reward[number, GIVES_CRYSTAL]
    if t.eggs_left > 0:
        mark += weights[AN_EGG] * t.reward[number, GIVES_EGG]
    return mark


@rule
def laying(t: Table, seat: int, number: int, colour: int, without: int, nor: int, weights: Row) -> int:
    """Return the worth of placing *number* of a colour, without up to two dragons whose pages are used instead; -1000
    if it cannot be done."""
    if not accepts(t, seat, colour):
        return -1000
    real = real_dragons(t, seat, colour)
    shadows = t.dragons[seat, SHADOWS_TOO]
    if without == colour:
        real -= 1
    elif without == SHADOWS_TOO:
        shadows -= 1
    if nor == colour:
        real -= 1
    if real < 1 or real + shadows < number:
        return -1000
    mark = reward_mark(t, seat, number, weights) - weights[A_CARD] * min(real, number)
    mark -= weights[A_SHADOW] * max(number - real, 0)
    if not has_colour(t, seat, colour):
        mark += weights[MISSING]
    return mark


@rule
def has_colour(t: Table, seat: int, colour: int) -> bool:
    for at in range(t.piles[seat]):
        if t.row[seat, at] == colour:
            return True
    return False


@rule
def take_mark(t: Table, seat: int, move: int, weights: Row) -> int:
    """Cards cost nothing: take all, best of the colours one has already and can still place."""
    side = move & 1
    kind = t.slot[side]
    dragon = int(DRAGON[kind])
    mark = weights[TO_TAKE] * 4
    if kind == SHADOW:
        mark += 5 * weights[ALIKE]
    else:
        mark += weights[ALIKE] * min(real_dragons(t, seat, dragon), 4)
        if not accepts(t, seat, dragon):
            mark -= 3 * weights[ALIKE]
        if not has_colour(t, seat, dragon):
            mark += weights[MISSING]
    return mark - weights[TO_PAY] - weights[TO_TAKE] * 3 if move >= TAKE_FOURTH else mark


@rule
def write_mark(t: Table, seat: int, kind: int, starting: bool, weights: Row) -> int:
    """Choose the page that lets one place, perhaps with a second page after it."""
    dragon = SHADOWS_TOO if kind == SHADOW else int(DRAGON[kind])
    page = int(PAGE[kind])
    left = kind < LEFT_KINDS or kind == SHADOW
    now = laying(t, seat, number_for(t, seat), colour_for(t, seat), -1, -1, weights)
    best = -1000
    if left:
        best = laying(t, seat, page, colour_for(t, seat), dragon, -1, weights)
    else:
        best = laying(t, seat, number_for(t, seat), page, dragon, -1, weights)
    if t.wrote == 0:
        held = t.held[seat]
        while held != 0:
            other = lowest_of(held)
            held &= held - 1
            if other < REAL_KINDS and (other < LEFT_KINDS) != left and (other != kind or starting):
                number = page if left else int(PAGE[other])
                colour = int(PAGE[other]) if left else page
                found = laying(t, seat, number, colour, dragon, int(DRAGON[other]), weights) - weights[TO_WRITE]
                best = max(best, found)
    best -= weights[TO_WRITE]
    if best <= max(now, 0):
        return -100
    return best
