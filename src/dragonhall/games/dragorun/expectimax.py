"""Exact look-ahead to the end of a turn of Dragorun, over every face of the dice and every egg.

A turn leads to few situations: five dragons with six movements each, and for every marker that can be taken an egg of
up to seven kinds. Each of them is looked at once, with the evaluation; what a roll, another roll or a swap is worth to
every seat are averages of these, and the seat on turn takes what is best for it.

The scratch array has a line for each of those situations, with a number for every seat.
"""

from __future__ import annotations

import math
from typing import Any

from ...core.exponential import exponential
from ...core.record import Row
from ...core.rule import rule
from .box import EGG_KINDS, SEATS, WHITE
from .evaluation import COARSE, FINE, LOOSE, OWN_FEATURES, RIVAL, UNITS, fate, nearness, own_feature
from .moves import BOTH, COLOUR_ONLY, MOVEMENT_ONLY
from .rules import can_return, can_take, end_turn, hatch, take_egg, take_marker, use_roll
from .table import BESIDE, Ask, Table, return_eggs

FACES = 6
USED = 0
"""Lines 0 to 35: a roll that is used, by colour and movement; the white ones name the best dragon."""
AGAIN = FACES * FACES
"""Both dice again."""
COLOUR_AGAIN = AGAIN + 1
"""By the movement that stays."""
MOVEMENT_AGAIN = COLOUR_AGAIN + FACES
"""By the colour that stays."""
BEST = MOVEMENT_AGAIN + FACES
SWAPPED, ONE_EGG, RETURNED, UNUSED = BEST + 1, BEST + 2, BEST + 3, BEST + 4
SUMS = UNUSED + 1
"""From here on a line for each seat with what the units of the evaluation add up, and one for all together."""
HUNDRED = 100.0 * FINE * COARSE


@rule
def expectimax(tables: Any, at: int, spare: int, weights: Row, values: Any, move_values: Any, scratch: Any) -> bool:
    """Write what every seat may hope for on table *at*, and what each legal move, in order, promises the seat on turn.

    Tables *spare* and the next are used up. False, and nothing for the moves, where there is no turn to think through.
    """
    t = tables[at]
    me = t.turn
    if t.ask == Ask.WHITE:
        try_movement(tables, at, spare, t.movement, weights, scratch)
        copy_line(scratch, line_of(WHITE, t.movement), values, t.seats)
        value_dragons(t, move_values, scratch)
    elif t.ask == Ask.ROLLED:
        try_dice(tables, at, spare, weights, scratch)
        copy_line(scratch, best_use(t.colour, t.movement, me, scratch), values, t.seats)
        n = value_dragons(t, move_values, scratch)
        move_values[n + BOTH] = scratch[AGAIN, me]
        move_values[n + COLOUR_ONLY] = scratch[COLOUR_AGAIN + t.movement, me]
        move_values[n + MOVEMENT_ONLY] = scratch[MOVEMENT_AGAIN + t.colour, me]
    elif t.ask == Ask.TURN:
        if can_return(t, me):
            tables[spare + 1] = tables[at]
            return_eggs(tables[spare + 1], me)
            expectimax_turn(tables, spare + 1, spare, 1, weights, scratch[UNUSED], scratch)
            copy_line(scratch, BEST, scratch[RETURNED], t.seats)
            expectimax_turn(tables, at, spare, 2, weights, move_values, scratch)
            move_values[1] = scratch[RETURNED, me]
            if scratch[RETURNED, me] > scratch[BEST, me]:
                copy_line(scratch, RETURNED, scratch[BEST], t.seats)
        else:
            expectimax_turn(tables, at, spare, 1, weights, move_values, scratch)
        copy_line(scratch, BEST, values, t.seats)
    else:
        share_out(t, values)
        return False
    return True


@rule
def expectimax_turn(tables: Any, at: int, spare: int, n: int, weights: Row, move_values: Any, scratch: Any) -> None:
    """Roll, the first move, or swap, from the n-th move on: the line BEST gets what the better one is worth."""
    t = tables[at]
    me = t.turn
    try_dice(tables, at, spare, weights, scratch)
    for seat in range(t.seats):
        scratch[BEST, seat] = 0.0
    for colour in range(FACES):
        for movement in range(FACES):
            best = best_use(colour, movement, me, scratch)
            for seat in range(t.seats):
                scratch[BEST, seat] += scratch[best, seat] / (FACES * FACES)
    move_values[0] = scratch[BEST, me]
    for dragon in range(5):
        if can_take(t, me, dragon):
            try_swap(tables, at, spare, dragon, weights, scratch)
            move_values[n] = scratch[SWAPPED, me]
            n += 1
            if scratch[SWAPPED, me] > scratch[BEST, me]:
                copy_line(scratch, SWAPPED, scratch[BEST], t.seats)


@rule
def value_dragons(t: Table, move_values: Any, scratch: Any) -> int:
    """Value every move of the dragon of the colour die, or of any with white; returns how many moves there are."""
    if t.colour < WHITE:
        move_values[0] = scratch[line_of(t.colour, t.movement), t.turn]
        return 1
    for dragon in range(5):
        move_values[dragon] = scratch[line_of(dragon, t.movement), t.turn]
    return 5


# The dice


@rule
def line_of(colour: int, movement: int) -> int:
    return USED + FACES * colour + movement


@rule
def try_movement(tables: Any, at: int, spare: int, movement: int, weights: Row, scratch: Any) -> None:
    """Move each dragon so; white names the one that is best for the seat on turn."""
    t = tables[at]
    for dragon in range(5):
        tables[spare] = tables[at]
        after = tables[spare]
        after.movement = movement
        use_roll(after, dragon)
        shares_of(after, t.races, weights, scratch[line_of(dragon, movement)], scratch)
    best = line_of(0, movement)
    for dragon in range(1, 5):
        if scratch[line_of(dragon, movement), t.turn] > scratch[best, t.turn]:
            best = line_of(dragon, movement)
    copy_line(scratch, best, scratch[line_of(WHITE, movement)], t.seats)


@rule
def try_dice(tables: Any, at: int, spare: int, weights: Row, scratch: Any) -> None:
    """All rolls as they are used, and what it is worth on average to roll again."""
    seats = tables[at].seats
    for movement in range(FACES):
        try_movement(tables, at, spare, movement, weights, scratch)
    for seat in range(seats):
        scratch[AGAIN, seat] = 0.0
        for kept in range(FACES):
            over_colours, over_movements = 0.0, 0.0
            for face in range(FACES):
                over_colours += scratch[line_of(face, kept), seat]
                over_movements += scratch[line_of(kept, face), seat]
            scratch[COLOUR_AGAIN + kept, seat] = over_colours / FACES
            scratch[MOVEMENT_AGAIN + kept, seat] = over_movements / FACES
            scratch[AGAIN, seat] += over_colours / (FACES * FACES)


@rule
def best_use(colour: int, movement: int, me: int, scratch: Any) -> int:
    """The line of the best that a roll can be used for: as it lies, or one or both dice again."""
    best = line_of(colour, movement)
    if scratch[AGAIN, me] > scratch[best, me]:
        best = AGAIN
    if scratch[COLOUR_AGAIN + movement, me] > scratch[best, me]:
        best = COLOUR_AGAIN + movement
    if scratch[MOVEMENT_AGAIN + colour, me] > scratch[best, me]:
        best = MOVEMENT_AGAIN + colour
    return best


# Markers and eggs


@rule
def try_swap(tables: Any, at: int, spare: int, dragon: int, weights: Row, scratch: Any) -> None:
    """Take that marker: the line SWAPPED gets what it is worth over all eggs of the pool."""
    t = tables[at]
    me = t.turn
    for seat in range(t.seats):
        scratch[SWAPPED, seat] = 0.0
    for kind in range(EGG_KINDS):
        eggs = t.pool[kind] if not t.no_eggs else kind == 0
        if eggs:
            tables[spare] = tables[at]
            after = tables[spare]
            take_marker(after, me, dragon)
            if t.no_eggs:
                end_turn(after)
            else:
                take_egg(after, me, kind)
                hatch(after, me, kind)
            shares_of(after, t.races, weights, scratch[ONE_EGG], scratch)
            for seat in range(t.seats):
                scratch[SWAPPED, seat] += scratch[ONE_EGG, seat] * eggs / (1 if t.no_eggs else t.pooled)


# The evaluation for all seats at once


@rule
def shares_of(t: Table, races: int, weights: Row, values: Any, scratch: Any) -> None:
    """Every seat's share of the win: as it is at the end of the race, else by the evaluation. The part that
    opponents add is summed only once, for all seats."""
    seats = t.seats
    if t.ask != Ask.TURN or t.races != races:
        share_out(t, values)
        return
    for unit in range(UNITS):
        scratch[SUMS + SEATS, unit] = 0.0
    for dragon in range(5):
        if t.holder[dragon] == BESIDE:
            at = UNITS + UNITS * (LOOSE + nearness(t, dragon))
            for unit in range(UNITS):
                scratch[SUMS + SEATS, unit] += weights[at + unit]
    for seat in range(seats):
        at = UNITS + UNITS * (RIVAL + fate(t, seat))
        for unit in range(UNITS):
            scratch[SUMS + seat, unit] = weights[at + unit]
            scratch[SUMS + SEATS, unit] += weights[at + unit]
    top = -math.inf
    for seat in range(seats):
        for unit in range(UNITS):
            scratch[SUMS + seat, unit] = scratch[SUMS + SEATS, unit] - scratch[SUMS + seat, unit]
        for k in range(OWN_FEATURES):
            at = UNITS + UNITS * own_feature(t, seat, k)
            for unit in range(UNITS):
                scratch[SUMS + seat, unit] += weights[at + unit]
        values[seat] = scratch[SUMS + seat, 0] * weights[0]
        for unit in range(1, UNITS):
            values[seat] += max(scratch[SUMS + seat, unit], 0.0) * weights[unit]
        top = max(top, values[seat])
    total = 0.0
    for seat in range(seats):
        values[seat] = exponential(max((values[seat] - top) / HUNDRED, -30.0))
        total += values[seat]
    for seat in range(seats):
        values[seat] /= total


@rule
def share_out(t: Table, values: Any) -> None:
    """The shares of a race that is over; where nobody won, and before the markers are chosen, all are equal."""
    winners = 0
    for seat in range(t.seats):
        winners += (t.winners >> seat) & 1
    for seat in range(t.seats):
        values[seat] = ((t.winners >> seat) & 1) / winners if winners else 1.0 / t.seats


@rule
def copy_line(scratch: Any, line: int, to: Any, seats: int) -> None:
    for seat in range(seats):
        to[seat] = scratch[line, seat]
