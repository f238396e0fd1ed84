"""Tournaments: creating, joining and showing them. ``rounds`` runs them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from .. import protocol as p
from ..base.errors import Refused
from ..base.tasks import Background
from ..matches.finisher import FinishedMatches
from ..matches.result import MatchResult
from ..members.accounts import FORMER, Account, Accounts, new_id
from ..members.history import History
from ..moderation.policy import Moderation
from ..store import Document, Store
from ..store.collection import Also
from ..tables.codes import shared_code
from ..tables.manager import TableManager
from ..tables.peers import Peers
from ..tables.warm_up import CompiledGames
from .documents import TournamentDocuments, no_tournament, owner_of
from .rounds import Rounds
from .standings import TIE_BREAKS, Row
from .state import (
    ABANDONED,
    ENDED,
    ENTRY,
    GOING,
    HOSTED,
    MAX_HOSTED,
    MAX_IN_GROUPS,
    MAX_JOINED,
    MAX_LISTED,
    MAX_PLAYERS,
    MAX_SEARCHED,
    MAX_SHOWN,
    STALE,
    UNLISTED,
    UNLISTED_ENDED,
    Entered,
    Pairing,
    Tournament,
    TournamentDoc,
    all_rows,
    checked,
    is_listed,
    rows_to_wire,
    start,
)


class Tournaments:
    """All tournaments of a hall."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        background: Background,
        games: CompiledGames,
        tables: TableManager,
        peers: Peers,
        finished: FinishedMatches,
        accounts: Accounts,
        history: History,
        moderation: Moderation,
    ) -> None:
        self._now, self._games, self._peers = now, games, peers
        self._accounts, self._moderation = accounts, moderation
        self._documents = TournamentDocuments(store)
        self.find, self.get = self._documents.tournaments.get, self._documents.get
        self.going, self.over = self._documents.going, self._documents.over
        self.rounds = Rounds(self._documents, now, background, games, tables, finished, accounts, history, self.changed)
        self.check_in_club: Callable[[str, str], Awaitable[object]] = _no_clubs
        """Raises Refused for a member who is not in a club."""
        self.subscribers: dict[str, dict[Callable[[bytes], None], Callable[[], Awaitable[Tournament]]]] = {}
        """The listeners of each, with a check that raises Refused if they may no longer listen."""
        self._making = asyncio.Lock()
        """Without it, two at once could both take a member's last place."""
        self._changed: set[str] = set()
        self._rows: dict[str, tuple[int, list[tuple[int | None, list[Row]]]]] = {}

    # Creating and joining

    async def create(self, account: Account, asked: p.CreateTournament) -> Tournament:
        """Make a tournament; the member is its host."""
        async with self._making:
            return await self._create(account, asked)

    async def _create(self, account: Account, asked: p.CreateTournament) -> Tournament:
        asked = checked(asked)
        self._moderation.check_name(asked.name)
        if asked.club is not None:
            await self.check_in_club(asked.club, account.member)
        await self._games.ready(asked.game)
        documents, now = self._documents, self._now()
        hosted = await documents.tournaments.several(
            entry.key for entry in await documents.hosted.of(account.member, 1000)
        )
        if sum(known.doc.state != "over" for known in hosted.values()) >= MAX_HOSTED:
            text = f"You have {MAX_HOSTED} tournaments that are not over: end one of them first."
            raise Refused("too-many", text)
        doc = TournamentDoc(asked.name, account.member, asked, now, secrets.token_hex(8))
        known = documents.tournaments.entry(new_id(), owner_of(doc), now, doc)
        put = [documents.hosted.new(known.key, account.member, now)]
        if asked.club is not None:
            put.append(documents.of_club.new(f"{asked.club}/{known.key}", asked.club, now))
        await documents.write(known, put)
        return known

    async def join(self, account: Account, id: str) -> Tournament:
        """Let a member take part, or come back."""
        entries = await self._documents.entries.of(account.member, 1000)
        others = [other for entry in entries if (other := entry.key.partition("/")[0]) != id]
        if len(others) >= MAX_JOINED:
            found = await self._documents.tournaments.several(others)
            if sum(known.doc.state != "over" for known in found.values()) >= MAX_JOINED:
                raise Refused("too-many", f"You take part in {MAX_JOINED} tournaments that are not over.")
        if (club := (await self.visible(id, account.member)).doc.asked.club) is not None:
            await self.check_in_club(club, account.member)

        def edit(known: Tournament) -> Also:
            doc = known.doc
            me = player_of(doc, account.member)
            if doc.state == "over":
                raise Refused("over", "This tournament is over.")
            if me is not None:
                me.out, me.missed, me.free = False, 0, self._now()
                return Also()
            if len(doc.players) >= (MAX_IN_GROUPS if doc.asked.format == "groups" else MAX_PLAYERS):
                raise Refused("table-full", f"There are {len(doc.players)} players already.")
            if doc.state == "running":
                if doc.asked.format == "groups":
                    raise Refused("already-started", "The groups have been drawn: nobody can join any more.")
                if doc.asked.format == "swiss" and 2 * doc.round > doc.asked.rounds:
                    raise Refused("already-started", "More than half of the rounds were made: nobody can join now.")
            doc.players.append(Entered(account.member, doc.round, free=self._now()))
            return Also([self._documents.entries.new(f"{id}/{account.member}", account.member, self._now())])

        return await self.change(id, edit)

    async def withdraw(self, account: Account, id: str) -> Tournament:
        """Withdraw a member: before the start altogether, later until they join again."""
        await self.visible(id, account.member)

        def edit(known: Tournament) -> Also:
            doc = known.doc
            me = player_of(doc, account.member)
            if me is None:
                raise Refused("no-player", "You do not take part in this tournament.")
            if doc.state == "over":
                raise Refused("over", "This tournament is over.")
            if doc.state == "open":
                doc.players.remove(me)
                return Also([], [self._documents.entries.ref(f"{id}/{account.member}")])
            me.out = True
            return Also()

        return await self.change(id, edit)

    async def run(self, account: Account, id: str, asked: p.RunTournament) -> Tournament:
        """Carry out a step of the host."""
        await self.visible(id, account.member)

        def edit(known: Tournament) -> Also:
            doc = known.doc
            if doc.host != account.member:
                raise Refused("not-the-host", "Only the host of the tournament can do that.")
            if doc.state == "over":
                raise Refused("over", "This tournament is over.")
            if asked.do == "start":
                start(doc, self._now())
            elif asked.do == "end":
                doc.state, doc.next = "over", None
            elif doc.state != "running":
                raise Refused("not-started", "The tournament has not started yet.")
            else:
                doc.paused = asked.do == "pause"
            return Also()

        known = await self.change(id, edit)
        self.rounds.wake(id)
        return known

    # Reading and writing

    async def visible(self, id: str, member: str | None) -> Tournament:
        """Return a tournament for a client; one of a club is visible only to its members and players."""
        known = await self.get(id)
        club, doc = known.doc.asked.club, known.doc
        if club is not None and (
            member is None or member not in [doc.host, *(player.member for player in doc.players)]
        ):
            try:
                await self.check_in_club(club, member or "")
            except Refused:
                raise no_tournament() from None
        return known

    async def change(self, id: str, edit: Callable[[Tournament], Also | None]) -> Tournament:
        """Store a change, then send it; start over if somebody else was quicker."""
        known = await self._documents.update(id, edit)
        self.changed(id)
        return known

    async def rows(self, known: Tournament) -> list[tuple[int | None, list[Row]]]:
        """Return the standings. Counting a large tournament takes a while, so it is done once and off the loop."""
        kept = self._rows.get(known.key)
        if kept is None or kept[0] != known.rev:
            found = await asyncio.to_thread(all_rows, known.doc, await self.over(known))
            if len(self._rows) > MAX_SHOWN:
                self._rows.clear()
            kept = self._rows[known.key] = known.rev, found
        return kept[1]

    async def match_over(self, result: MatchResult) -> None:
        """Count a finished table of a tournament soon; otherwise ``Rounds`` would find it later."""
        if result.state.tournament is not None:
            self.rounds.wake(result.state.tournament)

    # Sending

    def changed(self, id: str) -> None:
        """Announce a change of a tournament to everybody, and to the other servers."""
        self._changed.add(id)
        self.rounds.touch(id)
        self._peers.publish({"kind": "tournament", "tournament": id})

    def heard(self, id: str) -> None:
        """Record that another server changed a tournament."""
        self._changed.add(id)
        self.rounds.touch(id)

    def missed(self) -> None:
        """Send everything again, because messages of other servers were missed."""
        self._changed |= set(self.subscribers)
        self.rounds.sweep_soon()

    async def tell(self) -> None:
        """Send it to all listeners, if something has changed."""
        changed, self._changed = self._changed, set()
        for id in changed:
            if self.subscribers.get(id):
                try:
                    known = await self.find(id)
                    if known is None:
                        continue  # forgotten
                    data = msgspec.json.encode(await self.to_wire(known))
                    if known.doc.asked.club is not None:
                        await self._send_away(id)
                except Exception:
                    self._changed |= changed
                    raise
                for send in list(self.subscribers.get(id, ())):
                    send(data)

    async def _send_away(self, id: str) -> None:
        """Disconnect people who may no longer see it: they left the club, or were removed or banned."""

        async def look(send: Callable[[bytes], None], seen: Callable[[], Awaitable[Tournament]]) -> None:
            try:
                await seen()
            except Refused:
                self.subscribers.get(id, {}).pop(send, None)
                self._moderation.end_listening(send)

        await asyncio.gather(*(look(*subscriber) for subscriber in list(self.subscribers.get(id, {}).items())))

    async def public(self) -> p.Tournaments:
        """Return running ones, then those with players, then other open ones, so that nobody can crowd them out."""
        tournaments = self._documents.tournaments
        found = [*await tournaments.of(GOING, MAX_SEARCHED), *await tournaments.of(ENDED, MAX_LISTED)]
        shown = [known for known in found if is_listed(known.doc)]
        rank = {"running": 0, "open": 1, "over": 3}
        shown.sort(
            key=lambda known: (
                rank[known.doc.state] + (known.doc.state == "open" and not known.doc.players),
                -known.doc.created,
            )
        )
        return p.Tournaments([await self.info(known) for known in shown[:MAX_LISTED]])

    async def of_member(self, member: str) -> p.Tournaments:
        """Return the tournaments that a member hosts or takes part in, newest first."""
        documents = self._documents
        mine = [*await documents.entries.of(member, 1000), *await documents.hosted.of(member, 1000)]
        ids = dict.fromkeys(entry.key.partition("/")[0] for entry in sorted(mine, key=lambda entry: -entry.at))
        return await self._infos(list(ids)[:MAX_LISTED])

    async def of_club(self, club: str) -> list[p.TournamentInfo]:
        """Return the tournaments of a club, newest first."""
        kept = await self._documents.of_club.of(club, MAX_LISTED)
        return (await self._infos([entry.key.partition("/")[2] for entry in kept])).tournaments

    async def _infos(self, ids: list[str]) -> p.Tournaments:
        found = await self._documents.tournaments.several(ids)
        return p.Tournaments([await self.info(found[id]) for id in ids if id in found])

    async def info(self, known: Tournament) -> p.TournamentInfo:
        doc, asked = known.doc, known.doc.asked
        rounds = {"swiss": asked.rounds, "groups": len(doc.schedule), "arena": 0}[asked.format]
        return p.TournamentInfo(
            known.key, doc.name, asked.game, asked.format, asked.seats, asked.pace, asked.rated, asked.public,
            asked.bots, await self._name(doc.host), doc.host or None, doc.state, doc.paused, len(doc.players),
            doc.round, rounds, doc.created, doc.started, asked.club, asked.fill,
        )  # fmt: skip

    async def to_wire(self, known: Tournament) -> p.Tournament:
        """Return the public facts about a tournament."""
        doc, asked = known.doc, known.doc.asked
        over = await self.over(known)
        playing = await self._playing(known)
        names = await self._names(doc)
        latest = (
            over[-MAX_SHOWN:]
            if asked.format == "arena"
            else [pairing for pairing in over if pairing.round == doc.round - 1]
        )
        tables = sorted([*playing, *latest], key=lambda pairing: (pairing.stage == "over", pairing.table))
        standing = [p.TournamentGroup(group, rows_to_wire(doc, names, rows)) for group, rows in await self.rows(known)]
        byes = doc.byes[-1] if doc.byes and asked.format != "arena" else []
        return p.Tournament(
            await self.info(known), asked.options, asked.clock, asked.minutes, asked.group_size, asked.rest,
            doc.next, doc.ends, list(TIE_BREAKS[asked.format]), standing,
            [self._table(doc, names, pairing) for pairing in tables], [names[n] for n in byes], self._now(),
        )  # fmt: skip

    async def round_to_wire(self, known: Tournament, number: int) -> p.TournamentRound:
        """Return the tables of one round; 1 is the first."""
        doc = known.doc
        if doc.asked.format == "arena" or not 1 <= number <= doc.round:
            raise Refused("no-page", f"There are the rounds 1 to {0 if doc.asked.format == 'arena' else doc.round}.")
        names = await self._names(doc)
        playing = await self._playing(known)
        wanted = [pairing for pairing in [*await self.over(known), *playing] if pairing.round == number - 1]
        tables = [self._table(doc, names, pairing) for pairing in sorted(wanted, key=lambda pairing: pairing.table)]
        return p.TournamentRound(number, tables, [names[n] for n in doc.byes[number - 1]])

    async def _playing(self, known: Tournament) -> list[Pairing]:
        """Return the running tables. Those of a tournament that was ended no longer belong to it."""
        if known.doc.state == "over":
            return []
        return [kept.doc for kept in await self.going(known.key) if kept.doc.stage == "playing"]

    def _table(self, doc: TournamentDoc, names: list[str], pairing: Pairing) -> p.TournamentTable:
        over = pairing.stage == "over"
        seats = []
        for seat, number in enumerate(pairing.seats):
            place = pairing.places[seat] if over else None
            name = doc.asked.bots or "" if number is None else names[number]
            shown = None if place is None else place + 1
            level = None if number is None else doc.players[number].level or None
            seats.append(p.TournamentSeat(number, name, shown, seat in pairing.forfeited, level))
        code = shared_code(pairing.code, pairing.invitation) if pairing.code else None
        return p.TournamentTable(pairing.table + 1, pairing.round + 1, pairing.group, code, seats, over)

    async def _names(self, doc: TournamentDoc) -> list[str]:
        """Return the names of all players."""
        accounts = await self._accounts.accounts(player.member for player in doc.players)
        bots = [number for number, player in enumerate(doc.players) if player.level]
        return [
            f"{player.level} {bots.index(number) + 1}" if player.level
            else accounts[player.member].doc.name if player.member in accounts
            else FORMER
            for number, player in enumerate(doc.players)
        ]  # fmt: skip

    async def _name(self, member: str) -> str:
        account = await self._accounts.account(member) if member else None
        return account.doc.name if account else FORMER

    async def forget_old(self) -> None:
        """Delete tournaments that never began."""
        now, documents = self._now(), self._documents
        for owner, kept in ((GOING, STALE), (UNLISTED, STALE), (ENDED, ABANDONED), (UNLISTED_ENDED, ABANDONED)):
            for known in await documents.tournaments.of(owner, 1_000_000, now - kept):
                if known.doc.started is None:
                    notes = [documents.entries.ref(f"{known.key}/{player.member}") for player in known.doc.players]
                    notes.append(documents.hosted.ref(known.key))
                    notes.append(documents.of_club.ref(f"{known.doc.asked.club}/{known.key}"))
                    await documents.store.write([], [documents.tournaments.ref(known.key), *notes])

    # Members who go

    async def entries_of(self, member: str) -> list[dict[str, Any]]:
        """Return the tournaments of a member, for the export."""
        return [
            {"tournament": entry.key.partition("/")[0], "host": kept is self._documents.hosted, "at": entry.at}
            for kept in (self._documents.hosted, self._documents.entries)
            for entry in await kept.of(member, 1_000_000)
        ]

    async def remove_member(self, member: str, owned: list[Document]) -> None:
        """Replace a deleted member by a dash in the standings; *owned* are the member's documents.

        A tournament whose host is deleted goes on; if it had not started, it is over.
        """

        def edit(known: Tournament) -> Also:
            doc = known.doc
            if doc.host == member:
                doc.host = ""
                doc.state = "over" if doc.state == "open" else doc.state
            for player in [player for player in doc.players if player.member == member]:
                player.member, player.out = "", True
                if doc.state == "open":
                    doc.players.remove(player)
            return Also()

        for id in {document.key.partition("/")[0] for document in owned if document.kind in (HOSTED, ENTRY)}:
            if await self.find(id) is not None:
                await self.change(id, edit)


def player_of(doc: TournamentDoc, member: str) -> Entered | None:
    """Return a member's place among the players."""
    return next((player for player in doc.players if player.member == member), None)


async def _no_clubs(club: str, member: str) -> None:
    raise Refused("no-club", "There is no such club.")
