"""The powers of the cards, in the order of their numbers. Numbers in brackets point into rules.md."""

from __future__ import annotations

from dragonhall.core.news import EVERYBODY, only, tell
from dragonhall.core.rule import rule

from .box import CAT, CROW, DRAGON, GOAT, NONE, RAM, TORTOISE
from .news import News
from .table import Table, discard, draw_card, leave, show, take


@rule
def guess_card(t: Table, other: int, guess: int) -> None:
    """Crow: a right guess puts the other out; a wrong one is remembered (3.1)."""
    if t.hand[other] == guess:
        tell(EVERYBODY, News.RIGHT, other, guess)
        leave(t, other)
    else:
        tell(EVERYBODY, News.WRONG, other, guess)
        t.denied[other] |= 1 << guess


@rule
def look(t: Table, seat: int, other: int) -> None:
    """Cat: see another's card (3.2)."""
    tell(EVERYBODY, News.LOOKED, seat, other)
    tell(only(seat), News.SAW, seat, other, t.hand[other])
    t.seen[other] |= 1 << seat


@rule
def compare(t: Table, seat: int, other: int) -> None:
    """Ram: the lower card is out; of the higher one all know that it is higher. Equal ones are shown to all (3.3)."""
    mine, theirs = t.hand[seat], t.hand[other]
    tell(EVERYBODY, News.COMPARED, seat, other)
    if mine == theirs:
        tell(EVERYBODY, News.EQUAL, seat, other, mine)
        show(t, seat)
        show(t, other)
        return
    tell(only(seat), News.SAW, seat, other, theirs)
    tell(only(other), News.SAW, other, seat, mine)
    winner, loser = (seat, other) if mine > theirs else (other, seat)
    t.seen[winner] |= 1 << loser
    t.denied[winner] |= (2 << min(mine, theirs)) - 2
    leave(t, loser)


@rule
def shelter(t: Table, seat: int) -> None:
    """Tortoise: nobody can choose the seat until its next turn (3.4)."""
    t.sheltered |= 1 << seat
    tell(EVERYBODY, News.SHELTERED, seat)


@rule
def replace(t: Table, other: int) -> None:
    """Goat: the card goes, the next one comes (3.5)."""
    card = t.hand[other]
    take(t, other, NONE)
    tell(EVERYBODY, News.DISCARDED, other, card)
    discard(t, other, card)
    if card != DRAGON:
        take(t, other, draw_card(t))
        tell(EVERYBODY, News.DREW, other)
        tell(only(other), News.DREW_CARD, other, t.hand[other])


@rule
def swap(t: Table, seat: int, other: int) -> None:
    """Magpie: what others know of a card goes with it, and who gave it knows it (3.6)."""
    tell(EVERYBODY, News.SWAPPED, seat, other)
    mine, seen, denied = t.hand[seat], t.seen[seat], t.denied[seat]
    t.hand[seat], t.seen[seat], t.denied[seat] = t.hand[other], t.seen[other], t.denied[other]
    t.hand[other], t.seen[other], t.denied[other] = mine, seen, denied
    t.seen[seat] = (t.seen[seat] | 1 << other) & ~(1 << seat)
    t.seen[other] = (t.seen[other] | 1 << seat) & ~(1 << other)
    tell(only(seat), News.DREW_CARD, seat, t.hand[seat])
    tell(only(other), News.DREW_CARD, other, t.hand[other])


@rule
def use_power(t: Table, seat: int, card: int, other: int, guess: int) -> None:
    """A card that nobody can be chosen for has no effect, but a Tortoise needs nobody (2.5)."""
    if card == TORTOISE:
        shelter(t, seat)
    elif other < 0:
        return
    elif card == CROW:
        guess_card(t, other, guess)
    elif card == CAT:
        look(t, seat, other)
    elif card == RAM:
        compare(t, seat, other)
    elif card == GOAT:
        replace(t, other)
    else:
        swap(t, seat, other)
