"""Reviews over the wire: progress, then chances, costly decisions, luck and skill."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .common import MoveInfo


class Mark(Struct):
    """A decision that surely cost something."""

    ply: int
    """The ply the move became, as the replay counts."""
    seat: int
    move: MoveInfo
    better: MoveInfo
    share: float
    """The chance to win that the move promised, by what its seat could know."""
    best: float
    """The chance that the better one promised."""
    cost: float
    worst: int
    """1: the dearest of the match, 2: the next ..."""
    source: Literal["network", "search"] = "search"
    """The judge: a search or a network."""


class SeatReview(Struct):
    """The result of one seat, and why."""

    result: float
    """The share of the win it got."""
    skill: float
    """The share that its decisions gained beyond a player by rules of thumb."""
    luck: float
    """The rest beyond an even share: dice, cards, and what the others did."""
    cost: float
    """The cost of its marked decisions together."""
    decisions: int
    """How often it had a real choice."""


class Review(Struct):
    """A finished match, judged by what the seats could know."""

    chances: list[list[float]]
    """For every ply of the replay from 0 on, each seat's chance to win as that seat could know it then."""
    marks: list[Mark]
    """In the order of plies."""
    seats: list[SeatReview]
    playouts: int
    seconds: float
    network_from: int | None = None
    """From this ply on the chances are the network's, and so are what is said of later decisions; null: everything is
    the search's."""


class ReviewState(Struct):
    """The answer to GET /api/tables/{code}/review: the review, or how far it is."""

    state: Literal["waiting", "working", "ready"]
    done: int
    """Plies judged so far."""
    plies: int
    """The last ply there is."""
    review: Review | None = None
    """While the search is working, what is known so far, in a game that has a network."""
