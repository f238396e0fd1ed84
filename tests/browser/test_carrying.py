"""A table of the browser is carried to the hall that its pages came from, and one of the hall to the browser."""

from __future__ import annotations

import re
from typing import Any

from .people import PHONE, Person


def carries(one: Person, name: str) -> None:
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name=name).click()


def shown(one: Person) -> list[Any]:
    """What the person sees of the table: who has which score, and what there is to choose."""
    return [text for text in one.page.locator(".prompt .choice, .prompt button").all_inner_texts() if text]


def test_a_table_goes_to_the_hall_where_a_friend_comes_in_and_back(person: Any) -> None:
    ann = person("Ann", size=PHONE, by="touch").opens("/")
    ann.page.locator("article.dragorun").get_by_role("button", name="Play now").click()
    ann.page.wait_for_selector(".prompt.mine")
    ann.plays_on(most=2)
    ann.page.wait_for_selector(".prompt.mine")
    asked = shown(ann)
    carries(ann, "Continue with friends")
    ann.page.wait_for_url(re.compile(r"/t/[a-z]{4}-[a-z]{4}"))
    ann.shows("This game was started elsewhere")
    ann.fits_the_screen()
    ann.axe()
    # One of the bots makes room for a friend, who comes by the link.
    ann.page.locator(".lobby select").first.select_option("")
    bob = person("Bob").opens(re.sub(r"^.*(/t/)", r"\1", ann.page.url))
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.locator(".lobby li", has_text="Bob").wait_for()
    ann.page.get_by_role("button", name="Start").click()
    ann.page.wait_for_selector(".prompt.mine")
    assert shown(ann) == asked
    # With a friend at the table nothing is carried away.
    ann.page.get_by_role("button", name="Menu").click()
    assert ann.page.get_by_role("button", name="Continue in this browser").count() == 0
    ann.page.keyboard.press("Escape")


def test_a_solo_game_in_the_hall_goes_on_in_the_browser(person: Any) -> None:
    ann = person()
    ann.creates("dragorun", seats=2, bots=[None, "drake"], start=True)
    ann.page.wait_for_selector(".prompt.mine")
    asked = shown(ann)
    carries(ann, "Continue in this browser")
    ann.page.wait_for_url(re.compile(r"/t/local-"))
    ann.page.wait_for_selector(".prompt.mine")
    assert shown(ann) == asked
    ann.plays_on(most=2)
