"""The heuristic for Dragon Ranch: dragons score, griffins feed dragons, mandrakes feed griffins."""

from __future__ import annotations

import numpy as np

from ...core.record import Row
from ...core.rule import rule, step
from .box import (
    BLUES,
    COLOURS,
    DRAGON,
    EGG,
    EGGS,
    EVOLVING,
    FARMER,
    GOLD,
    GRIFFIN,
    GROWN,
    HATCHING,
    INGOT,
    LEVEL,
    MANDRAKE,
    RED_POINTS,
    STEAL_CARD,
    STEAL_INGOT,
    TAKE,
    TWO_COMBINATIONS,
    TWO_FARMERS,
    UNLIMITED,
    WILD_CARD,
)
from .moves import (
    BREED_GRIFFINS,
    BREED_HATCH,
    BREED_LEVEL_1,
    BREED_LEVEL_2,
    BREED_LEVEL_3,
    BREED_MANDRAKES,
    DISCARD,
    DRAW,
    END_TURN,
    EVOLVE,
    EVOLVE_RED,
    EXCHANGE,
    EXCHANGES,
    FEED_COLOUR,
    FEED_GRIFFINS,
    FEED_LEVEL_1,
    FEED_MOST,
    FIRST_PAYMENT,
    HATCH,
    LOOT,
    NO_POWER,
    NUMBER,
    PAID,
    PLACE,
    PLAY_BACK_TO_EGG,
    PLAY_DESTROY,
    PLAY_REPEAT,
    PLAY_STEAL_CARD,
    PLAY_SWAP,
    PLAY_TAKE,
    PLAY_TWO_COMBINATIONS,
    STEAL,
    STOP_BREEDING,
    SWAP_FOR,
    TAKE_POWER,
)
from .rules_seasons import medal_tokens
from .table import Table, deck_size, dragons, eggs

WEIGHTS = (205, 50, 120, 31, 110, 60, 106, 37, 264, 83, 70, 60, 23, 16, 40, 40, 100)
"""A mandrake that will be eaten, another; a griffin that will be eaten, another; an egg, another than the next; a level
of a dragon hatched, of one that nobody feeds; a level by evolving; an ingot; a draw; an exchange; a Farmer; a blue
card; the least gain of a move between deeds; a medal in reach; a point of a red card."""
FOOD, MORE_FOOD, PREY, MORE_PREY, AN_EGG, MORE_EGGS, HATCHED, HUNGRY, EVOLVED = range(9)
AN_INGOT, A_DRAW, AN_EXCHANGE, A_FARMER, A_BLUE, AT_LEAST, A_MEDAL, A_RED = range(9, 17)
ONE, TWO = np.array(EXCHANGES, np.int8).T.copy()
HELPED = 3 << 8
"""The bits of PAID that say which blue card helps."""


@rule
def heuristic(t: Table, seat: int, moves: Row, n: int, weights: Row, marks: Row) -> None:
    """Payments or exchanges of a kind stand side by side; what they have in common is found out once."""
    k = 0
    while k < n:
        k &= PLACE
        move = moves[k]
        if move < DRAW:
            combination = int(PAID[move & NUMBER]) & 7
            if combination < HATCHING:
                k = mark_gains(t, seat, combination, moves, n, k, weights, marks)
            elif combination == HATCHING:
                k = mark_hatchings(t, seat, moves, n, k, weights, marks)
            else:
                k = mark_rest(t, seat, combination, moves, n, k, weights, marks)
        elif EXCHANGE <= move < END_TURN:
            k = mark_exchanges(t, seat, moves, n, k, weights, marks)
        else:
            marks[k] = other_mark(t, seat, move, weights)
            k += 1


@step
def other_mark(t: Table, seat: int, move: int, weights: Row) -> int:
    if move == DRAW:
        return weights[A_DRAW]
    if move == END_TURN:
        return weights[AT_LEAST]
    if move < HATCH:
        return blue_mark(t, seat, move, weights)
    if move < DISCARD:
        return choice_mark(t, seat, move, weights)
    if move < FEED_GRIFFINS:
        return -use_of(t, seat, move - DISCARD, weights)
    if move < BREED_MANDRAKES:
        return feeding_mark(move)
    return breeding_mark(t, seat, move, weights)


# What a token is worth


@rule
def last_turns(t: Table, seat: int) -> bool:
    """Hardly anything of this season is left."""
    return deck_size(t) < 4 * t.seats


@step
def prospects(t: Table, seat: int, token: int, weights: Row) -> tuple[int, int, int, int, int]:
    """Return the prospects of more tokens of a kind: how many are needed, the worth of each of these, the worth of each
    of the others; and after how many tokens a medal begins and ends to count."""
    if token == MANDRAKE:
        have, medal = t.own[seat, MANDRAKE], 0
        enough, needed, more = t.own[seat, GRIFFIN] + 1, weights[FOOD], weights[MORE_FOOD]
    elif token == GRIFFIN:
        have, medal = t.own[seat, GRIFFIN], 1
        enough, needed, more = dragons(t, seat) + eggs(t, seat), weights[PREY], weights[MORE_PREY]
    elif token < GROWN:
        have, medal = eggs(t, seat), 3
        level = weights[EVOLVED] * (LEVEL[token - EGG] - 1)
        enough, needed, more = 2, weights[AN_EGG] + level, weights[MORE_EGGS] + level
        if t.season >= t.seasons and last_turns(t, seat):
            needed, more = needed // 3, more // 3
    else:
        have, medal = t.own[seat, INGOT], 4
        enough, needed, more = 0, weights[AN_INGOT], weights[AN_INGOT]
    begin, end = medal_race(t, seat, medal, have)
    return max(enough - have, 0), needed, more, begin, end


@step
def sum_worth(count: int, few: int, needed: int, more: int, begin: int, end: int, medal: int) -> int:
    """Return the worth of *count* more tokens. Sums of ``max(x, 0)`` are compiled without a branch."""
    close = max(count - begin, 0) - max(count - end, 0)
    return needed * count - (needed - more) * max(count - few, 0) + medal * close


@rule
def tokens_worth(t: Table, seat: int, token: int, count: int, weights: Row) -> int:
    """Return the worth of *count* more tokens."""
    few, needed, more, begin, end = prospects(t, seat, token, weights)
    return sum_worth(count, few, needed, more, begin, end, weights[A_MEDAL])


@step
def medal_race(t: Table, seat: int, medal: int, have: int) -> tuple[int, int]:
    """Return after how many more tokens a face-up medal begins and ends to count: while the race for it is close."""
    if not (t.medals_up >> medal) & 1:
        return 0, 0
    most = 0
    for other in range(t.seats):
        if other != seat:
            most = max(most, medal_tokens(t, other, medal))
    return max(most - 2 - have, 0), max(most + 2 - have, 0)


@step
def brood(t: Table, seat: int) -> tuple[int, int, int, int, int, int]:
    """Return the prospects of hatching: eggs, those of level 2 and 3, those of level 3, how many more dragons will be
    fed; and after how many dragons a medal begins and ends to count."""
    grown, red = dragons(t, seat), t.own[seat, EGG + COLOURS - 1]
    young = eggs(t, seat)
    begin, end = medal_race(t, seat, 2, grown)
    fed = max(min(t.own[seat, GRIFFIN], t.own[seat, MANDRAKE]) - grown, 0)
    return young, young - t.own[seat, EGG], red, fed, begin, end


@step
def sum_levels(count: int, coloured: int, red: int) -> int:
    """Return the sum of the levels of *count* eggs, the highest first."""
    return 3 * count - max(count - coloured, 0) - max(count - red, 0)


@step
def hatch_worth(count: int, young: int, coloured: int, red: int, fed: int, begin: int, end: int, weights: Row) -> int:
    """A dragon scores as often as it is fed; hatching gives a power card too."""
    count = min(count, young)
    mark = weights[HUNGRY] * sum_levels(count, coloured, red) + weights[A_BLUE] * count
    mark += (weights[HATCHED] - weights[HUNGRY]) * sum_levels(min(count, fed), coloured, red)
    return mark + weights[A_MEDAL] * (max(count - begin, 0) - max(count - end, 0))


# Combinations and other actions


@rule
def effect_worth(t: Table, seat: int, combination: int, times: int, weights: Row) -> int:
    if combination < HATCHING:
        return tokens_worth(t, seat, combination, times, weights)
    if combination == HATCHING:
        young, coloured, red, fed, begin, end = brood(t, seat)
        return hatch_worth(times, young, coloured, red, fed, begin, end, weights)
    return gold_worth(t, seat, weights) if combination == GOLD else weights[EVOLVED]


@step
def gold_worth(t: Table, seat: int, weights: Row) -> int:
    begin, end = medal_race(t, seat, 4, t.own[seat, INGOT])
    return 2 * (weights[AN_INGOT] + (weights[A_MEDAL] if begin < 1 <= end else 0))


@step
def times_paid(paid: int) -> int:
    """How often the effect of a combination happens: ingots, the Wild Card and Two Farmers that the two essences do not
    need count as Farmers, too."""
    return (paid >> 10) + ((paid >> 8) & 3) + ((paid >> 6) & 3) + ((paid >> 5) & 1) + ((paid >> 3) & 3) - 1


@step
def cost(paid: int, ingot: int, farmer: int, blue: int) -> int:
    """Return the cost of a payment: ingots, Farmer cards, a blue card."""
    return ingot * ((paid >> 6) & 3) + farmer * (paid >> 10) + (blue if paid & HELPED else 0)


@step
def mark_gains(t: Table, seat: int, combination: int, moves: Row, n: int, k: int, weights: Row, marks: Row) -> int:
    """Every payment for mandrakes, griffins or eggs: a combination has the number of its token."""
    few, needed, more, begin, end = prospects(t, seat, combination, weights)
    ingot, farmer, blue, medal = weights[AN_INGOT], weights[A_FARMER], weights[A_BLUE], weights[A_MEDAL]
    most = t.supply[EGG] if combination == EGGS else UNLIMITED
    while k < n and moves[k] < FIRST_PAYMENT[combination + 1]:
        paid = int(PAID[moves[k] & NUMBER])
        times = times_paid(paid)
        worth = sum_worth(times - max(times - most, 0), few, needed, more, begin, end, medal)
        marks[k] = worth - cost(paid, ingot, farmer, blue)
        k += 1
    return k


@step
def mark_hatchings(t: Table, seat: int, moves: Row, n: int, k: int, weights: Row, marks: Row) -> int:
    """Every payment for hatching."""
    young, coloured, red, fed, begin, end = brood(t, seat)
    ingot, farmer, blue = weights[AN_INGOT], weights[A_FARMER], weights[A_BLUE]
    while k < n and moves[k] < FIRST_PAYMENT[GOLD]:
        paid = int(PAID[moves[k] & NUMBER])
        worth = hatch_worth(times_paid(paid), young, coloured, red, fed, begin, end, weights)
        marks[k] = worth - cost(paid, ingot, farmer, blue)
        k += 1
    return k


@step
def mark_rest(t: Table, seat: int, combination: int, moves: Row, n: int, k: int, weights: Row, marks: Row) -> int:
    """Value every payment for gold, or for evolving: they all have the same effect."""
    worth = weights[EVOLVED] if combination == EVOLVING else gold_worth(t, seat, weights)
    ingot, farmer, blue = weights[AN_INGOT], weights[A_FARMER], weights[A_BLUE]
    while k < n and moves[k] < DRAW and int(PAID[moves[k] & NUMBER]) & 7 == combination:
        marks[k] = worth - cost(int(PAID[moves[k] & NUMBER]), ingot, farmer, blue)
        k += 1
    return k


@rule
def use_of(t: Table, seat: int, kind: int, weights: Row) -> int:
    """How useful a card in hand is: Farmers always, others while they make a pair."""
    if kind == FARMER:
        return 2 * weights[A_FARMER]
    mark = weights[A_FARMER] // 2 + (10 if t.hand[seat, kind] == 2 else 0)
    if kind == MANDRAKE and t.own[seat, MANDRAKE] <= t.own[seat, GRIFFIN]:
        mark += 15
    if kind == GRIFFIN and t.own[seat, GRIFFIN] <= dragons(t, seat) + eggs(t, seat):
        mark += 15
    return mark - 8 * max(t.hand[seat, kind] - 2, 0)


@step
def mark_exchanges(t: Table, seat: int, moves: Row, n: int, k: int, weights: Row, marks: Row) -> int:
    """Every exchange: the less useful the cards, the better."""
    worth = weights[AN_EXCHANGE] + weights[A_FARMER]
    mandrake, griffin = use_of(t, seat, MANDRAKE, weights) // 2, use_of(t, seat, GRIFFIN, weights) // 2
    dragon, farmer = use_of(t, seat, DRAGON, weights) // 2, use_of(t, seat, FARMER, weights) // 2
    while k < n and moves[k] < END_TURN:
        at = moves[k] - EXCHANGE
        marks[k] = (
            worth
            - of_kind(ONE[at], mandrake, griffin, dragon, farmer)
            - of_kind(TWO[at], mandrake, griffin, dragon, farmer)
        )
        k += 1
    return k


@step
def of_kind(kind: int, mandrake: int, griffin: int, dragon: int, farmer: int) -> int:
    return mandrake if kind == MANDRAKE else griffin if kind == GRIFFIN else dragon if kind == DRAGON else farmer


# Blue cards


@rule
def blue_mark(t: Table, seat: int, move: int, weights: Row) -> int:
    """Cards are played when they gain something now; those against others late in a season."""
    late = last_turns(t, seat)
    if move == PLAY_TWO_COMBINATIONS:
        return weights[AT_LEAST] + 5 if t.made == 1 else 0
    if move < PLAY_SWAP:
        token = (move - PLAY_DESTROY) // 5
        return tokens_worth(t, (move - PLAY_DESTROY) % 5, token, 1, weights) // (1 if late else 3)
    if move < PLAY_TAKE:
        return -tokens_worth(t, seat, move - PLAY_SWAP, 1, weights) + weights[PREY] * 2 // 3
    if move < PLAY_BACK_TO_EGG:
        return tokens_worth(t, seat, move - PLAY_TAKE, 1, weights)
    if move < PLAY_REPEAT:
        token, victim = GROWN + (move - PLAY_BACK_TO_EGG) // 5, (move - PLAY_BACK_TO_EGG) % 5
        mark = weights[HATCHED] * LEVEL[token - GROWN] // (1 if late else 4)
        return mark if victim != seat else -mark
    if move == PLAY_REPEAT:
        return effect_worth(t, seat, t.last - 1, 1 + t.last_farmers, weights)
    if move < PLAY_STEAL_CARD:
        return weights[AN_INGOT]
    if move < SWAP_FOR:
        return weights[AT_LEAST] + 3
    return tokens_worth(t, seat, (move - SWAP_FOR) // 5, 1, weights)


@rule
def choice_mark(t: Table, seat: int, move: int, weights: Row) -> int:
    """Which egg, which colour, what to steal, which power."""
    if move < EVOLVE:
        return 100 * LEVEL[move - HATCH]
    if move < EVOLVE_RED:
        sort = move - EVOLVE
        token = INGOT if sort == 0 else MANDRAKE if sort == 1 else GRIFFIN if sort == 2 else EGG
        return tokens_worth(t, seat, token, 1, weights)
    if move < STEAL:
        return 2 * weights[EVOLVED]
    if move < TAKE_POWER:
        token, victim = LOOT[(move - STEAL) // 5], (move - STEAL) % 5
        return tokens_worth(t, seat, token, 1, weights) + t.score[victim]
    if move == NO_POWER:
        return 0
    power = move - TAKE_POWER
    if power >= BLUES:
        return weights[A_RED] * RED_POINTS[power - BLUES]
    if power == TAKE or power == TWO_COMBINATIONS or power == TWO_FARMERS:
        return weights[A_BLUE] + 20
    if power == WILD_CARD:
        return weights[A_BLUE] + 10
    if power == STEAL_INGOT or power == STEAL_CARD:
        return weights[A_BLUE] - 10
    return weights[A_BLUE]


# Phases 2 and 3


@rule
def feeding_mark(move: int) -> int:
    """Feed as many as can be fed."""
    if move < FEED_LEVEL_1:
        return 100 * (move - FEED_GRIFFINS)
    if move < FEED_COLOUR:
        return 100 * (move - FEED_LEVEL_1)
    return 100 * ((move - FEED_COLOUR) % (FEED_MOST[1] + 1))


@rule
def breeding_mark(t: Table, seat: int, move: int, weights: Row) -> int:
    """Hatching scores at once; else the dearest young; an ingot spent must gain more than itself."""
    if move == STOP_BREEDING:
        return weights[AN_INGOT] // 2 if t.season < t.seasons else 0
    if move >= BREED_HATCH:
        level = LEVEL[(move - BREED_HATCH) // 3]
        return weights[HATCHED] * level + 60 - 10 * ((move - BREED_HATCH) % 3)
    if move == BREED_LEVEL_3:
        return weights[AN_EGG] + 2 * weights[EVOLVED]
    if move >= BREED_LEVEL_2:
        return weights[AN_EGG] + weights[EVOLVED] - 5 * ((move - BREED_LEVEL_2) // 4)
    if move >= BREED_LEVEL_1:
        return weights[AN_EGG] - 5 * (move - BREED_LEVEL_1)
    if move == BREED_GRIFFINS:
        return tokens_worth(t, seat, GRIFFIN, 1, weights)
    return tokens_worth(t, seat, MANDRAKE, 1, weights)
