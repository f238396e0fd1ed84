"""Endpoints of the host's page. Everything but signing in needs the host's session."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from .. import protocol as p
from ..app import Hall
from ..moderation.host import COOKIE_SECONDS, host_cookie
from .answers import answer
from .request import ApiRequest
from .route import HOST, Number, Text, route

MAX_LISTS = 512 << 10
"""Bytes of both word lists."""
OLDER = {"before": Number("older ones: the number 'more' of the last answer", 0, 1 << 53)}
_CHANGE = (404, 409, 422)


@route("POST", "/api/host/sign-in", p.Done, body=p.HostSignIn, errors=(401,))
async def host_sign_in(request: ApiRequest, hall: Hall, body: p.HostSignIn) -> Response:
    """The host's page: sign in with the token that the server printed; a cookie."""
    session = await request.guarded(lambda: hall.host.sign_in(body.token))
    response = answer(p.Done())
    response.headers["set-cookie"] = host_cookie(session, request.secure, COOKIE_SECONDS)
    return response


@route("POST", "/api/host/sign-out", p.Done, body=p.Nothing, access=HOST)
async def host_sign_out(request: ApiRequest, hall: Hall, body: p.Nothing) -> Response:
    """Sign this browser out of the host's page."""
    await hall.host.sign_out(request.host_session)
    response = answer(p.Done())
    response.headers["set-cookie"] = host_cookie("", request.secure, 0)
    return response


@route("GET", "/api/host", p.HostOverview, access=HOST, cost=10)
async def host_overview(request: ApiRequest, hall: Hall) -> Any:
    """How the hall stands: settings, limits and what is used, storage."""
    return await hall.host.overview()


# People


@route(
    "GET",
    "/api/host/people",
    p.HostMembers,
    query={"search": Text("letters of the name, or the id"), **OLDER},
    access=HOST,
    cost=10,
)
async def host_people(request: ApiRequest, hall: Hall) -> Any:
    """Members, the newest first."""
    return await hall.host.people(request.text("search"), request.number("before") or None)


@route("POST", "/api/host/people/{member}/sign-out", p.Done, body=p.Nothing, access=HOST, errors=_CHANGE)
async def host_end_sessions(request: ApiRequest, hall: Hall, body: p.Nothing) -> p.Done:
    """Sign a member out on all devices."""
    await hall.host.end_sessions(request.path["member"])
    return p.Done()


@route("POST", "/api/host/people/{member}/delete", p.Done, body=p.Nothing, access=HOST, errors=_CHANGE)
async def host_delete_member(request: ApiRequest, hall: Hall, body: p.Nothing) -> p.Done:
    """Delete a member and all about them."""
    await hall.host.delete_member(request.path["member"])
    return p.Done()


# Tables


@route("GET", "/api/host/tables", p.HostTables, query=OLDER, access=HOST, cost=10)
async def host_tables(request: ApiRequest, hall: Hall) -> Any:
    """Tables that are not over, the latest first."""
    return await hall.host.tables(request.number("before") or None)


@route("GET", "/api/host/tables/{code}", p.HostTable, access=HOST, errors=(404,))
async def host_table(request: ApiRequest, hall: Hall) -> Any:
    """Everything about one table."""
    return await hall.host.table(request.path["code"])


@route("POST", "/api/host/tables/{code}/close", p.HostTable, body=p.CloseTable, access=HOST, errors=_CHANGE)
async def host_close_table(request: ApiRequest, hall: Hall, body: p.CloseTable) -> Any:
    """Close a table, or open it again."""
    return await hall.host.close_table(request.path["code"], body)


# Reports and bans


@route(
    "GET",
    "/api/host/reports",
    p.HostReports,
    query={"closed": Number("1: those that are closed (default 0: open ones)", 0, 1), **OLDER},
    access=HOST,
)
async def host_reports(request: ApiRequest, hall: Hall) -> Any:
    """Reports, the latest first."""
    return await hall.host.list_reports(not request.number("closed"), request.number("before") or None)


@route("POST", "/api/host/reports/{report}", p.HostReport, body=p.CloseReport, access=HOST, errors=_CHANGE)
async def host_close_report(request: ApiRequest, hall: Hall, body: p.CloseReport) -> Any:
    """Close a report, or open it again."""
    return await hall.host.close_report(request.path["report"], body)


@route("GET", "/api/host/bans", p.HostBans, access=HOST)
async def host_bans(request: ApiRequest, hall: Hall) -> Any:
    """All bans, the latest first."""
    return await hall.host.bans()


@route("POST", "/api/host/bans", p.HostBans, body=p.AddBan, access=HOST, errors=_CHANGE)
async def host_ban(request: ApiRequest, hall: Hall, body: p.AddBan) -> Any:
    """Ban a member, a range of addresses, or the person in a report."""
    return await hall.host.ban(body)


@route("POST", "/api/host/bans/{ban}/end", p.HostBans, body=p.Nothing, access=HOST, errors=_CHANGE)
async def host_end_ban(request: ApiRequest, hall: Hall, body: p.Nothing) -> Any:
    """End a ban."""
    return await hall.host.end_ban(request.path["ban"])


# For everybody


@route("GET", "/api/host/announcements", p.HostAnnouncements, access=HOST)
async def host_announcements(request: ApiRequest, hall: Hall) -> p.HostAnnouncements:
    """All announcements, including ended ones."""
    await hall.moderation.read()
    return p.HostAnnouncements(hall.moderation.announcements)


@route("POST", "/api/host/announcements", p.HostAnnouncements, body=p.Announce, access=HOST, errors=_CHANGE)
async def host_announce(request: ApiRequest, hall: Hall, body: p.Announce) -> Any:
    """Announce something to everybody."""
    return await hall.host.announce(body)


@route(
    "POST",
    "/api/host/announcements/{announcement}/end",
    p.HostAnnouncements,
    body=p.Nothing,
    access=HOST,
    errors=_CHANGE,
)
async def host_end_announcement(request: ApiRequest, hall: Hall, body: p.Nothing) -> Any:
    """End an announcement."""
    return await hall.host.end_announcement(request.path["announcement"])


@route("GET", "/api/host/words", p.WordLists, access=HOST)
async def host_words(request: ApiRequest, hall: Hall) -> p.WordLists:
    """The word filter."""
    await hall.moderation.read()
    return hall.moderation.lists


@route("POST", "/api/host/words", p.WordLists, body=p.WordLists, max_body=MAX_LISTS, access=HOST, errors=_CHANGE)
async def host_set_words(request: ApiRequest, hall: Hall, body: p.WordLists) -> Any:
    """Change the word filter."""
    return await hall.host.set_words(body)


@route("GET", "/api/host/log", p.Audit, query=OLDER, access=HOST)
async def host_log(request: ApiRequest, hall: Hall) -> Any:
    """The actions of the host, the latest first."""
    return await hall.host.log(request.number("before") or None)
