"""Lists of payments made beforehand: with up to three Farmer cards, listing what a seat can pay is copying (4.7-4.10).

The tables are kept small: a GPU has 64 kB for everything of their kind.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from .box import EVOLVING, GOLD, HATCHING, INGOTS_AS_CARDS, MANDRAKES
from .moves import AT_ONCE, FIRST_PAYMENT, FORMS, STARTS, form_key

MOST_LISTED = 3
"""Farmer cards with which lists are made beforehand; more are rare."""
MOST_SPARE = 3
"""Things other than Farmer cards that can count as Farmers: two ingots too many, and one of Two Farmers."""


def payments_key(sort: int, cards: int, ingots: int, helps: int, farmers: int, spare: int) -> int:
    """Where PAYMENTS has the place of a list.

    *sort* is 0 for a pair of one essence, then hatching, gold, evolving. *cards* counts a pair of one essence, up to 2;
    of two essences it has a bit for each. *helps* has a bit for each helping power. *farmers* is 1 + the Farmer cards
    that can have an effect, 0 where there is no room for the base effect; *spare* is the room beyond these, up to 3.
    """
    paid = ((sort * 4 + cards) * (INGOTS_AS_CARDS + 1) + ingots) * 4 + helps
    return (paid * (MOST_LISTED + 2) + farmers) * (MOST_SPARE + 1) + spare


def _lists() -> tuple[list[int], list[int]]:
    """For each key the place of its list; and all lists, each one once: its length, and the moves of a combination
    counted from its first payment on. Mandrakes, griffins and eggs are paid alike and share theirs."""
    places: dict[tuple[int, ...], int] = {}
    at: list[int] = []
    lists: list[int] = []
    for sort, combination in enumerate((MANDRAKES, HATCHING, GOLD, EVOLVING)):
        for cards, ingots, helps in product(range(4), range(INGOTS_AS_CARDS + 1), range(4)):
            assert len(at) == payments_key(sort, cards, ingots, helps, 0, 0)
            one, two = (cards & 1, cards >> 1) if sort else (min(cards, 2), 0)
            key = form_key(combination, one, two, ingots, helps)
            forms = FORMS[STARTS[key] : STARTS[key + 1]].tolist()
            for farmers, spare in product(range(MOST_LISTED + 2), range(MOST_SPARE + 1)):
                found: list[int] = []
                for form in forms:
                    begin, fewest = (form & 1023) - 1 - FIRST_PAYMENT[combination], (form >> 10) & 1
                    most = min(farmers - 1 if farmers else 0, farmers + spare - (form >> 11))
                    found += range(begin + fewest, begin + most + 1)
                place = places.setdefault(tuple(found), len(lists))
                if place == len(lists):
                    lists += [len(found), *found]
                at.append(place)
    return at, lists + [0] * AT_ONCE


_at, _side_by_side = _lists()
PAYMENTS, LISTS = np.array(_at, np.int16), np.array(_side_by_side, np.uint8)
