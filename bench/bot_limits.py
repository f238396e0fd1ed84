"""How long bots really take: ``python bench/bot_limits.py`` times their decisions in every game.

A bot may exceed its limit by a twentieth of a second. Wall time includes pauses in which the machine suspends the
process; processor time measures the bot alone.
"""

from __future__ import annotations

import argparse
import random
import resource
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from dragonhall.bots import Searcher, UnknownBot, bot_named
from dragonhall.core.board import Board
from dragonhall.games import game as find_game
from dragonhall.games import names
from dragonhall.lab.arena.arena import sub_seed
from dragonhall.lab.jobs.crew import warm
from dragonhall.shell import ended, whole

SPARE = 0.05
LEVELS = ("wyvern:20ms", "wyrm:20ms", "wyrm:50ms", "wyrm:200ms")


@dataclass
class Times:
    """The time a bot took for its decisions, in seconds."""

    limit: float
    clock: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)

    @property
    def over(self) -> float:
        """By how much the longest decision exceeded the limit, in wall time."""
        return max(self.clock) - self.limit

    @property
    def busy_over(self) -> float:
        """The same in processor time."""
        return max(self.processor) - self.limit


def timed(name: str, seats: int, level: str, decisions: int, seed: int) -> Times:
    """Time so many decisions of a bot with a limit, at random moments of matches by the heuristic."""
    game, luck = find_game(name), random.Random(seed)
    engine, options = game.engine, game.option_numbers(seats, game.complete(seats, None))
    drake, first = bot_named("drake", seed=seed), bot_named(level, seed=seed)
    assert isinstance(first, Searcher)
    times, match = Times(first.budget.seconds), 0
    while len(times.clock) < decisions:
        board = Board(game)
        engine.deal(board, seats, options, sub_seed(seed, match))
        # A new bot for every match: its first decision also allocates its tree.
        bot = bot_named(level, seed=match)
        match += 1
        while (acting := engine.to_act(board)) and len(times.clock) < decisions:
            seat = (acting & -acting).bit_length() - 1
            if len(engine.legal(board, seat)) > 1 and luck.random() < 0.1:
                clock, processor = time.perf_counter(), time.thread_time()
                bot.pick(board, seats, seat)
                times.processor.append(time.thread_time() - processor)
                times.clock.append(time.perf_counter() - clock)
            engine.play(board, seat, drake.pick(board, seats, seat))
    return times


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Time the bots' decisions.")
    parser.add_argument("--game", action="append", default=[], help="only this game; repeat it for several")
    parser.add_argument("--level", action="append", default=[], help=f"which bots (default: {', '.join(LEVELS)})")
    parser.add_argument("--decisions", type=whole(1), default=200, help="for each bot at each seat count (default 200)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    return ended(lambda: run(asked))


def run(asked: argparse.Namespace) -> int:
    for name in asked.game or names():
        for level in asked.level or LEVELS:
            bot = bot_named(level)
            if not isinstance(bot, Searcher) or not bot.budget.seconds:
                raise UnknownBot(f"Only bots with a budget in time have a limit, like wyrm:200ms; not {level[:40]!r}.")
            bot.check(find_game(name))
    print("| game | seats | bot | decisions | longest over its limit, by the clock | in processor time |")
    print("|---|---|---|---:|---:|---:|")
    kept = True
    for name in asked.game or names():
        warm(name)
        for level in asked.level or LEVELS:
            for seats in (seats for seats in find_game(name).seats if seats > 1):
                times = timed(name, seats, level, asked.decisions, asked.seed)
                kept = kept and times.over < SPARE
                print(
                    f"| {name} | {seats} | {level} | {len(times.clock)} | {1000 * times.over:+.1f} ms "
                    f"| {1000 * times.busy_over:+.1f} ms |",
                    flush=True,
                )
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 10 if sys.platform != "darwin" else 1 << 20)
    print(f"\nMost memory of the process, with the compiled rules of these games: {most:.0f} MiB.")
    print("Every decision was in time." if kept else f"Some took over {1000 * SPARE:.0f} ms more than their limit.")
    return 0 if kept else 1


if __name__ == "__main__":
    raise SystemExit(main())
