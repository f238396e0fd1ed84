"""The effect of a move, as far as the seat that could make it can know.

The move is made on many tables that look alike to the seat: everything that it cannot know is dealt again first. What
all of them report is sure; where they begin to differ it depends on chance, or on what is hidden.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .board import Board
from .compiler.event_player import event_player
from .game import Game
from .news import EVERYBODY, Heard

TABLES = 512
"""Tables that are tried: something that differs on one in a hundred of them is missed once in 170 times."""
EXAMPLES = 3


@dataclass(frozen=True)
class Outcome:
    """The immediate consequences of a move: the news of its ply for the seat."""

    sure: tuple[dict[str, Any], ...]
    """The lines that come in any case, from the first one on."""
    examples: tuple[dict[str, Any], ...]
    """Different lines that could come next; none where no more lines come."""


def outcome_of(game: Game, board: Board, seat: int, move: int) -> Outcome:
    """Return the outcome of a legal move of a seat, which is the same for all tables that look alike to it."""
    player = event_player(game)
    sure: list[tuple[int, int, int, int, int]] = []
    examples: list[tuple[int, int, int, int, int]] = []
    for seed in range(1, TABLES + 1):
        table = board.copy()
        game.engine.redeal(table, seat, seed)
        told = [one[1:] for one in player.play(table, seat, move) if one[0] >> seat & 1]
        if seed == 1:
            sure = told
        same = 0
        while same < min(len(sure), len(told)) and sure[same] == told[same]:
            same += 1
        if same < max(len(sure), len(told)):
            if same < len(sure):
                examples = [sure[same]]
            sure = sure[:same]
            if same < len(told) and told[same] not in examples:
                examples.append(told[same])
        if not sure and len(examples) >= EXAMPLES:
            break
    return Outcome(_said(game, sure), _said(game, examples[:EXAMPLES]))


def _said(game: Game, told: list[tuple[int, int, int, int, int]]) -> tuple[dict[str, Any], ...]:
    return tuple(game.news.event(Heard(EVERYBODY, what, (a, b, c, d))) for what, a, b, c, d in told)
