"""One table as a server has it in memory: it stores first, then tells; what others stored it catches up with.

Everything it knows it has from the store, so any server can open any table at any time, and a server that is killed
takes nothing with it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ..core.errors import DragonhallError
from . import protocol as p
from . import wire
from .clocks import runs_out
from .doc import AWAY_GRACE, DAY_MS, Doc, Person, read_doc
from .lock import Lock
from .play import (
    After,
    Encoded,
    Setting,
    deal_line,
    move_line,
    read_board,
    read_clocks,
    read_news,
    reopened_line,
    undo_line,
)
from .problems import Refused
from .store import Conflict, Line, NotStored, Said, StoreDown, TableRow
from .thinking import STAND_IN, Share

if TYPE_CHECKING:
    from .hall import Hall

MOST_MISSED = 200
"""Who missed more lines than this gets a snapshot."""
BOT_GRACE = 5_000
"""If a bot has not moved after so many milliseconds, its server is gone and another one looks."""
TRIES = 10
LOOKING_MS = 10_000
"""Who asks over plain HTTP looks at the table for so long."""
MOST_SPECTATORS = 500
"""Connections to one table of people who hold no seat. Seats always get in."""
MOST_OF_ONE = 16
"""Connections of one player to one table; the oldest makes room for the newest."""
LONGEST_REST = 8.0
"""Seconds between two tries of a bot that cannot move, at most."""
T = TypeVar("T")
log = logging.getLogger("dragonhall.hall")


class Ear:
    """Somebody who is told what happens at a table. What its player may see is asked anew for everything it is told."""

    def __init__(
        self,
        send: Callable[[bytes], object],
        player: int | None = None,
        address: str = "",
        drop: Callable[[Refused], object] | None = None,
    ) -> None:
        self.send, self.player, self.address = send, player, address
        self.drop = drop or (lambda why: None)
        """Ends the connection."""


class LiveTable:
    """A table, its log's last line, and who listens."""

    def __init__(self, hall: Hall, row: TableRow) -> None:
        self.hall, self.row = hall, row
        self.doc = read_doc(row.doc)
        self.setting = Setting(row.code, hall.game(row.game), len(self.doc.places), self.doc.options, row.secret)
        self.now: After | None = None
        self.lock = Lock()
        self.ears: dict[Ear, None] = {}
        """In the order in which they came."""
        self._seats: dict[int | None, tuple[int, ...]] = {}
        self.chat: deque[p.Chat] = deque(maxlen=30)
        self.waiters: set[asyncio.Event] = set()
        """Those who ask for events over plain HTTP and wait."""
        self.answers: dict[tuple[int, bytes], p.Ack] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.seen: dict[int, int] = {}
        """When each player was last connected here."""
        self.used = hall.now()
        self.opened = hall.now()
        self.looked = 0
        """When somebody last asked about it over plain HTTP."""
        self.doubtful = False
        """A write was cut off: the store may know more."""
        self._rest = 0.0
        """Seconds that bots wait, because the last one could not move."""
        self._later: asyncio.TimerHandle | None = None

    @property
    def doc(self) -> Doc:
        return self._doc

    @doc.setter
    def doc(self, doc: Doc) -> None:
        self._doc, self._seats = doc, {}

    def seats_of(self, player: int | None) -> tuple[int, ...]:
        """The seats whose cards this player may see just now."""
        seats = self._seats.get(player)
        if seats is None:
            seats = self._seats[player] = tuple(self._doc.seats_of(player))
        return seats

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def seq(self) -> int:
        return -1 if self.now is None else self.now.line.seq

    @property
    def state(self) -> str:
        return "open" if self.now is None else "over" if self.now.over else "running"

    # Reading the store

    async def load(self) -> None:
        """Read the last line; the row was just read."""
        if self.row.seq >= 0:
            line = await self.hall.store.line(self.code, self.row.seq)
            if line is None:
                raise StoreDown(f"line {self.row.seq} of {self.code} is missing")
            self.now = await self.reopened(line)

    async def reopened(self, line: Line) -> After:
        if not line.table:
            kept = await self.hall.final_views(self.code)
            return After(self.setting, line, None, kept)
        described = await self.hall.layout(line.layout)
        return reopened_line(self.setting, line, read_board(self.setting.game, line.table, described))

    async def catch_up(self) -> bool:
        """Take over, and tell, what another server stored; false if there was nothing. Only under the lock."""
        store = self.hall.store
        row = await self._row()
        if row.rev == self.row.rev and row.seq == self.seq:
            self.doubtful = False
            return False
        lines = await store.lines(self.code, self.seq, 1_000_000)
        # Read again after the lines: they are told to who sits there now, not to who sat there before they were made.
        row = await self._row()
        if row.rev != self.row.rev:
            self.doc = read_doc(row.doc)
        self.row = row
        if any(not line.table for line in lines):
            # The match is over and bound: its last lines are not there any more one by one.
            self.now = await self.reopened(lines[-1])
            for ear in list(self.ears):
                ear.send(await self.snapshot(ear.player))
            for waiter in self.waiters:
                waiter.set()
        else:
            for line in lines:
                self._adopt(await self.reopened(line))
        self.row.seq = self.seq
        self.doubtful = False
        self.tell_table()
        self.look()
        return True

    async def _row(self) -> TableRow:
        row = await self.hall.store.load(self.code)
        if row is None:
            self.hall.tables.pop(self.code, None)
            raise Refused("no-table", "This table is no longer there.")
        return row

    async def be_current(self) -> None:
        """Know what the store knows: nobody is shown or refused anything because another server was quicker."""
        if self.doubtful or self.hall.store.shared:
            async with self.lock:
                await self.catch_up()

    async def with_token(self, token: str) -> Person | None:
        """Whose token this is; the store is asked before anybody is sent away."""
        found = self.doc.with_token(token)
        if found is None:
            await self.be_current()
            found = self.doc.with_token(token)
        return found

    async def decided(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something under the lock: from the beginning again, with all its questions, when another server was
        quicker. What is refused is refused by what the store knows."""
        async with self.lock:
            if self.doubtful:
                await self.catch_up()
            for _ in range(TRIES):
                try:
                    return await work()
                except Conflict:
                    await self.catch_up()
                except DragonhallError:
                    if not self.hall.store.shared or not await self.catch_up():
                        raise
        raise StoreDown("the table changes too quickly")

    # Writing to the store, then telling

    async def append(self, make: Callable[[], After]) -> After:
        """Store the line that *make* makes from how it stands, then tell it. Only under the lock.

        Raises:
            Conflict: another server wrote something first.
            Refused: by *make*, or the store cannot keep this line.
        """
        if self.doubtful:
            await self.catch_up()
        after = make()
        try:
            await self._store(after)
        except Conflict:
            client = after.line.client
            if client is not None and await self.hall.store.line_of(self.code, client) is not None:
                text = "An action of yours had this id already: every action needs a new one."
                raise Refused("id-used", text) from None
            raise
        except NotStored as error:
            self._not_stored(error)
        self.doubtful = False
        self._adopt(after)
        while self.doc.ask is not None and self.doc.ask.seq < after.line.seq:
            try:
                await self.change(_clear_ask)
            except Conflict:
                await self.catch_up()
        return after

    def _not_stored(self, error: NotStored) -> None:
        self.doubtful = False
        log.error("store refuses a write", extra={"table": self.code, "why": str(error)})
        raise Refused("not-stored", "This cannot be stored; nothing was changed.") from error

    def _store(self, after: After) -> asyncio.Future[None]:
        self.doubtful = True
        state = "over" if after.over else "running"
        return self.hall.store.append(after.line, state, self._due(self.doc, after), self.row.rev)

    def append_soon(self, after: After, done: Callable[[bool], None]) -> None:
        """Store a line and tell it, without a task that waits for it. Who calls has taken the lock; it is freed here.

        *done* is called after the telling, or with False when it was not this line that was stored.
        """

        def stored(future: asyncio.Future[None]) -> None:
            try:
                well = not future.cancelled() and future.exception() is None
                if well:
                    self.doubtful = False
                    self._adopt(after)
                done(well)
            finally:
                self.lock.free()

        self._store(after).add_done_callback(stored)

    async def change(self, deed: Callable[[Doc], None]) -> None:
        """Store a change of the agreement, then tell it. Only under the lock.

        Raises:
            Conflict: another server changed it first.
            Refused: by *deed*, or the store cannot keep it.
        """
        if self.doubtful:
            await self.catch_up()
        doc = self.doc.copy()
        deed(doc)
        data = doc.encoded()
        if data == self.row.doc:
            return
        row = msgspec.structs.replace(
            self.row, doc=data, rev=self.row.rev + 1, updated=self.hall.now(), due=self._due(doc, self.now)
        )
        self.doubtful = True
        try:
            await self.hall.store.save(row)
        except NotStored as error:
            self._not_stored(error)
        self.doubtful = False
        self.row, self.doc = row, doc
        self.tell_table()
        self.look()

    def _adopt(self, after: After) -> None:
        began, self.now = self.state, after
        self.row.seq = after.line.seq
        shown: dict[tuple[int, ...], bytes] = {}
        for ear in self.ears:
            seats = self.seats_of(ear.player)
            data = shown.get(seats)
            if data is None:
                data = shown[seats] = wire.event(after, self.doc.clock, seats)
            ear.send(data)
        for waiter in self.waiters:
            waiter.set()
        self.hall.metrics.lines.add()
        if self.state != began:
            self.tell_table()
            self.hall.lobby_changed(self.doc)
        if after.over:
            self.hall.finished(self)
        self.look()

    def moved(self, seat: int, move: str | int, client: str | None, bot: bool) -> Callable[[], After]:
        """Makes the line of a move, from how the table stands when it is called."""
        return lambda: move_line(
            self.setting, self.standing(), seat, move, client, bot, self.doc.clock, self.hall.now()
        )

    def dealt(self, client: str | None) -> Callable[[], After]:
        def make() -> After:
            if self.now is not None:
                raise Refused("already-started", "The game has started already.")
            return deal_line(self.setting, client, self.doc.clock, self.hall.now())

        return make

    async def take_back(self, to_ply: int, seat: int, client: str | None) -> After:
        """Make the match stand as it stood at an earlier ply."""
        said = await self.said()
        line = await self.hall.store.line(self.code, said[to_ply].seq)
        if line is None:
            raise StoreDown(f"line {said[to_ply].seq} of {self.code} is missing")
        board = read_board(self.setting.game, line.table, await self.hall.layout(line.layout))
        seq = self.seq

        def make() -> After:
            now = self.standing()
            if now.line.seq != seq:
                raise Refused("stale", "Something else happened meanwhile.")
            return undo_line(self.setting, now, line, board, seat, client, self.doc.clock, self.hall.now())

        return await self.append(make)

    def standing(self) -> After:
        if self.now is None:
            raise Refused("not-started", "The game has not started yet.")
        return self.now

    # Telling

    def here(self) -> set[int]:
        """The players who are connected, to this server or another one."""
        local = {ear.player for ear in self.ears if ear.player is not None}
        return local | {player for player in self.hall.elsewhere(self.code) if player is not None}

    def is_here(self, player: int) -> bool:
        return any(ear.player == player for ear in self.ears) or player in self.hall.elsewhere(self.code)

    def info(self) -> p.TableInfo:
        watchers = [ear.player for ear in self.ears if not self.seats_of(ear.player)]
        watchers += [one for one in self.hall.elsewhere(self.code) if not self.seats_of(one)]
        return wire.table_info(self.doc, self.state, self.here(), len(watchers))

    def tell_table(self) -> None:
        info = Encoded(msgspec.json.encode(self.info()))
        for ear in list(self.ears):
            ear.send(b'{"t":"table","table":%b,"you":%b}' % (info, msgspec.json.encode(self.you(ear.player))))
        self.hall.lobby_changed(self.doc)

    def tell(self, message: Any) -> None:
        data = msgspec.json.encode(message)
        for ear in list(self.ears):
            ear.send(data)

    def you(self, player: int | None) -> p.You:
        return p.You(player, list(self.seats_of(player)))

    async def snapshot(self, player: int | None) -> bytes:
        """Only under the lock."""
        standings = []
        if self.now is not None:
            told = await self._told()
            standings = wire.standings(self.now, told, self.seats_of(player))
        now = self.hall.now()
        return msgspec.json.encode(
            wire.SnapshotOut(
                protocol=p.PROTOCOL,
                seq=self.seq,
                ply=0 if self.now is None else self.now.line.ply,
                table=Encoded(msgspec.json.encode(self.info())),
                you=self.you(player),
                standings=standings,
                clock=wire.clock_at(self.now, self.doc.clock, now),
                chat=list(self.chat),
                now=now,
            )
        )

    async def _told(self) -> list[list[Encoded]]:
        """The news of every ply that stands, for each seat and then for spectators."""
        lines = await self.said()
        seats = self.setting.seats
        if all(line.news for line in lines):
            return [read_news(line.news, seats) for line in lines]
        everybody = (*range(seats), None)
        return [[leaf.told(seat) for seat in everybody] for leaf in await self.hall.story(self.code)]

    async def said(self) -> list[Said]:
        """The lines that stand, one for each ply. What another server has added meanwhile is not known here yet."""
        lines = await self.hall.store.said(self.code)
        return wire.standing_lines([line for line in lines if line.seq <= self.seq])

    async def missed(self, player: int | None, since: int) -> list[bytes] | None:
        """The events after a line; null when a snapshot is the simpler answer. Only under the lock."""
        if since == self.seq:
            return []
        if since > self.seq or self.seq - since > MOST_MISSED:
            return None
        lines = await self.hall.store.lines(self.code, since, self.seq - since)
        if any(not line.table for line in lines):
            return None
        reopened = [await self.reopened(line) for line in lines]
        return [wire.event(after, self.doc.clock, self.seats_of(player)) for after in reopened]

    async def come(self, ear: Ear, person: Person | None, since: int | None) -> None:
        """Somebody connects: is told how it stands, and from now on what happens."""
        async with self.lock:
            if self.doubtful or self.hall.store.shared:
                await self.catch_up()
            if person is not None and all(one.gone or one.player != person.player for one in self.doc.players):
                raise bad_token()
            ear.player = None if person is None else person.player
            missed = None if since is None else await self.missed(ear.player, since)
            first = await self.snapshot(ear.player) if missed is None else b""
            self._make_room(ear)
            new = ear.player is None or ear.player not in self.here()
            self.ears[ear] = None
            if missed is None:
                ear.send(first)
            else:
                for data in missed:
                    ear.send(data)
                info = Encoded(msgspec.json.encode(self.info()))
                now = self.hall.now()
                clock = wire.clock_at(self.now, self.doc.clock, now)
                you = self.you(ear.player)
                ear.send(msgspec.json.encode(wire.CaughtOut(p.PROTOCOL, self.seq, info, you, clock, now)))
            if new:
                self.presence_changed()
            self.look()
        if any(self.doc.by_bot(seat) for seat in self.seats_of(ear.player)):
            await self.decided(lambda: self.change(lambda doc: _give_back(doc, ear.player)))

    def _make_room(self, ear: Ear) -> None:
        """Let somebody in, at the cost of others if need be.

        Who holds a seat always gets in. Those who only watch share their places evenly among addresses: one address
        with more of them than the newcomer's loses its oldest.
        """
        if ear.player is not None:
            own = [one for one in self.ears if one.player == ear.player]
            if len(own) >= MOST_OF_ONE:
                self._drop(own[0], "You came to this table by another connection, and had many already.")
            if self.seats_of(ear.player):
                return
        watching = [one for one in self.ears if not self.seats_of(one.player)]
        if len(watching) < MOST_SPECTATORS:
            return
        nameless = [one for one in watching if one.player is None]
        count = Counter(one.address for one in nameless)
        most = max(count, key=lambda address: count[address], default="")
        if not nameless or (ear.player is None and count[most] <= count[ear.address] + 1):
            raise Refused("table-full", f"{MOST_SPECTATORS} people watch this table already: come back later.")
        self._drop(next(one for one in nameless if one.address == most), "Others want to watch, too: come back later.")

    def _drop(self, ear: Ear, why: str) -> None:
        self.ears.pop(ear, None)
        ear.drop(Refused("table-full", why))

    async def wait_for_line(self, seconds: float) -> None:
        """Until there is another line, or the time is over."""
        waiter = asyncio.Event()
        self.waiters.add(waiter)
        try:
            await asyncio.wait_for(waiter.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            self.waiters.discard(waiter)

    def go(self, ear: Ear) -> None:
        """Somebody's connection ended."""
        self.ears.pop(ear, None)
        if ear.player is not None:
            self.seen[ear.player] = self.hall.now()
        self.presence_changed()

    def presence_changed(self) -> None:
        self.hall.presence_changed(self)
        self.tell_table()

    # What a server must do by itself

    def noticed(self) -> None:
        """Somebody asks about the table over plain HTTP."""
        quiet = not self.plays_on(self.doc)
        self.looked = self.hall.now()
        if quiet:
            self.look()

    def watched(self) -> bool:
        """Somebody is connected, to this server or another one, or asked a moment ago."""
        lately = self.looked > self.hall.now() - LOOKING_MS
        return bool(lately or self.ears or self.waiters or self.hall.elsewhere(self.code))

    def plays_on(self, doc: Doc) -> bool:
        """Bots alone with each other wait until somebody looks."""
        return any(place.player is not None for place in doc.places) or self.watched()

    def look(self) -> None:
        """Let bots think whose turn it is."""
        if self.now is None or self.now.over or self.doc.ask is not None or self.hall.closing:
            return
        if not self.plays_on(self.doc):
            return
        for seat in self.now.to_act:
            if self.doc.by_bot(seat) and seat not in self.thinking:
                self.thinking[seat] = self.hall.spawn(self.bot_decides(seat, once=False))

    async def bot_decides(self, seat: int, once: bool) -> None:
        """A bot makes the next decision of a seat, unless its person is back first. One server does it for all."""
        mine = True
        try:
            await asyncio.sleep(self._rest or (0 if once else self.hall.settings.bot_pause))
            mine = await self.hall.store.look_after(self.code)
            if not mine:
                return
            start = self.standing()
            level = self.doc.places[seat].level or STAND_IN
            seconds = None if self.doc.clock is None else 0.5 * self.doc.clock.move
            self.hall.metrics.bot_thoughts.add()
            share = Share(self.doc.address, self.code, self.watched())
            think = self.hall.thinkers.choose
            move = await think(level, self.setting, start.board, start.line.ply, seat, seconds, share)
            async with self.lock:
                now = self.standing()
                still = 0 <= now.asked[seat] <= start.line.seq and self.doc.ask is None
                if still and (once or self.doc.by_bot(seat)):
                    await self.append(self.moved(seat, move.text, None, True))
                    self.hall.metrics.bot_moves.add()
            self._rest = 0.0
        except Conflict:
            async with self.lock:
                await self.catch_up()
        except Exception:
            # Tried again, but not at once: what failed may fail again.
            self._rest = min(LONGEST_REST, 2 * self._rest or 1.0)
            raise
        finally:
            self.thinking.pop(seat, None)
            if mine:
                self.hall.loop.call_soon(self.look)
            elif self._later is None:
                # The other server may be dying.
                self._later = self.hall.loop.call_later(BOT_GRACE / 1000, self._look_again)

    def _look_again(self) -> None:
        self._later = None
        self.look()

    async def wake(self) -> None:
        """The time has come that the store was asked to remember: clocks, absences, questions nobody answered."""
        await self.be_current()
        await self.decided(self._look_at_all)

    async def _look_at_all(self) -> None:
        now = self.hall.now()
        if self.doc.ask is not None and self.doc.ask.until <= now:
            await self.change(_clear_ask)
        if any(vote.until <= now for vote in self.doc.votes):
            await self.change(lambda doc: doc.drop_votes(now))
        if self.now is not None and not self.now.over:
            for seat in self.now.to_act:
                if not self.doc.by_bot(seat):
                    await self._look_at_person(seat, now)
        self.look()
        await self.hall.store.set_due(self.code, self._due(self.doc, self.now))

    async def _look_at_person(self, seat: int, now: int) -> None:
        ends = self._clock_ends(self.doc, self.now, seat)
        if ends is not None and ends <= now:
            if self.doc.on_timeout == "once":
                if seat not in self.thinking:
                    self.thinking[seat] = self.hall.spawn(self.bot_decides(seat, once=True))
                return
            await self.change(lambda doc: _stand_in(doc, seat))
            return
        away = self._away_ends(self.doc, seat)
        if away is not None and away <= now:
            await self.change(lambda doc: _stand_in(doc, seat))

    def _due(self, doc: Doc, after: After | None) -> int | None:
        """When a server must look again, although nobody does anything."""
        now = self.hall.now()
        times = [] if doc.ask is None else [doc.ask.until]
        times += [vote.until for vote in doc.votes]
        if after is not None and not after.over:
            for seat in after.to_act:
                if doc.by_bot(seat):
                    if self.plays_on(doc):
                        times.append(now + BOT_GRACE)
                    continue
                ends = self._clock_ends(doc, after, seat)
                away = self._away_ends(doc, seat)
                if away is None and doc.away_after is not None:
                    away = now + doc.away_after * 1000
                times += [time for time in (ends, away) if time is not None]
        return min(times, default=None)

    def _clock_ends(self, doc: Doc, after: After | None, seat: int) -> int | None:
        """Nobody loses time because a server was down."""
        if doc.clock is None or after is None or not after.line.clocks:
            return None
        ends = runs_out(doc.clock, read_clocks(after.line), seat)
        return None if ends is None else max(ends, self.hall.started + self.hall.settings.grace)

    def _away_ends(self, doc: Doc, seat: int) -> int | None:
        """When a bot stands in for this seat's person; null while the person is here, or if none should."""
        player = doc.places[seat].player
        if doc.away_after is None or player is None or self.is_here(player):
            return None
        return self.last_seen(player) + doc.away_after * 1000

    def last_seen(self, player: int) -> int:
        """When somebody was last connected, as far as this server knows."""
        return self.hall.now() if self.is_here(player) else self.seen.get(player, self.opened)

    def long_away(self, player: int) -> bool:
        """Whether others may let a bot stand in: not at once, for connections break and come back."""
        grace = AWAY_GRACE if self.doc.pace == "live" else DAY_MS
        if self.doc.away_after is not None:
            grace = min(grace, self.doc.away_after * 1000)
        return self.last_seen(player) + grace <= self.hall.now()


def bad_token() -> Refused:
    return Refused("bad-token", "This token is not one of this table.")


def _clear_ask(doc: Doc) -> None:
    doc.ask = None


def _stand_in(doc: Doc, seat: int) -> None:
    if doc.places[seat].player is not None:
        doc.places[seat].level = STAND_IN


def _give_back(doc: Doc, player: int | None) -> None:
    for seat in doc.seats_of(player):
        doc.places[seat].level = None
