"""The deal of the day over the wire: results that guests upload, and the table of them."""

from __future__ import annotations

from msgspec import Struct

from .common import Data, Name, Strict


class BringDaily(Strict):
    """The record of a deal of the day. Members need no name: they have one."""

    record: Data
    name: Name | None = None


class DailyResult(Struct):
    """How somebody did."""

    name: str
    member: str | None
    """Null for a guest."""
    place: int
    """1 for the first at that table; equal places are ties."""
    score: int
    late: bool
    """Uploaded after the day was over."""
    at: int


class DailyGame(Struct):
    """The results of one deal, best first, and how many there are."""

    game: str
    results: list[DailyResult]
    count: int
    places: list[int]
    """How often each place was reached, the first place first."""


class DailyDay(Struct):
    """The results of one day in a hall."""

    date: str
    today: str
    """The day by this server's clock, in universal time."""
    games: list[DailyGame]
    """Those of which there is a result."""


class DailyBrought(Struct):
    """The answer to an uploaded record."""

    result: DailyResult
    """The entry in the table: the first result of a person counts."""
    counted: bool
    """Whether it was this one."""
