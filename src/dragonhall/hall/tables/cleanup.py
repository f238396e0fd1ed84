"""Periodic work: waking tables that are due, deleting old ones, closing idle ones."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ..base.errors import Refused
from ..base.settings import Settings
from ..base.tasks import Background
from ..store import Store
from .manager import TableManager
from .state import DAY_MS, read_state

log = logging.getLogger("dragonhall.hall")


class Housekeeping:
    """The regular work of one server."""

    def __init__(
        self, store: Store, settings: Settings, now: Callable[[], int], background: Background, tables: TableManager
    ) -> None:
        self._store, self._settings, self._now, self._background = store, settings, now, background
        self._tables = tables

    async def wake_due(self) -> None:
        """Wake tables that are due: a bot whose server is gone, a clock, an absence."""
        for code in await self._store.claim(self._now(), self._now() + 5_000):
            self._background.spawn(self._wake(code))

    async def _wake(self, code: str) -> None:
        try:
            await (await self._tables.open(code)).supervisor.wake()
        except Refused as refusal:
            log.warning("table cannot go on", extra={"table": code, "why": str(refusal)})
            await self._store.set_due(code, self._now() + DAY_MS)

    async def forget_old(self) -> None:
        now, kept = self._now(), self._settings
        finished = now - int(kept.keep_finished * DAY_MS) if kept.keep_finished > 0 else 0
        unstarted, uploaded = (now - int(days * DAY_MS) for days in (kept.keep_unstarted, kept.keep_uploaded))
        gone = await self._store.delete_old(finished, unstarted, uploaded)
        if gone:
            await self._drop_forgotten()
        gone += await self._forget_unwatched(unstarted)
        if gone:
            log.info("old tables forgotten", extra={"tables": gone})

    async def _drop_forgotten(self) -> None:
        """Drop tables from memory that are no longer in the store, unless somebody is still watching them."""
        for code, table in list(self._tables.live.items()):
            if table.phase != "running" and not table.subscribers and await self._store.load(code) is None:
                self._tables.drop(code)

    async def _forget_unwatched(self, before: int) -> int:
        """Delete stopped tables: those of bots stop when nobody watches, and those closed by the host stop, too; they
        would stay forever."""
        visited = self._tables.visited()
        rows = [row for row in await self._store.stopped(before) if row.code not in visited]
        read = [(row.code, read_state(row.doc)) for row in rows]
        codes = [code for code, state in read if state.closed or all(place.player is None for place in state.places)]
        gone = await self._store.drop(codes, before) if codes else []
        for code in gone:
            self._tables.drop(code)
        return len(gone)

    async def close_idle(self) -> None:
        """Drop tables that nobody is at from memory."""
        limit = self._now() - int(self._settings.idle * 1000)
        for code, table in list(self._tables.live.items()):
            busy = table.subscribers or table.supervisor.thinking or table.waiters or table.lock.locked()
            if not busy and table.used < limit:
                self._tables.drop(code)
                await self._store.release(code)
