"""What is in the box: the kinds of cards, and where each value of a box lies among the numbers the rules are dealt.

The values themselves stand in a box file (``box_default.toml``), each with its origin; ``boxfile.py`` reads it.
Nothing here is a value that an owner of the game could want to correct.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

SEATS = 4
COLOURS = ("white", "green", "red", "blue")
SIDES = ("left", "right")
LEFT, RIGHT = 0, 1

# A kind of card is a dragon and a page. Kinds are numbered page by page: 20 left kinds, 12 right kinds, the shadow.
NUMBERS = 5  # number pages of the book cards (DG-5)
LEFT_KINDS = NUMBERS * len(COLOURS)
RIGHT_KINDS = len(COLOURS) * (len(COLOURS) - 1)  # no dragon on its own colour (DG-12)
REAL_KINDS = LEFT_KINDS + RIGHT_KINDS
SHADOW = REAL_KINDS
KINDS = REAL_KINDS + 1
SHADOW_PAGE = 6  # DG-17
PAGES = ("1", "2", "3", "4", "5", "6", *COLOURS)
"""All pages by name; a number page n has the place n - 1, a colour page the place 6 + colour."""

DRAGON = np.zeros(KINDS, np.int64)
"""The colour of each kind's dragon; 4 for the shadow dragon."""
PAGE = np.zeros(KINDS, np.int64)
"""The page of each kind: a number from 1 to 6 on the left, a colour on the right."""
for _kind in range(LEFT_KINDS):
    DRAGON[_kind], PAGE[_kind] = _kind % 4, _kind // 4 + 1
for _kind in range(RIGHT_KINDS):
    DRAGON[LEFT_KINDS + _kind], PAGE[LEFT_KINDS + _kind] = (_kind // 3 + 1 + _kind % 3) % 4, _kind // 3
DRAGON[SHADOW], PAGE[SHADOW] = 4, SHADOW_PAGE

OF_COLOUR = np.array([sum(1 << k for k in range(REAL_KINDS) if DRAGON[k] == colour) for colour in range(4)], np.int64)
"""The kinds of each dragon colour, as bits."""
ON_LEFT = (1 << LEFT_KINDS) - 1 | 1 << SHADOW
ON_RIGHT = (1 << REAL_KINDS) - (1 << LEFT_KINDS)


def left_kind(dragon: int, number: int) -> int:
    return (number - 1) * 4 + dragon


def right_kind(dragon: int, page: int) -> int:
    """The kind of a dragon on another colour's page."""
    return LEFT_KINDS + page * 3 + (dragon - page - 1) % 4


def kind_name(kind: int) -> str:
    if kind == SHADOW:
        return "shadow"
    dragon = COLOURS[DRAGON[kind]]
    return f"{dragon} {PAGE[kind]}" if kind < LEFT_KINDS else f"{dragon} on {COLOURS[PAGE[kind]]}"


KIND_NAMES = tuple(kind_name(kind) for kind in range(KINDS))

# Counts that the rulebook prints: a box file must add up to them.
BOOK_CARDS, STARTING_CARDS, SHADOWS, FRAGMENTS, PEARLS, CRESTS, EGGS, CRYSTALS, CHESTS = 104, 8, 11, 45, 15, 3, 9, 10, 6
CARDS = BOOK_CARDS + STARTING_CARDS + SHADOWS
HIGHEST_VALUE = 99
"""No fragment, pearl, crest or egg is worth more: 37 fragments stay far below what the table's 16 bits hold."""
MOST_FRAGMENTS = 3
"""No number gives more fragments at once, so placing once completes at most one ring (DG-52)."""


class Gift(IntEnum):
    """The rewards of a left page, in the order in which they are received (DG-30, DG-46)."""

    LOWEST = 0
    HIGHEST = 1
    SHADOW = 2
    CRYSTAL = 3
    EGG = 4


GIFTS = tuple(gift.name.lower() for gift in Gift)
GIVES_LOWEST, GIVES_HIGHEST, GIVES_SHADOW, GIVES_CRYSTAL, GIVES_EGG = range(5)
"""The columns of the rewards, in the order of the gifts: plain numbers, since GPUs cannot index by named ones."""


class Chest(IntEnum):
    """The six magic chests (DG-20, DG-21); what they do is house (rules 11.3 to 11.8)."""

    INK = 0
    WHISTLE = 1
    SHORTCUT = 2
    KEY = 3
    VEIL = 4
    MAGNET = 5


CHEST_NAMES = ("prism ink", "whistle", "shortcut", "iron key", "veil", "magnet")

# Where the numbers of a box lie in the array that `deal` is given, after one number for each option.
AT_KINDS = 0  # how many book cards of each real kind
AT_STARTS = AT_KINDS + REAL_KINDS  # the kinds of the starting cards
AT_FRAGMENTS = AT_STARTS + STARTING_CARDS  # values, ascending
AT_PEARLS = AT_FRAGMENTS + FRAGMENTS  # values, red ones first
AT_REDS = AT_PEARLS + PEARLS  # how many are red
AT_CRESTS = AT_REDS + 1  # values, descending
AT_CREST_OUT = AT_CRESTS + CRESTS  # which crest stays in the box with two seats
AT_REWARDS = AT_CREST_OUT + 1  # for each number 1 to 6, how many of each gift
AT_EGG = AT_REWARDS + 6 * len(GIFTS)  # face, back
AT_REMOVED = AT_EGG + 2  # fragments put back with 2, 3, 4 seats
AT_GOAL = AT_REMOVED + 3  # amulets that end the game with 2, 3, 4 seats
BOX_NUMBERS = AT_GOAL + 3
