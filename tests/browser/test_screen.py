"""A table on a television with hands on phones: nothing of a hand comes to the screen, and late phones join."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from .options import SHORT
from .people import DESK, PHONE, Person

TELEVISION = (1920, 1080)
every_game = pytest.mark.parametrize("game", SHORT)


def sees_no_seat(screen: Person, base: str, code: str) -> None:
    """All that came to the screen is what a spectator may see, and the page holds no hand."""
    heard = [json.loads(frame) for frame in screen.frames]
    assert any(message["t"] == "snapshot" for message in heard)
    for message in heard:
        for sight in message.get("standings", []) + message.get("sights", []):
            assert sight["seat"] is None and sight["moves"] == [] and sight["view"]["seat"] is None
        if message["t"] in ("snapshot", "table", "caught"):
            assert message["you"] == {"player": None, "seats": []}
    last: Any = next((m for m in reversed(heard) if m["t"] == "event"), None)
    state = httpx.get(f"{base}/api/tables/{code}/state").json()
    if last is not None and last["seq"] == state["seq"]:
        assert last["sights"][0]["view"] == state["standings"][0]["view"]
    assert screen.page.locator(".dock, .prompt").count() == 0


def four_phones_and_a_screen(person: Callable[..., Person], hall: Any, game: str) -> None:
    """The host opens the screen in the browser that has the host's seat, which must make no difference."""
    host = person("Hana", size=PHONE, by="touch")
    code = host.creates(game, seats=4, bots=[None] * 4, start=False, options=SHORT[game])
    screen = person("Television", size=TELEVISION)
    key = host.page.evaluate("() => localStorage.getItem('dragonhall-keys')")
    screen.opens("/credits")
    screen.page.evaluate("(key) => localStorage.setItem('dragonhall-keys', key)", key)
    screen.opens(f"/t/{code}/screen")
    expect(screen.page.locator(".qr")).to_be_visible()
    screen.sees_no_raw_words()
    screen.axe()
    phones = [host]
    for name in ("Ida", "Jon", "Kim"):
        guest = person(name, size=PHONE, by="touch")
        guest.opens(f"/t/{code}/hand").page.get_by_role("button", name="Sit down").tap()
        expect(screen.page.locator("li b", has_text=name)).to_be_visible()
        phones.append(guest)
    host.page.get_by_role("button", name="Start", exact=True).tap()
    expect(screen.page.locator(".table .scene")).to_be_visible()
    for phone in phones:
        phone.page.wait_for_selector(".prompt")
    base, made = f"http://127.0.0.1:{hall.port}", 0
    while (table := httpx.get(f"{base}/api/tables/{code}").json())["state"] == "running":
        one = phones[table["to_act"][0]]
        if not one.waits():
            break
        one.decides()
        if made in (0, 9):
            screen.fits_the_screen()
            screen.sees_no_raw_words()
            one.fits_the_screen()
        made += 1
    for one in (*phones, screen):
        one.page.wait_for_selector(".end")
    sees_no_seat(screen, base, code)
    # The rematch is on the screen, too.
    host.page.get_by_role("button", name="Rematch").tap()
    screen.page.wait_for_url(lambda url: code not in url and url.endswith("/screen"))
    expect(screen.page.locator(".qr")).to_be_visible()


def test_a_whole_game_with_four_phones(person: Callable[..., Person], hall: Any) -> None:
    four_phones_and_a_screen(person, hall, "dragorun")


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in SHORT if game != "dragorun"])
def test_a_whole_game_of_each_with_four_phones(person: Callable[..., Person], hall: Any, game: str) -> None:
    four_phones_and_a_screen(person, hall, game)


@every_game
def test_a_screen_shows_a_spectators_table_even_if_it_holds_a_seat(
    person: Callable[..., Person], hall: Any, game: str
) -> None:
    ann = person("Ann", size=DESK)
    code = ann.creates(game, seats=2, options=SHORT[game])
    ann.frames.clear()
    ann.opens(f"/t/{code}/screen")
    expect(ann.page.locator(".table .scene")).to_be_visible()
    expect(ann.page.locator(".come .qr")).to_be_visible()
    sees_no_seat(ann, f"http://127.0.0.1:{hall.port}", code)
    ann.sees_no_raw_words()
    ann.axe()
    ann.fits_the_screen()


def test_a_late_phone_takes_over_from_a_bot(person: Callable[..., Person]) -> None:
    ann, bob = person("Ann", size=DESK), person("Bob", size=PHONE, by="touch")
    code = ann.creates("dragorun", seats=3)
    ann.plays_on(2)
    bob.opens(f"/t/{code}/hand")
    bob.page.get_by_role("button", name="Take over from a bot").tap()
    bob.page.wait_for_selector(".frame .mine, .prompt.mine")
    expect(ann.page.locator("main .seats").first).to_contain_text("Bob")
    ann.plays_on(1)
    assert bob.waits()
    bob.decides()
    cleo = person("Cleo", size=PHONE, by="touch")
    cleo.opens(f"/t/{code}")
    expect(cleo.page.get_by_role("button", name="Take over from a bot")).to_be_visible()


def test_a_phone_beside_the_screen_shows_the_hand_and_the_board_on_request(person: Callable[..., Person]) -> None:
    ann = person("Ann", size=PHONE, by="touch")
    code = ann.creates("ante", options={"gambits": 2})
    ann.opens(f"/t/{code}/hand")
    assert ann.waits()
    page = ann.page
    expect(page.locator(".scene")).to_have_count(0)
    expect(page.locator(".mine .seats")).to_be_visible()
    ann.axe()
    ann.fits_the_screen()
    page.get_by_role("button", name="Show the board").tap()
    expect(page.locator(".scene")).to_be_visible()
    page.get_by_role("button", name="Show my hand only").tap()
    expect(page.locator(".scene")).to_have_count(0)
    ann.plays_on(3)
