"""The journal of a long job: each result as soon as it exists, so that the same command can continue after a crash.

The file is named by everything that determines the results (the job and the versions), and deleted when the job is
done. A line that was only half written is ignored.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import pickle
import time
from collections.abc import Callable, Mapping
from typing import Any, Self

from ...core.compiler.cache import cache_root
from ...games import game as find_game

FORMAT = "dragonhall journal 1"
FLUSH_EVERY = 1.0
"""Seconds after which kept results are on disk."""


def same(value: Any) -> Any:
    return value


def packed(value: Any) -> str:
    """Return any result as text. A journal is as private as the machine code beside it."""
    return base64.b64encode(pickle.dumps(value)).decode()


def unpacked(text: str) -> Any:
    return pickle.loads(base64.b64decode(text))


class Journal:
    """The results of one job, by their keys (numbers).

    Args:
        job: what determines the results, as JSON.
        games: the games that are played, for the versions of their rules.
        plain: makes a result JSON-able; *read* does the opposite.
    """

    def __init__(
        self, job: Mapping[str, Any], games: list[str], plain: Callable[[Any], Any] = same,
        read: Callable[[Any], Any] = same,
    ) -> None:  # fmt: skip
        from ... import __version__

        rules = {name: find_game(name).version for name in games}
        self._head = json.dumps({"format": FORMAT, "job": job, "version": __version__, "rules": rules}, sort_keys=True)
        name = hashlib.sha256(self._head.encode()).hexdigest()[:24]
        self.path = cache_root() / "journals" / f"{name}.jsonl"
        self.kept: dict[int, Any] = {}
        """The results kept before."""
        self.first = 0
        """The key of the first result of the next list of tasks, in a job that has several."""
        self._plain, self._read = plain, read
        self._file: Any = None
        self._flushed = 0.0

    def __enter__(self) -> Self:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = open(self.path, "a+", encoding="utf-8")
        except OSError:  # the folder cannot be written: do the job without a journal
            return self
        if not locked(self._file):
            # The same job is running twice: the other one keeps the journal.
            self._file.close()
            self._file = None
            return self
        self._file.seek(0)
        whole = self._file.read().split("\n")[:-1]
        if whole[:1] == [self._head]:
            for line in whole[1:]:
                key, result = json.loads(line)
                self.kept[key] = self._read(result)
        self._file.seek(0)
        self._file.truncate()
        self._file.write(self._head + "\n")
        for key, result in self.kept.items():
            self._write(key, result)
        self._sync()
        return self

    def keep(self, key: int, result: Any) -> None:
        if self._file is not None:
            self._write(key, result)
            self._file.flush()
            if time.monotonic() - self._flushed > FLUSH_EVERY:
                self._sync()

    def _write(self, key: int, result: Any) -> None:
        self._file.write(json.dumps([key, self._plain(result)]) + "\n")

    def _sync(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())
        self._flushed = time.monotonic()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Record that the job is done, unless there was an error."""
        if self._file is not None:
            self._sync()
            if kind is None:
                self.path.unlink(missing_ok=True)
            self._file.close()
            self._file = None


def locked(file: Any) -> bool:
    """Return whether this process now has exclusive access to the file."""
    try:
        import fcntl
    except ImportError:  # only checked on Unix
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
