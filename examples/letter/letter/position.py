"""Any situation of The Letter as readable JSON, and back, with the checks that keep impossible ones off the table."""

from __future__ import annotations

from typing import Any

from dragonhall.core import position as fields
from dragonhall.core.position import Reader, members

from .box import CARDS, COUNTS, DRAGON, KINDS, NAMES, NONE, TORTOISE
from .table import WATCHERS, Table, seats_in_round, show

FIELDS = (
    fields.number("round", 1, 100, default=lambda t: sum(t.letters) + (t.goal not in t.letters)),
    fields.seat("turn"),
    fields.each(fields.number("letters", 0, lambda t: t.goal)),
    fields.each(fields.word("hands", NAMES, of="hand")),
    fields.word("drawn", NAMES),
    fields.each(fields.counted("discards", CARDS)),
    fields.seats("sheltered"),
    fields.each(fields.seats("seen")),
    fields.each(fields.words("not", NAMES, of="denied")),
)
"""Fields that are described as they are."""


def describe(t: Table) -> dict[str, Any]:
    """The whole situation; everything the rules will ever read."""
    return {**fields.described(t, FIELDS), "shown": [s for s in range(t.seats) if t.seen[s] >> WATCHERS & 1]}


def place(t: Table, position: dict[str, Any]) -> None:
    """Lay a described situation on a table that was just dealt; what is left out gets its default."""
    read = Reader(position)
    fields.lay(t, read, FIELDS)
    t.left = fields.lay_rest(t, read, "deck", COUNTS, CARDS)
    letters = [t.letters[seat] for seat in range(t.seats)]
    over = t.goal in letters
    ended = t.round - (not over)
    if not ended <= sum(letters) <= ended * t.seats:
        read.refuse(f"after {ended} rounds {sum(letters)} letters cannot have been delivered (rule 4.2)")
    _check_cards(t, read, over)
    _place_knowledge(t, read, over)
    read.done()


def _check_cards(t: Table, read: Reader, over: bool) -> None:
    for seat in range(t.seats):
        if t.hand[seat] != NONE and t.discards[seat, DRAGON - 1]:
            read.refuse(f"seat {seat} has discarded the Dragon and is out (rule 3.8)")
        if t.hand[seat] == NONE and not any(t.discards[seat, kind] for kind in range(KINDS)):
            read.refuse(f"seat {seat} is out and has laid down no card (rule 2.6)")
    if over != (t.drawn == NONE):
        read.refuse("a card has been drawn exactly while the match goes on (rules 2.2, 4.5)")
    players = members(seats_in_round(t))
    if len(players) < (1 if over else 2) or (not over and (t.turn not in players or t.left < 1)):
        read.refuse("the match goes on while two seats are in the round, one of them on turn, with a card in the deck")


def _place_knowledge(t: Table, read: Reader, over: bool) -> None:
    for seat in members(t.sheltered):
        if over or seat == t.turn or t.hand[seat] == NONE or not t.discards[seat, TORTOISE - 1]:
            read.refuse(f"seat {seat} is not sheltered by a Tortoise (rules 2.1, 3.4)")
    shown = read.seats("shown", t.seats)
    for seat in range(t.seats):
        others = (1 << t.seats) - 1 & ~(1 << seat)
        known = t.seen[seat] or seat in shown or t.denied[seat]
        if t.seen[seat] >> seat & 1 or (t.hand[seat] == NONE and known):
            read.refuse(f"nothing is to be known of a card that seat {seat} does not have, or of its own")
        if (seat in shown and t.seen[seat] != others) or (over and t.hand[seat] != NONE and seat not in shown):
            read.refuse("a card that is shown has been seen by all others, and all are shown in the end (rule 4.1)")
        if seat in shown:
            show(t, seat)
        if t.denied[seat] & 1 or (over and t.denied[seat]) or t.denied[seat] >> t.hand[seat] & 1:
            read.refuse(f"seat {seat} is known not to have the card it has, or none")


def pieces(t: Table) -> dict[str, int]:
    """Everything that must always be there, wherever it lies."""
    counts = dict(zip(CARDS, fields.things_on(t, KINDS), strict=True))
    return counts | {"deck": t.left - sum(t.deck[kind] for kind in range(KINDS))}
