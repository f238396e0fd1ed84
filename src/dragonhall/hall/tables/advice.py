"""Hints at a table: a search looks at the table as the seat knows it, in a thread of the bots and in their turn.

Whoever asks is written into the table's agreement before the answer is told: the record says who had how many.
"""

from __future__ import annotations

import asyncio
import math
from functools import partial
from typing import TYPE_CHECKING

from ..bots.advice import NETWORK, Hint, advise
from ..bots.insight import at_once
from ..core.board import Board
from . import protocol as p
from .bot_workers import SEARCH, Share
from .play import Setting
from .problems import Refused
from .table_state import TableState

if TYPE_CHECKING:
    from .table import LiveTable


async def hint(table: LiveTable, player: int, asked: p.AskHint) -> p.Hint:
    """What a search would do at this player's seat.

    Raises:
        Refused: it is not the player's seat or turn, something changed, or the table plays without hints.
    """
    hall, seat = table.hall, asked.seat
    await table.decided(lambda: _note(table, player, asked))
    now = table.standing()
    known = table.hints.get(seat)
    quickly = asked.source == NETWORK and at_once(table.setting.game)
    if known is None or known.seq != now.asked[seat] or (known.source == NETWORK and not quickly):
        if seat not in now.to_act:
            raise Refused("stale", "Something else happened meanwhile.")
        await asyncio.shield(hall.games.prepared(table.setting.game.name, SEARCH))
        longest = hall.settings.hint_seconds
        seconds = longest if table.state.clock is None else min(longest, 0.2 * table.state.clock.move)
        budget = NETWORK if quickly else f"{max(1, round(1000 * seconds))}ms"
        work = partial(_advise, table.setting, now.board, now.line.ply, seat, budget)
        share = Share(table.state.address, table.code, True)
        found = await hall.bot_workers.do(work, not quickly, share)
        known = table.hints[seat] = _told(found, now.asked[seat])
    # Thinking took a while: who has given up the seat meanwhile is told nothing.
    table.state.own_place(player, seat)
    return known


async def _note(table: LiveTable, player: int, asked: p.AskHint) -> None:
    """Check that a hint may be had, and write down that it was asked for: once for each decision."""
    state, seat = table.state, asked.seat
    state.own_place(player, seat)
    now = table.standing()
    if now.over:
        raise Refused("over", "The game is over.")
    if not state.hints_allowed():
        raise Refused("no-hints", "At this table there are no hints: the host can allow them.")
    if seat not in now.to_act:
        raise Refused("not-your-turn", f"Seat {seat} has nothing to decide now.")
    if not now.asked[seat] <= asked.seq <= now.line.seq:
        raise Refused("stale", f"Line {now.line.seq} has changed what you are asked.")
    if state.hinted and state.hinted[-1] == (now.line.ply, seat):
        return

    def edit(state: TableState) -> None:
        if (now.line.ply, seat) not in state.hinted:
            state.hinted = [*state.hinted, (now.line.ply, seat)]

    await table.change(edit)


def _advise(setting: Setting, board: Board, ply: int, seat: int, budget: str) -> Hint:
    return advise(setting.standing(board, ply), seat, budget)


def _told(found: Hint, seq: int) -> p.Hint:
    options = [
        p.HintOption(
            p.MoveInfo(int(one.move), one.move.text, one.move.name, one.move.args),
            None if math.isnan(one.share) else round(one.share, 4),
        )
        for one in found.options
    ]
    return p.Hint(found.seat, seq, options, found.close, found.mixed, found.reason, found.simulations, found.source)
