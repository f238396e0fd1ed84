"""Tournaments over the wire: making one, taking part, running it, and what everybody sees of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import ClubId, Level, Options, Pace, Seat, Strict
from .tables import Clock

Format = Literal["swiss", "groups", "arena"]
TournamentState = Literal["open", "running", "over"]


class CreateTournament(Strict):
    """A new tournament; its creator is the host, and takes part only by joining."""

    name: Annotated[str, Meta(min_length=1, max_length=200, description="1 to 60 characters once trimmed")]
    game: Annotated[str, Meta(max_length=40)]
    format: Format
    clock: Clock
    """Every table has one, so that every round ends."""
    seats: Seat = 2
    options: Options = {}
    pace: Pace = "live"
    bots: Level | None = None
    """The level of the bots that take empty seats; null: nobody does."""
    fill: Annotated[int, Meta(ge=0, le=16)] = 0
    """Bots of that level join at the start up to this number of players; of a Swiss or in groups."""
    rated: bool = False
    public: bool = True
    """Whether it is listed; otherwise only people with the link find it."""
    club: ClubId | None = None
    """Of a club of the host: it stands in the club's page instead of the list, and only members of the club join."""
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    """Of a Swiss."""
    group_size: Annotated[int, Meta(ge=3, le=8)] = 4
    minutes: Annotated[int, Meta(ge=5, le=43_200)] = 60
    """How long an arena makes new tables."""
    rest: Annotated[int, Meta(ge=0, le=86_400)] = 30
    """Seconds between two rounds."""


class RunTournament(Strict):
    """A step that only the host takes."""

    do: Literal["start", "pause", "resume", "end"]


class TournamentInfo(Struct):
    """A tournament in a list."""

    tournament: str
    name: str
    game: str
    format: Format
    seats: int
    pace: Pace
    rated: bool
    public: bool
    bots: str | None
    host: str
    """The name of a member."""
    host_member: str | None
    state: TournamentState
    paused: bool
    players: int
    round: int
    """How many rounds (of an arena: tables) were made."""
    rounds: int
    """How many there will be, as far as is known; of an arena 0."""
    created: int
    started: int | None
    club: str | None = None
    fill: int = 0
    """Bots join at the start up to this number of players."""


class Tournaments(Struct):
    tournaments: list[TournamentInfo]
    """Those that run, then those that wait for players, then the latest that are over."""


class TournamentRow(Struct):
    """One player in the standings."""

    player: int
    rank: int
    """Members who are equal in everything share it."""
    name: str
    member: str | None
    """Null for a member who was deleted, and for a bot."""
    points: float
    tables: int
    wins: int
    ties: list[float]
    """The values of the tie-breaks, in the order of ``Tournament.tie_breaks``."""
    out: bool
    """Withdrew, or does not play just now."""
    level: str | None = None
    """Of a bot that takes part; its name is the level and a number."""


class TournamentGroup(Struct):
    """Standings of all, or of one group, or of the final."""

    group: int | None
    """1 for the first group; 0: the final; null: all players."""
    rows: list[TournamentRow]


class TournamentSeat(Struct):
    player: int | None
    """Null: a bot."""
    name: str
    """Of the player; of a bot its level."""
    place: int | None = None
    """When it is over: 1 for the first, equal places are ties."""
    forfeited: bool = False
    level: str | None = None
    """Of a bot that takes part."""


class TournamentTable(Struct):
    table: int
    round: int
    group: int | None
    code: str | None
    """Null: nobody had to play, because an opponent had withdrawn."""
    seats: list[TournamentSeat]
    over: bool


class Tournament(Struct, tag="tournament", tag_field="t"):
    """All about one tournament; also sent live whenever it changes."""

    info: TournamentInfo
    options: Options
    clock: Clock
    minutes: int
    group_size: int
    rest: int
    next: int | None
    """When the next round begins, as server milliseconds."""
    ends: int | None
    """When an arena makes no more tables."""
    tie_breaks: list[str]
    standings: list[TournamentGroup]
    tables: list[TournamentTable]
    """Of the last round; of an arena those that run and the latest that are over."""
    byes: list[str]
    """Names of those who have no table in this round."""
    now: int


class TournamentRound(Struct):
    """The tables of one round."""

    round: int
    tables: list[TournamentTable]
    byes: list[str]
