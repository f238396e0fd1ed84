"""What must be done in time: waking tables that are due, forgetting old ones, closing those that nobody is at."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from .problems import Refused
from .table_state import DAY_MS, read_state

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger("dragonhall.hall")


class Housekeeping:
    """The regular work of one server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def wake_due(self) -> None:
        """Look at tables that are due: a bot whose server is gone, a clock, an absence."""
        for code in await self.hall.store.claim(self.hall.now(), self.hall.now() + 5_000):
            self.hall.background.spawn(self._wake(code))

    async def _wake(self, code: str) -> None:
        try:
            await (await self.hall.table(code)).upkeep.wake()
        except Refused as refusal:
            log.warning("table cannot go on", extra={"table": code, "why": str(refusal)})
            await self.hall.store.set_due(code, self.hall.now() + DAY_MS)

    async def forget_old(self) -> None:
        now, kept = self.hall.now(), self.hall.settings
        finished = now - int(kept.keep_finished * DAY_MS) if kept.keep_finished > 0 else 0
        unstarted, uploaded = (now - int(days * DAY_MS) for days in (kept.keep_unstarted, kept.keep_uploaded))
        gone = await self.hall.store.forget(finished, unstarted, uploaded)
        gone += await self._forget_unwatched(unstarted)
        await self.hall.reports.forget_old()
        await self.hall.tournaments.forget_old()
        if gone:
            log.info("old tables forgotten", extra={"tables": gone})

    async def _forget_unwatched(self, before: int) -> int:
        """Tables at which only bots sit stop when nobody looks, and so do those that the host closed: they would stay
        for ever."""
        visited = self.hall.visited()
        rows = [row for row in await self.hall.store.stopped(before) if row.code not in visited]
        read = [(row.code, read_state(row.doc)) for row in rows]
        codes = [code for code, state in read if state.closed or all(place.player is None for place in state.places)]
        gone = await self.hall.store.drop(codes, before) if codes else []
        for code in gone:
            self.hall.tables.pop(code, None)
        return len(gone)

    async def close_idle(self) -> None:
        """Tables nobody is at leave the memory."""
        limit = self.hall.now() - int(self.hall.settings.idle * 1000)
        for code, table in list(self.hall.tables.items()):
            busy = table.subscribers or table.upkeep.thinking or table.waiters or table.lock.locked()
            if not busy and table.used < limit:
                del self.hall.tables[code]
                await self.hall.store.let_go(code)
