"""Tables over the wire: what everybody may know of one, creating one, joining one, the lobby."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from .common import Level, Name, OnTimeout, Options, Pace, Portrait, Seat, Seconds, State, Strict


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
    portrait: Portrait | None = None
    """The face that the person picked; null: the one that follows from the name."""
    member: str | None = None
    """The member's id, if the person is a member of this hall."""


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


class UndoState(Struct):
    """The outcome of taking back a seat's last move now."""

    undo: Literal["free", "ask", "no"]
    """Done at once; the others are asked; refused."""


class Vote(Struct):
    """Some of the people want a player removed: see the action ``vote``."""

    player: int
    yes: list[int]
    """The players who want it."""
    needed: int
    """The number of votes needed."""
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
    """Seconds of absence after which a bot stands in; null: never by itself."""
    on_timeout: OnTimeout
    """When a clock runs out a bot plays on until the person is back, or just this once."""
    free_chat: bool
    commitment: str
    """The hash of the secret that all dice follow from; the secret is in the record at the end."""
    created: int
    watching: int
    """Connected people without a seat."""
    ask: UndoAsk | None = None
    next: str | None = None
    """The table of the rematch."""
    previous: str | None = None
    uploaded: bool = False
    """Not played here: somebody uploaded the record, with these names; this hall did not commit to its dice."""
    link_only: bool = False
    """Only the whole link (or a token) leads here, not the code alone."""
    many_seats: bool = False
    """Whether everybody may take several seats; otherwise only the host may."""
    carried: bool = False
    """It goes on from a record whose uploader may know what was hidden then; the dice are new."""
    revealed: bool = False
    """A player took the record of the match while it ran and knows what is hidden: nobody takes a seat any more."""
    votes: list[Vote] = []
    rated: bool = False
    """The match counts for the ratings of the members at it; only members and bots can sit."""
    tournament: str | None = None
    """The tournament that the table belongs to. Nobody is the host of such a table: ``host`` is -1."""
    hints: bool = False
    """Whether players may ask for hints now."""
    club: str | None = None
    """The club that it was created for."""
    hinted: list[int] = []
    """How many hints each seat has asked for; empty: none at all."""
    to_act: list[int] | UnsetType = UNSET
    """The seats that must decide; only in the answer to ``GET /api/tables/{code}``, and only while it runs."""
    left: list[int | None] | UnsetType = UNSET
    """For each of them, in the same answer, how many milliseconds it has left; null: no clock runs."""


class GoOn(Strict):
    """A match that was begun elsewhere, and where it goes on."""

    record: dict[str, Any]
    """As ``Match.record()`` and halls write it; it need not be over."""
    ply: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None
    """As the replay counts; left out: after its last move."""


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
    free_chat: bool | UnsetType = UNSET
    """Free text in the chat; only at a table that is not public. Left out: yes there, no at a public one."""
    start: bool = False
    """Start at once; free seats get bots of the easiest level."""
    link_only: bool = False
    """At a table that is not public: only the whole link leads to it, not the code alone."""
    many_seats: bool = False
    """Everybody may take several seats (several people on one device); else only the host."""
    portrait: Portrait | None = None
    go_on: GoOn | None = field(default=None, name="from")
    """Go on from a ply of a record, with other dice; seats and options are those of the record."""
    rated: bool = False
    """The match counts for ratings: only for members, and only members and bots can sit."""
    hints: bool | None = None
    """Whether players may ask for hints; null: only while one person plays."""
    club: Annotated[str, Meta(max_length=40)] | None = None
    """Create it for one of the member's clubs: other members find it on the club's page and need no link."""


class Join(Strict):
    name: Name
    seat: Seat | None = None
    """Sit down there at once; left out: only come to the table."""
    portrait: Portrait | None = None


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


class Network(Struct):
    """Where others can reach this server, as far as it knows."""

    addresses: list[str]
    """Origins in the local network, like ``http://192.168.1.5:8000``; shown only to a browser on the same machine."""


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
    """Connected people with a seat."""


class Lobby(Struct, tag="lobby", tag_field="t"):
    """The public tables: those with people at them first, then open ones, then the newest; also sent live whenever it
    changes. Of one address only some are listed."""

    tables: list[LobbyTable]
