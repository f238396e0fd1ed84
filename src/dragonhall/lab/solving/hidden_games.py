"""Late positions with hidden cards, solved: the whole tree of what can happen, best responses, and CFR+."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from ...bots.network import network_part
from ...core.board import Board
from ...core.compiler.engines import SIGNATURES, entry_points_of
from ...core.compiler.parts import Part
from ...core.game import Game
from ...core.match import Match
from ...core.observe.observer import Memory
from ...core.rule import NEVER_COMPILE
from .chance import FIRST, KEY, listing
from .game_tree import Floats, GameTree
from .open_games import SEATS, CannotSolve, Policy, all_policies, policy_named

SPECTATOR = -1
MAX_WORLDS = 50_000
MAX_NODES = 400_000


@cache
def listed_part(game: Game) -> Part:
    """Return the rules of a game with listed dice, as machine code."""
    return Part(
        game, "rules with listed dice", f"{__name__}:listed_part", entry_points_of(game), SIGNATURES,
        instead=listing, instead_key=KEY,
    )  # fmt: skip


def wanted(game: Game, policies: list[str]) -> Iterator[Policy]:
    """Return the requested policies, or all; a network also with its most likely move."""
    for name in policies or [name for name in all_policies(game) if name != "expectimax"]:
        policy = policy_named(game, name)
        yield policy
        if policy.network is not None and policy.network.temperature > 0:
            yield Policy(f"{name} at temperature 0", policy.network.at_temperature(0))


class TooLarge(CannotSolve):
    """A position with too large a tree."""


@dataclass(frozen=True)
class Node:
    """A table in the tree, before its moves are listed."""

    number: int
    board: Board
    memory: Memory


@dataclass
class Lists:
    """A tree while it is being listed; ``GameTree`` says what its arrays are."""

    parent: list[int] = field(default_factory=lambda: [-1])
    action: list[int] = field(default_factory=lambda: [-1])
    chance: list[float] = field(default_factory=lambda: [1.0])
    ends: list[float] = field(default_factory=lambda: [0.0])
    levels: list[int] = field(default_factory=lambda: [0, 1])
    starts: list[int] = field(default_factory=lambda: [0])

    def add(self, parent: int, action: int, chance: float) -> int:
        """Add a node; return its number."""
        self.parent.append(parent)
        self.action.append(action)
        self.chance.append(chance)
        self.ends.append(0.0)
        if len(self.parent) > MAX_NODES:
            raise TooLarge(f"More than {MAX_NODES} nodes follow from this position.")
        return len(self.parent) - 1


class Tree(GameTree):
    """The tree of a position with two seats; node 0 is the position before its hidden cards are
    dealt.

    Raises:
        CannotSolve: this is not a match for two, or the tree is too large.
    """

    def __init__(self, match: Match) -> None:
        if NEVER_COMPILE:
            raise CannotSolve("Solving needs the compiler: unset DRAGONHALL_INTERPRETED.")
        if match.seats != SEATS or match.over:
            raise CannotSolve("Only a match of two seats that is not over can be solved.")
        self.game, self.code = match.game, listed_part(match.game).code
        self.states: list[tuple[Board, int, list[int]]] = []
        """A table of each information state, its seat and its moves."""
        self._known: dict[bytes, int] = {}
        self._moves = np.zeros(self.game.rules.longest_list, np.int64)
        lists, observer = Lists(), self.game.observer
        now = [Node(lists.add(0, -1, odds), one, observer.begin(one, SEATS)) for one, odds in self._dealt(match)]
        self.worlds = len(now)
        while now:
            lists.levels.append(len(lists.parent))
            now = [later for node in now for later in self._next(node, lists)]
        super().__init__(
            lists.parent, lists.action, lists.chance, lists.ends, lists.levels,
            [seat for _, seat, _ in self.states], lists.starts,
        )  # fmt: skip

    def _next(self, node: Node, lists: Lists) -> Iterator[Node]:
        """Yield the nodes after a node; if it is an end, its share is written down."""
        observer = self.game.observer
        acting = int(self.code.to_act_at(node.board.tables, 0))
        if not acting:
            winners = int(self.code.won_at(node.board.tables, 0))
            lists.ends[node.number] = (1 + (winners & 1) - (winners >> 1 & 1)) / 2
            return
        seat = (acting & -acting).bit_length() - 1
        state = self._state(node, seat, lists)
        for k, move in enumerate(self.states[state][2]):
            noted = node.memory.copy()
            observer.note(node.board, noted, seat, move)
            for board, odds in self._played(node.board, seat, move):
                memory = noted.copy()
                observer.take_in(board, memory)
                yield Node(lists.add(node.number, lists.starts[state] + k, odds), board, memory)

    def _state(self, node: Node, seat: int, lists: Lists) -> int:
        """Return the number of a seat's information state, with everything seen since the position."""
        key = bytes([seat]) + self.game.observer.information_state(node.board, node.memory, seat).tobytes()
        if key not in self._known:
            self._known[key] = len(self.states)
            count = int(self.code.legal_at(node.board.tables, 0, seat, self._moves))
            self.states.append((node.board, seat, self._moves[:count].tolist()))
            lists.starts.append(lists.starts[-1] + count)
        return self._known[key]

    def _dealt(self, match: Match) -> list[tuple[Board, float]]:
        """Return every deal of the cards that a spectator does not know."""

        def deal(board: Board, word: int) -> None:
            self.code.redeal_at(board.tables, 0, SPECTATOR, word)

        return self._outcomes(match.board, deal)

    def _played(self, before: Board, seat: int, move: int) -> list[tuple[Board, float]]:
        """Return every outcome of a move."""

        def play(board: Board, word: int) -> None:
            board.tables["dice"][0] = word
            self.code.play_at(board.tables, 0, seat, move)

        return self._outcomes(before, play)

    def _outcomes(self, before: Board, happens: Any) -> list[tuple[Board, float]]:
        """Return the different tables that something can lead to, each with its chance."""
        found: dict[bytes, float] = {}
        script, left, data = 0, 1.0, before.tables.tobytes()
        while left > 1e-9:
            board = Board.of(self.game, data)
            happens(board, FIRST + script)
            ways = int(board.tables["dice"][0]) >> 32
            if script < ways:
                board.tables["dice"][0] = 0
                left -= 1 / ways
                after = board.tables.tobytes()
                found[after] = found.get(after, 0.0) + 1 / ways
            script += 1
            if script > MAX_WORLDS:
                raise TooLarge(f"Something can happen in more than {MAX_WORLDS} ways.")
        return [(Board.of(self.game, after), share) for after, share in found.items()]

    # Policies: the chance of every action

    def odds_of(self, policy: Policy) -> Floats:
        """Return the chances by which a policy makes its moves."""
        odds = np.zeros(len(self.state_of))
        space = policy.network.space(self.game) if policy.network else None
        for state, (board, seat, moves) in enumerate(self.states):
            if space is not None:
                network_part(self.game).code.mark_moves(board.tables, 0, seat, space)
                marks, nat = space.marks[: len(moves)].astype(float), int(space.numbers[2])
                mine = np.exp((marks - marks.max()) / nat) if nat else np.eye(len(moves))[marks.argmax()]
            elif policy.name == "drake":
                whole = [0] * len(moves)
                self.game.counsel.heuristic(
                    board.t, seat, moves, len(moves), self.game.counsel.heuristic_weights, whole
                )
                mine = (np.array(whole) == max(whole)).astype(float)
            elif policy.name == "hatchling":
                mine = np.ones(len(moves))
            else:
                raise CannotSolve(f"The policy {policy.name} needs a game without hidden cards.")
            odds[self.starts[state] : self.starts[state + 1]] = mine / mine.sum()
        return odds
