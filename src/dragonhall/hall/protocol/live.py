"""The live connection: what a client sends besides actions, and what the server sends."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .actions import Ack, AnyAction, Reject
from .common import PROTOCOL, Data, MoveInfo, Problem, Seq, Strict
from .tables import TableInfo


class Hello(Strict, tag="hello", tag_field="t"):
    """The first message. Without a token the client watches. ``since`` is its last ``seq``; without it: a snapshot."""

    token: Annotated[str, Meta(max_length=200)] | None = None
    since: Seq | None = None
    protocol: int = PROTOCOL
    presence: bool = False
    """The client reads ``presence``: it is sent that instead of the whole table when somebody comes or goes."""


class Ping(Strict, tag="ping", tag_field="t"):
    """Answered by ``pong``: for measuring and for keeping proxies awake."""

    n: int = 0


class Looking(Strict, tag="looking", tag_field="t"):
    """Whether somebody looks at the page. A person who is connected but does not look gets nudges."""

    on: bool


FromClient = AnyAction | Hello | Ping | Looking


class You(Struct):
    player: int | None
    seats: list[int]


class ClockNow(Struct):
    """How the clocks stand: milliseconds left for each seat in this decision and in the bank, at server time ``at``."""

    at: int
    running: list[int]
    """The seats whose clocks run."""
    move: list[int]
    bank: list[int]


class Sight(Struct):
    """Everything that one seat (null: a spectator) may know after one line of the log."""

    seat: int | None
    view: Data
    """``Match.view(seat)``."""
    moves: list[MoveInfo]
    """The legal moves of this seat now; empty when it has nothing to decide."""
    news: list[Data]
    """The latest events, as this seat may know it (for a take-back: nothing)."""


class Standing(Struct):
    """Everything that one seat (null: a spectator) may know, from the beginning."""

    seat: int | None
    view: Data
    moves: list[MoveInfo]
    news: list[list[Data]]
    """``Match.news(seat)``: one list for every ply that stands, the set-up first."""


class Snapshot(Struct, tag="snapshot", tag_field="t"):
    """All of it: after hello without ``since``, or when too much was missed."""

    protocol: int
    seq: int
    ply: int
    table: TableInfo
    you: You
    standings: list[Standing]
    """One for each seat you hold; for a spectator one with seat null; none before the deal."""
    clock: ClockNow | None
    chat: list[Chat]
    now: int


class Event(Struct, tag="event", tag_field="t"):
    """One more line of the log. Events come in the order of ``seq``, without a gap."""

    seq: int
    ply: int
    kind: Literal["deal", "move", "undo"]
    by: int | None
    """The seat that moved or took back; null for the deal and for the host's calls."""
    bot: bool
    """A bot decided."""
    over: bool
    sights: list[Sight]
    clock: ClockNow | None
    now: int


class Caught(Struct, tag="caught", tag_field="t"):
    """After hello with ``since``: the missed events were sent just before this."""

    protocol: int
    seq: int
    table: TableInfo
    you: You
    clock: ClockNow | None
    now: int


class TableNow(Struct, tag="table", tag_field="t"):
    """Something about the table changed: seats, names, presence, host, state, an ask, a rematch."""

    table: TableInfo
    you: You


class Presence(Struct, tag="presence", tag_field="t"):
    """Somebody came or went: which players are connected now (``here`` of their seats too), and how many watch."""

    here: list[int]
    watching: int


class Chat(Struct, tag="chat", tag_field="t"):
    player: int
    name: str
    phrase: str | None
    text: str | None
    at: int


class Wrong(Struct, tag="wrong", tag_field="t"):
    """A message that could not be understood or is not allowed."""

    problem: Problem


class Pong(Struct, tag="pong", tag_field="t"):
    n: int
    now: int


class Bye(Struct, tag="bye", tag_field="t"):
    """The server restarts, or ends the conversation: the close code says which. Come back in ``wait`` ms."""

    problem: Problem
    wait: int


FromServer = Snapshot | Caught | Event | TableNow | Presence | Chat | Ack | Reject | Wrong | Pong | Bye
