"""Migrations: an old store is brought up to date, a newer one is refused, and neither loses anything."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from dragonhall.hall.store import BadStore
from dragonhall.hall.store.migrate import FOLDER, missing

from .stores import execute, kind_of, opened

ROW = "'old-one', 'dragorun', 'open', {public}, 1, 1, -1, NULL, 0, {doc}, {doc}"


async def version(db: str) -> int:
    """The number that the store itself keeps."""
    sql = "SELECT max(version) FROM versions" if "://" in db else "PRAGMA user_version"
    return int((await execute(db, sql))[0][0])


def latest(db: str) -> int:
    return missing(kind_of(db), 0)[-1][0]


def test_a_new_store_has_the_latest_version(db: str):
    async def run() -> None:
        await (await opened(db)).close()
        assert await version(db) == latest(db)
        await (await opened(db)).close()  # the second time nothing is left to do
        assert await version(db) == latest(db)

    asyncio.run(run())


def test_a_store_from_before_there_were_versions_keeps_its_tables(db: str):
    async def run() -> Any:
        values = (
            ROW.format(public="false", doc="'\\x7b7d'::bytea") if "://" in db else ROW.format(public=0, doc="x'7b7d'")
        )
        first = (FOLDER / f"0001.{kind_of(db)}.sql").read_text("utf-8")
        await execute(db, first, f"INSERT INTO tables VALUES ({values})")
        store = await opened(db)
        row = await store.load("old-one")
        await store.close()
        assert await version(db) == latest(db)
        return row

    row = asyncio.run(run())
    assert (row.game, row.doc, row.secret) == ("dragorun", b"{}", b"{}")


def test_the_migration_of_times_and_secrets_keeps_all_other_rows(db: str):
    rows = {
        ("rating", "b/ann"): ("b", 1512, '{"member":"ann","last":1700000000001}'),
        ("rating", "b/odd"): ("b", -3, "no JSON at all \x01"),
        ("statistics", "b/2/people"): ("b", 40, '{"matches":40,"first":3,"last":1700000000002,"by_seat":[]}'),
        ("daily", "d/b/ann"): ("d/b", 99000012, '{"name":"\\"at\\":7,","score":12,"at":1700000000003}'),
        ("daily", "d/b/bob"): ("d/b", 98000012, '{"name":"Bob"}'),
        ("tournament", "cup"): ("going", 1700000000004, "{}"),
        ("pairing", "cup/1"): ("cup:going", 1, "{}"),
        ("pairing", "gone/2"): ("gone:going", 2, "{}"),
        ("visit", "ann/code"): ("ann", 1700000000005, '{"last":1}'),
    }
    first = (FOLDER / f"0001.{kind_of(db)}.sql").read_text("utf-8")
    blob = "'\\x{}'::bytea" if "://" in db else "x'{}'"
    values = ", ".join(
        f"('{kind}', '{key}', '{owner}', {at}, 0, {blob.format(doc.encode().hex())})"
        for (kind, key), (owner, at, doc) in rows.items()
    )
    layouts = "('key of addresses', 'abc'), ('0123', 'a key of layouts'), ('key of pushes', 'def')"

    async def run() -> None:
        await execute(db, first, f"INSERT INTO documents VALUES {values}", f"INSERT INTO layouts VALUES {layouts}")
        store = await opened(db)
        found = {place: (await store.document(*place)) for place in rows}
        assert {place: (doc.at, doc.sort) for place, doc in found.items() if doc is not None} == {
            ("rating", "b/ann"): (1700000000001, 1512),
            ("rating", "b/odd"): (0, -3),
            ("statistics", "b/2/people"): (1700000000002, 40),
            ("daily", "d/b/ann"): (1700000000003, 99000012),
            ("daily", "d/b/bob"): (0, 98000012),
            ("tournament", "cup"): (1700000000004, None),
            ("pairing", "cup/1"): (1700000000004, 1),
            ("pairing", "gone/2"): (0, 2),
            ("visit", "ann/code"): (1700000000005, None),
        }
        assert [doc.doc.decode() for doc in found.values() if doc is not None] == [doc for *_, doc in rows.values()]
        names = ("key of addresses", "key of pushes", "0123")
        assert [await store.layout(name) for name in names] == [None, None, "a key of layouts"]
        assert [await store.secret(name, lambda: "new") for name in names] == ["abc", "def", "new"]
        await store.close()

    asyncio.run(run())


def test_a_newer_store_is_refused_and_left_as_it_is(db: str):
    async def run() -> None:
        await (await opened(db)).close()
        newer = "INSERT INTO versions VALUES (99)" if "://" in db else "PRAGMA user_version=99"
        await execute(db, newer)
        for _ in range(2):  # the lock is free again after the first refusal
            with pytest.raises(BadStore, match="The store has version 99, and this program knows only versions up to"):
                await opened(db)
        assert await version(db) == 99

    asyncio.run(run())


def test_a_failed_migration_leaves_the_store_at_its_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    db = str(tmp_path / "hall.db")

    async def run() -> None:
        await (await opened(db)).close()
        steps = [(99, "CREATE TABLE half (a TEXT); INSERT INTO nowhere VALUES (1);")]
        monkeypatch.setattr("dragonhall.hall.store.sqlite.missing", lambda kind, version, last: steps)
        with pytest.raises(BadStore, match="nowhere"):
            await opened(db)
        monkeypatch.undo()
        assert await version(db) == latest(db)
        await (await opened(db)).close()
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            await execute(db, "SELECT * FROM half")

    asyncio.run(run())


def test_every_migration_is_there_for_both_stores():
    numbers = {kind: [number for number, _ in missing(kind, 0)] for kind in ("sqlite", "postgres")}
    assert numbers["sqlite"] == numbers["postgres"] == list(range(1, len(numbers["sqlite"]) + 1))
