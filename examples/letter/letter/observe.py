"""What a seat may know of The Letter as a tensor: the same as its view."""

from __future__ import annotations

from dragonhall.core.observe import tensor
from dragonhall.core.observe.shown_parts import shown_parts
from dragonhall.core.record import Row
from dragonhall.core.rule import rule
from dragonhall.core.seats import clockwise

from .box import ALL_CARDS, KINDS, NONE, SEATS
from .table import WATCHERS, Table, is_over

MAX_LETTERS = 6
EYES = SEATS + 1
TENSOR = tensor.Tensor(
    tensor.present(SEATS),
    tensor.the_seat("turn", SEATS, says="whose turn it is"),
    tensor.seat_set("sheltered", SEATS, says="who cannot be chosen"),
    tensor.each_seat("letters", SEATS, largest=MAX_LETTERS, says="letters delivered"),
    tensor.copied("goal", largest=MAX_LETTERS, says="letters that win the match"),
    tensor.copied("round", largest=SEATS * (MAX_LETTERS - 1) + 1, says="which round it is"),
    tensor.copied("left", largest=ALL_CARDS, says="cards in the deck"),
    tensor.bits_of_each("denied", SEATS, KINDS + 1, says="numbers that a card is known not to have, from 0 on"),
    tensor.each_seat("discards", SEATS, KINDS, largest=5, says="cards that lie open before each seat, by number"),
    tensor.part("out", SEATS, says="who is out of the round"),
    tensor.seat_sets("seen", SEATS, EYES, says="who has seen whose card; last: everybody"),
    tensor.one_of_each(
        "card", SEATS, KINDS, of="hand", first=1, says="cards in hands that I know: my own and those I have seen"
    ),
    tensor.one_of("drawn", KINDS, first=1, says="the card I have drawn, by number"),
    tensor.part("over", says="the match is over"),
)
OUT, SEEN, OVER = map(TENSOR.first, ("out", "seen", "over"))
observe_shown = shown_parts(TENSOR, Table, __name__)


@rule
def observe(t: Table, seat: int, out: Row) -> None:
    """Fields are shown to those who may know them; here stands what is no field."""
    observe_shown(t, seat, out)
    out[OVER] = is_over(t)
    for place in range(t.seats):
        other = clockwise(max(seat, 0), place, t.seats)
        out[OUT + place] = t.hand[other] == NONE
        out[SEEN + EYES * place + WATCHERS] = (t.seen[other] >> WATCHERS) & 1
