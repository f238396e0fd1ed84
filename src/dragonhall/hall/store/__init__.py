"""Where tables and logs are kept: the operations of every store, and its rows. A table has one row (its agreement) and
a log of lines. The key of a line is (code, seq): two servers can never both write line 17. ``append`` and ``save`` are
done when it is on disk.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from msgspec import Struct

from ...words import Explained
from ..base.errors import NotStored as NotStored
from ..base.errors import StoreDown as StoreDown


class Conflict(Exception):
    """Another writer was quicker: look again, then decide again."""


class BadStore(Explained):
    """Not a store, or one that cannot be opened."""


class TableRow(Struct):
    """The agreement about a table."""

    code: str
    game: str
    state: str
    public: bool
    created: int
    updated: int
    seq: int
    """The last line of its log; -1 before the deal."""
    due: int | None
    """When a server must check it even if nobody does anything: a bot's turn, a clock, an absence."""
    rev: int
    doc: bytes
    """The whole agreement as JSON, see ``table_state.TableState``; the column has kept its first name."""
    secret: bytes


class Line(Struct):
    """One line of a log, with everything needed to show it even if the rules change."""

    code: str
    seq: int
    kind: str
    """``deal``, ``move`` or ``undo``."""
    ply: int
    """The moves that stand after it."""
    seat: int
    move: str
    client: str | None
    """The sender and the id of the message, by which a move sent twice is recognised."""
    bot: bool
    rules: int
    """The version of the rules that carried it out."""
    layout: str
    """Names the layout of the table's bytes, see ``play.layout``."""
    table: bytes
    """The table after it; empty once the match is archived, as its news is."""
    news: bytes
    """The events: JSON, one list of events for every seat and one for spectators."""
    asked: bytes
    """JSON: for every seat, the line since which its present question has been open; -1 if none is."""
    clocks: bytes
    """JSON: see ``clocks.Clocks``; empty without a clock."""
    at: int


class LogEntry(Struct):
    """The part of a line that snapshots and records need."""

    seq: int
    kind: str
    ply: int
    seat: int
    move: str
    bot: bool
    rules: int
    news: bytes
    at: int


class Size(Struct):
    """The size of a store."""

    bytes: int
    free: int | None
    """Bytes left on its disk, where that is known."""
    documents: dict[str, int]
    """How many of each kind."""
    oldest: dict[str, int]
    """When the oldest table, member and report were created."""


class Document(Struct):
    """A document about members or clubs. One relation holds all kinds; each document has a key and an owner."""

    kind: str
    key: str
    owner: str
    at: int
    """When it happened, in milliseconds; 0 where that is not known."""
    rev: int
    """0 when it is new; one more with every change."""
    doc: bytes
    sort: int | None = None
    """The number by which it is listed, if that is not the time."""

    @property
    def place(self) -> int:
        """Return the number by which it is listed."""
        return self.at if self.sort is None else self.sort


Hear = Callable[[dict[str, Any]], None]


class Store(Protocol):
    """A store, as the hall needs it."""

    shared: bool
    """Several servers may work on it at once."""
    skew: int
    """Milliseconds to add to this machine's clock to get the time shared by all servers."""

    @property
    def fault(self) -> str | None:
        """Return why nothing can be written just now, as far as is known."""

    async def open(self, hear: Hear, last: int | None = None) -> None:
        """Open the store, after the migrations up to *last* (or all); *hear* is called with messages from other
        servers."""

    async def close(self) -> None: ...

    async def create(self, row: TableRow) -> None:
        """Write a new table; raise Conflict when the code is taken."""

    async def load(self, code: str) -> TableRow | None: ...

    async def save(self, row: TableRow) -> None:
        """Write a changed agreement over revision ``rev - 1`` (state and seq only change with the log).

        Raise Conflict when that is no longer the latest, or when the match is over and its last line is after
        ``seq``: an action after the end must not be stored as if it had come before.
        """

    def append(self, line: Line, state: str, due: int | None, rev: int) -> asyncio.Future[None]:
        """Write a line, and the table's new state; done when it is on disk.

        Raise Conflict when the line exists, or when the agreement is no longer at revision *rev*: the line is for the
        people who sit there now. Raise NotStored when this line cannot be kept; no other line suffers from that.
        """

    async def lines(self, code: str, since: int, limit: int) -> list[Line]:
        """Return the lines after *since*, in order."""

    async def line(self, code: str, seq: int) -> Line | None: ...

    async def entries(self, code: str) -> list[LogEntry]:
        """Return the entries of the log, from the beginning."""

    async def line_of(self, code: str, client: str) -> int | None:
        """Return the number of the line that this client's action produced."""

    async def public(self) -> list[TableRow]:
        """Return the public tables that are open or running, newest first."""

    async def going(self, limit: int, before: int | None = None) -> list[TableRow]:
        """Return tables that are open or running, newest first; only those made before *before*, if it is given."""

    async def claim(self, now: int, until: int) -> list[str]:
        """Claim all tables that are due, except those of another living server; return their codes. They become due
        again at *until*, so that only one server checks them.
        """

    async def look_after(self, code: str) -> bool:
        """Look after a table (think for its bots), unless another living server does; return whether it is this one."""

    async def release(self, code: str) -> None:
        """Stop looking after a table."""

    async def check(self) -> None:
        """Find out, every few seconds, whether the store can be read and written; raise StoreDown if not."""

    async def set_due(self, code: str, due: int | None) -> None: ...

    async def keep_layout(self, name: str, text: str) -> None: ...

    async def layout(self, name: str) -> str | None: ...

    async def secret(self, name: str, new: Callable[[], str]) -> str:
        """Return a secret that all servers of the store share: the first one, made with *new*."""

    async def keep_archive(self, code: str, pages: dict[int, bytes]) -> None:
        """Keep the archived plies of a finished match. Its lines then keep only their moves, and the last few also
        their clients' ids, because those may send them again (``KEPT_CLIENTS``)."""

    async def keep_pages(self, code: str, pages: dict[int, bytes]) -> None:
        """Keep pages of a match whose lines are stripped already."""

    async def archived(self, code: str, page: int) -> bytes | None: ...

    async def unarchived(self) -> list[str]:
        """Return the finished matches that are not archived yet."""

    async def without_document(self, kind: str) -> list[str]:
        """Return the finished matches whose code is not the key of a document of this kind."""

    async def delete_old(self, finished: int, unstarted: int, uploaded: int) -> int:
        """Delete tables that ended before *finished*, were created before *unstarted* and never began, or were uploaded
        as a record (those have no secret of their own) before *uploaded*."""

    async def stopped(self, before: int) -> list[TableRow]:
        """Return the running tables that have not changed since *before* and at which nothing is due."""

    async def drop(self, codes: list[str], before: int) -> list[str]:
        """Delete those of these tables that are still stopped; return their codes."""

    async def count(self) -> dict[str, int]:
        """Count the tables in each state."""

    async def size(self) -> Size:
        """Measure the store, for the host."""

    async def document(self, kind: str, key: str) -> Document | None: ...

    async def several(self, kind: str, keys: Iterable[str]) -> dict[str, Document]:
        """Return those of these documents that exist, by key."""

    async def documents(self, kind: str, owner: str, limit: int, before: int | None = None) -> list[Document]:
        """Return the first of an owner's documents, highest ``place`` first; only those below *before*, if given."""

    async def all_documents(self, kind: str) -> list[Document]:
        """Return all documents of a kind, lowest ``place`` first, then by their keys."""

    async def write(self, put: list[Document], drop: list[tuple[str, str]] | None = None) -> None:
        """Write and delete all of these, or none; raise Conflict unless all of *put* are at the revision before."""

    async def owned(self, owner: str) -> list[Document]:
        """Return every document of an owner."""

    async def disown(self, owner: str) -> list[Document]:
        """Delete every document of an owner; return them."""

    async def publish(self, message: dict[str, Any]) -> None:
        """Send the other servers a message that is not stored."""

    async def version(self) -> int:
        """Return the last migration of a store, which need not be open."""

    def everything(self, version: int) -> AsyncIterator[tuple[str, list[Any]]]:
        """Yield all rows of a store at that version, as (name of the relation, values), for backups."""

    async def put(self, relation: str, rows: list[list[Any]]) -> None:
        """Insert rows of a backup."""


KEPT_CLIENTS = 20
"""Number of last lines of a finished match that keep their sender and message id."""
TABLE_FIELDS = TableRow.__struct_fields__
LINE_FIELDS = Line.__struct_fields__
DOCUMENT_FIELDS = Document.__struct_fields__
ENTRY_FIELDS = LogEntry.__struct_fields__


def names(fields: tuple[str, ...]) -> str:
    """Return the columns of a relation, for SQL."""
    return ", ".join(f'"{field}"' for field in fields)


def page_of(found: list[Document], size: int) -> tuple[list[Document], int | None]:
    """Return the first of these, and the *before* of the next page if there are more than *size*.

    Documents with the same ``place`` stay together, so that none falls between two pages.
    """
    if len(found) <= size:
        return found, None
    page = [document for document in found[:size] if document.place > found[size].place] or found[:size]
    return page, page[-1].place


def default_path() -> Path:
    """Return the file in the user's data folder."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "dragonhall" / "hall.db"


def store_at(address: str | None) -> Store:
    """Return the store at a path or at a ``postgresql://`` address."""
    if address and address.startswith(("postgresql://", "postgres://")):
        try:
            from .postgres import PostgresStore
        except ModuleNotFoundError as error:
            raise BadStore("hall-store-no-library") from error
        return PostgresStore(address)
    if address and "://" in address:
        raise BadStore("hall-store-bad-address", scheme=address.split("://")[0])
    from .sqlite import SqliteStore

    return SqliteStore(Path(address) if address else default_path())


def existing_store(address: str | None) -> Store:
    """Return an existing store, for commands that inspect a hall and must not create one."""
    if not ((address and "://" in address) or Path(address or default_path()).is_file()):
        raise BadStore("hall-store-missing", store=shown_address(address))
    return store_at(address)


def shown_address(address: str | None) -> str:
    """Return where a store is; a ``postgresql://`` address without password and parameters."""
    if not address or "://" not in address:
        return str((Path(address) if address else default_path()).absolute())
    parts = urlsplit(address)
    user, at, host = parts.netloc.rpartition("@")
    return f"{parts.scheme}://{user.partition(':')[0]}{at}{host}{parts.path}"
