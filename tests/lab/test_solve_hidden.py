"""Best responses where cards are hidden: as OpenSpiel computes them, and on the last cards of a round of The Letter."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import exploitability

from dragonhall.core.board import Board
from dragonhall.core.match import Match
from dragonhall.core.rule import NEVER_COMPILE
from dragonhall.lab import solve_hidden
from dragonhall.lab.solving.game_tree import GameTree
from dragonhall.lab.solving.hidden_games import Tree
from dragonhall.lab.solving.open_games import CannotSolve, Policy

ROOT = Path(__file__).parents[2]
POINTS = 4.0
"""What is between the best and the worst result of Kuhn poker, 2 and -2."""


def kuhn() -> tuple[GameTree, list[str]]:
    """Kuhn poker, listed from OpenSpiel's own; and the information state of each of its own."""
    parent, action, chance, ends, levels, states, starts = [-1], [-1], [1.0], [0.0], [0, 1], {}, [0]
    begin, now = pyspiel.load_game("kuhn_poker").new_initial_state(), []
    for first, odds in begin.chance_outcomes():
        dealt = begin.child(first)
        for second, others in dealt.chance_outcomes():
            now.append((len(parent), dealt.child(second)))
            parent.append(0), action.append(-1), chance.append(odds * others), ends.append(0.0)
    while now:
        levels.append(len(parent))
        then = []
        for number, state in now:
            if state.is_terminal():
                ends[number] = 0.5 + state.returns()[0] / POINTS
                continue
            key = state.information_state_string()
            if key not in states:
                states[key] = len(states), state.current_player()
                starts.append(starts[-1] + 2)
            for k in range(2):
                then.append((len(parent), state.child(k)))
                parent.append(number), action.append(2 * states[key][0] + k), chance.append(1.0), ends.append(0.0)
        now = then
    return GameTree(parent, action, chance, ends, levels, [seat for _, seat in states.values()], starts), list(states)


def test_exploitability_is_that_of_openspiel():
    tree, states = kuhn()
    table = policies.TabularPolicy(pyspiel.load_game("kuhn_poker"))
    luck = np.random.default_rng(1)
    for _ in range(3):
        odds = tree._matched(luck.random(len(tree.state_of)))
        for number, name in enumerate(states):
            table.policy_for_key(name)[:] = odds[2 * number : 2 * number + 2]
        theirs = exploitability.nash_conv(table.game, table)
        assert tree.exploitability(odds) == pytest.approx(theirs / 2 / POINTS, abs=1e-12)


def test_cfr_finds_the_known_value_of_kuhn_poker():
    tree, _ = kuhn()
    (_, early), (done, late) = tree.solve(400)
    assert done == 400 and tree.exploitability(late) < tree.exploitability(early) and tree.exploitability(late) < 1e-3
    assert tree.best_response(late, 0) == pytest.approx(0.5 - 1 / 18 / POINTS, abs=1e-3)


@pytest.fixture(scope="module")
def letter():
    """The example game, not installed but imported."""
    sys.path.insert(0, str(ROOT / "examples" / "letter"))
    try:
        return importlib.import_module("letter").GAME
    finally:
        sys.path.pop(0)


def late(letter) -> Match:
    """The last round; both seats hold a card, seat 0 has drawn another, and two cards are in the deck."""
    lying = ["Crow", "Crow", "Crow", "Crow", "Cat", "Cat", "Ram", "Goat", "Tortoise", "Magpie", "Tortoise"]
    board = Board(letter)
    options = letter.complete(2, {"letters": 1})
    letter.interpreted.deal(board, 2, letter.option_numbers(2, options), 1)
    described = {**letter.faces.describe(board.t), "turn": 0, "hands": ["Crow", "Ram"], "drawn": "Goat"}
    described |= {"discards": [lying[:6], lying[6:]], "seen": [[], []], "shown": [], "not": [[], []]}
    letter.faces.place(board.t, described)
    return Match(letter, 2, options, board, 0)


@pytest.mark.skipif(NEVER_COMPILE, reason="solving is compiled")
def test_everything_that_can_happen_is_listed_and_solved(letter):
    match = late(letter)
    tree = Tree(match)
    # Five cards are hidden: a Crow, a Ram, a Goat, the Fox and the Dragon, for two hands and the card just drawn.
    assert tree.worlds == 5 * 4 * 3
    assert tree.chance[1 : tree.worlds + 1].sum() == pytest.approx(1)
    assert len(tree.owner) < 0.9 * (~tree.is_end).sum()  # no seat knows everything
    for number in np.flatnonzero(~tree.is_end)[1:200]:
        after = tree.parent == number
        sums = np.bincount(tree.action[after] - tree.action[after].min(), tree.chance[after])
        assert sums == pytest.approx(1)
    lost = {name: tree.exploitability(tree.odds_of(Policy(name))) for name in ("hatchling", "drake")}
    (_, early), (_, found) = tree.solve(100)
    assert lost["hatchling"] > lost["drake"] > tree.exploitability(early) > tree.exploitability(found) >= -1e-12
    assert tree.exploitability(found) < 0.002


def test_bad_files_and_matches_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert solve_hidden.main([str(tmp_path / "none.json")]) == 2
    assert "cannot be read as JSON" in capsys.readouterr().err
    file = tmp_path / "positions.json"
    file.write_text("[]")
    assert solve_hidden.main([str(file)]) == 2
    assert "at least one position" in capsys.readouterr().err
    file.write_text(json.dumps({"game": "dragorun", "seats": 3}))
    assert solve_hidden.main([str(file)]) == 2
    assert "dragonhall: " in capsys.readouterr().err
    with pytest.raises(CannotSolve):
        solve_hidden.run([], [], 0)
