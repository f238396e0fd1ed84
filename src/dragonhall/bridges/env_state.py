"""The state of an environment with one table: quick to step, cheap to copy, easy to save."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from ..core.board import Board
from ..core.dice import SEEDS, check_seed
from ..core.errors import DragonhallError, NotLegalNow
from ..core.game import Game
from ..core.match import Match
from ..core.observe.observer import Memory
from ..core.observe.tensor import Observation
from ..games import game as find_game
from ..narration import drawn
from ..words import words_in

Mask = npt.NDArray[np.int8]
ILLEGAL = ("refuse", "lose", "replace")
"""The effects of an illegal action: raise an error, end the game with -1, or play a random legal move instead."""
RENDERS = ("ansi", "human")


class BadEnvironment(DragonhallError):
    """An environment cannot be made with these arguments."""


class EnvState:
    """A table being played through a bridge: like a match, but without its log."""

    __slots__ = ("acting", "board", "game", "listed", "memory", "options", "ply", "recall", "seats", "unseen")

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Any] | None, kind: str) -> None:
        self.game: Game = find_game(game)
        self.game.tensor_of(kind)
        self.seats = self.game.fewest_seats if seats is None else self.game.check_seats(seats)
        self.options = self.game.complete(self.seats, options)
        self.recall = kind == "information_state"
        self.deal(0)

    def deal(self, seed: int) -> None:
        """Exactly what ``dragonhall.new(..., seed=seed)`` deals."""
        self.board = Board(self.game)
        numbers = self.game.option_numbers(self.seats, self.options)
        self.game.engine.deal(self.board, self.seats, numbers, check_seed(seed))
        self.memory: Memory | None = None
        self.unseen: list[tuple[bytes, int, int]] = []
        """Plies that are not in the memory yet: the table before each, who moved, and which move."""
        self.ply = 0
        self.acting = self.game.engine.to_act(self.board)
        """The seats that must decide now, as bits."""
        self.listed: dict[int, list[int]] = {}
        """The legal moves of each seat, listed once per ply."""

    @property
    def seat(self) -> int:
        """The seat that decides next (the lowest of several); -1 when the game is over."""
        return (self.acting & -self.acting).bit_length() - 1

    def legal(self, seat: int) -> list[int]:
        if seat not in self.listed:
            self.listed[seat] = self.game.engine.legal(self.board, seat) if self.acting >> seat & 1 else []
        return self.listed[seat]

    def play(self, seat: int, move: int) -> None:
        """Make a move that is known to be legal."""
        if self.recall:
            self.unseen.append((self.board.tables.tobytes(), seat, move))
        self.game.engine.play(self.board, seat, move)
        self.ply += 1
        self.acting = self.game.engine.to_act(self.board)
        self.listed = {}

    def refuse(self, seat: int, move: Any) -> NotLegalNow:
        """Return the error about a move that is not legal."""
        can = ", ".join(f"{number} ({self.game.moves[number].text})" for number in self.legal(seat)[:12])
        return NotLegalNow(f"Seat {seat} cannot make the move {str(move)[:20]} now. It can: {can or 'only wait'}.")

    def mask(self, seat: int, size: int) -> Mask:
        """Return the mask of legal moves: 1 where a move is legal."""
        mask = np.zeros(size, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def observation(self, seat: int, kind: str) -> Observation:
        if self.recall:
            return self.game.observer.information_state(self.board, self.recollected(), seat)
        return self.game.observer.observation(self.board, -1 if kind == "public" else seat)

    def recollected(self) -> Memory:
        """Return what the seats remember. It costs more than playing, so it is computed only on request."""
        if self.memory is not None and not self.unseen:
            return self.memory
        observer = self.game.observer
        tables = [*(Board.of(self.game, before) for before, _, _ in self.unseen), self.board]
        # Copies of this state share its memory.
        memory = observer.begin(tables[0], self.seats) if self.memory is None else self.memory.copy()
        for (_, seat, move), before, after in zip(self.unseen, tables, tables[1:], strict=False):
            observer.note(before, memory, seat, move)
            observer.take_in(after, memory)
        self.memory, self.unseen = memory, []
        return memory

    def rewards(self, scheme: str) -> list[float]:
        """Return the reward of each seat at the end (see docs/bridges.md); zeros while the game runs."""
        if self.acting:
            return [0.0] * self.seats
        scores = [self.game.engine.score(self.board, seat) for seat in range(self.seats)]
        if self.seats == 1 or scheme == "score":
            return [float(score) for score in scores]
        return SHARES[scheme](self.game.engine.won(self.board), scores)

    @property
    def match(self) -> Match:
        """A match that goes on from here, with all that a match can do."""
        return Match(self.game, self.seats, self.options, self.board, self.ply)

    def copy(self) -> Self:
        clone = object.__new__(type(self))
        for name in EnvState.__slots__:
            setattr(clone, name, getattr(self, name))
        clone.board = self.board.copy()
        clone.unseen = self.unseen.copy()
        return clone

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()


def won_shares(won: int, scores: Sequence[int]) -> list[float]:
    """Winners share 1 and the others lose it in equal parts: a lone winner gets 1, each of the others -1 / (seats - 1).

    >>> won_shares(0b001, [7, 3, 7])
    [1.0, -0.5, -0.5]
    >>> won_shares(0b11, [5, 5]), won_shares(0, [0, 0])
    ([0.0, 0.0], [0.0, 0.0])
    """
    winners, seats = won.bit_count(), len(scores)
    if winners in (0, seats):
        return [0.0] * seats
    return [1 / winners if won >> seat & 1 else -1 / (seats - winners) for seat in range(seats)]


def ranked(won: int, scores: Sequence[int]) -> list[float]:
    """From 1 for the first place to -1 for the last, in even steps; winners are first, then scores decide, equals
    share.

    >>> ranked(0b010, [5, 3, 5])
    [-0.5, 1.0, -0.5]
    """
    keys = [(won >> seat & 1, score) for seat, score in enumerate(scores)]
    below = [sum(other < key for other in keys) - sum(other > key for other in keys) for key in keys]
    return [each / (len(keys) - 1) for each in below]


SHARES = {"win": won_shares, "rank": ranked}


def check_reward(scheme: str) -> str:
    known = (*SHARES, "score")
    if scheme not in known:
        raise BadEnvironment(f"Rewards are {', '.join(known)}, not {str(scheme)[:20]!r}.")
    return scheme


def check_illegal(what: str) -> str:
    if what not in ILLEGAL:
        raise BadEnvironment(f"For an illegal action one can {', '.join(ILLEGAL)}, not {str(what)[:20]!r}.")
    return what


def check_render(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDERS:
        raise BadEnvironment(f"It can be rendered as {' or '.join(RENDERS)}, not as {str(mode)[:20]!r}.")
    return mode


def drawing(env_state: EnvState, seat: int, mode: str | None) -> str | None:
    """Return the table as a seat (-1: a spectator) sees it, printed or given back as text."""
    if mode is None:
        raise BadEnvironment("To render, make the environment with render_mode='ansi' or 'human'.")
    words = words_in("en")
    names = [words("house-seat", seat=other + 1) for other in range(env_state.seats)]
    text = drawn(env_state.game, env_state.match.view(None if seat < 0 else seat), words, names)
    if mode == "ansi":
        return text
    print(text)
    return None


def chosen_for(opponents: Any, seat: int, learner: int | None) -> Any:
    """Return the bot for a seat: one for all, or one for each in a list or a dict; by default the weakest.

    If the learner always has the same seat, that seat needs no bot.
    """
    if seat == learner:
        return "hatchling"
    if isinstance(opponents, Mapping):
        return opponents.get(seat, "hatchling")
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        return opponents[seat] if seat < len(opponents) else "hatchling"
    return opponents


class Seeds:
    """A sequence of seeds for deals, determined by the first seed."""

    def __init__(self) -> None:
        self._luck = random.Random()

    def next(self, seed: int | None) -> int:
        """Return the seed of the next deal: the given one, or the next of the sequence."""
        if seed is None:
            return self._luck.randrange(SEEDS)
        self._luck.seed(check_seed(int(seed)))
        return int(seed)
