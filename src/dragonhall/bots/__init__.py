"""Bots. They cannot cheat: a bot gets a match that was just re-dealt for its seat, and returns a move.

>>> import dragonhall as dh
>>> from dragonhall.bots import ask, bot_named
>>> m = dh.new("dragorun", seats=2, seed=7)
>>> ask(bot_named("drake", seed=1), m, m.to_act[0], seed=5) in m.moves()
True
"""

from __future__ import annotations

from typing import Protocol

from ..core.match import Match
from ..core.moves import Move
from .levels import BOTS, LEVELS, Drake, Hatchling, HouseBot, Lindworm, Searcher, UnknownBot, bot_named, levels_of

__all__ = [
    "BOTS", "LEVELS", "Bot", "Drake", "Hatchling", "HouseBot", "Lindworm", "Searcher", "UnknownBot", "ask", "bot_named",
    "levels_of",
]  # fmt: skip


class Bot(Protocol):
    """Anything that can choose a move."""

    def choose(self, match: Match, seat: int) -> Move | str | int:
        """Choose a legal move for *seat*: the move, its text or its number.

        What it cannot know was dealt again in *match*, so looking at it reveals nothing.
        """


def ask(bot: Bot, match: Match, seat: int, seed: int) -> Move:
    """Return the bot's move. Bots get matches only through this function."""
    return match.game.moves.find(bot.choose(match.redeal(seat, seed), seat))
