"""Matches in text and in JSON: they fit their schemas, tell nothing a seat may not know, and the list can be off."""

from __future__ import annotations

import json
import random

import jsonschema_rs
import pytest

import dragonhall as dh
from dragonhall.games import game as find_game
from dragonhall.narration import move_schema, observation_schema, play_json
from dragonhall.words import LANGUAGES

every_game = pytest.mark.parametrize("name", dh.games())


def some_match(name: str, plies: int) -> dh.Match:
    match, luck = dh.new(name, seats=3, seed=plies), random.Random(plies)
    while not match.over and match.ply < plies:
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat=seat)
    return match


@every_game
def test_what_is_told_fits_its_schema_and_never_changes_with_a_redeal(name: str):
    game = find_game(name)
    schema = jsonschema_rs.validator_for(observation_schema(game))
    for plies in (0, 1, 12, 45, 100_000):
        match = some_match(name, plies)
        for seat in (None, 0, 1, 2):
            told = match.json(seat)
            schema.validate(json.loads(json.dumps(told)))
            guess = match.redeal(seat, 9)
            assert guess.json(seat) == told
            assert guess.text(seat, names=["Ann"]) == match.text(seat, names=["Ann"])
            assert ("moves" in told) == (seat is not None)
            assert "moves" not in match.json(seat, legal=False)


@every_game
def test_the_text_lists_the_moves_as_they_are_said_unless_that_is_switched_off(name: str):
    match = some_match(name, 20)
    seat = match.to_act[0]
    for language in LANGUAGES:
        text = match.text(seat, language=language)
        for move in match.moves(seat):
            assert f"- {move.text}" in text
        shorter = match.text(seat, language=language, legal=False, recent=0)
        assert "- " + match.moves(seat)[0].text not in shorter
        assert text.endswith(text.split(shorter)[1]) and len(shorter) < len(text)


@every_game
def test_a_move_as_json(name: str):
    match, game = some_match(name, 7), find_game(name)
    seat = match.to_act[0]
    schema = jsonschema_rs.validator_for(move_schema(game))
    legal = jsonschema_rs.validator_for(move_schema(game, match, seat))
    move = match.moves(seat)[0]
    for said in ({"move": move.text}, {"move": int(move)}):
        assert schema.is_valid(said) and legal.is_valid(said)
        then = match.copy()
        play_json(then, said, seat=seat)
        assert then.ply == 8
    other = next(move for move in game.moves if move not in match.moves(seat))
    assert schema.is_valid({"move": other.text}) and not legal.is_valid({"move": other.text})
    for wrong in ({}, {"move": move.text, "why": "x"}, {"move": 1.5}, {"move": "fly away"}):
        with pytest.raises(dh.NotAMove):
            play_json(match, wrong, seat=seat)
    assert not schema.is_valid({}) and not schema.is_valid({"move": -1})


def test_a_finished_match_tells_who_won():
    match = some_match("dragorun", 100_000)
    names = [("Ann", "Bob", "Cal")[seat] for seat in match.winners]
    assert match.over and f"{' and '.join(names)} win" in match.text(0, names=["Ann", "Bob", "Cal"])
    assert match.json(None)["winners"] == list(match.winners)
