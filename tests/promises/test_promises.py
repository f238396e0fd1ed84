"""Every promise (``dragonhall.promises``), for every game with every number of seats and set of options.

``DRAGONHALL_GAMES`` sets how many random games each of these plays (``make soak`` plays 100,000).
"""

from __future__ import annotations

import pytest

import dragonhall as dh
from dragonhall.core.game import Game
from dragonhall.games import game as find_game
from dragonhall.promises import PROMISES
from dragonhall.promises.play import Options

from .cases import CASES, every_case


@pytest.mark.parametrize("promise", [name for name, promise in PROMISES.items() if not promise.once])
@every_case
def test_the_promise_is_kept(promise: str, game: Game, seats: int, options: Options) -> None:
    PROMISES[promise](game, seats, options)


@pytest.mark.parametrize("promise", [name for name, promise in PROMISES.items() if promise.once])
@pytest.mark.parametrize("name", dh.games())
def test_the_promise_is_kept_by_the_game(promise: str, name: str) -> None:
    game = find_game(name)
    PROMISES[promise](game, game.usual_seats, {})


def test_every_game_is_among_the_cases() -> None:
    assert {game.name for game, _, _ in CASES} == set(dh.games())
