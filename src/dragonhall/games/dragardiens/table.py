"""The record: what is true now, and small changes of it."""

from __future__ import annotations

from enum import IntEnum

from ...core.dice import random_kind
from ...core.knowledge import ALL, ANYBODY, ITS_SEAT, bits, rows
from ...core.news import EVERYBODY, tell
from ...core.record import Grid, Record, Row, i8, i16, i64
from ...core.rule import rule
from .box import (
    CARDS,
    DRAGON,
    FRAGMENTS,
    KINDS,
    LEFT,
    LEFT_KINDS,
    PAGE,
    PEARLS,
    REAL_KINDS,
    SEATS,
    SHADOW,
    STARTING_CARDS,
)
from .news import News

EMPTY = -1
UNSEEN = 64
"""Among the written cards, UNSEEN + n is starting card n, whose dragon only its writer knows (10.4)."""
SHADOWS_TOO = 4
"""The place of shadow dragons in a row of counts by dragon colour."""


class Ask(IntEnum):
    """The question that the table waits for."""

    NOTHING = 0
    CHEST = 1  # name the chest in play (11.1)
    TURN = 2  # take, change the Grimoire, open a chest, place or pass (4 to 6, 11)
    ADD = 3  # name the next card to place (6.8)
    OTHERS = 4  # place too, or pass (8.1)


class Table(Record):
    held: Row = i64(SEATS, known=ALL)  # the seen kinds in each hand, as bits: exactly where `hand` is above 0
    points: Row = i16(SEATS, known=ALL)  # sum of a seat's fragments: at most 45 * 99
    pearl_points: Row = i16(SEATS, known=ALL)  # known at the end only
    # The unseen starting cards in each hand; those that everybody has seen, which from then on are plain cards.
    starts: Row = i16(SEATS, known=ITS_SEAT, holds=bits(STARTING_CARDS))
    shown: int = i16(known=ALL)

    hand: Grid = i8(SEATS, KINDS, known=ALL)  # seen cards by kind
    dragons: Grid = i8(SEATS, 5, known=ALL)  # the same by dragon colour, shadows last
    unseen: Row = i8(SEATS, known=ALL)  # how many unseen starting cards
    laid: Grid = i8(SEATS, REAL_KINDS, known=ALL)  # real dragons in each school
    stand_ins: Grid = i8(SEATS, 4, known=ALL)  # shadow dragons on each colour's pile
    height: Row = i8(SEATS, known=ALL)  # cards in each school: at most 123
    row: Grid = i8(SEATS, 4, known=ALL)  # the colours of the piles from left to right
    piles: Row = i8(SEATS, known=ALL)
    fragments: Row = i8(SEATS, known=ALL)
    red: Row = i8(SEATS, known=ALL)
    blue: Row = i8(SEATS, known=ALL)
    eggs: Row = i8(SEATS, known=ALL)
    crystals: Row = i8(SEATS, known=ALL)
    crest: Row = i8(SEATS, known=ALL)  # its value, 0 without one

    # The Grimoire: of the cards below the written ones only the top page is known, to anybody.
    rest: Row = i8(REAL_KINDS, known=ALL)  # those cards by kind, the top one among them
    paged: Row = i8(9, known=ALL)  # the same by page: numbers 1 to 5, then the colours
    resting: Row = i8(2, known=ALL)  # how many on each side, never 0 (3.3)
    under: Row = i8(2, known=ALL)  # the page of the top one of these: number or colour
    # Written cards in order: the left pile from the start on, the right one from the end back.
    written: Row = i8(CARDS, known=lambda t, at: who_knows(t, t.written[at]))
    deep: Row = i8(2, known=ALL)  # how many on each side; all cards have room, so neither can run into the other
    number: int = i8(known=ALL)  # the page that counts on the left
    colour: int = i8(known=ALL)  # and on the right
    slot: Row = i8(2, known=ALL)  # the training ground: a kind or EMPTY

    value: Row = i8(FRAGMENTS, known=ALL)  # the fragments of this game, ascending; then those put back into the box
    owner: Row = i8(FRAGMENTS, known=ALL)  # 1 + the seat that has it, else 0
    lowest: int = i8(known=ALL)  # the row goes from here
    highest: int = i8(known=ALL)  # to here
    shadows: int = i8(known=ALL)  # supplies
    crystals_left: int = i8(known=ALL)
    eggs_left: int = i8(known=ALL)
    reds_left: int = i8(known=ALL)
    amulets: int = i8(known=ALL)  # of all seats together
    crests_left: int = i8(known=ALL)  # as bits: a place in `crest_value`
    turned: int = i8(known=ALL)  # the seats that turned an egg at the end, as bits

    kind_of: Row = i8(STARTING_CARDS, known=ALL)  # the starting cards
    # 1 + the seat that alone knows it; 0 in the box, and when all have seen it.
    dealt: Row = i8(STARTING_CARDS, known=lambda t, card: who_knows(t, UNSEEN + card), about=rows(STARTING_CARDS))
    reward: Grid = i8(7, 5, known=ALL)  # by number and gift
    pearl: Row = i8(PEARLS, known=ALL)  # values, red ones first
    reds: int = i8(known=ALL)
    crest_value: Row = i8(3, known=ALL)
    egg: int = i8(known=ALL)
    egg_back: int = i8(known=ALL)
    goal: int = i8(known=ALL)

    seats: int = i8(known=ALL)
    first: int = i8(known=ALL)
    finish_turn: int = i8(known=ALL)
    open_fragments: int = i8(known=ALL)
    open_hands: int = i8(known=ALL)
    chests: int = i8(known=ALL)  # lying out, as bits
    to_choose: int = i8(known=ALL)  # chests still to be named

    ask: int = i8(known=ALL)
    asked: int = i8(known=ALL)
    turn: int = i8(known=ALL)
    taken: int = i8(known=ALL)  # cards taken this turn
    stopped: int = i8(known=ALL)  # the taking has ended (4.6)
    wrote: int = i8(known=ALL)  # sides written on this turn, as bits
    paid: int = i8(known=ALL)  # a crystal was paid this turn
    opened: int = i8(known=ALL)  # 1 + the chest opened this turn
    ink: int = i8(known=ALL)  # the colour named for prism ink
    end: int = i8(known=ALL)  # ADD: the end of the row where a new pile will come
    need: int = i8(known=ALL)  # ADD: cards still to be named
    last: int = i8(known=ALL)  # ADD: 1 + the place of the last one in the order of 6.8
    busy: int = i8(known=ALL)  # somebody took, changed the Grimoire or placed this turn
    laying: int = i8(known=ALL)  # somebody placed this turn
    idle: int = i8(known=ALL)  # turns in a row without anything done: up to the number of seats
    lull: int = i8(known=ALL)  # turns in a row without anyone placing: up to 100


def who_knows(t: Table, card: int) -> int:
    """The seats, as bits, that may know what a written card is: only its writer if it is an unseen starting card."""
    if card < UNSEEN or t.shown >> (card - UNSEEN) & 1:
        return ANYBODY
    writer = t.dealt[card - UNSEEN]
    return 1 << (writer - 1) if writer else 0


@rule
def ask(t: Table, what: int, seat: int) -> None:
    t.ask = what
    t.asked = seat


# Hands


@rule
def to_hand(t: Table, seat: int, kind: int) -> None:
    t.hand[seat, kind] += 1
    t.dragons[seat, DRAGON[kind]] += 1
    t.held[seat] |= 1 << kind


@rule
def from_hand(t: Table, seat: int, kind: int) -> None:
    t.hand[seat, kind] -= 1
    t.dragons[seat, DRAGON[kind]] -= 1
    if t.hand[seat, kind] == 0:
        t.held[seat] &= ~(1 << kind)


@rule
def starting_card(t: Table, seat: int, kind: int) -> int:
    """The unseen starting card of that kind in a hand; -1 if there is none."""
    mine = t.starts[seat]
    for card in range(STARTING_CARDS):
        if mine >> card & 1 and t.kind_of[card] == kind:
            return card
    return -1


@rule
def play_starting(t: Table, seat: int, card: int) -> None:
    """An unseen starting card leaves its hand."""
    t.starts[seat] &= ~(1 << card)
    t.unseen[seat] -= 1


@rule
def show(t: Table, card: int) -> None:
    """Everybody has seen this starting card: from now on it is a card like any other (10.4)."""
    t.shown |= 1 << card
    t.dealt[card] = 0


@rule
def starting_dragons(t: Table, seat: int, colour: int) -> int:
    """How many unseen starting cards of a hand show a dragon of that colour."""
    n = 0
    mine = t.starts[seat]
    for card in range(STARTING_CARDS):
        if mine >> card & 1 and DRAGON[t.kind_of[card]] == colour:
            n += 1
    return n


# The Grimoire


@rule
def place(side: int, depth: int) -> int:
    """Where a written card lies: the two piles grow towards each other."""
    return depth if side == LEFT else CARDS - 1 - depth


@rule
def read_page(t: Table, side: int) -> None:
    """Make the page on top of a pile count (3.2)."""
    page = t.under[side]
    if t.deep[side] > 0:
        card = t.written[place(side, t.deep[side] - 1)]
        page = PAGE[t.kind_of[card - UNSEEN] if card >= UNSEEN else card]
    if side == LEFT:
        t.number = page
    else:
        t.colour = page


@rule
def pile_size(t: Table, side: int) -> int:
    return t.resting[side] + t.deep[side]


@rule
def cover(t: Table, side: int, card: int) -> None:
    """Lay a card on a pile, page side up (5.1)."""
    t.written[place(side, t.deep[side])] = card
    t.deep[side] += 1
    read_page(t, side)


@rule
def refill(t: Table, side: int) -> None:
    """Turn the top card of a pile up in front of it (2.4, 4.2); the last card stays (3.3)."""
    if pile_size(t, side) < 2:
        t.slot[side] = EMPTY
        return
    kind = uncover(t, side) if t.deep[side] > 0 else draw(t, side)
    t.slot[side] = kind
    read_page(t, side)
    tell(EVERYBODY, News.TURNED_UP, side, kind)
    tell(EVERYBODY, News.PAGE_SHOWN, side, t.number - 1 if side == LEFT else 6 + t.colour)


@rule
def uncover(t: Table, side: int) -> int:
    """Take off the written card on top; now everybody sees its dragon (10.4)."""
    t.deep[side] -= 1
    at = place(side, t.deep[side])
    card = t.written[at]
    t.written[at] = 0
    if card < UNSEEN:
        return card
    show(t, card - UNSEEN)
    return t.kind_of[card - UNSEEN]


@rule
def draw(t: Table, side: int) -> int:
    """Take off a card of which only the page was known: any of those that show it, by chance (10.3)."""
    page = t.under[side]
    first = (page - 1) * 4 if side == LEFT else LEFT_KINDS + page * 3
    leaf = page - 1 if side == LEFT else 5 + page
    kind = random_kind(t, t.rest, first, t.paged[leaf])
    t.rest[kind] -= 1
    t.paged[leaf] -= 1
    t.resting[side] -= 1
    turn_page(t, side)
    return kind


@rule
def turn_page(t: Table, side: int) -> None:
    """Of what lies below any page may come, by chance."""
    leaf = random_kind(t, t.paged, 0 if side == LEFT else 5, t.resting[side])
    t.under[side] = leaf + 1 if side == LEFT else leaf - 5


# Schools


@rule
def pile_at(t: Table, seat: int, colour: int) -> int:
    """The place of a colour's pile in a school, from the left; -1 if there is none."""
    for at in range(t.piles[seat]):
        if t.row[seat, at] == colour:
            return at
    return -1


@rule
def is_closed(t: Table, seat: int, colour: int) -> bool:
    """A pile between two others is closed (6.6)."""
    at = pile_at(t, seat, colour)
    return 0 < at < t.piles[seat] - 1


@rule
def new_pile(t: Table, seat: int, colour: int, side: int) -> None:
    """A new colour comes to the left or right end of the row (6.5)."""
    n = t.piles[seat]
    at = n
    if side == LEFT:
        at = 0
        for other in range(n, 0, -1):
            t.row[seat, other] = t.row[seat, other - 1]
    t.row[seat, at] = colour
    t.piles[seat] = n + 1
    if n >= 2:
        tell(EVERYBODY, News.CLOSED, seat, t.row[seat, 1 if side == LEFT else n - 1])


@rule
def to_pile(t: Table, seat: int, kind: int, colour: int) -> None:
    if pile_at(t, seat, colour) < 0:
        new_pile(t, seat, colour, t.end)
    if kind == SHADOW:
        t.stand_ins[seat, colour] += 1
    else:
        t.laid[seat, kind] += 1
    t.height[seat] += 1
