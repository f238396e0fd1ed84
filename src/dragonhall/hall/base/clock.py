"""The hall's clock: steps of the machine's clock move it only gradually."""

from __future__ import annotations

import time
from collections.abc import Callable

MAX_SLEW = 0.01
"""The hall's clock runs at most this much faster or slower than time passes."""
ELDER_MS = 250
"""A server that hears from an elder one takes over its time if they differ by more than this."""


class HallClock:
    """Milliseconds since 1970, as all servers of a hall count them. Call it for the time.

    It starts at a *reference* (the store's clock) and goes on by the monotonic clock, so durations are right even if
    somebody sets the machine's clock. Later readings of the reference are only approached, by at most 1 %: a clock of a
    match that would run out in an hour still does, however far the reference jumps. A server that joins others takes
    over the time of the eldest.
    """

    def __init__(self, reference: Callable[[], int], monotonic: Callable[[], float] = time.monotonic) -> None:
        self._reference, self._monotonic = reference, monotonic
        self.start()

    def __call__(self) -> int:
        return int(self._offset + 1000 * self._monotonic())

    def start(self) -> None:
        """Begin at the reference."""
        self._began = self._approached = self._monotonic()
        self._offset = self._reference() - 1000 * self._began

    @property
    def age(self) -> int:
        """Milliseconds since the start."""
        return int(1000 * (self._monotonic() - self._began))

    async def approach(self) -> None:
        """Move closer to the reference, as far as the time since the last call allows."""
        now = self._monotonic()
        most = 1000 * (now - self._approached) * MAX_SLEW
        self._approached = now
        self._offset += max(-most, min(most, self._reference() - self()))

    def hear(self, now: int, age: int) -> None:
        """Take over the time of another server that has run for longer."""
        if age > self.age and abs(now - self()) > ELDER_MS:
            self._offset += now - self()
