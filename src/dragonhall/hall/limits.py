"""How much one guest may do: buckets that fill up again."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_KEYS = 50_000


class Limit:
    """So many at once, and so many a second."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self._clock = burst, per_second, clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, key: str) -> bool:
        """Take one; false when there is none left."""
        left = self.left(key)
        if left < 1:
            return False
        self._put(key, left - 1)
        return True

    def left(self, key: str) -> float:
        now = self._clock()
        left, at = self._buckets.get(key, (self.burst, now))
        return min(self.burst, left + (now - at) * self.rate)

    def _put(self, key: str, left: float) -> None:
        self._buckets.pop(key, None)
        self._buckets[key] = (left, self._clock())
        while len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]


class Limits:
    """All limits of a hall; a *factor* of 0 means none."""

    def __init__(self, factor: float = 1.0) -> None:
        free = factor <= 0
        times = 1e9 if free else factor
        self.phrases = Limit(5, 0.5)
        self.coming = Limit(60 * times, 1 * times)
        """New tables, joins and uploads from one address."""
        self.guessing = Limit(20 * times, times / 3)
        """Wrong codes and tokens from one address."""
        self.acting = Limit(60 * times, 20 * times)
        """Actions of one player over plain HTTP."""
        self.burst, self.rate = 60 * times, 20 * times
        """Messages on one connection."""
