"""Two servers, one PostgreSQL: every table can be played through both at once."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import dragonhall as dh
from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.matches.records import verify
from dragonhall.hall.store import store_at
from dragonhall.hall.store.sqlite import SqliteStore
from dragonhall.hall.tables.live_table import LiveTable

from .deals import next_secret
from .guests import HTTP, AnyServer, Guest, Server, connect, lagging, play_on, serving, until
from .loads import Load
from .postgres import new_database


@pytest.fixture
def pair(postgres: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    address = new_database(postgres, f"pair{time.monotonic_ns()}")
    with serving(address, tmp_path, "one") as one, serving(address, tmp_path, "two") as two:
        yield one, two
    for server in (one, two):
        assert "Traceback" not in server.logged(), server.logged()[-3000:]


def test_one_table_through_two_servers(pair: tuple[Server, Server], guests: list[Guest]):
    one, two = pair
    for game in dh.games():
        ann = Guest.creates(
            one.url, game, seats=2, name="Ann", options={"track": 16, "start": 10} if game == "dragorun" else {}
        )
        bob = Guest.joins(two.url, ann.code, "Bob", 1)
        eve = Guest(two.url, ann.code)
        guests += [ann, bob, eve]
        for guest in (ann, bob, eve):
            guest.comes()
        while not all(seat["here"] for seat in ann.table["seats"][:2]):
            ann.until("table")
        while not all(seat["here"] for seat in bob.table["seats"][:2]):
            bob.until("table")
        assert ann.acts("start")["t"] == "ack"
        bob.until("event")
        assert bob.acts("say", phrase="good-luck")["t"] == "ack"
        assert ann.until("chat")["phrase"] == "good-luck"
        play_on({0: ann, 1: bob}, random.Random(1), 60)
        while eve.seq < ann.seq:
            eve.until("event")
        if game == "dragorun":
            play_on({0: ann, 1: bob}, random.Random(1))
            verify(bob.get(f"/api/tables/{ann.code}/record"))
        for guest in (ann, bob, eve):
            guest.leaves()


def test_a_move_sent_to_both_is_made_once(pair: tuple[Server, Server], guests: list[Guest]):
    one, two = pair
    ann = Guest.creates(one.url, seats=2, sit=[0, 1], start=True, options={"track": 40, "start": 1})
    guests.append(ann)
    luck = random.Random(1)

    async def both(body: dict) -> list:
        async with httpx.AsyncClient(headers=ann.headers(), timeout=60) as http:
            asked = [http.post(f"{s.url}/api/tables/{ann.code}/actions", json=body) for s in (one, two)]
            return [(answer.status_code, answer.json()) for answer in await asyncio.gather(*asked)]

    for n in range(15):
        state = ann.state()
        if state["standings"][0]["view"]["over"]:
            break
        seat = state["standings"][0]["view"]["to_act"][0]
        move = luck.choice(state["standings"][seat]["moves"])["n"]
        answers = asyncio.run(both({"t": "move", "id": f"m{n}", "seat": seat, "seq": state["seq"], "move": move}))
        assert [status for status, _ in answers] == [200, 200], answers
        assert {told["seq"] for _, told in answers} == {state["seq"] + 1}


def test_two_different_moves_for_one_line_one_wins(pair: tuple[Server, Server], guests: list[Guest]):
    one, two = pair
    ann = Guest.creates(one.url, seats=2, sit=[0, 1], start=True, options={"track": 40, "start": 1})
    guests.append(ann)

    async def both(seat: int, seq: int, move: int, n: int) -> list[int]:
        async with httpx.AsyncClient(headers=ann.headers(), timeout=60) as http:
            asked = [
                http.post(
                    f"{server.url}/api/tables/{ann.code}/actions",
                    json={"t": "move", "id": f"{n}{server.port}", "seat": seat, "seq": seq, "move": move},
                )
                for server in (one, two)
            ]
            return sorted(answer.status_code for answer in await asyncio.gather(*asked))

    for n in range(10):
        state = ann.state()
        if state["standings"][0]["view"]["over"]:
            break
        seat = state["standings"][0]["view"]["to_act"][0]
        assert asyncio.run(both(seat, state["seq"], state["standings"][seat]["moves"][0]["n"], n)) == [200, 409]


def test_when_one_server_dies_the_other_goes_on(pair: tuple[Server, Server], guests: list[Guest]):
    one, two = pair
    ann = Guest.creates(one.url, seats=3, bots=[None, "hatchling", "hatchling"], options={"track": 40, "start": 1})
    guests.append(ann)
    ann.comes()
    ann.acts("start")
    one.kill()
    ann.url = two.url
    ann.seq = -1
    ann.comes()
    while not ann.view(0)["over"]:
        if ann.moves(0):
            ann.acts("move", seat=0, seq=ann.seq, move=ann.moves(0)[0]["n"])
        else:
            ann.until("event")
    one.start()
    ann.http.base_url = one.url
    verify(ann.get(f"/api/tables/{ann.code}/record"))


def test_a_deaf_server_catches_up_when_it_hears_again(pair: tuple[Server, Server], postgres: str, guests: list[Guest]):
    """Its guests in the lobby see the table that was laid meanwhile, and ``/healthz`` does not call it sound."""
    one, two = pair
    guests.append(Guest.creates(one.url, seats=2, sit=[0]))

    async def deaf(on: bool) -> None:
        admin = await asyncpg.connect(f"{postgres}/postgres")
        try:
            name = one.db.rpartition("/")[2]
            await admin.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS {not on}')
            if on:
                listeners = "FROM pg_stat_activity WHERE datname = $1 AND query LIKE 'LISTEN%'"
                assert await admin.fetch(f"SELECT pg_terminate_backend(pid) {listeners}", name)
        finally:
            await admin.close()

    with connect(two.url.replace("http", "ws") + "/api/lobby/live") as lobby:
        asyncio.run(deaf(True))
        try:
            until(lambda: HTTP.get(f"{two.url}/healthz").status_code == 503)
            laid = Guest.creates(one.url, seats=2, sit=[0], public=True)
            guests.append(laid)
        finally:
            asyncio.run(deaf(False))
        listed: list[str] = []
        while laid.code not in listed:
            listed = [table["code"] for table in json.loads(lobby.recv(timeout=60))["tables"]]
    assert HTTP.get(f"{two.url}/healthz").status_code == 200


def test_a_new_public_table_is_in_the_lobby_of_the_other_server(postgres: str):
    address = new_database(postgres, f"lobby{time.monotonic_ns()}")

    async def work() -> None:
        one, two = (Hall(store_at(address), Settings(limit_factor=0), new_secret=next_secret) for _ in range(2))
        await one.open()
        await two.open()
        told: asyncio.Queue[bytes] = asyncio.Queue()
        heard: list[str] = []
        two.lobby.subscribers.add(told.put_nowait)
        two.peers.on("table", lambda message: heard.append(message["code"]))
        try:
            await one.tables.create(p.CreateTable("dragorun", "Ann", seats=2))
            table, _, _ = await one.tables.create(p.CreateTable("dragorun", "Ann", seats=2, public=True))
            lobby = json.loads(await asyncio.wait_for(told.get(), 20))
            assert [listed["code"] for listed in lobby["tables"]] == [table.code]
            assert heard == [table.code], "of a private table nobody is told"
        finally:
            await one.close()
            await two.close()

    asyncio.run(work())


def test_players_spread_over_both_under_load(pair: tuple[Server, Server]):
    one, two = pair

    async def work() -> Load:
        load = Load(one)
        tables = []
        for game in (*dh.games(), "dragorun", "dragorun"):
            people = await load.seated(game)
            people[1].load = Load(two)
            people[1].load.run = load.run
            tables.append(people)
        everybody = [player for people in tables for player in people]
        tasks = [asyncio.ensure_future(player.play()) for player in everybody]
        async with asyncio.timeout(300):
            while not all(len(player.acked) >= 8 or player.over for player in everybody):
                assert not any(task.done() and task.exception() for task in tasks), tasks
                await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            assert result is None or isinstance(result, asyncio.CancelledError), result
        load.players = everybody
        return load

    load = asyncio.run(work())
    for player in load.players:
        assert player.acked, (player.code, player.seat)
        assert [seq for _, seq, _ in player.acked] == sorted({seq for _, seq, _ in player.acked})


def test_one_file_is_for_one_server(tmp_path: Path):
    with serving(str(tmp_path / "hall.db"), tmp_path) as first:
        second = Server(first.db, tmp_path / "second.log")
        with pytest.raises(AssertionError, match="Several servers need PostgreSQL"):
            second.start()
        second.stop()
    assert json.dumps(first.logged())


@pytest.fixture
def lagging_pair(postgres: str, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """The first hears a second late of what the other one writes, and its clock is a minute ahead."""
    address = new_database(postgres, f"lagging{time.monotonic_ns()}")
    pause = {"bot_pause": 0.05}
    with (
        lagging(address, tmp_path, lag=1.0, skew=60, **pause) as one,
        serving(address, tmp_path, "two", **pause) as two,
    ):
        yield one, two
    for server in (one, two):
        assert "Traceback" not in server.logged(), server.logged()[-3000:]


def test_a_guest_who_joined_on_one_server_is_known_at_once_on_the_other(lagging_pair, guests: list[Guest]):
    one, two = lagging_pair
    ann = Guest.creates(one.url, seats=2)
    guests.append(ann)
    ann.comes()
    refused = []
    for n in range(40):
        bob = Guest.joins(two.url, ann.code, f"Bob {n}")
        here = Guest(one.url, ann.code, bob.token)
        guests += [bob, here]
        if n % 2:
            answer = here.http.get(f"/api/tables/{ann.code}/state", headers=here.headers())
            refused += [] if answer.status_code == 200 else [answer.text]
        else:
            try:
                here.comes()
                here.leaves()
            except ConnectionClosed as error:
                refused.append(str(error))
    assert not refused, f"{len(refused)} of 40: {refused[0]}"


def test_nothing_is_refused_because_a_server_lags(lagging_pair, guests: list[Guest]):
    one, two = lagging_pair
    ann = Guest.creates(one.url, seats=3, many_seats=True, options={"track": 16, "start": 10})
    bob = Guest.joins(two.url, ann.code, "Bob", 1)
    cid = Guest.joins(one.url, ann.code, "Cid", 2)
    guests += [ann, bob, cid]
    ann.comes()
    bob.does("stand", seat=1)
    cid.does("sit", seat=1)
    bob.does("stand", seat=1, status=403)
    ann_there = Guest(two.url, ann.code, ann.token)
    guests.append(ann_there)
    ann_there.does("host", player=cid.player)
    assert ann.does("start", 403) == "not-the-host"
    cid.does("start")
    assert bob.get(f"/api/tables/{ann.code}/replay", ply=0)["plies"] >= 0
    luck = random.Random(1)
    while True:
        # Each move through the other server than the one before.
        for server in (one, two):
            state = HTTP.get(f"{server.url}/api/tables/{ann.code}/state", headers=cid.headers()).json()
            view = state["standings"][0]["view"]
            if view["over"]:
                break
            seat = view["to_act"][0]
            holder = cid if seat else ann
            state = HTTP.get(f"{server.url}/api/tables/{ann.code}/state", headers=holder.headers()).json()
            moves = next(one["moves"] for one in state["standings"] if one["seat"] == seat)
            body = {"t": "move", "id": f"m{state['seq']}", "seat": seat, "seq": state["seq"]}
            body["move"] = luck.choice(moves)["n"]
            url = f"{server.url}/api/tables/{ann.code}/actions"
            answer = HTTP.post(url, json=body, headers=holder.headers())
            assert answer.status_code == 200, answer.text
        if view["over"]:
            break
    for server in (one, two):
        verify(HTTP.get(f"{server.url}/api/tables/{ann.code}/record").json())


def thoughts(server: AnyServer) -> int:
    text = HTTP.get(f"{server.url}/metrics").text
    return int(next(line for line in text.splitlines() if line.startswith("dragonhall_bot_thoughts")).split()[1])


def test_one_server_thinks_for_the_bots_and_another_one_when_it_is_killed(lagging_pair, guests: list[Guest]):
    one, two = lagging_pair
    ann = Guest.creates(one.url, "ante", seats=4, sit=[], name="Ann", options={"hoard": 100})
    for guest in (ann, Guest(one.url, ann.code), Guest(two.url, ann.code)):
        guests.append(guest.comes())
    ann.acts("start", fill="hatchling")
    while min(guest.seq for guest in guests[-2:]) < 40:
        for guest in guests[-2:]:
            guest.until("event")
    both = [thoughts(one), thoughts(two)]
    assert sorted(both)[0] == 0 and sum(both) >= 40, f"both servers think: {both}"
    holder, other = (one, two) if both[0] else (two, one)
    watching = guests[-1] if other is two else guests[-2]
    holder.kill()
    killed, seq = time.monotonic(), watching.seq
    while watching.seq < seq + 30 or not thoughts(other):
        assert not watching.view(None)["over"], "it was over before anybody could take over"
        watching.until("event")
    print(f"the bots went on {time.monotonic() - killed:.1f} s after their server was killed")


def test_a_server_that_closes_follows_no_table_any_more(tmp_path):
    """What another server says at the last moment would be read from a store that is closed."""
    begun: list[Any] = []
    hall = Hall(SqliteStore(tmp_path / "hall.db"))
    hall.background.spawn = begun.append  # type: ignore[method-assign,assignment]
    hall.tables.live["bako-mire"] = cast(LiveTable, SimpleNamespace(code="bako-mire", seq=0))
    hall.background.closing = True
    hall.peers.hear({"kind": "line", "code": "bako-mire", "seq": 1})
    assert not begun
    hall.background.closing = False
    hall.peers.hear({"kind": "line", "code": "bako-mire", "seq": 0})
    assert not begun, "it is known already"
    hall.peers.hear({"kind": "line", "code": "bako-mire", "seq": 1})
    assert len(begun) == 1
    begun[0].close()
