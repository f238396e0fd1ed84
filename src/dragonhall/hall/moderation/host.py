"""The host's page: access to it, its contents, and a log of every action taken there.

``dragonhall serve`` prints a token when it starts; the store keeps its hash. Every action of the host is logged
together with its effect, or before it. Nothing here shows a card, a token or an invitation.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from ... import __version__
from .. import protocol as p
from ..base.errors import Refused
from ..base.names import clean_text, skeleton
from ..base.rate_limits import Limit, Limits
from ..base.settings import Settings
from ..members.accounts import FORMER, Account, Accounts
from ..members.pseudonyms import Pseudonyms
from ..store import Conflict, Document, Store, TableRow, shown_address
from ..store.collection import Also, Collection, Empty, Entry
from ..tables.codes import new_token, read_code, token_hash
from ..tables.health import Health
from ..tables.manager import TableManager
from ..tables.peers import Peers
from ..tables.state import DAY_MS, TableState, read_state
from .bans import MAX_BANS, BanDoc, new_ban_id, read_bans, read_range
from .policy import FILTER, HOST, MAX_ANNOUNCEMENTS, AnnouncementDoc, Moderation, WordsDoc, by_language
from .reports import Reports

TOKEN = "host token"
COOKIE = "dragonhall-host"
COOKIE_SECONDS = 12 * 3600
MAX_SESSIONS, ALL_SESSIONS = 20, 1_000
LISTED = 50


class LogDoc(Struct):
    what: str
    about: str
    """The target: a member's mark (``pseudonyms``), a table's code, a network, or something else."""
    detail: str


class HostPage:
    """The tools of a hall's host."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        settings: Settings,
        limits: Limits,
        health: Health,
        tables: TableManager,
        peers: Peers,
        accounts: Accounts,
        pseudonyms: Pseudonyms,
        moderation: Moderation,
        reports: Reports,
    ) -> None:
        self.store, self.now, self.settings, self.limits, self.health = store, now, settings, limits, health
        self.manager, self.peers, self.accounts, self.pseudonyms = tables, peers, accounts, pseudonyms
        self.moderation, self.reports = moderation, reports
        self.tokens = Collection(store, TOKEN, str)
        self.sessions = Collection(store, "host session", Empty)
        self.entries = Collection(store, "host log", LogDoc)
        self._last = 0

    # Coming in

    async def new_token(self) -> str:
        """Make the token of a starting server; the previous one and all sessions of the host end."""
        token = new_token()

        async def edit(kept: Entry[str]) -> Also:
            kept.at, kept.doc = self.now(), token_hash(token)
            sessions = await self.sessions.of(HOST, ALL_SESSIONS)
            return Also([], [self.sessions.ref(session.key) for session in sessions])

        await self.tokens.update(TOKEN, edit, new=lambda: self.tokens.entry(TOKEN, HOST, self.now(), ""))
        return token

    async def sign_in(self, token: str) -> str:
        """Open a session for anyone who knows the token."""
        found = await self.tokens.get(TOKEN)
        if not secrets.compare_digest("" if found is None else found.doc, token_hash(token)):
            raise Refused("not-the-hall", "That is not the token that this hall printed when it was last started.")
        session = new_token()
        old = (await self.sessions.of(HOST, ALL_SESSIONS))[MAX_SESSIONS - 1 :]
        put = [self.sessions.new(token_hash(session), HOST, self.now()), await self.entry("sign-in")]
        await self.store.write(put, [self.sessions.ref(each.key) for each in old])
        return session

    async def check(self, session: str | None) -> None:
        """Raise Refused for everybody but the host."""
        found = None if not session else await self.sessions.get(token_hash(session))
        if found is None or found.at + COOKIE_SECONDS * 1000 < self.now():
            raise Refused("not-the-hall", "This is the page of the hall's host: sign in with the token.")

    async def sign_out(self, session: str) -> None:
        """End a session."""
        await self.store.write([await self.entry("sign-out")], [self.sessions.ref(token_hash(session))])

    # The log

    async def entry(self, what: str, about: str = "", detail: str = "", member: str | None = None) -> Document:
        """Return a new line of the log, to be written together with the change it reports. Lines are never changed or
        deleted."""
        if member is not None:
            about = await self.pseudonyms.mark(member)
        # Each line has a different time, so that they stay in order.
        at = self._last = max(self.now(), self._last + 1)
        return self.entries.new(f"{at}-{secrets.token_hex(6)}", HOST, at, LogDoc(what, about, detail))

    async def log(self, before: int | None) -> p.Audit:
        """Return a page of the log, the newest first."""
        found, more = await self.entries.page(HOST, LISTED, before)
        shown = [
            p.AuditEntry(each.at, each.doc.what, await self.pseudonyms.name(each.doc.about), each.doc.detail)
            for each in found
        ]
        return p.Audit(shown, more)

    # Overview

    async def overview(self) -> p.HostOverview:
        health, tables = await self.health.report(), self.manager.live
        return p.HostOverview(
            __version__, self.manager.services.started, bool(health["ok"]), health["faults"], self.shown_settings(),
            self._limits(), len(tables), sum(len(table.subscribers) for table in tables.values()),
            await self.reports.waiting(), await self.storage(),
        )  # fmt: skip

    def shown_settings(self) -> dict[str, Any]:
        """Return the host's settings, without the password of the mail server."""
        chosen: dict[str, Any] = msgspec.to_builtins(self.settings)
        return chosen | {"smtp": shown_address(chosen["smtp"]) if chosen["smtp"] else ""}

    def _limits(self) -> list[p.HostLimit]:
        free = self.settings.limit_factor <= 0
        shown = []
        for name, limit in vars(self.limits).items():
            if isinstance(limit, Limit):
                burst, rate = (None, None) if free and limit.burst > 1e8 else (limit.burst, limit.rate)
                shown.append(p.HostLimit(name, burst, rate, *limit.used()))
        return shown

    async def storage(self) -> p.HostStorage:
        store = self.store
        size = await store.size()
        return p.HostStorage(
            size.bytes, size.free, await store.count(), size.documents, size.oldest.get("table"),
            size.oldest.get("member"), size.oldest.get("report"),
        )  # fmt: skip

    # People

    async def people(self, search: str, before: int | None) -> p.HostMembers:
        """List the members whose name contains these letters, or whose id this is, newest first."""
        page, more = await self.accounts.search(search[:80], LISTED, before)
        return p.HostMembers([await self._member(account) for account in page], more)

    async def _member(self, account: Account) -> p.HostMember:
        sessions = await self.accounts.session_names(account.member)
        ban = self.moderation.banned_member(account.member)
        return p.HostMember(
            account.member, account.doc.name, account.doc.created, len(sessions), None if ban is None else ban.ban
        )

    async def account(self, member: str) -> Account:
        account = await self.accounts.account(member)
        if account is None:
            raise Refused("no-member", "There is no such member.")
        return account

    async def end_sessions(self, member: str) -> None:
        await self.account(member)
        await self.accounts.end_sessions(
            member, lambda number: self.entry("sessions-ended", member=member, detail=str(number))
        )

    async def delete_member(self, member: str) -> None:
        account = await self.account(member)
        await self.store.write([await self.entry("member-deleted", member=member)])
        await self.accounts.delete_all(account)
        await self.moderation.changed()

    # Tables

    async def tables(self, before: int | None) -> p.HostTables:
        """List the tables that are not over, latest first."""
        rows = await self.store.going(LISTED + 1, before)
        more = rows[LISTED - 1].created if len(rows) > LISTED else None
        return p.HostTables([self._table(row) for row in rows[:LISTED]], more)

    async def table(self, code: str) -> p.HostTable:
        return self._table(await self._row(code))

    async def _row(self, code: str) -> TableRow:
        row = await self.store.load(read_code(code))
        if row is None:
            raise Refused("no-table", "There is no table with this code.")
        return row

    def _table(self, row: TableRow) -> p.HostTable:
        state, live = read_state(row.doc), self.manager.live.get(row.code)
        here = [
            *self.peers.elsewhere(row.code),
            *([] if live is None else [each.player for each in live.subscribers]),
        ]
        seats = []
        for seat, place in enumerate(state.places):
            kind: Any = "person" if place.player is not None else "bot" if place.level is not None else "free"
            name = state.name_at(seat) or place.level or ""
            seats.append(p.HostSeat(kind, name, state.member_at(seat), kind == "person" and place.player in here))
        seated = {place.player for place in state.places}
        phase: Any = row.state
        return p.HostTable(
            row.code, row.game, phase, row.public, state.closed, row.created, row.updated, row.seq, seats,
            sum(not person.gone for person in state.players), sum(player not in seated for player in here), state.club,
        )  # fmt: skip

    async def close_table(self, code: str, asked: p.CloseTable) -> p.HostTable:
        row = await self._row(code)
        what = "table-closed" if asked.closed else "table-opened"
        await self.store.write([await self.entry(what, row.code, clean_text(asked.reason))])
        table = await self.manager.open(row.code)

        def edit(state: TableState) -> None:
            state.closed = asked.closed

        await table.under_lock(lambda: table.change(edit))
        return await self.table(row.code)

    # Reports

    async def list_reports(self, opened: bool, before: int | None) -> p.HostReports:
        """List open or closed reports."""
        return await self.reports.page(opened, LISTED, before)

    async def close_report(self, report: str, asked: p.CloseReport) -> p.HostReport:
        """Close a report, or open it again."""
        what = "report-opened" if asked.open else "report-closed"
        note = clean_text(asked.note)
        closed = await self.reports.close(report, asked, lambda doc: self.entry(what, doc.code, note))
        return await self.reports.to_wire(closed)

    # Bans

    async def bans(self) -> p.HostBans:
        """List all bans, the newest first."""
        now, shown = self.now(), []
        for ban in reversed(read_bans(await self.moderation.kept_bans.all())):
            doc = ban.doc
            member = doc.target if doc.kind == "member" else None
            account = None if member is None else await self.accounts.account(member)
            about = doc.target if doc.kind == "range" else ""
            about = (account.doc.name if account else FORMER) if member else about
            shown.append(p.HostBan(ban.ban, doc.kind, about, member, doc.reason, ban.at, doc.until, not ban.holds(now)))
        return p.HostBans(shown)

    async def ban(self, asked: p.AddBan) -> p.HostBans:
        """Ban a member, a range of addresses, or the person whom a report is about."""
        if sum(target is not None for target in (asked.member, asked.range, asked.report)) != 1:
            raise Refused("bad-message", "Ban a member, a range, or whom a report is about: one of them.")
        bans = self.moderation.kept_bans
        if len(await bans.all()) >= MAX_BANS:
            raise Refused("too-fast", f"There are {MAX_BANS} bans: end some of them first.")
        reason = clean_text(asked.reason)
        until = None if asked.days is None else self.now() + asked.days * DAY_MS
        doc = await self._target(asked, reason, until)
        member = doc.target if doc.kind == "member" else None
        about = doc.target if doc.kind == "range" else ""
        length = "" if asked.days is None else f"{asked.days} d"
        detail = " · ".join(filter(None, (doc.kind, length, reason)))
        # A ban of a member belongs to the member, and goes with them.
        ban = bans.new(new_ban_id(), member or HOST, self.now(), doc)
        await self.store.write([ban, await self.entry("banned", about, detail, member)])
        await self.moderation.changed()
        return await self.bans()

    async def _target(self, asked: p.AddBan, reason: str, until: int | None) -> BanDoc:
        if asked.range is not None:
            return BanDoc("range", read_range(asked.range), reason, until)
        if asked.member is not None:
            return BanDoc("member", (await self.account(asked.member)).member, reason, until)
        report = (await self.reports.read(asked.report or "")).doc
        person = report.person(report.about)
        if person.member is not None:
            return BanDoc("member", (await self.account(person.member)).member, reason, until)
        if not person.address:
            raise Refused("no-member", "It is not known any more whom this report is about.")
        return BanDoc("address", person.address, reason, until)

    async def end_ban(self, ban: str) -> p.HostBans:
        """End a ban."""
        found = await self.moderation.kept_bans.get(ban)
        if found is None:
            raise Refused("no-page", "There is no such ban.")
        doc = found.doc
        member = doc.target if doc.kind == "member" else None
        entry = await self.entry("ban-ended", doc.target if doc.kind == "range" else "", doc.kind, member)
        await self.store.write([entry], [self.moderation.kept_bans.ref(ban)])
        await self.moderation.changed()
        return await self.bans()

    # Announcements and words

    async def announce(self, asked: p.Announce) -> p.HostAnnouncements:
        """Announce something on all pages."""
        texts = {code: clean_text(text) for code, text in by_language(asked).items()}
        if not any(texts.values()):
            raise Refused("bad-message", "Write something, in one language at least.")
        announcements = self.moderation.kept_announcements
        if len(await announcements.of(HOST, MAX_ANNOUNCEMENTS)) >= MAX_ANNOUNCEMENTS:
            raise Refused("too-fast", f"There are {MAX_ANNOUNCEMENTS} announcements: end some of them first.")
        now = self.now()
        doc = AnnouncementDoc(until=None if asked.days is None else now + asked.days * DAY_MS, **texts)
        new = announcements.new(secrets.token_hex(6), HOST, now, doc)
        await self.store.write([new, await self.entry("announced", "", first_text(doc))])
        await self.moderation.changed()
        return p.HostAnnouncements(self.moderation.announcements)

    async def end_announcement(self, announcement: str) -> p.HostAnnouncements:
        """End an announcement."""
        found = await self.moderation.kept_announcements.get(announcement)
        if found is None:
            raise Refused("no-page", "There is no such announcement.")
        entry = await self.entry("announcement-ended", "", first_text(found.doc))
        await self.store.write([entry], [self.moderation.kept_announcements.ref(announcement)])
        await self.moderation.changed()
        return p.HostAnnouncements(self.moderation.announcements)

    async def set_words(self, asked: p.WordLists) -> p.WordLists:
        """Replace the lists of the word filter that this server knows."""
        lists = by_language(asked)
        for each in lists.values():
            each.words = sorted({word for text in each.words if (word := clean_text(text)) and skeleton(word)})
        await self.moderation.read()
        counts = " · ".join(f"{name}: {len(each.words)} {'on' if each.on else 'off'}" for name, each in lists.items())
        entry = Entry(FILTER, HOST, self.now(), self.moderation.lists_rev, WordsDoc(**lists))
        try:
            await self.moderation.kept_words.put(entry, Also([await self.entry("words-changed", "", counts)]))
        except Conflict:
            raise Refused("stale", "Somebody else has just changed the words: look again.") from None
        await self.moderation.changed()
        return self.moderation.lists


def first_text(announcement: AnnouncementDoc) -> str:
    """Return the first text that is not empty, in the order of the languages."""
    return next(filter(None, by_language(announcement).values()), "")


def host_cookie(session: str, secure: bool, seconds: int) -> str:
    """Return the cookie of a session: scripts cannot read it, and no other site can send it."""
    end = "; Secure" if secure else ""
    return f"{COOKIE}={session}; Path=/api/host; Max-Age={seconds}; HttpOnly; SameSite=Strict{end}"
