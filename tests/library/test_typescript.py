"""The translator from Python to TypeScript: what comes of small functions, and how it refuses what it does not know."""

from __future__ import annotations

import importlib.util
import itertools
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from dragonhall.games import built_in, game
from dragonhall.typescript.kinds import BIG, NULL, NUMBER, Either, Items, Shape, Text, join
from dragonhall.typescript.layout import wrapped
from dragonhall.typescript.modules import modules
from dragonhall.typescript.program import Program
from dragonhall.typescript.refusal import CannotTranslate

HEAD = """
from __future__ import annotations
from collections import Counter
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any
from dragonhall.core.knowledge import ALL
from dragonhall.core.record import Grid, Record, Row, i8, i64

NAMES = ("ann", "bob", "cal")

class Ask(IntEnum):
    NOTHING = 0
    TURN = 1

class Table(Record):
    turn: int = i8(known=ALL)
    cards: int = i64(known=ALL)
    gold: Row = i8(4, known=ALL)
    hand: Grid = i8(4, 3, known=ALL)
"""
numbers = itertools.count()


@pytest.fixture
def source(tmp_path: Path) -> Iterator[Any]:
    """Makes a module of some source."""
    names = []

    def make(text: str) -> ModuleType:
        name = f"translated_{next(numbers)}"
        path = tmp_path / f"{name}.py"
        path.write_text(HEAD + textwrap.dedent(text), "utf-8")
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        names.append(name)
        spec.loader.exec_module(module)
        return module

    yield make
    for name in names:
        del sys.modules[name]


def translated(module: ModuleType, name: str = "f") -> str:
    program = Program(module.Table)
    program.translate(getattr(module, name))
    return "\n".join(program.texts().values())


def test_small_fields_are_plain_numbers_and_wide_ones_big(source: Any) -> None:
    text = translated(source("def f(t: Table) -> int:\n    return t.turn + 1\n"))
    assert "export function f(t: Table): number {\n  return t.turn + 1;\n}" in text
    text = translated(source("def f(t: Table) -> int:\n    return t.cards | 1\n"))
    assert "f(t: Table): bigint" in text and "return t.cards | 1n;" in text


def test_a_bit_of_a_wide_field_is_a_plain_number_again(source: Any) -> None:
    text = translated(source("def f(t: Table, card: int) -> bool:\n    return bool(t.cards >> card & 1)\n"))
    assert "return Number(t.cards >> BigInt(card) & 1n) !== 0;" in text


def test_a_parameter_is_big_where_any_call_gives_a_wide_value(source: Any) -> None:
    text = translated(
        source(
            """
            def f(t: Table) -> list[int]:
                return members(t.cards) + members(3)

            def members(bits: int) -> list[int]:
                return [at for at in range(bits.bit_length()) if bits >> at & 1]
            """
        )
    )
    assert "members(bits: bigint): number[]" in text
    assert "[...members(t.cards), ...members(3n)]" in text


def test_a_view_gets_its_type_from_what_builds_it(source: Any) -> None:
    text = translated(
        source(
            """
            def f(t: Table, seat: int | None) -> dict[str, Any]:
                shown: dict[str, Any] = {
                    "ask": Ask(t.turn).name.lower(),
                    "who": NAMES[t.turn] if t.turn else None,
                    "gold": [t.gold[at] for at in range(4)],
                    "hands": {name: t.hand[at, 2] for at, name in enumerate(NAMES)},
                }
                if seat is not None:
                    shown["mine"] = t.gold[seat] > 0
                return shown
            """
        )
    )
    assert "{ ask: AskNames; who: Names | null; gold: number[]; hands: py.Full<Names, number>; mine?: boolean }" in text
    assert "t.hand[at * 3 + 2]!" in text


def test_division_remainder_and_comparisons_are_pythons(source: Any) -> None:
    text = translated(source("def f(a: int, b: int) -> bool:\n    return 0 <= a // b % 3 < 2 and [a] == [b]\n"))
    assert "py.mod(Math.floor(a / b), 3)" in text and "py.same([a], [b])" in text


def test_names_are_declared_where_they_are_used(source: Any) -> None:
    text = translated(
        source(
            """
            def f(t: Table) -> int:
                best, new = 0, 1
                for seat in range(4):
                    gold = t.gold[seat]
                    if gold > best:
                        best = gold
                return best + new
            """
        )
    )
    assert "let best = 0;" in text and "const new_ = 1;" in text
    assert "for (const seat of py.range(4)) {\n    const gold = t.gold[seat]!;" in text


def test_a_value_for_two_names_is_made_once(source: Any) -> None:
    text = translated(
        source(
            """
            def g(left: list[int]) -> int:
                return left.pop()

            def f(t: Table) -> int:
                one = other = g([1, 2])
                return one + other
            """
        )
    )
    assert text.count("g([1, 2])") == 1


def test_a_dataclass_is_a_class_and_a_property_is_read(source: Any) -> None:
    text = translated(
        source(
            """
            @dataclass(frozen=True)
            class Line:
                seat: int
                points: int
                \"\"\"May be negative.\"\"\"
                words: list[str] = field(default_factory=list)

                @property
                def cost(self) -> int:
                    return -self.points

            def f(t: Table) -> int:
                return max([Line(0, t.turn), Line(1, 2, ["x"])], key=lambda line: line.points).cost
            """
        )
    )
    assert "constructor(seat: number, points: number, words: string[] = []) {" in text
    # Python has no -0.
    assert "get cost(): number {\n    return 0 - this.points;" in text
    assert 'py.maxBy([new Line(0, t.turn), new Line(1, 2, ["x"])], (line) => line.points).cost' in text


def test_match_over_constants_is_a_chain_of_comparisons(source: Any) -> None:
    text = translated(
        source(
            """
            def f(name: str) -> int:
                match name:
                    case "ann" | "bob":
                        found = 1
                    case "cal":
                        found = 2
                    case _:
                        found = 3
                return found
            """
        )
    )
    assert 'if (py.contains(["ann", "bob"], name)) {' in text
    assert '} else if (name === "cal") {' in text and "} else {\n    found = 3;" in text


@pytest.mark.parametrize(
    ("body", "line", "why"),
    [
        ("x = {1}\n    del x", 2, "Delete"),
        ("return t.turn.real", 1, "real"),
        ("return open('x')", 1, "open"),
        ("with t:\n        pass", 1, "With"),
        ("return '%d' % t.turn", 1, "Mod"),
        ("return NAMES[::2]", 1, "step"),
        ("return [*map(print, NAMES)]", 1, "print"),
        ("yield 1", 1, "Yield"),
        ("return f'{t.turn:03}'", 1, "format"),
        ("return 0 < f(t) < 2", 1, "middle"),
        ("match t.turn:\n        case [one]:\n            pass", 1, "Match"),
        ("match f(t):\n        case 1:\n            pass", 1, "Match"),
    ],
)
def test_what_is_not_known_is_refused_with_file_line_and_construct(source: Any, body: str, line: int, why: str) -> None:
    module = source(f"def f(t: Table) -> Any:\n    {body}\n")
    with pytest.raises(CannotTranslate) as refused:
        translated(module)
    said = str(refused.value)
    first = HEAD.count("\n") + 1
    assert f"{module.__name__}.py, line {first + line}: " in said and why in said


def test_two_types_join_to_the_smallest_that_holds_both() -> None:
    assert join(NUMBER, BIG) == BIG
    assert join(Items(NUMBER), NULL) == Either((Items(NUMBER), NULL))
    assert join(Text(frozenset("a")), Text(frozenset("b"))) == Text(frozenset("ab"))
    wide = Shape((("a", NUMBER), ("b", BIG)), frozenset("b"))
    assert join(Shape((("a", NUMBER),)), wide) == wide


def test_long_lines_are_broken_at_the_commas_of_their_outermost_brackets() -> None:
    items = [f'"thing, number {n}"' for n in range(10)]
    line = f"  return f({', '.join(items)});"
    assert wrapped(line).split("\n") == ["  return f(", *(f"    {item}," for item in items), "  );"]


def test_a_game_is_translated_the_same_each_time() -> None:
    name = built_in()[-1]
    assert modules(game(name)) == modules(game(name))
