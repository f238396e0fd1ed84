"""Records that guests bring: each is played through, and kept as a finished match or gone on from."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from .. import games
from ..core.match import Match
from ..games import game as find_game
from . import archive
from . import protocol as p
from .problems import Refused
from .store import Conflict, TableRow
from .table_state import Place, TableState, new_code, read_code, read_state

if TYPE_CHECKING:
    from .hall import Hall
    from .table import LiveTable


class Uploads:
    """Keeps brought records."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._one_at_a_time = asyncio.Semaphore(1)

    async def keep(self, brought: Any) -> LiveTable:
        """Keep a brought record as a finished match; the same record is kept once."""
        name = brought.get("game") if isinstance(brought, dict) else None
        if name in games():
            await self.hall.games.ready(str(name))
        async with self._one_at_a_time:
            match, lines, pages = await asyncio.to_thread(archive.uploaded, brought)
            record = archive.kept_record(brought, match)
            digest = int(archive.digest(record), 16)
            home = await self._played_here(record)
            if home is not None:
                return home
            while True:
                # Its code follows from the record, so the same record is found again; another one may be there.
                code = new_code(digest)
                row = await self.hall.store.load(code)
                if row is not None and read_state(row.doc).uploaded == record:
                    await self._keep_longer(row)
                    return await self.hall.table(code)
                if row is None and await self._keep_as(code, record, match, lines, pages):
                    return await self.hall.table(code)
                digest += 1

    async def going_on(self, asked: p.CreateTable, brought: p.GoOn) -> tuple[p.CreateTable, dict[str, Any], Any]:
        """A table that goes on from a brought record: what is asked for, its position, and the record up to there."""
        if asked.public:
            text = "A table that goes on from a record is not public: whoever brought it may know what is hidden."
            raise Refused("not-allowed", text)
        if brought.record.get("game") != asked.game:
            raise Refused("bad-record", f"This is not a record of {find_game(asked.game).title}.")
        async with self._one_at_a_time:
            position, earlier = await asyncio.to_thread(archive.going_on, brought.record, brought.ply)
        seats, options = position["seats"], position["options"]
        return msgspec.structs.replace(asked, seats=seats, options=options, go_on=None), position, earlier

    async def _played_here(self, record: dict[str, Any]) -> LiveTable | None:
        """The table at which this very match was played."""
        code = read_code(str(archive.hall_part(record).table or ""))
        row = await self.hall.store.load(code) if code else None
        if row is None or row.state != "over":
            return None
        table = await self.hall.table(code)
        # Who has a record has not been invited to a table that only its link leads to.
        other = table.state.uploaded is not None or table.state.link_only
        return None if other or await self.hall.finished.record(table) != record else table

    async def _keep_longer(self, row: TableRow) -> None:
        with suppress(Conflict):
            await self.hall.store.save(msgspec.structs.replace(row, updated=self.hall.now(), rev=row.rev + 1))

    async def _keep_as(
        self, code: str, record: dict[str, Any], match: Match, lines: list[tuple[int, str]], pages: dict[int, bytes]
    ) -> bool:
        """False when something lies under that code already."""
        now, game = self.hall.now(), match.game
        known = archive.hall_part(record)
        names = known.names or [""] * match.seats
        state = TableState(
            code=code,
            game=game.name,
            rules=game.version,
            options=match.options,
            places=[Place(label=name) for name in names],
            players=[],
            host=0,
            public=False,
            pace="live",
            clock=None,
            away_after=None,
            on_timeout="bot",
            free_chat=False,
            commitment="",
            created=now,
            uploaded=record,
            hinted=[(ply, seat) for ply, seat in known.hints or () if 0 <= seat < match.seats],
        )
        row = TableRow(code, game.name, "over", False, now, now, len(lines) - 1, None, 0, state.encoded(), b"")
        rows = [
            [code, n, "move" if n else "deal", n, seat, move, None, False, game.version, "", b"", b"", b"[]", b"", now]
            for n, (seat, move) in enumerate(lines)
        ]
        try:
            await self.hall.store.put("lines", rows)
        except Conflict:
            return False
        await self.hall.store.keep_pages(code, pages)
        try:
            await self.hall.store.create(row)
        except Conflict:
            return False
        return True
