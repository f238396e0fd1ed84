"""Playing on from a ply of a finished match: the same cards, other dice, bots at the other seats."""

from __future__ import annotations

import asyncio

from .. import protocol as p
from ..base.errors import Refused
from ..tables.bot_workers import LEVELS
from ..tables.live_table import LiveTable
from ..tables.manager import TableManager
from ..tables.state import Person
from . import records
from .finisher import FinishedMatches


async def what_if(
    tables: TableManager, finished: FinishedMatches, old: LiveTable, asked: p.WhatIf, address: str = ""
) -> tuple[LiveTable, Person, str]:
    """Create a table that begins with a position of a finished match.

    After a match nothing is hidden (anybody may look at it from any seat), so nothing is re-dealt; bots still get a
    match re-dealt for their seat.
    """
    tables.check_name(asked.name)
    if old.phase != "over":
        raise Refused("not-over", "The game is not over yet: play on at the table itself.")
    await tables.prepare(old.state.game)
    position = await asyncio.to_thread(records.position_at, await finished.record(old), asked.ply)
    bots = [place.level or LEVELS[-2] for place in old.state.places]
    if asked.seat >= len(bots):
        raise Refused("no-seat", f"This table has the seats 0 to {len(bots) - 1}, not {asked.seat}.")
    wanted = p.CreateTable(
        old.state.game,
        asked.name,
        seats=len(bots),
        options=position["options"],
        sit=[asked.seat],
        bots=[None if seat == asked.seat else level for seat, level in enumerate(bots)],
    )
    return await tables.create_at(wanted, position, address)
