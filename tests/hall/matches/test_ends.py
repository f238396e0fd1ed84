"""What a server tells of a finished match besides its replay: the score sheet, and playing on from any of its plies."""

from __future__ import annotations

import random
from typing import Any

import pytest

import dragonhall as dh
from dragonhall.games import built_in
from dragonhall.hall.matches.records import verify

from ..guests import AnyServer, Guest, play_on
from ..in_process import HallHere
from ..reviews import SHORT, finished


def uploaded(server: AnyServer, game: str, seats: int, seed: int, guests: list[Guest], **options: Any) -> Guest:
    guest = Guest(server.url)
    guests.append(guest)
    guest.code = guest.post("/api/records", finished(game, seats, seed, **options))["code"]
    return guest


@pytest.mark.parametrize("game", built_in())
def test_the_sheet_of_an_uploaded_match_is_that_of_the_library(shared_server: HallHere, guests: list[Guest], game: str):
    guest = uploaded(shared_server, game, 3, 7, guests)
    told = guest.get(f"/api/tables/{guest.code}/sheet")
    match = dh.replay(finished(game, 3, 7))
    sheet = match.sheet()
    assert sheet is not None
    assert [(row["key"], row["number"], row["points"]) for row in told["rows"]] == [
        (row.key, row.number, row.points) for row in sheet.rows
    ]
    assert [sum(row["points"][seat] for row in told["rows"]) for seat in range(3)] == list(match.scores)
    assert (told["scores"], told["winners"]) == (list(match.scores), list(match.winners))
    assert told["decided"] == sheet.decided
    assert told["timeline"]["values"] == sheet.timeline.values
    assert all(0 < turn["ply"] <= match.ply for turn in told["timeline"]["turns"])


def test_a_played_match_has_its_sheet_at_once_and_a_running_one_none(server: HallHere, guests: list[Guest]):
    ann = Guest.creates(server.url, seats=2, options=SHORT)
    bob = Guest.joins(server.url, ann.code, "Bob", 1)
    guests += [ann, bob]
    ann.comes()
    bob.comes()
    ann.acts("start")
    bob.until("event")
    assert ann.get(f"/api/tables/{ann.code}/sheet", status=409)["problem"]["code"] == "not-over"
    body = {"ply": 0, "seat": 0, "name": "Ann"}
    assert ann.post(f"/api/tables/{ann.code}/what-if", body, 409)["problem"]["code"] == "not-over"
    play_on({0: ann, 1: bob}, random.Random(1))
    told = ann.get(f"/api/tables/{ann.code}/sheet")
    assert sum(sum(row["points"]) for row in told["rows"]) == sum(told["scores"]) == 1


@pytest.mark.parametrize("game", built_in())
def test_a_ply_of_a_finished_match_can_be_played_on_and_its_record_verified(
    shared_server: HallHere, guests: list[Guest], game: str
):
    guest = uploaded(shared_server, game, 2, 11, guests)
    match = dh.replay(finished(game, 2, 11))
    ply = match.ply - 15
    found = guest.post(f"/api/tables/{guest.code}/what-if", {"ply": ply, "seat": 1, "name": "Ann"})
    ann = Guest(shared_server.url, found["code"], found["token"], found["player"])
    guests.append(ann)
    # The very position, seen from the seat that was taken; bots may have moved already.
    first = ann.get(f"/api/tables/{ann.code}/replay", seat="1", ply=0, count=1)["pages"][0]["sights"][0]["view"]
    then = match.at(ply).view(1) | {"ply": 0}
    assert first == then
    ann.comes()
    assert [seat["kind"] for seat in ann.table["seats"]] == ["bot", "person"]
    luck = random.Random(2)
    while not ann.view(1)["over"]:
        if moves := ann.moves(1):
            ann.acts("move", seat=1, seq=ann.seq, move=luck.choice(moves)["n"])
        else:
            ann.until("event")
    record = ann.get(f"/api/tables/{ann.code}/record")
    played = verify(record)
    assert played.over and record["position"]["ply"] == 0 and list(played.scores) == record["scores"]
    assert dh.replay(played.record()).scores == played.scores
    sheet = ann.get(f"/api/tables/{ann.code}/sheet")
    assert [sum(row["points"][seat] for row in sheet["rows"]) for seat in range(2)] == record["scores"]


def test_an_unplayable_position_is_refused_in_a_sentence(shared_server: HallHere, guests: list[Guest]):
    guest = uploaded(shared_server, "dragorun", 2, 3, guests, **SHORT)
    last = dh.replay(finished("dragorun", 2, 3, **SHORT)).ply
    for wrong, status, code in (
        ({"ply": last, "seat": 0, "name": "Ann"}, 409, "over"),
        ({"ply": last + 1, "seat": 0, "name": "Ann"}, 404, "no-ply"),
        ({"ply": 0, "seat": 2, "name": "Ann"}, 422, "no-seat"),
        ({"ply": -1, "seat": 0, "name": "Ann"}, 400, "bad-message"),
        ({"ply": 0, "seat": 0, "name": "Ann", "more": 1}, 400, "bad-message"),
    ):
        assert guest.post(f"/api/tables/{guest.code}/what-if", wrong, status)["problem"]["code"] == code, wrong
