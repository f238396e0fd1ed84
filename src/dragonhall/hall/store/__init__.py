"""Where tables and logs are kept: what every store can do, and what it keeps.

A table has one row (what is agreed about it) and a log of lines. The key of a line is (code, seq): two servers can
never both write line 17. ``append`` and ``save`` are done when it is on disk.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterable
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from msgspec import Struct

from ..core.errors import DragonhallError


class Conflict(Exception):
    """Somebody else wrote first: look again, then decide again."""


class StoreDown(Exception):
    """The store cannot be reached or cannot write."""


class NotStored(Exception):
    """The store works, and refuses this one write: it would do so again."""


class BadStore(DragonhallError):
    """Not a store, or one that cannot be opened."""


class TableRow(Struct):
    """What is agreed about a table."""

    code: str
    game: str
    state: str
    public: bool
    created: int
    updated: int
    seq: int
    """The last line of its log; -1 before the deal."""
    due: int | None
    """When a server must look at it although nobody does anything: a bot's turn, a clock, an absence."""
    rev: int
    doc: bytes
    """The whole agreement as JSON, see ``table_state.TableState``; the column has kept its first name."""
    secret: bytes


class Line(Struct):
    """One line of a log, with everything needed to show it whatever becomes of the rules."""

    code: str
    seq: int
    kind: str
    """``deal``, ``move`` or ``undo``."""
    ply: int
    """The moves that stand after it."""
    seat: int
    move: str
    client: str | None
    """Who sent it and under what id: a move sent twice is found by it."""
    bot: bool
    rules: int
    """The version of the rules that carried it out."""
    layout: str
    """Names the layout of the table's bytes, see ``play.layout``."""
    table: bytes
    """The table after it; empty once the match is archived, as its news is."""
    news: bytes
    """What happened: JSON, one list of events for every seat and one for spectators."""
    asked: bytes
    """JSON: for every seat, the line since which it is asked what it is asked now; -1 if it is not."""
    clocks: bytes
    """JSON: see ``clocks.Clocks``; empty without a clock."""
    at: int


class Said(Struct):
    """The part of a line that tells what happened: for snapshots and records."""

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
    """How much a store holds."""

    bytes: int
    free: int | None
    """Bytes left on its disk, where that is known."""
    documents: dict[str, int]
    """How many of each kind."""
    oldest: dict[str, int]
    """When the oldest table was laid, and the oldest member and report came."""


class Document(Struct):
    """Something about members. One relation has all kinds; each has a key, an owner, and a number to sort by (mostly
    when it happened)."""

    kind: str
    key: str
    owner: str
    at: int
    rev: int
    """0 when it is new; one more with every change."""
    doc: bytes


Hear = Callable[[dict[str, Any]], None]


class Store(Protocol):
    """What the hall asks of a store."""

    shared: bool
    """Several servers may work on it at once."""
    skew: int
    """Milliseconds that this machine's clock must be put forward to show the time that all servers go by."""

    @property
    def fault(self) -> str | None:
        """Why nothing can be written just now, as far as is known."""

    async def open(self, hear: Hear) -> None:
        """Begin; *hear* is called with what other servers publish."""

    async def close(self) -> None: ...

    async def create(self, row: TableRow) -> None:
        """Raises Conflict when the code is taken."""

    async def load(self, code: str) -> TableRow | None: ...

    async def save(self, row: TableRow) -> None:
        """Write a changed agreement over revision ``rev - 1`` (state and seq only change with the log).

        Raises Conflict when that is no longer the latest.
        """

    def append(self, line: Line, state: str, due: int | None, rev: int) -> asyncio.Future[None]:
        """Write a line, and the table's new state; done when it is on disk.

        Conflict when the line exists, or when the agreement is no longer at revision *rev*: who is told the line next
        is who sits there now. NotStored when this line cannot be kept; no other line suffers from that.
        """

    async def lines(self, code: str, since: int, limit: int) -> list[Line]:
        """The lines after *since*, in order."""

    async def line(self, code: str, seq: int) -> Line | None: ...

    async def said(self, code: str) -> list[Said]:
        """What happened, from the beginning."""

    async def line_of(self, code: str, client: str) -> int | None:
        """The line that this client's action became."""

    async def public(self) -> list[TableRow]:
        """Public tables that are open or running, newest first."""

    async def going(self, limit: int, before: int | None = None) -> list[TableRow]:
        """Tables that are open or running, those that were laid last first; only those laid before, if it is given."""

    async def claim(self, now: int, until: int) -> list[str]:
        """Tables that are due, without those that another living server looks after; from now on this one does.

        They become due again at *until*, so that only one server looks.
        """

    async def look_after(self, code: str) -> bool:
        """Whether this server looks after the table (thinks for its bots). It does from now on if no other one does."""

    async def let_go(self, code: str) -> None:
        """This server does not look after the table any longer."""

    async def check(self) -> None:
        """Find out whether the store can be read and written; raises StoreDown. Asked every few seconds."""

    async def set_due(self, code: str, due: int | None) -> None: ...

    async def keep_layout(self, name: str, text: str) -> None: ...

    async def layout(self, name: str) -> str | None: ...

    async def keep_archive(self, code: str, pages: dict[int, bytes]) -> None:
        """Keep the archived plies of a finished match. Its lines need nothing but the moves then, and the last of them
        the ids of their clients, who may send them again (``KEPT_CLIENTS``)."""

    async def keep_pages(self, code: str, pages: dict[int, bytes]) -> None:
        """Keep pages of a match whose lines are bare already."""

    async def archived(self, code: str, page: int) -> bytes | None: ...

    async def unarchived(self) -> list[str]:
        """Finished matches that are not archived yet."""

    async def without_document(self, kind: str) -> list[str]:
        """Finished matches whose code is not the key of a document of this kind."""

    async def forget(self, finished: int, unstarted: int, uploaded: int) -> int:
        """Forget tables that were over before *finished*, laid before *unstarted* and never begun, or brought as a
        record (those have no secret of their own) before *uploaded*."""

    async def stopped(self, before: int) -> list[TableRow]:
        """Running tables that have not changed since *before* and at which nothing is due."""

    async def drop(self, codes: list[str], before: int) -> list[str]:
        """Forget those of these tables of which the same can still be said; which they were."""

    async def count(self) -> dict[str, int]:
        """How many tables in each state."""

    async def size(self) -> Size:
        """How much there is, for the host."""

    async def document(self, kind: str, key: str) -> Document | None: ...

    async def several(self, kind: str, keys: Iterable[str]) -> dict[str, Document]:
        """Those of these that there are, by key."""

    async def documents(self, kind: str, owner: str, limit: int, before: int | None = None) -> list[Document]:
        """Those of one owner with the highest numbers, highest first; only numbers below *before*, if it is given."""

    async def all_documents(self, kind: str) -> list[Document]:
        """All of a kind, lowest numbers first, then by their keys."""

    async def write(self, put: list[Document], drop: list[tuple[str, str]] | None = None) -> None:
        """Write and delete all of these, or none. Raises Conflict unless all of *put* are at the revision before."""

    async def owned(self, owner: str) -> list[Document]:
        """Every document of an owner."""

    async def disown(self, owner: str) -> list[Document]:
        """Delete every document of an owner; which these were."""

    async def publish(self, message: dict[str, Any]) -> None:
        """Tell the other servers something that is not kept."""

    def everything(self) -> AsyncIterator[tuple[str, list[Any]]]:
        """All rows, as (name of the relation, values): for backups."""

    async def put(self, relation: str, rows: list[list[Any]]) -> None:
        """Take over rows of a backup."""


KEPT_CLIENTS = 20
"""So many lines at the end of a finished match still know who sent them under what id."""
TABLE_FIELDS = TableRow.__struct_fields__
LINE_FIELDS = Line.__struct_fields__
DOCUMENT_FIELDS = Document.__struct_fields__
RELATIONS = ("layouts", "tables", "lines", "pages", "documents")
"""What is copied into a backup."""
OLDEST = """SELECT 'table', min(created) FROM tables
UNION ALL SELECT kind, min(at) FROM documents WHERE kind IN ('member', 'report') GROUP BY kind"""
SAID_FIELDS = Said.__struct_fields__


def names(fields: tuple[str, ...]) -> str:
    """The columns of a relation, as SQL wants them."""
    return ", ".join(f'"{field}"' for field in fields)


def page_of(found: list[Document], most: int) -> tuple[list[Document], int | None]:
    """The first of these, highest numbers first, and the number *before* which the next page begins, if there is more.

    Documents with the same number stay together, so that none falls between two pages.
    """
    if len(found) <= most:
        return found, None
    page = [one for one in found[:most] if one.at > found[most].at] or found[:most]
    return page, page[-1].at


def default_path() -> Path:
    """The file in the user's data folder."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "dragonhall" / "hall.db"


def store_at(address: str | None) -> Store:
    """The store at a path, or at a ``postgresql://`` address."""
    if address and address.startswith(("postgresql://", "postgres://")):
        try:
            from .postgres import PostgresStore
        except ModuleNotFoundError as error:
            raise BadStore("PostgreSQL needs the package asyncpg: pip install 'dragonhall[postgres]'.") from error
        return PostgresStore(address)
    if address and "://" in address:
        raise BadStore(f"A store is a path or a postgresql:// address, not {address.split('://')[0]}://...")
    from .sqlite import SqliteStore

    return SqliteStore(Path(address) if address else default_path())


def existing_store(address: str | None) -> Store:
    """The same for commands that look into a hall: a store that is not there is a mistake, none is made."""
    if not ((address and "://" in address) or Path(address or default_path()).is_file()):
        raise BadStore(f"There is no store {shown_address(address)}.")
    return store_at(address)


def shown_address(address: str | None) -> str:
    """Where a store lies, to be read by people: of a ``postgresql://`` address neither password nor parameters."""
    if not address or "://" not in address:
        return str((Path(address) if address else default_path()).absolute())
    parts = urlsplit(address)
    who, at, where = parts.netloc.rpartition("@")
    return f"{parts.scheme}://{who.partition(':')[0]}{at}{where}{parts.path}"


async def copy_store(source: Store, target: Store) -> int:
    """Copy all that one store keeps into an empty other one; tells how many tables."""
    tables = 0
    async for relation, rows in source.everything():
        await target.put(relation, rows)
        tables += len(rows) if relation == "tables" else 0
    return tables
