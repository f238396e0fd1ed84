"""Hints at a hall's table: who may have them, what they say, and that the record tells of them."""

from __future__ import annotations

import random
from typing import Any

from dragonhall.hall.matches.records import verify

from ..guests import Guest, play_on
from ..in_process import HallHere

SHORT = {"track": 16, "start": 10}


def asked(guest: Guest, seat: int, status: int = 200, seq: int | None = None) -> Any:
    """A hint, or the code of the problem."""
    body = {"seat": seat, "seq": guest.seq if seq is None else seq}
    told = guest.post(f"/api/tables/{guest.code}/hint", body, status)
    return told if status == 200 else told["problem"]["code"]


def test_a_solo_player_gets_a_hint_and_the_record_shows_it(shared_server: HallHere, guests: list[Guest]) -> None:
    ann = Guest.creates(shared_server.url, seats=2, options=SHORT, bots=[None, "drake"])
    guests.append(ann)
    assert asked(ann, 0, 409) == "not-started"
    assert ann.does("start")["t"] == "ack"
    ann.comes()
    assert ann.table["hints"] and ann.table["hinted"] == []
    while not ann.moves(0):
        ann.until("event")
    hint = asked(ann, 0)
    legal = {move["n"]: move for move in ann.moves(0)}
    assert all(legal[one["move"]["n"]] == one["move"] for one in hint["options"]) and 1 <= len(hint["options"]) <= 4
    assert 0 <= hint["options"][0]["share"] <= 1 and hint["reason"]["key"] and hint["tries"] > 0
    assert hint["source"] == "search"
    ply = ann.view(0)["ply"]
    assert asked(ann, 0) == hint, "the same question is thought about once"
    body = {"seat": 0, "seq": ann.seq, "source": "network"}
    assert ann.post(f"/api/tables/{ann.code}/hint", body) == hint, "a search is better than a first look"
    assert ann.post(f"/api/tables/{ann.code}/hint", body | {"source": "oracle"}, 400)["problem"]
    assert ann.state()["table"]["hinted"] == [1, 0], "and counted once"
    assert asked(ann, 1, 403) == "not-your-seat"
    assert asked(ann, 0, 409, seq=-1) == "stale"
    play = ann.acts("move", seat=0, seq=ann.seq, move=hint["options"][0]["move"]["n"])
    assert play["t"] == "ack"
    ann.acts("away", seat=0)  # bots play it to the end
    while not ann.view(0)["over"]:
        ann.until("event")
    assert asked(ann, 0, 409) == "over"
    record = ann.get(f"/api/tables/{ann.code}/record")
    assert record["hall"]["hints"] == [[ply, 0]]
    assert verify(record).over
    # The same record brought here is the match that was played here; elsewhere it says the same of its hints.
    assert ann.post("/api/records", record)["code"] == ann.code
    other = {**record, "hall": {"names": ["A", "B"], "hints": [[ply, 0], [1, 1], [2, 9]]}}
    assert ann.post("/api/records", other)["table"]["hinted"] == [1, 1]


def test_at_a_table_of_people_the_host_decides(shared_server: HallHere, guests: list[Guest]) -> None:
    ann = Guest.creates(shared_server.url, seats=2, options=SHORT)
    bob = Guest.joins(shared_server.url, ann.code, "Bob", 1)
    guests += [ann, bob]
    ann.does("start")
    ann.comes(), bob.comes()
    seat = ann.view(0)["to_act"][0]
    mover, other = (ann, bob) if seat == 0 else (bob, ann)
    assert not ann.table["hints"]
    assert asked(mover, seat, 403) == "no-hints"
    assert bob.does("hints", 403, on=True) == "not-the-host"
    ann.does("hints", on=True)
    assert asked(mover, seat)["options"]
    assert asked(other, 1 - seat, 409) == "not-your-turn"
    ann.does("hints", on=False)
    assert asked(mover, seat, 403) == "no-hints"
    ann.does("hints", on=None)
    assert not ann.state()["table"]["hints"]
    spectator = Guest(shared_server.url, ann.code)
    guests.append(spectator)
    assert asked(spectator, seat, 401, seq=0) == "no-token"
    play_on({0: ann, 1: bob}, random.Random(1))
    record = ann.get(f"/api/tables/{ann.code}/record")
    assert [one for _, one in record["hall"]["hints"]] == [seat]
    # The rematch has the host's wish, but not the hints.
    again = ann.get(f"/api/tables/{ann.does('rematch')['next']}")
    assert not again["hints"] and again["hinted"] == []
