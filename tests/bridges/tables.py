"""Every game, and every number of seats it is played by."""

from __future__ import annotations

from typing import Any

import pytest

import dragonhall as dh
from dragonhall.core.game import Game
from dragonhall.games import game as find_game


def fitting(game: Game, seats: int) -> dict[str, Any]:
    """The first of the game's tried options that fit this number of seats."""
    defaults = {option.name: option.default for option in game.options}
    return next(dict(options) for options in game.test_options if not game.fits(seats, defaults | dict(options)))


TABLES = [
    pytest.param(name, seats, fitting(find_game(name), seats), id=f"{name}-{seats}")
    for name in dh.games()
    for seats in find_game(name).seats
]
every_game = pytest.mark.parametrize("name", dh.games())
every_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES)
