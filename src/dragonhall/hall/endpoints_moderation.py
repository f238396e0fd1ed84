"""The routes of moderation: reports, mutes and blocks, announcements, and the host's page."""

from __future__ import annotations

from . import protocol as p
from .endpoints import Endpoint

_OLDER: dict[str, tuple[type, str]] = {"before": (int, "older ones: the number 'more' of the last answer")}
_READ = (400, 401, 404, 429, 503)
_WRITE = (400, 401, 403, 404, 409, 413, 422, 429, 503)


def _host(name: str, path: str, about: str, told: object, body: object = None, **query: tuple[type, str]) -> Endpoint:
    method, problems = ("GET", _READ) if body is None else ("POST", _WRITE)
    return Endpoint(name, method, f"/api/host{path}", about, told, body, query or None, "host", problems)


MODERATION_ENDPOINTS = (
    Endpoint(
        "announcements",
        "GET",
        "/api/announcements",
        "What the host tells everybody.",
        p.Announcements,
        problems=(403, 429, 503),
    ),
    Endpoint(
        "report",
        "POST",
        "/api/tables/{code}/report",
        "Report somebody at a table to the host; the chat as it is now is kept with it.",
        p.Done,
        body=p.Report,
        auth="must",
        problems=_WRITE,
    ),
    Endpoint(
        "block",
        "POST",
        "/api/tables/{code}/block",
        "Mute or block somebody at a table; a guest's are kept for the device, by a cookie.",
        p.TableBlocks,
        body=p.Block,
        auth="must",
        problems=_WRITE,
    ),
    Endpoint(
        "table_blocks",
        "GET",
        "/api/tables/{code}/blocks",
        "Whom one has muted or blocked, among the players of a table.",
        p.TableBlocks,
        auth="may",
        problems=(401, 403, 404, 429, 503),
    ),
    Endpoint(
        "blocks",
        "GET",
        "/api/blocks",
        "Whom one has muted or blocked: the member who is signed in, or this device.",
        p.Blocks,
        problems=(403, 429, 503),
    ),
    Endpoint(
        "end_block",
        "POST",
        "/api/blocks/end",
        "Neither mute nor block somebody any longer.",
        p.Blocks,
        body=p.EndBlock,
        problems=(400, 403, 404, 413, 429, 503),
    ),
    Endpoint(
        "host_sign_in",
        "POST",
        "/api/host/sign-in",
        "The host's page: sign in with the token that the server printed; a cookie.",
        p.Done,
        body=p.HostSignIn,
        problems=(400, 401, 403, 413, 429, 503),
    ),
    _host("host_sign_out", "/sign-out", "Sign this browser out of the host's page.", p.Done, p.Nothing),
    _host("host_overview", "", "How the hall stands: settings, limits and what is used, storage.", p.HostOverview),
    _host(
        "host_people",
        "/people",
        "Members, the newest first.",
        p.HostMembers,
        search=(str, "letters of the name, or the id"),
        **_OLDER,
    ),
    _host("host_end_sessions", "/people/{member}/sign-out", "Sign a member out on all devices.", p.Done, p.Nothing),
    _host("host_delete_member", "/people/{member}/delete", "Delete a member and all about them.", p.Done, p.Nothing),
    _host("host_tables", "/tables", "Tables that are not over, the latest first.", p.HostTables, **_OLDER),
    _host("host_table", "/tables/{code}", "How one table stands.", p.HostTable),
    _host("host_close_table", "/tables/{code}/close", "Close a table, or open it again.", p.HostTable, p.CloseTable),
    _host(
        "host_reports",
        "/reports",
        "Reports, the latest first.",
        p.HostReports,
        closed=(int, "1: those that are closed (default 0: open ones)"),
        **_OLDER,
    ),
    _host("host_close_report", "/reports/{report}", "Close a report, or open it again.", p.HostReport, p.CloseReport),
    _host("host_bans", "/bans", "All bans, the latest first.", p.HostBans),
    _host("host_ban", "/bans", "Ban a member, a range of addresses, or whom a report is about.", p.HostBans, p.AddBan),
    _host("host_end_ban", "/bans/{ban}/end", "End a ban.", p.HostBans, p.Nothing),
    _host("host_announcements", "/announcements", "Announcements, those that ended too.", p.HostAnnouncements),
    _host("host_announce", "/announcements", "Tell everybody something.", p.HostAnnouncements, p.Announce),
    _host(
        "host_end_announcement",
        "/announcements/{announcement}/end",
        "Take an announcement away.",
        p.HostAnnouncements,
        p.Nothing,
    ),
    _host("host_words", "/words", "The word filter.", p.WordLists),
    _host("host_set_words", "/words", "Change the word filter.", p.WordLists, p.WordLists),
    _host("host_log", "/log", "What the host did, the latest first.", p.Audit, **_OLDER),
)
