"""Decisions at which a game may help."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import dragonhall as dh
from dragonhall.core.board import Board
from dragonhall.core.game import Game
from dragonhall.core.match import Match, bits_to_seats, new_match
from dragonhall.games import game as find_game

Lines = list[dict[str, Any]]


@dataclass
class Asked:
    """A seat that has to decide, and what the aids say to it."""

    game: Game
    match: Match
    seat: int

    def __post_init__(self) -> None:
        assert self.game.faces.aids is not None
        self.board = self.match.board
        self.moves = [int(move) for move in self.match.moves(self.seat)]
        self.view = self.match.view(self.seat)
        self.lines: Lines = self.game.faces.aids(self.view, self.moves)

    def of(self, *keys: str) -> Lines:
        return [line for line in self.lines if line["key"] in keys]

    def after(self, move: int, board: Board | None = None) -> Board:
        then = (self.board if board is None else board).copy()
        self.game.interpreted.play(then, self.seat, move)
        return then

    def legal(self, board: Board) -> list[int]:
        acting = self.seat in bits_to_seats(self.game.interpreted.to_act(board))
        return list(self.game.interpreted.legal(board, self.seat)) if acting else []


def decisions(name: str, plies: int, seeds: int, stride: int = 1) -> Iterator[Asked]:
    """Yield every decision in random matches, or one in *stride*, with every set of options in turn."""
    game = find_game(name)
    with dh.interpreted():
        for seed in range(seeds):
            options = dict(game.test_options[seed % len(game.test_options)])
            complete = {option.name: option.default for option in game.options} | options
            seats = next(seats for seats in reversed(game.seats) if not game.fits(seats, complete))
            match, luck = new_match(game, seats, seed, options, None), random.Random(seed)
            for ply in range(plies):
                if match.over:
                    break
                seat = luck.choice(match.to_act)
                if ply % stride == 0:
                    yield Asked(game, match.copy(), seat)
                match.play(luck.choice(match.moves(seat)), seat=seat)
