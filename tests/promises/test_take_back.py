"""Promise 13 in games that lie, and where samples would not decide."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import dragonhall as dh
from dragonhall.core.records import placed
from dragonhall.core.take_back import may_take_back
from dragonhall.promises.take_back import plies

from . import stacks
from .liars import STACKED, liar
from .tiny import TINY


@pytest.mark.parametrize("lie", ["", *STACKED])
def test_not_even_in_a_dishonest_game(lie: str) -> None:
    game = liar("take_back", stacks.STACKS, **(STACKED[lie][0] if lie else {}))
    with dh.interpreted():
        taken = sum((plies(game, 2, {}, random.Random(seed)) for seed in range(4)), Counter())
    assert taken["turn"] == taken["lose"] == 0
    assert bool(taken["lay"]) == (lie != "news that tell everybody a laid disc"), "what lies face down may be"


def test_turning_over_a_disc_that_is_nearly_certain_is_not_taken_back() -> None:
    """Three of four discs are plain, so few re-deals have another one on top: no sample decides."""
    with dh.interpreted():
        for seed in range(40):
            match = placed(stacks.STACKS, {**stacks.STACKS.small_tables[0], "seed": seed})
            match.play("turn 1", seat=0)
            assert not any(may_take_back(match, 0, 100 * seed + again) for again in range(3))


def test_what_was_drawn_or_shown_is_not_taken_back() -> None:
    with dh.interpreted():
        taken = sum((plies(TINY, 3, {}, random.Random(seed)) for seed in range(4)), Counter())
    assert not taken["draw"] and not taken["play"]
