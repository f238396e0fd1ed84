"""Counting seats around the table."""

from __future__ import annotations

from .rule import rule, step


@step
def clockwise(seat: int, places: int, seats: int) -> int:
    """Return the seat that is *places* places clockwise from another; *places* is less than the number of seats."""
    return seat + places if seat + places < seats else seat + places - seats


@step
def places_on(first: int, seat: int, seats: int) -> int:
    """How many places clockwise a seat is from the first."""
    return seat - first if seat >= first else seat - first + seats


@rule
def next_among(chosen: int, seat: int, seats: int) -> int:
    """Return the next seat clockwise that is in a set of seats (as bits), which has at least one; the seat itself comes
    last."""
    seat = clockwise(seat, 1, seats)
    while not (chosen >> seat) & 1:
        seat = clockwise(seat, 1, seats)
    return seat


@rule
def first_seat(acting: int) -> int:
    """Return the lowest of a set of seats (as bits): of several that may decide, the one asked first. -1 if it is
    empty, that is, when the game is over."""
    if acting == 0:
        return -1
    seat = 0
    while not (acting >> seat) & 1:
        seat += 1
    return seat
