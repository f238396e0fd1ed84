"""Endpoints of clubs."""

from __future__ import annotations

from typing import Any

from ...games import game
from .. import protocol as p
from ..app import Hall
from .members import board_seats
from .request import FOUNDING, ApiRequest
from .route import MEMBER, Number, route

OLDER = {"before": Number("an older history: the number 'more' of the last answer", 0, 1 << 53)}
_CHANGE = (404, 409, 422)


@route("GET", "/api/me/clubs", p.Clubs, access=MEMBER, cost=2)
async def my_clubs(request: ApiRequest, hall: Hall) -> Any:
    """The clubs that the member is in."""
    return await hall.clubs.joined_by(request.account.member)


@route("POST", "/api/clubs", p.Club, body=p.FoundClub, access=MEMBER, limits=(FOUNDING,), errors=(409, 422))
async def found_club(request: ApiRequest, hall: Hall, body: p.FoundClub) -> Any:
    """Found a club."""
    club = await hall.clubs.create(request.account, body)
    return await hall.clubs.to_wire(club, request.account.member, None)


@route("GET", "/api/clubs/{club}", p.Club, query=OLDER, cost=5, errors=(404,))
async def club_info(request: ApiRequest, hall: Hall) -> Any:
    """A club: all of it for its members; its name and how many are in it for everybody."""
    account = await request.find_member()
    if account is not None:
        request.charge(15)
    member = account.member if account else None
    return await hall.clubs.to_wire(request.path["club"], member, request.number("before") or None)


async def whole_club(request: ApiRequest, hall: Hall) -> Any:
    """Return all of a club to a member who changed it."""
    return await hall.clubs.to_wire(request.path["club"], request.account.member, None)


@route("POST", "/api/clubs/{club}", p.Club, body=p.ChangeClub, access=MEMBER, cost=20, errors=_CHANGE)
async def change_club(request: ApiRequest, hall: Hall, body: p.ChangeClub) -> Any:
    """Change name or description; for the owner."""
    await hall.clubs.change(request.path["club"], request.account.member, body)
    return await whole_club(request, hall)


@route("POST", "/api/clubs/{club}/join", p.Club, body=p.JoinClub, access=MEMBER, cost=20, errors=_CHANGE)
async def join_club(request: ApiRequest, hall: Hall, body: p.JoinClub) -> Any:
    """Join a club by its invitation."""
    # Wrong invitations limit guessing, as wrong codes do.
    await request.guarded(lambda: hall.clubs.join(request.path["club"], request.account, body.invitation))
    return await whole_club(request, hall)


@route("POST", "/api/clubs/{club}/invitation", p.Club, body=p.Nothing, access=MEMBER, cost=20, errors=_CHANGE)
async def renew_club(request: ApiRequest, hall: Hall, body: p.Nothing) -> Any:
    """A new invitation, which invalidates the old link."""
    await hall.clubs.renew(request.path["club"], request.account.member)
    return await whole_club(request, hall)


@route("POST", "/api/clubs/{club}/leave", p.Clubs, body=p.Nothing, access=MEMBER, errors=_CHANGE)
async def leave_club(request: ApiRequest, hall: Hall, body: p.Nothing) -> Any:
    """Leave a club."""
    await hall.clubs.leave(request.path["club"], request.account.member)
    return await hall.clubs.joined_by(request.account.member)


@route("POST", "/api/clubs/{club}/remove", p.Club, body=p.RemoveFromClub, access=MEMBER, cost=20, errors=_CHANGE)
async def remove_from_club(request: ApiRequest, hall: Hall, body: p.RemoveFromClub) -> Any:
    """Remove a member from a club."""
    await hall.clubs.remove(request.path["club"], request.account.member, body)
    return await whole_club(request, hall)


@route("POST", "/api/clubs/{club}/role", p.Club, body=p.ChangeRole, access=MEMBER, cost=20, errors=_CHANGE)
async def change_role(request: ApiRequest, hall: Hall, body: p.ChangeRole) -> Any:
    """Make helpers and plain members, or hand the club over."""
    await hall.clubs.set_role(request.path["club"], request.account.member, body)
    return await whole_club(request, hall)


@route("POST", "/api/clubs/{club}/delete", p.Clubs, body=p.DeleteClub, access=MEMBER, errors=_CHANGE)
async def delete_club(request: ApiRequest, hall: Hall, body: p.DeleteClub) -> Any:
    """Delete a club; for the owner."""
    await hall.clubs.delete(request.path["club"], request.account.member, body)
    return await hall.clubs.joined_by(request.account.member)


@route("GET", "/api/clubs/{club}/boards/{game}/{kind}", p.Board, access=MEMBER, cost=20, errors=(404, 422))
async def club_board(request: ApiRequest, hall: Hall) -> Any:
    """The ratings of a club's members at a game; kind is duel or table."""
    name, seats = game(request.path["game"]).name, board_seats(request.path["kind"])
    return await hall.clubs.board(request.path["club"], request.account.member, name, seats)
