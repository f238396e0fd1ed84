"""Bots: honest, repeatable, in time, and never stuck, in every game."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest

import dragonhall as dh
from dragonhall.bots import LEVELS, HouseBot, Searcher, UnknownBot, ask, bot_named
from dragonhall.bots.levels import WYRM
from dragonhall.bots.tree_search import EDGES, MEGABYTES, NODES, Budget, Tree, Tuning
from dragonhall.core.match import Match
from dragonhall.core.rule import NEVER_COMPILE
from dragonhall.games import game as find_game

every_game = pytest.mark.parametrize("name", dh.games())
compiled = pytest.mark.skipif(NEVER_COMPILE, reason="search is compiled")


def several(name: str) -> list[int]:
    return [seats for seats in find_game(name).seats if seats > 1]


def situations(name: str, count: int) -> list[Match]:
    """Matches at random moments, at changing seat counts, each with a real decision to make."""
    found = []
    for seed in range(10 * count):
        luck = random.Random(seed)
        match = dh.new(name, seats=luck.choice(several(name)), seed=seed)
        for _ in range(luck.randrange(80)):
            if not match.over:
                seat = luck.choice(match.to_act)
                match.play(luck.choice(match.moves(seat)), seat=seat)
        if not match.over and len(match.moves(match.to_act[-1])) > 1:
            found.append(match)
        if len(found) == count:
            break
    return found


def marks(match: Match, seat: int) -> list[int]:
    """What the heuristic thinks of each move."""
    moves = [int(move) for move in match.moves(seat)]
    found = [0] * len(moves)
    match.game.counsel.heuristic(match.board.t, seat, moves, len(moves), match.game.counsel.heuristic_weights, found)
    return found


@every_game
def test_a_heuristic_reads_only_what_its_seat_may_know(name: str):
    for match in situations(name, 40):
        seat = match.to_act[-1]
        seen = {tuple(marks(match.redeal(seat, seed), seat)) for seed in range(4)}
        assert seen == {tuple(marks(match, seat))}


def visits(match: Match, seat: int, seed: int, iterations: int = 300) -> np.ndarray:
    bot = Searcher(WYRM, Budget(iterations=iterations), seed=seed)
    return bot.think(match.board, match.seats, seat, hasty=False).visits


def alike(match: Match, other: Match, seat: int) -> bool:
    """Whether dealing both afresh for the seat with one seed gives one and the same table."""
    return all(
        match.redeal(seat, seed).board.tables.tobytes() == other.redeal(seat, seed).board.tables.tobytes()
        for seed in (0, 1)
    )


@compiled
@every_game
def test_a_search_does_not_change_when_hidden_cards_do(name: str):
    """Not one visit differs, whatever the others hold: the move distribution is the same."""
    compared = 0
    for match in situations(name, 30):
        seat = match.to_act[-1]
        for seed in range(3):
            other = match.redeal(seat, seed)
            if alike(match, other, seat):
                assert tuple(visits(match, seat, 5)) == tuple(visits(other, seat, 5))
                compared += 1
    assert compared > 20


@compiled
def test_a_search_visits_the_same_on_average_where_notes_about_hidden_cards_differ():
    """In Le Jeu des Dragons what others know of hidden cards goes along with them: there the mean visits agree."""
    compared = 0
    for match in situations("ante", 60):
        seat = match.to_act[-1]
        other = match.redeal(seat, 1)
        if alike(match, other, seat) or len(match.moves(seat)) > 6:
            continue
        runs = 60
        mine, theirs = (np.array([visits(one, seat, seed) for seed in range(runs)]) for one in (match, other))
        error = np.sqrt((mine.var(0) + theirs.var(0)) / runs) + 0.5
        assert np.all(np.abs(mine.mean(0) - theirs.mean(0)) < 5 * error)
        compared += 1
        if compared == 6:
            break
    assert compared > 3


@compiled
@every_game
def test_every_iteration_visits_the_root(name: str):
    for match in situations(name, 10):
        assert visits(match, match.to_act[-1], 1).sum() == 300


@compiled
@every_game
def test_hidden_things_really_differ_in_what_a_bot_is_handed(name: str):
    for match in situations(name, 10):
        seat = match.to_act[-1]
        handed = {match.redeal(seat, seed).board.tables.tobytes() for seed in range(4)}
        assert len(handed) > 1


@compiled
@every_game
@pytest.mark.parametrize("level", ["hatchling", "drake", "wyvern:64it", "wyrm:64it"])
def test_the_same_seed_plays_the_same_moves(name: str, level: str):
    for match in situations(name, 6):
        seat = match.to_act[-1]
        assert len({int(ask(bot_named(level, seed=3), match, seat, seed=9)) for _ in range(3)}) == 1


@compiled
def test_a_tree_stays_as_small_as_stated_however_long_it_grows():
    game = find_game("dragorun")
    tree, match = Tree(game), dh.new("dragorun", seats=3, seed=1)
    tree.plant(match.board.tables, 1)
    for _ in range(5):
        tree.grow(match.to_act[0], 3, NODES // 4, 64, Tuning(horizon=4))
    nodes, edges, full = tree.space.used[:3]
    assert nodes <= NODES and edges <= EDGES
    assert full > 0
    arrays = [value for value in vars(tree).values() if isinstance(value, np.ndarray)]
    assert sum(array.nbytes for array in arrays) < (MEGABYTES + 1) * (1 << 20)
    assert MEGABYTES < 16


@compiled
def test_more_threads_think_more():
    match = dh.new("dragorun", seats=3, seed=1)
    thought = Searcher(WYRM, Budget(iterations=100), threads=3, seed=1).think(
        match.board, 3, match.to_act[0], hasty=False
    )
    assert thought.simulations == 300 == thought.visits.sum()


@compiled
def test_a_bot_keeps_a_tables_clock():
    assert bot_named("wyrm:2s").within(0.5).budget == Budget(seconds=0.5)  # type: ignore[attr-defined]
    assert bot_named("wyrm:100ms").within(0.5).budget == Budget(seconds=0.1)  # type: ignore[attr-defined]


def test_levels_have_names_and_budgets():
    assert list(LEVELS) == ["hatchling", "whelp", "cockatrice", "drake", "wyvern", "wyrm"]
    for level in LEVELS:
        assert isinstance(bot_named(level), HouseBot)
    assert str(bot_named("wyrm").budget) == "1000ms"  # type: ignore[attr-defined]
    assert bot_named("wyvern:12it").budget == Budget(iterations=12)  # type: ignore[attr-defined]


@pytest.mark.parametrize("wrong", ["", "Drake", "wyrm:", "wyrm:fast", "wyrm:0ms", "wyrm:1.5it", "drake:1s", "wyrm:-1s"])
def test_a_wrong_name_is_refused_with_a_sentence(wrong: str):
    with pytest.raises(UnknownBot, match=r"\.$"):
        bot_named(wrong)


@compiled
@every_game
def test_drake_beats_hatchling(name: str):
    from dragonhall.lab.arena.duel import Duel, held

    for seats in several(name):
        *_, standing = held(Duel(name, seats, "drake", "hatchling"), 60 * seats, early=False)
        assert standing.interval[0] > standing.even


@compiled
def test_a_hint_names_a_legal_move_its_share_and_why():
    from dragonhall.words import words_in

    match = dh.new("dragorun", seats=3, seed=4)
    hint = match.hint(budget="300it", seed=1)
    assert hint.move in match.moves() and 0 < hint.share < 1
    assert hint == match.hint(budget="300it", seed=1)
    for language in ("en", "fr"):
        assert str(hint.simulations) in hint.why(words_in(language), match.game).replace(" ", "").replace("\u202f", "")
    assert hint.close, "at the start all moves are nearly alike"
    with pytest.raises(dh.NotYourTurn):
        match.hint((match.to_act[0] + 1) % 3)


@pytest.mark.parametrize("level", ["hatchling", "drake", "wyvern:20it", "wyrm:20it"])
def test_a_bot_can_be_copied_and_saved_and_goes_on_alike(level: str):
    match = dh.new("dragorun", seats=3, seed=2)
    bot = bot_named(level, seed=4)
    bot.choose(match, match.to_act[0])
    twins = [bot, copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))]
    for _ in range(12):
        chosen = [twin.choose(match, match.to_act[0]) for twin in twins]
        assert len(set(chosen)) == 1
        match.play(chosen[0])
