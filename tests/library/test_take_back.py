"""Whether a move may be taken back: what the hall in the browser says too (web/tests/takeback.test.ts).

``web/tests/takeback.json`` has a few plies of every built-in game and the answer after each. Here Python is asked,
there the browser's own code. ``python -m tests.library.test_take_back`` writes the file again.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.core.take_back import may_take_back
from dragonhall.games import built_in

FILE = Path(__file__).parents[2] / "web" / "tests" / "takeback.json"
PLIES, SEATS, SEED = 40, 3, 7


def answers(name: str) -> dict[str, Any]:
    luck, match, plies = random.Random(name), dh.new(name, SEATS, seed=SEED), []
    while len(plies) < PLIES and not match.over:
        seat = luck.choice(match.to_act)
        moves = match.moves(seat)
        kind = luck.choice(sorted({move.name for move in moves}))
        move = luck.choice([move for move in moves if move.name == kind])
        match.play(move, seat=seat)
        plies.append([seat, int(move), may_take_back(match, seat, len(plies))])
    return {"game": name, "seats": SEATS, "seed": SEED, "plies": plies}


@pytest.mark.parametrize("name", built_in())
def test_the_answers_are_those_that_the_browser_gives(name: str) -> None:
    (kept,) = [case for case in json.loads(FILE.read_text("utf-8")) if case["game"] == name]
    assert answers(name) == kept, "if rules have changed: python -m tests.library.test_take_back"
    assert len({free for _, _, free in kept["plies"]}) == 2, "some may be taken back, and some may not"


if __name__ == "__main__":
    FILE.write_text(json.dumps([answers(name) for name in built_in()]) + "\n", "utf-8")
