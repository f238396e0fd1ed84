"""A game alone flows: forced answers, on to one's turn, the winner lit, the next game at once; what people react."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

import dragonhall as dh

from .people import DESK, PHONE, STILL, Person

ASKED = ".prompt.mine:not([aria-busy='true'])"


def plays_now(one: Person, game: str) -> None:
    one.opens("/").page.locator(f"article.{game} button.go").first.click()
    one.page.wait_for_selector(ASKED)


def test_in_a_first_game_every_question_has_a_tip_and_a_tap_shows_all_of_it(person) -> None:
    one = person("Mia", size=PHONE, by="touch", newcomer=True)
    one.opens("/").page.evaluate("() => localStorage.setItem('dragonhall-met', JSON.stringify(['dragorun']))")
    plays_now(one, "dragorun")
    tip = one.page.locator(".lately.tip")
    expect(tip).to_contain_text("You win if you hold the marker")
    one.axe()
    one.taps(tip.locator("button").first)
    expect(one.page.locator("section.why .tip-text").first).to_contain_text("You win if you hold the marker")
    # After a game to the end it is known.
    one.page.evaluate("() => localStorage.setItem('dragonhall-played', JSON.stringify(['dragorun']))")
    one.page.reload()
    one.waits()
    expect(one.page.locator(".lately")).to_be_visible()
    assert one.page.locator(".lately.tip").count() == 0


@pytest.mark.parametrize("confirm", ["risky", "always"])
def test_alone_with_bots_an_only_move_is_made_unless_all_must_be_confirmed(person, confirm: str) -> None:
    match, luck = dh.new("dragardiens", seats=2, seed=7), random.Random(7)
    while match.to_act != (0,) or len(match.moves(0)) != 1:
        match.play(luck.choice(list(match.moves(match.to_act[0]))), seat=match.to_act[0])
    one = person("Mia", size=DESK, pace="fast", confirm=confirm)
    one.context.add_init_script(
        """globalThis.texts = []
        new MutationObserver(() => texts.push(document.querySelector('.lately')?.textContent ?? ''))
            .observe(document, {subtree: true, childList: true})"""
    )
    one.creates("dragardiens", **{"from": {"record": match.record()}})
    page, said = one.page, "(words) => texts.some((text) => text.includes(words))"
    if confirm == "always":
        one.waits()
        one.decides()
        assert not page.evaluate(said, "You have only one possible move")
        return
    page.wait_for_function(said, arg="You have only one possible move")
    page.wait_for_function(said, arg="You do not place anything")
    page.wait_for_selector(f"{ASKED}, .end")


def test_on_to_my_turn_skips_what_the_others_do_and_ends_there(person) -> None:
    one = person("Mia", size=PHONE, by="touch", pace="slow")
    plays_now(one, "dragorun")
    one.page.evaluate(STILL)
    one.decides()
    one.page.get_by_role("button", name="Skip to my turn").tap()
    one.page.wait_for_selector(f"{ASKED}, .end")
    one.decides()
    # The next turn takes its time again.
    expect(one.page.get_by_role("button", name="Skip to my turn")).to_be_visible()
    # A finger that rests on the board does the same; how long it rests is real time.
    one.page.evaluate(
        """() => {
            window.still = false
            document.querySelector('main').dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))
            window.still = true
        }"""
    )
    one.page.wait_for_selector(f"{ASKED}, .end")


def test_the_winner_is_lit_and_a_rematch_starts_at_once_with_the_same_bots(person) -> None:
    one = person("Mia", size=DESK)
    page = one.page
    plays_now(one, "dragorun")
    names = page.locator(".seats .name").all_inner_texts()
    one.plays_on()
    expect(page.locator(".seats li.won")).to_have_count(1)
    first = page.locator(".end-buttons > *").all_inner_texts()[:2]
    assert first == ["Rematch", "Change players"]
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != before and "/t/" in url)
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".seats .name")).to_have_text(names)
    one.plays_on()
    page.get_by_role("button", name="Change players").click()
    expect(page.locator(".lobby")).to_be_visible()


def test_a_reaction_is_shown_beside_its_sender(person) -> None:
    ann, bob = person("Ann"), person("Bob", size=PHONE)
    code = ann.creates("dragorun", bots=[], start=False)
    bob.opens(f"/t/{code}").page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator(".lobby li").nth(1)).to_contain_text("Bob")
    ann.page.get_by_role("button", name="Start", exact=True).click()
    ann.page.wait_for_selector(".prompt")
    bob.page.wait_for_selector(".prompt")
    ann.page.get_by_role("button", name="Chat").click()
    ann.page.get_by_role("button", name="laughs").click()
    place = bob.page.locator(".seats li", has_text="Ann")
    expect(place.locator(".bubble svg")).to_be_visible()
    expect(ann.page.locator(".said li").last.get_by_role("img", name="laughs")).to_be_visible()
    assert re.search(r"laughs", bob.page.locator(".bubble svg").get_attribute("aria-label") or "")
