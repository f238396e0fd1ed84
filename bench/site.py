"""The site on a throttled phone: from the first visit to the start page and to the first move: ``bench/site.py``.

A real Chromium of a phone's size with an empty cache, its processor slowed down four times, 1.6 Mbit/s; the site comes
from a host that packs what it sends. Every game is visited several times; the medians are told, and the quickest
visit, which the other programs on the machine disturbed least. ``--write`` puts the figures into docs/benchmarks.md,
``--requests`` tells when what was loaded.
"""

from __future__ import annotations

import argparse
import gzip
import os
import runpy
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from mimetypes import guess_type
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.benchmarks_page import put  # noqa: E402
from dragonhall.games import built_in  # noqa: E402
from tests.browser.people import PHONE, chromium  # noqa: E402

SLOWER, BITS = 4, 1.6e6
SETTINGS = """if (!localStorage.getItem('dragonhall-settings'))
    localStorage.setItem('dragonhall-settings', '{"name": "Ann", "sound": false}')"""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A folder behind a host that packs texts and modules, and knows nothing else."""

    @cache
    def packed(path: Path) -> tuple[bytes, bool]:
        data = path.read_bytes()
        smaller = gzip.compress(data, 9)
        return (smaller, True) if len(smaller) < 0.95 * len(data) else (data, False)

    class Host(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            path = folder / (self.path.partition("?")[0].strip("/") or "index.html")
            if not path.is_file():
                self.send_error(404)
                return
            data, small = packed(path)
            self.send_response(200)
            self.send_header("Content-Type", guess_type(path.name)[0] or "application/octet-stream")
            self.send_header("Content-Length", str(len(data)))
            self.send_header("Cache-Control", "max-age=600")
            if small:
                self.send_header("Content-Encoding", "gzip")
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Host) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            serving.join()


def visit(browser: Any, site: str, game: str, latency: int) -> dict[str, Any]:
    """One first visit: seconds until the start page can be used, and from the tap until the game is on.

    That is the first question, or what is told of a bot that begins: bots wait on purpose, so that one can follow.
    """
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, is_mobile=True, has_touch=True, locale="en-GB"
    )
    context.add_init_script(SETTINGS)
    try:
        page = context.new_page()
        requests: list[tuple[float, float, str]] = []
        began: dict[str, float] = {}
        start = time.perf_counter()
        page.on("request", lambda request: began.setdefault(request.url, time.perf_counter() - start))
        page.on(
            "requestfinished",
            lambda request: requests.append((began[request.url], time.perf_counter() - start, request.url)),
        )
        wire = context.new_cdp_session(page)
        speed = BITS / 8
        wire.send("Network.enable")
        wire.send(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": latency, "downloadThroughput": speed, "uploadThroughput": speed},
        )
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        start = time.perf_counter()
        page.goto(site, wait_until="commit")
        button = page.locator(f"article.{game} button", has_text="Play now")
        button.wait_for()
        usable = time.perf_counter() - start
        # The page's own clock: a tap of Playwright takes time of its own.
        page.evaluate("() => addEventListener('click', () => (window.tapped ??= performance.now()), true)")
        button.tap()
        page.locator(".prompt.mine:not([aria-busy='true']), .lately.told").first.wait_for(timeout=60_000)
        first = page.evaluate("() => performance.now() - window.tapped") / 1000
        paint = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
        return {"paint": paint / 1000, "start": usable, "table": first, "requests": requests}
    finally:
        context.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    asked.add_argument("--visits", type=int, default=5, help="of every game")
    asked.add_argument("--latency", type=int, default=0, help="milliseconds before every answer")
    asked.add_argument("--games", nargs="*", default=built_in())
    asked.add_argument("--site", type=Path, help="a folder that was made already")
    asked.add_argument("--requests", action="store_true", help="tell when what was loaded")
    given = asked.parse_args()
    load = os.getloadavg()[0]
    rows = [
        "| game | first paint | start page | then the first move | both | the quickest visit |",
        "|---|---|---|---|---|---|",
    ]
    with tempfile.TemporaryDirectory() as kept, chromium() as browser:
        folder = given.site or Path(kept) / "site"
        if given.site is None:
            runpy.run_path(str(ROOT / "web" / "static_site.py"))["make_site"](folder)
        with served(folder) as site:
            for game in given.games:
                seen = [visit(browser, site, game, given.latency) for _ in range(given.visits)]
                if given.requests:
                    for since, until, url in sorted(seen[-1]["requests"]):
                        print(f"{since:6.2f} {until:6.2f}  {url.removeprefix(site)}")
                middle = {name: statistics.median(one[name] for one in seen) for name in ("paint", "start", "table")}
                both = sorted(one["start"] + one["table"] for one in seen)
                rows.append(
                    f"| {game} | {middle['paint']:.2f} | {middle['start']:.2f} | {middle['table']:.2f} |"
                    f" {statistics.median(both):.2f} | {both[0]:.2f} |"
                )
    text = "\n".join(
        [
            f"Seconds, medians of {given.visits} first visits: Chromium of a phone's size, processor slowed down"
            f" {SLOWER} times, {BITS / 1e6:g} Mbit/s, {given.latency} ms latency; {date.today()},"
            f" {os.cpu_count()} cores, load {load:.1f} at the start. `bench/site.py`.",
            "",
            *rows,
        ]
    )
    print(text)
    if given.write:
        put("site", "The site on a throttled phone", text)


if __name__ == "__main__":
    main()
