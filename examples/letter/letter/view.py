"""What a seat may see of The Letter, and what it cannot know (5)."""

from __future__ import annotations

from typing import Any

from dragonhall.core.dice import seed_dice
from dragonhall.core.rule import rule

from .box import CARDS, KINDS, NONE
from .table import Table, draw_card, is_over, knows


def open_view(t: Table) -> dict[str, Any]:
    return {
        "round": t.round,
        "turn": t.turn,
        "goal": t.goal,
        "deck": t.left,
        "players": [player(t, seat) for seat in range(t.seats)],
    }


def player(t: Table, seat: int) -> dict[str, Any]:
    drawn = seat == t.turn and t.drawn != NONE
    return {
        "letters": t.letters[seat],
        "hand": (t.hand[seat] != NONE) + drawn,
        "discards": [CARDS[kind] for kind in range(KINDS) for _ in range(t.discards[seat, kind])],
        "sheltered": bool(t.sheltered >> seat & 1),
        "out": t.hand[seat] == NONE,
        "seen_by": [other for other in range(t.seats) if t.seen[seat] >> other & 1],
        "not": [CARDS[kind] for kind in range(KINDS) if t.denied[seat] >> kind + 1 & 1],
    }


def own_view(t: Table, seat: int | None) -> dict[str, Any]:
    """The own card and the drawn one, and the cards of others that this seat has seen."""
    watcher = -1 if seat is None else seat
    known = [named(t.hand[other]) if knows(t, watcher, other) else None for other in range(t.seats)]
    return {
        "card": None if seat is None else known[seat],
        "drawn": named(t.drawn) if seat == t.turn else None,
        "known": [None if other == seat else card for other, card in enumerate(known)],
    }


def named(card: int) -> str | None:
    return None if card == NONE else CARDS[card - 1]


@rule
def redeal(t: Table, seat: int, seed: int) -> None:
    """Every card that the seat has not seen goes back into the deck and is dealt again, until no hand has a number
    that all know it not to have. So every world that fits is as likely as any other."""
    seed_dice(t, seed)
    if is_over(t):
        return
    drawn = t.turn != seat
    if drawn:
        put_back(t, t.drawn)
    for other in range(t.seats):
        if t.hand[other] != NONE and not knows(t, seat, other):
            put_back(t, t.hand[other])
    fits = False
    while not fits:
        fits = True
        for other in range(t.seats):
            if t.hand[other] != NONE and not knows(t, seat, other):
                t.hand[other] = draw_card(t)
                fits = fits and not (t.denied[other] >> t.hand[other]) & 1
        if not fits:
            for other in range(t.seats):
                if t.hand[other] != NONE and not knows(t, seat, other):
                    put_back(t, t.hand[other])
    if drawn:
        t.drawn = draw_card(t)


@rule
def put_back(t: Table, card: int) -> None:
    t.deck[card - 1] += 1
    t.left += 1
