"""Reviews of finished matches: made one after the other beside everything else, and kept with the match's book."""

from __future__ import annotations

import asyncio
import os
import threading
import zlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from ..core.errors import BadRecord
from ..core.match import Match
from ..lab.review import Decision, reviewed
from ..lab.review import Review as Judged
from . import books
from . import protocol as p
from . import protocol_review as r
from .problems import Refused
from .thinking import SEARCH

if TYPE_CHECKING:
    from .hall import Hall
    from .table import LiveTable

REVIEW = -3
"""The page of a book that holds its review."""
MOST_WAITING = 32
MOST_MARKS = 40
GENTLY = 10
"""A review may take all of a core, but never from a bot that somebody waits for."""


class Closed(Exception):
    """The hall was closed meanwhile."""


@dataclass
class Work:
    """One review being made."""

    plies: int
    done: int = 0
    begun: bool = False

    def state(self) -> r.ReviewState:
        return r.ReviewState("working" if self.begun else "waiting", self.done, self.plies)


class Reviews:
    """All reviews that one server makes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._pool = ThreadPoolExecutor(1, "review", _gently)
        self._works: dict[str, Work] = {}
        self._closed = threading.Event()

    async def state(self, table: LiveTable) -> r.ReviewState:
        """How far the review of a finished match is; the first to ask begins it.

        Raises:
            Refused: it is not over, it cannot be played again by these rules, or too many wait.
        """
        work = self._works.get(table.code)
        if work is not None:
            return work.state()
        kept = await self.hall.store.book(table.code, REVIEW)
        if kept is not None:
            return msgspec.json.decode(zlib.decompress(kept), type=r.ReviewState)
        record = await self.hall.record(table)
        try:
            match = await asyncio.to_thread(books.verify, record)
        except BadRecord as error:
            raise Refused("no-review", f"This match cannot be judged by the rules of this server. {error}") from error
        if table.code not in self._works:
            if len(self._works) >= MOST_WAITING:
                raise Refused("too-fast", "Many reviews are being made already: ask again in a few minutes.")
            self._works[table.code] = Work(len(match.log))
            self.hall.spawn(self._make(table, match, self._works[table.code]))
        return self._works[table.code].state()

    async def _make(self, table: LiveTable, match: Match, work: Work) -> None:
        try:
            await self.hall.prepared(match.game.name, SEARCH)
            judge = partial(self._judged, match, work, self.hall.settings.review_seconds)
            review = await self.hall.loop.run_in_executor(self._pool, judge)
            if await self.hall.store.book(table.code, books.FINAL) is None:
                await self.hall.bind_book(table)
            ready = r.ReviewState("ready", work.plies, work.plies, review)
            await self.hall.store.keep_pages(table.code, {REVIEW: zlib.compress(msgspec.json.encode(ready), 6)})
        except Closed:
            return
        finally:
            del self._works[table.code]

    def _judged(self, match: Match, work: Work, seconds: float) -> r.Review:
        work.begun = True

        def progress(done: int, plies: int) -> None:
            work.done = done
            if self._closed.is_set():
                raise Closed

        return told(match, reviewed(match, seconds, progress=progress))

    def close(self) -> None:
        self._closed.set()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _gently() -> None:
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), GENTLY)


def told(match: Match, judged: Judged) -> r.Review:
    """A review as it goes over the wire; its plies count from the beginning of the record, as the replay's do."""
    first = match.ply - len(match.log)
    ranked = {one: rank for rank, one in enumerate(judged.costly[:MOST_MARKS], 1)}
    marks = [
        r.Mark(
            one.ply - first, one.seat, _move(match, one.move), _move(match, one.better), _round(one.share),
            _round(one.best), _round(one.cost), ranked[one],
        )
        for one in sorted(ranked, key=lambda one: one.ply)
    ]  # fmt: skip
    seats = [_seat(judged, seat, [one for one in judged.costly if one.seat == seat]) for seat in range(judged.seats)]
    chances = [[_round(share) for share in row] for row in judged.chances]
    return r.Review(chances, marks, seats, judged.playouts, round(judged.seconds, 1))


def _seat(judged: Judged, seat: int, costly: list[Decision]) -> r.SeatReview:
    return r.SeatReview(
        _round(judged.results[seat]),
        _round(judged.skill[seat]),
        _round(judged.luck[seat]),
        _round(sum(one.cost for one in costly)),
        sum(one.seat == seat for one in judged.decisions),
    )


def _move(match: Match, text: str) -> p.MoveInfo:
    move: Any = match.game.moves.find(text)
    return p.MoveInfo(int(move), move.text, move.name, move.args)


def _round(share: float) -> float:
    return round(share, 4)
