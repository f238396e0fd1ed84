"""Ratings that nobody can make better than they play: leaving, standing still, hints, odd options, deletion."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from dragonhall.hall.server.serve import check_ratings
from dragonhall.hall.store import store_at

from ..guests import AnyServer, Guest, until
from ..in_process import HallHere
from ..people import DUEL, creates, member, plays_on

SHORT = {"track": 16, "start": 10}


def board(guest: Guest) -> list[dict[str, Any]]:
    return [row for row in guest.get("/api/boards/dragorun/duel")["rows"] if row["matches"]]


def duel(server: AnyServer, guests: list[Guest], *names: str, **asked: Any) -> tuple[Guest, Guest]:
    """Two members at a rated table that has begun."""
    (ann, _), (bob, _) = (member(server, guests, name) for name in names)
    code = creates(ann, rated=True, **asked)["code"]
    bob.code, bob.token = code, bob.post(f"/api/tables/{code}/join", {"name": names[1], "seat": 1})["token"]
    ann.does("start")
    return ann, bob


def test_a_player_who_leaves_bots_alone_loses_even_if_nobody_watches(server: HallHere, guests: list[Guest], db: str):
    ann, _ = member(server, guests, "Ann")
    for _ in range(4):
        creates(ann, rated=True, bots=[None, "hatchling"], start=True)
        ann.does("leave")
    ann.token = None
    until(lambda: [one["matches"] for one in ann.get("/api/me")["member"]["ratings"]] == [4])
    assert ann.get("/api/me")["member"]["ratings"][0]["rating"] < 1300
    results = ann.get("/api/me/export")["results"]
    assert all(one["places"][0] > one["places"][1] for one in results), results
    server.stop()
    assert check_ratings(db, write=False) == (4, 0)


def test_results_are_recomputed_from_the_records(server: HallHere, guests: list[Guest], db: str):
    """One says something else than its record, another one is missing."""
    ann, _ = member(server, guests, "Ann")
    for _ in range(3):
        creates(ann, rated=True, bots=[None, "hatchling"], start=True)
        plays_on(ann)
    until(lambda: ann.get("/api/me")["member"]["ratings"][0]["matches"] == 3)
    right, results = ann.get("/api/me")["member"]["ratings"], ann.get("/api/me/export")["results"]
    server.stop()
    assert check_ratings(db, write=False) == (3, 0)

    async def spoil() -> None:
        store = store_at(db)
        await store.open(lambda message: None)
        first, second = (await store.all_documents("result"))[:2]
        first.doc, first.rev = first.doc.replace(b"[2,", b"[0,"), first.rev + 1
        await store.write([first], [("result", second.key)])
        await store.close()

    asyncio.run(spoil())
    assert all(one["places"][0] == 2 for one in results)
    assert check_ratings(db, write=False) == (3, 2), "the rating itself is still right"
    assert check_ratings(db, write=True) == (3, 2)
    assert check_ratings(db, write=False) == (3, 0)
    server.start()
    assert ann.http.get(f"{server.url}/api/me").json()["member"]["ratings"] == right


def test_a_match_played_by_a_stand_in_bot_does_not_count_for_the_person(server: HallHere, guests: list[Guest]):
    ann, bob = duel(server, guests, "Ann", "Bob", options=SHORT)
    bob.comes()
    ann.does("away", seat=0)  # a Drake plays for Ann from here on, and Bob plays the first move there is
    while bob.table["state"] == "running":
        if bob.moves(1):
            bob.acts("move", seat=1, seq=bob.seq, move=bob.moves(1)[0]["n"])
        else:
            bob.until("event", "table")
    rows = {row["name"]: row for row in until(lambda: board(ann))}
    assert rows["Bob"]["rating"] > 1500 > rows["Ann"]["rating"]


def test_a_rated_match_always_has_a_clock(shared_server: HallHere, guests: list[Guest]):
    ann, _ = member(shared_server, guests, "Clocked")
    assert creates(ann, rated=True)["table"]["clock"] == {"move": 60, "bank": 900}
    assert creates(ann, rated=True, pace="slow", away_after=None)["table"]["clock"] == {"move": 3 * 86_400, "bank": 0}
    assert creates(ann, rated=True, clock={"move": 5})["table"]["clock"] == {"move": 5, "bank": 0}
    assert creates(ann)["table"]["clock"] is None


def test_nobody_can_put_off_losing_a_rated_match(shared_server: HallHere, guests: list[Guest]):
    """A month for every decision, each made by a bot in the end, would be years."""
    ann, _ = member(shared_server, guests, "Snail")
    days = 86_400
    for clock in ({"move": 15 * days}, {"move": 60, "bank": 15 * days}):
        asked = DUEL | {"name": "Snail", "rated": True, "clock": clock}
        assert ann.post("/api/tables", asked, 403)["problem"]["code"] == "not-allowed"
        ann.post("/api/tables", asked | {"rated": False})
        cup = {"name": "Cup", "game": "dragorun", "format": "arena", "clock": clock}
        assert ann.post("/api/tournaments", cup | {"rated": True}, 403)["problem"]["code"] == "not-allowed"
    table = creates(ann, rated=True, clock={"move": 14 * days}, on_timeout="once")["table"]
    assert table["on_timeout"] == "bot" and creates(ann, on_timeout="once")["table"]["on_timeout"] == "once"


def test_in_a_rated_match_there_are_no_hints_and_nobody_decides_about_others(
    shared_server: HallHere, guests: list[Guest]
):
    ann, bob = duel(shared_server, guests, "Hinted", "Voted", game="ante", hints=True)
    assert not ann.get(f"/api/tables/{ann.code}")["hints"]
    seat = ann.get(f"/api/tables/{ann.code}")["to_act"][0]
    mine = (ann, bob)[seat]
    told = mine.post(f"/api/tables/{mine.code}/hint", {"seat": seat, "seq": mine.state()["seq"]}, 403)
    assert told["problem"]["code"] == "no-hints"
    assert ann.does("hints", on=True) and not ann.get(f"/api/tables/{ann.code}")["hints"]
    assert ann.does("call", 403, move="last gambit") == "not-allowed"
    assert ann.does("vote", 403, player=1) == "not-allowed"
    assert ann.does("away", 403, seat=1) == "not-allowed"
    assert ann.does("away", seat=0)


def test_bots_are_anchors_only_with_the_usual_options(shared_server: HallHere, guests: list[Guest]):
    ann, _ = member(shared_server, guests, "Odd")
    odd = {"game": "dragardiens", "options": {"first": "seat 0"}}
    bots = {"bots": [None, "wyrm"], "start": True}
    told = ann.post("/api/tables", {**odd, "name": "x", "seats": 2, "rated": True, **bots}, 403)
    assert told["problem"]["code"] == "not-allowed" and "usual options" in told["problem"]["text"]
    creates(ann, rated=True, options=SHORT)
    assert ann.does("start", 403, fill="hatchling") == "not-allowed"
    creates(ann, options=SHORT, **bots)
    cup = {"name": "Cup", "game": "dragorun", "format": "arena", "clock": {"move": 5}, "options": SHORT}
    ann.post("/api/tournaments", {**cup, "rated": True, "bots": "drake"}, 403)
    ann.post("/api/tournaments", {**cup, "rated": True})


def test_a_rated_match_of_bots_rates_nobody_and_stops_nothing(server: HallHere, guests: list[Guest]):
    ann, _ = member(server, guests, "Ann")
    creates(ann, rated=True, sit=[], bots=["hatchling", "drake"], start=True)
    until(lambda: ann.get(f"/api/tables/{ann.code}")["state"] == "over")
    until(lambda: ann.http.get("/api/statistics").json()["games"][-1]["matches"])  # it was archived
    assert not board(ann) and ann.get("/healthz")["ok"]


def test_a_member_deleted_in_a_rated_match_keeps_nobody_waiting_and_is_on_no_board(
    server: HallHere, guests: list[Guest], db: str
):
    ann, bob = duel(server, guests, "Ann", "Bob", options=SHORT, away_after=None, pace="slow")
    bob.token = None
    bob.post("/api/me/delete", {"name": "Bob"})
    seat = ann.get(f"/api/tables/{ann.code}")["seats"][1]
    assert (seat["kind"], seat["name"], seat["level"]) == ("bot", "", "drake")
    plays_on(ann)
    assert [row["name"] for row in until(lambda: board(ann))] == ["Ann"]
    assert "gone-" not in json.dumps(ann.get("/api/boards/dragorun/duel"))
    server.stop()
    assert check_ratings(db, write=False) == (1, 0)
