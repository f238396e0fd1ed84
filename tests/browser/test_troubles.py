"""What goes wrong at a table: networks, servers, seats, links, names. The page says what to do."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Route, expect

from ..hall.guests import Server
from .conftest import make_ready
from .people import PHONE, Person
from .wire import Wire

pytestmark = pytest.mark.long


@pytest.fixture
def wire(hall: Server) -> Iterator[Wire]:
    made = Wire(hall.port)
    try:
        yield made
    finally:
        made.close()


@pytest.fixture
def behind(browser, wire: Wire) -> Iterator[Person]:
    """Somebody whose wire can be cut; then the browser itself may complain."""
    one = Person(browser, f"http://127.0.0.1:{wire.port}", "Ann")
    try:
        yield one
    finally:
        one.leaves(faults=False)


def moves_in_the_log(one: Person, hall: Server) -> int:
    """How many moves stand, as the hall tells everybody."""
    code = one.page.url.rpartition("/")[2]
    state: int = httpx.get(f"http://127.0.0.1:{hall.port}/api/tables/{code}/state").json()["ply"]
    return state


def lays_for_two(one: Person, game: str) -> None:
    """The other seat is somebody who never comes, so that nothing happens by itself."""
    one.creates(game, bots=[], start=False)
    code = one.page.url.rpartition("/")[2]
    joined = one.page.request.post(f"/api/tables/{code}/join", data={"name": "Bob", "seat": 1})
    assert joined.ok, joined.text()
    expect(one.page.locator(".lobby li").nth(1)).to_contain_text("Bob")
    one.page.get_by_role("button", name="Start", exact=True).click()
    one.page.wait_for_selector(".prompt")


def plays_a_card(one: Person) -> None:
    one.page.locator(".fan .thing.lit").first.click()
    one.page.locator(".fan .thing.picked").first.click()


def test_losing_the_network_before_a_move_loses_nothing(behind: Person, wire: Wire, hall: Server):
    behind.creates("ante")
    behind.waits()
    before, seq = moves_in_the_log(behind, hall), behind.seq()
    wire.cut()
    expect(behind.page.get_by_text("Connection lost")).to_be_visible()
    behind.axe()
    plays_a_card(behind)
    expect(behind.page.locator(".prompt")).to_have_attribute("aria-busy", "true")
    assert behind.seq() == seq
    wire.mend()
    expect(behind.page.get_by_text("Connection lost")).to_be_hidden()
    behind.page.wait_for_function(f"() => document.querySelector('.frame').dataset.seq !== '{seq}'")
    assert moves_in_the_log(behind, hall) > before


def test_a_move_whose_answer_was_lost_is_not_made_twice(behind: Person, wire: Wire, hall: Server):
    lays_for_two(behind, "ante")
    hand = behind.page.locator(".fan .thing").count()
    wire.deafen()
    plays_a_card(behind)
    for _ in range(100):
        if moves_in_the_log(behind, hall) == 1:
            break
        behind.page.wait_for_timeout(50)
    assert moves_in_the_log(behind, hall) == 1, "the hall has it"
    assert behind.page.locator(".fan .thing").count() == hand, "and nobody was told"
    wire.cut()
    wire.mend()
    expect(behind.page.locator(".fan .thing")).to_have_count(hand - 1)
    expect(behind.page.locator(".prompt")).to_have_attribute("aria-busy", "false")
    assert moves_in_the_log(behind, hall) == 1


def test_a_server_that_dies_in_the_middle_of_a_move_loses_nothing(browser, tmp_path):
    server = Server(str(tmp_path / "hall.db"), tmp_path / "log").start()
    one = Person(browser, f"http://127.0.0.1:{server.port}")
    try:
        make_ready(f"http://127.0.0.1:{server.port}", "ante")
        lays_for_two(one, "ante")
        hand, before = one.page.locator(".fan .thing").count(), one.seq()
        server.kill()
        expect(one.page.get_by_text("Connection lost")).to_be_visible()
        plays_a_card(one)  # into the void
        server.start()
        expect(one.page.get_by_text("Connection lost")).to_be_hidden()
        expect(one.page.locator(".fan .thing")).to_have_count(hand - 1)
        assert int(one.seq()) == int(before) + 1
    finally:
        server.stop()
        one.leaves(faults=False)


def test_a_table_reports_that_its_server_is_gone_and_comes_back(browser, tmp_path):
    server = Server(str(tmp_path / "hall.db"), tmp_path / "log").start()
    one = Person(browser, f"http://127.0.0.1:{server.port}", size=PHONE)
    try:
        make_ready(f"http://127.0.0.1:{server.port}", "dragorun")
        one.opens("/").page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
        code = one.creates("dragorun")
        server.kill()
        one.opens(f"/t/{code}")
        one.shows("The hall cannot be reached")
        one.axe()
        server.start()
        one.page.wait_for_selector(".prompt")
    finally:
        server.stop()
        one.leaves(faults=False)


def test_the_second_player_to_take_a_seat_gets_a_message(person):
    ann, bob, cal = person("Ann"), person("Bob"), person("Cal")
    code = ann.creates("dragorun", bots=[], start=False)
    held: list[Route] = []
    cal.page.route("**/join", lambda route: held.append(route))
    cal.opens(f"/t/{code}").page.get_by_role("button", name="Sit down").click()
    while not held:
        cal.page.wait_for_timeout(20)
    seen_by_cal = held[0].fetch()  # one seat is still free
    bob.opens(f"/t/{code}").page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator(".lobby li").nth(1)).to_contain_text("Bob")
    held[0].fulfill(response=seen_by_cal)
    expect(cal.page.get_by_role("alert")).to_contain_text("taken")
    expect(cal.page.locator(".lobby li").nth(1)).to_contain_text("Bob")
    cal.axe()


def test_a_guest_at_a_full_table_watches(person):
    ann, cal = person("Ann"), person("Cal")
    code = ann.creates("dragorun")
    cal.opens(f"/t/{code}")
    cal.shows("You are watching")
    assert cal.page.locator(".prompt [data-move]").count() == 0


def test_an_outdated_key_admits_its_holder_as_a_guest(person):
    ann, bob = person("Ann"), person("Bob")
    code = ann.creates("dragorun", bots=[], start=False)
    bob.opens("/credits").page.evaluate(
        "(code) => localStorage.setItem('dragonhall-keys', JSON.stringify({[code]: "
        "{token: 'an-old-key', player: 1, game: 'dragorun', at: 1}}))",
        code,
    )
    bob.opens(f"/t/{code}")
    bob.shows("Your key no longer opens")
    bob.axe()
    bob.page.get_by_role("button", name="Try again").click()
    bob.opens(f"/t/{code}").page.get_by_role("button", name="Sit down").click()
    expect(bob.page.locator(".lobby li").nth(1)).to_contain_text("Bob")


@pytest.mark.parametrize(("sign", "shown"), [("🐉", 24), ("👩‍👩‍👧‍👦", 3)])
def test_a_name_of_two_hundred_emoji_is_cut_to_the_allowed_length(person, sign: str, shown: int):
    one = person(name="", size=PHONE)
    one.opens("/new/dragorun").page.get_by_role("button", name="Open the table").click()
    one.page.get_by_label("Your name").first.fill(sign * 200)
    one.page.get_by_role("button", name="Continue").click()
    expect(one.page.locator(".lobby li").first).to_contain_text(sign)
    assert one.page.locator(".lobby li").first.inner_text().count(sign) == shown
    one.fits_the_screen()


def test_a_name_of_nothing_is_asked_again(person):
    one = person(name="")
    one.opens("/new/dragorun").page.get_by_role("button", name="Open the table").click()
    one.page.get_by_label("Your name").first.fill("   \t ")
    expect(one.page.get_by_role("button", name="Continue")).to_be_disabled()
