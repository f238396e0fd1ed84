"""The matches of every game that promises are tested with."""

from __future__ import annotations

import os
import random

import numpy as np
import pytest

import dragonhall as dh
from dragonhall.batches import prepare
from dragonhall.core.board import Board
from dragonhall.core.game import Game
from dragonhall.core.match import Match, new_match
from dragonhall.core.rule import is_interpreted
from dragonhall.games import game as find_game

GAMES = int(os.environ.get("DRAGONHALL_GAMES", "200"))
WATCHED = max(2, GAMES // 100)
"""How many games are followed ply by ply, interpreted beside compiled."""
FEW = min(WATCHED, 50)
"""How many matches are looked at from every side."""
CASES = [
    pytest.param(find_game(name), seats, dict(options), id=f"{name}-{seats}-{number}")
    for name in dh.games()
    for number, options in enumerate(find_game(name).test_options)
    for seats in find_game(name).seats
    if not find_game(name).fits(seats, {o.name: o.default for o in find_game(name).options} | dict(options))
]


every_case = pytest.mark.parametrize(("game", "seats", "options"), CASES)


def opened(game: Game, seats: int, options: dict, seed: int) -> Match:
    """A new match; the game need not be an installed one."""
    return new_match(game, seats, seed, options, None)


def random_match(game: Game, seats: int, options: dict, seed: int, plies: int) -> Match:
    """A match some random plies in; of several seats to act, a random one acts first."""
    match, luck = opened(game, seats, options, seed), random.Random(seed)
    for _ in range(plies):
        if match.over:
            break
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat=seat)
    return match


class Runner:
    """Plays random games on one board, as fast as the machine can."""

    def __init__(self, game: Game, seats: int, options: dict) -> None:
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


def usual_length(game: Game, seats: int, options: dict) -> int:
    """Plies of an average random game."""
    if is_interpreted():
        return max(1, sum(random_match(game, seats, options, seed, 200).ply for seed in range(3)) // 3)
    runner, total = Runner(game, seats, options), 0
    for seed in range(20):
        runner.deal(seed)
        total += runner.run(game.rules.longest_match)
    return max(1, total // 20)


def some_matches(game: Game, seats: int, options: dict, count: int) -> list[Match]:
    """Matches at plies spread over the length of a usual game, some of them over."""
    usual = usual_length(game, seats, options)
    luck = random.Random(seats * 1000 + len(options))
    return [random_match(game, seats, options, seed, luck.randrange(int(usual * 1.2) + 1)) for seed in range(count)]


def differing(game: Game, one: Match, other: Match) -> str:
    names = game.Table.dtype.names or ()
    return ", ".join(
        f"{name}: {one._board.tables[name]} / {other._board.tables[name]}"
        for name in names
        if one._board.tables[name].tobytes() != other._board.tables[name].tobytes()
    )
