"""The heuristic for The Letter: keep the higher card, strike where a hit is likely. It reads what the seat may know."""

from __future__ import annotations

from dragonhall.core.knowledge import among
from dragonhall.core.record import Row
from dragonhall.core.rule import rule

from .box import CAT, COUNTS, CROW, DRAGON, GOAT, HELD, RAM, TORTOISE
from .moves import CARD, GUESSED, ON, SOURCE
from .table import Table, who_knows_hand

WEIGHTS = (60, 500, 80, 120, 40)
"""One number of the card that is kept; a rival put out for sure; a look; a shelter; a card seen by others that goes."""
KEPT, HIT, LOOK, SHELTER, SEEN = range(5)


@rule
def heuristic(t: Table, seat: int, moves: Row, n: int, weights: Row, marks: Row) -> None:
    for k in range(n):
        source, card = SOURCE[moves[k]], CARD[moves[k]]
        kept = t.drawn if source == HELD else t.hand[seat]
        marks[k] = weights[KEPT] * kept + gain(t, seat, card, kept, ON[moves[k]], GUESSED[moves[k]], weights)
        if card == DRAGON:
            marks[k] -= 10 * weights[HIT]
        if source == HELD and t.seen[seat]:
            marks[k] += weights[SEEN]


@rule
def gain(t: Table, seat: int, card: int, kept: int, other: int, guess: int, weights: Row) -> int:
    """The worth of a card's power."""
    if card == TORTOISE:
        return weights[SHELTER]
    if other < 0:
        return 0
    if card == CROW:
        return weights[HIT] * chance(t, seat, other, guess, guess) // 100
    if card == CAT:
        return 0 if among(who_knows_hand(t, other), seat) else weights[LOOK]
    if card == RAM:
        lower, higher = chance(t, seat, other, 1, kept - 1), chance(t, seat, other, kept + 1, DRAGON)
        return weights[HIT] * (lower - higher) // 100
    if card == GOAT:
        if other == seat:
            return -10 * weights[HIT] if kept == DRAGON else weights[KEPT] * (4 - kept)
        return weights[HIT] * chance(t, seat, other, DRAGON, DRAGON) // 100
    hundred_times = 0
    for theirs in range(1, DRAGON + 1):
        hundred_times += theirs * chance(t, seat, other, theirs, theirs)
    return weights[KEPT] * (hundred_times // 100 - kept)


@rule
def chance(t: Table, seat: int, other: int, low: int, high: int) -> int:
    """How likely another's card has a number from low to high, of 100: all cards that the seat cannot see count."""
    if among(who_knows_hand(t, other), seat):
        return 100 * (low <= t.hand[other] <= high)
    fitting, total = 0, 0
    for card in range(1, DRAGON + 1):
        if not (t.denied[other] >> card) & 1:
            unseen = COUNTS[card - 1] - (t.drawn == card)
            for owner in range(t.seats):
                seen = t.hand[owner] == card and among(who_knows_hand(t, owner), seat)
                unseen -= t.discards[owner, card - 1] + seen
            total += unseen
            fitting += unseen * (low <= card <= high)
    return 100 * fitting // max(total, 1)
