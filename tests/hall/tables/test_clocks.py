"""Clocks of a match: each decision has its own time, then the bank is used."""

from __future__ import annotations

from dragonhall.hall.protocol import Clock, ClockNow
from dragonhall.hall.tables.clocks import Clocks, after, begun, clock_now, runs_out

CLOCK = Clock(move=10, bank=60)
"""Seconds; the clocks below count milliseconds."""


def test_at_the_start_the_clocks_of_the_deciding_seats_run():
    assert begun(CLOCK, 3, (0, 2), 1000) == Clocks([1000, None, 1000], [60_000] * 3)


def test_a_decision_within_its_own_time_costs_no_bank():
    clocks = begun(CLOCK, 2, (0,), 1000)
    assert after(CLOCK, clocks, (1,), (0,), 11_000) == Clocks([None, 11_000], [60_000, 60_000])


def test_time_beyond_it_is_taken_from_the_bank():
    clocks = begun(CLOCK, 2, (0,), 1000)
    assert after(CLOCK, clocks, (1,), (0,), 13_500).bank == [57_500, 60_000]


def test_the_bank_never_goes_below_zero():
    clocks = begun(CLOCK, 2, (0,), 0)
    assert after(CLOCK, clocks, (1,), (0,), 10_000_000).bank == [0, 60_000]


def test_a_seat_that_goes_on_deciding_keeps_its_time():
    clocks = begun(CLOCK, 2, (0, 1), 0)
    assert after(CLOCK, clocks, (1,), (0,), 4000) == Clocks([None, 0], [60_000, 60_000])


def test_a_seat_that_decides_again_gets_new_time():
    clocks = begun(CLOCK, 2, (0,), 0)
    assert after(CLOCK, clocks, (0,), (0,), 12_000) == Clocks([12_000, None], [58_000, 60_000])


def test_a_seat_that_is_no_longer_asked_pays_for_its_time():
    clocks = begun(CLOCK, 2, (0, 1), 0)
    assert after(CLOCK, clocks, (0,), (0,), 15_000) == Clocks([15_000, None], [55_000, 55_000])


def test_the_shown_time_counts_down_the_move_before_the_bank():
    clocks = Clocks([0, None], [60_000, 30_000])
    assert clock_now(CLOCK, clocks, 4000) == ClockNow(4000, [0], [6000, 10_000], [60_000, 30_000])
    assert clock_now(CLOCK, clocks, 12_000) == ClockNow(12_000, [0], [0, 10_000], [58_000, 30_000])
    assert clock_now(CLOCK, clocks, 1_000_000).bank == [0, 30_000]


def test_a_clock_that_was_started_in_the_future_shows_all_its_time():
    """Servers may differ by a few milliseconds."""
    assert clock_now(CLOCK, Clocks([50], [60_000]), 0).move == [10_000]


def test_a_clock_runs_out_when_move_and_bank_are_used_up():
    clocks = Clocks([500, None], [60_000, 60_000])
    assert runs_out(CLOCK, clocks, 0) == 70_500
    assert runs_out(CLOCK, clocks, 1) is None
