"""Tree search over one game: its arrays, its time control, and its results."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..core.compiler.parts import Part, bind_to
from ..core.counsel import SCRATCH, no_expectimax
from ..core.errors import DragonhallError
from ..core.game import Game
from ..core.record import Tables
from ..core.rule import NEVER_COMPILE, is_rule
from .network import STRUCTURES as NETWORK_STRUCTURES
from .network import Network, network_of, network_part
from .workspace import PRIOR, SHARE, SQUARES, STRUCTURES, TRUSTED, VALUE, Settings, Workspace

HERE = Path(__file__).parent
NODES = 1 << 15
SLOTS = NODES * 4
EDGES = NODES * 8
DEEPEST = 64
MEGABYTES = (NODES * 24 + SLOTS * 16 + EDGES * 40) / (1 << 20)
"""The largest size of one tree, whatever the budget. A full tree adds no nodes, but its estimates still improve."""
FIRST_CHUNK, CHUNK = 24, 0.004
"""Compiled code does not read the clock, so iterations run in chunks: the first of this many iterations, the others of
about this many seconds."""

SIGNATURES = {
    "seeded": "words int",
    "pick_by_heuristic": "tables int int workspace",
    "chances": "workspace int int int settings floats",
    "compare": "workspace int int int settings ints parts",
    "search": "workspace int int int int settings",
    "settled": "workspace int int",
}
GUIDED_SIGNATURES = {"guided_search": "workspace network int int int int settings"}


class NoSearch(DragonhallError):
    """Searching needs compiled rules."""


@dataclass(frozen=True)
class Tuning:
    """The parameters of a search."""

    explore: float = 2.4
    """The weight of the exploration bonus."""
    urge: float = 0.2
    """The assumed value of a move without visits: this many standard deviations below the mean of its node."""
    even: float = 0.25
    """The fraction of the priors that is uniform, whatever the heuristic says."""
    rank: float = 0.2
    """The weight of the rank in the value; the rest is the share of the win."""
    slips: int = 100
    """Random moves in a playout, of 1000."""
    horizon: int = -1
    """Moves of a playout before the evaluation is used; -1: the game's own number."""
    expectimax_visits: int = 64
    """How many visits the expectimax value of a move counts as, if the game has expectimax; 0: use playouts instead."""


@dataclass(frozen=True)
class Budget:
    """How long to search: a number of seconds, or a number of iterations (which is repeatable exactly)."""

    seconds: float = 0.0
    iterations: int = 0

    def __str__(self) -> str:
        return f"{self.iterations}it" if self.iterations else f"{self.seconds * 1000:g}ms"


@dataclass
class Thought:
    """The result of a search about the moves of a seat."""

    moves: list[int]
    visits: Any
    values: Any
    shares: Any
    """The mean share of the win of each move; NaN for a move without visits."""
    priors: Any
    simulations: int = 0
    decisions: int = 0
    seconds: float = 0.0
    errors: Any = field(default_factory=lambda: np.zeros(0))
    """The standard error of each value."""

    @property
    def best(self) -> int:
        """The index of the best move: the most visits, then the highest value."""
        return int(np.lexsort((np.nan_to_num(self.values), self.visits))[-1])


@cache
def search_part(game: Game) -> Part:
    """Return the search of one game as machine code, with the guided one if the game has a network that guides."""
    module, signatures, structures = bind_to(game, HERE / "search.py", "dragonhall.bots.search"), SIGNATURES, STRUCTURES
    network = network_of(game)
    if network is not None and network.guides:
        both = {name: rule for part in (module, network_part(game).module) for name, rule in rules_in(part)}
        module = bind_to(game, HERE / "guided.py", "dragonhall.bots.guided", both | {"MOST_SEATS": game.seats[-1]})
        signatures, structures = SIGNATURES | GUIDED_SIGNATURES, STRUCTURES | NETWORK_STRUCTURES
    return Part(game, "search", f"{__name__}:search_part", module, signatures, structures=structures)


def rules_in(module: Any) -> list[tuple[str, Any]]:
    """Return the rules of a bound module, with their names."""
    return [(name, value) for name, value in vars(module).items() if is_rule(value)]


def search_of(game: Game) -> Any:
    """Return the compiled search of one game; shows a progress line if it must be compiled first."""
    if NEVER_COMPILE:
        raise NoSearch("A search needs compiled rules: unset DRAGONHALL_INTERPRETED, or use the level drake.")
    return search_part(game).code


def mask_of(game: Game) -> Any:
    """All bits of a table except the fields that a key ignores."""
    mask = np.full(game.Table.dtype.itemsize, 255, np.uint8)
    for name in game.counsel.ignored_in_key:
        kind, start = game.Table.dtype.fields[name][:2]  # type: ignore[index]
        mask[start : start + kind.itemsize] = 0
    return mask.view(np.uint64)


def workspace_of(game: Game) -> Workspace:
    """Return the arrays of a search, empty."""
    tables, longest = game.Table.new(4), game.rules.longest_list
    return Workspace(
        tables=tables,
        bits=tables.view(np.uint64).reshape(4, -1),
        mask=mask_of(game),
        weights=np.array(game.counsel.heuristic_weights or (0,), np.int64),
        evaluation_weights=np.array(game.counsel.evaluation_weights or (0,), np.int64),
        luck=np.zeros(1, np.uint64),
        moves=np.zeros(longest, np.int64),
        marks=np.zeros(longest, np.int64),
        keys=np.zeros(SLOTS, np.uint64),
        slots=np.zeros(SLOTS, np.int64),
        nodes=np.zeros((NODES, 3), np.int64),
        visits=np.zeros(EDGES, np.int64),
        edges=np.zeros((EDGES, 4)),
        used=np.zeros(4, np.int64),
        path=np.zeros((DEEPEST, 3), np.int64),
        reward=np.zeros(64),
        move_values=np.zeros(longest),
        scratch=np.zeros(SCRATCH),
    )


def settings_of(game: Game, tuning: Tuning) -> Settings:
    """Return the tuning as compiled code reads it, completed by the game's own numbers."""
    counsel = game.counsel
    horizon = counsel.horizon if tuning.horizon < 0 else tuning.horizon
    trusted = tuning.expectimax_visits if counsel.expectimax is not no_expectimax else 0
    return Settings(tuning.explore, tuning.urge, tuning.even, tuning.rank, tuning.slips, horizon, trusted)


class Tree:
    """A workspace for one game and the operations on it; used again for every decision.

    Args:
        network: guides the search, if given.
    """

    def __init__(self, game: Game, network: Network | None = None) -> None:
        self.game, self.network, self.code = game, network, search_of(game)
        self.space = workspace_of(game)
        self._guide = None if network is None else network.space(game)

    def __reduce__(self) -> Any:
        """Between two decisions the only state of a tree is its random generator, so copies and pickles are small."""
        return _tree_again, (self.game, self.network, int(self.space.luck[0]))

    def settings(self, tuning: Tuning) -> Settings:
        return settings_of(self.game, tuning)

    def seed(self, seed: int) -> None:
        self.code.seeded(self.space.luck, seed)

    def plant(self, tables: Tables, seed: int) -> None:
        self.space.tables[0] = tables[0]
        self.seed(seed)
        self.space.keys[:] = 0
        self.space.used[:] = 0

    def pick(self, tables: Tables, seat: int, luck: Any) -> int:
        """Return the best move by the heuristic; *luck* breaks ties."""
        return int(self.code.pick_by_heuristic(tables, 0, seat, self.space._replace(luck=luck)))

    def grow(self, seat: int, seats: int, iterations: int, deepest: int, tuning: Tuning) -> int:
        how, made = self.settings(tuning), 0
        if self._guide is None:
            made = int(self.code.search(self.space, seat, seats, iterations, deepest, how))
        else:
            made = int(self.code.guided_search(self.space, self._guide, seat, seats, iterations, deepest, how))
        return made

    def chances(self, tables: Tables, seat: int, seats: int, playouts: int, seed: int, tuning: Tuning) -> Any:
        """Each seat's mean share of the win over playouts, given what this seat knows."""
        self.space.tables[0] = tables[0]
        self.seed(seed)
        sums = np.zeros(seats)
        self.code.chances(self.space, seat, seats, playouts, self.settings(tuning), sums)
        return sums / playouts

    def compare(
        self, tables: Tables, seat: int, seats: int, picks: list[int], playouts: int, seed: int, tuning: Tuning
    ) -> tuple[Any, Any]:
        """Each move's share of the win on the same tables, and the standard error of its difference to the first."""
        self.space.tables[0] = tables[0]
        self.seed(seed)
        sums = np.zeros((2, len(picks)))
        settings = self.settings(tuning)
        self.code.compare(self.space, seat, seats, playouts, settings, np.array(picks, np.int64), sums)
        shares = sums[0] / playouts
        spread = np.maximum(sums[1] / playouts - (shares - shares[0]) ** 2, 1 / playouts)
        return shares, np.sqrt(spread / playouts)

    @property
    def root(self) -> tuple[Any, Any]:
        """Visits and edges of the root; the visits include those that expectimax counts as."""
        first, n = self.space.nodes[0, :2]
        return self.space.visits[first : first + n], self.space.edges[first : first + n]


def _tree_again(game: Game, network: Network | None, luck: int) -> Tree:
    tree = Tree(game, network)
    tree.space.luck[0] = luck
    return tree


class TreeSearch:
    """One or more trees that search the same decision, each on its own thread."""

    def __init__(self, game: Game, threads: int = 1, network: Network | None = None) -> None:
        self.game, self.trees = game, [Tree(game, network) for _ in range(threads)]

    def think(
        self, tables: Tables, seat: int, seats: int, seed: int, budget: Budget, deepest: int, tuning: Tuning,
        hasty: bool = True,
    ) -> Thought:  # fmt: skip
        """Search one decision. *hasty*: stop as soon as more iterations would hardly change the choice."""
        started = time.perf_counter()
        legal = self.game.machine.code.legal_at
        moves = self.trees[0].space.moves
        moves = moves[: legal(tables, 0, seat, moves)].tolist()
        if len(self.trees) == 1:
            totals = [self._think(self.trees[0], tables, seat, seats, seed, budget, deepest, tuning, hasty, started)]
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                totals = list(
                    pool.map(
                        lambda k: self._think(
                            self.trees[k], tables, seat, seats, seed + k, budget, deepest, tuning, hasty, started
                        ),
                        range(len(self.trees)),
                    )
                )
        visits = sum(tree.root[0] for tree in self.trees)
        trusted = sum(tree.space.used[TRUSTED] for tree in self.trees)
        edges = sum(tree.root[1] for tree in self.trees)
        with np.errstate(all="ignore"):
            values, shares = edges[:, VALUE] / visits, edges[:, SHARE] / visits
            tries = np.maximum(visits - trusted, 1)
            spread = np.sqrt(np.maximum(edges[:, SQUARES] / visits - values**2, 0.0) / tries)
        return Thought(
            moves, visits - trusted, values, shares, edges[:, PRIOR] / len(self.trees),
            sum(done for done, _ in totals), sum(made for _, made in totals), time.perf_counter() - started, spread,
        )  # fmt: skip

    def _think(
        self, tree: Tree, tables: Tables, seat: int, seats: int, seed: int, budget: Budget, deepest: int,
        tuning: Tuning, hasty: bool, started: float,
    ) -> tuple[int, int]:  # fmt: skip
        tree.plant(tables, seed)
        done = made = 0
        chunk, speed, total = FIRST_CHUNK, 0.0, budget.iterations
        while True:
            if budget.iterations:
                chunk = min(256, budget.iterations - done)
            made += tree.grow(seat, seats, chunk, min(deepest, DEEPEST), tuning)
            done += chunk
            if not budget.iterations:
                spent = time.perf_counter() - started
                speed = done / max(spent, 1e-6)
                left = budget.seconds - spent
                total = done + int(max(left, 0) * speed)
                chunk = max(1, min(int(speed * min(left, CHUNK)), done * 4))
            if total - done < 1 or (hasty and tree.code.settled(tree.space, done, total)):
                return done, made
