"""Statistics of a hall: of its games, and for each member of their own matches.

Matches are counted in the background when they end (``counting.py``). A member's own page comes from their own
matches, and from reviews: requested ones, and quick ones made while the server is idle.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from ... import games
from ...core.errors import DragonhallError
from ...games import game as find_game
from .. import protocol as p
from ..base.errors import Refused
from ..matches.archive import DamagedArchive
from ..matches.result import MatchResult
from ..matches.reviews import REVIEW, Reviews, read_kept
from ..store import Conflict, Store, StoreDown
from ..tables.live_table import LiveTable
from ..tables.manager import TableManager
from ..tables.state import DAY_MS
from ..tables.warm_up import CompiledGames
from .counting import NOTE, QUEUE, Counting, ReviewNote, members_at
from .report import game_report, mistakes, own_report
from .summaries import MySums, Sums

log = logging.getLogger("dragonhall.hall")
LEASE = "statistics"
"""The lease of the server that counts old matches and makes quick reviews: no table's code is a single word."""
PAUSE = 0.02
"""Seconds between two old matches."""
REVIEW_EVERY, QUICK_SECONDS = 60.0, 3.0
"""A quick review at most once a minute, of about this many seconds: one twentieth of a core."""
REVIEWED_FOR = 14 * DAY_MS
"""Older matches are only reviewed if somebody asks."""
MAX_REVIEWS = 100
"""The latest reviews of a member that are shown and searched for mistakes."""


class Statistics:
    """All statistics of one server."""

    def __init__(
        self, store: Store, now: Callable[[], int], games: CompiledGames, tables: TableManager, reviews: Reviews
    ) -> None:
        self._store, self._now, self._games, self._tables, self._reviews_made = store, now, games, tables, reviews
        self._documents = Counting(store)
        self._counting = asyncio.Lock()
        """This server counts one match at a time; only other servers can interfere."""
        self._waiting: set[str] = set()
        """Finished matches that are not counted yet."""
        self._looked = False
        """Whether the store was asked for matches from before this server started."""

    # Counting

    async def match_over(self, result: MatchResult) -> None:
        """Count a match that is over; it counts once."""
        try:
            async with self._counting:
                await self._documents.count(result)
        except StoreDown:
            raise
        except Exception:
            # A match is archived even if it cannot be counted. Counting is tried again later.
            self._waiting.add(result.code)
            log.exception("match cannot be counted", extra={"table": result.code})

    async def catch_up(self) -> None:
        """Count archived matches that were never counted: those from the time before statistics existed."""
        store = self._store
        if not self._looked and await store.look_after(LEASE):
            self._waiting.update(await store.without_document(NOTE))
            self._looked = True
        for code in list(self._waiting):
            row = await store.load(code)
            try:
                if row is not None:
                    async with self._counting:
                        await self._documents.count_stored(row)
            except (DragonhallError, DamagedArchive) as error:
                # Other matches are still counted.
                log.warning("match cannot be counted", extra={"table": code, "why": str(error)})
            self._waiting.discard(code)
            await asyncio.sleep(PAUSE)

    # Reviews

    async def reviewed(self, table: LiveTable, review: p.Review, quick: bool = False) -> None:
        """Keep the findings of a match's review for its members."""
        documents = self._documents
        note = await documents.notes.get(table.code)
        if note is None:
            return
        for member, seat in members_at(table.state).items():
            key = f"{member}/{table.code}"
            old = await documents.my_reviews.get(key)
            if not note.doc.people[seat] or (quick and old is not None) or not await documents.my_matches.has(key):
                continue
            found = review.seats[seat]
            mine = p.MyReview(
                table.code, note.doc.game, note.at, note.doc.seats, found.result, found.luck, found.skill, found.cost,
                found.decisions, quick,
            )  # fmt: skip
            doc = ReviewNote(mine, note.doc.plies, [mark for mark in review.marks if mark.seat == seat])
            entry = old or documents.my_reviews.entry(key, member, note.at, doc)
            entry.doc = doc
            try:
                await documents.my_reviews.put(entry)
            except Conflict:
                continue  # another server has just kept it
        await documents.to_review.delete(table.code)

    async def review_one(self) -> None:
        """Make one quick review, if this server has nothing else to do."""
        store = self._store
        thinking = any(table.supervisor.thinking for table in self._tables.live.values())
        if thinking or not self._games.warm or not await store.look_after(LEASE):
            return
        for waiting in await self._documents.to_review.of(QUEUE, 1):
            review = None
            if waiting.at + REVIEWED_FOR > self._now():
                try:
                    table = await self._tables.open(waiting.key)
                    kept = await store.archived(table.code, REVIEW)
                    review = read_kept(kept).review if kept else await self._reviews_made.quickly(table, QUICK_SECONDS)
                    if review is None:
                        return  # somebody waits for another one
                    await self.reviewed(table, review, quick=kept is None)
                except (Refused, DamagedArchive) as error:
                    log.info("match cannot be judged", extra={"table": waiting.key, "why": str(error)})
            if review is None:
                await self._documents.to_review.delete(waiting.key)

    # Showing

    async def counted(self) -> p.CountedGames:
        """Return how many matches of each game were counted."""
        found = [p.CountedGame(name, sum(sums.matches for sums in await self._sums(name))) for name in games()]
        return p.CountedGames(found)

    async def _sums(self, game: str) -> list[Sums]:
        return [entry.doc for entry in await self._documents.sums.of(game, 1000)]

    async def of_game(self, game: str, seats: int | None, company: p.Company, whole: bool = False) -> p.GameStatistics:
        """Return the statistics of a game; without *seats*, at the most played number of seats. Rare openings are there
        only if the *whole* is asked for."""
        return game_report(find_game(game), await self._sums(game), seats, company, whole)

    async def of_member(self, member: str) -> p.MyStatistics:
        """Return the statistics of a member's own matches and reviews."""
        sums = await self._documents.my_sums.get(member)
        notes = await self._reviews(member, MAX_REVIEWS)
        known = MySums() if sums is None else sums.doc
        return await asyncio.to_thread(lambda: own_report(known, [note.review for note in notes], mistakes(notes)))

    async def _reviews(self, member: str, most: int) -> list[ReviewNote]:
        """Return the latest reviews, the oldest first."""
        return [entry.doc for entry in reversed(await self._documents.my_reviews.of(member, most))]

    async def export(self, member: str) -> dict[str, Any]:
        """Return all that statistics keep about a member."""
        matches = await self._documents.my_matches.of(member, 1_000_000)
        return {
            "matches": [{"at": entry.at, **msgspec.to_builtins(entry.doc)} for entry in matches],
            "reviews": [msgspec.to_builtins(note) for note in await self._reviews(member, 1_000_000)],
        }
