"""The laboratory on a real Ray cluster on this machine: ``make soak-cluster``."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

import psutil
import pytest
import ray
from ray._private import services
from ray._private.node import Node
from ray._raylet import DASHBOARD_AGENT_LISTEN_PORT_NAME, persist_port
from ray.cluster_utils import Cluster

from dragonhall.lab.crew import BadCluster, Crew, crew_of
from dragonhall.lab.duel import Duel, held
from dragonhall.lab.ladder import pairings, played

PATIENCE = 300.0
"""Seconds for the start of a node."""
STORE = 100 << 20
"""Bytes for the objects of a node: results are small."""
AGENTS = ("dashboard_agent_listen_port", "metrics_agent_port", "metrics_export_port", "runtime_env_agent_port")


def node_arguments() -> dict[str, Any]:
    """A small node, with chosen ports for its agents."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in AGENTS]
    try:
        ports = {name: one.getsockname()[1] for name, one in zip(AGENTS, sockets, strict=True)}
    finally:
        for one in sockets:
            one.close()
    return {"object_store_memory": STORE, "include_dashboard": False, **ports}


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A head that does no work, and two nodes with a core each. Their cache is empty."""
    made = Cluster()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("RAY_agent_register_timeout_ms", "600000")
            patch.setenv("DRAGONHALL_CACHE", str(tmp_path_factory.mktemp("cache of the nodes")))
            patch.setattr(services, "get_node", patiently(services.get_node))
            patch.setattr(Node, "start_raylet", with_known_port(Node.start_raylet))
            made.add_node(num_cpus=0, **node_arguments())
            for _ in range(2):
                made.add_node(num_cpus=1, **node_arguments())
            made.wait_for_nodes(timeout=PATIENCE)
        yield made
    finally:
        ray.shutdown()
        made.shutdown()


def patiently(get_node: Callable[..., Any]) -> Callable[..., Any]:
    """Ray gives a node 30 s to start, which is too little where many programs share two cores."""

    def found(*args: Any) -> Any:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return get_node(*args)
            except RuntimeError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.5)

    return found


def with_known_port(start: Callable[..., Any]) -> Callable[..., Any]:
    """A node ends itself if its agent does not say its port within 15 s. The port is known, so it is said at once."""

    def started(node: Node, *args: Any, **more: Any) -> Any:
        port = node._ray_params.dashboard_agent_listen_port
        persist_port(node.get_session_dir_path(), node._node_id, DASHBOARD_AGENT_LISTEN_PORT_NAME, port)
        return start(node, *args, **more)

    return started


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
