"""Guidance at the table: light on what a hint names, the rules beside the board, no room for an empty hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .fullest import moment
from .people import DESK, PHONE, Person, Size

PEOPLE = Callable[..., Person]
# The bright holes, both ends of the arrow, and the boxes of the cards that are pointed at.
LIGHT = """() => {
    const box = (e) => (({left, top, right, bottom}) => [left, top, right, bottom])(e.getBoundingClientRect())
    const arrow = document.querySelector('.spotlight .arrow')
    const at = (where) => { const {x, y} = arrow.getPointAtLength(where * arrow.getTotalLength()); return [x, y] }
    return {holes: [...document.querySelectorAll('#spotlight rect[fill=black]')].map(box),
        pointed: [...document.querySelectorAll('.fan .pointed')].map(box),
        arrow: arrow && [at(0), at(1)], side: document.querySelector('.side')?.getBoundingClientRect().left}
}"""


def within(inner: list[float], outer: list[float]) -> bool:
    return outer[0] <= inner[0] and outer[1] <= inner[1] and outer[2] >= inner[2] and outer[3] >= inner[3]


@pytest.mark.parametrize(("size", "by"), [(DESK, "mouse"), (PHONE, "touch")], ids=["desk", "phone"])
def test_a_hint_lights_the_card_it_names_and_an_arrow_leads_there_from_beside_the_table(
    person: PEOPLE, size: Size, by: str
) -> None:
    one = person(size=size, by=by)
    page = one.page
    one.creates("ante")
    assert one.waits()
    assert page.locator(".spotlight").count() == 0
    page.keyboard.press("h")
    page.wait_for_selector(".hint:has(strong)")
    expect(page.locator(".fan .pointed")).to_have_count(1)
    expect(page.locator(".spotlight .dark")).to_have_count(1)
    page.wait_for_function(
        """() => { const {left, top} = document.querySelector('.fan .pointed').getBoundingClientRect()
            return [...document.querySelectorAll('#spotlight rect[fill=black]')].some((hole) =>
                Math.abs(hole.x.baseVal.value + 9 - left) < 1 && Math.abs(hole.y.baseVal.value + 9 - top) < 1) }"""
    )
    light: dict[str, Any] = page.evaluate(LIGHT)
    card = light["pointed"][0]
    assert card[0] >= 0 and card[2] <= size[0] and card[3] <= size[1], "what is pointed at is in sight"
    under = page.evaluate(
        "([x, y]) => !!document.elementFromPoint(x, y).closest('.fan .pointed')",
        [card[0] + 8, (card[1] + card[3]) / 2],
    )
    assert under, "nothing lies over the card"
    if by == "mouse":
        start, end = light["arrow"]
        assert abs(start[0] - light["side"]) < 40, "from the words"
        assert within([*end, *end], [card[0] - 12, card[1] - 12, card[2] + 12, card[3] + 12]), "to the card"
    else:
        assert light["arrow"] is None
    page.keyboard.press("h")
    expect(page.locator(".spotlight")).to_have_count(0)


@pytest.mark.parametrize(("size", "by"), [(DESK, "mouse"), (PHONE, "touch")], ids=["desk", "phone"])
def test_the_rules_open_beside_the_board_or_as_a_sheet_and_the_table_stays(person: PEOPLE, size: Size, by: str) -> None:
    one = person(size=size, by=by)
    page = one.page
    one.creates("dragardiens")
    assert one.waits()
    page.get_by_role("button", name="Why this question?").click()
    page.locator(".why").get_by_role("button", name="Rules").click()
    sheet = page.locator("aside.side")
    expect(sheet.locator(".text .rule").first).to_be_attached()
    assert len(page.context.pages) == 1, "no other page opens"
    board, rules = page.locator("main").bounding_box(), sheet.bounding_box()
    assert board and rules
    if by == "mouse":
        assert board["x"] + board["width"] <= rules["x"], "beside the board"
        expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    else:
        assert rules["y"] >= 0.25 * size[1] and rules["y"] + rules["height"] <= size[1] + 1, "a sheet"
    one.fits_the_screen()
    one.axe()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    assert one.waits()


@pytest.mark.parametrize(("size", "by"), [(DESK, "mouse"), (PHONE, "touch")], ids=["desk", "phone"])
def test_an_empty_hand_takes_no_room(person: PEOPLE, size: Size, by: str) -> None:
    one = person(size=size, by=by)
    fed = moment("ranch", 2, 0, 41)
    assert fed.view(0)["phase"] == "feeding" and not sum(fed.view(0)["hand"].values())
    one.creates("ranch", **{"from": {"record": fed.record()}})
    assert one.waits()
    empty = one.page.locator(".fan").bounding_box()
    assert empty and empty["height"] < 40, "only the words"
    full = moment("ranch", 2, 0, 0)
    assert sum(full.view(0)["hand"].values())
    one.creates("ranch", **{"from": {"record": full.record()}})
    assert one.waits()
    hand = one.page.locator(".fan").bounding_box()
    assert hand and hand["height"] > 80
