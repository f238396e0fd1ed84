"""Rate limits of one guest: buckets that refill."""

from __future__ import annotations

import time
from collections.abc import Callable

from .proxies import networks_around

MAX_KEYS = 50_000
MAX_BODIES, MAX_ALL_BODIES = 8 << 20, 128 << 20
"""Maximum bytes of bodies in memory at once: for one address, for all together."""
MAX_UNREAD_EACH, MAX_UNREAD_ALL = 16 << 20, 512 << 20
"""Maximum bytes waiting to be read: by one address, by all together."""


class Bucket:
    """A limit for one guest: a number at once, and a number a second."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self._clock = burst, per_second, clock
        self._left, self._at = burst, clock()

    def left(self) -> float:
        return min(self.burst, self._left + (self._clock() - self._at) * self.rate)

    def take(self, n: float = 1) -> bool:
        """Take this many; if there are too few, take nothing and return False."""
        now = self._clock()
        left = min(self.burst, self._left + (now - self._at) * self.rate)
        if left < n:
            return False
        self._left, self._at = left - n, now
        return True

    def wait(self, n: float = 1) -> float:
        """Return the seconds until this many are available."""
        return max(0.0, (min(n, self.burst) - self.left()) / self.rate)


class Limit:
    """A limit for many guests: a bucket for each."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self._clock = burst, per_second, clock
        self._buckets: dict[str, Bucket] = {}

    def bucket(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self.burst, self.rate, self._clock)
        self._buckets[key] = bucket
        while len(self._buckets) > MAX_KEYS:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def allow(self, key: str, n: float = 1) -> bool:
        """Take this many; if there are too few, take nothing and return False."""
        return self.bucket(key).take(n)

    def give_back(self, key: str) -> None:
        """Give back one that did not count after all."""
        self.bucket(key).take(-1)

    def left(self, key: str) -> float:
        return self._buckets[key].left() if key in self._buckets else self.burst

    def used(self) -> tuple[int, float]:
        """Return how many guests are counted, and the largest share of the burst that any of them has used."""
        return len(self._buckets), max(
            (1 - bucket.left() / self.burst for bucket in self._buckets.values()), default=0.0
        )

    def wait(self, key: str) -> float:
        """Return the seconds until one is available."""
        return self._buckets[key].wait() if key in self._buckets else 0.0


class GuessLimit(Limit):
    """A limit that also applies to wider IPv6 networks: a customer with a /48 could guess from 65,536 networks."""

    SHARES = (4, 16)
    """Guesses of a /56 and of a /48, as a multiple of one address's."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(burst, per_second, clock)
        self._wider = [Limit(burst * share, per_second * share, clock) for share in self.SHARES]

    def _all(self, key: str) -> list[Bucket]:
        around = zip(self._wider, networks_around(key), strict=False)
        return [self.bucket(key), *(limit.bucket(network) for limit, network in around)]

    def allow(self, key: str, n: float = 1) -> bool:
        buckets = self._all(key)
        if any(bucket.left() < n for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.take(n)
        return True

    def give_back(self, key: str) -> None:
        for bucket in self._all(key):
            bucket.take(-1)

    def wait(self, key: str) -> float:
        return max(bucket.wait() for bucket in self._all(key))


class Memory:
    """Bytes that one address, and all together, may keep this server holding."""

    def __init__(self, each: float, together: float) -> None:
        self.each, self.together = each, together
        self.total = 0
        self._held: dict[str, int] = {}

    def hold(self, key: str, n: int) -> bool:
        """Hold this many more bytes for an address; if that is too much, change nothing and return False."""
        held = self._held.get(key, 0) + n
        if n > 0 and (held > self.each or self.total + n > self.together):
            return False
        self.total += n
        if held:
            self._held[key] = held
        else:
            self._held.pop(key, None)
        return True

    def held(self, key: str) -> int:
        return self._held.get(key, 0)


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
        """Records uploaded from one address."""
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
        """Codes sent to one e-mail address, no matter who asks for them."""
        self.guessing = GuessLimit(20 * times, times / 3)
        """Wrong codes and tokens from one address."""
        self.malformed = Limit(100 * times, 5 * times)
        """Requests from one address that are not HTTP."""
        self.bodies = Memory(MAX_BODIES * times, MAX_ALL_BODIES * times)
        """Bodies that are arriving or being worked on, in bytes."""
        self.unread = Memory(MAX_UNREAD_EACH * times, MAX_UNREAD_ALL * times)
        """Bytes that were sent and not read yet."""
        self.acting = Limit(60 * times, 20 * times)
        """Actions of one player over plain HTTP."""
        self.burst, self.rate = 60 * times, 20 * times
        """Messages on one connection."""
        self.frame_burst, self.frame_rate = 120 * times, 40 * times
        """Messages received on one live connection: a frame of any kind counts 1, and every kB counts 1."""
        self.frames = Limit(2400 * times, 400 * times)
        """The same for all live connections from one address together."""
        self.requests = Limit(2000 * times, 100 * times)
        """Requests from one address; a costly one counts as several."""
        self.sockets = 512 * times
        """Open connections from one address."""
