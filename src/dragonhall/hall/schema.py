"""The routes as data, the JSON schema of the protocol and the OpenAPI description made from them.

``python -m dragonhall.hall.schema docs`` writes ``protocol.schema.json`` and ``openapi.json`` there; a test keeps them
fresh.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec

from ..shell import check_file, ended, write
from . import protocol as p
from .endpoints import TOURNAMENTS, Endpoint
from .endpoints_clubs import CLUB_ENDPOINTS
from .endpoints_moderation import MODERATION_ENDPOINTS
from .host import COOKIE as HOST_COOKIE
from .members import COOKIE
from .protocol import review as r

_SEAT = "a seat's number, 'spectator', or (when it is over) 'open' for all seats"
_CHOICE: dict[str, tuple[type, str]] = {
    "seats": (int, "the number of seats (left out: the most played one)"),
    "company": (str, "who made the moves: all (default), people, mixed or bots"),
}

ENDPOINTS = (
    Endpoint("games", "GET", "/api/games", "The games and their options, the bots' levels, the phrases.", p.GamesInfo),
    Endpoint(
        "words", "GET", "/api/words/{lang}", "All words of a language, as one Fluent file.", str, problems=(404, 503)
    ),
    Endpoint(
        "game_words",
        "GET",
        "/api/words/{lang}/{game}",
        "The words of one game in a language, as one Fluent file.",
        str,
        problems=(404, 503),
    ),
    Endpoint(
        "rules",
        "GET",
        "/api/rules/{game}/{lang}",
        "The rules of a game in a language, as Markdown.",
        str,
        problems=(404, 503),
    ),
    Endpoint(
        "network",
        "GET",
        "/api/network",
        "Where others in the local network reach this server; told only to a browser on the same machine.",
        p.Network,
    ),
    Endpoint("lobby", "GET", "/api/lobby", "The public tables.", p.Lobby),
    Endpoint(
        "create",
        "POST",
        "/api/tables",
        "Lay a new table.",
        p.Welcome,
        body=p.CreateTable,
        problems=(400, 403, 409, 413, 422, 429, 503),
    ),
    Endpoint(
        "table_info",
        "GET",
        "/api/tables/{code}",
        "What everybody may know of a table.",
        p.TableInfo,
        problems=(404, 503),
    ),
    Endpoint(
        "undo",
        "GET",
        "/api/tables/{code}/undo",
        "Whether a seat's last move could be taken back now: at once, by asking the others, or not.",
        p.UndoState,
        query={"seat": (int, "one of your seats (default 0)")},
        auth="must",
        problems=(400, 401, 403, 404, 429, 503),
    ),
    Endpoint(
        "hint",
        "POST",
        "/api/tables/{code}/hint",
        "What a search would do at one of your seats now, and why; it is marked in the record.",
        p.Hint,
        body=p.AskHint,
        auth="must",
        problems=(400, 401, 403, 404, 409, 413, 422, 429, 503),
    ),
    Endpoint(
        "outcome",
        "POST",
        "/api/tables/{code}/outcome",
        "What a legal move of one of your seats would do at once, as far as the seat can know.",
        p.Outcome,
        body=p.AskOutcome,
        auth="must",
        problems=(400, 401, 403, 404, 409, 413, 422, 429, 503),
    ),
    Endpoint(
        "join",
        "POST",
        "/api/tables/{code}/join",
        "Come to a table with a name; then sit, or watch.",
        p.Welcome,
        body=p.Join,
        problems=(400, 403, 404, 409, 413, 422, 429, 503),
    ),
    Endpoint(
        "act",
        "POST",
        "/api/tables/{code}/actions",
        "Do something: the same actions as over the live connection.",
        p.Ack,
        body=p.AnyAction,
        auth="must",
        problems=(400, 401, 403, 404, 409, 413, 422, 429, 503),
    ),
    Endpoint(
        "state",
        "GET",
        "/api/tables/{code}/state",
        "A snapshot, as the live connection sends it.",
        p.Snapshot,
        auth="may",
        problems=(401, 404, 503),
    ),
    Endpoint(
        "events",
        "GET",
        "/api/tables/{code}/events",
        "The events after a line of the log; waits for one if there is none yet.",
        p.Events,
        query={"since": (int, "the last seq you have"), "wait": (int, "seconds to wait at most, 0 to 30 (default 0)")},
        auth="may",
        problems=(400, 401, 404, 503),
    ),
    Endpoint(
        "replay",
        "GET",
        "/api/tables/{code}/replay",
        "Some plies as one seat may see them.",
        p.Replay,
        query={
            "seat": (str, _SEAT),
            "ply": (int, "the first ply (default 0)"),
            "count": (int, "how many plies, 1 to 100 (default 1)"),
        },
        auth="may",
        problems=(400, 401, 403, 404, 503),
    ),
    Endpoint(
        "record",
        "GET",
        "/api/tables/{code}/record",
        "The record of a match, with the secret of its dice; 'dragonhall verify' checks it. While the match runs only a"
        " person who plays alone against bots can have it.",
        p.Data,
        auth="may",
        problems=(401, 404, 409, 503),
    ),
    Endpoint(
        "sheet",
        "GET",
        "/api/tables/{code}/sheet",
        "The score sheet of a finished match: every point in a row, what decided it, the timeline.",
        p.ScoreSheet,
        problems=(404, 409, 429, 503),
    ),
    Endpoint(
        "what_if",
        "POST",
        "/api/tables/{code}/what-if",
        "Play on from a ply of a finished match: a new table with the same cards, new dice, bots at the other seats.",
        p.Welcome,
        body=p.WhatIf,
        problems=(400, 403, 404, 409, 422, 429, 503),
    ),
    Endpoint(
        "review",
        "GET",
        "/api/tables/{code}/review",
        "The review of a finished match, or how far it is: the first to ask begins it, in the background.",
        r.ReviewState,
        problems=(404, 409, 429, 503),
    ),
    Endpoint(
        "upload",
        "POST",
        "/api/records",
        "Bring a record of a finished match; it is played through, and can then be watched and shared.",
        p.Uploaded,
        body=p.Data,
        problems=(400, 413, 422, 429, 503),
    ),
    Endpoint(
        "daily",
        "GET",
        "/api/daily/{date}",
        "The results of the deals of a day (2026-11-16, by universal time), best first.",
        p.DailyDay,
        problems=(404, 429, 503),
    ),
    Endpoint(
        "bring_daily",
        "POST",
        "/api/daily/{date}/{game}",
        "Bring the record of a deal of the day: it is played again, bots included. A person's first result counts.",
        p.DailyBrought,
        body=p.BringDaily,
        problems=(400, 403, 404, 409, 413, 422, 429, 503),
    ),
    Endpoint(
        "become_member",
        "POST",
        "/api/members",
        "Become a member: a name of one's own, without an e-mail address. The session comes as a cookie.",
        p.Joined,
        body=p.BecomeMember,
        problems=(400, 403, 409, 413, 422, 429, 503),
    ),
    Endpoint(
        "sign_in",
        "POST",
        "/api/members/sign-in",
        "Come back with the recovery phrase; a cookie.",
        p.Me,
        body=p.SignIn,
        problems=(400, 401, 403, 413, 429, 503),
    ),
    Endpoint(
        "passkey_options",
        "POST",
        "/api/members/passkey-options",
        "What the browser needs to sign in with a passkey.",
        p.PasskeyOptions,
        body=p.Nothing,
        problems=(400, 403, 404, 413, 429, 503),
    ),
    Endpoint(
        "passkey_sign_in",
        "POST",
        "/api/members/passkey",
        "Come back with a passkey; a cookie.",
        p.Me,
        body=p.SignInWithPasskey,
        problems=(400, 401, 403, 404, 413, 429, 503),
    ),
    Endpoint(
        "member_info",
        "GET",
        "/api/members/{member}",
        "What everybody may know of a member.",
        p.Member,
        problems=(404, 429, 503),
    ),
    Endpoint(
        "profile",
        "GET",
        "/api/members/{member}/profile",
        "A member's public page: ratings, and results of public and of rated matches.",
        p.Profile,
        problems=(404, 429, 503),
    ),
    Endpoint("boards", "GET", "/api/boards", "The boards on which somebody is rated.", p.Boards, problems=(429, 503)),
    Endpoint(
        "board",
        "GET",
        "/api/boards/{game}/{kind}",
        "The best members at a game; kind is duel or table.",
        p.Board,
        problems=(404, 422, 429, 503),
    ),
    Endpoint(
        "statistics",
        "GET",
        "/api/statistics",
        "How many finished matches of each game were counted.",
        p.CountedGames,
        problems=(429, 503),
    ),
    Endpoint(
        "game_statistics",
        "GET",
        "/api/statistics/{game}",
        "What the finished matches of a game say: by seat, opening, card or power; lengths.",
        p.GameStatistics,
        query=_CHOICE,
        problems=(400, 422, 429, 503),
    ),
    Endpoint(
        "game_statistics_csv",
        "GET",
        "/api/statistics/{game}/{table}.csv",
        "One table of it as CSV: seats, openings, plays, plies or minutes.",
        str,
        query=_CHOICE,
        problems=(400, 404, 422, 429, 503),
    ),
    Endpoint(
        "my_statistics",
        "GET",
        "/api/me/statistics",
        "The member's own results, luck and skill, and what their mistakes have in common. Nobody else is told.",
        p.MyStatistics,
        auth="cookie",
        problems=(401, 429, 503),
    ),
    Endpoint(
        "my_statistics_csv",
        "GET",
        "/api/me/statistics/{table}.csv",
        "One table of it as CSV: games, weeks, reviews or mistakes.",
        str,
        auth="cookie",
        problems=(401, 404, 429, 503),
    ),
    Endpoint("me", "GET", "/api/me", "The member who is signed in.", p.Me, auth="cookie", problems=(401, 503)),
    Endpoint(
        "change_me",
        "POST",
        "/api/me",
        "Take another name or portrait.",
        p.Me,
        body=p.ChangeMember,
        auth="cookie",
        problems=(400, 401, 403, 409, 413, 422, 503),
    ),
    Endpoint(
        "sign_out",
        "POST",
        "/api/me/sign-out",
        "Sign this device or another one out.",
        p.Done,
        body=p.EndSession,
        auth="cookie",
        problems=(400, 401, 403, 404, 413, 503),
    ),
    Endpoint(
        "new_phrase",
        "POST",
        "/api/me/phrase",
        "A new recovery phrase; the old one is worth nothing then.",
        p.Joined,
        body=p.Nothing,
        auth="cookie",
        problems=(400, 401, 403, 413, 503),
    ),
    Endpoint(
        "my_passkey_options",
        "POST",
        "/api/me/passkey-options",
        "What the browser needs to make a passkey.",
        p.PasskeyOptions,
        body=p.Nothing,
        auth="cookie",
        problems=(400, 401, 403, 404, 413, 429, 503),
    ),
    Endpoint(
        "add_passkey",
        "POST",
        "/api/me/passkey",
        "Sign in with this passkey from now on.",
        p.Me,
        body=p.AddPasskey,
        auth="cookie",
        problems=(400, 401, 403, 404, 413, 503),
    ),
    Endpoint(
        "export",
        "GET",
        "/api/me/export",
        "All that is kept about the member.",
        p.MemberExport,
        auth="cookie",
        problems=(401, 429, 503),
    ),
    Endpoint(
        "leave_for_good",
        "POST",
        "/api/me/delete",
        "Delete the member and all that is kept about them. Names at old tables become a dash.",
        p.Done,
        body=p.LeaveForGood,
        auth="cookie",
        problems=(400, 401, 403, 413, 422, 429, 503),
    ),
    Endpoint(
        "my_tables",
        "GET",
        "/api/me/tables",
        "The tables of the member: running, open, then the history.",
        p.MyTables,
        query={"before": (int, "older ones: the number 'more' of the last answer")},
        auth="cookie",
        problems=(400, 401, 429, 503),
    ),
    Endpoint(
        "my_key",
        "POST",
        "/api/me/tables/{code}/key",
        "A key to the member's own place at a table, for this device.",
        p.TableKey,
        body=p.Nothing,
        auth="cookie",
        problems=(400, 401, 403, 404, 413, 429, 503),
    ),
    *CLUB_ENDPOINTS,
    *MODERATION_ENDPOINTS,
    *TOURNAMENTS,
    Endpoint(
        "nudges",
        "GET",
        "/api/me/nudges",
        "How the member is told that it is their turn, while away.",
        p.Nudges,
        auth="cookie",
        problems=(401, 503),
    ),
    Endpoint(
        "change_nudges",
        "POST",
        "/api/me/nudges",
        "Change it: quiet hours, a browser for pushes, an e-mail address and its code, webhooks, a muted table.",
        p.Nudges,
        body=p.AnyNudgeChange,
        auth="cookie",
        problems=(400, 401, 403, 404, 409, 413, 422, 429, 503),
    ),
    Endpoint(
        "unsubscribe",
        "POST",
        "/api/unsubscribe/{token}",
        "The link in a mail: no more mails to this address. Any body; it is not read.",
        p.Done,
        problems=(429, 503),
    ),
)

LIVE = (
    (
        "/api/tables/{code}/live",
        "The live connection of a table: FromClient in, FromServer out.",
        p.FromClient,
        p.FromServer,
    ),
    ("/api/lobby/live", "The lobby, told again whenever it changes; nothing is sent to it.", None, p.Lobby),
    (
        "/api/tournaments/{tournament}/live",
        "A tournament, told again whenever it changes; nothing is sent to it.",
        None,
        p.Tournament,
    ),
)

_PROBLEMS = {
    400: "It could not be understood.",
    401: "The token is not one of this table.",
    403: "It is not yours to do, or a wrong origin.",
    404: "There is no such table, game or language.",
    409: "Not possible as things stand now.",
    413: "Too long.",
    422: "Understood, but not possible: an option, a seat, a move that does not exist.",
    429: "Too many at once: wait a little.",
    503: "Not just now: the rules are being compiled, or the store cannot be reached.",
}


def protocol_schema() -> dict[str, Any]:
    """The JSON schema of everything in the protocol; FromClient and FromServer are the live messages."""
    abstract = {p.Strict, p.Action}
    kinds = [
        kind
        for kind in (getattr(p, name) for name in p.__all__)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in abstract
    ]
    unions = {
        "FromClient": p.FromClient,
        "FromServer": p.FromServer,
        "AnyAction": p.AnyAction,
        "AnyNudgeChange": p.AnyNudgeChange,
    }
    made, parts = msgspec.json.schema_components([*kinds, *unions.values()], ref_template="#/$defs/{name}")
    parts |= dict(zip(unions, made[len(kinds) :], strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Dragonhall protocol {p.PROTOCOL}",
        "$defs": dict(sorted(parts.items())),
    }


SECURITY = {
    "token": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "host": {"type": "apiKey", "in": "cookie", "name": HOST_COOKIE},
}


def openapi() -> dict[str, Any]:
    """The HTTP side as OpenAPI 3.1."""
    asked = [kind for e in ENDPOINTS for kind in (e.body, e.answer) if kind is not None and kind is not str]
    made, parts = msgspec.json.schema_components([*asked, p.Failure], ref_template="#/components/schemas/{name}")
    ready = iter(made)
    failure = made[-1]
    paths: dict[str, Any] = {}
    for e in ENDPOINTS:
        told: dict[str, Any] = {"operationId": e.name, "summary": e.about, "responses": {}}
        gaps = [gap.split("}")[0] for gap in e.path.split("{")[1:]]
        told["parameters"] = [_parameter(gap, "path", str, "") for gap in gaps]
        told["parameters"] += [_parameter(name, "query", *kind) for name, kind in (e.query or {}).items()]
        if e.body is not None:
            told["requestBody"] = {"required": True, "content": {"application/json": {"schema": next(ready)}}}
        if e.auth:
            told["security"] = [{e.auth if e.auth in SECURITY else "token": []}] + ([{}] if e.auth == "may" else [])
        text = "text/csv" if e.path.endswith(".csv") else "text/plain"
        kind = {text: {"schema": {"type": "string"}}} if e.answer is str else None
        content = kind or {"application/json": {"schema": next(ready)}}
        told["responses"]["200"] = {"description": "Done.", "content": content}
        for status in e.problems:
            shown = {"application/json": {"schema": failure}}
            told["responses"][str(status)] = {"description": _PROBLEMS[status], "content": shown}
        paths.setdefault(e.path, {})[e.method.lower()] = told
    return {
        "openapi": "3.1.0",
        "info": {"title": "Dragonhall", "version": str(p.PROTOCOL)},
        "paths": paths,
        "components": {"schemas": parts, "securitySchemes": SECURITY},
    }


def _parameter(name: str, where: str, kind: type, about: str) -> dict[str, Any]:
    schema = {"type": {str: "string", int: "integer"}[kind]}
    return {"name": name, "in": where, "required": where == "path", "schema": schema, "description": about}


def files() -> dict[str, str]:
    """The files that are kept in docs/."""
    made = {"protocol.schema.json": protocol_schema(), "openapi.json": openapi()}
    return {name: json.dumps(schema, indent=1, ensure_ascii=False) + "\n" for name, schema in made.items()}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m dragonhall.hall.schema", description=__doc__)
    parser.add_argument("folder", type=Path, help="where protocol.schema.json and openapi.json go")
    asked = parser.parse_args(arguments)

    def run() -> None:
        made = {check_file(asked.folder / name): text for name, text in files().items()}
        for path, text in made.items():
            write(path, text)

    return ended(run)


if __name__ == "__main__":
    raise SystemExit(main())
