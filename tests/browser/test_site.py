"""The pages as a site: no hall behind them, games and bots in the browser, also without a network."""

from __future__ import annotations

import functools
import http.server
import json
import re
import runpy
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dragonhall.hall.archive import verify

from .people import DESK, PHONE, Person
from .test_whole_games import SHORT

ROOT = Path(__file__).parents[2]
FOLDER = "games/dragon hall"
"""A site works from any path."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site, made of the built pages and served by a host that knows nothing."""
    root = tmp_path_factory.mktemp("site")
    runpy.run_path(str(ROOT / "web" / "static_site.py"))["make_site"](root / FOLDER)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=root)) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/{FOLDER.replace(' ', '%20')}/"
        finally:
            server.shutdown()
            serving.join()


@pytest.fixture
def visitor(site: str, browser: Any) -> Iterator[Callable[..., Visitor]]:
    people: list[Visitor] = []

    def make(name: str = "Ann", **how: Any) -> Visitor:
        people.append(Visitor(browser, site, name, **how))
        return people[-1]

    yield make
    for one in people:
        one.leaves()
        assert not one.foreign, one.foreign


class Visitor(Person):
    """Somebody at the site."""

    def __init__(self, browser: Any, site: str, name: str, **how: Any) -> None:
        super().__init__(browser, site, name, **how)
        self.site = site
        self.foreign: list[str] = []
        self.context.on("request", self._asked)

    def _asked(self, request: Any) -> None:
        if not request.url.startswith((self.site, "data:", "blob:")):
            self.foreign.append(request.url)

    def opens(self, path: str = "") -> Visitor:
        self.page.goto(self.site + path)
        return self

    def loses_the_network(self) -> None:
        """After the first visit, when the pages are kept."""
        self.page.evaluate("() => navigator.serviceWorker.ready")
        self.page.wait_for_function(
            """async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'
               && navigator.serviceWorker.controller !== null"""
        )
        self.context.set_offline(True)

    def sets_up(self, game: str, **table: Any) -> str:
        """A table laid in this browser, as the page does it."""
        body = {"game": game, "name": "Ann", "seats": 2, "sit": [0], "bots": [None, "hatchling"], "start": True} | table
        self.page.evaluate("(body) => window.dragonhall.lay(body)", body)
        self.page.wait_for_selector(".prompt, .end, .lobby, .curtain")
        return self.code()

    def plays_now(self, game: str) -> str:
        door = self.page.locator(f"article.{game}")
        door.get_by_role("button", name="Play now").click()
        self.page.wait_for_selector(".prompt")
        return self.code()

    def code(self) -> str:
        found = re.search(r"#/t/(local-[a-z]{4}-[a-z]{4})", self.page.url)
        assert found, self.page.url
        return found[1]

    def record(self) -> dict[str, Any]:
        with self.page.expect_download() as saved:
            self.page.get_by_role("link", name="Save the game").click()
        kept: dict[str, Any] = json.loads(Path(saved.value.path()).read_text("utf-8"))
        return kept


def test_play_now_without_a_network(visitor):
    one = visitor(size=PHONE, by="touch").opens()
    one.page.locator("article.dragorun").wait_for()
    one.loses_the_network()
    one.page.reload()
    code = one.plays_now("dragorun")
    one.plays_on(most=3)
    one.page.reload()
    one.page.wait_for_selector(".prompt, .end")
    assert one.code() == code
    one.plays_on()
    assert one.over
    one.sees_no_raw_words()
    one.fits_the_screen()
    one.axe()
