"""Pictures of every screen, in three sizes, light and dark, both languages: ``make screenshots``.

Sizes can be named: ``python -m tests.browser.screenshots phone``.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from ..hall.guests import ROOT, Server
from .people import DESK, PHONE, TABLET, Person, chromium

TARGET = ROOT / ".screenshots"
SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
SEATS = {"dragorun": 4, "ante": 4, "ranch": 3, "dragardiens": 3}
DECISIONS = {"dragorun": 6, "ante": 8, "ranch": 22, "dragardiens": 24}


def main() -> None:
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(str(Path(folder) / "hall.db"), Path(folder) / "log").start()
        try:
            base = f"http://127.0.0.1:{server.port}"
            host = Person(browser, base, "Ann")
            paths = {"start": "/", "new": "/new/ranch", "credits": "/credits", "lost": "/t/none-here"}
            for game, seats in SEATS.items():
                bots = [None, *[host_level(host)] * (seats - 1)]
                code = host.lays(game, seats=seats, bots=bots)
                host.plays_on(DECISIONS[game])
                host.waits()
                paths |= {f"table-{game}": f"/t/{code}", f"rules-{game}": f"/rules/{game}"}
            code = host.lays("dragorun", options={"track": 16, "start": 10})
            host.plays_on()
            paths |= {"end": f"/t/{code}", "replay": f"/t/{code}/replay/4"}
            code = host.lays("ranch", seats=4, bots=[], start=False)
            paths |= {"lobby": f"/t/{code}"}
            keys = host.page.evaluate("() => localStorage.getItem('dragonhall-keys')")
            count = sum(pictures(browser, base, size, paths, keys) for size in sys.argv[1:] or SIZES)
            host.context.close()
        finally:
            server.stop()
    print(f"{count} pictures in {TARGET} after {time.monotonic() - started:.0f} s")


def host_level(host: Person) -> str:
    host.opens("/credits")
    return host.level()


def pictures(browser, base: str, size: str, paths: dict[str, str], keys: str) -> int:
    count = 0
    for scheme in ("dark", "light"):
        for locale in ("en-GB", "fr-FR"):
            one = Person(browser, base, "Ann", size=SIZES[size], scheme=scheme, locale=locale)
            one.opens("/credits")
            one.page.evaluate("(keys) => localStorage.setItem('dragonhall-keys', keys)", keys)
            folder = TARGET / f"{size}-{scheme}-{locale[:2]}"
            folder.mkdir(parents=True, exist_ok=True)
            for name, path in paths.items():
                one.opens(path).page.wait_for_selector("h1, h2, .prompt")
                one.page.wait_for_timeout(350)
                one.page.screenshot(path=folder / f"{name}.png")
                count += 1
            one.context.close()
    return count


if __name__ == "__main__":
    sys.exit(main())
