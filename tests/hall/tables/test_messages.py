"""Messages put together by hand are what the protocol says, byte for byte what encoding its structs gives."""

from __future__ import annotations

import msgspec
import pytest

import dragonhall as dh
from dragonhall.hall import protocol as p
from dragonhall.hall.store import LogEntry
from dragonhall.hall.tables import messages
from dragonhall.hall.tables.log import read_news
from dragonhall.hall.tables.state import UndoRequest, new_state

from .matches import SECRET, dealt, moved, played, setup

decode = msgspec.json.Decoder(p.FromServer, strict=True).decode


def state(**asked):
    return new_state(p.CreateTable("dragorun", "Ann", **({"seats": 2, "sit": [0]} | asked)), SECRET, 1000)[0]


@pytest.mark.parametrize("game", dh.games())
@pytest.mark.parametrize("seats", [(0,), (1,), (), (0, 1)])
def test_an_event_equals_the_encoding_of_its_struct(game: str, seats: tuple[int, ...]):
    now = dealt(setup(game))
    for _ in range(12):
        data = messages.event(now, None, seats)
        event = decode(data)
        assert isinstance(event, p.Event)
        assert msgspec.json.encode(event) == data
        assert [sight.seat for sight in event.sights] == list(seats or (None,))
        assert (event.seq, event.ply, event.kind, event.over) == (now.line.seq, now.line.ply, now.line.kind, now.over)
        assert event.by == (None if now.line.seat < 0 else now.line.seat)
        if now.over:
            break
        now = moved(now)


def test_only_the_seat_that_decides_is_sent_moves():
    now = dealt(setup())
    seat = now.to_act[0]
    for who in (0, 1, None):
        event = decode(messages.event(now, None, () if who is None else (who,)))
        assert isinstance(event, p.Event) and bool(event.sights[0].moves) == (who == seat)


def test_an_event_has_the_clocks_as_of_its_line():
    clock = p.Clock(10, 60)
    now = dealt(setup(), clock, at=5000)
    event = decode(messages.event(now, clock, (0,)))
    assert isinstance(event, p.Event) and event.now == 5000
    assert event.clock == p.ClockNow(5000, list(now.to_act), [10_000] * 2, [60_000] * 2)


def test_a_table_message():
    info = messages.table_info(state(), "open", {0}, 3)
    data = messages.table(messages.encode(info), p.You(0, [0]))
    assert decode(data) == p.TableNow(info, p.You(0, [0]))
    assert msgspec.json.encode(decode(data)) == data


def test_a_presence_message():
    assert messages.presence({4, 0}, 2) == b'{"t":"presence","here":[0,4],"watching":2}'


def test_a_snapshot_has_the_news_of_every_ply_that_stands():
    first = dealt(setup())
    now = played(first, 2)
    info, you = messages.table_info(state(), "running", {0}, 0), p.You(0, [0])
    news = [read_news(position.line.news, 2) for position in (first, now)]
    data = messages.snapshot(2, info, you, now, news, None, [p.Chat(0, "Ann", "hello", None, 7)], 9000)
    found = decode(data)
    assert isinstance(found, p.Snapshot)
    assert msgspec.json.encode(found) == data
    assert (found.seq, found.ply, found.now, found.you) == (2, 2, 9000, you)
    assert [standing.seat for standing in found.standings] == [0]
    assert len(found.standings[0].news) == 2 and found.chat[0].phrase == "hello"


def test_before_the_deal_a_snapshot_has_no_standing():
    info = messages.table_info(state(), "open", set(), 0)
    found = decode(messages.snapshot(-1, info, p.You(None, []), None, [], None, [], 1))
    assert isinstance(found, p.Snapshot) and found.standings == [] and (found.seq, found.ply) == (-1, 0)


def test_caught_up():
    now = played(dealt(setup()), 1)
    info = messages.table_info(state(), "running", set(), 0)
    data = messages.caught(1, info, p.You(None, []), now, None, 50)
    assert decode(data) == p.Caught(p.PROTOCOL, 1, info, p.You(None, []), None, 50)
    assert msgspec.json.encode(decode(data)) == data


def test_the_shown_facts_of_a_table():
    agreed = state(bots=[None, "drake"], hints=True)
    agreed.ask, agreed.hinted = UndoRequest(3, 0, 1, 9, [0], 77), [(1, 0), (2, 0)]
    info = messages.table_info(agreed, "running", {0}, 5)
    assert [(seat.kind, seat.here, seat.level) for seat in info.seats] == [
        ("person", True, None),
        ("bot", False, "drake"),
    ]
    assert info.ask == p.UndoAsk(3, 0, 1, [0], 77) and info.hinted == [2, 0] and info.watching == 5
    shown = msgspec.json.encode(info)
    assert agreed.players[0].token.encode() not in shown and agreed.invitation.encode() not in shown
    assert messages.table_info(agreed, "running", set(), 0).seats[0].here is False


def test_a_bot_that_stands_in_is_shown_with_the_person():
    agreed = state()
    agreed.places[0].level = "drake"
    seat = messages.table_info(agreed, "running", set(), 0).seats[0]
    assert (seat.kind, seat.name, seat.player, seat.level, seat.stand_in) == ("person", "Ann", 0, "drake", True)


def test_lines_that_were_taken_back_do_not_count():
    def entry(seq: int, kind: str, ply: int) -> LogEntry:
        return LogEntry(seq, kind, ply, 0, "x", False, 1, b"", seq)

    log = [entry(0, "deal", 0), entry(1, "move", 1), entry(2, "move", 2), entry(3, "undo", 1), entry(4, "move", 2)]
    assert [line.seq for line in messages.standing_lines(log)] == [0, 1, 4]
    assert messages.standing_lines([]) == []
