"""Every test of the hall runs against real servers; those that ask for ``db`` run on SQLite and on PostgreSQL."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

import dragonhall as dh
from dragonhall.games import game as find_game
from dragonhall.hall.bot_workers import SEARCH, compiled

from .guests import Guest, Server, serving
from .postgres import new_database, postgres_server

_names = itertools.count()


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
def server(db: str, tmp_path: Path) -> Iterator[Server]:
    """A server on an empty store; it must not have logged a fault when the test is over."""
    with serving(db, tmp_path) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()[-4000:]


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for the tests of a file that do not disturb each other."""
    folder = tmp_path_factory.mktemp("hall")
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
