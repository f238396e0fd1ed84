"""The hall's clock: durations are right although somebody sets the machine's clock."""

from __future__ import annotations

import asyncio
from pathlib import Path

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.clock import HallClock
from dragonhall.hall.tables.peers import Peers

from .halls import act, first_move, in_hall, running

HOUR = 3600


class Machine:
    """A machine's two clocks: somebody may set one of them."""

    def __init__(self, wall: int = 1_790_000_000_000) -> None:
        self.wall, self.since_boot = wall, 77.0

    def wait(self, seconds: float) -> None:
        self.wall += int(1000 * seconds)
        self.since_boot += seconds

    def clock(self) -> HallClock:
        return HallClock(lambda: self.wall, lambda: self.since_boot)


def test_it_counts_as_time_passes():
    machine = Machine()
    clock = machine.clock()
    began = clock()
    assert began == machine.wall
    machine.wait(12.5)
    assert clock() == began + 12_500 and clock.age == 12_500


def test_a_step_of_the_wall_clock_is_approached_by_one_per_cent():
    machine = Machine()
    clock = machine.clock()
    for step in (HOUR, -2 * HOUR):
        began = clock()
        machine.wall += 1000 * step
        assert clock() == began
        for _ in range(30):
            machine.wait(2)
            asyncio.run(clock.approach())
        gone = clock() - began
        assert gone == 60_000 + (600 if step > 0 else -600)


def test_a_small_difference_is_made_up_and_not_more():
    machine = Machine()
    clock = machine.clock()
    machine.wall += 5
    machine.wait(60)
    asyncio.run(clock.approach())
    assert clock() == machine.wall
    machine.wait(60)
    asyncio.run(clock.approach())
    assert clock() == machine.wall


def test_a_server_that_joins_takes_over_the_time_of_the_eldest():
    elder, younger = Machine(), Machine()
    first = elder.clock()
    elder.wait(10)
    younger.wall = elder.wall + 1000 * HOUR
    second = younger.clock()
    first.hear(second(), second.age)
    assert first() == elder.wall, "the elder one stays"
    second.hear(first(), first.age)
    assert second() == first()
    younger.wait(5)
    elder.wait(5)
    second.hear(first() + 100, first.age)
    assert second() == first(), "that much a message may have been on its way"


def test_servers_say_what_time_it_is():
    machine, heard = Machine(), Machine(1_700_000_000_000)
    clock = machine.clock()
    machine.wait(1)

    class Store:
        shared = True
        published: list[dict[str, object]] = []

        async def publish(self, message: dict[str, object]) -> None:
            self.published.append(message)

    store = Store()
    asyncio.run(Peers(store, None, clock, clock).stay_in_touch())  # type: ignore[arg-type]
    other = heard.clock()
    Peers(store, None, other, other).hear({"from": "elder", **store.published[0]})  # type: ignore[arg-type]
    assert other() == clock()


def test_a_step_of_the_wall_clock_runs_out_no_clock(tmp_path: Path):
    machine = Machine()
    clock = machine.clock()

    async def work(hall: Hall) -> None:
        table, _ = await running(hall, clock=p.Clock(60, 0), away_after=None)
        player, move = first_move(table)
        await act(table, player, move)
        due = table.supervisor.due(table.state, table.position)
        assert due == clock() + 60_000
        machine.wall += 1000 * HOUR
        for _ in range(10):
            machine.wait(5)
            assert hall.clock is not None
            await hall.clock.approach()
            await table.supervisor.wake()
        assert not table.supervisor.thinking and not any(table.state.by_bot(seat) for seat in (0, 1))
        machine.wait(10)
        await table.supervisor.wake()
        assert any(table.state.by_bot(seat) for seat in (0, 1))

    in_hall(tmp_path, work, clock, grace=0)
