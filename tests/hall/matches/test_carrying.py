"""A table that was begun elsewhere goes on at a server, and one of a server goes on elsewhere."""

from __future__ import annotations

import random
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.games import built_in
from dragonhall.hall.matches.records import verify

from ..guests import Guest, play_on
from ..in_process import HallHere
from ..reviews import finished


def begun(game: str, seats: int, plies: int, **options: Any) -> dh.Match:
    """Some plies of a match with a secret, as a browser plays it."""
    match, luck = dh.new(game, seats=seats, secret=bytes(range(32)), options=options), random.Random(plies)
    for _ in range(plies):
        seat = luck.choice(match.to_act)
        match.play(luck.choice(match.moves(seat)), seat=seat)
    return match


@pytest.mark.parametrize("game", built_in())
def test_a_table_is_carried_to_a_hall_and_friends_play_on(shared_server: HallHere, guests: list[Guest], game: str):
    match = begun(game, 2, 25)
    record = match.record() | {"hall": {"names": ["Ann", ""], "table": "local-bako-mire"}}
    ann = Guest.creates(shared_server.url, game=game, **{"from": {"record": record}})
    bob = Guest.joins(shared_server.url, ann.code, "Bob", 1)
    guests += [ann, bob]
    ann.comes()
    assert ann.table["carried"] and ann.table["options"] == match.options
    bob.comes()
    ann.acts("start")
    bob.until("event")
    # The very position, for everybody; the dice are this server's own.
    for guest, seat in ((ann, 0), (bob, 1)):
        pages = guest.get(f"/api/tables/{ann.code}/replay", seat=str(seat), ply=0, count=1)["pages"]
        assert pages[0]["sights"][0]["view"] == match.view(seat) | {"ply": 0}
    assert ann.get(f"/api/tables/{ann.code}/record", status=409)["problem"]["code"] == "not-over"
    play_on({0: ann, 1: bob}, random.Random(1))
    told = ann.get(f"/api/tables/{ann.code}/record")
    assert verify(told).over and told["secret"] != record["secret"]
    assert told["hall"]["earlier"]["moves"] == record["moves"]
    # Whoever changes what was played before is found out.
    earlier = told["hall"]["earlier"]
    for wrong in (
        earlier | {"moves": earlier["moves"][:-1]},
        {"game": game},
        earlier | {"options": {"box": "/etc/passwd"}},
    ):
        with pytest.raises(dh.DragonhallError):
            verify(told | {"hall": told["hall"] | {"earlier": wrong}})
    guest = Guest(shared_server.url)
    guests.append(guest)
    assert guest.post("/api/records", told)["code"] == ann.code


def test_any_ply_can_be_chosen_and_what_does_not_fit_is_refused(shared_server: HallHere, guests: list[Guest]):
    record = finished("dragorun", 2, 3)
    last = len(record["moves"])
    ann = Guest.creates(shared_server.url, game="dragorun", start=True, **{"from": {"record": record, "ply": last - 3}})
    guests.append(ann)
    ann.comes()
    assert ann.table["state"] in ("running", "over")
    for wrong, status, code in (
        ({"from": {"record": record}}, 409, "over"),
        ({"from": {"record": record, "ply": last + 1}}, 404, "no-ply"),
        ({"from": {"record": record, "ply": 1}, "public": True}, 403, "not-allowed"),
        ({"from": {"record": record, "ply": 1}, "game": "ante"}, 422, "bad-record"),
        ({"from": {"record": record | {"moves": [[0, "fly"]]}}}, 422, "bad-record"),
        ({"from": {"record": {"game": "dragorun"}}}, 422, "bad-record"),
        ({"from": {"record": record, "ply": 1}, "sit": [2]}, 422, "no-seat"),
        ({"from": {"record": []}}, 400, "bad-message"),
    ):
        body = {"game": "dragorun", "name": "Ann", **wrong}
        assert ann.post("/api/tables", body, status)["problem"]["code"] == code, wrong


def test_a_solo_player_can_carry_a_running_table_away(shared_server: HallHere, guests: list[Guest]):
    ann = Guest.creates(shared_server.url, game="dragorun", seats=3, bots=[None, "drake", "drake"])
    bob = Guest.joins(shared_server.url, ann.code, "Bob")
    guests += [ann, bob]
    ann.comes()
    address = f"/api/tables/{ann.code}/record"
    assert ann.get(address, status=409)["problem"]["code"] == "not-over"
    ann.acts("start")
    while not ann.moves(0):
        ann.until("event")
    record = ann.get(address)
    match = verify(record)
    assert not match.over and "scores" not in record and "winners" not in record
    assert [move.text for move in match.moves(0)] == [move["text"] for move in ann.moves(0)]
    assert match.view(0) == ann.view(0)
    # It goes on elsewhere with the same dice.
    match.play(match.moves(0)[0], seat=0)
    # Who watches, or knows only the link, gets nothing.
    guests.append(Guest(shared_server.url, ann.code))
    for stranger in (bob, guests[-1]):
        assert stranger.get(address, status=409)["problem"]["code"] == "not-over"


def test_no_seat_is_given_once_somebody_knows_the_hidden_cards(shared_server: HallHere, guests: list[Guest]):
    ann = Guest.creates(shared_server.url, game="ante", seats=3, bots=[None, "drake", "drake"], start=True)
    bob = Guest.joins(shared_server.url, ann.code, "Bob")
    cleo = Guest.joins(shared_server.url, ann.code, "Cleo")
    guests += [ann, bob, cleo]
    address = f"/api/tables/{ann.code}/record"
    # The record is not to be had by somebody who watches: nothing changes.
    assert bob.get(address, status=409)["problem"]["code"] == "not-over"
    assert not ann.state()["table"]["revealed"]
    assert "secret" in ann.get(address)
    assert ann.state()["table"]["revealed"]
    assert bob.does("sit", 409, seat=1) == "already-started"
    # Nor when its player has left.
    ann.does("leave")
    assert cleo.does("sit", 409, seat=0) == "already-started"
    other = Guest.creates(shared_server.url, game="ante", seats=3, bots=[None, "drake", "drake"], start=True)
    late = Guest.joins(shared_server.url, other.code, "Late")
    guests += [other, late]
    late.does("sit", seat=1)
    address = f"/api/tables/{other.code}/record"
    assert other.get(address, status=409)["problem"]["code"] == "not-over"
    assert not other.state()["table"]["revealed"]


def test_a_running_table_with_other_people_cannot_be_carried_away(shared_server: HallHere, guests: list[Guest]):
    ann = Guest.creates(shared_server.url, game="ante", seats=3, bots=[None, None, "drake"])
    bob = Guest.joins(shared_server.url, ann.code, "Bob", 1)
    guests += [ann, bob]
    ann.comes()
    bob.comes()
    ann.acts("start")
    address = f"/api/tables/{ann.code}/record"
    for guest in (ann, bob):
        assert guest.get(address, status=409)["problem"]["code"] == "not-over"
    bob.acts("away", seat=1)
    assert ann.get(address, status=409)["problem"]["code"] == "not-over"
    # A bot has taken the seat for good: Ann is alone now.
    bob.acts("leave")
    assert not verify(ann.get(address)).over
