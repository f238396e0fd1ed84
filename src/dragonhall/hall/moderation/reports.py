"""Reports about people at tables, with the chat as it was then: for the host."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from .. import protocol as p
from ..base.errors import Refused
from ..base.names import clean_text
from ..members.accounts import FORMER, Accounts
from ..store import Document, Store
from ..store.collection import Also, Collection, Empty, Entry
from ..tables.live_table import LiveTable
from ..tables.state import DAY_MS, Person

OPEN, CLOSED = "open", "closed"
"""Reports have no owner: ``owner`` says whether they are open. A note for each report belongs to the member who made
it."""
MAX_OPEN, MAX_EACH = 1_000, 50
"""Maximum reports that wait for the host: in total, and from one address."""
KEPT_DAYS = 90
"""Days that a closed report is kept."""
ALL = 1_000_000


class ReportedPerson(Struct):
    """A person of a report: a member has no name here, so that a deleted name is nowhere."""

    player: int
    name: str
    member: str | None
    address: str


class SaidDoc(Struct):
    player: int
    phrase: str | None
    text: str | None
    at: int


class ReportDoc(Struct):
    code: str
    game: str
    ply: int
    why: p.Why
    text: str
    by: int
    about: int
    people: list[ReportedPerson]
    chat: list[SaidDoc]
    note: str = ""

    def person(self, player: int) -> ReportedPerson:
        return next((each for each in self.people if each.player == player), ReportedPerson(player, FORMER, None, ""))


class Reports:
    """All reports of a hall."""

    def __init__(self, store: Store, now: Callable[[], int], accounts: Accounts, limited: bool = True) -> None:
        self.store, self.now, self.accounts = store, now, accounts
        self.limited = limited
        """Whether the reports from one address are limited."""
        self.reports = Collection(store, "report", ReportDoc, _busy)
        self.notes = Collection(store, "my report", Empty)

    async def make(self, table: LiveTable, by: Person, asked: p.Report) -> None:
        """Report somebody at a table to the host, with the chat."""
        state = table.state
        about = next((person for person in state.players if person.player == asked.player), None)
        if about is None:
            raise Refused("no-player", f"There is no player {asked.player} at this table.")
        if about.player == by.player:
            raise Refused("not-allowed", "Nobody reports themselves.")
        waiting = await self.store.documents(self.reports.kind, OPEN, MAX_OPEN)
        if len(waiting) >= MAX_OPEN:
            raise Refused("too-fast", "Too many reports wait for the host: try again later.")
        counts = by.address and self.limited
        # Reading a thousand reports takes a while, so nobody else waits for it.
        if counts and await asyncio.to_thread(self._made_from, by.address, waiting) >= MAX_EACH:
            raise Refused("too-fast", "Many reports from your address wait for the host: try again later.")
        chat = [SaidDoc(said.player, said.phrase, said.text, said.at) for said in table.chat]
        there = {by.player, about.player} | {said.player for said in chat}
        people = [
            ReportedPerson(person.player, "" if person.member else person.name, person.member, person.address)
            for person in state.players
            if person.player in there
        ]
        ply = 0 if table.position is None else table.position.line.ply
        doc = ReportDoc(
            table.code, state.game, ply, asked.why, clean_text(asked.text), by.player, about.player, people, chat
        )  # fmt: skip
        key, now = secrets.token_hex(8), self.now()
        notes = [] if by.member is None else [self.notes.new(key, by.member, now)]
        if not await self.reports.create(key, OPEN, now, doc, Also(notes)):
            raise _busy()

    def _made_from(self, address: str, documents: list[Document]) -> int:
        """Count the reports that somebody from this address has made."""
        reports = map(self.reports.read, documents)
        return sum(report.doc.person(report.doc.by).address == address for report in reports)

    async def read(self, report: str) -> Entry[ReportDoc]:
        """Return a report; raise Refused if there is none."""
        found = await self.reports.get(report)
        if found is None:
            raise _no_report()
        return found

    async def waiting(self) -> int:
        """Count the reports that wait for the host."""
        return len(await self.store.documents(self.reports.kind, OPEN, MAX_OPEN))

    async def page(self, opened: bool, size: int, before: int | None) -> p.HostReports:
        """List open or closed reports, the newest first."""
        found, more = await self.reports.page(OPEN if opened else CLOSED, size, before)
        return p.HostReports([await self.to_wire(report) for report in found], more)

    async def to_wire(self, report: Entry[ReportDoc]) -> p.HostReport:
        """Return a report as the host sees it."""
        doc = report.doc
        names = {person.player: await self._name(person) for person in doc.people}
        by, about = doc.person(doc.by), doc.person(doc.about)
        chat = [
            p.HostSaid(names.get(said.player, FORMER), said.player == doc.about, said.phrase, said.text, said.at)
            for said in doc.chat
        ]
        return p.HostReport(
            report.key, report.at, report.owner == OPEN, doc.code, doc.game, doc.ply, doc.why, doc.text,
            p.HostPerson(names.get(by.player, FORMER), by.member),
            p.HostPerson(names.get(about.player, FORMER), about.member),
            chat, doc.note,
        )  # fmt: skip

    async def _name(self, person: ReportedPerson) -> str:
        if person.member is None:
            return person.name
        account = await self.accounts.account(person.member)
        return FORMER if account is None else account.doc.name

    async def close(
        self, report: str, asked: p.CloseReport, log_entry: Callable[[ReportDoc], Awaitable[Document]]
    ) -> Entry[ReportDoc]:
        """Close a report, or open it again, with an entry in the host's log."""

        async def edit(entry: Entry[ReportDoc]) -> Also:
            entry.doc.note = clean_text(asked.note)
            entry.owner = OPEN if asked.open else CLOSED
            return Also([await log_entry(entry.doc)])

        found = await self.reports.update(report, edit)
        if found is None:
            raise _no_report()
        return found

    async def forget_old(self) -> None:
        """Forget reports that were closed long ago."""
        old = await self.reports.of(CLOSED, ALL, self.now() - KEPT_DAYS * DAY_MS)
        await self.reports.delete(*(report.key for report in old))
        await self.notes.delete(*(report.key for report in old))

    # Members

    async def export(self, member: str) -> list[dict[str, Any]]:
        """Return everything that a member has reported."""
        notes = await self.notes.of(member, ALL)
        found = await self.reports.several(note.key for note in notes)
        made = [found[note.key] for note in notes if note.key in found]
        return [{"at": each.at, "table": each.doc.code, "why": each.doc.why, "text": each.doc.text} for each in made]

    async def remove_member(self, member: str, owned: list[Document]) -> None:
        """Remove a deleted member's name and words from all reports."""

        def edit(report: Entry[ReportDoc]) -> None:
            _scrub(report.doc, member)

        for report in await self.reports.all():
            if any(person.member == member for person in report.doc.people):
                await self.reports.update(report.key, edit)


def _scrub(doc: ReportDoc, member: str) -> None:
    """Remove a member from a report."""
    players = {person.player for person in doc.people if person.member == member}
    for person in doc.people:
        if person.player in players:
            person.name, person.member, person.address = FORMER, None, ""
    doc.chat = [said for said in doc.chat if said.player not in players]
    doc.text = "" if doc.by in players else doc.text


def _no_report() -> Refused:
    return Refused("no-page", "There is no such report.")


def _busy() -> Refused:
    return Refused("stale", "The report changes too quickly: look again.")
