"""Statistics over the wire: what the finished matches of a hall say about a game, and to a member about themselves."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .common import MoveInfo

Company = Literal["all", "people", "mixed", "bots"]
"""The kinds of players in a match: people only, people and bots, bots only; ``all``: anybody."""


class Interval(Struct):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class CountedGame(Struct):
    game: str
    matches: int


class CountedGames(Struct):
    """How many finished matches of each game were counted."""

    games: list[CountedGame]


class SeatsChoice(Struct):
    """A choice of what to look at, and how many matches there are."""

    seats: int
    company: Company
    matches: int


class OpeningShare(Struct):
    """One of the first decisions of a seat."""

    decision: int
    """1 for the first choice among several moves, 2 for the second."""
    move: MoveInfo
    seats: int
    """How many seats began like this."""
    part: float
    """Of all seats that decided this."""
    share: Interval
    """The shares that they won."""


class PlayShare(Struct):
    """A card or power."""

    group: str
    """Named by the words ``<game>-plays-<group>``."""
    kind: str
    """The kind of thing it is, for its words."""
    thing: str
    seats: int
    """How many seats played it."""
    winners: float
    """The part of all winners who played it ..."""
    losers: float
    """... and of all losers."""
    each: float
    """How often a seat played it that did so at all."""
    share: Interval
    """The share of the win of seats that played it."""


class LengthCount(Struct):
    length: int
    matches: int


class Lengths(Struct):
    """How long matches were."""

    counts: list[LengthCount]
    mean: float
    low: int
    """One match in twenty was at most as long."""
    median: int
    high: int
    """One match in twenty was longer."""


class GameStatistics(Struct):
    """The finished matches of one game in numbers. A share is part of a win; a shared win is divided."""

    game: str
    seats: int
    company: Company
    choices: list[SeatsChoice]
    """Other choices that can be looked at."""
    matches: int
    first: int
    last: int
    """When the first and the last of them ended; 0 if there are none."""
    shared: float
    """The part of the matches that several seats won, or nobody."""
    by_seat: list[Interval]
    openings: list[OpeningShare]
    """The most frequent first."""
    plays: list[PlayShare]
    """In each group the most often played first."""
    plies: Lengths | None
    minutes: Lengths | None
    """Of matches at a live pace."""


class MyGame(Struct):
    """How a member did at one game."""

    game: str
    matches: int
    first: int
    """How often first, alone or with others."""
    won: float
    """Shares of wins, added up."""
    even: float
    """The value of even shares."""
    share: Interval
    last: int


class MyWeek(Struct):
    """How a member did at one game in one week."""

    week: str
    """Its Monday, as 2026-11-16, in universal time."""
    game: str
    matches: int
    won: float
    even: float


class MyReview(Struct):
    """The findings of a match's review about the member."""

    code: str
    game: str
    at: int
    seats: int
    result: float
    luck: float
    skill: float
    cost: float
    """The cost of the mistakes together."""
    decisions: int
    quick: bool
    """Made in the background with few playouts; asking for the review of the match makes a better one."""


class MistakeKind(Struct):
    """Mistakes at one game that have the same kind of move in common."""

    game: str
    move: MoveInfo
    """The costliest of them ..."""
    better: MoveInfo
    """... and what would have been better."""
    code: str
    """The table of that mistake."""
    ply: int
    times: int
    cost: float
    other: float
    """The part of the cost where a move of another kind would have been better."""
    phases: list[float]
    """The cost in the first, the second and the last third of matches."""


class MyStatistics(Struct):
    """Statistics that only the member sees."""

    matches: int
    games: list[MyGame]
    """The most played first."""
    weeks: list[MyWeek]
    """The oldest first."""
    reviews: list[MyReview]
    """The oldest first; only the latest ones are shown."""
    mistakes: list[MistakeKind]
    """The costliest first, from the same reviews."""
