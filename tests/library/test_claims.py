"""A reason is a claim, and so is a line of the aids. Claims are checked: every key has a checker that plays the move or
asks the rules. ``web/tests/claims.test.ts`` checks what the pages say beside: why not, and what has happened.

``DRAGONHALL_CLAIMS=10000`` checks that many positions of every game, as ``make soak`` does.
"""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from itertools import islice

import pytest

from dragonhall.games import built_in
from dragonhall.games import game as find_game
from dragonhall.words import LANGUAGES, words_in
from tests.library.aids import decisions
from tests.library.claims import aid_claims_of, claims_of

POSITIONS = int(os.environ.get("DRAGONHALL_CLAIMS", "300"))
PLIES = 180
STRIDE = 6
"""Every sixth position of a match is checked, so that its end is reached too."""
OF_EACH = 6
"""Moves, and lines of the aids, that are checked in every position."""


@pytest.mark.parametrize("name", built_in())
def test_every_reason_and_every_aid_is_true_where_it_is_given(name: str) -> None:
    """In positions of random matches, under every set of options in turn, whichever of its moves is asked about."""
    checkers, aid_checkers, reason = claims_of(name), aid_claims_of(name), find_game(name).faces.reason
    assert reason is not None
    luck, seen, aids = random.Random(5), Counter[str](), Counter[str]()
    for asked in islice(decisions(name, PLIES, POSITIONS, STRIDE), POSITIONS):
        for line in luck.sample(asked.lines, min(OF_EACH, len(asked.lines))):
            assert aid_checkers[line["key"]](asked, line), (asked.match.position(), asked.seat, line)
            aids[line["key"]] += 1
        if len(asked.moves) < 2:
            continue
        for move in luck.sample(asked.moves, min(OF_EACH, len(asked.moves))):
            said = reason(asked.board.t, asked.seat, move)
            place = asked.match.position(), asked.seat, asked.game.moves[move].text, said
            assert checkers[said["key"]](asked, move, said["number"]), place
            seen[said["key"]] += 1
    print(f"{name}: {seen.total()} reasons {dict(seen)}, {aids.total()} lines of the aids {dict(aids)}")
    assert len(seen) > len(checkers) // 2, seen
    assert len(aids) > len(aid_checkers) // 2, aids


@pytest.mark.parametrize("name", built_in())
def test_every_key_of_a_reason_has_a_checker_and_words(name: str) -> None:
    folder = find_game(name).folder
    in_words = set(re.findall(rf"^{name}-reason-([\w-]+) =", (folder / "lesson" / "en.ftl").read_text("utf-8"), re.M))
    in_rules = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', (folder / "reason.py").read_text("utf-8"))) - {"key", "number"}
    assert in_words == set(claims_of(name)) == in_rules
    for language in LANGUAGES:
        assert all(f"{name}-reason-{key}" in words_in(language) for key in claims_of(name))


@pytest.mark.parametrize("name", built_in())
def test_every_key_of_an_aid_has_a_checker(name: str) -> None:
    words = (find_game(name).folder / "web" / "en.ftl").read_text("utf-8")
    assert set(re.findall(rf"^web-{name}-aid-key-([\w-]+) =", words, re.M)) == set(aid_claims_of(name))
