"""Outcomes over the wire: the immediate effect of a move."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .common import Seat, Seq, Strict


class AskOutcome(Strict):
    """Ask what a legal move of one of your seats would do now."""

    seat: Seat
    seq: Seq
    """The last ``seq`` the player had seen."""
    move: int
    """The number of the move."""


class Outcome(Struct):
    """The effect that a move would have, from what the seat can know."""

    seat: int
    seq: int
    """The line of the log since which the seat is asked this."""
    move: int
    sure: list[dict[str, Any]]
    """News that would come in any case, from the first line on."""
    examples: list[dict[str, Any]]
    """Different lines that could come next; empty where nothing more follows."""
