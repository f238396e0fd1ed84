"""Dragon Ranch: however full a ranch is, everything is seen and counted beside it; recipes say what a hand can make."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import expect

import dragonhall as dh
from dragonhall.games.ranch.box import POWERS

from .layout import SIZES, resized

GAMES = 80
"""Random games for each number of seats."""
MEASURES: dict[str, Callable[[dict[str, Any]], int]] = {
    "kinds": lambda ranch: len(ranch["tokens"]),
    "counts": lambda ranch: sum(count > 1 for count in ranch["tokens"].values()),
    "tokens": lambda ranch: sum(ranch["tokens"].values()),
    "powers": lambda ranch: len(ranch["blue"]) + len(ranch["red"]),
}
SMALLEST = 28
FAULTS = """(smallest) => {
    const faults = [], rect = (e) => e.getBoundingClientRect()
    const seen = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
        * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    for (const seat of document.querySelectorAll('.ranch-seat')) {
        const place = rect(seat.closest('li')), things = [...seat.querySelectorAll('.field .thing, .powers .thing')]
        for (const thing of things) {
            const name = thing.ariaLabel, drawn = rect(thing.querySelector('svg')), box = rect(thing)
            if (drawn.width < smallest || drawn.height < smallest) faults.push(`${name}: ${drawn.width} px wide`)
            for (const [badge, part] of [['.token > b', 1 / 20], ['.token > em', 1 / 3]])
                for (const one of thing.querySelectorAll(badge))
                    if (seen(rect(one), drawn) > drawn.width * drawn.height * part)
                        faults.push(`${name} is under its count`)
            for (const part of [thing, ...thing.querySelectorAll('svg, .token > b, .power, .power b')]) {
                const {left, right, top, bottom, width} = rect(part)
                if (width && (left < place.left || right > place.right || top < place.top || bottom > place.bottom))
                    faults.push(`${name} is outside its place`)
                if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow !== 'visible')
                    faults.push(`${name} is cut`)
            }
            for (const other of things)
                if (other !== thing && seen(box, rect(other)) > 4) faults.push(`${name} lies on ${other.ariaLabel}`)
        }
    }
    return [...new Set(faults)]
}"""


COMBINATIONS = ("mandrakes", "griffins", "eggs", "hatching", "gold", "evolving")
LIT = """() => [...document.querySelectorAll('.recipes .thing:has(.recipe.can)')]
    .map((thing) => thing.dataset.thing.replace('recipe:', ''))"""
PICKED = """() => [...document.querySelectorAll('.fan .thing.picked')].map((thing) => thing.dataset.thing).sort()"""


def decisions(seats: int, seed: int) -> Iterator[dh.Match]:
    """A random game, at every decision of its first seat."""
    match, luck = dh.new("ranch", seats=seats, seed=seed), random.Random(seed)
    while not match.over:
        if 0 in match.to_act:
            yield match
        seat = luck.choice(match.to_act)
        match.play(luck.choice(list(match.moves(seat))), seat)


@cache
def fullest(seats: int) -> list[dict[str, Any]]:
    """Of random games the moments with the fullest ranches, at which the first seat decides."""
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    for seed in range(GAMES):
        for match in decisions(seats, seed):
            for ranch in match.view(0)["ranches"]:
                for measure, of in MEASURES.items():
                    if of(ranch) > best.get(measure, (0,))[0]:
                        best[measure] = of(ranch), match.record()
    return [record for _, record in best.values()]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_count_hides_what_it_counts_in_the_fullest_ranches(person, seats: int):
    one = person(locale="fr-FR")
    found: dict[str, None] = {}
    for record in fullest(seats):
        one.creates("ranch", seats=seats, **{"from": {"record": record}})
        expect(one.page.locator(".ranch-seat .field .token")).not_to_have_count(0)
        for size in SIZES:
            resized(one, size)
            found |= {f"{size}: {fault}": None for fault in one.page.evaluate(FAULTS, SMALLEST)}
    assert not found, "\n".join(found)


def turns(seeds: Iterable[int]) -> Iterator[dh.Match]:
    """Of each random game a turn of the first seat at which it has not acted."""
    for seed in seeds:
        at = random.Random(seed).randrange(4, 40)
        asked = (match for match in decisions(3, seed) if match.view(0)["asks"][0] == "turn")
        yield from islice((match for match in asked if not match.view(0)["this_turn"]["acted"]), at, at + 1)


def made(match: dh.Match) -> set[str]:
    """The combinations among the legal moves."""
    return {move.name for move in match.moves(0)} & set(COMBINATIONS)


def test_recipes_light_exactly_what_the_hand_can_make(person):
    one, seen = person(), set[str]()
    for match in turns((0, 2, 3, 6, 7)):
        one.creates("ranch", seats=3, **{"from": {"record": match.record()}})
        assert one.waits()
        assert set(one.page.evaluate(LIT)) == made(match), match.view(0)["hand"]
        seen |= made(match)
    assert seen == set(COMBINATIONS), "all of them were made"


def test_a_tap_on_a_recipe_picks_its_cards_and_an_impossible_one_says_why(person):
    one = person()
    match = next(match for match in turns(range(99)) if 0 < len(made(match)) < len(COMBINATIONS))
    one.creates("ranch", seats=3, **{"from": {"record": match.record()}})
    assert one.waits()
    can, recipe = made(match), one.page.locator(".recipes .thing")
    for nth, name in enumerate(COMBINATIONS):
        recipe.nth(nth).click(force=True)
        if name in can:
            assert one.page.evaluate(PICKED)
            gold = one.page.locator(".prompt .buttons .go").get_attribute("data-move")
            assert [move.name for move in match.moves(0) if move.text == gold] == [name]
            one.page.get_by_role("button", name="Clear selection").click()
        else:
            assert "(4." in one.page.locator(".explanation .why").inner_text()
            one.page.keyboard.press("Escape")
    one.axe()


def test_exchanging_is_never_golden_and_one_more_card_is_shown(person):
    one = person()
    # A Farmer and a Griffin make nothing yet; with one more Griffin they make two griffins.
    match = next(
        match
        for match in turns(range(99))
        if match.view(0)["hand"]["Griffin"] > 1
        and match.view(0)["hand"]["Farmer"]
        and not match.view(0)["ranches"][0]["blue"]
    )
    one.creates("ranch", seats=3, **{"from": {"record": match.record()}})
    for card in ("Griffin", "Farmer"):
        one.page.locator(f".fan [data-thing='essence:{card}']").first.click()
    exchange = one.page.locator(".prompt [data-move^=exchange]")
    assert exchange.is_visible() and "go" not in str(exchange.get_attribute("class")).split()
    recipe = one.page.locator("[data-thing='recipe:griffins']")
    assert recipe.locator(".gap").count() == 1
    assert "one card short (Griffin)" in str(recipe.get_attribute("aria-label"))
    assert "×2" in recipe.inner_text()


def test_every_power_card_has_its_own_picture(person):
    one = person()
    one.opens("/rules/ranch").page.wait_for_selector(".gallery figure svg")
    pictures = one.page.locator(".gallery figure:has(.picture > span > svg[viewBox='0 0 64 64'])")
    drawn = "all => all.map((e) => [e.querySelector('b').innerText, e.querySelector('svg').innerHTML])"
    shown = dict(pictures.evaluate_all(drawn))
    assert len(shown) >= len(POWERS) and len(set(shown.values())) == len(shown), list(shown)


def test_a_power_card_says_how_to_get_it(person):
    one = person()
    one.creates("ranch", seats=3)
    card = one.page.locator(".display .thing").first
    card.focus()
    one.page.keyboard.press("i")
    said = one.page.locator(".explanation")
    assert "whenever a dragon of yours" in said.inner_text()
    assert said.locator(".picture svg").is_visible()
