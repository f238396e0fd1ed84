"""Compiling in the background: another process fills the cache while people play, and this one loads the results.

It is a process and not a thread because the compiler is written in Python and would hold the interpreter's lock. It
runs at low priority, ends when nothing is left to do, and ends at once when this process ends.
"""

from __future__ import annotations

import atexit
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..game import Game
    from .parts import Part

NICENESS = 10
LOOK_EVERY = 0.1
"""Seconds between checks while somebody waits for a part."""
START = (
    "import sys; sys.path[:] = {path!r}; from dragonhall.core.compiler.daemon import make_parts; "
    "from dragonhall.games import game; make_parts(game)"
)


class Compiler:
    """The process that compiles for this one."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._asked: list[Part] = []
        self._failed: set[Part] = set()
        self._loading: set[Part] = set()

    def at_hand(self, part: Part) -> bool:
        """Return whether a part is loaded, or can be loaded without compiling; if not, start compiling it.

        A part that is in the cache at the first call is loaded by the caller. A part that was compiled later is loaded
        on a thread, so that no player waits for it. Also true for a part that cannot be compiled: asking for its code
        then raises the error.
        """
        if part.loaded:
            return True
        with self._lock:
            if part in self._failed:
                return True
            if not part.ready:
                self._ask(part)
                return part in self._failed
            if part in self._asked and part not in self._loading:
                self._loading.add(part)
                threading.Thread(target=lambda: part.code, daemon=True, name=f"load {part.name}").start()
            return part not in self._loading

    def begin(self, *parts: Part) -> None:
        """Compile these parts in this order, unless they are in the cache."""
        with self._lock:
            for part in parts:
                if not part.ready and part not in self._failed:
                    self._ask(part)

    def wait_for(self, part: Part) -> Any:
        """Wait for the code of a part: compiled in the other process if possible, else in this one."""
        while not part.ready:
            self.begin(part)
            if part in self._failed:
                break
            time.sleep(LOOK_EVERY)
        return part.code

    def _ask(self, part: Part) -> None:
        """Ask the other process for a part, unless it is working on it already."""
        if self._process is not None and self._process.poll() is None and part in self._asked:
            return
        if not sys.executable or (self._process is not None and self._process.poll() and part in self._asked):
            self._failed.add(part)
            return
        if part not in self._asked:
            self._asked.append(part)
        try:
            self._tell(part)
        except OSError:  # it has just ended
            self._process = None
            self._tell(part)

    def _tell(self, part: Part) -> None:
        if self._process is None or self._process.poll() is not None:
            self.stop()
            command = [sys.executable, "-c", START.format(path=sys.path)]
            quiet = subprocess.DEVNULL
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet)
        pipe = self._process.stdin
        assert pipe is not None
        pipe.write(f"{part.made_by} {part.game.name}\n".encode())
        pipe.flush()

    def stop(self) -> None:
        """End the process at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            _close(self._process)
            self._process = None

    def forget(self) -> None:
        """Drop the process after a fork: it belongs to the parent."""
        if self._process is not None:
            _close(self._process)
            self._process.returncode = 0
        self.__init__()  # type: ignore[misc]


def _close(process: subprocess.Popen[bytes]) -> None:
    try:
        if process.stdin is not None:
            process.stdin.close()
    except OSError:
        pass  # it ended before it had read everything


compiler = Compiler()
atexit.register(compiler.stop)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=compiler.forget)


def make_parts(find: Callable[[str], Game]) -> None:
    """Compile the parts named on the input until none is left: the main function of the other process."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    os.environ["DRAGONHALL_QUIET"] = "1"
    wanted: SimpleQueue[str] = SimpleQueue()
    first = sys.stdin.readline()
    threading.Thread(target=_read, args=(wanted,), daemon=True).start()
    while first or not wanted.empty():
        function, name = (first or wanted.get()).split()
        first = ""
        module, _, attribute = function.partition(":")
        part: Part = getattr(import_module(module), attribute)(find(name))
        part.make()


def _read(wanted: SimpleQueue[str]) -> None:
    """Read until the requesting process ends, when nobody needs the rest."""
    for line in sys.stdin:
        wanted.put(line)
    os._exit(0)


@contextmanager
def alone(part: Part) -> Iterator[None]:
    """Hold a lock, so that only one process compiles a part while others wait."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    path = part.path.with_suffix(".lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            path.unlink(missing_ok=True)
