"""The cards of Le Jeu des Dragons: no two look alike, and they say what a player needs to know of them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from dragonhall.games.ante.box import KINDS

from .people import DESK, PHONE, Person


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_no_two_cards_share_a_monogram_or_a_silhouette(person, locale: str):
    one = person(locale=locale)
    one.opens("/rules/ante").page.wait_for_selector(".card .card-frame")
    cards = one.page.locator(".card:has(.card-frame)").evaluate_all(
        """(cards) => cards.map((card) => ({
            mark: [...card.querySelectorAll('.card-frame > text')].at(-1).textContent,
            silhouette: [...card.querySelectorAll('.art path')].map((path) => path.getAttribute('d')).join()}))"""
    )
    assert len(cards) == len(KINDS)
    for what in ("mark", "silhouette"):
        assert len({card[what] for card in cards}) == len(KINDS), what
    one.sees_no_raw_words()


def test_a_card_in_hand_says_correctly_whether_it_would_trigger(person):
    """Told beforehand by the card, afterwards by the log; both answers are met."""
    one, told = person(size=DESK), set()
    for _ in range(6):  # tables
        one.creates("ante", seats=3, bots=[None, "hatchling", "hatchling"])
        for _ in range(14):
            if len(told) == 2 or not one.waits():
                break
            plays_a_card_that_says(one, told)
        if len(told) == 2:
            return
    raise AssertionError(f"no card was met that says the other: {told}")


def plays_a_card_that_says(one: Person, told: set[bool]) -> None:
    """Play a card that says something new, whether it triggers or not, and read the log; otherwise decide anyhow."""
    marked = one.page.locator(".fan .thing.lit:has(.spark)")
    if "Play a card" not in one.page.locator(".prompt .text").inner_text() or not marked.count():
        one.decides()
        return
    labels = [label for label in marked.evaluate_all("cards => cards.map((card) => card.ariaLabel)") if label]
    fresh = [nth for nth, label in enumerate(labels) if ("does not" in label) not in told]
    nth, before = (fresh or [0])[0], one.seq()
    says_no = "does not trigger" in labels[nth]
    name = labels[nth].partition(",")[0]
    marked.nth(nth).focus()
    one.page.keyboard.press("i")
    said = one.page.locator(".explanation").inner_text()
    assert re.search("Good|Evil|Mortal|Undead", said), said
    assert ("does not trigger" in said) is says_no, said
    one.page.keyboard.press("Escape")
    one.opens_log()
    lines = one.page.locator(".log .line").count()
    marked.nth(nth).click()
    one.page.locator(".prompt .buttons [data-move]").first.click()
    one.page.wait_for_function(f"() => document.querySelector('.frame').dataset.seq !== '{before}'")
    new = one.page.locator(".log .line").all_inner_texts()[lines:]
    assert any(f"Your {name}" in line and ("does not trigger" in line) is says_no for line in new), new
    told.add(says_no)


def test_the_discard_pile_can_be_looked_at(person):
    one = person(size=PHONE, by="touch")
    one.creates("ante")
    pile = one.page.locator("button.pile")
    for _ in range(12):
        assert one.waits()
        count = int(re.search(r"\d+", pile.get_attribute("aria-label"))[0])  # type: ignore[index]
        if count:
            break
        one.decides()
    assert count
    assert pile.locator("svg.card-frame").is_visible(), "a card lies on top, with its face"
    pile.tap()
    shown = one.page.locator("dialog[open] li")
    expect(shown).to_have_count(count)
    assert one.page.locator("dialog[open] li .hidden-text").first.inner_text()
    one.axe()
    one.fits_the_screen()
    one.page.get_by_role("button", name="Close").last.tap()
    expect(one.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("by", ["mouse", "touch"])
def test_a_player_looking_at_the_table_is_not_called_away(person, by: str):
    one = person(size=PHONE if by == "touch" else DESK, by=by)
    for _ in range(2):
        one.creates("dragorun")
        one.waits()
        assert one.page.get_by_text("is away").count() == 0
        assert one.page.locator(".seats .away").count() == 0
