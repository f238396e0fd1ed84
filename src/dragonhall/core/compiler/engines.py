"""Engines run the rules of a game on a board: interpreted, or as machine code."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from ..board import Board
from ..dice import seed_dice
from ..errors import BadGame
from ..options import Numbers
from ..redeals import NO_DICE
from ..rules import RULES
from .parts import Part, bind_to

if TYPE_CHECKING:
    from ..game import Game

SIGNATURES = {
    "deal_at": "tables int int ints int",
    "rekey_at": "tables int int",
    "to_act_at": "tables int",
    "legal_at": "tables int int ints",
    "play_at": "tables int int int",
    "redeal_at": "tables int int int",
    "score_at": "tables int int",
    "won_at": "tables int",
}


class Engine(Protocol):
    """The seven rules and the dice, on a board."""

    def deal(self, board: Board, seats: int, options: Numbers, seed: int) -> None: ...
    def rekey(self, board: Board, seed: int) -> None: ...
    def to_act(self, board: Board) -> int: ...
    def legal(self, board: Board, seat: int) -> list[int]: ...
    def play(self, board: Board, seat: int, move: int) -> None: ...
    def redeal(self, board: Board, seat: int, seed: int) -> None: ...
    def score(self, board: Board, seat: int) -> int: ...
    def won(self, board: Board) -> int: ...


def entry_points_of(game: Game) -> Any:
    """Return the functions of ``entry_points.py``, bound to a game."""
    return bind_to(game, Path(__file__).with_name("entry_points.py"), "dragonhall.core.compiler.entry_points")


@cache
def rules_part(game: Game) -> Part:
    """Return the rules of a game as machine code."""
    return Part(game, "rules", f"{__name__}:rules_part", entry_points_of(game), SIGNATURES)


def told_in_a_sentence(rule: Callable[..., Any]) -> Callable[..., Any]:
    """Return a rule that reports what a table cannot do as the compiler would: in one sentence, with file and line."""

    def told(*arguments: Any) -> Any:
        try:
            return rule(*arguments)
        except NotImplementedError:
            from .diagnostics import check

            check([rule])
            raise

    return told


def check_dealt(board: Board) -> None:
    """Refuse a table that a re-deal gave up.

    Raises:
        BadGame: the game's notes of hidden things are wrong.
    """
    if board.tables["dice"][0] == NO_DICE:
        title = board.game.title
        raise BadGame(
            f"{title}: no re-deal fits what is noted of hidden things. Look at fits and row_fits of redealt()."
        )


class Interpreted:
    """Runs a game's rules as plain Python."""

    def __init__(self, game: Game) -> None:
        self._rules = {name: told_in_a_sentence(getattr(game.rules, name)) for name in RULES}
        self._out = [0] * game.rules.longest_list

    def deal(self, board: Board, seats: int, options: Numbers, seed: int) -> None:
        self._rules["deal"](board.t, seats, [int(n) for n in options], seed)

    def rekey(self, board: Board, seed: int) -> None:
        seed_dice(board.t, seed)

    def to_act(self, board: Board) -> int:
        return int(self._rules["to_act"](board.t))

    def legal(self, board: Board, seat: int) -> list[int]:
        out = self._out.copy()
        return [int(move) for move in out[: self._rules["legal"](board.t, seat, out)]]

    def play(self, board: Board, seat: int, move: int) -> None:
        self._rules["play"](board.t, seat, move)

    def redeal(self, board: Board, seat: int, seed: int) -> None:
        self._rules["redeal"](board.t, seat, seed)
        check_dealt(board)

    def score(self, board: Board, seat: int) -> int:
        return int(self._rules["score"](board.t, seat))

    def won(self, board: Board) -> int:
        return int(self._rules["won"](board.t))


class Compiled:
    """Runs a game's rules as machine code; shows a progress line if they must be compiled first."""

    def __init__(self, game: Game) -> None:
        self.game, self.code = game, rules_part(game).code
        self._out = np.zeros(game.rules.longest_list, np.int64)

    def deal(self, board: Board, seats: int, options: Numbers, seed: int) -> None:
        self.code.deal_at(board.tables, 0, seats, options, seed)

    def rekey(self, board: Board, seed: int) -> None:
        self.code.rekey_at(board.tables, 0, seed)

    def to_act(self, board: Board) -> int:
        return int(self.code.to_act_at(board.tables, 0))

    def legal(self, board: Board, seat: int) -> list[int]:
        out = self._out.copy()
        return out[: self.code.legal_at(board.tables, 0, seat, out)].tolist()  # type: ignore[no-any-return]

    def play(self, board: Board, seat: int, move: int) -> None:
        self.code.play_at(board.tables, 0, seat, move)

    def redeal(self, board: Board, seat: int, seed: int) -> None:
        self.code.redeal_at(board.tables, 0, seat, seed)
        check_dealt(board)

    def score(self, board: Board, seat: int) -> int:
        return int(self.code.score_at(board.tables, 0, seat))

    def won(self, board: Board) -> int:
        return int(self.code.won_at(board.tables, 0))
