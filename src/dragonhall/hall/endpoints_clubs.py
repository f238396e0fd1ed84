"""The routes of clubs."""

from __future__ import annotations

from . import protocol as p
from .endpoints import Endpoint

_OLDER: dict[str, tuple[type, str]] = {"before": (int, "an older history: the number 'more' of the last answer")}

CLUB_ENDPOINTS = (
    Endpoint(
        "my_clubs",
        "GET",
        "/api/me/clubs",
        "The clubs that the member is in.",
        p.Clubs,
        auth="cookie",
        problems=(401, 403, 429, 503),
    ),
    Endpoint(
        "found_club",
        "POST",
        "/api/clubs",
        "Found a club.",
        p.Club,
        body=p.FoundClub,
        auth="cookie",
        problems=(400, 401, 403, 409, 413, 422, 429, 503),
    ),
    Endpoint(
        "club_info",
        "GET",
        "/api/clubs/{club}",
        "A club: all of it for its members; its name and how many are in it for everybody.",
        p.Club,
        query=_OLDER,
        problems=(400, 403, 404, 429, 503),
    ),
    *(
        Endpoint(
            name,
            "POST",
            f"/api/clubs/{{club}}{path}",
            about,
            told,
            body=body,
            auth="cookie",
            problems=(400, 401, 403, 404, 409, 413, 422, 429, 503),
        )
        for name, path, about, body, told in (
            ("change_club", "", "Another name or description; for the owner.", p.ChangeClub, p.Club),
            ("join_club", "/join", "Come into a club by its invitation.", p.JoinClub, p.Club),
            ("renew_club", "/invitation", "A new invitation; the old link leads nowhere then.", p.Nothing, p.Club),
            ("leave_club", "/leave", "Leave a club.", p.Nothing, p.Clubs),
            ("remove_from_club", "/remove", "Remove a member from a club.", p.RemoveFromClub, p.Club),
            ("change_role", "/role", "Make helpers and plain members, or hand the club over.", p.ChangeRole, p.Club),
            ("delete_club", "/delete", "Delete a club; for the owner.", p.DeleteClub, p.Clubs),
        )
    ),
    Endpoint(
        "club_board",
        "GET",
        "/api/clubs/{club}/boards/{game}/{kind}",
        "The ratings of a club's members at a game; kind is duel or table.",
        p.Board,
        auth="cookie",
        problems=(401, 403, 404, 422, 429, 503),
    ),
)
