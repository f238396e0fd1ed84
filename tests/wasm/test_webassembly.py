"""Promise 4 in a browser: WebAssembly plays the same games as machine code and interpreted rules, byte for byte.

``DRAGONHALL_GAMES`` sets how many random games each number of seats and set of options plays to the end (a tenth of it)
and how many of them are compared ply by ply (a hundredth).
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.batches.loops import CHOICES
from dragonhall.core.compiler.wasm_backend import about_module
from dragonhall.games import built_in
from dragonhall.games import game as find_game
from dragonhall.wasm.modules import is_current, key_of, path_of

from .same_games import ended, engine, in_node, played, thought

GAMES = max(20, int(os.environ.get("DRAGONHALL_GAMES", "20")) // 10)
LOOKED_AT = max(2, GAMES // 10)
BLOCK = 1000
"""So many games have one digest."""
FEW = 6
"""How many positions are searched."""
every_game = pytest.mark.parametrize("name", built_in())


@pytest.fixture(scope="module")
def javascript(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return engine(tmp_path_factory.mktemp("engine"))


def jobs(name: str, count: int) -> list[dict[str, Any]]:
    """Random games with every number of seats and every set of options."""
    game, found = find_game(name), []
    for number, chosen in enumerate(game.test_options):
        for seats in game.seats:
            if game.fits(seats, {option.name: option.default for option in game.options} | dict(chosen)):
                continue
            numbers = [int(n) for n in game.option_numbers(seats, game.complete(seats, chosen))]
            for seed in range(count):
                luck = 1000 * seed + 10 * number + seats
                job = {"seats": seats, "options": numbers, "chosen": dict(chosen)}
                found.append(job | {"seed": 7919 * seed + luck, "luck": luck})
    return found


@every_game
def test_the_kept_module_is_made_from_the_rules_as_they_are(name: str):
    assert is_current(find_game(name)), f"{name}.wasm was made from other rules: run make wasm and commit it."


@every_game
def test_webassembly_ends_the_same_games_as_machine_code(name: str, javascript: Path):
    """Whole games inside the module: the last tables and the scores."""
    game = find_game(name)
    blocks = [(first, min(BLOCK, GAMES - first)) for first in range(0, GAMES, BLOCK)]
    work = [
        case | {"verb": "ended", "seed": 11 + first, "games": games, "choices": str(CHOICES)}
        for case in jobs(name, 1)
        for first, games in blocks
    ]
    for job, there in zip(work, in_node(javascript, game, work), strict=True):
        assert ended(game, job) == there, f"{name}, {job}"


@every_game
def test_webassembly_plays_the_same_games_as_machine_code(name: str, javascript: Path):
    """Tables, legal moves, observations and news after every ply, then scores and winners."""
    game = find_game(name)
    work = [job | {"verb": "played", "look": 8} for job in jobs(name, LOOKED_AT)]
    for job, there in zip(work, in_node(javascript, game, work), strict=True):
        assert played(game, job) == there, f"{name}, {job}"


@every_game
def test_webassembly_plays_the_same_game_as_interpreted_rules(name: str, javascript: Path):
    game = find_game(name)
    work = [job | {"verb": "played", "look": 32} for job in jobs(name, 1)[:1]]
    with dh.interpreted():
        assert [played(game, job) for job in work] == in_node(javascript, game, work)


@every_game
def test_every_level_chooses_the_same_moves_visit_for_visit(name: str, javascript: Path):
    """With iterations and a seed; the visits, values, shares, priors and errors of the search are equal too."""
    game = find_game(name)
    found = jobs(name, 1)
    work = [
        job | {"verb": "thought", "plies": 3 + 9 * number, "iterations": 300}
        for number, job in enumerate(found[:: max(1, len(found) // FEW)])
    ]
    answers = in_node(javascript, game, work)
    assert [thought(game, job) for job in work] == answers
    assert sum(answer is not None for answer in answers) > len(work) // 2, "most of these matches are over"


@every_game
def test_large_seeds_deal_the_same_there(name: str, javascript: Path):
    """JavaScript's numbers are exact up to 2**53 only: larger seeds are given as their digits."""
    game, job = find_game(name), jobs(name, 1)[0]
    seeds = (2**53 + 1, 2**62 + 12345, 2**63 - 1)
    work = [job | {"verb": "played", "look": 100, "seed": seed} for seed in seeds]
    told = [one | {"seed": str(one["seed"])} for one in work]
    assert [played(game, one) for one in work] == in_node(javascript, game, told)


@every_game
def test_a_match_with_a_secret_is_the_same_there(name: str, javascript: Path):
    """The dice of every ply are keyed by the secret."""
    game = find_game(name)
    work = [job | {"verb": "thought", "plies": 12, "iterations": 1, "secret": "5a" * 32} for job in jobs(name, 1)[:2]]
    assert [thought(game, job) for job in work] == in_node(javascript, game, work)


def test_bad_input_gets_a_sentence_and_changes_nothing(javascript: Path):
    name = built_in()[-1]
    job = jobs(name, 1)[0]
    (answer,) = in_node(javascript, find_game(name), [job | {"verb": "refused"}])
    assert answer["unchanged"]
    assert all(said and said.endswith(".") and not said.startswith("not a sentence") for said in answer["sentences"])


@every_game
def test_a_copy_and_a_match_from_its_bytes_go_on_alike(name: str, javascript: Path):
    work = [job | {"verb": "copied", "plies": 9} for job in jobs(name, 1)[:3]]
    assert in_node(javascript, find_game(name), work) == [True] * 3


def test_a_module_describes_itself():
    game = find_game(built_in()[0])
    about = about_module(path_of(game).read_bytes())
    assert about["key"] == key_of(game)
    assert (about["game"], about["version"], about["record"]) == (game.name, game.version, game.Table.dtype.itemsize)
    assert about_module(b"\0asm\1\0\0\0") == {}
