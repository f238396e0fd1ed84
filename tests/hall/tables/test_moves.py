"""Which moves are admitted: one rule, whichever way a move comes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from dragonhall.core.errors import NotAMove
from dragonhall.hall import protocol as p
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.tables.log import Position
from dragonhall.hall.tables.moves import admissible
from dragonhall.hall.tables.state import TableState, new_state

from .matches import SECRET, dealt, moved, setup


def state(game: str = "dragorun", seats: int = 2) -> TableState:
    """Player 0 has seat 0, player 1 seat 1 ..."""
    found, _ = new_state(p.CreateTable(game, "Ann", seats=seats, sit=[0]), SECRET, 1000)
    for seat in range(1, seats):
        found.sit(found.join(f"Guest {seat}", f"token {seat}").player, seat)
    return found


def action(seat: int, seq: int, move: int | str = 0) -> p.MakeMove:
    return p.MakeMove(id="a", seat=seat, seq=seq, move=move)


def refused(code: str) -> Any:
    return pytest.raises(Refused, check=lambda error: error.problem.code == code)


def test_a_move_by_number_or_text_of_the_seat_that_is_asked():
    now = dealt(setup())
    seat = now.to_act[0]
    number = now.legal(seat)[0]
    move = now.setup.game.moves[number]
    for said in (number, move.text):
        assert admissible(state(), now, seat, action(seat, 0, said)) == move


def test_only_the_player_of_the_seat_moves():
    now = dealt(setup())
    seat = now.to_act[0]
    with refused("not-your-seat"):
        admissible(state(), now, 1 - seat, action(seat, 0))
    with refused("no-seat"):
        admissible(state(), now, seat, action(2, 0))


def test_nothing_is_played_before_the_deal_or_after_the_end():
    with refused("not-started"):
        admissible(state(), None, 0, action(0, 0))
    now = dealt(setup())
    over = Position(now.setup, msgspec.structs.replace(now.line, asked=b"[-1,-1]"), None)
    with refused("over"):
        admissible(state(), over, 0, action(0, 0))


def test_a_move_unknown_to_the_game_is_refused():
    now = dealt(setup())
    with pytest.raises(NotAMove):
        admissible(state(), now, now.to_act[0], action(now.to_act[0], 0, "fly to the moon"))


def test_an_answer_to_an_older_question_is_stale():
    now = dealt(setup())
    while True:
        now = moved(now)
        seat = now.to_act[0]
        if now.asked[seat] == now.line.seq:
            break
    for seq in (now.line.seq - 1, now.line.seq + 1):
        with refused("stale"):
            admissible(state(), now, seat, action(seat, seq, now.legal(seat)[0]))
    admissible(state(), now, seat, action(seat, now.line.seq, now.legal(seat)[0]))


def test_the_choice_of_another_seat_makes_no_answer_stale():
    now = moved(dealt(setup("ante", 3)), seat=1)
    assert now.line.seq == 1
    for seq in (0, 1):
        admissible(state("ante", 3), now, 0, action(0, seq, now.legal(0)[0]))


def test_a_seat_that_is_not_asked_is_left_to_the_rules():
    """They say whose turn it is."""
    now = dealt(setup())
    other = 1 - now.to_act[0]
    admissible(state(), now, other, action(other, 0, now.legal(now.to_act[0])[0]))
