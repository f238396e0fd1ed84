"""Pictures of every screen, in three sizes, light and dark, both languages: ``make screenshots``.

Some only: ``python -m tests.browser.screenshots phone dark en table-ante table-ranch``. The four tables are also shown
as somebody sees them who cannot tell red from green (folders ending in ``deuteranopia``). ``readme`` makes the six
pictures of the README instead, with ``previews`` those behind what links show.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page

from dragonhall.games import names
from dragonhall.hall.previews.preview import HEIGHT, WIDTH

from ..hall.guests import ROOT, Server
from .people import DESK, PHONE, TABLET, Person, Size, chromium

TARGET = ROOT / ".screenshots"
SIZES: dict[str, Size] = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
LIGHTS = ("dark", "light")
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
SEATS = {"dragorun": 4, "ante": 4, "ranch": 3, "dragardiens": 3}
FULL = {"ante": ".flight .thing", "ranch": ".ranch-seat .token", "dragardiens": ".school .pile", "dragorun": ".egg"}
"""A table is worth a picture when at least eight of these lie on it."""
README: dict[str, tuple[tuple[str, str, str], str]] = {
    "start": (("desk", "dark", "en"), "start"),
    "dragorun": (("desk", "light", "en"), "table-dragorun"),
    "ante": (("desk", "dark", "en"), "table-ante"),
    "ranch": (("phone", "light", "fr"), "table-ranch"),
    "dragardiens": (("phone", "dark", "en"), "table-dragardiens"),
    "rules": (("desk", "light", "en"), "rules-ante"),
}
DECISIONS = {"dragorun": 6, "ante": 8, "ranch": 22, "dragardiens": 24}


def settings(page: Page) -> None:
    page.locator("header button").last.click()


def card_explained(page: Page) -> None:
    page.locator(".fan .thing").first.focus()
    page.keyboard.press("i")


def reviewed(page: Page) -> None:
    page.locator(".review > button").click()
    page.locator(".review .chart").wait_for(timeout=120_000)


# Screens that are reached from a path by doing something there.
DONE: dict[str, tuple[str, Callable[[Page], None]]] = {
    "settings": ("start", settings),
    "log": ("table-ante", lambda page: page.locator("header button[aria-keyshortcuts=L]").click()),
    "chat": ("table-ante", lambda page: page.keyboard.press("t")),
    "keys": ("table-ante", lambda page: page.keyboard.press("?")),
    "moves": ("table-ranch", lambda page: page.keyboard.press("m")),
    "review": ("replay", reviewed),
    "explained": ("table-ante", card_explained),
    "picked": ("table-ante", lambda page: page.locator(".thing.lit:visible").first.click()),
    "lesson": ("start", lambda page: page.locator("article.dragardiens button.small").click()),
}


def main() -> None:
    started = time.monotonic()
    asked = set(sys.argv[1:])
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = Server(str(Path(folder) / "hall.db"), Path(folder) / "log").start()
        try:
            base = f"http://127.0.0.1:{server.port}"
            host = Person(browser, base, "Ann")
            paths = lay_tables(host)
            keys = host.page.evaluate("() => localStorage.getItem('dragonhall-keys')")
            if "readme" in asked:
                readme_pictures(browser, base, paths, keys)
                return
            if "previews" in asked:
                preview_pictures(browser, base, paths, keys)
                return
            names = [*paths, *DONE]
            wanted = [name for name in names if name in asked] or names
            count = 0
            for size in [one for one in SIZES if one in asked] or SIZES:
                for light in [one for one in LIGHTS if one in asked] or LIGHTS:
                    for language in [one for one in LANGUAGES if one in asked] or LANGUAGES:
                        count += pictures(browser, base, (size, light, language), paths, keys, wanted)
            host.context.close()
        finally:
            server.stop()
    print(f"{count} pictures in {TARGET} after {time.monotonic() - started:.0f} s")


def lay_tables(host: Person) -> dict[str, str]:
    """Tables in the middle of a game, at its end and before its beginning; the paths of all screens."""
    host.opens("/credits")
    level = host.level()
    paths = {"start": "/", "new": "/new/ranch", "credits": "/credits", "lost": "/t/none-here"}
    for game, seats in SEATS.items():
        code = host.creates(game, seats=seats, bots=[None, *[level] * (seats - 1)])
        host.plays_on(DECISIONS[game])
        for _ in range(30):
            if not host.waits() or host.page.locator(FULL[game]).count() >= 8:
                break
            host.decides()
        paths |= {f"table-{game}": f"/t/{code}", f"rules-{game}": f"/rules/{game}"}
    code = host.creates("dragorun", options={"track": 16, "start": 10})
    host.plays_on()
    paths |= {"end": f"/t/{code}", "replay": f"/t/{code}/replay/4"}
    paths |= {"curtain": f"/t/{host.creates('ante', sit=[0, 1], bots=[])}"}
    return paths | {"lobby": f"/t/{host.creates('ranch', seats=4, bots=[], start=False)}"}


def pictures(
    browser: Browser, base: str, look: tuple[str, str, str], paths: dict[str, str], keys: str, wanted: list[str]
) -> int:
    size, light, language = look
    one = Person(browser, base, "Ann", size=SIZES[size], scheme=light, locale=LANGUAGES[language])
    one.opens("/credits")
    one.page.evaluate("(keys) => localStorage.setItem('dragonhall-keys', keys)", keys)
    folder = TARGET / "-".join(look)
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name in wanted:
        path, do = DONE.get(name, (name, None))
        one.opens(paths[path]).page.wait_for_selector("h1, h2, .prompt")
        one.page.wait_for_timeout(350)
        if do:
            do(one.page)
            one.page.wait_for_timeout(350)
        one.page.screenshot(path=folder / f"{name}.png")
        count += 1
        if name.startswith("table-") and light == "dark":
            count += without_red_and_green(one, folder.with_name(f"{size}-deuteranopia"), name)
    one.context.close()
    return count


def readme_pictures(browser: Browser, base: str, paths: dict[str, str], keys: str) -> None:
    for name, ((size, light, language), screen) in README.items():
        one = Person(browser, base, "Ann", size=SIZES[size], scheme=light, locale=LANGUAGES[language])
        one.opens("/credits")
        if screen != "start":
            one.page.evaluate("(keys) => localStorage.setItem('dragonhall-keys', keys)", keys)
        one.opens(paths[screen]).page.wait_for_selector("article, .scene, .gallery")
        one.page.wait_for_timeout(500)
        one.page.screenshot(path=ROOT / "docs" / "pictures" / f"{name}.jpg", type="jpeg", quality=60)
        one.context.close()


def preview_pictures(browser: Browser, base: str, paths: dict[str, str], keys: str) -> None:
    """The tables behind the words of what links show."""
    folder = ROOT / "web" / "public" / "previews"
    folder.mkdir(exist_ok=True)
    for name in ("hall", *names()):
        one = Person(browser, base, "Ann", size=(WIDTH, 900), scheme="dark")
        one.opens("/credits")
        if name != "hall":
            one.page.evaluate("(keys) => localStorage.setItem('dragonhall-keys', keys)", keys)
        path = paths["start" if name == "hall" else f"table-{name}"]
        one.opens(path).page.wait_for_selector("article, .scene, .gallery, .prompt")
        one.page.add_style_tag(content="header, .asking, .lately { visibility: hidden }")
        one.page.wait_for_timeout(500)
        box = one.page.locator(".doors" if name == "hall" else "main").bounding_box() or {"y": 0}
        clip = {"x": 0, "y": min(box["y"], 900 - HEIGHT), "width": WIDTH, "height": HEIGHT}
        one.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=55, clip=clip)
        one.context.close()


def without_red_and_green(one: Person, folder: Path, name: str) -> int:
    folder.mkdir(exist_ok=True)
    session = one.context.new_cdp_session(one.page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "deuteranopia"})
    one.page.screenshot(path=folder / f"{name}.png")
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    return 1


if __name__ == "__main__":
    main()
