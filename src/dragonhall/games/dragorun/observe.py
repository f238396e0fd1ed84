"""What a seat may know of Dragorun, as a tensor. Everything lies open but what comes next (8.1)."""

from __future__ import annotations

from ...core.record import Row
from ...core.rule import rule
from ...core.tensor import Tensor, part
from .box import ALL_EGGS, EGG_KINDS, EGGS_PER_DRAGON, LONGEST_TRACK, SEATS
from .table import BESIDE, Ask, Table

MANY_RACES = 20

TENSOR = Tensor(
    part("present", SEATS, says="seats at the table; I am the first, the others follow clockwise, here and below"),
    part("track", largest=LONGEST_TRACK, says="the space of the finish"),
    part("choosing", says="markers are chosen, not dealt"),
    part("replaying", says="a race without a winner is run again"),
    part("no_eggs", says="no eggs are drawn"),
    part("ask", len(Ask), says="what the table waits for: nothing, a marker, a turn, what to do with a roll, a dragon"),
    part("turn", SEATS, says="whose turn it is"),
    part("first", SEATS, says="who began this race"),
    part("races", largest=MANY_RACES, says=f"races begun; {MANY_RACES} or more"),
    part("colour", 6, says="the colour die while there is a roll to use: the five dragons, white"),
    part("movement", 6, says="the movement die: +1, +2, +3, -1, trophy, snail"),
    part("space", 5, largest=LONGEST_TRACK, says="where each dragon stands"),
    part("marker", SEATS, 5, says="which dragon each seat holds"),
    part("covered", SEATS, says="whose marker lies face down"),
    part("eggs", SEATS, EGG_KINDS, largest=EGGS_PER_DRAGON, says="eggs held, by seat and kind"),
    part("pool", EGG_KINDS, largest=EGGS_PER_DRAGON, says="eggs in the pool, by kind"),
    part("pooled", largest=ALL_EGGS, says="eggs in the pool"),
    part("won", SEATS, says="who won"),
    part(
        "swaps", largest=SEATS, says="without eggs, turns in a row that were swaps; as many as seats: now a roll is due"
    ),
)
PRESENT = TENSOR.first("present")
TRACK, CHOOSING = TENSOR.first("track"), TENSOR.first("choosing")
REPLAYING, NO_EGGS = TENSOR.first("replaying"), TENSOR.first("no_eggs")
ASK, TURN, FIRST, RACES = TENSOR.first("ask"), TENSOR.first("turn"), TENSOR.first("first"), TENSOR.first("races")
COLOUR, MOVEMENT = TENSOR.first("colour"), TENSOR.first("movement")
SPACE, MARKER, COVERED = TENSOR.first("space"), TENSOR.first("marker"), TENSOR.first("covered")
EGGS, POOL, POOLED, WON = TENSOR.first("eggs"), TENSOR.first("pool"), TENSOR.first("pooled"), TENSOR.first("won")
SWAPS = TENSOR.first("swaps")


@rule
def observe(t: Table, seat: int, out: Row) -> None:
    """Seats are counted clockwise from the one who looks; a spectator looks from seat 0."""
    out[TRACK], out[CHOOSING], out[REPLAYING], out[NO_EGGS] = t.track, t.choosing, t.replaying, t.no_eggs
    out[ASK + t.ask] = 1
    out[RACES] = min(t.races, MANY_RACES)
    if t.ask == Ask.ROLLED or t.ask == Ask.WHITE:
        out[COLOUR + t.colour] = 1
        out[MOVEMENT + t.movement] = 1
    for dragon in range(5):
        out[SPACE + dragon] = t.space[dragon]
    for kind in range(EGG_KINDS):
        out[POOL + kind] = t.pool[kind]
    out[POOLED] = t.pooled
    out[SWAPS] = t.swaps
    for place in range(t.seats):
        observe_seat(t, (max(seat, 0) + place) % t.seats, place, out)


@rule
def observe_seat(t: Table, other: int, place: int, out: Row) -> None:
    """Everything about the seat that sits so many places from the one who looks."""
    out[PRESENT + place] = 1
    out[TURN + place] = t.ask != Ask.NOTHING and t.turn == other
    out[FIRST + place] = t.first == other
    out[COVERED + place] = (t.covered >> other) & 1
    out[WON + place] = (t.winners >> other) & 1
    if t.marker[other] != BESIDE:
        out[MARKER + 5 * place + t.marker[other]] = 1
    for kind in range(EGG_KINDS):
        out[EGGS + EGG_KINDS * place + kind] = t.egg[other, kind]
