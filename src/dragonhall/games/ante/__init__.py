"""Le Jeu des Dragons: antes, flights of dragons and their powers, for 2 to 6 players."""

from __future__ import annotations

import numpy as np

from ...core.game import Game
from ...core.options import Numbers, Options, choice, number
from .box import HOARD, LARGEST_HOARD, LATER_HOARD_PER_SEAT, NAMES, SMALLEST_HOARD

ORDER = 1
OPTIONS = (
    number("hoard", 0, 0, LARGEST_HOARD),
    number("gambits", 0, 0, 100),
    number("target", 0, 0, 6 * LARGEST_HOARD),
    number("eliminations", 1, 1, 5),
    choice("edition", "2005_fr", "emperors_gambit_rules"),
    choice("slayer", "weaker", "weaker_or_equal"),
    choice("dracolich", "evil", "undead"),
    choice("no_winner", "carry", "split", "extra_round", house=True),
)

HIDDEN = ["Red Dragon 2", "Thief", "Fool", "Druid", "Priest"]
"""The hidden cards of a small table for tests: two hands and a deck of one card."""


def hoard(seats: int, options: Options) -> int:
    """Return the number that is asked for, or the edition's own (2.2, 2.5)."""
    later = options["edition"] == "emperors_gambit_rules"
    return options["hoard"] or (LATER_HOARD_PER_SEAT * seats if later else HOARD)


def fits(seats: int, options: Options) -> str:
    """A target must lie above the hoard one begins with (11.5)."""
    if 0 < options["hoard"] < SMALLEST_HOARD:
        return f"A hoard is {SMALLEST_HOARD} to {LARGEST_HOARD} gold, or 0 for what the edition gives."
    if 0 < options["target"] <= hoard(seats, options):
        return f"The target must be above the hoard of {hoard(seats, options)} that everybody begins with."
    return ""


def numbers(seats: int, options: Options) -> Numbers:
    """The options as the rules read them: the hoard as a sum, and that these are not the first rules."""
    return _numbers(seats, options, first_rules=0)


def by_first_rules(seats: int, options: Options) -> Numbers:
    """Version 1 had no gambit after the one in which time was called, and of two strength flights the stronger."""
    return _numbers(seats, options, first_rules=1)


def _numbers(seats: int, options: Options, first_rules: int) -> Numbers:
    plain = (option.number(options[option.name]) for option in OPTIONS[1:])
    return np.array([hoard(seats, options), *plain, first_rules], np.int64)


OLDER = {1: by_first_rules}
LONGEST_LIST = 50
"""An Archmage who copies the Dragonslayer, with equal strength allowed, may slay any of the 50 dragons up to 9."""

GAME = Game.collect(
    __name__,
    title="Le Jeu des Dragons",
    seats=range(2, 7),
    version=2,
    options=OPTIONS,
    longest_list=LONGEST_LIST,
    longest_match=100_000,
    host_moves=("last",),
    horizon=12,
    played_in_place=True,
    ignored_in_key=("heard", "note", "since", "memory", "entries", "ante"),
    test_options=(
        {},
        {"hoard": 30, "gambits": 5},
        {"hoard": 10, "eliminations": 5},
        {"target": 100, "edition": "emperors_gambit_rules", "slayer": "weaker_or_equal", "dracolich": "undead"},
        {"hoard": 20, "no_winner": "split", "dracolich": "undead", "eliminations": 2},
        {"hoard": 100, "no_winner": "extra_round", "gambits": 10},
    ),
    test_positions=({"seats": 2, "antes": ["Fool"], "anted": [None, None], "hands": [["Thief"], ["Priest"]]},),
    small_tables=(
        {"seats": 2, "hands": [HIDDEN[:2], HIDDEN[2:4]], "discard": [card for card in NAMES if card not in HIDDEN]},
    ),
)
