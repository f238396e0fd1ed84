"""Level 0: the Hatchling plays any legal move."""

from __future__ import annotations

import random

from ..core.match import Match
from ..core.moves import Move


class Hatchling:
    def __init__(self, seed: int | None = None) -> None:
        self._luck = random.Random(seed)

    def choose(self, match: Match, seat: int) -> Move:
        moves: list[Move] = list(match.moves(seat))
        return self._luck.choice(moves)
