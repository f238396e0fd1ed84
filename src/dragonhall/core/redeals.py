"""The re-deal of a game whose hidden things are counted by kind: it follows from what the fields declare.

Places declare what they hold and who may know it (``core/knowledge.py``). All things that the seat cannot know go into
the deck and are dealt again, every place as many as it had. If that contradicts something that the seat knows besides
(``fits``), everything is dealt once more. So every world that fits is as likely as any other.

Like the parts of an observation (``core/observe/shown_parts.py``) the rule is generated as source text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .dice import draw_kind, seed_dice
from .errors import BadGame
from .knowledge import ALL, NOBODY, Counts, Names, may_know
from .record import Record
from .rule import generated, rule


@rule
def anything_fits(t: Record, seat: int) -> bool:
    """Say that a seat knows nothing besides what the fields declare."""
    return True


def redealt(table: type[Record], module: str, deck: str, fits: Callable[..., bool] = anything_fits) -> Any:
    """Return the rule ``redeal(t, seat, seed)`` of a game.

    Args:
        deck: the field with what is in nobody's hands: ``known=NOBODY, holds=counts(...)``.
        fits: a rule ``fits(t, seat)`` that says whether a dealt table fits what the seat has learnt.

    Raises:
        BadGame: the deck or a hidden place is declared in a way that this function cannot deal again.
    """
    layout = table.fields[deck]
    if layout.known is not NOBODY or not isinstance(layout.holds, Counts) or len(layout.shape) != 1:
        raise BadGame(f"{module}: {deck} is no deck; it is declared as i8(KINDS, known=NOBODY, holds=counts(KINDS)).")
    names: dict[str, Any] = {
        "__name__": module, "draw_kind": draw_kind, "fits": fits, "seed_dice": seed_dice,
    }  # fmt: skip
    gathered: list[str] = []
    dealt: list[str] = []
    for name, layout in table.fields.items():
        if layout.holds is not None and layout.known is not ALL and name != deck:
            gather, deal = lines_of(table, module, name, deck, names)
            gathered += gather
            dealt += deal
    source = [
        "def redeal(t, seat, seed):",
        "    seed_dice(t, seed)",
        "    fitting = False",
        "    while not fitting:",
        *(f"        {line}" for line in gathered),
        "        size = 0",
        f"        for kind in range({layout_of(table, deck).kinds}):",
        f"            size += t.{deck}[kind]",
        *(f"        {line}" for line in dealt),
        "        fitting = fits(t, seat)",
    ]
    return generated("redeal", source, f"<redeal of {module}>", names)


def layout_of(table: type[Record], name: str) -> Counts:
    holds = table.fields[name].holds
    assert isinstance(holds, Counts)
    return holds


def lines_of(
    table: type[Record], module: str, name: str, deck: str, names: dict[str, Any]
) -> tuple[list[str], list[str]]:
    """Source lines that add what is hidden in a place to the deck, and lines that deal the place again."""
    layout, holds, kinds = table.fields[name], table.fields[name].holds, layout_of(table, deck).kinds
    by_name = isinstance(holds, Names)
    if not by_name and holds != table.fields[deck].holds:
        raise BadGame(f"{module}: {name} holds its things in another way than {deck}: write redeal() yourself.")
    rows = layout.shape[: 1 if by_name else -1]
    hidden = f"not ({may_know(table, module, name, 'row' if rows else '0', names)})"
    loop, indent = ([], "") if not rows else ([f"for row in range({rows[0]}):"], "    ")
    if isinstance(holds, Names):
        place = f"t.{name}[row]" if rows else f"t.{name}"
        start = f"{indent}if {hidden} and {place} >= {holds.first}:"
        gather = [start, f"{indent}    t.{deck}[{place} - {holds.first}] += 1"]
        deal = [
            start,
            f"{indent}    {place} = {holds.first} + draw_kind(t, t.{deck}, size)",
            f"{indent}    size -= 1",
        ]
        return loop + gather, loop + deal
    place = f"t.{name}[row, kind]" if rows else f"t.{name}[kind]"
    start = f"{indent}if {hidden}:"
    gather = [start, f"{indent}    for kind in range({kinds}):", f"{indent}        t.{deck}[kind] += {place}"]
    deal = [
        start,
        f"{indent}    count = 0",
        f"{indent}    for kind in range({kinds}):",
        f"{indent}        count += {place}",
        f"{indent}        {place} = 0",
        f"{indent}    for _ in range(count):",
        f"{indent}        kind = draw_kind(t, t.{deck}, size)",
        f"{indent}        {place} += 1",
        f"{indent}        size -= 1",
    ]
    return loop + gather, loop + deal
