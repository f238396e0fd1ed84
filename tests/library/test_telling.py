"""A match as text and as JSON: complete, by schema, in both languages, and never more than the seat may know."""

from __future__ import annotations

import json
import random

import jsonschema_rs
import pytest

import dragonhall as dh
from dragonhall.games import game as find_game
from dragonhall.telling import as_json, as_text, move_schema, observation_schema

every_game = pytest.mark.parametrize("name", dh.games())


def played(name: str, plies: int, seed: int = 3) -> dh.Match:
    luck, match = random.Random(seed), dh.new(name, seats=3, seed=seed)
    while not match.over and match.ply < plies:
        seat = match.to_act[0]
        match.play(luck.choice(match.moves(seat)), seat=seat)
    return match


@every_game
@pytest.mark.parametrize("plies", [0, 7, 40, 100_000])
def test_what_is_told_fits_its_schema(name: str, plies: int):
    match, game = played(name, plies), find_game(name)
    observations = jsonschema_rs.validator_for(observation_schema(game))
    moves = jsonschema_rs.validator_for(move_schema(game))
    for seat in (*range(match.seats), None):
        told = json.loads(json.dumps(as_json(match, seat)))
        observations.validate(told)
        assert told["view"] == json.loads(json.dumps(match.view(seat)))
        for move in told["moves"]:
            moves.validate({"move": move["move"]})
    assert not moves.is_valid({"move": "fly"})
    assert not observations.is_valid({"view": {}, "news": []})


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_text_tells_the_turn_and_lists_exactly_the_legal_moves(name: str, language: str):
    match = played(name, 12)
    seat = match.to_act[0]
    lines = as_text(match, seat, language).splitlines()
    legal = [move.text for move in match.moves(seat)]
    assert lines[-len(legal) :] == legal
    assert any(line.startswith({"en": "You are Player", "fr": "Vous êtes Joueur"}[language]) for line in lines)
    without = as_text(match, seat, language, moves=False).splitlines()
    assert lines[: len(without)] == without
    assert "moves" not in as_json(match, seat, moves=False)


@every_game
def test_nothing_told_depends_on_what_the_seat_cannot_know(name: str):
    for plies in (0, 9, 30, 60):
        match = played(name, plies)
        for seat in (*range(match.seats), None):
            for seed in range(3):
                other = match.redeal(seat, seed)
                # A re-dealt match has no log, so its news begin with the set-up; everything else is the same.
                known = as_json(match, seat) | {"news": match.news(seat)}
                assert as_json(other, seat) == known


def test_the_news_begin_with_ones_own_last_move():
    match = dh.new("dragorun", seats=2, seed=8)
    seat = match.to_act[0]
    assert as_json(match, seat)["news"] == match.news(seat)
    match.play("roll")
    assert as_json(match, seat)["news"] == [match.news(seat)[1]]
    assert as_json(match, 1 - seat)["news"] == match.news(1 - seat)


def test_the_end_is_told_with_winners_and_scores():
    match = played("dragorun", 100_000)
    told = as_text(match, 0)
    assert "The game is over. Won by: " in told and "Player 2: " in told
    assert "La partie est finie." in as_text(match, None, "fr")
