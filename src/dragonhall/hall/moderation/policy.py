"""The host's decisions for everybody: bans, announcements, the word filter. They are kept in the store. Every server
has them in memory, and reads them again when another server reports a change, and every few seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct, defstruct, field

from ...words import LANGUAGES
from .. import protocol as p
from ..base.tasks import Background
from ..store import Store
from ..store.collection import Collection
from ..tables.address_tags import AddressTags
from ..tables.live_table import LiveTable
from ..tables.peers import Peers
from .bans import Ban, BanDoc, Bans, read_bans
from .word_filter import WordFilter

READ_EVERY = 5.0
"""Seconds."""
HOST, FILTER = "host", "word filter"
"""The owner of the host page's documents, and the key of the word lists."""
MAX_ANNOUNCEMENTS = 20


if TYPE_CHECKING:

    class WordsDoc(Struct):
        pass

else:
    WordsDoc = defstruct("WordsDoc", [(code, p.WordList, field(default_factory=p.WordList)) for code in LANGUAGES])
    """The lists of words; those of a language that is gone are ignored."""


class AnnouncementDoc(p.Texts, kw_only=True):
    until: int | None


def by_language(fields: Struct) -> dict[str, Any]:
    """Return the fields of a struct that are named after languages."""
    return {code: getattr(fields, code) for code in LANGUAGES}


class Moderation:
    """The host's decisions, as one server knows them."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        background: Background,
        tags: AddressTags,
        tables: Mapping[str, LiveTable],
        peers: Peers,
    ) -> None:
        self.store, self.now, self.background, self.tags = store, now, background, tags
        self.tables, self.peers = tables, peers
        self.kept_bans = Collection(store, "ban", BanDoc)
        self.kept_words = Collection(store, FILTER, WordsDoc)
        self.kept_announcements = Collection(store, "announcement", AnnouncementDoc)
        self.bans, self.words = Bans(), WordFilter()
        self.lists = p.WordLists()
        self.lists_rev = -1
        self.announcements: list[p.Announcement] = []
        self.listeners: dict[Any, tuple[str, Callable[[], Coroutine[Any, Any, None]]]] = {}
        """Listeners to the lobby or to a tournament: their addresses, each with a function that disconnects it."""

    async def read(self) -> None:
        """Read the decisions from the store and act on them: banned people are disconnected."""
        bans = read_bans(await self.kept_bans.all())
        filtered = await self.kept_words.get(FILTER)
        if filtered is not None:
            self.lists, self.lists_rev = p.WordLists(**by_language(filtered.doc)), filtered.rev
        self.words = WordFilter(by_language(self.lists).values())
        self.announcements = [
            p.Announcement(announcement=kept.key, at=kept.at, until=kept.doc.until, **by_language(kept.doc))
            for kept in await self.kept_announcements.of(HOST, MAX_ANNOUNCEMENTS)
        ]
        self.bans = Bans(bans)
        if bans:
            self._send_away()

    def current(self) -> list[p.Announcement]:
        now = self.now()
        return [each for each in self.announcements if each.until is None or each.until > now]

    async def changed(self) -> None:
        """Read the host's latest decision, and make the other servers read it."""
        await self.read()
        self.peers.publish({"kind": "host"})

    def heard(self) -> None:
        """Read a change that another server has reported."""
        self.background.spawn(self.read())

    def check_name(self, name: str | None) -> None:
        """Raise Refused for a name that contains an unwanted word."""
        self.words.check_name(name)

    # Bans

    def banned(self, client: str) -> Ban | None:
        """Return the ban that applies to an address."""
        return self.bans.of_address(client, self.tags.tag, self.now())

    def banned_member(self, member: str | None) -> Ban | None:
        return self.bans.of_member(member, self.now())

    def check_member(self, member: str | None) -> None:
        """Raise Refused for a member who is banned."""
        ban = self.banned_member(member)
        if ban is not None:
            raise ban.refusal()

    def _send_away(self) -> None:
        """Disconnect everybody who is banned."""
        for send, (client, _) in list(self.listeners.items()):
            if self.banned(client) is not None:
                self.end_listening(send)
        for table in list(self.tables.values()):
            members = {person.player: person.member for person in table.state.players}
            for subscriber in list(table.subscribers):
                member = None if subscriber.player is None else members.get(subscriber.player)
                ban = self.banned(subscriber.client) or self.banned_member(member)
                if ban is not None:
                    table.send_away(subscriber, ban.refusal())

    def end_listening(self, send: Any) -> None:
        """Disconnect a listener to the lobby or to a tournament."""
        _, close = self.listeners.pop(send, ("", None))
        if close is not None:
            self.background.spawn(close())
