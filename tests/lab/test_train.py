"""Training by self-play: small, on a CPU, and it learns."""

from __future__ import annotations

import json
import os
import pickle
import signal
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import dragonhall as dh
from dragonhall.games import game as find_game
from dragonhall.lab import train
from dragonhall.lab.arena.duel import Duel, held
from dragonhall.lab.jobs.crew import Alone, Crew, Processes
from dragonhall.lab.training import ppo as training_module
from dragonhall.lab.training.ppo import Plan, Training
from dragonhall.lab.training.self_play import Playing, Room
from dragonhall.lab.training.tables import private_columns, tables_for, training_part

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
    assert train.main(["dragorun", "--seed", "2", "--out", str(tmp_path), *TINY]) == 2
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
    assert train.main([*wrong, "--out", str(tmp_path / "out")]) == 2
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
    room = Room("dragorun", 32, 40, 0.2, 1, [(2, SHORT), (4, SHORT)])
    playing = Playing(room.opened(), room.steps)
    lap = playing.empty()
    playing.play(lap, None, None, 0.0)
    ended = lap.done.nonzero().tolist()
    assert ended
    for step, at in ended:
        rewards = lap.rewards[step, at, : int(lap.seats[0, at])]
        assert abs(float(rewards.sum())) < 1e-5
        assert float(rewards.max()) > 0
    assert not lap.rewards[~lap.done].any()


class Forgetful(Processes):
    """Two processes, one of which dies after some laps."""

    def __init__(self) -> None:
        super().__init__(2)
        self.added, self.deaths = 0, 0

    def add(self, key: int, work: Any, *args: Any) -> None:
        super().add(key, work, *args)
        self.added += 1
        if self.added == 9:
            os.kill(next(iter(self._pool._processes)), signal.SIGKILL)

    def _again(self) -> None:
        self.deaths += 1
        super()._again()


def test_actors_play_the_same_laps_whoever_does_it(monkeypatch: pytest.MonkeyPatch):
    """By this process, by two, and by two of which one dies; with past selves and with options that change."""
    monkeypatch.setattr(training_module, "KEPT_EVERY", 4)
    plan = Plan(tables=64, steps=16, part=256, width=16, others=0.6)

    def weights(crew: Crew) -> list[Any]:
        training = Training(GAME, plan, 3, crew=crew, actors=2)
        for lap in range(9):
            training.lap(lap / 9)
        assert len(training.selves.kept) == 2 and training.decisions == 9 * 16 * 64
        return [part.detach().numpy().copy() for part in training.parameters]

    found = []
    for crew in (Alone(), Processes(2), Forgetful()):
        with crew:
            found.append(weights(crew))
    assert crew.deaths == 1
    for other in found[1:]:
        assert all((one == two).all() for one, two in zip(found[0], other, strict=True))


def test_tables_go_on_after_a_journey():
    """An actor's tables travel with its tasks: they then play as if they had stayed."""
    room = Room("ante", 24, 12, 0.5, 5)
    stayed = Playing(room.opened(), room.steps)
    travelled, laps = pickle.loads(pickle.dumps(stayed)), []
    for number in range(3):
        for playing in (stayed, travelled):
            lap = playing.empty()
            playing.play(lap, None, None, 0.3, torch.Generator().manual_seed(number))
            laps.append(lap)
        assert all(torch.equal(one, two) for one, two in zip(*laps[-2:], strict=True))
        travelled = pickle.loads(pickle.dumps(travelled))
    assert not torch.equal(laps[0].rows, laps[2].rows)


def test_the_command_trains_with_actors(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    command = ["dragorun", "--decisions", "3000", "--out", str(tmp_path / "out"), *TINY]
    assert train.main([*command, "--actors", "2", "--workers", "2"]) == 0
    assert json.loads((tmp_path / "out" / "curve.json").read_text("utf-8"))["actors"] == 2
    assert train.main([*command, "--actors", "0"]) == 2
    assert "at least 1 actor" in capsys.readouterr().err
    assert train.main([*command, "--actors", "2", "--set", "lessons=0.5"]) == 2
    assert "Lessons need tables" in capsys.readouterr().err
    assert train.main([*command, "--actors", "9"]) == 2
    assert "has 4 seat counts" in capsys.readouterr().err
