"""Embers: four stones for each of 2 to 5 players. Lay them face down, bid how many you dare to lift, and lift them."""

from __future__ import annotations

from dragonhall.core.game import Game
from dragonhall.core.options import number

TWO_LOST = {
    "seats": 2, "turn": 0, "cairn": [["Ember"], ["Pebble", "Pebble"]], "lost": [["Pebble"], ["Ember", "Pebble"]],
}  # fmt: skip
"""Everything that is hidden is of one of two players, so every world can be counted."""
LAST_STONES = {
    "seats": 3, "turn": 1, "lost": [["Pebble", "Ember", "Pebble"], ["Pebble"] * 3, ["Pebble", "Pebble", "Ember"]],
    "pebbles": [[0, 0, 0, 1], [0] * 4, [2, 0, 0, 0]], "ember": [0, 3, 1],
}  # fmt: skip
"""One stone each, and something is remembered of everybody."""

GAME = Game.collect(
    __name__,
    title="Embers",
    seats=range(2, 6),
    version=1,
    options=(number("crowns", 2, 1, 3, house=True),),
    longest_list=22,
    longest_match=5000,
    test_options=({}, {"crowns": 1}, {"crowns": 3}),
    test_positions=(LAST_STONES,),
    small_tables=(TWO_LOST,),
)
