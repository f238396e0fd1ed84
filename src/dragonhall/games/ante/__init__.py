"""Le Jeu des Dragons: antes, flights of dragons and their powers, for 2 to 6 players."""

from __future__ import annotations

from typing import Any

from ...core.game import Game
from ...core.options import Options, choice, number
from .box import HOARD, LARGEST_HOARD, SMALLEST_HOARD
from .moves import MOVES
from .news import NEWS
from .position import describe, pieces, place
from .rules import deal, legal, play, to_act
from .rules_end import score, won
from .table import Table
from .view import redeal, view

OPTIONS = (
    number("hoard", HOARD, SMALLEST_HOARD, LARGEST_HOARD),
    number("gambits", 0, 0, 100),
    number("target", 0, 0, 6 * LARGEST_HOARD),
    number("eliminations", 1, 1, 5),
    choice("edition", "2005_fr", "emperors_gambit_rules"),
    choice("slayer", "weaker", "weaker_or_equal"),
    choice("dracolich", "evil", "undead"),
    choice("no_winner", "carry", "split", "extra_round", house=True),
)


def fits(seats: int, options: Options) -> str:
    """A target must lie above the hoard one begins with (11.5)."""
    if 0 < options["target"] <= options["hoard"]:
        return f"The target must be above the hoard of {options['hoard']} that everybody begins with."
    return ""


def draw(view: dict[str, Any], words: Any, names: list[str]) -> Any:
    from .terminal import draw

    return draw(view, words, names)


GAME = Game(
    name="ante",
    title="Le Jeu des Dragons",
    seats=range(2, 7),
    version=1,
    Table=Table,
    moves=MOVES,
    news=NEWS,
    options=OPTIONS,
    longest_list=32,
    longest_match=100_000,
    deal=deal,
    to_act=to_act,
    legal=legal,
    play=play,
    redeal=redeal,
    score=score,
    won=won,
    view=view,
    describe=describe,
    place=place,
    pieces=pieces,
    draw=draw,
    calls=("last",),
    fits=fits,
    tried=(
        {},
        {"hoard": 30, "gambits": 5},
        {"hoard": 10, "eliminations": 5},
        {"target": 100, "edition": "emperors_gambit_rules", "slayer": "weaker_or_equal", "dracolich": "undead"},
        {"hoard": 20, "no_winner": "split", "dracolich": "undead", "eliminations": 2},
        {"hoard": 100, "no_winner": "extra_round", "gambits": 10},
    ),
)
