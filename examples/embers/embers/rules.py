"""The rules of Embers: cairns, bidding, lifting, losing, the end. Numbers point into rules.md."""

from __future__ import annotations

from dragonhall.core.bits import count, lowest
from dragonhall.core.dice import below, draw_from_row, seed_dice
from dragonhall.core.news import EVERYBODY, only, tell
from dragonhall.core.options import Numbers
from dragonhall.core.record import Row
from dragonhall.core.rule import rule
from dragonhall.core.seats import next_among

from .box import BIDDING, COUNTS, EMBER, KINDS, LAYING, LIFTING, LOSING, OVER, OWN
from .moves import BID, LAY, LIFT, LOSE, PASS
from .news import News
from .table import (
    Table,
    gather,
    height,
    in_hand,
    laid,
    lay_on_cairn,
    lifted,
    losses,
    players,
    put_to_lost,
    take_from_cairn,
)  # fmt: skip


@rule
def deal(t: Table, seats: int, options: Numbers, seed: int) -> None:
    """Everybody has all stones in hand; lots are drawn for the first player (1.1, 1.2)."""
    seed_dice(t, seed)
    t.seats, t.goal = seats, options[0]
    for seat in range(seats):
        for kind in range(KINDS):
            t.hand[seat, kind] = COUNTS[kind]
    begin_round(t, below(t, seats))


@rule
def begin_round(t: Table, first: int) -> None:
    t.turn, t.phase = first, LAYING
    tell(EVERYBODY, News.ROUND, first)


@rule
def to_act(t: Table) -> int:
    return 0 if t.phase == OVER else 1 << t.turn


@rule
def legal(t: Table, seat: int, out: Row) -> int:
    n = 0
    if t.phase == LAYING or t.phase == LOSING:
        for kind in range(KINDS):
            if t.hand[seat, kind]:
                out[n] = kind + (LAY if t.phase == LAYING else LOSE)
                n += 1
    if t.phase == BIDDING or (t.phase == LAYING and height(t, seat)):
        for number in range(t.bid + 1, laid(t) + 1):
            out[n] = BID + number - 1
            n += 1
    if t.phase == BIDDING:
        out[n] = PASS
        n += 1
    if t.phase == LIFTING:
        for other in range(t.seats):
            if height(t, other):
                out[n] = LIFT + other
                n += 1
    return n


@rule
def play(t: Table, seat: int, move: int) -> None:
    if move >= LOSE:
        t.hand[seat, move - LOSE] -= 1
        lose(t, seat, move - LOSE)
    elif move >= LIFT:
        lift(t, seat, move - LIFT)
    elif move == PASS:
        t.passed |= 1 << seat
        tell(EVERYBODY, News.PASSED, seat)
        next_bidder(t)
    elif move >= BID:
        make_bid(t, seat, move - BID + 1)
    else:
        lay(t, seat, move - LAY)


# Laying (2)


@rule
def lay(t: Table, seat: int, kind: int) -> None:
    """A stone of the hand, face down on the own cairn (2.1)."""
    t.hand[seat, kind] -= 1
    lay_on_cairn(t, seat, kind + 1)
    tell(EVERYBODY, News.LAID, seat)
    tell(only(seat), News.LAID_STONE, seat, kind)
    t.turn = next_among(players(t), seat, t.seats)


# Bidding (3)


@rule
def make_bid(t: Table, seat: int, number: int) -> None:
    """A higher number than before (3.1)."""
    t.bid, t.phase = number, BIDDING
    tell(EVERYBODY, News.BID, seat, number)
    next_bidder(t)


@rule
def next_bidder(t: Table) -> None:
    """The next who has not passed; the last of them lifts, or who has bid all that lies there (3.2, 3.3)."""
    bidders = players(t) & ~t.passed
    if t.bid == laid(t):
        begin_lifting(t, t.turn)
    elif count(bidders) == 1:
        begin_lifting(t, lowest(bidders))
    else:
        t.turn = next_among(bidders, t.turn, t.seats)


# Lifting (4)


@rule
def begin_lifting(t: Table, seat: int) -> None:
    """The own cairn comes first, from the top down (4.1)."""
    t.turn, t.phase, t.passed = seat, LIFTING, 0
    tell(EVERYBODY, News.LIFTS, seat, t.bid)
    while height(t, seat) and t.phase == LIFTING:
        lift(t, seat, seat)


@rule
def lift(t: Table, seat: int, other: int) -> None:
    """The top stone of a cairn, for all to see (4.2). An Ember costs a stone, as many Pebbles as were bid earn a crown
    (4.3, 4.4)."""
    kind = take_from_cairn(t, other) - 1
    t.lifted[other, kind] += 1
    tell(EVERYBODY, News.LIFTED, seat, other, kind)
    if t.lifted[other, EMBER - 1]:
        tell(EVERYBODY, News.BURNT, seat, other)
        gather(t)
        if other == seat:
            t.phase = LOSING
        else:
            lose(t, seat, draw_from_row(t, t.hand, seat, in_hand(t, seat)))
    elif lifted(t) == t.bid:
        gather(t)
        t.crowns[seat] += 1
        tell(EVERYBODY, News.CROWNED, seat, t.crowns[seat])
        end_round(t, seat)


# Losing, and the end (4.4-4.7, 5)


@rule
def lose(t: Table, seat: int, kind: int) -> None:
    """A stone goes face down out of the match; only its owner knows which (4.4, 4.5)."""
    put_to_lost(t, seat, kind + 1)
    tell(EVERYBODY, News.LOST, seat)
    tell(only(seat), News.LOST_STONE, seat, kind)
    if losses(t, seat) == OWN:
        tell(EVERYBODY, News.OUT, seat)
    end_round(t, seat)


@rule
def end_round(t: Table, seat: int) -> None:
    """The one who lifted begins, or the next who is not out; the goal or the last stone ends the match (4.7, 5)."""
    if won(t):
        t.phase, t.turn = OVER, 0
        tell(EVERYBODY, News.WON, lowest(won(t)))
    else:
        begin_round(t, seat if (players(t) >> seat) & 1 else next_among(players(t), seat, t.seats))


@rule
def score(t: Table, seat: int) -> int:
    return t.crowns[seat]


@rule
def won(t: Table) -> int:
    """The seat that has the crowns to win, else the only one that has stones (5.1, 5.2)."""
    for seat in range(t.seats):
        if t.crowns[seat] == t.goal:
            return 1 << seat
    return players(t) if count(players(t)) == 1 else 0
