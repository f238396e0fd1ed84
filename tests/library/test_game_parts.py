"""What the core gives to every game: tables of moves, plain fields of positions, re-deals, walks and draws."""

from __future__ import annotations

from typing import Any

import pytest

import dragonhall as dh
from dragonhall.core import redeals
from dragonhall.core.bits import count, lowest, nth
from dragonhall.core.dice import draw_kind, seed_dice
from dragonhall.core.errors import BadGame, BadPosition
from dragonhall.core.knowledge import ALL, ITS_SEAT, NOBODY, counts, names, seats_in
from dragonhall.core.moves import MoveList, say
from dragonhall.core.position import (
    Reader,
    counted,
    described,
    each,
    lay,
    lay_rest,
    number,
    seats,
    things_on,
    word,
    words,
)
from dragonhall.core.record import Grid, Record, Row, i8, i16
from dragonhall.core.redeals import redealt
from dragonhall.core.rule import rule
from dragonhall.core.seats import next_among
from dragonhall.games import game as find_game
from dragonhall.words import words_in

SUITS = ("Cups", "Coins", "Swords")
NAMES = ("none", *SUITS)
BOX = (4, 3, 2)


class Table(Record):
    seats: int = i8(known=ALL)
    gold: Row = i16(3, known=ALL)
    out: int = i8(known=ALL)
    marks: Row = i8(3, known=ALL)
    hand: Grid = i8(3, 3, known=ITS_SEAT, holds=counts(3))
    seen: Row = i8(3, known=ALL)
    drawn: Row = i8(3, known=seats_in("seen"), holds=names(1))
    deck: Row = i8(3, known=NOBODY, holds=counts(3))


FIELDS = (
    each(number("gold", 0, 99)),
    seats("out"),
    each(words("marks", SUITS)),
    each(counted("hands", SUITS, of="hand")),
    each(word("drawn", NAMES)),
    each(seats("seen")),
)


def laid(position: dict[str, Any]) -> Any:
    t: Any = Table(Table.new())
    t.seats = 2
    read = Reader(position)
    lay(t, read, FIELDS)
    lay_rest(t, read, "deck", BOX, SUITS)
    read.done()
    return t


POSITION = {
    "gold": [3, 5],
    "out": [1],
    "marks": [["Coins"], []],
    "hands": [["Cups", "Cups"], ["Coins"]],
    "drawn": ["Swords", "none"],
    "seen": [[1], []],
}


def test_moves_are_found_by_their_arguments_and_back():
    moves = MoveList(
        say("pass", "pass"), say("give", "give {suit} to {seat}", suit=("Coins", "Swords"), seat=("0", "1"))
    )
    give = moves.numbers("give", suit=SUITS)
    assert give.shape == (3, 2) and give[0, 1] == -1 and str(moves[give[1, 1]]) == "give Coins to 1"
    assert moves.places("suit", SUITS).tolist() == [-1, 1, 1, 2, 2]
    assert moves.numbers("pass") == 0


def test_plain_fields_are_described_and_laid():
    t = laid(POSITION)
    assert described(t, FIELDS) == POSITION
    assert things_on(t, 3) == list(BOX) and [t.deck[suit] for suit in range(3)] == [2, 2, 1]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"gold": [1]}, "gold is a list with one for each of the 2 seats"),
        ({"gold": [1, 100]}, "gold is a number from 0 to 99"),
        ({"hands": [["Cups"] * 5, []]}, "'Cups' is in the box 4 times, not 5"),
        ({"drawn": ["Sticks", "none"]}, "drawn has no 'Sticks'"),
        ({"marks": [["Cups", "Cups"], []]}, "marks names something twice"),
        ({"seen": [[2], []]}, "seen is a number from 0 to 1"),
    ],
)
def test_what_cannot_be_laid_is_refused_in_a_sentence(change: dict[str, Any], says: str):
    with pytest.raises(BadPosition, match=f"This position is impossible: {says}.*[.]$"):
        laid(POSITION | change)


@rule
def no_sword(t: Any, seat: int) -> bool:
    return bool(t.hand[1, 2] == 0)


def test_a_redeal_keeps_what_a_seat_knows_and_deals_everything_else_again():
    found = set()
    for seed in range(200):
        t = laid(POSITION)
        redealt(Table, "tests.view", "deck", no_sword)(t, 0, seed)
        assert things_on(t, 3) == list(BOX) and sum(t.hand[1, suit] for suit in range(3)) == 1
        assert [t.hand[0, suit] for suit in range(3)] == [2, 0, 0]
        found.add((t.hand[1, 0], t.hand[1, 1], t.drawn[0]))
    assert {(one, two) for one, two, _ in found} == {(1, 0), (0, 1)}, "never a sword, which does not fit"
    assert {drawn for *_, drawn in found} == {1, 2, 3}, "seat 0 may not know its drawn card: only seat 1 saw it"
    for seed in range(20):
        t = laid(POSITION)
        redealt(Table, "tests.view", "deck")(t, 1, seed)
        assert t.drawn[0] == 3 and [t.hand[1, suit] for suit in range(3)] == [0, 1, 0]


@rule
def nothing_fits(t: Any, seat: int) -> bool:
    return False


def test_a_redeal_that_what_truly_lies_there_does_not_fit_deals_nothing():
    t = laid(POSITION)
    redealt(Table, "tests.view", "deck", nothing_fits)(t, 0, 1)
    assert t.dice == redeals.NO_DICE
    assert described(t, FIELDS) == POSITION


def test_a_redeal_is_given_up_in_the_end(monkeypatch: pytest.MonkeyPatch):
    """The truth fits, and then nothing does."""
    asked = iter([True, *[False] * 7])
    monkeypatch.setattr(redeals, "MAX_DEALS", 7)
    t = laid(POSITION)
    redealt(Table, "tests.view", "deck", lambda t, seat: next(asked))(t, 0, 1)
    assert t.dice == redeals.NO_DICE and not list(asked)


class Unmarked(Record):
    seats: int = i8(known=ALL)
    hand: Row = i8(3, known=lambda t, seat: 1 << seat, holds=names())
    deck: Row = i8(3, known=NOBODY, holds=counts(3))


@pytest.mark.parametrize(
    ("table", "deck", "says"),
    [
        (Table, "gold", "gold is no deck"),
        (Unmarked, "deck", "mark the function that says who may know hand"),
    ],
)
def test_what_cannot_be_dealt_again_is_refused_in_a_sentence(table: type[Record], deck: str, says: str):
    with pytest.raises(BadGame, match=f"^tests.view: {says}.*[.]$"):
        redealt(table, "tests.view", deck)


def test_walks_draws_and_sets():
    assert [next_among(0b1011, seat, 4) for seat in range(4)] == [1, 3, 3, 0] and next_among(1, 0, 4) == 0
    t = laid({})
    seed_dice(t, 7)
    drawn = [draw_kind(t, t.deck, 9 - n) for n in range(9)]
    assert [drawn.count(suit) for suit in range(3)] == list(BOX) and not any(t.deck[suit] for suit in range(3))
    assert (count(0b1011), lowest(0b1000), nth(0b1011, 2)) == (3, 3, 3)


class _Said:
    """The words of three fields: an own one, one without its zero, and one with it."""

    def __call__(self, key: str, **said: str) -> str:
        return " ".join(said.values())

    def forms(self, game: str, kind: str, field: str) -> dict[str, str]:
        return {"": field} | {"mine": {"kind": "own"}, "lost": {"zero": "none"}}.get(field, {})


def test_the_plain_drawing_puts_own_fields_to_the_own_seat_and_leaves_out_zeros():
    from rich.console import Console

    from dragonhall.core.plain_view import draw

    view = {"to_act": [0], "seat": 1, "mine": ["x", "y"], "players": [{"lost": 0, "won": 0}, {"lost": 2, "won": 0}]}
    console = Console(record=True, width=100)
    console.print(draw("any", {}, view, _Said(), ["Ann", "Bob"]))
    heads, ann, bob = console.export_text().splitlines()
    assert heads.split() == ["lost", "won", "mine"]
    assert ann.split() == [">", "Ann", "0"] and bob.split() == ["Bob", "2", "0", "x,", "y"]
    console.print(draw("any", {}, view | {"seat": None, "mine": None}, _Said(), ["Ann", "Bob"]))
    assert "mine" not in console.export_text().splitlines()[-3]


def test_a_game_without_a_drawing_is_drawn_by_the_words_of_its_view():
    from rich.console import Console

    from dragonhall.core.plain_view import draw

    name = dh.games()[-1]
    game, match = find_game(name), dh.new(name, seats=2, seed=1)
    view = match.view(0) | {"players": [{"coins": 3, "eggs": ["a", "b"]}, {"coins": 0, "eggs": []}]}
    console = Console(record=True, width=160)
    console.print(draw(name, game.news.names, view, words_in("fr"), ["Ann", "Bob"]))
    text = console.export_text()
    assert "coins" in text and "a, b" in text and "> " in text and "\N{NO-BREAK SPACE}: " in text
