"""What is in the box of Embers. The game is our own: every value is a house value."""

from __future__ import annotations

SEATS = 5
STONES = ("Pebble", "Ember")
COUNTS = (3, 1)
KINDS, OWN, MAX_BID = len(STONES), sum(COUNTS), SEATS * sum(COUNTS)
PEBBLE, EMBER = 1, 2
"""Inside a cairn a stone is its number, and 0 is no stone."""
PHASES = ("lay", "bid", "lift", "lose", "over")
LAYING, BIDDING, LIFTING, LOSING, OVER = range(5)
"""The next thing that the seat on turn has to do."""
