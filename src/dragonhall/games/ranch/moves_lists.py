"""Every list of payments and of exchanges there can be, made once: listing what a seat can do is then copying."""

from __future__ import annotations

from itertools import product

import numpy as np

from ...core.record import Row
from ...core.rule import step
from .box import COMBINATIONS, GOLD, HATCHING, INGOTS_AS_CARDS, KINDS
from .moves import ALL_PAYMENTS, DRAW, EXCHANGE, EXCHANGES, MOST_FARMERS, WITHOUT, payments

MOST_SPARE = 3
"""What else than Farmer cards can count as Farmers: two ingots too many, and one of Two Farmers."""
AT_ONCE = 8
"""So many moves are copied at once: most lists are no longer."""

# Payments (4.7-4.10)


def payments_key(sort: int, cards: int, ingots: int, helps: int, farmers: int, spare: int) -> int:
    """Where PAYMENTS has the list of what can be paid.

    *sort* is 0 for a pair of one essence, then hatching, gold, evolving. *cards* counts a pair of one essence, up to 2;
    of two essences it has a bit for each. *helps* has a bit for each helping power. *farmers* is 1 + the Farmer cards
    that can have an effect, 0 where there is no room for the base effect; *spare* is the room beyond these, up to 3.
    """
    return ((((sort * 4 + cards) * 3 + ingots) * 4 + helps) * (MOST_FARMERS + 2) + farmers) * (MOST_SPARE + 1) + spare


class Shelf:
    """Lists side by side, each one once."""

    def __init__(self) -> None:
        self.lists: list[int] = []
        self.places: dict[tuple[int, ...], int] = {}

    def place(self, found: tuple[int, ...]) -> int:
        """Where a list begins, and in the last 8 bits how long it is."""
        place = self.places.setdefault(found, len(self.lists))
        if place == len(self.lists):
            self.lists += found
        return place << 8 | len(found)


def _payments(shelf: Shelf) -> list[int]:
    """For each key the place of its list."""
    at: list[int] = []
    for sort in range(4):
        combination = sort + HATCHING - 1 if sort else 0
        every_form = _forms(combination)
        for cards, ingots, helps in product(range(4), range(INGOTS_AS_CARDS + 1), range(4)):
            assert len(at) == payments_key(sort, cards, ingots, helps, 0, 0)
            one, two = (cards & 1, cards >> 1) if sort else (cards, 0)
            forms = [
                (_below_room(combination, first, second, paid, help), fewest, moves)
                for (first, second, paid, help, fewest), moves in every_form.items()
                if first <= one and second <= two and paid <= ingots and (help == WITHOUT or helps >> (help - 1) & 1)
            ]
            for farmers, spare in product(range(MOST_FARMERS + 2), range(MOST_SPARE + 1)):
                found: tuple[int, ...] = ()
                for below, fewest, moves in forms:
                    most = min(farmers - 1 if farmers else 0, farmers + spare - below)
                    found += moves[: most - fewest + 1] if most >= fewest else ()
                at.append(shelf.place(found))
    return at


def _forms(combination: int) -> dict[tuple[int, ...], tuple[int, ...]]:
    """The moves of each form of payment from the fewest Farmer cards on; a form is all else that a payment says."""
    forms: dict[tuple[int, ...], tuple[int, ...]] = {}
    for move, (first, second, paid, help, _) in enumerate(payments(combination)):
        fewest = 1 if combination < GOLD and first + second == 0 else 0
        form = first, second, paid, help, fewest
        forms[form] = (*forms.get(form, ()), move)
    return forms


def _below_room(combination: int, first: int, second: int, ingots: int, help: int) -> int:
    """Farmer cards must leave room for the base effect and for what else counts as a Farmer (4.10, 7.3)."""
    if combination >= GOLD:
        return 0 if combination == GOLD and ingots else 1
    return first + second + ingots - 1 + (help != WITHOUT)


# The draw, and exchanges (3.3, 3.4)


def _draws(shelf: Shelf) -> list[int]:
    """For each hand, where each essence counts up to 2, the place of the draw and the exchanges, counted from DRAW."""
    return [
        shelf.place(
            (0, *(EXCHANGE - DRAW + at for at, (a, b) in enumerate(EXCHANGES) if min(hand[a], hand[b]) > (a == b)))
        )
        for hand in product(range(3), repeat=KINDS)
    ]


FIRST_PAYMENT = tuple([of for of, _ in ALL_PAYMENTS].index(combination) for combination in range(len(COMBINATIONS)))
"""Lists count from the first payment of their combination: mandrakes, griffins and eggs share theirs."""
_shelf = Shelf()
PAYMENTS, DRAWS = np.array(_payments(_shelf), np.int32), np.array(_draws(_shelf), np.int32)
LISTS = np.array(_shelf.lists + [0] * AT_ONCE, np.int16)


@step
def copy_list(place: int, first: int, out: Row, n: int) -> int:
    """Copy the list at a place, counted from *first* on; what is written behind its end is written over or not read."""
    begin, size = (place >> 8) & 0xFFFF, place & 0xFF
    n &= 0x1FF  # says that it is never negative: else eight moves could not be copied at once
    for at in range(max(AT_ONCE, (size + AT_ONCE - 1) & 0xF8)):
        out[n + at] = LISTS[begin + at] + first
    return n + size
