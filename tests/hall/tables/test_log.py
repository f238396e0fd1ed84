"""Lines of the log: what one is made of, and how the next follows from it."""

from __future__ import annotations

import msgspec
import pytest

import dragonhall as dh
from dragonhall.core.errors import NotLegalNow, NotYourTurn
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.protocol import Clock
from dragonhall.hall.tables.clocks import Clocks
from dragonhall.hall.tables.log import (
    Position,
    free_to_take_back,
    layout,
    move_line,
    read_board,
    read_clocks,
    read_news,
    undo_line,
)

from .matches import SECRET, dealt, moved, played, setup

GAMES = dh.games()


def test_the_deal_is_line_0_of_ply_0():
    now = dealt(setup())
    line = now.line
    assert (line.seq, line.ply, line.kind, line.seat, line.move, line.at) == (0, 0, "deal", -1, "", 1000)
    assert now.asked == [0 if seat in now.to_act else -1 for seat in range(2)]
    assert line.clocks == b"" and line.layout == layout(now.setup.game)[0]


@pytest.mark.parametrize("game", GAMES)
def test_the_dice_follow_from_the_secret(game: str):
    """A match of the library with the same secret is the same, ply for ply."""
    match, now = dh.new(game, seats=3, secret=SECRET), dealt(setup(game, 3))
    for _ in range(20):
        assert now.to_act == match.to_act
        seat = now.to_act[0]
        assert now.legal(seat) == [int(move) for move in match.moves(seat)]
        assert msgspec.json.decode(bytes(now.view(seat))) == match.view(seat)
        match.play(now.legal(seat)[-1], seat=seat)
        now = moved(now, which=-1)


def test_a_move_adds_a_line_and_leaves_the_last_one_unchanged():
    before = dealt(setup())
    table = before.line.table
    seat = before.to_act[0]
    now = moved(before, at=5000)
    line = now.line
    assert (line.seq, line.ply, line.kind, line.seat, line.bot, line.at) == (1, 1, "move", seat, False, 5000)
    assert line.client == "p:0" and line.move == now.setup.game.moves[before.legal(seat)[0]].text
    assert before.line.table == table == before.board.tables.tobytes()
    assert line.table != table


def test_a_refusal_of_the_rules_is_raised_and_changes_nothing():
    now = dealt(setup())
    other = 1 - now.to_act[0]
    table = now.board.tables.tobytes()
    with pytest.raises(NotYourTurn):
        move_line(now.setup, now, other, now.legal(now.to_act[0])[0], None, False, None, 1)
    wrong = next(n for n in range(len(now.setup.game.moves)) if n not in now.legal(now.to_act[0]))
    with pytest.raises(NotLegalNow):
        move_line(now.setup, now, now.to_act[0], wrong, None, False, None, 1)
    assert now.board.tables.tobytes() == table


def test_a_seat_with_the_same_legal_moves_keeps_its_question():
    """At the ante everybody decides at the same time: one choice disturbs nobody else."""
    before = dealt(setup("ante", 3))
    assert before.to_act == (0, 1, 2) and before.asked == [0, 0, 0]
    now = moved(before, seat=1)
    assert now.asked == [0, -1, 0]


def test_clocks_go_on_from_line_to_line():
    clock = Clock(10, 60)
    before = dealt(setup(), clock, at=0)
    seat = before.to_act[0]
    assert read_clocks(before.line).since[seat] == 0
    after = moved(before, at=15_000, clock=clock)
    clocks = read_clocks(after.line)
    assert isinstance(clocks, Clocks) and clocks.bank[seat] == 55_000


def test_a_take_back_restores_the_earlier_position():
    first = dealt(setup())
    now = played(first, 2)
    back = undo_line(now.setup, now, first.line, first.board, now.line.seat, "p:9", None, 9000)
    line = back.line
    assert (line.seq, line.ply, line.kind, line.move) == (3, 0, "undo", "0")
    assert line.table == first.line.table and back.to_act == first.to_act
    assert back.asked[first.to_act[0]] == 3, "the question is a new one"
    assert read_news(line.news, 2) == [msgspec.Raw(b"[]")] * 3


def test_a_roll_is_not_free_to_take_back():
    now = dealt(setup())
    while True:
        after = moved(now)
        free = free_to_take_back(now.setup, now.board, now.line.ply, after.line.seat, after.line.move)
        rolled = b"rolled" in after.line.news
        if rolled:
            assert not free
            break
        now = after


def test_a_stored_line_is_read_back_as_it_was_made():
    now = played(dealt(setup("ante", 2)), 5)
    again = Position(now.setup, now.line, read_board(now.setup.game, now.line.table, layout(now.setup.game)[1]))
    for seat in (0, 1, None):
        assert bytes(again.view(seat)) == bytes(now.view(seat))
        assert bytes(again.moves(seat)) == bytes(now.moves(seat))
        assert bytes(again.news(seat)) == bytes(now.news(seat))
    assert again.asked == now.asked and again.to_act == now.to_act


def test_an_archived_match_has_views_but_no_table():
    now = played(dealt(setup()), 1)
    kept = [msgspec.Raw(b'{"seat":0}'), msgspec.Raw(b'{"seat":1}'), msgspec.Raw(b'{"seat":null}')]
    archived = Position(now.setup, msgspec.structs.replace(now.line, table=b"", asked=b""), None, kept)
    assert archived.archived and archived.over and archived.to_act == ()
    assert bytes(archived.view(None)) == b'{"seat":null}' and bytes(archived.view(1)) == b'{"seat":1}'
    with pytest.raises(Refused, match="over"):
        _ = archived.board


def test_news_that_all_know_are_kept_once():
    assert read_news(b'[[{"key":"a"}]]', 2) == [msgspec.Raw(b'[{"key":"a"}]')] * 3
    assert read_news(b"[[1],[2],[3]]", 2) == [msgspec.Raw(b"[1]"), msgspec.Raw(b"[2]"), msgspec.Raw(b"[3]")]


def test_a_table_of_an_older_layout_is_read_field_by_field():
    now = dealt(setup())
    game, described = now.setup.game, layout(now.setup.game)[1]
    assert read_board(game, now.line.table, described).tables.tobytes() == now.line.table
    assert read_board(game, now.line.table, None).tables.tobytes() == now.line.table
    old = now.setup.game.Table.dtype
    full = next(name for name in old.names if name != "spare" and now.board.tables[name].any())
    with pytest.raises(Refused, match=f"{full}_once"):
        read_board(game, now.line.table, described.replace(f'"{full}"', f'"{full}_once"'))
    empty = next(name for name in old.names if name != "spare" and not now.board.tables[name].any())
    board = read_board(game, now.line.table, described.replace(f'"{empty}"', f'"{empty}_once"'))
    assert board.tables.tobytes() == now.line.table, "nothing of an empty field is lost"
