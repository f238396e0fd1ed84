"""The levels, from Hatchling to Wyrm: those that search and those that play by the heuristic in every game, those that
play by a network in games that have one."""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..core.board import Board
from ..core.compiler.daemon import compiler
from ..core.errors import DragonhallError
from ..core.game import Game
from ..core.match import Match
from ..core.moves import Move
from ..core.rule import NEVER_COMPILE
from .mistakes import Mistakes, greediest, mistakes_part
from .network import Network, network_of, network_part
from .network_rules import NAT
from .tree_search import DEEPEST, Budget, Thought, Tree, TreeSearch, Tuning, search_part
from .workspace import Workspace

SEEDS = 1 << 62
THREADS = 16
OFTEN = 0.5
"""A face-down move is drawn among those with at least this fraction of the visits of the most visited one."""


class UnknownBot(DragonhallError):
    """Raised when there is no built-in bot of that name."""


class HouseBot(ABC):
    """A built-in bot: it picks a move on a table that was just re-dealt for its seat."""

    def __init__(self, seed: int | None = None) -> None:
        self._luck = random.Random(seed)

    def reseed(self, seed: int) -> None:
        """Start over with a seed, so that earlier choices have no influence."""
        self._luck.seed(seed)

    def choose(self, match: Match, seat: int) -> Move:
        """Choose a move for *seat*, without waiting for the compiler: see :meth:`at_once`."""
        move: Move = match.game.moves[self.at_once(match.game).pick(match.board, match.seats, seat)]
        return move

    @abstractmethod
    def pick(self, board: Board, seats: int, seat: int) -> int:
        """Choose a legal move for *seat* on a table that was re-dealt for it; waits until the search is compiled."""

    def within(self, seconds: float) -> HouseBot:
        """Return the same bot with a time limit, for a table's clock."""
        return self

    def check(self, game: Game) -> HouseBot:
        """Return the bot itself, if it can play a game.

        Raises:
            UnknownBot: this game has no such bot.
        """
        return self

    def at_once(self, game: Game) -> HouseBot:
        """Return the bot that can move now: itself, or Drake while its search is being compiled.

        A bot that was given a number of iterations always moves itself, so that it plays the same moves every time.
        """
        return self


class Hatchling(HouseBot):
    """Level 0: plays any legal move."""

    name = "hatchling"

    def pick(self, board: Board, seats: int, seat: int) -> int:
        return self._luck.choice(board.game.engine.legal(board, seat))


NO_MISTAKES = Mistakes()
MISTAKES = {
    "whelp": Mistakes(misses=700, greed=300),
    "cockatrice": Mistakes(misses=350, greed=100),
    "amphiptere": Mistakes(misses=80, greed=20, heat=130),
}
"""Of the levels between Hatchling and Drake, and of the one below Lindworm."""


class Drake(HouseBot):
    """Plays by the game's heuristic; with mistakes it is Whelp or Cockatrice. It runs interpreted until machine code is
    ready; the moves are the same."""

    def __init__(self, seed: int | None = None, name: str = "drake", mistakes: Mistakes = NO_MISTAKES) -> None:
        super().__init__(seed)
        self.name, self.mistakes = name, mistakes
        self._lucks: dict[str, Any] = {}
        self._trees: dict[str, Tree] = {}
        self._rooms: dict[str, Any] = {}

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self._lucks.clear()

    def pick(self, board: Board, seats: int, seat: int) -> int:
        if self.mistakes.greed and self._luck.randrange(1000) < self.mistakes.greed:
            return self._luck.choice(greediest(board, seat))
        if self.mistakes.misses:
            return self._mistaken(board, seat)
        game, part = board.game, search_part(board.game)
        if game.name not in self._lucks:
            self._lucks[game.name] = np.zeros(1, np.uint64)
            part.module.seeded(self._lucks[game.name], self._luck.randrange(SEEDS))
        luck = self._lucks[game.name]
        if not NEVER_COMPILE and compiler.at_hand(part):
            if game.name not in self._trees:
                self._trees[game.name] = Tree(game)
            return self._trees[game.name].pick(board.tables, seat, luck)
        longest, weights = game.rules.longest_list, game.counsel.heuristic_weights
        blank = dict.fromkeys(Workspace._fields)
        space = Workspace(**blank | {"weights": weights, "luck": luck, "moves": [0] * longest, "marks": [0] * longest})
        return int(part.module.pick_by_heuristic([board.t], 0, seat, space))

    def _mistaken(self, board: Board, seat: int) -> int:
        """Return the best move by the heuristic among those that it sees."""
        game, part, misses = board.game, mistakes_part(board.game), self.mistakes.misses
        if game.name not in self._lucks:
            self._lucks[game.name] = np.array([self._luck.randrange(SEEDS)], np.uint64)
        if game.name not in self._rooms:
            longest, weights = game.rules.longest_list, game.counsel.heuristic_weights or (0,)
            room = np.array(weights, np.int64), np.zeros(longest, np.int64), np.zeros(longest, np.int64)
            self._rooms[game.name] = room
        luck, room = self._lucks[game.name], self._rooms[game.name]
        if not NEVER_COMPILE and compiler.at_hand(part):
            return int(part.code.mistaken_move(board.tables, 0, seat, misses, luck, *room))
        return int(part.module.mistaken_move([board.t], 0, seat, misses, luck, *room))


class Lindworm(HouseBot):
    """Plays by a trained network alone, without searching; with mistakes it is Amphiptere. It runs interpreted until
    machine code is ready; the moves are the same.

    Args:
        network: another network than the one in the game's folder.
    """

    def __init__(
        self, seed: int | None = None, network: Network | None = None, name: str = "lindworm",
        mistakes: Mistakes = NO_MISTAKES,
    ) -> None:  # fmt: skip
        super().__init__(seed)
        self.name, self.mistakes, self._network = name, mistakes, network
        self._lucks: dict[str, Any] = {}
        self._spaces: dict[str, Any] = {}

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self._lucks.clear()

    def check(self, game: Game) -> HouseBot:
        self._found(game)
        return self

    def _found(self, game: Game) -> Network:
        network = self._network or network_of(game)
        if network is None:
            raise UnknownBot(f"There is no {self.name} for {game.title}. The levels are: {', '.join(LEVELS)}.")
        return network.check(game)

    def pick(self, board: Board, seats: int, seat: int) -> int:
        if self.mistakes.greed and self._luck.randrange(1000) < self.mistakes.greed:
            return self._luck.choice(greediest(board, seat))
        game, part = board.game, network_part(board.game)
        if game.name not in self._spaces:
            space = self._spaces[game.name] = self._found(game).space(game, self.mistakes.misses)
            space.numbers[NAT] = int(space.numbers[NAT]) * self.mistakes.heat // 100
        if game.name not in self._lucks:
            self._lucks[game.name] = np.array([self._luck.randrange(SEEDS)], np.uint64)
        luck, space = self._lucks[game.name], self._spaces[game.name]
        if not NEVER_COMPILE and compiler.at_hand(part):
            return int(part.code.network_move(board.tables, 0, seat, luck, space))
        return int(part.module.network_move([board.t], 0, seat, luck, space))


@dataclass(frozen=True)
class Level:
    """A level that searches: the depth of its tree, its default budget and its tuning."""

    name: str
    deepest: int
    budget: Budget
    tuning: Tuning
    guided: Tuning | None = None
    """The tuning where a network guides this level; the network names its own weight of the exploration bonus."""


WYVERN = Level("wyvern", 1, Budget(iterations=48), Tuning(expectimax_visits=0))
WYRM = Level("wyrm", DEEPEST, Budget(seconds=1.0), Tuning(), Tuning(even=0.05, rank=0.0))
CLASSIC = replace(WYRM, name="wyrm-classic", guided=None)
"""Wyrm without a network: the yardstick for networks, and a bot that stays the same when a network is trained again."""


class Searcher(HouseBot):
    """Levels that search on re-dealt tables. Wyvern looks one move ahead and plays out by the heuristic. Wyrm grows a
    tree; a network guides it where it does that well (``Network.guides``), else it plays out too.

    It mixes moves that are made face down, so that it is not predictable.
    """

    def __init__(
        self, level: Level, budget: Budget | None = None, threads: int = 1, seed: int | None = None,
        tuning: Tuning | None = None,
    ) -> None:  # fmt: skip
        super().__init__(seed)
        self.level, self.name, self.threads = level, level.name, threads
        self.budget, self.tuning = budget or level.budget, tuning
        self._repeatable = budget is not None and bool(budget.iterations)
        self._searches: dict[tuple[str, bool], TreeSearch] = {}

    def within(self, seconds: float) -> HouseBot:
        if self.budget.iterations or self.budget.seconds <= seconds:  # few iterations always fit
            return self
        return Searcher(
            self.level, replace(self.budget, seconds=seconds), self.threads, self._luck.randrange(SEEDS), self.tuning
        )

    def at_once(self, game: Game) -> HouseBot:
        ready = self._repeatable or NEVER_COMPILE or compiler.at_hand(search_part(game))
        return self if ready else Drake(self._luck.randrange(SEEDS))

    def think(self, board: Board, seats: int, seat: int, hasty: bool = True) -> Thought:
        """Return the search's findings about the moves of a seat."""
        game, tuning, network = board.game, self.level.tuning, network_of(board.game)
        if network is None or self.level.guided is None or seats not in network.guides:
            network = None
        else:
            tuning = replace(self.level.guided, explore=network.guides[seats])
        key = game.name, network is not None
        if key not in self._searches:
            self._searches[key] = TreeSearch(game, self.threads, network)
        seed = self._luck.randrange(SEEDS)
        return self._searches[key].think(
            board.tables, seat, seats, seed, self.budget, self.level.deepest, self.tuning or tuning, hasty
        )

    def pick(self, board: Board, seats: int, seat: int) -> int:
        legal = board.game.engine.legal(board, seat)
        if len(legal) == 1:
            return legal[0]
        thought = self.think(board, seats, seat)
        if face_down(board, seat):
            return thought.moves[drawn(thought.visits, self._luck.random())]
        return thought.moves[thought.best]


def face_down(board: Board, seat: int) -> bool:
    """Return whether nobody else sees which move the seat makes, so that always playing the same one would be
    predictable.

    Simultaneous decisions are not enough for that: if moves are open, each seat can simply play its best one.
    """
    sees = board.game.counsel.sees
    return not any(sees(board.t, -1, seat, move) for move in board.game.engine.legal(board, seat))


def drawn(visits: Any, luck: float) -> int:
    """Draw an index in proportion to the visits, without moves that have far fewer visits than the most visited
    one."""
    kept = np.flatnonzero(visits >= OFTEN * visits.max())
    weight = visits[kept].cumsum()
    return int(kept[np.searchsorted(weight[:-1], luck * weight[-1], side="right")])


BOTS: dict[str, Callable[..., HouseBot]] = {
    "hatchling": lambda budget, threads, seed: Hatchling(seed),
    "whelp": lambda budget, threads, seed: Drake(seed, "whelp", MISTAKES["whelp"]),
    "cockatrice": lambda budget, threads, seed: Drake(seed, "cockatrice", MISTAKES["cockatrice"]),
    "drake": lambda budget, threads, seed: Drake(seed),
    "wyvern": lambda budget, threads, seed: Searcher(WYVERN, budget, threads, seed),
    "amphiptere": lambda budget, threads, seed: Lindworm(seed, None, "amphiptere", MISTAKES["amphiptere"]),
    "lindworm": lambda budget, threads, seed: Lindworm(seed),
    "wyrm-classic": lambda budget, threads, seed: Searcher(CLASSIC, budget, threads, seed),
    "wyrm": lambda budget, threads, seed: Searcher(WYRM, budget, threads, seed),
}
"""From the weakest to the strongest."""
SEARCHING = (WYVERN.name, CLASSIC.name, WYRM.name)
"""Levels that take a budget."""
LEARNT = ("amphiptere", "lindworm")
"""Levels that play by a network."""
LEVELS = tuple(level for level in BOTS if level not in (*LEARNT, CLASSIC.name))
"""Levels that play every game, except the one that is only a yardstick."""
USUAL = "drake"
"""The default bot: it plays quickly, and not at random."""


def levels_of(game: Game) -> list[str]:
    """Return the levels that play a game: those that learnt only if there is a network in the game's folder."""
    return [level for level in BOTS if level in LEVELS or (level in LEARNT and network_of(game) is not None)]


def bot_named(name: str, seed: int | None = None, threads: int = 1) -> HouseBot:
    """Return the bot of a level: ``drake``, ``wyrm``, ``wyrm:200ms``, ``wyvern:500it``.

    With a number of iterations (``it``) and a seed it plays the same moves every time.

    >>> bot_named("wyrm:200ms").name
    'wyrm'
    >>> bot_named("basilisk")
    Traceback (most recent call last):
    dragonhall.bots.levels.UnknownBot: There is no bot called 'basilisk'. The levels are: hatchling, whelp, ...
    """
    level, colon, budget = str(name).partition(":")
    if level not in BOTS:
        said, known = repr(str(name)[:40]), ", ".join(LEVELS)
        raise UnknownBot(
            f"There is no bot called {said}. The levels are: {known}.", "core-no-bot", said=said, known=known
        )
    if colon and level not in SEARCHING:
        sentence = f"The level {level} answers immediately and takes no budget: write {level}, not {str(name)[:40]!r}."
        raise UnknownBot(sentence, "core-no-budget", level=level, said=repr(str(name)[:40]))
    if not 1 <= threads <= THREADS:
        raise UnknownBot(f"A bot thinks on 1 to {THREADS} threads, not {threads}.")
    return BOTS[level](budget_named(budget) if colon else None, threads, seed)


def budget_named(text: str) -> Budget:
    """``200ms``, ``2s`` or ``500it``."""
    found = re.fullmatch(r"(\d{1,7}(?:\.\d{1,3})?)(ms|s|it)", text)
    if not found or float(found[1]) <= 0 or (found[2] == "it" and "." in found[1]):
        said = repr(text[:20])
        raise UnknownBot(f"A budget is written like 200ms, 2s or 500it, not {said}.", "core-bad-budget", said=said)
    amount = float(found[1])
    if found[2] == "it":
        return Budget(iterations=int(amount))
    return Budget(seconds=min(amount / 1000 if found[2] == "ms" else amount, 3600.0))
