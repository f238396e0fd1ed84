"""Bots in worker threads: they never stall the loop, they only ever see a re-dealt table, and their time is shared.
Time is shared fairly: tables that somebody is watching come first, and quick levels never wait for those that search by
the clock. Otherwise the address that has used the least thread time comes next, with the table that was served longest
ago.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from ... import bots
from ...bots.levels import USUAL, WYRM, HouseBot
from ...bots.mistakes import mistakes_part
from ...bots.network import network_of, network_part
from ...bots.tree_search import search_part
from ...core.board import Board
from ...core.compiler.daemon import compiler
from ...core.compiler.engines import rules_part
from ...core.compiler.event_player import event_player, events_part
from ...core.game import Game
from ...core.moves import Move
from ...core.rule import NEVER_COMPILE
from .log import LUCK, WORLD, MatchSetup, Position

T = TypeVar("T")
log = logging.getLogger("dragonhall.hall")


LEVELS = tuple(bots.LEVELS)
"""The levels of bots, from the easiest on."""
RULES, NEWS, SEARCH = "rules", "news", "search"
SLOW = WYRM.name
"""The level that thinks as long as its time allows."""
RECENTLY = 60.0
"""Seconds after its last request in which an address still counts for sharing."""
STAND_IN = USUAL
"""The level that stands in for somebody who is away: quick, and not random."""
_own = threading.local()
"""Each thread keeps its bots, with the memory they have allocated."""


def compiled(game: Game, part: str) -> None:
    """Compile a game's rules, their form that emits news, or its bots' search, in another process if need be."""
    if NEVER_COMPILE:
        return
    parts = {RULES: rules_part(game), NEWS: events_part(game), SEARCH: search_part(game)}
    learnt = [network_part(game)] if network_of(game) is not None else []
    # One process makes them all, so that it reads the rules once. Nobody waits for the last ones.
    compiler.begin(*parts.values(), *learnt, mistakes_part(game))
    compiler.wait_for(parts[part])
    if part == RULES:
        _ = game.machine
    if part == NEWS:
        event_player(game).prepare()


def bot_within(level: str, seconds: float | None, seed: int) -> HouseBot:
    """Return this thread's bot of a level, with a seed for one decision; with *seconds*, one that thinks no longer."""
    mine: dict[str, HouseBot] = vars(_own)
    if level not in mine:
        mine[level] = bots.bot_named(level)
    mine[level].reseed(seed)
    return mine[level] if seconds is None else mine[level].within(seconds)


@dataclass
class Share:
    """The table and address that a bot thinks for."""

    address: str
    """The address from which its table was created."""
    table: str
    present: bool
    """Somebody is watching the table."""


@dataclass
class Job:
    """A decision that waits for a thread."""

    share: Share
    slow: bool
    work: Callable[[], Any]
    done: asyncio.Future[Any]


@dataclass
class Account:
    """The thread time used by an address, while it has decisions waiting or running."""

    spent: float
    running: int = 0
    jobs: int = 0
    served: dict[str, int] = field(default_factory=dict)
    """Its tables: when each was last served."""


class BotWorkers:
    """The worker threads, and the order in which they serve."""

    def __init__(self, threads: int | None = None, shared: bool = True) -> None:
        self.threads = threads or max(2, os.cpu_count() or 2)
        # One thread more than may search by the clock, so that quick levels always find one.
        self._pool = ThreadPoolExecutor(self.threads + 1, "bot")
        self._shared = shared
        self._waiting: list[Job] = []
        self._running = self._running_slow = 0
        self._accounts: dict[str, Account] = {}
        self._asked: dict[str, float] = {}
        """When each address last asked."""
        self._floor, self._turn = 0.0, 0

    async def choose(
        self, level: str, setup: MatchSetup, now: Position, seat: int, seconds: float | None, share: Share
    ) -> Move:
        """Choose a bot's move; with *seconds* it thinks no longer than that, as a table's clock asks."""
        work = partial(_choose, level, setup, now.board, now.line.ply, now.asked[seat], seat, seconds)
        return await self.do(work, level == SLOW, share)

    async def do(self, work: Callable[[], T], slow: bool, share: Share) -> T:
        """Run some work in a thread when it is this address's and this table's turn."""
        now = time.monotonic()
        self._asked.pop(share.address, None)
        self._asked[share.address] = now
        while now - next(iter(self._asked.values())) > RECENTLY:
            del self._asked[next(iter(self._asked))]
        account = self._accounts.setdefault(share.address, Account(self._floor))
        account.jobs += 1
        job = Job(share, slow, work, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._next()
        try:
            thought: T = await job.done
            return thought
        finally:
            if job in self._waiting:
                self._waiting.remove(job)
            account.jobs -= 1
            self._forget(share.address)

    @property
    def most_each(self) -> int:
        """Return how many threads one address may use for slow levels: all, while nobody else asks."""
        return self.threads if not self._shared or len(self._asked) == 1 else max(1, self.threads // 2)

    def _next(self) -> None:
        """Give free threads to the next decisions."""
        while found := self._fitting():
            job = min(found, key=self._order)
            self._waiting.remove(job)
            account = self._accounts[job.share.address]
            self._floor = max(self._floor, account.spent)
            self._turn += 1
            account.served[job.share.table] = self._turn
            account.running += job.slow
            self._running, self._running_slow = self._running + 1, self._running_slow + job.slow
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._pool, job.work)
            thinking.add_done_callback(partial(self._done, job, account, time.monotonic()))

    def _fitting(self) -> list[Job]:
        """Return the waiting decisions that may have a thread now."""
        if self._running > self.threads:
            return []
        most = self.most_each
        return [
            job
            for job in self._waiting
            if not job.slow or (self._running_slow < self.threads and self._accounts[job.share.address].running < most)
        ]

    def _order(self, job: Job) -> tuple[Any, ...]:
        account = self._accounts[job.share.address]
        last = account.served.get(job.share.table, 0)
        return not job.share.present, job.slow, account.running, account.spent, last

    def _done(self, job: Job, account: Account, began: float, thought: asyncio.Future[Any]) -> None:
        account.running -= job.slow
        account.spent += time.monotonic() - began
        self._running, self._running_slow = self._running - 1, self._running_slow - job.slow
        if not job.done.done():
            if thought.cancelled():
                job.done.cancel()
            elif error := thought.exception():
                job.done.set_exception(error)
            else:
                job.done.set_result(thought.result())
        self._forget(job.share.address)
        self._next()

    def _forget(self, address: str) -> None:
        account = self._accounts.get(address)
        if account is not None and not account.jobs and not account.running:
            del self._accounts[address]

    def close(self) -> None:
        self._waiting.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(
    level: str, setup: MatchSetup, board: Board, ply: int, asked: int, seat: int, seconds: float | None
) -> Move:
    """Choose a move. Its randomness follows from the line that asked for it, so the speed of others does not matter."""
    match = setup.match_at(board, ply)
    seed = setup.seed(seat, asked, WORLD)
    try:
        bot = bot_within(level, seconds, setup.seed(seat, asked, LUCK))
        return bots.ask(bot.at_once(setup.game), match, seat, seed)
    except Exception:
        # A match must go on even when a bot fails.
        log.exception("bot failed", extra={"level": level, "game": setup.game.name, "table": setup.code})
        return bots.ask(bots.Hatchling(seed), match, seat, seed)
