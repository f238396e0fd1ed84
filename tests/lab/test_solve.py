"""The exact solver: values and best responses on a very short track, put together once more from single moves."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import dragonhall as dh
from dragonhall.bots.network import network_part, quantised
from dragonhall.core.board import Board
from dragonhall.core.match import Match
from dragonhall.core.rule import NEVER_COMPILE
from dragonhall.games import game as find_game
from dragonhall.games.dragorun.box import WHITE
from dragonhall.games.dragorun.table import Ask
from dragonhall.lab import solve
from dragonhall.lab.solving.open_games import CHANCE, ENDS, CannotSolve, Policy, Solver, policy_named

pytestmark = pytest.mark.skipif(NEVER_COMPILE, reason="solving is compiled")
GAME = find_game("dragorun")
FACES = range(6)
TRACK, START, CHOOSING, REPLAYING, NO_EGGS, ENDLESS = 6, 1, 0, 0, 1, 0
NUMBERS = np.array([TRACK, START, CHOOSING, REPLAYING, NO_EGGS, ENDLESS], np.int64)
"""A track that is far shorter than the options allow."""


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(GAME, NUMBERS)


@pytest.fixture(scope="module")
def values(solver: Solver) -> Any:
    return solver.optimal()


@pytest.fixture(scope="module")
def known(solver: Solver) -> dict[bytes, int]:
    """The node of every table on which somebody decides."""
    seats, tables = solver.graph.seats, solver.graph.tables
    return {tables[node].tobytes(): node for node in range(ENDS + 1, solver.nodes) if seats[node] != CHANCE}


def some_decisions(count: int) -> list[Match]:
    """Tables of random matches, as they come: dragons in any order, either seat on turn."""
    luck, found = random.Random(1), []
    while len(found) < count:
        board = Board(GAME)
        GAME.interpreted.deal(board, 2, NUMBERS, luck.randrange(1 << 40))
        match = Match(GAME, 2, GAME.complete(2, None), board, 0)
        for _ in range(luck.randrange(1, 25)):
            if not match.over:
                match.play(luck.choice(match.moves()))
        if not match.over:
            found.append(match)
    return found


def rolled(match: Match, colour: int, movement: int, ask: Ask) -> Match:
    board = match.board.copy()
    board.t.colour, board.t.movement, board.t.ask, board.t.swaps = colour, movement, int(ask), 0
    return Match(GAME, 2, match.options, board, 0)


def played(match: Match, move: str) -> Match:
    other = match.copy()
    other.play(move)
    return other


def worth(match: Match, seat: int, shares: Any, known: dict[bytes, int]) -> float:
    """What a seat gets on a table: *shares* has a row for each node, with what seat 0 and seat 1 of its table get."""
    if match.over:
        return 0.5 if len(match.winners) != 1 else float(seat in match.winners)
    board = match.board.copy()
    turned = GAME.counsel.canonical(board.t)
    board.tables["dice"][0] = 0
    return float(shares[known[board.tables.tobytes()], (seat - turned) % 2])


def move_worth(match: Match, move: str, seat: int, shares: Any, known: dict[bytes, int]) -> float:
    """What a move is worth to a seat: its dice fall in every way, each is laid on the table by hand."""
    t = match.board.t
    if move == "roll":
        rolls = [rolled(match, colour, movement, Ask.ROLLED) for colour in FACES for movement in FACES]
        return float(np.mean([worth(roll, seat, shares, known) for roll in rolls]))
    if not move.startswith("reroll"):
        return worth(played(match, move), seat, shares, known)
    colours = [t.colour] if "movement" in move else FACES
    movements = [t.movement] if "colour" in move else FACES
    found = []
    for colour in colours:
        for movement in movements:
            if colour == WHITE:
                found.append(worth(rolled(match, colour, movement, Ask.WHITE), seat, shares, known))
            else:
                used = rolled(match, colour, movement, Ask.ROLLED)
                found.append(worth(played(used, str(used.moves()[0])), seat, shares, known))
    return float(np.mean(found))


def test_every_value_follows_from_single_moves(solver: Solver, values: Any, known: dict[bytes, int]):
    assert solver.residual(values) < 1e-9
    shares, asked = np.stack([values, 1 - values], 1), set()
    for match in some_decisions(40):
        me = match.to_act[0]
        best = max(move_worth(match, str(move), me, shares, known) for move in match.moves())
        assert worth(match, me, shares, known) == pytest.approx(best, abs=1e-9)
        asked.add(match.board.t.ask)
    assert asked == {Ask.TURN, Ask.ROLLED, Ask.WHITE}


def test_before_the_deal_both_seats_have_the_same_chance(values: Any):
    assert values[ENDS] == pytest.approx(0.5, abs=1e-9)
    assert np.ptp(values[ENDS + 1 :]) > 0.8  # but not afterwards


def test_the_best_response_to_optimal_play_is_optimal_play(solver: Solver, values: Any):
    answer = solver.best_response(Policy("optimal", values=values))
    assert answer[:, 0] == pytest.approx(values, abs=1e-7)
    assert answer[:, 1] == pytest.approx(1 - values, abs=1e-7)


def test_a_best_response_to_the_heuristic_follows_from_single_moves(
    solver: Solver, values: Any, known: dict[bytes, int]
):  # fmt: skip
    answer = solver.best_response(policy_named(GAME, "drake"))
    assert (answer[:, 0] >= values - 1e-7).all() and (answer[:, 1] >= 1 - values - 1e-7).all()
    for match in some_decisions(25):
        me, moves = match.to_act[0], match.moves()
        marks = [0] * len(moves)
        GAME.counsel.heuristic(
            match.board.t, me, list(map(int, moves)), len(moves), GAME.counsel.heuristic_weights, marks
        )
        best = [str(move) for move, mark in zip(moves, marks, strict=True) if mark == max(marks)]
        against = np.mean([move_worth(match, move, 1 - me, answer, known) for move in best])
        assert worth(match, 1 - me, answer, known) == pytest.approx(against, abs=1e-7)
        mine = max(move_worth(match, str(move), me, answer, known) for move in moves)
        assert worth(match, me, answer, known) == pytest.approx(mine, abs=1e-7)


def test_better_players_lose_less_to_their_best_response(solver: Solver):
    lost = [
        solver.best_response(policy_named(GAME, name))[ENDS].mean() for name in ("hatchling", "drake", "expectimax")
    ]
    assert lost[0] > lost[1] + 0.05 > lost[2] + 0.1 and lost[2] > 0.5


def test_a_network_is_followed_as_it_plays(solver: Solver):
    luck = np.random.default_rng(1)
    sizes = (GAME.counsel.tensor.size, 8, 8, len(GAME.moves) + GAME.seats[-1])
    layers = [(luck.normal(0, 0.3, (there, here)), luck.normal(0, 0.3, there)) for here, there in pairwise(sizes)]
    for temperature in (1.0, 0.0):
        network = quantised(GAME, layers, temperature, {})
        solver.follow(Policy("lindworm", network))
        graph, space = solver.graph, network.space(GAME)
        for node in range(ENDS + 1, solver.nodes, 997):
            if graph.seats[node] != CHANCE:
                board = Board.of(GAME, graph.tables[node].tobytes())
                n = network_part(GAME).module.mark_moves([board.t], 0, int(graph.seats[node]), space)
                odds, marks = graph.odds[graph.first[node] :][:n], space.marks[:n] / network.nat
                if temperature:
                    assert odds == pytest.approx(np.exp(marks) / np.exp(marks).sum(), abs=1e-5)
                else:
                    assert odds.argmax() == marks.argmax() and odds.max() == 1 and odds.sum() == 1


def test_what_cannot_be_solved_is_told(capsys: pytest.CaptureFixture[str]):
    assert solve.main(["ante"]) == 2
    assert "hides something from its players" in capsys.readouterr().err
    assert solve.main(["dragorun", "--policy", "basilisk"]) == 2
    assert "There is no policy 'basilisk'" in capsys.readouterr().err
    assert solve.main(["dragorun", "--policy", "lindworm"]) == 2
    assert "There is no network for Dragorun" in capsys.readouterr().err
    assert solve.main(["dragorun", "--option", "track"]) == 2
    assert "An option is written NAME=VALUE" in capsys.readouterr().err
    replaying = NUMBERS.copy()
    replaying[3] = 1
    with pytest.raises(CannotSolve, match="more than 10000 outcomes"):
        Solver(GAME, replaying)


def futures(match: Match) -> set[bytes]:
    """The tables after every move of a dragon by every face, each as the one that stands for it."""
    found = set()
    for movement in FACES:
        here = rolled(match, WHITE, movement, Ask.WHITE)
        for move in here.moves():
            board = played(here, str(move)).board.copy()
            if GAME.interpreted.to_act(board) and board.t.races == match.board.t.races:
                GAME.counsel.canonical(board.t)
            found.add(board.tables.tobytes())
    return found


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_table_that_stands_for_others_has_the_same_future(seats: int):
    """With eggs too, where a new race or the end is not in sight."""
    luck = random.Random(seats)
    for seed in range(6):
        match = dh.new(GAME.name, seats=seats, seed=seed, options={"no_eggs": seed % 2 == 0})
        while match.ply < 40 and not match.over:
            match.play(luck.choice(match.moves()))
        if match.over or match.board.t.ask != Ask.TURN or max(match.board.t.space) > match.board.t.track - 4:
            continue
        board = match.board.copy()
        turned = GAME.counsel.canonical(board.t)
        alike = Match(GAME, seats, match.options, board, 0)
        assert turned == match.to_act[0] and alike.to_act == (0,)
        assert list(board.t.space) == sorted(match.board.t.space)
        for seat in range(seats):
            there = (seat - turned) % seats
            assert board.t.space[board.t.marker[there]] == match.board.t.space[match.board.t.marker[seat]]
            assert board.t.holder[board.t.marker[there]] == there
            assert board.t.eggs[there] == match.board.t.eggs[seat]
        again = board.copy()
        assert GAME.counsel.canonical(again.t) == 0 and again.tables.tobytes() == board.tables.tobytes()
        match.board.t.races = 1
        assert futures(match) == futures(alike)
