"""People in front of real browsers: by mouse, by touch, by keyboard. They know the page, never the rules."""

from __future__ import annotations

import json
import random
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request, TimeoutError, expect, sync_playwright

import dragonhall as dh

CHROMIUM = (
    shutil.which("chromium-headless-shell")
    or shutil.which("chromium")
    or shutil.which("chromium-browser")
    or shutil.which("google-chrome")
)
FLAGS = "--no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update"
PATIENCE = 60
"""Seconds that a wait may take. Only a hang takes that long, however busy the machine is."""
expect.set_options(timeout=1000 * PATIENCE)
Size = tuple[int, int]
PHONE, TABLET, DESK = (390, 844), (820, 1180), (1440, 900)
LEFT_OVER = re.compile(rf"\b(?:web|house|hall|{'|'.join(dh.games())})-[a-z0-9]+(?:-[a-z0-9]+)*\b")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Where the choice is theirs, people go for what brings the game on.
EAGER = (
    *("lay", "write", "hatch", "evolv", "eggs", " · ", "make", "feed", "breed", "no more", "roll", "move", "play"),
    "ante",
)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS.split(), "--disable-sync"])
        try:
            yield browser
        finally:
            browser.close()


# No motion ends by itself.
SLOW = """() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        const moving = animate.apply(this, how)
        moving.updatePlaybackRate(0.001)
        return moving
    }
}"""
# While `still` is true, no beat of the story ends by itself.
STILL = """() => {
    const later = window.setTimeout
    window.still = true
    window.setTimeout = (work, ms, ...more) => later(work, window.still && ms > 50 ? 1000 * ms : ms, ...more)
}"""


class Person:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        name: str = "Ann",
        size: tuple[int, int] = DESK,
        by: str = "mouse",
        **settings: Any,
    ) -> None:
        self.by, self.faults, self.frames, self.late = by, [], [], ""  # type: ignore[var-annotated]
        self.name = name
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=by == "touch",
            is_mobile=by == "touch",
            base_url=base,
            locale=settings.pop("locale", "en-GB"),
            color_scheme=settings.pop("scheme", "dark"),
        )
        met = [] if settings.pop("newcomer", False) else dh.games()
        kept = {"name": name, "pace": "instant", "sound": False} | settings
        self.context.add_init_script(
            f"if (!localStorage.getItem('dragonhall-settings'))"
            f" localStorage.setItem('dragonhall-settings', JSON.stringify({json.dumps(kept)}));"
            f"if (!localStorage.getItem('dragonhall-met'))"
            f" localStorage.setItem('dragonhall-met', JSON.stringify({json.dumps(list(met))}));"
            f"if (!localStorage.getItem('dragonhall-played'))"
            f" localStorage.setItem('dragonhall-played', JSON.stringify({json.dumps(list(met))}))"
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self._listen(self.page)
        self.luck = random.Random(name)

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        page.on("console", lambda said: self.faults.append(f"console: {said.text}") if said.type == "error" else None)
        page.on("requestfailed", self._failed)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.frames.append(str(text))))

    def _failed(self, request: Request) -> None:
        # Leaving a page breaks off what it was still loading.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {request.url} {request.failure}")

    # Going about

    def opens(self, path: str) -> Person:
        self.page.goto(path)
        return self

    def creates(self, game: str, **table: Any) -> str:
        """A table laid over HTTP, as the page does it, and entered in the browser; gives its code."""
        self.page.goto("/credits")
        body = {
            "game": game,
            "name": "Ann",
            "seats": 2,
            "sit": [0],
            "bots": [None, *[self.level()] * (table.get("seats", 2) - 1)],
            "start": True,
        } | table
        code: str = self.page.evaluate(
            """async (body) => {
                const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(body),
                    headers: {'Content-Type': 'application/json'}})
                const welcome = await answer.json()
                if (!answer.ok) throw new Error(JSON.stringify(welcome))
                const key = {token: welcome.token, player: welcome.player, game: body.game, at: Date.now()}
                const keys = JSON.parse(localStorage.getItem('dragonhall-keys') ?? '{}')
                localStorage.setItem('dragonhall-keys', JSON.stringify({...keys, [welcome.code]: key}))
                return welcome.code
            }""",
            body,
        )
        self.page.goto(f"/t/{code}")
        # Before the table came, the prompt holds neither a question nor news.
        self.page.wait_for_selector(".prompt.mine, .prompt.told, .end, .lobby, .curtain")
        return code

    def has_its_fonts(self) -> None:
        """Until the fonts, which the page fetches last, are on the page: nothing changes its size for them later."""
        self.page.wait_for_selector("html[data-fonts]")
        self.page.evaluate("() => document.fonts.ready.then(() => undefined)")

    def level(self) -> str:
        levels: list[str] = self.page.evaluate("async () => (await (await fetch('/api/games')).json()).levels")
        return levels[0]

    def opens_log(self) -> None:
        if not self.page.locator(".log").count():
            self.page.keyboard.press("l")
            self.page.wait_for_selector(".log")

    # Deciding

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def waits(self) -> bool:
        """Until it is this person's turn (true) or the game is over (false)."""
        self.page.wait_for_selector(".prompt.mine:not([aria-busy='true']), .end")
        return not self.over

    def waits_through_pauses(self) -> None:
        """Until everything is told; at the end of a part one goes on."""
        for _ in range(60):
            self.page.wait_for_selector(".prompt.mine:not([aria-busy='true']), .end, .pause")
            if not self.page.locator(".pause").count():
                return
            # It may have gone on by itself, or be about to.
            with suppress(TimeoutError):
                self.page.get_by_role("button", name="Continue").click(timeout=1500)

    def decides(self) -> None:
        """One decision: whatever shines or is written on a button, until a move was made."""
        before, self.late = self.seq(), ""
        # A click that a busy machine must repeat does not change the next decision.
        self.luck.seed(f"{self.name} {before}")
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.seq() != before or self.over:
                return
            # A forced answer may have been given meanwhile, and a part of the game be over.
            if self.page.locator(".pause button").count():
                self._press(".pause button", 0)
            else:
                self.acts()
            self.page.wait_for_function("() => !document.querySelector('.prompt[aria-busy=true]')")
        raise AssertionError(f"no move came of it: {self.page.locator('.asking').all_inner_texts()}\n{self.late}")

    def acts(self) -> None:
        """One tap, click or key towards a decision."""
        if self.by == "keyboard":
            self._by_keys()
        else:
            self._by_pointer()

    def seq(self) -> str:
        return self.page.locator(".frame").first.get_attribute("data-seq") or ""

    def _press(self, selector: str, nth: int) -> None:
        found = self.page.locator(selector).nth(nth)
        # The page may have moved on in the meantime: then it is looked at again.
        try:
            if self.by == "touch":
                found.tap(timeout=1500)
            else:
                found.click(timeout=1500)
        except TimeoutError as late:
            self.late = str(late)
            self.page.mouse.move(1, 1)  # an explanation may lie over it while the pointer rests

    def taps(self, found: Any) -> None:
        """Tap on something; a tap that the page has not heard as a click is repeated, as by a person."""
        self.page.evaluate("() => { globalThis.heard = 0; addEventListener('click', () => heard++, {capture: true}) }")
        for _ in range(3):
            found.tap()
            try:
                self.page.wait_for_function("() => heard > 0", timeout=5000)
                return
            except TimeoutError:
                continue

    def _eager(self, texts: list[str]) -> int:
        for word in EAGER:
            fitting = [nth for nth, text in enumerate(texts) if word in text.lower() and "no " not in text.lower()]
            if fitting:
                return self.luck.choice(fitting)
        return self.luck.randrange(len(texts))

    def _by_pointer(self) -> None:
        buttons = self.page.locator(".prompt .buttons [data-move], .prompt .stepper .go")
        lit = self.page.locator(".thing.lit:visible")
        texts = buttons.all_inner_texts()
        picked = self.page.locator(".thing.picked").count() > 0
        if texts and (picked or not lit.count() or self.luck.random() < 0.7):
            self._press(".prompt .buttons [data-move], .prompt .stepper .go", self._eager(texts))
        elif shining := lit.count():
            self._press(".thing.lit:visible", self.luck.randrange(shining))

    def _by_keys(self) -> None:
        keyboard = self.page.keyboard
        texts = self.page.locator(".prompt .buttons [data-move]").all_inner_texts()
        if texts and len(texts) < 10:
            keyboard.press(str(1 + self._eager(texts)))
            return
        keyboard.press("m")
        moves = self.page.locator("dialog[open] li button")
        texts = moves.all_inner_texts()
        if not texts:
            keyboard.press("Escape")
            if self.page.locator(".prompt .stepper .go").count():
                self.page.locator(".prompt .stepper .go").first.focus()
                keyboard.press("Enter")
            return
        wanted = min(self._eager(texts), 25)
        self.page.locator("dialog[open] .top button").focus()
        for _ in range(wanted + 1):
            keyboard.press("Tab")
        keyboard.press("Enter")

    def plays_on(self, most: int = 400, each: Callable[[int], None] | None = None) -> int:
        """Play until the game is over, or this many decisions were made."""
        for made in range(most):
            if not self.waits():
                return made
            if each:
                each(made)
            self.decides()
        return most

    # Looking

    def sees_no_raw_words(self) -> None:
        text = self.page.locator("body").inner_text()
        assert "{$" not in text, f"an argument is missing: {text[text.index('{$') - 30 :][:80]}"
        found = LEFT_OVER.findall(text)
        code = re.search(r"/t/([a-z]+-[a-z]+)", self.page.url)
        assert not [key for key in found if not code or key != code[1]], f"words are missing: {found}"

    def fits_the_screen(self) -> None:
        # Not innerWidth: a phone shows all of a page that is too wide, smaller.
        size = self.page.viewport_size
        wide = self.page.evaluate("document.documentElement.scrollWidth") - (size["width"] if size else 0)
        assert wide <= 0, f"the page is {wide} px too wide at {self.page.url}"

    def nothing_too_small(self) -> None:
        small = self.page.evaluate(
            """() => [...document.querySelectorAll('main *, .dock *, header *')].filter((e) => e.checkVisibility()
                && !e.closest('svg, .hidden-text') && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())
                && parseFloat(getComputedStyle(e).fontSize) < 14).map((e) => e.textContent.trim())"""
        )
        assert not small, f"text under 14 px: {small[:5]}"

    def axe(self) -> None:
        """No fault of accessibility that axe can find.

        WCAG 2.2, levels A and AA; everything inside a landmark; what is written on a control is part of its name.
        """
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(
            # A thing or a pile of the game is a picture with a name: monograms drawn on it are hidden, not part of it.
            """async () => {
                const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
                const name = 'label-content-name-mismatch'
                const rules = {region: {enabled: true}, [name]: {enabled: true}}
                const {violations} = await axe.run(document, {runOnly: tags, rules, resultTypes: ['violations']})
                const drawn = (n) => document.querySelector(n.target[0])?.closest('.thing, button.pile')
                const shown = (n) => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? '')
                return violations.map((v) => ({...v, nodes: v.nodes.filter((n) => v.id !== name || !drawn(n))}))
                    .filter((v) => v.nodes.length)
                    .map((v) => v.id + ': ' + v.nodes.slice(0, 3).map(shown).join(' | '))
            }"""
        )
        assert not found, "\n".join(found)
        bare = self.page.locator(".thing:not([aria-label]), .thing[aria-label=''], .thing > :not([aria-hidden=true])")
        assert bare.count() == 0, "a thing without a name, or with text of its own"

    def shows(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def leaves(self, faults: bool = True) -> None:
        self.context.close()
        if faults:
            assert not self.faults, self.faults
