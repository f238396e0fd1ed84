"""Ratings of members, by OpenSkill's Plackett-Luce update: for each game one board of duels and one of larger tables.

The bots of the house do not move: their strengths come with each game (``strengths.json``), so a rating means the same
in every hall. Every rated match is kept as a result; ``dragonhall ratings`` compares results with the records of the
tables that are still there, and makes all ratings anew from them.
"""

from __future__ import annotations

import json
import math
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ..games import game as find_game
from ..lab.ratings import BETA, MU, SIGMA, places, updated
from . import protocol as p
from .archive import FINAL, read_final_views
from .store import Conflict, Document, StoreDown
from .table_state import read_state
from .wire import standing_lines

if TYPE_CHECKING:
    from .hall import Hall
    from .store import Said, Store
    from .table import LiveTable
    from .table_state import TableState

EVEN = 1500
"""The rating of Drake, and of who has not played yet."""
PER_POINT = math.log(10) / 400 * math.sqrt(2) * BETA
"""OpenSkill's units for one point of the scale of chess, between two players who are well known."""
SURE = 1.96
PROVISIONAL = 150
"""Wider intervals are called provisional."""
GONE = "gone-"
MOST_ROWS = 100
TRIES = 20
encode = msgspec.json.encode


class Standing(Struct):
    """One member on one board."""

    member: str
    mu: float = MU
    sigma: float = SIGMA
    matches: int = 0
    last: int = 0
    """The number of the last result that counted; later ones have higher numbers."""


class Result(Struct):
    """A rated match."""

    code: str
    game: str
    seats: list[str]
    """By seat: a member, or the level of a bot behind a colon (``:drake``)."""
    places: list[int]
    """0 is the first; equal places are ties."""


class Ratings:
    """All ratings of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    @staticmethod
    def places(scores: list[int], winners: list[int]) -> list[int]:
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
        return list(places(shares, scores))

    async def count(self, table: LiveTable, placed: list[int]) -> None:
        """A rated match is over. Its result and all changed ratings are written at once, so it counts once.

        Among bots, and people who were deleted meanwhile, there is nobody to be rated.
        """
        state, seats = table.state, table.state.rated_seats
        members = [seat for seat in seats if not seat.startswith((":", GONE))]
        if not members:
            return
        result = Result(table.code, state.game, seats, placed)
        board = board_of(state.game, len(seats))
        for _ in range(TRIES):
            if await self.hall.store.document("result", table.code) is not None:
                return
            known = {member: await self.hall.store.document("rating", f"{board}/{member}") for member in members}
            standings = {
                member: Standing(member) if found is None else msgspec.json.decode(found.doc, type=Standing)
                for member, found in known.items()
            }
            at = max(self.hall.now(), *(1 + one.last for one in standings.values()))
            apply(result, standings, at)
            put = [Document("result", table.code, board, at, 0, encode(result))]
            for member, found in known.items():
                put.append(rating_document(board, standings[member], 0 if found is None else found.rev + 1))
            try:
                await self.hall.store.write(put)
            except Conflict:
                continue  # another match of one of them ended at the same time
            for member in members:
                if await self.hall.store.document("member", member) is None:
                    await self.forget(member, [table.code])  # deleted while it was counted
            return
        raise StoreDown("the ratings change too quickly")  # the match is not archived, and is looked at again

    async def of(self, member: str) -> list[p.MemberRating]:
        """The ratings of a member, most played board first."""
        told = []
        for board in await self.boards():
            found = await self.hall.store.document("rating", f"{board}/{member}")
            if found is not None:
                told.append(shown(board, msgspec.json.decode(found.doc, type=Standing)))
        return sorted(told, key=lambda one: -one.matches)

    async def boards(self) -> list[str]:
        from .. import games

        wanted = [f"{name}/{kind}" for name in games() for kind in ("duel", "table")]
        return [board for board in wanted if await self.hall.store.documents("rating", board, 1)]

    async def board(self, board: str, members: list[str] | None = None) -> p.Board:
        """The best of a board, or all of these *members* who are on it."""
        rows: list[p.BoardRow] = []
        if members is None:
            found = await self.hall.store.documents("rating", board, MOST_ROWS)
        else:
            asked = await self.hall.store.several("rating", [f"{board}/{member}" for member in members])
            found = sorted(asked.values(), key=lambda one: (-one.at, one.key))
        standings = [msgspec.json.decode(one.doc, type=Standing) for one in found]
        accounts = await self.hall.members.accounts(one.member for one in standings)
        for rank, standing in enumerate(standings, 1):
            account = accounts.get(standing.member)
            told = shown(board, standing)
            name = account.doc.name if account else "—"
            row = (told.rating, told.interval, told.matches, told.provisional)
            rows.append(p.BoardRow(rank, name, standing.member, *row))
        bots = strengths(board.partition("/")[0])
        rows += [p.BoardRow(0, level, None, EVEN + points, 0, 0, False) for level, points in bots.items()]
        rows.sort(key=lambda row: row.interval - row.rating)
        return p.Board(board, rows)

    async def results_of(self, codes: list[str]) -> list[dict[str, Any]]:
        """The results of those of these matches that were rated."""
        found = await self.hall.store.several("result", codes)
        return [{"at": found[code].at, **msgspec.json.decode(found[code].doc)} for code in codes if code in found]

    def stranger(self, member: str) -> str:
        """What stands for a member who was deleted, in results that others took part in."""
        return f"{GONE}{self.hall.tag(member)}"

    async def forget(self, member: str, codes: list[str]) -> None:
        """In results of others, of these matches, a member who was deleted becomes a stranger."""
        store = self.hall.store
        stranger = self.stranger(member)
        for code in codes:
            for _ in range(TRIES):
                one = await store.document("result", code)
                if one is None:
                    break
                result = msgspec.json.decode(one.doc, type=Result)
                result.seats = [stranger if seat == member else seat for seat in result.seats]
                try:
                    await store.write([Document(one.kind, one.key, one.owner, one.at, one.rev + 1, encode(result))])
                    break
                except Conflict:
                    continue  # another one of them is deleted at the same time
        drop = [("rating", f"{board}/{member}") for board in await self.boards()]
        await store.write([], drop)


def apply(result: Result, standings: dict[str, Standing], at: int) -> None:
    """Change the standings of the members who took part."""
    bots = strengths(result.game)
    known = []
    for seat in result.seats:
        if seat.startswith(":"):
            known.append((MU + PER_POINT * bots.get(seat[1:], 0), 0.0))
        else:
            standing = standings.setdefault(seat, Standing(seat))
            known.append((standing.mu, standing.sigma))
    for seat, (mu, sigma) in zip(result.seats, updated(known, result.places), strict=True):
        if not seat.startswith(":"):
            standing = standings[seat]
            standing.mu, standing.sigma, standing.matches, standing.last = mu, sigma, standing.matches + 1, at


def forfeits(state: TableState, people: list[int], said: list[Said]) -> list[int]:
    """The seats of *people* who left, or let a bot make more than half of the decisions: what it reached is not
    theirs."""
    found = []
    for seat in people:
        by_bot = [line.bot for line in said if line.kind == "move" and line.seat == seat]
        if state.places[seat].player is None or 2 * sum(by_bot) > len(by_bot):
            found.append(seat)
    return found


def rated_places(state: TableState, view: dict[str, Any], said: list[Said]) -> list[int]:
    """The places in a rated match, by its last *view*; who forfeited is behind everybody else."""
    placed = Ratings.places(view["scores"], view["winners"])
    people = [seat for seat, who in enumerate(state.rated_seats) if not who.startswith(":")]
    gone = forfeits(state, people, said)
    return [len(placed) if seat in gone else place for seat, place in enumerate(placed)]


async def recorded(store: Store, code: str) -> tuple[Result, int] | None:
    """The result of a rated match as its record tells it, and when it ended; None where there is nothing to tell."""
    row = await store.load(code)
    state = None if row is None else read_state(row.doc)
    page = await store.archived(code, FINAL) if state is not None and state.rated_seats else None
    if state is None or page is None or all(seat.startswith((":", GONE)) for seat in state.rated_seats):
        return None
    said = standing_lines(await store.said(code))
    view = msgspec.json.decode(read_final_views(page)[0])
    return Result(code, state.game, state.rated_seats, rated_places(state, view, said)), said[-1].at


async def _compared(store: Store) -> tuple[list[Document], list[Document]]:
    """All results, in the order in which the matches ended; and those of them that are not as the records say."""
    results, wrong = [], []
    for one in await store.all_documents("result"):
        kept, found = msgspec.json.decode(one.doc, type=Result), await recorded(store, one.key)
        if found is not None and found[0].places != kept.places:
            kept.places = found[0].places
            one = Document(one.kind, one.key, one.owner, one.at, one.rev + 1, encode(kept))
            wrong.append(one)
        results.append(one)
    for code in await store.without_document("result"):
        found = await recorded(store, code)
        if found is not None:
            board = board_of(found[0].game, len(found[0].seats))
            wrong.append(Document("result", code, board, found[1], 0, encode(found[0])))
            results.append(wrong[-1])
    return sorted(results, key=lambda one: (one.at, one.key)), wrong


async def recomputed(store: Store, write: bool) -> tuple[int, int]:
    """Make all ratings anew from the records and results, in the order in which the matches ended; how many results
    there are, and how many results and ratings were not as they should be."""
    boards: dict[str, dict[str, Standing]] = {}
    results, put = await _compared(store)
    for one in results:
        apply(msgspec.json.decode(one.doc, type=Result), boards.setdefault(one.owner, {}), one.at)
    wanted = {f"{board}/{member}": (board, one) for board, all_of in boards.items() for member, one in all_of.items()}
    wanted = {key: one for key, one in wanted.items() if not one[1].member.startswith(GONE)}
    kept = {one.key: one for one in await store.all_documents("rating")}
    wrong = len(put)
    for key, (board, standing) in wanted.items():
        old = kept.pop(key, None)
        if old is None or old.doc != encode(standing):
            wrong += 1
            put.append(rating_document(board, standing, 0 if old is None else old.rev + 1))
    wrong += len(kept)
    if write:
        await store.write(put, [("rating", key) for key in kept])
    return len(results), wrong


def rating_document(board: str, standing: Standing, rev: int) -> Document:
    """Sorted by what the member is worth at least."""
    told = shown(board, standing)
    return Document("rating", f"{board}/{standing.member}", board, told.rating - told.interval, rev, encode(standing))


def shown(board: str, standing: Standing) -> p.MemberRating:
    rating = round(EVEN + (standing.mu - MU) / PER_POINT)
    interval = round(SURE * standing.sigma / PER_POINT)
    return p.MemberRating(board, rating, interval, standing.matches, interval > PROVISIONAL)


def board_of(game: str, seats: int) -> str:
    return f"{game}/{'duel' if seats == 2 else 'table'}"


@cache
def strengths(game: str) -> dict[str, int]:
    """How much stronger than Drake each level is, in points; empty for a game that does not say."""
    file = find_game(game).folder / "strengths.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else {}
