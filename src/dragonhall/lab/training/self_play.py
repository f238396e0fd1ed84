"""Laps of self-play: a fixed number of decisions at many tables, from which the networks then learn.

They are played where the networks are (``Here``), or by actors on a crew (``ByActors``): processes of this machine or
nodes of a cluster. An actor is a task, and its tables travel with it: whoever does the task, and however often, plays
the same lap.
"""

from __future__ import annotations

import copy
import pickle
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np
import torch

from ...batches import batch_part
from ...games import game as find_game
from ..arena.arena import sub_seed
from ..jobs.crew import Crew, Makes, in_order
from .tables import DRAKE, LEARNER, PAST, Tables, shared_out, tables_for, training_part

Policy = Callable[[torch.Tensor], torch.Tensor]
"""The marks of all moves, from what the seats to act may know."""
SELVES = 8
"""How many past selves are kept."""
PARTS: tuple[Makes, ...] = (batch_part, training_part)
"""The rules that an actor needs as machine code."""


@dataclass(frozen=True)
class Room:
    """The tables to play at."""

    game: str
    tables: int
    steps: int
    """Decisions at each table in a lap."""
    others: float
    seed: int
    sets: Sequence[tuple[int, Mapping[str, Any]]] = ()

    def opened(self, device: str = "cpu") -> Tables:
        return tables_for(find_game(self.game), self.tables, self.seed, device, self.others, self.sets)


class Lap(NamedTuple):
    """The events of a lap, by decisions and tables. The first four have one entry more: what the lap ends with."""

    rows: torch.Tensor
    privy: torch.Tensor
    mask: torch.Tensor
    acting: torch.Tensor
    moves: torch.Tensor
    chances: torch.Tensor
    mine: torch.Tensor
    """Where the learner decided, and had a choice."""
    rewards: torch.Tensor
    """For every seat."""
    done: torch.Tensor
    seats: torch.Tensor
    """Of each table, in a single row."""


class Playing:
    """Tables at which policies play, lap after lap."""

    def __init__(self, tables: Tables, steps: int) -> None:
        self.tables, self.steps = tables, steps
        self.spread = torch.ones((), device=tables.device)
        """How far scores are from their mean, of late."""

    def empty(self) -> Lap:
        """Room for a lap."""
        game, steps, size, most = self.tables.game, self.steps, self.tables.size, self.tables.most

        def room(*shape: int, kind: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros(*shape, dtype=kind, device=self.tables.device)

        return Lap(
            rows=room(steps + 1, size, game.counsel.tensor.size, kind=torch.int16),
            privy=room(steps + 1, size, (most - 1) * len(self.tables.columns), kind=torch.int16),
            mask=room(steps + 1, size, len(game.moves), kind=torch.bool),
            acting=room(steps + 1, size, kind=torch.int64),
            moves=room(steps, size, kind=torch.int64),
            chances=room(steps, size),
            mine=room(steps, size, kind=torch.bool),
            rewards=room(steps, size, most),
            done=room(steps, size, kind=torch.bool),
            seats=self.tables.seats[None],
        )

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(
        self, lap: Lap, policy: Policy | None, past: Policy | None, shaping: float, luck: torch.Generator | None = None
    ) -> torch.Tensor:
        """Play a lap, at random without a policy. Returns what the learner won in games against Drake, as multiples of
        an even share, and the number of these games."""
        tables, seats, count_of_moves = self.tables, self.tables.seats[:, None], len(self.tables.game.moves)
        against = torch.zeros(2, device=tables.device)
        seen = tables.look()
        for step in range(self.steps):
            lap.rows[step], lap.privy[step], lap.mask[step], lap.acting[step] = seen
            owner = tables.owners(seen.acting)
            marks = torch.zeros(seen.mask.shape, device=tables.device)
            if policy is not None:
                marks = policy(seen.rows)[:, :count_of_moves]
            moves, lap.chances[step] = drawn(marks, seen.mask, luck)
            some = tables.with_past
            if past is not None and len(some):
                theirs, _ = drawn(past(seen.rows[some])[:, :count_of_moves], seen.mask[some], luck)
                moves[some] = torch.where(owner[some] == PAST, theirs, moves[some])
            tables.by_heuristic(seen.acting, moves)
            lap.moves[step] = moves
            lap.mine[step] = (owner == LEARNER) & (seen.mask.sum(1) > 1)
            learner = (tables.owner == LEARNER) & tables.present
            seen, ends = tables.turn(moves)
            lap.done[step] = ends.done
            level = ends.scores - (ends.scores * tables.present).sum(1, keepdim=True) / seats
            over = ends.done[:, None] & tables.present
            some = ends.done & tables.usual & (tables.against == DRAKE)
            against += torch.stack([((ends.shares * learner).sum(1) * tables.seats * some).sum(), some.sum()])
            count = over.sum()
            spread = ((level * over).square().sum() / count.clamp(min=1)).sqrt().clamp(min=1.0)
            self.spread.lerp_(spread, 0.02 * (count > 0))
            fair = (ends.shares - 1 / seats) * seats / (seats - 1)
            reward = fair + shaping * (level / (2 * self.spread)).clamp(-2, 2)
            lap.rewards[step] = torch.where(over, reward, 0.0)
        lap.rows[-1], lap.privy[-1], lap.mask[-1], lap.acting[-1] = seen
        return against


def drawn(
    marks: torch.Tensor, mask: torch.Tensor, luck: torch.Generator | None = None
) -> tuple[torch.Tensor, torch.Tensor]:
    """Draw a legal move for each row, by the chances that the marks give (the Gumbel trick), and its log chance."""
    marks = marks.masked_fill(~mask, -1e9)
    noise = torch.rand(marks.shape, generator=luck, device=marks.device).clamp(1e-10, 1 - 1e-7)
    moves = (marks - (-noise.log()).log()).argmax(1)
    return moves, marks.log_softmax(1).gather(1, moves[:, None]).squeeze(1)


class Selves:
    """Past selves of a policy, to play against. Early ones become rare, but some stay."""

    def __init__(self, policy: Any, seed: int) -> None:
        self.kept: list[dict[str, torch.Tensor]] = []
        self._player, self._luck = copy.deepcopy(policy), np.random.default_rng(seed)

    def keep(self, policy: Any) -> None:
        self.kept.append(copy.deepcopy(policy.state_dict()))
        if len(self.kept) > SELVES:
            del self.kept[int(self._luck.integers(SELVES))]

    def begin(self, policy: Any) -> None:
        """While none is kept, this one plays."""
        self._player.load_state_dict(policy.state_dict())

    def choose(self) -> int:
        """Return the number of a past self, by chance."""
        return int(self._luck.integers(len(self.kept))) if self.kept else 0

    def player(self, number: int) -> Any:
        """Return a player of the past, until the next one is asked for."""
        if self.kept:
            self._player.load_state_dict(self.kept[number])
        return self._player


class Laps(ABC):
    """Plays laps for a learner."""

    @abstractmethod
    def lap(self, policy: Policy | None, selves: Selves, shaping: float, turn: bool) -> tuple[Lap, torch.Tensor]:
        """Return the next lap, with other options than before if the tables shall turn; and the games against Drake."""

    @abstractmethod
    def deal(self, seed: int) -> None:
        """Deal new tables."""


class Here(Laps):
    """Laps where the networks are."""

    def __init__(self, room: Room, device: str) -> None:
        self._room, self._device = room, device
        self.deal(room.seed)
        self._lap = self.playing.empty()

    def deal(self, seed: int) -> None:
        self.playing = Playing(replace(self._room, seed=seed).opened(self._device), self._room.steps)

    def lap(self, policy: Policy | None, selves: Selves, shaping: float, turn: bool) -> tuple[Lap, torch.Tensor]:
        if turn:
            self.playing.tables.turn_options()
        past = None if policy is None else selves.player(selves.choose())
        return self._lap, self.playing.play(self._lap, policy, past, shaping)


class ByActors(Laps):
    """The tables are shared out among actors on a crew. Their laps are joined in the order of the actors."""

    def __init__(self, room: Room, device: str, crew: Crew, actors: int) -> None:
        self._room, self._device, self._crew, self._actors = room, device, crew, actors
        list(shared_out(find_game(room.game), room.tables // actors, room.sets))  # raises TooFewTables
        self.deal(room.seed)

    def deal(self, seed: int) -> None:
        tables, count = self._room.tables, self._actors
        sizes = [tables * (k + 1) // count - tables * k // count for k in range(count)]
        self._rooms = [replace(self._room, tables=size, seed=sub_seed(seed, k) >> 12) for k, size in enumerate(sizes)]
        self._states: list[bytes | None] = [None] * count
        self._laps = 0

    def lap(self, policy: Policy | None, selves: Selves, shaping: float, turn: bool) -> tuple[Lap, torch.Tensor]:
        chosen = [0 if policy is None else selves.choose() for _ in self._rooms]
        shared: dict[int, Any] = {}
        now = None
        if policy is not None:
            now = self._crew.share(packed(policy))
            shared = {number: self._crew.share(packed(selves.player(number))) for number in set(chosen)}
        tasks = (
            (room, self._laps, state, now, shared.get(number), shaping, turn)
            for room, state, number in zip(self._rooms, self._states, chosen, strict=True)
        )
        laps, against, states = zip(*in_order(self._crew, acted, tasks), strict=True)
        self._laps, self._states = self._laps + 1, list(states)
        whole = [pickle.loads(zlib.decompress(lap)) for lap in laps]
        parts = ([torch.from_numpy(part) for part in some] for some in zip(*whole, strict=True))
        return Lap(*(torch.cat(some, 1).to(self._device) for some in parts)), torch.tensor(against).sum(0)


def packed(policy: Any) -> bytes:
    """Return a policy as it is now, for other CPUs."""
    return pickle.dumps(copy.deepcopy(policy).to("cpu"))


def acted(
    room: Room, number: int, state: bytes | None, policy: bytes | None, past: bytes | None, shaping: float, turn: bool
) -> tuple[bytes, list[float], bytes]:
    """Play a lap of an actor: a task for a crew. Return the lap, the games against Drake, the tables to go on with."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)  # an actor has one core, and sums have one order
    try:
        playing = Playing(room.opened(), room.steps) if state is None else pickle.loads(state)
        if turn:
            playing.tables.turn_options()
        now, then = (None if one is None else pickle.loads(one) for one in (policy, past))
        lap, luck = playing.empty(), torch.Generator().manual_seed(sub_seed(room.seed, number))
        against = playing.play(lap, now, then, shaping, luck)
        # Most numbers of an observation are 0.
        told = zlib.compress(pickle.dumps([part.numpy() for part in lap]), level=1)
        return told, against.tolist(), pickle.dumps(playing)
    finally:
        torch.set_num_threads(threads)
