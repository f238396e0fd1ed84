"""Reviews of finished matches: made in the background, told as they grow, kept for good; on both stores."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

import dragonhall as dh
from dragonhall.bots.network import network_of
from dragonhall.games import game as find_game
from dragonhall.hall.matches.records import verify

from ..guests import Guest, Server, play_on
from ..in_process import HallHere, hall_here
from ..reviews import SHORT, finished, review_of


def checked(review: dict[str, Any], match: dh.Match) -> None:
    seats, plies = match.seats, len(match.log)
    first = match.ply - plies
    assert len(review["chances"]) == plies + 1
    assert all(0 <= share <= 1 for row in review["chances"] for share in row)
    share = 1 / len(match.winners)
    assert review["chances"][-1] == pytest.approx([share * (seat in match.winners) for seat in range(seats)], abs=1e-3)
    assert [mark["ply"] for mark in review["marks"]] == sorted({mark["ply"] for mark in review["marks"]})
    assert {mark["worst"] for mark in review["marks"]} == set(range(1, len(review["marks"]) + 1))
    for mark in review["marks"]:
        seat, move = match.log[mark["ply"] - 1]
        assert (mark["seat"], mark["move"]["text"]) == (seat, move.text) and mark["better"]["text"] != move.text
        possible = match.at(first + mark["ply"] - 1).moves(seat)
        for said in (mark["move"], mark["better"]):
            found = possible[[int(one) for one in possible].index(said["n"])]
            assert said == {"n": int(found), "text": found.text, "name": found.name, "args": found.args}
        assert mark["cost"] == pytest.approx(mark["best"] - mark["share"], abs=2e-4) and mark["cost"] > 0
    assert len(review["seats"]) == seats
    for seat, one in enumerate(review["seats"]):
        assert one["skill"] + one["luck"] == pytest.approx(one["result"] - 1 / seats, abs=3e-4)
        assert one["result"] == review["chances"][-1][seat]
        assert 0 <= one["decisions"] <= sum(who == seat for who, _ in match.log)
    costs = sum(one["cost"] for one in review["seats"])
    assert costs >= sum(mark["cost"] for mark in review["marks"]) - 1e-2


def test_a_played_match_is_reviewed_and_the_review_is_kept(db: str, tmp_path: Path, guests: list[Guest]):
    with hall_here(db, tmp_path, review_seconds=1) as server:
        ann = Guest.creates(server.url, seats=2, options=SHORT)
        bob = Guest.joins(server.url, ann.code, "Bob", 1)
        guests += [ann, bob]
        assert ann.get(f"/api/tables/{ann.code}/review", status=409)["problem"]["code"] == "not-over"
        ann.comes()
        bob.comes()
        ann.acts("start")
        bob.until("event")
        assert ann.get(f"/api/tables/{ann.code}/review", status=409)["problem"]["code"] == "not-over"
        play_on({0: ann, 1: bob}, random.Random(1))
        review, _ = review_of(ann, ann.code)
        match = verify(ann.get(f"/api/tables/{ann.code}/record"))
        checked(review, match)
        # The archived match is there, untouched.
        told = ann.get(f"/api/tables/{ann.code}/replay", seat="0", ply=0, count=100)
        assert told["plies"] == len(review["chances"]) - 1
        assert told["pages"][-1]["sights"][0]["view"] == match.view(0)
        server.stop()
        server.start()
        later = Guest(server.url)
        guests.append(later)
        again = later.get(f"/api/tables/{ann.code}/review")
        assert (again["state"], again["review"]) == ("ready", review)
    assert "Traceback" not in server.logged()


NO_WRITING = {
    "sqlite": """
        CREATE TRIGGER no_writing BEFORE INSERT ON lines BEGIN SELECT RAISE(ABORT, 'a line was written'); END;
        CREATE TRIGGER no_deleting BEFORE DELETE ON lines BEGIN SELECT RAISE(ABORT, 'a line was deleted'); END;
        CREATE TRIGGER no_change BEFORE UPDATE ON lines BEGIN SELECT RAISE(ABORT, 'a line was changed'); END;
    """,
    "postgresql": """
        CREATE FUNCTION no_writing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''a line was written''; END';
        CREATE TRIGGER no_writing BEFORE INSERT OR UPDATE OR DELETE ON lines EXECUTE FUNCTION no_writing();
    """,
}
"""From then on a store refuses to touch any line."""


def forbid_writing_lines(db: str) -> None:
    async def in_postgres() -> None:
        connection = await asyncpg.connect(db)
        await connection.execute(NO_WRITING["postgresql"])
        await connection.close()

    if "://" in db:
        asyncio.run(in_postgres())
    else:
        with closing(sqlite3.connect(db)) as connection:
            connection.executescript(NO_WRITING["sqlite"])


def test_keeping_a_review_writes_no_line_of_the_match_again(db: str, tmp_path: Path, guests: list[Guest]):
    with hall_here(db, tmp_path, review_seconds=0.1) as server:
        guest = Guest(server.url)
        guests.append(guest)
        code = guest.post("/api/records", finished("dragorun", 2, seed=3, **SHORT))["code"]
        forbid_writing_lines(db)
        review, _ = review_of(guest, code, patience=30)
        server.stop()
        server.start()
        later = Guest(server.url)
        guests.append(later)
        assert later.get(f"/api/tables/{code}/review")["review"] == review
    assert "a line was" not in server.logged()


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallHere]:
    """A server that does not take much time for a review."""
    folder = tmp_path_factory.mktemp("reviews")
    with hall_here(str(folder / "hall.db"), folder, review_seconds=1) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()[-4000:]


@pytest.mark.parametrize("name", dh.games())
def test_every_game_is_reviewed_with_progress(quick: Server, guests: list[Guest], name: str):
    guest = Guest(quick.url)
    guests.append(guest)
    record = finished(name, 3, seed=4)
    code = guest.post("/api/records", record)["code"]
    review, told = review_of(guest, code)
    match = dh.replay(record)
    checked(review, match)
    assert {one["plies"] for one in told} == {len(match.log)}
    assert [one["done"] for one in told] == sorted(one["done"] for one in told)
    for one in told[:-1]:
        if (early := one["review"]) is not None:  # what the network knows at once is told before the search is done
            assert len(early["chances"]) == one["plies"] + 1
            assert early["network_from"] is None or network_of(find_game(name)) is not None


def test_plies_count_as_the_replay_does_in_a_match_from_a_position(quick: Server, guests: list[Guest]):
    guest = Guest(quick.url)
    guests.append(guest)
    start = dh.replay(finished("dragorun", 3, seed=6)).at(5)
    match, luck = dh.position(start.position()), random.Random(1)
    while not match.over:
        match.play(luck.choice(match.moves()))
    assert match.ply == len(match.log) + 5
    code = guest.post("/api/records", match.record())["code"]
    review, _ = review_of(guest, code)
    checked(review, match)
    assert guest.get(f"/api/tables/{code}/replay", seat="spectator", ply=0)["plies"] == len(review["chances"]) - 1


def test_reviews_are_made_one_at_a_time_in_the_background(tmp_path: Path, guests: list[Guest]):
    with hall_here(str(tmp_path / "hall.db"), tmp_path, review_seconds=60) as server:
        guest = Guest(server.url)
        guests.append(guest)
        codes = [guest.post("/api/records", finished("ante", 3, seed=seed))["code"] for seed in (1, 2)]
        states = [guest.get(f"/api/tables/{code}/review")["state"] for code in codes]
        assert states[1] == "waiting"
        while guest.get(f"/api/tables/{codes[0]}/review")["state"] != "working":
            time.sleep(0.01)
        cal = Guest.creates(server.url, seats=2, options=SHORT, sit=[0], bots=[None, "drake"])
        guests.append(cal)
        cal.comes().acts("start")
        play_on({0: cal}, random.Random(1), 3)
        assert guest.get(f"/api/tables/{codes[1]}/review")["state"] == "waiting"
        assert server.stop() == 0
    assert "Traceback" not in server.logged()


def test_a_match_by_other_rules_is_shown_but_not_judged(tmp_path: Path, guests: list[Guest]):
    path = tmp_path / "hall.db"
    with hall_here(str(path), tmp_path, review_seconds=1) as server:
        guest = Guest(server.url)
        guests.append(guest)
        code = guest.post("/api/records", finished("dragorun", 2, seed=1, **SHORT))["code"]
        server.stop()
        with closing(sqlite3.connect(path)) as store, store:
            (doc,) = store.execute("SELECT doc FROM tables WHERE code=?", (code,)).fetchone()
            changed = json.loads(doc)
            changed["uploaded"]["version"] = 999
            store.execute("UPDATE tables SET doc=? WHERE code=?", (json.dumps(changed).encode(), code))
        server.start()
        later = Guest(server.url)
        guests.append(later)
        assert later.get(f"/api/tables/{code}/review", status=409)["problem"]["code"] == "no-review"
        assert later.get(f"/api/tables/{code}/replay", seat="0", ply=0)["plies"] > 0
