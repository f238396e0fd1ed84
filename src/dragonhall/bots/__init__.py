"""Bots, honest by construction: a bot is handed a match that was just re-dealt for its seat, and answers a move."""

from __future__ import annotations

from typing import Protocol

from ..core.match import Match
from ..core.moves import Move
from .hatchling import Hatchling

__all__ = ["Bot", "Hatchling", "ask"]


class Bot(Protocol):
    """Anything that can choose a move."""

    def choose(self, match: Match, seat: int) -> Move:
        """A legal move for *seat*. What it cannot know was dealt afresh in *match*: looking there tells nothing."""


def ask(bot: Bot, match: Match, seat: int, seed: int) -> Move:
    """The bot's move: the only way a bot ever meets a match."""
    return bot.choose(match.redeal(seat, seed), seat)
