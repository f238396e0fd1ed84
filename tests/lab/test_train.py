"""Training by self-play: small, on a CPU, and it learns."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import torch

import dragonhall as dh
from dragonhall.games import game as find_game
from dragonhall.lab import train
from dragonhall.lab.duel import Duel, held
from dragonhall.lab.training import Plan, Training
from dragonhall.lab.training_tables import private_columns, tables_for, training_part

GAME = find_game("dragorun")
SHORT = {"track": 16, "start": 10}
"""Races that are soon over, so that there are many of them."""
TINY = ["--set", "tables=32", "--set", "steps=16", "--set", "part=256", "--set", "width=16", "--duels", "0"]


@pytest.fixture(autouse=True, scope="module")
def one_thread():
    """Networks this small gain nothing from more, and on a busy machine threads wait for each other."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def test_a_small_training_beats_random_play_clearly(tmp_path: Path):
    plan = Plan(tables=128, steps=32, part=1024, epochs=3, width=32, rate=0.004, entropy=0.01, trace=0.95)
    training, laps = Training(GAME, plan, seed=1, sets=[(2, SHORT)]), 48
    for lap in range(laps):
        found = training.lap(lap / laps)
    assert found is not None
    assert found["explained"] > 0.03  # the critic has learnt too
    training.network({}).save(tmp_path / "network.npz")
    duel = Duel("dragorun", 2, f"lindworm:{tmp_path / 'network.npz'}", "hatchling", tuple(SHORT.items()))
    *_, standing = held(duel, 500, early=False)
    assert standing.interval[0] > 0.55


def test_a_training_goes_on_and_keeps_its_curve_seeds_and_versions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):  # fmt: skip
    for decisions in ("3000", "5000"):
        assert train.main(["dragorun", "--decisions", decisions, "--out", str(tmp_path), *TINY]) == 0
    assert "Going on after" in capsys.readouterr().out
    kept = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    assert 5000 <= kept["decisions"] < 5600
    assert kept["seed"] == 1
    assert kept["plan"]["width"] == 16
    assert kept["versions"]["torch"]
    decisions = [point["decisions"] for point in kept["curve"]]
    assert decisions == sorted(decisions)
    assert "<svg" in (tmp_path / "curve.svg").read_text("utf-8")
    assert (tmp_path / "network.npz").exists()
    assert train.main(["dragorun", "--seed", "2", "--out", str(tmp_path), *TINY]) == 1
    assert "another plan or seed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["dragorun", "--set", "depth=3"], "no value 'depth'"),
        (["dragorun", "--set", "width=wide"], "is a number"),
        (["dragorun", "--set", "tables=0"], "not as small"),
        (["dragorun", "--set", "tables=3"], "has 4 seat counts"),
        (["dragorun", "--minutes", "0"], "more than 0"),
        (["chess"], "chess"),
    ],
)
def test_a_wrong_plan_is_refused(wrong: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert train.main([*wrong, "--out", str(tmp_path / "out")]) == 1
    assert told in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_the_tables_have_all_seat_counts_and_other_players():
    tables = tables_for(GAME, 64, 1, "cpu", 0.5)
    assert set(tables.seats.tolist()) == {2, 3, 4, 5}
    assert {int(owner) for owner in tables.owner.flatten()} == {0, 1, 2}
    learners = (tables.owner == 0) & (tables.place < tables.seats[:, None])
    assert (learners.sum(1) >= 1).all()
    assert 0 < int((~tables.usual).sum()) < 32
    assert len(private_columns(GAME)) == 0  # everything lies open in Dragorun


def test_the_critic_sees_what_only_the_others_know():
    """Checked interpreted, in a game with hands."""
    game, seats = find_game("ante"), 3
    columns, size = private_columns(game), game.counsel.tensor.size
    hands = game.counsel.tensor.first("hands")
    assert set(range(hands, hands + 20)) & set(columns.tolist())
    assert game.counsel.tensor.first("me") not in columns
    match = dh.new("ante", seats=seats, seed=4)
    rows = np.zeros((1, (seats - 1) * len(columns)), np.int16)
    for acting in range(seats):
        training_part(game).module.privy_of(match.board.t, 0, acting, seats, [0] * size, size, columns, rows)
        for place in range(1, seats):
            seen = match.observation((acting + place) % seats)[columns]
            assert seen.any()
            assert (rows[0, (place - 1) * len(columns) : place * len(columns)] == seen).all()


def test_rewards_go_to_the_seats_that_won():
    training = Training(GAME, Plan(tables=32, steps=40, shaping=0.0), 1, sets=[(2, SHORT), (4, SHORT)])
    training._play(1.0, False)
    ended = training.done.nonzero().tolist()
    assert ended
    for step, at in ended:
        rewards = training.rewards[step, at, : int(training.tables.seats[at])]
        assert abs(float(rewards.sum())) < 1e-5
        assert float(rewards.max()) > 0
    assert not training.rewards[~training.done].any()
