"""What a seat may know of Dragorun, as a tensor. Everything lies open but what comes next (8.1)."""

from __future__ import annotations

from ...core.observe.shown_parts import shown_parts
from ...core.observe.tensor import Tensor, copied, each_seat, one_of, one_of_each, present, seat_set, the_seat
from .box import ALL_EGGS, EGG_KINDS, EGGS_PER_DRAGON, LONGEST_TRACK, SEATS
from .table import Ask, Table

MANY_RACES = 20
ASKS = "what the table waits for: nothing, a marker, a turn, what to do with a roll, a dragon"
ROLL = ("ask", Ask.ROLLED, Ask.WHITE)
SWAPS = "without eggs, turns in a row that were swaps; as many as seats: now a roll is due"

TENSOR = Tensor(
    present(SEATS),
    copied("track", largest=LONGEST_TRACK, says="the space of the finish"),
    copied("choosing", says="markers are chosen, not dealt"),
    copied("replaying", says="a race without a winner is run again"),
    copied("no_eggs", says="no eggs are drawn"),
    one_of("ask", len(Ask), says=ASKS),
    the_seat("turn", SEATS, when="ask", says="whose turn it is"),
    the_seat("first", SEATS, says="who began this race"),
    copied("races", largest=MANY_RACES, clip=True, says=f"races begun; {MANY_RACES} or more"),
    one_of("colour", 6, when=ROLL, says="the colour die while there is a roll to use: the five dragons, white"),
    one_of("movement", 6, when=ROLL, says="the movement die: +1, +2, +3, -1, trophy, snail"),
    copied("space", 5, largest=LONGEST_TRACK, says="where each dragon stands"),
    one_of_each("marker", SEATS, 5, first=0, says="which dragon each seat holds"),
    seat_set("covered", SEATS, says="whose marker lies face down"),
    each_seat("eggs", SEATS, EGG_KINDS, of="egg", largest=EGGS_PER_DRAGON, says="eggs held, by seat and kind"),
    copied("pool", EGG_KINDS, largest=EGGS_PER_DRAGON, says="eggs in the pool, by kind"),
    copied("pooled", largest=ALL_EGGS, says="eggs in the pool"),
    seat_set("won", SEATS, of="winners", says="who won"),
    copied("swaps", largest=SEATS, says=SWAPS),
)
observe = shown_parts(TENSOR, Table, __name__)
