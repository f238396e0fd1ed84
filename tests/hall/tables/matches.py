"""Matches without a table, a store or a loop: lines of the log, one after the other."""

from __future__ import annotations

from typing import Any

from dragonhall.games import game as find_game
from dragonhall.hall.protocol import Clock
from dragonhall.hall.tables.log import MatchSetup, Position, deal_line, move_line

SECRET = b"s" * 32


def setup(game: str = "dragorun", seats: int = 2, **options: Any) -> MatchSetup:
    found = find_game(game)
    return MatchSetup("bako-mire", found, seats, found.complete(seats, options), SECRET)


def dealt(match: MatchSetup, clock: Clock | None = None, at: int = 1000) -> Position:
    return deal_line(match, None, clock, at)


def moved(
    now: Position, seat: int | None = None, at: int = 2000, which: int = 0, clock: Clock | None = None
) -> Position:
    """The first legal move (or another one) of the seat that decides first."""
    seat = now.to_act[0] if seat is None else seat
    return move_line(now.setup, now, seat, now.legal(seat)[which], f"p:{now.line.seq}", False, clock, at)


def played(now: Position, plies: int) -> Position:
    for _ in range(plies):
        now = moved(now)
    return now
