"""``dragonhall check``: promises one by one for the author of a game, and the branches that no match came to."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import dragonhall as dh
from dragonhall.games import game as find_game
from dragonhall.promises import PROMISES
from dragonhall.promises.branches import Watch, branches, never_reached, reached
from dragonhall.promises.check import check
from dragonhall.words import words_in

from .liars import STACKED, liar
from .stacks import STACKS


def checked(game, *texts: str) -> tuple[int, list[str]]:
    lines: list[str] = []
    with dh.interpreted():
        broken = check(game, [2], texts, words_in("en"), lines.append)
    return broken, lines


def test_a_promise_that_is_kept_is_a_line():
    broken, lines = checked(STACKS, "hidden")
    assert broken == 0
    assert lines[0] == "Stacks: 3 promises, 2 combinations of seats and options"
    assert [line[14:] for line in lines[1:-1]] == [name for name in PROMISES if "hidden" in name]
    assert lines[-1] == "All 3 promises are kept."


def test_a_broken_promise_says_with_which_seats_and_why():
    lies, _ = STACKED["news that tell everybody a laid disc"]
    broken, lines = checked(liar("checked", STACKS, **lies), "news tell", "comes back")
    assert broken >= 1
    told = "\n".join(lines)
    assert re.search(
        r"✗ +[\d.]+ s  news tell what may be known\n +with 2 seats and the options {}: .*seat .* hears of", told
    )
    assert lines[-1].startswith(f"{broken} promise")


def test_a_mistake_in_a_rule_is_told_with_its_line():
    def play(t, seat, move):
        raise IndexError("there is no seat 7")

    broken, lines = checked(liar("wrong", STACKS, play=play), "after every ply")
    assert broken == 1
    assert any("IndexError: there is no seat 7 (test_check.py, line " in line for line in lines)


RULES = """
from dragonhall.core.rule import rule

@rule
def paid(gold, debt):
    if (
        gold >= debt
        and debt
    ):
        return gold - debt
    while gold > 9:
        gold -= 1
    if gold:
        gold = gold
    return gold

def no_rule(gold):
    if gold:
        return 1
"""


def test_branches_that_nothing_came_to_are_named(tmp_path: Path):
    (tmp_path / "rules.py").write_text(RULES, "utf-8")
    (tmp_path / "position.py").write_text(RULES, "utf-8")
    game: Any = SimpleNamespace(folder=tmp_path)
    spec = spec_from_file_location("rules_of_a_test", tmp_path / "rules.py")
    assert spec and spec.loader
    rules = module_from_spec(spec)
    spec.loader.exec_module(rules)
    with Watch(game) as watch:
        rules.paid(3, 2)
        rules.paid(1, 2)
    rules.paid(12, 0)  # nobody watches any more
    never = [branch for branch in branches(game) if not reached(branch, watch.follows)]
    assert len(branches(game)) == 5
    assert [str(branch) for branch in never] == [
        "rules.py:11: gold > 9 is never true",
        "rules.py:13: gold is always true",
    ]


def test_the_styles_of_play_reach_every_branch_of_a_small_game():
    assert len(branches(find_game("dragorun"))) > 80
    assert never_reached(find_game("dragorun"), 1) == []
