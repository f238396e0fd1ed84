"""The site on a throttled phone: from the first visit to the start page and to the first move: ``bench/site.py``.

A real Chromium of a phone's size with an empty cache, its processor slowed down four times; the site comes from a host
that packs what it sends, over a line of 1.6 Mbit/s. The host keeps to that line, not the browser: Chromium would slow
down what the page asks for, and not what its workers and its service worker ask for at the same time. Every game is
visited several times; the medians are told, and the quickest visit, which other programs disturbed least.
Between the start page and the tap lies the time that the test takes for its tap, which is not counted, but told.
``--write`` puts the figures into docs/benchmarks.md, ``--requests`` tells when what was loaded.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import runpy
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
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
    localStorage.setItem('dragonhall-settings', '{"name": "Ann"}')"""


class Line:
    """A slow line that all connections share: each in turn sends a packet."""

    PACKET = 1460

    def __init__(self, latency: float) -> None:
        self.latency, self.free, self.lock = latency, 0.0, threading.Lock()

    def send(self, out: Any, data: bytes) -> None:
        time.sleep(self.latency)
        for at in range(0, len(data), self.PACKET):
            packet = data[at : at + self.PACKET]
            with self.lock:
                self.free = max(self.free, time.perf_counter()) + 8 * len(packet) / BITS
                until = self.free
            time.sleep(max(0.0, until - time.perf_counter()))
            out.write(packet)


@contextmanager
def served(folder: Path, latency: int = 0) -> Iterator[tuple[str, list[tuple[float, float, int, str]]]]:
    """A folder behind a host that packs texts and modules, and knows nothing else; its address, and what it sent."""
    line, sent = Line(latency / 1000), list[tuple[float, float, int, str]]()

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
            began = time.perf_counter()
            data, small = packed(path)
            self.send_response(200)
            self.send_header("Content-Type", guess_type(path.name)[0] or "application/octet-stream")
            self.send_header("Content-Length", str(len(data)))
            self.send_header("Cache-Control", "max-age=600")
            if small:
                self.send_header("Content-Encoding", "gzip")
            self.end_headers()
            # A visitor who leaves a page does not wait for the rest.
            with suppress(BrokenPipeError, ConnectionResetError):
                line.send(self.wfile, data)
                sent.append((began, time.perf_counter(), len(data), self.path))

        def log_message(self, *args: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Host) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/", sent
        finally:
            server.shutdown()
            serving.join()


MARKS = """(wanted) => {
    window.marks = {}
    const look = () => {
        for (const [name, selector] of Object.entries(wanted))
            if (!(name in marks) && document.querySelector(selector)) {
                marks[name] = null
                requestAnimationFrame(() => setTimeout(() => (marks[name] = performance.now())))
            }
    }
    new MutationObserver(look).observe(document, {childList: true, subtree: true, attributes: true})
    addEventListener('click', () => (marks.tap ??= performance.now()), true)
}"""
"""The page's own clock: when something is there and has been painted, since the visit began. Whoever asks from outside
takes time of their own."""


def visit(browser: Any, site: str, game: str) -> dict[str, float]:
    """One first visit: seconds until the start page can be used, and from the tap until the game is on.

    That is the first question, or what is told of a bot that begins: bots wait on purpose, so that one can follow.
    """
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, is_mobile=True, has_touch=True, locale="en-GB"
    )
    wanted = {"start": f"article.{game} .btn.go", "table": ".prompt.mine:not([aria-busy='true']), .lately.told"}
    context.add_init_script(SETTINGS)
    context.add_init_script(f"({MARKS})({json.dumps(wanted)})")
    try:
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        began = time.perf_counter()
        page.goto(site, wait_until="commit")
        page.locator(f"article.{game} button", has_text="Play now").tap()
        page.wait_for_function("() => marks.table", timeout=60_000)
        marks = page.evaluate("() => marks")
        paint = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
        # What is seen counts, and a frame is seen a little after it was made.
        marks["start"] = max(marks["start"], paint)
        return {
            "paint": paint / 1000,
            "start": marks["start"] / 1000,
            "tap": (marks["tap"] - marks["start"]) / 1000,
            "table": (marks["table"] - marks["tap"]) / 1000,
            "began": began,
            "end": began + marks["table"] / 1000,
        }
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
    load, gaps = os.getloadavg()[0], list[float]()
    rows = [
        "| game | first paint | start page | then the first move | both | the quickest visit | kB until then |",
        "|---|---|---|---|---|---|---|",
    ]
    with tempfile.TemporaryDirectory() as kept, chromium() as browser:
        folder = given.site or Path(kept) / "site"
        if given.site is None:
            runpy.run_path(str(ROOT / "web" / "static_site.py"))["make_site"](folder)
        with served(folder, given.latency) as (site, sent):
            for game in given.games:
                seen, sizes = [], []
                for _ in range(given.visits):
                    sent.clear()
                    one = visit(browser, site, game)
                    seen.append(one)
                    sizes.append(sum(size for _, until, size, _ in sent if until <= one["end"]))
                    if given.requests:
                        print(", ".join(f"{name} {value:.2f}" for name, value in one.items() if value < 1e3))
                        for since, until, size, path in sorted(sent):
                            print(f"{since - one['began']:6.2f} {until - one['began']:6.2f} {size:8} {path}")
                middle = {name: statistics.median(one[name] for one in seen) for name in seen[0]}
                both = sorted(one["start"] + one["table"] for one in seen)
                gaps.append(middle["tap"])
                rows.append(
                    f"| {game} | {middle['paint']:.2f} | {middle['start']:.2f} | {middle['table']:.2f} |"
                    f" {statistics.median(both):.2f} | {both[0]:.2f} | {statistics.median(sizes) / 1000:.0f} |"
                )
    text = "\n".join(
        [
            f"Seconds, medians of {given.visits} first visits: Chromium of a phone's size, processor slowed down"
            f" {SLOWER} times, {BITS / 1e6:g} Mbit/s, {given.latency} ms latency; {date.today()},"
            f" {os.cpu_count()} cores, load {load:.1f} at the start. Between the start page and the tap the test takes"
            f" {min(gaps):.2f} to {max(gaps):.2f} s, which are not counted. `bench/site.py`.",
            "",
            *rows,
        ]
    )
    print(text)
    if given.write:
        put("site", "The site on a throttled phone", text)


if __name__ == "__main__":
    main()
