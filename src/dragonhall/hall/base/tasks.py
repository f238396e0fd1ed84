"""Background tasks of a server, and the ones that failed last time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from .errors import NotStored, Refused, StoreDown
from .metrics import Counter

log = logging.getLogger("dragonhall.hall")
MAX_WAIT = 8.0
"""Maximum seconds before a failed task is tried again."""


class Background:
    """The tasks of one server."""

    def __init__(self, errors: Counter) -> None:
        self.faults: dict[str, str] = {}
        """Tasks that failed the last time, and why."""
        self.closing = False
        """The server is shutting down: no new task is started."""
        self._errors = errors
        self._tasks: set[asyncio.Task[Any]] = set()

    async def repeat(self, name: str, every: float, work: Callable[[], Awaitable[None]]) -> None:
        """Run a task at an interval, come what may; after a failure it is retried with growing delays."""
        wait = 0.0
        while True:
            try:
                await work()
            except Exception as error:
                self.failed(name, error)
                wait = min(MAX_WAIT, 2 * wait or 0.5)
            else:
                if self.faults.pop(name, None) is not None:
                    log.info("works again", extra={"work": name})
                wait = 0.0
            await asyncio.sleep(wait or every)

    def failed(self, name: str, error: Exception) -> None:
        expected = isinstance(error, StoreDown | NotStored | Refused)
        if name not in self.faults:
            if expected:
                log.warning("background work failed", extra={"work": name, "why": str(error)})
            else:
                self._errors.add()
                log.error("background work failed", extra={"work": name}, exc_info=error)
        self.faults[name] = str(error) or type(error).__name__

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a task in the background; errors are logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            if isinstance(error, StoreDown | NotStored | Refused):
                log.warning("background work stopped", extra={"why": str(error)})
            else:
                self._errors.add()
                log.error("background work failed", exc_info=error)

    async def close(self) -> None:
        pending = list(self._tasks)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
