"""Advice to a player: hints, and the effects of a move. Both are worked out in threads of the bots.

A hint is a search that looks at the table as the seat knows it. Hints are noted in the table's agreement before the
answer is sent; the record says how many each seat had. A move is tried on tables that look alike to the seat.
"""

from __future__ import annotations

import asyncio
import math
from functools import partial
from typing import TYPE_CHECKING

from ...bots.advice import NETWORK, Hint, advise
from ...bots.network_insight import at_once
from ...core.board import Board
from ...core.what_if import outcome_of
from .. import protocol as p
from ..base.errors import Refused
from .bot_workers import SEARCH, Share
from .log import MatchSetup, Position
from .state import TableState

if TYPE_CHECKING:
    from .live_table import LiveTable


async def hint(table: LiveTable, player: int, asked: p.AskHint) -> p.Hint:
    """Return the move that a search would make at this player's seat.

    Raises:
        Refused: it is not the player's seat or turn, something changed, or the table plays without hints.
    """
    services, seat = table.services, asked.seat
    await table.under_lock(lambda: _note(table, player, asked))
    now = table.dealt_position()
    known = table.hints.get(seat)
    quickly = asked.source == NETWORK and at_once(table.setup.game)
    if known is None or known.seq != now.asked[seat] or (known.source == NETWORK and not quickly):
        if seat not in now.to_act:
            raise Refused("stale", "Something else happened meanwhile.")
        await asyncio.shield(services.games.prepared(table.setup.game.name, SEARCH))
        longest = services.settings.hint_seconds
        seconds = longest if table.state.clock is None else min(longest, 0.2 * table.state.clock.move)
        budget = NETWORK if quickly else f"{max(1, round(1000 * seconds))}ms"
        work = partial(_advise, table.setup, now.board, now.line.ply, seat, budget)
        share = Share(table.state.address, table.code, True)
        found = await services.bot_workers.do(work, not quickly, share)
        known = table.hints[seat] = hint_of(found, now.asked[seat])
    # The search took a while: a player who has given up the seat in the meantime gets nothing.
    table.state.own_place(player, seat)
    return known


async def _note(table: LiveTable, player: int, asked: p.AskHint) -> None:
    """Check that hints are allowed, and record the request, once for each decision."""
    state, seat = table.state, asked.seat
    state.own_place(player, seat)
    now = table.dealt_position()
    if not now.over and not state.hints_allowed():
        raise Refused("no-hints", "At this table there are no hints: the host can allow them.")
    _must_decide(now, seat, asked.seq)
    if state.hinted and state.hinted[-1] == (now.line.ply, seat):
        return

    def edit(state: TableState) -> None:
        if (now.line.ply, seat) not in state.hinted:
            state.hinted = [*state.hinted, (now.line.ply, seat)]

    await table.change(edit)


def _must_decide(now: Position, seat: int, seq: int) -> None:
    """Raise Refused unless the seat decides now what it was asked at line *seq*."""
    if now.over:
        raise Refused("over", "The game is over.")
    if seat not in now.to_act:
        raise Refused("not-your-turn", f"Seat {seat} has nothing to decide now.")
    if not now.asked[seat] <= seq <= now.line.seq:
        raise Refused("stale", f"Line {now.line.seq} has changed what you are asked.")


def _advise(setup: MatchSetup, board: Board, ply: int, seat: int, budget: str) -> Hint:
    return advise(setup.match_at(board, ply), seat, budget)


def hint_of(found: Hint, seq: int) -> p.Hint:
    options = [
        p.HintOption(
            p.MoveInfo(int(option.move), option.move.text, option.move.name, option.move.args),
            None if math.isnan(option.share) else round(option.share, 4),
        )
        for option in found.options
    ]
    return p.Hint(found.seat, seq, options, found.close, found.mixed, found.reason, found.simulations, found.source)


async def outcome(table: LiveTable, player: int, asked: p.AskOutcome) -> p.Outcome:
    """Return the effect of a move by this player's seat, as far as the seat can know.

    Raises:
        Refused: it is not the player's seat or turn, something changed, or the move is not legal now.
    """
    seat, setup = asked.seat, table.setup
    table.state.own_place(player, seat)
    now = table.dealt_position()
    _must_decide(now, seat, asked.seq)
    if asked.move not in now.legal(seat):
        raise Refused("not-legal-now", f"Move {asked.move} is not one of the moves of seat {seat} now.")
    work = partial(outcome_of, setup.game, now.board.copy(), seat, asked.move)
    found = await table.services.bot_workers.do(work, False, Share(table.state.address, table.code, True))
    # This took a moment: a player who has given up the seat in the meantime gets nothing.
    table.state.own_place(player, seat)
    return p.Outcome(seat, now.asked[seat], asked.move, list(found.sure), list(found.examples))
