"""The table of Dragon Ranch: what is true now, and small changes of it."""

from __future__ import annotations

from enum import IntEnum

from ...core.dice import below
from ...core.knowledge import ALL, ITS_SEAT, NOBODY, counts
from ...core.news import EVERYBODY, but, only, tell
from ...core.record import Grid, Record, Row, i8, i16, i32, i64
from ...core.rule import rule, step
from .box import (
    BLUES,
    COLOURS,
    DISPLAY,
    EGG,
    GROWN,
    HAND,
    HAND_LIMIT,
    INGOT,
    INGOT_SHELF,
    KINDS,
    POWERS,
    SEATS,
    SHELVES,
    TOKEN_KINDS,
)
from .news import News


class Phase(IntEnum):
    OVER = 0
    TURNS = 1
    FEEDING = 2
    BREEDING = 3


class Ask(IntEnum):
    """The question that a seat must answer."""

    NOTHING = 0
    TURN = 1
    """An action, a blue card, or the end of the turn (3.1, 6.4)."""
    EGG = 2
    """Which egg hatches next (4.14)."""
    EVOLVE = 3
    """Which egg becomes which (4.12)."""
    LOOT = 4
    """The token that a red dragon steals (5.5)."""
    POWER = 5
    """A power card of the display, or none (5.6)."""
    SWAP = 6
    """The token to take for the one given (7.5)."""
    DISCARD = 7
    """A card over the limit of seven (3.6)."""
    FEED = 8
    """How many eat (9.4)."""
    BREED = 9
    """A pair, or no more (10)."""


LOOSE = 4
"""Cards in doubtful hands that are kept in mind for an observer. A fifth is not kept: an observer who knows less is
never wrong (DR-61)."""
DIGIT: tuple[int, ...] = tuple((HAND_LIMIT + 3) ** kind for kind in range(KINDS))
"""The worth of each digit of ``exposed``: no hand is larger than the limit and two more."""
WAYS_IN_A_WORD = 63
WORDS = -(-(SEATS**LOOSE) // WAYS_IN_A_WORD)
READY = 11
"""Columns of ``ready``: mandrakes, griffins, eggs by sort, then dragons by level."""
READY_DRAGONS = 7
"""``READY_DRAGONS + level`` is the column of the dragons of a level."""
FED = 0
"""The column of ``ready`` that counts, in phase 2, how many have been fed so far where one saying is not enough."""


class Table(Record):
    seats: int = i8(known=ALL)
    english: int = i8(known=ALL)
    seasons: int = i8(known=ALL)
    beginner: int = i8(known=ALL)
    level_1_only: int = i8(known=ALL)
    breeding_effects: int = i8(known=ALL)
    unlimited: int = i8(known=ALL)
    solo: int = i8(known=ALL)
    medal_needs: int = i8(known=ALL)
    solo_discards: int = i8(known=ALL)

    phase: int = i8(known=ALL)
    season: int = i8(known=ALL)
    first: int = i8(known=ALL)
    """The seat that opens this season, and its phases 2 and 3 (10.10)."""
    turn: int = i8(known=ALL)
    ask: Row = i8(SEATS, known=ALL)
    """The question each seat must answer; one seat in phase 1, perhaps several in phases 2 and 3."""

    hand: Grid = i8(SEATS, KINDS, known=ITS_SEAT, holds=counts(KINDS))
    deck: Row = i8(KINDS, known=NOBODY, holds=counts(KINDS))
    pile: Row = i8(KINDS, known=ALL, holds=counts(KINDS))
    """Essence cards by kind. Nobody may look into the deck, so it has no order."""
    known: Grid = i8(SEATS * SEATS, KINDS, known=lambda t, row: 1 << row // SEATS)
    """``known[observer * SEATS + owner, kind]``: cards the observer knows to be in the owner's hand (14.3)."""
    exposed: Row = i16(SEATS * SEATS, known=lambda t, row: 1 << row // SEATS | 1 << row % SEATS)
    """Those of them that come from thefts which observer and owner both saw: a digit for each kind. The owner cannot
    show what else the observer knows, because conclusions may rest on what the observer knew of a third hand."""
    loose: Grid = i16(SEATS, LOOSE, known=ITS_SEAT)
    """For each observer, cards in doubtful hands: kind + 1, and from bit 3 on the seats that may have it; then 0. The
    observer's own seat among them says that perhaps no such card need be anywhere."""
    ways: Grid = i64(SEATS, WORDS, known=ITS_SEAT)
    """For each observer, bits for all ways in which those cards may lie; see ``table_memory.py``."""
    thieves: int = i8(known=ALL)
    """The seats that stole a card this season, as bits: only of their hands can anybody know something."""

    own: Grid = i16(SEATS, TOKEN_KINDS, known=ALL)
    supply: Row = i16(SHELVES, known=ALL)
    ready: Grid = i16(SEATS, READY, known=ALL)
    """The tokens that may still be used by what is going on: eggs to hatch (4.14), tokens to pair (10.6)."""

    held: Row = i32(SEATS, known=ALL)
    """Blue cards, two bits for each power."""
    red: Row = i16(SEATS, known=ALL)
    """Red cards, as bits."""
    display: Row = i8(DISPLAY, known=ALL)
    """Power + 1, or 0 where no card lies."""
    powers: int = i64(known=ALL)
    used: int = i64(known=ALL)
    """The power deck and the discarded power cards, two bits for each power."""

    medals_down: int = i8(known=ALL)
    medals_up: int = i8(known=ALL)
    medals: Row = i8(SEATS, known=ALL)
    """Sets of medals, as bits."""
    score: Row = i16(SEATS, known=ALL)
    winners: int = i8(known=ALL)

    acted: int = i8(known=ALL)
    """A draw or an exchange was made this turn."""
    made: int = i8(known=ALL)
    """Combinations made this turn."""
    lifted: int = i8(known=ALL)
    """Two Combinations was played this turn."""
    blue: int = i8(known=ALL)
    """A blue card was played this turn."""
    spent: int = i8(known=ALL)
    """Ingots used as cards this turn; only the French edition counts them so (4.8)."""
    ending: int = i8(known=ALL)
    """The turn is over but for the refill and the limit of seven."""
    combining: int = i8(known=ALL)
    """A combination is being carried out."""
    hatching: int = i8(known=ALL)
    """Eggs it still hatches. Bounded by the farmers of one payment: at most 1 + 8 + 2."""
    level: int = i8(known=ALL)
    """The level of a dragon just hatched, while its power card is still to be chosen."""
    giving: int = i8(known=ALL)
    """The token offered in a swap + 1."""
    this: int = i8(known=ALL)
    this_farmers: int = i8(known=ALL)
    last: int = i8(known=ALL)
    last_farmers: int = i8(known=ALL)
    """The last combination of this turn and of the turn before, + 1, with its farmers; 0 for none (7.8)."""
    banned: int = i8(known=ALL)
    """The seats that must not draw, as bits (7.10)."""

    stage: Row = i8(SEATS, known=ALL)
    """How far a seat is with feeding (9.4): 1 griffins, 2 to 7 dragons from red down; 0 when done."""
    paired: int = i8(known=ALL)
    """The seats that had their free pair, as bits (10.5)."""
    waiting: int = i8(known=ALL)
    """The seats whose breeding has not begun, as bits (10.9)."""


@step
def acting(t: Table) -> int:
    """The seats that must decide now, as bits; in phase 1 that is the seat whose turn it is."""
    if t.phase == Phase.TURNS:
        return 1 << t.turn
    seats = 0
    for seat in range(SEATS):
        if t.ask[seat] != Ask.NOTHING:
            seats |= 1 << seat
    return seats


# Essence cards


@rule
def hand_size(t: Table, seat: int) -> int:
    return t.hand[seat, 0] + t.hand[seat, 1] + t.hand[seat, 2] + t.hand[seat, 3]


@rule
def deck_size(t: Table) -> int:
    return t.deck[0] + t.deck[1] + t.deck[2] + t.deck[3]


@step
def kind_at(place: int, mandrakes: int, griffins: int, dragons: int) -> int:
    """The kind of the card at a place of the deck, given how many cards lie below the end of each kind."""
    return (place >= mandrakes) * 1 + (place >= griffins) * 1 + (place >= dragons) * 1


@rule
def random_card(t: Table, size: int) -> int:
    """The kind of a random card of the deck, which is taken out of it."""
    mandrakes, griffins = t.deck[0], t.deck[0] + t.deck[1]
    kind = kind_at(below(t, size), mandrakes, griffins, griffins + t.deck[2])
    t.deck[kind] -= 1
    return kind


@rule
def draw_cards(t: Table, seat: int, count: int) -> None:
    """Draw, as long as there are cards (3.8)."""
    size = deck_size(t)
    if count > size:
        count = size
    mandrakes, griffins = t.deck[0], t.deck[0] + t.deck[1]
    dragons = griffins + t.deck[2]
    for _ in range(count):
        kind = kind_at(below(t, size), mandrakes, griffins, dragons)
        mandrakes -= kind < 1
        griffins -= kind < 2
        dragons -= kind < 3
        size -= 1
        t.deck[kind] -= 1
        t.hand[seat, kind] += 1
        tell(only(seat), News.DREW, seat, kind)
    if count > 0:
        tell(but(seat), News.DREW_HIDDEN, seat, count)
        if size == 0:
            tell(EVERYBODY, News.DECK_EMPTY)


@rule
def refill(t: Table, seat: int) -> None:
    draw_cards(t, seat, HAND - hand_size(t, seat))


# Tokens


@rule
def shelf(token: int) -> int:
    """Where a token lies in the supply: an egg and its dragon are one piece."""
    return token if token < GROWN else token - COLOURS if token < INGOT else INGOT_SHELF


@rule
def gain(t: Table, seat: int, token: int, count: int) -> None:
    """From the supply, as many as remain (1.2)."""
    place = shelf(token)
    if count > t.supply[place]:
        count = t.supply[place]
    if count > 0:
        t.supply[place] -= count
        t.own[seat, token] += count
        tell(EVERYBODY, News.GAINED, seat, token, count)


@rule
def give_up(t: Table, seat: int, token: int, count: int) -> None:
    """Back to the supply (4.11)."""
    t.own[seat, token] -= count
    t.supply[shelf(token)] += count


@rule
def hand_over(t: Table, giver: int, taker: int, token: int) -> None:
    t.own[giver, token] -= 1
    t.own[taker, token] += 1


@rule
def eggs(t: Table, seat: int) -> int:
    count = 0
    for sort in range(COLOURS):
        count += t.own[seat, EGG + sort]
    return count


@rule
def dragons(t: Table, seat: int) -> int:
    count = 0
    for sort in range(COLOURS):
        count += t.own[seat, GROWN + sort]
    return count


@rule
def level_2_left(t: Table) -> bool:
    """Some level-2 token lies in the supply."""
    return t.supply[3] + t.supply[4] + t.supply[5] + t.supply[6] > 0


# Power cards


@rule
def holds(t: Table, seat: int, power: int) -> bool:
    return (t.held[seat] >> (2 * power)) & 3 != 0


@rule
def use_blue(t: Table, seat: int, power: int) -> None:
    """Played, then discarded; no other one this turn (6.4)."""
    t.held[seat] -= 1 << (2 * power)
    t.used += 1 << (2 * power)
    t.blue = 1
    tell(EVERYBODY, News.PLAYED, seat, power)


@rule
def random_power(t: Table) -> int:
    """A random card of the power deck, made again from the discarded ones if empty; -1 if there is none (6.2)."""
    if t.powers == 0:
        t.powers = t.used
        t.used = 0
    count = 0
    rest = t.powers
    while rest != 0:
        count += rest & 3
        rest >>= 2
    if count == 0:
        return -1
    left = below(t, count)
    power = 0
    rest = t.powers
    while left >= rest & 3:
        left -= rest & 3
        rest >>= 2
        power += 1
    t.powers -= 1 << (2 * power)
    return power


@rule
def top_up(t: Table) -> None:
    """Fill the display up to four cards, as long as there are any (6.1)."""
    for place in range(DISPLAY):
        if t.display[place] == 0:
            power = random_power(t)
            if power < 0:
                return
            t.display[place] = power + 1
            tell(EVERYBODY, News.POWER_UP, power)


@rule
def take_power(t: Table, seat: int, power: int) -> None:
    for place in range(DISPLAY):
        if t.display[place] == power + 1:
            t.display[place] = 0
            break
    if power < BLUES:
        t.held[seat] += 1 << (2 * power)
    else:
        t.red[seat] |= 1 << (power - BLUES)
    tell(EVERYBODY, News.TOOK_POWER, seat, power)
    top_up(t)


assert DIGIT[KINDS - 1] * (HAND_LIMIT + 3) < 1 << 15, "a digit for each kind fits into a word of 16 bits"
assert 2 * len(POWERS) <= 62, "two bits for each power fit into a signed word"
