"""The board lies still: layout shifts by the browser's own figures while a game against bots is played."""

from __future__ import annotations

from typing import Any

import pytest

import dragonhall as dh

from .people import DESK, PHONE, Person, Size

MAX_SHIFT = 0.05
SIZES = {"phone": PHONE, "desk": DESK}

# Layout shifts that no tap has caused, in windows: of at most five seconds, without a second of rest in them.
WATCH = """() => {
    globalThis.windows = [{from: 0, to: 0, sum: 0, what: []}]
    const name = ({node}) => node ? (node.className ?? node.parentElement?.className ?? node.nodeName) : '?'
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
            if (shift.hadRecentInput) continue
            let last = windows.at(-1)
            if (shift.startTime - last.to > 1000 || shift.startTime - last.from > 5000)
                windows.push((last = {from: shift.startTime, to: 0, sum: 0, what: []}))
            last.to = shift.startTime
            last.sum += shift.value
            last.what.push([shift.value, ...shift.sources.map(name)].join(' '))
        }
    }).observe({type: 'layout-shift'})
}"""
WORST = "() => windows.toSorted((a, b) => b.sum - a.sum)[0]"


def stays_still(one: Person, game: str, decisions: int) -> None:
    one.opens("/").page.locator(f"article.{game} button.go").first.click()
    one.page.wait_for_selector(".prompt.mine:not([aria-busy='true'])")
    one.has_its_fonts()
    one.page.evaluate(WATCH)
    for _ in range(decisions):
        asked = ".prompt.mine:not([aria-busy='true'])"
        one.page.wait_for_selector(f"{asked}, .pause button, .finale, .end")
        if one.page.locator(".finale, .end").count():
            break
        if one.page.locator(".pause button").count():
            one.page.locator(".pause button").click()
        else:
            one.decides()
    worst: dict[str, Any] = one.page.evaluate(WORST)
    assert worst["sum"] < MAX_SHIFT, (worst["sum"], worst["what"])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", dh.games())
def test_nothing_shifts_between_question_story_and_pause(person, game: str, size: str) -> None:
    how: Size = SIZES[size]
    stays_still(person("Mia", size=how, by="touch" if size == "phone" else "mouse", pace="fast"), game, decisions=6)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", dh.games())
def test_nothing_shifts_in_a_whole_game(person, game: str, size: str) -> None:
    how: Size = SIZES[size]
    stays_still(person("Mia", size=how, by="touch" if size == "phone" else "mouse", pace="fast"), game, decisions=500)
