"""The stores by themselves: a write that cannot be kept never fails another one, whatever the reason."""

from __future__ import annotations

import asyncio
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dragonhall.hall.store import BadStore, Conflict, Document, Line, NotStored, Store, page_of
from dragonhall.hall.store import queries as q
from dragonhall.hall.store.backup import backup

from ..guests import HTTP, Guest, Server
from ..postgres import new_database
from .stores import execute, line, opened, row, with_store


async def forbid(db: str, move: str) -> None:
    """From now on the store refuses lines with this move."""
    trigger = "CREATE TRIGGER forbidden BEFORE INSERT ON lines WHEN NEW.move = '{}' BEGIN {}; END"
    constraint = "ALTER TABLE lines ADD CONSTRAINT forbidden CHECK (move <> '{}')"
    how = constraint if "://" in db else trigger
    await execute(db, how.format(move, "SELECT RAISE(ABORT, 'forbidden')"))


BAD: dict[str, dict[str, Any]] = {
    "a constraint": {"move": "forbidden"},
    "U+0000": {"client": "0:a\0b"},
    "half a character": {"move": "\ud800"},
    "a number without room": {"at": 1 << 70},
    "not a text": {"move": object()},
}


@pytest.mark.parametrize("why", BAD)
def test_a_line_that_the_store_refuses_fails_no_other(db: str, why: str):
    async def work(store: Store) -> None:
        codes = [f"code-{n:03}" for n in range(40)]
        for code in codes:
            await store.create(row(code))
        await forbid(db, "forbidden")
        bad = {codes[7], codes[23]}
        asked = [line(code, **(BAD[why] if code in bad else {})) for code in codes]
        # Handed over in one turn of the loop: they wait together and are written together.
        told = await asyncio.gather(*(store.append(one, "running", None, 0) for one in asked), return_exceptions=True)
        for code, result in zip(codes, told, strict=True):
            if code in bad and not (why == "U+0000" and "://" not in db):
                assert isinstance(result, NotStored), (code, result)
                assert await store.line(code, 0) is None
                assert (await store.load(code)).seq == -1  # type: ignore[union-attr]
            else:
                assert result is None, (code, result)
                assert (await store.load(code)).seq == 0  # type: ignore[union-attr]
        assert store.fault is None
        # And everything goes on.
        await store.append(line(codes[0], seq=1), "running", None, 0)
        with pytest.raises(Conflict):
            await store.append(line(codes[0], seq=1), "running", None, 0)

    with_store(db, work)


def test_a_job_that_fails_half_way_changes_nothing_and_fails_no_other(db: str):
    async def work(store: Store) -> None:
        await store.create(row("bako-mire"))
        await store.create(row("bako-mira"))
        rows = [[*(getattr(line("bako-mire", seq=n), field) for field in Line.__struct_fields__)] for n in (0, 1, 1)]
        told = await asyncio.gather(
            store.put("lines", rows),
            store.append(line("bako-mira"), "running", None, 0),
            store.set_due("bako-mira", 17),
            return_exceptions=True,
        )
        assert isinstance(told[0], Conflict) and told[1:] == [None, None]
        assert await store.lines("bako-mire", -1, 10) == []
        assert (await store.load("bako-mira")).due in (17, None)  # type: ignore[union-attr]

    with_store(db, work)


def test_a_line_is_only_written_over_the_agreement_known_to_its_server(postgres: str):
    async def work(store: Store) -> None:
        await store.create(row("bako-mire"))
        changed = row("bako-mire")
        changed.rev = 1
        await store.save(changed)
        with pytest.raises(Conflict):
            await store.append(line("bako-mire"), "running", None, 0)
        assert await store.line("bako-mire", 0) is None
        await store.append(line("bako-mire"), "running", None, 1)

    with_store(new_database(postgres, "agreements"), work)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


@pytest.fixture
def open_umask() -> Iterator[None]:
    """The usual one, with which everybody may read new files."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_only_the_owner_reads_a_store_and_its_backups(tmp_path: Path, open_umask: None):
    async def work(store: Store) -> dict[str, int]:
        await store.create(row("bako-mire"))
        return modes(tmp_path)

    private = with_store(str(tmp_path / "hall.db"), work)
    assert private == dict.fromkeys(("hall.db", "hall.db.lock", "hall.db-wal", "hall.db-shm"), 0o600)
    backup(str(tmp_path / "hall.db"), str(tmp_path / "copy.db"))
    assert set(modes(tmp_path).values()) == {0o600} and "copy.db" in modes(tmp_path)


def test_a_store_that_everybody_may_read_is_closed_and_a_group_stays(tmp_path: Path, open_umask: None):
    async def nothing(store: Store) -> None:
        pass

    for before, after in ((0o644, 0o600), (0o640, 0o640), (0o600, 0o600), (0o666, 0o600)):
        with_store(str(tmp_path / "hall.db"), nothing)
        for name in modes(tmp_path):
            (tmp_path / name).chmod(before)
        with_store(str(tmp_path / "hall.db"), nothing)
        assert set(modes(tmp_path).values()) == {after}, before


def test_a_file_that_is_no_store_is_left_alone(tmp_path: Path, open_umask: None):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 200)
    with pytest.raises(BadStore, match="not a database"):
        asyncio.run(opened(str(file)))
    assert file.read_text() == "Dear Ann, " * 200 and modes(tmp_path)["letter.txt"] == 0o644


def test_deleted_rows_are_overwritten(tmp_path: Path):
    words = b'{"name":"somebody who wants to be forgotten"}'
    others = [Document("kind", f"other {n}", "owner", n, 0, b"other") for n in range(50)]

    async def put(store: Store) -> None:
        await store.write([*others, Document("kind", "key", "somebody", 1, 0, words)])

    async def forget(store: Store) -> None:
        assert await store._value("SELECT 1 FROM documents WHERE owner=$1", "somebody") == 1  # type: ignore[attr-defined]
        assert store._writer.execute("PRAGMA secure_delete").fetchone() == (1,)  # type: ignore[attr-defined]
        await store.disown("somebody")

    with_store(str(tmp_path / "hall.db"), put)
    assert words in (tmp_path / "hall.db").read_bytes()
    with_store(str(tmp_path / "hall.db"), forget)
    assert [path.name for path in tmp_path.iterdir() if words in path.read_bytes()] == []


def test_ids_with_a_zero_character_are_refused_at_the_door(server: Server, guests: list[Guest]):
    ann = Guest.creates(server.url, seats=2, sit=[0, 1], start=True)
    guests.append(ann)
    body = {"t": "rename", "id": "a\0b", "name": "Ann"}
    answer = HTTP.post(f"{server.url}/api/tables/{ann.code}/actions", json=body, headers=ann.headers())
    assert answer.status_code == 400 and answer.json()["problem"]["code"] == "bad-message"
    ann.comes()
    move = ann.moves(ann.view(0)["to_act"][0])[0]["n"]
    ann.sends({"t": "move", "id": "a\0b", "seat": ann.view(0)["to_act"][0], "seq": ann.seq, "move": move})
    assert ann.until("wrong")["problem"]["code"] == "bad-message"
    assert ann.acts("move", seat=ann.view(0)["to_act"][0], seq=ann.seq, move=move)["t"] == "ack"


def test_several_documents_are_read_at_once_and_odd_keys_are_just_keys(db: str):
    strange = ["plain", "with 'quotes\"", "[1, 2]", "%", "dragon \N{DRAGON}", ""]

    async def work(store: Store) -> None:
        await store.write([Document("kind", key, "owner", n, 0, key.encode()) for n, key in enumerate(strange)])
        await store.write([Document("other kind", "plain", "owner", 0, 0, b"other")])
        found = await store.several("kind", [*strange, "missing", "plain"])
        assert {key: one.doc for key, one in found.items()} == {key: key.encode() for key in strange}
        assert await store.several("kind", []) == await store.several("no kind", strange) == {}
        # A document that is not there, or is at another revision, is not changed.
        for rev in (1, 3):
            with pytest.raises(Conflict):
                await store.write([Document("kind", "missing" if rev == 1 else "plain", "owner", 0, rev, b"x")])

    with_store(db, work)


def test_documents_are_listed_by_their_time_or_their_sort_number(db: str):
    async def work(store: Store) -> None:
        worth = {"low": -5, "high": 1700, "even": 1500}
        await store.write([Document("rating", key, "board", 10**12, 0, b"{}", sort) for key, sort in worth.items()])
        await store.write([Document("visit", str(at), "ann", at, 0, b"{}") for at in (3, 1, 2)])
        ratings = await store.documents("rating", "board", 9)
        assert [found.key for found in ratings] == ["high", "even", "low"]
        assert [(found.at, found.sort, found.place) for found in ratings[:1]] == [(10**12, 1700, 1700)]
        assert [found.key for found in await store.documents("rating", "board", 9, before=1700)] == ["even", "low"]
        assert [found.key for found in await store.all_documents("rating")] == ["low", "even", "high"]
        assert [found.at for found in await store.documents("visit", "ann", 2)] == [3, 2]
        assert [found.sort for found in await store.documents("visit", "ann", 2)] == [None, None]
        await store.write([Document("rating", "low", "board", 10**12 + 1, 1, b"{}", 1900)])
        assert [found.key for found in await store.documents("rating", "board", 1)] == ["low"]

    with_store(db, work)


def test_the_first_secret_is_shared_by_all_servers(db: str):
    async def run() -> None:
        stores = [await opened(db) for _ in range(2 if "://" in db else 1)]
        asked = [store.secret("key", lambda n=n: f"secret {n}") for n, store in enumerate(stores * 3)]  # type: ignore[misc]
        found = set(await asyncio.gather(*asked))
        assert len(found) == 1 and await stores[0].layout("key") is None
        for store in stores:
            await store.close()
        again = await opened(db)
        assert {await again.secret("key", lambda: "another")} == found
        await again.close()

    asyncio.run(run())


def test_no_frequent_question_reads_a_whole_relation(tmp_path: Path):
    frequent = (q.TABLE, q.PUBLIC, q.LINE, q.LINES_SINCE, q.ENTRIES, q.LINE_OF, q.PAGE, q.DOCUMENT, q.OF_OWNER, q.OWNED)

    async def work(store: Store) -> None:
        for sql in frequent:
            values = [1] * len(set(re.findall(r"\$\d", sql)))
            plan = await store._fetch(f"EXPLAIN QUERY PLAN {sql}", *values)  # type: ignore[attr-defined]
            assert not [step[3] for step in plan if step[3].startswith("SCAN")], sql

    with_store(str(tmp_path / "hall.db"), work)


def test_a_name_with_a_zero_character_leads_to_nothing(server: Server, guests: list[Guest]):
    """PostgreSQL has no such text."""
    guest = Guest(server.url)
    guests.append(guest)
    for path, code in (
        ("/api/members/%00", "no-member"),
        ("/api/members/%00/profile", "no-member"),
        ("/api/clubs/%00", "no-club"),
        ("/api/tournaments/%00", "no-tournament"),
    ):
        assert guest.get(path, 404)["problem"]["code"] == code
    guest.post("/api/members", {"name": "Zero"})
    assert guest.post("/api/me/nudges", {"t": "mute", "code": "\0"}, 404)["problem"]["code"] == "no-table"
    assert guest.post("/api/me/tables/%00/key", {}, 404)["problem"]["code"] == "no-table"
    club = guest.post("/api/clubs", {"name": "Zeros"})["club"]
    assert guest.post(f"/api/clubs/{club}/remove", {"member": "\0"}, 404)["problem"]["code"] == "no-member"


def test_pages_keep_documents_of_the_same_time_together():
    found = [Document("visit", str(n), "ann", at, 0, b"") for n, at in enumerate((9, 8, 7, 7, 6, 6, 6, 5))]
    told, before = [], 10
    while before is not None:
        page, before = page_of([one for one in found if one.at < before][:4], 3)
        told.append([one.at for one in page])
    assert told == [[9, 8], [7, 7], [6, 6, 6], [5]]
    assert page_of(found[:3], 3) == (found[:3], None)
