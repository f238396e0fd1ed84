"""Real games against bots, beat by beat as pictures: ``python -m tests.browser.recording`` (needs Pillow).

Every game at three sizes goes into a folder under ``.screenshots/recording``: numbered frames, one for each beat and
each question, a sheet with all of them, and ``told.txt`` with what stood above the prompt and in it. The pace is slow,
so that no beat is over before its picture is taken. Some only: ``python -m tests.browser.recording phone ante``.
``readme`` makes the moving picture of the README instead.
"""

from __future__ import annotations

import io
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from PIL import Image, ImageDraw

from ..hall.guests import ROOT, Server
from .people import Person, chromium
from .screenshots import LANGUAGES, SEATS, SIZES

TARGET = ROOT / ".screenshots" / "recording"
FRAMES, MOST = 48, 96
"""Pictures of one game: so many, and on to the next end of a part of it if that comes soon."""
SHEET = {"phone": (12, 195), "tablet": (8, 300), "desk": (6, 480)}
"""Frames in a row of the sheet, and the width of each."""

MOVING = ROOT / "docs" / "pictures" / "table.webp"
MOVING_SIZE, MOVING_WIDTH, MOVING_FRAMES, EVERY = (1280, 800), 840, 95, 0.28
MAX_BYTES = 2_000_000

# What is told and asked just now: a new frame when it changes.
NOW = """() => {
    const text = (selector) => document.querySelector(selector)?.innerText.trim().replace(/\\s+/g, ' ') ?? ''
    const waits = '.pause button, .prompt.mine:not([aria-busy="true"])'
    const asks = text('.pause') || text('.prompt') || text('.end h2')
    return [text('.lately .open'), asks, document.querySelector(waits) ? 'waits' : '']
}"""


def main() -> None:
    asked = set(sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(str(Path(folder) / "hall.db"), Path(folder) / "log", bot_pause=0.3).start()
        try:
            if "readme" in asked:
                moving_picture(Person(browser, server.url, size=MOVING_SIZE, pace="fast"))
                return
            for game in [one for one in SEATS if one in asked] or SEATS:
                for size in [one for one in SIZES if one in asked] or SIZES:
                    for language in [one for one in LANGUAGES if one in asked] or ["en"]:
                        by = "mouse" if size == "desk" else "touch"
                        look = {"locale": LANGUAGES[language], "pace": "slow"}
                        one = Person(browser, server.url, "Ann", SIZES[size], by, **look)
                        recorded(one, game, size, language)
        finally:
            server.stop()


def creates(one: Person, game: str) -> None:
    one.creates(game, seats=SEATS[game], bots=[None, *["drake"] * (SEATS[game] - 1)])


def recorded(one: Person, game: str, size: str, language: str) -> None:
    folder = TARGET / f"{game}-{size}-{language}"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    creates(one, game)
    frames: list[Image.Image] = []
    told: list[str] = []
    for lately, asks, _ in beats(one):
        picture = Image.open(io.BytesIO(one.page.screenshot(type="jpeg", quality=80)))
        frames.append(picture)
        told.append(f"{len(frames):02} {lately}\n   {asks}\n")
        picture.save(folder / f"{len(frames):02}.jpg", quality=80)
        paused = one.page.locator(".pause").count() > 0
        if len(frames) == MOST or (len(frames) >= FRAMES and paused):
            break
    (folder / "told.txt").write_text("".join(told), "utf-8")
    sheet(frames, *SHEET[size]).save(folder / "sheet.jpg", quality=80)
    one.context.close()
    print(f"{folder.relative_to(ROOT)}: {len(frames)} frames", flush=True)


def beats(one: Person) -> Iterator[list[str]]:
    """What is told and asked, whenever it has changed; the person answers once a question was seen."""
    seen: list[str] = []
    quiet = 0
    while quiet < 100:
        now: list[str] = one.page.evaluate(NOW)
        if now != seen:
            seen, quiet = now, 0
            one.page.wait_for_timeout(330)  # things have arrived
            yield now
            if one.over:
                return
            continue
        quiet += 1
        # Only what the picture has shown is answered.
        if now[2]:
            goes_on(one)
        one.page.wait_for_timeout(50)


def goes_on(one: Person) -> None:
    """Whatever the page waits for, if it waits."""
    if one.page.locator(".pause button").count():
        one.page.locator(".pause button").first.click()
    elif one.page.locator(".prompt.mine:not([aria-busy='true'])").count():
        one.acts()


def sheet(frames: list[Image.Image], columns: int, wide: int) -> Image.Image:
    high = frames[0].height * wide // frames[0].width
    rows = -(-len(frames) // columns)
    whole = Image.new("RGB", (columns * (wide + 4), rows * (high + 4)), "white")
    for nth, frame in enumerate(frames):
        small = frame.resize((wide, high))
        pen = ImageDraw.Draw(small)
        pen.rectangle((0, 0, 22, 14), fill="white")
        pen.text((3, 1), f"{nth + 1:02}", fill="black")
        whole.paste(small, (nth % columns * (wide + 4), nth // columns * (high + 4)))
    return whole


def moving_picture(one: Person) -> None:
    """Some gambits of Le Jeu des Dragons, as they move."""
    frames: list[Image.Image] = []
    creates(one, "ante")
    one.plays_on(2)  # past the first cards
    while len(frames) < MOVING_FRAMES and not one.over:
        taken = time.monotonic()
        picture = Image.open(io.BytesIO(one.page.screenshot())).convert("RGB")
        frames.append(picture.resize((MOVING_WIDTH, MOVING_SIZE[1] * MOVING_WIDTH // MOVING_SIZE[0])))
        if len(frames) % 6 == 0:
            goes_on(one)
        one.page.wait_for_timeout(max(1.0, 1000 * (EVERY - (time.monotonic() - taken))))
    for quality in (60, 45, 30, 20):
        frames[0].save(
            MOVING,
            save_all=True,
            append_images=frames[1:],
            duration=int(EVERY * 1000),
            loop=0,
            quality=quality,
            method=4,
        )
        if MOVING.stat().st_size <= MAX_BYTES:
            break
    print(f"{MOVING.relative_to(ROOT)}: {len(frames)} frames, {MOVING.stat().st_size} bytes")


if __name__ == "__main__":
    main()
