"""What the pages are told about the games that a browser plays by itself."""

from __future__ import annotations

import json
import random
import re

import pytest

from dragonhall.browser_catalogue import browser_games, browser_protocol, option_numbers, read
from dragonhall.games import built_in
from dragonhall.games import game as find_game
from dragonhall.hall.base.errors import PROBLEMS

LUCK = 400


def test_all_built_in_games_are_played_in_the_browser_and_strangers_games_are_not():
    told = browser_games()
    assert [game["name"] for game in told["games"]] == list(built_in())
    assert list(told["numbers"]) == list(built_in())
    assert "letter" not in told["numbers"]


@pytest.mark.parametrize("name", built_in())
def test_options_are_read_as_the_rules_read_them(name: str):
    game, luck = find_game(name), random.Random(7)
    told = option_numbers(game)
    versions = (*(game.older or {}), game.version)
    compared = 0
    for _ in range(LUCK):
        options = {
            option.name: luck.choice(list(option.values)) if luck.random() < 0.5 else option.default
            for option in game.options
        }
        seats, version = luck.choice(list(game.seats)), luck.choice(versions)
        if not game.fits(seats, options):
            expected = [int(number) for number in game.option_numbers(seats, options, version)]
            assert read(game, told, seats, options, version) == expected, (seats, version, options)
            compared += 1
    assert compared > LUCK / 10


def test_a_browser_knows_all_problems_and_every_struct_that_another_one_names():
    told = browser_protocol()
    assert told["problems"] == PROBLEMS
    bodies = told["bodies"]
    named = set(re.findall(r"#/\$defs/(\w+)", json.dumps(bodies)))
    assert named <= bodies.keys() and {"CreateTable", "MakeMove", "Hello"} <= bodies.keys()
    assert bodies["CreateTable"]["required"] == ["game", "name"]
    assert bodies["CreateTable"]["properties"]["name"] == {"type": "string", "minLength": 1, "maxLength": 200}
    assert bodies["FromClient"]["discriminator"]["mapping"]["move"] == "#/$defs/MakeMove"
