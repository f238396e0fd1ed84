"""Statistics in the browser: plots, the same as tables and files, in both languages; one's own only for oneself."""

from __future__ import annotations

import csv
import io

import pytest
from playwright.sync_api import expect

import dragonhall as dh

from ..hall.guests import Server, until
from .people import DESK, PHONE, Person

GAME = dh.games()[-1]
"""The quickest one."""


def plays_a_match(one: Person) -> None:
    """Becomes a member, and a bot plays a match for them."""
    one.page.goto("/me")
    one.page.locator("form").first.locator("button.go").click()
    one.page.locator(".phrase button.go").click()
    ask = one.context.request
    table = {"game": GAME, "name": "Member", "seats": 2, "bots": [None, "hatchling"], "start": True}
    told = ask.post("/api/tables", data=table).json()
    headers = {"Authorization": f"Bearer {told['token']}"}
    away = {"t": "away", "id": "away", "seat": 0}
    assert ask.post(f"/api/tables/{told['code']}/actions", data=away, headers=headers).ok
    until(lambda: ask.get("/api/me/statistics").json()["matches"])


@pytest.mark.parametrize(("size", "by", "locale"), [(DESK, "mouse", "en-GB"), (PHONE, "touch", "fr-FR")])
def test_a_game_and_oneself_in_plots_tables_and_files(hall: Server, person, size, by: str, locale: str):
    name = "Statira" if locale == "fr-FR" else "Roxane"
    one = person(name, size=size, by=by, locale=locale)
    plays_a_match(one)
    page = one.page
    page.goto(f"/statistics/{GAME}")
    plots = page.locator("main section.panel")
    expect(plots.first.locator("svg[role=img]")).to_be_visible()
    assert plots.count() >= 4
    for number in range(plots.count()):
        plot = plots.nth(number)
        plot.locator("summary").focus()
        page.keyboard.press("Enter")
        expect(plot.locator("tbody tr").first).to_be_visible()
        assert one.context.request.get(plot.locator("a[download]").get_attribute("href")).ok
    shown = one.context.request.get(plots.first.locator("a[download]").get_attribute("href")).text()
    assert len(list(csv.reader(io.StringIO(shown)))) == 1 + plots.first.locator("tbody tr").count()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    one.axe()
    page.goto("/me/statistics")
    expect(page.locator("main section.panel")).to_have_count(5)
    expect(page.locator("main section.panel svg[role=img]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    one.axe()
    one.context.request.post("/api/me/delete", data={"name": name})


def test_a_guest_learns_how_to_become_a_member(person):
    one = person("Nobody")
    one.page.goto("/me/statistics")
    expect(one.page.locator("main p.panel a[href='/me']")).to_be_visible()
