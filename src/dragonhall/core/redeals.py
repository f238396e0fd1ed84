"""The re-deal of a game whose hidden things are counted by kind: it follows from what the fields declare.

Places declare what they hold and who may know it (``core/knowledge.py``). All things that the seat cannot know are put
together and dealt again, every place as many as it had: things that belong to a seat among the places of its row, the
others among all places and the deck. If that contradicts something that the seat knows besides (``fits``), everything
is dealt once more. So every world that fits is as likely as any other. The true table must fit: if it does not,
the game's notes are wrong, and nothing is dealt (``NO_DICE``).

Like the parts of an observation (``core/observe/shown_parts.py``) the rule is generated as source text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .dice import below, draw_kind, seed_dice
from .errors import BadGame
from .knowledge import ALL, NOBODY, Counts, Names, is_owned, may_know
from .record import Layout, Record
from .rule import generated, rule

MAX_DEALS = 1_000_000
"""A re-deal that fits in none of these tries is given up."""
NO_DICE = 0
"""The dice of a table that was not dealt again, because nothing fits; a seed gives them by chance once in 2**64."""


@rule
def anything_fits(t: Record, seat: int) -> bool:
    """Say that a seat knows nothing besides what the fields declare."""
    return True


@rule
def any_row_fits(t: Record, row: int) -> bool:
    """Say that nobody knows anything of a row besides what the fields declare."""
    return True


def redealt(
    table: type[Record],
    module: str,
    deck: str = "",
    fits: Callable[..., bool] = anything_fits,
    row_fits: Callable[..., bool] = any_row_fits,
) -> Any:
    """Return the rule ``redeal(t, seat, seed)`` of a game.

    Args:
        deck: the field with what is in nobody's hands: ``known=NOBODY, holds=counts(...)``. A game in which every
            thing belongs to a seat has none.
        fits: a rule ``fits(t, seat)`` that says whether a dealt table fits what the seat has learnt.
        row_fits: a rule ``row_fits(t, row)`` that says the same of what belongs to one seat, where all who cannot
            look have learnt the same. Such a row is dealt until it fits, whatever the others are.

    Raises:
        BadGame: the deck or a hidden place is declared in a way that this function cannot deal again.
    """
    names: dict[str, Any] = {
        "__name__": module, "below": below, "draw_kind": draw_kind, "seed_dice": seed_dice,
        "fits": fits, "row_fits": row_fits, "MAX_DEALS": MAX_DEALS, "NO_DICE": NO_DICE,
    }  # fmt: skip
    places = [name for name, layout in table.fields.items() if layout.holds is not None and layout.known is not ALL]
    owned = [name for name in places if is_owned(table.fields[name].holds)]
    shared = [name for name in places if name not in owned and name != deck]
    if deck or shared:
        check_deck(table, module, deck, shared)
    source = [
        "def redeal(t, seat, seed):",
        "    seed_dice(t, seed)",
        "    possible = fits(t, seat)",
        "    fitting = False",
        "    deals = 0",
        "    while possible and not fitting:",
        *(f"        {line}" for line in shared_lines(table, module, deck, shared, names)),
        *(f"        {line}" for line in owned_lines(table, module, owned, names)),
        "        fitting = fits(t, seat)",
        "        deals += 1",
        "        possible = possible and (fitting or deals < MAX_DEALS)",
        "    if not possible:",
        "        t.dice = NO_DICE",
    ]
    return generated("redeal", source, f"<redeal of {module}>", names)


def check_deck(table: type[Record], module: str, deck: str, shared: list[str]) -> None:
    if not deck:
        raise BadGame(f"{module}: what {shared[0]} holds belongs to no seat (owned=True): name the deck.")
    layout = table.fields.get(deck)
    if layout is None or layout.known is not NOBODY or not isinstance(layout.holds, Counts) or len(layout.shape) != 1:
        raise BadGame(f"{module}: {deck} is no deck; it is declared as i8(KINDS, known=NOBODY, holds=counts(KINDS)).")
    for name in shared:
        holds = table.fields[name].holds
        if not isinstance(holds, Names) and holds != layout.holds:
            raise BadGame(f"{module}: {name} holds its things in another way than {deck}: write redeal() yourself.")


def hidden(table: type[Record], module: str, name: str, row: str, names: dict[str, Any]) -> str:
    """Source text of the condition that the seat may not look into a row."""
    return f"not ({may_know(table, module, name, row, names)})"


def loops_of(layout: Layout) -> tuple[list[str], str, str]:
    """Source lines of the loops over the places of a field, what follows its name there, and the indent inside."""
    axes = len(layout.shape) - isinstance(layout.holds, Counts)
    index = ("row", "level")[:axes]
    loops = [f"{'    ' * at}for {name} in range({layout.shape[at]}):" for at, name in enumerate(index)]
    return loops, f"[{', '.join(index)}]" if index else "", "    " * axes


def shared_lines(table: type[Record], module: str, deck: str, shared: list[str], names: dict[str, Any]) -> list[str]:
    """Source lines that add what is hidden to the deck, and deal every place again."""
    if not deck:
        return []
    gathered, dealt = [], []
    for name in shared:
        gather, deal = lines_of(table, module, name, deck, names)
        gathered += gather
        dealt += deal
    count = ["size = 0", f"for kind in range({table.fields[deck].shape[0]}):", f"    size += t.{deck}[kind]"]
    return [*gathered, *count, *dealt]


def lines_of(
    table: type[Record], module: str, name: str, deck: str, names: dict[str, Any]
) -> tuple[list[str], list[str]]:
    """Source lines that add what is hidden in a place to the deck, and lines that deal the place again."""
    layout, kinds = table.fields[name], table.fields[deck].shape[0]
    loop, index, indent = loops_of(layout)
    unseen = hidden(table, module, name, "row" if index else "0", names)
    if isinstance(layout.holds, Names):
        place = f"t.{name}{index}"
        start = f"{indent}if {unseen} and {place} >= {layout.holds.first}:"
        gather = [start, f"{indent}    t.{deck}[{place} - {layout.holds.first}] += 1"]
        deal = [
            start,
            f"{indent}    {place} = {layout.holds.first} + draw_kind(t, t.{deck}, size)",
            f"{indent}    size -= 1",
        ]
        return loop + gather, loop + deal
    place = f"t.{name}[row, kind]" if index else f"t.{name}[kind]"
    start = f"{indent}if {unseen}:"
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


def owned_lines(table: type[Record], module: str, owned: list[str], names: dict[str, Any]) -> list[str]:
    """Source lines that deal the hidden things of each seat again, among the places of its row. How many of each kind
    are still to be dealt is in one number for each kind, since rules make no rows of their own."""
    if not owned:
        return []
    layouts = {name: table.fields[name] for name in owned}
    kinds = max((one.holds.kinds for one in layouts.values() if isinstance(one.holds, Counts)), default=0)
    seats = {one.shape[0] for one in layouts.values()}
    if not kinds or len(seats) > 1:
        raise BadGame(f"{module}: of {', '.join(owned)} one must hold counts, and all need a row for each seat.")
    left = [f"left{kind}" for kind in range(kinds)]
    gathered, dealt = [], []
    for name, layout in layouts.items():
        holds, unseen = layout.holds, f"if {hidden(table, module, name, 'row', names)}:"
        if isinstance(holds, Counts):
            gathered += [unseen, *(f"    {one} += t.{name}[row, {kind}]" for kind, one in enumerate(left))]
            dealt += [
                unseen,
                "    count = " + " + ".join(f"t.{name}[row, {kind}]" for kind in range(kinds)),
                *(f"    t.{name}[row, {kind}] = 0" for kind in range(kinds)),
                "    for _ in range(count):",
                *(f"        {line}" for line in draw_lines(left)),
                f"        t.{name}[row, kind] += 1",
            ]
        elif isinstance(holds, Names):
            place, loop, indent = f"t.{name}[row]", [], "    "
            if len(layout.shape) == 2:
                place, loop, indent = f"t.{name}[row, level]", [f"for level in range({layout.shape[1]}):"], "        "
            loop = [unseen, *(f"    {line}" for line in loop)]
            gathered += loop
            gathered += [f"{indent}{one} += {place} == {holds.first + kind}" for kind, one in enumerate(left)]
            dealt += [*loop, f"{indent}if {place} >= {holds.first}:"]
            dealt += [f"{indent}    {line}" for line in draw_lines(left)]
            dealt += [f"{indent}    {place} = {holds.first} + kind"]
    return [
        f"for row in range({seats.pop()}):",
        "    possible = possible and row_fits(t, row)",
        "    unfit = True",
        "    tries = 0",
        "    while possible and unfit:",
        *(f"        {one} = 0" for one in left),
        *(f"        {line}" for line in gathered + dealt),
        "        unfit = not row_fits(t, row)",
        "        tries += 1",
        "        possible = not unfit or tries < MAX_DEALS",
    ]


def draw_lines(left: list[str]) -> list[str]:
    """Source lines that draw a random one of the things that are left: its kind."""
    lines = [f"nth = below(t, {' + '.join(left)})", "kind = 0"]
    for at, one in enumerate(left[:-1]):
        lines += [f"if kind == {at} and nth >= {one}:", f"    nth -= {one}", f"    kind = {at + 1}"]
    return lines + [f"{one} -= kind == {at}" for at, one in enumerate(left)]
