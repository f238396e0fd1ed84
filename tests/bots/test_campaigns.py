"""The bots' long campaigns, here in short: ``make soak-bots`` plays 10,000 matches of every game."""

from __future__ import annotations

import os
import random
import resource
import sys

import pytest

import dragonhall as dh
from bench.bot_limits import SPARE, timed
from dragonhall.bots import bot_named
from dragonhall.bots.tree_search import MEGABYTES
from dragonhall.core.rule import NEVER_COMPILE
from dragonhall.games import game as find_game
from dragonhall.lab.arena.arena import play_match, sub_seed

MATCHES = int(os.environ.get("DRAGONHALL_BOT_GAMES", "60"))
"""For every game, over all seat counts and sets of options."""
DECISIONS = int(os.environ.get("DRAGONHALL_BOT_DECISIONS", "12"))
LEVELS = ("hatchling", "drake", "wyvern:4it", "wyrm:8it")
PARTS = 8
"""Number of parts of a game's matches, which may run side by side."""

compiled = pytest.mark.skipif(NEVER_COMPILE, reason="search is compiled")


def tables(name: str) -> list[tuple[int, dict]]:
    """Every seat count with every set of options that goes with it."""
    game = find_game(name)
    defaults = {option.name: option.default for option in game.options}
    return [
        (seats, dict(options))
        for seats in game.seats
        for options in game.test_options
        if seats > 1 and not game.fits(seats, defaults | dict(options))
    ]


@compiled
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", dh.games())
def test_no_bot_ever_fails(name: str, part: int):
    game, laid = find_game(name), tables(name)
    bots = {level: [bot_named(level, seed=seat) for seat in range(6)] for level in LEVELS}
    before = None
    for number in range(part, max(MATCHES, len(laid)), PARTS):
        seats, options = laid[number % len(laid)]
        luck = random.Random(sub_seed(part, number))
        # Every level is at every table, if there is room; the seats change.
        levels = [LEVELS[(number + place) % len(LEVELS)] for place in range(seats)]
        luck.shuffle(levels)
        outcome = play_match(game, seats, options, sub_seed(1, number), [bots[one][k] for k, one in enumerate(levels)])
        assert sum(outcome.shares) == pytest.approx(1)
        if number > MATCHES // 10:
            before = before or most_memory()
    # In a long run all trees are made and filled by then; in a short one those of the two levels that search fill up.
    trees = 2 if MATCHES >= 1000 else 2 * 6
    assert before is None or most_memory() < before + trees * MEGABYTES + 32


def most_memory() -> float:
    """The most this process ever had, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 10 if sys.platform != "darwin" else 1 << 20)


@compiled
@pytest.mark.parametrize("level", ["wyvern:10ms", "wyrm:10ms", "wyrm:60ms"])
@pytest.mark.parametrize("name", dh.games())
def test_no_bot_takes_longer_than_its_limit_and_a_twentieth_of_a_second(name: str, level: str):
    """In processor time: a machine that is busy with other things may stop any process for as long as it likes."""
    for seats in (find_game(name).seats[-1], 2):
        times = timed(name, seats, level, DECISIONS, seed=1)
        assert times.busy_over < SPARE, f"{times.busy_over * 1000:.0f} ms over the limit at {seats} seats"
