"""The host's page: who may open it, what it shows, and a log of everything that is done there.

``dragonhall serve`` prints a token when it starts; the store keeps its hash. Everything that the host does is written
into the log together with what it does, or before it. Nothing here shows a card, a token or an invitation.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from .. import __version__
from . import protocol as p
from .bans import KIND as BAN
from .bans import MOST_BANS, BanDoc, new_ban_id, read_bans, read_range
from .limits import Limit
from .members import FORMER, Account
from .moderation import ANNOUNCEMENT, FILTER, HOST, AnnouncementDoc
from .names import clean_text, skeleton
from .problems import Refused
from .store import Conflict, Document, TableRow, page_of, shown_address
from .table_state import DAY_MS, TableState, new_token, read_code, read_state, token_hash

if TYPE_CHECKING:
    from .hall import Hall

TOKEN, SESSION, LOG = "host token", "host session", "host log"
COOKIE = "dragonhall-host"
COOKIE_SECONDS = 12 * 3600
MOST_SESSIONS, MOST_ANNOUNCEMENTS = 20, 20
LISTED = 50
TRIES = 10
encode = msgspec.json.encode


class LogDoc(Struct):
    what: str
    about: str
    """A member's mark (``pseudonyms``), a table's code, a network, or what else it was done to."""
    detail: str


class HostPage:
    """What the host of a hall can see and do."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._last = 0

    # Coming in

    async def new_token(self) -> str:
        """For a server that starts. It takes the place of the one before, and ends all sessions of the host."""
        store, token = self.hall.store, new_token()
        for _ in range(TRIES):
            old = await store.document(TOKEN, TOKEN)
            sessions = await store.documents(SESSION, HOST, 1_000)
            rev = 0 if old is None else old.rev + 1
            new = Document(TOKEN, TOKEN, HOST, self.hall.now(), rev, encode(token_hash(token)))
            try:
                await store.write([new], [(SESSION, one.key) for one in sessions])
                return token
            except Conflict:
                continue
        raise Conflict

    async def sign_in(self, token: str) -> str:
        """A session for who knows the token."""
        found = await self.hall.store.document(TOKEN, TOKEN)
        kept = "" if found is None else msgspec.json.decode(found.doc, type=str)
        if not secrets.compare_digest(kept, token_hash(token)):
            raise Refused("not-the-hall", "That is not the token that this hall printed when it was last started.")
        session, now = new_token(), self.hall.now()
        old = await self.hall.store.documents(SESSION, HOST, 1_000)
        put = [Document(SESSION, token_hash(session), HOST, now, 0, b"{}"), await self.entry("sign-in")]
        await self.hall.store.write(put, [(SESSION, one.key) for one in old[MOST_SESSIONS - 1 :]])
        return session

    async def check(self, session: str | None) -> None:
        """Raises Refused for everybody but the host."""
        found = None if not session else await self.hall.store.document(SESSION, token_hash(session))
        if found is None or found.at + COOKIE_SECONDS * 1000 < self.hall.now():
            raise Refused("not-the-hall", "This is the page of the hall's host: sign in with the token.")

    async def sign_out(self, session: str) -> None:
        await self.hall.store.write([await self.entry("sign-out")], [(SESSION, token_hash(session))])

    # The log

    async def entry(self, what: str, about: str = "", detail: str = "", member: str | None = None) -> Document:
        """One more line of the log, to be written with what it tells. Lines are never changed or deleted."""
        if member is not None:
            about = await self.hall.pseudonyms.mark(member)
        # Each has a time of its own, so that they stay in order.
        at = self._last = max(self.hall.now(), self._last + 1)
        return Document(LOG, f"{at}-{secrets.token_hex(6)}", HOST, at, 0, encode(LogDoc(what, about, detail)))

    async def log(self, before: int | None) -> p.Audit:
        found, more = page_of(await self.hall.store.documents(LOG, HOST, LISTED + 1, before), LISTED)
        told = []
        for one in found:
            doc = msgspec.json.decode(one.doc, type=LogDoc)
            told.append(p.AuditEntry(one.at, doc.what, await self.hall.pseudonyms.name(doc.about), doc.detail))
        return p.Audit(told, more)

    # How it stands

    async def overview(self) -> p.HostOverview:
        hall = self.hall
        health = await hall.health()
        reports = len(await hall.store.documents("report", "open", 1_000))
        return p.HostOverview(
            __version__, hall.started, bool(health["ok"]), health["faults"], self.settings(),
            self.limits(), len(hall.tables), sum(len(table.subscribers) for table in hall.tables.values()), reports,
            await self.storage(),
        )  # fmt: skip

    def settings(self) -> dict[str, Any]:
        """What the host has chosen, without the password of the mail server."""
        told: dict[str, Any] = msgspec.to_builtins(self.hall.settings)
        return told | {"smtp": shown_address(told["smtp"]) if told["smtp"] else ""}

    def limits(self) -> list[p.HostLimit]:
        free = self.hall.settings.limit_factor <= 0
        told = []
        for name, limit in vars(self.hall.limits).items():
            if isinstance(limit, Limit):
                burst, rate = (None, None) if free and limit.burst > 1e8 else (limit.burst, limit.rate)
                told.append(p.HostLimit(name, burst, rate, *limit.used()))
        return told

    async def storage(self) -> p.HostStorage:
        store = self.hall.store
        size = await store.size()
        return p.HostStorage(
            size.bytes, size.free, await store.count(), size.documents, size.oldest.get("table"),
            size.oldest.get("member"), size.oldest.get("report"),
        )  # fmt: skip

    # People

    async def people(self, search: str, before: int | None) -> p.HostMembers:
        """Members whose name has these letters, or whose id this is; the newest first."""
        wanted = skeleton(search[:80])
        if wanted:
            names = await self.hall.store.all_documents("name")
            members = [one.owner for one in names if wanted in one.key or one.owner == search]
            found = [kept for one in members[:1000] if (kept := await self.hall.store.document("member", one))]
        else:
            found = await self.hall.store.all_documents("member")
        found = sorted((one for one in found if before is None or one.at < before), key=lambda one: -one.at)
        page, more = page_of(found, LISTED)
        return p.HostMembers([await self._member(one.key) for one in page], more)

    async def _member(self, member: str) -> p.HostMember:
        account = await self.account(member)
        sessions = await self.hall.store.documents("session", member, 1_000)
        ban = self.hall.moderation.banned_member(member)
        return p.HostMember(
            member, account.doc.name, account.doc.created, len(sessions), None if ban is None else ban.ban
        )  # fmt: skip

    async def account(self, member: str) -> Account:
        account = await self.hall.members.account(member)
        if account is None:
            raise Refused("no-member", "There is no such member.")
        return account

    async def end_sessions(self, member: str) -> None:
        await self.account(member)
        sessions = await self.hall.store.documents("session", member, 1_000)
        entry = await self.entry("sessions-ended", member=member, detail=str(len(sessions)))
        await self.hall.store.write([entry], [("session", one.key) for one in sessions])

    async def delete_member(self, member: str) -> None:
        account = await self.account(member)
        await self.hall.store.write([await self.entry("member-deleted", member=member)])
        await self.hall.members.delete_all(account)
        await self.hall.moderation.changed()

    # Tables

    async def tables(self, before: int | None) -> p.HostTables:
        """Those that are not over, the latest first."""
        rows = await self.hall.store.going(LISTED + 1, before)
        more = rows[LISTED - 1].created if len(rows) > LISTED else None
        return p.HostTables([self._table(row) for row in rows[:LISTED]], more)

    async def table(self, code: str) -> p.HostTable:
        return self._table(await self._row(code))

    async def _row(self, code: str) -> TableRow:
        row = await self.hall.store.load(read_code(code))
        if row is None:
            raise Refused("no-table", "There is no table with this code.")
        return row

    def _table(self, row: TableRow) -> p.HostTable:
        state, live = read_state(row.doc), self.hall.tables.get(row.code)
        here = [
            *self.hall.peers.elsewhere(row.code),
            *([] if live is None else [one.player for one in live.subscribers]),
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
            sum(not one.gone for one in state.players), sum(one not in seated for one in here), state.club,
        )  # fmt: skip

    async def close_table(self, code: str, asked: p.CloseTable) -> p.HostTable:
        row = await self._row(code)
        what = "table-closed" if asked.closed else "table-opened"
        await self.hall.store.write([await self.entry(what, row.code, clean_text(asked.reason))])
        table = await self.hall.table(row.code)

        def edit(state: TableState) -> None:
            state.closed = asked.closed

        await table.decided(lambda: table.change(edit))
        return await self.table(row.code)

    # Reports

    async def reports(self, opened: bool, before: int | None) -> p.HostReports:
        return await self.hall.reports.listed(opened, LISTED, before)

    async def close_report(self, report: str, asked: p.CloseReport) -> p.HostReport:
        for _ in range(TRIES):
            found, doc = await self.hall.reports.read(report)
            new = self.hall.reports.settled(found, asked)
            what = "report-opened" if asked.open else "report-closed"
            entry = await self.entry(what, doc.code, clean_text(asked.note))
            try:
                await self.hall.store.write([new, entry])
                return await self.hall.reports.shown(new)
            except Conflict:
                continue
        raise Refused("stale", "The report changes too quickly: look again.")

    # Bans

    async def bans(self) -> p.HostBans:
        now = self.hall.now()
        told = []
        for one in reversed(read_bans(await self.hall.store.all_documents(BAN))):
            member = one.doc.target if one.doc.kind == "member" else None
            account = None if member is None else await self.hall.members.account(member)
            about = one.doc.target if one.doc.kind == "range" else ""
            about = (account.doc.name if account else FORMER) if member else about
            told.append(
                p.HostBan(
                    one.ban, one.doc.kind, about, member, one.doc.reason, one.at, one.doc.until, not one.holds(now)
                )
            )
        return p.HostBans(told)

    async def ban(self, asked: p.AddBan) -> p.HostBans:
        if sum(one is not None for one in (asked.member, asked.range, asked.report)) != 1:
            raise Refused("bad-message", "Ban a member, a range, or whom a report is about: one of them.")
        if len(await self.hall.store.all_documents(BAN)) >= MOST_BANS:
            raise Refused("too-fast", f"There are {MOST_BANS} bans: end some of them first.")
        reason = clean_text(asked.reason)
        until = None if asked.days is None else self.hall.now() + asked.days * DAY_MS
        doc = await self._target(asked, reason, until)
        member = doc.target if doc.kind == "member" else None
        about = doc.target if doc.kind == "range" else ""
        length = "" if asked.days is None else f"{asked.days} d"
        detail = " · ".join(filter(None, (doc.kind, length, reason)))
        # What is about a member belongs to the member, and goes with them.
        ban = Document(BAN, new_ban_id(), member or HOST, self.hall.now(), 0, encode(doc))
        await self.hall.store.write([ban, await self.entry("banned", about, detail, member)])
        await self.hall.moderation.changed()
        return await self.bans()

    async def _target(self, asked: p.AddBan, reason: str, until: int | None) -> BanDoc:
        if asked.range is not None:
            return BanDoc("range", read_range(asked.range), reason, until)
        if asked.member is not None:
            return BanDoc("member", (await self.account(asked.member)).member, reason, until)
        _, report = await self.hall.reports.read(asked.report or "")
        who = report.who(report.about)
        if who.member is not None:
            return BanDoc("member", (await self.account(who.member)).member, reason, until)
        if not who.address:
            raise Refused("no-member", "It is not known any more whom this report is about.")
        return BanDoc("address", who.address, reason, until)

    async def end_ban(self, ban: str) -> p.HostBans:
        found = await self.hall.store.document(BAN, ban)
        if found is None:
            raise Refused("no-page", "There is no such ban.")
        doc = msgspec.json.decode(found.doc, type=BanDoc)
        member = doc.target if doc.kind == "member" else None
        entry = await self.entry("ban-ended", doc.target if doc.kind == "range" else "", doc.kind, member)
        await self.hall.store.write([entry], [(BAN, ban)])
        await self.hall.moderation.changed()
        return await self.bans()

    # Announcements and words

    async def announce(self, asked: p.Announce) -> p.HostAnnouncements:
        en, fr = clean_text(asked.en), clean_text(asked.fr)
        if not en and not fr:
            raise Refused("bad-message", "Write something, in one language at least.")
        kept = await self.hall.store.documents(ANNOUNCEMENT, HOST, MOST_ANNOUNCEMENTS)
        if len(kept) >= MOST_ANNOUNCEMENTS:
            raise Refused("too-fast", f"There are {MOST_ANNOUNCEMENTS} announcements: end some of them first.")
        now = self.hall.now()
        doc = AnnouncementDoc(en, fr, None if asked.days is None else now + asked.days * DAY_MS)
        new = Document(ANNOUNCEMENT, secrets.token_hex(6), HOST, now, 0, encode(doc))
        await self.hall.store.write([new, await self.entry("announced", "", en or fr)])
        await self.hall.moderation.changed()
        return p.HostAnnouncements(self.hall.moderation.announcements)

    async def end_announcement(self, announcement: str) -> p.HostAnnouncements:
        found = await self.hall.store.document(ANNOUNCEMENT, announcement)
        if found is None:
            raise Refused("no-page", "There is no such announcement.")
        doc = msgspec.json.decode(found.doc, type=AnnouncementDoc)
        entry = await self.entry("announcement-ended", "", doc.en or doc.fr)
        await self.hall.store.write([entry], [(ANNOUNCEMENT, announcement)])
        await self.hall.moderation.changed()
        return p.HostAnnouncements(self.hall.moderation.announcements)

    async def set_words(self, asked: p.WordLists) -> p.WordLists:
        for one in (asked.en, asked.fr):
            one.words = sorted({word for text in one.words if (word := clean_text(text)) and skeleton(word)})
        await self.hall.moderation.read()
        counts = " · ".join(
            f"{name}: {len(one.words)} {'on' if one.on else 'off'}"
            for name, one in (("en", asked.en), ("fr", asked.fr))
        )
        new = Document(FILTER, FILTER, HOST, self.hall.now(), self.hall.moderation.lists_rev + 1, encode(asked))
        try:
            await self.hall.store.write([new, await self.entry("words-changed", "", counts)])
        except Conflict:
            raise Refused("stale", "Somebody else has just changed the words: look again.") from None
        await self.hall.moderation.changed()
        return self.hall.moderation.lists


def host_cookie(session: str, secure: bool, seconds: int) -> str:
    """Like a member's: scripts cannot read it, and no other site can send it."""
    end = "; Secure" if secure else ""
    return f"{COOKIE}={session}; Path=/api/host; Max-Age={seconds}; HttpOnly; SameSite=Strict{end}"
