"""Played matches and the numbers of their score sheets."""

from __future__ import annotations

import random
from functools import lru_cache

from dragonhall.core.board import Board
from dragonhall.core.compiler.event_player import event_player
from dragonhall.core.game import Game
from dragonhall.core.match import bits_to_seats, scores_of, seen_by, seen_by_all
from dragonhall.core.news import EVERYBODY, SPECTATOR, Heard, listening
from dragonhall.core.options import Options
from dragonhall.core.score_sheet import History, Sheet


@lru_cache(100_000)
def event(game: Game, what: int, *numbers: int) -> dict:
    return game.news.event(Heard(EVERYBODY, what, numbers))


def numbers_of(game: Game, seats: int, options: Options) -> list[int]:
    return [int(number) for number in game.option_numbers(seats, options)]


class Played:
    """A random game, played to its end."""

    def __init__(self, game: Game, seats: int, options: dict, seed: int) -> None:
        self.game, self.seats, self.options = game, seats, game.complete(seats, options)
        player, engine, luck = event_player(game), game.machine, random.Random(seed)
        board = Board(game)
        with listening() as heard:
            game.interpreted.deal(board, seats, game.option_numbers(seats, self.options), seed)
        self.told = [[(one.to, one.what, *one.numbers) for one in heard]]
        self.tables = [board.tables.tobytes()]
        while acting := bits_to_seats(engine.to_act(board)):
            seat = luck.choice(acting)
            self.told.append(player.play(board, seat, luck.choice(engine.legal(board, seat))))
            self.tables.append(board.tables.tobytes())
        self.scores, self.winners = scores_of(game, seats, board), bits_to_seats(engine.won(board))

    def view(self, ply: int) -> dict:
        board = Board.of(self.game, self.tables[ply])
        to_act = bits_to_seats(self.game.engine.to_act(board))
        seen = seen_by_all(self.game, self.seats, self.options, board, ply, to_act)
        return seen | seen_by(self.game, board, None)

    def sheet(self) -> Sheet:
        news = [[event(self.game, *one[1:]) for one in ply if one[0] >> SPECTATOR & 1] for ply in self.told]
        numbers = numbers_of(self.game, self.seats, self.options)
        history = History(self.seats, self.options, news, self.view, self.scores, self.winners, numbers)
        assert self.game.faces.sheet is not None
        return self.game.faces.sheet(history)
