"""What is in the box of Dragon Ranch, and where each value comes from."""

from __future__ import annotations

SEATS = 5

MANDRAKE, GRIFFIN, DRAGON, FARMER = 0, 1, 2, 3
KINDS = 4
ESSENCES = ("Mandrake", "Griffin", "Dragon", "Farmer")
ESSENCES_BY_SEATS = (0, 17, 17, 22, 27, 27)
"""Cards of each essence by number of seats. Printed, but for one seat: a house value. [DR-40]"""
HAND, HAND_LIMIT = 5, 7
"""Printed."""

LEVEL_1, YELLOW, GREEN, BLUE, PURPLE, RED = 0, 1, 2, 3, 4, 5
COLOURS = 6
"""Sorts of egg/dragon tokens: plain level 1, four colours of level 2, red level 3."""
LEVEL = (1, 2, 2, 2, 2, 3)

TOKENS = (
    *("mandrake", "griffin"),
    *("level-1 egg", "yellow egg", "green egg", "blue egg", "purple egg", "red egg"),
    *("level-1 dragon", "yellow dragon", "green dragon", "blue dragon", "purple dragon", "red dragon"),
    "ingot",
)
EGG, GROWN, INGOT = 2, 8, 14
"""Where eggs, dragons and ingots begin in TOKENS; 0 and 1 are mandrake and griffin."""
TOKEN_KINDS = len(TOKENS)
BASIC = 8
"""Basic tokens are the first eight: mandrake, griffin, eggs. [DR-24]"""

SHELVES = 9
INGOT_SHELF = 8
SUPPLY = (50, 35, 35, 5, 5, 5, 5, 5, 39)
"""Tokens by shelf: mandrakes, griffins, egg/dragon tokens by sort, ingots. Printed, but for the split of the twenty
level-2 tokens into four colours: a house value. [DR-3]"""
UNLIMITED = 10_000
"""The tokens on a shelf when the supply never ends. No match takes a tenth of them."""

COMBINATIONS = ("mandrakes", "griffins", "eggs", "hatching", "gold", "evolving")
MANDRAKES, GRIFFINS, EGGS, HATCHING, GOLD, EVOLVING = 0, 1, 2, 3, 4, 5
FIRST = (MANDRAKE, GRIFFIN, DRAGON, DRAGON, MANDRAKE, DRAGON)
SECOND = (MANDRAKE, GRIFFIN, DRAGON, MANDRAKE, GRIFFIN, GRIFFIN)
"""The two cards of each combination."""
GOLD_INGOTS = 2
INGOTS_AS_CARDS = 2

TWO_COMBINATIONS, WILD_CARD, TWO_FARMERS, DESTROY, SWAP = 0, 1, 2, 3, 4
TAKE, BACK_TO_EGG, REPEAT, STEAL_INGOT, STEAL_CARD = 5, 6, 7, 8, 9
BLUE_POWERS = (
    *("Two Combinations", "Wild Card", "Two Farmers", "Destroy", "Swap"),
    *("Take", "Back to the Egg", "Repeat", "Steal an Ingot", "Steal a Card"),
)
RED_POWERS = (
    *("3 Mandrakes", "5 Mandrakes", "3 Griffins", "5 Griffins", "3 Eggs"),
    *("5 Eggs", "3 Dragons", "5 Dragons", "6 Creatures", "10 Creatures"),
)
POWERS = BLUE_POWERS + RED_POWERS
"""Our names: the cards bear only texts."""
BLUES = len(BLUE_POWERS)
COPIES = 2
"""Cards of each blue power: deduced from 20 cards and 10 texts. Red: one of each. [DR-1, DR-2]"""
RED_NEEDS = (3, 5, 3, 5, 3, 5, 3, 5, 6, 10)
RED_POINTS = (1, 2, 1, 2, 1, 2, 1, 2, 1, 2)
DISPLAY = 4
SOLO_BLUES = (TWO_COMBINATIONS, WILD_CARD, TWO_FARMERS, TAKE, BACK_TO_EGG)
"""The blue powers that need no opponent. [DR-40]"""

MEDALS = ("mandrake", "griffin", "dragon", "egg", "ingot")
MEDAL_POINTS = 3
NEW_MEDALS = 2
MEDAL_NEEDS, SOLO_MEDAL_NEEDS, MOST_MEDAL_NEEDS = 1, 4, 9
"""Tokens a medal needs: house values, which options correct. [DR-40, DR-58]"""

SOLO_DISCARDS, MOST_SOLO_DISCARDS = 2, 6
"""Cards of the deck discarded after each turn of the house solo: a house value, which an option corrects. [DR-40]"""
RATINGS = ((0, "stable hand"), (5, "farmer"), (10, "breeder"), (15, "master breeder"), (20, "breeder of legends"))
"""Points and rating of the house solo: house values. [DR-40]"""

HOUSE_VALUES = ("colours", "power-copies", "first-player", "medal-needs", "shared-victory", "solo")
