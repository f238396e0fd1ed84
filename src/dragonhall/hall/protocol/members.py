"""Members over the wire: a name of one's own, devices, one's tables, ratings."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import Code, Data, Name, Portrait, State, Strict

Phrase = Annotated[str, Meta(max_length=200)]
Device = Annotated[str, Meta(max_length=80)]
SessionId = Annotated[str, Meta(max_length=80)]


class SeatKey(Strict):
    """The key that a guest holds to a table."""

    code: Code
    token: Annotated[str, Meta(max_length=80)]


class BecomeMember(Strict):
    """A guest becomes a member, with all that was played with these keys."""

    name: Name
    portrait: Portrait | None = None
    keys: Annotated[list[SeatKey], Meta(max_length=500)] = []
    device: Device = ""
    """The name of this device in the list of one's devices."""


class SignIn(Strict):
    """Come back on any device: with the recovery phrase."""

    phrase: Phrase
    device: Device = ""
    keys: Annotated[list[SeatKey], Meta(max_length=500)] = []


class ChangeMember(Strict):
    """Fields that are left out stay."""

    name: Name | None = None
    portrait: Portrait | None = None


class EndSession(Strict):
    """Sign a device out; left out: this one."""

    session: SessionId | None = None


class LeaveForGood(Strict):
    """Delete a member; the name must be repeated."""

    name: Name


class NewPhrase(Strict):
    """Make a new recovery phrase, which invalidates the old one."""


class Session(Struct):
    """A device that is signed in."""

    session: str
    device: str
    created: int
    here: bool
    """The one that asks."""


class MemberRating(Struct):
    """The strength of a member on one board, on the scale of chess: 1500 is Drake, who plays by rules of thumb."""

    board: str
    """The game, and ``duel`` (two seats) or ``table`` (more), as in ``dragorun/duel``."""
    rating: int
    interval: int
    """The true value is within plus or minus this with a chance of 95 %."""
    matches: int
    provisional: bool
    """Too few matches to say much."""


class Member(Struct):
    """Everything that is public about a member."""

    member: str
    name: str
    portrait: Portrait | None
    since: int
    ratings: list[MemberRating]


class ProfileResult(Struct):
    """A finished match that everybody may know of: of a public table, or rated."""

    game: str
    at: int
    place: int
    """1 for the first."""
    winners: int
    """How many share the first place."""
    seats: int
    others: list[str]
    """Names of people, levels of bots."""
    members: list[str | None]
    """For each of the others: who it is, if a member."""
    rated: bool
    code: str | None
    """Of the table, if it was public and is still kept."""


class Profile(Struct):
    """A member's public page."""

    member: Member
    results: list[ProfileResult]
    """The newest first."""


class Me(Struct):
    """Everything that a member may know of themselves."""

    member: Member
    sessions: list[Session]
    passkeys: int


class Joined(Struct):
    """The answer to becoming a member. The session is in a cookie that scripts cannot read."""

    member: Member
    phrase: str
    """The recovery phrase, shown only once: it signs the member in on any device."""


class MyTable(Struct):
    """A table that a member has a place at."""

    code: str
    game: str
    state: State | Literal["gone"]
    """``gone``: the table was cleared; what became of the match is still known."""
    at: int
    """When it was last played, or when it ended."""
    seat: int | None
    others: list[str]
    """Names of people, levels of bots."""
    members: list[str | None] = []
    """For each of the others: who it is, if a member."""
    my_turn: bool = False
    until: int | None = None
    """When my clock runs out, as server milliseconds."""
    place: int | None = None
    """When it is over: 1 for the first."""
    winners: int = 0
    """How many share the first place."""
    rated: bool = False
    free: int = 0
    """Before it begins: how many seats are still free."""
    link: str = ""
    """Before it begins: the path of its page, for those who are to come; with the invitation of a private table."""


class MyTables(Struct):
    tables: list[MyTable]
    """Running ones first, those in which it is my turn before the others; then open ones; then the newest. All that are
    not over come at once, however old they are."""
    more: int | None
    """Ask again with ``before`` set to this for older ones; null: there are none."""
    now: int
    """The server's time, which ``until`` goes by."""


class TableKey(Struct):
    """A new key to one's place at a table, for this device."""

    token: str
    player: int
    invitation: str
    game: str


class BoardRow(Struct):
    rank: int
    """By the lower end of the interval. Bots have no rank: 0."""
    name: str
    member: str | None
    """Null for a bot, whose name is its level."""
    rating: int
    interval: int
    matches: int
    provisional: bool


class Board(Struct):
    """The best of one board, and the house's bots, whose strength is fixed."""

    board: str
    rows: list[BoardRow]


class Boards(Struct):
    boards: list[str]
    """Those on which somebody is rated."""


class MemberExport(Struct):
    """All that is kept about a member."""

    member: Member
    created: int
    sessions: list[Session]
    passkeys: list[str]
    tables: list[Data]
    results: list[Data]
    daily: list[Data]
    """Results of deals of the day."""
    clubs: list[Data]
    """Clubs that the member is in, with the role."""
    blocks: list[Data]
    """Whom the member has muted and blocked."""
    reports: list[Data]
    """The reports that the member has made."""
    tournaments: list[Data]
    """Those that the member made or takes part in."""
    nudges: Data
    """How the member is notified of a turn, and the turns that were announced."""
    statistics: Data
    """Finished matches, and what reviews said about the member."""
    solo: Data
    """Games against bots alone, as the member's browsers reported them."""


class Nothing(Strict):
    """An empty body."""


class Done(Struct):
    """It was done; there is nothing more to say."""

    done: bool = True


class PasskeyOptions(Struct):
    """The options that a browser needs to make or to use a passkey."""

    challenge: str
    """Sent back with the browser's answer."""
    options: Data
    """For ``navigator.credentials.create`` or ``get``, as the WebAuthn standard writes it in JSON."""


class AddPasskey(Strict):
    challenge: Annotated[str, Meta(max_length=80)]
    credential: Data
    """The browser's answer, as JSON."""


class SignInWithPasskey(Strict):
    challenge: Annotated[str, Meta(max_length=80)]
    credential: Data
    device: Device = ""
    keys: Annotated[list[SeatKey], Meta(max_length=500)] = []
