"""Games against bots alone in the browser: counted here, shown as a ladder, and taken along by a member."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .people import DESK, PHONE, Person, Size

SHORT = {"track": 16, "start": 10}


def beaten(level: str, times: int) -> list[dict[str, object]]:
    game = {"game": "dragorun", "level": level, "won": True, "beaten": True, "day": None}
    return [game | {"id": f"{level} {n}"} for n in range(times)]


def test_a_finished_game_against_bots_counts_once_and_moves_to_the_member(person: Callable[..., Person]) -> None:
    ann = person("Solange", size=DESK)
    page = ann.page
    ann.creates("dragorun", options=SHORT)
    assert ann.plays_on() < 400 and ann.over
    page.wait_for_function("() => JSON.parse(localStorage.getItem('dragonhall-solo') ?? '[]').length === 1")
    page.reload()
    page.wait_for_selector(".end")
    ann.opens("/me/statistics")
    expect(page.locator("main")).to_contain_text("1 game against bots")
    ann.sees_no_raw_words()
    ann.opens("/me")
    page.locator("form").first.locator("button.go").click()
    page.locator(".phrase button.go").click()
    phrase = page.evaluate("async () => (await (await fetch('/api/me/solo')).json()).tallies[0].played")
    assert phrase == 1
    page.wait_for_function("() => localStorage.getItem('dragonhall-solo') === '[]'")
    ann.opens("/")
    expect(page.locator("article.dragorun .solo")).to_contain_text("1 game against bots")
    # On leaving, nothing of the member stays on the device.
    ann.opens("/me")
    page.get_by_role("button", name="Sign out").first.click()
    page.wait_for_function("() => localStorage.getItem('dragonhall-member') === null")
    expect(page.locator("form")).to_have_count(2)
    ann.opens("/")
    page.wait_for_selector("article.dragorun")
    expect(page.locator("article.dragorun .solo")).to_have_count(0)


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-GB"), (PHONE, "fr-FR")])
def test_the_ladder_opens_rung_by_rung(person: Callable[..., Person], size: Size, locale: str) -> None:
    ann = person("Ann", size=size, locale=locale)
    page = ann.page
    ann.opens("/credits")
    games = json.dumps([*beaten("hatchling", 2), *beaten("whelp", 1)])
    page.evaluate("(games) => localStorage.setItem('dragonhall-solo', games)", games)
    ann.opens("/solo/dragorun")
    ladder = page.locator("section").first.locator("li")
    expect(ladder).to_have_count(6)
    assert [re.sub(" .*", "", one.get_attribute("class") or "") for one in ladder.all()] == [
        "done", "open", "locked", "locked", "locked", "locked",
    ]  # fmt: skip
    assert page.locator("section").nth(1).locator("li").count() == 8
    expect(ladder.nth(2).locator("button")).to_have_count(0)
    ann.sees_no_raw_words()
    ann.fits_the_screen()
    ann.nothing_too_small()
    ann.axe()
    ladder.nth(1).locator("button").click()
    page.wait_for_url(re.compile("/t/local-"))
    assert ann.waits()
    assert page.locator(".seats").count() or page.locator(".prompt").count()
