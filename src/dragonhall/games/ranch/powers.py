"""The blue powers, in rulebook order: when each can be played, and what it does. Numbers point into rules.md (7).

Wild Card and Two Farmers are played within a combination: see list_payments and combine.
"""

from __future__ import annotations

from ...core.dice import below
from ...core.news import EVERYBODY, only, tell
from ...core.record import Row
from ...core.rule import rule, step
from .box import (
    BACK_TO_EGG,
    BASIC,
    DESTROY,
    EGG,
    GROWN,
    INGOT,
    RED,
    REPEAT,
    SEATS,
    STEAL_CARD,
    STEAL_INGOT,
    SWAP,
    TAKE,
    TWO_COMBINATIONS,
)
from .moves import (
    PLAY_BACK_TO_EGG,
    PLAY_DESTROY,
    PLAY_REPEAT,
    PLAY_STEAL_CARD,
    PLAY_STEAL_INGOT,
    PLAY_SWAP,
    PLAY_TAKE,
    PLAY_TWO_COMBINATIONS,
    SWAP_FOR,
)
from .moves_combinations import can_combine, make, room_for
from .news import News
from .table import Ask, Table, gain, give_up, hand_over, hand_size, holds, use_blue
from .table_memory import remember_theft

# When a blue card can be played (6.4, 6.5)


@step
def list_blue(t: Table, seat: int, out: Row, n: int) -> int:
    """Every way to play one of the seat's blue cards now that changes something."""
    if t.held[seat] == 0:
        return n
    if holds(t, seat, TWO_COMBINATIONS) and can_lift(t, seat):
        out[n] = PLAY_TWO_COMBINATIONS
        n += 1
    if holds(t, seat, DESTROY):
        for token in range(basic_tokens(t)):
            for victim in range(t.seats):
                if victim != seat and t.own[victim, token] > 0:
                    out[n] = PLAY_DESTROY + token * SEATS + victim
                    n += 1
    if holds(t, seat, SWAP):
        for token in range(basic_tokens(t)):
            if t.own[seat, token] > 0 and can_swap(t, seat, token):
                out[n] = PLAY_SWAP + token
                n += 1
    if holds(t, seat, TAKE):
        for token in range(EGG + 1):
            if t.supply[token] > 0:
                out[n] = PLAY_TAKE + token
                n += 1
    if holds(t, seat, BACK_TO_EGG):
        for sort in range(RED):
            for owner in range(t.seats):
                if t.own[owner, GROWN + sort] > 0:
                    out[n] = PLAY_BACK_TO_EGG + sort * SEATS + owner
                    n += 1
    if holds(t, seat, REPEAT) and can_repeat(t, seat):
        out[n] = PLAY_REPEAT
        n += 1
    if holds(t, seat, STEAL_INGOT):
        for victim in range(t.seats):
            if victim != seat and t.own[victim, INGOT] > 0:
                out[n] = PLAY_STEAL_INGOT + victim
                n += 1
    if holds(t, seat, STEAL_CARD):
        for victim in range(t.seats):
            if victim != seat and hand_size(t, victim) > 0:
                out[n] = PLAY_STEAL_CARD + victim
                n += 1
    return n


@rule
def can_play_blue(t: Table, seat: int) -> bool:
    """Some blue card of the seat's can be played on its own now, for all that the others know: whether a second
    combination can be paid is for its owner to know (6.4)."""
    if t.held[seat] == 0:
        return False
    if holds(t, seat, TAKE) and t.supply[0] + t.supply[1] + t.supply[EGG] > 0:
        return True
    if holds(t, seat, TWO_COMBINATIONS) and t.acted == 0:
        return True
    if holds(t, seat, REPEAT) and can_repeat(t, seat):
        return True
    basic = basic_tokens(t)
    for other in range(t.seats):
        if other != seat:
            if holds(t, seat, STEAL_INGOT) and t.own[other, INGOT] > 0:
                return True
            if holds(t, seat, STEAL_CARD) and hand_size(t, other) > 0:
                return True
            if holds(t, seat, DESTROY):
                for token in range(basic):
                    if t.own[other, token] > 0:
                        return True
        if holds(t, seat, BACK_TO_EGG):
            for sort in range(RED):
                if t.own[other, GROWN + sort] > 0:
                    return True
    if holds(t, seat, SWAP):
        for token in range(basic):
            if t.own[seat, token] > 0 and can_swap(t, seat, token):
                return True
    return False


@rule
def basic_tokens(t: Table) -> int:
    """How many sorts of tokens, from the first on, are basic (7.11)."""
    return EGG + 1 if t.level_1_only else BASIC


# 7.1 Two Combinations


@rule
def can_lift(t: Table, seat: int) -> bool:
    """Not with a draw or an exchange, and only if a combination is possible now."""
    return t.acted == 0 and can_combine(t, seat)


@rule
def two_combinations(t: Table, seat: int) -> None:
    use_blue(t, seat, TWO_COMBINATIONS)
    t.lifted = 1


# 7.4 Destroy


@rule
def destroy(t: Table, seat: int, token: int, victim: int) -> None:
    use_blue(t, seat, DESTROY)
    give_up(t, victim, token, 1)
    tell(EVERYBODY, News.DESTROYED, seat, victim, token)


# 7.5 Swap


@rule
def can_swap(t: Table, seat: int, given: int) -> bool:
    """An opponent has a basic token of another kind."""
    for victim in range(t.seats):
        if victim != seat:
            for token in range(basic_tokens(t)):
                if token != given and t.own[victim, token] > 0:
                    return True
    return False


@rule
def begin_swap(t: Table, seat: int, given: int) -> None:
    """Asked what to take, if there is a choice."""
    use_blue(t, seat, SWAP)
    t.giving = given + 1
    ways, way = 0, 0
    for token in range(basic_tokens(t)):
        for victim in range(t.seats):
            if victim != seat and token != given and t.own[victim, token] > 0:
                ways += 1
                way = token * SEATS + victim
    if ways == 1:
        swap(t, seat, way)
    else:
        t.ask[seat] = Ask.SWAP


@rule
def list_swaps(t: Table, seat: int, out: Row) -> int:
    n = 0
    for token in range(basic_tokens(t)):
        for victim in range(t.seats):
            if victim != seat and token != t.giving - 1 and t.own[victim, token] > 0:
                out[n] = SWAP_FOR + token * SEATS + victim
                n += 1
    return n


@rule
def swap(t: Table, seat: int, way: int) -> None:
    given, taken, victim = t.giving - 1, way // SEATS, way % SEATS
    t.giving = 0
    hand_over(t, seat, victim, given)
    hand_over(t, victim, seat, taken)
    tell(EVERYBODY, News.SWAPPED, seat, victim, given, taken)


# 7.6 Take


@rule
def take(t: Table, seat: int, token: int) -> None:
    use_blue(t, seat, TAKE)
    gain(t, seat, token, 1)


# 7.7 Back to the Egg


@rule
def back_to_egg(t: Table, seat: int, sort: int, owner: int) -> None:
    use_blue(t, seat, BACK_TO_EGG)
    t.own[owner, GROWN + sort] -= 1
    t.own[owner, EGG + sort] += 1
    tell(EVERYBODY, News.TURNED_BACK, seat, owner, GROWN + sort)


# 7.8 Repeat


@rule
def can_repeat(t: Table, seat: int) -> bool:
    """The turn just before made a combination whose base effect is possible here, and no action was taken yet."""
    return t.last > 0 and t.acted == 0 and t.made == 0 and room_for(t, seat, t.last - 1) > 0


@rule
def repeat(t: Table, seat: int) -> None:
    use_blue(t, seat, REPEAT)
    tell(EVERYBODY, News.REPEATED, seat, t.last - 1, t.last_farmers)
    make(t, seat, t.last - 1, t.last_farmers)


# 7.9 Steal an Ingot


@rule
def steal_ingot(t: Table, seat: int, victim: int) -> None:
    use_blue(t, seat, STEAL_INGOT)
    hand_over(t, victim, seat, INGOT)
    tell(EVERYBODY, News.STOLE_INGOT, seat, victim)


# 7.10 Steal a Card


@rule
def steal_card(t: Table, seat: int, victim: int) -> None:
    use_blue(t, seat, STEAL_CARD)
    left = below(t, hand_size(t, victim))
    kind = 0
    while left >= t.hand[victim, kind]:
        left -= t.hand[victim, kind]
        kind += 1
    t.hand[victim, kind] -= 1
    t.hand[seat, kind] += 1
    t.banned |= 1 << victim
    remember_theft(t, seat, victim, kind)
    tell(EVERYBODY, News.STOLE_CARD, seat, victim)
    tell(only(seat) | only(victim), News.STOLEN_CARD, seat, victim, kind)
