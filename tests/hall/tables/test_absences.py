"""A match that everybody has left comes to its end, also when its table is not in memory all the time."""

from __future__ import annotations

import asyncio
from pathlib import Path

from dragonhall.hall.app import Hall
from dragonhall.hall.tables.services import Absences

from .halls import Clock, in_hall, running


def test_an_absence_goes_on_while_the_table_is_not_in_memory(tmp_path: Path):
    clock = Clock()

    async def work(hall: Hall) -> None:
        table, _ = await running(hall, away_after=120)
        code = table.code
        assert table.supervisor.due(table.state, table.position) == clock.time + 120_000
        clock.wait(61)
        await hall.housekeeping.close_idle()
        assert code not in hall.tables.live
        clock.wait(59)
        again = await hall.tables.open(code)
        assert again is not table
        await again.supervisor.wake()
        assert [again.state.by_bot(seat) for seat in again.dealt_position().to_act] == [True]

    in_hall(tmp_path, work, clock, idle=60)


def test_a_player_who_was_here_until_now_has_the_full_time_to_come_back(tmp_path: Path):
    clock = Clock()

    async def work(hall: Hall) -> None:
        table, _ = await running(hall, away_after=120)
        clock.wait(100)
        player = table.state.places[table.dealt_position().to_act[0]].player
        assert player is not None
        table.supervisor.saw(player)
        hall.tables.drop(table.code)
        again = await hall.tables.open(table.code)
        clock.wait(119)
        await again.supervisor.wake()
        assert not any(again.state.by_bot(seat) for seat in range(2))
        clock.wait(1)
        await again.supervisor.wake()
        assert any(again.state.by_bot(seat) for seat in range(2))

    in_hall(tmp_path, work, clock)


def test_an_abandoned_match_is_over_at_last(tmp_path: Path):
    """Woken only when it is due and dropped in between, as the regular work of a server does it."""
    clock = Clock()

    async def work(hall: Hall) -> None:
        # On a longer track two bots need from a hundred decisions to thousands.
        table, _ = await running(hall, away_after=120, options={"track": 16, "start": 10})
        code, wakes = table.code, 0
        del table
        while True:
            hall.tables.drop(code)
            table = await hall.tables.open(code)
            if table.phase == "over":
                break
            wakes += 1
            assert wakes < 10, "it is woken for ever"
            await table.supervisor.wake()
            while table.supervisor.thinking:
                await next(iter(table.supervisor.thinking.values()))
                # The next decision begins in the next turn of the loop.
                await after_this_turn()
            clock.wait(120)

    in_hall(tmp_path, work, clock)


async def after_this_turn() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


def test_absences_are_kept_for_the_most_recently_used_tables(monkeypatch):
    monkeypatch.setattr("dragonhall.hall.tables.services.MAX_ABSENCES", 2)
    absences = Absences()
    first = absences.at("a", 1)
    assert absences.at("a", 5) is first and first.opened == 1
    absences.at("b", 2)
    absences.at("a", 6)
    absences.at("c", 3)
    assert absences.at("a", 9) is first
    assert absences.at("b", 9).opened == 9, "the one asked longest ago was forgotten"
    absences.forget("a")
    assert absences.at("a", 9).opened == 9
