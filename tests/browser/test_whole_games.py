"""Whole games of one person against a bot, in a real browser, against the real hall."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.bots.levels import bot_named

from .people import DESK, PHONE, Person

SHORT = {
    "dragorun": {"track": 16, "start": 10},
    "ante": {"gambits": 2},
    "ranch": {},
    "dragardiens": {},
}
LONG = {"ranch": 24, "dragardiens": 30}
"""Games that cannot be agreed shorter, and how many plies before its end a match is gone into again."""
every_game = pytest.mark.parametrize("game", SHORT)


def looked_at(one: Person) -> None:
    one.sees_no_raw_words()
    one.fits_the_screen()
    one.nothing_too_small()
    one.axe()


def plays_to_the_end(one: Person, looks: tuple[int, ...]) -> None:
    one.plays_on(each=lambda made: looked_at(one) if made in looks else None)
    assert one.over, "the game did not end in 400 decisions"
    one.sees_no_raw_words()
    one.axe()
    assert one.page.get_by_role("button", name="Rematch").is_visible()


def plays_a_whole_game(one: Person, game: str) -> None:
    one.lays(game, options=SHORT[game])
    plays_to_the_end(one, looks=(0, 1, 6, 20, 40))


@cache
def played(game: str) -> dict[str, Any]:
    """A match between two bots, as a record."""
    match, bot = dh.new(game, seats=2, seed=5), bot_named("drake", seed=5)
    while not match.over:
        seat = match.to_act[0]
        match.play(bot.choose(match, seat), seat)
    return match.record()


def plays_both_ends(one: Person, game: str) -> None:
    """The first turns of a match; then another one is gone into by "What if?", and played to its end."""
    one.lays(game)
    one.plays_on(10, each=lambda made: looked_at(one) if made in (0, 1, 6) else None)
    record = played(game)
    code = one.page.evaluate(
        """async (record) => (await (await fetch('/api/records', {method: 'POST', body: JSON.stringify(record),
            headers: {'Content-Type': 'application/json'}})).json()).code""",
        record,
    )
    one.opens(f"/t/{code}/replay/{len(record['moves']) - LONG[game]}?seat=0")
    one.page.locator(".what-if").click()
    one.page.wait_for_selector(".prompt, .end")
    plays_to_the_end(one, looks=(1, 8))


@every_game
def test_by_mouse(person, game: str):
    one = person(size=DESK, by="mouse")
    (plays_both_ends if game in LONG else plays_a_whole_game)(one, game)


@pytest.mark.long
@every_game
def test_by_touch_on_a_phone(person, game: str):
    plays_a_whole_game(person(size=PHONE, by="touch"), game)


@pytest.mark.long
@every_game
def test_by_keyboard(person, game: str):
    plays_a_whole_game(person(size=DESK, by="keyboard"), game)
