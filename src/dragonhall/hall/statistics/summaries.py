"""The data of statistics: for each finished match a short note without names, and the sums that notes are added to.

All sums are whole numbers, so the order in which matches are counted does not matter. A win counts ``WHOLE``; those
who share a win share that number, and if nobody wins everybody has an even share, as in the lab's studies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct

from ... import replay
from ...core.errors import DragonhallError
from ...core.game import Game
from ...games import game as find_game
from ..matches.archive import ArchivedPly
from ..matches.records import record_of, versions
from ..matches.result import MatchResult
from ..tables.state import TableState

WHOLE = 2520
"""The smallest number divisible by 1 to 10 seats."""
DECISIONS = 2
"""Number of first decisions that make a seat's opening."""
OPENING_PLIES = 60
"""Plies that are searched for openings."""
MAX_MINUTES = 600
"""Maximum minutes; longer matches count as this long."""
MINUTE_MS = 60_000


class Note(Struct, array_like=True):
    """A finished match that began with a deal at this hall."""

    game: str
    company: str
    """The kind of its players: ``people``, ``bots`` or ``mixed``."""
    plies: int
    winners: list[int]
    places: list[int]
    """By seat; 0 is the first, equal places are ties."""
    people: list[bool]
    """By seat: whether a person made at least half of its moves."""
    minutes: int | None
    """From the deal to the end; null at a slow pace."""
    openings: list[list[str]]
    """For every seat its first moves that were real decisions."""
    plays: dict[str, list[dict[str, int]]]
    """For each group of cards or powers (``core.news.NewsList.plays``), by seat: how often it played what."""

    @property
    def seats(self) -> int:
        return len(self.places)

    def share(self, seat: int) -> int:
        if not self.winners:
            return WHOLE // self.seats
        return WHOLE // len(self.winners) if seat in self.winners else 0


def begins_with_a_deal(state: TableState) -> bool:
    """Return whether a match can be counted: uploaded records and matches from a position are not."""
    return state.uploaded is None and state.position is None


def note_of(result: MatchResult, plies: list[ArchivedPly]) -> Note:
    """Return the note of a match, from its result and its archived plies."""
    state, said, places = result.state, result.lines, result.places
    moves = said[1:]
    by_bots = Counter(line.seat for line in moves if line.bot)
    by_all = Counter(line.seat for line in moves)
    company = "people" if not by_bots else "bots" if by_bots == by_all else "mixed"
    known = versions(said)
    record = record_of(state, result.secret, said, bytes(plies[-1].view(None)), known)
    people = [2 * by_bots[seat] <= by_all[seat] and by_all[seat] > 0 for seat in range(len(places))]
    minutes = min(MAX_MINUTES, (said[-1].at - said[0].at) // MINUTE_MS) if state.pace == "live" else None
    return Note(
        state.game, company, len(moves), result.winners, places, people, minutes,
        openings(record) if len(known) == 1 else [[] for _ in places],
        plays(find_game(state.game), len(places), [msgspec.json.decode(ply.news_for(None)) for ply in plies]),
    )  # fmt: skip


def openings(record: dict[str, Any]) -> list[list[str]]:
    """Return for every seat its first moves among several legal ones; none if these rules cannot play the match."""
    found: list[list[str]] = [[] for _ in range(record["seats"])]
    try:
        going = replay(
            {key: value for key, value in record.items() if key not in ("scores", "winners")} | {"moves": []}
        )
        for seat, move in record["moves"][:OPENING_PLIES]:
            if seat is not None and len(found[seat]) < DECISIONS and len(going.moves(seat)) > 1:
                found[seat].append(move)
                if all(len(firsts) == DECISIONS for firsts in found):
                    break
            going.play(move, seat=seat)
    except DragonhallError:
        return [[] for _ in found]
    return found


def plays(game: Game, seats: int, news: Sequence[Sequence[dict[str, Any]]]) -> dict[str, list[dict[str, int]]]:
    """Return the cards and powers that each seat played, as spectators saw them."""
    counted = Counter[tuple[str, int, str]]()
    for event in (event for ply in news for event in ply):
        for group, keys in game.news.plays.items():
            thing = event.get(keys[event["key"]][0]) if event["key"] in keys else None
            if thing is not None:
                counted[group, event["seat"], thing] += 1
    found: dict[str, list[dict[str, int]]] = {group: [{} for _ in range(seats)] for group in game.news.plays}
    for (group, seat, thing), times in sorted(counted.items()):
        found[group][seat][thing] = times
    return found


# Sums


class Sum(Struct, array_like=True):
    """A number of seats, and their wins."""

    seats: int = 0
    won: int = 0
    squares: int = 0

    def add(self, share: int) -> None:
        self.seats, self.won, self.squares = self.seats + 1, self.won + share, self.squares + share * share

    def join(self, other: Sum) -> None:
        self.seats, self.won, self.squares = (
            self.seats + other.seats, self.won + other.won, self.squares + other.squares,
        )  # fmt: skip


class PlaySum(Struct, array_like=True):
    """A card or power: who played it."""

    sum: Sum
    winners: int = 0
    """Seats that won, alone or with others."""
    made: int = 0
    """How often it was played by all seats together."""


class Sums(Struct):
    """All matches of a game at one number of seats and in one kind of company."""

    seats: int
    company: str
    matches: int = 0
    shared: int = 0
    """Several seats won, or nobody."""
    winners: int = 0
    """Seats that won, alone or with others."""
    first: int = 0
    last: int = 0
    """When the first and the last of them ended."""
    by_seat: list[Sum] = []
    openings: list[dict[str, Sum]] = []
    """By the number of the decision, then by the move."""
    plays: dict[str, dict[str, PlaySum]] = {}
    plies: dict[int, int] = {}
    minutes: dict[int, int] = {}

    def add(self, note: Note, at: int) -> None:
        """Count a match that ended then."""
        self.first, self.last = min(self.first or at, at), max(self.last, at)
        self.matches += 1
        self.shared += len(note.winners) != 1
        self.winners += len(note.winners)
        self.by_seat = self.by_seat or [Sum() for _ in range(self.seats)]
        self.openings = self.openings or [{} for _ in range(DECISIONS)]
        self.plies[note.plies] = self.plies.get(note.plies, 0) + 1
        if note.minutes is not None:
            self.minutes[note.minutes] = self.minutes.get(note.minutes, 0) + 1
        for seat in range(self.seats):
            share = note.share(seat)
            self.by_seat[seat].add(share)
            for number, move in enumerate(note.openings[seat]):
                self.openings[number].setdefault(move, Sum()).add(share)
            for group, by_seat in note.plays.items():
                known = self.plays.setdefault(group, {})
                for thing, times in by_seat[seat].items():
                    play = known.setdefault(thing, PlaySum(Sum()))
                    play.sum.add(share)
                    play.winners += seat in note.winners
                    play.made += times

    def join(self, other: Sums) -> None:
        """Count all matches of others at the same number of seats."""
        self.first = min(filter(None, (self.first, other.first)), default=0)
        self.last = max(self.last, other.last)
        self.matches, self.shared, self.winners = (
            self.matches + other.matches, self.shared + other.shared, self.winners + other.winners,
        )  # fmt: skip
        self.by_seat = self.by_seat or [Sum() for _ in range(self.seats)]
        self.openings = self.openings or [{} for _ in range(DECISIONS)]
        for mine, theirs in zip(self.by_seat, other.by_seat, strict=True):
            mine.join(theirs)
        for moves, more in zip(self.openings, other.openings, strict=True):
            for move, sum in more.items():
                moves.setdefault(move, Sum()).join(sum)
        for group, things in other.plays.items():
            known = self.plays.setdefault(group, {})
            for thing, play in things.items():
                mine_of_it = known.setdefault(thing, PlaySum(Sum()))
                mine_of_it.sum.join(play.sum)
                mine_of_it.winners += play.winners
                mine_of_it.made += play.made
        for counts, lengths in ((self.plies, other.plies), (self.minutes, other.minutes)):
            for length, n in lengths.items():
                counts[length] = counts.get(length, 0) + n


class MyMatch(Struct, omit_defaults=True):
    """A finished match of a member."""

    code: str
    game: str
    seats: int
    seat: int
    place: int
    """1 is the first."""
    won: int
    """Of ``WHOLE``."""
    plies: int


class MySum(Struct, array_like=True):
    """Matches of a member at one game."""

    sum: Sum
    even: int = 0
    """The value of even shares."""
    first: int = 0
    """How often the member was among the winners, or the only one."""
    last: int = 0
    """When the last of them ended."""

    def add(self, match: MyMatch, at: int) -> None:
        self.sum.add(match.won)
        self.even += WHOLE // match.seats
        self.first += match.place == 1
        self.last = max(self.last, at)


class MySums(Struct):
    """All matches of a member, by game and by week and game. Weeks are named by their Monday (universal time)."""

    games: dict[str, MySum] = {}
    weeks: dict[str, dict[str, MySum]] = {}

    def add(self, match: MyMatch, at: int) -> None:
        for known in (self.games, self.weeks.setdefault(week_of(at), {})):
            known.setdefault(match.game, MySum(Sum())).add(match, at)


def week_of(at: int) -> str:
    day = datetime.fromtimestamp(at / 1000, UTC).date()
    return str(day - timedelta(days=day.weekday()))
