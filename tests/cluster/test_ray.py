"""The laboratory on a real Ray cluster on this machine: ``make soak-cluster``. The last test kills a node."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ray.cluster_utils import Cluster

import dragonhall as dh
from dragonhall.analysis.review import reviewed_record
from dragonhall.bots import bot_named
from dragonhall.games import game as find_game
from dragonhall.lab.arena.duel import Duel, held
from dragonhall.lab.jobs.crew import Alone, BadCluster, Crew, crew_of, in_order
from dragonhall.lab.ladder import pairings, played
from dragonhall.lab.puzzles import Count, as_line, found
from dragonhall.lab.study.study import Condition, Study, parts_of, run
from dragonhall.lab.training.fit import matches_part
from dragonhall.lab.training.ppo import Plan, Training
from dragonhall.lab.training.self_play import PARTS
from dragonhall.lab.tune import tune_heuristic
from tests.lab.studies import files_of, same_as_bots


def test_a_cluster_that_is_not_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(BadCluster, match=r"There is no Ray cluster at '127\.0\.0\.1:1'"):
        crew_of(1, "127.0.0.1:1", [])
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(BadCluster, match="There is no Ray cluster at 'auto'"):
        crew_of(1, "auto", [])


def told(steps: list[Any]) -> list[Any]:
    return [(step.standing.blocks, step.places, step.plies) for step in steps]


def test_a_duel_is_the_same_on_a_cluster_and_begins_soon(cluster: Cluster):
    duel = Duel("dragorun", 3, "wyvern:20it", "drake", (), 5)
    *_, here = held(duel, 60, early=False)
    started = time.monotonic()
    with crew_of(1, cluster.address, ["dragorun"]) as crew:
        assert crew.size == 2
        standings = held(duel, 60, crew, early=False)
        first = next(standings)
        print(f"first block after {time.monotonic() - started:.1f} s: {first.blocks[:1]}")
        *_, there = standings
    assert there.blocks == here.blocks


def test_a_duel_is_the_same_by_a_client(cluster: Cluster):
    """From a machine that does not belong to the cluster."""
    duel = Duel("dragorun", 2, "drake", "hatchling", (), 5)
    *_, here = held(duel, 20, early=False)
    with crew_of(1, f"ray://127.0.0.1:{cluster.head_node._ray_params.ray_client_server_port}", ["dragorun"]) as crew:
        *_, there = held(duel, 20, crew, early=False)
    assert there.blocks == here.blocks


def test_the_searching_bots_of_a_study_play_as_they_do_everywhere():
    assert same_as_bots("dragorun", Condition(2, (), "wyvern", "wyrm:300it")) > 50


def test_a_study_is_the_same_on_a_cluster(cluster: Cluster, tmp_path: Path):
    study = Study("dragorun", 2000, ("drake", "wyvern:5it"), (2, 3), ((("track", 16), ("start", 10)),), 5)
    run(study, tmp_path / "here", Alone(), lambda done, total: None)
    with crew_of(1, cluster.address, ["dragorun"], parts_of(study)) as crew:
        run(study, tmp_path / "there", crew, lambda done, total: None)
    assert files_of(tmp_path / "there") == files_of(tmp_path / "here")


def test_tuning_and_reviews_are_the_same_on_a_cluster(cluster: Cluster):
    match = dh.new("dragorun", seats=3, seed=8, options={"track": 16})
    while not match.over:
        seat = match.to_act[0]
        match.play(bot_named("drake", seed=match.ply).choose(match, seat), seat=seat)
    task = (match.record(), 0.0, 1, 100)
    game = match.game
    with crew_of(1, cluster.address, ["dragorun"], [matches_part]) as crew:
        weights = tune_heuristic(game, 3, 100, 1, crew)
        (there,) = in_order(crew, reviewed_record, [task])
    assert weights == tune_heuristic(game, 3, 100, 1)
    here = reviewed_record(*task)
    assert there.chances == here.chances and there.decisions == here.decisions


def test_a_command_is_the_same_on_a_cluster(cluster: Cluster):
    """What works for it is part of the command itself, which is nobody's module there."""

    def said(*words: str) -> str:
        command = [sys.executable, "-m", "dragonhall.lab.tune", "dragorun", "--rounds", "2", "--blocks", "60"]
        done = subprocess.run([*command, "--matches", "0", *words], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout.splitlines()[-1]

    assert said("--cluster", cluster.address) == said("--workers", "1")


def test_puzzles_are_the_same_on_a_cluster(cluster: Cluster):
    def made(crew: Crew) -> Any:
        count = Count()
        return [as_line(one) for one in found("ante", 1, 2, count, crew)], count

    with crew_of(1, cluster.address, ["ante"]) as crew:
        there = made(crew)
    assert there == made(Alone())


def below(process: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has ended
            continue
    family = [process]
    for one in family:
        family += [child for child, parent in parents.items() if parent == one]
    return family[1:]


class Killing(Crew):
    """Passes everything on, and kills somebody after some results."""

    def __init__(self, inner: Crew, after: int, victims: Callable[[], list[int]]) -> None:
        self.inner, self.after, self.victims = inner, after, victims
        self.taken, self.killed = 0, 0

    @property
    def size(self) -> int:
        return self.inner.size

    def add(self, key: int, work: Any, *args: Any) -> None:
        self.inner.add(key, work, *args)

    def share(self, value: Any) -> Any:
        return self.inner.share(value)

    def take(self) -> list[tuple[int, Any]]:
        taken = self.inner.take()
        self.taken += len(taken)
        if self.taken > self.after and not self.killed:
            for process in self.victims():
                os.kill(process, signal.SIGKILL)
                self.killed += 1
        return taken

    def close(self) -> None:
        self.inner.close()


def test_actors_on_a_cluster_train_the_same_and_one_is_killed(cluster: Cluster, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("dragonhall.lab.training.ppo.KEPT_EVERY", 4)
    plan = Plan(tables=64, steps=16, part=256, width=16, others=0.6)

    def weights(crew: Crew) -> list[Any]:
        training = Training(find_game("dragorun"), plan, 3, crew=crew, actors=3)
        for lap in range(9):
            training.lap(lap / 9)
        assert training.selves.kept
        return [part.detach().numpy().copy() for part in training.parameters]

    def a_worker() -> list[int]:
        """A process that plays now."""
        raylets = [node.all_processes["raylet"][0].process.pid for node in cluster.worker_nodes]
        inside = [process for raylet in raylets for process in below(raylet)]
        return [pid for pid in inside if Path(f"/proc/{pid}/cmdline").read_bytes().startswith(b"ray::_done")][:1]

    with Killing(crew_of(1, cluster.address, ["dragorun"], PARTS), 10, a_worker) as crew:
        there = weights(crew)
    assert crew.killed == 1
    assert all((one == two).all() for one, two in zip(weights(Alone()), there, strict=True))


def test_a_node_that_is_killed_in_the_middle_of_a_ladder_changes_nothing(cluster: Cluster):
    def steps() -> list[Any]:
        return pairings(["dragorun"], ["hatchling", "drake"], [2, 3], 7)

    with crew_of(1, None, ["dragorun"]) as crew:
        whole = told(played(steps(), 5, crew))
    node = sorted(cluster.worker_nodes, key=lambda one: one.node_id)[0]

    def whole_node() -> list[int]:
        raylet = node.all_processes["raylet"][0].process.pid
        return [*below(raylet), raylet]

    with Killing(crew_of(1, cluster.address, ["dragorun"]), 6, whole_node) as crew:
        assert told(played(steps(), 5, crew)) == whole
        assert crew.killed
