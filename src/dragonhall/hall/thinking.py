"""Bots in worker threads: they never stall the loop, and they only ever meet a re-dealt table."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from .. import bots
from ..bots.levels import HouseBot
from ..bots.tree_search import search_part
from ..core.background import compiler
from ..core.board import Board
from ..core.compiled_events import event_player, events_part
from ..core.engines import rules_part
from ..core.game import Game
from ..core.moves import Move
from ..core.rule import NEVER_COMPILE
from .play import Setting

log = logging.getLogger("dragonhall.hall")


LEVELS = tuple(bots.LEVELS)
"""The levels of bots, from the easiest on."""
RULES, NEWS, SEARCH = "rules", "news", "search"
STAND_IN = LEVELS[1]
"""Plays for somebody who is away: quickly, and not at random."""
_own = threading.local()
"""Each thread keeps its bots, with the room they have made for their thoughts."""


def compiled(game: Game, part: str) -> None:
    """Make the rules of a game ready, their telling form, or the search of its bots: in another process, if need be."""
    if NEVER_COMPILE:
        return
    parts = {RULES: rules_part(game), NEWS: events_part(game), SEARCH: search_part(game)}
    compiler.begin(*parts.values())  # one process makes them all: it has read the rules once then
    compiler.wait_for(parts[part])
    if part == RULES:
        _ = game.machine
    if part == NEWS:
        event_player(game).prepare()


def bot_within(level: str, seconds: float | None) -> HouseBot:
    """This thread's bot of a level; with *seconds*, one that thinks no longer."""
    mine: dict[str, HouseBot] = vars(_own)
    if level not in mine:
        mine[level] = bots.bot_named(level)
    return mine[level] if seconds is None else mine[level].within(seconds)


class Thinkers:
    """The worker threads."""

    def __init__(self, threads: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads or max(2, os.cpu_count() or 2), "bot")

    async def choose(
        self, level: str, setting: Setting, board: Board, ply: int, seat: int, seconds: float | None
    ) -> Move:
        """A bot's move; with *seconds* it thinks no longer than that, as a table's clock asks."""
        work = partial(_choose, level, setting, board, ply, seat, seconds)
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(level: str, setting: Setting, board: Board, ply: int, seat: int, seconds: float | None) -> Move:
    match = setting.standing(board, ply)
    seed = secrets.randbits(62)
    try:
        return bots.ask(bot_within(level, seconds).at_once(setting.game), match, seat, seed)
    except Exception:
        # A match must go on even when a bot fails.
        log.exception("bot failed", extra={"level": level, "game": setting.game.name, "table": setting.code})
        return bots.ask(bots.Hatchling(), match, seat, seed)
