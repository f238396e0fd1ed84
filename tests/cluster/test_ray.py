"""The laboratory on a real Ray cluster on this machine: ``make soak-cluster``. The last test kills a node."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from ray.cluster_utils import Cluster

import dragonhall as dh
from dragonhall.bots import bot_named
from dragonhall.lab.crew import Alone, BadCluster, Crew, crew_of, in_order
from dragonhall.lab.duel import Duel, held
from dragonhall.lab.fit import matches_part
from dragonhall.lab.ladder import pairings, played
from dragonhall.lab.review import reviewed_record
from dragonhall.lab.study import Condition, Study, parts_of, run
from dragonhall.lab.tune import tune_heuristic
from tests.lab.test_study import files_of, same_as_bots


def test_a_cluster_that_is_not_there_is_one_sentence():
    with pytest.raises(BadCluster, match=r"There is no Ray cluster at '127\.0\.0\.1:1'"):
        crew_of(1, "127.0.0.1:1", [])


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


def below(process: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has ended
            continue
    found = [process]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found[1:]


def test_a_node_that_is_killed_in_the_middle_of_a_ladder_changes_nothing(cluster: Cluster):
    def steps() -> list[Any]:
        return pairings(["dragorun"], ["hatchling", "drake"], [2, 3], 7)

    with crew_of(1, None, ["dragorun"]) as crew:
        whole = told(played(steps(), 5, crew))
    node = sorted(cluster.worker_nodes, key=lambda one: one.node_id)[0]

    class Killing(Crew):
        """Passes everything on, and kills a node after some results."""

        def __init__(self, inner: Crew) -> None:
            self.inner, self.taken, self.killed = inner, 0, False

        @property
        def size(self) -> int:
            return self.inner.size

        def add(self, key: int, work: Any, *args: Any) -> None:
            self.inner.add(key, work, *args)

        def take(self) -> list[tuple[int, Any]]:
            found = self.inner.take()
            self.taken += len(found)
            if self.taken > 6 and not self.killed:
                self.killed = True
                raylet = node.all_processes["raylet"][0].process.pid
                for process in [*below(raylet), raylet]:
                    os.kill(process, signal.SIGKILL)
            return found

        def close(self) -> None:
            self.inner.close()

    with Killing(crew_of(1, cluster.address, ["dragorun"])) as crew:
        assert told(played(steps(), 5, crew)) == whole
        assert crew.killed
