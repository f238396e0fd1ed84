"""The heuristic for Dragorun: hold the dragon that is about to win, push it, hold the others back."""

from __future__ import annotations

from ...core.record import Row
from ...core.rule import rule
from .box import BACK, SNAIL, TROPHY, WHITE
from .moves import CHOOSE, MOVE, REROLL, RETURN, ROLL, SWAP
from .table import BESIDE, Table, first_space, holds_mushroom, last_space

WEIGHTS = (30, 25, 60, 40, 53, 120, 20, 60)
"""One space for the own dragon; one for the nearest rival; what a swap must gain; what an egg is worth having;
what a second roll must be expected to gain; to finish; one space of the leader while behind; mushroom held."""
OWN, RIVAL, SWAP_COST, EGG_COST, REROLL_WORTH, FINISH, LEAD, POISON = range(8)


@rule
def heuristic(t: Table, seat: int, moves: Row, n: int, weights: Row, marks: Row) -> None:
    for k in range(n):
        move = moves[k]
        if move == ROLL:
            marks[k] = standing(t, seat, t.marker[seat], weights)
        elif move == RETURN:
            marks[k] = standing(t, seat, t.marker[seat], weights) + weights[EGG_COST] * (t.eggs[seat] - 2)
            if holds_mushroom(t, seat):
                marks[k] += weights[POISON]
        elif move < MOVE:
            marks[k] = standing(t, seat, move - SWAP, weights) - weights[SWAP_COST]
        elif move < REROLL:
            marks[k] = gain(t, seat, move - MOVE, t.movement, weights)
        elif move < CHOOSE:
            marks[k] = second_roll(t, seat, move - REROLL, weights) - weights[REROLL_WORTH]
        else:
            marks[k] = weights[OWN] * t.space[move - CHOOSE]


@rule
def standing(t: Table, seat: int, dragon: int, weights: Row) -> int:
    """How good it is to hold this dragon now."""
    behind = first_space(t) - t.space[dragon]
    return weights[OWN] * t.space[dragon] - weights[LEAD] * behind


@rule
def after(t: Table, dragon: int, movement: int) -> int:
    """Where a dragon comes to stand, near enough: spaces that are taken are not skipped."""
    space = t.space[dragon]
    if movement == TROPHY:
        lead = first_space(t)
        return space if space == lead else lead + 1
    if movement == SNAIL:
        last = last_space(t)
        return space if space == last else max(last - 1, 0)
    if movement == BACK:
        return max(space - 1, 0)
    return space + movement + 1


@rule
def gain(t: Table, seat: int, dragon: int, movement: int, weights: Row) -> int:
    """Return the gain of a seat from this move of a dragon."""
    before, then = t.space[dragon], min(after(t, dragon, movement), t.track)
    mine = t.marker[seat] == dragon
    wins = then == t.track and before < t.track
    if mine:
        if wins and holds_mushroom(t, seat):
            return -10 * weights[FINISH]
        return weights[OWN] * (then - before) + (10 * weights[FINISH] if wins else 0)
    worth = -weights[RIVAL] * (then - before)
    if wins and t.holder[dragon] != BESIDE:
        worth -= 10 * weights[FINISH]
    if t.holder[dragon] == BESIDE:
        worth = worth // 2
    if then > first_space(t) and before < first_space(t):
        worth -= weights[RIVAL]
    return worth


@rule
def over_colours(t: Table, seat: int, movement: int, weights: Row) -> int:
    """Return the gain of a movement, summed over the six colours; white lets one choose."""
    best = gain(t, seat, 0, movement, weights)
    total = best
    for dragon in range(1, 5):
        found = gain(t, seat, dragon, movement, weights)
        total += found
        best = max(best, found)
    return total + best


@rule
def second_roll(t: Table, seat: int, dice: int, weights: Row) -> int:
    """Return the average gain of a reroll, exactly: both dice (0), the colour die (1), the movement die (2)."""
    if dice == 1:
        return over_colours(t, seat, t.movement, weights) // 6
    total = 0
    for movement in range(6):
        if dice == 0:
            total += over_colours(t, seat, movement, weights)
        elif t.colour < WHITE:
            total += gain(t, seat, t.colour, movement, weights)
        else:
            best = gain(t, seat, 0, movement, weights)
            for dragon in range(1, 5):
                best = max(best, gain(t, seat, dragon, movement, weights))
            total += best
    return total // 36 if dice == 0 else total // 6
