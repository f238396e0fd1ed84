"""The laboratory on a real Ray cluster on this machine: ``make soak-cluster``."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest
import ray
from ray.cluster_utils import Cluster

from dragonhall.lab.crew import BadCluster, Crew, crew_of
from dragonhall.lab.duel import Duel, held
from dragonhall.lab.ladder import pairings, played


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Cluster]:
    """A head that does no work, and two nodes with a core each."""
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    try:
        for _ in range(2):
            made.add_node(num_cpus=1)
        made.wait_for_nodes(timeout=120)
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


def told(steps: list[Any]) -> list[Any]:
    return [(step.standing.blocks, step.places, step.plies) for step in steps]


def test_a_duel_is_the_same_on_a_cluster_and_begins_soon(cluster: Cluster, tmp_path: Path, monkeypatch):
    duel = Duel("dragorun", 3, "wyvern:20it", "drake", (), 5)
    *_, here = held(duel, 60, early=False)
    # The nodes' workers have an empty cache: what is compiled here comes with the job.
    monkeypatch.setenv("NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING", "0")
    started = time.monotonic()
    with crew_of(1, cluster.address, ["dragorun"]) as crew:
        assert crew.size == 2
        standings = held(duel, 60, crew, early=False)
        first = next(standings)
        print(f"first block after {time.monotonic() - started:.1f} s: {first.blocks[:1]}")
        *_, there = standings
    assert there.blocks == here.blocks


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
                for child in psutil.Process(raylet).children(recursive=True):
                    os.kill(child.pid, signal.SIGKILL)
                os.kill(raylet, signal.SIGKILL)
            return found

        def close(self) -> None:
            self.inner.close()

    with Killing(crew_of(1, cluster.address, ["dragorun"])) as crew:
        assert told(played(steps(), 5, crew)) == whole
        assert crew.killed


def test_a_cluster_that_is_not_there_is_one_sentence():
    with pytest.raises(BadCluster, match=r"There is no Ray cluster at '127\.0\.0\.1:1'"):
        crew_of(1, "127.0.0.1:1", [])
