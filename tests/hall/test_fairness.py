"""Fair shares and people: bots' time, the lobby, reviews and seats are not for the loudest; on real servers."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

import dragonhall as dh
from dragonhall.hall.base.names import skeleton
from dragonhall.hall.protocol import CreateTable
from dragonhall.hall.store import TableRow, store_at
from dragonhall.hall.tables.bot_workers import BotWorkers, Share
from dragonhall.hall.tables.codes import new_code, new_token, read_address
from dragonhall.hall.tables.state import MAX_GONE, new_state

from .guests import HTTP, AnyServer, Guest, play_on, until
from .in_process import HallHere, Straight, hall_here

SHORT = {"track": 16, "start": 10}
LONG = {"track": 40, "start": 1}
HERE = (f"127.88.{n // 250}.{n % 250 + 1}" for n in range(10_000))
"""Addresses of this machine: each test takes some that nobody has come from yet."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallHere]:
    """A server with the limits that guests meet."""
    folder = tmp_path_factory.mktemp("strict")
    with hall_here(str(folder / "hall.db"), folder, limit_factor=1, review_seconds=2) as running:
        yield running
    assert "Traceback" not in running.logged(), running.logged()[-4000:]


def finished(seed: int) -> dict[str, Any]:
    match, luck = dh.new("dragorun", seats=2, seed=seed, options=SHORT), random.Random(seed)
    while not match.over:
        match.play(luck.choice(match.moves()))
    return match.record()


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]["code"]


# The bots' time


def thought(*tests: Callable[[BotWorkers], Any], threads: int = 2) -> None:
    """Run against workers of their own."""

    async def run() -> None:
        for test in tests:
            workers = BotWorkers(threads)
            await test(workers)
            workers.close()

    asyncio.run(run())


def wait(workers: BotWorkers, address: str, table: str = "t", slow: bool = True, present: bool = True, log: Any = None):
    """A decision that takes a twentieth of a second."""

    def work() -> Any:
        if log is not None:
            log.append((address, table))
        time.sleep(0.05)

    return asyncio.ensure_future(workers.do(work, slow, Share(address, table, present)))


def test_sixty_tables_of_one_address_do_not_keep_another_one_waiting():
    async def flood(workers: BotWorkers) -> None:
        log: list[Any] = []
        many = [wait(workers, "spam", f"t{n}", log=log) for n in range(60)]
        await asyncio.sleep(0)  # all have asked
        for _ in range(5):
            before = len(log)
            await wait(workers, "ann", log=log)
            assert len(log) - before <= 4, log[before:]
        for job in many:
            job.cancel()

    thought(flood)


def test_quick_levels_never_wait_for_those_that_search_by_the_clock():
    async def both(workers: BotWorkers) -> None:
        held = threading.Event()
        slow = [asyncio.ensure_future(workers.do(held.wait, True, Share(f"a{n}", "t", True))) for n in range(9)]  # type: ignore[arg-type]
        await asyncio.sleep(0)  # all have asked
        await asyncio.wait_for(wait(workers, "a0", slow=False, present=False), 5)
        assert not any(job.done() for job in slow)
        held.set()
        await asyncio.gather(*slow)

    thought(both)


def test_tables_take_turns_and_those_that_nobody_looks_at_come_last():
    async def turns(workers: BotWorkers) -> None:
        log: list[Any] = []
        jobs = [wait(workers, "a", "first", log=log)]
        jobs += [wait(workers, "a", "unseen", present=False, log=log) for _ in range(3)]
        jobs += [wait(workers, "a", "one", log=log) for _ in range(3)]
        jobs += [wait(workers, "a", "two", log=log) for _ in range(3)]
        await asyncio.gather(*jobs)
        assert [table for _, table in log] == ["first", *["one", "two"] * 3, *["unseen"] * 3]

    thought(turns, threads=1)


def test_one_address_has_all_threads_alone_and_half_of_them_in_company():
    async def runs(workers: BotWorkers, threads: int) -> None:
        held = threading.Event()
        jobs = [asyncio.ensure_future(workers.do(held.wait, True, Share("a", f"t{n}", True))) for n in range(4)]
        await asyncio.sleep(0)  # all have asked
        running = workers._running_slow
        held.set()
        assert running == threads
        await asyncio.gather(*jobs)

    async def alone(workers: BotWorkers) -> None:
        await runs(workers, 4)

    async def together(workers: BotWorkers) -> None:
        await wait(workers, "b")
        await runs(workers, 2)

    thought(alone, together, threads=4)


# The lobby and seats


def test_many_tables_of_one_address_do_not_crowd_the_lobby(strict: HallHere, guests: list[Guest]):
    bad, good = next(HERE), next(HERE)
    ann = Guest.creates(strict.url, address=good, public=True)
    guests.append(ann)
    ann.comes()
    with httpx.Client(base_url=strict.url, transport=Straight(bad)) as http:
        body = {"game": "dragorun", "name": "Spam", "public": True}
        answers = [http.post("/api/tables", json=body) for _ in range(45)]
        assert [answer.status_code for answer in answers] == [200] * 40 + [429] * 5
        assert problem(answers[-1]) == (429, "too-many")
        listed = http.get("/api/lobby").json()["tables"]
    assert [table["code"] for table in listed].index(ann.code) == 0 and listed[0]["here"] == 1
    assert sum(table["host"] == "Spam" for table in listed) == 10


def test_everybody_has_one_seat_unless_the_host_allows_more(strict: HallHere, guests: list[Guest]):
    home = next(HERE)
    for many in (False, True):
        ann = Guest.creates(strict.url, address=home, seats=5, sit=[0, 1], many_seats=many)
        bob = Guest.joins(strict.url, ann.code, "Bob", 2, address=home)
        guests += [ann, bob]
        assert ann.does("sit", seat=1, name="Zoe")["id"]
        if many:
            assert bob.does("sit", seat=3, name="Yan")["id"]
        else:
            assert bob.does("sit", 409, seat=3) == "one-seat"
        assert ann.get(f"/api/tables/{ann.code}")["seats"][3]["kind"] == ("person" if many else "free")


def test_joining_again_with_a_valid_key_is_the_same_person(strict: HallHere, guests: list[Guest]):
    ann = Guest.creates(strict.url, address=next(HERE), seats=4)
    bob = Guest.joins(strict.url, ann.code, "Bob", 1, address=next(HERE))
    guests += [ann, bob]
    join = f"/api/tables/{ann.code}/join"
    again = bob.post(join, {"name": "Bert"})
    assert (again["player"], again["token"]) == (bob.player, bob.token)
    assert [one["name"] for one in again["table"]["players"]] == ["Ann", "Bert"]
    assert bob.post(join, {"name": "Bert", "seat": 2}, 409)["problem"]["code"] == "one-seat"
    bob.does("stand", seat=1)
    assert bob.post(join, {"name": "Bert", "seat": 2})["table"]["seats"][2]["player"] == bob.player
    # Who left is not there any more: the key opens nothing, and the person comes as somebody new.
    bob.does("leave")
    assert bob.post(join, {"name": "Bob"})["player"] != bob.player


def test_a_removed_guest_cannot_come_back(strict: HallHere, guests: list[Guest]):
    home, away, other = next(HERE), next(HERE), next(HERE)
    ann = Guest.creates(strict.url, address=home, seats=3)
    bob = Guest.joins(strict.url, ann.code, "Bob", 1, address=away)
    guests += [ann, bob]
    ann.does("remove", player=bob.player)
    join = f"/api/tables/{ann.code}/join"
    old, bob.token = bob.token, None
    assert bob.post(join, {"name": "Bob"}, 403)["problem"]["code"] == "removed"
    with httpx.Client(base_url=strict.url, transport=Straight(other)) as http:
        again = http.post(join, json={"name": "Bob"}, headers={"Authorization": f"Bearer {old}"})
        assert problem(again) == (403, "removed")
        assert http.post(join, json={"name": "Cal", "seat": 1}).status_code == 200


def at_table(server: AnyServer, guests: list[Guest], people: int) -> list[Guest]:
    homes = [next(HERE) for _ in range(people)]
    first = Guest.creates(server.url, address=homes[0], name="P0", seats=people, options=LONG)
    others = [Guest.joins(server.url, first.code, f"P{n}", n, address=homes[n]) for n in range(1, people)]
    guests += [first, *others]
    for guest in (first, *others):
        guest.comes()
    first.acts("start")
    return [first, *others]


def test_more_than_half_of_the_others_remove_somebody_after_the_start(strict: HallHere, guests: list[Guest]):
    ann, bob, cal, dan = at_table(strict, guests, 4)
    assert ann.acts("vote", player=ann.player)["problem"]["code"] == "not-allowed"
    assert ann.acts("vote", player=99)["problem"]["code"] == "no-player"
    # A vote can be taken back, and one person has one.
    assert bob.acts("vote", player=dan.player)["t"] == "ack"
    assert bob.acts("vote", player=dan.player, yes=False)["t"] == "ack"
    assert ann.acts("vote", player=dan.player)["t"] == "ack"
    assert ann.acts("vote", player=dan.player)["t"] == "ack"
    table = cal.state()["table"]
    (vote,) = table["votes"]
    assert (vote["player"], vote["yes"], vote["needed"]) == (dan.player, [ann.player], 2)
    assert table["seats"][3]["kind"] == "person"
    assert cal.acts("vote", player=dan.player)["t"] == "ack"
    table = ann.state()["table"]
    assert table["seats"][3]["kind"] == "bot" and table["votes"] == []
    assert dan.acts("say", phrase="bye")["problem"]["code"] == "no-player"
    dan.token = None
    assert dan.post(f"/api/tables/{ann.code}/join", {"name": "Dan"}, 403)["problem"]["code"] == "removed"
    watcher = Guest.joins(strict.url, ann.code, "Wat", address=next(HERE))
    guests.append(watcher)
    assert watcher.does("vote", 403, player=ann.player) == "not-allowed"


def test_of_two_people_neither_can_remove_the_other_while_present(strict: HallHere, guests: list[Guest]):
    ann, bob = at_table(strict, guests, 2)
    assert ann.acts("vote", player=bob.player)["problem"]["code"] == "not-allowed"
    bob.leaves()
    assert ann.acts("vote", player=bob.player)["problem"]["code"] == "not-allowed"
    assert ann.acts("away", seat=1)["problem"]["code"] == "not-away"
    assert ann.state()["table"]["seats"][1]["kind"] == "person"


# Invitations


def test_a_private_invitation_has_more_than_eighty_bits(strict: HallHere, guests: list[Guest]):
    ann = Guest(strict.url, address=next(HERE))
    guests.append(ann)
    body = {"game": "dragorun", "name": "Ann", "seats": 3}
    for link_only in (False, True):
        made = ann.post("/api/tables", body | {"link_only": link_only})
        code, invitation = made["code"], made["invitation"]
        assert made["link"] == f"/t/{code}-{invitation}" and 5 * len(invitation) >= 80
        assert made["table"]["link_only"] == link_only and invitation not in json.dumps(made["table"])
        path = f"/api/tables/{code}"
        wrong = ("a" if invitation[0] != "a" else "b") + invitation[1:]
        assert ann.get(f"{path}-{wrong}", 404)["problem"]["code"] == "no-table"
        assert ann.get(f"{path}-{invitation.upper()}")["code"] == code
        assert HTTP.get(f"{strict.url}{path}").status_code == (404 if link_only else 200)
        token = {"Authorization": f"Bearer {made['token']}"}
        assert HTTP.get(f"{strict.url}{path}/state", headers=token).json()["you"]["seats"] == [0]
        bob = Guest.joins(strict.url, f"{code}-{invitation}", "Bob", 1, address=next(HERE))
        guests.append(bob)
        assert bob.comes().table["seats"][1]["name"] == "Bob"
        bob.code = code
        assert bob.comes().table["seats"][1]["player"] == bob.player
    public = ann.post("/api/tables", body | {"public": True})
    assert public["invitation"] == "" and public["link"] == f"/t/{public['code']}"
    assert ann.post("/api/tables", body | {"public": True, "link_only": True}, 403)


def test_invitations_are_read_as_they_are_written():
    code = new_code()
    assert read_address(f"{code}-{'a' * 20}") == (code, "a" * 20)
    for odd in (code, code.replace("-", ""), code.upper()):
        assert read_address(odd) == (code, "")
    for wrong in ("a" * 19, "\u00e4" * 20, "1" * 20, "a" * 900):
        assert read_address(f"{code}-{wrong}") == ("", "")
    assert new_code(5) == new_code(5) != new_code(6)


# Uploads and reviews


def test_an_uploaded_record_is_kept_once_and_marked_and_cleaned(server: HallHere, guests: list[Guest]):
    guest = Guest(server.url)
    guests.append(guest)
    record = finished(5) | {"hall": {"names": ["\u202eAnn\x00", "\u3164"], "played": 7}}
    told = guest.post("/api/records", record)
    assert told["table"]["uploaded"] and told["table"]["commitment"] == ""
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Ann", ""]
    assert guest.get(f"/api/tables/{told['code']}/record")["hall"] == {"names": ["Ann", ""], "played": 7}
    assert guest.post("/api/records", dict(reversed(record.items())))["code"] == told["code"]
    other = guest.post("/api/records", record | {"hall": {"names": ["Bob", "Cal"]}})
    assert other["code"] != told["code"]
    server.stop()
    server.start()
    later = Guest(server.url)
    guests.append(later)
    assert later.post("/api/records", record)["code"] == told["code"]
    ann = Guest.creates(server.url, seats=2, sit=[0, 1], start=True, options=SHORT)
    guests.append(ann)
    ann.comes()
    play_on({0: ann, 1: ann}, random.Random(3))
    home = later.post("/api/records", ann.get(f"/api/tables/{ann.code}/record"))
    assert home["code"] == ann.code and not home["table"]["uploaded"]


@pytest.mark.parametrize(
    "part",
    [
        {"junk": "x" * 1000},
        {"rules": [1, 2, 3]},
        {"rules": "x"},
        {"rules": [[]]},
        {"names": "Ann"},
        {"names": [1, 2]},
        {"table": "\u0000"},
        {"table": "x" * 100},
        {"commitment": "x" * 1000},
        {"played": "now"},
        [],
        "x",
    ],
)
def test_a_record_with_parts_that_no_hall_writes_is_refused(shared_server: HallHere, part: Any):
    answer = HTTP.post(f"{shared_server.url}/api/records", json=finished(1) | {"hall": part})
    assert problem(answer) == (422, "bad-record"), answer.text


def test_reviews_have_places_for_every_address_and_judge_a_match_once(strict: HallHere, guests: list[Guest]):
    one, two = (Guest(strict.url, address=next(HERE)) for _ in range(2))
    guests += [one, two]
    records = [finished(seed) for seed in range(10, 16)]
    codes = [one.post("/api/records", record)["code"] for record in records]
    renamed = one.post("/api/records", records[0] | {"hall": {"names": ["X", "Y"]}})["code"]
    for code in codes[:4]:
        assert one.get(f"/api/tables/{code}/review")["state"] != "ready"
    assert one.get(f"/api/tables/{codes[4]}/review", 429)["problem"]["code"] == "too-fast"
    # The same match again takes no place of its own.
    assert one.get(f"/api/tables/{renamed}/review")["state"] != "ready"
    assert two.get(f"/api/tables/{codes[5]}/review")["state"] == "waiting"
    before: list[str] = []

    def ready(*asked: str) -> list[str]:
        return [code for code in asked if two.get(f"/api/tables/{code}/review")["state"] == "ready"]

    def other_is_ready() -> bool:
        nonlocal before
        found = ready(*codes[:4], renamed)
        if ready(codes[5]):
            return True
        before = found  # these were ready when the other address's was not
        return False

    until(other_is_ready, 600)
    assert len(before) <= 2, "the other address waited for all of the first one's"
    until(lambda: len(ready(*codes[:4], renamed)) == 5, 600)
    reviews = [two.get(f"/api/tables/{code}/review")["review"] for code in (codes[0], renamed)]
    assert reviews[0] == reviews[1]
    bringing = [one.http.post("/api/records", json=finished(seed)).status_code for seed in range(20, 26)]
    assert bringing[0] == 200 and bringing[-1] == 429


def test_uploaded_records_are_deleted_in_time(db: str):
    async def run() -> None:
        store = store_at(db)
        await store.open(lambda message: None)
        try:
            for code, secret, updated in (("a", b"s", 1), ("b", b"", 1), ("c", b"", 9)):
                await store.create(TableRow(code, "dragorun", "over", False, 1, updated, 0, None, 0, b"{}", secret))
            assert await store.delete_old(0, 0, 5) == 1
            assert [await store.load(code) is not None for code in "abc"] == [True, False, True]
        finally:
            await store.close()

    asyncio.run(run())


# Names and talk


def test_names_are_seen_and_cannot_be_mistaken(strict: HallHere, guests: list[Guest]):
    home = next(HERE)
    ann = Guest.creates(strict.url, address=home, seats=4, sit=[0, 1], free_chat=True)
    guests.append(ann)
    names = [Guest.joins(strict.url, ann.code, name, address=home) for name in ("\u0410nn", "ANN", "A\u200dnn")]
    guests += names
    ann.does("sit", seat=1, name="Ann")
    table = ann.get(f"/api/tables/{ann.code}")
    shown = [one["name"] for one in table["players"]] + [table["seats"][1]["name"]]
    assert len({skeleton(name) for name in shown}) == 5, shown
    assert (
        names[0].does("rename", name="Zoe")["id"] and names[0].does("rename", 422, name="Wyv\u0435rn 3") == "bad-name"
    )
    assert ann.does("say", 422, text="\u202e\u3164\u0000") == "bad-phrase"
    ann.does("say", text="well\u202edone\u0000!")
    assert ann.state()["chat"][-1]["text"] == "well done !"


def test_joining_and_leaving_again_and_again_makes_no_table_larger():
    """Whatever is done at a table writes all that is agreed about it."""
    state, token = new_state(CreateTable("dragorun", "Ann", seats=2), b"secret", 1)
    numbers = []
    for n in range(5 * MAX_GONE):
        numbers.append(state.join(f"Guest {n % 9}", new_token()).player)
        state.leave(numbers[-1], "open", level="drake")
    assert numbers == list(range(1, 5 * MAX_GONE + 1)), "nobody is taken for somebody else"
    assert len(state.players) <= MAX_GONE + 2 and state.with_token(token)
    # Who is the last to leave is the host of an empty table, and stays known.
    state.leave(0, "open", level="drake")
    for _ in range(2 * MAX_GONE):
        state.leave(state.join("Bob", new_token()).player, "open", level="drake")
    assert any(one.player == state.host for one in state.players)
