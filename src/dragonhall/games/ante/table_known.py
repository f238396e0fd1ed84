"""Who knows what (13): cards that come into hands and leave them, thefts, and what is remembered of them.

The memory has two kinds of entries. A *theft*: from whom, to whom, what it took, how many new decks ago, and whether
the thief had heard of that card before. A *seen* card: after a theft all saw a card leave the hand of the thief (or
shown in it), and who had never heard of it cannot say whether it is the stolen one. It keeps what a card in a hand has:
since when it was there, its age and who had heard of it; its name tells nothing more. What a theft took is a *token*: a
card in a hand, or CARDS and the number of the entry in which it was seen later.

Entries are left out or forgotten when they tell nobody anything: nobody's chances change by it. When there is no room
for one more, everybody forgets what they are not sure of (``forget_doubts``).
"""

from __future__ import annotations

from ...core.dice import below
from ...core.news import EVERYBODY, only, tell
from ...core.rule import rule
from .box import CARDS, COLOURED
from .box_sets import bit_of, lowest, nth_of, word_of
from .news import News
from .table import DECKS, EVERYONE, MEMORY, NONE, SEEN, SEEN_AGE, SINCE_ROWS, Table, hand_size, set_since, since_of

SEAT, TO, HEARD_BEFORE, TOKEN = 1, 4, 7, 8
"""Where the parts of a theft begin: the victim (three bits), the thief (three), a flag, the token (seven)."""
VICTIM_EMPTY, THIEF_EMPTY = 27, 28
"""Flags of a theft: the hand of the victim, of the thief ran empty since."""
SEEN_SINCE, SEEN_HEARD, SEEN_PLACE = 4, 16, 23
"""Where the parts of a seen card begin, beside its seat and age: since (five bits), heard (seven), and a place (three)
that is used during a re-deal only."""


@rule
def leave_hand(t: Table, seat: int, card: int) -> None:
    """A card leaves a hand in sight of all."""
    t.hand[seat, word_of(card)] ^= bit_of(card)
    if t.entries > 0:
        remember_seen(t, seat, card)
        set_since(t, card, 0)
        if t.hand[seat, 0] == 0 and t.hand[seat, 1] == 0:
            ran_empty(t, seat)
        forget_settled(t, seat)
    if t.heard[card] != 0:
        t.heard[card] = 0
        t.note[card] = 0
    if t.age[card] != 0:
        t.age[card] = 0


@rule
def spend(t: Table, seat: int, card: int) -> None:
    """A card leaves a hand in sight of all, in the course of a round: an empty hand must buy (7.3)."""
    leave_hand(t, seat, card)
    if t.hand[seat, 0] == 0 and t.hand[seat, 1] == 0:
        t.bare |= 1 << seat


@rule
def show(t: Table, seat: int, card: int) -> None:
    """Everybody sees that this card came into this hand; so no earlier theft can have brought it elsewhere."""
    if t.entries > 0:
        set_since(t, card, t.entries)
    t.heard[card] = EVERYONE ^ (1 << seat)
    t.note[card] = t.heard[card]


@rule
def reveal(t: Table, seat: int, card: int) -> None:
    """Everybody sees that this card is in this hand."""
    if t.entries > 0:
        remember_seen(t, seat, card)
    show(t, seat, card)
    if t.entries > 0:
        forget_settled(t, seat)


@rule
def take_ante(t: Table, seat: int, card: int) -> None:
    word, bit = word_of(card), bit_of(card)
    t.antes[word] ^= bit
    t.hand[seat, word] |= bit
    show(t, seat, card)
    tell(EVERYBODY, News.TOOK_ANTE, seat, card)


@rule
def steal_card(t: Table, thief: int, victim: int) -> None:
    """A random card, seen by the two only: the others are no longer sure of anything in that hand (13.4, 13.5)."""
    if t.entries == MEMORY:
        forget_doubts(t)
    card = nth_of(t.hand[victim, 0], t.hand[victim, 1], below(t, hand_size(t, victim)))
    word, bit = word_of(card), bit_of(card)
    others = EVERYONE & ~(1 << thief) & ~(1 << victim)
    matters = t.entries > 0 and linked(t, 1 << victim) != 1 << victim
    for half in range(2):
        left = t.hand[victim, half]
        while left != 0:
            other = lowest(left) + COLOURED * half
            left &= left - 1
            if other != card and ((t.heard[other] | t.heard[card]) & others or t.age[other] != t.age[card]):
                matters = True
            t.note[other] &= ~others
    if matters:
        t.memory[t.entries] = (
            victim << SEAT | thief << TO | ((t.heard[card] >> thief) & 1) << HEARD_BEFORE | card << TOKEN
        )
        t.entries += 1
    elif t.entries > 0:
        set_since(t, card, t.entries)
    t.hand[victim, word] ^= bit
    t.hand[thief, word] |= bit
    t.heard[card] = (t.heard[card] | (1 << victim)) & ~(1 << thief)
    t.note[card] = 1 << victim
    if t.hand[victim, 0] == 0 and t.hand[victim, 1] == 0:
        t.bare |= 1 << victim
        ran_empty(t, victim)
    audience = only(thief) | only(victim)
    tell(audience, News.TOOK_CARD, thief, victim, card)
    tell(~audience, News.TOOK, thief, victim)


# The parts of an entry


@rule
def is_seen(entry: int) -> bool:
    return entry & SEEN != 0


@rule
def seat_of(entry: int) -> int:
    """The victim of a theft, or whose hand a card was seen in."""
    return (entry >> SEAT) & 7


@rule
def thief_of(entry: int) -> int:
    return (entry >> TO) & 7


@rule
def token_of(entry: int) -> int:
    return (entry >> TOKEN) & 127


@rule
def seen_entry(seat: int, since: int, age: int, heard: int) -> int:
    return SEEN | seat << SEAT | since << SEEN_SINCE | age << SEEN_AGE | heard << SEEN_HEARD


@rule
def set_token(t: Table, at: int, token: int) -> None:
    t.memory[at] += (token - token_of(t.memory[at])) << TOKEN


@rule
def token_since(t: Table, token: int) -> int:
    return since_of(t, token) if token < CARDS else (t.memory[token - CARDS] >> SEEN_SINCE) & 31


@rule
def set_token_since(t: Table, token: int, since: int) -> None:
    if token < CARDS:
        set_since(t, token, since)
    else:
        t.memory[token - CARDS] += (since - token_since(t, token)) << SEEN_SINCE


@rule
def token_age(t: Table, token: int) -> int:
    return t.age[token] if token < CARDS else (t.memory[token - CARDS] >> SEEN_AGE) & 127


@rule
def token_heard(t: Table, token: int) -> int:
    return t.heard[token] if token < CARDS else (t.memory[token - CARDS] >> SEEN_HEARD) & 127


@rule
def stolen_into(t: Table, seat: int, before: int) -> bool:
    """Did one of the first entries bring a card into this hand?"""
    for at in range(before):
        if not is_seen(t.memory[at]) and thief_of(t.memory[at]) == seat:
            return True
    return False


# Remembering and forgetting


@rule
def remember_seen(t: Table, seat: int, card: int) -> None:
    """All see a card in a hand: it is remembered if it can have come there by a theft."""
    if not stolen_into(t, seat, t.entries) or tells_nothing(t, seat, card):
        return
    if t.entries == MEMORY:
        forget_doubts(t)
        return
    last = t.entries
    t.memory[last] = seen_entry(seat, since_of(t, card), t.age[card], t.heard[card])
    t.entries = last + 1
    rename_token(t, card, CARDS + last, last)


@rule
def tells_nothing(t: Table, seat: int, card: int) -> bool:
    """No theft came after the deck of this card was made, or after all saw the card come into the hand."""
    shown = t.heard[card] == EVERYONE ^ (1 << seat)
    for at in range(t.entries):
        entry = t.memory[at]
        if not is_seen(entry) and (entry >> DECKS) & 15 <= t.age[card] and not (shown and since_of(t, card) > at):
            return False
    return True


@rule
def rename_token(t: Table, token: int, new: int, before: int) -> None:
    """In the first entries."""
    for at in range(before):
        if not is_seen(t.memory[at]) and token_of(t.memory[at]) == token:
            set_token(t, at, new)


@rule
def ran_empty(t: Table, seat: int) -> None:
    """All that was in a hand has been seen, or was stolen: of a single theft everybody now knows what it took."""
    for at in range(t.entries):
        if not is_seen(t.memory[at]):
            if seat_of(t.memory[at]) == seat:
                t.memory[at] |= 1 << VICTIM_EMPTY
            if thief_of(t.memory[at]) == seat:
                t.memory[at] |= 1 << THIEF_EMPTY
    at = clear_theft(t)
    while at != NONE:
        close_theft(t, at)
        at = clear_theft(t)


@rule
def linked(t: Table, seats: int) -> int:
    """These seats and all to or from whom thefts lead, as bits."""
    before = 0
    while before != seats:
        before = seats
        for at in range(t.entries):
            entry = t.memory[at]
            if not is_seen(entry) and (seats >> seat_of(entry) | seats >> thief_of(entry)) & 1:
                seats |= 1 << seat_of(entry) | 1 << thief_of(entry)
    return seats


@rule
def forget_settled(t: Table, seat: int) -> None:
    """Thefts among hands in which everybody can tell what is where are forgotten: who has heard of a card is sure whose
    it is, and the cards that not all know of are of one age, so the sizes of the hands tell how many are where."""
    for half in range(2):  # Mostly something in this hand is in doubt: that is quickly seen.
        left = t.hand[seat, half]
        while left != 0:
            card = lowest(left) + COLOURED * half
            left &= left - 1
            if t.heard[card] != t.note[card]:
                return
    seats, age = linked(t, 1 << seat), NONE
    for other in range(t.seats):
        for half in range(2):
            left = t.hand[other, half] if (seats >> other) & 1 else 0
            while left != 0:
                card = lowest(left) + COLOURED * half
                left &= left - 1
                if t.heard[card] != t.note[card]:
                    return
                if t.heard[card] != EVERYONE ^ (1 << other):
                    if age != NONE and age != t.age[card]:
                        return
                    age = t.age[card]
    apart = 0
    for at in range(t.entries):
        apart += 1 - ((seats >> seat_of(t.memory[at])) & 1)
    if apart == 0:
        clear_memory(t)
    else:
        for at in range(t.entries - 1, -1, -1):
            if (seats >> seat_of(t.memory[at])) & 1:
                drop_entry(t, at)


@rule
def clear_theft(t: Table) -> int:
    """A theft that is the only one to or from a hand that ran empty since, or NONE."""
    for at in range(t.entries):
        entry = t.memory[at]
        if not is_seen(entry):
            if (entry >> VICTIM_EMPTY) & 1 and alone(t, at, seat_of(entry)):
                return at
            if (entry >> THIEF_EMPTY) & 1 and alone(t, at, thief_of(entry)):
                return at
    return NONE


@rule
def alone(t: Table, at: int, seat: int) -> bool:
    """No other theft to or from this hand came before it ran empty."""
    for other in range(t.entries):
        entry = t.memory[other]
        if other != at and not is_seen(entry):
            if seat_of(entry) == seat and (entry >> VICTIM_EMPTY) & 1:
                return False
            if thief_of(entry) == seat and (entry >> THIEF_EMPTY) & 1:
                return False
    return True


@rule
def close_theft(t: Table, at: int) -> None:
    """The theft is as good as seen by all. Its card was then seen in the hand of the victim and came to the thief."""
    entry = t.memory[at]
    token, victim = token_of(entry), seat_of(entry)
    if stolen_into(t, victim, at):
        t.memory[at] = seen_entry(
            victim, token_since(t, token), token_age(t, token), heard_before(t, at, token) & ~(1 << victim)
        )
        rename_token(t, token, CARDS + at, at)
        set_token_since(t, token, at + 1)
    else:
        set_token_since(t, token, at)
        drop_entry(t, at)
    for row in range(t.entries - 1, -1, -1):
        if is_seen(t.memory[row]) and not stolen_into(t, seat_of(t.memory[row]), row):
            drop_entry(t, row)


@rule
def heard_before(t: Table, at: int, token: int) -> int:
    """Who knew of a card before a theft: all who know of it now, but for thieves who then saw it for the first time."""
    heard = token_heard(t, token)
    for row in range(t.entries - 1, at - 1, -1):
        entry = t.memory[row]
        if not is_seen(entry) and token_of(entry) == token:
            heard = (heard & ~(1 << thief_of(entry))) | ((entry >> HEARD_BEFORE) & 1) << thief_of(entry)
    return heard


@rule
def forget_doubts(t: Table) -> None:
    """There is no room for one more entry: everybody keeps the cards of which they are sure in whose hand they are, and
    forgets all others that they had heard of, and from which deck cards in hands were drawn (13.7).

    What an observer still knows is true, and it follows from what the observer knew before: nothing is decided by where
    cards truly are.
    """
    clear_memory(t)
    for seat in range(t.seats):
        for word in range(2):
            left = t.hand[seat, word]
            while left != 0:
                card = lowest(left) + COLOURED * word
                left &= left - 1
                t.heard[card] = t.note[card]
                t.age[card] = 0


@rule
def clear_memory(t: Table) -> None:
    for at in range(t.entries):
        t.memory[at] = 0
    t.entries = 0
    for row in range(SINCE_ROWS):
        t.since[row] = 0


@rule
def drop_entry(t: Table, at: int) -> None:
    last = t.entries - 1
    for row in range(at, last):
        t.memory[row] = t.memory[row + 1]
    t.memory[last] = 0
    t.entries = last
    for row in range(last):
        entry = t.memory[row]
        if is_seen(entry):
            if (entry >> SEEN_SINCE) & 31 > at:
                t.memory[row] -= 1 << SEEN_SINCE
        elif token_of(entry) > CARDS + at:
            t.memory[row] -= 1 << TOKEN
    for row in range(SINCE_ROWS):
        packed = t.since[row]
        if packed != 0:
            for shift in (0, 5, 10):
                if (packed >> shift) & 31 > at:
                    packed -= 1 << shift
            t.since[row] = packed
