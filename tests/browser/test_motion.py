"""What happens is shown by motions of its own: once, along the right way, and not at all for those who want none."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .people import DESK, PHONE, SLOW, Person

# Keeps every motion that begins, and for each line the motions that still run when it appears.
WATCH = """() => {
    window.moved = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
        const place = this.closest('[data-cid], [data-anchor]')
        const moving = {name: options?.id ?? '', at: place?.dataset.cid ?? place?.dataset.anchor ?? '',
            frames: frames.length, on: Object.keys(Object.assign({}, ...frames)).sort()}
        window.moved.push(moving)
        return animate.call(this, frames, options)
    }
    const running = () => document.getAnimations().filter((one) => one.playState === 'running').map((one) => one.id)
    new MutationObserver(() => {
        for (const line of document.querySelectorAll('[role=log] p')) {
            if (line.seen) continue
            line.seen = true
            window.moved.push({told: line.textContent, running: running()})
        }
    }).observe(document.body, {subtree: true, childList: true, characterData: true})
}"""
SHORT = {"track": 16, "start": 10}
COMPOSITED = {"transform", "opacity", "offset", "easing", "filter"}


def moved(one: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = one.page.evaluate("() => window.moved")
    return found


def races(person: Any, pace: str, **look: Any) -> Person:
    """A short race, in which she rolls at first, until somebody crosses the line."""
    one = person("Ann", size=DESK, pace=pace, **look)
    one.creates("dragorun", seats=3, options=SHORT)
    assert one.waits()
    one.page.evaluate(WATCH)
    one.page.get_by_role("button", name="Roll the dice").click()
    plays_until(one, {"flash"})
    return one


def plays_until(one: Person, names: set[str]) -> None:
    """Until all these motions were seen."""
    for _ in range(80):
        if one.over or names <= {line.get("name") for line in moved(one)}:
            return
        if one.page.locator(".pause button").count():
            one.page.locator(".pause button").first.click()
        else:
            one.decides()
        one.page.wait_for_selector(".prompt.mine:not([aria-busy='true']), .end, .finale, .pause")


def test_a_race_is_run_along_the_track_and_dice_tumble_once(person):
    one = races(person, "fast")
    found = moved(one)
    told = [line["told"] for line in found if "told" in line]
    rolls = [line for line in found if re.search(r" (re)?rolls?\b", line.get("told", ""))]
    assert rolls
    assert not any("tumble" in line["running"] for line in rolls), "the dice lie before anybody says what they show"
    tumbles = [line for line in found if line.get("name") == "tumble"]
    first = [line for line in rolls if " reroll" not in line["told"]]
    assert 2 * len(first) <= len(tumbles) <= 2 * len(rolls), "each die once for each roll"
    runs = [line["at"] for line in found if line.get("name") == "run"]
    went = [re.match(r"(\w+) moves (?:forward|back) from", line) for line in told]
    assert runs == [f"dragon:{line[1]}" for line in went if line]
    assert any("crosses the finish line" in line for line in told)
    names = {line.get("name") for line in found}
    assert {"run", "dust", "tumble", "lean", "flash", "burst"} <= names
    # While things move the page needs no new layout.
    assert {key for line in found for key in line.get("on", [])} <= COMPOSITED
    assert one.page.locator(".flying, .leaving").count() == 0 or one.page.wait_for_function(
        "() => !document.querySelector('.flying, .leaving')"
    )


@pytest.mark.parametrize("pace", ["instant", "fast"])
def test_nothing_moves_with_reduced_motion(person, pace: str):
    one = person("Ann", size=DESK, pace=pace)
    if pace != "instant":
        one.page.emulate_media(reduced_motion="reduce")
    one.creates("dragorun", seats=3, options=SHORT)
    while not one.waits():  # a bot has won the short race before it was one's turn
        one.creates("dragorun", seats=3, options=SHORT)
    one.page.evaluate(WATCH)
    # Until somebody rolls: some deals begin with swaps.
    for _ in range(40):
        one.decides()
        one.waits_through_pauses()
        if one.over or any(" roll" in line.get("told", "") for line in moved(one)):
            break
    found = moved(one)
    assert any(" roll" in line.get("told", "") for line in found)
    assert not [line for line in found if "name" in line]
    assert one.page.locator(".flying, .leaving").count() == 0


def test_coins_pour_powers_strike_and_the_flight_that_wins_lifts(person):
    one = person("Ann", size=PHONE, by="touch", pace="fast")
    one.creates("ante", seats=3)
    one.page.evaluate(WATCH)
    plays_until(one, {"fly", "lift", "pop", "beam"})
    found = moved(one)
    names = [line.get("name") for line in found]
    assert {"fly", "lift", "pop", "beam"} <= set(names)
    # Everybody pays into the stakes: several coins each, and not more than one can follow.
    stakes = next(nth for nth, line in enumerate(found) if "everybody pays" in line.get("told", ""))
    coins = 0
    for line in found[stakes + 1 :]:
        if line.get("told") and "pay" not in line["told"]:
            break
        coins += line.get("name") == "fly"
    assert 3 <= coins <= 3 * 8
    assert {key for line in found for key in line.get("on", [])} <= COMPOSITED


def test_a_tap_ends_all_motion(person):
    one = person("Ann", size=DESK, pace="slow")
    one.creates("ante", seats=4)
    # So slowly that no motion ends by itself.
    one.page.evaluate(SLOW)
    one.decides()
    one.page.wait_for_selector(".flying")
    one.page.keyboard.press("Escape")
    one.page.wait_for_function("() => !document.querySelector('.flying, .leaving')")
    one.waits_through_pauses()


def test_sound_and_vibration_are_off_by_one_tap_and_stay_off(person):
    one = person("Ann", size=PHONE, by="touch", sound=True)
    one.context.add_init_script("window.felt = []; navigator.vibrate = (how) => window.felt.push(how);")
    one.creates("dragorun", seats=2, options=SHORT)
    button = one.page.get_by_role("button", name="Sound and vibration")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "false")
    one.page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")
    one.waits()
    one.decides()
    one.waits()
    assert one.page.evaluate("() => window.felt") == []
    button.tap()
    one.decides()
    if one.waits():
        assert one.page.evaluate("() => window.felt.length") > 0
