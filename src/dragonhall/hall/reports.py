"""Reports about people at tables, with the chat as it was then: for the host."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from . import protocol as p
from .members import FORMER
from .names import clean_text
from .problems import Refused
from .store import Conflict, Document, page_of
from .table_state import DAY_MS, Person

if TYPE_CHECKING:
    from .hall import Hall
    from .table import LiveTable

KIND, OPEN, CLOSED, MINE = "report", "open", "closed", "my report"
"""Reports belong to nobody: ``owner`` says whether they are open. For each a note belongs to the member who made it."""
MOST_OPEN, MOST_EACH = 1_000, 50
"""Reports that wait for the host; and those of one address."""
KEPT_DAYS = 90
"""So long a closed report is kept."""
TRIES = 10
encode = msgspec.json.encode


class Who(Struct):
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
    people: list[Who]
    chat: list[SaidDoc]
    note: str = ""

    def who(self, player: int) -> Who:
        return next((one for one in self.people if one.player == player), Who(player, FORMER, None, ""))


class Reports:
    """All reports of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def make(self, table: LiveTable, by: Person, asked: p.Report) -> None:
        state, store = table.state, self.hall.store
        about = next((one for one in state.players if one.player == asked.player), None)
        if about is None:
            raise Refused("no-player", f"There is no player {asked.player} at this table.")
        if about.player == by.player:
            raise Refused("not-allowed", "Nobody reports themselves.")
        waiting = await store.documents(KIND, OPEN, MOST_OPEN)
        if len(waiting) >= MOST_OPEN:
            raise Refused("too-fast", "Too many reports wait for the host: try again later.")
        counts = by.address and self.hall.settings.limit_factor > 0
        if counts and await asyncio.to_thread(_made_from, by.address, waiting) >= MOST_EACH:
            raise Refused("too-fast", "Many reports from your address wait for the host: try again later.")
        chat = [SaidDoc(one.player, one.phrase, one.text, one.at) for one in table.chat]
        there = {by.player, about.player} | {one.player for one in chat}
        people = [
            Who(one.player, "" if one.member else one.name, one.member, one.address)
            for one in state.players
            if one.player in there
        ]
        ply = 0 if table.now is None else table.now.line.ply
        doc = ReportDoc(
            table.code, state.game, ply, asked.why, clean_text(asked.text), by.player, about.player, people, chat
        )  # fmt: skip
        key, now = secrets.token_hex(8), self.hall.now()
        put = [Document(KIND, key, OPEN, now, 0, encode(doc))]
        if by.member is not None:
            put.append(Document(MINE, key, by.member, now, 0, b"{}"))
        await store.write(put)

    async def read(self, report: str) -> tuple[Document, ReportDoc]:
        found = await self.hall.store.document(KIND, report)
        if found is None:
            raise Refused("no-page", "There is no such report.")
        return found, msgspec.json.decode(found.doc, type=ReportDoc)

    async def listed(self, opened: bool, most: int, before: int | None) -> p.HostReports:
        found = await self.hall.store.documents(KIND, OPEN if opened else CLOSED, most + 1, before)
        page, more = page_of(found, most)
        return p.HostReports([await self.shown(one) for one in page], more)

    async def shown(self, document: Document) -> p.HostReport:
        doc = msgspec.json.decode(document.doc, type=ReportDoc)
        names = {one.player: await self._name(one) for one in doc.people}
        by, about = doc.who(doc.by), doc.who(doc.about)
        said = [
            p.HostSaid(names.get(one.player, FORMER), one.player == doc.about, one.phrase, one.text, one.at)
            for one in doc.chat
        ]
        return p.HostReport(
            document.key, document.at, document.owner == OPEN, doc.code, doc.game, doc.ply, doc.why, doc.text,
            p.HostPerson(names.get(by.player, FORMER), by.member),
            p.HostPerson(names.get(about.player, FORMER), about.member),
            said, doc.note,
        )  # fmt: skip

    async def _name(self, who: Who) -> str:
        if who.member is None:
            return who.name
        account = await self.hall.members.account(who.member)
        return FORMER if account is None else account.doc.name

    def settled(self, document: Document, asked: p.CloseReport) -> Document:
        """The report as it is when the host has closed it, or opened it again."""
        doc = msgspec.json.decode(document.doc, type=ReportDoc)
        doc.note = clean_text(asked.note)
        owner = OPEN if asked.open else CLOSED
        return Document(KIND, document.key, owner, document.at, document.rev + 1, encode(doc))

    async def forget_old(self) -> None:
        """Closed reports do not stay for ever."""
        before = self.hall.now() - KEPT_DAYS * DAY_MS
        old = await self.hall.store.documents(KIND, CLOSED, 1_000_000, before)
        await self.hall.store.write([], [(kind, one.key) for one in old for kind in (KIND, MINE)])

    # Members

    async def of_member(self, member: str) -> list[dict[str, Any]]:
        """What a member has reported, for the export."""
        told = []
        for one in await self.hall.store.documents(MINE, member, 1_000_000):
            found = await self.hall.store.document(KIND, one.key)
            if found is not None:
                doc = msgspec.json.decode(found.doc, type=ReportDoc)
                told.append({"at": found.at, "table": doc.code, "why": doc.why, "text": doc.text})
        return told

    async def forget(self, member: str) -> None:
        """Of a member who is deleted neither name nor words stay in a report."""
        for one in await self.hall.store.all_documents(KIND):
            for _ in range(TRIES):
                found = await self.hall.store.document(KIND, one.key)
                if found is None or not _scrubbed(found, member):
                    break
                try:
                    await self.hall.store.write([found])
                    break
                except Conflict:
                    continue


def _made_from(address: str, reports: list[Document]) -> int:
    """How many of these reports somebody from this address has made."""
    read = (msgspec.json.decode(one.doc, type=ReportDoc) for one in reports)
    return sum(doc.who(doc.by).address == address for doc in read)


def _scrubbed(document: Document, member: str) -> bool:
    """Takes a member out of a report; false if the member is not in it."""
    doc = msgspec.json.decode(document.doc, type=ReportDoc)
    players = {one.player for one in doc.people if one.member == member}
    if not players:
        return False
    for one in doc.people:
        if one.player in players:
            one.name, one.member, one.address = FORMER, None, ""
    doc.chat = [one for one in doc.chat if one.player not in players]
    doc.text = "" if doc.by in players else doc.text
    document.doc, document.rev = encode(doc), document.rev + 1
    return True
