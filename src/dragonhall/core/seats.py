"""Walks around the table."""

from __future__ import annotations

from .rule import step


@step
def clockwise(seat: int, places: int, seats: int) -> int:
    """The seat so many places clockwise from another: 0 is the seat itself, and never a whole round or more."""
    return seat + places if seat + places < seats else seat + places - seats


@step
def places_on(first: int, seat: int, seats: int) -> int:
    """How far clockwise a seat sits from the first."""
    return seat - first if seat >= first else seat - first + seats
