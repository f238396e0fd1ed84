"""Hints over the wire: the move that a search would make at a seat, and why."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .common import MoveInfo, Seat, Seq, Strict


class AskHint(Strict):
    """Ask what a search would do at one of your seats now. It is marked in the record."""

    seat: Seat
    seq: Seq
    """The last ``seq`` the player had seen."""
    source: Literal["network", "search"] = "search"
    """``network``: what the game's network knows at once, if it has one; a search follows if it is asked for."""


class HintOption(Struct):
    """One move, and what it promises as far as the seat can know."""

    move: MoveInfo
    share: float | None
    """Its mean share of the win; null where there is only one move."""


class Hint(Struct):
    """The moves that a search would make at a seat, from what the seat can know."""

    seat: int
    seq: int
    """The line of the log since which the seat is asked this."""
    options: list[HintOption]
    """The best move first, then the alternatives; at most four."""
    close: bool
    """The second move is about as good."""
    mixed: bool
    """Nobody sees which move is made: always the same one would be predictable."""
    reason: dict[str, Any] | None
    """Why the best move is good, to be said with ``<game>-reason-<key>``."""
    tries: int
    """How many games were played out."""
    source: Literal["network", "search"] = "search"
    """Where the shares come from."""
