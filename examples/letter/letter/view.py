"""What a seat may see of The Letter, and what it cannot know (5)."""

from __future__ import annotations

from typing import Any

from dragonhall.core.knowledge import among
from dragonhall.core.position import listed_kinds, members, row_of
from dragonhall.core.redeals import redealt
from dragonhall.core.rule import rule

from .box import CARDS, NAMES, NONE
from .table import Table, who_knows_hand


def open_view(t: Table) -> dict[str, Any]:
    return {
        "round": t.round,
        "turn": t.turn,
        "goal": t.goal,
        "deck": t.left,
        "players": [player(t, seat) for seat in range(t.seats)],
    }


def player(t: Table, seat: int) -> dict[str, Any]:
    return {
        "letters": t.letters[seat],
        "hand": (t.hand[seat] != NONE) + (t.drawn != NONE and seat == t.turn),
        "discards": listed_kinds(row_of(t.discards, seat), CARDS),
        "sheltered": bool(t.sheltered >> seat & 1),
        "out": t.hand[seat] == NONE,
        "seen_by": [other for other in members(t.seen[seat]) if other < t.seats],
        "not": [NAMES[card] for card in members(t.denied[seat])],
    }


def own_view(t: Table, seat: int | None) -> dict[str, Any]:
    """The own card and the drawn one, and the cards of others that this seat has seen."""
    watcher = -1 if seat is None else seat
    seen = [t.hand[other] if among(who_knows_hand(t, other), watcher) else NONE for other in range(t.seats)]
    known = [NAMES[card] if card else None for card in seen]
    return {
        "card": None if seat is None else known[seat],
        "drawn": NAMES[t.drawn] if t.drawn and seat == t.turn else None,
        "known": [None if other == seat else card for other, card in enumerate(known)],
    }


@rule
def fits(t: Table, seat: int) -> bool:
    """No hand has a number that all know it not to have."""
    for other in range(t.seats):
        if (t.denied[other] >> t.hand[other]) & 1:
            return False
    return True


redeal = redealt(Table, __name__, "deck", fits)
"""Every card that the seat has not seen goes back into the deck and is dealt again, until it fits."""
