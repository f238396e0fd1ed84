"""Running tournaments: rounds are made, tables are created, results are counted.

Every step is one atomic write over the revision it was based on, and every step can be repeated: so a round is made
once, by the first server that tries, and a killed server leaves nothing half done.

1. A round: its pairings, with the codes of their tables, and the tournament with one more round: one write.
2. For each pairing the table is created under its code (a second server finds it there), then the pairing says that it
   is played and the table stands in its players' lists (one write), then the cards are dealt.
3. A table that is over: its result and the tournament: one write.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from ...core.dice import commitment
from ...core.errors import DragonhallError
from ...games import game as find_game
from ..base.names import distinct_name
from ..base.tasks import Background
from ..matches.archive import DamagedArchive
from ..matches.finisher import FinishedMatches
from ..matches.result import MatchResult, stored_result
from ..members.accounts import FORMER, Accounts
from ..members.history import History, VisitDoc
from ..store import Conflict, Store, TableRow
from ..tables.bot_workers import LEVELS
from ..tables.codes import new_code, new_invitation, new_token, token_hash
from ..tables.manager import TableManager
from ..tables.state import Person, Place, TableState, read_state
from ..tables.warm_up import CompiledGames
from .documents import Kept, TournamentDocuments, place_of
from .pairings import Seats
from .state import (
    MAX_MISSED,
    MAX_TABLES,
    PATIENCE,
    POLL,
    SWEEP,
    Pairing,
    Tournament,
    TournamentDoc,
    group_rows,
    next_arena,
    next_swiss,
    schedule,
)

log = logging.getLogger("dragonhall.hall")


class Rounds:
    """Runs all tournaments of a hall."""

    def __init__(
        self,
        documents: TournamentDocuments,
        now: Callable[[], int],
        background: Background,
        games: CompiledGames,
        tables: TableManager,
        finished: FinishedMatches,
        accounts: Accounts,
        history: History,
        changed: Callable[[str], None],
    ) -> None:
        self._documents, self._store, self._now, self._background = documents, documents.store, now, background
        self._games, self._tables, self._finished = games, tables, finished
        self._accounts, self._history, self._changed = accounts, history, changed
        self._locks: dict[str, asyncio.Lock] = {}
        self._polled: dict[str, int] = {}
        self._due: dict[str, int] = {}
        """When to check each running tournament, as far as this server knows."""
        self._swept: int | None = None
        self._stuck: set[str] = set()
        """Tournaments that cannot go on and whose error was logged."""

    # Checking

    async def look_at_all(self) -> None:
        """Do the due steps of all tournaments; an error in one does not stop the others."""
        if self._swept is None or self._swept + SWEEP <= self._now():
            await self._sweep()
        failed: Exception | None = None
        for id in [id for id, due in self._due.items() if due <= self._now()]:
            try:
                await self.check(id)
                self._stuck.discard(id)
            except DragonhallError as error:
                if id not in self._stuck:
                    log.warning("tournament cannot go on", extra={"tournament": id, "why": str(error)})
                self._stuck.add(id)
                self._due[id] = self._now() + POLL
            except Exception as error:
                failed = error
        if failed is not None:
            raise failed

    async def _sweep(self) -> None:
        """Find all running tournaments: at the start, and from time to time, because another server may have been
        killed before it announced one."""
        now = self._now()
        for known in await self._documents.unfinished():
            if known.doc.state == "running":
                self._due.setdefault(known.key, now)
        self._swept = now

    def touch(self, id: str) -> None:
        """Check a tournament soon, because it has changed."""
        self._due[id] = 0

    def sweep_soon(self) -> None:
        """Search for all tournaments again, because messages of other servers were missed."""
        self._swept = None

    def wake(self, id: str) -> None:
        """Check a tournament at once, because something happened."""
        self._polled.pop(id, None)
        if not self._background.closing:
            self._background.spawn(self.check(id))

    async def check(self, id: str) -> None:
        """Do one step after another until nothing is left to do now. One task of this server at a time."""
        async with self._locks.setdefault(id, asyncio.Lock()):
            poll = self._polled.get(id, 0) + POLL <= self._now()
            if poll:
                self._polled[id] = self._now()
            try:
                while not self._background.closing and await self._step(id, poll):
                    pass
                await self._plan(id)
            except Conflict:
                self._polled.pop(id, None)  # Another server is working on it.
            except Exception:
                self._polled.pop(id, None)
                raise

    async def _plan(self, id: str) -> None:
        """Record when to check a tournament again, if nothing happens before."""
        known = await self._documents.tournaments.get(id)
        if known is None or known.doc.state != "running":
            self._due.pop(id, None)
            self._polled.pop(id, None)
        else:
            self._due[id] = next_look(known.doc, self._now())

    async def _step(self, id: str, poll: bool) -> bool:
        """Do the next step; return False if there is none now."""
        known = await self._documents.get(id)
        if known.doc.state != "running":
            return False
        done = False
        going = await self._documents.going(id)
        for kept in going:
            if kept.doc.stage == "made":
                await self._create_table(known, kept)
                done = True
            elif poll:
                done = await self._look_at_table(id, kept) or done
        if done:
            return True
        if known.doc.paused:
            return False
        if known.doc.asked.format == "arena":
            return await self._arena(known, len(going))
        return not going and await self._next_round(known)

    # Rounds

    async def _next_round(self, known: Tournament) -> bool:
        doc, now = known.doc, self._now()
        if doc.next is not None and now < doc.next:
            return False
        groups = doc.asked.format == "groups"
        if groups and doc.groups > 1 and doc.round == len(doc.schedule) and not doc.final:
            # Store the time of its first round.
            doc.final = True
            schedule(doc, doc.round, 0, self._finalists(doc, await self._documents.over(known)))
        more = doc.round < (len(doc.schedule) if groups else doc.asked.rounds)
        if more and doc.next is None:
            doc.next = now + doc.asked.rest * 1000
            return await self._write(known, [])
        # Without people it does not go on.
        more = more and any(not one.out and not one.level for one in doc.players)
        made, byes = await self._made(known) if more else ([], [])
        if not more or (not made and not groups):
            doc.state, doc.next = "over", None
            return await self._write(known, [])
        doc.round, doc.tables, doc.next = doc.round + 1, doc.tables + len(made), None
        doc.byes.append(byes)
        return await self._write(known, made)

    async def _made(self, known: Tournament) -> tuple[list[Pairing], list[int]]:
        """Return the pairings of the next round, and the players without one."""
        doc = known.doc
        if doc.asked.format == "swiss":
            made = await asyncio.to_thread(next_swiss, doc, await self._documents.over(known))
            if made is None:
                return [], []
            return [self._pairing(doc, n, table, None) for n, table in enumerate(made.tables)], made.byes
        pairings: list[Pairing] = []
        byes: list[int] = []
        for group, table in doc.schedule[doc.round]:
            seats: Seats = [None if n is None or doc.players[n].out else n for n in table]
            people_here = [n for n in seats if n is not None]
            if not people_here:
                continue
            if doc.asked.bots is None and None in seats:
                byes += people_here
                if None in table:
                    continue  # An odd number: everybody has one such round.
                # A member who withdrew forfeits.
                walkover = self._pairing(doc, len(pairings), table, group)
                walkover.stage, walkover.code = "over", ""
                walkover.places = [0 if n in people_here else None for n in table]
                walkover.forfeited = [seat for seat, n in enumerate(table) if n not in people_here]
                pairings.append(walkover)
            else:
                pairings.append(self._pairing(doc, len(pairings), seats, group))
        return pairings, byes

    def _pairing(self, doc: TournamentDoc, n: int, seats: Seats, group: int | None) -> Pairing:
        return Pairing(doc.tables + n, doc.round, seats, new_code(), new_invitation(), group=group)

    def _finalists(self, doc: TournamentDoc, over: list[Pairing]) -> list[int]:
        """Return the best of each group: one, or as many as fill a table."""
        each = -(-doc.asked.seats // doc.groups)
        found: list[int] = []
        for group in range(1, doc.groups + 1):
            rows = [row for row in group_rows(doc, over, group) if not doc.players[row.number].out]
            found += [row.number for row in rows[:each]]
        return found

    async def _arena(self, known: Tournament, going: int) -> bool:
        doc, now = known.doc, self._now()
        if now >= (doc.ends or 0) or doc.tables >= MAX_TABLES:
            if going:
                return False
            doc.state = "over"
            return await self._write(known, [])
        made = await asyncio.to_thread(next_arena, doc, await self._documents.over(known), now)
        if not made:
            return False
        pairings = [self._pairing(doc, n, table, None) for n, table in enumerate(made)]
        for table in made:
            for number in table:
                if number is not None:
                    me = doc.players[number]
                    me.playing, me.last = True, [n for n in table if n is not None and n != number]
        doc.tables += len(made)
        doc.round = doc.tables
        return await self._write(known, pairings)

    async def _write(self, known: Tournament, made: list[Pairing]) -> bool:
        """Store the tournament and new pairings, all at once."""
        now = self._now()
        await self._documents.write(known, [self._documents.new_pairing(known.key, pairing, now) for pairing in made])
        self._changed(known.key)
        return True

    # Tables

    async def _create_table(self, known: Tournament, kept: Kept) -> None:
        """Create the table of a pairing, however much of that was done already."""
        doc, pairing = known.doc, kept.doc
        await self._games.ready(doc.asked.game)
        row = await self._store.load(pairing.code)
        if row is None:
            secret, now = self._tables.services.new_secret(), self._now()
            state = await self._state(known, pairing, secret)
            row = TableRow(state.code, state.game, "open", False, now, now, -1, None, 0, state.encoded(), secret)
            try:
                await self._store.create(row)
            except Conflict:
                return  # Somebody was quicker: check again whose table it is.
        stored = read_state(row.doc)
        if stored.tournament != known.key:
            # Somebody else's table has this code.
            pairing.code = new_code()
            await self._store.write([self._documents.changed_pairing(known.key, kept)])
            return
        pairing.stage = "playing"
        members = {person.member: person.player for person in stored.players if person.member is not None}
        visits = [
            self._history.visit(member, VisitDoc(pairing.code, stored.game, player, rated=stored.rated))
            for member, player in members.items()
        ]
        await self._store.write([self._documents.changed_pairing(known.key, kept), *visits])
        for member in members:
            await self._accounts.deleted_meanwhile(member)
        self._changed(known.key)
        await self._deal(pairing.code)

    async def _deal(self, code: str) -> None:
        table = await self._tables.open(code)

        async def start() -> None:
            if table.position is None:
                await table.change(lambda state: state.fill(None))
                await table.deal(None)

        await table.under_lock(start)

    async def _state(self, known: Tournament, pairing: Pairing, secret: bytes) -> TableState:
        """Return the agreement of a table: everybody is already seated, and nobody is its host."""
        doc, asked = known.doc, known.doc.asked
        players: list[Person] = []
        places: list[Place] = []
        for number in pairing.seats:
            if number is not None and doc.players[number].level:
                places.append(Place(level=doc.players[number].level))
                continue
            account = None if number is None else await self._accounts.account(doc.players[number].member)
            if number is None or (account is None and asked.rated):
                places.append(Place(level=asked.bots or LEVELS[0]))
                continue
            name = distinct_name(account.doc.name if account else FORMER, [player.name for player in players])
            portrait = account.doc.portrait if account else None
            member = account.member if account else None
            person = Person(len(players), name, token_hash(new_token()), portrait=portrait, member=member)
            players.append(person)
            places.append(Place(person.player))
        return TableState(
            code=pairing.code,
            game=asked.game,
            rules=find_game(asked.game).version,
            options=asked.options,
            places=places,
            players=players,
            host=-1,
            public=False,
            pace=asked.pace,
            clock=asked.clock,
            away_after=None,
            on_timeout="bot",
            free_chat=False,
            commitment=commitment(secret),
            created=self._now(),
            invitation=pairing.invitation,
            rated=asked.rated,
            hints=False,
            tournament=known.key,
        )

    async def _look_at_table(self, id: str, kept: Kept) -> bool:
        """Deal the cards of a table, or count it if it is over; return whether there was anything to do."""
        pairing = kept.doc
        row = await self._store.load(pairing.code)
        if row is None:
            # It was deleted before it was counted: play it again, under another code.
            pairing.stage, pairing.code = "made", new_code()
            await self._store.write([self._documents.changed_pairing(id, kept)])
            return True
        if row.state == "open":
            await self._deal(pairing.code)
            return True
        if row.state != "over":
            return False
        table = await self._tables.open(pairing.code)
        await table.be_current()
        known = await self._documents.get(id)
        pairing.places, pairing.forfeited = counted(known.doc, pairing, await self._finished.result(table))
        pairing.stage = "over"
        for seat, number in enumerate(pairing.seats):
            if number is not None:
                me = known.doc.players[number]
                me.missed = me.missed + 1 if seat in pairing.forfeited else 0
                me.playing, me.free = False, self._now()
                me.out = me.out or me.missed >= (1 if known.doc.asked.format == "arena" else MAX_MISSED)
        await self._documents.write(known, [self._documents.changed_pairing(id, kept)])
        self._changed(id)
        return True


def next_look(doc: TournamentDoc, now: int) -> int:
    """Return when something may be due for a running tournament, even if nobody does anything."""
    times = [now + POLL]
    if not doc.paused:
        times += [time for time in (doc.next, doc.ends) if time is not None]
        times += [player.free + PATIENCE for player in doc.players if not player.playing and not player.out]
    return min(time for time in times if time > now)


def counted(doc: TournamentDoc, pairing: Pairing, result: MatchResult) -> tuple[list[int | None], list[int]]:
    """Return the places that count at a table of a tournament, and the seats that forfeited.

    A player whose seat no person held forfeits too: they were deleted before the deal, or a bot played from its start.
    """
    numbers = enumerate(pairing.seats)
    players = [seat for seat, number in numbers if number is not None and not doc.players[number].level]
    forfeited = [seat for seat in players if seat in result.forfeited or seat not in result.people]
    return result.places_among(forfeited), forfeited


async def recounted(store: Store, write: bool) -> int:
    """Recount the tables of all tournaments from the records that still exist; return how many were wrong."""
    documents, wrong = TournamentDocuments(store), 0
    for known in await documents.tournaments.all():
        put = []
        for kept in await documents.pairings.of(place_of(known.key, "over"), 100_000):
            row = await store.load(kept.doc.code) if kept.doc.code else None
            try:
                result = None if row is None else await stored_result(store, row)
            except DamagedArchive as error:
                log.warning("table cannot be counted", extra={"table": kept.doc.code, "why": str(error)})
                continue
            if result is None or result.unclear or result.state.tournament != known.key:
                continue
            right = counted(known.doc, kept.doc, result)
            if right != (kept.doc.places, kept.doc.forfeited):
                kept.doc.places, kept.doc.forfeited = right
                put.append(documents.changed_pairing(known.key, kept))
        wrong += len(put)
        if put and write:
            await documents.write(known, put)
    return wrong
