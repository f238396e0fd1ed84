"""The heuristic for The Letter: keep the higher card, strike where a hit is likely. It reads what the seat may know."""

from __future__ import annotations

from dragonhall.core.record import Row
from dragonhall.core.rule import rule

from .box import CAT, COUNTS, DRAGON, FOX, GOAT, KINDS, NONE, RAM, SEATS, TORTOISE
from .moves import AIM, AIMED, GUESS, PLAY
from .rules import GUESSES
from .table import Table, knows

WEIGHTS = (60, 500, 80, 120, 40)
"""One number of the card that is kept; a rival put out for sure; a look; a shelter; a card seen by others that goes."""
KEPT, HIT, LOOK, SHELTER, SEEN = range(5)


@rule
def heuristic(t: Table, seat: int, moves: Row, n: int, weights: Row, marks: Row) -> None:
    for k in range(n):
        move = moves[k]
        other, guess = -1, NONE
        if move < AIM:
            source, card = (move - PLAY) // KINDS, (move - PLAY) % KINDS + 1
        elif move < GUESS:
            source, other = (move - AIM) // SEATS // len(AIMED), (move - AIM) % SEATS
            card = AIMED[(move - AIM) // SEATS % len(AIMED)]
        else:
            source, other = (move - GUESS) // GUESSES // SEATS, (move - GUESS) // GUESSES % SEATS
            card, guess = 1, (move - GUESS) % GUESSES + 2
        kept = t.drawn if source == 0 else t.hand[seat]
        marks[k] = weights[KEPT] * kept + worth(t, seat, card, kept, other, guess, weights)
        if card == DRAGON:
            marks[k] -= 10 * weights[HIT]
        if source == 0 and t.seen[seat]:
            marks[k] += weights[SEEN]


@rule
def worth(t: Table, seat: int, card: int, kept: int, other: int, guess: int, weights: Row) -> int:
    """What the power of a card brings."""
    if card == TORTOISE:
        return weights[SHELTER]
    if other < 0 or card == FOX:
        return 0
    if guess != NONE:
        return weights[HIT] * chance(t, seat, other, guess, guess) // 100
    if card == CAT:
        return 0 if knows(t, seat, other) else weights[LOOK]
    if card == RAM:
        lower, higher = chance(t, seat, other, 1, kept - 1), chance(t, seat, other, kept + 1, DRAGON)
        return weights[HIT] * (lower - higher) // 100
    if card == GOAT:
        if other == seat:
            return -10 * weights[HIT] if kept == DRAGON else weights[KEPT] * (4 - kept)
        return weights[HIT] * chance(t, seat, other, DRAGON, DRAGON) // 100
    return weights[KEPT] * (expected(t, seat, other) - kept)


@rule
def unseen(t: Table, seat: int, kind: int) -> int:
    """Cards of a kind that lie where the seat cannot see them."""
    count = COUNTS[kind] - (t.drawn == kind + 1)
    for other in range(t.seats):
        count -= t.discards[other, kind] + (t.hand[other] == kind + 1 and knows(t, seat, other))
    return count


@rule
def chance(t: Table, seat: int, other: int, low: int, high: int) -> int:
    """How likely another's card has a number from low to high, of 100."""
    if knows(t, seat, other):
        return 100 * (low <= t.hand[other] <= high)
    fitting, total = 0, 0
    for kind in range(KINDS):
        if not (t.denied[other] >> (kind + 1)) & 1:
            count = unseen(t, seat, kind)
            total += count
            fitting += count * (low <= kind + 1 <= high)
    return 100 * fitting // max(total, 1)


@rule
def expected(t: Table, seat: int, other: int) -> int:
    """The number that another's card has on average."""
    total = 0
    for number in range(1, DRAGON + 1):
        total += number * chance(t, seat, other, number, number)
    return total // 100
