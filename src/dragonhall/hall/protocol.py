"""What goes over the wire: every HTTP body and every live message, as msgspec structs.

``docs/protocol.md`` explains them, ``docs/protocol.schema.json`` is made from them (by ``dragonhall.hall.schema``) and
the browser's types from that. Two numbers order everything:

- ``seq`` is the line of the table's log: -1 before the deal, 0 the deal, then one more for every move and every
  take-back. It only ever grows.
- ``ply`` is how many moves stand. A take-back makes it smaller.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

PROTOCOL = 1
"""Raised when an old client would misunderstand a new server."""

LONGEST_OPTION = 40_000
Name = Annotated[str, Meta(min_length=1, max_length=200, description="1 to 24 characters once trimmed")]
Code = Annotated[str, Meta(max_length=40)]
Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[^\u0000]+$",
        description="chosen by the client, new for every action; any characters but U+0000",
    ),
]
Seat = Annotated[int, Meta(ge=0, le=63)]
Level = Annotated[str, Meta(max_length=40)]
Value = bool | int | Annotated[str, Meta(max_length=LONGEST_OPTION)]
Options = dict[Annotated[str, Meta(max_length=80)], Value]
Seconds = Annotated[int, Meta(ge=1, le=2_592_000)]
Seq = Annotated[int, Meta(ge=-1, le=1_000_000_000)]

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "my-turn", "hurry", "thinking", "good-game", "bye")
REACTIONS = ("cheer", "laugh", "wow", "sad", "heart", "fire")
"""What can be said at a table, in everybody's language: ``hall-phrase-<phrase>``."""

State = Literal["open", "running", "over"]
Pace = Literal["live", "slow"]
OnTimeout = Literal["bot", "once"]
Data = dict[str, Any]


class Strict(Struct, forbid_unknown_fields=True):
    """What clients send: an unknown field is a mistake and is said so."""


# What is wrong


class Problem(Struct):
    """Why something was not done. ``code`` is one of ``problems.PROBLEMS``, translated by ``hall-problem-<code>``."""

    code: str
    text: str
    """A sentence in English."""


class Failure(Struct):
    """The body of every HTTP answer that is not a success."""

    problem: Problem


# Tables


class Clock(Strict):
    """A decision may take ``move`` seconds; what it takes longer comes out of ``bank`` seconds for the whole match."""

    move: Seconds
    bank: Annotated[int, Meta(ge=0, le=2_592_000)] = 0


class SeatInfo(Struct):
    seat: int
    kind: Literal["free", "person", "bot"]
    name: str
    """Of the person; empty for a bot and for a free seat."""
    player: int | None = None
    level: str | None = None
    """The bot's level; for a person's seat only while a bot stands in."""
    here: bool = False
    """A person who is connected now."""
    stand_in: bool = False
    """A bot plays for this person, until the person is back."""


class PlayerInfo(Struct):
    player: int
    name: str
    here: bool


class UndoAsk(Struct):
    """Somebody asks the others whether a move may be taken back."""

    ask: int
    seat: int
    to_ply: int
    """The match would stand at this ply again."""
    waiting: list[int]
    """The players who have not answered yet."""
    until: int
    """When it lapses, as server milliseconds."""


class Vote(Struct):
    """Some of the people want a player removed: see the action ``vote``."""

    player: int
    yes: list[int]
    """The players who want it."""
    needed: int
    """So many of them are enough."""
    until: int
    """When it lapses, as server milliseconds."""


class TableInfo(Struct):
    """Everything about a table that everybody may know."""

    code: str
    game: str
    rules: int
    """The version of the rules."""
    options: Options
    seats: list[SeatInfo]
    players: list[PlayerInfo]
    host: int
    state: State
    public: bool
    pace: Pace
    clock: Clock | None
    away_after: int | None
    """After so many seconds of absence a bot stands in; null: never by itself."""
    on_timeout: OnTimeout
    """When a clock runs out a bot plays on until the person is back, or just this once."""
    free_chat: bool
    commitment: str
    """The hash of the secret that all dice follow from; the secret is in the record at the end."""
    created: int
    watching: int
    """Connected people who hold no seat."""
    ask: UndoAsk | None = None
    next: str | None = None
    """The table of the rematch."""
    previous: str | None = None
    uploaded: bool = False
    """Not played here: somebody brought the record, with these names; nobody here promised its dice."""
    link_only: bool = False
    """Only the whole link (or a token) leads here, not the code alone."""
    many_seats: bool = False
    """Everybody may take several seats; else only the host."""
    votes: list[Vote] = []


class CreateTable(Strict):
    game: Annotated[str, Meta(max_length=40)]
    name: Name
    seats: Seat | None = None
    """How many; left out: 4, or the most the game allows."""
    options: Options = {}
    sit: list[Seat] = field(default_factory=lambda: [0])
    """The seats the creator takes: several for a hot seat, none to watch."""
    bots: list[Level | None] = []
    """A level for each seat that a bot takes, null for the others; missing ones are null."""
    public: bool = False
    pace: Pace = "live"
    clock: Clock | None = None
    away_after: Seconds | UnsetType | None = UNSET
    """Left out: 120 at a live table, never at a slow one; null: never."""
    on_timeout: OnTimeout = "bot"
    free_chat: bool = False
    """Free text in the chat; only at a table that is not public."""
    start: bool = False
    """Start at once; free seats get bots of the easiest level."""
    link_only: bool = False
    """At a table that is not public: only the whole link leads to it, not the code alone."""
    many_seats: bool = False
    """Everybody may take several seats (several people on one device); else only the host."""


class Join(Strict):
    name: Name
    seat: Seat | None = None
    """Sit down there at once; left out: only come to the table."""


class Welcome(Struct):
    """The answer to creating or joining a table. Keep the token: it is the only key to your seats."""

    code: str
    link: str
    """The path of the table's page on this server, to be shared; of a private table with the invitation in it."""
    player: int
    token: str
    table: TableInfo
    invitation: str = ""
    """The part of the link behind the code (20 signs, 100 bits); empty at a public table."""


class LobbyTable(Struct):
    code: str
    game: str
    host: str
    state: State
    pace: Pace
    seats: int
    free: int
    watching: int
    created: int
    here: int = 0
    """Connected people who hold a seat."""


class Lobby(Struct, tag="lobby", tag_field="t"):
    """The public tables: those with people at them first, then open ones, then the newest; also told live whenever it
    changes. Of one address only some are listed."""

    tables: list[LobbyTable]


# Actions: the same over the live connection and over POST /api/tables/{code}/actions


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
    | Start
    | HandOver
    | Remove
    | CastVote
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


# The live connection: what a client sends besides actions


class Hello(Strict, tag="hello", tag_field="t"):
    """The first message. Without a token one watches. ``since`` is the last ``seq`` one has; without it: a snapshot."""

    token: Annotated[str, Meta(max_length=200)] | None = None
    since: Seq | None = None
    protocol: int = PROTOCOL


class Ping(Strict, tag="ping", tag_field="t"):
    """Answered by ``pong``: for measuring and for keeping proxies awake."""

    n: int = 0


FromClient = AnyAction | Hello | Ping


# The live connection: what the server sends besides ack and reject


class MoveInfo(Struct):
    """A legal move: ``name`` and ``args`` are for choosing and translating, ``text`` is canonical, ``n`` its number."""

    n: int
    text: str
    name: str
    args: dict[str, Any]


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
    """What one seat (null: a spectator) may know after one line of the log."""

    seat: int | None
    view: Data
    """``Match.view(seat)``."""
    moves: list[MoveInfo]
    """The legal moves of this seat now; empty when it has nothing to decide."""
    news: list[Data]
    """What just happened, as this seat may know it (for a take-back: nothing)."""


class Standing(Struct):
    """What one seat (null: a spectator) may know, from the beginning."""

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
    """The server goes down for a moment, or will not talk on: the close code says which. Come back in ``wait`` ms."""

    problem: Problem
    wait: int


FromServer = Snapshot | Caught | Event | TableNow | Chat | Ack | Reject | Wrong | Pong | Bye


# Without a live connection


class Events(Struct):
    """The answer to GET /api/tables/{code}/events: the rest after ``since``, or a snapshot when that is simpler."""

    seq: int
    events: list[Event]
    snapshot: Snapshot | None = None


class Page(Struct):
    """One ply of a replay."""

    ply: int
    by: int | None
    sights: list[Shown]


class Shown(Struct):
    seat: int | None
    view: Data
    news: list[Data]


class Replay(Struct):
    """Some plies of a match as one seat may see them; of a finished match also from any seat, or all seats openly."""

    table: TableInfo
    plies: int
    """The last ply there is."""
    pages: list[Page]


class Uploaded(Struct):
    """The record was played through and found right; it can be watched at this table."""

    code: str
    link: str
    table: TableInfo


class OptionInfo(Struct):
    name: str
    default: Value
    values: list[Value] | None
    """Null for a number: then low and high."""
    low: int | None
    high: int | None
    house: bool
    """A value no rulebook prints."""


class GameInfo(Struct):
    name: str
    title: str
    rules: int
    low: int
    high: int
    """From low to high seats."""
    options: list[OptionInfo]
    calls: list[MoveInfo]
    """Moves that are nobody's turn: the host may make them at any time."""
    kinds: dict[str, str]
    """The kinds of a move's arguments (seat, number or a thing of the game) where its name does not say it."""
    news: dict[str, dict[str, str]]
    """For each kind of news its arguments and their kinds: seat, number or a thing of the game."""


class GamesInfo(Struct):
    protocol: int
    version: str
    games: list[GameInfo]
    levels: list[str]
    """Of the bots, from the easiest on."""
    phrases: list[str]
    reactions: list[str]
