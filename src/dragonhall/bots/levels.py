"""The four levels, the same in every game: Hatchling, Drake, Wyvern, Wyrm."""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..core.background import compiler
from ..core.board import Board
from ..core.errors import DragonhallError
from ..core.game import Game
from ..core.match import Match
from ..core.moves import Move
from ..core.rule import NEVER_COMPILE
from .tree_search import DEEPEST, Budget, Thought, Tree, TreeSearch, Tuning, search_part
from .workspace import Workspace

SEEDS = 1 << 62
THREADS = 16
OFTEN = 0.5
"""A face-down move is drawn among those visited at least so often, compared with the most visited one."""


class UnknownBot(DragonhallError):
    """No bot of the house is called like that."""


class HouseBot(ABC):
    """A bot of the house: it picks a move from a table that was just re-dealt for its seat."""

    def __init__(self, seed: int | None = None) -> None:
        self._luck = random.Random(seed)

    def choose(self, match: Match, seat: int) -> Move:
        move: Move = match.game.moves[self.pick(match.board, match.seats, seat)]
        return move

    @abstractmethod
    def pick(self, board: Board, seats: int, seat: int) -> int:
        """A legal move for *seat* on a table that was re-dealt for it."""

    def within(self, seconds: float) -> HouseBot:
        """The same bot, thinking no longer than this: what a table's clock asks for."""
        return self

    def at_once(self, game: Game) -> HouseBot:
        """The bot that plays for it while its search is being compiled, so that people need not wait: itself, or
        Drake."""
        return self


class Hatchling(HouseBot):
    """Level 0: plays any legal move."""

    name = "hatchling"

    def pick(self, board: Board, seats: int, seat: int) -> int:
        return self._luck.choice(board.game.engine.legal(board, seat))


class Drake(HouseBot):
    """Level 1: plays by the game's heuristic; interpreted until machine code is ready, which gives the same moves."""

    name = "drake"

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self._lucks: dict[str, Any] = {}
        self._trees: dict[str, Tree] = {}

    def pick(self, board: Board, seats: int, seat: int) -> int:
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


@dataclass(frozen=True)
class Level:
    """What makes a searching level: how deep its tree goes, for how long it thinks if nothing else is said, and how."""

    name: str
    deepest: int
    budget: Budget
    tuning: Tuning


WYVERN = Level("wyvern", 1, Budget(iterations=48), Tuning(expectimax_visits=0))
WYRM = Level("wyrm", DEEPEST, Budget(seconds=1.0), Tuning())


class Searcher(HouseBot):
    """Levels 2 and 3: play out many re-dealt tables by the heuristic; Wyvern looks one move ahead, Wyrm grows a tree.

    Moves that are made face down it mixes, so that it cannot be read like a book.
    """

    def __init__(
        self, level: Level, budget: Budget | None = None, threads: int = 1, seed: int | None = None,
        tuning: Tuning | None = None,
    ) -> None:  # fmt: skip
        super().__init__(seed)
        self.level, self.name, self.threads = level, level.name, threads
        self.budget, self.tuning = budget or level.budget, tuning or level.tuning
        self._searches: dict[str, TreeSearch] = {}

    def within(self, seconds: float) -> HouseBot:
        if self.budget.iterations or self.budget.seconds <= seconds:  # a few playouts are always in time
            return self
        return Searcher(
            self.level, replace(self.budget, seconds=seconds), self.threads, self._luck.randrange(SEEDS), self.tuning
        )

    def at_once(self, game: Game) -> HouseBot:
        return self if NEVER_COMPILE or compiler.at_hand(search_part(game)) else Drake(self._luck.randrange(SEEDS))

    def think(self, board: Board, seats: int, seat: int, hasty: bool = True) -> Thought:
        """What the search finds out about the moves of a seat."""
        game = board.game
        if game.name not in self._searches:
            self._searches[game.name] = TreeSearch(game, self.threads)
        seed = self._luck.randrange(SEEDS)
        return self._searches[game.name].think(
            board.tables, seat, seats, seed, self.budget, self.level.deepest, self.tuning, hasty
        )

    def pick(self, board: Board, seats: int, seat: int) -> int:
        legal = board.game.engine.legal(board, seat)
        if len(legal) == 1:
            return legal[0]
        if not self.budget.iterations and (stand_in := self.at_once(board.game)) is not self:
            return stand_in.pick(board, seats, seat)
        thought = self.think(board, seats, seat)
        if face_down(board, seat):
            return thought.moves[drawn(thought.visits, self._luck.random())]
        return thought.moves[thought.best]


def face_down(board: Board, seat: int) -> bool:
    """Whether nobody else sees which move the seat makes: then always making the same would be found out.

    That others are asked at the same time does not count: in the open, each may do what is best.
    """
    sees = board.game.counsel.sees
    return not any(sees(board.t, -1, seat, move) for move in board.game.engine.legal(board, seat))


def drawn(visits: Any, luck: float) -> int:
    """A place by lot, in proportion to the visits; places visited much less than the first were only tried out."""
    kept = np.flatnonzero(visits >= OFTEN * visits.max())
    weight = visits[kept].cumsum()
    return int(kept[np.searchsorted(weight[:-1], luck * weight[-1], side="right")])


LEVELS: dict[str, Callable[..., HouseBot]] = {
    "hatchling": lambda budget, threads, seed: Hatchling(seed),
    "drake": lambda budget, threads, seed: Drake(seed),
    "wyvern": lambda budget, threads, seed: Searcher(WYVERN, budget, threads, seed),
    "wyrm": lambda budget, threads, seed: Searcher(WYRM, budget, threads, seed),
}
"""From the weakest to the strongest."""


def bot_named(name: str, seed: int | None = None, threads: int = 1) -> HouseBot:
    """The bot of a level: ``drake``, ``wyrm``, ``wyrm:200ms``, ``wyvern:500it``.

    With a number of iterations (``it``) and a seed it plays the same moves every time.

    >>> bot_named("wyrm:200ms").name
    'wyrm'
    >>> bot_named("basilisk")
    Traceback (most recent call last):
    dragonhall.bots.levels.UnknownBot: There is no bot 'basilisk'. The levels are: hatchling, drake, wyvern, wyrm.
    """
    level, colon, budget = str(name).partition(":")
    if level not in LEVELS:
        raise UnknownBot(f"There is no bot {str(name)[:40]!r}. The levels are: {', '.join(LEVELS)}.")
    if colon and level in ("hatchling", "drake"):
        raise UnknownBot(f"The level {level} answers at once: it takes no budget, as in {str(name)[:40]!r}.")
    if not 1 <= threads <= THREADS:
        raise UnknownBot(f"A bot thinks on 1 to {THREADS} threads, not {threads}.")
    return LEVELS[level](budget_named(budget) if colon else None, threads, seed)


def budget_named(text: str) -> Budget:
    """``200ms``, ``2s`` or ``500it``."""
    found = re.fullmatch(r"(\d{1,7}(?:\.\d{1,3})?)(ms|s|it)", text)
    if not found or float(found[1]) <= 0 or (found[2] == "it" and "." in found[1]):
        raise UnknownBot(f"A budget is written like 200ms, 2s or 500it, not {text[:20]!r}.")
    amount = float(found[1])
    if found[2] == "it":
        return Budget(iterations=int(amount))
    return Budget(seconds=min(amount / 1000 if found[2] == "ms" else amount, 3600.0))
