"""Parts of an observation that show a field of the table: all ways to show one, and what is refused."""

from __future__ import annotations

import re
import sys
from types import SimpleNamespace
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.core.errors import BadGame
from dragonhall.core.knowledge import ALL, ANYBODY, ITS_SEAT, NOBODY, seats_in
from dragonhall.core.observe import tensor
from dragonhall.core.observe.shown_parts import shown_parts
from dragonhall.core.record import Grid, Record, Row, i8, i16
from dragonhall.core.rule import rule


@rule
def who_knows_drawn(t: Any, _: int) -> int:
    return ANYBODY if t.drawn == 0 else 1 << t.turn


class Table(Record):
    seats: int = i8(known=ALL)
    ask: int = i8(known=ALL)
    turn: int = i8(known=ALL)
    out: int = i8(known=ALL)
    asks: Row = i8(3, known=ALL)
    gold: Row = i16(3, known=ALL)
    tokens: Grid = i8(3, 2, known=ALL)
    powers: Row = i8(3, known=ALL)
    hand: Grid = i8(3, 2, known=ITS_SEAT)
    deck: Row = i8(2, known=NOBODY)
    seen: Row = i8(3, known=ALL)
    card: Row = i8(3, known=seats_in("seen"))
    kept: Row = i8(3, known=ITS_SEAT)
    drawn: int = i8(known=who_knows_drawn)
    secret: int = i8(known=lambda t, _: 1)


def shown(seat: int, *parts, **values) -> dict[str, list[int]]:
    """What the parts show a seat at a table of three where the fields have these values."""
    tables = Table.new()
    for name, value in {"seats": 3, **values}.items():
        tables[name] = value
    layout = tensor.Tensor(*parts)
    row = [0] * layout.size
    with dh.interpreted():
        shown_parts(layout, Table, "tests.observe")(Table(tables), seat, row)
    return {name: values.tolist() for name, values in layout.named(row).items()}


def test_the_viewer_and_the_seats_there():
    assert shown(1, tensor.present(4), tensor.me(4), seats=3) == {"present": [1, 1, 1, 0], "me": [0, 1, 0, 0]}
    assert shown(-1, tensor.me(4)) == {"me": [0, 0, 0, 0]}


def test_fields_as_they_are():
    parts = (
        tensor.copied("stakes", of="turn", largest=9, says=""),
        tensor.one_of("ask", 4, says=""),
        tensor.bits_of("out", 3, says=""),
    )
    assert shown(0, *parts, turn=2, ask=3, out=5) == {"stakes": 2, "ask": [0, 0, 0, 1], "out": [1, 0, 1]}
    assert shown(2, tensor.bits_of("out", 2, of="out", width=2, says=""), out=0b1101) == {"out": [1, 3]}
    assert shown(2, tensor.copied("all", 3, 2, of="tokens", says=""), tokens=[[1, 2], [3, 4], [5, 6]]) == {
        "all": [[1, 2], [3, 4], [5, 6]]
    }


def test_seats_are_counted_clockwise_from_the_one_who_looks():
    parts = (
        tensor.the_seat("turn", 3, says=""),
        tensor.seat_set("out", 3, says=""),
        tensor.each_seat("gold", 3, largest=99, says=""),
    )
    assert shown(2, *parts, turn=0, out=0b100, gold=[7, 8, 9]) == {
        "turn": [0, 1, 0],
        "out": [1, 0, 0],
        "gold": [9, 7, 8],
    }
    rows = (
        tensor.each_seat("tokens", 3, 2, says=""),
        tensor.one_of_each("asks", 3, 2, says=""),
        tensor.bits_of_each("powers", 3, 2, says=""),
    )
    assert shown(1, *rows, tokens=[[1, 2], [3, 4], [5, 6]], asks=[0, 1, 0], powers=[1, 2, 3]) == {
        "tokens": [[3, 4], [5, 6], [1, 2]],
        "asks": [[0, 1], [1, 0], [1, 0]],
        "powers": [[0, 1], [1, 1], [1, 0]],
    }


def test_a_field_is_shown_to_those_who_may_know_it():
    """By its declaration: the own row, the rows of a mask, what a rule says."""
    rows = (tensor.own("mine", 2, of="hand", says=""), tensor.each_seat("hand", 3, 2, says=""))
    cards = [[1, 2], [3, 4], [5, 6]]
    assert shown(1, *rows, hand=cards) == {"mine": [3, 4], "hand": [[3, 4], [0, 0], [0, 0]]}
    assert shown(-1, *rows, hand=cards) == {"mine": [0, 0], "hand": [[0, 0], [0, 0], [0, 0]]}
    known = (tensor.one_of_each("card", 3, 2, first=1, says=""), tensor.one_of("drawn", 2, first=1, says=""))
    table = {"card": [1, 2, 0], "seen": [0b010, 0b111, -1], "drawn": 2, "turn": 1}
    assert shown(0, *known, **table) == {"card": [[0, 0], [0, 1], [0, 0]], "drawn": [0, 0]}
    assert shown(1, *known, **table) == {"card": [[0, 1], [0, 0], [1, 0]], "drawn": [0, 1]}
    assert shown(-1, *known, **table) == {"card": [[0, 0], [0, 0], [0, 0]], "drawn": [0, 0]}


def test_a_set_of_seats_for_each_seat_is_counted_clockwise_twice():
    assert shown(1, tensor.seat_sets("seen", 3, 3, says=""), seen=[0b001, 0b100, 0b010]) == {
        "seen": [[0, 1, 0], [1, 0, 0], [0, 0, 1]]
    }


def test_a_part_may_wait_for_some_values_of_a_field():
    parts = (tensor.copied("turn", when=("ask", 2, 3), largest=2, says=""),)
    assert [shown(0, *parts, ask=ask, turn=2)["turn"] for ask in range(4)] == [0, 0, 2, 2]


def test_a_part_may_wait_for_a_field_and_stop_at_its_largest():
    parts = (
        tensor.the_seat("turn", 3, when="ask", says=""),
        tensor.each_seat("gold", 3, largest=8, clip=True, says=""),
    )
    assert shown(0, *parts, gold=[7, 8, 9]) == {"turn": [0, 0, 0], "gold": [7, 8, 8]}
    assert shown(0, *parts, ask=1) == {"turn": [1, 0, 0], "gold": [0, 0, 0]}


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (tensor.copied("deck", 2, says="what is in it"), "which no seat may know"),
        (
            tensor.copied("hands", 3, 2, of="hand", says="everybody's cards"),
            r"its own row only. Show that with own\(\)",
        ),
        (tensor.copied("card", 3, says="everybody's card"), "not everybody may know every row"),
        (tensor.own("card", says="my card"), r"others than the seat may know. Show it with each_seat\(\)"),
        (tensor.copied("secret", says="a secret"), "mark the function that says who may know secret with @rule"),
        (tensor.own("hand", 3, says="my cards"), r"has the shape \(3,\)"),
        (tensor.the_seat("turn", 3, when="hand", says="whose turn it is"), "which not everybody may know"),
        (tensor.copied("purse", says="what is in it"), "which the table does not have"),
        (tensor.each_seat("gold", 4, says="gold"), r"has the shape \(4,\)"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_a_sentence(wrong, says):
    with pytest.raises(BadGame, match=f"^tests.observe: .*{says}.*[.]$"):
        shown_parts(tensor.Tensor(tensor.part("space", says=""), wrong), Table, "tests.observe")


def test_an_own_number_is_shown_to_its_seat_alone():
    part = tensor.own("kept", largest=9, says="my card")
    assert shown(1, part, kept=[7, 8, 9]) == {"kept": 8} and shown(-1, part, kept=[7, 8, 9]) == {"kept": 0}


def test_the_sentence_names_the_line_of_the_part(tmp_path, monkeypatch):
    file = tmp_path / "observe.py"
    file.write_text("# the deck\nTENSOR = Tensor(\n    present(3),\n    copied(\n        'deck', 2, says=''),\n)\n")
    monkeypatch.setitem(sys.modules, "some.observe", SimpleNamespace(__file__=str(file)))
    with pytest.raises(BadGame, match=f"^{re.escape(str(file))}, line 5: the part deck shows the field deck, which"):
        shown_parts(tensor.Tensor(tensor.copied("deck", 2, says="")), Table, "some.observe")
