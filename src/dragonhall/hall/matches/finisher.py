"""Finished matches of one server: announcing and archiving them, showing them again, their records.

When a match is over its result is computed once, and each of ``listeners`` hears of it, in the order of ``app.py``. The
archive is kept by one of them. Until it is kept the match is announced again, after a failure or a kill alike, so every
listener must ignore a match that it has already counted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from .. import protocol as p
from ..base.errors import Refused, StoreDown
from ..base.tasks import Background
from ..store import Line, Store
from ..tables.live_table import LiveTable
from ..tables.manager import TableManager
from ..tables.messages import standing_lines
from ..tables.services import Layouts
from ..tables.state import TableState
from . import archive, records
from .result import MatchResult, read_result

log = logging.getLogger("dragonhall.hall")
Listener = Callable[[MatchResult], Awaitable[None]]


class FinishedMatches:
    """Finishes a match when it is over."""

    def __init__(self, store: Store, background: Background, tables: TableManager, layouts: Layouts) -> None:
        self._store, self._background, self._tables, self._layouts = store, background, tables, layouts
        self.listeners: Sequence[Listener] = (self.keep_archive,)
        """Called at the end of a match, in this order."""
        self._waiting: set[str] = set()
        """Finished matches that are not archived yet because that failed."""
        self._looked = False
        """Whether the store was asked for matches that a killed server left behind."""

    # The end

    def archive_later(self, table: LiveTable) -> None:
        """Announce and archive a match that is over, in the background."""
        self._background.spawn(self._archive(table))

    async def _archive(self, table: LiveTable) -> None:
        try:
            await self.archive_match(table)
        except Exception:
            # Housekeeping tries again.
            self._waiting.add(table.code)
            raise

    async def archive_match(self, table: LiveTable) -> None:
        """Announce a match that is over and archive it, unless that is done."""
        lines = standing_lines(await self._store.lines(table.code, -1, 1_000_000))
        if not lines or any(not line.table for line in lines):
            return  # it was deleted in the meantime, or archived
        pages = await self._pages(table, lines)
        await self._announce(msgspec.structs.replace(await self.result(table), pages=pages))

    async def _pages(self, table: LiveTable, lines: list[Line]) -> dict[int, bytes]:
        layouts = {name: await self._layouts.description(name) or "" for name in {line.layout for line in lines}}
        return await asyncio.to_thread(archive.pack_match, table.setup, lines, layouts)

    async def announce_again(self, table: LiveTable) -> None:
        """Announce a match once more, because a member was found to have played in it."""
        await self._announce(await self.result(table))

    async def _announce(self, result: MatchResult) -> None:
        for listener in self.listeners:
            await listener(result)

    async def result(self, table: LiveTable) -> MatchResult:
        """Compute the result of a match that is over."""
        view = table.dealt_position().view(None)
        return read_result(table.state, await table.entries(), view, table.row.secret)

    async def keep_archive(self, result: MatchResult) -> None:
        """Keep the pages of a match, unless they are kept already."""
        if result.pages:
            async with (await self._tables.open(result.code)).lock:
                await self._store.keep_archive(result.code, result.pages)

    async def archive_waiting(self) -> None:
        """Archive matches that a killed server left behind, and those whose archive failed."""
        if not self._looked:
            self._waiting.update(await self._store.unarchived())
            self._looked = True
        for code in list(self._waiting):
            try:
                await self.archive_match(await self._tables.open(code))
            except StoreDown:
                raise
            except Exception as error:
                # Tried again when the server starts again; other matches do not wait for this one.
                log.warning("match cannot be archived", extra={"table": code, "why": str(error)})
            self._waiting.discard(code)

    # Reading

    async def final_views(self, code: str) -> list[Raw]:
        pages = await self._store.archived(code, archive.FINAL)
        if pages is None:
            raise StoreDown(f"the archived match {code} is missing")
        return await asyncio.to_thread(archive.read_final_views, pages)

    async def record(self, table: LiveTable, player: int | None = None) -> dict[str, Any]:
        """Return the record of a match.

        While it runs it reveals everything that is hidden, so only a person who plays alone against bots can have it.
        """
        self.check_open(table, player)
        if table.state.uploaded is not None:
            return table.state.uploaded
        if table.phase == "running":
            await table.under_lock(lambda: table.change(lambda state: self._reveal(table, state, player)))
        said = await table.entries()
        final = bytes(table.dealt_position().view(None))
        record = records.record_of(table.state, table.row.secret, said, final, records.versions(said))
        # Reading took a while: somebody may have taken or lost a seat in the meantime.
        self.check_open(table, player)
        return record

    def _reveal(self, table: LiveTable, state: TableState, player: int | None) -> None:
        """Note that this player knows what is hidden: nobody else can take a seat any more."""
        self.check_open(table, player)
        state.revealed = True

    def check_open(self, table: LiveTable, player: int | None) -> None:
        """Raise Refused if this player may not have the whole record now."""
        if table.phase == "over":
            return
        seated = {place.player for place in table.state.places if place.player is not None}
        contest = table.state.rated or table.state.tournament is not None
        if table.phase != "running" or player is None or seated != {player} or contest:
            text = "The record can be had when the game is over; before that only by who plays alone against bots."
            raise Refused("not-over", text)

    async def replay(self, table: LiveTable, seats: list[int | None], ply: int, count: int) -> tuple[int, list[Any]]:
        """Return the last ply, and for each wanted ply who moved and what each of the seats saw."""
        said = await table.entries()
        last = len(said) - 1
        if not 0 <= ply <= last:
            raise Refused("no-ply", f"This match can be seen from ply 0 to {last}, not {ply}.")
        wanted = range(ply, min(ply + count, last + 1))
        first = await self._store.line(table.code, said[ply].seq)
        if first is not None and not first.table:
            return last, await self._from_archive(table.code, seats, wanted)
        pages = []
        for at in wanted:
            line = await self._store.line(table.code, said[at].seq)
            if line is None or not line.table:
                return last, await self._from_archive(table.code, seats, wanted)
            after = await table.reopened(line)
            sights = [{"seat": s, "view": after.view(s), "news": after.news(s)} for s in seats]
            pages.append({"ply": at, "by": None if line.seat < 0 else line.seat, "sights": sights})
        return last, pages

    async def story(self, code: str) -> list[archive.ArchivedPly]:
        """Return all plies of a finished match."""
        page = await self._store.archived(code, archive.STORY)
        if page is None:
            raise StoreDown(f"the archived match {code} is missing")
        return await asyncio.to_thread(archive.read_plies, page)

    async def _from_archive(self, code: str, seats: list[int | None], wanted: range) -> list[Any]:
        plies = await self.story(code)
        return [
            {
                "ply": at,
                "by": plies[at].by,
                "sights": [{"seat": s, "view": plies[at].view(s), "news": plies[at].news_for(s)} for s in seats],
            }
            for at in wanted
        ]

    async def sheet(self, table: LiveTable) -> p.ScoreSheet:
        """Return the score sheet, made from the views that were sent."""
        if table.phase != "over":
            raise Refused("not-over", "The score sheet is written when the game is over.")
        if await self._store.archived(table.code, archive.FINAL) is None:
            await self.archive_match(table)
        plies = await self.story(table.code)
        return await asyncio.to_thread(archive.sheet_of, table.setup, plies)
