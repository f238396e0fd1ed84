"""The tables that a network is trained on, on a GPU: all seat counts and options together, a few launches a decision.

Nothing waits for the GPU: the next launches are queued while it works.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ...batches import loops_of
from ...batches.gpu import find_cuda
from ...core.counsel import SCRATCH
from ...core.game import Game
from ...core.rule import bind
from .tables import (
    DRAKE,
    Ends,
    Expected,
    Seen,
    Tables,
    gauge_of,
    shared_out,
    training_part,
    weights_of,
    words_from,
)

HERE = Path(__file__).parent
THREADS = 64


class GpuTables(Tables):
    """Tables on a GPU. Every set of options is played at the same time."""

    def __init__(
        self, game: Game, size: int, seed: int, others: float, sets: Sequence[tuple[int, Mapping[str, Any]]]
    ) -> None:
        cuda = find_cuda()
        groups = [
            (seats, count * (k + 1) // len(options) - count * k // len(options), numbers, len(options) == 1)
            for seats, count, options in shared_out(game, size, sets)
            for k, numbers in enumerate(options)
        ]
        counts = [count for _, count, _, _ in groups]
        numbers = [game.option_numbers(seats, game.complete(seats, options)) for seats, _, options, _ in groups]
        seats = np.repeat([seats for seats, *_ in groups], counts)
        super().__init__(game, seats, np.repeat([usual for *_, usual in groups], counts), seed, "cuda", others)
        self._kernels, self._seed = kernels_of(game), seed
        self._tables, self._start = cuda.to_device(game.Table.new(self.size)), cuda.to_device(game.Table.new())
        self._group = cuda.to_device(np.repeat(np.arange(len(groups)), counts))
        self._options = cuda.to_device(np.stack(numbers))
        self._words = cuda.to_device(words_from(seed, self.size))
        self._weights = cuda.to_device(weights_of(game))
        self._episodes = cuda.to_device(np.zeros(self.size, np.int64))
        places = self.most if len(self.columns) else 1

        def room(*shape: int, kind: torch.dtype) -> torch.Tensor:
            return torch.zeros(*shape, dtype=kind, device="cuda")

        self._rows = room(places, self.size, game.counsel.tensor.size, kind=torch.int16)
        self._mask = room(self.size, len(game.moves), kind=torch.uint8)
        self._acting, self._won = room(self.size, kind=torch.int64), room(self.size, kind=torch.int64)
        self._scores, self._done = room(self.size, self.most, kind=torch.int32), room(self.size, kind=torch.uint8)
        self._private = torch.as_tensor(self.columns, device="cuda")
        launched = ("seats", "_rows", "_mask", "_acting", "_won", "_scores", "_done")
        self._shared = {name: cuda.as_cuda_array(getattr(self, name)) for name in launched}
        self._as_array = cuda.as_cuda_array
        self._spare: list[Any] | None = None
        self._launch(
            "deal_all", self.size, self._tables, self._start, self._episodes, self._shared["seats"], self._group,
            self._options, seed, self._shared["_acting"],
        )  # fmt: skip

    def look(self) -> Seen:
        shared = self._shared
        self._rows.zero_()
        self._mask.zero_()
        self._launch(
            "see_all", self.size * len(self._rows), self._tables, shared["_acting"], shared["seats"], self.size,
            shared["_rows"],
        )  # fmt: skip
        self._launch("choices_all", self.size, self._tables, shared["_acting"], shared["_mask"])
        privy = self._rows[1:].index_select(2, self._private).transpose(0, 1).flatten(1)
        if not len(self.columns):
            privy = privy.new_zeros(self.size, 0)
        return Seen(self._rows[0], privy, self._mask.bool(), self._acting.clone())

    def turn(self, moves: torch.Tensor) -> tuple[Seen, Ends]:
        shared = self._shared
        self._launch(
            "advance_all", self.size, self._tables, self._start, self._as_array(moves), shared["_scores"],
            shared["_done"], shared["_won"], self._episodes, shared["seats"], self._group, self._options, self._seed,
            shared["_acting"],
        )  # fmt: skip
        ends = self._ended(self._done.bool(), self._won, self._scores.float())
        return self.look(), ends

    def by_heuristic(self, acting: torch.Tensor, moves: torch.Tensor) -> None:
        if len(self.with_drake):
            self._launch(
                "heuristic_all", len(self.with_drake), self._tables, self._as_array(self.with_drake),
                self._as_array(acting), self._as_array(self.owner), self._weights, self._words, self._as_array(moves),
            )  # fmt: skip

    def expected(self, acting: torch.Tensor) -> Expected:
        if self._spare is None:
            longest, size = self.game.rules.longest_list, self.size
            self._spare = [
                find_cuda().to_device(self.game.Table.new(3 * size)), find_cuda().to_device(gauge_of(self.game)),
                *(
                    self._as_array(torch.zeros(size, *shape, dtype=torch.float64, device="cuda"))
                    for shape in ((SCRATCH[1],), (longest,), SCRATCH)
                ),
            ]  # fmt: skip
        known = torch.zeros(self.size, dtype=torch.uint8, device="cuda")
        shares = torch.zeros(self.size, self.most, dtype=torch.float64, device="cuda")
        worth = torch.zeros(self.size, len(self.game.moves), dtype=torch.float64, device="cuda")
        told = [self._as_array(each) for each in (known, shares, worth)]
        self._launch("expected_all", self.size, self._tables, self._as_array(acting), *self._spare, *told)
        return Expected(known.bool(), shares.float(), worth.float())

    def turn_options(self) -> None:
        """Nothing to do: all options are played at the same time."""

    def _launch(self, name: str, threads: int, *arguments: Any) -> None:
        getattr(self._kernels, name)[(threads + THREADS - 1) // THREADS, THREADS](*arguments, threads)


@cache
def kernels_of(game: Game) -> Any:
    """Return the loops as GPU kernels."""
    from ...core.compiler.numba_backend import form_of

    loops = loops_of(game)
    called = ("first_seat", "to_act", "table_seed", "begin_table", "step_table", "legal", "observe")
    names: dict[str, Any] = {name: form_of(getattr(loops, name)) for name in called}
    names |= {name: form_of(getattr(training_part(game).module, name)) for name in ("heuristic_of", "expected_of")}
    names |= {"LONGEST_LIST": game.rules.longest_list, "DRAKE": DRAKE}
    return bind(HERE / "kernels.py", f"dragonhall.lab.training.kernels.{game.name}", names)
