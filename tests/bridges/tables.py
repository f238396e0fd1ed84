"""Every game, and every number of seats it is played by."""

from __future__ import annotations

import pytest

import dragonhall as dh
from dragonhall.games import game as find_game

GAMES = [name for name in dh.games() if find_game(name).tensor.size]
DEFAULTS = {name: {option.name: option.default for option in find_game(name).options} for name in GAMES}
TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name in GAMES
    for seats in find_game(name).seats
    if not find_game(name).fits(seats, DEFAULTS[name])
]
every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
