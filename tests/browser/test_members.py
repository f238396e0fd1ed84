"""Members in the browser: become one, come back on another device by phrase and by passkey, boards, delete."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from dragonhall.bots import levels_of
from dragonhall.games import game as find_game
from dragonhall.hall.members.ratings import EVEN, strengths

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


@pytest.mark.parametrize(("size", "by", "locale"), [(DESK, "mouse", "en-GB"), (PHONE, "touch", "fr-FR")])
def test_my_tables_show_the_time_left_and_the_missing_players(person, size, by: str, locale: str):
    french = locale == "fr-FR"
    one = person("Tempo" if french else "Timo", size=size, by=by, locale=locale)
    member_page(one)
    one.page.locator("form").first.locator("button.go").click()
    one.page.locator(".phrase button.go").click()
    lay = """async (asked) => (await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(
        {game: 'dragorun', name: 'T', ...asked}), headers: {'Content-Type': 'application/json'}})).json()).link"""
    slow = {"seats": 2, "bots": [None, "hatchling"], "start": True, "pace": "slow", "clock": {"move": 259_200}}
    one.page.evaluate(lay, slow)
    link = one.page.evaluate(lay, {"seats": 4, "link_only": True})
    left, free = ("dans 3 jours", "3 places libres sur 4") if french else ("in 3 days", "3 seats of 4 free")
    one.page.wait_for_function("async () => (await (await fetch('/api/me/tables')).json()).tables[0].my_turn")
    one.page.reload()
    mine = one.page.locator("button.table")
    expect(mine.nth(0)).to_contain_text(left)
    expect(mine.nth(1)).to_contain_text(free)
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    one.page.locator("button.share").click()
    expect(one.page.locator("button.share")).to_have_attribute("title", "Copié" if french else "Copied")
    assert one.page.evaluate("navigator.clipboard.readText()").endswith(link)
    one.axe()
    one.page.goto("/")
    going = one.page.locator(".going a")
    expect(going).to_have_count(2)
    expect(going.nth(0)).to_contain_text(left)
    expect(going.nth(1)).to_contain_text(free)
    heights = [one.page.locator(part).bounding_box()["y"] for part in (".going", ".doors")]
    assert heights[0] < heights[1], "before everything else"


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
    ratings = [int(number.removeprefix("~")) for number in one.page.locator("tbody .number").all_inner_texts()]
    assert ratings == sorted((EVEN + points for points in strengths("ante").values()), reverse=True)
    assert rows.locator("th").nth(ratings.index(EVEN)).inner_text().startswith("Drake")
    one.page.goto("/boards/dragorun/table")
    expect(rows).to_have_count(len(levels_of(find_game("dragorun"))))
    one.axe()


def test_a_member_chooses_nudges_and_others_see_the_public_page(person):
    one = person("Nadine", size=PHONE, by="touch", locale="fr-FR")
    member_page(one)
    one.page.locator("form").first.locator("button.go").click()
    one.page.locator(".phrase button.go").click()
    nudges = one.page.locator("section", has=one.page.locator("#my-nudges"))
    nudges.get_by_role("checkbox").check()
    expect(nudges.locator("input[type=time]")).to_have_count(2)
    nudges.locator("input[type=time]").first.fill("21:30")
    one.page.reload()
    expect(nudges.locator("input[type=time]").first).to_have_value("21:30")
    one.page.evaluate(
        "fetch('/api/tables', {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({game: 'dragorun', name: 'Nadine', public: true})})"
    )
    one.page.reload()
    bell = one.page.locator(".bell button")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "true")
    one.page.locator("button.table").click()
    badge = one.page.locator(".who a")
    expect(badge).to_contain_text("Nadine")
    two = person("Guest", size=DESK)
    two.page.goto(badge.get_attribute("href"))
    expect(two.page.locator("h1")).to_have_text("Nadine")
    two.axe()


def test_a_push_is_shown_and_leads_to_the_table(hall: Server, browser):
    """The push service is left out: the browser itself delivers to the page's service worker."""
    one = Person(browser, f"http://localhost:{hall.port}", "Pushed")
    try:
        one.context.grant_permissions(["notifications"])
        one.page.goto("/credits")
        one.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
        worker = one.context.service_workers[0]
        told = '{"title": "Dragorun", "body": "It is your turn.", "path": "/t/bako-mire", "tag": "bako-mire"}'
        shown = worker.evaluate(
            """async (told) => {
              const shown = [], opened = []
              self.registration.showNotification = async (title, how) => void shown.push({ title, ...how })
              self.clients.openWindow = async (page) => void opened.push(page)
              const waited = []
              const fire = (name, more) => {
                const event = Object.assign(new ExtendableEvent(name), more)
                event.waitUntil = (work) => waited.push(work)
                self.dispatchEvent(event)
                return Promise.all(waited)
              }
              await fire('push', { data: { json: () => JSON.parse(told) } })
              await fire('push', { data: null })
              await fire('notificationclick', { notification: { data: shown[0].data, close: () => 0 } })
              return { shown, opened }
            }""",
            told,
        )
        assert [(note["title"], note["body"], note["tag"]) for note in shown["shown"]] == [
            ("Dragorun", "It is your turn.", "bako-mire")
        ]
        assert shown["opened"] == [f"http://localhost:{hall.port}/t/bako-mire"]
    finally:
        one.leaves()
