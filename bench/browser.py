"""The browser's figures: from the tap to what is seen of it, and sixty cards moving at once: ``make bench-browser``.

Both in a real Chromium. Taps are real mouse events at a table of the real hall; the clock runs from the event's own
time stamp to the frame after the table has changed. The moving cards are traced by Chromium itself: a frame is what
lies between two draws of its compositor. ``--write`` puts the figures into docs/benchmarks.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import threading
from datetime import date
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.benchmarks_page import put  # noqa: E402
from tests.browser.conftest import make_ready  # noqa: E402
from tests.browser.people import Person, chromium  # noqa: E402
from tests.hall.guests import Server  # noqa: E402

TAPS, SHUFFLES = 40, 20
MAX_MS, FRAME_MS = 100, 17
WATCH = """() => { globalThis.seen = []
    let at = 0
    addEventListener('pointerdown', (event) => (at = event.timeStamp), true)
    new MutationObserver(() => { const from = at
        if (from) requestAnimationFrame(() => seen.push(performance.now() - from))
        at = 0 }).observe(document.querySelector('.frame'), {attributes: true, attributeFilter: ['data-seq']}) }"""

MOVE = """async () => { await moveAll()
    await Promise.all(document.getAnimations().map((moving) => moving.finished)) }"""


def taps() -> list[float]:
    """Milliseconds from the tap on a button to the frame that shows its effect, at a table of Dragorun."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(str(Path(folder) / "hall.db"), Path(folder) / "log").start()
        try:
            make_ready(server.url, "dragorun")
            one = Person(browser, server.url, pace="normal")
            seen: list[float] = []
            while len(seen) < TAPS:
                one.creates("dragorun")
                one.page.evaluate(WATCH)
                while one.waits():
                    one.page.wait_for_timeout(900)  # until everything has come to rest
                    one.decides()
                    if len(seen) + one.page.evaluate("() => globalThis.seen.length") >= TAPS:
                        break
                seen += one.page.evaluate("() => globalThis.seen")
            one.context.close()
            return seen
        finally:
            server.stop()


def frames() -> list[float]:
    """Milliseconds between two draws while sixty cards travel, from Chromium's own trace."""
    subprocess.run(
        ["npx", "vite", "build", "--config", "bench/vite.config.ts", "--logLevel", "error"],
        cwd=ROOT / "web",
        check=True,
    )
    quiet = type("Quiet", (SimpleHTTPRequestHandler,), {"log_message": lambda *_: None})
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(quiet, directory=str(ROOT / ".bench" / "moving")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        with chromium() as browser:
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.goto(f"http://127.0.0.1:{server.server_port}/")
            page.wait_for_function("() => document.querySelectorAll('button').length === 60")
            page.evaluate("() => moveAll()")
            page.wait_for_timeout(1200)
            found: list[float] = []
            for _ in range(SHUFFLES):
                browser.start_tracing(
                    page=page, categories=["disabled-by-default-devtools.timeline.frame", "devtools.timeline"]
                )
                page.evaluate(MOVE)
                trace = json.loads(browser.stop_tracing())["traceEvents"]
                drawn = sorted(event["ts"] / 1000 for event in trace if event["name"] == "DrawFrame")
                found += [after - before for before, after in pairwise(drawn)]
            return found
    finally:
        server.shutdown()


def told(name: str, values: list[float], limit: float) -> str:
    ordered = sorted(values)
    median, late = statistics.median(ordered), ordered[int(len(ordered) * 0.95)]
    verdict = "yes" if median < limit else "NO"
    return f"| {name} | {median:.1f} | {late:.1f} | {ordered[-1]:.1f} | {len(values)} | under {limit:g}: {verdict} |"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--write", action="store_true", help="into docs/benchmarks.md")
    write = asked.parse_args().write
    load = os.getloadavg()[0]
    rows = [
        "| milliseconds | median | 95 % | longest | counted | wanted (median) |",
        "|---|---|---|---|---|---|",
        told("from the tap to what is seen of it", taps(), MAX_MS),
        told("a frame while 60 cards move", frames(), FRAME_MS),
    ]
    machine = f"{os.cpu_count()} cores ({platform.machine()}), software rendering, load {load:.1f} at the start"
    where = f"{date.today()}, {machine}."
    text = "\n".join(
        [f"Headless Chromium against the hall on the same machine, {where} `make bench-browser`.", "", *rows]
    )
    print(text)
    if write:
        put("browser", "The table in the browser", text)


if __name__ == "__main__":
    main()
