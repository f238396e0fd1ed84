"""Halls and stores for the tests of the hall; tests that ask for ``db`` run on SQLite and on PostgreSQL.

A hall is in this process, on a clock that the test moves (``server``, ``shared_server``), wherever the test is not
about processes or sockets (``process``, ``shared_process``).

No test of the hall connects to another machine, or asks a name server, whatever is wrong with the code under test.
"""

from __future__ import annotations

import ipaddress
import itertools
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.games import game as find_game
from dragonhall.hall.tables.bot_workers import SEARCH, compiled

from .guests import Guest, Server, serving
from .in_process import HallHere, hall_here
from .postgres import new_database, postgres_server

_names = itertools.count()
_outside: list[str] = []
"""What tests of this process tried to reach, other than this machine."""
_guarded = False


def _watch(event: str, about: tuple[Any, ...]) -> None:
    if not _guarded or event not in ("socket.connect", "socket.sendto", "socket.getaddrinfo"):
        return
    host = about[0] if event == "socket.getaddrinfo" else about[1][0] if isinstance(about[1], tuple) else ""
    host = host.decode() if isinstance(host, bytes) else host
    if host not in (None, "", "localhost", socket.gethostname()) and not _on_this_machine(str(host)):
        _outside.append(f"{event} {about[-1] if event != 'socket.getaddrinfo' else host}")
        raise OSError(f"tests of the hall stay on this machine: {host}")


def _on_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


sys.addaudithook(_watch)


@pytest.fixture(autouse=True)
def stays_on_this_machine() -> Iterator[list[str]]:
    """Stop connections to other machines, and fail the test that tried one, even if the code under test hid it."""
    global _guarded
    _guarded = True
    yield _outside
    _guarded = False
    tried, _outside[:] = list(_outside), []
    assert not tried, f"not on this machine: {tried}"


@pytest.fixture(scope="session", autouse=True)
def rules_ready() -> None:
    """Compiled once, so that no server of these tests keeps its guests waiting."""
    for name in dh.games():
        compiled(find_game(name), SEARCH)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_server() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store."""
    if request.param == "sqlite":
        return str(tmp_path / "hall.db")
    return new_database(request.getfixturevalue("postgres"), f"hall{next(_names)}")


@pytest.fixture
def server(db: str, tmp_path: Path) -> Iterator[HallHere]:
    """A hall in this process on an empty store; it must not have logged a fault when the test is over."""
    with hall_here(db, tmp_path) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()[-4000:]


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallHere]:
    """One hall on SQLite, in this process, for the tests of a file that do not disturb each other."""
    folder = tmp_path_factory.mktemp("hall")
    with hall_here(str(folder / "hall.db"), folder) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()[-4000:]


@pytest.fixture
def process(db: str, tmp_path: Path) -> Iterator[Server]:
    """A server as a process of its own on an empty store, for what belongs to processes and sockets."""
    with serving(db, tmp_path) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()[-4000:]


@pytest.fixture(scope="module")
def shared_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A process like that for the tests of a file that do not disturb each other."""
    folder = tmp_path_factory.mktemp("process")
    with serving(str(folder / "hall.db"), folder) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()[-4000:]


@pytest.fixture
def guests() -> Iterator[list[Guest]]:
    """Put guests here, and they are seen out."""
    present: list[Guest] = []
    yield present
    for guest in present:
        guest.close()
