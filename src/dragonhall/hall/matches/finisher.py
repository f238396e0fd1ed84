"""Finished matches of one server: archiving them, showing them again, their records."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from . import archive
from . import protocol as p
from .problems import Refused
from .store import Line, StoreDown

if TYPE_CHECKING:
    from .hall import Hall
    from .table import LiveTable

log = logging.getLogger("dragonhall.hall")


class FinishedMatches:
    """What becomes of a match when it is over."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._waiting: set[str] = set()
        """Finished matches that are not archived yet because that failed."""
        self._looked = False
        """The store was asked for those that a killed server left."""

    def archive_later(self, table: LiveTable) -> None:
        self.hall.background.spawn(self._archive(table))

    async def _archive(self, table: LiveTable) -> None:
        try:
            await self.archive_match(table)
        except Exception:
            # Housekeeping tries again.
            self._waiting.add(table.code)
            raise

    async def archive_match(self, table: LiveTable) -> None:
        lines = await self._standing(table)
        if any(not line.table for line in lines):
            return
        layouts = {name: await self.hall.layout(name) or "" for name in {line.layout for line in lines}}
        pages = await asyncio.to_thread(archive.pack_match, table.setting, lines, layouts)
        await self.hall.members.finished(table)
        await self.hall.clubs.finished(table)
        await self.hall.statistics.finished(table, pages[archive.STORY])
        async with table.lock:
            await self.hall.store.keep_archive(table.code, pages)
        if table.state.tournament is not None:
            self.hall.tournaments.rounds.wake(table.state.tournament)

    async def _standing(self, table: LiveTable) -> list[Line]:
        standing: list[Line] = []
        for line in await self.hall.store.lines(table.code, -1, 1_000_000):
            if line.kind == "undo":
                del standing[line.ply + 1 :]
            else:
                standing.append(line)
        return standing

    async def final_views(self, code: str) -> list[Raw]:
        pages = await self.hall.store.archived(code, archive.FINAL)
        if pages is None:
            raise StoreDown(f"the archived match {code} is missing")
        return archive.read_final_views(pages)

    async def record(self, table: LiveTable, player: int | None = None) -> dict[str, Any]:
        """The record of a match. While it runs it tells everything that is hidden, so only a person who plays alone
        against bots can have it."""
        self.check_open(table, player)
        if table.state.uploaded is not None:
            return table.state.uploaded
        said = await table.said()
        final = bytes(table.standing().view(None))
        record = archive.record_of(table.state, table.row.secret, said, final, archive.versions(said))
        # Reading took a while: somebody may have come to a seat, or lost it.
        self.check_open(table, player)
        return record

    def check_open(self, table: LiveTable, player: int | None) -> None:
        """Whether this player may have the whole record now."""
        if table.phase == "over":
            return
        seated = {place.player for place in table.state.places if place.player is not None}
        contest = table.state.rated or table.state.tournament is not None
        if table.phase != "running" or player is None or seated != {player} or contest:
            text = "The record can be had when the game is over; before that only by who plays alone against bots."
            raise Refused("not-over", text)

    async def replay(self, table: LiveTable, seats: list[int | None], ply: int, count: int) -> tuple[int, list[Any]]:
        """The last ply, and pages of (ply, by, what each of the seats saw)."""
        said = await table.said()
        last = len(said) - 1
        if not 0 <= ply <= last:
            raise Refused("no-ply", f"This match can be seen from ply 0 to {last}, not {ply}.")
        wanted = range(ply, min(ply + count, last + 1))
        first = await self.hall.store.line(table.code, said[ply].seq)
        if first is not None and not first.table:
            return last, await self._from_archive(table.code, seats, wanted)
        pages = []
        for at in wanted:
            line = await self.hall.store.line(table.code, said[at].seq)
            if line is None or not line.table:
                return last, await self._from_archive(table.code, seats, wanted)
            after = await table.reopened(line)
            sights = [{"seat": s, "view": after.view(s), "news": after.news(s)} for s in seats]
            pages.append({"ply": at, "by": None if line.seat < 0 else line.seat, "sights": sights})
        return last, pages

    async def story(self, code: str) -> list[archive.ArchivedPly]:
        """All plies of a finished match."""
        page = await self.hall.store.archived(code, archive.STORY)
        if page is None:
            raise StoreDown(f"the archived match {code} is missing")
        return await asyncio.to_thread(archive.read_plies, page)

    async def _from_archive(self, code: str, seats: list[int | None], wanted: range) -> list[Any]:
        plies = await self.story(code)
        return [
            {
                "ply": at,
                "by": plies[at].by,
                "sights": [{"seat": s, "view": plies[at].view(s), "news": plies[at].told(s)} for s in seats],
            }
            for at in wanted
        ]

    async def sheet(self, table: LiveTable) -> p.ScoreSheet:
        """The score sheet, from what everybody was told and could see."""
        if table.phase != "over":
            raise Refused("not-over", "The score sheet is written when the game is over.")
        if await self.hall.store.archived(table.code, archive.FINAL) is None:
            await self.archive_match(table)
        plies = await self.story(table.code)
        return await asyncio.to_thread(archive.sheet_of, table.setting, plies)

    async def archive_waiting(self) -> None:
        """Matches that a killed server did not archive, and those that could not be made or kept."""
        if not self._looked:
            self._waiting.update(await self.hall.store.unarchived())
            self._looked = True
        for code in list(self._waiting):
            try:
                await self.archive_match(await self.hall.table(code))
            except Refused as refusal:
                log.warning("match cannot be archived", extra={"table": code, "why": str(refusal)})
            self._waiting.discard(code)
