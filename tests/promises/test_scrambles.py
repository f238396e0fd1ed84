"""The tools of the promises: scrambled tables, and what they read from the declarations of a game's fields."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from dragonhall.core.board import Board
from dragonhall.core.errors import BadGame
from dragonhall.core.knowledge import ALL, ITS_SEAT, NOBODY, check_declared, counts, seats_in
from dragonhall.core.record import Record, i8
from dragonhall.promises.hiding import bytes_of, scrambled
from dragonhall.promises.play import some_matches

from .cases import CASES


def test_every_game_that_hides_something_is_scrambled() -> None:
    """The tests above look at something: hidden things can be exchanged in every game with two hidden places."""
    found: Counter[str] = Counter()
    for case in CASES:
        game, seats, options = case
        for match in some_matches(game, seats, options, 4) if found[game.name] < 5 else ():
            found[game.name] += any(scrambled(match, seat, random.Random(1)) for seat in (None, *range(seats)))
    for game in {game for game, _, _ in CASES}:
        places = {name for name, layout in game.Table.fields.items() if layout.holds and layout.known is not ALL}
        assert bool(places) == (found[game.name] > 0), f"{game.name}: {places}"


# Declarations


@pytest.mark.parametrize(
    ("field", "says"),
    [
        (i8(3), "does not say who may know it"),
        (i8(known=ITS_SEAT), "has no row for each seat"),
        (i8(3, known=seats_in("nowhere")), "there is no such field"),
        (i8(4, known=seats_in("seen")), "one for each row"),
        (i8(3, known="all"), "says nothing"),
        (i8(3, known=NOBODY, holds=counts(4)), "counts of 4 kinds"),
    ],
)
def test_a_field_without_a_sensible_declaration_is_told_in_a_sentence(field: Any, says: str) -> None:
    body = {"seen": i8(3, known=ALL), "hand": field}
    with pytest.raises(BadGame, match=f"table.py: the field hand .*{says}.*[.]$"):
        check_declared(type("Table", (Record,), body), "table.py")


def test_bytes_of_a_table_are_those_it_is_saved_with() -> None:
    board = Board(CASES[0][0])
    assert bytes_of(board).tobytes() == board.tables.tobytes()
