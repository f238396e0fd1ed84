"""The contents of hidden places, as the fields declare them (``core/knowledge.py``): the number of each thing.

Whether a move may be taken back depends on it. Like a re-deal (``core/redeals.py``) the rule is generated as source
text, so that a browser has it too.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from .knowledge import ALL, Bits, Counts, Names, among, is_owned, may_know
from .record import Layout, Record
from .rule import generated, is_rule

if TYPE_CHECKING:
    from .game import Game

MAX_NAMES = 128
"""Numbers of things are small integers."""


@cache
def hidden_things_of(game: Game) -> Any:
    """Make the rule ``hidden_things(t, seat)``: how many of each thing lie where a seat (-1: a spectator) may not
    look. Notes that name a hidden thing count as its place."""
    table, module = game.Table, game.Table.__module__
    names: dict[str, Any] = {"__name__": module, "Table": table}
    first, size, lines = {}, 0, []
    for layout in table.fields.values():
        if isinstance(layout.holds, Bits) and layout.holds not in first:
            first[layout.holds], size = size, size + sum(layout.holds.words)
    # Things of which there are several are counted by kind, and named by their kind.
    kinds = next(iter(first.values())) if len(first) == 1 and not counted(table) else size
    size = kinds + MAX_NAMES
    for name, layout in table.fields.items():
        place = layout.holds or (layout.about if isinstance(layout.about, Names) else None)
        if place is not None and layout.known is not ALL:
            at = first[place] if isinstance(place, Bits) else kinds
            if is_owned(place):  # things of several seats are counted apart
                at, size = kinds + MAX_NAMES, max(size, kinds + MAX_NAMES * (1 + layout.shape[0]))
            lines += lines_of(table, module, name, layout, place, at, names)
    source = [
        "def hidden_things(t: Table, seat: int) -> list[int]:",
        f"    found = [0] * {size}",
        *(f"    {line}" for line in lines),
        "    return found",
    ]
    return generated("hidden_things", source, f"<hidden things of {module}>", names)


def counted(table: type[Record]) -> bool:
    return any(isinstance(layout.holds, Counts | Names) for layout in table.fields.values())


def condition(table: type[Record], module: str, name: str, row: str, names: dict[str, Any]) -> str:
    """Return the source text of the condition that a seat may know a row. This rule is never compiled, so it may ask
    any function."""
    known = table.fields[name].known
    if callable(known) and not is_rule(known):
        names |= {"among": among, f"who_knows_{name}": known}
        return f"among(who_knows_{name}(t, {row}), seat)"
    return may_know(table, module, name, row, names)


def lines_of(
    table: type[Record], module: str, name: str, layout: Layout, place: Any, at: int, names: dict[str, Any]
) -> list[str]:
    """Return source lines that count the things in one field, if it is hidden."""
    single = isinstance(place, Names) or (isinstance(place, Bits) and len(place.words) == 1)
    rows = layout.shape if single else layout.shape[:-1]
    loops = [f"{'    ' * depth}for row{depth or ''} in range({count}):" for depth, count in enumerate(rows)]
    index = ", ".join(f"row{depth or ''}" for depth in range(len(rows)))
    indent = "    " * len(rows)
    owner = f"{MAX_NAMES} * row + " if is_owned(place) else ""
    lines, known = loops, condition(table, module, name, "row" if rows else "0", names)
    if known != "False":
        lines.append(f"{indent}if not ({known}):")
        indent += "    "
    if isinstance(place, Names):
        value = f"t.{name}[{index}]" if rows else f"t.{name}"
        return [
            *lines,
            f"{indent}if {value} >= {place.first}:",
            f"{indent}    found[{owner}{at - place.first} + {value}] += 1",
        ]
    if isinstance(place, Counts):
        value = f"t.{name}[{f'{index}, ' if rows else ''}kind]"
        return [
            *lines,
            f"{indent}for kind in range({place.kinds}):",
            f"{indent}    found[{owner}{at} + kind] += {value}",
        ]
    for word, size in enumerate(place.words):
        value = f"t.{name}[{', '.join([*([index] if rows else []), *([] if single else [str(word)])])}]"
        value = value.removesuffix("[]")
        lines += [
            f"{indent}for bit in range({size}):",
            f"{indent}    if ({value} >> bit) & 1:",
            f"{indent}        found[{at} + bit] += 1",
        ]
        at += size
    return lines
