"""The Letter: sixteen cards for 2 to 4 players. Draw one, play one; the highest left delivers the letter."""

from __future__ import annotations

from dragonhall.core.game import Game
from dragonhall.core.options import number

GAME = Game.collect(
    __name__,
    title="The Letter",
    seats=range(2, 5),
    version=1,
    options=(number("letters", 3, 1, 6, house=True),),
    longest_list=42,
    longest_match=1000,
    test_options=({}, {"letters": 1}, {"letters": 6}),
)
