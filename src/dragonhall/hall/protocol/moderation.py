"""Keeping the peace over the wire: reports, mutes and blocks, announcements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct, defstruct

from ...words import LANGUAGES
from .common import Strict

Why = Literal["insult", "cheating", "stalling", "name", "other"]
"""The subject of a report."""
Short = Annotated[str, Meta(max_length=500)]


class Report(Strict):
    """Report somebody at the table to the host of this hall."""

    player: int
    why: Why
    text: Short = ""
    """A description, in one's own words."""


class Block(Strict):
    """Mute or block somebody, at this table and at others."""

    player: int
    how: Literal["mute", "block", "none"]
    """``mute``: what the person says is not shown. ``block``: that, and the person cannot take a seat at your tables.
    ``none``: end both."""


class TableBlocks(Struct):
    """People muted or blocked, among the players of a table."""

    mute: list[int]
    block: list[int]


class Blocked(Struct):
    """Somebody muted or blocked."""

    block: str
    how: Literal["mute", "block"]
    name: str
    """Of a member; empty for a guest, of whom no name is kept."""
    code: str
    """The table where it was done."""
    at: int


class Blocks(Struct):
    """All of them, the latest first."""

    blocks: list[Blocked]


class EndBlock(Strict):
    """Stop muting or blocking somebody."""

    block: Annotated[str, Meta(max_length=80)]


if TYPE_CHECKING:

    class Texts(Struct):
        pass

else:
    Texts = defstruct("Texts", [(code, str, "") for code in LANGUAGES])
    """A text in each language; empty where there is none."""


class Announcement(Texts, kw_only=True):
    """An announcement of the host, in one language or more."""

    announcement: str
    at: int
    until: int | None


class Announcements(Struct):
    """Those that are current, the latest first."""

    announcements: list[Announcement]
