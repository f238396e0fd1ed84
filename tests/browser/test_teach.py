"""Hints, lessons and puzzles at the table in the browser."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import dragonhall as dh
from dragonhall.games import built_in, folder_of
from dragonhall.lab.puzzles import puzzles_of
from dragonhall.words import words_in

from .people import DESK, PHONE, Person

NAMES = {"en": "en-GB", "fr": "fr-FR"}


@pytest.mark.parametrize(("language", "where"), [("en", "hall"), ("fr", "browser")])
def test_a_hint_lights_the_move_says_why_and_is_counted_at_the_end(
    person: Callable[..., Person], language: str, where: str
) -> None:
    ann = person("Ann", size=PHONE if where == "browser" else DESK, locale=NAMES[language])
    page = ann.page
    if where == "hall":
        ann.creates("dragorun", options={"track": 16, "start": 10})
        while not ann.waits():  # so short a race may be over before she is asked
            ann.creates("dragorun", options={"track": 16, "start": 10})
    else:
        ann.opens("/").page.locator("article.dragorun button.go").first.click()
        assert ann.waits()
    page.keyboard.press("h")
    hint = page.locator(".hint:has(strong)")
    expect(hint).to_contain_text("%")
    assert len(hint.locator("p").nth(1).inner_text()) > 15, "the reason"
    if hint.locator("summary").count():
        hint.locator("summary").click()
        expect(hint.locator("li").first).to_be_visible()
    assert page.locator(".pointed").count() >= 1
    ann.sees_no_raw_words()
    ann.fits_the_screen()
    ann.axe()
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_have_count(0)
    assert page.locator(".pointed").count() == 0
    if where == "hall":
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("button", name="Let a bot play for me").click()
        expect(page.locator(".hinted")).to_contain_text("Ann (1)")
        expect(page.get_by_text("A bot plays for you")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize(("name", "language"), list(zip(built_in(), ["en", "fr", "en", "fr"], strict=True)))
def test_a_newcomer_is_led_through_the_lesson(person: Callable[..., Person], name: str, language: str) -> None:
    """Every step points at something on the screen, takes its move, answers a wrong one, and can be left."""
    script = json.loads((folder_of(name) / "lesson" / "script.json").read_text("utf-8"))
    words = words_in(language)
    ann = person("Ann", size=PHONE, by="touch", locale=NAMES[language])
    page = ann.page
    ann.opens("/").page.locator(f"article.{name} button.small").tap()
    said, button = page.locator(".lesson .said"), page.locator(".lesson .btn.go")
    tried = False
    for nth, step in enumerate(script["steps"]):
        key = f"{name}-lesson-{step['key']}"
        expect(said).to_have_text(words(key))
        if nth == 2:
            page.reload()
            expect(said).to_have_text(words(key))
            ann.axe()
            ann.fits_the_screen()
            ann.nothing_too_small()
        if step["point"]:
            seen(page)
        if "move" in step:
            if not tried:
                tried = True
                tries_another(ann, step["move"])
                expect(page.locator(".lesson .wrong")).to_be_visible()
                seen(page)  # the answer takes room, and covers nothing that it speaks of
            does(ann, step["move"])
            expect(said).to_have_text(words(f"{key}-done"))
            expect(page.locator(".prompt:not(.mine)")).to_have_count(0)  # nobody waits beside Next
            if step["show"]:
                seen(page)
        button.tap()
    expect(page.locator(".lesson")).to_have_count(0)
    assert page.locator(".pointed").count() == 0
    ann.sees_no_raw_words()
    ann.waits()
    ann.decides()


def seen(page: Any) -> None:
    """What is pointed at is on the screen, and nothing lies over it."""
    page.wait_for_function(
        """() => [...document.querySelectorAll('.pointed')].some((one) => {
            const {left, top, width, height} = one.getBoundingClientRect()
            const at = document.elementFromPoint(left + width / 2, top + height / 2)
            const there = one.contains(at) || at?.contains(one) || (one.closest('main') && at?.closest('main'))
            return width && there
        })"""
    )


def tries_another(ann: Person, right: str) -> None:
    ann.page.keyboard.press("m")
    ann.page.locator(f'dialog[open] li button:not([data-move="{right}"])').first.tap()


def does(ann: Person, move: str) -> None:
    """Taps everything with a ring, until the move can be made."""
    page = ann.page
    go = page.locator(f'.prompt [data-move="{move}"]')
    for _ in range(8):
        page.wait_for_timeout(50)
        if go.count():
            go.first.tap()
            return
        page.locator(".thing.pointed.lit:not(.picked):visible").first.tap()
    raise AssertionError(f"{move} could not be made: {page.locator('.prompt').inner_text()}")


def test_a_puzzle_is_tried_solved_and_shared(person: Callable[..., Person]) -> None:
    name = dh.games()[-1]
    puzzle = next(one for one in puzzles_of(name) if len(one.match().moves(one.seat)) < 9)
    ann = person("Ann", size=PHONE, by="touch")
    page = ann.opens(f"/puzzles/{name}/{puzzle.id}").page
    panel = page.locator(".puzzle")
    expect(panel).to_contain_text("Find it")
    ann.axe()
    ann.fits_the_screen()
    expect(panel.get_by_role("img", name="Difficulty")).to_be_visible()
    assert page.get_by_role("button", name="Hint").count() == 0
    tries_another(ann, puzzle.move)
    expect(panel).to_contain_text("Try again")
    expect(panel).to_contain_text("of the time; another move wins")
    page.get_by_role("button", name="Show the move").tap()
    expect(panel).to_contain_text(f"{round(100 * puzzle.share)}%")
    does(ann, puzzle.move)
    expect(panel).to_contain_text("Right!")
    expect(panel).to_contain_text("in a row: 0")
    ann.sees_no_raw_words()
    page.get_by_role("link", name="Next puzzle").tap()
    expect(panel).to_contain_text("Find it")
    assert page.locator(".prompt.mine").count() == 1
    tables = page.evaluate("() => Object.keys(JSON.parse(localStorage['dragonhall-keys']))")
    assert len(tables) == 1, "the table of the last puzzle is gone"
    ann.opens(f"/puzzles/{name}/nothing")
    ann.shows("There is no such page")


def test_a_puzzle_waits_while_others_decide_at_the_same_moment(person: Callable[..., Person]) -> None:
    puzzle = next(one for one in puzzles_of("ranch") if len(one.match().to_act) > 2)
    ann = person("Ann", size=PHONE, by="touch", pace="fast")
    page = ann.opens(f"/puzzles/ranch/{puzzle.id}").page
    page.wait_for_timeout(3000)  # the bots have long decided
    assert page.locator(".prompt.mine").count() == 1
    page.get_by_role("button", name="Show the move").tap()
    does(ann, puzzle.move)
    expect(page.locator(".puzzle")).to_contain_text("Right!")


@pytest.mark.parametrize(("name", "size", "where"), [("ranch", PHONE, "hall"), ("dragorun", DESK, "browser")])
def test_aids_help_and_can_be_switched_off_and_the_rules_are_asked_at_the_table(
    person: Callable[..., Person], name: str, size: tuple[int, int], where: str
) -> None:
    ann = person("Ann", size=size)
    page = ann.page
    if where == "hall":
        ann.creates(name)
    else:
        ann.opens("/").page.locator(f"article.{name} button.go").first.click()
    assert ann.waits()
    # The ranch draws its recipes: those that can be made, or lack one card, are lit.
    aid = (
        page.locator(".recipe:is(.can, .short)")
        if name == "ranch"
        else page.locator(".prompt .aid", has_text=re.compile(r"\S"))
    )
    expect(aid).not_to_have_count(0)
    box = page.locator(".prompt").bounding_box()
    page.get_by_role("button", name="Why this question?").click()
    panel = page.locator("section.why")
    expect(panel.locator(".aid p").first).to_be_visible()
    # The preview of a move: nothing moves on the table, and rolls and draws are shown as open.
    asked = panel.locator("section", has_text="What happens if")
    expect(asked).to_be_visible()
    move = asked.get_by_role("button").first
    if move.count():
        seq = ann.seq()
        move.click()
        expect(panel.locator(".open, .move").first).to_be_visible()
        assert ann.seq() == seq
    else:
        expect(panel).to_contain_text("Pick a card")
    ann.sees_no_raw_words()
    ann.axe()
    panel.get_by_role("checkbox").uncheck()
    expect(aid).to_have_count(0)
    page.reload()
    assert ann.waits()
    expect(aid).to_have_count(0)
    assert page.locator(".prompt").bounding_box() == box, "its place is kept"
    # Why not: the number of the rule opens it beside the table, where the rules are searched too.
    dull = page.locator(".thing[aria-disabled=true]:visible").first
    dull.focus()
    page.keyboard.press("i")
    link = page.locator(".explanation .why a").first
    number = link.inner_text()
    link.click()
    rules = page.locator("aside.side")
    expect(rules.locator(".text .found .rule")).to_have_text(number)
    expect(page.locator(".explanation")).to_have_count(0)
    rules.get_by_role("searchbox").fill("hatch" if name == "ranch" else "snail")
    rules.get_by_role("searchbox").press("Enter")
    expect(rules.locator(".text .found")).to_contain_text("atch" if name == "ranch" else "nail")
    rules.get_by_role("button", name="Close").click()
    # The effect of a card, with the number of its rule too: hold it, or press I. In a tab of its own it is the page.
    card = page.locator(".thing.lit:visible").first
    card.focus()
    page.keyboard.press("i")
    link = page.locator(".explanation p:not(.why, .note) a").first
    number = link.inner_text()
    with ann.context.expect_page() as opened:
        link.click(modifiers=["Control"])
    expect(opened.value.locator(".text .found .rule")).to_have_text(number)
    opened.value.close()
