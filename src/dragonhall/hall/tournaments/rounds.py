"""Running tournaments: rounds are made, tables are laid, results are counted.

Every step is one write that is done whole or not at all, over the revision it was decided on, and every step can be
done again: so a round is made once, by whichever server comes first, and a server that is killed leaves nothing half
done.

1. A round: its pairings, with the codes of their tables, and the tournament that has one round more: one write.
2. For each pairing the table is laid under its code (who comes second finds it there), then the pairing says that it
   is played and the table stands in its players' lists (one write), then the cards are dealt.
3. A table that is over: its result and the tournament: one write.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec

from ..core.dice import commitment
from ..core.errors import DragonhallError
from ..games import game as find_game
from .members import FORMER, VisitDoc
from .names import told_apart
from .pairings import Seats
from .ratings import forfeits
from .store import Conflict, Document, TableRow
from .table_state import (
    Person,
    Place,
    TableState,
    new_code,
    new_invitation,
    new_token,
    read_state,
    token_hash,
)
from .tournament_state import (
    GOING,
    KIND,
    MOST_MISSED,
    MOST_TABLES,
    POLL,
    UNLISTED,
    Known,
    Pairing,
    TournamentDoc,
    encode,
    group_rows,
    known_of,
    next_arena,
    next_swiss,
    pairing_document,
    schedule,
)

if TYPE_CHECKING:
    from .table import LiveTable
    from .tournaments import Tournaments

log = logging.getLogger("dragonhall.hall")


class Rounds:
    """Runs all tournaments of a hall."""

    def __init__(self, tournaments: Tournaments) -> None:
        self.tournaments, self.hall = tournaments, tournaments.hall
        self._locks: dict[str, asyncio.Lock] = {}
        self._polled: dict[str, int] = {}
        self._stuck: set[str] = set()
        """Those that cannot go on, and whose trouble was logged."""

    async def look_at_all(self) -> None:
        """Whatever is to be done for any tournament; what one of them meets does not stop the others."""
        failed: Exception | None = None
        store = self.hall.store
        for one in [one for owner in (GOING, UNLISTED) for one in await store.documents(KIND, owner, 1_000_000)]:
            known = known_of(one)
            if known.doc.state == "running":
                try:
                    await self.look(known.id)
                    self._stuck.discard(known.id)
                except DragonhallError as error:
                    if known.id not in self._stuck:
                        log.warning("tournament cannot go on", extra={"tournament": known.id, "why": str(error)})
                    self._stuck.add(known.id)
                except Exception as error:
                    failed = error
        if failed is not None:
            raise failed

    def wake(self, id: str) -> None:
        """Something happened: look at once."""
        self._polled.pop(id, None)
        if not self.hall.closing:
            self.hall.background.spawn(self.look(id))

    async def look(self, id: str) -> None:
        """Do one step after another, until there is nothing to do now. One task of this server at a time."""
        async with self._locks.setdefault(id, asyncio.Lock()):
            poll = self._polled.get(id, 0) + POLL <= self.hall.now()
            if poll:
                self._polled[id] = self.hall.now()
            try:
                while not self.hall.closing and await self._step(id, poll):
                    pass
            except Conflict:
                self._polled.pop(id, None)  # Another server is at it.
            except Exception:
                self._polled.pop(id, None)
                raise

    async def _step(self, id: str, poll: bool) -> bool:
        """The next step; false when there is none now."""
        known = await self.tournaments.get(id)
        if known.doc.state != "running":
            return False
        done = False
        going = await self.tournaments.going(id)
        for document, pairing in going:
            if pairing.stage == "made":
                await self._lay(known, document, pairing)
                done = True
            elif poll:
                done = await self._look_at_table(id, document, pairing) or done
        if done:
            return True
        if known.doc.paused:
            return False
        if known.doc.asked.format == "arena":
            return await self._arena(known, len(going))
        return not going and await self._next_round(known)

    # Rounds

    async def _next_round(self, known: Known) -> bool:
        doc, now = known.doc, self.hall.now()
        if doc.next is not None and now < doc.next:
            return False
        groups = doc.asked.format == "groups"
        if groups and doc.groups > 1 and doc.round == len(doc.schedule) and not doc.final:
            # Kept with the time of its first round.
            doc.final = True
            schedule(doc, doc.round, 0, self._finalists(doc, await self.tournaments.over(known)))
        more = doc.round < (len(doc.schedule) if groups else doc.asked.rounds)
        if more and doc.next is None:
            doc.next = now + doc.asked.rest * 1000
            return await self._write(known, [])
        made, byes = await self._made(known) if more else ([], [])
        if not more or (not made and not groups):
            doc.state, doc.next = "over", None
            return await self._write(known, [])
        doc.round, doc.tables, doc.next = doc.round + 1, doc.tables + len(made), None
        doc.byes.append(byes)
        return await self._write(known, made)

    async def _made(self, known: Known) -> tuple[list[Pairing], list[int]]:
        """The pairings of the next round, and who has none."""
        doc = known.doc
        if doc.asked.format == "swiss":
            made = await asyncio.to_thread(next_swiss, doc, await self.tournaments.over(known))
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
                # Who withdrew forfeits.
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
        """The best of each group: one, or so many that a table is full."""
        each = -(-doc.asked.seats // doc.groups)
        found: list[int] = []
        for group in range(1, doc.groups + 1):
            rows = [row for row in group_rows(doc, over, group) if not doc.players[row.number].out]
            found += [row.number for row in rows[:each]]
        return found

    async def _arena(self, known: Known, going: int) -> bool:
        doc, now = known.doc, self.hall.now()
        if now >= (doc.ends or 0) or doc.tables >= MOST_TABLES:
            if going:
                return False
            doc.state = "over"
            return await self._write(known, [])
        made = await asyncio.to_thread(next_arena, doc, await self.tournaments.over(known), now)
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

    async def _write(self, known: Known, made: list[Pairing]) -> bool:
        """Store the tournament and new pairings, all at once."""
        known.rev += 1
        put = [self.tournaments.document(known), *(pairing_document(known.id, pairing, 0) for pairing in made)]
        await self.hall.store.write(put)
        self.tournaments.changed(known.id)
        return True

    # Tables

    async def _lay(self, known: Known, document: Document, pairing: Pairing) -> None:
        """Lay the table of a pairing, whatever of it was done already."""
        hall, doc = self.hall, known.doc
        await hall.games.ready(doc.asked.game)
        row = await hall.store.load(pairing.code)
        if row is None:
            secret, now = secrets.token_bytes(32), hall.now()
            state = await self._state(known, pairing, secret)
            row = TableRow(state.code, state.game, "open", False, now, now, -1, None, 0, state.encoded(), secret)
            try:
                await hall.store.create(row)
            except Conflict:
                return  # Somebody was quicker: look again whose it is.
        laid = read_state(row.doc)
        if laid.tournament != known.id:
            # Somebody else's table has this code.
            pairing.code = new_code()
            await hall.store.write([pairing_document(known.id, pairing, document.rev + 1)])
            return
        pairing.stage = "playing"
        put = [pairing_document(known.id, pairing, document.rev + 1)]
        for person in laid.players:
            if person.member is not None:
                visit, key = VisitDoc(pairing.code, laid.game, person.player, rated=laid.rated), person.member
                put.append(Document("visit", f"{key}/{pairing.code}", key, hall.now(), 0, encode(visit)))
        await hall.store.write(put)
        for person in laid.players:
            if person.member is not None:
                await hall.members.deleted_meanwhile(person.member)
        self.tournaments.changed(known.id)
        await self._deal(pairing.code)

    async def _deal(self, code: str) -> None:
        table = await self.hall.table(code)

        async def start() -> None:
            if table.now is None:
                await table.change(lambda state: state.fill(None))
                await table.append(table.dealt(None))

        await table.decided(start)

    async def _state(self, known: Known, pairing: Pairing, secret: bytes) -> TableState:
        """The agreement of a table: everybody sits already, and nobody is its host."""
        doc, asked = known.doc, known.doc.asked
        players: list[Person] = []
        places: list[Place] = []
        for number in pairing.seats:
            account = None if number is None else await self.hall.members.account(doc.players[number].member)
            if number is None or (account is None and asked.rated):
                places.append(Place(level=asked.bots or self.hall.levels[0]))
                continue
            name = told_apart(account.doc.name if account else FORMER, [one.name for one in players])
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
            created=self.hall.now(),
            invitation=pairing.invitation,
            rated=asked.rated,
            hints=False,
            tournament=known.id,
        )

    async def _look_at_table(self, id: str, document: Document, pairing: Pairing) -> bool:
        """Whether something had to be done for a table: it was dealt, or it is over and counts now."""
        row = await self.hall.store.load(pairing.code)
        if row is None:
            # It was forgotten before it could count: it is played again, under another code.
            pairing.stage, pairing.code = "made", new_code()
            await self.hall.store.write([pairing_document(id, pairing, document.rev + 1)])
            return True
        if row.state == "open":
            await self._deal(pairing.code)
            return True
        if row.state != "over":
            return False
        table = await self.hall.table(pairing.code)
        await table.be_current()
        pairing.places, pairing.forfeited = await self._result(table, pairing)
        pairing.stage = "over"
        known = await self.tournaments.get(id)
        for seat, number in enumerate(pairing.seats):
            if number is not None:
                me = known.doc.players[number]
                me.missed = me.missed + 1 if seat in pairing.forfeited else 0
                me.playing, me.free = False, self.hall.now()
                me.out = me.out or me.missed >= (1 if known.doc.asked.format == "arena" else MOST_MISSED)
        known.rev += 1
        await self.hall.store.write([self.tournaments.document(known), pairing_document(id, pairing, document.rev + 1)])
        self.tournaments.changed(id)
        return True

    async def _result(self, table: LiveTable, pairing: Pairing) -> tuple[list[int | None], list[int]]:
        """The places by seat, without those who forfeited: who left, or let a bot make more than half of the
        decisions."""
        view = msgspec.json.decode(bytes(table.standing().view(None)))
        placed = self.hall.members.ratings.places(view["scores"], view["winners"])
        people = [seat for seat, number in enumerate(pairing.seats) if number is not None]
        forfeited = forfeits(table.state, people, await table.said())
        counted = sorted({place for seat, place in enumerate(placed) if seat not in forfeited})
        return [None if seat in forfeited else counted.index(place) for seat, place in enumerate(placed)], forfeited
