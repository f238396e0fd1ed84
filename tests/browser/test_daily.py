"""The deal of the day in the browser: played at a local table, beside the house's line, and brought to the hall."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from ..hall.guests import Server
from .people import DESK, PHONE, Person

DAY, GAME = "2026-06-15", "dragorun"
"""A short one, against bots that do not search."""


def test_a_deal_is_played_compared_with_the_house_and_brought_to_the_hall(
    person: Callable[..., Person], hall: Server
) -> None:
    ann = person("Ann", size=DESK)
    page = ann.page
    ann.opens("/").page.get_by_role("link", name="The deal of the day").click()
    expect(page.locator("article")).to_have_count(4)
    ann.opens(f"/daily/{DAY}")
    deal = page.locator("article", has_text="Dragorun")
    expect(deal).to_contain_text("against Drake")
    deal.get_by_role("button", name="Play").click()
    assert ann.waits()
    page.keyboard.press("h")
    assert page.locator(".hint").count() == 0, "no hints"
    # It is left, and gone on with.
    ann.opens(f"/daily/{DAY}")
    deal.get_by_role("button", name="Go on").click()
    ann.plays_on()
    page.locator(".end").get_by_role("link", name="The deal of the day").click()
    expect(deal).to_contain_text("You: place")
    expect(deal).to_contain_text("late")
    deal.get_by_role("button", name="What would the house do?").click()
    expect(deal).to_contain_text("The house: place", timeout=60_000)
    deal.get_by_role("button", name="Add my result").click()
    expect(deal.locator("table")).to_contain_text("Ann", timeout=30_000)
    expect(deal.get_by_role("button", name="Add my result")).to_have_count(0)
    [told] = httpx.get(f"{hall.url}/api/daily/{DAY}").json()["games"]
    assert told["game"] == GAME and [one["name"] for one in told["results"]] == ["Ann"]
    expect(page.locator("a.day[aria-current]")).to_have_accessible_name("June 15, 2026, 1 of 4 played")
    ann.sees_no_raw_words()
    ann.axe()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.fits_the_screen()
    ann.nothing_too_small()
    deal.get_by_role("link", name="See its game").click()
    expect(page.locator(".controls")).to_be_visible()


def test_there_is_no_deal_of_a_day_to_come(person: Callable[..., Person]) -> None:
    ann = person("Ann", size=PHONE, locale="fr-FR")
    for day in ("2999-01-01", "2025-12-31", "x"):
        ann.opens(f"/daily/{day}")
        expect(ann.page.locator("main")).to_be_visible()
        assert ann.page.locator("article").count() == 0
    ann.opens("/daily")
    expect(ann.page.locator("article")).to_have_count(4)
    ann.sees_no_raw_words()
    ann.axe()
    ann.fits_the_screen()
