"""A game's network as an instant adviser: every seat's share of the win, and the value of moves. It does not search.

A position takes microseconds, so a review has its curve and a hint its shares before a search has begun. The worth of a
move is the share of its seat right after it, over tables on which everything that the seat cannot know was dealt
again; all moves are tried on the same tables.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.board import Board
from ..core.compiler.daemon import compiler
from ..core.errors import DragonhallError
from ..core.game import Game
from ..core.rule import NEVER_COMPILE
from .network import Network, network_of, network_part, own_share

WORLDS = 16
"""Tables, if nobody says how many."""
DOUBT = 0.02
"""The least error of a difference between two moves: the network itself is not exact."""


class NoInsight(DragonhallError):
    """A game without a network."""


class Insight:
    """The network of a game, or another one, with room to compute in: for one thread. Interpreted it takes a thousand
    times as long.

    Raises:
        NoInsight: this game has none.
    """

    def __init__(self, game: Game, network: Network | None = None, compiled: bool = not NEVER_COMPILE) -> None:
        network = network or network_of(game)
        if network is None:
            raise NoInsight(f"{game.title} has no network: only a search can judge it.")
        self.game, self.network, self._space = game, network, network.space(game)
        self._compiled = compiled
        self._code = network_part(game).code if compiled else network_part(game).module

    def chances(self, board: Board, seats: int) -> list[float]:
        """Return each seat's share of the win, from that seat's knowledge; when the game is over, its actual share."""
        return [self.share(board, seats, seat) for seat in range(seats)]

    def share(self, board: Board, seats: int, seat: int) -> float:
        """Return the share of the win that a seat can expect."""
        engine = self.game.engine
        if not engine.to_act(board):
            winners = engine.won(board)
            return (winners >> seat & 1) / winners.bit_count() if winners else 1 / seats
        self._code.mark_seats(self._tables(board), 0, seat, seats, self._space)
        return own_share(self._space, self.network, seats)

    def policy(self, board: Board, seat: int) -> dict[int, float]:
        """Return the probability of each legal move, the most likely first."""
        n = self._code.mark_moves(self._tables(board), 0, seat, self._space)
        marks = np.array(self._space.marks[:n], np.float64) / self.network.nat
        chances = np.exp(marks - marks.max())
        order = np.argsort(-chances, kind="stable")
        return {int(self._space.moves[k]): float(chances[k] / chances.sum()) for k in order}

    def _tables(self, board: Board) -> Any:
        return board.tables if self._compiled else [board.t]

    def worth(
        self, board: Board, seats: int, seat: int, moves: list[int], seed: int, worlds: int = WORLDS
    ) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """Return the share of the win after each move, and the standard error of its difference to the first move."""
        engine, found = self.game.engine, np.zeros((worlds, len(moves)))
        for world in range(worlds):
            dealt = board.copy()
            engine.redeal(dealt, seat, seed + world)
            for k, move in enumerate(moves):
                after = dealt.copy()
                engine.play(after, seat, move)
                found[world, k] = self.share(after, seats, seat)
        spread = (found - found[:, :1]).std(0) / max(worlds, 1) ** 0.5
        return found.mean(0), np.maximum(spread, DOUBT)


def at_once(game: Game) -> bool:
    """Return whether a game has a network that can answer now; if it is not compiled yet, start compiling."""
    return network_of(game) is not None and not NEVER_COMPILE and compiler.at_hand(network_part(game))
