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

    def take(self, n: float = 1) -> bool:
        """Take so many; false, and nothing is taken, when they are not there."""
        now = self._clock()
        left = min(self.burst, self._left + (now - self._at) * self.rate)
        if left < n:
            return False
        self._left, self._at = left - n, now
        return True

    def wait(self, n: float = 1) -> float:
        """Seconds until so many are there."""
        return max(0.0, (min(n, self.burst) - self.left()) / self.rate)


class Limit:
    """The same for many guests."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self._clock = burst, per_second, clock
        self._buckets: dict[str, Bucket] = {}

    def bucket(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self.burst, self.rate, self._clock)
        self._buckets[key] = bucket
        while len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def allow(self, key: str, n: float = 1) -> bool:
        """Take so many; false, and nothing is taken, when they are not there."""
        return self.bucket(key).take(n)

    def give_back(self, key: str) -> None:
        """One that was taken did not count after all."""
        self.bucket(key).take(-1)

    def left(self, key: str) -> float:
        return self._buckets[key].left() if key in self._buckets else self.burst

    def used(self) -> tuple[int, float]:
        """How many guests are counted, and the share of what there is at once that one of them has used, at most."""
        return len(self._buckets), max((1 - one.left() / self.burst for one in self._buckets.values()), default=0.0)

    def wait(self, key: str) -> float:
        """Seconds until there is one."""
        return self._buckets[key].wait() if key in self._buckets else 0.0


class Limits:
    """All limits of a hall; a *factor* of 0 means none."""

    def __init__(self, factor: float = 1.0) -> None:
        free = factor <= 0
        times = 1e9 if free else factor
        self.phrases = Limit(5, 0.5)
        self.coming = Limit(60 * times, 1 * times)
        """New tables, joins and uploads from one address."""
        self.tournaments = Limit(10 * times, times / 600)
        """New tournaments and clubs of one address."""
        self.members = Limit(60 * times, times / 60)
        """New members from one address."""
        self.uploads = Limit(10 * times, times / 60)
        """Records brought from one address."""
        self.hints = Limit(20 * times, times / 2)
        """Hints for one address."""
        self.outcomes = Limit(60 * times, 2 * times)
        """Moves tried out for one address."""
        self.reports = Limit(10 * times, times / 60)
        """Reports from one address."""
        self.blocks = Limit(60 * times, times / 2)
        """Mutes and blocks from one address."""
        self.mails = Limit(10 * times, times / 360)
        """Codes sent to e-mail addresses, and nudges tried out, for one address."""
        self.mailed = Limit(5 * times, 5 * times / 86_400)
        """Codes sent to one e-mail address, whoever asks for them."""
        self.guessing = Limit(20 * times, times / 3)
        """Wrong codes and tokens from one address."""
        self.acting = Limit(60 * times, 20 * times)
        """Actions of one player over plain HTTP."""
        self.burst, self.rate = 60 * times, 20 * times
        """Messages on one connection."""
        self.frame_burst, self.frame_rate = 120 * times, 40 * times
        """What comes in on one live connection: a frame of any kind counts 1, and every kB counts 1."""
        self.frames = Limit(2400 * times, 400 * times)
        """The same for all live connections from one address together."""
        self.requests = Limit(2000 * times, 100 * times)
        """Requests from one address; a costly one counts as several."""
        self.sockets = 512 * times
        """Open connections from one address."""
