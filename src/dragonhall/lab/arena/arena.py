"""Matches between bots, in mirrored blocks: the same deal once for every seat the first bot can have."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...bots import Bot, HouseBot, ask
from ...bots.own import find_bot
from ...core.board import Board
from ...core.errors import DragonhallError
from ...core.game import Game
from ...core.match import Match
from ...games import game as find_game

MATCH_LOOPS = Path(__file__).with_name("match_loops.py")
"""Whole matches as machine code, to be bound to a game with some functions of its search."""
MIX = 0x9E3779B97F4A7C15
Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""


class Stuck(DragonhallError):
    """A match between bots did not end."""


@dataclass(frozen=True)
class Outcome:
    """The result of a match: for every seat its share of the win and its score."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    plies: int


def maker(name: str, game: Game) -> Maker:
    """Return a function that makes bots of one kind from seeds.

    Raises:
        UnknownBot: there is no such bot, or it cannot play this game.
    """
    bot = find_bot(name)
    if isinstance(bot, HouseBot):
        bot.check(game)
    return lambda seed: find_bot(name, seed)


def sub_seed(*parts: int) -> int:
    """Return a seed derived from several numbers."""
    seed = 0x243F6A8885A308D3
    for part in parts:
        seed = ((seed ^ part) * MIX + 0x632BE59BD9B4E019) & ((1 << 64) - 1)
        seed ^= seed >> 29
    return seed >> 2


def play_match(game: Game, seats: int, options: Mapping[str, Any], seed: int, bots: Sequence[Bot]) -> Outcome:
    """Play a whole match; bots only ever get re-dealt tables."""
    engine = game.engine
    chosen = game.complete(seats, options)
    board = Board(game)
    engine.deal(board, seats, game.option_numbers(seats, chosen), seed)
    # Built-in bots need only the table; others may ask for news too, so a match is kept for them.
    match = None if all(isinstance(bot, HouseBot) for bot in bots) else Match(game, seats, chosen, seed)
    plies = 0
    acting = engine.to_act(board)
    while acting:
        if plies >= game.rules.longest_match:
            raise Stuck(f"A match of {game.title} with seed {seed} did not end in {plies} plies.")
        seat = (acting & -acting).bit_length() - 1
        legal = engine.legal(board, seat)
        move = legal[0]
        if len(legal) > 1:
            bot = bots[seat]
            if isinstance(bot, HouseBot):
                seen = board.copy()
                engine.redeal(seen, seat, sub_seed(seed, plies, 7))
                move = bot.pick(seen, seats, seat)
            else:
                assert match is not None
                move = int(ask(bot, match, seat, sub_seed(seed, plies, 7)))
            if move not in legal:
                raise Stuck(f"The bot at seat {seat} answered with move {move}, which is not legal.")
        engine.play(board, seat, move)
        if match is not None:
            match.play(move, seat=seat)
        plies += 1
        acting = engine.to_act(board)
    winners = engine.won(board)
    sharing = winners.bit_count()
    shares = tuple((winners >> seat & 1) / sharing if sharing else 1 / seats for seat in range(seats))
    return Outcome(shares, tuple(engine.score(board, seat) for seat in range(seats)), plies)


def play_block(game: str, seats: int, options: Mapping[str, Any], seed: int, a: str, b: str) -> list[Outcome]:
    """Play a mirrored block: bot *a* at each seat in turn, *b* at all others, always the same deal."""
    make_a, make_b = maker(a, find_game(game)), maker(b, find_game(game))
    outcomes = []
    for place in range(seats):
        bots = [(make_a if seat == place else make_b)(sub_seed(seed, place, seat)) for seat in range(seats)]
        outcomes.append(play_match(find_game(game), seats, options, seed, bots))
    return outcomes
