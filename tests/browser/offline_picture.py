"""A whole game on a phone without a network: ``python -m tests.browser.offline_picture [GAME]``.

The site is made, served under a path, and opened as by a visitor: the first move of every game, then a table with the
strongest bot. After its first move the network is switched off and the host ends; what is seen from then on is the
browser's own work: a reload, a hint, a take-back, the end, the replay and the review. Writes numbered frames and a
moving picture of them into ``.screenshots/offline-GAME``. Needs the built pages (``make web``) and Pillow.
"""

from __future__ import annotations

import functools
import http.server
import io
import re
import runpy
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image

import dragonhall as dh
from dragonhall.bots import levels_of
from dragonhall.games import game as find_game

from ..hall.guests import ROOT
from .people import PHONE, chromium
from .sites import SCRIPT, Quiet, Visitor

USUAL, EVERY = "dragardiens", 700
"""Milliseconds that a frame is shown."""
PATH = "some/path"


@contextmanager
def host(root: Path) -> Iterator[str]:
    """A host that knows nothing; gives its address."""
    serve = functools.partial(Quiet, directory=str(root))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            serving.join()


class Filmed(Visitor):
    """A visitor whose screen is kept."""

    film: list[tuple[str, Image.Image]]

    def frame(self, what: str) -> None:
        self.film.append((what, Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")))


def first_moves(one: Filmed) -> None:
    """The start page, and the first move of every game."""
    one.page.locator("article").first.wait_for()
    one.frame("start")
    for game in dh.games():
        one.opens().page.locator(f"article.{game}").wait_for()
        one.plays_now(game)
        one.plays_on(most=1)
        one.waits()
        one.frame(f"first-move-{game}")


def against_the_strongest(one: Filmed, game: str) -> None:
    """A table for two with the strongest bot, and its first moves: what it has learnt is fetched by them."""
    one.opens(f"#/new/{game}")
    one.page.get_by_role("button", name="2", exact=True).tap()
    one.page.locator("select").nth(1).select_option(levels_of(find_game(game))[-1])
    one.frame("new-table")
    one.page.get_by_role("button", name="Open the table").tap()
    one.page.get_by_role("button", name="Start").tap()
    one.plays_on(most=2)
    one.waits()
    one.frame("before-the-network-goes")


def alone(one: Filmed) -> None:
    """The rest of the game, with nobody to ask."""
    one.page.reload()
    assert one.waits()
    one.frame("offline-reloaded")
    hint, back = one.page.get_by_role("button", name="Hint"), one.page.get_by_role("button", name="Take back")
    hinted = taken = False

    def each(made: int) -> None:
        nonlocal hinted, taken
        if not hinted and hint.count():
            hinted = True
            hint.tap()
            one.page.locator(".hint:has(strong)").wait_for()
            one.frame("offline-hint")
        if not taken and back.count():
            taken = True
            one.frame("offline-before-take-back")
            before = one.seq()
            back.tap()
            one.page.wait_for_function(f"() => document.querySelector('.frame').dataset.seq !== '{before}'")
            one.waits()
            one.frame("offline-taken-back")
        elif made % 8 == 0:
            one.frame(f"offline-decision-{made}")

    one.plays_on(each=each)
    assert one.over and hinted, "the game did not end, or nobody could ask for a hint"
    one.frame("offline-end")
    one.page.get_by_role("link", name="Replay").first.tap()
    one.page.wait_for_selector(".controls")
    one.frame("offline-replay")
    one.page.get_by_role("button", name=re.compile("^Review")).tap()
    one.page.wait_for_timeout(1500)
    one.frame("offline-review-begins")
    one.page.wait_for_selector(".review svg", timeout=120_000)
    one.frame("offline-review")
    print("taken back" if taken else "no move could be taken back in this game")


def main(game: str, target: Path) -> None:
    with tempfile.TemporaryDirectory() as kept, chromium() as browser:
        runpy.run_path(str(SCRIPT))["make_site"](Path(kept) / PATH)
        with host(Path(kept)) as address:
            one = Filmed(browser, f"{address}/{PATH}/", "Ann", size=PHONE, by="touch", pace="instant")
            one.film = []
            one.opens()
            first_moves(one)
            against_the_strongest(one, game)
            one.loses_the_network()
        try:
            alone(one)
        finally:
            save(one.film, target)
        one.leaves()
        assert not one.foreign, one.foreign


def save(film: list[tuple[str, Image.Image]], target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for number, (what, picture) in enumerate(film):
        picture.save(target / f"{number:02}-{what}.png")
    pictures = [picture for _, picture in film]
    moving = target / "offline.webp"
    pictures[0].save(moving, save_all=True, append_images=pictures[1:], duration=EVERY, loop=0, quality=50, method=4)
    print(f"{target}: {len(film)} frames; {moving.name} has {moving.stat().st_size} bytes")


if __name__ == "__main__":
    played = sys.argv[1] if len(sys.argv) > 1 else USUAL
    main(played, ROOT / ".screenshots" / f"offline-{played}")
