"""Games against bots alone, as a member's browsers report them: sums, and days on which a deal was played."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .common import Level, Strict

MAX_SENT = 100
"""Games in one request."""


class SoloGame(Strict):
    """A finished game of one person against bots."""

    id: Annotated[str, Meta(min_length=1, max_length=60)]
    """Chosen by the browser: a game that is sent again does not count again."""
    game: Annotated[str, Meta(max_length=40)]
    level: Level
    """Of the weakest bot."""
    won: bool
    """The win was shared, perhaps."""
    beaten: bool
    """Won alone, and without a hint."""
    day: Annotated[str, Meta(max_length=10)] | None = None
    """The deal of this day, begun on it."""


class AddSolo(Strict):
    """Games that a browser kept, for the member who is signed in."""

    games: Annotated[list[SoloGame], Meta(max_length=MAX_SENT)]


class SoloTally(Struct):
    """How often a member played a game against bots of a level; the weakest of them counts."""

    game: str
    level: str
    played: int
    won: int
    beaten: int


class Solo(Struct):
    """A member's games against bots. Nobody checked them, nobody else sees them, and they are never rated."""

    tallies: list[SoloTally]
    days: list[str]
    """Days whose deal was begun in time and finished, the oldest first; the newest 400."""
