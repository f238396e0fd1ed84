"""Without a live connection: events by long polls, replays, records that were uploaded."""

from __future__ import annotations

from msgspec import Struct

from .common import Data
from .live import Event, Snapshot
from .tables import TableInfo


class Events(Struct):
    """The answer to GET /api/tables/{code}/events: the rest after ``since``, or a snapshot when that is simpler."""

    seq: int
    events: list[Event]
    snapshot: Snapshot | None = None


class Page(Struct):
    """One ply of a replay."""

    ply: int
    by: int | None
    sights: list[Shown]


class Shown(Struct):
    seat: int | None
    view: Data
    news: list[Data]


class Replay(Struct):
    """Some plies of a match as one seat may see them; of a finished match also from any seat, or all seats openly."""

    table: TableInfo
    plies: int
    """The last ply there is."""
    pages: list[Page]


class Uploaded(Struct):
    """The record was played through and found right; it can be watched at this table."""

    code: str
    link: str
    table: TableInfo
