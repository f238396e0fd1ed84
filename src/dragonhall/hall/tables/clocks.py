"""Clocks: each decision has its own time, then the bank of the match is used."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from ..protocol import Clock, ClockNow


class Clocks(Struct):
    """The state of the clocks right after a line."""

    since: list[int | None]
    """For every seat: since when it has been deciding; None if it is not."""
    bank: list[int]
    """Milliseconds left in every seat's bank, not counting the running decision."""


def begun(clock: Clock, seats: int, to_act: Collection[int], at: int) -> Clocks:
    return Clocks([at if seat in to_act else None for seat in range(seats)], [clock.bank * 1000] * seats)


def after(clock: Clock, clocks: Clocks, to_act: Collection[int], moved: Collection[int], at: int) -> Clocks:
    """Return the clocks after a line: seats in *moved* have decided, the others in *to_act* are still deciding."""
    since, bank = list(clocks.since), list(clocks.bank)
    for seat, started in enumerate(clocks.since):
        if started is not None and (seat in moved or seat not in to_act):
            bank[seat] = max(0, bank[seat] - max(0, at - started - clock.move * 1000))
            since[seat] = None
    for seat in to_act:
        if since[seat] is None:
            since[seat] = at
    return Clocks(since, bank)


def clock_now(clock: Clock, clocks: Clocks, now: int) -> ClockNow:
    move, bank = [], []
    for started, left in zip(clocks.since, clocks.bank, strict=True):
        used = 0 if started is None else max(0, now - started)
        move.append(max(0, clock.move * 1000 - used))
        bank.append(max(0, left - max(0, used - clock.move * 1000)))
    return ClockNow(now, [seat for seat, started in enumerate(clocks.since) if started is not None], move, bank)


def runs_out(clock: Clock, clocks: Clocks, seat: int) -> int | None:
    """Return when the time of a seat runs out; None while it is not deciding."""
    started = clocks.since[seat]
    return None if started is None else started + clock.move * 1000 + clocks.bank[seat]
