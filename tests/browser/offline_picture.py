"""A game on a phone without a network, as a moving picture: ``python -m tests.browser.offline_picture [FILE] [N]``.

The site is opened once with a network, which is then switched off; what is seen after that is the browser's own work.
Needs the built pages (``make web``) and Pillow.
"""

from __future__ import annotations

import functools
import http.server
import io
import runpy
import sys
import tempfile
import threading
from pathlib import Path

from PIL import Image

from ..hall.guests import ROOT
from .people import PHONE, chromium
from .test_site import SCRIPT, Quiet, Visitor

TARGET = ROOT / ".screenshots" / "offline.webp"
GAME, EVERY, FRAMES = "dragorun", 300, 80
"""Milliseconds between two frames, and how many there are."""


def main(target: Path, most: int) -> None:
    with tempfile.TemporaryDirectory() as kept:
        runpy.run_path(str(SCRIPT))["make_site"](Path(kept) / "site")
        host = functools.partial(Quiet, directory=str(Path(kept) / "site"))
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), host) as server:
            serving = threading.Thread(target=server.serve_forever)
            serving.start()
            try:
                frames = played(f"http://127.0.0.1:{server.server_port}/", most)
            finally:
                server.shutdown()
                serving.join()
    target.parent.mkdir(exist_ok=True)
    frames[0].save(target, save_all=True, append_images=frames[1:], duration=EVERY, loop=0, quality=50, method=4)
    print(f"{target}: {len(frames)} frames, {target.stat().st_size} bytes")


def played(site: str, most: int) -> list[Image.Image]:
    """From the start page on, until the game is over or there are enough frames."""
    frames: list[Image.Image] = []
    with chromium() as browser:
        one = Visitor(browser, site, "Ann", size=PHONE, by="touch", pace="fast")
        one.opens().page.locator(f"article.{GAME}").wait_for()
        one.loses_the_network()
        one.page.reload()
        one.page.locator(f"article.{GAME}").wait_for()
        frames.append(picture(one))
        one.plays_now(GAME)
        while len(frames) < most and not one.over:
            frames.append(picture(one))
            if len(frames) % 4 == 0 and one.page.locator(".prompt.mine:not([aria-busy='true'])").count():
                one.decides()
            one.page.wait_for_timeout(EVERY)
        frames.append(picture(one))
        one.leaves()
        assert not one.foreign, one.foreign
    return frames


def picture(one: Visitor) -> Image.Image:
    return Image.open(io.BytesIO(one.page.screenshot())).convert("RGB")


if __name__ == "__main__":
    words = sys.argv[1:]
    main(Path(words[0]) if words else TARGET, int(words[1]) if len(words) > 1 else FRAMES)
