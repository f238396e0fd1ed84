"""The pages as a site: no hall behind them, games and bots in the browser, also without a network."""

from __future__ import annotations

import base64
import functools
import http.server
import json
import re
import runpy
import threading
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.hall.archive import verify

from .people import PHONE, Person
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

    def plays_on_from(self, kind: str, value: Any) -> str:
        """What Python wrote, opened by its link and played on."""
        self.page.evaluate("(hash) => { location.hash = hash }", f"#{kind}={packed(value)}")
        self.page.get_by_role("button", name="Play on").click()
        self.page.wait_for_selector(".prompt, .end")
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
            self.page.locator("a[download]").click()
        kept: dict[str, Any] = json.loads(Path(saved.value.path()).read_text("utf-8"))
        return kept


def packed(value: Any) -> str:
    """JSON as it stands in a link."""
    pack = zlib.compressobj(wbits=-15)
    data = pack.compress(json.dumps(value).encode()) + pack.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@pytest.mark.parametrize(
    "game", ["dragorun", "ante", *(pytest.param(game, marks=pytest.mark.long) for game in ("ranch", "dragardiens"))]
)
def test_a_whole_game_without_a_network_and_its_record_is_right(visitor, game: str):
    one = visitor().opens()
    one.page.locator(f"article.{game}").wait_for()
    one.loses_the_network()
    if game == "ante":
        one.plays_on_from("record", dh.new(game, seats=2, secret=bytes(range(32)), options=SHORT[game]).record())
    else:
        one.plays_on_from("position", dh.new(game, seats=2, seed=7, options=SHORT[game]).position())
    one.plays_on()
    assert one.over
    one.axe()
    record = one.record()
    match = verify(record)
    assert match.over and match.game.name == game
    # The finished game as a link: opened by somebody else, who is shown it.
    other = visitor("Bob").opens()
    other.page.locator(f"article.{game}").wait_for()
    other.page.evaluate("(hash) => { location.hash = hash }", f"#record={packed(record)}")
    other.page.wait_for_selector(".controls")
    other.page.get_by_role("button", name="To the end").click()
    other.page.wait_for_function(f"() => document.body.innerText.includes('Ply {len(record['moves'])} / ')")


@pytest.mark.parametrize("broken", ["record=AAAA", "position=%3Cscript%3E", "record=", f"position={'A' * 40_000}"])
def test_a_broken_link_is_said_to_be_broken(visitor, broken: str):
    one = visitor().opens(f"#{broken}")
    if re.fullmatch(r"[a-z]+=[\w-]*", broken):
        one.shows("This link is broken")
    one.page.locator("h1").first.wait_for()
    one.sees_no_raw_words()


def test_nothing_in_a_link_is_shown_as_markup(visitor):
    evil = "<img src=x onerror=alert(1)>"
    match = dh.new("dragorun", seats=2, secret=bytes(32), options=SHORT["dragorun"])
    while not match.over:
        match.play(match.moves()[0])
    record = match.record() | {"hall": {"names": [evil[:24], "{ $name }"]}}
    one = visitor().opens(f"#record={packed(record)}")
    one.page.wait_for_selector(".controls")
    assert one.page.locator("img[src='x']").count() == 0
    assert evil[:24] in one.page.locator("select").first.inner_text()
    one.opens(f"#record={packed(record | {'game': evil})}")
    one.shows("This link is broken")


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
    one.plays_on(most=2)
    one.sees_no_raw_words()
    one.fits_the_screen()
    one.axe()
