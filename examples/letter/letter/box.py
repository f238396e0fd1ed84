"""What is in the box of The Letter. The game is our own: every value is a house value."""

from __future__ import annotations

SEATS = 4
CARDS = ("Crow", "Cat", "Ram", "Tortoise", "Goat", "Magpie", "Fox", "Dragon")
"""In the order of their numbers, from 1 to 8."""
COUNTS = (5, 2, 2, 2, 2, 1, 1, 1)
SOURCES = ("held", "drawn")
HELD, DRAWN = range(2)
"""The card that was in the hand, or the one just drawn: everybody sees which of the two is played (2.3)."""
KINDS, ALL_CARDS = len(CARDS), sum(COUNTS)
NONE, CROW, CAT, RAM, TORTOISE, GOAT, MAGPIE, FOX, DRAGON = range(9)
NAMES = ("none", *CARDS)
"""Inside the rules a card is its number, and 0 is no card."""
