"""The tables that a network is trained on: all seat counts, several sets of options, other players at some seats.

Everything is a torch tensor. On the CPU the tables are batches, whose NumPy arrays torch reads as they are; for a GPU
see ``training_gpu.py``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch

from ...batches import open_batch
from ...core.compiler.parts import Part, bind_to
from ...core.counsel import SCRATCH
from ...core.errors import DragonhallError
from ...core.game import Game

HERE = Path(__file__).parent
SIGNATURES = {
    "heuristic_all": "tables int int ints flags ints ints ints words ints",
    "privy_all": "tables int int ints int row int ints rows",
    "expected_all": "tables int int ints tables ints ints floats floats parts flags parts parts",
}
LEARNER, DRAKE, PAST = 0, 1, 2
"""The kinds of player at a seat."""
PRIVATE = 160
"""The most places of an observation that show the critic what only another seat knows."""
STRANGE = 4
"""One table in this many has other options than the default ones."""


class TooFewTables(DragonhallError):
    """There are more seat counts than tables."""


class Seen(NamedTuple):
    """The observations of all tables before a decision."""

    rows: torch.Tensor
    """The parts that the seats to act may know."""
    privy: torch.Tensor
    """The parts that only the other seats know: only the critic gets them."""
    mask: torch.Tensor
    acting: torch.Tensor


class Ends(NamedTuple):
    """How a decision ended games."""

    done: torch.Tensor
    shares: torch.Tensor
    """Of the games that ended: each seat's share of the win. Seats that a table does not have get 0."""
    scores: torch.Tensor


class Expected(NamedTuple):
    """The values of expectimax for all tables."""

    known: torch.Tensor
    """Where it says anything."""
    shares: torch.Tensor
    """Each seat's share of the win."""
    worth: torch.Tensor
    """The share that each legal move promises the seat to act."""


@cache
def training_part(game: Game) -> Part:
    """Return the loops as machine code."""
    module = bind_to(game, HERE / "loops.py", "dragonhall.lab.training.loops")
    return Part(game, "training loops", f"{__name__}:training_part", module, SIGNATURES)


class Tables(ABC):
    """Tables of one game, played together: at all its seat counts, and some with other options than the usual ones.

    Args:
        seats: of each table.
        usual: which tables have the usual options.
        others: the part of the tables at which others than the learner play too.
    """

    def __init__(self, game: Game, seats: Any, usual: Any, seed: int, device: str, others: float) -> None:
        self.game, self.device, self.size = game, device, len(seats)
        self.most = game.seats[-1]
        self.seats, self.usual = torch.as_tensor(seats, device=device), torch.as_tensor(usual, device=device)
        self.place = torch.arange(self.most, device=device)
        self.present = self.place < self.seats[:, None]
        """Which seats the tables have."""
        self.columns = private_columns(game)
        luck = np.random.default_rng(seed).random((self.size, 2))
        against = np.where(luck[:, 0] >= others, LEARNER, np.where(luck[:, 1] < 0.5, DRAKE, PAST))
        self.against = torch.as_tensor(against, device=device)
        """The opponent of the learner at each table."""
        self.with_past = torch.nonzero(self.against == PAST).squeeze(1)
        self.with_drake = torch.nonzero(self.against == DRAKE).squeeze(1)
        self._luck = torch.Generator(device).manual_seed(seed)
        self.owner = torch.zeros(self.size, self.most, dtype=torch.int64, device=device)
        self._seat_again(torch.ones(self.size, dtype=torch.bool, device=device))

    @abstractmethod
    def look(self) -> Seen:
        """Return what all tables show now."""

    @abstractmethod
    def turn(self, moves: torch.Tensor) -> tuple[Seen, Ends]:
        """Make a move on every table."""

    @abstractmethod
    def by_heuristic(self, acting: torch.Tensor, moves: torch.Tensor) -> None:
        """Replace the moves where Drake decides."""

    @abstractmethod
    def expected(self, acting: torch.Tensor) -> Expected:
        """Return what the game's expectimax says."""

    @abstractmethod
    def turn_options(self) -> None:
        """Go on with other options where tables have unusual ones, if they do not have all of them already."""

    def owners(self, acting: torch.Tensor) -> torch.Tensor:
        """Return the player who decides at every table."""
        return self.owner.gather(1, acting[:, None]).squeeze(1)

    def _ended(self, done: torch.Tensor, won: torch.Tensor, scores: torch.Tensor) -> Ends:
        winners = (won[:, None] >> self.place & 1).float()
        nobody = winners.sum(1, keepdim=True) == 0
        winners = torch.where(nobody, self.present.float(), winners)
        self._seat_again(done)
        return Ends(done, winners / winners.sum(1, keepdim=True), scores)

    def _seat_again(self, some: torch.Tensor) -> None:
        """Where games begin: a seat for the learner, and the others for those who play against it."""
        luck = torch.rand(self.size, generator=self._luck, device=self.device)
        mine = (luck * self.seats).long()
        owner = torch.where(self.place == mine[:, None], LEARNER, self.against[:, None])
        self.owner = torch.where(some[:, None], owner, self.owner)


def tables_for(
    game: Game, size: int, seed: int, device: str, others: float,
    sets: Sequence[tuple[int, Mapping[str, Any]]] = (),
) -> Tables:  # fmt: skip
    """Return the tables to train on.

    Args:
        sets: train only with these seat counts and options.
    """
    if device == "cuda":
        from .gpu import GpuTables

        return GpuTables(game, size, seed, others, sets)
    return CpuTables(game, size, seed, others, sets)


class CpuTables(Tables):
    """Tables on the CPU: a batch for each seat count, with the usual options and with others in turn."""

    def __init__(
        self, game: Game, size: int, seed: int, others: float, sets: Sequence[tuple[int, Mapping[str, Any]]]
    ) -> None:
        self.groups: list[Group] = []
        first = 0
        for seats, count, options in shared_out(game, size, sets):
            self.groups.append(Group(game, first, count, seats, options, seed + (first << 20)))
            first += count
        all_seats = np.concatenate([np.full(group.size, group.seats) for group in self.groups])
        usual = np.concatenate([np.full(group.size, not group.strange) for group in self.groups])
        super().__init__(game, all_seats, usual, seed, "cpu", others)

    def look(self) -> Seen:
        return self._seen([group.batch.turn() for group in self.groups])

    def turn(self, moves: torch.Tensor) -> tuple[Seen, Ends]:
        chosen = moves.numpy()
        turns = [group.batch.turn(chosen[group.some]) for group in self.groups]
        done = torch.cat([torch.from_numpy(turn.done) for turn in turns]).bool()
        won = torch.cat([torch.from_numpy(turn.winners) for turn in turns])
        scores = torch.zeros(self.size, self.most)
        for group, turn in zip(self.groups, turns, strict=True):
            scores[group.some, : group.seats] = torch.from_numpy(turn.scores).float()
        return self._seen(turns), self._ended(done, won, scores)

    def by_heuristic(self, acting: torch.Tensor, moves: torch.Tensor) -> None:
        wanted = (self.owners(acting) == DRAKE).to(torch.uint8)
        for group in self.groups:
            group.by_heuristic(acting[group.some], moves[group.some], wanted[group.some])

    def expected(self, acting: torch.Tensor) -> Expected:
        known = torch.zeros(self.size, dtype=torch.uint8)
        shares = torch.zeros(self.size, self.most, dtype=torch.float64)
        worth = torch.zeros(self.size, len(self.game.moves), dtype=torch.float64)
        for group in self.groups:
            group.expected(*(each[group.some] for each in (acting, known, shares, worth)))
        return Expected(known.bool(), shares.float(), worth.float())

    def turn_options(self) -> None:
        for group in self.groups:
            group.turn_options()

    def _seen(self, turns: list[Any]) -> Seen:
        rows = torch.cat([torch.from_numpy(turn.observations) for turn in turns])
        mask = torch.cat([torch.from_numpy(turn.mask) for turn in turns]).bool()
        acting = torch.cat([torch.from_numpy(turn.to_act) for turn in turns])
        privy = torch.zeros(self.size, (self.most - 1) * len(self.columns), dtype=torch.int16)
        if len(self.columns):
            for group in self.groups:
                group.privy(acting[group.some], self.columns, privy[group.some])
        return Seen(rows, privy, mask, acting)


def shared_out(
    game: Game, size: int, sets: Sequence[tuple[int, Mapping[str, Any]]]
) -> Iterator[tuple[int, int, list[Mapping[str, Any]]]]:
    """Share the tables out: yield seats, the number of tables, and the sets of options that they have in turn.

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

    def __init__(self, game: Game, first: int, size: int, seats: int, sets: list[Any], seed: int) -> None:
        self.game, self.size, self.seats = game, size, seats
        self.some = slice(first, first + size)
        """Its places among all tables."""
        self._sets, self._seed, self._turned = sets, seed, seats  # so that there are several sets at a time
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
        self.batch = open_batch(self.game, self.size, self.seats, "cpu", options, self._seed + (self._turned << 40))
        self._words, self._weights = words_from(self._seed, self.size), weights_of(self.game)

    def by_heuristic(self, acting: torch.Tensor, moves: torch.Tensor, wanted: torch.Tensor) -> None:
        longest = self.game.rules.longest_list
        training_part(self.game).code.heuristic_all(
            self.batch.tables, 0, self.size, acting.numpy(), wanted.numpy(), np.zeros(longest, np.int64), self._weights,
            np.zeros(longest, np.int64), self._words, moves.numpy(),
        )  # fmt: skip

    def privy(self, acting: torch.Tensor, columns: Any, rows: torch.Tensor) -> None:
        size = self.game.counsel.tensor.size
        training_part(self.game).code.privy_all(
            self.batch.tables, 0, self.size, acting.numpy(), self.seats, np.zeros(size, np.int16), size, columns,
            rows.numpy(),
        )  # fmt: skip

    def expected(self, acting: torch.Tensor, known: torch.Tensor, shares: torch.Tensor, worth: torch.Tensor) -> None:
        longest = self.game.rules.longest_list
        training_part(self.game).code.expected_all(
            self.batch.tables, 0, self.size, acting.numpy(), self.game.Table.new(3), np.zeros(longest, np.int64),
            gauge_of(self.game), np.zeros(SCRATCH[1]), np.zeros(longest), np.zeros(SCRATCH), known.numpy(),
            shares.numpy(), worth.numpy(),
        )  # fmt: skip


def words_from(seed: int, size: int) -> Any:
    """Random words, one for each table, with which Drake chooses among equal moves."""
    return seed + np.arange(1, size + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)


def weights_of(game: Game) -> Any:
    return np.array(game.counsel.heuristic_weights or (0,), np.int64)


def gauge_of(game: Game) -> Any:
    return np.array(game.counsel.evaluation_weights or (0,), np.int64)


def fits(game: Game, seats: int, options: Any) -> bool:
    """Whether a game can be played with these options at this number of seats."""
    try:
        game.complete(seats, options)
    except DragonhallError:
        return False
    return True


@cache
def private_columns(game: Game) -> Any:
    """Return the places of an observation that only its own seat is ever shown: where it differs from the public one.

    They are found by looking at random play; places that never differed there help the critic little. Of many places
    those are taken that differ most often: the seat's own cards.
    """
    found = np.zeros(game.counsel.tensor.size, np.int64)
    for seats in (seats for seats in game.seats if seats > 1 and fits(game, seats, {})):
        batch = open_batch(game, 32, seats, "cpu", {}, seats)
        for _ in range(20):
            own = batch.observations(seat=0).copy()
            found += (own != batch.observations("public")).sum(0)
            batch.run(7)
    parts = {part.name: slice(game.counsel.tensor.first(part.name), None) for part in game.counsel.tensor}
    if "me" in parts:  # the number of the seat is no secret
        start = parts["me"].start
        found[start : start + game.seats[-1]] = 0
    most = np.argsort(-found, kind="stable")[:PRIVATE]
    return np.sort(most[found[most] > 0])
