"""Games of a member against bots alone: sums of what the member's browsers report.

These games are played in the browser, so nobody checks them. They are shown to the member alone and never rated.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct

from .. import protocol as p
from ..base.errors import Refused
from ..store import Store
from ..store.collection import Collection, Entry
from ..tables.state import check_level
from .accounts import Account

MAX_DAYS = 400
MAX_IDS = 1_000
"""Newest games that are recognised when they are sent again."""


class SoloDoc(Struct):
    tallies: list[p.SoloTally] = []
    days: list[str] = []
    ids: list[str] = []


class SoloGames:
    """The sums of all members of a hall: one document each."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._now = now
        self._sums = Collection(store, "solo games", SoloDoc, _busy)

    async def of_member(self, member: str) -> p.Solo:
        """Return the sums of a member."""
        entry = await self._sums.get(member)
        return _shown(SoloDoc() if entry is None else entry.doc)

    async def add(self, account: Account, asked: p.AddSolo) -> p.Solo:
        """Count games, each once; return the new sums."""
        for each in asked.games:
            check_level(each.level, each.game)
            self._check_day(each.day)

        def edit(entry: Entry[SoloDoc]) -> None:
            for each in asked.games:
                _count(entry.doc, each)

        member = account.member
        entry = await self._sums.update(
            member, edit, new=lambda: self._sums.entry(member, member, self._now(), SoloDoc())
        )
        return _shown(SoloDoc() if entry is None else entry.doc)

    async def export(self, member: str) -> dict[str, Any]:
        """Return everything, for the member's export."""
        entry = await self._sums.get(member)
        found: dict[str, Any] = msgspec.to_builtins(SoloDoc() if entry is None else entry.doc)
        return found

    def _check_day(self, day: str | None) -> None:
        if day is None:
            return
        try:
            known = date.fromisoformat(day)
        except ValueError as error:
            raise Refused("bad-message", f"{day!r} is no day: write it as 2026-11-18.") from error
        # A browser's clock may be ahead.
        latest = datetime.fromtimestamp(self._now() / 1000, UTC).date() + timedelta(1)
        if str(known) != day or known > latest:
            raise Refused("bad-message", f"{day!r} is no day that has come: write it as 2026-11-18.")


def _count(doc: SoloDoc, game: p.SoloGame) -> None:
    if game.id in doc.ids:
        return
    doc.ids = [*doc.ids, game.id][-MAX_IDS:]
    if game.day is not None:
        doc.days = sorted({*doc.days, game.day})[-MAX_DAYS:]
    found = (one for one in doc.tallies if (one.game, one.level) == (game.game, game.level))
    tally = next(found, None)
    if tally is None:
        tally = p.SoloTally(game.game, game.level, 0, 0, 0)
        doc.tallies.append(tally)
    tally.played += 1
    tally.won += game.won
    tally.beaten += game.won and game.beaten


def _shown(doc: SoloDoc) -> p.Solo:
    return p.Solo(doc.tallies, doc.days)


def _busy() -> Refused:
    return Refused("stale", "Something else happened meanwhile: try again.")
