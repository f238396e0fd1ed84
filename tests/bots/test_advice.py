"""Hints: they depend on nothing that the seat cannot know, and say why in both languages."""

from __future__ import annotations

import math

import numpy as np
import pytest

import dragonhall as dh
from dragonhall import bots
from dragonhall.bots.advice import FLAT, keeping, ranked
from dragonhall.bots.levels import WYRM, Searcher
from dragonhall.bots.tree_search import Budget, Thought
from dragonhall.core.board import Board
from dragonhall.games import built_in, game
from dragonhall.words import LANGUAGES, words_in

GAMES = list(built_in())


def on_the_way(name: str, plies: int, seed: int) -> dh.Match:
    """A match some moves after its beginning, with a decision to make."""
    match = dh.new(name, seed=seed)
    bot = bots.bot_named("drake", seed=seed)
    while not match.over and (match.ply < plies or len(match.moves(match.to_act[0])) < 2):
        seat = match.to_act[0]
        match.play(bots.ask(bot, match, seat, seed + match.ply), seat=seat)
    assert not match.over
    return match


def thought_about(match: dh.Match, seat: int, budget: Budget, seed: int) -> Thought:
    """Search at a table that is re-dealt for the seat."""
    board = match.board
    match.game.engine.redeal(board, seat, seed)
    return Searcher(WYRM, budget, seed=seed).think(board, match.seats, seat)


@pytest.mark.parametrize("name", GAMES)
def test_tables_that_look_alike_to_the_seat_give_the_same_hint(name: str) -> None:
    match = on_the_way(name, 14, 3)
    seat = match.to_act[0]
    first = match.hint(seat, budget="48it", seed=5)
    changed = False
    for seed in range(3):
        other = match.redeal(seat, 100 + seed)
        changed |= other.board.tables.tobytes() != match.board.tables.tobytes()
        assert other.hint(seat, budget="48it", seed=5) == first
    assert changed
    assert first.move in match.moves(seat)
    assert math.isfinite(first.share)


@pytest.mark.parametrize("name", GAMES)
def test_every_move_has_a_reason_that_depends_on_what_the_seat_knows(name: str) -> None:
    """For every legal move of some games: a sentence in both languages, the same whatever is hidden."""
    the = game(name)
    assert the.faces.reason is not None
    said: set[str] = set()
    for seed in range(3):
        match = on_the_way(name, 1, seed)
        bot = bots.bot_named("drake", seed=seed)
        while not match.over and match.ply < 160:
            seat = match.to_act[0]
            hidden: list[Board] = [match.board, match.board]
            the.engine.redeal(hidden[1], seat, 7 + match.ply)
            for move in list(match.moves(seat))[:24]:
                why = [the.faces.reason(board.t, seat, int(move)) for board in hidden]
                assert why[0] == why[1], (match.ply, move.text)
                if why[0]["key"] not in said:
                    for language in LANGUAGES:
                        text = words_in(language).reason(the, why[0])
                        assert len(text) > 15 and (text[0].isupper() or text[0].isdigit()) and text.endswith("."), text
                said.add(why[0]["key"])
            match.play(bots.ask(bot, match, seat, seed), seat=seat)
    assert len(said) >= 8, said


@pytest.mark.parametrize(
    ("shares", "best"),
    [([0.4, 0.3, 0.2], 0), ([0.3334, 0.3331, 0.2], 1), ([0.3334, 0.3331, 0.3335], 2)],
)
def test_where_moves_win_equally_often_the_policy_decides(shares: list[float], best: int) -> None:
    thought = Thought(
        [10, 11, 12], np.array([60, 30, 9]), np.array(shares), np.array(shares), np.array([0.1, 0.2, 0.7])
    )
    assert ranked(thought) == [best, *(k for k in range(3) if k != best)]


@pytest.mark.parametrize(
    ("shares", "forgone", "best"),
    [
        ([0.33, 0.328, 0.325], {0, 1}, 2),
        ([0.33, 0.328, 0.325], {1}, 0),
        ([0.4, 0.38, 0.3], {0}, 0),
        ([0.33, 0.328, 0.3], {0, 1}, 0),
    ],
)
def test_what_gives_something_up_does_not_come_first_where_another_move_is_as_good(
    shares: list[float], forgone: set[int], best: int
) -> None:
    thought = Thought([0, 1, 2], np.array([60, 30, 9]), np.array(shares), np.array(shares), np.array([0.4, 0.3, 0.3]))
    order = keeping([0, 1, 2], thought, forgone.__contains__)
    assert order == [best, *(k for k in range(3) if k != best)]


def test_the_leader_of_the_race_is_not_given_away_where_the_shares_are_flat() -> None:
    the, flat = game("dragorun"), 0
    roll, swaps = the.moves.first("roll"), range(the.moves.first("swap"), the.moves.first("move"))
    match = dh.new("dragorun", seats=3, seed=4)
    bot = bots.bot_named("drake", seed=4)
    while not match.over:
        seat, t = match.to_act[0], match.board.t
        mine, legal = t.marker[seat], [int(move) for move in match.moves(seat)]
        if roll in legal and len(legal) > 1 and all(t.space[mine] > t.space[one] for one in range(5) if one != mine):
            hint = match.hint(seat, budget="32it", seed=match.ply)
            thought = thought_about(match, seat, Budget(iterations=32), match.ply)
            shares = dict(zip(thought.moves, thought.shares, strict=True))
            if max(shares.values()) - shares[roll] < FLAT:
                flat += 1
                assert int(hint.move) not in swaps, (match.ply, hint)
        match.play(bots.ask(bot, match, seat, match.ply), seat=seat)
    assert flat >= 5


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_the_move_of_the_strongest_search(name: str) -> None:
    match = on_the_way(name, 14, 3)
    seat = match.to_act[0]
    hint = match.hint(seat, budget="64it", seed=5)
    thought = thought_about(match, seat, Budget(iterations=64), 5)
    order, forgoes = ranked(thought), match.game.faces.forgoes
    if forgoes is not None:
        order = keeping(order, thought, lambda move: forgoes(match.board.t, seat, move))
    assert [int(option.move) for option in hint.options] == [thought.moves[k] for k in order[:4]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_why_in_the_words_of_the_game(language: str) -> None:
    match = on_the_way("dragorun", 6, 1)
    hint = match.hint(budget="48it", seed=1)
    words = words_in(language)
    assert hint.reason is not None
    assert words.reason(match.game, hint.reason) in hint.why(words, match.game)
