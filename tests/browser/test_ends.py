"""The end of a match, the review beside the board, and playing on from a ply."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from dragonhall.games import built_in

from ..hall.guests import Guest, Server
from .people import DESK, PHONE, TABLET, Person


@pytest.fixture(scope="module")
def ended(hall: Server) -> Iterator[dict[str, Guest]]:
    """A finished match of every game, with a person at seat 0."""
    guests = {game: played(hall.url, game) for game in built_in()}
    yield guests
    for guest in guests.values():
        guest.close()


def played(url: str, game: str) -> Guest:
    guest = Guest.creates(url, game, "Zoé de la Roche", seats=3, bots=[None, "drake", "drake"], start=True)
    guest.comes()
    luck = random.Random(4)
    while not guest.view(0)["over"]:
        if moves := guest.moves(0):
            guest.acts("move", seat=0, seq=guest.seq, move=luck.choice(moves)["n"])
        else:
            guest.until("event", timeout=60)
    guest.leaves()
    return guest


def comes_back(one: Person, guest: Guest, game: str, path: str = "") -> Person:
    """With the key to seat 0 in this browser."""
    one.opens("/credits")
    key = {guest.code: {"token": guest.token, "player": guest.player, "game": game, "at": 1}}
    one.page.evaluate("(key) => localStorage.setItem('dragonhall-keys', JSON.stringify(key))", key)
    return one.opens(f"/t/{guest.code}{path}")


BROKEN = """() => [...document.querySelectorAll('.end th, .end h2')].flatMap((box) => {
    const walk = document.createTreeWalker(box, NodeFilter.SHOW_TEXT), broken = []
    for (let text; (text = walk.nextNode());)
        for (const word of text.data.matchAll(/\\S+/g)) {
            const range = document.createRange()
            range.setStart(text, word.index), range.setEnd(text, word.index + word[0].length)
            if (new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size > 1) broken.push(word[0])
        }
    return broken
})"""
NUMBERS = """(row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.firstChild.data.replace('−', '-')))"""


NEXT, PREVIOUS = "One move forward", "One move back"
LOOKS = [(PHONE, "fr-FR"), (DESK, "en-GB"), (PHONE, "en-GB"), (TABLET, "fr-FR")]


@pytest.mark.parametrize(("game", "look"), list(zip(built_in(), LOOKS, strict=False)), ids=built_in())
def test_the_end_adds_up_and_every_row_opens(person, ended, game: str, look) -> None:
    one = comes_back(person("Zoé", size=look[0], locale=look[1]), ended[game], game)
    page = one.page
    page.wait_for_selector(".end .sheet")
    rows = [row.evaluate(NUMBERS) for row in page.locator(".end tr.counted").all()]
    total = page.locator(".end tr.total").evaluate(NUMBERS)
    assert rows and [sum(column) for column in zip(*rows, strict=True)] == total
    assert page.locator(".end .why").inner_text()
    assert page.evaluate(BROKEN) == []
    page.evaluate("() => document.querySelectorAll('.end tr.counted button').forEach((button) => button.click())")
    opened = page.locator(".end tr.details")
    for nth, row in enumerate(rows):
        points = opened.nth(nth).locator(".points b").all_inner_texts()
        assert sum(int(text.replace("−", "-")) for text in points) == sum(row), f"row {nth}"
    one.sees_no_raw_words()
    one.fits_the_screen()
    one.nothing_too_small()
    one.axe()


def test_sharing_reports_success_or_offers_another_way(person, ended) -> None:
    one = person("Zoé")
    one.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = comes_back(one, ended["dragorun"], "dragorun").page
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Link copied").wait_for()
    assert page.locator(".end [role=status]").first.inner_text().strip() == "Link copied"
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"/t/{ended['dragorun'].code}/replay")
    page.evaluate("() => Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.get_by_role("button", name="Link copied").click()
    assert page.get_by_label("Copy this link:").input_value() == link


def test_nothing_moves_at_the_end_where_motion_is_reduced(person, ended) -> None:
    moving = "(end) => getComputedStyle(end).animationName"
    one = comes_back(person("Zoé", pace="normal"), ended["dragorun"], "dragorun")
    assert one.page.locator(".end").evaluate(moving) != "none"
    one.page.emulate_media(reduced_motion="reduce")
    one.page.reload()
    assert one.page.locator(".end").evaluate(moving) == "none"


@pytest.mark.parametrize("size", [PHONE, (844, 390), DESK], ids=["phone", "on its side", "desk"])
def test_the_review_is_beside_the_board_and_a_tap_plays_on(person, ended, size) -> None:
    game, guest = "ante", ended["ante"]
    one = comes_back(person("Zoé", size=size), guest, game)
    page = one.page
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(".review .chart")
    board, panel = page.locator("main").bounding_box(), page.locator("aside.beside").bounding_box()
    chart = page.locator(".review .chart").bounding_box()
    assert board and panel and chart
    assert panel["x"] >= board["x"] + board["width"] or panel["y"] >= board["y"] + board["height"]
    assert chart["height"] >= 160 and chart["y"] + chart["height"] <= size[1]
    title = page.locator(".bar h1").evaluate("(title) => title.scrollHeight - title.clientHeight")
    assert title <= 6, "the title is cut off"
    assert page.get_by_role("combobox").input_value() == "0", "seen from one's own seat"
    page.wait_for_url(re.compile(r"/replay/\d+\?seat=0&review$"))
    marks = guest.get(f"/api/tables/{guest.code}/review")["review"]["marks"]
    mine = [mark for mark in marks if mark["seat"] == 0] or marks
    worst = min(mine, key=lambda mark: mark["worst"])
    assert f"/replay/{worst['ply'] - 1}?" in page.url, "before one's own worst decision"
    one.sees_no_raw_words()
    one.fits_the_screen()
    one.axe()
    page.get_by_role("button", name="What if?").click()
    page.wait_for_url(lambda url: "/replay" not in url and guest.code not in url)
    page.wait_for_selector(".prompt, .end")


def test_a_step_forward_shows_the_beats_of_its_ply(person, ended) -> None:
    guest = ended["ante"]
    told = guest.get(f"/api/tables/{guest.code}/replay", seat="0", ply=0, count=60)["pages"]
    ply = next(page["ply"] for page in told if len(page["sights"][0]["news"]) >= 4 and page["ply"] > 1)
    one = comes_back(person("Zoé", pace="fast"), guest, "ante", f"/replay/{ply - 1}?seat=0")
    page = one.page
    page.wait_for_selector(".log .ply")
    page.evaluate(
        """() => { globalThis.counts = []; const log = document.querySelector('.log')
            new MutationObserver(() => counts.push(log.querySelectorAll('.line').length))
                .observe(log, {childList: true, subtree: true}) }"""
    )
    before = page.locator(".log .line").count()
    page.get_by_role("button", name=NEXT).click()
    news = len(told[ply]["sights"][0]["news"])
    page.wait_for_function(f"() => document.querySelectorAll('.log .line').length === {before + news}")
    seen = page.evaluate("() => [...new Set(counts)]")
    assert len(seen) > 2 and seen == sorted(seen), "line after line, not all at once"
    # A step back, or on, while it is being told: nothing is left over.
    page.get_by_role("button", name=PREVIOUS).click()
    page.get_by_role("button", name=NEXT).click()
    page.get_by_role("button", name=PREVIOUS).click()
    page.wait_for_url(re.compile(f"/replay/{ply - 1}"))
    page.wait_for_function(f"() => document.querySelectorAll('.log .line').length === {before}")
