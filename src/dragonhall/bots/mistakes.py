"""Human mistakes, in whole numbers: they turn a strong way of playing into weaker levels.

A bot with mistakes never looks at what it cannot know and never tries to lose. It overlooks moves (every legal move is
overlooked with a chance of *misses* in 1000; one is always seen), it is short-sighted (with a chance of *greed* in 1000
it takes what scores most at once) and it mixes more (*heat*: the temperature of a network, in hundredths of its own).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..core.board import Board
from ..core.compiler.parts import Part, bind_to
from ..core.game import Game
from .tree_search import search_part

SIGNATURES = {"mistaken_move": "tables int int int words ints ints ints"}


@dataclass(frozen=True)
class Mistakes:
    """How often each mistake is made."""

    misses: int = 0
    greed: int = 0
    heat: int = 100


@cache
def mistakes_part(game: Game) -> Part:
    """Return the heuristic with moves overlooked, as machine code."""
    more = {"best_marked": vars(search_part(game).module)["best_marked"]}
    module = bind_to(game, Path(__file__).with_name("mistake_rules.py"), "dragonhall.bots.mistake_rules", more)
    return Part(game, "mistakes", f"{__name__}:mistakes_part", module, SIGNATURES)


def greediest(board: Board, seat: int) -> list[int]:
    """Return the legal moves after which the seat has the highest score at once."""
    engine, scores = board.game.engine, {}
    for move in engine.legal(board, seat):
        after = board.copy()
        engine.play(after, seat, move)
        scores[move] = engine.score(after, seat)
    most = max(scores.values())
    return [move for move, score in scores.items() if score == most]
