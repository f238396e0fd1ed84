"""The stores by themselves: a write that cannot be kept never fails another one, whatever the reason."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from dragonhall.hall.store import Conflict, Document, Line, NotStored, Store, TableRow, page_of, store_at

from .guests import HTTP, Guest, Server
from .postgres import new_database


def line(code: str, **fields: Any) -> Line:
    plain = Line("", 0, "deal", 0, -1, "", None, False, 1, "", b"t", b"[[]]", b"[]", b"", 1)
    return msgspec.structs.replace(plain, code=code, **fields)


def row(code: str) -> TableRow:
    return TableRow(code, "dragorun", "open", False, 1, 1, -1, None, 0, b"{}", b"secret")


async def forbid(db: str, move: str) -> None:
    """From now on the store refuses lines with this move."""
    if "://" in db:
        import asyncpg

        connection = await asyncpg.connect(db)
        await connection.execute(f"ALTER TABLE lines ADD CONSTRAINT forbidden CHECK (move <> '{move}')")
        await connection.close()
    else:
        with sqlite3.connect(db) as connection:
            sql = "CREATE TRIGGER forbidden BEFORE INSERT ON lines WHEN NEW.move = '{}' BEGIN {}; END"
            connection.execute(sql.format(move, "SELECT RAISE(ABORT, 'forbidden')"))
        connection.close()


def with_store(db: str, work: Callable[[Store], Any]) -> Any:
    async def run() -> Any:
        store = store_at(db)
        await store.open(lambda message: None)
        try:
            return await asyncio.wait_for(work(store), 30)
        finally:
            await store.close()

    return asyncio.run(run())


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


def test_a_deed_that_fails_half_way_changes_nothing_and_fails_no_other(db: str):
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


def test_a_line_is_only_written_over_the_agreement_that_its_server_knows(postgres: str):
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


def test_ids_with_a_zero_character_are_refused_at_the_door(server: Server, guests: list[Guest]):
    ann = Guest.lays(server.url, seats=2, sit=[0, 1], start=True)
    guests.append(ann)
    body = {"t": "rename", "id": "a\0b", "name": "Ann"}
    answer = HTTP.post(f"{server.url}/api/tables/{ann.code}/actions", json=body, headers=ann.headers())
    assert answer.status_code == 400 and answer.json()["problem"]["code"] == "bad-message"
    ann.comes()
    move = ann.moves(ann.view(0)["to_act"][0])[0]["n"]
    ann.sends({"t": "move", "id": "a\0b", "seat": ann.view(0)["to_act"][0], "seq": ann.seq, "move": move})
    assert ann.until("wrong")["problem"]["code"] == "bad-message"
    assert ann.acts("move", seat=ann.view(0)["to_act"][0], seq=ann.seq, move=move)["t"] == "ack"


def test_several_documents_are_read_at_once_and_strange_keys_are_only_keys(db: str):
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


def test_pages_leave_out_nothing_that_happened_at_the_same_time():
    found = [Document("visit", str(n), "ann", at, 0, b"") for n, at in enumerate((9, 8, 7, 7, 6, 6, 6, 5))]
    told, before = [], 10
    while before is not None:
        page, before = page_of([one for one in found if one.at < before][:4], 3)
        told.append([one.at for one in page])
    assert told == [[9, 8], [7, 7], [6, 6, 6], [5]]
    assert page_of(found[:3], 3) == (found[:3], None)
