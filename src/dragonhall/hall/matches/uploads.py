"""Records that guests upload: each is replayed, and kept as a finished match or continued."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from ... import games
from ...core.match import Match
from ...games import game as find_game
from .. import protocol as p
from ..base.errors import Refused
from ..store import Conflict, Line, Store, TableRow
from ..tables.codes import new_code, read_code
from ..tables.live_table import LiveTable
from ..tables.manager import TableManager
from ..tables.state import Place, TableState, read_state
from ..tables.warm_up import CompiledGames
from . import records
from .finisher import FinishedMatches


class Uploads:
    """Keeps uploaded records."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        games: CompiledGames,
        tables: TableManager,
        finished: FinishedMatches,
    ) -> None:
        self._store, self._now, self._games, self._tables, self._finished = store, now, games, tables, finished
        self._one_at_a_time = asyncio.Semaphore(1)

    async def keep(self, brought: Any) -> LiveTable:
        """Keep an uploaded record as a finished match; the same record is kept once."""
        name = brought.get("game") if isinstance(brought, dict) else None
        if name in games():
            await self._games.ready(str(name))
        async with self._one_at_a_time:
            match, lines, pages = await asyncio.to_thread(records.uploaded, brought)
            record = records.kept_record(brought, match)
            digest = int(records.digest(record), 16)
            home = await self._played_here(record)
            if home is not None:
                return home
            while True:
                # The code follows from the record, so the same record is found again; another record may have taken it.
                code = new_code(digest)
                row = await self._store.load(code)
                if row is not None and read_state(row.doc).uploaded == record:
                    await self._keep_longer(row)
                    return await self._tables.open(code)
                if row is None and await self._keep_as(code, record, match, lines, pages):
                    return await self._tables.open(code)
                digest += 1

    async def going_on(self, asked: p.CreateTable, brought: p.GoOn) -> tuple[p.CreateTable, dict[str, Any], Any]:
        """Return the request, the position and the record so far of a table that continues an uploaded record."""
        if asked.public:
            text = "A table that goes on from a record is not public: whoever brought it may know what is hidden."
            raise Refused("not-allowed", text)
        if brought.record.get("game") != asked.game:
            raise Refused("bad-record", f"This is not a record of {find_game(asked.game).title}.")
        async with self._one_at_a_time:
            position, earlier = await asyncio.to_thread(records.going_on, brought.record, brought.ply)
        seats, options = position["seats"], position["options"]
        return msgspec.structs.replace(asked, seats=seats, options=options, go_on=None), position, earlier

    async def _played_here(self, record: dict[str, Any]) -> LiveTable | None:
        """Return the table at which this very match was played."""
        code = read_code(str(records.hall_part(record).table or ""))
        row = await self._store.load(code) if code else None
        if row is None or row.state != "over":
            return None
        table = await self._tables.open(code)
        # Having a record is no invitation to a table that can only be reached by its link.
        other = table.state.uploaded is not None or table.state.link_only
        return None if other or await self._finished.record(table) != record else table

    async def _keep_longer(self, row: TableRow) -> None:
        with suppress(Conflict):
            await self._store.save(msgspec.structs.replace(row, updated=self._now(), rev=row.rev + 1))

    async def _keep_as(
        self, code: str, record: dict[str, Any], match: Match, lines: list[tuple[int, str]], pages: dict[int, bytes]
    ) -> bool:
        """Keep a record under a code; return False if the code is taken."""
        now, game = self._now(), match.game
        known = records.hall_part(record)
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
        row = TableRow(
            code=code,
            game=game.name,
            state="over",
            public=False,
            created=now,
            updated=now,
            seq=len(lines) - 1,
            due=None,
            rev=0,
            doc=state.encoded(),
            secret=b"",
        )
        kept = [self._line(code, n, seat, move, game.version, now) for n, (seat, move) in enumerate(lines)]
        try:
            await self._store.put("lines", [list(msgspec.structs.astuple(line)) for line in kept])
        except Conflict:
            return False
        await self._store.keep_pages(code, pages)
        try:
            await self._store.create(row)
        except Conflict:
            return False
        return True

    @staticmethod
    def _line(code: str, n: int, seat: int, move: str, rules: int, now: int) -> Line:
        """Return a line with nothing but its move: the views are in the archive."""
        return Line(
            code=code,
            seq=n,
            kind="move" if n else "deal",
            ply=n,
            seat=seat,
            move=move,
            client=None,
            bot=False,
            rules=rules,
            layout="",
            table=b"",
            news=b"",
            asked=b"[]",
            clocks=b"",
            at=now,
        )
