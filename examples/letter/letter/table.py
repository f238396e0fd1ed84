"""The table of The Letter: what is true now, and small changes of it."""

from __future__ import annotations

from dragonhall.core.dice import draw_kind
from dragonhall.core.knowledge import ALL, ANYBODY, NOBODY, counts, names
from dragonhall.core.news import EVERYBODY, tell
from dragonhall.core.record import Grid, Record, Row, i8, i16
from dragonhall.core.rule import rule

from .box import DRAGON, KINDS, NONE, SEATS
from .news import News

WATCHERS = SEATS
"""The bit of `seen` that stands for those who only watch."""


@rule
def who_knows_hand(t: Table, seat: int) -> int:
    """A card is known by its seat and by those who have seen it; everybody sees that a seat is out."""
    if t.hand[seat] == NONE or (t.seen[seat] >> WATCHERS) & 1:
        return ANYBODY
    return t.seen[seat] | 1 << seat


@rule
def who_knows_drawn(t: Table, _: int) -> int:
    return ANYBODY if t.drawn == NONE else 1 << t.turn


class Table(Record):
    seats: int = i8(known=ALL)
    goal: int = i8(known=ALL)
    """Letters that win the match."""
    round: int = i8(known=ALL)
    """Which round it is. Every round delivers a letter, so there are at most SEATS * (goal - 1) + 1 of them."""
    turn: int = i8(known=ALL)
    drawn: int = i8(known=who_knows_drawn, holds=names(1))
    """The card that the seat on turn has drawn; 0 when the match is over."""
    hand: Row = i8(SEATS, known=who_knows_hand, holds=names(1))
    """The card of each seat; 0 for a seat that is out."""
    seen: Row = i8(SEATS, known=ALL)
    """The seats that have seen that card, apart from its owner: a set of seats as bits, and WATCHERS."""
    denied: Row = i16(SEATS, known=ALL)
    """Numbers that everybody knows that card not to have, as bits."""
    sheltered: int = i8(known=ALL)
    """Seats that cannot be chosen, as bits."""
    discards: Grid = i8(SEATS, KINDS, known=ALL, holds=counts(KINDS))
    """Cards that lie open before each seat, by number less one."""
    deck: Row = i8(KINDS, known=NOBODY, holds=counts(KINDS))
    left: int = i8(known=ALL)
    """How many cards the deck has."""
    letters: Row = i8(SEATS, known=ALL)


@rule
def draw_card(t: Table) -> int:
    """A random card of the deck. The deck has no order, so there is nothing to leak."""
    t.left -= 1
    return 1 + draw_kind(t, t.deck, t.left + 1)


@rule
def take(t: Table, seat: int, card: int) -> None:
    """A new card, of which nobody else knows anything."""
    t.hand[seat], t.seen[seat], t.denied[seat] = card, 0, 0


@rule
def discard(t: Table, seat: int, card: int) -> None:
    """A card goes openly before its seat; whose Dragon goes is out (3.8)."""
    t.discards[seat, card - 1] += 1
    if card == DRAGON:
        leave(t, seat)


@rule
def leave(t: Table, seat: int) -> None:
    """Out of the round: the card in the hand is put down too (2.6)."""
    card = t.hand[seat]
    take(t, seat, NONE)
    t.sheltered &= ~(1 << seat)
    tell(EVERYBODY, News.OUT, seat)
    if card != NONE:
        t.discards[seat, card - 1] += 1
        tell(EVERYBODY, News.DISCARDED, seat, card)


@rule
def show(t: Table, seat: int) -> None:
    """Everybody sees the card of a seat."""
    t.seen[seat] = ((1 << t.seats) - 1 | 1 << WATCHERS) & ~(1 << seat)


@rule
def seats_in_round(t: Table) -> int:
    """As bits."""
    seats = 0
    for seat in range(t.seats):
        seats |= (t.hand[seat] != NONE) << seat
    return seats


@rule
def is_over(t: Table) -> bool:
    return t.drawn == NONE
