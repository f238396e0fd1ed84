"""Results of the deal of the day: each comes from a record that was played again here, bots included.

It is for fun. The deal follows from the date, so whoever wants to can look at it beforehand, or try until it goes well:
a hall sees that a result is possible, and the first of each person, but not how it came about.
"""

from __future__ import annotations

import time
from datetime import UTC, date, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from .. import games
from ..lab import daily
from . import archive
from . import protocol as p
from .bot_workers import SEARCH, Share
from .members import Account, name_taken
from .names import clean_name, skeleton
from .problems import Refused
from .store import Conflict, Document

if TYPE_CHECKING:
    from .hall import Hall

KIND, MINE = "daily", "my daily"
"""The results; and for each result of a member a note that it is there, so that it can be deleted with the member."""
MOST_SHOWN = 100
MOST_KEPT = 5_000
"""Results of one deal."""
LONGEST_CHECK = 120.0
"""Seconds after which the check of a record is given up."""
MOST_POINTS = 1_000_000
encode = msgspec.json.encode


class Daily:
    """All results of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def today(self) -> date:
        return datetime.fromtimestamp(self.hall.now() / 1000, UTC).date()

    def day(self, text: str) -> date:
        """A day whose deals are out.

        Raises:
            Refused: it is no day, or not yet.
        """
        try:
            day = daily.read_date(text)
        except daily.NoSuchDay as error:
            raise Refused("no-page", str(error)) from error
        if not daily.FIRST <= day <= self.today():
            raise Refused("no-page", f"There are deals from {daily.FIRST} to {self.today()}, not of {day}.")
        return day

    async def bring(self, day: date, game: str, asked: p.BringDaily, account: Account | None, address: str) -> Any:
        """Check a record and keep its result, if it is the first of this person."""
        name, who = await self._person(asked, account)
        key, owner = f"{day}/{game}/{who}", f"{day}/{game}"
        known = await self.hall.store.document(KIND, key)
        if known is not None:
            return p.DailyBrought(await self._shown(known), False)
        if len(await self.hall.store.documents(KIND, owner, MOST_KEPT)) >= MOST_KEPT:
            raise Refused("too-many", "There are too many results of this deal: no more are kept.")
        result = await self._checked(day, game, asked.record, address)
        now, late = self.hall.now(), day < self.today()
        doc = p.DailyResult(name, account.member if account else None, result.place, result.score, late, now)
        # Sorted by the place, then by the points.
        worth = (100 - doc.place) * MOST_POINTS + min(max(doc.score, 0), MOST_POINTS - 1)
        put = [Document(KIND, key, owner, worth, 0, encode(doc))]
        if account is not None:
            put.append(Document(MINE, key, account.member, now, 0, b"{}"))
        try:
            await self.hall.store.write(put)
        except Conflict:
            known = await self.hall.store.document(KIND, key)
            if known is None:
                raise
            return p.DailyBrought(await self._shown(known), False)
        return p.DailyBrought(await self._shown(put[0]), True)

    async def told(self, day: date) -> p.DailyDay:
        """All results of a day."""
        found = []
        for game in games():
            kept = await self.hall.store.documents(KIND, f"{day}/{game}", MOST_KEPT)
            if kept:
                docs = [msgspec.json.decode(one.doc, type=p.DailyResult) for one in kept]
                seats = daily.deal_of(game, day).seats
                places = [sum(doc.place == place for doc in docs) for place in range(1, seats + 1)]
                shown = [await self._shown(one) for one in kept[:MOST_SHOWN]]
                shown.sort(key=lambda one: (one.place, -one.score, one.late, one.at))
                found.append(p.DailyGame(game, shown, len(kept), places))
        return p.DailyDay(str(day), str(self.today()), found)

    async def results_of(self, member: str) -> list[dict[str, Any]]:
        """For the export of a member."""
        found = []
        for one in await self.hall.store.documents(MINE, member, 1_000_000):
            kept = await self.hall.store.document(KIND, one.key)
            if kept is not None:
                day, game, _ = one.key.split("/")
                found.append({"day": day, "game": game, **msgspec.json.decode(kept.doc)})
        return found

    async def forget(self, owned: list[Document]) -> None:
        """The results of a member who is deleted go too; *owned* are the member's documents."""
        await self.hall.store.write([], [(KIND, one.key) for one in owned if one.kind == MINE])

    async def _person(self, asked: p.BringDaily, account: Account | None) -> tuple[str, str]:
        """The name in the table, and by what one person is known there."""
        if account is not None:
            return account.doc.name, account.member
        name = clean_name(asked.name or "")
        self.hall.moderation.words.check_name(name)
        if await self.hall.store.document("name", skeleton(name)) is not None:
            raise name_taken(name)
        return name, f"guest {skeleton(name).replace('/', ' ')}"

    async def _checked(self, day: date, game: str, record: Any, address: str) -> daily.Result:
        """What a record leads to, if it is in order: played again in a thread of the bots, in its turn."""
        if record.get("game") != game:
            raise Refused("bad-record", f"This is not a record of {self.hall.game(game).title}.")
        archive.check_parts(record)
        archive.hall_part(record)
        await self.hall.games.prepared(game, SEARCH)
        work = partial(_verified, record, day)
        result: daily.Result = await self.hall.bot_workers.do(work, True, Share(address, f"daily {game}", False))
        return result

    async def _shown(self, document: Document) -> p.DailyResult:
        """As it is kept, with the name that a member has now."""
        doc = msgspec.json.decode(document.doc, type=p.DailyResult)
        account = None if doc.member is None else await self.hall.members.account(doc.member)
        return msgspec.structs.replace(doc, name=account.doc.name) if account else doc


def _verified(record: Any, day: date) -> daily.Result:
    end = time.monotonic() + LONGEST_CHECK

    def going_on() -> None:
        if time.monotonic() > end:
            raise Refused("too-long", "Checking this record takes too long.")

    return daily.result_of(*daily.verify(record, day, going_on))
