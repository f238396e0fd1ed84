"""A reason is a claim, and claims are checked: every key has a checker that plays the move or asks the rules.

``DRAGONHALL_CLAIMS=10000`` checks that many positions of every game, as ``make soak`` does.
"""

from __future__ import annotations

import os
import random
import re
from collections import Counter

import pytest

from dragonhall.games import built_in
from dragonhall.games import game as find_game
from dragonhall.words import LANGUAGES, words_in
from tests.library.aids import decisions
from tests.library.claims import claims_of

POSITIONS = int(os.environ.get("DRAGONHALL_CLAIMS", "600"))
PLIES = 60
OF_EACH = 6
"""Moves that are checked in every position."""


@pytest.mark.parametrize("name", built_in())
def test_every_reason_is_true_where_it_is_given(name: str) -> None:
    """In positions of random matches, under every set of options in turn, whichever of its moves is asked about."""
    checkers, reason, seen = claims_of(name), find_game(name).faces.reason, Counter[str]()
    assert reason is not None
    luck = random.Random(5)
    for asked in decisions(name, PLIES, -(-POSITIONS // PLIES)):
        if len(asked.moves) < 2:
            continue
        for move in luck.sample(asked.moves, min(OF_EACH, len(asked.moves))):
            said = reason(asked.board.t, asked.seat, move)
            place = asked.match.position(), asked.seat, asked.game.moves[move].text, said
            assert checkers[said["key"]](asked, move, said["number"]), place
            seen[said["key"]] += 1
    assert len(seen) > len(checkers) // 2, seen


@pytest.mark.parametrize("name", built_in())
def test_every_key_of_a_reason_has_a_checker_and_words(name: str) -> None:
    folder = find_game(name).folder
    in_words = set(re.findall(rf"^{name}-reason-([\w-]+) =", (folder / "lesson" / "en.ftl").read_text("utf-8"), re.M))
    in_rules = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', (folder / "reason.py").read_text("utf-8"))) - {"key", "number"}
    assert in_words == set(claims_of(name)) == in_rules
    for language in LANGUAGES:
        assert all(f"{name}-reason-{key}" in words_in(language) for key in claims_of(name))
