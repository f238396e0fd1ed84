"""Positions, for every game: what is described comes back the same, what cannot be is refused, and an accepted position
stands as it was given: it never plays on by itself.

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

import pytest

import dragonhall as dh
from dragonhall.core.game import Game
from dragonhall.core.match import Match
from dragonhall.games import game as find_game
from tests.promises.cases import CASES, differing, every_case

from .damage import JUNK, damaged

GAMES = int(os.environ.get("DRAGONHALL_GAMES", "200"))
MATCHES = max(2, GAMES // 100)
"""Matches of each case that are followed."""
LOOKS = 20 * MATCHES
"""How many plies of each of them are looked at, spread evenly."""
DAMAGED = 40 * MATCHES
"""How many damaged positions each case tries."""
LONG = 1500
"""Plies after which a match that goes on is left."""
HEAD = ("game", "version", "seats", "options", "ply", "dice")


@pytest.fixture(autouse=True)
def _interpreted() -> Iterator[None]:
    with dh.interpreted():
        yield


def with_taste(game: Game, seats: int, options: dict, seed: int) -> Iterator[Match]:
    """A match before every ply and at its end. Each is played with likes and dislikes of its own among the kinds of
    moves, so that some become long and odd: nobody lays, everybody swaps, one card is played whenever it can be."""
    luck = random.Random(seed)
    match = dh.new(game.name, seats=seats, seed=seed, options=options)
    likes = {move.name: luck.choice((0.02, 1, 1, 20)) for move in game.moves} if seed else {}
    yield match
    while not match.over and match.ply < LONG:
        seat = luck.choice(match.to_act)
        moves = match.moves(seat)
        match.play(luck.choices(moves, [likes.get(move.name, 1) for move in moves])[0], seat=seat)
        yield match


def assert_comes_back(match: Match) -> None:
    described = json.loads(json.dumps(match.position()))
    placed = dh.position(described)
    assert placed._board.tables.tobytes() == match._board.tables.tobytes(), differing(match.game, placed, match)
    assert placed.position() == described
    assert placed.to_act == match.to_act


@every_case
def test_a_position_comes_back_the_same_at_every_ply(game: Game, seats: int, options: dict) -> None:
    for seed in range(MATCHES):
        matches = [match.copy() for match in with_taste(game, seats, options, seed)]
        plies = len(matches)
        step = max(1, plies // LOOKS)
        for ply, match in enumerate(matches):
            if ply % step == 0 or match.over or ply < 10 or ply > plies - 10:
                assert_comes_back(match)


def empty(value: Any) -> bool:
    return value in (None, 0, "", [], {}) or (isinstance(value, list) and all(map(empty, value)))


def says(now: Any, given: Any) -> bool:
    """All that was given stands there: what was left out may be filled in, lists of things may be in any order."""
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
    """An accepted position is the one that was given, comes back the same, loses nothing and can be played on."""
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


@every_case
def test_a_damaged_position_is_refused_in_a_sentence_or_accepted(game: Game, seats: int, options: dict) -> None:
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
                match = dh.position(head | copy.deepcopy(given))
            except dh.BadPosition as error:
                refused += 1
                assert str(error).startswith("This position is impossible") and str(error).endswith("."), error
                continue
            stands += 1
            assert_stands(match, given, luck)
    assert refused > stands > 0


@pytest.mark.parametrize("name", dh.games())
def test_damaged_general_fields_of_a_position_are_refused_in_a_sentence_or_accepted(name: str) -> None:
    luck = random.Random(7)
    described = dh.new(name, seats=find_game(name).seats[1], seed=1).position()
    for _ in range(200):
        given = copy.deepcopy(described)
        given[luck.choice(HEAD)] = luck.choice(JUNK)
        try:
            match = dh.position(given)
        except dh.DragonhallError as error:
            assert str(error).endswith("."), error
        else:
            assert_comes_back(match)


def test_every_game_is_among_the_cases() -> None:
    assert {case.values[0].name for case in CASES} == set(dh.games())
