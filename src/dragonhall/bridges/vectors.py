"""Thousands of tables, each with one learner among bots, as a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from sys import getrefcount
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..batches import loops_of as batch_loops_of
from ..batches.cpu import Cores
from ..core.board import Board
from ..core.compiler.parts import Part, bind_to
from ..core.dice import SEEDS, check_seed
from ..core.errors import NotLegalNow
from ..core.game import Game
from ..core.match import Match
from ..core.observe.tensor import Tensor
from ..core.rule import NEVER_COMPILE
from ..core.whole import whole
from ..games import game as find_game
from .env_state import ILLEGAL, BadEnvironment, check_illegal, check_reward, chosen_for, ranked, won_shares
from .spaces import observation_box

SETTING = "ints ints int int ints int ints ints ints ints words ints int rows mask mask"
SIGNATURES = {
    "begin_all": f"tables int int tables ints flags {SETTING}",
    "first_illegal": "int int flags ints int mask",
    "step_all": f"tables int int tables ints flags {SETTING} ints int int ints scores ints rows",
}
MINDS = {"hatchling": 0, "drake": 1}
"""The bots of a vector environment. They are compiled into its loop, so only these are available."""
MOST = 1 << 22
LOST = 2
SHELVED = 4
UNHELD = 2
"""The reference count of an array that only its pool holds: one for the pool, the rest for the check itself."""


@cache
def vectors_part(game: Game) -> Part:
    """Return the loops over a learner's steps as machine code; they call the heuristic, as bots do."""
    batch = vars(batch_loops_of(game))
    more = {name: batch[name] for name in ("look_table", "was_legal")}
    module = bind_to(game, Path(__file__).with_name("vector_loops.py"), "dragonhall.bridges.vector_loops", more)
    return Part(game, "vector loops", f"{__name__}:vectors_part", module, SIGNATURES)


def loops_of(game: Game) -> Any:
    """Return the compiled loops, ready to be called."""
    return vectors_part(game).code


class TablesAmongBots(VectorEnv[Any, Any, Any]):
    """Many tables with a learner at one seat of each, stepped together."""

    _tables: Any
    _seeds: Any
    _episodes: Any
    _words: Any
    _made: Any
    _waiting: Any
    _mask: Any
    _allowed: Any
    _ended: Any
    _won: Any
    _scores: Any
    _finals: Any
    _dealt: bool
    mine: Any
    """The learner's seat at every table."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | None = 0,
        opponents: Any = "hatchling",
        kind: str = "observation",
        scaled: bool = False,
        reward: str = "win",
        illegal: str = "lose",
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
    ) -> None:
        tables = whole(num_envs)
        if tables is None or not 1 <= tables <= MOST:
            raise BadEnvironment(f"There are 1 to {MOST} tables, not {str(num_envs)[:20]}.")
        if NEVER_COMPILE:
            raise BadEnvironment("A vector environment needs compiled rules: unset DRAGONHALL_INTERPRETED for it.")
        self.game, self.num_envs = find_game(game), tables
        self.seats = self.game.fewest_seats if seats is None else self.game.check_seats(seats)
        if seat is not None and seat not in range(self.seats):
            raise BadEnvironment(f"The learner has a seat from 0 to {self.seats - 1}, or None, not {seat!r}.")
        if kind not in ("observation", "public"):
            raise BadEnvironment(f"A vector environment shows observation or public, not {str(kind)[:20]!r}.")
        self.kind, self.scaled, self.reward = kind, scaled, check_reward(reward)
        self._illegal = ILLEGAL.index(check_illegal(illegal))
        self._fixed, self._public = -1 if seat is None else seat, int(kind == "public")
        self._minds = np.array([mind_of(opponents, other, seat) for other in range(self.seats)], np.int64)
        self.options = self.game.complete(self.seats, options)
        self._options = self.game.option_numbers(self.seats, self.options)
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self._mode, "render_modes": []}
        self.single_observation_space = observation_box(self.tensor, scaled)
        self.single_action_space = spaces.Discrete(len(self.game.moves))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._lay_out()

    @property
    def tensor(self) -> Tensor:
        """The named parts of the observations."""
        return self.game.tensor_of(self.kind)

    def reset(self, *, seed: Any = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        wanted = np.ones(self.num_envs, np.uint8)
        if options is not None and "reset_mask" in options:
            wanted = np.array(options["reset_mask"], np.uint8)
            if wanted.shape != (self.num_envs,) or not wanted.any() or not self._dealt:
                raise BadEnvironment(
                    f"reset_mask is an array of {self.num_envs} truth values, not all of them false, for tables that "
                    "were all dealt before."
                )
        self._seeds = np.where(wanted, self._new_seeds(seed), self._seeds).astype(np.int64)
        rows = self._fresh_rows()
        self._share(
            "begin_all",
            (self._blank, self._seeds, wanted, *self._setting()),
            (self._words, self._made, self._public, rows, self._mask, self._allowed),
        )
        self._waiting[wanted != 0] = 0
        self._dealt = True
        return self._seen(rows), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        moves = self._checked(actions)
        rows, seats, same = self._fresh_rows(), self.mine.copy(), self._mode == AutoresetMode.SAME_STEP
        self._share(
            "step_all",
            (self._blank, self._seeds, self._waiting, *self._setting()),
            (
                *(self._words, self._made, self._public, rows, self._mask, self._allowed),
                *(moves, self._illegal, int(same)),
                *(self._ended, self._scores, self._won, self._finals),
            ),
        )
        ended = self._ended != 0
        info = {**self._info(), "illegal": self._ended == LOST}
        rewards = np.zeros(self.num_envs)
        over = np.flatnonzero(ended)
        if len(over):
            rewards[over] = self._rewards(over, seats[over])
            if same:
                info |= self._final(over, ended)
        return self._seen(rows), rewards, ended, np.zeros(self.num_envs, bool), info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal moves at every table."""
        mask: npt.NDArray[np.bool_] = self._mask.astype(bool)
        return mask

    @property
    def decisions(self) -> int:
        """How many decisions were made since the beginning, by learners and bots."""
        return int(self._made.sum())

    def match(self, at: int) -> Match:
        """Return a match that goes on from one table."""
        return Match(self.game, self.seats, self.options, Board(self.game, self._tables[at : at + 1]).copy())

    def __copy__(self) -> Any:
        """Return a deep copy: playing on a copy must not change the original."""
        return deepcopy(self)

    # Inside

    def _lay_out(self) -> None:
        """Make the arrays that hold everything; a copy of the environment is a copy of these."""
        size, game = self.num_envs, self.game
        self._tables, self._blank = game.Table.new(size), game.Table.new()
        self._seeds, self._episodes = np.zeros(size, np.int64), np.zeros(size, np.int64)
        self._words, self._waiting = np.zeros(size, np.uint64), np.zeros(size, np.uint8)
        self._made = np.zeros(size, np.int64)
        self._rows = Shelf((size, self.tensor.size), np.int16)
        self._masks = Shelf((size, len(game.moves)), np.uint8)
        self._mask = self._masks.free()
        self._allowed = np.zeros((size, (len(game.moves) + 7) // 8), np.uint8)
        self._ended, self._won = np.zeros(size, np.int64), np.zeros(size, np.int64)
        self._scores = np.zeros((size, self.seats), np.int32)
        self._finals = np.zeros((size, self.tensor.size), np.int16)
        self._weights = np.array(game.counsel.heuristic_weights or (0,), np.int64)
        self.mine = np.zeros(size, np.int64)
        self._win_shares = np.array([won_shares(won, [0] * self.seats) for won in range(1 << self.seats)])
        self._cores, self._dealt = Cores(size), False

    def _setting(self) -> tuple[Any, ...]:
        return self._episodes, self.mine, self._fixed, self.seats, self._options, self.num_envs, self._minds

    def _share(self, name: str, before: tuple[Any, ...], after: tuple[Any, ...]) -> list[Any]:
        """Run a loop over all tables, shared among the cores; each share has lists of its own."""
        loop, longest = getattr(loops_of(self.game), name), self.game.rules.longest_list

        def lap(first: int, last: int) -> Any:
            moves, marks = np.zeros(longest, np.int64), np.zeros(longest, np.int64)
            return loop(self._tables, first, last, *before, moves, self._weights, marks, *after)

        return self._cores.share(lap)

    def _checked(self, actions: Any) -> npt.NDArray[np.int64]:
        moves = np.asarray(actions)
        if moves.shape != (self.num_envs,) or moves.dtype.kind not in "iu":
            raise BadEnvironment(f"A step takes {self.num_envs} whole numbers, one action for each table.")
        if not self._dealt:
            raise BadEnvironment("Call reset() before the first step.")
        if self._mode == AutoresetMode.DISABLED and self._waiting.any():
            at = int(np.flatnonzero(self._waiting)[0])
            raise BadEnvironment(f"The game at table {at} is over: reset it with options={{'reset_mask': ...}}.")
        moves = np.ascontiguousarray(moves, np.int64)
        if ILLEGAL[self._illegal] == "refuse":
            loop, count = loops_of(self.game).first_illegal, len(self.game.moves)
            at = loop(0, self.num_envs, self._waiting, moves, count, self._allowed)
            if at >= 0:
                raise NotLegalNow(f"The action for table {at} is not legal there; nothing was changed.")
        return moves

    def _new_seeds(self, seed: Any) -> npt.NDArray[np.int64]:
        if isinstance(seed, list | tuple | np.ndarray):
            given = [self._drawn() if each is None else check_seed(int(each)) for each in seed]
            if len(given) != self.num_envs:
                raise BadEnvironment(f"There are {self.num_envs} tables, not as many as seeds: {len(given)}.")
            return np.array(given, np.int64)
        if seed is not None:
            self._np_random = np.random.default_rng(check_seed(int(seed)))
        first = self._drawn() if seed is None else int(seed)
        return (first + np.arange(self.num_envs)) & (SEEDS - 1)

    def _drawn(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _fresh_rows(self) -> Any:
        """Arrays that nobody else holds, so that arrays returned earlier do not change."""
        self._mask = self._masks.free()
        return self._rows.free()

    def _seen(self, rows: Any) -> Any:
        return self.tensor.scaled(rows) if self.scaled else rows

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.view(np.int8), "seat": self.mine.copy()}

    def _final(self, over: Any, ended: Any) -> dict[str, Any]:
        """Return the last observations of the games that ended, as Gymnasium's own vector environments give them."""
        finals = np.full(self.num_envs, None, object)
        for at, row in zip(over, self._seen(self._finals[over]), strict=True):
            finals[at] = row
        final_info = {"illegal": self._ended == LOST, "_illegal": ended}
        return {"final_obs": finals, "_final_obs": ended, "final_info": final_info, "_final_info": ended}

    def _rewards(self, over: Any, seats: Any) -> Any:
        """Return what the learner gets where a game ended."""
        if self.seats == 1 or self.reward == "score":
            rewards = self._scores[over, seats].astype(float)
        elif self.reward == "win":
            rewards = self._win_shares[self._won[over], seats]
        else:
            places = zip(self._won[over].tolist(), self._scores[over].tolist(), seats, strict=True)
            rewards = np.array([ranked(won, scores)[seat] for won, scores, seat in places])
        return np.where(self._ended[over] == LOST, -1.0, rewards)


class Shelf:
    """A pool of arrays of one shape: they are used again once nobody else holds them, because allocating is slow."""

    def __init__(self, shape: tuple[int, ...], kind: Any) -> None:
        self._shape, self._kind = shape, kind
        self._arrays: list[Any] = []

    def free(self) -> Any:
        for at in range(len(self._arrays)):
            if getrefcount(self._arrays[at]) <= UNHELD:
                return self._arrays[at]
        array = np.zeros(self._shape, self._kind)
        if len(self._arrays) < SHELVED:
            self._arrays.append(array)
        return array

    def __reduce__(self) -> Any:
        return Shelf, (self._shape, self._kind)


def mind_of(opponents: Any, seat: int, learner: int | None) -> int:
    """How the bot at a seat decides."""
    name = chosen_for(opponents, seat, learner)
    if name not in MINDS:
        raise BadEnvironment(
            f"The bots of a vector environment are {' or '.join(MINDS)}, not {str(name)[:40]!r}; "
            "an environment with one table takes any bot."
        )
    return MINDS[name]
