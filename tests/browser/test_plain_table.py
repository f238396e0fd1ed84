"""The plain table: a game that brings no board is played, whole, from its view and its words."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import dragonhall as dh

from ..examples.letter import installed
from ..hall.guests import ROOT, Server
from .people import DESK, PHONE, Person


@pytest.fixture(scope="module")
def guest_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A hall that finds the example games; interpreted, so that nobody waits for the compiler."""
    folder = tmp_path_factory.mktemp("guest-hall")
    server = Server(str(folder / "hall.db"), folder / "log")
    server.source = os.pathsep.join(map(str, (installed(), installed("embers"), ROOT / "src")))  # type: ignore[assignment]
    server.env |= {"DRAGONHALL_INTERPRETED": "1"}
    server.start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def visitor(guest_hall: Server, browser: Any) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def make(**how: Any) -> Person:
        people.append(Person(browser, f"http://127.0.0.1:{guest_hall.port}", "Ann", **how))
        return people[-1]

    yield make
    for one in people:
        one.leaves()


def looks_well(one: Person) -> None:
    one.sees_no_raw_words()
    text = one.page.locator("main, .dock").all_inner_texts()
    assert not [word for word in ("seen_by", "letter-", "null", "[object", "undefined") if word in " ".join(text)]
    one.fits_the_screen()
    one.nothing_too_small()
    one.axe()


@pytest.mark.parametrize(("size", "by", "locale"), [(PHONE, "touch", "fr-FR"), (DESK, "mouse", "en-GB")])
def test_a_whole_game_by_clicking(visitor: Callable[..., Person], size: Any, by: str, locale: str):
    one = visitor(size=size, by=by, locale=locale)
    level = one.opens("/credits").level()
    one.creates("letter", seats=3, bots=[None, level, level], options={"letters": 2})

    def look(made: int) -> None:
        if made in (0, 1, 4, 9):
            looks_well(one)

    one.plays_on(each=look)
    assert one.over, "the game did not end in 400 decisions"
    looks_well(one)


def test_the_door_and_the_rules_of_an_installed_game_have_its_words(visitor: Callable[..., Person]):
    one = visitor(locale="fr-FR").opens("/")
    one.shows("La Lettre")
    one.shows("environ 10 minutes")
    one.opens("/rules/letter").shows("Ce que vous pouvez savoir")
    one.sees_no_raw_words()


def test_moves_without_a_place_on_the_board_are_offered_once_a_card_is_picked(visitor: Callable[..., Person]):
    """A Crow: pick it, choose a player, name a card. What follows from the rest is not asked."""
    one = visitor()
    level = one.opens("/credits").level()
    one.creates("letter", seats=3, bots=[None, level, level], options={"letters": 6})
    crow = one.page.locator('.fan [data-thing="card:Crow"].lit')
    for _ in range(60):
        assert one.waits(), "nobody was dealt a Crow"
        if crow.count() == 1 and one.page.locator(".seats .thing").filter(has_text="Choose").count():
            break
        one.decides()
    assert not one.page.locator('[data-thing^="guess:"]').count()
    crow.click()
    one.page.locator('.seats [data-thing^="seat:"].lit').first.click()
    guesses = one.page.locator('.plain [data-thing^="guess:"].lit')
    assert guesses.count() == 7 and not one.page.locator('[data-thing^="source:"]').count()
    before = one.seq()
    guesses.first.click()
    one.page.locator(".prompt .btn.go").click()
    one.page.wait_for_function("(before) => document.querySelector('.frame, .end')?.dataset.seq !== before", arg=before)


def test_a_number_is_offered_beside_the_cards(visitor: Callable[..., Person]):
    one = visitor(size=PHONE, by="touch")
    level = one.opens("/credits").level()
    one.creates("embers", seats=5, bots=[None, *[level] * 4])
    stepper, stones = one.page.locator(".prompt .stepper"), one.page.locator(".fan .thing.lit")
    for _ in range(60):
        assert one.waits(), "nobody could lay or bid"
        if stones.count() and stepper.count():
            break
        one.decides()
    amount = stepper.locator("[data-move]")
    fewer = one.page.get_by_role("button", name="One fewer")
    assert one.page.get_by_role("button", name="One more").is_disabled()
    while fewer.is_enabled():
        fewer.click()
    assert amount.get_attribute("data-move") == "bid 1" and amount.inner_text() == "Bid 1"
    looks_well(one)
    before = one.seq()
    amount.click()
    one.page.wait_for_function("(before) => document.querySelector('.frame, .end')?.dataset.seq !== before", arg=before)


SHOWN = """() => {
    window.shown = []
    new MutationObserver(() => {
        for (const row of document.querySelectorAll('.plain [aria-label="Just shown"]'))
            window.shown.push([...row.querySelectorAll('[role=img]')].map((card) => card.ariaLabel).join(' '))
    }).observe(document.body, {subtree: true, childList: true})
}"""


def test_what_a_ply_shows_lies_on_the_table_while_it_is_told(visitor: Callable[..., Person]):
    """The last stone that is lifted goes back to its owner in the same ply: nobody would see it on the table."""
    one = visitor(pace="fast")
    level = one.opens("/credits").level()
    one.creates("embers", seats=2, bots=[None, level])
    one.page.evaluate(SHOWN)
    for _ in range(60):
        if one.page.evaluate("() => window.shown.some((row) => row.includes('Ember') || row.includes('Pebble'))"):
            return
        assert one.waits(), "nothing was lifted"
        one.decides()
    raise AssertionError("nothing was shown in 60 decisions")


@pytest.mark.parametrize(
    ("locale", "online", "offline", "named"),
    [
        ("en-GB", "only the hall has the rules", "cannot be played now", ("The Letter", "Embers")),
        ("fr-FR", "seule la salle a les règles", "jeux indisponibles", ("La Lettre", "Braises")),
        ("de-DE", "nur die Halle hat die Regeln", "kann man gerade nicht spielen", ("The Letter", "Embers")),
        ("es-ES", "solo la sala tiene las reglas", "Ahora no se puede jugar", ("The Letter", "Embers")),
    ],
)
def test_the_start_page_says_why_an_installed_game_needs_the_hall(
    visitor: Callable[..., Person], locale: str, online: str, offline: str, named: tuple[str, ...]
):
    one = visitor(locale=locale).opens("/")
    doors = one.page.locator("article")
    expect(doors).to_have_count(len(dh.games()) + 2)
    told = doors.filter(has_text=re.compile(online, re.IGNORECASE))
    expect(told).to_have_count(2)
    assert one.page.locator("article.embers", has_text=re.compile(online, re.IGNORECASE)).count() == 1
    one.page.wait_for_function("() => (localStorage.getItem('dragonhall-at-hall') ?? '[]').length > 2")
    one.page.route("**/api/**", lambda asked: asked.abort())
    one.page.reload()
    expect(one.page.locator(".missed")).to_contain_text(offline)
    for game in named:
        expect(one.page.locator(".missed")).to_contain_text(game)
    expect(doors).to_have_count(len(dh.games()))
    one.fits_the_screen()
    one.sees_no_raw_words()
    one.page.goto("about:blank")
    one.faults.clear()


def test_the_files_of_the_plain_table_name_no_game():
    for path in (ROOT / "web" / "src" / "games" / "plain").iterdir():
        assert "letter" not in Path(path).read_text("utf-8").replace("letters", ""), path.name
