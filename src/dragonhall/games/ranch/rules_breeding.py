"""Phase 3: pairs and what they produce. Numbers point into rules.md (10)."""

from __future__ import annotations

from ...core.news import EVERYBODY, tell
from ...core.record import Row
from ...core.rule import rule
from .box import (
    BASIC,
    BLUE,
    COLOURS,
    EGG,
    GREEN,
    GRIFFIN,
    GROWN,
    INGOT,
    INGOT_SHELF,
    LEVEL,
    MANDRAKE,
    PURPLE,
    RED,
    YELLOW,
)
from .moves import (
    BREED_GRIFFINS,
    BREED_HATCH,
    BREED_LEVEL_1,
    BREED_LEVEL_2,
    BREED_LEVEL_3,
    BREED_MANDRAKES,
    STOP_BREEDING,
)
from .moves_combinations import colour_effect, flip
from .news import News
from .table import READY, READY_DRAGONS, Ask, Table, dragons, give_up, level_2_left

# The seats that breed now (10.9)


@rule
def next_breeders(t: Table) -> None:
    """All remaining seats if their order cannot matter, else the next one."""
    together = order_is_free(t)
    for step in range(t.seats):
        seat = (t.first + step) % t.seats
        if (t.waiting >> seat) & 1:
            t.waiting &= ~(1 << seat)
            begin_breeding(t, seat)
            if not together:
                return


@rule
def order_is_free(t: Table) -> bool:
    """The supply has enough for all that the waiting seats could breed, and no red dragon can hatch and steal."""
    mandrakes, griffins, eggs, coloured, red, ingots = 0, 0, 0, 0, 0, 0
    for seat in range(t.seats):
        if (t.waiting >> seat) & 1:
            grown = dragons(t, seat)
            if t.breeding_effects and t.seats > 1 and grown > 0 and t.own[seat, EGG + RED] > 0:
                return False
            pairs = 1 + t.own[seat, INGOT] + t.own[seat, EGG + YELLOW]
            hatched = min(grown, pairs)
            mandrakes += min(t.own[seat, MANDRAKE] // 2, pairs) + min(t.own[seat, EGG + GREEN], hatched)
            griffins += min(t.own[seat, GRIFFIN] // 2, pairs) + min(t.own[seat, EGG + BLUE], hatched)
            eggs += min(grown // 2, pairs) + min(t.own[seat, EGG + PURPLE], hatched)
            coloured += min((grown - t.own[seat, GROWN]) // 2, pairs)
            red += min(t.own[seat, GROWN + RED] // 2, pairs)
            ingots += min(t.own[seat, EGG + YELLOW], hatched)
    for sort in range(YELLOW, RED):
        if coloured > t.supply[EGG + sort]:
            return False
    return (
        mandrakes <= t.supply[MANDRAKE]
        and griffins <= t.supply[GRIFFIN]
        and eggs <= t.supply[EGG]
        and red <= t.supply[EGG + RED]
        and ingots <= t.supply[INGOT_SHELF]
    )


@rule
def begin_breeding(t: Table, seat: int) -> None:
    """Every token the seat has now may pair once (10.6)."""
    for token in range(BASIC):
        t.ready[seat, token] = t.own[seat, token]
    for sort in range(COLOURS):
        t.ready[seat, READY_DRAGONS + LEVEL[sort]] += t.own[seat, GROWN + sort]
    breed_on(t, seat)


@rule
def breed_on(t: Table, seat: int) -> None:
    """Asked while a pair is possible."""
    if can_breed(t, seat):
        t.ask[seat] = Ask.BREED
    else:
        end_breeding(t, seat)


@rule
def end_breeding(t: Table, seat: int) -> None:
    for column in range(READY):
        t.ready[seat, column] = 0
    t.paired &= ~(1 << seat)


# Pairs (10.1-10.8)


@rule
def can_breed(t: Table, seat: int) -> bool:
    if (t.paired >> seat) & 1 and t.own[seat, INGOT] == 0:
        return False
    for token in range(EGG):
        if t.ready[seat, token] > 1 and t.supply[token] > 0:
            return True
    low, middle, high = (
        t.ready[seat, READY_DRAGONS + 1],
        t.ready[seat, READY_DRAGONS + 2],
        t.ready[seat, READY_DRAGONS + 3],
    )
    if low + middle + high == 0:
        return False
    for sort in range(COLOURS):
        if t.ready[seat, EGG + sort] > 0:
            return True
    return (
        (low > 0 and low + middle + high > 1 and t.supply[EGG] > 0)
        or (middle > 0 and middle + high > 1 and level_2_left(t))
        or (high > 1 and t.supply[EGG + RED] > 0)
    )


@rule
def list_breeding(t: Table, seat: int, out: Row) -> int:
    n = 0
    if t.ready[seat, MANDRAKE] > 1 and t.supply[MANDRAKE] > 0:
        out[n] = BREED_MANDRAKES
        n += 1
    if t.ready[seat, GRIFFIN] > 1 and t.supply[GRIFFIN] > 0:
        out[n] = BREED_GRIFFINS
        n += 1
    low, middle, high = (
        t.ready[seat, READY_DRAGONS + 1],
        t.ready[seat, READY_DRAGONS + 2],
        t.ready[seat, READY_DRAGONS + 3],
    )
    if low > 0 and t.supply[EGG] > 0:
        if low > 1:
            out[n] = BREED_LEVEL_1
            n += 1
        if middle > 0:
            out[n] = BREED_LEVEL_1 + 1
            n += 1
        if high > 0:
            out[n] = BREED_LEVEL_1 + 2
            n += 1
    if middle > 0:
        for other in range(2):
            if (other == 0 and middle > 1) or (other == 1 and high > 0):
                for sort in range(YELLOW, RED):
                    if t.supply[EGG + sort] > 0:
                        out[n] = BREED_LEVEL_2 + 4 * other + sort - YELLOW
                        n += 1
    if high > 1 and t.supply[EGG + RED] > 0:
        out[n] = BREED_LEVEL_3
        n += 1
    for sort in range(COLOURS):
        if t.ready[seat, EGG + sort] > 0:
            for level in range(3):
                if t.ready[seat, READY_DRAGONS + 1 + level] > 0:
                    out[n] = BREED_HATCH + 3 * sort + level
                    n += 1
    out[n] = STOP_BREEDING
    return n + 1


@rule
def breed(t: Table, seat: int, move: int) -> None:
    """One pair: paid but for the first, its tokens used up, its gain new (10.5, 10.6)."""
    if move == STOP_BREEDING:
        end_breeding(t, seat)
        return
    if (t.paired >> seat) & 1:
        give_up(t, seat, INGOT, 1)
    t.paired |= 1 << seat
    if move < BREED_LEVEL_1:
        token = move - BREED_MANDRAKES
        t.ready[seat, token] -= 2
        bring(t, seat, token)
    elif move < BREED_LEVEL_2:
        pair_dragons(t, seat, 1, 1 + move - BREED_LEVEL_1, EGG)
    elif move < BREED_LEVEL_3:
        way = move - BREED_LEVEL_2
        pair_dragons(t, seat, 2, 2 + way // 4, EGG + YELLOW + way % 4)
    elif move == BREED_LEVEL_3:
        pair_dragons(t, seat, 3, 3, EGG + RED)
    else:
        way = move - BREED_HATCH
        breed_hatch(t, seat, way // 3, 1 + way % 3)
    if t.ask[seat] == Ask.NOTHING:
        breed_on(t, seat)


@rule
def bring(t: Table, seat: int, token: int) -> None:
    t.supply[token] -= 1
    t.own[seat, token] += 1
    tell(EVERYBODY, News.BRED, seat, token)


@rule
def pair_dragons(t: Table, seat: int, low: int, high: int, egg: int) -> None:
    t.ready[seat, READY_DRAGONS + low] -= 1
    t.ready[seat, READY_DRAGONS + high] -= 1
    bring(t, seat, egg)


@rule
def breed_hatch(t: Table, seat: int, sort: int, level: int) -> None:
    """Any dragon hatches any egg; colour effects by option, no power card (10.4, 10.7)."""
    t.ready[seat, READY_DRAGONS + level] -= 1
    t.ready[seat, EGG + sort] -= 1
    tell(EVERYBODY, News.BRED_HATCH, seat, EGG + sort)
    flip(t, seat, sort)
    if t.breeding_effects:
        colour_effect(t, seat, sort)
