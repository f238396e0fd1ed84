"""Parts that checkers of reasons and aids share. Those of a game are in ``tests/rulebook/<game>_claims.py``.

A reason that is a matter of taste ("this power suits your ranch best") still says what kind of move it is about. That
much is checked.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

Checker = Callable[[Any, int, int], bool]
"""Whether the sentence with this key is true of that move in that position; the last argument is its number."""
AidChecker = Callable[[Any, dict[str, Any]], bool]
"""Whether that line of the aids is true in that position."""


def news(asked: Any, move: int) -> list[dict[str, Any]]:
    """Return the news that the move's own seat gets when it is played."""
    match = asked.match.copy()
    match.play(move, seat=asked.seat)
    return [event for ply in match.news(asked.seat)[asked.match.ply + 1 :] for event in ply]


def among(first: int, end: int) -> Checker:
    return lambda asked, move, number: first <= move < end


def claims_of(name: str) -> dict[str, Checker]:
    """Return the checkers of a game, by the keys of its reasons."""
    found: dict[str, Checker] = import_module(f"tests.rulebook.{name}_claims").CLAIMS
    return found


def aid_claims_of(name: str) -> dict[str, AidChecker]:
    """Return the checkers of a game, by the keys of its aids."""
    found: dict[str, AidChecker] = import_module(f"tests.rulebook.{name}_claims").AIDS
    return found
