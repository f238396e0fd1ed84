"""Score sheets over the wire: rows of points, the deciding reason, the timeline of the score."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .common import Data, Name, Seat, Strict


class SheetLine(Struct):
    """Points, who got them, and for what."""

    ply: int
    seat: int
    points: int
    event: Data
    """Like an item of news, or one that only sheets have (translate it with ``<game>-line-<key>``)."""


class SheetRow(Struct):
    key: str
    """Translate it with ``<game>-row-<key>`` or ``house-row-<key>``, and ``number``."""
    number: int
    points: list[int]
    """For every seat; all rows together are the score."""
    lines: list[SheetLine]


class Turn(Struct):
    """A turning point of the timeline."""

    ply: int
    seat: int
    change: int
    leads: bool
    """From here on the winner leads."""
    event: Data


class Timeline(Struct):
    key: str
    """The key of its title: translate it with ``ends-timeline-<key>``."""
    first: int
    """The ply of the replay that it begins with."""
    values: list[list[int]]
    """For every ply from there on, a value for every seat."""
    turns: list[Turn]


class ScoreSheet(Struct):
    """The answer to GET /api/tables/{code}/sheet."""

    scores: list[int]
    winners: list[int]
    rows: list[SheetRow]
    """None where the match was played by rules that sent less than the sheet needs."""
    decided: Data | None = None
    """The key of its deciding reason: translate it with ``<game>-decided-<key>`` or ``house-decided-<key>``."""
    timeline: Timeline | None = None


class WhatIf(Strict):
    """Play on from a ply of a finished match, at a new table against bots."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000)]
    """As the replay counts."""
    seat: Seat
    """Which seat you take."""
    name: Name
