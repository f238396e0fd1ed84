"""What is in the box of Le Jeu des Dragons, and where each value comes from.

Cards are numbered 0 to 69: ten colours of six dragons each (evil colours first, weakest dragon first), then the ten
cards that exist once. A set of cards is two words: bits 0-59 of the first are the coloured dragons, bits 0-9 of the
second the ten single cards.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

SEATS = 6
CARDS = 70
COLOURED = 60
"""Cards below this number lie in the first word of a set, the others in the second."""


class Kind(IntEnum):
    """The kinds of card, which are the kinds of power, in the order of rules.md."""

    WHITE = 0
    BLUE = 1
    BLACK = 2
    RED = 3
    GREEN = 4
    BRASS = 5
    SILVER = 6
    BRONZE = 7
    COPPER = 8
    GOLD = 9
    BAHAMUT = 10
    TIAMAT = 11
    DRACOLICH = 12
    ARCHMAGE = 13
    DRAGONSLAYER = 14
    THIEF = 15
    DRUID = 16
    PRIEST = 17
    PRINCESS = 18
    FOOL = 19


COLOURS = ("White", "Blue", "Black", "Red", "Green", "Brass", "Silver", "Bronze", "Copper", "Gold")
STRENGTHS_BY_COLOUR = (
    (1, 2, 3, 4, 6, 8),
    (1, 2, 4, 7, 9, 11),
    (1, 2, 3, 5, 7, 9),
    (2, 3, 5, 8, 10, 12),
    (1, 2, 4, 6, 8, 10),
    (1, 2, 4, 5, 7, 9),
    (2, 3, 6, 8, 10, 12),
    (1, 3, 6, 7, 9, 11),
    (1, 3, 5, 7, 8, 10),
    (2, 4, 6, 9, 11, 13),
)
"""Printed (fr:300-360), but for the Brass Dragon 9, missing from the printed list. [TD-1, TD-2]"""

SINGLES = (
    ("Bahamut", 13),
    ("Tiamat", 13),
    ("Dracolich", 10),
    ("Archmage", 9),
    ("Dragonslayer", 8),
    ("Thief", 7),
    ("Druid", 6),
    ("Priest", 5),
    ("Princess", 4),
    ("Fool", 3),
)
"""Printed."""

NAMES = tuple(
    f"{colour} Dragon {strength}"
    for colour, strengths in zip(COLOURS, STRENGTHS_BY_COLOUR, strict=True)
    for strength in strengths
) + tuple(name for name, _ in SINGLES)
KINDS = tuple(f"{colour} Dragon" for colour in COLOURS) + tuple(name for name, _ in SINGLES)
STRENGTH = np.array(
    [strength for strengths in STRENGTHS_BY_COLOUR for strength in strengths] + [strength for _, strength in SINGLES],
    np.int64,
)

BAHAMUT, TIAMAT, DRACOLICH, ARCHMAGE, DRAGONSLAYER, THIEF, DRUID, PRIEST, PRINCESS, FOOL = range(60, 70)
COPPERS = 48
"""The first Copper Dragon; the six lie side by side."""

# Sets of cards: the first word ends in 0, the second in 1.
EVERY_0, EVERY_1 = (1 << COLOURED) - 1, (1 << 10) - 1
EVIL_0, GOOD_0 = (1 << 30) - 1, ((1 << 30) - 1) << 30
BAHAMUT_1, TIAMAT_1, DRACOLICH_1 = 1, 2, 4
"""Bahamut counts as good, Tiamat as evil [TD-4]; the Dracolich is evil unless the option says undead [TD-3]."""
DRAGONS_1, MORTALS_1 = 7, EVERY_1 - 7
SIX = 63
"""The six dragons of one colour, once shifted down."""
BELOW_0 = np.array([sum(1 << c for c in range(60) if STRENGTH[c] < n) for n in range(16)], np.int64)
BELOW_1 = np.array([sum(1 << c for c in range(10) if STRENGTH[60 + c] < n) for n in range(16)], np.int64)
"""The cards weaker than n."""

HOARD, LATER_HOARD_PER_SEAT = 50, 10
"""Printed: 50, and 30 for a quick game. The later edition gives 10 for each player."""
SMALLEST_HOARD, LARGEST_HOARD = 10, 200
"""House values."""
FIRST_HAND, FULL_HAND, BOUGHT_HAND = 6, 10, 4
ROUNDS = 3
EXTRA_ROUNDS = 3
"""House: how often `no_winner=extra_round` goes on. [TD-51]"""

HOUSE_VALUES = (
    "dracolich", "no-winner", "tie", "both-flights", "draw-order", "slain-leader", "cards-run-out", "elimination",
    "limits",
)  # fmt: skip
