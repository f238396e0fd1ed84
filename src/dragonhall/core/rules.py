"""The first part of a game's contract: its rules, which are compiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

RULES = ("deal", "to_act", "legal", "play", "redeal", "score", "won")


@dataclass(frozen=True, eq=False)
class Rules:
    """The seven rules of a game, and their bounds."""

    deal: Callable[..., None]
    """``deal(t, seats, options, seed)`` sets up a zeroed table."""
    to_act: Callable[..., int]
    """``to_act(t)`` is the set of seats (as bits) that must decide now; empty when the game is over."""
    legal: Callable[..., int]
    """``legal(t, seat, out)`` writes the moves of a seat in a fixed order and returns how many."""
    play: Callable[..., None]
    """``play(t, seat, move)`` makes one legal move and continues until somebody must decide or the game is over."""
    redeal: Callable[..., None]
    """``redeal(t, seat, seed)`` deals everything again that the seat (-1: a spectator) cannot know.

    The same knowledge and the same seed give the same bytes: two tables that the seat cannot tell apart are equal
    afterwards, except in the fields named in ``Counsel.ignored_in_key``. Searches recognise by this what a seat knows.
    (Others call this determinization.)
    """
    score: Callable[..., int]
    """``score(t, seat)`` is the score of a seat so far."""
    won: Callable[..., int]
    """``won(t)`` is the set of seats (as bits) that have won; empty while the game is running."""

    longest_list: int
    """No seat ever has more legal moves than this."""
    longest_match: int
    """No match comes near this many plies; a match that reaches it would never end."""
    host_moves: tuple[str, ...] = ()
    """Names of moves that the host of a match may make at any time, without a seat and outside the turn order."""
    played_in_place: bool = False
    """On a GPU, play on the table in global memory. By default each thread plays on a copy in its local memory, which
    is faster. For one game NVIDIA's compiler then lost the address of the table in large rules that are called and not
    inlined (an illegal address in a few games of ten thousand)."""
