"""Counting seats around the table."""

from __future__ import annotations

from .rule import step


@step
def clockwise(seat: int, places: int, seats: int) -> int:
    """The seat that is so many places clockwise from another; *places* is less than the number of seats."""
    return seat + places if seat + places < seats else seat + places - seats


@step
def places_on(first: int, seat: int, seats: int) -> int:
    """How many places clockwise a seat is from the first."""
    return seat - first if seat >= first else seat - first + seats
