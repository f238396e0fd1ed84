"""Clubs over the wire: a group with its members, tables and boards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .common import ClubId, Name, Portrait, State, Strict
from .tournaments import TournamentInfo

Role = Literal["owner", "helper", "member"]
ClubName = Annotated[str, Meta(min_length=1, max_length=200, description="1 to 40 characters once trimmed")]
About = Annotated[str, Meta(max_length=500)]


class FoundClub(Strict):
    """Found a club; the founder owns it."""

    name: ClubName
    about: About = ""


class ChangeClub(Strict):
    """Fields that are left out stay. For the owner."""

    name: ClubName | None = None
    about: About | None = None


class JoinClub(Strict):
    """Join a club by its invitation."""

    invitation: Annotated[str, Meta(max_length=40)]


class ChangeRole(Strict):
    """Make a member a helper or a plain member again, or (``owner``) hand the club over. For the owner."""

    member: ClubId
    role: Role


class RemoveFromClub(Strict):
    """For the owner; helpers may remove plain members."""

    member: ClubId


class DeleteClub(Strict):
    """Delete a club; its name must be repeated."""

    name: Name


class ClubMember(Struct):
    member: str
    name: str
    portrait: Portrait | None
    role: Role
    since: int


class ClubTable(Struct):
    """A table that was created for a club."""

    code: str
    link: str
    """The path of its page, with the invitation of a private table; empty when it is over and was cleared."""
    game: str
    state: State | Literal["gone"]
    at: int
    players: list[str]
    """By seat: names of people, levels of bots, nothing for a free seat."""
    winners: list[int] = []
    """Seats, when it is over."""
    rated: bool = False


class Club(Struct):
    """A club. People who are not in it see its name, what it is about and how many are in it."""

    club: str
    name: str
    about: str
    created: int
    count: int
    role: Role | None
    """One's own; null: not in it."""
    members: list[ClubMember] = []
    tables: list[ClubTable] = []
    """Open and running ones."""
    tournaments: list[TournamentInfo] = []
    """The newest first."""
    history: list[ClubTable] = []
    """Those that are over, the latest first."""
    more: int | None = None
    """Ask again with ``before`` set to this for an older history; null: there is none."""
    invitation: str = ""
    """For the owner and helpers: behind the club's id in the link by which people come in."""


class MyClub(Struct):
    club: str
    name: str
    role: Role
    count: int


class Clubs(Struct):
    """The clubs that a member is in."""

    clubs: list[MyClub]
