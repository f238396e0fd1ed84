"""The deal of the day in the browser: played at a local table, beside the house's line, and brought to the hall."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
from PIL import Image
from playwright.sync_api import expect

import dragonhall as dh
from dragonhall.analysis import daily

from ..hall.guests import Server
from .people import DESK, PHONE, Person
from .sites import packed

DAY, GAME = "2026-06-15", "dragorun"
"""A short one, against bots that do not search."""
LINES = """() => new Promise((done) => {
    const asked = indexedDB.open('dragonhall')
    asked.onsuccess = () => {
        const all = asked.result.transaction('lines').objectStore('lines').getAll()
        all.onsuccess = () => done(all.result)
    }
})"""


def deal() -> daily.Deal:
    return daily.deal_of(GAME, daily.read_date(DAY))


def finished() -> dict[str, Any]:
    match = deal().match()
    while not match.over:
        seat = daily.next_seat(match, deal().seat)
        mine = match.moves(seat)[0] if seat == deal().seat else daily.decision(match, deal(), seat, deal().bot)
        match.play(mine, seat=seat)
    return daily.record_of(deal(), match)


def test_a_deal_is_begun_and_continued_and_its_bots_move_as_usual(person: Callable[..., Person]) -> None:
    ann = person("Ann", size=DESK)
    page = ann.page
    ann.opens("/").page.get_by_role("link", name="The deal of the day").click()
    expect(page.locator("article")).to_have_count(4)
    ann.opens(f"/daily/{DAY}")
    dealt = page.locator("article", has_text="Dragorun")
    dealt.get_by_role("button", name="Play").click()
    assert ann.waits()
    page.keyboard.press("h")
    assert page.locator(".hint").count() == 0, "no hints"
    ann.opens(f"/daily/{DAY}")
    dealt.get_by_role("button", name="Continue").click()
    ann.plays_on(3)
    assert ann.waits()
    match, bots = deal().match(), 0
    for line in page.evaluate(LINES)[1:]:
        if line["seat"] != deal().seat:
            bots += 1
            assert line["move"] == daily.decision(match, deal(), line["seat"], deal().bot).text
        match.play(line["move"], seat=line["seat"])
    assert bots >= 3


def test_a_result_stands_beside_the_house_and_the_others(person: Callable[..., Person], hall: Server) -> None:
    ann = person("Ann", size=DESK)
    page = ann.page
    ann.opens(f"/#record={packed(finished())}")
    page.wait_for_selector(".controls")
    code = page.url.partition("/t/")[2].partition("/")[0]
    kept = json.dumps({f"{DAY}/{GAME}": {"code": code, "late": True}})
    page.evaluate("(kept) => localStorage.setItem('dragonhall-daily', kept)", kept)
    ann.opens(f"/daily/{DAY}")
    dealt = page.locator("article", has_text="Dragorun")
    expect(dealt).to_contain_text("You finished")
    expect(dealt).to_contain_text("late")
    # Its game stands beside one's own without being asked for, and so does the curve of both.
    expect(dealt).to_contain_text("Our strongest bot:")
    expect(dealt.locator(".beside")).to_contain_text("strongest bot")
    expect(dealt.locator("figure svg").first).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share as a picture").click()
    assert saved.value.suggested_filename == f"dragonhall-{DAY}.png"
    with Image.open(saved.value.path()) as picture:
        assert picture.size == (1200, 630) and len(picture.getcolors(1_000_000) or []) > 50
    dealt.get_by_role("button", name="Add my result").click()
    expect(dealt.locator("table")).to_contain_text("Ann")
    expect(dealt.get_by_role("button", name="Add my result")).to_have_count(0)
    [told] = httpx.get(f"{hall.url}/api/daily/{DAY}").json()["games"]
    assert told["game"] == GAME and [one["name"] for one in told["results"]] == ["Ann"]
    expect(page.locator("a.day[aria-current]")).to_have_accessible_name("June 15, 2026, 1 of 4 played")
    ann.sees_no_raw_words()
    ann.axe()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ann.fits_the_screen()
    ann.nothing_too_small()
    dealt.get_by_role("link", name="See the bot’s game").click()
    expect(page.locator(".controls")).to_be_visible()


def test_there_is_no_deal_of_a_day_to_come(person: Callable[..., Person]) -> None:
    ann = person("Ann", size=PHONE, locale="fr-FR")
    ann.opens("/daily/2999-01-01")
    expect(ann.page.locator("main")).to_be_visible()
    assert ann.page.locator("article").count() == 0
    ann.opens("/daily")
    expect(ann.page.locator("article")).to_have_count(4)
    ann.sees_no_raw_words()
    ann.axe()
    ann.fits_the_screen()


def test_a_decision_of_a_finished_match_can_be_practised(person: Callable[..., Person]) -> None:
    ann = person("Ann", size=PHONE)
    page = ann.page
    code = ann.creates("dragorun", options={"track": 16, "start": 10})
    if ann.waits():
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("button", name="Let a bot play for me").click()
        page.wait_for_selector(".end")
    record = page.evaluate(f"async () => (await fetch('/api/tables/{code}/record')).json()")
    match = dh.replay(record)
    ply = next(n for n, (seat, _) in enumerate(match.log) if len(match.at(n).moves(seat)) > 1)
    ann.opens(f"/t/{code}/replay/{ply}?review")
    again = page.locator(".controls").get_by_role("button", name="Retry this decision")
    again.click()
    panel = page.locator(".practice")
    expect(panel).to_contain_text("In the game, the move was")
    ann.sees_no_raw_words()
    ann.axe()
    ann.fits_the_screen()
    better = page.locator(".nothing-yet")
    for _ in range(20):
        if better.count():
            better.click()
        else:
            ann.acts()
        expect(panel).not_to_contain_text("Comparing your move")
        if "Solved" in panel.inner_text():
            break
        if panel.get_by_role("button", name="Try again").count():
            panel.get_by_role("button", name="Show the move").click()
            expect(panel).to_contain_text("wins")
            shown = page.locator(".prompt .pointed[data-move]")
            if shown.count():
                better = page.locator(f".prompt [data-move='{shown.get_attribute('data-move')}']")
            panel.get_by_role("button", name="Try again").click()
    expect(panel).to_contain_text("Solved")
    assert page.evaluate("() => localStorage.getItem('dragonhall-practised')") == json.dumps([f"{code}/{ply + 1}"])
    panel.get_by_role("link", name="Back to the review").click()
    expect(again).to_be_visible()
