"""The host's page over the wire. Nothing here holds a token, a hash of one, an invitation or a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct, defstruct, field

from ...words import LANGUAGES
from .common import Data, State, Strict
from .moderation import Announcement, Why

Text = Annotated[str, Meta(max_length=500)]
Word = Annotated[str, Meta(max_length=80)]
Days = Annotated[int, Meta(ge=1, le=36_500)]


class HostSignIn(Strict):
    """The token that ``dragonhall serve`` printed when it was started."""

    token: Annotated[str, Meta(max_length=80)]


class HostStorage(Struct):
    """The contents of the store."""

    bytes: int
    free: int | None
    """Bytes left on the disk; null where the store does not know."""
    tables: dict[str, int]
    """How many in each state."""
    documents: dict[str, int]
    """How many of each kind."""
    oldest_table: int | None
    oldest_member: int | None
    oldest_report: int | None


class HostLimit(Struct):
    """How much one guest may do, and how much is used just now."""

    name: str
    burst: float | None
    """At once; null: no limit."""
    per_second: float | None
    guests: int
    """How many guests this server counts."""
    most_used: float
    """By the guest who has used most, as a share of what there is at once."""


class HostOverview(Struct):
    """How the hall stands."""

    version: str
    started: int
    ok: bool
    faults: Data
    settings: Data
    limits: list[HostLimit]
    tables_in_memory: int
    connections: int
    reports: int
    """How many are open."""
    storage: HostStorage


class HostMember(Struct):
    member: str
    name: str
    since: int
    sessions: int
    ban: str | None
    """The ban that holds now."""


class HostMembers(Struct):
    members: list[HostMember]
    more: int | None


class HostSeat(Struct):
    kind: Literal["free", "person", "bot"]
    name: str
    member: str | None
    here: bool


class HostTable(Struct):
    """Everything about a table that everybody at it may know, and no card."""

    code: str
    game: str
    state: State
    public: bool
    closed: bool
    created: int
    updated: int
    seq: int
    seats: list[HostSeat]
    people: int
    """The people at the table, with and without a seat."""
    watching: int
    club: str | None


class HostTables(Struct):
    tables: list[HostTable]
    more: int | None


class CloseTable(Strict):
    """Close a table, or open it again."""

    closed: bool
    reason: Text = ""


class HostPerson(Struct):
    """Somebody in a report."""

    name: str
    member: str | None


class HostSaid(Struct):
    """One line of the chat, kept with a report."""

    name: str
    accused: bool
    phrase: str | None
    text: str | None
    at: int


class HostReport(Struct):
    report: str
    at: int
    open: bool
    code: str
    game: str
    ply: int
    why: Why
    text: str
    by: HostPerson
    about: HostPerson
    chat: list[HostSaid]
    note: str
    """The note that the host wrote when it was closed."""


class HostReports(Struct):
    reports: list[HostReport]
    more: int | None


class CloseReport(Strict):
    open: bool
    note: Text = ""


class AddBan(Strict):
    """One of ``member``, ``range`` and ``report``."""

    member: Annotated[str, Meta(max_length=40)] | None = None
    range: Annotated[str, Meta(max_length=60)] | None = None
    """An address or a network: ``203.0.113.0/24``, ``2001:db8::/32``."""
    report: Annotated[str, Meta(max_length=40)] | None = None
    """The person in this report: the member, or a guest's address, which is never shown."""
    days: Days | None = None
    """For how long; null: until it is ended."""
    reason: Text = ""
    """The person sees it."""


class HostBan(Struct):
    ban: str
    kind: Literal["member", "range", "address"]
    about: str
    """A member's name, a network, or nothing for the address of a guest."""
    member: str | None
    reason: str
    at: int
    until: int | None
    over: bool


class HostBans(Struct):
    bans: list[HostBan]


if TYPE_CHECKING:

    class AnnouncedTexts(Strict):
        pass

else:
    AnnouncedTexts = defstruct("AnnouncedTexts", [(code, Text, "") for code in LANGUAGES], bases=(Strict,))


class Announce(AnnouncedTexts):
    """Text in one language or more; readers of a language without a text see the first one that there is."""

    days: Days | None = None


class HostAnnouncements(Struct):
    announcements: list[Announcement]


class WordList(Strict):
    """The words of one language that are not wanted."""

    on: bool = False
    words: Annotated[list[Word], Meta(max_length=2000)] = []


if TYPE_CHECKING:

    class WordLists(Strict):
        pass

else:
    WordLists = defstruct(
        "WordLists",
        [(code, WordList, field(default_factory=WordList)) for code in LANGUAGES],
        bases=(Strict,),
    )


class AuditEntry(Struct):
    """Something the host did."""

    at: int
    what: str
    about: str
    """The member's name now, a table's code, a network; a dash for a member who was deleted."""
    detail: str


class Audit(Struct):
    entries: list[AuditEntry]
    more: int | None
