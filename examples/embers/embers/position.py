"""Any situation of Embers as readable JSON, and back, with the checks that keep impossible ones off the table."""

from __future__ import annotations

from typing import Any

from dragonhall.core import position as fields
from dragonhall.core.position import Reader, members

from .box import BIDDING, COUNTS, EMBER, LIFTING, LOSING, MAX_BID, OVER, OWN, PHASES, STONES
from .rules import won
from .table import Table, height, laid, lifted, losses, players, remembered

FIELDS = (
    fields.word("phase", PHASES),
    fields.seat("turn"),
    fields.number("bid", 0, MAX_BID),
    fields.seats("passed"),
    fields.each(fields.number("crowns", 0, lambda t: t.goal)),
    fields.each(fields.stacked("cairn", STONES, OWN)),
    fields.each(fields.counted("lifted", STONES)),
    fields.each(fields.stacked("lost", STONES, OWN)),
    fields.each(fields.numbers("pebbles", OWN, 0, OWN)),
    fields.each(fields.number("ember", 0, OWN)),
)
"""Fields that are described as they are. Stones that lie nowhere else are in the hands."""


def describe(t: Table) -> dict[str, Any]:
    """The whole situation; everything the rules will ever read."""
    return fields.described(t, FIELDS)


def place(t: Table, position: dict[str, Any]) -> None:
    """Lay a described situation on a table that was just dealt; what is left out gets its default."""
    read = Reader(position)
    fields.lay(t, read, FIELDS)
    fields.lay_rest_of_each(t, read, "hand", COUNTS, STONES)
    for seat in range(t.seats):
        check_stones(t, read, seat)
    check_phase(t, read)
    read.done()


def check_stones(t: Table, read: Reader, seat: int) -> None:
    lost = losses(t, seat)
    if not remembered(t, seat) or t.ember[seat] > lost + 1 or any(t.pebbles[seat, at] for at in range(lost + 1, OWN)):
        read.refuse(f"what was seen of the stones of seat {seat} does not fit those it has lost (rule 6.3)")
    if t.phase != LIFTING and (t.lifted[seat, 0] or t.lifted[seat, 1]):
        read.refuse("stones lie open only while somebody lifts (rule 4.6)")
    if t.phase in (LOSING, OVER) and height(t, seat):
        read.refuse("all stones go back to the hands at the end of a round (rule 4.6)")


def check_phase(t: Table, read: Reader) -> None:
    """Whether the seat on turn can do what the phase asks of it."""
    bidders, crowned = players(t) & ~t.passed, [t.crowns[seat] for seat in range(t.seats)].count(t.goal)
    if (t.phase == OVER) != (won(t) > 0) or crowned > 1 or (t.phase == OVER and t.turn):
        read.refuse("the match is over when one has all crowns, or alone has stones (rules 5.1, 5.2)")
    if t.phase != OVER and not players(t) >> t.turn & 1:
        read.refuse(f"seat {t.turn} has lost all its stones and is out (rule 4.7)")
    if (t.bid > 0) != (t.phase in (BIDDING, LIFTING)) or t.bid > laid(t) + lifted(t):
        read.refuse("a bid is made of stones that lie on cairns (rule 3.1)")
    if t.phase == BIDDING and (t.bid == laid(t) or not bidders >> t.turn & 1 or len(members(bidders)) < 2):
        read.refuse("bidding goes on while two have not passed, one of them on turn (rule 3.3)")
    if t.passed & ~players(t) or (t.passed and t.phase != BIDDING):
        read.refuse("only a player passes, while there are bids (rule 3.2)")
    embers = any(t.lifted[seat, EMBER - 1] for seat in range(t.seats))
    if t.phase == LIFTING and (height(t, t.turn) or embers or lifted(t) >= t.bid):
        read.refuse("who lifts has lifted all of the own cairn, and fewer Pebbles than were bid (rules 4.1, 4.3)")
    if t.phase == LOSING and not (t.hand[t.turn, EMBER - 1] and t.ember[t.turn] == losses(t, t.turn) + 1):
        read.refuse("a stone is chosen by the one whose own Ember was lifted (rule 4.4)")
