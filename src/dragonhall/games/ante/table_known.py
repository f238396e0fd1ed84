"""Knowledge (13): cards that come into hands and leave them, thefts, and what is remembered of them.

Everybody sees who steals from whom; thief and victim also see the card. Everybody else who could distinguish the cards
of that hand (by name, or because they are of different decks) is in doubt from then on. So is everybody for whom an
earlier theft that touched one of the two hands is still open. A theft is *open* for these observers until they are sure
of the cards again.

The memory has two kinds of entries. A *theft*: from whom, to whom, for whom it is open, what it took, and whether the
thief had heard of that card before. A *seen* card: all saw a card leave a hand that a theft had touched (or shown in
it), and those who had never heard of it cannot say since when it was there. It keeps what a card in a hand has: since
when it was there, its age and who had heard of it; its name is of no further use. A *token* is the card that a theft
took: a card in a hand, or CARDS and the number of the entry in which it was seen later.

A re-deal must depend on nothing but what its observer knows, so the memory does not depend on anything else either, as
far as the observer's re-deals read it:

- whether a theft is open for an observer, and when it is closed, follows from what that observer knows;
- while one is open, every later theft and every card seen in a touched hand makes an entry, whoever else is in doubt;
- entries leave the memory from its front only, when no theft before them is open for anybody, or when it is full.

So from the first theft on that is open for an observer, the memory is what this observer saw. Any entry before it is
open for others only and is not read.
"""

from __future__ import annotations

from ...core.dice import below
from ...core.news import EVERYBODY, only, tell
from ...core.rule import rule
from .box import CARDS, COLOURED
from .box_sets import bit_of, lowest, nth_of, word_of
from .news import News
from .table import (
    EVERYONE,
    MEMORY,
    NONE,
    SEEN,
    SEEN_AGE,
    SINCE_ROWS,
    WATCHERS,
    Table,
    hand_size,
    set_since,
    since_of,
)

SEAT, TO, HEARD_BEFORE, TOKEN, OPEN = 1, 4, 7, 8, 15
"""Where the parts of a theft begin: the victim (three bits), the thief (three), a flag, the token (seven), and for whom
it is open (seven)."""
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
    if t.heard[card] != 0:
        t.heard[card] = 0
        t.note[card] = 0
    if t.age[card] != 0:
        t.age[card] = 0
    if t.entries > 0:
        close_settled(t, seat)
    if t.hand[seat, 0] == 0 and t.hand[seat, 1] == 0:
        t.touched &= ~(1 << seat)


@rule
def spend(t: Table, seat: int, card: int) -> None:
    """A card leaves a hand in sight of all, in the course of a round: an empty hand must buy (7.3)."""
    leave_hand(t, seat, card)
    if t.hand[seat, 0] == 0 and t.hand[seat, 1] == 0:
        t.bare |= 1 << seat


@rule
def show(t: Table, seat: int, card: int) -> None:
    """Everybody sees that this card came into this hand; so no earlier theft can have moved it elsewhere."""
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
        close_settled(t, seat)


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
    card = nth_of(t.hand[victim, 0], t.hand[victim, 1], below(t, hand_size(t, victim)))
    if t.entries == MEMORY:
        make_room(t)
    others = EVERYONE & ~(1 << thief) & ~(1 << victim)
    in_doubt = (told_apart(t, victim) & others | open_at(t, victim) | open_at(t, thief)) & observers(t)
    if in_doubt != 0 or t.entries > 0:
        t.memory[t.entries] = (
            victim << SEAT
            | thief << TO
            | ((t.heard[card] >> thief) & 1) << HEARD_BEFORE
            | card << TOKEN
            | in_doubt << OPEN
        )
        t.entries += 1
    for half in range(2):
        left = t.hand[victim, half]
        while left != 0:
            t.note[lowest(left) + COLOURED * half] &= ~others
            left &= left - 1
    t.hand[victim, word_of(card)] ^= bit_of(card)
    t.hand[thief, word_of(card)] |= bit_of(card)
    t.heard[card] = (t.heard[card] | (1 << victim)) & ~(1 << thief)
    t.note[card] = 1 << victim
    t.touched |= 1 << thief | 1 << victim
    if t.hand[victim, 0] == 0 and t.hand[victim, 1] == 0:
        t.bare |= 1 << victim
        t.touched &= ~(1 << victim)
    audience = only(thief) | only(victim)
    tell(audience, News.TOOK_CARD, thief, victim, card)
    tell(~audience, News.TOOK, thief, victim)


@rule
def observers(t: Table) -> int:
    """The seats of this table and those who watch, as bits."""
    return (1 << t.seats) - 1 | 1 << WATCHERS


@rule
def told_apart(t: Table, seat: int) -> int:
    """The seats that could notice which card leaves a hand, as bits: those that know of a card there; all if cards are
    of different decks; none if there is only one card."""
    heard, age, cards, mixed = 0, NONE, 0, False
    for half in range(2):
        left = t.hand[seat, half]
        while left != 0:
            card = lowest(left) + COLOURED * half
            left &= left - 1
            heard |= t.heard[card]
            mixed = mixed or (cards > 0 and t.age[card] != age)
            age = t.age[card]
            cards += 1
    return EVERYONE if mixed else heard if cards > 1 else 0


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
def open_for(entry: int) -> int:
    """For whom a theft is open, as bits."""
    return 0 if is_seen(entry) else (entry >> OPEN) & EVERYONE


@rule
def touches(entry: int, seat: int) -> bool:
    """A theft from this hand or into it."""
    return not is_seen(entry) and (seat_of(entry) == seat or thief_of(entry) == seat)


@rule
def open_at(t: Table, seat: int) -> int:
    """For whom a theft from this hand or into it is open, as bits."""
    found = 0
    for at in range(t.entries):
        if touches(t.memory[at], seat):
            found |= open_for(t.memory[at])
    return found


@rule
def linked(t: Table, observer: int, seats: int) -> int:
    """These seats and all to or from whom thefts lead that are open for an observer, as bits."""
    before = 0
    while before != seats:
        before = seats
        for at in range(t.entries):
            entry = t.memory[at]
            if (open_for(entry) >> observer) & 1 and (seats >> seat_of(entry) | seats >> thief_of(entry)) & 1:
                seats |= 1 << seat_of(entry) | 1 << thief_of(entry)
    return seats


@rule
def in_doubt(t: Table, observer: int, group: int) -> bool:
    """Whether the observer is unsure of the cards in these hands: there is a card of which only some hand is known, or
    there are unknown cards of different ages."""
    age = NONE
    for seat in range(t.seats):
        if (group >> seat) & 1 and seat != observer:
            for word in range(2):
                left = t.hand[seat, word]
                while left != 0:
                    card = lowest(left) + COLOURED * word
                    left &= left - 1
                    if (t.heard[card] >> observer) & 1 == 0:
                        if age != NONE and age != t.age[card]:
                            return True
                        age = t.age[card]
                    elif (t.note[card] >> observer) & 1 == 0:
                        return True
    return False


# Remembering and forgetting


@rule
def remember_seen(t: Table, seat: int, card: int) -> None:
    """All see a card in a hand that a theft touched."""
    if (t.touched >> seat) & 1 == 0:
        return
    if t.entries == MEMORY:
        make_room(t)
    if t.entries > 0:
        last = t.entries
        t.memory[last] = seen_entry(seat, since_of(t, card), t.age[card], t.heard[card])
        t.entries = last + 1
        rename_token(t, card, CARDS + last, last)


@rule
def rename_token(t: Table, token: int, new: int, before: int) -> None:
    """In the first entries."""
    for at in range(before):
        if not is_seen(t.memory[at]) and token_of(t.memory[at]) == token:
            set_token(t, at, new)


@rule
def close_settled(t: Table, seat: int) -> None:
    """Thefts are closed for those who are sure again of the cards in this hand and all hands linked to it."""
    settled = open_at(t, seat)
    for half in range(2):  # Mostly something in this hand is in doubt: that is quickly seen.
        left = t.hand[seat, half]
        while left != 0:
            card = lowest(left) + COLOURED * half
            left &= left - 1
            settled &= ~(t.heard[card] ^ t.note[card])
    closed = False
    while settled != 0:
        observer = lowest(settled)
        settled &= settled - 1
        group = linked(t, observer, 1 << seat)
        if not in_doubt(t, observer, group):
            closed = True
            for at in range(t.entries):
                if not is_seen(t.memory[at]) and (group >> seat_of(t.memory[at])) & 1:
                    t.memory[at] &= ~(1 << (OPEN + observer))
    if closed:
        drop_closed(t)


@rule
def make_room(t: Table) -> None:
    """The oldest theft in mind is too old (13.7). If it is open for those who only watch, all know that: everybody
    forgets. Else those for whom it is open keep what they are sure of and what everybody knows.

    What an observer still knows is true, and it follows from what the observer knew before: nothing is decided by where
    cards truly are.
    """
    forgetting = open_for(t.memory[0])
    if (forgetting >> WATCHERS) & 1:
        forget_doubts(t)
        return
    for seat in range(t.seats):
        for word in range(2):
            left = t.hand[seat, word]
            while left != 0:
                card = lowest(left) + COLOURED * word
                left &= left - 1
                if (t.heard[card] >> WATCHERS) & 1 == 0:
                    t.heard[card] &= ~forgetting | t.note[card]
    for at in range(t.entries):
        entry = t.memory[at]
        if is_seen(entry):
            if (entry >> (SEEN_HEARD + WATCHERS)) & 1 == 0:
                t.memory[at] &= ~(forgetting << SEEN_HEARD)
        elif (entry >> (OPEN + WATCHERS)) & 1 == 0:
            t.memory[at] &= ~(forgetting << OPEN)
    drop_closed(t)


@rule
def forget_doubts(t: Table) -> None:
    """Everybody keeps the cards of which they are sure in whose hand they are, and forgets all others that they had
    heard of, and from which deck cards in hands were drawn (13.7)."""
    drop_first(t, t.entries)
    for seat in range(t.seats):
        for word in range(2):
            left = t.hand[seat, word]
            while left != 0:
                card = lowest(left) + COLOURED * word
                left &= left - 1
                t.heard[card] = t.note[card]
                t.age[card] = 0


@rule
def drop_closed(t: Table) -> None:
    """Forget the entries before the oldest theft that is open for somebody."""
    first = 0
    while first < t.entries and open_for(t.memory[first]) == 0:
        first += 1
    if first > 0:
        drop_first(t, first)


@rule
def drop_first(t: Table, gone: int) -> None:
    left = t.entries - gone
    for at in range(left):
        entry = t.memory[at + gone]
        if is_seen(entry):
            entry -= min((entry >> SEEN_SINCE) & 31, gone) << SEEN_SINCE
        elif token_of(entry) >= CARDS:
            entry -= gone << TOKEN
        t.memory[at] = entry
    for at in range(left, t.entries):
        t.memory[at] = 0
    t.entries = left
    for row in range(SINCE_ROWS):
        packed = t.since[row]
        if packed != 0:
            for shift in (0, 5, 10):
                packed -= min((packed >> shift) & 31, gone) << shift
            t.since[row] = packed
