"""What the reasons of Dragorun claim: a checker for each key."""

from __future__ import annotations

from typing import Any

from dragonhall.games.dragorun.moves import CHOOSE as CHOOSE_MARKER
from dragonhall.games.dragorun.moves import MOVE, REROLL, RETURN, ROLL, SWAP
from dragonhall.games.dragorun.table import BESIDE, first_space, holds_mushroom
from tests.library.claims import Checker, among


def ahead_by(asked: Any, board: Any) -> int:
    t = asked.board.t
    return int(board.t.space[t.marker[asked.seat]] - t.space[t.marker[asked.seat]])


def back_by(asked: Any, move: int, number: int) -> bool:
    t = asked.board.t
    return t.space[move - MOVE] - asked.after(move).t.space[move - MOVE] == number > 0


def rerolls(asked: Any) -> bool:
    return any(REROLL <= move < CHOOSE_MARKER for move in asked.moves)


CLAIMS: dict[str, Checker] = {
    "ahead": lambda asked, move, number: (
        first_space(asked.board.t) == asked.board.t.space[asked.board.t.marker[asked.seat]]
    ),
    "close": lambda asked, move, number: (
        0 < first_space(asked.board.t) - asked.board.t.space[asked.board.t.marker[asked.seat]] == number < 4
    ),
    "roll": lambda asked, move, number: move == ROLL,
    "mushroom": lambda asked, move, number: (
        holds_mushroom(asked.board.t, asked.seat) and not holds_mushroom(asked.after(move).t, asked.seat)
    ),
    "eggs": lambda asked, move, number: move == RETURN and asked.after(move).t.eggs[asked.seat] == 0,
    "nearer": lambda asked, move, number: (
        asked.board.t.space[move - SWAP] - asked.board.t.space[asked.board.t.marker[asked.seat]] == number > 0
    ),
    "safer": lambda asked, move, number: (
        bool(asked.after(move).t.covered >> asked.seat & 1)
        or asked.after(move).t.races > asked.board.t.races
        or asked.after(move).t.winners != 0
    ),
    "wins": lambda asked, move, number: bool(asked.after(move).t.winners >> asked.seat & 1),
    "forward": lambda asked, move, number: ahead_by(asked, asked.after(move)) == number > 0,
    "must": lambda asked, move, number: not rerolls(asked),
    "keep": lambda asked, move, number: rerolls(asked),
    "back": lambda asked, move, number: (
        back_by(asked, move, number) and asked.board.t.holder[move - MOVE] not in (BESIDE, asked.seat)
    ),
    "back-free": lambda asked, move, number: (
        back_by(asked, move, number) and asked.board.t.holder[move - MOVE] == BESIDE
    ),
    "harmless": lambda asked, move, number: sum(MOVE <= one < REROLL for one in asked.moves) > 1,
    "reroll": among(REROLL, CHOOSE_MARKER),
    "choose": lambda asked, move, number: (
        asked.board.t.space[move - CHOOSE_MARKER]
        == number
        == max(asked.board.t.space[one - CHOOSE_MARKER] for one in asked.moves if one >= CHOOSE_MARKER)
    ),
    "choose-other": lambda asked, move, number: asked.board.t.space[move - CHOOSE_MARKER] == number,
}
