"""Statistics: every finished match is counted once, whatever happens; what a member is told, nobody else is."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

import dragonhall as dh
from bench.statistics_pages import keep, measured, played
from dragonhall.games import game as find_game
from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.matches.result import stored_result
from dragonhall.hall.matches.reviews import REVIEW
from dragonhall.hall.server.serve import check_statistics
from dragonhall.hall.statistics import counting
from dragonhall.hall.statistics import service as hall_statistics
from dragonhall.hall.statistics.report import GAME_TABLES, MY_TABLES
from dragonhall.hall.statistics.summaries import WHOLE, MySums, Sums, week_of
from dragonhall.hall.store import Document, Store, store_at

from ..guests import Guest, play_on, serving, until
from ..in_process import HallHere, hall_here
from ..people import creates, member, plays_on, stands_in, tables_of
from ..reviews import review_of
from ..store.stores import with_store

SHORT = {"track": 16, "start": 10}
GAME = dh.games()[-1]
"""The quickest one."""


def counted(guest: Guest, game: str = GAME) -> int:
    found = {one["game"]: one["matches"] for one in guest.get("/api/statistics")["games"]}
    return int(found[game])


def plays_a_match(guest: Guest, other: Guest | None = None, seed: int = 1, **more: Any) -> str:
    """Two people play a whole match by random moves."""
    creates(guest, game=GAME, options=SHORT, **more)
    code = guest.code
    stranger = None if other is not None else Guest(guest.url)
    other = other or stranger
    assert other is not None
    told = other.post(f"/api/tables/{code}/join", {"name": "Other", "seat": 1})
    other.code, other.token = code, told["token"]
    guest.comes()
    other.comes()
    guest.acts("start")
    other.until("event")
    play_on({0: guest, 1: other}, random.Random(seed))
    for one in (guest, other):
        one.leaves()
    if stranger is not None:
        stranger.close()
    return code


def test_a_match_is_counted_for_its_game_and_for_its_member_alone(server: HallHere, guests: list[Guest], db: str):
    ann, told = member(server, guests, "Zenobia")
    bob = Guest(server.url)
    guests.append(bob)
    code = plays_a_match(ann, bob)
    until(lambda: counted(bob))
    mine = until(lambda: [one for one in [ann.get("/api/me/statistics")] if one["matches"]])[0]
    record = bob.get(f"/api/tables/{code}/record")
    match = dh.replay(record)
    found = bob.get(f"/api/statistics/{GAME}")
    assert (found["seats"], found["matches"], found["plies"]["median"]) == (2, 1, match.ply)
    assert [one["mean"] for one in found["by_seat"]] == [
        pytest.approx(1 / len(match.winners) if seat in match.winners else 0.0, abs=1e-3) for seat in (0, 1)
    ]
    [game] = mine["games"]
    assert (game["matches"], game["won"], game["even"]) == (1, found["by_seat"][0]["mean"], 0.5)
    assert game["first"] == (0 in match.winners) and mine["weeks"][0]["week"] <= week_of(game["last"])
    # The table is private: what everybody is told names neither it nor anybody.
    shown = json.dumps(found) + "".join(
        bob.http.get(f"/api/statistics/{GAME}/{table}.csv").text for table in GAME_TABLES
    )
    assert code not in shown and "Zenobia" not in shown and told["member"]["member"] not in shown
    assert bob.get("/api/me/statistics", 401)["problem"]["code"] == "not-a-member"
    for table in MY_TABLES:
        assert bob.http.get(f"/api/me/statistics/{table}.csv").status_code == 401
        assert ann.http.get(f"/api/me/statistics/{table}.csv").headers["content-type"].startswith("text/csv")
    public = ann.get(f"/api/members/{told['member']['member']}")
    assert not {"matches", "games", "reviews", "mistakes", "statistics"} & set(public)
    assert ann.get("/api/me/export")["statistics"]["matches"][0]["code"] == code
    server.stop()
    assert check_statistics(db, write=False) == (1, 0)


def test_counting_again_gives_the_same_numbers_and_repairs_wrong_ones(server: HallHere, guests: list[Guest], db: str):
    ann, _ = member(server, guests, "Ann")
    for _ in range(3):
        creates(ann, bots=[None, "hatchling"], start=True, options=SHORT)
        plays_on(ann)
    until(lambda: ann.get("/api/me/statistics")["matches"] == 3)
    before = [ann.get(f"/api/statistics/{GAME}"), ann.get("/api/me/statistics")]
    assert before[0]["choices"][-1]["company"] == "bots" and before[0]["matches"] == 3
    server.stop()
    assert check_statistics(db, write=False) == (3, 0)

    async def spoil(store: Store) -> None:
        encode = msgspec.json.encode
        [sums] = await store.all_documents(counting.SUMS)
        [mine] = await store.all_documents(counting.MY_SUMS)
        first, *_ = await store.all_documents(counting.NOTE)
        await store.write(
            [
                msgspec.structs.replace(sums, rev=sums.rev + 1, doc=encode(Sums(2, "bots", matches=7))),
                msgspec.structs.replace(mine, rev=mine.rev + 1, doc=encode(MySums())),
                Document(counting.SUMS, f"{GAME}/5/people", GAME, 1, 0, encode(Sums(5, "people", matches=1))),
            ],
            [(counting.NOTE, first.key)],
        )

    with_store(db, spoil)
    assert check_statistics(db, write=False) == (3, 4)
    assert check_statistics(db, write=True) == (3, 4)
    assert check_statistics(db, write=False) == (3, 0)
    server.start()
    ann.http.base_url = server.url
    assert [ann.get(f"/api/statistics/{GAME}"), ann.get("/api/me/statistics")] == before


def test_a_deleted_member_leaves_nothing_in_the_statistics(server: HallHere, guests: list[Guest], db: str):
    ann, told = member(server, guests, "Ann")
    bob, _ = member(server, guests, "Bob")
    plays_a_match(ann, bob)
    until(lambda: all(one.get("/api/me/statistics")["matches"] for one in (ann, bob)))
    theirs = bob.get("/api/me/statistics")
    ann.post("/api/me/delete", {"name": "Ann"})
    assert counted(bob) == 1 and bob.get("/api/me/statistics") == theirs
    server.stop()

    async def left(store: Store) -> list[Document]:
        kinds = (counting.NOTE, counting.SUMS, counting.MY_MATCH, counting.MY_SUMS, counting.MY_REVIEW)
        return [one for kind in kinds for one in await store.all_documents(kind)]

    gone = told["member"]["member"]
    assert not [one for one in with_store(db, left) if gone in (one.key, one.owner) or gone.encode() in one.doc]
    assert check_statistics(db, write=True) == (1, 0)


def test_games_played_as_a_guest_count_for_the_new_member(shared_server: HallHere, guests: list[Guest]):
    ann = Guest(shared_server.url)
    guests.append(ann)
    before = counted(ann)
    code = plays_a_match(ann)
    until(lambda: counted(ann) == before + 1)
    ann.post("/api/members", {"name": "Ann", "keys": [{"code": code, "token": ann.token}]})
    assert ann.get("/api/me/statistics")["matches"] == 1 == counted(ann) - before
    assert tables_of(ann)[0]["place"] in (1, 2)


def test_uploaded_records_and_matches_from_a_position_do_not_count(shared_server: HallHere, guests: list[Guest]):
    ann = Guest(shared_server.url)
    guests.append(ann)
    before = counted(ann)
    code = plays_a_match(ann)
    until(lambda: counted(ann) == before + 1)
    record = ann.get(f"/api/tables/{code}/record")
    ann.post("/api/records", record)
    told = ann.post(f"/api/tables/{code}/what-if", {"ply": 1, "seat": 0, "name": "Ann"})
    ann.code, ann.token = told["code"], told["token"]
    plays_on(ann)
    code = plays_a_match(ann)
    until(lambda: counted(ann) > before + 1)
    assert counted(ann) == before + 2


def test_invalid_queries_get_sentences(shared_server: HallHere, guests: list[Guest]):
    guest, _ = member(shared_server, guests, "Asker")
    base = f"/api/statistics/{GAME}"
    for path, status, code in (
        ("/api/statistics/chess", 422, "no-game"),
        (f"{base}?seats=x", 400, "bad-query"),
        (f"{base}?seats=-1", 400, "bad-query"),
        (f"{base}?seats=99999999999999999999", 400, "bad-query"),
        (f"{base}?company=cats", 400, "bad-query"),
        (f"{base}/cats.csv", 404, "no-page"),
        (f"{base}/.csv", 404, "no-page"),
        (f"{base}/seats", 404, "no-page"),
        ("/api/me/statistics/cats.csv", 404, "no-page"),
    ):
        answer = guest.http.get(path)
        problem = answer.json()["problem"]
        assert answer.status_code == status and problem["code"] == code and problem["text"].endswith("."), (
            path,
            problem,
        )
    assert guest.get(base, seats=5)["seats"] == 5
    assert guest.http.post(base, json={}).status_code == 404


def test_a_killed_server_and_a_second_one_count_every_match_once(postgres: str, tmp_path: Path, guests: list[Guest]):
    from ..postgres import new_database

    address = new_database(postgres, "counts")
    with serving(address, tmp_path, "one") as one, serving(address, tmp_path, "two") as two:
        people = [Guest(server.url) for server in (one, two)]
        guests += people
        codes = []
        for n in range(6):
            guest = people[n % 2]
            creates(guest, bots=[None, "hatchling"], start=True, options=SHORT)
            codes.append(guest.code)
            stands_in(guest)
            if n == 3:
                one.kill()
                one.start()
                people[0].close()
                people[0] = Guest(one.url)
                guests.append(people[0])
        people[1].token = None
        until(lambda: all(people[1].get(f"/api/tables/{code}")["state"] == "over" for code in codes), 60)
        until(lambda: counted(people[1]) == len(codes), 60)
    assert check_statistics(address, write=False) == (6, 0)


def test_two_servers_that_count_the_same_matches_at_once_count_them_once(db: str):
    async def work(store: Store) -> None:
        rows = [
            await keep(store, played(find_game(GAME), 2, random.Random(n)), [None, None], 1000 * n) for n in range(4)
        ]
        stores = [store] if "://" not in db else [store, store_at(db)]
        for other in stores[1:]:
            await other.open(lambda message: None)
        asked = [counting.Counting(one).count_stored(row) for row in rows for one in stores * 3]
        done = await asyncio.gather(*asked)
        assert sum(done) == len(rows)
        for other in stores[1:]:
            await other.close()
        [sums] = [msgspec.json.decode(one.doc, type=Sums) for one in await store.all_documents(counting.SUMS)]
        assert sums.matches == 4 and sum(one.won for one in sums.by_seat) == 4 * WHOLE
        assert await counting.recounted(store, write=False) == (4, 0)

    with_store(db, work)


@pytest.mark.parametrize("name", dh.games())
def test_a_note_has_the_first_decisions_and_the_cards_played(name: str, tmp_path: Path):
    game = find_game(name)
    seats = max(2, game.seats[0])
    afters = played(game, seats, random.Random(5))

    async def work(store: Store) -> Any:
        result = await stored_result(store, await keep(store, afters, [None] * seats, 0))
        assert result is not None
        return await counting.noted(store, result)

    note = with_store(str(tmp_path / "hall.db"), work)
    setup = afters[0].setup
    match = dh.new(name, seats=seats, secret=setup.secret, options=setup.options)
    first: list[list[str]] = [[] for _ in range(seats)]
    for after in afters[1:]:
        seat, move = after.line.seat, after.line.move
        if len(match.moves(seat)) > 1 and len(first[seat]) < 2:
            first[seat].append(move)
        match.play(move, seat=seat)
    assert note.openings == first and all(first)
    assert (note.plies, note.winners, note.company) == (match.ply, list(match.winners), "people")
    events = [event for ply in match.news(None) for event in ply]
    assert note.plays and any(things for group in note.plays.values() for things in group)
    for group, keys in game.news.plays.items():
        told = [one for one in events if one["key"] in keys and one[keys[one["key"]][0]] is not None]
        assert sum(times for things in note.plays[group] for times in things.values()) == len(told)


def test_older_matches_are_counted_when_a_server_starts(db: str, tmp_path: Path, guests: list[Guest]):
    async def fill(store: Store) -> None:
        for n in range(3):
            await keep(store, played(find_game(GAME), 2, random.Random(n)), [None, None], 1000 * n)

    with_store(db, fill)
    assert check_statistics(db, write=False) == (3, 4)  # three notes and a sum
    with hall_here(db, tmp_path) as server:
        guest = Guest(server.url)
        guests.append(guest)
        until(lambda: counted(guest) == 3)
    assert check_statistics(db, write=False) == (3, 0)


def test_reviews_show_a_member_luck_skill_and_mistakes(db: str, tmp_path: Path, guests: list[Guest]):
    with hall_here(db, tmp_path, review_seconds=1) as server:
        ann, _ = member(server, guests, "Ann")
        code = plays_a_match(ann, seed=3)
        until(lambda: ann.get("/api/me/statistics")["matches"])
        review, _ = review_of(ann, code)
        [mine] = until(lambda: ann.get("/api/me/statistics")["reviews"])
        seat = review["seats"][0]
        assert {key: mine[key] for key in seat} == seat and mine["code"] == code and not mine["quick"]
        assert mine["luck"] + mine["skill"] == pytest.approx(mine["result"] - 0.5, abs=1e-3)
        marks = [mark for mark in review["marks"] if mark["seat"] == 0]
        mistakes = ann.get("/api/me/statistics")["mistakes"]
        assert sum(one["times"] for one in mistakes) == len(marks)
        assert sum(one["cost"] for one in mistakes) == pytest.approx(sum(mark["cost"] for mark in marks), abs=1e-3)
        for one in mistakes:
            alike = [mark for mark in marks if mark["move"]["name"] == one["move"]["name"]]
            assert one["times"] == len(alike) and sum(one["phases"]) == pytest.approx(one["cost"], abs=1e-3)
            assert one["move"] == max(alike, key=lambda mark: mark["cost"])["move"]
        rows = list(csv.DictReader(io.StringIO(ann.http.get("/api/me/statistics/reviews.csv").text)))
        assert [(row["table"], float(row["luck"])) for row in rows] == [(code, mine["luck"])]
        assert ann.get("/api/me/export")["statistics"]["reviews"][0]["review"]["code"] == code


def test_a_quick_review_is_made_when_nobody_needs_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hall_statistics, "QUICK_SECONDS", 0.2)

    async def work() -> None:
        store = store_at(str(tmp_path / "hall.db"))
        hall = Hall(store, Settings())
        await hall.open()
        try:
            account, _, _ = await hall.accounts.create(p.BecomeMember("Ann"))
            now = hall.now()
            rows = []
            for n, at in enumerate((now - hall_statistics.REVIEWED_FOR - 1, now)):
                afters = played(find_game(GAME), 2, random.Random(n))
                rows.append(await keep(store, afters, [account.member, None], at - afters[-1].line.at))
                assert await counting.Counting(store).count_stored(rows[-1])
            assert len(await store.all_documents(counting.TO_REVIEW)) == 2
            await hall.statistics.review_one()  # not before all games are compiled
            assert not (await hall.statistics.of_member(account.member)).reviews
            hall.games.warm = True
            await hall.statistics.review_one()
            [mine] = (await hall.statistics.of_member(account.member)).reviews
            assert (mine.code, mine.quick) == (rows[1].code, True)
            assert await store.archived(rows[1].code, REVIEW) is None, "who asks gets a better one"
            await hall.statistics.review_one()  # the other match is too old
            assert not await store.all_documents(counting.TO_REVIEW)
            assert len((await hall.statistics.of_member(account.member)).reviews) == 1
        finally:
            await hall.close()

    asyncio.run(work())


def test_the_pages_are_measured_on_a_filled_store():
    told = measured(20, each=1, rounds=1)
    assert told["matches"] == 20 and len(told["ms"]) > 10


def test_every_table_is_available_as_csv_with_the_same_numbers(shared_server: HallHere, guests: list[Guest]):
    ann, _ = member(shared_server, guests, "Csv")
    plays_a_match(ann)
    until(lambda: ann.get("/api/me/statistics")["matches"])
    told = ann.get(f"/api/statistics/{GAME}", seats=2)
    for table in GAME_TABLES:
        answer = ann.http.get(f"/api/statistics/{GAME}/{table}.csv", params={"seats": 2})
        assert answer.headers["content-disposition"].endswith(f"-{table}.csv")
        rows = list(csv.DictReader(io.StringIO(answer.text)))
        if table == "seats":
            assert [float(row["share"]) for row in rows] == [one["mean"] for one in told["by_seat"]]
        elif table in ("plies", "minutes"):
            assert sum(int(row["matches"]) for row in rows) == told["matches"]
        elif table == "plays":
            assert [row["thing"] for row in rows] == [one["thing"] for one in told["plays"]]
        else:
            assert {row["move"] for row in rows} >= {one["move"]["text"] for one in told["openings"]}


def test_a_running_match_changes_nothing(shared_server: HallHere, guests: list[Guest], tmp_path: Path):
    ann, _ = member(shared_server, guests, "Runner")
    before = [ann.get("/api/statistics"), ann.get("/api/me/statistics")]
    creates(ann, bots=[None, "hatchling"], start=True)
    assert [ann.get("/api/statistics"), ann.get("/api/me/statistics")] == before
    with sqlite3.connect(shared_server.db) as store:
        found = store.execute("SELECT count(*) FROM documents WHERE kind='played' AND key=?", (ann.code,)).fetchone()
    store.close()
    assert found == (0,)
