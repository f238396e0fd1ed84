"""What a route of the HTTP side is, and the routes of tournaments; ``schema`` has all others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import protocol as p


@dataclass(frozen=True)
class Endpoint:
    """One route of the HTTP side."""

    name: str
    method: str
    path: str
    about: str
    answer: Any
    body: Any = None
    query: dict[str, tuple[type, str]] | None = None
    auth: str = ""
    """``""``: nobody is asked; ``"may"``: a token shows more; ``"must"``: only with a token; ``"cookie"``: only for
    members, by the cookie of their session; ``"host"``: only for the host, by a cookie too."""
    problems: tuple[int, ...] = ()


TOURNAMENTS = (
    Endpoint(
        "tournaments",
        "GET",
        "/api/tournaments",
        "The public tournaments: those that run, those that wait for players, the latest that are over.",
        p.Tournaments,
        problems=(429, 503),
    ),
    Endpoint(
        "create_tournament",
        "POST",
        "/api/tournaments",
        "Make a tournament; only for members.",
        p.Tournament,
        body=p.CreateTournament,
        auth="cookie",
        problems=(400, 401, 403, 413, 422, 429, 503),
    ),
    Endpoint(
        "my_tournaments",
        "GET",
        "/api/me/tournaments",
        "The tournaments that the member made or takes part in.",
        p.Tournaments,
        auth="cookie",
        problems=(401, 429, 503),
    ),
    Endpoint(
        "tournament",
        "GET",
        "/api/tournaments/{tournament}",
        "All about a tournament: standings, tables, when the next round begins. One of a club is for its members.",
        p.Tournament,
        problems=(403, 404, 429, 503),
    ),
    Endpoint(
        "tournament_round",
        "GET",
        "/api/tournaments/{tournament}/rounds/{round}",
        "The tables of a round; 1 is the first.",
        p.TournamentRound,
        problems=(403, 404, 429, 503),
    ),
    Endpoint(
        "join_tournament",
        "POST",
        "/api/tournaments/{tournament}/join",
        "Take part, or come back after withdrawing; only for members.",
        p.Tournament,
        body=p.Nothing,
        auth="cookie",
        problems=(400, 401, 403, 404, 409, 413, 429, 503),
    ),
    Endpoint(
        "withdraw",
        "POST",
        "/api/tournaments/{tournament}/withdraw",
        "Take part no longer: no new table until one joins again.",
        p.Tournament,
        body=p.Nothing,
        auth="cookie",
        problems=(400, 401, 403, 404, 409, 413, 422, 429, 503),
    ),
    Endpoint(
        "run_tournament",
        "POST",
        "/api/tournaments/{tournament}/run",
        "What only the host does: start, pause, resume, end.",
        p.Tournament,
        body=p.RunTournament,
        auth="cookie",
        problems=(400, 401, 403, 404, 409, 413, 429, 503),
    ),
)
