"""Actions at a table in this process: each is done or refused, and both ways of a move do the same."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.errors import Refused
from dragonhall.hall.tables import actions
from dragonhall.hall.tables.live_table import LiveTable

from .halls import Clock, act, first_move, in_hall, listener, running


async def quick(table: LiveTable, player: int, action: p.MakeMove) -> bool | None:
    """How the quick way ended: True when the move was made, False when not, null when it was not begun."""
    ended: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    return await ended if actions.quick_move(table, player, action, ended.set_result) else None


async def refusal(table: LiveTable, player: int, action: p.AnyAction) -> str:
    before = (table.seq, table.state.encoded())
    with pytest.raises(Refused) as found:
        await act(table, player, action)
    assert (table.seq, table.state.encoded()) == before, "what is refused changes nothing"
    return found.value.problem.code


def test_both_ways_make_the_same_lines_and_send_the_same(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _ = await running(hall)
        spectator, sent = listener()
        await table.connect(spectator, None, None)
        player, move = first_move(table, "slow")
        ack = await act(table, player, move)
        assert (ack.seq, table.seq) == (1, 1)
        player, move = first_move(table, "quick")
        assert await quick(table, player, move) is True and table.seq == 2
        events = [msgspec.json.decode(data) for data in sent if b'"t":"event"' in data[:20]]
        assert [event["seq"] for event in events] == [1, 2]
        lines = await hall.store.lines(table.code, 0, 9)
        assert [(line.seq, line.client) for line in lines] == [(1, f"{lines[0].seat}:slow"), (2, f"{player}:quick")]

    in_hall(tmp_path, work)


def test_the_quick_way_leaves_unusual_moves_to_the_other_way(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _ = await running(hall)
        player, move = first_move(table)
        seat = move.seat
        replace = msgspec.structs.replace
        illegal = next(n for n in range(99) if n not in table.dealt_position().legal(seat))
        unusual: list[tuple[int, p.MakeMove]] = [
            (1 - player, move),
            (player, replace(move, seat=7)),
            (player, replace(move, seq=move.seq + 1)),
            (player, replace(move, move="no such move")),
            (player, replace(move, move=illegal)),
        ]
        for who, action in unusual:
            assert await quick(table, who, action) is None
            await refusal(table, who, action)
        table.state.places[seat].level = "drake"
        assert await quick(table, player, move) is None
        table.state.places[seat].level = None
        table.doubtful = True
        assert await quick(table, player, move) is None
        table.doubtful = False
        async with table.lock:
            assert await quick(table, player, move) is None
        assert table.seq == 0 and not table.lock.locked()
        assert await quick(table, player, move) is True

    in_hall(tmp_path, work)


def test_an_action_that_is_sent_again_is_done_once(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _ = await running(hall)
        player, move = first_move(table)
        first = await act(table, player, move)
        assert await act(table, player, move) == first and table.seq == 1
        table.answers.clear()  # as after a restart
        assert await act(table, player, move) == first and table.seq == 1

    in_hall(tmp_path, work)


def test_an_id_that_was_used_for_another_move_is_refused(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _ = await running(hall)
        player, move = first_move(table, "same")
        await act(table, player, move)
        while True:
            now, other = first_move(table, "same")
            if now == player:
                break
            await act(table, *first_move(table, f"other {table.seq}"))
        assert await refusal(table, player, other) == "id-used"

    in_hall(tmp_path, work)


def test_moving_takes_the_seat_back_from_the_bot(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _ = await running(hall)
        hall.background.closing = True  # no bot thinks
        player, move = first_move(table)
        await act(table, player, p.Away(id="away", seat=move.seat))
        assert table.state.by_bot(move.seat)
        await act(table, player, move)
        assert not table.state.by_bot(move.seat) and table.seq == 1

    in_hall(tmp_path, work)


def test_some_actions_are_only_for_the_host(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _, _ = await hall.tables.create(p.CreateTable("dragorun", "Ann", seats=2, sit=[0]))
        await hall.tables.join(table, p.Join("Bob", 1))
        others: list[p.AnyAction] = [
            p.Start(id="1"), p.SetBot(id="2", seat=1, level="drake"), p.HandOver(id="3", player=1),
            p.Remove(id="4", player=0), p.SwitchHints(id="5", on=True),
        ]  # fmt: skip
        for action in others:
            assert await refusal(table, 1, action) == "not-the-host"
        assert await refusal(table, 0, p.Remove(id="6", player=0)) == "not-allowed"
        await act(table, 0, p.HandOver(id="7", player=1))
        assert table.state.host == 1
        await act(table, 1, p.Start(id="8"))
        assert table.phase == "running"
        assert await refusal(table, 1, p.Start(id="9")) == "already-started"

    in_hall(tmp_path, work)


def test_seats_before_the_start_and_none_afterwards(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _, _ = await hall.tables.create(p.CreateTable("dragorun", "Ann", seats=2, sit=[0]))
        await hall.tables.join(table, p.Join("Bob"))
        await act(table, 1, p.Sit(id="1", seat=1))
        assert await refusal(table, 1, p.Sit(id="2", seat=0)) == "seat-taken"
        await act(table, 1, p.Stand(id="3", seat=1))
        assert await refusal(table, 0, p.Start(id="4")) == "not-started"
        await act(table, 0, p.Start(id="5", fill="hatchling"))
        assert await refusal(table, 0, p.Sit(id="6", seat=1)) == "already-started", "one seat"
        assert await refusal(table, 1, p.Sit(id="7", seat=0)) == "already-started", "a person's seat"

    in_hall(tmp_path, work)


def test_a_late_guest_plays_on_in_place_of_a_bot(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _, _ = await hall.tables.create(
            p.CreateTable("dragorun", "Ann", seats=3, bots=[None, "drake", "drake"], start=True)
        )
        await hall.tables.join(table, p.Join("Bob"))
        await act(table, 1, p.Sit(id="1", seat=2))
        assert (table.state.places[2].player, table.state.places[2].level) == (1, None)
        assert await refusal(table, 1, p.Sit(id="2", seat=1)) == "already-started", "one seat"
        await hall.tables.join(table, p.Join("Cleo"))
        assert await refusal(table, 2, p.Sit(id="3", seat=2)) == "already-started", "it is Bob's now"
        assert await refusal(table, 2, p.Sit(id="4", seat=7)) == "no-seat"

    in_hall(tmp_path, work)


def test_nobody_takes_a_bots_seat_at_a_public_table(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _, _ = await hall.tables.create(
            p.CreateTable("dragorun", "Ann", seats=2, bots=[None, "drake"], public=True, start=True)
        )
        await hall.tables.join(table, p.Join("Bob"))
        assert await refusal(table, 1, p.Sit(id="1", seat=1)) == "already-started"

    in_hall(tmp_path, work)


def test_taking_back_a_move_that_revealed_nothing_asks_nobody(tmp_path: Path):
    """An ante lies face down until all are chosen."""

    async def work(hall: Hall) -> None:
        table, _ = await running(hall, game="ante")
        player, move = first_move(table)
        assert await refusal(table, player, p.Undo(id="u0", seat=move.seat)) == "cannot-undo"
        await act(table, player, move)
        assert (await actions.undo_state(table, player, move.seat)).undo == "free"
        ack = await act(table, player, p.Undo(id="u1", seat=move.seat))
        assert not ack.asked and (table.dealt_position().line.kind, table.dealt_position().line.ply) == ("undo", 0)

    in_hall(tmp_path, work)


def test_a_roll_is_taken_back_when_the_others_agree(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _ = await running(hall)
        player, move = first_move(table)
        await act(table, player, move)
        assert (await actions.undo_state(table, player, move.seat)).undo == "ask"
        for n, yes in enumerate((False, True)):
            ack = await act(table, player, p.Undo(id=f"u{n}", seat=move.seat))
            asked = table.state.ask
            assert ack.asked and asked is not None and asked.waiting == [1 - player]
            assert await refusal(table, player, p.Undo(id=f"v{n}", seat=move.seat)) == "undo-asked"
            assert await refusal(table, player, p.Answer(id=f"w{n}", ask=asked.ask, yes=True)) == "no-ask"
            await act(table, 1 - player, p.Answer(id=f"a{n}", ask=asked.ask, yes=yes))
            assert table.state.ask is None
            assert table.dealt_position().line.kind == ("undo" if yes else "move")

    in_hall(tmp_path, work)


def test_a_move_cancels_a_question(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _ = await running(hall)
        player, move = first_move(table)
        await act(table, player, move)
        assert (await act(table, player, p.Undo(id="u1", seat=move.seat))).asked
        await act(table, *first_move(table, "next"))
        assert table.state.ask is None

    in_hall(tmp_path, work)


def test_only_after_a_while_may_others_let_a_bot_stand_in(tmp_path: Path):
    clock = Clock()

    async def work(hall: Hall) -> None:
        table, _ = await running(hall)
        hall.background.closing = True
        assert await refusal(table, 0, p.Away(id="1", seat=1)) == "not-away"
        clock.wait(29.9)
        assert await refusal(table, 0, p.Away(id="2", seat=1)) == "not-away"
        clock.wait(0.1)
        await act(table, 0, p.Away(id="3", seat=1))
        assert table.state.by_bot(1)
        await act(table, 1, p.Back(id="4", seat=1))
        assert not table.state.by_bot(1)

    in_hall(tmp_path, work, clock)


def test_phrases_are_for_everybody_free_text_where_it_is_allowed(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _ = await running(hall, public=True)
        await act(table, 0, p.Say(id="1", phrase=p.PHRASES[0]))
        assert [chat.phrase for chat in table.chat] == [p.PHRASES[0]]
        wrong: list[dict[str, Any]] = [{}, {"phrase": "no such"}, {"phrase": p.PHRASES[0], "text": "x"}]
        for n, said in enumerate(wrong):
            assert await refusal(table, 0, p.Say(id=f"w{n}", **said)) == "bad-phrase"
        assert await refusal(table, 0, p.Say(id="2", text="hello")) == "not-allowed"
        private, _ = await running(hall)
        await act(private, 0, p.Say(id="1", text=" hel\nlo "))
        assert [chat.text for chat in private.chat] == ["hel lo"]
        assert await refusal(private, 0, p.Say(id="2", text=" \n ")) == "bad-phrase"

    in_hall(tmp_path, work)


def test_somebody_who_talks_too_much_waits(tmp_path: Path):
    async def work(hall: Hall) -> None:
        table, _ = await running(hall)
        for n in range(5):
            await act(table, 0, p.Say(id=str(n), phrase=p.PHRASES[0]))
        await act(table, 0, p.Say(id="4", phrase=p.PHRASES[0]))  # the same again is no talk
        assert await refusal(table, 0, p.Say(id="5", phrase=p.PHRASES[0])) == "too-fast"
        await act(table, 1, p.Say(id="6", phrase=p.PHRASES[0]))

    in_hall(tmp_path, work)
