"""Bots in worker threads: they never stall the loop, and they only ever meet a re-dealt table.

The one seam for stronger bots: when ``dragonhall.bots`` has ``bot_named(level)`` and ``LEVELS``, they are used.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from concurrent.futures import ThreadPoolExecutor

from .. import bots
from ..core.game import Board
from ..core.moves import Move
from .play import Setting

log = logging.getLogger("dragonhall.hall")


def levels() -> tuple[str, ...]:
    """The levels of bots, from the easiest on."""
    return tuple(getattr(bots, "LEVELS", ("hatchling",)))


def bot_named(level: str) -> bots.Bot:
    named = getattr(bots, "bot_named", None)
    return bots.Hatchling() if named is None else named(level)


class Thinkers:
    """The worker threads."""

    def __init__(self, threads: int | None = None) -> None:
        self._pool = ThreadPoolExecutor(threads or max(2, os.cpu_count() or 2), "bot")

    async def choose(self, level: str, setting: Setting, board: Board, ply: int, seat: int) -> Move:
        return await asyncio.get_running_loop().run_in_executor(self._pool, _choose, level, setting, board, ply, seat)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(level: str, setting: Setting, board: Board, ply: int, seat: int) -> Move:
    match = setting.standing(board, ply)
    seed = secrets.randbits(62)
    try:
        return bots.ask(bot_named(level), match, seat, seed)
    except Exception:
        # A match must go on even when a bot fails.
        log.exception("bot failed", extra={"level": level, "game": setting.game.name, "table": setting.code})
        return bots.ask(bots.Hatchling(), match, seat, seed)
