"""Whole games of one person against a bot, in a real browser, against the real hall."""

from __future__ import annotations

import pytest

from .options import SHORT
from .people import DESK, PHONE

every_game = pytest.mark.parametrize("game", SHORT)


def plays_a_whole_game(one, game: str) -> None:
    one.creates(game, options=SHORT[game])

    def look(made: int) -> None:
        if made in (0, 1, 6, 20, 40):
            one.sees_no_raw_words()
            one.fits_the_screen()
            one.nothing_too_small()
            one.axe()

    one.plays_on(each=look)
    assert one.over, "the game did not end in 400 decisions"
    one.sees_no_raw_words()
    one.axe()
    assert one.page.get_by_role("button", name="Rematch").is_visible()


@every_game
def test_by_mouse(person, game: str):
    plays_a_whole_game(person(size=DESK, by="mouse"), game)


@pytest.mark.long
@every_game
def test_by_touch_on_a_phone(person, game: str):
    plays_a_whole_game(person(size=PHONE, by="touch"), game)


@pytest.mark.long
@every_game
def test_by_keyboard(person, game: str):
    plays_a_whole_game(person(size=DESK, by="keyboard"), game)
