"""Reviews of finished matches: made one at a time in the background, and kept with the archived match. Addresses take
turns, a match is never reviewed twice at once, and nobody can fill the whole queue.
"""

from __future__ import annotations

import asyncio
import os
import threading
import zlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from ...analysis.review import Decision, Draft, glance, reviewed
from ...analysis.review import Review as Judged
from ...bots.network_insight import at_once
from ...core.errors import BadRecord
from ...core.match import Match
from .. import protocol as p
from ..base.errors import Refused
from ..base.settings import Settings
from ..base.tasks import Background
from ..protocol import review as r
from ..store import Store
from ..tables.bot_workers import SEARCH
from ..tables.live_table import LiveTable
from ..tables.warm_up import CompiledGames
from . import archive, records
from .finisher import FinishedMatches

REVIEW = -3
"""The page of an archived match that holds its review."""
MAX_WAITING = 32
MAX_EACH = 4
"""Reviews that wait for one address."""
MAX_MARKS = 40
GENTLY = 10
"""A review may use a whole core, but never at the expense of a bot that somebody waits for."""


class Closed(Exception):
    """The hall was closed in the meantime."""


@dataclass
class Work:
    """One review being made."""

    match: Match
    digest: str
    address: str
    """The address that asked for it first."""
    tables: dict[str, LiveTable] = field(default_factory=dict)
    """Where the match is kept: it may have been uploaded several times."""
    done: int = 0
    begun: bool = False
    draft: Draft = field(init=False)

    def __post_init__(self) -> None:
        self.draft = Draft(self.match)

    def state(self) -> r.ReviewState:
        found = to_wire(self.match, self.draft.review()) if self.draft.whole else None
        return r.ReviewState("working" if self.begun else "waiting", self.done, len(self.match.log), found)


async def _nobody_hears(table: LiveTable, review: r.Review) -> None:
    """Stand for a listener that is not connected."""


class Reviews:
    """All reviews that one server makes."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        background: Background,
        games: CompiledGames,
        finished: FinishedMatches,
    ) -> None:
        self._store, self._settings, self._background = store, settings, background
        self._games, self._finished = games, finished
        self.on_reviewed: Callable[[LiveTable, r.Review], Awaitable[None]] = _nobody_hears
        """Called when the review of a match is kept."""
        self._pool = ThreadPoolExecutor(1, "review", _gently)
        self._works: dict[str, Work] = {}
        """By the digest of the match."""
        self._by_code: dict[str, Work] = {}
        self._served: dict[str, int] = {}
        """When each address had its last turn, while reviews are being made."""
        self._busy = False
        self._closed = threading.Event()

    async def state(self, table: LiveTable, address: str = "") -> r.ReviewState:
        """Return how far the review of a finished match is; the first to ask begins it.

        Raises:
            Refused: it is not over, it cannot be played again by these rules, or too many wait.
        """
        work = self._by_code.get(table.code)
        if work is not None:
            return work.state()
        kept = await self._store.archived(table.code, REVIEW)
        if kept is not None:
            return read_kept(kept)
        if table.phase != "over":
            raise Refused("not-over", "The game is not over yet.")
        record = await self._finished.record(table)
        self._check_room(records.digest(record, whole=False), address)
        match = await _verified(record)
        digest = records.digest(record, whole=False)
        self._check_room(digest, address)
        work = self._works.get(digest)
        if work is None:
            work = self._works[digest] = Work(match, digest, address)
        work.tables[table.code] = table
        self._by_code[table.code] = work
        self._begin()
        return work.state()

    def _check_room(self, digest: str, address: str) -> None:
        if digest in self._works:
            return
        each = MAX_EACH if self._settings.limit_factor > 0 else MAX_WAITING
        if sum(work.address == address for work in self._works.values()) >= each:
            raise Refused("too-fast", "Several reviews are being made for your address: wait for one of them.")
        if len(self._works) >= MAX_WAITING:
            raise Refused("too-fast", "Many reviews are being made already: ask again in a few minutes.")

    def _begin(self) -> None:
        """Start the next review, unless one is running: the oldest request of the address whose last turn is longest
        ago."""
        if not self._works:
            self._served.clear()
        if self._busy or not self._works or self._background.closing:
            return
        work = min(self._works.values(), key=lambda work: self._served.get(work.address, 0))
        self._served[work.address] = 1 + max(self._served.values(), default=0)
        self._busy = work.begun = True
        self._background.spawn(self._make(work))

    async def _make(self, work: Work) -> None:
        try:
            await self._games.prepared(work.match.game.name, SEARCH)
            judge = partial(self._judged, work.match, work, self._settings.review_seconds)
            review = await asyncio.get_running_loop().run_in_executor(self._pool, judge)
            plies = len(work.match.log)
            ready = zlib.compress(msgspec.json.encode(r.ReviewState("ready", plies, plies, review)), 6)
            kept: set[str] = set()
            while more := [code for code in work.tables if code not in kept]:
                await self._keep(work.tables[more[0]], ready)
                await self.on_reviewed(work.tables[more[0]], review)
                kept.add(more[0])
        except Closed:
            return
        finally:
            del self._works[work.digest]
            for code in work.tables:
                del self._by_code[code]
            self._busy = False
            self._begin()

    async def _keep(self, table: LiveTable, ready: bytes) -> None:
        if await self._store.archived(table.code, archive.FINAL) is None:
            await self._finished.archive_match(table)
        await self._store.keep_pages(table.code, {REVIEW: ready})

    async def quickly(self, table: LiveTable, seconds: float) -> r.Review | None:
        """Make a short review, which is not kept with the match; None while somebody waits for another review."""
        match = await _verified(await self._finished.record(table))
        if self._busy or self._works or self._background.closing:
            return None
        self._busy = True
        try:
            judge = partial(self._judged, match, Work(match, "", ""), seconds)
            return await asyncio.get_running_loop().run_in_executor(self._pool, judge)
        except Closed:
            return None
        finally:
            self._busy = False
            self._begin()

    def _judged(self, match: Match, work: Work, seconds: float) -> r.Review:
        def progress(done: int, plies: int) -> None:
            work.done = done
            if self._closed.is_set():
                raise Closed

        if at_once(match.game):
            glance(match, work.draft)
        return to_wire(match, reviewed(match, seconds, progress=progress, draft=work.draft))

    def close(self) -> None:
        self._closed.set()
        self._pool.shutdown(wait=False, cancel_futures=True)


async def _verified(record: Any) -> Match:
    try:
        return await asyncio.to_thread(records.verify, record)
    except BadRecord as error:
        raise Refused("no-review", f"This match cannot be judged by the rules of this server. {error}") from error


def read_kept(page: bytes) -> r.ReviewState:
    """Return the review of an archived match."""
    return msgspec.json.decode(zlib.decompress(page), type=r.ReviewState)


def _gently() -> None:
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), GENTLY)


def to_wire(match: Match, judged: Judged) -> r.Review:
    """Return a review as it is sent; its plies count from the beginning of the record, as the replay's do."""
    first = match.ply - len(match.log)
    ranked = {decision: rank for rank, decision in enumerate(judged.costly[:MAX_MARKS], 1)}
    marks = [
        r.Mark(
            decision.ply - first, decision.seat, _move(match, decision.move), _move(match, decision.better),
            _round(decision.share), _round(decision.best), _round(decision.cost), ranked[decision], decision.source,
        )
        for decision in sorted(ranked, key=lambda decision: decision.ply)
    ]  # fmt: skip
    seats = [
        _seat(judged, seat, [decision for decision in judged.costly if decision.seat == seat])
        for seat in range(judged.seats)
    ]
    chances = [[_round(share) for share in row] for row in judged.chances]
    return r.Review(chances, marks, seats, judged.playouts, round(judged.seconds, 1), judged.network_from)


def _seat(judged: Judged, seat: int, costly: list[Decision]) -> r.SeatReview:
    return r.SeatReview(
        _round(judged.results[seat]),
        _round(judged.skill[seat]),
        _round(judged.luck[seat]),
        _round(sum(decision.cost for decision in costly)),
        sum(decision.seat == seat for decision in judged.decisions),
    )


def _move(match: Match, text: str) -> p.MoveInfo:
    move: Any = match.game.moves.find(text)
    return p.MoveInfo(int(move), move.text, move.name, move.args)


def _round(share: float) -> float:
    return round(share, 4)
