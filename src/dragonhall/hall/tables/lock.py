"""The lock of a table: one edit after the other, in the order they came."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """Like ``asyncio.Lock``, and it can also be taken without waiting, so that a move needs no task."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Take it if it is free. The caller must ``free`` it."""
        if self._taken:
            return False
        self._taken = True
        return True

    def free(self) -> None:
        """Hand it to the task that has waited longest."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.free()
            raise

    async def __aexit__(self, *error: object) -> None:
        self.free()
