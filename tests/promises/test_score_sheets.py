"""Score sheets add up: every row is points, the rows sum to the score, and every row to its lines.

Games are played by random legal moves in machine code that tells its news, so that a thousand take seconds.
"""

from __future__ import annotations

import os
import random
from itertools import pairwise

import pytest

import dragonhall as dh
from dragonhall.core.compiler.event_player import event_player
from dragonhall.core.game import Game
from dragonhall.core.score_sheet import BEFORE, History, Ledger, Sheet, Turn
from dragonhall.games import built_in
from dragonhall.games import game as find_game
from dragonhall.words import LANGUAGES, words_in

from .sheets import Played

EACH = int(os.environ.get("DRAGONHALL_SHEETS", "1000"))
"""Finished games of every game, spread over its numbers of seats and sets of options; `make soak` takes more."""
NAMES = ["Ann", "Bob", "Cal", "Dee", "Eve", "Flo"]
TOLD = 40
"""How many of them are put into words."""


def cases(game: Game) -> list[tuple[int, dict]]:
    plain = {option.name: option.default for option in game.options}
    return [
        (seats, dict(options))
        for options in game.test_options
        for seats in game.seats
        if not game.fits(seats, plain | dict(options))
    ]


@pytest.mark.parametrize("name", built_in())
def test_the_rows_of_a_thousand_finished_games_sum_to_the_score(name: str) -> None:
    game = find_game(name)
    event_player(game).prepare()
    all_cases, lines = cases(game), 0
    for seed in range(EACH):
        seats, options = all_cases[seed % len(all_cases)]
        played = Played(game, seats, options, seed)
        sheet = played.sheet()
        where = f"{seats} seats, {options}, seed {seed}"
        assert [sum(row.points[seat] for row in sheet.rows) for seat in range(seats)] == list(played.scores), where
        for row in sheet.rows:
            lines += len(row.lines)
            assert row.key != BEFORE, where
            for seat in range(seats):
                counted = sum(line.points for line in row.lines if line.seat == seat)
                assert counted == row.points[seat], f"{where}: {row.key}"
        if seed < TOLD:
            said(game, sheet, seats)
            assert sheet.timeline.first + len(sheet.timeline.values) == len(played.told)
            if sheet.timeline.key != "spaces":
                assert sheet.timeline.values[-1] == list(played.scores), where
    assert lines > EACH


def said(game: Game, sheet: Sheet, seats: int) -> None:
    """Every line of it can be said in both languages."""
    for words in map(words_in, LANGUAGES):
        assert words.decided(game, sheet.decided, NAMES[:seats])
        assert words(f"ends-timeline-{sheet.timeline.key}")
        for row in sheet.rows:
            assert words.row(game, row.key, row.number)
            assert all(words.line(game, line.event, NAMES) for line in row.lines)
        assert all(words.line(game, turn.event, NAMES) for turn in sheet.timeline.turns)


DECIDED = (
    {"key": "ahead", "seat": 0, "other": 1, "score": 9, "margin": 2, "number": 3, "points": 4, "others": -2},
    {"key": "tie", "seat": 0, "other": 1, "score": 9, "level": 0, "points": 4, "others": 2},
    {"key": "shared", "seats": [0, 2], "score": 9},
    {"key": "alone", "seat": 0, "score": 9},
    {"key": "nobody"},
)


@pytest.mark.parametrize("name", built_in())
def test_every_way_to_decide_a_match_is_one_sentence_in_both_languages(name: str) -> None:
    game = find_game(name)
    match = dh.replay(finished(name))
    sheet = match.sheet()
    assert sheet is not None
    for words in map(words_in, LANGUAGES):
        for decided in DECIDED:
            rows = {"row": sheet.rows[0].key} if decided["key"] == "ahead" else {}
            said = words.decided(game, {**decided, **rows}, NAMES)
            assert said.endswith((".", "!")) and "-2" not in said and "{" not in said, said


def finished(name: str) -> dict:
    match, luck = dh.new(name, seats=3, seed=2), random.Random(2)
    while not match.over:
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat=seat)
    return match.record()


def lead(*values: list[int]) -> list[Turn]:
    """The turning points of a made-up match, won by seat 0."""
    news = [[{"key": "dealt"}], *([{"key": f"ply {n}"}] for n in range(1, len(values)))]
    ledger = Ledger(History(2, {}, news, lambda ply: {}, values[-1], [0]))
    for ply, (before, after) in enumerate(pairwise([[0, 0], *values])):
        for seat in range(2):
            if after[seat] != before[seat]:
                ledger.add(ply, seat, after[seat] - before[seat], news[ply][0], "row")
    return ledger.sheet("points").timeline.turns


def test_turning_points_are_where_the_lead_changes_most_and_for_good() -> None:
    turns = lead([5, 5], [5, 9], [20, 9], [20, 10], [20, 30], [31, 30], [32, 30])
    assert [(turn.ply, turn.seat, turn.change, turn.leads) for turn in turns] == [
        (1, 1, 4, False),
        (2, 0, 15, False),
        (4, 1, 20, False),
        (5, 0, 11, True),
    ]
    assert turns[-1].event == {"key": "ply 5"}
    assert lead([5, 5], [6, 5]) and lead([1, 0])[:1] == []


@pytest.mark.parametrize("name", built_in())
def test_a_match_from_a_position_says_what_was_scored_before(name: str) -> None:
    game, luck = find_game(name), random.Random(3)
    match = dh.new(name, seats=game.seats[-1], seed=5)
    for _ in range(60):
        if match.over:
            break
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat=seat)
    later = dh.position(match.position())
    while not later.over:
        seat = luck.choice(later.to_act)
        later.play(luck.choice(later.moves(seat)), seat=seat)
    sheet = later.sheet()
    assert sheet is not None
    assert tuple(sum(row.points[seat] for row in sheet.rows) for seat in range(later.seats)) == later.scores


def test_a_running_match_has_no_sheet() -> None:
    with pytest.raises(dh.DragonhallError, match="when the game is over"):
        dh.new("dragorun", seats=2, seed=1).sheet()
