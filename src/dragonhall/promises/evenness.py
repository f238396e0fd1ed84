"""Promise 6: re-deals are drawn evenly. Small tables come with the game (``Game.small_tables``), and a fresh deal
may be one.

Every way to put the single pieces into the hidden places is equally likely. So a world is dealt as often as there are
ways to make it of single pieces: fewer where pieces of one kind lie together, and the order in a stack counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import factorial, prod, sqrt
from typing import Any

from ..core.game import Game
from ..core.knowledge import ALL, Counts
from ..core.match import Match
from ..core.records import placed
from .hiding import Zone, may_know, zones
from .past import contents, engine_of
from .play import Options, opened
from .promise import promise

STRICT = 4.75
"""Standard deviations that one fair table in a million exceeds."""
NEVER = 25
"""A world expected this many times is dealt at least once; by chance that fails once in 70,000,000,000."""
MAX_WORLDS = 400
DEALS = 25
"""Number of re-deals for each world."""


def small_tables(game: Game, seats: int) -> list[Match]:
    unfit = game.fits(seats, {option.name: option.default for option in game.options})
    fresh = [] if unfit else [opened(game, seats, {}, 1)]
    return fresh + [placed(game, position) for position in game.small_tables if position["seats"] == seats]


def hidden_from(match: Match, watcher: int | None) -> list[Zone]:
    board = match.board
    return [zone for zone in zones(match.game) if not may_know(match.game.Table, board.t, zone, watcher)]


def dealt(match: Match, watcher: int | None, number: int, first: int = 0) -> Counter[tuple[int, ...]]:
    """Count what lies in the hidden places of *number* re-deals."""
    engine, places, start = engine_of(match), hidden_from(match, watcher), match.board
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(first, first + number):
        world = start.copy()
        engine.redeal(world, -1 if watcher is None else watcher, seed)
        found[tuple(contents(world, places))] += 1
    return found


def alike(match: Match, watcher: int | None, world: tuple[int, ...]) -> int:
    """Return in how many ways pieces can change places within a world, which makes it rarer by that factor."""
    at, found = 0, 1
    for zone in hidden_from(match, watcher):
        size = len(contents(match.board, [zone]))
        if isinstance(match.game.Table.fields[zone[0]].holds, Counts):
            found *= prod(factorial(count) for count in world[at : at + size])
        at += size
    return found


def looked_at(game: Game, seats: int) -> int:
    """Check the small tables of a game; return how many there were."""
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


@promise("re-deals are even", once=True)
def redeals_of_small_tables_are_even(game: Game, seats: int, options: Options) -> None:
    looked = sum(looked_at(game, seats) for seats in game.seats)
    assert looked or not hides(game), "no table is small enough to list all of its worlds: give the game small_tables"


def hides(game: Game) -> bool:
    return any(layout.holds and layout.known is not ALL for layout in game.Table.fields.values())


def uneven(drawn: Counter[Any], weights: Mapping[Any, float]) -> str:
    """Say how these draws contradict the weights; an empty string if they do not."""
    strange = drawn.keys() - weights.keys()
    if strange:
        return f"{len(strange)} worlds were dealt that do not fit, such as {next(iter(strange))}"
    total, number = sum(weights.values()), sum(drawn.values())
    never = [one for one, weight in weights.items() if number * weight >= NEVER * total and not drawn[one]]
    if never:
        return f"never dealt in {number} re-deals: {never[0]}, which has {weights[never[0]]} of {total} ways"
    if number < 5:
        return ""
    # Rare worlds are counted together, so that every class is expected at least five times.
    classes, seen, expected = [], 0.0, 0.0
    for one, weight in sorted(weights.items(), key=lambda item: (item[1], str(item[0]))):
        seen, expected = seen + drawn[one], expected + number * weight / total
        if expected >= 5:
            classes.append((seen, expected))
            seen, expected = 0.0, 0.0
    if expected:
        last = classes.pop() if classes else (0.0, 0.0)
        classes.append((last[0] + seen, last[1] + expected))
    chi, free = sum((seen - expected) ** 2 / expected for seen, expected in classes), len(classes) - 1
    if free == 0:
        return ""
    # Wilson and Hilferty: the cube root of a chi-square is nearly normal.
    away = ((chi / free) ** (1 / 3) - 1 + 2 / (9 * free)) / sqrt(2 / (9 * free))
    return f"chi-square {chi:.1f} for {free} degrees of freedom: {drawn.most_common(5)}" if away > STRICT else ""
