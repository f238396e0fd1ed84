"""A mistake in a rule is one sentence: file, line, what is wrong, what to write instead."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from dragonhall.core.board import Board
from dragonhall.core.compiler import diagnostics
from dragonhall.core.compiler.diagnostics import check
from dragonhall.core.compiler.engines import told_in_a_sentence
from dragonhall.core.compiler.parts import compile_rule
from dragonhall.core.errors import BadRule

HEAD = """
from enum import IntEnum

from dragonhall.core.record import Record, i8
from dragonhall.core.rule import rule

NAMES = {1: "one"}


class Ask(IntEnum):
    NOTHING = 0


class Table(Record):
    turn: int = i8()
    gold = i8(4)
    hand = i8(4, 2)


def helper(number):
    return number


@rule
def paid(t, seat, gold):
    t.gold[seat] -= gold
    return gold


@rule
def f(t: Table, seat):
"""
FIRST = HEAD.count("\n") + 1
MISTAKES = {
    "a string": ("if seat == 0:\n    name = 'Ann'\nreturn seat", 1, "a string cannot stand in a rule", "tell"),
    "an f-string": ("return len(f'{seat}')", 0, "a string cannot stand in a rule", "en.ftl"),
    "print": ("print(seat)\nreturn 0", 0, "print() cannot be called in a rule", "tell"),
    "a dict": ("prices = {1: 2}\nreturn prices[1]", 0, "a dict cannot stand in a rule", "tuple or an array"),
    "a set": ("return seat in {1, 2}", 0, "a set cannot stand in a rule", "bit set"),
    "a list": ("found = [0]\nreturn found[0]", 0, "a list cannot stand in a rule", "fields of the table"),
    "a comprehension": ("n = 0\nreturn sum([k for k in range(n)])", 1, "a list comprehension cannot", "Write a loop"),
    "a generator": ("return sum(t.gold[k] for k in range(4))", 0, "a generator cannot stand", "Write a loop"),
    "an undefined name": ("return seat + forgotten", 0, "forgotten is not defined", "module level"),
    "a dict at module level": ("return NAMES[seat]", 0, "NAMES is a dict", "tuple of numbers"),
    "a function that is no rule": ("return helper(seat)", 0, "helper is not a rule", "Mark helper with @rule"),
    "too few arguments": ("return paid(t, seat)", 0, "missing a required argument: 'gold'", "paid(t, seat, gold)"),
    "a wrong keyword": (
        "return paid(t, seat, coins=1)",
        0,
        "paid is called with other arguments",
        "paid(t, seat, gold)",
    ),
    "a slice": ("return len(t.gold[1:3])", 0, "a slice cannot stand in a rule", "one at a time"),
    "try": (
        "try:\n    return t.gold[seat]\nexcept IndexError:\n    return 0",
        0,
        "try cannot stand in a rule",
        "bounds",
    ),
    "with": ("with open('x') as g:\n    return 0", 0, "with cannot stand in a rule", "the table"),
    "a lambda": ("g = lambda n: n + seat\nreturn g(1)", 0, "a function inside a rule cannot", "@rule of its own"),
    "recursion": ("return f(t, seat - 1) if seat > 0 else 0", -2, "f calls itself", "Write a loop"),
    "an unknown field": ("t.turn = 1\nreturn t.silver[seat]", 1, "the table has no field silver", "dice, turn, gold"),
    "a whole row": ("mine = t.hand[seat]\nreturn mine[0]", 0, "t.hand[seat] is a whole row of hand", "t.hand[seat, k]"),
    "an unknown member": ("return Ask.EVERYTHING", 0, "Ask has no EVERYTHING", "It has NOTHING"),
    "a fraction as a place": ("return t.gold[seat / 2]", 0, "`/` gives a fraction", "Write `//`"),
    "two kinds of value": ("x = 0\nif seat:\n    x = (1, 2)\nreturn x", 3, "Cannot unify", "whole numbers"),
    "a matrix product": ("return seat @ seat", 0, "the compiler cannot do this", "whole numbers"),
}


def written(folder: Path, body: str) -> Any:
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    path = folder / "mistaken.py"
    path.write_text(
        HEAD.removeprefix("\n") + lines + "\n\n@rule\ndef outer(t, seat):\n    return f(t, seat)\n", "utf-8"
    )
    spec = importlib.util.spec_from_file_location(f"mistaken_{folder.name.replace('-', '_')}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def compiled(module: Any) -> None:
    import numba

    from dragonhall.core.compiler.numba_backend import form_of

    check([module.outer])
    compile_rule(form_of(module.outer), (numba.from_dtype(module.Table.dtype), numba.int64))


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_in_a_rule_is_one_sentence(name: str, tmp_path: Path):
    body, line, what, instead = MISTAKES[name]
    module = written(tmp_path, body)
    with pytest.raises(BadRule) as error:
        compiled(module)
    said = str(error.value)
    assert said.startswith(f"{module.__file__}, line {FIRST + line - 1}, in f: "), said
    assert what in said and instead in said and "\n" not in said and len(said) < 600, said
    assert error.value.__cause__ is None, "the compiler's text stays out of sight"


def test_a_rule_without_mistake_is_compiled(tmp_path: Path):
    compiled(written(tmp_path, "t.gold[seat] += paid(t, seat, 2)\nreturn t.gold[seat]"))


def test_interpreted_rules_tell_of_a_whole_row_in_the_same_sentence(tmp_path: Path):
    module = written(tmp_path, "mine = t.hand[seat]\nreturn mine[0]")
    with pytest.raises(BadRule, match=r"in f: t.hand\[seat\] is a whole row of hand"):
        told_in_a_sentence(module.outer)(Board(SimpleNamespace(Table=module.Table)).t, 0)


def test_the_compilers_own_text_is_shown_where_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from numba.core.errors import TypingError

    monkeypatch.setattr(diagnostics, "RAW", True)  # DRAGONHALL_RAW_ERRORS=1
    with pytest.raises(TypingError) as error:
        compiled(written(tmp_path, "return seat + forgotten"))
    assert str(error.value).count("\n") > 5
