"""Rules about the places of a table, generated from their fields' declarations: sizes, and pushing to and popping from
stacks.

::

    stack: Grid = i8(SEATS, 4, known=ITS_SEAT, holds=names(1))
    height, all_stacked = size_rules(Table, __name__, "stack")
    push, pop = stack_rules(Table, __name__, "stack")

A row of such a grid is a stack in order: its lowest thing stands first, and 0 is an empty place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .errors import BadGame
from .knowledge import Counts, Names
from .record import Layout, Record
from .rule import generated

Rule = Callable[..., Any]


def size_rules(table: type[Record], module: str, name: str) -> tuple[Rule, Rule]:
    """Return the rules ``size(t, row)``, how many things lie in a row, and ``size_of_all(t)``, how many in all rows.

    Raises:
        BadGame: the field has no rows of things.
    """
    layout = table.fields.get(name)
    if layout is None or not isinstance(layout.holds, Counts | Names) or len(layout.shape) != 2:
        raise BadGame(
            f"{module}: {name} has no rows of things; they are declared as i8(SEATS, 4, holds=counts(4)) or names(1)."
        )
    things = f"t.{name}[row, k]" + (f" >= {layout.holds.first}" if isinstance(layout.holds, Names) else "")
    add = [f"    for k in range({layout.shape[1]}):", f"        size += {things}"]
    of_row = made(module, f"size_of_{name}", "t, row", ["size = 0", *(line[4:] for line in add), "return size"])
    rows = [f"for row in range({layout.shape[0]}):", *add]
    return of_row, made(module, f"size_of_all_{name}", "t", ["size = 0", *rows, "return size"])


def stack_rules(table: type[Record], module: str, name: str) -> tuple[Rule, Rule]:
    """Return the rules ``push(t, row, thing)`` and ``pop(t, row)``, which returns the thing that was on top. Before a
    pop there must be one.

    Raises:
        BadGame: the field is no grid of stacks.
    """
    layout = table.fields.get(name)
    if layout is None or not is_stack(layout):
        raise BadGame(f"{module}: {name} holds no stacks; they are declared as i8(SEATS, 4, holds=names(1)).")
    assert isinstance(layout.holds, Names)
    top = ["top = 0", f"while top < {layout.shape[1]} and t.{name}[row, top] >= {layout.holds.first}:", "    top += 1"]
    take = [f"thing = t.{name}[row, top - 1]", f"t.{name}[row, top - 1] = 0", "return thing"]
    push = made(module, f"push_on_{name}", "t, row, thing", [*top, f"t.{name}[row, top] = thing"])
    return push, made(module, f"pop_from_{name}", "t, row", [*top, *take])


def is_stack(layout: Layout) -> bool:
    """Whether each row of a field is a stack in order."""
    return isinstance(layout.holds, Names) and len(layout.shape) == 2


def made(module: str, name: str, arguments: str, lines: list[str]) -> Rule:
    source = [f"def {name}({arguments}):", *(f"    {line}" for line in lines)]
    rule: Rule = generated(name, source, f"<{name} of {module}>", {"__name__": module})
    return rule
