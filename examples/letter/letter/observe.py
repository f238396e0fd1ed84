"""What a seat may know of The Letter as a tensor: the same as its view."""

from __future__ import annotations

from dragonhall.core.record import Row
from dragonhall.core.rule import rule
from dragonhall.core.tensor import Tensor, part

from .box import ALL_CARDS, KINDS, NONE, SEATS
from .table import WATCHERS, Table, is_over, knows

MOST_LETTERS = 6
MOST_ROUNDS = SEATS * (MOST_LETTERS - 1) + 1
EYES = SEATS + 1
TENSOR = Tensor(
    part("present", SEATS, says="seats at the table"),
    part("turn", SEATS, says="whose turn it is"),
    part("out", SEATS, says="who is out of the round"),
    part("sheltered", SEATS, says="who cannot be chosen"),
    part("letters", SEATS, largest=MOST_LETTERS, says="letters delivered"),
    part("goal", largest=MOST_LETTERS, says="letters that win the match"),
    part("round", largest=MOST_ROUNDS, says="which round it is"),
    part("deck", largest=ALL_CARDS, says="cards in the deck"),
    part("drawn", KINDS, says="the card I have drawn, by number"),
    part("card", SEATS, KINDS, says="cards in hands that I know: my own and those I have seen, by number"),
    part("seen", SEATS, EYES, says="who has seen whose card; last: everybody"),
    part("denied", SEATS, KINDS, says="numbers that a card is known not to have"),
    part("discards", SEATS, KINDS, largest=5, says="cards that lie open before each seat, by number"),
    part("over", says="the match is over"),
)
PRESENT, TURN, OUT, SHELTERED = (TENSOR.first(name) for name in ("present", "turn", "out", "sheltered"))
LETTERS, GOAL, ROUND, DECK = (TENSOR.first(name) for name in ("letters", "goal", "round", "deck"))
DRAWN, CARD, SEEN, DENIED = (TENSOR.first(name) for name in ("drawn", "card", "seen", "denied"))
DISCARDS, OVER = (TENSOR.first(name) for name in ("discards", "over"))


@rule
def observe(t: Table, seat: int, out: Row) -> None:
    """Seats are counted clockwise from the one who looks; a spectator looks from seat 0."""
    out[GOAL], out[ROUND], out[DECK], out[OVER] = t.goal, t.round, t.left, is_over(t)
    if seat == t.turn and t.drawn != NONE:
        out[DRAWN + t.drawn - 1] = 1
    for place in range(t.seats):
        observe_seat(t, seat, place, out)


@rule
def observe_seat(t: Table, seat: int, place: int, out: Row) -> None:
    """Everything about the seat that sits so many places from the one who looks."""
    first = max(seat, 0)
    other = (first + place) % t.seats
    out[PRESENT + place] = 1
    out[TURN + place] = other == t.turn
    out[OUT + place] = t.hand[other] == NONE
    out[SHELTERED + place] = (t.sheltered >> other) & 1
    out[LETTERS + place] = t.letters[other]
    if t.hand[other] != NONE and knows(t, seat, other):
        out[CARD + place * KINDS + t.hand[other] - 1] = 1
    for watcher in range(t.seats):
        out[SEEN + place * EYES + watcher] = (t.seen[other] >> ((first + watcher) % t.seats)) & 1
    out[SEEN + place * EYES + WATCHERS] = (t.seen[other] >> WATCHERS) & 1
    for kind in range(KINDS):
        out[DENIED + place * KINDS + kind] = (t.denied[other] >> (kind + 1)) & 1
        out[DISCARDS + place * KINDS + kind] = t.discards[other, kind]
