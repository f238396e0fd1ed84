"""Tournaments: who makes one, who takes part, and what everybody sees of it. ``tournament_rounds`` runs them.

A tournament is one document of the store, each of its tables another one (a *pairing*).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from . import protocol as p
from .members import FORMER, Account, new_id
from .problems import Refused
from .standings import TIE_BREAKS, Row
from .store import Conflict, Document
from .table_state import shared_code
from .tournament_rounds import Rounds
from .tournament_state import (
    ABANDONED,
    ENDED,
    ENTRY,
    GOING,
    HOSTED,
    KIND,
    LOOKED_THROUGH,
    MOST_HOSTED,
    MOST_IN_GROUPS,
    MOST_JOINED,
    MOST_LISTED,
    MOST_PLAYERS,
    MOST_SHOWN,
    MOST_TABLES,
    PAIRING,
    STALE,
    TRIES,
    UNLISTED,
    UNLISTED_ENDED,
    Entered,
    Known,
    Pairing,
    TournamentDoc,
    all_rows,
    checked,
    encode,
    known_of,
    start,
    told_rows,
)

if TYPE_CHECKING:
    from .hall import Hall

OF_CLUB = "club tournament"


def no_tournament() -> Refused:
    return Refused("no-tournament", "There is no such tournament.")


def is_listed(doc: TournamentDoc) -> bool:
    """Whether it stands in the list for everybody."""
    return doc.asked.public and doc.asked.club is None


Extra = tuple[list[Document], list[tuple[str, str]]]
"""Documents to be written with a tournament, and to be deleted."""


class Tournaments:
    """All tournaments of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.rounds = Rounds(self)
        self.subscribers: dict[str, dict[Callable[[bytes], None], Callable[[], Awaitable[Known]]]] = {}
        """Who listens to each, and what says whether they still may: it raises Refused."""
        self._making = asyncio.Lock()
        """Two at once could both be the last one that somebody may have."""
        self._changed: set[str] = set()
        self._over: dict[str, tuple[int, list[Pairing]]] = {}
        """Of each tournament the pairings that are over, at a revision."""
        self._rows: dict[str, tuple[int, list[tuple[int | None, list[Row]]]]] = {}

    # Making one, taking part

    async def create(self, account: Account, asked: p.CreateTournament) -> Known:
        async with self._making:
            return await self._create(account, asked)

    async def _create(self, account: Account, asked: p.CreateTournament) -> Known:
        asked = checked(asked)
        self.hall.moderation.words.check_name(asked.name)
        if asked.club is not None:
            await self.hall.clubs.must_be(asked.club, account.member)
        await self.hall.games.ready(asked.game)
        hosted = [await self.find(one.key) for one in await self.hall.store.documents(HOSTED, account.member, 1000)]
        if sum(one is not None and one.doc.state != "over" for one in hosted) >= MOST_HOSTED:
            text = f"You have {MOST_HOSTED} tournaments that are not over: end one of them first."
            raise Refused("too-many", text)
        now = self.hall.now()
        doc = TournamentDoc(asked.name, account.member, asked, now, secrets.token_hex(8))
        known = Known(new_id(), 0, doc)
        put = [self.document(known), Document(HOSTED, known.id, account.member, now, 0, b"{}")]
        if asked.club is not None:
            put.append(Document(OF_CLUB, f"{asked.club}/{known.id}", asked.club, now, 0, b"{}"))
        await self.hall.store.write(put)
        return known

    async def join(self, account: Account, id: str) -> Known:
        entries = await self.hall.store.documents(ENTRY, account.member, 1000)
        others = [one.key.partition("/")[0] for one in entries]
        going = 0
        for other in others if len(others) >= MOST_JOINED else []:
            found = await self.find(other)
            going += found is not None and found.doc.state != "over" and other != id
        if going >= MOST_JOINED:
            raise Refused("too-many", f"You take part in {MOST_JOINED} tournaments that are not over.")
        if (club := (await self.seen(id, account.member)).doc.asked.club) is not None:
            await self.hall.clubs.must_be(club, account.member)

        def edit(known: Known) -> Extra:
            doc = known.doc
            me = next((one for one in doc.players if one.member == account.member), None)
            if doc.state == "over":
                raise Refused("over", "This tournament is over.")
            if me is not None:
                me.out, me.missed, me.free = False, 0, self.hall.now()
                return [], []
            most = MOST_IN_GROUPS if doc.asked.format == "groups" else MOST_PLAYERS
            if len(doc.players) >= most:
                raise Refused("table-full", f"There are {most} players already.")
            if doc.state == "running":
                if doc.asked.format == "groups":
                    raise Refused("already-started", "The groups have been drawn: nobody can join any more.")
                if doc.asked.format == "swiss" and 2 * doc.round > doc.asked.rounds:
                    raise Refused("already-started", "More than half of the rounds were made: nobody can join now.")
            doc.players.append(Entered(account.member, doc.round, free=self.hall.now()))
            return [Document(ENTRY, f"{id}/{account.member}", account.member, self.hall.now(), 0, b"{}")], []

        return await self.change(id, edit)

    async def withdraw(self, account: Account, id: str) -> Known:
        """Before the start one is simply not there any more; later one gets no new tables until one joins again."""

        def edit(known: Known) -> Extra:
            doc = known.doc
            me = next((one for one in doc.players if one.member == account.member), None)
            if me is None:
                raise Refused("no-player", "You do not take part in this tournament.")
            if doc.state == "over":
                raise Refused("over", "This tournament is over.")
            if doc.state == "open":
                doc.players.remove(me)
                return [], [(ENTRY, f"{id}/{account.member}")]
            me.out = True
            return [], []

        return await self.change(id, edit)

    async def run(self, account: Account, id: str, asked: p.RunTournament) -> Known:
        """What the host does."""

        def edit(known: Known) -> Extra:
            doc = known.doc
            if doc.host != account.member:
                raise Refused("not-the-host", "Only the host of the tournament can do that.")
            if doc.state == "over":
                raise Refused("over", "This tournament is over.")
            if asked.do == "start":
                start(doc, self.hall.now())
            elif asked.do == "end":
                doc.state, doc.next = "over", None
            elif doc.state != "running":
                raise Refused("not-started", "The tournament has not started yet.")
            else:
                doc.paused = asked.do == "pause"
            return [], []

        known = await self.change(id, edit)
        self.rounds.wake(id)
        return known

    # Reading and writing

    async def find(self, id: str) -> Known | None:
        found = await self.hall.store.document(KIND, id)
        return None if found is None else known_of(found)

    async def get(self, id: str) -> Known:
        found = await self.find(id)
        if found is None:
            raise no_tournament()
        return found

    async def seen(self, id: str, member: str | None) -> Known:
        """A tournament that somebody looks at: of a club, only its members and who takes part know of it."""
        known = await self.get(id)
        club, doc = known.doc.asked.club, known.doc
        if club is not None and (member is None or member not in [doc.host, *(one.member for one in doc.players)]):
            try:
                await self.hall.clubs.must_be(club, member or "")
            except Refused:
                raise no_tournament() from None
        return known

    def document(self, known: Known) -> Document:
        listed, over = is_listed(known.doc), known.doc.state == "over"
        owner = (ENDED if over else GOING) if listed else UNLISTED_ENDED if over else UNLISTED
        return Document(KIND, known.id, owner, known.doc.created, known.rev, encode(known.doc))

    async def change(self, id: str, edit: Callable[[Known], Extra]) -> Known:
        """Store a change, then tell it: from the beginning again when somebody else was quicker."""
        for _ in range(TRIES):
            known = await self.get(id)
            put, drop = edit(known)
            known.rev += 1
            try:
                await self.hall.store.write([self.document(known), *put], drop)
            except Conflict:
                continue
            self.changed(id)
            return known
        raise Refused("closing", "Too many want to change this tournament at once: try again in a moment.")

    async def going(self, id: str) -> list[tuple[Document, Pairing]]:
        """The tables that are made or played."""
        found = await self.hall.store.documents(PAIRING, f"{id}:going", MOST_TABLES)
        return [(one, msgspec.json.decode(one.doc, type=Pairing)) for one in reversed(found)]

    async def over(self, known: Known) -> list[Pairing]:
        """The tables that are over."""
        kept = self._over.get(known.id)
        if kept is None or kept[0] != known.rev:
            found = await self.hall.store.documents(PAIRING, f"{known.id}:over", 100_000)
            pairings = sorted((msgspec.json.decode(one.doc, type=Pairing) for one in found), key=lambda one: one.table)
            if len(self._over) > MOST_SHOWN:
                self._over.clear()
            kept = self._over[known.id] = known.rev, pairings
        return kept[1]

    async def rows(self, known: Known) -> list[tuple[int | None, list[Row]]]:
        """The standings. Counting takes a while in a large tournament: it is done once, and not on the loop."""
        kept = self._rows.get(known.id)
        if kept is None or kept[0] != known.rev:
            found = await asyncio.to_thread(all_rows, known.doc, await self.over(known))
            if len(self._rows) > MOST_SHOWN:
                self._rows.clear()
            kept = self._rows[known.id] = known.rev, found
        return kept[1]

    # Telling

    def changed(self, id: str) -> None:
        self._changed.add(id)
        self.hall.peers.publish({"kind": "tournament", "tournament": id})

    def heard(self, id: str) -> None:
        """Another server changed it."""
        self._changed.add(id)

    def missed(self) -> None:
        """What other servers said was not heard for a while."""
        self._changed |= set(self.subscribers)

    async def tell(self) -> None:
        """Tell everybody who listens, if something changed."""
        changed, self._changed = self._changed, set()
        for id in changed:
            if self.subscribers.get(id):
                try:
                    known = await self.find(id)
                    if known is None:
                        continue  # forgotten
                    data = encode(await self.told(known))
                    if known.doc.asked.club is not None:
                        await self._send_away(id)
                except Exception:
                    self._changed |= changed
                    raise
                for send in list(self.subscribers.get(id, ())):
                    send(data)

    async def _send_away(self, id: str) -> None:
        """Those who may not see it any more: they left the club, or were removed or banned."""

        async def look(send: Callable[[bytes], None], seen: Callable[[], Awaitable[Known]]) -> None:
            try:
                await seen()
            except Refused:
                self.subscribers.get(id, {}).pop(send, None)
                self.hall.moderation.end_listening(send)

        await asyncio.gather(*(look(*one) for one in list(self.subscribers.get(id, {}).items())))

    async def listed(self) -> p.Tournaments:
        """Those that run, then those with players, then the others that are open: nobody crowds them out."""
        store = self.hall.store
        found = [
            *map(known_of, await store.documents(KIND, GOING, LOOKED_THROUGH)),
            *map(known_of, await store.documents(KIND, ENDED, MOST_LISTED)),
        ]
        shown = [one for one in found if is_listed(one.doc)]
        rank = {"running": 0, "open": 1, "over": 3}
        shown.sort(
            key=lambda one: (rank[one.doc.state] + (one.doc.state == "open" and not one.doc.players), -one.doc.created)
        )
        return p.Tournaments([await self.info(one) for one in shown[:MOST_LISTED]])

    async def of(self, member: str) -> p.Tournaments:
        """Those that a member made or takes part in, the newest first."""
        store = self.hall.store
        mine = [*await store.documents(ENTRY, member, 1000), *await store.documents(HOSTED, member, 1000)]
        ids = dict.fromkeys(one.key.partition("/")[0] for one in sorted(mine, key=lambda one: -one.at))
        found = [await self.find(id) for id in list(ids)[:MOST_LISTED]]
        return p.Tournaments([await self.info(one) for one in found if one is not None])

    async def of_club(self, club: str) -> list[p.TournamentInfo]:
        """Those of a club, the newest first."""
        kept = await self.hall.store.documents(OF_CLUB, club, MOST_LISTED)
        found = [await self.find(one.key.partition("/")[2]) for one in kept]
        return [await self.info(one) for one in found if one is not None]

    async def info(self, known: Known) -> p.TournamentInfo:
        doc, asked = known.doc, known.doc.asked
        rounds = {"swiss": asked.rounds, "groups": len(doc.schedule), "arena": 0}[asked.format]
        return p.TournamentInfo(
            known.id, doc.name, asked.game, asked.format, asked.seats, asked.pace, asked.rated, asked.public,
            asked.bots, await self._name(doc.host), doc.host or None, doc.state, doc.paused, len(doc.players),
            doc.round, rounds, doc.created, doc.started, asked.club,
        )  # fmt: skip

    async def told(self, known: Known) -> p.Tournament:
        """All that everybody may know."""
        doc, asked = known.doc, known.doc.asked
        over = await self.over(known)
        playing = await self._playing(known)
        names = await self._names(doc)
        latest = over[-MOST_SHOWN:] if asked.format == "arena" else [one for one in over if one.round == doc.round - 1]
        tables = sorted([*playing, *latest], key=lambda one: (one.stage == "over", one.table))
        standing = [p.TournamentGroup(group, told_rows(doc, names, rows)) for group, rows in await self.rows(known)]
        byes = doc.byes[-1] if doc.byes and asked.format != "arena" else []
        return p.Tournament(
            await self.info(known), asked.options, asked.clock, asked.minutes, asked.group_size, asked.rest,
            doc.next, doc.ends, list(TIE_BREAKS[asked.format]), standing,
            [self._table(doc, names, one) for one in tables], [names[n] for n in byes], self.hall.now(),
        )  # fmt: skip

    async def round_told(self, known: Known, number: int) -> p.TournamentRound:
        """The tables of one round; 1 is the first."""
        doc = known.doc
        if doc.asked.format == "arena" or not 1 <= number <= doc.round:
            raise Refused("no-page", f"There are the rounds 1 to {0 if doc.asked.format == 'arena' else doc.round}.")
        names = await self._names(doc)
        playing = await self._playing(known)
        wanted = [one for one in [*await self.over(known), *playing] if one.round == number - 1]
        tables = [self._table(doc, names, one) for one in sorted(wanted, key=lambda one: one.table)]
        return p.TournamentRound(number, tables, [names[n] for n in doc.byes[number - 1]])

    async def _playing(self, known: Known) -> list[Pairing]:
        """The tables that run. What still runs when a tournament was ended does not belong to it any more."""
        if known.doc.state == "over":
            return []
        return [pairing for _, pairing in await self.going(known.id) if pairing.stage == "playing"]

    def _table(self, doc: TournamentDoc, names: list[str], pairing: Pairing) -> p.TournamentTable:
        over = pairing.stage == "over"
        seats = []
        for seat, number in enumerate(pairing.seats):
            place = pairing.places[seat] if over else None
            name = doc.asked.bots or "" if number is None else names[number]
            shown = None if place is None else place + 1
            seats.append(p.TournamentSeat(number, name, shown, seat in pairing.forfeited))
        code = shared_code(pairing.code, pairing.invitation) if pairing.code else None
        return p.TournamentTable(pairing.table + 1, pairing.round + 1, pairing.group, code, seats, over)

    async def _names(self, doc: TournamentDoc) -> list[str]:
        """Of all players."""
        accounts = await self.hall.members.accounts(one.member for one in doc.players)
        return [accounts[one.member].doc.name if one.member in accounts else FORMER for one in doc.players]

    async def _name(self, member: str) -> str:
        account = await self.hall.members.account(member) if member else None
        return account.doc.name if account else FORMER

    async def forget_old(self) -> None:
        """Those that never began do not stay for ever."""
        now, store = self.hall.now(), self.hall.store
        for owner, kept in ((GOING, STALE), (UNLISTED, STALE), (ENDED, ABANDONED), (UNLISTED_ENDED, ABANDONED)):
            for known in map(known_of, await store.documents(KIND, owner, 1_000_000, now - kept)):
                if known.doc.started is None:
                    notes = [(ENTRY, f"{known.id}/{one.member}") for one in known.doc.players]
                    notes += [(HOSTED, known.id), (OF_CLUB, f"{known.doc.asked.club}/{known.id}")]
                    await store.write([], [(KIND, known.id), *notes])

    # Members who go

    async def entries_of(self, member: str) -> list[dict[str, Any]]:
        """For the export of a member."""
        return [
            {"tournament": one.key.partition("/")[0], "host": kind == HOSTED, "at": one.at}
            for kind in (HOSTED, ENTRY)
            for one in await self.hall.store.documents(kind, member, 1_000_000)
        ]

    async def forget(self, member: str, owned: list[Document]) -> None:
        """Who is deleted is a dash in the standings; a tournament without its host goes on by itself, and one that
        had not started is over. *owned* are the member's documents."""

        def edit(known: Known) -> Extra:
            doc = known.doc
            if doc.host == member:
                doc.host = ""
                doc.state = "over" if doc.state == "open" else doc.state
            for one in [one for one in doc.players if one.member == member]:
                one.member, one.out = "", True
                if doc.state == "open":
                    doc.players.remove(one)
            return [], []

        for id in {one.key.partition("/")[0] for one in owned if one.kind in (HOSTED, ENTRY)}:
            if await self.find(id) is not None:
                await self.change(id, edit)
