"""Every case of every game: its numbers of seats with its sets of options."""

from __future__ import annotations

import pytest

import dragonhall as dh
from dragonhall.games import game as find_game
from dragonhall.promises.play import cases

CASES = [case for name in dh.games() for case in cases(find_game(name))]


def named(case: tuple) -> str:
    game, seats, options = case
    return f"{game.name}-{seats}-{list(map(dict, game.test_options)).index(options)}"


every_case = pytest.mark.parametrize(
    ("game", "seats", "options"), [pytest.param(*case, id=named(case)) for case in CASES]
)
