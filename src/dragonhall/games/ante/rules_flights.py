"""Special flights, and which flights may win (8, 9.4)."""

from __future__ import annotations

from ...core.news import EVERYBODY, tell
from ...core.rule import rule
from .box import BAHAMUT, BAHAMUT_1, DRAGONS_1, EVIL_0, FULL_HAND, GOOD_0, SIX, TIAMAT, TIAMAT_1
from .box_sets import below_0, below_1, count, first_of, lowest, strength_of
from .news import News
from .table import (
    NONE,
    Ask,
    Step,
    Table,
    ask,
    evil_1,
    hand_size,
    left_of,
    pay,
    steal,
)
from .table_known import take_ante


@rule
def colour_step(t: Table) -> int:
    """At the end of the turn: three dragons of one colour, once in a gambit (8.1, 8.2, 8.4)."""
    seat = t.turn
    if (t.colours >> seat) & 1:
        return Step.STRENGTH
    complete = completed_colours(t, seat)
    if complete == 0:
        return Step.STRENGTH
    if complete & (complete - 1):
        return ask(t, Ask.COLOUR, seat)
    return colour_flight(t, seat, lowest(complete))


@rule
def completed_colours(t: Table, seat: int) -> int:
    """As bits; Tiamat is of all five evil colours at once (8.3)."""
    flight = t.flight[seat, 0]
    tiamat = (t.flight[seat, 1] & TIAMAT_1) >> 1
    complete = 0
    for colour in range(10):
        if count((flight >> (6 * colour)) & SIX) + (tiamat if colour < 5 else 0) >= 3:
            complete |= 1 << colour
    return complete


@rule
def colour_flight(t: Table, seat: int, colour: int) -> int:
    """Everybody else pays the strength of the second strongest of the three (8.2, 8.5)."""
    dragons = (t.flight[seat, 0] >> (6 * colour)) & SIX
    second = 5
    above = 1 if colour < 5 and t.flight[seat, 1] & TIAMAT_1 else 0
    while above + ((dragons >> second) & 1) < 2:
        above += (dragons >> second) & 1
        second -= 1
    gold = strength_of(6 * colour + second)
    t.colours |= 1 << seat
    tell(EVERYBODY, News.COLOUR_FLIGHT, seat, colour, gold)
    other = left_of(t, seat)
    while other != seat:
        pay(t, other, seat, gold)
        other = left_of(t, other)
    return Step.STRENGTH


@rule
def strength_step(t: Table) -> int:
    """Three dragons of one strength, once in a gambit; of two such threes the player picks one (8.6)."""
    seat = t.turn
    if (t.strengths >> seat) & 1:
        return Step.END_TURN
    complete = completed_strengths(t, seat)
    if complete == 0:
        return Step.END_TURN
    while complete & (complete - 1) and t.first_rules:
        complete &= complete - 1  # The stronger counted.
    if complete & (complete - 1):
        return ask(t, Ask.STRENGTH, seat)
    return strength_flight(t, seat, lowest(complete))


@rule
def completed_strengths(t: Table, seat: int) -> int:
    """The strengths of which the flight has three dragons, as bits; mortals never count (8.6, 8.8)."""
    dragons_0, dragons_1 = t.flight[seat, 0], t.flight[seat, 1] & DRAGONS_1
    if count(dragons_0) + count(dragons_1) < 3:
        return 0
    complete = 0
    left_0, left_1 = dragons_0, dragons_1
    while left_0 != 0 or left_1 != 0:
        strength = strength_of(first_of(left_0, left_1))
        same_0 = dragons_0 & below_0(strength + 1) & ~below_0(strength)
        same_1 = dragons_1 & below_1(strength + 1) & ~below_1(strength)
        if count(same_0) + count(same_1) >= 3:
            complete |= 1 << strength
        left_0 &= ~same_0
        left_1 &= ~same_1
    return complete


@rule
def strength_flight(t: Table, seat: int, strength: int) -> int:
    """That much gold from the stakes, and the ante cards (8.6)."""
    t.strengths |= 1 << seat
    tell(EVERYBODY, News.STRENGTH_FLIGHT, seat, strength)
    steal(t, seat, strength)
    antes = count(t.antes[0]) + count(t.antes[1])
    room = FULL_HAND - hand_size(t, seat)
    t.wanted = min(antes, room, 3) if t.three_antes else min(antes, room)
    if t.wanted < antes and t.wanted == room:
        tell(EVERYBODY, News.HAND_FULL, seat)
    return Step.SPOILS


@rule
def spoils_step(t: Table) -> int:
    """Take them all; where the hand or the edition sets a limit, choose them one by one (8.7, 8.9)."""
    seat = t.turn
    antes = count(t.antes[0]) + count(t.antes[1])
    if 0 < t.wanted < antes:
        return ask(t, Ask.SPOILS, seat)
    while t.wanted > 0:
        take_ante(t, seat, first_of(t.antes[0], t.antes[1]))
        t.wanted -= 1
    return Step.END_TURN


@rule
def may_win(t: Table, seat: int) -> int:
    """NONE if the flight may win; else the god that forbids it (9.4)."""
    flight_0, flight_1 = t.flight[seat, 0], t.flight[seat, 1]
    if flight_1 & BAHAMUT_1 and (flight_0 & EVIL_0 or flight_1 & evil_1(t)):
        return BAHAMUT
    if flight_1 & TIAMAT_1 and (flight_0 & GOOD_0 or flight_1 & BAHAMUT_1):
        return TIAMAT
    return NONE
