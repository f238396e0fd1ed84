"""Dragonhall's own figures, on one core: compiled random play, copies and re-deals, and the same through Match.

python -m bench.rule_speed --seconds 2
"""

from __future__ import annotations

import random

import numpy as np

import dragonhall as dh
from bench.timing import POSITIONS, SEED, Meter, arguments
from dragonhall.batches import prepare
from dragonhall.core.game import Game
from dragonhall.games import game as find_game

SEATS = 4
PLIES_PER_CALL = 20_000
COPIES_PER_CALL = 4096


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("games", nargs="*", default=list(dh.games()))
    asked = parser.parse_args()
    meter = Meter(f"Dragonhall {dh.__version__}", asked.seconds)
    for name in asked.games:
        game = find_game(name)
        seats = min(SEATS, game.seats[-1])
        compiled(meter, game, seats)
        python(meter, game, seats)


def compiled(meter: Meter, game: Game, seats: int) -> None:
    loops = prepare(game)
    numbers = game.option_numbers(seats, game.complete(seats, None))
    tables, out = game.Table.new(), np.zeros(game.rules.longest_list, np.int64)
    blank = game.Table.new()
    words, episodes, made = np.zeros(1, np.uint64), np.zeros(1, np.int64), np.zeros(1, np.int64)
    loops.deal_all(tables, 0, 1, blank, words, episodes, seats, numbers, SEED, 1)

    def play_on() -> int:
        """Random play on one table, a fresh deal after every game: legal moves, uniform choice, play."""
        loops.run_all(tables, 0, 1, out, blank, PLIES_PER_CALL, 1, words, episodes, made, seats, numbers, SEED, 1)
        return int(made[0])

    play_on()
    before, decided = int(episodes[0]), 0
    while int(episodes[0]) < before + 50:
        decided += play_on()
    decisions_per_game = decided / (int(episodes[0]) - before)
    _, decisions, seconds = meter.clock(play_on)
    games = round(decisions / decisions_per_game)
    meter.report("compiled", game.name, "decisions/s", decisions / seconds, seconds, games, decisions)

    standing = np.concatenate([match.board.tables for match in positions(game, seats)])
    copies = game.Table.new(COPIES_PER_CALL)

    def copy_all() -> int:
        loops.copy_all(standing, 0, COPIES_PER_CALL, len(standing), copies)
        return COPIES_PER_CALL

    def redeal_all() -> int:
        loops.redeal_all(copies, 0, COPIES_PER_CALL, 0, SEED)
        return COPIES_PER_CALL

    meter.copies("compiled", game.name, copy_all)
    meter.redeals("compiled", game.name, redeal_all)


def python(meter: Meter, game: Game, seats: int) -> None:
    luck = random.Random(SEED)

    def one_game() -> int:
        match = dh.new(game.name, seats=seats, seed=luck.getrandbits(60))
        while acting := match.to_act:
            match.play(luck.choice(match.moves(acting[0])), seat=acting[0])
        return match.ply

    standing = positions(game, seats)

    def copy_all() -> int:
        for match in standing:
            match.copy()
        return len(standing)

    meter.play("Python", game.name, one_game)
    meter.copies("Python", game.name, copy_all)


def positions(game: Game, seats: int) -> list[dh.Match]:
    """Matches that lie 0 to 19 random decisions into a game."""
    luck = random.Random(SEED)
    found = []
    for seed in range(POSITIONS):
        match = dh.new(game.name, seats=seats, seed=seed)
        for _ in range(seed % 20):
            seat = match.to_act[0]
            match.play(luck.choice(match.moves(seat)), seat=seat)
        found.append(match)
    return found


if __name__ == "__main__":
    main()
