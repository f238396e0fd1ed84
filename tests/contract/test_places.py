"""Places in a table: stacks in order, things that belong to a seat, and re-deals that follow from the declarations."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Any

import pytest

from dragonhall.core.dice import draw_from_row, seed_dice
from dragonhall.core.errors import BadGame
from dragonhall.core.knowledge import ALL, ITS_SEAT, NOBODY, check_declared, counts, names
from dragonhall.core.places import size_rules, stack_rules
from dragonhall.core.position import all_pieces
from dragonhall.core.record import Grid, Record, Row, i8
from dragonhall.core.redeals import redealt
from dragonhall.promises.evenness import uneven


class Table(Record):
    """A shared deck, a stack of two from it for each seat, and two stones of each kind that belong to each seat."""

    deck: Row = i8(3, known=NOBODY, holds=counts(3))
    pile: Grid = i8(2, 2, known=ITS_SEAT, holds=names(1))
    hand: Grid = i8(2, 2, known=ITS_SEAT, holds=counts(2, owned=True))
    stack: Grid = i8(2, 3, known=ITS_SEAT, holds=names(1, owned=True))


height, stacked = size_rules(Table, __name__, "stack")
push, pop = stack_rules(Table, __name__, "stack")
redeal = redealt(Table, __name__, "deck")


def table() -> Any:
    """Seat 1 has two cards of its pile and two stones on its stack."""
    t: Any = Table(Table.new())
    for kind in range(3):
        t.deck[kind] = 1
    t.pile[1, 0], t.pile[1, 1] = 1, 3
    for seat in range(2):
        t.hand[seat, 0], t.hand[seat, 1] = 2, 2
    for kind in (1, 2):
        t.hand[1, kind - 1] -= 1
        push(t, 1, kind)
    return t


def test_what_goes_on_a_stack_comes_off_in_the_other_order() -> None:
    t = table()
    assert (height(t, 0), height(t, 1), stacked(t)) == (0, 2, 2)
    push(t, 0, 2)
    assert stacked(t) == 3 and [pop(t, 1), pop(t, 1)] == [2, 1] and height(t, 1) == 0


def test_a_thing_is_drawn_from_a_row_of_a_grid() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(300):
        t = table()
        t.hand[0, 1] = 1
        seed_dice(t, seed)
        kind = draw_from_row(t, t.hand, 0, 3)
        drawn[kind] += 1
        assert t.hand[0, kind] == (1, 0)[kind] and t.hand[1, 0] == 1
    assert not uneven(drawn, {0: 2, 1: 1})


def test_all_things_are_counted_by_the_declarations() -> None:
    assert all_pieces(table()) == {
        "thing 0": 2, "thing 1": 1, "thing 2": 2,
        **{f"thing {kind} of seat {seat}": 2 for seat in range(2) for kind in range(2)},
    }  # fmt: skip


def test_a_redeal_by_declarations_is_even_in_order_and_leaves_things_with_their_seat() -> None:
    start, found, dealt = table(), all_pieces(table()), Counter[Any]()
    for seed in range(6000):
        t = table()
        redeal(t, 0, seed)
        assert all_pieces(t) == found
        assert [t.hand[0, kind] for kind in range(2)] == [start.hand[0, kind] for kind in range(2)]
        dealt[tuple(t.pile[1, at] for at in range(2)), tuple(t.stack[1, at] for at in range(3))] += 1
    cards = {1: 2, 2: 1, 3: 2}
    weights = {
        ((a, b), (one, two, 0)): cards[a] * (cards[b] - (a == b)) * (1 if one == two else 2)
        for a in cards
        for b in cards
        for one in (1, 2)
        for two in (1, 2)
        if cards[b] > (a == b)
    }
    assert sum(weights.values()) == 2 * comb(5, 2) * comb(4, 2)
    assert not uneven(dealt, weights)


def test_what_everybody_has_seen_of_a_seat_is_kept() -> None:
    def ember_below(t: Any, row: int) -> bool:
        return row == 0 or t.stack[1, 0] == 2

    one = redealt(Table, f"{__name__}.seen", "deck", row_fits=ember_below)
    for seed in range(50):
        t = table()
        t.stack[1, 0], t.stack[1, 1] = 2, 1
        one(t, 0, seed)
        assert t.stack[1, 0] == 2


@pytest.mark.parametrize(
    ("field", "says"),
    [
        (i8(3, 2, known=ALL, holds=names()), "stacks with no number for an empty place: write holds=names"),
        (i8(3, 2, 2, known=ALL, holds=names(1)), "holds names in 3 axes"),
        (i8(4, known=ALL, holds=counts(4, owned=True)), "has no row for each seat"),
        (i8(known=ALL, holds=names(1, owned=True)), "has no row for each seat"),
    ],
)
def test_a_place_that_cannot_be_is_told_in_a_sentence(field: Any, says: str) -> None:
    with pytest.raises(BadGame, match=f"the field hand .*{says}.*[.]$"):
        check_declared(type("Wrong", (Record,), {"hand": field}), "table.py")


def test_rules_about_places_that_are_not_there_are_told_in_a_sentence() -> None:
    with pytest.raises(BadGame, match=r"hand holds no stacks; .*[.]$"):
        stack_rules(Table, "table.py", "hand")
    with pytest.raises(BadGame, match=r"deck has no rows of things; .*[.]$"):
        size_rules(Table, "table.py", "deck")
    with pytest.raises(BadGame, match=r"what deck holds belongs to no seat .* name the deck[.]$"):
        redealt(Table, "view.py")
    alone = type("Alone", (Record,), {"stack": i8(2, 3, known=ITS_SEAT, holds=names(1, owned=True))})
    with pytest.raises(BadGame, match=r"of stack one must hold counts, .*[.]$"):
        redealt(alone, "view.py")
