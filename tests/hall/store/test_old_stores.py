"""Stores of earlier versions (``versions/README.md``) are opened, lose nothing, and are played on."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from dragonhall.hall.app import Hall
from dragonhall.hall.base.settings import Settings
from dragonhall.hall.server.asgi import make_app
from dragonhall.hall.store import BadStore, Document, store_at
from dragonhall.hall.store.backup import backup
from dragonhall.hall.store.migrate import FOLDER, missing, relations

from ..postgres import new_database
from .stores import execute, kind_of

VERSIONS = Path(__file__).parent / "versions"
HOME = "https://hall.example"
SECRETS = ("key of addresses", "key of pushes", "key of unsubscribing")
Rows = dict[str, list[tuple[Any, ...]]]


class OldStore:
    """A store as an earlier version left it, and what that version answered."""

    def __init__(self, db: str, kind: str) -> None:
        self.db, self.kind = db, kind
        self.told: dict[str, Any] = json.loads((VERSIONS / f"version1.{kind}.json").read_text("utf-8"))

    def rows(self, version: int = 1) -> Rows:
        """All rows of all relations, sorted."""
        return asyncio.run(rows_of(self.db, version))


async def rows_of(db: str, version: int) -> Rows:
    found: Rows = {relation: [] for relation in relations(version)}
    async for relation, rows in store_at(db).everything(version):
        found[relation] += [tuple(bytes(v) if isinstance(v, memoryview) else v for v in row) for row in rows]
    return {relation: sorted(rows, key=repr) for relation, rows in found.items()}


def digest(rows: Rows) -> str:
    """The same for the same rows in either kind of store."""
    plain = {
        relation: sorted(repr([int(v) if isinstance(v, bool) else v for v in row]) for row in of)
        for relation, of in rows.items()
    }
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()


@pytest.fixture
def old(db: str) -> OldStore:
    kind = kind_of(db)
    asyncio.run(execute(db, gzip.decompress((VERSIONS / f"version1.{kind}.sql.gz").read_bytes()).decode()))
    return OldStore(db, kind)


class Visitors:
    """A hall of this program on an old store, at the time when that was left, and the people in it."""

    def __init__(self, hall: Hall, old: OldStore) -> None:
        self.hall, self.old = hall, old
        self.luck = random.Random(5)
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(make_app(hall), client=("127.0.0.1", 1)), base_url="http://127.0.0.1"
        )
        self._ids = 0

    async def asks(self, who: str, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        cookies = "; ".join(f"{name}={value}" for name, value in self.old.told["cookies"][who].items())
        headers = {"Cookie": cookies} if cookies else {}
        headers |= {} if token is None else {"Authorization": f"Bearer {token}"}
        return await self.http.request(method, path, json=body, headers=headers)

    async def does(self, code: str, token: str, t: str, **fields: Any) -> Any:
        self._ids += 1
        body = {"t": t, "id": f"new-{self._ids}", **fields}
        answer = await self.asks("", "POST", f"/api/tables/{code}/actions", token, body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def plays(self, table: dict[str, Any], most: int) -> str:
        """Make so many moves for those whose keys are known, or fewer if the match ends; return how it stands."""
        code, tokens = table["code"], {int(seat): token for seat, token in table["seats"].items()}
        for _ in range(most):
            live = await self.hall.tables.open(code)
            if live.phase != "running":
                break
            acting = [seat for seat in live.dealt_position().to_act if seat in tokens]
            if not acting:
                break
            answer = await self.asks("", "GET", f"/api/tables/{code}/state", tokens[acting[0]])
            state = answer.json()
            moves = next(part["moves"] for part in state["standings"] if part["seat"] == acting[0])
            move = self.luck.choice(moves)["n"]
            await self.does(code, tokens[acting[0]], "move", seat=acting[0], seq=state["seq"], move=move)
        return (await self.hall.tables.open(code)).phase


def visit(old: OldStore, work: Callable[[Visitors], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        hall = Hall(store_at(old.db), Settings(limit_factor=0, url=HOME), clock=lambda: old.told["time"])
        await hall.open()
        visitors = Visitors(hall, old)
        try:
            await asyncio.wait_for(work(visitors), 120)
        finally:
            await visitors.http.aclose()
            await hall.close()

    asyncio.run(run())


def missing_in(new: Any, old: Any, path: str = "") -> list[str]:
    """Where an answer does not say what an old one said; it may say more."""
    if isinstance(old, dict) and isinstance(new, dict):
        # Meanwhile time has passed.
        return [
            m for key in old if key not in ("now", "left") for m in missing_in(new.get(key), old[key], f"{path}.{key}")
        ]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [m for n, (a, b) in enumerate(zip(new, old, strict=True)) for m in missing_in(a, b, f"{path}[{n}]")]
    return [] if new == old else [f"{path}: {new!r}, and was {old!r}"]


def test_an_old_program_made_what_the_first_migration_makes(old: OldStore, postgres: str, tmp_path: Path):
    first = (FOLDER / f"0001.{old.kind}.sql").read_text("utf-8")
    again = str(tmp_path / "again.db") if old.kind == "sqlite" else new_database(postgres, f"first{id(old)}")

    async def run() -> None:
        await execute(again, first)
        assert await schema_of(again) == await schema_of(old.db) != []

    asyncio.run(run())


def test_an_old_store_gets_the_schema_of_a_new_one(old: OldStore, postgres: str, tmp_path: Path):
    new = str(tmp_path / "new.db") if old.kind == "sqlite" else new_database(postgres, f"new{id(old)}")

    async def run() -> None:
        for db in (old.db, new):
            store = store_at(db)
            await store.open(lambda message: None)
            await store.close()
        assert await schema_of(new) == await schema_of(old.db)

    asyncio.run(run())


async def schema_of(db: str) -> list[Any]:
    """All relations, columns, indexes and triggers."""
    if "://" not in db:
        return await execute(db, "SELECT type, name, sql FROM sqlite_master ORDER BY type, name")
    found = await execute(
        db,
        """SELECT table_name::text, column_name::text, data_type::text, is_nullable::text, column_default::text,
        ordinal_position::int FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'versions'
        ORDER BY 1, 6""",
    )
    found += await execute(db, "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1")
    found += await execute(db, "SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1")
    found += await execute(
        db, "SELECT relname::text, relpersistence::text FROM pg_class WHERE relkind = 'r' ORDER BY 1"
    )
    found += await execute(db, "SELECT prosrc FROM pg_proc WHERE proname = 'count_tables'")
    return [row for row in found if row[0] != "versions" and not str(row[0]).startswith(("pg_", "sql_"))]


def test_nothing_is_lost_when_an_old_store_is_opened(old: OldStore):
    before = old.rows()

    async def run() -> None:
        store = store_at(old.db)
        assert await store.version() == 1
        await store.open(lambda message: None)
        assert await store.count() == {
            state: sum(row[2] == state for row in before["tables"]) for state in ("open", "running", "over")
        }
        board = await store.documents("rating", "dragorun/duel", 10)
        await store.close()
        assert await store.version() == missing(old.kind, 0)[-1][0]
        assert [found.sort for found in board] == sorted((found.sort for found in board), reverse=True)
        assert len(board) == 2

    asyncio.run(run())
    after = old.rows(2)
    for relation in ("tables", "lines", "pages"):
        assert after[relation] == before[relation] and before[relation]
    assert sorted(after["layouts"] + after["secrets"]) == sorted(before["layouts"])
    assert tuple(name for name, _ in after["secrets"]) == SECRETS
    was = {row[:2]: Document(*row) for row in before["documents"]}
    now = {row[:2]: Document(*row) for row in after["documents"]}
    assert was.keys() == now.keys()
    kinds = set()
    for key, document in now.items():
        known = was[key]
        assert (document.owner, document.rev, document.doc) == (known.owner, known.rev, known.doc)
        assert document.place == known.at
        if document.sort is not None:
            kinds.add(document.kind)
            assert known.at < 1_000_000_000 < old.told["time"] - 100_000 < document.at <= old.told["time"]
    assert kinds == {"rating", "statistics", "daily", "pairing"}


def test_answers_to_people_stay_the_same(old: OldStore):
    async def work(visitors: Visitors) -> None:
        uploaded = f"/api/tables/{old.told['tables']['uploaded']['code']}"
        for who, path, status, told in old.told["seen"]:
            answer = await visitors.asks(who, "GET", path)
            if path == uploaded:
                del told["seats"]  # seats of a record without a name were free, and are bots now
            assert answer.status_code == status, (path, answer.text)
            assert missing_in(answer.json(), told) == [], (who, path)

    visit(old, work)


def test_old_matches_are_played_on(old: OldStore):
    tables = old.told["tables"]
    running = [name for name, table in tables.items() if table["state"] == "running"]
    assert len(running) == 8

    async def work(visitors: Visitors) -> None:
        for name in running:
            before = (await visitors.hall.tables.open(tables[name]["code"])).dealt_position().line.ply
            assert await visitors.plays(tables[name], 3) in ("running", "over")
            assert (await visitors.hall.tables.open(tables[name]["code"])).dealt_position().line.ply > before, name
        # To the end: it is rated, and stands in the club's history and in the tournament.
        for name in ("running with a clock", "running in a tournament"):
            assert await visitors.plays(tables[name], 2000) == "over", name
        await visitors.hall.finished.archive_waiting()
        rated = (await visitors.asks("Ann", "GET", f"/api/members/{old.told['members']['Ann']['member']}")).json()
        assert [rating["matches"] for rating in rated["ratings"]] == [2]
        club = (await visitors.asks("Ann", "GET", f"/api/clubs/{old.told['club']}")).json()
        assert len(club["history"]) == 2
        id = old.told["tournaments"]["running"]
        old.told["time"] += 60_000
        await visitors.hall.tournaments.rounds.check(id)
        assert (await visitors.asks("Ann", "GET", f"/api/tournaments/{id}")).json()["info"]["state"] == "over"
        answer = await visitors.asks("", "POST", "/api/members/sign-in", body={
            "phrase": old.told["members"]["Bob"]["phrase"]
        })  # fmt: skip
        assert answer.status_code == 200, answer.text

    visit(old, work)


def test_backups_of_an_old_store_go_from_kind_to_kind(old: OldStore, postgres: str, tmp_path: Path):
    def other(n: int, kind: str) -> str:
        return str(tmp_path / f"copy{n}.db") if kind == "sqlite" else new_database(postgres, f"copy{id(old)}{n}")

    # Before it was opened by this program, the copy has the old version, too.
    kept = other(0, "sqlite")
    tables = backup(old.db, kept)
    assert tables == len(old.rows()["tables"]) == 14 and digest(asyncio.run(rows_of(kept, 1))) == digest(old.rows())
    assert asyncio.run(store_at(kept).version()) == 1

    async def work(visitors: Visitors) -> None:
        await visitors.plays(old.told["tables"]["running dragorun"], 3)

    visit(old, work)
    kinds = ("postgres", "sqlite") if old.kind == "sqlite" else ("sqlite", "postgres")
    there, back = other(1, kinds[0]), other(2, kinds[1])
    assert backup(old.db, there) == backup(there, back) == tables
    whole = digest(old.rows(2))
    assert whole == digest(asyncio.run(rows_of(there, 2))) == digest(asyncio.run(rows_of(back, 2)))
    assert whole != digest({relation: rows for relation, rows in old.rows(2).items() if relation != "secrets"})


def test_a_backup_is_not_written_into_a_store_with_content(old: OldStore, postgres: str):
    target = new_database(postgres, f"kept{id(old)}")
    backup(old.db, target)
    before = asyncio.run(rows_of(target, 1))
    with pytest.raises(BadStore, match="is not empty: a backup does not overwrite it"):
        backup(old.db, target)
    assert asyncio.run(rows_of(target, 1)) == before


def test_servers_that_start_together_migrate_once(old: OldStore):
    async def run() -> None:
        stores = [store_at(old.db) for _ in range(4)]
        told = await asyncio.gather(*(store.open(lambda message: None) for store in stores), return_exceptions=True)
        refused = [error for error in told if error is not None]
        await asyncio.gather(*(store.close() for store in stores))
        if old.kind == "postgres":
            assert refused == []
            assert await execute(old.db, "SELECT version FROM versions ORDER BY 1") == [
                (number,) for number, _ in missing("postgres", 0)
            ]
        else:
            assert len(refused) == 3 and all(isinstance(error, BadStore) for error in refused)
            assert {str(error).split(" ")[0] for error in refused} == {"Another"}

    before = old.rows()
    asyncio.run(run())
    assert old.rows(2)["lines"] == before["lines"]


def test_an_old_store_that_is_opened_twice_is_migrated_once(old: OldStore):
    async def run() -> list[str]:
        seen = []
        for _ in range(2):
            store = store_at(old.db)
            await store.open(lambda message: None)
            await store.close()
            seen.append(digest(await rows_of(old.db, 2)))
        return seen

    first, second = asyncio.run(run())
    assert first == second


def test_the_files_are_those_of_the_old_program(old: OldStore):
    """Guards the fixtures themselves: nobody brings them up to date by mistake."""
    assert old.rows().keys() == {"layouts", "tables", "lines", "pages", "documents"}
    assert msgspec.json.decode(old.rows()["tables"][0][9])["code"]
