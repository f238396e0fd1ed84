"""Studies for the tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from dragonhall.bots import bot_named
from dragonhall.core.dice import mixed, scaled, stepped
from dragonhall.core.match import Match
from dragonhall.games import game as find_game
from dragonhall.lab.study.study import Condition, Player, seed_of


class Luck:
    """The draws of a bot in machine code, for a bot in Python."""

    def __init__(self, seed: int) -> None:
        self.word = mixed(seed)

    def next(self) -> Any:
        with np.errstate(over="ignore"):
            self.word = stepped(self.word)
        return self.word

    def choice(self, moves: list[int]) -> int:
        return moves[int(scaled(self.next(), len(moves)))]

    def randrange(self, _: int) -> int:
        return int(self.next() >> np.uint64(1)) & 0x3FFFFFFFFFFFFFFF


def same_as_bots(name: str, condition: Condition) -> int:
    """Play matches in machine code and by the bots themselves; how many decisions were the same."""
    game = find_game(name)
    player, found = Player(game, condition, 77), np.zeros((1, 2 + condition.seats), np.int64)
    moves, same = np.zeros((len(game.moves), 3)), 0
    for number in range(2 * condition.seats):
        log, seed = player.play(number, found, moves)
        match = Match(game, condition.seats, game.complete(condition.seats, dict(condition.options)), seed)
        place = number % condition.seats if condition.mixed else -1
        bots = [bot_named(condition.bot if place in (-1, n) else condition.others) for n in range(condition.seats)]
        for seat, bot in enumerate(bots):
            luck = Luck(seed_of(game, seed, seat + 1))
            bot._luck = luck  # type: ignore[assignment]
            if bot.name == "drake":
                bot._lucks = {name: np.array([luck.word])}  # type: ignore[attr-defined]
        for seat, move in log:
            assert match.to_act[0] == seat
            if len(match.moves()) > 1:
                board, bot = match.board, bots[seat]
                if hasattr(bot, "budget"):
                    game.machine.redeal(board, int(seat), bot._luck.randrange(0))
                assert bot.pick(board, condition.seats, int(seat)) == move
                same += 1
            match.play(int(move), seat=int(seat))
        assert match.over and found[0, 2:].tolist() == list(match.scores)
        assert found[0, 1] == sum(1 << seat for seat in match.winners)
    return same


def files_of(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
