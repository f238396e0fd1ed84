"""Documents of one kind, read as structs, and changed in a loop that retries when another writer was quicker.

A service makes its collections in its constructor, and nothing else touches documents of these kinds::

    self.clubs = Collection(store, "club", ClubDoc, busy)
    self.names = Collection(store, "club name", Empty)

    found = await self.clubs.get(club)                         # Entry[ClubDoc] or None: found.doc.name, found.rev
    page, more = await self.clubs.page(owner, 40, before)      # newest first; *more* is the next *before*
    if not await self.clubs.create(club, club, now, doc): ...  # False: there is one already
    await self.clubs.delete(club)

``update`` reads the document, calls *edit* with it, and writes what *edit* made of it, over and over until no other
writer was quicker; then it raises *busy* (of the collection; Conflict if none is given). *edit* changes the entry in
place (``doc``, and ``owner``, ``at`` or ``sort``), may be a coroutine, reads again whatever its decision depends on,
and may refuse by an exception. When it changed nothing, nothing is written::

    def edit(club: Entry[ClubDoc]) -> None:
        club.doc.invitation = new_invitation()

    if await self.clubs.update(key, edit) is None:
        raise no_club()

*edit* returns everything else to write or delete in the same transaction. In that case the document is written even if
it is unchanged; this is how a club guards its list of members::

    async def edit(club: Entry[ClubDoc]) -> Also:
        if await self.names.get(skeleton(name)) is not None:
            raise taken(name)
        old, club.doc.name = club.doc.name, name
        return Also([self.names.new(skeleton(name), key, now)], [self.names.ref(skeleton(old))])

With *new*, a missing document is made first and then edited: ``update(member, edit, new=lambda:
self.sums.entry(member, member, 0, Sums()))``. Without it ``update`` returns None for an unknown key.

Where several documents change at once and none of them is the first (the ratings after a match), ``until_written``
runs the whole attempt again, and ``new`` and ``changed`` make the rows for ``Store.write``.
"""

from __future__ import annotations

import zlib
from collections.abc import Awaitable, Callable, Iterable
from inspect import isawaitable
from typing import Any, Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from . import Conflict, Document, Store, page_of

T = TypeVar("T")
R = TypeVar("R")
TRIES = 30
NEW = -1
"""The revision of an entry that is not stored yet."""


class Empty(Struct):
    """The contents of a document whose existence is all that counts."""


class Entry(Struct, Generic[T]):
    """A document and what the store knows about it."""

    key: str
    owner: str
    at: int
    rev: int
    doc: T
    sort: int | None = None
    """The number by which it is listed, if that is not the time."""

    @property
    def place(self) -> int:
        """Return the number by which it is listed."""
        return self.at if self.sort is None else self.sort


class Also(Struct):
    """Documents that are written and deleted in the same transaction."""

    put: list[Document] = []
    drop: list[tuple[str, str]] = []


Edit = Callable[[Entry[T]], Also | Awaitable[Also | None] | None]


async def until_written(
    attempt: Callable[[], Awaitable[R]], busy: Callable[[], Exception] = Conflict, tries: int = TRIES
) -> R:
    """Repeat *attempt*, which reads, decides and writes, until no other writer is quicker; raise *busy* if that takes
    too long."""
    for _ in range(tries):
        try:
            return await attempt()
        except Conflict:
            continue
    raise busy()


class Collection(Generic[T]):
    """All documents of one kind; their contents are *contents*, as JSON."""

    def __init__(
        self,
        store: Store,
        kind: str,
        contents: type[T],
        busy: Callable[[], Exception] = Conflict,
        compressed: bool = False,
    ) -> None:
        self.store, self.kind, self.busy, self.compressed = store, kind, busy, compressed
        self._decoder: Any = msgspec.json.Decoder(contents)

    # Between entries and rows

    def entry(self, key: str, owner: str, at: int, doc: T, sort: int | None = None) -> Entry[T]:
        """Return an entry that is not stored yet."""
        return Entry(key, owner, at, NEW, doc, sort)

    def new(self, key: str, owner: str, at: int, doc: T | None = None, sort: int | None = None) -> Document:
        """Return the first revision of a document, to be written together with others; it is Empty without *doc*."""
        return self.changed(self.entry(key, owner, at, cast(T, Empty()) if doc is None else doc, sort))

    def changed(self, entry: Entry[T]) -> Document:
        """Return the next revision of a document, to be written together with others."""
        content = self._encoded(entry.doc)
        return Document(self.kind, entry.key, entry.owner, entry.at, entry.rev + 1, content, entry.sort)

    def ref(self, key: str) -> tuple[str, str]:
        """Name a document that is to be deleted together with others."""
        return self.kind, key

    def read(self, document: Document) -> Entry[T]:
        """Decode a document."""
        content = zlib.decompress(document.doc) if self.compressed else document.doc
        doc = self._decoder.decode(content)
        return Entry(document.key, document.owner, document.at, document.rev, doc, document.sort)

    def _encoded(self, doc: T) -> bytes:
        content = msgspec.json.encode(doc)
        return zlib.compress(content, 6) if self.compressed else content

    # Reading

    async def get(self, key: str) -> Entry[T] | None:
        """Return the document of this key."""
        found = await self.store.document(self.kind, key)
        return None if found is None else self.read(found)

    async def has(self, key: str) -> bool:
        """Return whether there is a document of this key."""
        return await self.store.document(self.kind, key) is not None

    async def several(self, keys: Iterable[str]) -> dict[str, Entry[T]]:
        """Return those of these documents that exist, by key."""
        found = await self.store.several(self.kind, keys)
        return {key: self.read(document) for key, document in found.items()}

    async def of(self, owner: str, limit: int, before: int | None = None) -> list[Entry[T]]:
        """Return the documents of an owner, newest first; only those below *before*, if it is given."""
        return [self.read(document) for document in await self.store.documents(self.kind, owner, limit, before)]

    async def page(self, owner: str, size: int, before: int | None = None) -> tuple[list[Entry[T]], int | None]:
        """Return one page of an owner's documents, and the *before* of the next page if there is one."""
        found, more = page_of(await self.store.documents(self.kind, owner, size + 1, before), size)
        return [self.read(document) for document in found], more

    async def all(self) -> list[Entry[T]]:
        """Return all documents of this kind, oldest first."""
        return [self.read(document) for document in await self.store.all_documents(self.kind)]

    # Writing

    async def create(
        self,
        key: str,
        owner: str,
        at: int,
        doc: T | None = None,
        also: Also | None = None,
        sort: int | None = None,
    ) -> bool:
        """Write a document, unless it, or a new one in *also*, is there already; return whether it was written."""
        extra = also or Also()
        try:
            await self.store.write([self.new(key, owner, at, doc, sort), *extra.put], extra.drop)
        except Conflict:
            return False
        return True

    async def put(self, entry: Entry[T], also: Also | None = None) -> Entry[T]:
        """Replace the revision that was read; raise Conflict if there is a newer one."""
        extra = also or Also()
        await self.store.write([self.changed(entry), *extra.put], extra.drop)
        return Entry(entry.key, entry.owner, entry.at, entry.rev + 1, entry.doc, entry.sort)

    async def delete(self, *keys: str) -> None:
        """Delete these documents, whether or not they are there."""
        await self.store.write([], [self.ref(key) for key in keys])

    async def update(self, key: str, edit: Edit[T], new: Callable[[], Entry[T]] | None = None) -> Entry[T] | None:
        """Change a document by *edit*, again and again until no other writer is quicker; return it as it stands then.

        None when there is no such document and *new* makes none.
        """

        async def attempt() -> Entry[T] | None:
            found = await self.store.document(self.kind, key)
            if found is None and new is None:
                return None
            entry = self.read(found) if found is not None else new()  # type: ignore[misc]
            answer = edit(entry)
            also = await answer if isawaitable(answer) else answer
            if found is not None and also is None and self._same(found, self.changed(entry)):
                return entry
            return await self.put(entry, also)

        return await until_written(attempt, self.busy)

    def _same(self, old: Document, new: Document) -> bool:
        return (old.owner, old.at, old.sort, old.doc) == (new.owner, new.at, new.sort, new.doc)
