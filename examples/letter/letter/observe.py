"""What a seat may know of The Letter as a tensor: the same as its view."""

from __future__ import annotations

from dragonhall.core.open_parts import open_parts
from dragonhall.core.record import Row
from dragonhall.core.rule import rule
from dragonhall.core.seats import clockwise
from dragonhall.core.tensor import Tensor, bits_of_each, copied, each_seat, part, present, seat_set, the_seat

from .box import ALL_CARDS, KINDS, NONE, SEATS
from .table import WATCHERS, Table, is_over, knows

MOST_LETTERS = 6
EYES = SEATS + 1
TENSOR = Tensor(
    present(SEATS),
    the_seat("turn", SEATS, says="whose turn it is"),
    seat_set("sheltered", SEATS, says="who cannot be chosen"),
    each_seat("letters", SEATS, largest=MOST_LETTERS, says="letters delivered"),
    copied("goal", largest=MOST_LETTERS, says="letters that win the match"),
    copied("round", largest=SEATS * (MOST_LETTERS - 1) + 1, says="which round it is"),
    copied("left", largest=ALL_CARDS, says="cards in the deck"),
    bits_of_each("denied", SEATS, KINDS + 1, says="numbers that a card is known not to have, from 0 on"),
    each_seat("discards", SEATS, KINDS, largest=5, says="cards that lie open before each seat, by number"),
    part("out", SEATS, says="who is out of the round"),
    part("seen", SEATS, EYES, says="who has seen whose card; last: everybody"),
    part("card", SEATS, KINDS, says="cards in hands that I know: my own and those I have seen, by number"),
    part("drawn", KINDS, says="the card I have drawn, by number"),
    part("over", says="the match is over"),
)
OUT, SEEN, CARD, DRAWN, OVER = map(TENSOR.first, ("out", "seen", "card", "drawn", "over"))
observe_open = open_parts(TENSOR, Table, __name__)


@rule
def observe(t: Table, seat: int, out: Row) -> None:
    """Fields that everybody may know are copied; here stands what depends on who looks."""
    observe_open(t, seat, out)
    out[OVER] = is_over(t)
    if seat == t.turn and t.drawn != NONE:
        out[DRAWN + t.drawn - 1] = 1
    first = max(seat, 0)
    for place in range(t.seats):
        other = clockwise(first, place, t.seats)
        out[OUT + place] = t.hand[other] == NONE
        if t.hand[other] != NONE and knows(t, seat, other):
            out[CARD + place * KINDS + t.hand[other] - 1] = 1
        for watcher in range(t.seats):
            out[SEEN + place * EYES + watcher] = (t.seen[other] >> clockwise(first, watcher, t.seats)) & 1
        out[SEEN + place * EYES + WATCHERS] = (t.seen[other] >> WATCHERS) & 1
