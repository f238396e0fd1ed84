"""Executors of the laboratory's work: processes of this machine, or a Ray cluster.

A task is a function of a module with plain arguments, and has a number. Tasks must not depend on each other or on the
time at which they are done, so results are the same for every crew. A task that a worker did not finish because it died
is done again, once.

>>> with crew_of(1, None, ()) as crew:
...     list(in_order(crew, pow, ((2, n) for n in range(4))))
[1, 2, 4, 8]
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import socket
import sys
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from ...core.errors import DragonhallError
from ...core.rule import NEVER_COMPILE
from ...games import game as find_game
from ...shell import whole

if TYPE_CHECKING:
    from ...core.compiler.parts import Part
    from ...core.game import Game
    from .journal import Journal

TRIES = 2
"""Maximum starts of a task: one worker may die while doing it."""
REACH_SECONDS = 5.0
LOOK_EVERY = 1.0
"""Seconds between checks of a cluster's cores: nodes come and go."""
Result = tuple[int, Any]
Makes = Callable[["Game"], "Part"]
"""Makes a part of a game."""


class BadCluster(DragonhallError):
    """A cluster that cannot be used."""


class LostWork(DragonhallError):
    """The worker of a task died, and so did the next one."""


class Crew(ABC):
    """Workers that do tasks. Leaving the ``with`` block drops unfinished tasks."""

    @property
    @abstractmethod
    def size(self) -> int:
        """Return how many tasks can run at once."""

    @abstractmethod
    def add(self, key: int, work: Callable[..., Any], *args: Any) -> None:
        """Queue a task."""

    @abstractmethod
    def take(self) -> list[Result]:
        """Wait until a task is done; return the keys and results of all finished ones."""

    def share(self, value: Any) -> Any:
        """Share a common argument of many tasks: a cluster sends it to each node once."""
        return value

    @abstractmethod
    def close(self) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Alone(Crew):
    """This process does everything itself."""

    size = 1

    def __init__(self) -> None:
        self._waiting: deque[tuple[int, Callable[..., Any], tuple[Any, ...]]] = deque()

    def add(self, key: int, work: Callable[..., Any], *args: Any) -> None:
        self._waiting.append((key, work, args))

    def take(self) -> list[Result]:
        key, work, args = self._waiting.popleft()
        return [(key, work(*args))]

    def close(self) -> None:
        self._waiting.clear()


class Processes(Crew):
    """Processes of this machine; they inherit what is loaded already."""

    def __init__(self, size: int) -> None:
        self._size = size
        method = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
        self._context = multiprocessing.get_context(method)
        self._pool = ProcessPoolExecutor(size, self._context)
        self._running: dict[Future[Any], tuple[int, Callable[..., Any], tuple[Any, ...], int]] = {}

    @property
    def size(self) -> int:
        return self._size

    def add(self, key: int, work: Callable[..., Any], *args: Any) -> None:
        self._begin(key, work, args, 1)

    def _begin(self, key: int, work: Callable[..., Any], args: tuple[Any, ...], tries: int) -> None:
        self._running[self._pool.submit(work, *args)] = (key, work, args, tries)

    def take(self) -> list[Result]:
        done: list[Result] = []
        while not done:
            for future in wait(self._running, return_when=FIRST_COMPLETED).done:
                try:
                    result = future.result()
                except BrokenProcessPool:
                    self._again()
                    break
                done.append((self._running.pop(future)[0], result))
        return done

    def _again(self) -> None:
        """Restart the unfinished tasks, because a process died and the pool with it."""
        lost = list(self._running.values())
        finished = {future: task for future, task in self._running.items() if _has_result(future)}
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool, self._running = ProcessPoolExecutor(self._size, self._context), finished
        for key, work, args, tries in lost:
            if not any(key == kept[0] for kept in finished.values()):
                # Only some of the processes died, and nobody knows which: a third attempt is fair to the others' tasks.
                if tries > TRIES:
                    raise LostWork(f"The processes that had the task {key} died {tries} times.")
                self._begin(key, work, args, tries + 1)

    def close(self) -> None:
        # Do not wait for running tasks: they may take minutes.
        dropped = [*self._pool._processes.values()] if self._running else []
        self._pool.shutdown(wait=not dropped, cancel_futures=True)
        for process in dropped:
            process.kill()
        for process in dropped:
            process.join()


def _has_result(future: Future[Any]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


class RayCluster(Crew):
    """A Ray cluster. Its nodes get this package and the machine code it needs; its dependencies must be there."""

    def __init__(self, address: str, files: Sequence[Path]) -> None:
        try:
            import ray
        except ImportError:
            raise BadCluster("Ray is not installed: pip install 'dragonhall[cluster]'.") from None
        self._ray = ray
        package = Path(__file__).parent.parent
        environment = {
            "py_modules": [str(package)],
            "excludes": ["hall/static", "__pycache__", "*.wasm"],
            "env_vars": {name: value for name, value in os.environ.items() if name.startswith("NUMBA_")},
        }
        try:
            known = os.environ.get("RAY_ADDRESS", "auto") if address == "auto" else address
            if known != "auto":
                # Ray itself would keep trying for minutes.
                host, _, port = known.removeprefix("ray://").rpartition(":")
                socket.create_connection((host, int(port)), REACH_SECONDS).close()
            ray.init(address, runtime_env=environment, log_to_driver=False, logging_level="ERROR")
        except (OSError, ValueError, RuntimeError) as error:
            why = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
            raise BadCluster(
                f"There is no Ray cluster at {address!r} ({why}). `ray start --head` starts one; "
                "without --cluster the cores of this machine are used."
            ) from None
        self._code = ray.put({path.name: path.read_bytes() for path in files})
        self._do = ray.remote(max_retries=TRIES - 1)(_done_there)
        self._running: dict[Any, int] = {}
        self._size, self._counted = 1, -LOOK_EVERY

    @property
    def size(self) -> int:
        now = time.monotonic()
        if now - self._counted > LOOK_EVERY:
            self._size, self._counted = max(1, int(self._ray.cluster_resources().get("CPU", 1))), now
        return self._size

    def add(self, key: int, work: Callable[..., Any], *args: Any) -> None:
        module, spec = work.__module__, sys.modules["__main__"].__spec__
        if module == "__main__" and spec:  # a command, as in python -m dragonhall.lab.tune, has a different name there
            module = spec.name
        self._running[self._do.remote(self._code, f"{module}:{work.__qualname__}", *args)] = key

    def share(self, value: Any) -> Any:
        return self._ray.put(value)

    def take(self) -> list[Result]:
        ready, _ = self._ray.wait(list(self._running), num_returns=1)
        done, _ = self._ray.wait(list(self._running), num_returns=len(self._running), timeout=0)
        found, told = [], self._ray.exceptions
        for reference in done or ready:
            key = self._running.pop(reference)
            try:
                found.append((key, self._ray.get(reference)))
            except (told.WorkerCrashedError, told.NodeDiedError, told.ObjectLostError) as error:
                raise LostWork(f"The workers that had the task {key} died {TRIES} times.") from error
            except told.RayTaskError as error:
                raise error.as_instanceof_cause() from None
        return found

    def close(self) -> None:
        for reference in self._running:
            self._ray.cancel(reference, force=True)
        self._ray.shutdown()


def _done_there(code: dict[str, bytes], name: str, *args: Any) -> Any:
    """Return a cluster worker's function: it stores the machine code sent with a task, then runs the task."""
    from importlib import import_module

    from dragonhall.core.compiler.cache import cache_root, store

    for file, content in code.items():
        path = cache_root() / file
        if not path.exists():
            store(path, content)
    module, _, function = name.partition(":")
    return getattr(import_module(module), function)(*args)


def add_crew(parser: argparse.ArgumentParser) -> None:
    """Add a command's arguments that choose the workers."""
    # The help is for programs that are no commands: a CommandParser has words of its own.
    parser.add_argument("--workers", type=whole(1), default=cores(), help="processes (default: all cores)")
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="use a Ray cluster instead: auto (the one here), ray://HOST:PORT"
    )


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def crew_of(workers: int, cluster: str | None, games: Iterable[str], more: Sequence[Makes] = ()) -> Crew:
    """Make a crew: processes, or a cluster (``auto`` or ``ray://...``). Rules and search of *games* are compiled
    first, so that no worker has to, and the parts that *more* makes."""
    files = [path for name in games for path in warm(name, more)]
    if cluster is not None:
        return RayCluster(cluster, files)
    return Processes(workers) if workers > 1 else Alone()


def warm(game: str, more: Sequence[Makes] = ()) -> list[Path]:
    """Compile and load the rules and the search of a game, and more parts; the files with their machine code."""
    from ...bots.tree_search import search_part
    from ...core.compiler.engines import rules_part

    if NEVER_COMPILE:
        return []
    makers: list[Makes] = [rules_part, search_part, *more]
    parts = [make(find_game(game)) for make in makers]
    return [part.path for part in parts if part.code is not None]


def in_order(
    crew: Crew, work: Callable[..., Any], items: Iterable[tuple[Any, ...]], journal: Journal | None = None
) -> Generator[Any, None, None]:
    """Yield the result for each item, in the order of the items; some are worked on ahead. A caller with enough
    of them closes the iterator. Results in the *journal* are not made again."""
    waiting = iter(enumerate(items))
    early: dict[int, Any] = {}
    running = begun = told = 0
    first = journal.first if journal is not None else 0
    while True:
        while running < 2 * crew.size and (following := next(waiting, None)) is not None:
            number, args = following
            begun = number + 1
            if journal is not None and first + number in journal.kept:
                early[number] = journal.kept[first + number]
            else:
                crew.add(number, work, *args)
                running += 1
        while told in early:
            yield early.pop(told)
            told += 1
        if told == begun and not running:
            if journal is not None:
                journal.first += told
            return
        if running:
            for key, result in crew.take():
                running -= 1
                early[key] = result
                if journal is not None:
                    journal.keep(first + key, result)
