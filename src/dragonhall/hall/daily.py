"""Results of the deal of the day: each comes from a record that was played again here, bots included.

It is for fun. The deal follows from the date, so anybody can look at it beforehand or retry until it goes well: a hall
can check that a result is possible, and keeps each person's first, but cannot know how it came about.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import partial
from typing import Any

import msgspec

from .. import games
from ..analysis import daily
from ..games import game as find_game
from . import protocol as p
from .base.errors import Refused
from .base.names import clean_name, skeleton
from .matches import records
from .members.accounts import Account, Accounts, name_taken
from .store import Conflict, Document, Store
from .store.collection import Also, Collection, Empty
from .tables.bot_workers import SEARCH, BotWorkers, Share
from .tables.warm_up import CompiledGames

KIND, MINE = "daily", "my daily"
"""The results; and for each result of a member a note that it is there, so that it can be deleted with the member."""
MAX_SHOWN = 100
MAX_KEPT = 5_000
"""Results of one deal."""
MAX_CHECK = 120.0
"""Seconds after which checking a record is abandoned."""
MAX_POINTS = 1_000_000


class Daily:
    """All results of a hall."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        games: CompiledGames,
        bot_workers: BotWorkers,
        accounts: Accounts,
        check_name: Callable[[str | None], None],
    ) -> None:
        self._now, self._games, self._bot_workers = now, games, bot_workers
        self._accounts, self._check_name = accounts, check_name
        self._results = Collection(store, KIND, p.DailyResult)
        self._mine = Collection(store, MINE, Empty)

    def today(self) -> date:
        return datetime.fromtimestamp(self._now() / 1000, UTC).date()

    def day(self, text: str) -> date:
        """Read a day whose deals are out.

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

    async def bring(
        self, day: date, game: str, asked: p.BringDaily, account: Account | None, address: str
    ) -> p.DailyBrought:
        """Check a record and keep its result, if it is the first of this person."""
        name, person = await self._person(asked, account)
        key, owner = f"{day}/{game}/{person}", f"{day}/{game}"
        known = await self._results.get(key)
        if known is not None:
            return p.DailyBrought(await self._shown(known.doc), False)
        if len(await self._results.of(owner, MAX_KEPT)) >= MAX_KEPT:
            raise Refused("too-many", "There are too many results of this deal: no more are kept.")
        result = await self._checked(day, game, asked.record, address)
        now, late = self._now(), day < self.today()
        doc = p.DailyResult(name, account.member if account else None, result.place, result.score, late, now)
        # Sorted by the place, then by the points.
        worth = (100 - doc.place) * MAX_POINTS + min(max(doc.score, 0), MAX_POINTS - 1)
        mine = [] if account is None else [self._mine.new(key, account.member, now)]
        if await self._results.create(key, owner, now, doc, Also(mine), sort=worth):
            return p.DailyBrought(await self._shown(doc), True)
        known = await self._results.get(key)
        if known is None:
            raise Conflict
        return p.DailyBrought(await self._shown(known.doc), False)

    async def of_day(self, day: date) -> p.DailyDay:
        """Return all results of a day."""
        found = []
        for game in games():
            docs = [entry.doc for entry in await self._results.of(f"{day}/{game}", MAX_KEPT)]
            if docs:
                seats = daily.deal_of(game, day).seats
                places = [sum(doc.place == place for doc in docs) for place in range(1, seats + 1)]
                shown = [await self._shown(doc) for doc in docs[:MAX_SHOWN]]
                shown.sort(key=lambda result: (result.place, -result.score, result.late, result.at))
                found.append(p.DailyGame(game, shown, len(docs), places))
        return p.DailyDay(str(day), str(self.today()), found)

    async def results_of(self, member: str) -> list[dict[str, Any]]:
        """Return the results of a member, for the export."""
        keys = [entry.key for entry in await self._mine.of(member, 1_000_000)]
        kept = await self._results.several(keys)
        parts = [(key.split("/"), kept[key].doc) for key in keys if key in kept]
        return [{"day": day, "game": game, **msgspec.to_builtins(doc)} for (day, game, _), doc in parts]

    async def remove_member(self, member: str, owned: list[Document]) -> None:
        """Delete the results of a member who is deleted; *owned* are the member's documents."""
        await self._results.delete(*(document.key for document in owned if document.kind == MINE))

    async def _person(self, asked: p.BringDaily, account: Account | None) -> tuple[str, str]:
        """Return the name in the table, and the key that identifies the person there."""
        if account is not None:
            return account.doc.name, account.member
        name = clean_name(asked.name or "")
        self._check_name(name)
        if await self._accounts.is_taken(name):
            raise name_taken(name)
        return name, f"guest {skeleton(name).replace('/', ' ')}"

    async def _checked(self, day: date, game: str, record: Any, address: str) -> daily.Result:
        """Replay a record in one of the bots' threads when its turn comes, and return its result if it is valid."""
        if record.get("game") != game:
            raise Refused("bad-record", f"This is not a record of {find_game(game).title}.")
        records.check_parts(record)
        records.hall_part(record)
        await self._games.prepared(game, SEARCH)
        work = partial(_verified, record, day)
        result: daily.Result = await self._bot_workers.do(work, True, Share(address, f"daily {game}", False))
        return result

    async def _shown(self, doc: p.DailyResult) -> p.DailyResult:
        """Return a result with the name that a member has now."""
        account = None if doc.member is None else await self._accounts.account(doc.member)
        return msgspec.structs.replace(doc, name=account.doc.name) if account else doc


def _verified(record: Any, day: date) -> daily.Result:
    end = time.monotonic() + MAX_CHECK

    def going_on() -> None:
        if time.monotonic() > end:
            raise Refused("too-long", "Checking this record takes too long.")

    return daily.result_of(*daily.verify(record, day, going_on))
