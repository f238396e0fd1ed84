"""What the host has decided for everybody: bans, announcements, the word filter.

They lie in the store. Every server has them in memory and reads them again when another one says that they changed, and
every few seconds besides.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from . import protocol as p
from .bans import KIND as BAN
from .bans import Ban, Bans, read_bans
from .problems import Refused
from .word_filter import WordFilter

if TYPE_CHECKING:
    from .hall import Hall

READ_EVERY = 5.0
"""Seconds."""
ANNOUNCEMENT, FILTER = "announcement", "word filter"
HOST = "host"
"""Whose the documents of the host's page are."""


class AnnouncementDoc(Struct):
    en: str
    fr: str
    until: int | None


class Moderation:
    """The host's decisions, as one server knows them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.bans, self.words = Bans(), WordFilter()
        self.lists = p.WordLists(p.WordList(), p.WordList())
        self.lists_rev = -1
        self.announcements: list[p.Announcement] = []
        self.listeners: dict[Any, tuple[str, Callable[[], Coroutine[Any, Any, None]]]] = {}
        """Who listens to the lobby or to a tournament: from which address, and how that is ended."""

    async def read(self) -> None:
        """Know what the store knows, and act on it: who is banned is sent away."""
        store = self.hall.store
        bans = read_bans(await store.all_documents(BAN))
        filtered = await store.document(FILTER, FILTER)
        announced = await store.documents(ANNOUNCEMENT, HOST, 100)
        if filtered is not None:
            self.lists, self.lists_rev = msgspec.json.decode(filtered.doc, type=p.WordLists), filtered.rev
        self.words = WordFilter((self.lists.en, self.lists.fr))
        docs = [(one, msgspec.json.decode(one.doc, type=AnnouncementDoc)) for one in announced]
        self.announcements = [p.Announcement(one.key, doc.en, doc.fr, one.at, doc.until) for one, doc in docs]
        self.bans = Bans(bans)
        if bans:
            self._send_away()

    def current(self) -> list[p.Announcement]:
        now = self.hall.now()
        return [one for one in self.announcements if one.until is None or one.until > now]

    async def changed(self) -> None:
        """The host has decided something: this server knows it at once, the others are told."""
        await self.read()
        self.hall.peers.publish({"kind": "host"})

    def heard(self) -> None:
        """Another server says that something changed."""
        self.hall.background.spawn(self.read())

    # Bans

    def banned(self, client: str) -> Ban | None:
        """The ban that holds for an address."""
        return self.bans.of_address(client, self.hall.tag, self.hall.now())

    def banned_member(self, member: str | None) -> Ban | None:
        return self.bans.of_member(member, self.hall.now())

    def check_member(self, member: str | None) -> None:
        """Raises Refused for a member who is banned."""
        ban = self.banned_member(member)
        if ban is not None:
            raise ban.refusal()

    def _send_away(self) -> None:
        """Those who are connected and banned."""
        for send, (client, _) in list(self.listeners.items()):
            if self.banned(client) is not None:
                self.end_listening(send)
        for table in list(self.hall.tables.values()):
            members = {one.player: one.member for one in table.state.players}
            for subscriber in list(table.subscribers):
                member = None if subscriber.player is None else members.get(subscriber.player)
                ban = self.banned(subscriber.client) or self.banned_member(member)
                if ban is not None:
                    table.send_away(subscriber, ban.refusal())

    def end_listening(self, send: Any) -> None:
        """Somebody who listens to the lobby or to a tournament is sent away."""
        _, close = self.listeners.pop(send, ("", None))
        if close is not None:
            self.hall.background.spawn(close())


def closed_table() -> Refused:
    return Refused("table-closed", "The host of this hall has closed this table.")
