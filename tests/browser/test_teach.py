"""Hints at the table in the browser, in the hall and at a table of the browser itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .people import DESK, PHONE, Person

NAMES = {"en": "en-GB", "fr": "fr-FR"}


@pytest.mark.parametrize(("language", "where"), [("en", "hall"), ("fr", "browser")])
def test_a_hint_lights_the_move_says_why_and_is_told_at_the_end(
    person: Callable[..., Person], language: str, where: str
) -> None:
    ann = person("Ann", size=PHONE if where == "browser" else DESK, locale=NAMES[language])
    page = ann.page
    if where == "hall":
        ann.lays("dragorun", options={"track": 16, "start": 10})
    else:
        ann.opens("/").page.locator("article.dragorun button.go").first.click()
    ann.waits()
    page.keyboard.press("h")
    hint = page.locator(".hint:has(strong)")
    expect(hint).to_contain_text("%")
    assert len(hint.locator("p").nth(1).inner_text()) > 15, "the reason"
    if hint.locator("summary").count():
        hint.locator("summary").click()
        expect(hint.locator("li").first).to_be_visible()
    assert page.locator(".pointed").count() >= 1
    ann.sees_no_raw_words()
    ann.fits_the_screen()
    ann.axe()
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_have_count(0)
    assert page.locator(".pointed").count() == 0
    if where == "hall":
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("button", name="Let a bot play for me").click()
        expect(page.locator(".hinted")).to_contain_text("Ann (1)")
