"""What a seat may know of Embers as a tensor: the same as its view."""

from __future__ import annotations

from dragonhall.core.observe import tensor
from dragonhall.core.observe.shown_parts import shown_parts
from dragonhall.core.rule import rule

from .box import KINDS, MAX_BID, OWN, PHASES, SEATS
from .moves import STONE
from .table import Table

TENSOR = tensor.Tensor(
    tensor.present(SEATS),
    tensor.the_seat("turn", SEATS, says="whose turn it is"),
    tensor.one_of("phase", len(PHASES), says="what the seat on turn has to do"),
    tensor.copied("bid", largest=MAX_BID, says="the highest bid"),
    tensor.seat_set("passed", SEATS, says="who has passed"),
    tensor.each_seat("crowns", SEATS, largest=3, says="crowns"),
    tensor.copied("goal", largest=3, says="crowns that win the match"),
    tensor.each_seat("lifted", SEATS, KINDS, largest=OWN, says="stones that lie open, by kind"),
    tensor.each_seat("pebbles", SEATS, OWN, largest=OWN, says="Pebbles seen at once, by stones lost then"),
    tensor.each_seat("ember", SEATS, largest=OWN, says="1 + stones lost when the Ember was last seen"),
    tensor.sizes("held", SEATS, of="hand", largest=OWN, says="stones in hand"),
    tensor.sizes("height", SEATS, of="cairn", largest=OWN, says="stones on the cairn"),
    tensor.sizes("losses", SEATS, of="lost", largest=OWN, says="stones lost"),
    tensor.own("hand", KINDS, largest=OWN, says="stones in my hand, by kind"),
    tensor.own("cairn", OWN, largest=KINDS, says="stones on my cairn, the lowest first: 1 a Pebble, 2 the Ember"),
    tensor.own("lost", OWN, largest=KINDS, says="stones that I have lost, the first one first"),
)
observe = shown_parts(TENSOR, Table, __name__)
"""Fields are shown to those who may know them, and how many things lie in a place to everybody."""


@rule
def sees(t: Table, watcher: int, seat: int, move: int) -> bool:
    """Nobody else sees which stone goes face down, on the cairn or out of the match (2.1, 4.5)."""
    return STONE[move] < 0
