"""Rate-limited calls: at most one in a while, no matter how often one is requested."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable


class Throttle:
    """Calls a method at once, and after that at most once in a number of seconds.

    It holds the method's object weakly, so that a pending call keeps nothing in memory.
    """

    def __init__(self, seconds: float, work: Callable[[], None]) -> None:
        self._seconds, self._work = seconds, weakref.WeakMethod(work)
        self._resting = self._asked = False

    def ask(self) -> None:
        """Request a call, now or when its time has come."""
        if self._resting:
            self._asked = True
            return
        work = self._work()
        if work is not None:
            self._resting, self._asked = True, False
            asyncio.get_running_loop().call_later(self._seconds, self._rested)
            work()

    def _rested(self) -> None:
        self._resting = False
        if self._asked:
            self.ask()
