"""Statistics of a hall: what its finished matches say about the games, and to each member about themselves.

Matches are counted in the background when they end (``counting.py``). What a member is told comes from their own
matches, and from reviews: those that somebody asked for, and quick ones that are made when the server has nothing else
to do.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from .. import games
from ..core.errors import DragonhallError
from . import counting
from . import protocol as p
from .counting import MY_MATCH, MY_REVIEW, MY_SUMS, NOTE, QUEUE, SUMS, TO_REVIEW, next_rev, read
from .match_notes import MySums, Sums
from .problems import Refused
from .reviews import REVIEW, read_kept
from .statistics_told import told_game, told_mine, told_mistakes
from .store import Conflict, Document, StoreDown, TableRow
from .table_state import DAY_MS

if TYPE_CHECKING:
    from .hall import Hall
    from .table import LiveTable

log = logging.getLogger("dragonhall.hall")
LEASE = "statistics"
"""What the server looks after that counts old matches and makes quick reviews: no code of a table is one word."""
PAUSE = 0.02
"""Seconds between two old matches."""
REVIEW_EVERY, QUICK_SECONDS = 60.0, 3.0
"""A quick review at most once a minute, of about so many seconds: one twentieth of a core."""
REVIEWED_FOR = 14 * DAY_MS
"""Older matches are only reviewed if somebody asks."""
MOST_REVIEWS = 100
"""The latest reviews of a member that are told and looked at for mistakes."""
encode = msgspec.json.encode


class ReviewNote(Struct):
    """What a review said about a member."""

    review: p.MyReview
    plies: int
    marks: list[p.Mark]


class Statistics:
    """All statistics of one server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._counting = asyncio.Lock()
        """Matches of this server are counted one after the other; only other servers can be in the way."""
        self._waiting: set[str] = set()
        """Finished matches that are not counted yet."""
        self._looked = False
        """The store was asked for those of the time before this server began."""

    # Counting

    async def finished(self, table: LiveTable, story: bytes | None = None) -> None:
        """Count a match that is over; *story* are its plies, if they are not archived yet. It counts once."""
        try:
            await self._count(table.row, story)
        except StoreDown:
            raise
        except Exception:
            # A match is archived even if it cannot be counted. It is tried again later.
            self._waiting.add(table.code)
            log.exception("match cannot be counted", extra={"table": table.code})

    async def _count(self, row: TableRow, story: bytes | None = None) -> bool:
        async with self._counting:
            return await counting.count(self.hall.store, row, story)

    async def catch_up(self) -> None:
        """Count archived matches that were never counted: those of the time before there were statistics."""
        store = self.hall.store
        if not self._looked and await store.look_after(LEASE):
            self._waiting.update(await store.without_document(NOTE))
            self._looked = True
        for code in list(self._waiting):
            row = await store.load(code)
            try:
                if row is not None:
                    await self._count(row)
            except DragonhallError as error:
                log.warning("match cannot be counted", extra={"table": code, "why": str(error)})
            self._waiting.discard(code)
            await asyncio.sleep(PAUSE)

    # Reviews

    async def reviewed(self, table: LiveTable, review: p.Review, quick: bool = False) -> None:
        """A match was judged: its members keep what was said about them."""
        store = self.hall.store
        found = await store.document(NOTE, table.code)
        if found is None:
            return
        note = counting.read_note(found)
        for member, seat in counting.members_at(table.state).items():
            old = await store.document(MY_REVIEW, f"{member}/{table.code}")
            known = await store.document(MY_MATCH, f"{member}/{table.code}")
            if known is None or not note.people[seat] or (quick and old is not None):
                continue
            one = review.seats[seat]
            mine = p.MyReview(
                table.code, note.game, found.at, note.seats, one.result, one.luck, one.skill, one.cost, one.decisions,
                quick,
            )  # fmt: skip
            marks = [mark for mark in review.marks if mark.seat == seat]
            doc = encode(ReviewNote(mine, note.plies, marks))
            try:
                await store.write([Document(MY_REVIEW, known.key, member, found.at, next_rev(old), doc)])
            except Conflict:
                continue  # another server has just kept it
        await store.write([], [(TO_REVIEW, table.code)])

    async def review_one(self) -> None:
        """Make one quick review, if this server has nothing else to do."""
        store, hall = self.hall.store, self.hall
        thinking = any(table.upkeep.thinking for table in hall.tables.values())
        if thinking or not hall.games.warm or not await store.look_after(LEASE):
            return
        for waiting in await store.documents(TO_REVIEW, QUEUE, 1):
            review = None
            if waiting.at + REVIEWED_FOR > hall.now():
                try:
                    table = await hall.table(waiting.key)
                    kept = await store.archived(table.code, REVIEW)
                    review = read_kept(kept).review if kept else await hall.reviews.quickly(table, QUICK_SECONDS)
                    if review is None:
                        return  # somebody waits for another one
                    await self.reviewed(table, review, quick=kept is None)
                except Refused as refusal:
                    log.info("match cannot be judged", extra={"table": waiting.key, "why": str(refusal)})
            if review is None:
                await store.write([], [(TO_REVIEW, waiting.key)])

    # Telling

    async def counted(self) -> p.CountedGames:
        found = [p.CountedGame(name, sum(one.at for one in await self._sums(name))) for name in games()]
        return p.CountedGames(found)

    async def _sums(self, game: str) -> list[Document]:
        return await self.hall.store.documents(SUMS, game, 1000)

    async def of_game(self, game: str, seats: int | None, company: p.Company, whole: bool = False) -> p.GameStatistics:
        """What is known of a game; without *seats* at the most played number of seats. Openings that are rare are told
        only if the *whole* is asked for."""
        found = [msgspec.json.decode(one.doc, type=Sums) for one in await self._sums(game)]
        return told_game(self.hall.game(game), found, seats, company, whole)

    async def of_member(self, member: str) -> p.MyStatistics:
        sums = read(await self.hall.store.document(MY_SUMS, member), MySums) or MySums()
        notes = await self._reviews(member, MOST_REVIEWS)
        return await asyncio.to_thread(lambda: told_mine(sums, [one.review for one in notes], told_mistakes(notes)))

    async def _reviews(self, member: str, most: int) -> list[ReviewNote]:
        """The oldest first."""
        found = await self.hall.store.documents(MY_REVIEW, member, most)
        decode = msgspec.json.Decoder(ReviewNote).decode
        return await asyncio.to_thread(lambda: [decode(one.doc) for one in reversed(found)])

    async def export(self, member: str) -> dict[str, Any]:
        """All that statistics keep about a member."""
        matches = await self.hall.store.documents(MY_MATCH, member, 1_000_000)
        return {
            "matches": [{"at": one.at, **msgspec.json.decode(one.doc)} for one in matches],
            "reviews": [msgspec.to_builtins(one) for one in await self._reviews(member, 1_000_000)],
        }
