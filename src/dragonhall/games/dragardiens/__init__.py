"""Dragardiens: a shared Grimoire says how many dragons of which colour may be placed, and everybody can change it."""

from __future__ import annotations

import numpy as np

from ...core.faces import BoxSheet
from ...core.game import Game
from ...core.options import Numbers, Options, choice, flag, number
from .box import CHESTS, SEATS
from .boxfile import NAMED, BoxOption, box_of, text_of

ORDER = 3
OPTIONS = (
    choice("end_mode", "immediate", "finish_turn", house=True),
    flag("open_fragments", house=True),
    flag("open_hands", house=True),
    choice("chests", "none", "random", "chosen", house=True),
    number("chest_count", 1, 1, CHESTS, house=True),
    choice("first", "lot", "seat 0", "seat 1", "seat 2", "seat 3", house=True),
    BoxOption("box", NAMED[0], NAMED, house=True),
)
"""In the order in which `deal` reads them; the box comes last, with all its numbers."""


def fits(seats: int, options: Options) -> str:
    first = options["first"]
    if first in [f"seat {seat}" for seat in range(seats, SEATS)]:
        return f"With {seats} seats the first cannot be {first}."
    if options["chests"] == "none" and options["chest_count"] != 1:
        return "Option chest_count needs chests: set chests to random or chosen."
    return ""


def numbers(seats: int, options: Options) -> Numbers:
    plain = [option.number(options[option.name]) for option in OPTIONS[:-1]]
    return np.array([*plain, *box_of(options["box"]).numbers], np.int64)


def box_sheet(options: Options) -> BoxSheet:
    return BoxSheet(box_of(options["box"]).lines, text_of(options["box"]))


# Placing takes a fragment and there are 45, so at most 46 lulls of 100 turns; a turn has at most 4 cards taken, 2 pages
# changed, a chest, and up to 6 cards placed by each of four seats: 36 plies. Random games seldom pass 2,000.
GAME = Game.collect(
    __name__,
    title="Dragardiens",
    seats=range(2, 5),
    version=1,
    options=OPTIONS,
    longest_list=96,  # 33 + 3 cards for the Grimoire, 36 to call back, 7 chests, 2 sides to take from or place at, pass
    longest_match=200_000,
    horizon=40,
    played_in_place=True,
    test_options=(
        {},
        {"end_mode": "finish_turn", "open_fragments": True, "open_hands": True, "first": "seat 1"},
        {"chests": "random", "chest_count": 2},
        {"chests": "chosen", "chest_count": 6, "end_mode": "finish_turn"},
        {"box": "wild", "open_hands": True},
        {"box": "wild", "chests": "random", "chest_count": 6, "end_mode": "finish_turn", "first": "seat 0"},
    ),
    small_tables=(
        {"seats": 2, "first": 1, "turn": 1, "players": [{"starting": ["white on green"]}, {}]},
        {
            "seats": 3,
            "first": 2,
            "turn": 2,
            "players": [{"starting": ["green 2"]}, {"starting": ["white 1", "red on blue"]}, {}],
        },
    ),
)
