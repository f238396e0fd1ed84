"""A batch on a GPU: the same rules, one thread per table. Arrays stay on the GPU and are shared without copying.

Every array handed out has ``__cuda_array_interface__``, so ``torch.as_tensor(array, device="cuda")``,
``cupy.asarray(array)`` and, through DLPack, JAX read and write the very same memory.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from ..core.compiler.parts import progress
from ..core.errors import NotLegalNow
from ..core.game import Game
from ..core.observe.observer import Memory
from ..core.options import Numbers
from ..core.record import Tables
from ..core.rule import NEVER_COMPILE, bind
from ..core.rules import RULES
from . import HERE, BadBatch, Batch, NoGpu, Turn, loops_of

THREADS = 64


def find_cuda() -> Any:
    """Numba's CUDA target, or an error that says why there is none."""
    if NEVER_COMPILE:
        raise NoGpu("Rules that are never compiled (DRAGONHALL_INTERPRETED) cannot run on a GPU.")
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still uses the name that NumPy 2.5 removed
    try:
        from numba import cuda

        usable = cuda.is_available()
    except Exception as error:
        raise NoGpu(f"No GPU can be used here: {error}") from error
    if not usable:
        raise NoGpu("No GPU can be used here. You need an NVIDIA GPU and: pip install 'dragonhall[gpu]'.")
    return cuda


def kernels_of(game: Game) -> Any:
    from ..core.compiler.numba_backend import form_of

    loops = loops_of(game)
    names: dict[str, Any] = {rule: form_of(getattr(game.rules, rule)) for rule in RULES}
    names |= {"RECORD": game.Table.dtype, "LONGEST_LIST": game.rules.longest_list, "CHOICES": loops.CHOICES}
    for name in (
        "mixed",
        "first_seat",
        "table_seed",
        "begin_table",
        "run_table",
        "mask_table",
        "may_step",
        "step_table",
        "was_legal",
        "look_blank",
    ):
        names[name] = form_of(getattr(loops, name))
    names["TENSOR_SIZE"] = game.counsel.tensor.size
    for name in ("observe_row", "recall_table", "forget", "take_in", "note_move"):
        names[name] = form_of(getattr(game.observer.module, name))
    return bind(HERE / "kernels.py", f"dragonhall.batches.kernels.{game.name}", names)


class GpuBatch(Batch):
    def __init__(
        self, game: Game, size: int, seats: int, options: Numbers, seed: int, recall: bool, start: Tables
    ) -> None:
        self._cuda = cuda = find_cuda()
        self.game, self.size, self.seats = game, size, seats
        self._kernels = kernels_of(game)
        self.tables = cuda.to_device(game.Table.new(size))
        self._start = cuda.to_device(start)
        self.scores = cuda.to_device(np.zeros((size, seats), np.int32))
        self.done = cuda.to_device(np.zeros(size, np.uint8))
        self.winners = cuda.to_device(np.zeros(size, np.int64))
        self._mask = cuda.to_device(np.zeros((size, len(game.moves)), np.uint8))
        self._acting = cuda.to_device(np.zeros(size, np.int64))
        self._words = cuda.to_device(np.zeros(size, np.uint64))
        self._episodes = cuda.to_device(np.zeros(size, np.int64))
        self._made = cuda.to_device(np.zeros(size, np.int64))
        self._options = cuda.to_device(options)
        bits = np.zeros((size, (len(game.moves) + 7) // 8), np.uint8, order="F")
        self._allowed, self._looked = cuda.to_device(bits), False
        self._refused = cuda.to_device(np.full(1, -1, np.int64))
        self._rows: dict[str, Any] = {}
        self._known: set[str] = set()
        self.memory = None
        if recall:
            blank = Memory.new(size, seats)
            self.memory = Memory(cuda.to_device(blank.plies), cuda.to_device(blank.digests))
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        self.seed = self.seed if seed is None else seed
        self._looked = False
        self._launch(
            "deal_all", self.tables, self._start, self._words, self._episodes, self.seats, self._options, self.seed
        )
        if self.memory is not None:
            self._launch("begin_all", self.tables, self.seats, self.memory.plies, self.memory.digests)

    def to_act(self) -> Any:
        self._launch("acting_all", self.tables, self._acting)
        return self._acting

    def legal(self) -> Any:
        self._launch("legal_all", self.tables, self._mask)
        return self._mask

    def observations(self, kind: str = "observation", seat: int | None = None) -> Any:
        watcher = self.check_kind(kind, seat)
        seats = self.to_act() if watcher is None else self._cuda.to_device(np.full(self.size, watcher, np.int64))
        rows = self._rows_of(kind)
        if kind == "information_state" and self.memory is not None:
            self._launch("recall_all", self.tables, seats, self.memory.plies, self.memory.digests, rows)
        else:
            self._launch("observe_all", self.tables, seats, rows)
        return rows

    def _rows_of(self, kind: str) -> Any:
        if kind not in self._rows:
            rows = np.zeros((self.size, self.game.tensor_of(kind).size), np.int16)
            self._rows[kind] = self._cuda.to_device(rows)
        return self._rows[kind]

    def turn(self, moves: Any = None, stream: int = 0) -> Turn:
        """One launch, on the stream with this handle (0: the default one), without waiting for the GPU.

        An illegal move is not made; ``check`` reports it. So the call can be captured into a CUDA graph. The first
        turn after anything but a turn makes the step by itself, which waits.
        """
        stepping = moves is not None
        if stepping and (self.memory is not None or not self._looked):
            self.step(moves)
            stepping = False
        wanted = self._wanted(moves) if stepping else self._acting
        queue = self._cuda.external_stream(stream) if stream else 0
        rows = self._rows_of("observation")
        for array in (rows, self._mask):
            self._cuda.cudadrv.driver.device_memset(array, 0, array.nbytes, stream=queue)
        self._launch(
            "turn_all",
            self.tables, self._start, wanted, int(stepping), self.scores, self.done, self.winners, self._episodes,
            self.seats, self._options, self.seed, self._acting, rows, self._mask, self._allowed, self._refused,
            stream=queue,
        )  # fmt: skip
        self._looked = True
        return Turn(rows, self._mask, self._acting, self.scores, self.done, self.winners)

    def check(self) -> None:
        at = int(self._refused.copy_to_host()[0])
        if at >= 0:
            self._refused.copy_to_device(np.full(1, -1, np.int64))
            raise NotLegalNow(f"The move for table {at} was not legal there; it was not made.")

    def _wanted(self, moves: Any) -> Any:
        wanted = self._cuda.as_cuda_array(moves) if hasattr(moves, "__cuda_array_interface__") else np.asarray(moves)
        if wanted.shape != (self.size,) or np.dtype(wanted.dtype) != np.int64:
            raise BadBatch(f"A step takes {self.size} whole numbers (int64), one move for each table.")
        return self._cuda.to_device(wanted) if isinstance(wanted, np.ndarray) else wanted

    def step(self, moves: Any) -> tuple[Any, Any]:
        wanted = self._wanted(moves)
        self._looked = False
        worst = self._cuda.to_device(np.full(1, -1, np.int64))
        self._launch("mark_illegal", self.tables, wanted, worst)
        at = int(worst.copy_to_host()[0])
        if at >= 0:
            self.refuse(at)
        if self.memory is not None:
            plies, digests, host = self.memory.plies, self.memory.digests, self.game.observer.host
            self._launch("note_all", self.tables, self.to_act(), wanted, self.seats, host, plies, digests)
        self._launch(
            "step_all",
            self.tables, self._start, wanted, self.scores, self.done, self.winners, self._episodes,
            self.seats, self._options, self.seed,
        )  # fmt: skip
        if self.memory is not None:
            self._launch("take_in_all", self.tables, self.done, self.seats, self.memory.plies, self.memory.digests)
        return self.scores, self.done

    def playout(self) -> Any:
        self.check_forgetful()
        self._run(self.game.rules.longest_match, 0)
        self._launch("score_all", self.tables, self.scores, self.seats)
        return self.scores

    def run(self, plies: int) -> int:
        self.check_forgetful()
        self._run(plies, 1)
        return int(self._made.copy_to_host().sum())

    def _run(self, plies: int, resetting: int) -> None:
        self._looked = False
        self._launch(
            "run_all_in_place" if self.game.rules.played_in_place else "run_all",
            self.tables, self._start, plies, resetting, self._words, self._episodes, self._made,
            self.seats, self._options, self.seed,
        )  # fmt: skip

    def synchronize(self) -> None:
        self._cuda.synchronize()

    def _launch(self, name: str, *arguments: Any, stream: Any = 0) -> None:
        if name not in self._known:
            started = time.perf_counter()
            progress(f"{self.game.name}: compiling {name} for the GPU ... 0/1")
        getattr(self._kernels, name)[(self.size + THREADS - 1) // THREADS, THREADS, stream](*arguments, self.size)
        if name not in self._known:
            self._known.add(name)
            progress(f"{self.game.name}: {name} ready in {time.perf_counter() - started:.1f} s", end="\n")
