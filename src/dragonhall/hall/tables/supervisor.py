"""What a server does at a table by itself: bots that move, clocks that run out, people who are away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .bot_workers import STAND_IN, Share
from .clocks import runs_out
from .play import After, read_clocks
from .table_state import AWAY_GRACE, DAY_MS, TableState

if TYPE_CHECKING:
    from .table import LiveTable

BOT_GRACE = 5_000
"""If a bot has not moved after so many milliseconds, its server is gone and another one looks."""
LOOKING_MS = 10_000
"""Who asks over plain HTTP looks at the table for so long."""
SLOW = 5
"""At a slow table somebody may be away so many times as long before a nudge."""
LONGEST_REST = 8.0
"""Seconds between two tries of a bot that cannot move, at most."""


class Upkeep:
    """Looks after one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table, self.hall = table, table.hall
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """The seats for which a bot thinks."""
        self.seen: dict[int, int] = {}
        """When each player was last connected here."""
        self.opened = self.hall.now()
        self.looked = 0
        """When somebody last asked about the table over plain HTTP."""
        self._nudged: dict[int, int] = {}
        """For each seat the line since which it is asked, when its person needs no (further) nudge for that."""
        self._nudging: set[int] = set()
        self._not_before: dict[int, int] = {}
        """For each seat when the quiet hours of its person end."""
        self._rest = 0.0
        """Seconds that bots wait, because the last one could not move."""
        self._later: asyncio.TimerHandle | None = None

    def noticed(self) -> None:
        """Somebody asks about the table over plain HTTP."""
        quiet = not self.plays_on(self.table.state)
        self.looked = self.hall.now()
        if quiet:
            self.look()

    def watched(self) -> bool:
        """Somebody is connected, to this server or another one, or asked a moment ago."""
        lately = self.looked > self.hall.now() - LOOKING_MS
        return bool(
            lately or self.table.subscribers or self.table.waiters or self.hall.peers.elsewhere(self.table.code)
        )

    def plays_on(self, state: TableState) -> bool:
        """Bots alone with each other wait until somebody looks, unless others wait for the end of their match, or it
        counts for somebody who has left."""
        counts = state.tournament is not None or any(not seat.startswith(":") for seat in state.rated_seats)
        return counts or any(place.player is not None for place in state.places) or self.watched()

    def look(self) -> None:
        """Let bots think whose turn it is."""
        if self.table.now is None or self.table.now.over or self.table.state.ask is not None or self.hall.closing:
            return
        if self.table.state.closed or not self.plays_on(self.table.state):
            return
        for seat in self.table.now.to_act:
            if self.table.state.by_bot(seat) and seat not in self.thinking:
                self.thinking[seat] = self.hall.background.spawn(self.bot_decides(seat, once=False))

    async def bot_decides(self, seat: int, once: bool) -> None:
        """A bot makes the next decision of a seat, unless its person is back first. One server does it for all."""
        mine, asked = True, self.table.seq
        try:
            await asyncio.sleep(self._rest or (0 if once else self.hall.settings.bot_pause))
            mine = await self.hall.store.look_after(self.table.code)
            if not mine or not self._wanted(seat, once, asked):
                return
            start = self.table.standing()
            level = self.table.state.places[seat].level or STAND_IN
            seconds = None if self.table.state.clock is None else 0.5 * self.table.state.clock.move
            self.hall.metrics.bot_thoughts.add()
            share = Share(self.table.state.address, self.table.code, self.watched())
            think = self.hall.bot_workers.choose
            move = await think(level, self.table.setting, start.board, start.line.ply, seat, seconds, share)

            async def decide() -> None:
                if self._wanted(seat, once, asked):
                    await self.table.append(self.table.moved(seat, move.text, None, True))
                    self.hall.metrics.bot_moves.add()

            await self.table.decided(decide)
            self._rest = 0.0
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

    def _wanted(self, seat: int, once: bool, asked: int) -> bool:
        """Whether a bot still has to decide what this seat was asked at that line: its person may be back, and another
        server may have made the move or ended the match."""
        now, state = self.table.standing(), self.table.state
        if state.closed:
            return False
        # An archived match does not say who was asked.
        same = not now.over and 0 <= now.asked[seat] <= asked
        return same and state.ask is None and (once or state.by_bot(seat))

    def _look_again(self) -> None:
        self._later = None
        self.look()

    async def wake(self) -> None:
        """The time has come that the store was asked to remember: clocks, absences, questions nobody answered."""
        await self.table.be_current()
        await self.table.decided(self._look_at_all)

    async def _look_at_all(self) -> None:
        now = self.hall.now()
        if self.table.state.closed:
            await self.hall.store.set_due(self.table.code, None)
            return
        if self.table.state.ask is not None and self.table.state.ask.until <= now:
            await self.table.change(clear_ask)
        if any(vote.until <= now for vote in self.table.state.votes):
            await self.table.change(lambda state: state.drop_votes(now))
        if self.table.now is not None and not self.table.now.over:
            for seat in self.table.now.to_act:
                if not self.table.state.by_bot(seat):
                    await self._look_at_person(seat, now)
            self._nudge(now)
        self.look()
        await self.hall.store.set_due(self.table.code, self.due(self.table.state, self.table.now))

    async def _look_at_person(self, seat: int, now: int) -> None:
        ends = self._clock_ends(self.table.state, self.table.now, seat)
        if ends is not None and ends <= now:
            if self.table.state.on_timeout == "once":
                if seat not in self.thinking:
                    self.thinking[seat] = self.hall.background.spawn(self.bot_decides(seat, once=True))
                return
            await self.table.change(lambda state: _stand_in(state, seat))
            return
        away = self._away_ends(self.table.state, seat)
        if away is not None and away <= now:
            await self.table.change(lambda state: _stand_in(state, seat))

    def due(self, state: TableState, after: After | None) -> int | None:
        """When a server must look again, although nobody does anything."""
        if state.closed:
            return None
        now = self.hall.now()
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

    @staticmethod
    def member_of(state: TableState, seat: int) -> str | None:
        """Whose seat it is, if it is a member's."""
        player = state.places[seat].player
        return None if player is None else next((one.member for one in state.players if one.player == player), None)

    def _nudge_at(self, state: TableState, after: After, seat: int) -> int | None:
        """When this seat's person must be nudged, or looked at again; null when nothing is to be done about it."""
        player = state.places[seat].player
        if player is None or self.member_of(state, seat) is None or self._nudged.get(seat) == after.asked[seat]:
            return None
        grace = int(self.hall.settings.nudge_after * (1000 if state.pace == "live" else SLOW * 1000))
        now = self.hall.now()
        if self.table.looks(player) or seat in self._nudging:
            return now + max(grace, 1000)
        # After a start of the server everybody has time to come back.
        away = max(after.line.at, self.seen.get(player, 0), self.hall.started) + grace
        return max(away, self._not_before.get(seat, 0))

    def _nudge(self, now: int) -> None:
        """Nudge those who have been away for long enough."""
        state, after = self.table.state, self.table.standing()
        for seat in after.to_act:
            at = None if state.by_bot(seat) else self._nudge_at(state, after, seat)
            if at is not None and at <= now:
                self._nudging.add(seat)
                self.hall.background.spawn(self._nudge_person(seat, after.asked[seat]))

    async def _nudge_person(self, seat: int, asked: int) -> None:
        try:
            later = await self.hall.nudges.turn(self.table, seat, asked)
            if later is None:
                self._nudged[seat] = asked
            else:
                self._not_before[seat] = later
        finally:
            self._nudging.discard(seat)
        async with self.table.lock:
            await self.hall.store.set_due(self.table.code, self.due(self.table.state, self.table.now))

    def time_up(self, seat: int) -> int | None:
        """When the clock of a seat that decides runs out; null where no clock runs."""
        return self._clock_ends(self.table.state, self.table.now, seat)

    def _clock_ends(self, state: TableState, after: After | None, seat: int) -> int | None:
        """Nobody loses time because a server was down."""
        if state.clock is None or after is None or not after.line.clocks:
            return None
        ends = runs_out(state.clock, read_clocks(after.line), seat)
        return None if ends is None else max(ends, self.hall.started + self.hall.settings.grace)

    def _away_ends(self, state: TableState, seat: int) -> int | None:
        """When a bot stands in for this seat's person; null while the person is here, or if none should."""
        player = state.places[seat].player
        if state.away_after is None or player is None or self.table.is_here(player):
            return None
        return self.last_seen(player) + state.away_after * 1000

    def last_seen(self, player: int) -> int:
        """When somebody was last connected, as far as this server knows."""
        return self.hall.now() if self.table.is_here(player) else self.seen.get(player, self.opened)

    def long_away(self, player: int) -> bool:
        """Whether others may let a bot stand in: not at once, for connections break and come back."""
        grace = AWAY_GRACE if self.table.state.pace == "live" else DAY_MS
        if self.table.state.away_after is not None:
            grace = min(grace, self.table.state.away_after * 1000)
        return self.last_seen(player) + grace <= self.hall.now()


def clear_ask(state: TableState) -> None:
    state.ask = None


def _stand_in(state: TableState, seat: int) -> None:
    if state.places[seat].player is not None:
        state.places[seat].level = STAND_IN


def give_back(state: TableState, player: int | None) -> None:
    for seat in state.seats_of(player):
        state.places[seat].level = None
