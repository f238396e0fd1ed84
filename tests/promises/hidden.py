"""Tables some way into a match, and moves at them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import dragonhall as dh
from dragonhall.core.game import Game
from dragonhall.core.match import Match
from dragonhall.core.records import placed

from .cases import FEW, some_matches


def tables(game: Game, seats: int, options: dict[str, Any], count: int = 2 * FEW) -> Iterator[Match]:
    """Matches spread over a game, and the positions that the game gives for such tests."""
    yield from some_matches(game, seats, options, count)
    for position in (*game.test_positions, *game.small_tables):
        if position["seats"] == seats:
            try:
                yield placed(game, {**position, "options": options})
            except dh.DragonhallError:
                continue  # it does not go with these options


def some_move(match: Match, seat: int, luck: random.Random) -> dh.Move:
    """One of the moves of a seat; each kind is equally likely, because those that show something are rare."""
    moves = match.moves(seat)
    kind = luck.choice(sorted({move.name for move in moves}))
    return luck.choice([move for move in moves if move.name == kind])
