"""How much one guest may do: buckets that fill up again."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_KEYS = 50_000


class Bucket:
    """So many at once, and so many a second, for one guest."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self._clock = burst, per_second, clock
        self._left, self._at = burst, clock()

    def left(self) -> float:
        return min(self.burst, self._left + (self._clock() - self._at) * self.rate)

    def take(self) -> bool:
        """Take one; false when there is none left."""
        left = self.left()
        if left < 1:
            return False
        self._left, self._at = left - 1, self._clock()
        return True


class Limit:
    """The same for many guests."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self._clock = burst, per_second, clock
        self._buckets: dict[str, Bucket] = {}

    def allow(self, key: str) -> bool:
        """Take one; false when there is none left."""
        bucket = self._buckets.pop(key, None) or Bucket(self.burst, self.rate, self._clock)
        self._buckets[key] = bucket
        while len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()

    def left(self, key: str) -> float:
        return self._buckets[key].left() if key in self._buckets else self.burst


class Limits:
    """All limits of a hall; a *factor* of 0 means none."""

    def __init__(self, factor: float = 1.0) -> None:
        free = factor <= 0
        times = 1e9 if free else factor
        self.phrases = Limit(5, 0.5)
        self.coming = Limit(60 * times, 1 * times)
        """New tables, joins and uploads from one address."""
        self.uploads = Limit(10 * times, times / 60)
        """Records brought from one address."""
        self.guessing = Limit(20 * times, times / 3)
        """Wrong codes and tokens from one address."""
        self.acting = Limit(60 * times, 20 * times)
        """Actions of one player over plain HTTP."""
        self.burst, self.rate = 60 * times, 20 * times
        """Messages on one connection."""
