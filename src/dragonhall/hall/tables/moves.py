"""The admission of moves at a table: one rule for all ways in which a move may arrive."""

from __future__ import annotations

from ...core.moves import Move
from .. import protocol as p
from ..base.errors import Refused
from .log import Position
from .state import TableState


def admissible(state: TableState, now: Position | None, player: int, action: p.MakeMove) -> Move:
    """Return the move that a player wants to make now; the rules decide later whether it is legal.

    Raises:
        Refused: it is not the player's seat, no match is running, or the seat's question at that line is no longer
        open. NotAMove: the game has no such move.
    """
    state.own_place(player, action.seat)
    if now is None:
        raise not_started()
    move = now.setup.game.moves.find(action.move)
    if now.over:
        raise Refused("over", "The game is over.")
    if action.seat in now.to_act and not now.asked[action.seat] <= action.seq <= now.line.seq:
        text = f"That answers line {action.seq}; line {now.line.seq} has changed what you are asked."
        raise Refused("stale", text)
    return move


def not_started() -> Refused:
    return Refused("not-started", "The game has not started yet.")
