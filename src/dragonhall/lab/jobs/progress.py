"""The progress of a long job: a bar on a terminal, a line every ten seconds in a log, with the time spent and left."""

from __future__ import annotations

import sys
import time

LOG_EVERY = 10.0
"""Seconds between two lines without a terminal."""
DRAW_EVERY = 0.1
WIDTH = 20


class Progress:
    """The progress of a job.

    Args:
        unit: what is counted: ``games``, ``blocks`` ...
        ahead: how much of the job was done before it started, and took no time.
    """

    def __init__(self, unit: str, ahead: float = 0.0) -> None:
        self._unit, self._ahead = unit, ahead
        self._started = time.perf_counter()
        self._told = 0.0 if sys.stderr.isatty() else self._started
        self._drawn = False

    @property
    def spent(self) -> float:
        return time.perf_counter() - self._started

    def show(self, done: float, total: float, more: str = "", left: float | None = None) -> None:
        """Report how much is done, perhaps with a result so far; the seconds *left* are estimated if they are not
        known."""
        now, pause = time.perf_counter(), DRAW_EVERY if sys.stderr.isatty() else LOG_EVERY
        if now - self._told < pause and not (done >= total and self._drawn):
            return
        self._told, self._drawn = now, sys.stderr.isatty()
        line = self.line(done, total, more, left)
        print(f"\r{line}\x1b[K" if self._drawn else f"{line}\n", end="", file=sys.stderr, flush=True)

    def line(self, done: float, total: float, more: str = "", left: float | None = None) -> str:
        part = min(done / total, 1.0) if total else 1.0
        bar = ("█" * int(WIDTH * part)).ljust(WIDTH, "·")
        said = [f"{bar} {done:,.0f} of {total:,.0f} {self._unit}", *([more] if more else []), clock(self.spent)]
        if left is None and done > self._ahead:
            left = self.spent * (total - done) / (done - self._ahead)
        if left is not None:
            said[-1] += f", {clock(left)} left"
        return "  ".join(said)

    def end(self) -> None:
        """Leave the line of the bar."""
        if self._drawn:
            print(file=sys.stderr)
            self._drawn = False


def clock(seconds: float) -> str:
    """Return a time for people.

    >>> clock(7.6), clock(75), clock(7300)
    ('8 s', '1 min 15 s', '2 h 01 min')
    """
    whole = round(max(seconds, 0.0))
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600} h {whole % 3600 // 60:02} min"
