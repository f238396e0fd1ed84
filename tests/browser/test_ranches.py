"""Dragon Ranch: however full a ranch is, its creatures and power cards are seen, and their counts beside them."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.games.ranch.box import POWERS

SIZES = [(390, 844), (820, 1180), (1280, 720), (1440, 900), (1920, 1080)]
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
            for (const badge of thing.querySelectorAll('.token > b, .token > em'))
                if (seen(rect(badge), drawn) > drawn.width * drawn.height / 3) faults.push(`${name} is under its count`)
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


@cache
def fullest(seats: int) -> list[dict[str, Any]]:
    """Of random games the moments with the fullest ranches, at which the first seat decides."""
    best: dict[str, tuple[int, dict[str, Any]]] = {}
    for seed in range(GAMES):
        match, luck = dh.new("ranch", seats=seats, seed=seed), random.Random(seed)
        while not match.over:
            if 0 in match.to_act:
                for ranch in match.view(0)["ranches"]:
                    for measure, of in MEASURES.items():
                        if of(ranch) > best.get(measure, (0,))[0]:
                            best[measure] = of(ranch), match.record()
            seat = luck.choice(match.to_act)
            match.play(luck.choice(list(match.moves(seat))), seat)
    return [record for _, record in best.values()]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_count_hides_what_it_counts_in_the_fullest_ranches(person, seats: int):
    one = person(locale="fr-FR")
    found: dict[str, None] = {}
    for record in fullest(seats):
        one.lays("ranch", seats=seats, **{"from": {"record": record}})
        assert one.page.locator(".ranch-seat .field .token").count()
        for wide, high in SIZES:
            one.page.set_viewport_size({"width": wide, "height": high})
            found |= {f"{wide}x{high}: {fault}": None for fault in one.page.evaluate(FAULTS, SMALLEST)}
    assert not found, "\n".join(found)


def test_every_power_card_has_its_own_picture(person):
    one = person()
    one.opens("/rules/ranch").page.wait_for_selector(".gallery figure svg")
    pictures = one.page.locator(".gallery figure:has(.picture > span > svg[viewBox='0 0 64 64'])")
    drawn = "all => all.map((e) => [e.querySelector('b').innerText, e.querySelector('svg').innerHTML])"
    shown = dict(pictures.evaluate_all(drawn))
    assert len(shown) >= len(POWERS) and len(set(shown.values())) == len(shown), list(shown)


def test_a_power_card_says_how_such_cards_are_got(person):
    one = person()
    one.lays("ranch", seats=3)
    card = one.page.locator(".display .thing").first
    card.focus()
    one.page.keyboard.press("i")
    said = one.page.locator(".explanation")
    assert "whenever a dragon of yours" in said.inner_text()
    assert said.locator(".picture svg").is_visible()
