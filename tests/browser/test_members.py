"""Members in the browser: become one, come back on another device by phrase and by passkey, boards, delete."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from dragonhall.bots import levels_of
from dragonhall.games import game as find_game

from ..hall.guests import Server
from .people import DESK, PHONE, Person


def member_page(one: Person) -> None:
    one.page.goto("/me")
    one.page.wait_for_selector("main h1")


@pytest.mark.parametrize(("size", "by", "locale"), [(DESK, "mouse", "en-GB"), (PHONE, "touch", "fr-FR")])
def test_a_guest_becomes_a_member_and_plays_on_elsewhere(person, size, by: str, locale: str):
    name = "Ariane" if locale == "fr-FR" else "Arianne"
    one = person(name, size=size, by=by, locale=locale)
    one.page.goto("/new/dragorun")
    one.page.locator("main button.go").last.click()
    one.page.wait_for_url(re.compile(r"/t/\w+-\w+"))
    code = one.page.url.rpartition("/")[2]
    member_page(one)
    one.page.locator("form").first.locator("button.go").click()
    phrase = one.page.locator(".words").inner_text()
    assert re.fullmatch(r"([a-z]{6} ){5}[a-z]{6}", phrase)
    one.page.locator(".phrase button.go").click()
    expect(one.page.locator("h1")).to_have_text(name)
    expect(one.page.locator("button.table")).to_have_count(1)
    one.axe()
    two = person("Nobody", size=size, by=by, locale=locale)
    member_page(two)
    two.page.locator("form").nth(1).locator("input").fill(phrase.upper())
    two.page.locator("form").nth(1).locator("button").first.click()
    expect(two.page.locator("h1")).to_have_text(name)
    two.page.locator("button.table").click()
    two.page.wait_for_url(re.compile(code[:9]))
    expect(two.page.locator(".seats, main").first).to_contain_text(name)
    member_page(two)
    two.page.locator("summary").click()
    two.page.locator("details input").fill(name)
    two.page.locator("details button").click()
    expect(two.page.locator("form")).to_have_count(2)


def test_a_passkey_signs_in(hall: Server, browser):
    one = Person(browser, f"http://localhost:{hall.port}", "Passepartout")
    try:
        devtools = one.context.new_cdp_session(one.page)
        devtools.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
        devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        member_page(one)
        one.page.locator("form").first.locator("button.go").click()
        one.page.locator(".phrase button.go").click()
        one.page.get_by_role("button", name=re.compile("Add a passkey.*0")).click()
        expect(one.page.get_by_role("button", name=re.compile("Add a passkey.*1"))).to_be_visible()
        one.page.get_by_role("button", name="Sign out").click()
        one.page.get_by_role("button", name="Sign in with a passkey").click()
        expect(one.page.locator("h1")).to_have_text("Passepartout")
    finally:
        one.leaves()


def test_the_boards_show_the_bots_where_nobody_is_rated(person):
    one = person("Guest", size=PHONE, by="touch")
    one.page.goto("/boards")
    rows = one.page.locator("tbody tr")
    expect(rows).to_have_count(len(levels_of(find_game("ante"))))
    assert "1500" in rows.nth(2).inner_text() or "1500" in one.page.locator("tbody").inner_text()
    one.page.goto("/boards/dragorun/table")
    expect(rows).to_have_count(len(levels_of(find_game("dragorun"))))
    one.axe()
