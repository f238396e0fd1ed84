"""The documentation in a real browser: it can be read and searched, and nothing is fetched from elsewhere."""

from __future__ import annotations

import functools
import http.server
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site, built and served."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}, check=True, timeout=300)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder)) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            serving.join()


def test_the_site_is_read_and_searched_without_a_foreign_request(address: str, browser: Any):
    context = browser.new_context()
    foreign: list[str] = []
    errors: list[str] = []
    try:
        page = context.new_page()
        own = (address, "data:", "blob:")
        page.on("request", lambda asked: None if asked.url.startswith(own) else foreign.append(asked.url))
        page.on("pageerror", lambda error: errors.append(str(error)))
        for name in ("index", "start/player", "start/researcher", "rules/ante.fr", "examples/own_bot", "benchmarks"):
            page.goto(f"{address}{name}.html")
            page.wait_for_load_state("networkidle")
            assert page.locator("h1").first.inner_text().strip()
        assert page.evaluate("document.documentElement.lang") == "en"
        page.goto(f"{address}reference/dragonhall.core.match.html")
        page.get_by_role("textbox", name="Search").first.fill("redeal")
        page.locator(".md-search-result__link").first.wait_for()
        page.goto(f"{address}rules/dragorun.fr.html")
        assert page.evaluate("document.documentElement.lang") == "fr"
    finally:
        context.close()
    assert not foreign and not errors
