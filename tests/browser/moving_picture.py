"""The moving picture of the README, from a real game: ``python -m tests.browser.moving_picture`` (needs Pillow)."""

from __future__ import annotations

import io
import tempfile
import time
from pathlib import Path

from PIL import Image

from ..hall.guests import ROOT, Server
from .people import Person, chromium

TARGET = ROOT / "docs" / "pictures" / "table.webp"
GAME, SEATS, SIZE, WIDTH = "ante", 4, (1120, 700), 840
EVERY, FRAMES = 0.28, 95
"""Seconds between two frames, and how many there are."""
LARGEST = 2_000_000


def main() -> None:
    folder = Path(tempfile.mkdtemp())
    server = Server(str(folder / "hall.db"), folder / "log", bot_pause=0.3).start()
    try:
        frames = played(server.url)
    finally:
        server.stop()
    for quality in (60, 45, 30, 20):
        frames[0].save(
            TARGET,
            save_all=True,
            append_images=frames[1:],
            duration=int(EVERY * 1000),
            loop=0,
            quality=quality,
            method=4,
        )
        if TARGET.stat().st_size <= LARGEST:
            break
    print(f"{TARGET.relative_to(ROOT)}: {len(frames)} frames, {TARGET.stat().st_size} bytes")


def played(address: str) -> list[Image.Image]:
    """Frames of some gambits against bots."""
    frames: list[Image.Image] = []
    with chromium() as browser:
        ann = Person(browser, address, size=SIZE, pace="fast")
        ann.lays(GAME, seats=SEATS, bots=[None, "drake", "drake", "drake"])
        ann.plays_on(2)  # past the first cards
        while len(frames) < FRAMES and not ann.over:
            taken = time.monotonic()
            picture = Image.open(io.BytesIO(ann.page.screenshot())).convert("RGB")
            frames.append(picture.resize((WIDTH, SIZE[1] * WIDTH // SIZE[0])))
            if ann.page.locator(".prompt.mine:not([aria-busy='true'])").count() and len(frames) % 6 == 0:
                ann.decides()
            ann.page.wait_for_timeout(max(1.0, 1000 * (EVERY - (time.monotonic() - taken))))
    return frames


if __name__ == "__main__":
    main()
