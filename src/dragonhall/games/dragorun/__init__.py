"""Dragorun: a race of five dragons for 2 to 5 players, who hold a marker and may swap it."""

from __future__ import annotations

import numpy as np

from ...core.game import Game
from ...core.options import Numbers, Options, choice, flag, number
from .box import LONGEST_TRACK, SHORTEST_TRACK, START, TRACK

ORDER = 4
OPTIONS = (
    number("track", TRACK, SHORTEST_TRACK, LONGEST_TRACK, house=True),
    number("start", START, 1, LONGEST_TRACK - 6, house=True),
    choice("marker_deal", "random", "choose", house=True),
    flag("replay_if_no_winner", True, house=True),
    flag("no_eggs", house=True),
)


def fits(seats: int, options: Options) -> str:
    """The five start spaces lie before the finish with one space between (2.3)."""
    track, start = options["track"], options["start"]
    return "" if start <= track - 6 else f"With a track of {track} the start can be at most {track - 6}, not {start}."


def numbers(seats: int, options: Options) -> Numbers:
    """Return the options one by one, and that nobody swaps forever (5.8)."""
    return np.array([*(option.number(options[option.name]) for option in OPTIONS), 0], np.int64)


def as_in_version_1(seats: int, options: Options) -> Numbers:
    """Version 1 did not know 5.8."""
    return np.array([*(option.number(options[option.name]) for option in OPTIONS), 1], np.int64)


OLDER = {1: as_in_version_1}
GAME = Game.collect(
    __name__,
    title="Dragorun",
    seats=range(2, 6),
    version=2,
    options=OPTIONS,
    longest_list=8,
    longest_match=20_000,
    horizon=0,
    test_options=(
        {},
        {"track": 16, "start": 10},
        {"track": 40, "start": 1},
        {"marker_deal": "choose"},
        {"replay_if_no_winner": False},
        {"no_eggs": True, "marker_deal": "choose", "replay_if_no_winner": False, "track": 20},
    ),
)
