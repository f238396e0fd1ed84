"""Positions, for every game: a description comes back the same, an impossible one is refused, and an accepted position
stays as given: it never plays on automatically.

``DRAGONHALL_GAMES`` sets how much is tried (``make soak`` tries far more). All runs interpreted, so that a number that
a field has no room for is an error.
"""

from __future__ import annotations

import copy
import json
import os
import random
from collections.abc import Iterator
from typing import Any

from ..core.errors import BadPosition, DragonhallError
from ..core.game import Game
from ..core.match import Match
from ..core.records import placed
from .play import EVEN, LIKES, Options, Style, differing, opened
from .promise import promise

GAMES = int(os.environ.get("DRAGONHALL_GAMES", "200"))
MATCHES = max(2, GAMES // 100)
"""Matches of each case that are followed."""
LOOKS = 20 * MATCHES
"""How many plies of each of them are looked at, spread evenly."""
DAMAGED = 40 * MATCHES
"""How many damaged positions each case tries."""
LONG = 1500
"""Maximum plies to follow a match."""
HEAD = ("game", "version", "seats", "options", "ply", "dice")
JUNK: tuple[Any, ...] = (None, True, -1, 0, 1, 2, 3, 5, 9, 100, 10**12, 1.5, "", "x", [], {}, [[]], [0, 0], {"x": 1})


def with_taste(game: Game, seats: int, options: Options, seed: int) -> Iterator[Match]:
    """Yield a match before every ply and at its end. Each is played with likes and dislikes of its own among the kinds
    of moves, so that some become long and odd: nobody lays, everybody swaps, one card is played whenever it can be."""
    luck, match = random.Random(seed), opened(game, seats, options, seed)
    player = Style(game, LIKES if seed else EVEN, luck)
    yield match
    while not match.over and match.ply < LONG:
        seat = luck.choice(match.to_act)
        match.play(player.choose(match, seat), seat=seat)
        yield match


def assert_comes_back(match: Match) -> None:
    described = json.loads(json.dumps(match.position()))
    laid = placed(match.game, described)
    assert laid._board.tables.tobytes() == match._board.tables.tobytes(), differing(match.game, laid, match)
    assert laid.position() == described
    assert laid.to_act == match.to_act


@promise("a position comes back the same at every ply", interpreted=True)
def a_position_comes_back_the_same_at_every_ply(game: Game, seats: int, options: Options) -> None:
    for seed in range(MATCHES):
        matches = [match.copy() for match in with_taste(game, seats, options, seed)]
        plies = len(matches)
        step = max(1, plies // LOOKS)
        for ply, match in enumerate(matches):
            if ply % step == 0 or match.over or ply < 10 or ply > plies - 10:
                assert_comes_back(match)


def places_of(part: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Return every place of a value in a description: its container, and the key."""
    for key in list(part) if isinstance(part, dict) else range(len(part)):
        found.append((part, key))
        if isinstance(part[key], dict | list):
            places_of(part[key], found)
    return found


def damaged(described: dict[str, Any], elsewhere: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """Change up to three values of the description: a number a little, or for one that stands at the same
    place of another position, or for any other value of it, or for junk; a value left out or said twice."""
    described = copy.deepcopy(described)
    for _ in range(luck.choice((1, 1, 1, 2, 3))):
        part, key = luck.choice(places_of(described, []))
        value, how = part[key], luck.random()
        if isinstance(value, bool):
            part[key] = not value
        elif isinstance(value, int) and how < 0.5:
            part[key] = value + luck.choice((-2, -1, 1, 1, 2))
        elif part is described and how < 0.4:
            part[key] = copy.deepcopy(elsewhere.get(key, value))
        elif how < 0.5 and isinstance(part, list):
            part.insert(luck.randrange(len(part) + 1), copy.deepcopy(value))
        elif how < 0.6:
            del part[key]
        elif how < 0.9:
            other, place = luck.choice(places_of(described, []))
            part[key] = copy.deepcopy(other[place])
        else:
            part[key] = copy.deepcopy(luck.choice(JUNK))
    return described


def empty(value: Any) -> bool:
    return value in (None, 0, "", [], {}) or (isinstance(value, list) and all(map(empty, value)))


def says(now: Any, given: Any) -> bool:
    """Return whether everything given is there: what was left out may be filled in, lists of things may be in any
    order."""
    if isinstance(given, dict) and isinstance(now, dict):
        return all(empty(value) or (key in now and says(now[key], value)) for key, value in given.items())
    if isinstance(given, list) and isinstance(now, list):
        left = list(now)
        for value in given:
            found = next((at for at, there in enumerate(left) if says(there, value)), None)
            if found is None and not empty(value):
                return False
            if found is not None:
                del left[found]
        return True
    return bool(now == given)


def assert_stands(match: Match, given: dict[str, Any], luck: random.Random) -> None:
    """Check that a position is the one that was given, comes back the same, loses nothing and can be played on."""
    now, pieces = match.position(), match.game.faces.pieces(match._board.t)
    for key, value in given.items():
        assert empty(value) or says(now[key], value), f"{key} was {value}, is {now[key]}"
    assert_comes_back(match)
    for seat in range(match.seats):
        assert bool(match.moves(seat)) == (seat in match.to_act)
        match.view(seat)
        match.redeal(seat, 1)
    played = 0
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat=seat)
        played += 1
        assert played < match.game.rules.longest_match
        if played in (1, 2, 3, 30):
            assert match.game.faces.pieces(match._board.t) == pieces
            assert_comes_back(match)
    assert match.game.faces.pieces(match._board.t) == pieces


@promise("a damaged position is refused in a sentence, or stands", interpreted=True)
def a_damaged_position_is_refused_in_a_sentence_or_accepted(game: Game, seats: int, options: Options) -> None:
    refused = stands = 0
    for seed in range(MATCHES):
        luck = random.Random(1000 * seats + seed)
        matches = [match.copy() for match in with_taste(game, seats, options, seed)]
        for _ in range(DAMAGED // MATCHES):
            described = luck.choice(matches).position()
            head = {key: described.pop(key) for key in HEAD}
            other = {key: value for key, value in luck.choice(matches).position().items() if key not in HEAD}
            given = damaged(described, other, luck)
            try:
                match = placed(game, head | copy.deepcopy(given))
            except BadPosition as error:
                refused += 1
                assert str(error).startswith("This position is impossible") and str(error).endswith("."), error
                continue
            stands += 1
            try:
                assert_stands(match, given, luck)
            except (ArithmeticError, LookupError, TypeError, ValueError) as error:
                raise AssertionError(f"{type(error).__name__}: {error}, played on from {head | given}") from error
    assert refused > stands > 0


@promise("damaged general fields of a position are refused in a sentence", interpreted=True, once=True)
def damaged_general_fields_of_a_position_are_refused_in_a_sentence_or_accepted(
    game: Game, seats: int, options: Options
) -> None:
    luck = random.Random(7)
    described = opened(game, game.seats[-1], {}, 1).position()
    for _ in range(200):
        given = copy.deepcopy(described)
        given[luck.choice(HEAD)] = luck.choice(JUNK)
        try:
            match = placed(game, given)
        except DragonhallError as error:
            assert str(error).endswith("."), error
        else:
            assert_comes_back(match)
