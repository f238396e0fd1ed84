"""The parts of an observation that show a field of the table: one generated rule writes them all.

``core/observe/tensor.py`` says how a part names its field. The field's declaration (``core/knowledge.py``) decides who
is shown it: everybody, or only those who may know that row of it. The rule is generated as source text, so that it can
be interpreted, compiled and cached like any other rule.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from ..errors import BadGame
from ..knowledge import ALL, ITS_SEAT, NOBODY, Counts, Names, OwnBit, may_know
from ..record import Layout, Record
from ..rule import generated
from .tensor import Part, Tensor

ONCE = ("copied", "one_of", "bits_of", "me", "own")
"""Ways to show a field that have no entry for each seat."""


def shown_parts(tensor: Tensor, table: type[Record], module: str) -> Callable[..., None]:
    """Return the rule ``observe_shown(t, seat, out)``, which writes all parts of a tensor that show a field.

    Raises:
        BadGame: a part shows a field that is not there, that nobody may know, or that does not fit.
    """
    names: dict[str, Any] = {"__name__": module}
    once: list[str] = []
    of_each_seat: list[str] = []
    for part in tensor:
        way, name = part.shows
        if not way:
            continue
        check(part, table, module)
        first = tensor.first(part.name)
        if way == "sizes":
            lines = list(sizes_of(table.fields[name], f"t.{name}", first))
        else:
            lines = list((as_it_is if way in ONCE else of_seat)(part, f"t.{name}", first))
        conditions = [*when(part), *who(part, table, names)]
        if conditions:
            lines = [f"if {' and '.join(conditions)}:", *(f"    {line}" for line in lines)]
        (once if way in ONCE else of_each_seat).extend(lines)
    source = [
        "def observe_shown(t, seat, out):",
        *(f"    {line}" for line in once),
        "    first = max(seat, 0)",
        "    for place in range(t.seats):",
        "        other = first + place if first + place < t.seats else first + place - t.seats",
        *(f"        {line}" for line in of_each_seat or ["pass"]),
    ]
    made: Callable[..., None] = generated("observe_shown", source, f"<shown parts of {module}>", names)
    return made


# What can be shown


def check(part: Part, table: type[Record], module: str) -> None:
    way, name = part.shows
    what = f"{place(part, module)}: the part {part.name}"
    for field in filter(None, (name, *part.when[:1])):
        if field not in table.fields:
            raise BadGame(f"{what} shows the field {field}, which the table does not have.")
    for field in part.when[:1]:
        if table.fields[field].known is not ALL:
            raise BadGame(f"{what} waits for the field {field}, which not everybody may know.")
    if not name:
        return
    shape, wrong = table.fields[name].shape, hidden(way, table.fields[name])
    if wrong:
        raise BadGame(f"{what} shows the field {name}, {wrong}")
    if (way in ("copied", "each_seat") and shape != part.shape) or (way == "own" and shape[1:] != part.shape):
        raise BadGame(f"{what} has the shape {part.shape}, its field {name} {shape}.")


def place(part: Part, module: str) -> str:
    """Return the file and line in which a part is declared; the module where that is not found."""
    file = getattr(sys.modules.get(module), "__file__", None)
    text = Path(file).read_text("utf-8") if file else ""
    found = re.search(rf"\(\s*[\"']{re.escape(part.name)}[\"']", text)
    return f"{file}, line {text.count(chr(10), 0, found.end()) + 1}" if found else module


def hidden(way: str, layout: Layout) -> str:
    """Return why a field cannot be shown in this way."""
    known = layout.known
    if way == "sizes":
        fits = isinstance(layout.holds, Counts | Names) and len(layout.shape) > isinstance(layout.holds, Counts)
        return "" if fits else "which has no row for each seat with counts or names of things."
    if known is ALL or (way == "own" and known is ITS_SEAT):
        return ""
    if known is NOBODY or isinstance(known, OwnBit):
        return "which no seat may know as it is. Write it in observe(), for those who may know a part of it."
    if way == "own":
        return "whose rows others than the seat may know. Show it with each_seat(), or write it in observe()."
    if layout.shape and way not in ("each_seat", "one_of_each", "bits_of_each", "seat_sets"):
        if known is ITS_SEAT:
            return "of which each seat may know its own row only. Show that with own()."
        return "of which not everybody may know every row. Write it in observe(), for those who may."
    return ""


# Source lines


def when(part: Part) -> Iterator[str]:
    """Yield the condition on which a part is shown."""
    if len(part.when) == 1:
        yield f"t.{part.when[0]} != 0"
    elif part.when:
        yield "(" + " or ".join(f"t.{part.when[0]} == {int(value)}" for value in part.when[1:]) + ")"


def who(part: Part, table: type[Record], names: dict[str, Any]) -> Iterator[str]:
    """Yield the condition that the seat may know what the part shows."""
    way, name = part.shows
    if way in ("me", "own"):
        yield "seat >= 0"
    if not name or way in ("own", "sizes") or table.fields[name].known is ALL:
        return
    yield may_know(table, names["__name__"], name, "other" if table.fields[name].shape else "0", names)


def as_it_is(part: Part, field: str, first: int) -> Iterator[str]:
    """Lines for a part without an entry for each seat."""
    way = part.shows[0]
    if way == "me":
        yield f"out[{first} + seat] = 1"
    elif way == "one_of":
        yield one_hot(part, str(first), field)
    elif way == "bits_of":
        yield f"for k in range({part.size}): out[{first} + k] = {in_bits(part, field)}"
    elif way == "own" and not part.shape:
        yield f"out[{first}] = {clipped(part, f'{field}[seat]')}"
    elif way == "own":
        yield f"for k in range({part.size}): out[{first} + k] = {clipped(part, f'{field}[seat, k]')}"
    elif not part.shape:
        yield f"out[{first}] = {clipped(part, field)}"
    elif len(part.shape) == 1:
        yield f"for k in range({part.size}): out[{first} + k] = {clipped(part, f'{field}[k]')}"
    else:
        rows, columns = part.shape
        yield f"for r in range({rows}):"
        yield f"    for k in range({columns}): out[{first} + {columns} * r + k] = {clipped(part, f'{field}[r, k]')}"


def of_seat(part: Part, field: str, first: int) -> Iterator[str]:
    """Lines for a part with an entry for each seat: ``other`` sits ``place`` places from the one who looks."""
    way = part.shows[0]
    if way == "present":
        yield f"out[{first} + place] = 1"
    elif way == "the_seat":
        yield f"out[{first} + place] = {field} == other"
    elif way == "seat_set":
        yield f"out[{first} + place] = ({field} >> other) & 1"
    elif way == "seat_sets":
        yield "for k in range(t.seats):"
        yield "    watcher = first + k if first + k < t.seats else first + k - t.seats"
        yield f"    out[{first} + {part.shape[1]} * place + k] = ({field}[other] >> watcher) & 1"
    elif len(part.shape) == 1:
        yield f"out[{first} + place] = {clipped(part, f'{field}[other]')}"
    elif way == "one_of_each":
        yield one_hot(part, f"{first} + {part.shape[1]} * place", f"{field}[other]")
    else:
        columns = part.shape[1]
        value = in_bits(part, f"{field}[other]") if way == "bits_of_each" else clipped(part, f"{field}[other, k]")
        yield f"for k in range({columns}): out[{first} + {columns} * place + k] = {value}"


def sizes_of(layout: Layout, field: str, first: int) -> Iterator[str]:
    """Lines that count the things in the row of a seat."""
    holds = layout.holds
    if isinstance(holds, Counts):
        yield f"for k in range({holds.kinds}): out[{first} + place] += {field}[other, k]"
    elif isinstance(holds, Names) and len(layout.shape) == 1:
        yield f"out[{first} + place] = {field}[other] >= {holds.first}"
    elif isinstance(holds, Names):
        yield f"for k in range({layout.shape[1]}): out[{first} + place] += {field}[other, k] >= {holds.first}"


def one_hot(part: Part, place: str, value: str) -> str:
    if part.first is None:
        return f"out[{place} + {value}] = 1"
    return f"if {value} >= {part.first}: out[{place} + {value} - {part.first}] = 1"


def in_bits(part: Part, word: str) -> str:
    """Return the k-th of the numbers that are packed into a word."""
    return f"({word} >> ({part.width} * k)) & {(1 << part.width) - 1}"


def clipped(part: Part, value: str) -> str:
    return f"min({value}, {part.largest})" if part.clip else value
