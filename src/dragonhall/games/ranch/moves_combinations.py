"""Combinations and hatching: how they are paid, and what they do. Numbers point into rules.md (4, 5)."""

from __future__ import annotations

from ...core.news import EVERYBODY, tell
from ...core.record import Row
from ...core.rule import rule, step
from .box import (
    BLUE,
    BLUES,
    COLOURS,
    DISPLAY,
    EGG,
    FARMER,
    FIRST,
    GOLD,
    GOLD_INGOTS,
    GREEN,
    GRIFFIN,
    GROWN,
    HATCHING,
    INGOT,
    INGOT_SHELF,
    INGOTS_AS_CARDS,
    LEVEL,
    MANDRAKE,
    PURPLE,
    RED,
    SEATS,
    SECOND,
    TWO_FARMERS,
    WILD_CARD,
    YELLOW,
)
from .moves import (
    AT_ONCE,
    EVOLVE,
    EVOLVE_RED,
    FIRST_PAYMENT,
    FORMS,
    HATCH,
    LOOT,
    NO_POWER,
    PAID,
    PLACE,
    STARTS,
    STEAL,
    TAKE_POWER,
    WITH_TWO_FARMERS,
    WITH_WILD_CARD,
    WITHOUT,
)
from .moves_lists import LISTS, MOST_LISTED, MOST_SPARE, PAYMENTS
from .news import News
from .table import (
    Ask,
    Table,
    eggs,
    gain,
    give_up,
    hand_over,
    holds,
    level_2_left,
    take_power,
    use_blue,
)
from .table_memory import discard

# The possible combinations (4.1-4.10)


@rule
def room_for(t: Table, seat: int, combination: int) -> int:
    """How often the effect could happen now; 0: the combination is not possible (4.10)."""
    if combination < HATCHING:
        return t.supply[combination]
    if combination == HATCHING:
        return eggs(t, seat)
    if combination == GOLD:
        return t.supply[INGOT_SHELF]
    return 1 if can_evolve(t, seat) else 0


@rule
def can_evolve(t: Table, seat: int) -> bool:
    """Some egg has a next level in the supply; level 3 not in season 1 (4.12, 4.13)."""
    if t.own[seat, EGG] > 0 and level_2_left(t):
        return True
    if t.season < 2 or t.supply[EGG + RED] == 0:
        return False
    return t.own[seat, EGG + 1] + t.own[seat, EGG + 2] + t.own[seat, EGG + 3] + t.own[seat, EGG + 4] > 0


@rule
def ingots_as_cards(t: Table, seat: int) -> int:
    """How many ingots may stand for cards in the next combination (4.8)."""
    left = INGOTS_AS_CARDS if t.english else INGOTS_AS_CARDS - t.spent
    return min(left, t.own[seat, INGOT])


@rule
def can_combine(t: Table, seat: int) -> bool:
    """Some combination is possible without a blue card."""
    ingots = ingots_as_cards(t, seat)
    for combination in range(6):
        one, two = t.hand[seat, FIRST[combination]], t.hand[seat, SECOND[combination]]
        real = min(2, one) if FIRST[combination] == SECOND[combination] else min(1, one) + min(1, two)
        if 2 - real <= ingots:
            room = room_for(t, seat, combination)
            if real > 0:
                if room > 0 or (combination == GOLD and ingots > 0):
                    return True
            elif combination <= HATCHING and t.hand[seat, FARMER] > 0 and room > 1:
                return True
    return False


@step
def list_combinations(t: Table, seat: int, out: Row) -> int:
    """Every payment for every combination."""
    ingots, farmers, helps = ingots_as_cards(t, seat), t.hand[seat, FARMER], 0
    if t.blue == 0:
        helps = holds(t, seat, WILD_CARD) * 1 + holds(t, seat, TWO_FARMERS) * 2
    if farmers > MOST_LISTED:
        return list_many_farmers(t, seat, ingots, helps, out)
    n, lists = 0, LISTS
    for combination in range(6):
        room = room_for(t, seat, combination)
        if combination < HATCHING:
            cards = min(2, t.hand[seat, combination])
        elif room == 0 and combination != GOLD:
            continue
        else:
            one, two = t.hand[seat, FIRST[combination]], t.hand[seat, SECOND[combination]]
            cards = 4 * (combination - HATCHING + 1) + min(1, one) + 2 * min(1, two)
        useful = min(farmers if combination < GOLD else 0, room - 1)
        paid = (cards * (INGOTS_AS_CARDS + 1) + ingots) * 4 + helps
        # As payments_key has it.
        key = (paid * (MOST_LISTED + 2) + useful + 1) * (MOST_SPARE + 1) + min(MOST_SPARE, room - 1 - useful)
        place = int(PAYMENTS[key]) & 0x7FFF
        size = int(lists[place])
        n &= PLACE
        for at in range(max(AT_ONCE, (size + AT_ONCE - 1) & 0xF8)):
            out[n + at] = int(lists[place + 1 + at]) + FIRST_PAYMENT[combination]
        n += size
    return n


@rule
def list_many_farmers(t: Table, seat: int, ingots: int, helps: int, out: Row) -> int:
    """The same with more Farmer cards than there are lists for."""
    n = 0
    for combination in range(6):
        one, two = t.hand[seat, FIRST[combination]], t.hand[seat, SECOND[combination]]
        if FIRST[combination] == SECOND[combination]:
            one, two = min(2, one), 0
        else:
            one, two = min(1, one), min(1, two)
        key = (((combination * 3 + one) * 2 + two) * 3 + ingots) * 4 + helps  # moves.form_key
        if STARTS[key] < STARTS[key + 1]:
            farmers = t.hand[seat, FARMER] if combination < GOLD else 0
            n = list_payments(key, farmers, room_for(t, seat, combination), out, n)
    return n


@rule
def list_payments(key: int, farmers: int, room: int, out: Row, n: int) -> int:
    """Each form of payment, with each number of Farmer cards that all have an effect (4.8-4.10, 7.3)."""
    for at in range(STARTS[key], STARTS[key + 1]):
        form = FORMS[at]
        begin, fewest, most = (form & 1023) - 1, (form >> 10) & 1, min(farmers, room - (form >> 11))
        for count in range(fewest, most + 1):
            out[n] = begin + count
            n += 1
    return n


# Paying for it (4.8, 4.9, 4.11)


@step
def combine(t: Table, seat: int, move: int) -> None:
    """Pay, then do it."""
    paid = PAID[move]
    combination, first, second = paid & 7, (paid >> 3) & 3, (paid >> 5) & 1
    ingots, help, farmers = (paid >> 6) & 3, (paid >> 8) & 3, paid >> 10
    added = farmers + ingots + first + second - 2
    if help == WITH_WILD_CARD:
        added += 1
    elif help == WITH_TWO_FARMERS:
        added += 2
    tell(EVERYBODY, News.COMBINED, seat, combination, added)
    pay_cards(t, seat, FIRST[combination], first)
    pay_cards(t, seat, SECOND[combination], second)
    pay_cards(t, seat, FARMER, farmers)
    if ingots > 0:
        tell(EVERYBODY, News.PAID_INGOTS, seat, ingots)
        give_up(t, seat, INGOT, ingots)
        if not t.english:
            t.spent += ingots
    if help != WITHOUT:
        use_blue(t, seat, WILD_CARD if help == WITH_WILD_CARD else TWO_FARMERS)
    make(t, seat, combination, added)


@rule
def pay_cards(t: Table, seat: int, kind: int, count: int) -> None:
    if count > 0:
        tell(EVERYBODY, News.PAID_CARDS, seat, kind, count)
        discard(t, seat, kind, count)


# Their effects (4.1-4.6)


@step
def make(t: Table, seat: int, combination: int, farmers: int) -> None:
    t.made += 1
    t.combining = 1
    t.this, t.this_farmers = combination + 1, farmers
    if combination < HATCHING:
        gain(t, seat, combination, 1 + farmers)
    elif combination == HATCHING:
        t.hatching = min(1 + farmers, eggs(t, seat))
        for sort in range(COLOURS):
            t.ready[seat, EGG + sort] = t.own[seat, EGG + sort]
    elif combination == GOLD:
        gain(t, seat, INGOT, GOLD_INGOTS)
    else:
        begin_evolving(t, seat)


@rule
def begin_evolving(t: Table, seat: int) -> None:
    """Asked only where there is a choice."""
    ways, way = 0, 0
    for sort in range(YELLOW, RED):
        if t.own[seat, EGG] > 0 and t.supply[EGG + sort] > 0:
            ways += 1
            way = EVOLVE + sort - YELLOW
        if t.season >= 2 and t.own[seat, EGG + sort] > 0 and t.supply[EGG + RED] > 0:
            ways += 1
            way = EVOLVE_RED + sort - YELLOW
    if ways == 1:
        evolve(t, seat, way)
    else:
        t.ask[seat] = Ask.EVOLVE


@rule
def list_evolving(t: Table, seat: int, out: Row) -> int:
    n = 0
    for sort in range(YELLOW, RED):
        if t.own[seat, EGG] > 0 and t.supply[EGG + sort] > 0:
            out[n] = EVOLVE + sort - YELLOW
            n += 1
    for sort in range(YELLOW, RED):
        if t.season >= 2 and t.own[seat, EGG + sort] > 0 and t.supply[EGG + RED] > 0:
            out[n] = EVOLVE_RED + sort - YELLOW
            n += 1
    return n


@rule
def evolve(t: Table, seat: int, move: int) -> None:
    """The egg is replaced by one of the next level (4.12)."""
    before, after = EGG, EGG + YELLOW + move - EVOLVE
    if move >= EVOLVE_RED:
        before, after = EGG + YELLOW + move - EVOLVE_RED, EGG + RED
    t.own[seat, before] -= 1
    t.supply[before] += 1
    t.supply[after] -= 1
    t.own[seat, after] += 1
    tell(EVERYBODY, News.EVOLVED, seat, before, after)


# Hatching (4.14, 5)


@rule
def hatch_next(t: Table, seat: int) -> None:
    """The owner says which egg is next, if there is a choice (4.14)."""
    sorts, found = 0, 0
    for sort in range(COLOURS):
        if t.ready[seat, EGG + sort] > 0:
            sorts += 1
            found = sort
    if sorts == 1:
        hatch_one(t, seat, found)
    else:
        t.ask[seat] = Ask.EGG


@rule
def list_eggs(t: Table, seat: int, out: Row) -> int:
    n = 0
    for sort in range(COLOURS):
        if t.ready[seat, EGG + sort] > 0:
            out[n] = HATCH + sort
            n += 1
    return n


@rule
def hatch_one(t: Table, seat: int, sort: int) -> None:
    """One egg of a combination: flip, colour effect; the power card is chosen next (4.14)."""
    t.hatching -= 1
    t.ready[seat, EGG + sort] -= 1
    if t.hatching == 0:
        for other in range(COLOURS):
            t.ready[seat, EGG + other] = 0
    flip(t, seat, sort)
    t.level = LEVEL[sort]
    colour_effect(t, seat, sort)


@rule
def flip(t: Table, seat: int, sort: int) -> None:
    t.own[seat, EGG + sort] -= 1
    t.own[seat, GROWN + sort] += 1
    tell(EVERYBODY, News.HATCHED, seat, GROWN + sort)


@rule
def colour_effect(t: Table, seat: int, sort: int) -> None:
    if sort == YELLOW:
        gain(t, seat, INGOT, 1)
    elif sort == GREEN:
        gain(t, seat, MANDRAKE, 1)
    elif sort == BLUE:
        gain(t, seat, GRIFFIN, 1)
    elif sort == PURPLE:
        gain(t, seat, EGG, 1)
    elif sort == RED:
        begin_looting(t, seat)


@rule
def begin_looting(t: Table, seat: int) -> None:
    """A red dragon must steal if anybody has something; asked only where there is a choice (5.5)."""
    ways, way = 0, 0
    for thing in range(4):
        for victim in range(t.seats):
            if victim != seat and t.own[victim, LOOT[thing]] > 0:
                ways += 1
                way = thing * SEATS + victim
    if ways == 1:
        loot(t, seat, way)
    elif ways > 1:
        t.ask[seat] = Ask.LOOT


@rule
def list_loot(t: Table, seat: int, out: Row) -> int:
    n = 0
    for thing in range(4):
        for victim in range(t.seats):
            if victim != seat and t.own[victim, LOOT[thing]] > 0:
                out[n] = STEAL + thing * SEATS + victim
                n += 1
    return n


@rule
def loot(t: Table, seat: int, way: int) -> None:
    token, victim = LOOT[way // SEATS], way % SEATS
    hand_over(t, victim, seat, token)
    tell(EVERYBODY, News.LOOTED, seat, victim, token)


@rule
def offer_power(t: Table, seat: int) -> None:
    """A card for the dragon just hatched, if the display has one for its level (5.6)."""
    for place in range(DISPLAY):
        if t.display[place] > 0 and (t.level > 1 or t.display[place] <= BLUES):
            t.ask[seat] = Ask.POWER
            return
    t.level = 0


@rule
def list_powers_shown(t: Table, out: Row) -> int:
    """Each power once, in the order of their numbers."""
    shown = 0
    for place in range(DISPLAY):
        shown |= (1 << t.display[place]) >> 1
    if t.level == 1:
        shown &= (1 << BLUES) - 1
    n = 0
    power = 0
    while shown != 0:
        if shown & 1:
            out[n] = TAKE_POWER + power
            n += 1
        shown >>= 1
        power += 1
    out[n] = NO_POWER
    return n + 1


@rule
def choose_power(t: Table, seat: int, move: int) -> None:
    t.level = 0
    if move == NO_POWER:
        tell(EVERYBODY, News.NO_POWER, seat)
    else:
        take_power(t, seat, move - TAKE_POWER)
