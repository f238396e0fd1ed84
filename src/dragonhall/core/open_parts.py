"""The parts of an observation that copy fields which everybody may know: one generated rule writes them all.

``core/tensor.py`` says how a part names its field. The rule is generated as source text, so that it can be interpreted,
compiled and cached like any other rule.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Iterator
from typing import Any

from .errors import BadGame
from .knowledge import ALL
from .record import Record
from .rule import rule
from .tensor import Part, Tensor


def open_parts(tensor: Tensor, table: type[Record], module: str) -> Callable[..., None]:
    """The rule ``observe_open(t, seat, out)``, which writes all parts of a tensor that show a field.

    Raises:
        BadGame: a part shows a field that is not there, that not everybody may know, or that does not fit.
    """
    once: list[str] = []
    of_each_seat: list[str] = []
    for part in tensor:
        way, name = part.shows
        if not way:
            continue
        check(part, table, module)
        if way == "me":
            once.append(f"if seat >= 0: out[{tensor.first(part.name)} + seat] = 1")
            continue
        every_seat = way not in ("copied", "one_of", "bits_of")
        lines = (of_seat if every_seat else as_it_is)(part, f"t.{name}", tensor.first(part.name))
        guarded = [f"if t.{part.when} != 0:", *(f"    {line}" for line in lines)] if part.when else list(lines)
        (of_each_seat if every_seat else once).extend(guarded)
    source = [
        "def observe_open(t, seat, out):",
        *(f"    {line}" for line in once),
        "    first = max(seat, 0)",
        "    for place in range(t.seats):",
        "        other = first + place if first + place < t.seats else first + place - t.seats",
        *(f"        {line}" for line in of_each_seat),
    ]
    names: dict[str, Any] = {"__name__": module}
    text, file = "\n".join(source), f"<open parts of {module}>"
    linecache.cache[file] = len(text), None, text.splitlines(keepends=True), file  # for tracebacks and keys
    exec(compile(text, file, "exec"), names)
    made: Callable[..., None] = rule(names["observe_open"])
    return made


def check(part: Part, table: type[Record], module: str) -> None:
    way, name = part.shows
    for field in filter(None, (name, part.when)):
        if field not in table.fields:
            raise BadGame(f"{module}: the part {part.name} shows the field {field}, which the table does not have.")
        if table.fields[field].known is not ALL:
            raise BadGame(
                f"{module}: the part {part.name} shows the field {field}, which not everybody may know. "
                "Write it in observe(), for those who may."
            )
    if way in ("copied", "each_seat") and table.fields[name].shape != part.shape:
        raise BadGame(
            f"{module}: the part {part.name} has the shape {part.shape}, its field {name} {table.fields[name].shape}."
        )


def as_it_is(part: Part, field: str, first: int) -> Iterator[str]:
    """Source lines for a part that is the same for every seat."""
    way = part.shows[0]
    if way == "one_of":
        yield f"out[{first} + {field}] = 1"
    elif way == "bits_of":
        yield f"for k in range({part.size}): out[{first} + k] = {in_bits(part, field)}"
    elif not part.shape:
        yield f"out[{first}] = {clipped(part, field)}"
    elif len(part.shape) == 1:
        yield f"for k in range({part.size}): out[{first} + k] = {clipped(part, f'{field}[k]')}"
    else:
        rows, columns = part.shape
        yield f"for r in range({rows}):"
        yield f"    for k in range({columns}): out[{first} + {columns} * r + k] = {clipped(part, f'{field}[r, k]')}"


def of_seat(part: Part, field: str, first: int) -> Iterator[str]:
    """Source lines for a part with an entry for each seat: ``other`` sits ``place`` places from the one who looks."""
    way = part.shows[0]
    if way == "present":
        yield f"out[{first} + place] = 1"
    elif way == "the_seat":
        yield f"out[{first} + place] = {field} == other"
    elif way == "seat_set":
        yield f"out[{first} + place] = ({field} >> other) & 1"
    elif len(part.shape) == 1:
        yield f"out[{first} + place] = {clipped(part, f'{field}[other]')}"
    elif way == "one_of_each":
        yield f"out[{first} + {part.shape[1]} * place + {field}[other]] = 1"
    else:
        columns = part.shape[1]
        value = in_bits(part, f"{field}[other]") if way == "bits_of_each" else clipped(part, f"{field}[other, k]")
        yield f"for k in range({columns}): out[{first} + {columns} * place + k] = {value}"


def in_bits(part: Part, word: str) -> str:
    """The k-th of the numbers that are packed into a word."""
    return f"({word} >> ({part.width} * k)) & {(1 << part.width) - 1}"


def clipped(part: Part, value: str) -> str:
    return f"min({value}, {part.largest})" if part.clip else value
