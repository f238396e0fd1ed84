"""Random matches for the promises: of every kind, spread over a game, in any number."""

from __future__ import annotations

import math
import os
import random
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from ..batches import prepare
from ..core.board import Board
from ..core.errors import DragonhallError
from ..core.game import Game
from ..core.match import Match, new_match
from ..core.moves import Move
from ..core.records import placed
from ..core.rule import is_interpreted

Options = dict[str, Any]
Case = tuple[Game, int, Options]
GAMES = int(os.environ.get("DRAGONHALL_GAMES", "200"))
"""How many random games each number of seats and set of options plays."""
WATCHED = max(2, GAMES // 100)
"""How many games are followed ply by ply, interpreted beside compiled."""
FEW = min(WATCHED, 50)
"""Number of matches examined from every side."""


def opened(game: Game, seats: int, options: Options, seed: int) -> Match:
    """Open a match; the game need not be an installed one."""
    return new_match(game, seats, seed, options, None)


class Style:
    """A way to choose moves: evenly, by likes and dislikes among the kinds of moves, or by the game's heuristic.

    Uniform play alone never reaches many tables: nobody saves for long, nobody loses on purpose.
    """

    def __init__(self, game: Game, number: int, luck: random.Random) -> None:
        self.game, self.luck = game, luck
        self.likes = {move.name: luck.choice((0.02, 1, 1, 20)) for move in game.moves} if number == LIKES else {}
        self.taste = luck.choice((-0.02, 0.005, 0.02, 0.1)) if number == TASTE else 0.0

    def choose(self, match: Match, seat: int) -> Move:
        moves: Sequence[Move] = match.moves(seat)
        if self.taste:
            return self.luck.choices(moves, self.marked(match, seat, [int(move) for move in moves]))[0]
        if self.likes:
            return self.luck.choices(moves, [self.likes[move.name] for move in moves])[0]
        return self.luck.choice(moves)

    def marked(self, match: Match, seat: int, moves: list[int]) -> list[float]:
        """Return a weight for each move: the better the likelier, or the worse."""
        counsel, marks = self.game.counsel, [0] * len(moves)
        counsel.heuristic(match._board.t, seat, moves, len(moves), counsel.heuristic_weights, marks)  # type: ignore[arg-type]
        best = max(self.taste * mark for mark in marks)
        return [math.exp(max(-30.0, self.taste * mark - best)) for mark in marks]


STYLES = EVEN, EVEN_TOO, LIKES, TASTE = range(4)


def random_match(game: Game, seats: int, options: Options, seed: int, plies: int, style: int | None = None) -> Match:
    """Return a match some random plies in; of several seats to act, a random one acts first.

    Args:
        style: how moves are chosen; nothing: one of all ways, which follows from the other arguments.
    """
    match, luck = opened(game, seats, options, seed), random.Random(seed)
    player = Style(game, (seed + seats + len(options)) % len(STYLES) if style is None else style, luck)
    for _ in range(plies):
        if match.over:
            break
        seat = luck.choice(match.to_act)
        match.play(player.choose(match, seat), seat=seat)
    return match


class Runner:
    """Plays random games on one board, as fast as the machine can."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game, self.seats, self.board = game, seats, Board(game)
        self.numbers = game.option_numbers(seats, game.complete(seats, options))
        self.loops, self.out = prepare(game), np.zeros(game.rules.longest_list, np.int64)
        self.blank = game.Table.new()
        self.words, self.episodes, self.made = np.zeros(1, np.uint64), np.zeros(1, np.int64), np.zeros(1, np.int64)

    def deal(self, seed: int) -> None:
        self.seed = seed
        self.loops.deal_all(
            self.board.tables, 0, 1, self.blank, self.words, self.episodes, self.seats, self.numbers, self.seed, 1
        )

    def run(self, plies: int) -> int:
        self.loops.run_all(
            self.board.tables, 0, 1, self.out, self.blank, plies, 0, self.words, self.episodes, self.made,
            self.seats, self.numbers, self.seed, 1,
        )  # fmt: skip
        return int(self.made[0])


def usual_length(game: Game, seats: int, options: Options) -> int:
    """Return the plies of an average random game."""
    if is_interpreted():
        return max(1, sum(random_match(game, seats, options, seed, 200, EVEN).ply for seed in range(3)) // 3)
    runner, total = Runner(game, seats, options), 0
    for seed in range(20):
        runner.deal(seed)
        total += runner.run(game.rules.longest_match)
    return max(1, total // 20)


def bytes_of(match: Match) -> bytes:
    return match._board.tables.tobytes()


def some_matches(game: Game, seats: int, options: Options, count: int) -> list[Match]:
    """Return matches at plies spread over the length of a usual game, some of them over."""
    usual = usual_length(game, seats, options)
    luck = random.Random(seats * 1000 + len(options))
    return [random_match(game, seats, options, seed, luck.randrange(int(usual * 1.2) + 1)) for seed in range(count)]


def cases(game: Game) -> list[Case]:
    """Every number of seats with every set of options in ``Game.test_options`` that goes with it."""
    usual = {option.name: option.default for option in game.options}
    return [
        (game, seats, dict(options))
        for options in game.test_options
        for seats in game.seats
        if not game.fits(seats, usual | dict(options))
    ]


def tables(game: Game, seats: int, options: Options, count: int = 2 * FEW) -> Iterator[Match]:
    """Yield matches spread over a game, and the positions that the game gives for such tests."""
    yield from some_matches(game, seats, options, count)
    for position in (*game.test_positions, *game.small_tables):
        if position["seats"] == seats:
            try:
                yield placed(game, {**position, "options": options})
            except DragonhallError:
                continue  # it does not fit these options


def some_move(match: Match, seat: int, luck: random.Random) -> Move:
    """Return one of the moves of a seat; each kind is equally likely, because those that show something are rare."""
    moves = match.moves(seat)
    kind = luck.choice(sorted({move.name for move in moves}))
    return luck.choice([move for move in moves if move.name == kind])


def differing(game: Game, one: Match, other: Match) -> str:
    names = game.Table.dtype.names or ()
    return ", ".join(
        f"{name}: {one._board.tables[name]} / {other._board.tables[name]}"
        for name in names
        if one._board.tables[name].tobytes() != other._board.tables[name].tobytes()
    )
