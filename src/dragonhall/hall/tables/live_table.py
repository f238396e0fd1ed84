"""One table as a server has it in memory: it stores first, then tells; what others stored it catches up with.

Everything it knows it has from the store, so any server can open any table at any time, and a server that is killed
takes nothing with it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ..core.errors import DragonhallError
from . import protocol as p
from . import wire
from .lock import Lock
from .moderation import closed_table
from .play import (
    After,
    Encoded,
    Setting,
    deal_line,
    move_line,
    read_board,
    read_news,
    reopened_line,
    undo_line,
)
from .problems import Refused
from .store import Conflict, Line, NotStored, Said, StoreDown, TableRow
from .subscribers import Subscriber, make_room
from .table_state import Person, TableState, read_state
from .upkeep import Upkeep, clear_ask, give_back

if TYPE_CHECKING:
    from .hall import Hall

MOST_MISSED = 200
"""Who missed more lines than this gets a snapshot."""
TRIES = 10
T = TypeVar("T")
log = logging.getLogger("dragonhall.hall")


class LiveTable:
    """A table, its log's last line, and who listens."""

    def __init__(self, hall: Hall, row: TableRow) -> None:
        self.hall, self.row = hall, row
        self.state = read_state(row.doc)
        self.setting = Setting(row.code, hall.game(row.game), len(self.state.places), self.state.options, row.secret)
        self.now: After | None = None
        self.lock = Lock()
        self.subscribers: dict[Subscriber, None] = {}
        """In the order in which they came."""
        self._seats: dict[int | None, tuple[int, ...]] = {}
        self.chat: deque[p.Chat] = deque(maxlen=30)
        self.waiters: set[asyncio.Event] = set()
        """Those who ask for events over plain HTTP and wait."""
        self.answers: dict[tuple[int, bytes], p.Ack] = {}
        self.hints: dict[int, p.Hint] = {}
        """The last hint for each seat."""
        self.used = hall.now()
        self.doubtful = False
        """A write was cut off: the store may know more."""
        self.upkeep = Upkeep(self)

    @property
    def state(self) -> TableState:
        return self._state

    @state.setter
    def state(self, state: TableState) -> None:
        self._state, self._seats = state, {}

    def seats_of(self, player: int | None) -> tuple[int, ...]:
        """The seats whose cards this player may see just now."""
        seats = self._seats.get(player)
        if seats is None:
            seats = self._seats[player] = tuple(self._state.seats_of(player))
        return seats

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def seq(self) -> int:
        return -1 if self.now is None else self.now.line.seq

    @property
    def phase(self) -> str:
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
            kept = await self.hall.finished.final_views(self.code)
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
            self.state = read_state(row.doc)
        self.row = row
        if any(not line.table for line in lines):
            # The match is over and archived: its last lines are not there any more one by one.
            self.now = await self.reopened(lines[-1])
            for subscriber in list(self.subscribers):
                subscriber.send(await self.snapshot(subscriber.player))
            for waiter in self.waiters:
                waiter.set()
        else:
            for line in lines:
                self._adopt(await self.reopened(line))
        self.row.seq = self.seq
        self.doubtful = False
        self.tell_table()
        self._empty_if_closed()
        self.upkeep.look()
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
        found = self.state.with_token(token)
        if found is None:
            await self.be_current()
            found = self.state.with_token(token)
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
        while self.state.ask is not None and self.state.ask.seq < after.line.seq:
            try:
                await self.change(clear_ask)
            except Conflict:
                await self.catch_up()
        return after

    def _not_stored(self, error: NotStored) -> None:
        self.doubtful = False
        log.error("store refuses a write", extra={"table": self.code, "why": str(error)})
        raise Refused("not-stored", "This cannot be stored; nothing was changed.") from error

    def _store(self, after: After) -> asyncio.Future[None]:
        self.doubtful = True
        phase = "over" if after.over else "running"
        return self.hall.store.append(after.line, phase, self.upkeep.due(self.state, after), self.row.rev)

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

    async def change(self, edit: Callable[[TableState], None]) -> None:
        """Store a change of the agreement, then tell it. Only under the lock.

        Raises:
            Conflict: another server changed it first.
            Refused: by *edit*, or the store cannot keep it.
        """
        if self.doubtful:
            await self.catch_up()
        state = self.state.copy()
        edit(state)
        data = state.encoded()
        if data == self.row.doc:
            return
        row = msgspec.structs.replace(
            self.row, doc=data, rev=self.row.rev + 1, updated=self.hall.now(), due=self.upkeep.due(state, self.now)
        )
        self.doubtful = True
        try:
            await self.hall.store.save(row)
        except NotStored as error:
            self._not_stored(error)
        self.doubtful = False
        self.row, self.state = row, state
        self.tell_table()
        self._empty_if_closed()
        self.upkeep.look()

    def _adopt(self, after: After) -> None:
        began, self.now = self.phase, after
        self.row.seq = after.line.seq
        shown: dict[tuple[int, ...], bytes] = {}
        for subscriber in self.subscribers:
            seats = self.seats_of(subscriber.player)
            data = shown.get(seats)
            if data is None:
                data = shown[seats] = wire.event(after, self.state.clock, seats)
            subscriber.send(data)
        for waiter in self.waiters:
            waiter.set()
        self.hall.metrics.lines.add()
        if self.phase != began:
            self.tell_table()
            self.hall.lobby.changed(self.state)
        if after.over:
            self.hall.finished.archive_later(self)
        self.upkeep.look()

    def moved(self, seat: int, move: str | int, client: str | None, bot: bool) -> Callable[[], After]:
        """Makes the line of a move, from how the table stands when it is called."""
        return lambda: move_line(
            self.setting, self.standing(), seat, move, client, bot, self.state.clock, self.hall.now()
        )

    def dealt(self, client: str | None) -> Callable[[], After]:
        def make() -> After:
            if self.now is not None:
                raise Refused("already-started", "The game has started already.")
            return deal_line(self.setting, client, self.state.clock, self.hall.now(), self.state.position)

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
            return undo_line(self.setting, now, line, board, seat, client, self.state.clock, self.hall.now())

        return await self.append(make)

    def standing(self) -> After:
        if self.now is None:
            raise Refused("not-started", "The game has not started yet.")
        return self.now

    # Telling

    def here(self) -> set[int]:
        """The players who are connected, to this server or another one."""
        local = {subscriber.player for subscriber in self.subscribers if subscriber.player is not None}
        return local | {player for player in self.hall.peers.elsewhere(self.code) if player is not None}

    def is_here(self, player: int) -> bool:
        return any(
            subscriber.player == player for subscriber in self.subscribers
        ) or player in self.hall.peers.elsewhere(self.code)

    def looks(self, player: int) -> bool:
        """Whether a player has the table in front of them, through any server."""
        return any(
            subscriber.player == player and subscriber.looking for subscriber in self.subscribers
        ) or player in self.hall.peers.looking(self.code)

    def look_away(self, subscriber: Subscriber, away: bool) -> None:
        """Somebody puts another page in front of the table, or comes back to it."""
        if subscriber.looking == (not away):
            return
        subscriber.looking = not away
        if subscriber.player is not None:
            self.upkeep.seen[subscriber.player] = self.hall.now()
            self.hall.peers.presence_changed(self)

    def info(self, coming: int | None = None) -> p.TableInfo:
        """*coming* is connecting just now, and counts as here."""
        watchers = [subscriber.player for subscriber in self.subscribers if not self.seats_of(subscriber.player)]
        watchers += [one for one in self.hall.peers.elsewhere(self.code) if not self.seats_of(one)]
        here = self.here() if coming is None else self.here() | {coming}
        return wire.table_info(self.state, self.phase, here, len(watchers))

    def tell_table(self) -> None:
        info = Encoded(msgspec.json.encode(self.info()))
        for subscriber in list(self.subscribers):
            subscriber.send(
                b'{"t":"table","table":%b,"you":%b}' % (info, msgspec.json.encode(self.you(subscriber.player)))
            )
        self.hall.lobby.changed(self.state)

    def tell(self, message: Any) -> None:
        data = msgspec.json.encode(message)
        for subscriber in list(self.subscribers):
            subscriber.send(data)

    def you(self, player: int | None) -> p.You:
        return p.You(player, list(self.seats_of(player)))

    async def snapshot(self, player: int | None, coming: bool = False) -> bytes:
        """Only under the lock. A player who is *coming* is told to be here."""
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
                table=Encoded(msgspec.json.encode(self.info(player if coming else None))),
                you=self.you(player),
                standings=standings,
                clock=wire.clock_at(self.now, self.state.clock, now),
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
        return [[ply.told(seat) for seat in everybody] for ply in await self.hall.finished.story(self.code)]

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
        return [wire.event(after, self.state.clock, self.seats_of(player)) for after in reopened]

    async def come(self, subscriber: Subscriber, person: Person | None, since: int | None) -> None:
        """Somebody connects: is told how it stands, and from now on what happens."""
        async with self.lock:
            if self.doubtful or self.hall.store.shared:
                await self.catch_up()
            if self.state.closed:
                raise closed_table()
            if person is not None and all(one.gone or one.player != person.player for one in self.state.players):
                raise bad_token()
            subscriber.player = None if person is None else person.player
            missed = None if since is None else await self.missed(subscriber.player, since)
            first = await self.snapshot(subscriber.player, coming=True) if missed is None else b""
            for other, why in make_room(self.subscribers, subscriber, self.seats_of):
                self.subscribers.pop(other, None)
                other.drop(why)
            new = subscriber.player is None or subscriber.player not in self.here()
            self.subscribers[subscriber] = None
            if missed is None:
                subscriber.send(first)
            else:
                for data in missed:
                    subscriber.send(data)
                info = Encoded(msgspec.json.encode(self.info()))
                now = self.hall.now()
                clock = wire.clock_at(self.now, self.state.clock, now)
                you = self.you(subscriber.player)
                subscriber.send(msgspec.json.encode(wire.CaughtOut(p.PROTOCOL, self.seq, info, you, clock, now)))
            if new:
                self.presence_changed()
            self.upkeep.look()
        if any(self.state.by_bot(seat) for seat in self.seats_of(subscriber.player)):
            await self.decided(lambda: self.change(lambda state: give_back(state, subscriber.player)))

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

    def go(self, subscriber: Subscriber) -> None:
        """Somebody's connection ended."""
        self.subscribers.pop(subscriber, None)
        if subscriber.player is not None:
            self.upkeep.seen[subscriber.player] = self.hall.now()
        self.presence_changed()

    def send_away(self, subscriber: Subscriber, why: Refused) -> None:
        """End somebody's connection."""
        self.go(subscriber)
        subscriber.drop(why)

    def _empty_if_closed(self) -> None:
        """From a table that the host of the hall has closed everybody is sent away."""
        for subscriber in list(self.subscribers) if self.state.closed else ():
            self.send_away(subscriber, closed_table())

    def presence_changed(self) -> None:
        self.hall.peers.presence_changed(self)
        self.tell_table()


def bad_token() -> Refused:
    return Refused("bad-token", "This token is not one of this table.")
