"""What seats remember of stolen cards (14.3): every way in which they may lie, and never less than that (DR-61).

Cards that an observer knows to be in a hand are counted in ``known``. Of up to ``LOOSE`` other cards it knows that they
are in other hands, but not in which. A *way* gives each of these a place: it is a number whose digits in base
``SEATS``, lowest first, are seats. The observer's own seat stands for nowhere: by this way there need not be such a
card. ``ways`` has a bit for each way that is still possible. So nothing is lost when hands have no room, when only one
of several cards can have been stolen, or when it is unclear which of several was spent.

``known`` is the observer's own: it may rest on what the observer knew of a third hand. The owner of a hand knows only
which cards it took from the observer, and what may have become of these since. Both can count that, so it is kept for
both (``exposed``). It is never more than what is known, and a re-deal for the owner leaves the observer that much.

Cards of a kind are alike: of two ways that say the same of all hands one is kept, and a way that says more than another
is dropped, since the other is true as well. Among cards of one kind those that are nowhere come last.
"""

from __future__ import annotations

from ...core.rule import rule
from .box import KINDS, SEATS
from .table import DIGIT, LOOSE, WAYS_IN_A_WORD, WORDS, Table, hand_size

UNIT: tuple[int, ...] = tuple(SEATS**at for at in range(LOOSE + 1))
"""The worth of each digit of a way; ``UNIT[n]`` is the number of ways to place n cards."""


@rule
def discard(t: Table, seat: int, kind: int, count: int) -> None:
    t.hand[seat, kind] -= count
    t.pile[kind] += count
    if (t.thieves >> seat) & 1:
        for observer in range(t.seats):
            if observer != seat:
                for _ in range(count):
                    forget(t, observer, seat, kind)
                narrow(t, observer)


@rule
def remember_theft(t: Table, thief: int, victim: int, kind: int) -> None:
    """A card has changed hands. Thief and victim know it; for the others it may be any card that the victim had."""
    t.thieves |= 1 << thief
    forget(t, thief, victim, kind)
    t.known[victim * SEATS + thief, kind] += 1
    t.exposed[victim * SEATS + thief] += DIGIT[kind]
    for observer in range(t.seats):
        if observer != thief and observer != victim:
            doubt_theft(t, observer, thief, victim)
        narrow(t, observer)


@rule
def forget(t: Table, observer: int, owner: int, kind: int) -> None:
    """The observer saw such a card leave the owner's hand: a card that was remembered there is so no more.

    Was it another one, the remembered card stands in for that one.
    """
    if t.known[observer * SEATS + owner, kind] > 0:
        t.known[observer * SEATS + owner, kind] -= 1
        cover(t, observer, owner, kind)
    else:
        take_out(t, observer, owner, kind)


@rule
def exposed_cards(t: Table, observer: int, owner: int, kind: int) -> int:
    """Return how many cards of this kind are in the owner's hand, as observer and owner both know of each other."""
    count: int = t.exposed[observer * SEATS + owner] // DIGIT[kind] % DIGIT[1]
    return count


@rule
def cover(t: Table, observer: int, owner: int, kind: int) -> None:
    """Such a card left the owner's hand, or may have: one fewer is exposed."""
    if exposed_cards(t, observer, owner, kind) > 0:
        t.exposed[observer * SEATS + owner] -= DIGIT[kind]


@rule
def forget_all(t: Table) -> None:
    if t.thieves != 0:
        for observer in range(SEATS):
            forget_hands(t, observer, -1)
        t.thieves = 0


@rule
def forget_hands(t: Table, observer: int, but: int) -> None:
    """Nothing is remembered for the observer, except what is exposed of one hand."""
    for owner in range(SEATS):
        if owner != but:
            t.exposed[observer * SEATS + owner] = 0
        if t.exposed[observer * SEATS + owner] == 0:
            for kind in range(KINDS):
                t.known[observer * SEATS + owner, kind] = 0
        else:
            for kind in range(KINDS):
                t.known[observer * SEATS + owner, kind] = exposed_cards(t, observer, owner, kind)
    if t.loose[observer, 0] != 0:
        for at in range(LOOSE):
            t.loose[observer, at] = 0
        for word in range(WORDS):
            t.ways[observer, word] = 0


# Sets of ways


@rule
def possible(t: Table, observer: int, way: int) -> bool:
    return (t.ways[observer, way // WAYS_IN_A_WORD] >> (way % WAYS_IN_A_WORD)) & 1 != 0


@rule
def allow(t: Table, observer: int, way: int) -> None:
    t.ways[observer, way // WAYS_IN_A_WORD] |= 1 << (way % WAYS_IN_A_WORD)


@rule
def rule_out(t: Table, observer: int, way: int) -> None:
    t.ways[observer, way // WAYS_IN_A_WORD] -= 1 << (way % WAYS_IN_A_WORD)


@rule
def doubtful(t: Table, observer: int) -> int:
    """How many cards are in doubtful hands."""
    count = 0
    while count < LOOSE and t.loose[observer, count] != 0:
        count += 1
    return count


@rule
def place_in(way: int, at: int) -> int:
    seat: int = way // UNIT[at] % SEATS
    return seat


@rule
def contents(t: Table, observer: int, way: int) -> int:
    """Return the cards of all hands by this way: three bits for each hand and kind."""
    cards = 0
    for at in range(doubtful(t, observer)):
        if place_in(way, at) != observer:
            cards += 1 << (3 * (place_in(way, at) * KINDS + (t.loose[observer, at] & 7) - 1))
    return cards


@rule
def common(one: int, two: int) -> int:
    """Return the cards that two contents have in common."""
    both, field = 0, 0
    while one != 0 and two != 0:
        both |= min(one & 7, two & 7) << field
        one >>= 3
        two >>= 3
        field += 3
    return both


# What is seen changes the ways


@rule
def add_card(t: Table, observer: int, kind: int, seats: int) -> None:
    """One more card, which is in one of these hands; it is not kept if there are too many."""
    count = doubtful(t, observer)
    if count == LOOSE:
        return
    if count == 0:
        allow(t, observer, 0)
    for way in range(UNIT[count]):
        if possible(t, observer, way):
            rule_out(t, observer, way)
            for seat in range(t.seats):
                if (seats >> seat) & 1:
                    allow(t, observer, way + seat * UNIT[count])
    t.loose[observer, count] = kind + 1 | seats << 3


@rule
def doubt_theft(t: Table, observer: int, thief: int, victim: int) -> None:
    """One card was stolen unseen: one of those remembered, or another if the victim had any."""
    room = hand_size(t, victim) + 1
    for kind in range(KINDS):
        if t.known[observer * SEATS + victim, kind] > 0:
            t.known[observer * SEATS + victim, kind] -= 1
            cover(t, observer, victim, kind)
            add_card(t, observer, kind, 1 << victim)
        room -= t.known[observer * SEATS + victim, kind]
    count = doubtful(t, observer)
    if count == 0:
        return
    # Ways that come about are always on the side that was gone through before.
    for step in range(UNIT[count]):
        way = step if thief < victim else UNIT[count] - 1 - step
        if possible(t, observer, way):
            there = 0
            for at in range(count):
                if place_in(way, at) == victim:
                    there += 1
                    allow(t, observer, way + (thief - victim) * UNIT[at])
            if there >= room:
                rule_out(t, observer, way)


@rule
def take_out(t: Table, observer: int, owner: int, kind: int) -> None:
    """By every way the hand loses a card of this kind, if the way says that it has one."""
    count = doubtful(t, observer)
    if count == 0:
        return
    # A way that comes about places a card less, and those were gone through before.
    for placed in range(1, count + 1):
        for way in range(UNIT[count]):
            if possible(t, observer, way) and placed_by(observer, way, count) == placed:
                rule_out(t, observer, way)
                allow(t, observer, without(t, observer, way, owner, kind))


@rule
def without(t: Table, observer: int, way: int, owner: int, kind: int) -> int:
    """The way less one card; those of its kind behind it move up, so that what is nowhere comes last."""
    gap = -1
    for at in range(doubtful(t, observer)):
        if t.loose[observer, at] & 7 == kind + 1:
            if gap >= 0:
                way += (place_in(way, at) - place_in(way, gap)) * UNIT[gap]
                gap = at
            elif place_in(way, at) == owner:
                gap = at
    if gap >= 0:
        way += (observer - place_in(way, gap)) * UNIT[gap]
    return way


# Conclusions from counting


@rule
def narrow(t: Table, observer: int) -> None:
    """Drop ways for which a hand has no room, and those that say no less than another; then see what is certain."""
    count = doubtful(t, observer)
    if count == 0:
        return
    rooms = 0
    for hand in range(t.seats):
        if hand != observer:
            room = hand_size(t, hand)
            for kind in range(KINDS):
                room -= t.known[observer * SEATS + hand, kind]
            rooms |= room << (4 * hand)
    for way in range(UNIT[count]):
        if possible(t, observer, way) and not has_room(observer, way, count, rooms):
            rule_out(t, observer, way)
    drop_repetitions(t, observer, count)
    drop_needless(t, observer, count)
    settle(t, observer, count)
    close_gaps(t, observer, count)
    name_seats(t, observer)


@rule
def has_room(observer: int, way: int, count: int, rooms: int) -> bool:
    for at in range(count):
        hand = place_in(way, at)
        if hand != observer:
            if (rooms >> (4 * hand)) & 15 == 0:
                return False
            rooms -= 1 << (4 * hand)
    return True


@rule
def drop_repetitions(t: Table, observer: int, count: int) -> None:
    """Of ways that say the same one is kept; only where cards are alike can there be others."""
    alike = False
    for at in range(count):
        for other in range(at):
            if t.loose[observer, at] & 7 == t.loose[observer, other] & 7:
                alike = True
    if alike:
        for way in range(UNIT[count]):
            if possible(t, observer, way) and is_repeated(t, observer, way, count):
                rule_out(t, observer, way)


@rule
def is_repeated(t: Table, observer: int, way: int, count: int) -> bool:
    same = in_order(t, observer, way, count)
    if same == way or possible(t, observer, same):
        return same != way
    for other in range(way):
        if possible(t, observer, other) and in_order(t, observer, other, count) == same:
            return True
    return False


@rule
def in_order(t: Table, observer: int, way: int, count: int) -> int:
    """The way that says the same and gives cards of a kind in the order of the seats."""
    for at in range(count):
        for later in range(at + 1, count):
            less = place_in(way, at) - place_in(way, later)
            if less > 0 and t.loose[observer, at] & 7 == t.loose[observer, later] & 7:
                way += less * (UNIT[later] - UNIT[at])
    return way


@rule
def drop_needless(t: Table, observer: int, count: int) -> None:
    """Drop ways that say more than others: only where some cards are nowhere can there be any."""
    fewest, most = LOOSE, 0
    for way in range(UNIT[count]):
        if possible(t, observer, way):
            placed = placed_by(observer, way, count)
            fewest, most = min(fewest, placed), max(most, placed)
    if fewest < most:
        for way in range(UNIT[count]):
            if possible(t, observer, way) and placed_by(observer, way, count) > fewest:
                cards = contents(t, observer, way)
                for other in range(UNIT[count]):
                    if other != way and possible(t, observer, other):
                        less = contents(t, observer, other)
                        if common(cards, less) == less:
                            rule_out(t, observer, way)
                            break


@rule
def placed_by(observer: int, way: int, count: int) -> int:
    """How many of the cards are somewhere."""
    placed = 0
    for at in range(count):
        if place_in(way, at) != observer:
            placed += 1
    return placed


@rule
def settle(t: Table, observer: int, count: int) -> None:
    """A card that a hand holds by every way is known to be there."""
    sure, first = 0, True
    for way in range(UNIT[count]):
        if possible(t, observer, way):
            cards = contents(t, observer, way)
            sure = cards if first else common(sure, cards)
            first = False
            if sure == 0:
                return
    for hand in range(t.seats):
        for kind in range(KINDS):
            for _ in range((sure >> (3 * (hand * KINDS + kind))) & 7):
                t.known[observer * SEATS + hand, kind] += 1
                take_out(t, observer, hand, kind)


@rule
def close_gaps(t: Table, observer: int, count: int) -> None:
    """Cards that are nowhere by every way are no longer kept in mind."""
    for at in range(count - 1, -1, -1):
        nowhere = True
        for way in range(UNIT[count]):
            if possible(t, observer, way) and place_in(way, at) != observer:
                nowhere = False
                break
        if nowhere:
            for way in range(UNIT[count]):
                if possible(t, observer, way):
                    rule_out(t, observer, way)
                    allow(t, observer, way % UNIT[at] + way // UNIT[at + 1] * UNIT[at])
            for place in range(at, LOOSE - 1):
                t.loose[observer, place] = t.loose[observer, place + 1]
            t.loose[observer, LOOSE - 1] = 0
            count -= 1
    if count == 0:
        t.ways[observer, 0] = 0


@rule
def name_seats(t: Table, observer: int) -> None:
    count = doubtful(t, observer)
    for at in range(count):
        t.loose[observer, at] &= 7
    for way in range(UNIT[count]):
        if possible(t, observer, way):
            for at in range(count):
                t.loose[observer, at] |= 1 << (3 + place_in(way, at))
