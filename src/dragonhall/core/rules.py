"""The first part of a game's contract: its rules, which are compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

RULES = ("deal", "to_act", "legal", "play", "redeal", "score", "won")


@dataclass(frozen=True, eq=False)
class Rules:
    """What the rules of a game do with a table, and the bounds that they keep."""

    deal: Callable[..., None]
    """``deal(t, seats, options, seed)`` sets a zeroed table up."""
    to_act: Callable[..., int]
    """``to_act(t)`` is the set of seats (as bits) that must decide now; empty when the game is over."""
    legal: Callable[..., int]
    """``legal(t, seat, out)`` writes the moves of a seat in a fixed order and returns how many."""
    play: Callable[..., None]
    """``play(t, seat, move)`` carries out one legal move and runs on until somebody must decide or it is over."""
    redeal: Callable[..., None]
    """``redeal(t, seat, seed)`` deals afresh all that the seat (-1: a spectator) cannot know.

    The same knowledge and the same seed give the same bytes: two tables that the seat cannot tell apart are equal
    after it, but for the fields in ``Counsel.ignored_in_key``. Searches find what a seat knows again by that. (The
    field calls this determinization.)
    """
    score: Callable[..., int]
    """``score(t, seat)`` is what a seat has scored so far."""
    won: Callable[..., int]
    """``won(t)`` is the set of seats (as bits) that have won; empty while the game goes on."""

    longest_list: int
    """No seat ever has more legal moves than this."""
    longest_match: int
    """No match comes near this many plies; reaching it would mean that a game does not end."""
    host_moves: tuple[str, ...] = ()
    """Names of moves that are nobody's turn: the host of a match may make them at any time, at no seat."""
    played_in_place: bool = False
    """On a GPU a table is played in memory of its thread's own, which is faster, unless this is set: NVIDIA's compiler
    lost the table of a game so played where large rules are called, not copied (an illegal address in a few games of
    ten thousand)."""
