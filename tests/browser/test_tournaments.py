"""Tournaments in the browser: made, started and followed by a member; shown on a screen."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import expect

from ..hall.guests import Server
from .people import DESK, PHONE


def joins(hall: Server, id: str, name: str) -> None:
    """Another member, without a browser."""
    with httpx.Client(base_url=f"http://127.0.0.1:{hall.port}") as http:
        assert http.post("/api/members", json={"name": name}).is_success
        assert http.post(f"/api/tournaments/{id}/join", json={}).is_success


@pytest.mark.parametrize(("size", "by", "locale"), [(DESK, "mouse", "en-GB"), (PHONE, "touch", "fr-FR")])
def test_a_swiss_with_bots_is_created_and_started_and_shows_its_standings(hall, person, size, by: str, locale: str):
    french = locale == "fr-FR"
    one = person("Tristan" if french else "Tristram", size=size, by=by, locale=locale)
    page = one.page
    page.goto("/me")
    page.locator("form").first.locator("button.go").click()
    page.locator(".phrase button.go").click()
    page.goto("/tournaments")
    page.locator("main a.go").click()
    page.locator("main input[type=text]").fill("Coupe" if french else "Cup")
    fills = page.locator("main select").filter(has=page.locator("option[value='hatchling']"))
    fills.select_option("hatchling")
    one.axe()
    page.locator("main form button.go").click()
    page.wait_for_url(re.compile(r"/tournaments/\w{12}$"))
    id = page.url.rpartition("/")[2]
    page.locator(".buttons button.go").first.click()
    for name in ("Un", "Deux") if french else ("One", "Two"):
        joins(hall, id, name)
    rows = page.locator(".standings tbody tr")
    expect(rows).to_have_count(3)
    page.locator(".buttons button.go").click()
    # Who waits is led to the table.
    page.wait_for_url(re.compile(r"/t/"))
    page.wait_for_selector(".prompt, .end, .curtain")
    page.goto(f"/tournaments/{id}")
    expect(rows).to_have_count(3)
    expect(page.locator("li .seat")).to_have_count(4)
    expect(page.locator("main")).to_contain_text("Dragonnet" if french else "Hatchling")
    page.locator("main summary").first.click()
    expect(page.locator("main ol li")).to_have_count(4)
    one.axe()
    page.goto(f"/tournaments/{id}/screen")
    expect(page.locator("main.screen tbody tr")).to_have_count(3)
    assert page.locator("header nav").count() == 0
    one.axe()
    page.goto(f"/tournaments/{id}")
    page.locator(".buttons .btn.plain").first.click()
    page.locator(".sure .go").click()
    expect(page.locator(".state")).to_contain_text("Terminé" if french else "Over")


def test_one_member_holds_a_tournament_with_bots_and_shares_its_link(hall, person):
    one = person("Solveig", size=PHONE, by="touch")
    page = one.page
    page.goto("/me")
    page.locator("form").first.locator("button.go").click()
    page.locator(".phrase button.go").click()
    page.goto("/tournaments/new")
    page.locator("main input[type=text]").fill("Alone")
    page.locator("main select").filter(has=page.locator("option[value='hatchling']")).select_option("hatchling")
    page.get_by_label("Fill up with bots").select_option("4")
    page.locator("main form button.go").click()
    page.wait_for_url(re.compile(r"/tournaments/\w{12}$"))
    start = page.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_disabled()
    expect(page.locator("#missing")).to_contain_text("one more player")
    expect(page.locator(".invite .qr")).to_be_visible()
    assert page.locator(".invite .link").inner_text() == page.url
    one.axe()
    one.fits_the_screen()
    one.sees_no_raw_words()
    page.get_by_role("button", name="Take part").tap()
    expect(start).to_be_enabled()
    start.tap()
    page.wait_for_url(re.compile(r"/t/"))
    page.wait_for_selector(".prompt")
    page.go_back()
    rows = page.locator(".standings tbody tr")
    expect(rows).to_have_count(4)
    expect(page.locator(".standings")).to_contain_text("Hatchling 3")
    expect(page.locator(".invite")).to_have_count(0)
    one.sees_no_raw_words()


def test_a_guest_joins_by_the_link_on_a_phone_and_comes_back_to_the_tournament(hall, person):
    host = httpx.Client(base_url=f"http://127.0.0.1:{hall.port}")
    with host:
        assert host.post("/api/members", json={"name": "Sunniva"}).is_success
        made = host.post(
            "/api/tournaments",
            json={
                "name": "By link",
                "game": "dragorun",
                "bots": "hatchling",
                "fill": 3,
                "format": "swiss",
                "clock": {"move": 60, "bank": 0},
            },
        )
        assert made.is_success, made.text
        id = made.json()["info"]["tournament"]
    one = person("Gudrun", size=PHONE, by="touch")
    page = one.page
    page.goto(f"/tournaments/{id}")
    page.get_by_role("link", name="Become a member").tap()
    page.locator("form").first.locator("button.go").tap()
    page.locator(".phrase button.go").tap()
    page.wait_for_url(re.compile(rf"/tournaments/{id}$"))
    page.get_by_role("button", name="Take part").tap()
    expect(page.locator(".standings")).to_contain_text("Gudrun")
    one.fits_the_screen()
    one.axe()
