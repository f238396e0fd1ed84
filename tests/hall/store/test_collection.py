"""Collections: typed documents, and the one loop that tries again when another writer was quicker."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec import Struct

from dragonhall.hall.store import Conflict, Store
from dragonhall.hall.store.collection import TRIES, Also, Collection, Empty, Entry, until_written
from dragonhall.hall.store.sqlite import SqliteStore


class Hoard(Struct):
    gold: int
    name: str = "Ember"


class Busy(Exception):
    """Raised when another writer was always quicker."""


class Rooms:
    """Three collections of one store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hoards = Collection(store, "hoard", Hoard, Busy)
        self.names = Collection(store, "hoard name", Empty)
        self.packed = Collection(store, "packed hoard", Hoard, compressed=True)


def with_rooms(tmp_path: Path, work: Callable[[Rooms], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "hall.db")
        await store.open(lambda message: None)
        try:
            await work(Rooms(store))
        finally:
            await store.close()

    asyncio.run(run())


def add(gold: int) -> Callable[[Entry[Hoard]], None]:
    def edit(hoard: Entry[Hoard]) -> None:
        hoard.doc.gold += gold

    return edit


def test_a_document_comes_back_as_it_was_written(tmp_path: Path):
    async def work(rooms: Rooms) -> None:
        assert await rooms.hoards.get("a") is None and not await rooms.hoards.has("a")
        assert await rooms.hoards.create("a", "ann", 7, Hoard(3))
        assert await rooms.hoards.get("a") == Entry("a", "ann", 7, 0, Hoard(3))
        assert not await rooms.hoards.create("a", "bob", 8, Hoard(4))
        assert await rooms.hoards.several(["a", "b"]) == {"a": Entry("a", "ann", 7, 0, Hoard(3))}
        await rooms.hoards.delete("a", "never there")
        assert not await rooms.hoards.has("a")

    with_rooms(tmp_path, work)


def test_compressed_documents_are_smaller_and_come_back(tmp_path: Path):
    async def work(rooms: Rooms) -> None:
        await rooms.packed.create("a", "ann", 7, Hoard(3, "gold " * 100))
        assert (await rooms.packed.get("a")).doc == Hoard(3, "gold " * 100)  # type: ignore[union-attr]
        assert len((await rooms.store.document("packed hoard", "a")).doc) < 100  # type: ignore[union-attr]

    with_rooms(tmp_path, work)


def test_pages_go_back_in_time_and_leave_nothing_out(tmp_path: Path):
    async def work(rooms: Rooms) -> None:
        for n in range(7):
            await rooms.hoards.create(f"h{n}", "ann", n, Hoard(n))
        seen, before = [], None
        while True:
            page, before = await rooms.hoards.page("ann", 3, before)
            seen.append([hoard.doc.gold for hoard in page])
            if before is None:
                break
        assert seen == [[6, 5, 4], [3, 2, 1], [0]]
        assert [hoard.key for hoard in await rooms.hoards.of("ann", 2, before=3)] == ["h2", "h1"]
        assert [hoard.doc.gold for hoard in await rooms.hoards.all()] == list(range(7))

    with_rooms(tmp_path, work)


def test_an_update_returns_the_stored_document_or_none(tmp_path: Path):
    async def work(rooms: Rooms) -> None:
        await rooms.hoards.create("a", "ann", 7, Hoard(3))
        assert await rooms.hoards.update("a", add(2)) == Entry("a", "ann", 7, 1, Hoard(5))
        assert await rooms.hoards.get("a") == Entry("a", "ann", 7, 1, Hoard(5))
        assert await rooms.hoards.update("b", add(2)) is None

    with_rooms(tmp_path, work)


def test_an_update_that_changes_nothing_writes_nothing(tmp_path: Path):
    async def work(rooms: Rooms) -> None:
        await rooms.hoards.create("a", "ann", 7, Hoard(3))
        assert (await rooms.hoards.update("a", add(0))).rev == 0  # type: ignore[union-attr]
        assert (await rooms.hoards.get("a")).rev == 0  # type: ignore[union-attr]

    with_rooms(tmp_path, work)


def test_an_update_can_move_a_document_to_another_owner_and_time(tmp_path: Path):
    def edit(hoard: Entry[Hoard]) -> None:
        hoard.owner, hoard.at = "bob", 9

    async def work(rooms: Rooms) -> None:
        await rooms.hoards.create("a", "ann", 7, Hoard(3))
        await rooms.hoards.update("a", edit)
        assert await rooms.hoards.of("ann", 9) == []
        assert await rooms.hoards.of("bob", 9) == [Entry("a", "bob", 9, 1, Hoard(3))]

    with_rooms(tmp_path, work)


def test_an_update_creates_a_missing_document_on_request(tmp_path: Path):
    async def work(rooms: Rooms) -> None:
        def new() -> Entry[Hoard]:
            return rooms.hoards.entry("a", "ann", 7, Hoard(0))

        assert await rooms.hoards.update("a", add(2), new) == Entry("a", "ann", 7, 0, Hoard(2))
        assert await rooms.hoards.update("a", add(2), new) == Entry("a", "ann", 7, 1, Hoard(4))

    with_rooms(tmp_path, work)


def test_an_update_begins_again_when_another_writer_was_quicker(tmp_path: Path):
    async def work(rooms: Rooms) -> None:
        seen: list[int] = []

        async def edit(hoard: Entry[Hoard]) -> None:
            seen.append(hoard.doc.gold)
            if len(seen) < 3:
                await rooms.hoards.update("a", add(10))
            hoard.doc.gold += 1

        await rooms.hoards.create("a", "ann", 7, Hoard(0))
        assert (await rooms.hoards.update("a", edit)).doc == Hoard(21)  # type: ignore[union-attr]
        assert seen == [0, 10, 20]

    with_rooms(tmp_path, work)


def test_an_update_gives_up_with_the_sentence_of_its_collection(tmp_path: Path):
    async def work(rooms: Rooms) -> None:
        tried = 0

        async def edit(hoard: Entry[Hoard]) -> None:
            nonlocal tried
            tried += 1
            await rooms.hoards.update("a", add(1))
            hoard.doc.name = "never"

        await rooms.hoards.create("a", "ann", 7, Hoard(0))
        with pytest.raises(Busy):
            await rooms.hoards.update("a", edit)
        assert tried == TRIES
        assert (await rooms.hoards.get("a")).doc == Hoard(TRIES)  # type: ignore[union-attr]

    with_rooms(tmp_path, work)


def test_documents_of_one_write_are_written_together_or_not_at_all(tmp_path: Path):
    async def work(rooms: Rooms) -> None:
        async def rename(hoard: Entry[Hoard]) -> Also:
            old, hoard.doc.name = hoard.doc.name, "Cinder"
            return Also([rooms.names.new("Cinder", hoard.key, 1)], [rooms.names.ref(old)])

        await rooms.hoards.create("a", "ann", 7, Hoard(0), Also([rooms.names.new("Ember", "a", 0)]))
        await rooms.hoards.create("b", "bob", 7, Hoard(0, "Ash"), Also([rooms.names.new("Ash", "b", 0)]))
        assert not await rooms.hoards.create("c", "cat", 7, Hoard(0), Also([rooms.names.new("Ember", "c", 0)]))
        assert not await rooms.hoards.has("c")
        await rooms.hoards.update("a", rename)
        assert {name.key for name in await rooms.names.all()} == {"Cinder", "Ash"}
        with pytest.raises(Busy):  # the name is taken, and will be
            await rooms.hoards.update("b", rename)
        assert (await rooms.hoards.get("b")).doc.name == "Ash"  # type: ignore[union-attr]
        assert {name.key for name in await rooms.names.all()} == {"Cinder", "Ash"}

    with_rooms(tmp_path, work)


def test_a_combined_write_includes_an_unchanged_document(tmp_path: Path):
    async def work(rooms: Rooms) -> None:
        await rooms.hoards.create("a", "ann", 7, Hoard(0))
        await rooms.hoards.update("a", lambda hoard: Also())
        assert (await rooms.hoards.get("a")).rev == 1  # type: ignore[union-attr]

    with_rooms(tmp_path, work)


def test_an_edit_that_refuses_changes_nothing(tmp_path: Path):
    def refuse(hoard: Entry[Hoard]) -> None:
        hoard.doc.gold = 99
        raise ValueError("no")

    async def work(rooms: Rooms) -> None:
        await rooms.hoards.create("a", "ann", 7, Hoard(0))
        with pytest.raises(ValueError, match="no"):
            await rooms.hoards.update("a", refuse)
        assert (await rooms.hoards.get("a")).doc == Hoard(0)  # type: ignore[union-attr]

    with_rooms(tmp_path, work)


def test_simultaneous_updates_all_count(tmp_path: Path):
    async def work(rooms: Rooms) -> None:
        await rooms.hoards.create("a", "ann", 7, Hoard(0))
        await asyncio.gather(*(rooms.hoards.update("a", add(1)) for _ in range(12)))
        assert (await rooms.hoards.get("a")).doc == Hoard(12)  # type: ignore[union-attr]

    with_rooms(tmp_path, work)


def test_an_attempt_is_repeated_until_it_is_written():
    tried = []

    async def attempt() -> str:
        tried.append(1)
        if len(tried) < 4:
            raise Conflict
        return "written"

    assert asyncio.run(until_written(attempt)) == "written" and len(tried) == 4
    tried.clear()
    with pytest.raises(Busy):
        asyncio.run(until_written(attempt, Busy, tries=3))
    assert len(tried) == 3
