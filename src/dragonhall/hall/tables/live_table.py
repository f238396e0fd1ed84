"""One table as a server has it in memory: it stores, then broadcasts, and catches up with what other servers stored.

Everything it knows it has from the store, so any server can open any table at any time, and a server that is killed
takes nothing with it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from ...core.errors import DragonhallError
from ...games import game as find_game
from .. import protocol as p
from ..base.errors import Refused, closed_table
from ..store import Conflict, Line, LogEntry, NotStored, StoreDown, TableRow
from . import messages
from .lock import Lock
from .log import (
    Encoded,
    MatchSetup,
    Position,
    deal_line,
    move_line,
    read_board,
    read_news,
    undo_line,
)
from .moves import not_started
from .services import TableServices
from .state import Person, TableState, read_state
from .subscribers import Subscriber, make_room
from .supervisor import Supervisor, clear_ask, give_back
from .throttle import Throttle

MAX_MISSED = 200
"""Maximum missed lines sent one by one; a client that missed more gets a snapshot."""
PRESENCE_SECONDS = 1.0
"""Minimum seconds between presence messages: a crowd that arrives together is one message to everybody."""
TRIES = 10
T = TypeVar("T")
log = logging.getLogger("dragonhall.hall")


class LiveTable:
    """A table, the last line of its log, and its listeners."""

    def __init__(
        self,
        services: TableServices,
        row: TableRow,
        drop: Callable[[str], None],
        rematch: Callable[[TableState], Awaitable[str]],
    ) -> None:
        self.services, self.row = services, row
        self.store, self.hooks, self._peers, self.now = services.store, services.hooks, services.peers, services.now
        self._drop, self.rematch = drop, rematch
        self.state = read_state(row.doc)
        self.setup = MatchSetup(row.code, find_game(row.game), len(self.state.places), self.state.options, row.secret)
        self.position: Position | None = None
        self.lock = Lock()
        self.subscribers: dict[Subscriber, None] = {}
        """In the order in which they came."""
        self._seats: dict[int | None, tuple[int, ...]] = {}
        self.chat: deque[p.Chat] = deque(maxlen=30)
        self.waiters: set[asyncio.Event] = set()
        """Requests over plain HTTP that wait for the next event."""
        self.answers: dict[tuple[int, bytes], p.Ack] = {}
        self.hints: dict[int, p.Hint] = {}
        """The last hint for each seat."""
        self.used = self.now()
        self.doubtful = False
        """A write was interrupted, so the store may be ahead."""
        self.supervisor = Supervisor(self)
        self._presence = Throttle(PRESENCE_SECONDS, self._broadcast_presence)

    @property
    def state(self) -> TableState:
        return self._state

    @state.setter
    def state(self, state: TableState) -> None:
        self._state, self._seats = state, {}

    def seats_held_by(self, player: int | None) -> tuple[int, ...]:
        """Return the seats whose cards this player may see now."""
        seats = self._seats.get(player)
        if seats is None:
            seats = self._seats[player] = tuple(self._state.seats_held_by(player))
        return seats

    @property
    def code(self) -> str:
        return self.row.code

    @property
    def seq(self) -> int:
        return -1 if self.position is None else self.position.line.seq

    @property
    def phase(self) -> str:
        return "open" if self.position is None else "over" if self.position.over else "running"

    # Reading the store

    async def load(self) -> None:
        """Read the last line; the row has just been read."""
        if self.row.seq >= 0:
            line = await self.store.line(self.code, self.row.seq)
            if line is None:
                raise StoreDown(f"line {self.row.seq} of {self.code} is missing")
            self.position = await self.reopened(line)

    async def reopened(self, line: Line) -> Position:
        if not line.table:
            kept = await self.hooks.final_views(self.code)
            return Position(self.setup, line, None, kept)
        described = await self.services.layouts.description(line.layout)
        return Position(self.setup, line, read_board(self.setup.game, line.table, described))

    async def catch_up(self) -> bool:
        """Take over and broadcast what another server stored; return whether there was anything. Only under the
        lock."""
        store = self.store
        row = await self._row()
        if row.rev == self.row.rev and row.seq == self.seq:
            self.doubtful = False
            return False
        lines = await store.lines(self.code, self.seq, 1_000_000)
        # Read the row again after the lines, which go to the people who sit there now, not to those who sat there
        # before.
        row = await self._row()
        if row.rev != self.row.rev:
            self.state = read_state(row.doc)
        self.row = row
        if any(not line.table for line in lines):
            # The match is over and archived, so its last lines no longer exist separately.
            self.position = await self.reopened(lines[-1])
            for subscriber in list(self.subscribers):
                subscriber.send(await self.snapshot(subscriber.player))
            for waiter in self.waiters:
                waiter.set()
        else:
            for line in lines:
                self._adopt(await self.reopened(line))
        self.row.seq = self.seq
        self.doubtful = False
        self.broadcast_table()
        self._empty_if_closed()
        self.supervisor.check()
        return True

    async def _row(self) -> TableRow:
        row = await self.store.load(self.code)
        if row is None:
            self._drop(self.code)
            raise Refused("no-table", "This table is no longer there.")
        return row

    async def be_current(self) -> None:
        """Catch up with the store, so that no answer is out of date because another server was quicker."""
        if self.doubtful or self.store.shared:
            async with self.lock:
                await self.catch_up()

    async def with_token(self, token: str) -> Person | None:
        """Return the player with this token; ask the store before refusing."""
        found = self.state.with_token(token)
        if found is None:
            await self.be_current()
            found = self.state.with_token(token)
        return found

    async def under_lock(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something under the lock; start over, with all checks, if another server was quicker. Refusals are based
        on the store's state."""
        async with self.lock:
            if self.doubtful:
                await self.catch_up()
            for _ in range(TRIES):
                try:
                    return await work()
                except Conflict:
                    await self.catch_up()
                except DragonhallError:
                    if not self.store.shared or not await self.catch_up():
                        raise
        raise StoreDown("the table changes too quickly")

    # Writing to the store, then sending

    async def append(self, make: Callable[[], Position]) -> Position:
        """Store the line that *make* makes from the present position, then send it. Only under the lock.

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
            if client is not None and await self.store.line_of(self.code, client) is not None:
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

    def _store(self, after: Position) -> asyncio.Future[None]:
        self.doubtful = True
        phase = "over" if after.over else "running"
        return self.store.append(after.line, phase, self.supervisor.due(self.state, after), self.row.rev)

    def append_soon(self, after: Position, done: Callable[[bool], None]) -> None:
        """Store a line and send it, without a task that waits for it. The caller has taken the lock; it is freed here.

        *done* is called after the sending, or with False if this line was not the one stored.
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
        """Store a change of the agreement, then send it. Only under the lock.

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
            self.row, doc=data, rev=self.row.rev + 1, updated=self.now(), due=self.supervisor.due(state, self.position)
        )
        self.doubtful = True
        try:
            await self.store.save(row)
        except NotStored as error:
            self._not_stored(error)
        self.doubtful = False
        self.row, self.state = row, state
        self.broadcast_table()
        self._empty_if_closed()
        self.supervisor.check()

    def _adopt(self, after: Position) -> None:
        began, self.position = self.phase, after
        self.row.seq = after.line.seq
        shown: dict[tuple[int, ...], bytes] = {}
        for subscriber in self.subscribers:
            seats = self.seats_held_by(subscriber.player)
            data = shown.get(seats)
            if data is None:
                data = shown[seats] = messages.event(after, self.state.clock, seats)
            subscriber.send(data)
        for waiter in self.waiters:
            waiter.set()
        self.services.metrics.lines.add()
        if self.phase != began:
            self.broadcast_table()
            self._changed()
        if after.over:
            self.services.absences.forget(self.code)
            for listener in self.hooks.on_over:
                listener(self)
        self.supervisor.check()

    async def move(self, seat: int, move: str | int, client: str | None, bot: bool) -> Position:
        """Make a move (seat HOST: a call) in the present position. Only under the lock."""
        return await self.append(lambda: self.moved(seat, move, client, bot))

    def moved(self, seat: int, move: str | int, client: str | None, bot: bool) -> Position:
        """Return the position after a move, without storing anything."""
        return move_line(self.setup, self.dealt_position(), seat, move, client, bot, self.state.clock, self.now())

    async def deal(self, client: str | None) -> Position:
        """Begin the match. Only under the lock."""

        def make() -> Position:
            if self.position is not None:
                raise Refused("already-started", "The game has started already.")
            return deal_line(self.setup, client, self.state.clock, self.now(), self.state.position)

        return await self.append(make)

    async def take_back(self, to_ply: int, seat: int, client: str | None) -> Position:
        """Take the match back to an earlier ply."""
        said = await self.entries()
        line = await self.store.line(self.code, said[to_ply].seq)
        if line is None:
            raise StoreDown(f"line {said[to_ply].seq} of {self.code} is missing")
        board = read_board(self.setup.game, line.table, await self.services.layouts.description(line.layout))
        seq = self.seq

        def make() -> Position:
            now = self.dealt_position()
            if now.line.seq != seq:
                raise Refused("stale", "Something else happened meanwhile.")
            return undo_line(self.setup, now, line, board, seat, client, self.state.clock, self.now())

        return await self.append(make)

    def dealt_position(self) -> Position:
        if self.position is None:
            raise not_started()
        return self.position

    # Sending

    def connected_players(self) -> set[int]:
        """Return the players who are connected, to this server or another one."""
        local = {subscriber.player for subscriber in self.subscribers if subscriber.player is not None}
        return local | {player for player in self._peers.elsewhere(self.code) if player is not None}

    def is_connected(self, player: int) -> bool:
        return any(subscriber.player == player for subscriber in self.subscribers) or player in self._peers.elsewhere(
            self.code
        )

    def looks(self, player: int) -> bool:
        """Return whether a player is looking at the table, through any server."""
        return any(
            subscriber.player == player and subscriber.looking for subscriber in self.subscribers
        ) or player in self._peers.looking(self.code)

    def look_away(self, subscriber: Subscriber, away: bool) -> None:
        """Note that somebody put another page in front of the table, or came back to it."""
        if subscriber.looking == (not away):
            return
        subscriber.looking = not away
        if subscriber.player is not None:
            self.supervisor.saw(subscriber.player)
            self.announce_presence()

    def info(self, coming: int | None = None) -> p.TableInfo:
        """*coming* is just connecting, and counts as present."""
        here = self.connected_players() if coming is None else self.connected_players() | {coming}
        return messages.table_info(self.state, self.phase, here, self._watching())

    def broadcast_table(self) -> None:
        info = messages.encode(self.info())
        for subscriber in list(self.subscribers):
            subscriber.send(messages.table(info, self.you(subscriber.player)))
        self._changed()

    def _broadcast_presence(self) -> None:
        """Send who is here: to clients that read it as a small message, to the others with the whole table."""
        small = messages.presence(self.connected_players(), self._watching())
        info = b""
        for subscriber in list(self.subscribers):
            if subscriber.reads_presence:
                subscriber.send(small)
            else:
                info = info or messages.encode(self.info())
                subscriber.send(messages.table(info, self.you(subscriber.player)))
        self._changed()

    def _watching(self) -> int:
        """Return the number of connections of people without a seat, to any server."""
        here = [subscriber.player for subscriber in self.subscribers]
        return sum(not self.seats_held_by(player) for player in (*here, *self._peers.elsewhere(self.code)))

    def _changed(self) -> None:
        for listener in self.hooks.on_change:
            listener(self.state)

    def broadcast(self, message: Any) -> None:
        data = msgspec.json.encode(message)
        for subscriber in list(self.subscribers):
            subscriber.send(data)

    def you(self, player: int | None) -> p.You:
        return p.You(player, list(self.seats_held_by(player)))

    async def snapshot(self, player: int | None, coming: bool = False) -> bytes:
        """Only under the lock. A player who is *coming* is announced as present."""
        news = [] if self.position is None else await self._news()
        return messages.snapshot(
            self.seq,
            self.info(player if coming else None),
            self.you(player),
            self.position,
            news,
            self.state.clock,
            list(self.chat),
            self.now(),
        )

    async def _news(self) -> list[list[Encoded]]:
        """Return the news of every ply not taken back, for each seat and then for spectators."""
        lines = await self.entries()
        seats = self.setup.seats
        if all(line.news for line in lines):
            return [read_news(line.news, seats) for line in lines]
        everybody = (*range(seats), None)
        return [[ply.news_for(seat) for seat in everybody] for ply in await self.hooks.story(self.code)]

    async def entries(self) -> list[LogEntry]:
        """Return the lines not taken back, one for each ply, as far as this server knows."""
        lines = await self.store.entries(self.code)
        return messages.standing_lines([line for line in lines if line.seq <= self.seq])

    async def missed(self, player: int | None, since: int) -> list[bytes] | None:
        """Return the events after a line; None if a snapshot is simpler. Only under the lock."""
        if since == self.seq:
            return []
        if since > self.seq or self.seq - since > MAX_MISSED:
            return None
        lines = await self.store.lines(self.code, since, self.seq - since)
        if any(not line.table for line in lines):
            return None
        reopened = [await self.reopened(line) for line in lines]
        return [messages.event(after, self.state.clock, self.seats_held_by(player)) for after in reopened]

    async def connect(self, subscriber: Subscriber, person: Person | None, since: int | None) -> None:
        """Connect somebody: send the present position, and from now on all events."""
        async with self.lock:
            if self.doubtful or self.store.shared:
                await self.catch_up()
            if self.state.closed:
                raise closed_table()
            if person is not None and all(other.gone or other.player != person.player for other in self.state.players):
                raise bad_token()
            subscriber.player = None if person is None else person.player
            missed = None if since is None else await self.missed(subscriber.player, since)
            first = await self.snapshot(subscriber.player, coming=True) if missed is None else b""
            for other, why in make_room(self.subscribers, subscriber, self.seats_held_by):
                self.subscribers.pop(other, None)
                other.drop(why)
            new = subscriber.player is None or subscriber.player not in self.connected_players()
            self.subscribers[subscriber] = None
            if missed is None:
                subscriber.send(first)
            else:
                for data in missed:
                    subscriber.send(data)
                subscriber.send(
                    messages.caught(
                        self.seq, self.info(), self.you(subscriber.player), self.position, self.state.clock, self.now()
                    )
                )
            if new:
                self.presence_changed()
            self.supervisor.check()
        if any(self.state.by_bot(seat) for seat in self.seats_held_by(subscriber.player)):
            await self.under_lock(lambda: self._give_back(subscriber.player))

    async def _give_back(self, player: int | None) -> None:
        """Give seats back where a bot stood in; after the end the stand-ins stay on record."""
        if self.phase != "over":
            await self.change(lambda state: give_back(state, player))

    async def wait_for_line(self, seconds: float) -> None:
        """Wait until there is another line, or the time is over."""
        waiter = asyncio.Event()
        self.waiters.add(waiter)
        try:
            await asyncio.wait_for(waiter.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            self.waiters.discard(waiter)

    def disconnect(self, subscriber: Subscriber) -> None:
        """Remove a connection that has ended."""
        self.subscribers.pop(subscriber, None)
        if subscriber.player is not None:
            self.supervisor.saw(subscriber.player)
        self.presence_changed()

    def send_away(self, subscriber: Subscriber, why: Refused) -> None:
        """End somebody's connection."""
        self.disconnect(subscriber)
        subscriber.drop(why)

    def _empty_if_closed(self) -> None:
        """Disconnect everybody from a table that the host of the hall has closed."""
        for subscriber in list(self.subscribers) if self.state.closed else ():
            self.send_away(subscriber, closed_table())

    def presence_changed(self) -> None:
        """Announce that a connection was opened or closed."""
        self.announce_presence()
        self._presence.ask()

    def announce_presence(self) -> None:
        """Report to the other servers who is connected here."""
        # Each player once: a message between servers is limited to 8,000 bytes.
        named = sorted({subscriber.player for subscriber in self.subscribers if subscriber.player is not None})
        nameless = [None for subscriber in self.subscribers if subscriber.player is None]
        looking = {subscriber.player for subscriber in self.subscribers if subscriber.looking}
        hidden = [player for player in named if player not in looking]
        message = {"kind": "presence", "code": self.code, "players": named + nameless}
        self._peers.publish(message | ({"hidden": hidden} if hidden else {}))

    def presence_elsewhere(self, left: list[int]) -> None:
        """Update the people connected through other servers; *left* are players who have gone."""
        self.supervisor.saw(*left)
        self.supervisor.check()
        self._presence.ask()


def bad_token() -> Refused:
    return Refused("bad-token", "This token is not one of this table.")
