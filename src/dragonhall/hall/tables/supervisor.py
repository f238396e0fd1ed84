"""The server's own actions at a table: bots that move, clocks that run out, people who are away."""

from __future__ import annotations

import asyncio
import weakref
from typing import TYPE_CHECKING

from .bot_workers import STAND_IN, Share
from .clocks import runs_out
from .log import Position, read_clocks
from .state import AWAY_GRACE, DAY_MS, TableState

if TYPE_CHECKING:
    from .live_table import LiveTable

BOT_GRACE = 5_000
"""Milliseconds after which another server checks on a bot that has not moved, because its server may be gone."""
LOOKING_MS = 10_000
"""Milliseconds for which a request over plain HTTP counts as watching the table."""
SLOW = 5
"""How many times longer somebody may be away before a nudge at a slow table."""
MAX_REST = 8.0
"""Maximum seconds between two tries of a bot that cannot move."""


class Supervisor:
    """Looks after one table."""

    def __init__(self, table: LiveTable) -> None:
        # A weak reference, because the table holds its supervisor: a dropped table is freed at once.
        self._table = weakref.ref(table)
        self.services, self.now = table.services, table.services.now
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The seats for which a bot is thinking."""
        self._last_seen = self.services.absences.at(table.code, self.now())
        self.looked = 0
        """When somebody last asked about the table over plain HTTP."""
        self._nudged: dict[int, int] = {}
        """For each seat whose person needs no (further) nudge: the line of the question."""
        self._nudging: set[int] = set()
        self._not_before: dict[int, int] = {}
        """For each seat, when the quiet hours of its person end."""
        self._rest = 0.0
        """Seconds that bots pause because the last one could not move."""
        self._later: asyncio.TimerHandle | None = None

    @property
    def table(self) -> LiveTable:
        table = self._table()
        if table is None:
            raise ReferenceError("this table was dropped from memory")
        return table

    def saw(self, *players: int) -> None:
        """Record that players are, or were until now, connected here."""
        now = self.now()
        for player in players:
            self._last_seen.players[player] = now

    def noticed(self) -> None:
        """Record that somebody asked about the table over plain HTTP."""
        quiet = not self.plays_on(self.table.state)
        self.looked = self.now()
        if quiet:
            self.check()

    def watched(self) -> bool:
        """Return whether somebody is connected, to any server, or asked a moment ago."""
        lately = self.looked > self.now() - LOOKING_MS
        return bool(
            lately or self.table.subscribers or self.table.waiters or self.services.peers.elsewhere(self.table.code)
        )

    def plays_on(self, state: TableState) -> bool:
        """Return whether bots play on: without people they pause until somebody watches, unless others wait for the end
        of the match, or it counts for somebody who has left."""
        counts = state.tournament is not None or any(not seat.startswith(":") for seat in state.rated_seats)
        return counts or any(place.player is not None for place in state.places) or self.watched()

    def check(self) -> None:
        """Start the bots whose turn it is."""
        now, state = self.table.position, self.table.state
        if now is None or now.over or state.ask is not None or self.services.background.closing:
            return
        if state.closed or not self.plays_on(state):
            return
        for seat in now.to_act:
            if state.by_bot(seat) and seat not in self.thinking:
                self.thinking[seat] = self.services.background.spawn(self.bot_decides(seat, once=False))

    async def bot_decides(self, seat: int, once: bool) -> None:
        """Let a bot make the next decision of a seat, unless its person is back first. Only one server does so."""
        table = self.table
        mine, asked = True, table.seq
        try:
            await asyncio.sleep(self._rest or (0 if once else self.services.settings.bot_pause))
            mine = await self.services.store.look_after(table.code)
            if not mine or not self._wanted(seat, once, asked):
                return
            start = table.dealt_position()
            level = table.state.places[seat].level or STAND_IN
            seconds = None if table.state.clock is None else 0.5 * table.state.clock.move
            self.services.metrics.bot_thoughts.add()
            share = Share(table.state.address, table.code, self.watched())
            think = self.services.bot_workers.choose
            move = await think(level, table.setup, start, seat, seconds, share)

            async def decide() -> None:
                if self._wanted(seat, once, asked):
                    await table.move(seat, move.text, None, True)
                    self.services.metrics.bot_moves.add()

            await table.under_lock(decide)
            self._rest = 0.0
        except Exception:
            # Retry, but not at once: it may fail again.
            self._rest = min(MAX_REST, 2 * self._rest or 1.0)
            raise
        finally:
            self.thinking.pop(seat, None)
            if mine:
                asyncio.get_running_loop().call_soon(self._look_again)
            elif self._later is None:
                # The other server may be dying.
                self._later = asyncio.get_running_loop().call_later(BOT_GRACE / 1000, self._look_later)

    def _wanted(self, seat: int, once: bool, asked: int) -> bool:
        """Return whether a bot must still answer this seat's question at that line: its person may be back, and another
        server may have made the move or ended the match."""
        now, state = self.table.dealt_position(), self.table.state
        if state.closed:
            return False
        # An archived match does not say who was asked.
        same = not now.over and 0 <= now.asked[seat] <= asked
        return same and state.ask is None and (once or state.by_bot(seat))

    def _look_again(self) -> None:
        if self._table() is not None:
            self.check()

    def _look_later(self) -> None:
        self._later = None
        self._look_again()

    async def wake(self) -> None:
        """Check clocks, absences and unanswered questions, because the time stored for this has come."""
        table = self.table
        await table.be_current()
        await table.under_lock(self._look_at_all)

    async def _look_at_all(self) -> None:
        table = self.table
        now = self.now()
        if table.state.closed:
            await self.services.store.set_due(table.code, None)
            return
        if table.state.ask is not None and table.state.ask.until <= now:
            await table.change(clear_ask)
        if any(vote.until <= now for vote in table.state.votes):
            await table.change(lambda state: state.drop_votes(now))
        if table.position is not None and not table.position.over:
            for seat in table.position.to_act:
                if not table.state.by_bot(seat):
                    await self._look_at_person(seat, now)
            self._nudge(now)
        self.check()
        await self.services.store.set_due(table.code, self.due(table.state, table.position))

    async def _look_at_person(self, seat: int, now: int) -> None:
        table = self.table
        ends = self._clock_ends(table.state, table.position, seat)
        if ends is not None and ends <= now:
            if table.state.on_timeout == "once":
                if seat not in self.thinking:
                    self.thinking[seat] = self.services.background.spawn(self.bot_decides(seat, once=True))
                return
            await table.change(lambda state: _stand_in(state, seat))
            return
        away = self._away_ends(table.state, seat)
        if away is not None and away <= now:
            await table.change(lambda state: _stand_in(state, seat))

    def due(self, state: TableState, after: Position | None) -> int | None:
        """Return when a server must check again, even if nobody does anything."""
        if state.closed:
            return None
        now = self.now()
        times = [] if state.ask is None else [state.ask.until]
        times += [vote.until for vote in state.votes]
        if after is not None and not after.over:
            for seat in after.to_act:
                if state.by_bot(seat):
                    if self.plays_on(state):
                        times.append(now + BOT_GRACE)
                    continue
                ends = self._clock_ends(state, after, seat)
                away = self._away_ends(state, seat)
                if away is None and state.away_after is not None:
                    away = now + state.away_after * 1000
                nudge = self._nudge_at(state, after, seat)
                times += [time for time in (ends, away, nudge) if time is not None]
        return min(times, default=None)

    # Nudges

    def _nudge_at(self, state: TableState, after: Position, seat: int) -> int | None:
        """Return when this seat's person must be nudged or checked again; None if neither."""
        player = state.places[seat].player
        if player is None or state.member_asked(seat) is None or self._nudged.get(seat) == after.asked[seat]:
            return None
        grace = int(self.services.settings.nudge_after * (1000 if state.pace == "live" else SLOW * 1000))
        now = self.now()
        if self.table.looks(player) or seat in self._nudging:
            return now + max(grace, 1000)
        # After a server start everybody has time to come back.
        away = max(after.line.at, self._last_seen.players.get(player, 0), self.services.started) + grace
        return max(away, self._not_before.get(seat, 0))

    def _nudge(self, now: int) -> None:
        """Nudge those who have been away for long enough."""
        state, after = self.table.state, self.table.dealt_position()
        for seat in after.to_act:
            at = None if state.by_bot(seat) else self._nudge_at(state, after, seat)
            if at is not None and at <= now:
                self._nudging.add(seat)
                self.services.background.spawn(self._nudge_person(seat, after.asked[seat]))

    async def _nudge_person(self, seat: int, asked: int) -> None:
        table = self.table
        try:
            later = await self.services.hooks.nudge(self.table, seat, asked)
            if later is None:
                self._nudged[seat] = asked
            else:
                self._not_before[seat] = later
        finally:
            self._nudging.discard(seat)
        async with table.lock:
            await self.services.store.set_due(table.code, self.due(table.state, table.position))

    def time_up(self, seat: int) -> int | None:
        """Return when the clock of a deciding seat runs out; None if no clock runs."""
        return self._clock_ends(self.table.state, self.table.position, seat)

    def _clock_ends(self, state: TableState, after: Position | None, seat: int) -> int | None:
        """Return when a clock runs out; nobody loses time because a server was down."""
        if state.clock is None or after is None or not after.line.clocks:
            return None
        ends = runs_out(state.clock, read_clocks(after.line), seat)
        return None if ends is None else max(ends, self.services.started + self.services.settings.grace)

    def _away_ends(self, state: TableState, seat: int) -> int | None:
        """Return when a bot will stand in for this seat's person; None while the person is here, or if no bot
        should."""
        player = state.places[seat].player
        if state.away_after is None or player is None or self.table.is_connected(player):
            return None
        return self.last_seen(player) + state.away_after * 1000

    def last_seen(self, player: int) -> int:
        """Return when somebody was last connected, as far as this server knows."""
        return (
            self.now()
            if self.table.is_connected(player)
            else self._last_seen.players.get(player, self._last_seen.opened)
        )

    def long_away(self, player: int) -> bool:
        """Return whether others may let a bot stand in: not at once, because connections break and come back."""
        grace = AWAY_GRACE if self.table.state.pace == "live" else DAY_MS
        if self.table.state.away_after is not None:
            grace = min(grace, self.table.state.away_after * 1000)
        return self.last_seen(player) + grace <= self.now()


def clear_ask(state: TableState) -> None:
    state.ask = None


def _stand_in(state: TableState, seat: int) -> None:
    if state.places[seat].player is not None:
        state.places[seat].level = STAND_IN


def give_back(state: TableState, player: int | None) -> None:
    for seat in state.seats_held_by(player):
        state.places[seat].level = None
