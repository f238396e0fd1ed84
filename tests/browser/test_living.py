"""Dragon Ranch and Dragardiens in motion: each event has its own, and nothing moves for those who want no motion."""

from __future__ import annotations

import random
from typing import Any

import pytest

import dragonhall as dh

from .people import DESK, PHONE, Person

# Every motion that begins, by its name, and what it changes.
WATCH = """() => {
    window.moved = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
        window.moved.push({name: options?.id ?? '', on: Object.keys(Object.assign({}, ...frames))})
        return animate.call(this, frames, options)
    }
}"""
DONE = """(before) => {
    const has = (what) => document.querySelector(what) !== null
    return document.querySelector('.frame').dataset.seq !== before
        && !has('.prompt.told, .flying, .prompt[aria-busy=true]') && has('.prompt.mine, .end, .pause, .frame.over')
}"""
COMPOSITED = {"transform", "opacity", "offset", "easing", "zIndex", "filter"}
INK = {"strokeDashoffset", "fillOpacity"}


def found(game: str, seats: int, line: str, **options: Any) -> tuple[dict[str, Any], int]:
    """Of random games the first move of the first seat that this line speaks of: its record, and which one it is."""
    for seed in range(200):
        match, luck = dh.new(game, seats=seats, seed=seed, options=options), random.Random(seed)
        while not match.over:
            seat = luck.choice(match.to_act)
            moves, record = list(match.moves(seat)), match.record()
            move = luck.choice(moves)
            match.play(move, seat)
            if seat == 0 and any(item["key"] == line for item in match.news(0, match.ply)[-1]):
                return record, moves.index(move)
    raise AssertionError("no random game has it")


def moved(one: Person, game: str, seats: int, line: str, **options: Any) -> dict[str, set[str]]:
    """Make that move at the table: the motions that followed, and the properties they changed."""
    record, at = found(game, seats, line, **options)
    one.creates(game, seats=seats, bots=[None, *["hatchling"] * (seats - 1)], **{"from": {"record": record}})
    one.waits()
    one.page.evaluate(WATCH)
    before = one.seq()
    one.page.keyboard.press("m")
    one.page.locator("dialog[open] li button").nth(at).click()
    one.page.wait_for_function(DONE, arg=before)
    seen: dict[str, set[str]] = {}
    for motion in one.page.evaluate("() => window.moved"):
        seen.setdefault(motion["name"], set()).update(motion["on"])
    return seen


@pytest.mark.parametrize(
    ("line", "names"),
    [("hatched", {"crack", "burst", "walk"}), ("fed", {"walk", "vanish", "burst"}), ("starved", {"open", "walk"})],
)
def test_eggs_crack_and_fed_dragons_walk_to_their_food_and_hungry_ones_leave(person, line: str, names: set[str]):
    seen = moved(person(size=PHONE, pace="fast", confirm="never"), "ranch", 1, line, solo_house=True)
    assert names <= set(seen)
    assert set().union(*seen.values()) <= COMPOSITED


@pytest.mark.parametrize(
    ("line", "names"),
    [("page_shown", {"page"}), ("wrote", {"fly", "ink"}), ("added", {"walk"}), ("pearl_shown", {"reveal"})],
)
def test_pages_turn_ink_writes_dragons_fly_and_pearls_are_revealed(person, line: str, names: set[str]):
    seen = moved(person(size=DESK, pace="fast"), "dragardiens", 2, line)
    assert names <= set(seen)
    assert seen.get("ink", set()) <= INK | COMPOSITED
    assert set().union(*(on for name, on in seen.items() if name != "ink")) <= COMPOSITED


@pytest.mark.parametrize("why", ["reduced motion", "instant"])
def test_nothing_moves_with_reduced_motion(person, why: str):
    one = person(size=PHONE, pace="instant" if why == "instant" else "fast")
    one.page.emulate_media(reduced_motion="reduce" if why == "reduced motion" else "no-preference")
    assert not moved(one, "ranch", 1, "fed", solo_house=True)
    assert not moved(one, "dragardiens", 2, "pearl_shown")
    assert one.page.evaluate("() => document.getAnimations().length") == 0
