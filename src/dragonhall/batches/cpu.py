"""A batch on the CPU: NumPy arrays, all cores, the interpreter's lock released."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ..core.game import Game
from ..core.observe.observer import Memory
from ..core.options import Numbers
from ..core.record import Tables
from . import BadBatch, Batch, Turn, prepare

WORTH_A_THREAD = 256
"""Below this many tables another thread costs more than it gains."""


class CpuBatch(Batch):
    def __init__(
        self, game: Game, size: int, seats: int, options: Numbers, seed: int, recall: bool, start: Tables
    ) -> None:
        self.game, self.size, self.seats, self._options = game, size, seats, options
        self._loops = prepare(game)
        self.tables = game.Table.new(size)
        self._start = start
        self.scores = np.zeros((size, seats), np.int32)
        self.done = np.zeros(size, np.uint8)
        self.winners = np.zeros(size, np.int64)
        self._mask = np.zeros((size, len(game.moves)), np.uint8)
        self._allowed = np.zeros((size, (len(game.moves) + 7) // 8), np.uint8)
        self._acting = np.zeros(size, np.int64)
        self._looked = False
        self._words = np.zeros(size, np.uint64)
        self._episodes = np.zeros(size, np.int64)
        self._made = np.zeros(size, np.int64)
        self._rows: dict[str, Any] = {}
        self._observer = game.observer
        self.memory = Memory.new(size, seats) if recall else None
        self._cores = Cores(size)
        self.reset(seed)

    def __getstate__(self) -> dict[str, Any]:
        """All but the machine code, and what a look shows."""
        kept = {name: value for name, value in vars(self).items() if name not in ("_loops", "_observer")}
        return kept | {"_looked": False, "_rows": {}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._loops, self._observer = prepare(self.game), self.game.observer

    def reset(self, seed: int | None = None) -> None:
        self.seed = self.seed if seed is None else seed
        self.scores[:] = 0
        self.done[:] = 0
        self.winners[:] = 0
        self._looked = False
        self._share(
            self._loops.deal_all,
            self._start, self._words, self._episodes, self.seats, self._options, self.seed, self.size,
        )  # fmt: skip
        if self.memory is not None:
            self._share_looking("begin_all", self.seats, memory=self.memory)

    def to_act(self) -> Any:
        seats = np.zeros(self.size, np.int64)
        self._share(self._loops.acting_all, seats)
        return seats

    def legal(self) -> Any:
        self._mask[:] = 0
        self._share_listing(self._loops.legal_all, self._mask)
        return self._mask

    def observations(self, kind: str = "observation", seat: int | None = None) -> Any:
        watcher = self.check_kind(kind, seat)
        seats = self.to_act() if watcher is None else np.full(self.size, watcher, np.int64)
        rows, loops, size = self._rows_of(kind), self._observer.prepare(), self.game.counsel.tensor.size
        if kind == "information_state" and self.memory is not None:
            self._share(loops.recall_all, seats, self.memory.plies, self.memory.digests, rows, size)
        else:
            self._share(loops.observe_all, seats, rows, size)
        return rows

    def _rows_of(self, kind: str) -> Any:
        if kind not in self._rows:
            self._rows[kind] = np.zeros((self.size, self.game.tensor_of(kind).size), np.int16)
        return self._rows[kind]

    def _wanted(self, moves: Any) -> Any:
        wanted = np.asarray(moves)
        if wanted.shape != (self.size,) or wanted.dtype.kind not in "iu":
            raise BadBatch(f"A step takes {self.size} whole numbers, one move for each table.")
        return np.ascontiguousarray(wanted, np.int64)

    def turn(self, moves: Any = None) -> Turn:
        look = (self._acting, self._rows_of("observation"), self._mask, self._allowed)
        if moves is None or self.memory is not None or not self._looked:
            if moves is not None:
                self.step(moves)
            self._share_listing(self._loops.look_all, *look)
            self._looked = True
        else:
            wanted = self._wanted(moves)
            at = self._loops.first_refused(0, self.size, wanted, len(self.game.moves), self._allowed)
            if at >= 0:
                self.refuse(at)
            self._share_listing(
                self._loops.turn_all,
                self._start, wanted, self.scores, self.done, self.winners, self._episodes,
                self.seats, self._options, self.seed, self.size, *look,
            )  # fmt: skip
        return Turn(self._rows_of("observation"), self._mask, self._acting, self.scores, self.done, self.winners)

    def check(self) -> None:
        """Nothing to say: an illegal move was refused at once."""

    def step(self, moves: Any) -> tuple[Any, Any]:
        wanted = self._wanted(moves)
        self._looked = False
        bad = [at for at in self._share_listing(self._loops.first_illegal, wanted) if at >= 0]
        if bad:
            self.refuse(min(bad))
        if self.memory is not None:
            plies, digests = self.memory.plies, self.memory.digests
            note = self._observer.prepare().note_all
            self._share(note, self.to_act(), wanted, self.seats, self._observer.host, plies, digests)
        self._share(
            self._loops.step_all,
            self._start, wanted, self.scores, self.done, self.winners, self._episodes,
            self.seats, self._options, self.seed, self.size,
        )  # fmt: skip
        if self.memory is not None:
            self._share_looking("take_in_all", self.done, self.seats, memory=self.memory)
        return self.scores, self.done

    def playout(self) -> Any:
        self.check_forgetful()
        self._run(self.game.rules.longest_match, 0)
        self._share(self._loops.score_all, self.scores, self.seats)
        return self.scores

    def run(self, plies: int) -> int:
        self.check_forgetful()
        return self._run(plies, 1)

    def _run(self, plies: int, resetting: int) -> int:
        self._looked = False
        self._share_listing(
            self._loops.run_all,
            self._start, plies, resetting, self._words, self._episodes, self._made,
            self.seats, self._options, self.seed, self.size,
        )  # fmt: skip
        return int(self._made.sum())

    def _share_listing(self, loop: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Like ``_share``, for loops that list moves: each share gets a list of its own."""

        def listing(tables: Any, first: int, last: int, *rest: Any) -> Any:
            return loop(tables, first, last, np.zeros(self.game.rules.longest_list, np.int64), *rest)

        return self._share(listing, *arguments)

    def _share_looking(self, name: str, *arguments: Any, memory: Memory) -> None:
        """Like ``_share``, for loops that look at tables: each share gets a row of its own."""
        loop, size = getattr(self._observer.prepare(), name), self.game.counsel.tensor.size

        def looking(tables: Any, first: int, last: int, *rest: Any) -> Any:
            return loop(tables, first, last, *rest, np.zeros(size, np.int16), size, memory.plies, memory.digests)

        self._share(looking, *arguments)

    def _share(self, loop: Callable[..., Any], *arguments: Any) -> list[Any]:
        """Run a loop over all tables, shared among the cores."""
        return self._cores.share(lambda first, last: loop(self.tables, first, last, *arguments))


class Cores:
    """All cores of the machine, each with its share of the tables."""

    def __init__(self, size: int) -> None:
        self._size = size
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self._threads = max(1, min(cores, size // WORTH_A_THREAD))
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None

    def share(self, loop: Callable[[int, int], Any]) -> list[Any]:
        """Run ``loop(first, last)`` for every share, at the same time."""
        if self._pool is None:
            return [loop(0, self._size)]
        cuts = [self._size * k // self._threads for k in range(self._threads + 1)]
        return list(self._pool.map(lambda k: loop(cuts[k], cuts[k + 1]), range(self._threads)))

    def __reduce__(self) -> Any:
        return Cores, (self._size,)
