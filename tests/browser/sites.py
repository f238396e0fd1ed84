"""The static site, served to visitors."""

from __future__ import annotations

import base64
import functools
import http.server
import json
import re
import runpy
import threading
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ..hall.deals import is_worker, with_luck
from .people import Person

SCRIPT = Path(__file__).parents[2] / "web" / "static_site.py"
FOLDER = "games/dragon hall"
"""A site works from any path."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, made of the built pages."""
    made = tmp_path_factory.mktemp("site") / FOLDER
    runpy.run_path(str(SCRIPT))["make_site"](made)
    for file in filter(is_worker, made.rglob("*.js")):
        file.write_text(with_luck(file.read_text("utf-8"), "the site"), "utf-8")
    return made


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    """Served by a host that knows nothing."""
    root = folder.parents[FOLDER.count("/")]
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=root)) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/{FOLDER.replace(' ', '%20')}/"
        finally:
            server.shutdown()
            serving.join()


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
        self.keeps_the_pages()
        self.context.set_offline(True)

    def keeps_the_pages(self) -> None:
        self.page.evaluate("() => navigator.serviceWorker.ready")
        self.page.wait_for_function(
            """async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'
               && navigator.serviceWorker.controller !== null"""
        )

    def plays_on_from(self, kind: str, value: Any) -> str:
        """What Python wrote, opened by its link and played on."""
        self.page.evaluate("(hash) => { location.hash = hash }", f"#{kind}={packed(value)}")
        self.page.get_by_role("button", name="Play on").click()
        self.page.wait_for_selector(".prompt.mine, .prompt.told, .end")
        return self.code()

    def plays_now(self, game: str) -> str:
        door = self.page.locator(f"article.{game}")
        door.get_by_role("button", name="Play now").click()
        self.page.wait_for_selector(".prompt.mine, .prompt.told")
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
