"""The tables that a network is trained on: all seat counts, several sets of options, other players at some seats.

Everything is a torch tensor on the device of the batches. On a GPU the batches share their memory with torch; on the
CPU they are NumPy arrays, which torch reads as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch

from ..batches import open_batch
from ..core.compiling import Part, bind_to
from ..core.errors import DragonhallError
from ..core.game import Game

HERE = Path(__file__).parent
SIGNATURES = {
    "heuristic_all": "tables int int ints flags ints ints ints words ints",
    "privy_all": "tables int int ints int row int ints rows",
}
LEARNER, DRAKE, PAST = 0, 1, 2
"""Who has a seat."""
THREADS = 64
STRANGE = 4
"""One table in so many has other options than the default ones."""


class TooFewTables(DragonhallError):
    """There are more seat counts than tables."""


class Seen(NamedTuple):
    """What all tables show before a decision."""

    rows: torch.Tensor
    """What the seats to act may know."""
    privy: torch.Tensor
    """What the other seats alone know: only the critic gets it."""
    mask: torch.Tensor
    acting: torch.Tensor


class Ends(NamedTuple):
    """How a decision ended games."""

    done: torch.Tensor
    shares: torch.Tensor
    """Of the games that ended: each seat's share of the win. Seats that a table does not have get 0."""
    scores: torch.Tensor


@cache
def training_part(game: Game) -> Part:
    """The loops as machine code."""
    module = bind_to(game, HERE / "training_loops.py", "dragonhall.lab.training_loops")
    return Part(game, "training loops", f"{__name__}:training_part", module, SIGNATURES)


class Tables:
    """Tables of one game, played together: at all its seat counts, and some with other options than the usual ones.

    Args:
        others: the part of the tables at which others than the learner play too.
        sets: train only with these sets of options and seat counts, the numbers of seats and the options of each.
    """

    def __init__(
        self, game: Game, size: int, seed: int, device: str, others: float,
        sets: Sequence[tuple[int, Mapping[str, Any]]] = (),
    ) -> None:  # fmt: skip
        self.game, self.device, self.seed = game, device, seed
        self.most = game.seats[-1]
        self.groups: list[Group] = []
        first = 0
        for seats, count, options in shared_out(game, size, sets):
            self.groups.append(Group(game, first, count, seats, options, seed + (first << 20), device))
            first += count
        self.size = first
        self.seats = self.tensor(np.concatenate([np.full(group.size, group.seats) for group in self.groups]))
        self.usual = self.tensor(np.concatenate([np.full(group.size, not group.strange) for group in self.groups]))
        """Which tables have the usual options."""
        self.place = torch.arange(self.most, device=device)
        self.columns = private_columns(game)
        self._luck = np.random.default_rng(seed)
        self._mixed = self.tensor(self._luck.random(self.size) < others).bool()
        self.owner = torch.zeros(self.size, self.most, dtype=torch.int64, device=device)
        self._seat_again(torch.ones(self.size, dtype=torch.bool, device=device))

    def tensor(self, array: Any) -> torch.Tensor:
        return torch.as_tensor(array, device=self.device)

    def look(self) -> Seen:
        """What all tables show now."""
        return self._seen([group.batch.turn() for group in self.groups])

    def turn(self, moves: torch.Tensor) -> tuple[Seen, Ends]:
        """Make a move on every table."""
        turns = [group.batch.turn(group.moves(moves)) for group in self.groups]
        seen = self._seen(turns)
        done = torch.cat([self.tensor(turn.done) for turn in turns]).bool()
        won = torch.cat([self.tensor(turn.winners) for turn in turns])
        scores = torch.zeros(self.size, self.most, device=self.device)
        for group, turn in zip(self.groups, turns, strict=True):
            scores[group.first : group.first + group.size, : group.seats] = self.tensor(turn.scores).float()
        winners = (won[:, None] >> self.place & 1).float()
        present = (self.place < self.seats[:, None]).float()
        nobody = (winners.sum(1, keepdim=True) == 0).float()
        winners = winners + nobody * present
        if bool(done.any()):
            self._seat_again(done)
        return seen, Ends(done, winners / winners.sum(1, keepdim=True), scores)

    def by_heuristic(self, acting: torch.Tensor, moves: torch.Tensor, wanted: torch.Tensor) -> None:
        """Replace the moves where Drake decides."""
        for group in self.groups:
            some = slice(group.first, group.first + group.size)
            if bool(wanted[some].any()):
                group.by_heuristic(acting[some], moves[some], wanted[some].to(torch.uint8))

    def owners(self, acting: torch.Tensor) -> torch.Tensor:
        """Who decides at every table."""
        return self.owner.gather(1, acting[:, None]).squeeze(1)

    def turn_options(self) -> None:
        """Go on with the next set of options where tables have strange ones."""
        for group in self.groups:
            group.turn_options()

    def _seen(self, turns: list[Any]) -> Seen:
        rows = torch.cat([self.tensor(turn.observations) for turn in turns])
        mask = torch.cat([self.tensor(turn.mask) for turn in turns]).bool()
        acting = torch.cat([self.tensor(turn.to_act) for turn in turns])
        privy = torch.zeros(self.size, (self.most - 1) * len(self.columns), dtype=torch.int16, device=self.device)
        if len(self.columns):
            for group in self.groups:
                some = slice(group.first, group.first + group.size)
                group.privy(acting[some], self.columns, privy[some])
        return Seen(rows, privy, mask, acting)

    def _seat_again(self, some: torch.Tensor) -> None:
        """Where games begin: seats for the learner and, at the mixed tables, for the others."""
        some = some & self._mixed
        count = int(some.sum())
        if count:
            seats = self.seats[some].cpu().numpy()
            mine = (self._luck.random(count) * seats).astype(np.int64)
            owner = np.where(self._luck.random(count) < 0.5, DRAKE, PAST)
            rows = np.repeat(owner[:, None], self.most, 1)
            rows[np.arange(count), mine] = LEARNER
            self.owner[some] = self.tensor(rows)


def shared_out(
    game: Game, size: int, sets: Sequence[tuple[int, Mapping[str, Any]]]
) -> Iterator[tuple[int, int, list[Mapping[str, Any]]]]:
    """So many tables, shared out: seats, the number of tables, and the sets of options that they have in turn.

    Raises:
        TooFewTables: not every seat count gets a table.
    """
    plans: list[tuple[int, list[Mapping[str, Any]], list[Mapping[str, Any]]]] = []
    if sets:
        plans = [(seats, [options], []) for seats, options in sets]
    else:
        for seats in (seats for seats in game.seats if seats > 1):
            strange = [options for options in game.test_options if options and fits(game, seats, options)]
            plans.append((seats, [{}], strange) if fits(game, seats, {}) else (seats, strange, []))
    if size < len(plans):
        raise TooFewTables(f"{game.title} has {len(plans)} seat counts: train on at least as many tables.")
    for k, (seats, usual, strange) in enumerate(plans):
        count = size * (k + 1) // len(plans) - size * k // len(plans)
        few = count // STRANGE if strange else 0
        yield seats, count - few, usual
        if few:
            yield seats, few, strange


class Group:
    """Tables with the same seats and options: one batch."""

    def __init__(
        self, game: Game, first: int, size: int, seats: int, sets: list[Any], seed: int, device: str
    ) -> None:  # fmt: skip
        self.game, self.first, self.size, self.seats, self.device = game, first, size, seats, device
        self._sets, self._seed, self._turned = sets, seed, seats  # so that there are several sets at a time
        self._kernels: Any = None
        self._deal()

    @property
    def strange(self) -> bool:
        return len(self._sets) > 1

    def turn_options(self) -> None:
        if len(self._sets) > 1:
            self._turned += 1
            self._deal()

    def _deal(self) -> None:
        options = self._sets[self._turned % len(self._sets)]
        self.batch = open_batch(
            self.game, self.size, self.seats, self.device, options, self._seed + (self._turned << 40)
        )
        words = self._seed + np.arange(1, self.size + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        weights = np.array(self.game.counsel.heuristic_weights or (0,), np.int64)
        if self.device == "cuda":
            from numba import cuda

            self._words, self._weights = cuda.to_device(words), cuda.to_device(weights)
        else:
            self._words, self._weights = words, weights

    def moves(self, moves: torch.Tensor) -> Any:
        some = moves[self.first : self.first + self.size]
        return some.contiguous() if self.device == "cuda" else some.numpy()

    def by_heuristic(self, acting: torch.Tensor, moves: torch.Tensor, wanted: torch.Tensor) -> None:
        if self.device == "cuda":
            self._launch("heuristic_all", acting, wanted, self._weights, self._words, moves)
            return
        longest = self.game.rules.longest_list
        training_part(self.game).code.heuristic_all(
            self.batch.tables, 0, self.size, acting.numpy(), wanted.numpy(), np.zeros(longest, np.int64), self._weights,
            np.zeros(longest, np.int64), self._words, moves.numpy(),
        )  # fmt: skip

    def privy(self, acting: torch.Tensor, columns: Any, rows: torch.Tensor) -> None:
        if self.device == "cuda":
            self._launch("privy_all", acting, self.seats, torch.as_tensor(columns, device="cuda"), rows)
            return
        size = self.game.counsel.tensor.size
        training_part(self.game).code.privy_all(
            self.batch.tables, 0, self.size, acting.numpy(), self.seats, np.zeros(size, np.int16), size, columns,
            rows.numpy(),
        )  # fmt: skip

    def _launch(self, name: str, *arguments: Any) -> None:
        from numba import cuda

        if self._kernels is None:
            self._kernels = kernels_of(self.game)
        given = [cuda.as_cuda_array(each) if isinstance(each, torch.Tensor) else each for each in arguments]
        getattr(self._kernels, name)[(self.size + THREADS - 1) // THREADS, THREADS](
            self.batch.tables, *given, self.size
        )


@cache
def kernels_of(game: Game) -> Any:
    """The loops as GPU kernels."""
    from ..core.machine_code import form_of
    from ..core.rule import bind

    loops = training_part(game).module
    names: dict[str, Any] = {name: form_of(getattr(loops, name)) for name in ("heuristic_of", "privy_of")}
    names |= {"LONGEST_LIST": game.rules.longest_list, "TENSOR_SIZE": game.counsel.tensor.size}
    return bind(HERE / "training_kernels.py", f"dragonhall.lab.training_kernels.{game.name}", names)


def fits(game: Game, seats: int, options: Any) -> bool:
    """Whether a game can be played with these options at this number of seats."""
    try:
        game.complete(seats, options)
    except DragonhallError:
        return False
    return True


@cache
def private_columns(game: Game) -> Any:
    """The places of an observation that only its own seat is ever shown: where it differs from the public one.

    They are found by looking at random play; places that never differed there tell the critic little.
    """
    found = np.zeros(game.counsel.tensor.size, bool)
    for seats in (seats for seats in game.seats if seats > 1 and fits(game, seats, {})):
        batch = open_batch(game, 32, seats, "cpu", {}, seats)
        for _ in range(20):
            own = batch.observations(seat=0).copy()
            found |= (own != batch.observations("public")).any(0)
            batch.run(7)
    parts = {part.name: slice(game.counsel.tensor.first(part.name), None) for part in game.counsel.tensor}
    if "me" in parts:  # the number of the seat is no secret
        start = parts["me"].start
        found[start : start + game.seats[-1]] = False
    return np.flatnonzero(found)
