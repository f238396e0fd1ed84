"""What is in the box of Dragorun, and where each value comes from."""

from __future__ import annotations

SEATS = 5
DRAGONS = ("Dragobert", "Diego", "Didi", "Danny", "Dragma")
"""Printed, but for the fifth name, which public reviews give. [DO-7]"""
COLOURS = ("green", "red", "blue", "yellow", "violet")
"""Printed, but for the violet of Dragma: a house value. [DO-7]"""

WHITE = 5
COLOUR_DIE = (*DRAGONS, "white")
"""Found in public reviews. [DO-5]"""

TROPHY, SNAIL, BACK = 4, 5, 3
MOVEMENT_DIE = ("+1", "+2", "+3", "-1", "trophy", "snail")
"""The symbols are printed; one of each is deduced from six faces. [DO-4]"""

SNAIL_EGG, MUSHROOM = 5, 6
EGG_KINDS = 7
EGGS = ("+1 Dragobert", "+1 Diego", "+1 Didi", "+1 Danny", "+1 Dragma", "snail", "mushroom")
EGGS_PER_DRAGON = 2
EGG_COUNTS = (2, 2, 2, 2, 2, 1, 1)
"""Ten +1 eggs are printed, the other two deduced from twelve. [DO-6]"""
ALL_EGGS = 12

SNAIL_SPACE = 0
TRACK, SHORTEST_TRACK, LONGEST_TRACK = 28, 16, 40
"""House values. [DO-1, DO-24]"""
START = 3
"""House value; printed is "near the beginning". [DO-2]"""

HOUSE_VALUES = ("track", "start", "violet", "first player", "mushroom-tie", "new-race")
