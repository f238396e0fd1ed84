"""Rules of thumb for Dragon Ranch: dragons score, griffins feed dragons, mandrakes feed griffins."""

from __future__ import annotations

from ...core.record import Row
from ...core.rule import rule
from .box import (
    BLUES,
    COLOURS,
    EGG,
    EGGS,
    EVOLVING,
    FARMER,
    GOLD,
    GRIFFIN,
    GRIFFINS,
    GROWN,
    HATCHING,
    INGOT,
    LEVEL,
    MANDRAKE,
    MANDRAKES,
    RED_POINTS,
    STEAL_CARD,
    STEAL_INGOT,
    TAKE,
    TWO_COMBINATIONS,
    TWO_FARMERS,
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
    HATCH,
    LOOT,
    NO_POWER,
    PAID,
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
    WITH_TWO_FARMERS,
)
from .table import Table, deck_size, dragons, eggs

WEIGHTS = (205, 25, 120, 30, 130, 60, 106, 37, 180, 83, 70, 60, 23, 60, 40, 40, 100)
"""A mandrake that will be eaten, another; a griffin that will be eaten, another; an egg, another than the next; a level
of a dragon hatched, of one that nobody feeds; a level by evolving; an ingot; a draw; an exchange; a Farmer; a blue
card; what a move between deeds must bring; a medal in reach; a point of a red card."""
FOOD, MORE_FOOD, PREY, MORE_PREY, AN_EGG, MORE_EGGS, HATCHED, HUNGRY, EVOLVED = range(9)
AN_INGOT, A_DRAW, AN_EXCHANGE, A_FARMER, A_BLUE, AT_LEAST, A_MEDAL, A_RED = range(9, 17)
ONE = tuple(a for a, _ in EXCHANGES)
TWO = tuple(b for _, b in EXCHANGES)


@rule
def thumb(t: Table, seat: int, moves: Row, n: int, weights: Row, marks: Row) -> None:
    for k in range(n):
        move = moves[k]
        if move < DRAW:
            marks[k] = combination_mark(t, seat, move, weights)
        elif move < PLAY_TWO_COMBINATIONS:
            marks[k] = action_mark(t, seat, move, weights)
        elif move < HATCH:
            marks[k] = blue_mark(t, seat, move, weights)
        elif move < DISCARD:
            marks[k] = choice_mark(t, seat, move, weights)
        elif move < FEED_GRIFFINS:
            marks[k] = -use_of(t, seat, move - DISCARD, weights)
        elif move < BREED_MANDRAKES:
            marks[k] = feeding_mark(move)
        else:
            marks[k] = breeding_mark(t, seat, move, weights)


# What a token is worth


@rule
def last_turns(t: Table, seat: int) -> bool:
    """Hardly anything of this season is left."""
    return deck_size(t) < 4 * t.seats


@rule
def token_worth(t: Table, seat: int, token: int, already: int, weights: Row) -> int:
    """What one more token brings, after *already* others of its kind."""
    final = t.season >= t.seasons
    if token == MANDRAKE:
        have = t.own[seat, MANDRAKE] + already
        mark = weights[FOOD] if have < t.own[seat, GRIFFIN] + 1 else weights[MORE_FOOD]
        return mark + medal_mark(t, seat, 0, have, weights)
    if token == GRIFFIN:
        have = t.own[seat, GRIFFIN] + already
        mark = weights[PREY] if have < dragons(t, seat) + eggs(t, seat) else weights[MORE_PREY]
        return mark + medal_mark(t, seat, 1, have, weights)
    if token < GROWN:
        have = eggs(t, seat) + already
        mark = weights[AN_EGG] if have < 2 else weights[MORE_EGGS]
        mark += weights[EVOLVED] * (LEVEL[token - EGG] - 1)
        if final and last_turns(t, seat):
            mark = mark // 3
        return mark + medal_mark(t, seat, 3, have, weights)
    return weights[AN_INGOT] + medal_mark(t, seat, 4, t.own[seat, INGOT] + already, weights)


@rule
def medal_mark(t: Table, seat: int, medal: int, have: int, weights: Row) -> int:
    """A medal that lies open counts while the race for it is close."""
    if not (t.medals_up >> medal) & 1:
        return 0
    most = 0
    for other in range(t.seats):
        if other != seat:
            most = max(most, medal_count(t, other, medal))
    return weights[A_MEDAL] if most - 2 <= have <= most + 1 else 0


@rule
def medal_count(t: Table, seat: int, medal: int) -> int:
    if medal == 0:
        return t.own[seat, MANDRAKE]
    if medal == 1:
        return t.own[seat, GRIFFIN]
    if medal == 2:
        return dragons(t, seat)
    return eggs(t, seat) if medal == 3 else t.own[seat, INGOT]


@rule
def hatch_worth(t: Table, seat: int, already: int, level: int, weights: Row) -> int:
    """A dragon scores as often as it is fed; hatching brings a power card too."""
    count = dragons(t, seat) + already
    fed = t.own[seat, GRIFFIN] > count and t.own[seat, MANDRAKE] > count
    mark = weights[HATCHED] if fed else weights[HUNGRY]
    return mark * level + weights[A_BLUE] + medal_mark(t, seat, 2, count, weights)


# Combinations and other actions


@rule
def effect_worth(t: Table, seat: int, combination: int, times: int, weights: Row) -> int:
    if combination == GOLD:
        return 2 * token_worth(t, seat, INGOT, 0, weights)
    if combination == EVOLVING:
        return weights[EVOLVED]
    mark = 0
    if combination == HATCHING:
        done = 0
        for sort in range(COLOURS - 1, -1, -1):
            for _ in range(t.own[seat, EGG + sort]):
                if done < times:
                    mark += hatch_worth(t, seat, done, LEVEL[sort], weights)
                    done += 1
        return mark
    token = MANDRAKE if combination == MANDRAKES else GRIFFIN if combination == GRIFFINS else EGG
    for already in range(times):
        mark += token_worth(t, seat, token, already, weights)
    return mark


@rule
def combination_mark(t: Table, seat: int, move: int, weights: Row) -> int:
    paid = int(PAID[move])
    combination, ingots, help, farmers = paid & 7, (paid >> 6) & 3, (paid >> 8) & 3, paid >> 10
    times = 1 + farmers + (2 if help == WITH_TWO_FARMERS else 0)
    if combination == EGGS:
        times = min(times, t.supply[2])
    mark = effect_worth(t, seat, combination, times, weights)
    mark -= weights[AN_INGOT] * ingots + weights[A_FARMER] * farmers
    return mark - weights[A_BLUE] if help else mark


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


@rule
def action_mark(t: Table, seat: int, move: int, weights: Row) -> int:
    if move == DRAW:
        return weights[A_DRAW]
    if move == END_TURN:
        return weights[AT_LEAST]
    at = move - EXCHANGE
    return (
        weights[AN_EXCHANGE]
        + weights[A_FARMER]
        - use_of(t, seat, ONE[at], weights) // 2
        - use_of(t, seat, TWO[at], weights) // 2
    )


# Blue cards


@rule
def blue_mark(t: Table, seat: int, move: int, weights: Row) -> int:
    """Cards are played when they bring something now; those against others late in a season."""
    late = last_turns(t, seat)
    if move == PLAY_TWO_COMBINATIONS:
        return weights[AT_LEAST] + 5 if t.made == 1 else 0
    if move < PLAY_SWAP:
        token = (move - PLAY_DESTROY) // 5
        return token_worth(t, (move - PLAY_DESTROY) % 5, token, 0, weights) // (1 if late else 3)
    if move < PLAY_TAKE:
        return -token_worth(t, seat, move - PLAY_SWAP, 0, weights) + weights[PREY] * 2 // 3
    if move < PLAY_BACK_TO_EGG:
        return token_worth(t, seat, move - PLAY_TAKE, 0, weights)
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
    return token_worth(t, seat, (move - SWAP_FOR) // 5, 0, weights)


@rule
def choice_mark(t: Table, seat: int, move: int, weights: Row) -> int:
    """Which egg, which colour, what to steal, which power."""
    if move < EVOLVE:
        return 100 * LEVEL[move - HATCH]
    if move < EVOLVE_RED:
        sort = move - EVOLVE
        token = INGOT if sort == 0 else MANDRAKE if sort == 1 else GRIFFIN if sort == 2 else EGG
        return token_worth(t, seat, token, 0, weights)
    if move < STEAL:
        return 2 * weights[EVOLVED]
    if move < TAKE_POWER:
        token, victim = LOOT[(move - STEAL) // 5], (move - STEAL) % 5
        return token_worth(t, seat, token, 0, weights) + t.score[victim]
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
    """Hatching scores at once; else the dearest young; an ingot spent must bring more than itself."""
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
        return token_worth(t, seat, GRIFFIN, 0, weights)
    return token_worth(t, seat, MANDRAKE, 0, weights)
