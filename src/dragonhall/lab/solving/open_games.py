"""Open games for two, solved exactly: all states, their values, and best responses to frozen policies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ...bots.network import STRUCTURES as NETWORKS
from ...bots.network import Network, network_of, network_part
from ...core.compiler.parts import Part, bind_to
from ...core.counsel import SCRATCH
from ...core.errors import DragonhallError
from ...core.game import Game
from ...core.knowledge import ALL
from ...core.options import Numbers
from ...core.rule import NEVER_COMPILE
from .chance import KEY, listing

SEATS = 2
MAX_STATES = 20_000_000
MAX_OUTCOMES = 10_000
"""A move or a deal with more outcomes than this is refused."""
EXACT, NEARLY = 1e-11, 1e-8
"""Value iteration ends when no value changes by more than this: optimal play, a best response."""
LOST, HALF, WON, ENDS = 0, 1, 2, 3
"""As in ``loops.py``: matches that are over; then the deal."""
CHANCE = 2
POLICIES = ("hatchling", "drake", "expectimax", "lindworm")
"""In the order in which ``loops.py`` numbers them."""


class CannotSolve(DragonhallError):
    """A game that cannot be solved."""


class Graph(NamedTuple):
    """The states of a game and the edges between them, as ``loops.py`` writes them."""

    tables: Any
    """The table of each node."""
    bits: Any
    """The same as rows of words."""
    moves: Any
    """The move that waits for its dice, or -1."""
    seats: Any
    """The seat that decides, or ``CHANCE``."""
    first: Any
    """The first edge of each node."""
    edges: Any
    odds: Any
    """The chance of each edge: by the dice, or by a policy."""
    slots: Any
    """A hash table of the nodes."""
    used: Any
    """How many nodes and edges there are."""
    spare: Any
    spare_bits: Any
    legal: Any
    """Room for a list of moves, for their marks, and for an expectimax."""
    marks: Any
    whole: Any
    shares: Any
    scratch: Any


STRUCTURES = {
    "graph": (Graph, "tables bits ints flags ints sums floats sums ints tables bits ints floats ints floats parts")
}
SIGNATURES = {
    "sort_in": "graph",
    "list_deals": "int ints int graph",
    "expand": "int int graph",
    "sweep": "floats graph",
    "residual": "floats graph",
    "follow_values": "floats graph",
    "follow_marks": "int ints ints graph",
    "answer_sweep": "parts graph",
}
NETWORK_SIGNATURES = {"follow_network": "int network graph"}


@cache
def solver_part(game: Game) -> Part:
    """Return the solver of a game as machine code."""
    return _part(game, "solver", "solver_part", SIGNATURES)


@cache
def network_solver_part(game: Game) -> Part:
    """Return the policy of a network for the solver, as machine code."""
    return _part(game, "solver with a network", "network_solver_part", NETWORK_SIGNATURES)


def _part(game: Game, name: str, maker: str, signatures: Mapping[str, str]) -> Part:
    more = {"mark_moves": network_part(game).module.mark_moves}
    module = bind_to(game, Path(__file__).with_name("loops.py"), "dragonhall.lab.solving.loops", more)
    structures = STRUCTURES | NETWORKS
    return Part(
        game, name, f"{__name__}:{maker}", module, signatures, instead=listing, instead_key=KEY, structures=structures
    )


@dataclass(frozen=True, eq=False)
class Policy:
    """A frozen player: one of ``POLICIES``, or the optimal one by exact values."""

    name: str
    network: Network | None = None
    values: Any = None


def all_policies(game: Game) -> list[str]:
    """Return the names of the policies that a game has."""
    missing = [] if network_of(game) else ["lindworm"]
    return [name for name in POLICIES if name not in missing]


def policy_named(game: Game, name: str) -> Policy:
    """Return a level, or ``lindworm:FILE.npz``.

    Raises:
        CannotSolve: there is no such policy.
    """
    level, colon, file = name.partition(":")
    if level == "lindworm":
        network = Network.load(Path(file)).check(game) if colon else network_of(game)
        if network is None:
            raise CannotSolve(f"There is no network for {game.title}: name one as lindworm:FILE.npz.")
        return Policy(name, network)
    if name not in POLICIES:
        raise CannotSolve(f"There is no policy {name[:40]!r}. There are: {', '.join(POLICIES)}, lindworm:FILE.npz.")
    return Policy(name)


class Solver:
    """All states of a game with two seats.

    Args:
        numbers: its options as the rules read them (``Game.option_numbers``).

    Raises:
        CannotSolve: something is hidden, or too much can happen at once.
    """

    def __init__(self, game: Game, numbers: Numbers) -> None:
        check_open(game)
        self.game = game
        self.code = solver_part(game).code
        self.graph = empty_graph(game, 1 << 16, 1 << 18)
        if not self.code.list_deals(SEATS, numbers, MAX_OUTCOMES, self.graph):
            raise CannotSolve(f"{game.title} can be dealt in more than {MAX_OUTCOMES} ways with these options.")
        node = ENDS + 1
        while node < self.nodes:
            node = self.code.expand(node, MAX_OUTCOMES, self.graph)
            if node < 0:
                raise CannotSolve(f"A move of {game.title} has more than {MAX_OUTCOMES} outcomes with these options.")
            if self.nodes > MAX_STATES:
                raise CannotSolve(f"{game.title} has more than {MAX_STATES:,} states with these options.")
            if node < self.nodes:
                self.graph = enlarged(game, self.graph)
                self.code.sort_in(self.graph)

    @property
    def nodes(self) -> int:
        return int(self.graph.used[0])

    @property
    def edges(self) -> int:
        return int(self.graph.used[1])

    @property
    def decisions(self) -> int:
        """Return the number of nodes that are decisions of a seat."""
        return int((self.graph.seats[ENDS : self.nodes] != CHANCE).sum())

    def optimal(self) -> npt.NDArray[np.float64]:
        """Return the share of seat 0 of every node's table under optimal play; that of ``ENDS`` before the deal."""
        values = np.full(self.nodes, 0.5)
        values[LOST], values[WON] = 0.0, 1.0
        while self.code.sweep(values, self.graph) > EXACT:
            pass
        return values

    def residual(self, values: Any) -> float:
        """Return the largest difference between the value of a state and what follows from those of the next ones."""
        return float(self.code.residual(values, self.graph))

    def best_response(self, policy: Policy) -> npt.NDArray[np.float64]:
        """For every node what a best response to a frozen policy wins at seat 0 and at seat 1 of its table."""
        self.follow(policy)
        values = np.full((self.nodes, SEATS), 0.5)
        values[LOST], values[WON] = (0.0, 1.0), (1.0, 0.0)
        while self.code.answer_sweep(values, self.graph) > NEARLY:
            pass
        return values

    def follow(self, policy: Policy) -> None:
        """Write the policy's probability of each move."""
        if policy.network is not None:
            space = policy.network.space(self.game)
            network_solver_part(self.game).code.follow_network(int(space.numbers[2]), space, self.graph)
        elif policy.values is not None:
            self.code.follow_values(policy.values, self.graph)
        else:
            counsel = self.game.counsel
            weights = [
                np.array(one or (0,), np.int64) for one in (counsel.heuristic_weights, counsel.evaluation_weights)
            ]
            self.code.follow_marks(POLICIES.index(policy.name), *weights, self.graph)


def check_open(game: Game) -> None:
    """Refuse a game in which a seat does not know everything."""
    if NEVER_COMPILE:
        raise CannotSolve("Solving needs the compiler: unset DRAGONHALL_INTERPRETED.")
    hidden = [name for name, field in game.Table.fields.items() if name != "dice" and field.known is not ALL]
    if hidden:
        raise CannotSolve(
            f"{game.title} hides something from its players ({hidden[0]}): only open games are solved here."
        )


def empty_graph(game: Game, nodes: int, edges: int) -> Graph:
    tables, spare, longest = game.Table.new(nodes), game.Table.new(4), game.rules.longest_list
    return Graph(
        tables, tables.view(np.uint64).reshape(nodes, -1), np.zeros(nodes, np.int64), np.zeros(nodes, np.uint8),
        np.zeros(nodes + 1, np.int64), np.zeros(edges, np.int32), np.zeros(edges), np.zeros(2 * nodes, np.int32),
        np.zeros(2, np.int64), spare, spare.view(np.uint64).reshape(4, -1), np.zeros(longest, np.int64),
        np.zeros(longest), np.zeros(longest, np.int64), np.zeros(game.seats[-1]), np.zeros(SCRATCH),
    )  # fmt: skip


def enlarged(game: Game, graph: Graph) -> Graph:
    """Return the graph with more room where it is nearly full, and an empty hash table."""
    nodes, edges = len(graph.moves), len(graph.edges)
    nodes += nodes * (graph.used[0] + 2 * MAX_OUTCOMES > nodes)
    edges += edges * (graph.used[1] + 2 * MAX_OUTCOMES > edges)
    larger = empty_graph(game, int(nodes), int(edges))
    for name in ("bits", "moves", "seats", "first", "edges", "odds", "used", "spare_bits"):
        old = getattr(graph, name)
        getattr(larger, name)[: len(old)] = old
    return larger
