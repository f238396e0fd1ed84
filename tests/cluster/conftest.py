"""A real Ray cluster on this machine: a head and two nodes."""

from __future__ import annotations

import socket
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import ray
from ray._private import services
from ray._private.node import Node
from ray._raylet import DASHBOARD_AGENT_LISTEN_PORT_NAME, persist_port
from ray.cluster_utils import Cluster

PATIENCE = 300.0
"""Seconds for the start of a node."""
STORE = 100 << 20
"""Bytes for the objects of a node: results are small."""
CLIENTS = "ray_client_server_port"
AGENTS = ("dashboard_agent_listen_port", "metrics_agent_port", "metrics_export_port", "runtime_env_agent_port")


def node_arguments(*more: str) -> dict[str, Any]:
    """A small node, with chosen ports for its agents, and for more."""
    names = (*AGENTS, *more)
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in names]
    try:
        ports = {name: one.getsockname()[1] for name, one in zip(names, sockets, strict=True)}
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
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", ResourceWarning)  # Ray forgets to close the logs of its client server
                made.add_node(num_cpus=0, **node_arguments(CLIENTS))
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
