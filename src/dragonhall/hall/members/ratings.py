"""Ratings of members, by OpenSkill's Plackett-Luce update: for each game one board of duels and one of larger tables.

The bots of the house do not move: their strengths come with each game (``strengths.json``), so a rating means the same
in every hall. A match counts less the less is known about the opponents, and the more often the same two have met.
Every rated match is kept as a result; ``dragonhall ratings`` compares results with the records of the tables that are
still there, and calculates all ratings again from them.
"""

from __future__ import annotations

import json
import logging
import math
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from ... import games
from ...analysis.ratings import BETA, MU, SIGMA, evidence, updated
from ...games import game as find_game
from .. import protocol as p
from ..matches.archive import DamagedArchive
from ..matches.result import MatchResult, stored_result
from ..store import Document, Store, StoreDown
from ..store.collection import Collection, Entry, until_written
from ..tables.address_tags import AddressTags
from ..tables.state import read_state
from .accounts import FORMER, Accounts

EVEN = 1500
"""The rating of Drake, and of anybody who has not played yet."""
PER_POINT = math.log(10) / 400 * math.sqrt(2) * BETA
"""OpenSkill's units for one chess rating point, between two players with certain ratings."""
SURE = 1.96
PROVISIONAL = 150
"""Ratings with wider intervals are provisional."""
GONE = "gone-"
MAX_ROWS = 100
MAX_MET = 500
"""Maximum opponents whose meetings are counted, for one member on one board: the first ones."""
log = logging.getLogger("dragonhall.hall")


class Standing(Struct):
    """One member on one board."""

    member: str
    mu: float = MU
    sigma: float = SIGMA
    matches: int = 0
    last: int = 0
    """The number of the last result that counted; later ones have higher numbers."""
    met: dict[str, int] = {}
    """How often they have met each other member, by a mark that survives the deletion of that member."""


class Result(Struct):
    """A rated match."""

    code: str
    game: str
    seats: list[str]
    """By seat: a member, or the level of a bot behind a colon (``:drake``)."""
    places: list[int]
    """0 is the first; equal places are ties."""


def _busy() -> StoreDown:
    return StoreDown("the ratings change too quickly")  # the match is not archived, and is looked at again


class Ratings:
    """All ratings of a hall."""

    def __init__(self, store: Store, now: Callable[[], int], accounts: Accounts, tags: AddressTags) -> None:
        self._store, self._now, self._accounts, self._tags = store, now, accounts, tags
        self._results = Collection(store, "result", Result, _busy)
        self._standings = Collection(store, "rating", Standing, _busy)

    async def match_over(self, match: MatchResult) -> None:
        """Count a rated match that is over: its result and all changed ratings are written at once, so it counts once.

        Among bots, and people who were deleted meanwhile, there is nobody to be rated.
        """
        seats = match.state.rated_seats
        members = [seat for seat in seats if not seat.startswith((":", GONE))]
        if not match.state.rated or not members:
            return
        result = Result(match.code, match.game, seats, match.rated_places)
        counted = await until_written(lambda: self._count(result, members), _busy)
        for member in members if counted else ():
            if await self._accounts.account(member) is None:
                await self.remove_results(member, [match.code])  # deleted in the meantime

    async def _count(self, result: Result, members: list[str]) -> bool:
        if await self._results.has(result.code):
            return False
        board = board_of(result.game, len(result.seats))
        known = await self._standings.several(f"{board}/{member}" for member in members)
        keys = {member: f"{board}/{member}" for member in members}
        entries = {
            member: known.get(key) or self._standings.entry(key, board, 0, Standing(member))
            for member, key in keys.items()
        }
        standings = {member: entry.doc for member, entry in entries.items()}
        at = max(self._now(), *(1 + standing.last for standing in standings.values()))
        apply(result, standings, at, lambda seat: mark_of(seat, self._tags))
        put = [self._standings.changed(sorted_by_worth(entry)) for entry in entries.values()]
        await self._store.write([self._results.new(result.code, board, at, result), *put])
        return True

    async def of_member(self, member: str) -> list[p.MemberRating]:
        """Return the ratings of a member, most played board first."""
        found = await self._standings.several(f"{board}/{member}" for board in await self.boards())
        return sorted((summary(entry.owner, entry.doc) for entry in found.values()), key=lambda rating: -rating.matches)

    async def boards(self) -> list[str]:
        """Return the boards that are not empty."""
        wanted = [f"{name}/{kind}" for name in games() for kind in ("duel", "table")]
        return [board for board in wanted if await self._standings.of(board, 1)]

    async def board(self, board: str, members: list[str] | None = None) -> p.Board:
        """Return the top of a board, or its rows for these *members*."""
        if members is None:
            found = await self._standings.of(board, MAX_ROWS)
        else:
            asked = await self._standings.several(f"{board}/{member}" for member in members)
            found = sorted(asked.values(), key=lambda entry: (-entry.place, entry.key))
        accounts = await self._accounts.accounts(entry.doc.member for entry in found)
        rows: list[p.BoardRow] = []
        for rank, standing in enumerate((entry.doc for entry in found), 1):
            account, rating = accounts.get(standing.member), summary(board, standing)
            name = account.doc.name if account else FORMER
            shown = (rating.rating, rating.interval, rating.matches, rating.provisional)
            rows.append(p.BoardRow(rank, name, standing.member, *shown))
        bots = strengths(board.partition("/")[0])
        rows += [p.BoardRow(0, level, None, EVEN + points, 0, 0, False) for level, points in bots.items()]
        rows.sort(key=lambda row: row.interval - row.rating)
        return p.Board(board, rows)

    async def results_of(self, codes: list[str]) -> list[dict[str, Any]]:
        """Return the results of these matches, as far as they were rated."""
        found = await self._results.several(codes)
        return [{"at": found[code].at, **msgspec.to_builtins(found[code].doc)} for code in codes if code in found]

    def stranger(self, member: str) -> str:
        """Return the stand-in for a deleted member in results that others took part in."""
        return f"{GONE}{self._tags.tag(member)}"

    async def remove_results(self, member: str, codes: list[str]) -> None:
        """Replace a deleted member by a stranger in the results of these matches, and drop the ratings."""
        stranger = self.stranger(member)

        def edit(result: Entry[Result]) -> None:
            result.doc.seats = [stranger if seat == member else seat for seat in result.doc.seats]

        for code in codes:
            await self._results.update(code, edit)
        await self._standings.delete(*(f"{board}/{member}" for board in await self.boards()))


def apply(result: Result, standings: dict[str, Standing], at: int, mark: Callable[[str], str]) -> None:
    """Change the standings of the members who took part; *mark* stands for a member in the lists of others."""
    bots = strengths(result.game)
    known: list[tuple[float, float]] = []
    for seat in result.seats:
        if seat.startswith(":"):
            known.append((MU + PER_POINT * bots.get(seat[1:], 0), 0.0))
        else:
            standing = standings.setdefault(seat, Standing(seat))
            known.append((standing.mu, standing.sigma))
    marks = [None if seat.startswith(":") else mark(seat) for seat in result.seats]
    weights = []
    for here, seat in enumerate(result.seats):
        met = {} if seat.startswith(":") else standings[seat].met
        others = [(known[n][1], met.get(other, 0) if other else 0) for n, other in enumerate(marks) if n != here]
        weights.append(sum(evidence(sigma, times) for sigma, times in others) / max(1, len(others)))
    for here, (seat, (mu, sigma)) in enumerate(zip(result.seats, updated(known, result.places, weights), strict=True)):
        if not seat.startswith(":"):
            standing = standings[seat]
            standing.mu, standing.sigma, standing.matches, standing.last = mu, sigma, standing.matches + 1, at
            for n, other in enumerate(marks):
                if other is not None and n != here and (other in standing.met or len(standing.met) < MAX_MET):
                    standing.met[other] = standing.met.get(other, 0) + 1


def mark_of(seat: str, tags: AddressTags) -> str:
    """Return the mark of a member at a seat: the same before and after the member is deleted."""
    return seat.removeprefix(GONE) if seat.startswith(GONE) else tags.tag(seat)


async def recorded(store: Store, code: str) -> MatchResult | None:
    """Return the result of a rated match from its archive; None if there is no readable archive."""
    row = await store.load(code)
    seats = [] if row is None else read_state(row.doc).rated_seats
    if row is None or all(seat.startswith((":", GONE)) for seat in seats):
        return None
    try:
        return await stored_result(store, row)
    except DamagedArchive as error:
        log.warning("result cannot be checked", extra={"table": code, "why": str(error)})
        return None


async def _compared(store: Store) -> tuple[list[Entry[Result]], list[Document]]:
    """Return all results, in the order in which the matches ended, and those that differ from the records."""
    kept = Collection(store, "result", Result)
    results, wrong = await kept.all(), []
    for entry in results:
        found = await recorded(store, entry.key)
        if found is not None and not found.unclear and found.rated_places != entry.doc.places:
            entry.doc.places = found.rated_places
            wrong.append(kept.changed(entry))
    for code in await store.without_document("result"):
        found = await recorded(store, code)
        if found is not None:
            result = Result(code, found.game, found.state.rated_seats, found.rated_places)
            results.append(kept.entry(code, board_of(found.game, found.seats), found.ended_at, result))
            wrong.append(kept.changed(results[-1]))
    return sorted(results, key=lambda entry: (entry.at, entry.key)), wrong


async def recomputed(store: Store, write: bool) -> tuple[int, int]:
    """Calculate all ratings again from the records and results, in the order of the matches' ends; return the number of
    results, and how many results and ratings were wrong."""
    tags = AddressTags(store)
    await tags.open()
    boards: dict[str, dict[str, Standing]] = {}
    results, put = await _compared(store)
    for result in results:
        apply(result.doc, boards.setdefault(result.owner, {}), result.at, lambda seat: mark_of(seat, tags))
    kept = Collection(store, "rating", Standing)
    old = {entry.key: entry for entry in await kept.all()}
    wrong = len(put)
    for board, standings in boards.items():
        for standing in standings.values():
            if standing.member.startswith(GONE):
                continue
            key = f"{board}/{standing.member}"
            entry = old.pop(key, None)
            if entry is None or entry.doc != standing:
                wrong += 1
                new = entry or kept.entry(key, board, 0, standing)
                new.doc = standing
                put.append(kept.changed(sorted_by_worth(new)))
    wrong += len(old)
    if write:
        await store.write(put, [kept.ref(key) for key in old])
    return len(results), wrong


def sorted_by_worth(entry: Entry[Standing]) -> Entry[Standing]:
    """Return the sort key of a standing: the lower end of the interval."""
    rating = summary(entry.owner, entry.doc)
    entry.at, entry.sort = entry.doc.last, rating.rating - rating.interval
    return entry


def summary(board: str, standing: Standing) -> p.MemberRating:
    """Return a standing as it is sent."""
    rating = round(EVEN + (standing.mu - MU) / PER_POINT)
    interval = round(SURE * standing.sigma / PER_POINT)
    return p.MemberRating(board, rating, interval, standing.matches, interval > PROVISIONAL)


def board_of(game: str, seats: int) -> str:
    return f"{game}/{'duel' if seats == 2 else 'table'}"


@cache
def strengths(game: str) -> dict[str, int]:
    """Return how much stronger than Drake each level is, in points; empty for a game without such data."""
    file = find_game(game).folder / "strengths.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else {}
