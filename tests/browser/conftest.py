"""A real hall with a real store, and real browsers. Needs the built pages (``make web``) and Chromium on the PATH."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import pytest

from dragonhall.games import names

from ..hall.guests import Server
from .people import CHROMIUM, Person, chromium
from .sites import folder, site

__all__ = ["folder", "site"]  # fixtures of the pages without a hall

PAGES = Path(__file__).parents[2] / "src" / "dragonhall" / "hall" / "static" / "index.html"


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not PAGES.exists():
        pytest.fail("The pages are not built: make web", pytrace=False)
    folder = tmp_path_factory.mktemp("hall")
    server = Server(str(folder / "hall.db"), folder / "log", review_seconds=2).start()
    try:
        for name in names():
            make_ready(f"http://127.0.0.1:{server.port}", name)
        yield server
    finally:
        server.stop()


def make_ready(base: str, game: str) -> None:
    """Before anybody waits in a browser, the rules are compiled and the bots awake."""
    body = {"game": game, "name": "Early Bird", "sit": []}
    while (answer := httpx.post(f"{base}/api/tables", json=body, timeout=600)).status_code == 503:
        sleep(0.5)
    assert answer.is_success, answer.text


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    if CHROMIUM is None:
        pytest.fail("There is no Chromium on the PATH: tests/system_packages installs it", pytrace=False)
    with chromium() as opened:
        yield opened


@pytest.fixture
def person(hall: Server, browser: Any) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end nobody may have seen an error or a failed request."""
    people: list[Person] = []

    def make(name: str = "Ann", **how: Any) -> Person:
        people.append(Person(browser, f"http://127.0.0.1:{hall.port}", name, **how))
        return people[-1]

    yield make
    for one in people:
        one.leaves()
