"""Temporary faults: failed work is retried, and ``/healthz`` always reports the truth."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dragonhall.hall import protocol as p
from dragonhall.hall.app import Hall
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.store import Conflict, Document, StoreDown
from dragonhall.hall.store.sqlite import SqliteStore
from dragonhall.hall.tables.actions import act

from .deals import next_secret
from .guests import HTTP, AnyServer, Guest, connect, serving, until
from .postgres import Cluster, cluster, new_database


@pytest.fixture
def house() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


def health(server: AnyServer) -> dict[str, Any]:
    answer = HTTP.get(f"{server.url}/healthz", timeout=60)
    told: dict[str, Any] = answer.json()
    assert answer.status_code == (200 if told["ok"] else 503), told
    return told


def test_games_can_be_played_again_after_the_store_was_away(house: Cluster, tmp_path: Path, guests: list[Guest]):
    """It was away while the games were made ready."""
    with serving(new_database(house.address, "away"), tmp_path) as server:
        house.stop()
        down = until(lambda: (told := health(server))["games"]["ante"] not in ("ready", "not made ready yet") and told)
        assert not down["ok"] and down["store"] != "ok", down
        asked = {"game": "ante", "name": "Ann"}
        assert HTTP.post(f"{server.url}/api/tables", json=asked, timeout=60).status_code == 503
        house.start()
        up = until(lambda: (told := health(server))["ok"] and told["warm"] and told, 90)
        assert set(up["games"].values()) == {"ready"} and up["store"] == "ok" and up["faults"] == {}
        guests.append(Guest.creates(server.url, "ante", seats=2, sit=[0, 1], start=True))
    assert "Traceback" not in server.logged(), server.logged()[-3000:]


def test_the_lobby_and_the_bots_go_on_after_the_store_was_away(house: Cluster, tmp_path: Path, guests: list[Guest]):
    with serving(new_database(house.address, "lobby"), tmp_path) as server:
        ann = Guest.creates(server.url, seats=2, bots=[None, "hatchling"], options={"track": 40, "start": 1})
        guests.append(ann)
        ann.comes()
        ann.acts("start")
        with connect(server.url.replace("http", "ws") + "/api/lobby/live") as lobby:
            assert json.loads(lobby.recv(10))["tables"] == []
            house.stop()
            until(lambda: not health(server)["ok"])
            # While the store is away the lobby changes, so far as this server knows.
            assert HTTP.get(f"{server.url}/api/lobby").status_code == 503
            house.start()
            until(lambda: health(server)["store"] == "ok")
            guests.append(Guest.creates(server.url, public=True))
            codes = until(lambda: [one["code"] for one in json.loads(lobby.recv(20))["tables"]])
            assert codes == [guests[-1].code]
        for _ in range(5):
            while not ann.moves(0):
                ann.hears()
            ann.acts("move", seat=0, seq=ann.seq, move=ann.moves(0)[0]["n"])
        until(lambda: health(server)["ok"])


def test_a_full_disk_is_reported_until_there_is_room_again(tmp_path: Path, guests: list[Guest]):
    with serving(str(tmp_path / "hall.db"), tmp_path) as server:
        ann = Guest.creates(server.url, seats=2, sit=[0, 1], start=True)
        guests.append(ann)
        assert health(server)["ok"]
        assert server.process is not None
        pid, (_, hard) = server.process.pid, resource.getrlimit(resource.RLIMIT_FSIZE)
        # No file of the server may grow from now on, as on a full disk.
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, hard))
        body = {"game": "dragorun", "name": "Ann"}
        assert HTTP.post(f"{server.url}/api/tables", json=body).status_code == 503
        told = health(server)
        assert not told["ok"] and told["store"] != "ok", told
        seq = ann.state()["seq"]
        ann.comes()
        seat = ann.view(0)["to_act"][0]
        refused = ann.acts("move", seat=seat, seq=ann.seq, move=ann.moves(seat)[0]["n"])
        assert refused["t"] == "reject" and refused["problem"]["code"] == "closing"
        assert ann.state()["seq"] == seq
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
        assert ann.acts("move", seat=seat, seq=ann.seq, move=ann.moves(seat)[0]["n"])["t"] == "ack"
        until(lambda: health(server)["ok"])
    assert "Traceback" not in server.logged(), server.logged()[-3000:]


def test_damage_is_reported_even_if_most_of_the_store_can_be_read(tmp_path: Path, guests: list[Guest]):
    db = tmp_path / "hall.db"
    with serving(str(db), tmp_path) as server:
        for _ in range(30):
            HTTP.post(
                f"{server.url}/api/tables", json={"game": "dragorun", "name": "Ann", "start": True, "sit": [0, 1]}
            )
        ann = Guest.creates(server.url, seats=2, sit=[0, 1], start=True)
        guests.append(ann)
    with sqlite3.connect(db) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages = [n for (n,) in connection.execute("SELECT pageno FROM dbstat WHERE name='lines' AND pagetype='leaf'")]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    with open(db, "r+b") as file:
        file.seek((pages[0] - 1) * size)
        file.write(b"\xff" * size)
    with serving(str(db), tmp_path, "damaged") as server:
        told = until(lambda: not (told := health(server))["ok"] and told)
        assert told["store"] != "ok", told
        # What is not damaged goes on.
        guests.append(Guest.creates(server.url, seats=2, sit=[0, 1], start=True))
        assert not health(server)["ok"]


class Moody(SqliteStore):
    """A store that answers only when it likes."""

    away = False

    async def _do(self, work: Any) -> Any:
        if self.away:
            raise StoreDown("away")
        return await super()._do(work)

    async def _read(self, work: Any) -> Any:
        if self.away:
            raise StoreDown("away")
        return await super()._read(work)


def test_every_background_task_is_retried_after_a_failure(tmp_path: Path):
    async def work() -> None:
        store = Moody(tmp_path / "hall.db")
        hall = Hall(store, Settings(), new_secret=next_secret)
        await hall.open()
        store.away = True  # before anything of what it does by itself has begun
        try:
            hall.lobby.dirty = True
            heard: list[bytes] = []
            hall.lobby.subscribers.add(heard.append)
            async with asyncio.timeout(60):
                while {"due tables", "lobby", "archive", "old tables"} - set(hall.background.faults):
                    await asyncio.sleep(0.1)
            assert not (await hall.health.report())["ok"]
            store.away = False
            async with asyncio.timeout(20):
                while hall.background.faults or not heard:
                    await asyncio.sleep(0.1)
            assert (await hall.health.report())["ok"]
        finally:
            await hall.close()

    asyncio.run(work())


class Busy(SqliteStore):
    """A store on which other matches of the same people end all the time: so often a result is not written."""

    times = 25

    async def write(self, put: list[Document], drop: list[tuple[str, str]] | None = None) -> None:
        if self.times and any(one.kind == "result" for one in put):
            self.times -= 1
            raise Conflict
        await super().write(put, drop)


def test_a_rated_match_counts_even_if_many_others_end_at_the_same_time(tmp_path: Path):
    async def work() -> None:
        store = Busy(tmp_path / "hall.db")
        hall = Hall(store, Settings(look_every=3600, limit_factor=0, bot_pause=0), new_secret=next_secret)
        await hall.open()
        try:
            ann = (await hall.accounts.create(p.BecomeMember("Ann")))[0]
            asked = p.CreateTable("dragorun", "Ann", seats=2, bots=[None, "hatchling"], rated=True)
            table, _, _ = await hall.tables.create(asked, member=ann.member)
            await act(table, 0, p.Start(id="start"))
            while table.phase != "over":
                now = table.dealt_position()
                if 0 in now.to_act:
                    await act(
                        table, 0, p.MakeMove(id=f"{now.line.seq}", seat=0, seq=now.line.seq, move=now.legal(0)[0])
                    )
                else:
                    await table.wait_for_line(1)
            async with asyncio.timeout(20):
                while store.times > 5:
                    await asyncio.sleep(0.01)
                # It gave up for now; the look for matches that are not archived finds it.
                while await store.document("result", table.code) is None:
                    await hall.finished.archive_waiting()
            (rating,) = (await hall.profiles.member(ann)).ratings
            assert rating.matches == 1
        finally:
            await hall.close()

    asyncio.run(work())
