"""One screen for several people: behind the curtain nothing of any seat is in the page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from dragonhall.words import words_in

from .people import DESK, PHONE, Person

# Keeps every state of the page while the curtain is down: whatever was in it for a moment was in it.
KEEP = """() => {
    window.behind = new Set()
    const keep = () => document.querySelector('.curtain') && window.behind.add(document.body.innerHTML)
    new MutationObserver(keep).observe(document.body,
        {subtree: true, childList: true, characterData: true, attributes: true})
    keep()
}"""


def told_to(one: Person, seat: int) -> Iterator[dict[str, Any]]:
    """Everything the hall has sent about one of the seats of this screen."""
    for frame in one.frames:
        message = json.loads(frame)
        for sight in message.get("sights") or message.get("standings") or []:
            if sight["seat"] == seat:
                yield sight


def secrets(one: Person, game: str, seats: tuple[int, ...]) -> set[str]:
    """The names of all cards that these seats held in their hands, as the wire and as people call them."""
    cards = set()
    for seat in seats:
        for sight in told_to(one, seat):
            view = sight["view"]
            mine = view["players"][seat] if "players" in view else {}
            hand = view.get("hand") or (mine.get("cards") or []) + (mine.get("starting") or [])
            cards |= {str(card) for card in (hand if isinstance(hand, list) else [k for k, n in hand.items() if n])}
    assert cards, "nobody held a card"
    names = cards | {words_in("en").thing(game, kind, card) for card in cards for kind in ("card", "essence")}
    return {name for name in names if name not in words_in("en")(f"{game}-title")}


@pytest.mark.parametrize(
    ("game", "size", "by"),
    [("ante", DESK, "mouse"), ("ante", PHONE, "touch"), ("ranch", DESK, "mouse"), ("dragardiens", DESK, "mouse")],
)
def test_behind_the_curtain_no_card_of_any_seat_is_in_the_page(person, game: str, size: tuple[int, int], by: str):
    one = person("Ann", size=size, by=by)
    one.creates(game, sit=[0, 1], bots=[], start=True)
    one.page.evaluate(KEEP)
    opener = one.page.get_by_role("button", name=re.compile("^I am "))
    for turn in range(5):
        opener.wait_for()
        if size == PHONE:  # where the log is a sheet over the table
            one.page.get_by_role("button", name="Log").tap()
            one.page.get_by_role("complementary").get_by_role("button", name="Close").tap()
        one.page.wait_for_timeout(300)
        states = one.page.evaluate("() => { const all = [...window.behind]; window.behind.clear(); return all }")
        assert states
        for secret in secrets(one, game, (0, 1)):
            seen = [state for state in states if re.search(rf"\b{re.escape(secret)}\b", state)]
            assert not seen, f"behind the curtain before turn {turn} the page says: {around(seen[0], secret)}"
        opener.click()
        while not one.page.locator(".curtain").count():
            one.decides()
            one.page.wait_for_selector(".curtain, .prompt.mine:not([aria-busy='true'])")


def around(state: str, secret: str) -> str:
    at = state.index(secret)
    return state[max(0, at - 120) : at + 80]


def test_no_hand_is_shown_before_somebody_takes_the_screen(person):
    """Also when a bot begins, or after a refresh: whose cards would they be?"""
    one = person("Ann")
    one.creates("dragardiens", seats=3, sit=[1, 2], bots=[one_level(one), None, None], start=True)
    one.page.wait_for_selector(".curtain")
    for secret in secrets(one, "dragardiens", (1, 2)):
        assert not re.search(rf"\b{re.escape(secret)}\b", one.page.locator("body").inner_html()), secret


def one_level(one: Person) -> str:
    one.page.goto("/credits")
    return one.level()
