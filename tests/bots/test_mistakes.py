"""Levels with mistakes that people make: in whole numbers, the same everywhere, and never more than that."""

from __future__ import annotations

import numpy as np
import pytest

import dragonhall as dh
from dragonhall.bots import LEVELS, ask, bot_named, levels_of
from dragonhall.bots.levels import MISTAKES
from dragonhall.bots.mistake_rules import noticed
from dragonhall.bots.mistakes import greediest, mistakes_part
from dragonhall.games import game as find_game
from dragonhall.words import LANGUAGES, words_in


def test_of_the_moves_some_are_overlooked_and_one_is_always_seen():
    luck, counts = np.array([7], np.uint64), []
    for misses in (0, 300, 1000):
        seen = np.zeros(10, np.int64)
        for _ in range(400):
            moves = np.arange(10)
            left = noticed(moves, 10, misses, luck)
            assert left >= 1 and (np.diff(moves[:left]) > 0).all()
            seen[moves[:left]] += 1
        counts.append(seen)
    assert (counts[0] == 400).all()
    assert (abs(counts[1] - 280) < 45).all()
    assert counts[2].sum() == 400 and (counts[2] > 15).all()


def test_overlooking_is_the_same_interpreted_and_compiled():
    game = find_game("dragorun")
    part, longest = mistakes_part(game), game.rules.longest_list
    rooms = [
        (np.array(game.counsel.heuristic_weights, np.int64), np.zeros(longest, np.int64), np.zeros(longest, np.int64))
        for _ in range(2)
    ]
    lucks, others = [np.array([5], np.uint64) for _ in range(2)], 0
    match, plain = dh.new("dragorun", seats=3, seed=4), bot_named("drake", seed=1)
    for _ in range(60):
        seat, board = match.to_act[0], match.board
        one = part.code.mistaken_move(board.tables, 0, seat, 400, lucks[0], *rooms[0])
        assert one == part.module.mistaken_move([board.t], 0, seat, 400, lucks[1], *rooms[1])
        assert lucks[0] == lucks[1] and one in [int(move) for move in match.moves(seat)]
        others += one != plain.pick(board, 3, seat)
        match.play(int(one), seat=seat)
    assert others > 5


def test_a_greedy_bot_takes_the_move_that_scores_most_at_once():
    match, bot, chosen = dh.new("ante", seats=2, seed=3), bot_named("drake", seed=1), 0
    for _ in range(40):
        seat = match.to_act[0]
        scores = {}
        for move in match.moves(seat):
            after = match.copy()
            after.play(move, seat=seat)
            scores[int(move)] = after.scores[seat]
        best = [move for move, score in scores.items() if score == max(scores.values())]
        assert greediest(match.board, seat) == best
        chosen += len(best) < len(scores)
        match.play(ask(bot, match, seat, seed=1), seat=seat)
    assert chosen


def test_a_level_with_mistakes_plays_the_same_from_its_seed_and_takes_no_budget():
    for level in MISTAKES:
        if level not in levels_of(find_game("dragorun")):
            continue
        games = []
        for seed in (1, 1, 2):
            match = dh.new("dragorun", seats=2, seed=9)
            bot = bot_named(level, seed=seed)
            while match.ply < 40 and not match.over:
                match.play(ask(bot, match, match.to_act[0], seed=match.ply), seat=match.to_act[0])
            games.append([move for _, move in match.log])
        assert games[0] == games[1] != games[2]
        with pytest.raises(dh.bots.UnknownBot, match="answers immediately"):
            bot_named(f"{level}:200ms")


def test_every_level_has_a_name_in_all_languages():
    for level in [*LEVELS, *MISTAKES]:
        names = [words_in(language)(f"bot-{level}", seat=2) for language in LANGUAGES]
        assert all(name.endswith("2") and not name.startswith("bot-") for name in names)
