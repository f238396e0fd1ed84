"""People at tables: together, interrupted, watching, looking back, sharing one screen."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from ..hall.guests import Server
from .people import DESK, PHONE, Person

HAND = ".fan .thing"


def hand_of(one: Person) -> set[str]:
    return {text or "" for text in one.page.locator(HAND).evaluate_all("things => things.map(t => t.dataset.thing)")}


def test_two_people_meet_by_a_link_and_neither_sees_the_others_hand(person):
    ann, bob = person("Ann"), person("Bob", size=PHONE, by="touch")
    ann.opens("/new/ante").page.get_by_role("button", name="2", exact=True).click()
    ann.page.get_by_role("button", name="Lay the table").click()
    ann.page.wait_for_selector(".lobby")
    ann.axe()
    code = ann.page.url.rpartition("/")[2]
    bob.opens(f"/t/{code}").page.get_by_role("button", name="Sit down").tap()
    expect(ann.page.locator(".lobby li").nth(1)).to_contain_text("Bob")
    bob.axe()
    ann.page.get_by_role("button", name="Start", exact=True).click()
    for one in (ann, bob):
        one.page.wait_for_selector(HAND)
    anns, bobs = hand_of(ann), hand_of(bob)
    assert len(anns) == len(bobs) == 6
    assert not anns & bobs
    # Not on the page, and not in anything the server sent either.
    for mine, frames in ((anns, bob.frames), (bobs, ann.frames)):
        names = {thing.partition(":")[2] for thing in mine}
        assert not [name for name in names if any(f'"{name}"' in frame for frame in frames)]
    for _ in range(3):
        for one in (ann, bob):
            if one.page.locator(".prompt.mine").count():
                one.decides()


@pytest.mark.long
def test_a_taken_seat_is_told_kindly(person):
    ann, bob = person("Ann"), person("Bob")
    code = ann.lays("dragorun", bots=[], start=False)
    bob.opens(f"/t/{code}").page.get_by_role("button", name="Sit down").click()
    expect(bob.page.locator(".lobby li").nth(1)).to_contain_text("Bob")
    cal = person("Cal")
    cal.opens(f"/t/{code}").page.get_by_role("button", name="Sit down").click()
    expect(cal.page.locator(".lobby li")).to_have_count(2)
    assert "Cal" not in cal.page.locator(".lobby ol").inner_text()


@pytest.mark.long
def test_a_refresh_leads_back_to_the_same_seat_and_ply(person):
    one = person()
    one.lays("dragardiens")
    one.waits()
    one.decides()
    one.waits()
    before, hand = one.seq(), hand_of(one)
    one.page.reload()
    one.waits()
    assert (one.seq(), hand_of(one)) == (before, hand)
    one.opens("/").page.get_by_role("link", name=re.compile("Dragardiens ·")).click()
    one.waits()
    assert one.seq() == before


@pytest.mark.long
def test_a_server_that_dies_in_the_middle_of_a_move_loses_nothing(browser, tmp_path):
    server = Server(str(tmp_path / "hall.db"), tmp_path / "log").start()
    one = Person(browser, f"http://127.0.0.1:{server.port}")
    try:
        one.lays("dragorun")
        one.waits()
        before = int(one.seq())
        server.kill()
        expect(one.page.get_by_text("Connection lost")).to_be_visible()
        one.page.locator(".prompt [data-move]").first.click()  # into the void
        server.start()
        expect(one.page.get_by_text("Connection lost")).to_be_hidden(timeout=15_000)
        one.page.wait_for_function(f"() => Number(document.querySelector('.frame').dataset.seq) > {before}")
        one.waits()
    finally:
        server.stop()
        one.leaves(faults=False)


@pytest.mark.long
def test_a_lost_network_comes_back_by_itself(person):
    one = person()
    one.lays("dragorun")
    one.waits()
    one.context.set_offline(True)
    one.page.evaluate("() => dispatchEvent(new Event('offline'))")
    one.page.wait_for_timeout(300)
    one.context.set_offline(False)
    one.waits()
    one.decides()
    one.faults.clear()


@pytest.mark.long
def test_a_watcher_sees_the_table_and_no_hand(person):
    ann, eve = person("Ann"), person("Eve", size=PHONE)
    code = ann.lays("ante")
    ann.waits()
    eve.opens(f"/t/{code}").page.wait_for_selector(".felt")
    eve.shows("You are watching")
    assert eve.page.locator(HAND).count() == 0
    anns = {thing.partition(":")[2] for thing in hand_of(ann)}
    assert not [name for name in anns if any(f'"{name}"' in frame for frame in eve.frames)]
    eve.axe()


@pytest.mark.long
def test_one_screen_for_two_has_a_curtain_between_them(person):
    one = person("Ann")
    one.lays("ante", sit=[0, 1], bots=[], start=True)
    seen: list[set[str]] = []
    for _ in range(2):
        opener = one.page.get_by_role("button", name=re.compile("^I am "))
        opener.wait_for()
        assert one.page.locator(HAND).count() == 0, "the curtain must hide the hand"
        one.axe()
        opener.click()
        one.page.wait_for_selector(HAND)
        seen.append(hand_of(one))
        one.decides()
    assert not seen[0] & seen[1]


@pytest.mark.long
def test_a_finished_game_can_be_seen_again_ply_by_ply(person):
    one = person()
    code = one.lays("dragorun", options={"track": 16, "start": 10})
    one.plays_on()
    assert one.over
    one.page.get_by_role("link", name="Replay").click()
    one.page.wait_for_selector(".controls")
    assert one.page.url.endswith(f"/t/{code}/replay/0")
    for key, ends in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1")):
        one.page.keyboard.press(key)
        one.page.wait_for_url(re.compile(f"/replay/{ends}$"))
    slider = one.page.get_by_role("slider")
    slider.fill("5")
    one.page.wait_for_url(re.compile("/replay/5$"))
    where = one.page.locator(".meadow").inner_text()
    other = person("Bob")
    other.opens(f"/t/{code}/replay/5").page.wait_for_selector(".controls")
    assert other.page.locator(".meadow").inner_text() == where
    other.sees_no_raw_words()
    other.axe()
    one.page.keyboard.press("End")
    one.page.wait_for_selector(".sheet")


@pytest.mark.long
def test_a_rematch_takes_both_along(person):
    one = person()
    first = one.lays("dragorun", options={"track": 16, "start": 10})
    one.plays_on()
    one.page.get_by_role("button", name="Rematch").click()
    one.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    one.page.wait_for_selector(".prompt, .lobby")


@pytest.mark.long
def test_a_move_is_taken_back_when_the_others_agree(person):
    ann, bob = person("Ann"), person("Bob")
    code = ann.lays("ante", bots=[], start=False)
    bob.opens(f"/t/{code}").page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator(".lobby li").nth(1)).to_contain_text("Bob")
    ann.page.get_by_role("button", name="Start", exact=True).click()
    ann.page.wait_for_selector(HAND)
    hand = hand_of(ann)
    ann.decides()
    expect(ann.page.locator(HAND)).to_have_count(5)
    # Bob has learnt that she has chosen: so he is asked.
    ann.page.keyboard.press("u")
    expect(bob.page.get_by_text("Ann asks to take a move back")).to_be_visible()
    bob.axe()
    bob.page.get_by_role("button", name="Yes", exact=False).click()
    expect(ann.page.locator(HAND)).to_have_count(6)
    assert hand_of(ann) == hand
    ann.waits()


@pytest.mark.long
def test_a_thing_that_cannot_be_used_says_why(person):
    one = person()
    one.lays("dragorun", seats=3, bots=[None, None, None])
    one.waits()
    own = one.page.locator(".seats .me .thing").first
    own.click(force=True)
    expect(one.page.locator(".explanation .why")).to_contain_text("5.1")
    one.page.keyboard.press("Escape")
    expect(one.page.locator(".explanation")).to_have_count(0)
    own.focus()
    one.page.keyboard.press("i")
    expect(one.page.locator(".explanation")).to_be_visible()
    one.axe()


@pytest.mark.long
def test_zones_are_tab_stops_and_arrows_go_round_in_them(person):
    one = person(size=DESK)
    one.lays("ante")
    one.waits()
    first = one.page.locator(HAND).first
    first.focus()
    one.page.keyboard.press("ArrowRight")
    assert one.page.evaluate("document.activeElement.dataset.thing") == one.page.locator(HAND).nth(1).get_attribute(
        "data-thing"
    )
    one.page.keyboard.press("End")
    last = one.page.locator(HAND).last.get_attribute("data-thing")
    assert one.page.evaluate("document.activeElement.dataset.thing") == last
    assert one.page.locator(f"{HAND}[tabindex='0']").count() == 1
    before = one.seq()
    one.page.keyboard.press("Enter")
    one.page.keyboard.press("Enter")
    one.page.wait_for_function(f"() => document.querySelector('.frame').dataset.seq !== '{before}'")


@pytest.mark.long
def test_your_turn_stands_in_the_title(person):
    one = person()
    one.lays("dragorun")
    one.waits()
    assert one.page.title().startswith("● Your turn")
    assert one.page.locator("#favicon").get_attribute("href") == "/icon-turn.svg"


@pytest.mark.long
def test_the_guided_game_explains_each_question_once(person):
    one = person(tips=True)
    one.lays("dragorun")
    one.waits()
    tip = one.page.locator(".tip")
    expect(tip).to_be_visible()
    one.axe()
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", ["ante", "ranch"])
def test_the_log_and_the_table_light_each_other_up(person, game: str):
    one = person(size=DESK)
    one.lays(game)
    one.waits()
    one.decides()
    one.waits()
    one.page.locator(".log p").last.hover()
    assert one.page.locator(".log").is_visible()


@pytest.mark.long
def test_what_one_does_is_seen_within_a_tenth_of_a_second(person):
    one = person(pace="normal")
    one.lays("dragorun")
    times = []
    for _ in range(6):
        one.waits()
        times.append(
            one.page.evaluate(
                """() => new Promise((done) => {
                    const frame = document.querySelector('.frame'), from = performance.now()
                    const watch = new MutationObserver(() => requestAnimationFrame(() => {
                        watch.disconnect(); done(performance.now() - from) }))
                    watch.observe(frame, {attributes: true, attributeFilter: ['data-seq']})
                    document.querySelector('.prompt [data-move]').click() })"""
            )
        )
        one.page.wait_for_timeout(100)
    assert sorted(times)[len(times) // 2] < 100, json.dumps(times)
