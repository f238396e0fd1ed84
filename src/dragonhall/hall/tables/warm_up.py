"""The games of one server: their rules and their bots' search are compiled in the background, before anybody needs
them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from ... import games
from ...core.compiler.engines import rules_part
from ...core.game import Game
from ...games import game as find_game
from ..base.tasks import MAX_WAIT, Background
from ..store import Store
from .bot_workers import NEWS, RULES, SEARCH, compiled
from .log import layout


class CompiledGames:
    """The compiled games, those being compiled, and those that failed."""

    def __init__(self, store: Store, background: Background) -> None:
        self._store, self._background = store, background
        self.warm = False
        """Set when all games and their bots are compiled."""
        self.unready: dict[str, str] = {}
        """Games that failed to compile the last time, and why."""
        self._ready: dict[tuple[str, str], asyncio.Future[None]] = {}
        self._laid: set[str] = set()
        """Games whose tables can be read again from the store."""
        self._compiler = ThreadPoolExecutor(1, "compiler")

    async def warm_up(self) -> None:
        """Compile all games before anybody asks for them: first all rules, then the rest."""
        await asyncio.sleep(5)
        wait = 1.0
        while not self.warm:
            failed = False
            for part in (RULES, NEWS, SEARCH):
                for name in games():
                    try:
                        await asyncio.shield(self.prepared(name, part))
                    except Exception as error:
                        failed = True
                        self._background.failed(f"{part} of {name}", error)
                    else:
                        self._background.faults.pop(f"{part} of {name}", None)
            self.warm = not failed
            if failed:
                await asyncio.sleep(wait)
                wait = min(MAX_WAIT, 2 * wait)

    async def ready(self, name: str) -> None:
        """Prepare a game for tables: cached rules are loaded first, otherwise interpreted rules run until machine code
        is ready."""
        game = find_game(name)
        if name not in self._laid:
            await self._store.keep_layout(*layout(game))
            self._laid.add(name)
        loading, *_ = [self.prepared(name, part) for part in (RULES, NEWS, SEARCH)]
        if rules_part(game).ready:
            await asyncio.shield(loading)

    def prepared(self, name: str, part: str) -> asyncio.Future[None]:
        """Compile a game's rules or its bots' search in the background, which may take minutes once. A failure is
        retried on the next request.
        """
        found = self._ready.get((name, part))
        if found is None or (found.done() and (found.cancelled() or found.exception() is not None)):
            found = self._ready[name, part] = asyncio.ensure_future(self._prepare(find_game(name), part))
            found.add_done_callback(lambda done: done.cancelled() or done.exception())  # the health page reports it
        return found

    async def _prepare(self, game: Game, part: str) -> None:
        try:
            # One thread for all games; the compiler itself is another process.
            await asyncio.get_running_loop().run_in_executor(self._compiler, compiled, game, part)
            if part == RULES:
                await self._store.keep_layout(*layout(game))
        except Exception as error:
            if part == RULES:
                self.unready[game.name] = str(error) or type(error).__name__
            raise
        if part == RULES:
            self.unready.pop(game.name, None)

    def state_of(self, name: str) -> str:
        if name in self.unready:
            return self.unready[name]
        made = self._ready.get((name, RULES))
        return "ready" if made is not None and made.done() else "not made ready yet"

    async def close(self) -> None:
        pending = list(self._ready.values())
        for future in pending:
            future.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        self._compiler.shutdown(wait=False, cancel_futures=True)
