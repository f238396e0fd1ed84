"""What happens if: a move is tried on tables that look alike to the seat, in a thread of the bots."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ..core.outcomes import outcome_of
from . import protocol as p
from .bot_workers import Share
from .problems import Refused

if TYPE_CHECKING:
    from .table import LiveTable


async def outcome(table: LiveTable, player: int, asked: p.AskOutcome) -> p.Outcome:
    """What a move of this player's seat would do, as far as the seat can know.

    Raises:
        Refused: it is not the player's seat or turn, something changed, or the move is not legal now.
    """
    seat, setting = asked.seat, table.setting
    table.state.own_place(player, seat)
    now = table.standing()
    if now.over:
        raise Refused("over", "The game is over.")
    if seat not in now.to_act:
        raise Refused("not-your-turn", f"Seat {seat} has nothing to decide now.")
    if not now.asked[seat] <= asked.seq <= now.line.seq:
        raise Refused("stale", f"Line {now.line.seq} has changed what you are asked.")
    if asked.move not in now.legal(seat):
        raise Refused("not-legal-now", f"Move {asked.move} is not one of the moves of seat {seat} now.")
    work = partial(outcome_of, setting.game, now.board.copy(), seat, asked.move)
    found = await table.hall.bot_workers.do(work, False, Share(table.state.address, table.code, True))
    # It took a moment: who has given up the seat meanwhile is told nothing.
    table.state.own_place(player, seat)
    return p.Outcome(seat, now.asked[seat], asked.move, list(found.sure), list(found.examples))
