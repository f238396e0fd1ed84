"""The pages as a site: no hall behind them, games and bots in the browser, also without a network."""

from __future__ import annotations

import gzip
import random
import re
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import dragonhall as dh
from dragonhall.hall.matches.records import verify
from dragonhall.hall.server.middleware import SecurityHeaders

from .options import SHORT
from .people import PHONE, TABLET
from .sites import SCRIPT, Visitor, packed


@pytest.fixture
def visitor(site: str, browser: Any) -> Iterator[Callable[..., Visitor]]:
    people: list[Visitor] = []

    def make(name: str = "Ann", **how: Any) -> Visitor:
        people.append(Visitor(browser, site, name, **how))
        return people[-1]

    yield make
    for one in people:
        one.leaves()
        assert not one.foreign, one.foreign


@pytest.mark.parametrize(
    "game", ["dragorun", "ante", *(pytest.param(game, marks=pytest.mark.long) for game in ("ranch", "dragardiens"))]
)
def test_a_whole_game_without_a_network_and_its_record_is_right(visitor, game: str):
    one = visitor().opens()
    one.page.locator(f"article.{game}").wait_for()
    one.loses_the_network()
    if game == "ante":
        one.plays_on_from("record", dh.new(game, seats=2, secret=bytes(range(32)), options=SHORT[game]).record())
    else:
        one.plays_on_from("position", dh.new(game, seats=2, seed=7, options=SHORT[game]).position())
    one.plays_on()
    assert one.over
    one.axe()
    # Every point has its row, as at a table of a hall.
    assert one.page.locator("table.sheet tbody tr").count() > 0
    record = one.record()
    match = verify(record)
    assert match.over and match.game.name == game
    # The finished game as a link: opened by somebody else, who is shown it.
    other = visitor("Bob").opens()
    other.page.locator(f"article.{game}").wait_for()
    other.page.evaluate("(hash) => { location.hash = hash }", f"#record={packed(record)}")
    other.page.wait_for_selector(".controls")
    other.page.get_by_role("button", name="To the end").click()
    other.page.wait_for_function(f"() => /replay.{len(record['moves'])}$/.test(location.hash)")
    assert len(other.page.locator(".at").inner_text().split(str(len(record["moves"])))) == 3


def test_a_kind_that_can_be_picked_twice_shines_until_it_is(visitor):
    """One picture stands for all griffins of a ranch: two of them are paired by two taps on it."""
    luck = random.Random(1)
    match = dh.new("ranch", seats=2, seed=0)
    while not {"breed mandrakes", "breed griffins"} <= {str(move) for move in match.moves(0)}:
        seat = luck.choice(match.to_act)
        match.play(luck.choice(list(match.moves(seat))), seat)
        if match.over:
            match = dh.new("ranch", seats=2, seed=luck.randrange(1000))
    one = visitor().opens()
    one.page.locator("article.ranch").wait_for()
    one.plays_on_from("position", match.position())
    griffins = one.page.locator("[data-thing='tok:0:griffin']")
    griffins.and_(one.page.locator(".lit:not(.picked)")).click()
    griffins.and_(one.page.locator(".lit.picked")).wait_for()
    assert one.page.locator(".thing.lit").count() == 1
    assert one.page.locator(".prompt [data-move]").count() == 0
    griffins.click()
    griffins.and_(one.page.locator(".picked:not(.lit)")).wait_for()
    before = one.seq()
    one.page.locator(".prompt [data-move]").click()
    one.page.wait_for_function(f"() => document.querySelector('.frame').dataset.seq !== '{before}'")


def test_the_deal_of_the_day_needs_no_network(visitor):
    one = visitor().opens()
    one.page.locator("article.dragorun").wait_for()
    one.loses_the_network()
    one.page.get_by_role("link", name="The deal of the day").click()
    deal = one.page.locator("article", has_text="Dragorun")
    deal.get_by_role("button", name="Play").click()
    assert one.waits()
    one.code()
    one.page.go_back()
    deal.get_by_role("button", name="Continue").wait_for()


@pytest.mark.parametrize("broken", ["record=AAAA", "position=%3Cscript%3E", "record=", f"position={'A' * 40_000}"])
def test_a_broken_link_is_reported(visitor, broken: str):
    one = visitor().opens(f"#{broken}")
    if re.fullmatch(r"[a-z]+=[\w-]*", broken):
        one.shows("This link is broken")
    one.page.locator("h1").first.wait_for()
    one.sees_no_raw_words()


def test_nothing_in_a_link_is_shown_as_markup(visitor):
    evil = "<img src=x onerror=alert(1)>"
    match = dh.new("dragorun", seats=2, secret=bytes(32), options=SHORT["dragorun"])
    while not match.over:
        match.play(match.moves()[0])
    record = match.record() | {"hall": {"names": [evil[:24], "{ $name }"]}}
    one = visitor().opens(f"#record={packed(record)}")
    one.page.wait_for_selector(".controls")
    assert one.page.locator("img[src='x']").count() == 0
    assert evil[:24] in one.page.locator("select").first.inner_text()
    one.opens(f"#record={packed(record | {'game': evil})}")
    one.shows("This link is broken")


@pytest.mark.long
@pytest.mark.parametrize("game", SHORT)
def test_the_first_page_and_a_game_with_its_bots_are_small(folder: Path, site: str, browser: Any, game: str):
    """All files until the first move, packed: the first page takes 160 kB, all with what is fetched ahead 350 kB."""
    context = browser.new_context(service_workers="block")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url.partition("#")[0]))
    try:
        page = context.new_page()
        page.goto(site)
        page.locator(f"article.{game}").wait_for()
        # Fonts come last, and belong to the first page too.
        page.wait_for_selector("html[data-fonts]")
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        page.wait_for_load_state("networkidle")
        first = set(asked)
        assert sum(url.endswith(".woff2") for url in first) == 2
        page.locator(f"article.{game}").get_by_role("button", name="Play now").click()
        page.get_by_role("button", name="Just play").click()
        page.wait_for_selector(".prompt.mine")
        page.wait_for_load_state("networkidle")
        # Where a person begins, no bot has thought yet.
        bots = f"{site}assets/{next((folder / 'assets').glob('bot_worker-*.js')).name}"
        ahead = {url for url in first if re.search(r"/(table|worker)-", url)}
        sizes = [sum(packed_size(folder, site, url) for url in urls) for urls in (first - ahead, {*asked, bots})]
    finally:
        context.close()
    print(f"{game}: {sizes[0] / 1000:.1f} kB, {sizes[1] / 1000:.1f} kB in all")
    assert len(ahead) == 3 and 50_000 < sizes[0] < 160_000 and 100_000 < sizes[1] < 350_000


def packed_size(folder: Path, site: str, url: str) -> int:
    if not url.startswith(site):
        return 0
    path = folder / (url.removeprefix(site) or "index.html")
    data = path.read_bytes()
    return len(data) if path.suffix in (".woff2", ".png") else len(gzip.compress(data, 9))


def test_a_newer_version_waits_until_somebody_wants_it(visitor, folder: Path):
    one = visitor(size=TABLET, by="touch").opens()
    one.plays_now("ante")
    assert one.waits()
    one.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    worker = folder / "sw.js"
    old = worker.read_text("utf-8")
    try:
        worker.write_text(re.sub(r"'dragonhall-\w+'", "'dragonhall-newer'", old), "utf-8")
        one.page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        one.shows("A newer version of these pages is available.")
        assert one.page.evaluate("async () => (await caches.keys()).length") == 2
        one.axe()
        note, hand = one.page.locator(".update").bounding_box(), one.page.locator(".dock").bounding_box()
        assert note and hand and note["y"] + note["height"] <= hand["y"], (note, hand)
        with one.page.expect_navigation():
            one.page.get_by_role("button", name="Reload").click()
        assert one.waits()
        assert one.page.evaluate("async () => await caches.keys()") == ["dragonhall-newer"]
    finally:
        worker.write_text(old, "utf-8")


def test_the_site_has_the_same_policy_as_the_hall_and_text_never_becomes_code(visitor):
    said = dict(SecurityHeaders.HEADERS)[b"content-security-policy"].decode()
    assert said == f"{runpy.run_path(str(SCRIPT))['POLICY']}; frame-ancestors 'none'"
    assert "'unsafe-eval'" not in said and "'wasm-unsafe-eval'" in said
    one = visitor().opens("#/credits")
    one.page.locator("h1").wait_for()
    # Later, as a script of the page: what a debugger runs itself is always allowed.
    tried = one.page.evaluate(
        """() => new Promise((done) => setTimeout(() => {
            try { done(new Function('return 1')()) } catch (error) { done(error.name) }
        }))"""
    )
    assert tried == "EvalError"
    one.faults = [fault for fault in one.faults if "unsafe-eval" not in fault]


def test_set_up_for_two_people_at_one_device(visitor):
    one = visitor(size=PHONE, by="touch").opens("#/new/dragorun")
    one.page.get_by_role("button", name="2", exact=True).tap()
    choices = one.page.locator("select").nth(1)
    assert "friend" not in choices.inner_text()
    choices.select_option("second")
    one.page.get_by_label("Their name").fill("Bea")
    one.page.get_by_role("button", name="Open the table").tap()
    expect(one.page.locator(".lobby li").nth(1)).to_contain_text("Bea")
    one.fits_the_screen()
    one.axe()
    one.page.get_by_role("button", name="Start").tap()
    one.page.locator(".curtain button").tap()
    one.page.wait_for_selector(".prompt.mine")


def test_a_bot_that_learnt_plays_in_the_browser_and_is_kept_for_later(visitor):
    """Its network is fetched when the first such bot decides; from then on it needs no network."""
    one = visitor().opens()
    one.keeps_the_pages()
    one.opens("#/new/dragardiens")
    one.page.get_by_role("button", name="2", exact=True).click()
    one.page.locator("select").nth(1).select_option("lindworm")
    one.page.get_by_role("button", name="Open the table").click()
    one.page.get_by_role("button", name="Start").click()
    for _ in range(12):  # a turn may have several decisions
        one.plays_on(most=1)
        assert one.waits()
        kept = one.page.evaluate(
            """async () => {
                 const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
                 return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url)
               }"""
        )
        if any(url.endswith(".npz") for url in kept):
            break
    assert sum(url.endswith(".npz") for url in kept) == 1
    one.loses_the_network()
    one.page.reload()
    one.plays_on(most=1)
    assert one.waits()


def test_play_now_without_a_network(visitor):
    one = visitor(size=PHONE, by="touch").opens()
    one.page.locator("article.dragorun").wait_for()
    one.loses_the_network()
    one.page.reload()
    code = one.plays_now("dragorun")
    one.plays_on(most=3)
    one.page.reload()
    one.page.wait_for_selector(".prompt, .end")
    assert one.code() == code
    one.plays_on(most=2)
    one.sees_no_raw_words()
    one.fits_the_screen()
    one.axe()
