"""Actions of players: the same objects over the live connection and over ``POST /api/tables/{code}/actions``."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .common import Id, Level, Name, Portrait, Problem, Seat, Seq, Strict


class Action(Strict, tag_field="t", kw_only=True):
    """Something a player does. ``id`` names it: sent again with the same id, it is not done twice."""

    id: Id


class MakeMove(Action, tag="move"):
    seat: Seat
    seq: Seq
    """The last ``seq`` the player had seen."""
    move: Annotated[str, Meta(max_length=400)] | Annotated[int, Meta(ge=0, le=10_000_000)]
    """The move's text or its number ``n``."""


class Call(Action, tag="call"):
    """The host makes one of the game's calls (``GameInfo.calls``), whoever's turn it is."""

    move: Annotated[str, Meta(max_length=400)] | Annotated[int, Meta(ge=0, le=10_000_000)]


class Undo(Action, tag="undo"):
    """Take back this seat's last move: done at once if nobody learnt anything since, else the others are asked."""

    seat: Seat


class Answer(Action, tag="answer"):
    """Answer to the ``ask`` of the table."""

    ask: int
    yes: bool


class Sit(Action, tag="sit"):
    """Take a free seat: one each; several for the host, and for all where the host allowed it. ``name`` is for a second
    person on the same device."""

    seat: Seat
    name: Name | None = None


class Stand(Action, tag="stand"):
    """Give a seat back before the start."""

    seat: Seat


class SetBot(Action, tag="bot"):
    """The host puts a bot on a free seat, or takes it away (``level`` null), before the start."""

    seat: Seat
    level: Level | None


class Rename(Action, tag="rename"):
    name: Name


class SetPortrait(Action, tag="portrait"):
    """Pick a face that everybody sees; null: the one that follows from the name."""

    portrait: Portrait | None


class Start(Action, tag="start"):
    """The host starts; ``fill`` is the level of the bots for the seats that are still free."""

    fill: Level | None = None


class HandOver(Action, tag="host"):
    """The host makes another player the host."""

    player: int


class Remove(Action, tag="remove"):
    """The host takes a player off the table before the start; who was removed cannot come back."""

    player: int


class CastVote(Action, tag="vote"):
    """After the start: a seated player wants another one removed (or no longer wants it). More than half of the others
    who have a seat are enough; then bots take the seats, as after leaving."""

    player: int
    yes: bool = True


class SwitchHints(Action, tag="hints"):
    """The host allows hints at this table, or switches them off; null: only while one person plays."""

    on: bool | None


class Away(Action, tag="away"):
    """A bot stands in: for one's own seat, or for one whose person has not been connected for a while."""

    seat: Seat


class Back(Action, tag="back"):
    """The person plays this seat again. (Connecting with the token does the same.)"""

    seat: Seat


class Leave(Action, tag="leave"):
    """Leave for good: before the start the seats become free, later bots play them."""


class Rematch(Action, tag="rematch"):
    """When it is over: the same people, game and options at a new table, with the same tokens."""


class Say(Action, tag="say"):
    """A phrase or a reaction of ``GamesInfo.phrases``, or free text where the host allowed it."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None


AnyAction = (
    MakeMove
    | Call
    | Undo
    | Answer
    | Sit
    | Stand
    | SetBot
    | Rename
    | SetPortrait
    | Start
    | HandOver
    | Remove
    | CastVote
    | SwitchHints
    | Away
    | Back
    | Leave
    | Rematch
    | Say
)


class Ack(Struct, tag="ack", tag_field="t"):
    """It was done, and stored. ``seq`` is the last line of the log (for a move: the move's own line)."""

    id: str
    seq: int
    next: str | None = None
    """After a rematch: the code of the new table."""
    asked: bool = False
    """After an undo: the others are being asked."""


class Reject(Struct, tag="reject", tag_field="t"):
    """It was not done, and nothing has changed."""

    id: str
    seq: int
    problem: Problem
