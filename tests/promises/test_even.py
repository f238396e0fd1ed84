"""Promise 6: re-deals are drawn evenly. Small tables come with the game (``Game.small_tables``), and a fresh deal
may be one.

Every way to put the single pieces into the hidden places is equally likely. So a world is dealt as often as there are
ways to make it of single pieces: fewer where pieces of one kind lie together, and the order in a stack counts.
"""

from __future__ import annotations

from collections import Counter
from math import factorial, prod
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.core.game import Game
from dragonhall.core.knowledge import ALL, Counts
from dragonhall.core.match import Match
from dragonhall.core.records import placed
from dragonhall.games import game as find_game

from .cases import opened
from .even import uneven
from .hiding import Zone, may_know, zones
from .past import contents, engine_of

MAX_WORLDS = 400
DEALS = 25
"""How many re-deals for each world."""


def small_tables(game: Game, seats: int) -> list[Match]:
    unfit = game.fits(seats, {option.name: option.default for option in game.options})
    fresh = [] if unfit else [opened(game, seats, {}, 1)]
    return fresh + [placed(game, position) for position in game.small_tables if position["seats"] == seats]


def hidden_from(match: Match, watcher: int | None) -> list[Zone]:
    board = match.board
    return [zone for zone in zones(match.game) if not may_know(match.game.Table, board.t, zone, watcher)]


def dealt(match: Match, watcher: int | None, number: int, first: int = 0) -> Counter[tuple[int, ...]]:
    """What lies in the hidden places of so many re-deals."""
    engine, places, start = engine_of(match), hidden_from(match, watcher), match.board
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(first, first + number):
        world = start.copy()
        engine.redeal(world, -1 if watcher is None else watcher, seed)
        found[tuple(contents(world, places))] += 1
    return found


def alike(match: Match, watcher: int | None, world: tuple[int, ...]) -> int:
    """In how many ways pieces can change places within a world: so many times less often it is dealt."""
    at, found = 0, 1
    for zone in hidden_from(match, watcher):
        size = len(contents(match.board, [zone]))
        if isinstance(match.game.Table.fields[zone[0]].holds, Counts):
            found *= prod(factorial(count) for count in world[at : at + size])
        at += size
    return found


def looked_at(game: Game, seats: int) -> int:
    """Checks the small tables of a game; returns how many there were."""
    count = 0
    for match in small_tables(game, seats):
        for watcher in (None, *range(seats)):
            found = dealt(match, watcher, MAX_WORLDS)
            if not 1 < len(found) <= MAX_WORLDS // 4:
                continue
            drawn = dealt(match, watcher, DEALS * len(found), MAX_WORLDS)
            most = max(alike(match, watcher, world) for world in drawn)
            weights = {world: most / alike(match, watcher, world) for world in drawn}
            problem = uneven(drawn, weights)
            assert not problem, f"re-dealt for seat {watcher}: {problem}"
            count += 1
    return count


def redeals_of_small_tables_are_even(game: Game, seats: int, options: dict[str, Any]) -> None:
    looked_at(game, seats)


def hides(game: Game) -> bool:
    return any(layout.holds and layout.known is not ALL for layout in game.Table.fields.values())


@pytest.mark.parametrize("name", [name for name in dh.games() if hides(find_game(name))])
def test_redeals_of_small_tables_are_even(name: str) -> None:
    game = find_game(name)
    assert sum(looked_at(game, seats) for seats in game.seats), f"{name} has no small_tables"
