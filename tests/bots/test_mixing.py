"""Moves that are made face down are drawn by lot; no other moves are."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

import dragonhall as dh
from dragonhall.bots import Searcher
from dragonhall.bots.levels import WYRM, WYVERN, drawn, face_down
from dragonhall.bots.tree_search import Budget
from dragonhall.core.rule import NEVER_COMPILE
from dragonhall.games import game as find_game

compiled = pytest.mark.skipif(NEVER_COMPILE, reason="search is compiled")


def test_a_draw_goes_by_visits_and_leaves_out_what_was_only_tried_out():
    visits = np.array([100, 500, 150, 250])
    places = [drawn(visits, luck / 1000) for luck in range(1000)]
    assert set(places) == {1, 3}
    assert places.count(1) == pytest.approx(667, abs=2)
    assert drawn(np.array([0, 7, 0]), 1 - 2**-53) == 1


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_antes_lie_face_down_whoever_has_chosen_already(seats: int):
    """Also for the last who is asked, though nobody else is: the other antes are not seen."""
    match = dh.new("ante", seats=seats, seed=5)
    for seat in range(seats):
        assert face_down(match.board, seat)
        match.play(match.moves(seat)[0], seat=seat)
    assert not any(face_down(match.board, seat) for seat in match.to_act)


@pytest.mark.parametrize("name", dh.games())
def test_only_antes_are_made_face_down(name: str):
    """Feeding and breeding in Dragon Ranch are asked of several at once, but in the open, and each minds its own."""
    for seed in range(6):
        luck = random.Random(seed)
        match = dh.new(name, seats=luck.choice([seats for seats in find_game(name).seats if seats > 1]), seed=seed)
        while not match.over:
            seat = luck.choice(match.to_act)
            moves = match.moves(seat)
            assert face_down(match.board, seat) == (moves[0].name == "ante")
            match.play(luck.choice(moves), seat=seat)


@compiled
@pytest.mark.parametrize("seat", [0, 1])
def test_an_ante_is_drawn_as_often_as_the_search_went_there(seat: int):
    """A bot that always anted the same card of a hand would be read like a book, the last to choose as well."""
    match = dh.new("ante", seats=2, seed=0)
    if seat == 1:
        match.play(match.moves(0)[0], seat=0)
    bot = Searcher(WYVERN, Budget(iterations=48), seed=1)
    chosen = Counter(int(bot.choose(match, seat)) for _ in range(200))
    assert len(chosen) > 1
    assert max(chosen.values()) < 190


@compiled
def test_a_move_in_the_open_is_the_best_found():
    match = dh.new("ante", seats=2, seed=1)
    while face_down(match.board, match.to_act[0]) or len(match.moves(match.to_act[0])) == 1:
        match.play(match.moves(match.to_act[0])[0], seat=match.to_act[0])
    seat = match.to_act[0]
    for seed in range(20):
        thought = Searcher(WYRM, Budget(iterations=60), seed=seed).think(match.board, 2, seat)
        chosen = Searcher(WYRM, Budget(iterations=60), seed=seed).choose(match, seat)
        assert int(chosen) == thought.moves[thought.best]


@compiled
def test_a_hint_says_that_a_face_down_move_should_be_mixed():
    assert dh.new("ante", seats=2, seed=0).hint(1, budget="60it", seed=1).mixed
    assert not dh.new("dragorun", seats=2, seed=0).hint(budget="60it", seed=1).mixed
