"""The embedded store: one SQLite file in WAL mode, one writer thread, group commit.

Every batch of waiting writes is one transaction, so that being safe against power loss (``synchronous=FULL``) costs one
flush for many moves. Readers have connections of their own and never wait for the writer.
"""

from __future__ import annotations

import asyncio
import fcntl
import json
import logging
import os
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import takewhile
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from .sqlite_schema import BARE_LINES, CHUNKS, PUT_LINES, PUT_TABLE, SCHEMA, SET_ROWS, STOPPED, gaps
from .store import (
    DOCUMENT_FIELDS,
    KEPT_CLIENTS,
    LINE_FIELDS,
    OLDEST,
    RELATIONS,
    SAID_FIELDS,
    TABLE_FIELDS,
    BadStore,
    Conflict,
    Document,
    Hear,
    Line,
    NotStored,
    Said,
    Size,
    StoreDown,
    TableRow,
    names,
)

log = logging.getLogger("dragonhall.hall")
T = TypeVar("T")


class Append(Struct):
    """A line to be written, and the values of its table's row."""

    line: tuple[Any, ...]
    row: tuple[Any, ...]


Job = tuple[Append | Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]

LATEST = 1 << 62
MOST_AT_ONCE = 2000
LEAST_FREE = 8 << 20
"""Bytes; with less room on the disk the store counts as full."""
TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_ROWID)
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
NOT_ITS_FAULT = (
    sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_INTERRUPT,
)  # fmt: skip
"""Errors that would have met any other write, too."""


class SqliteStore:
    """A store in one file."""

    shared = False
    skew = 0

    def __init__(self, path: Path) -> None:
        self.path = path
        self.batches = self.jobs = 0
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._asked: list[Job] = []
        self._local = threading.local()
        self._readers: list[sqlite3.Connection] = []
        self._lock: Any = None
        self._failed: str | None = None
        """Why the last write failed."""
        self._full: str | None = None
        self._damage: str | None = None
        self._checking: sqlite3.Connection | None = None
        self._check: asyncio.Task[None] | None = None

    @property
    def fault(self) -> str | None:
        return self._damage or self._full or self._failed

    async def open(self, hear: Hear) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # One file, one lock, by whatever name it is reached.
            self.path = self.path.resolve()
            if self.path.is_dir():
                raise BadStore(f"The store {self.path} cannot be opened: it is a folder.")
            if self.path.exists() and self.path.stat().st_nlink > 1:
                raise BadStore(f"The store {self.path} has a second name (a hard link): it cannot be locked safely.")
            self._lock = open(f"{self.path}.lock", "w")  # noqa: SIM115
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._writer = sqlite3.connect(
                self.path, check_same_thread=False, isolation_level=None, cached_statements=256
            )
            self._writer.execute("PRAGMA journal_mode=WAL")
            self._writer.execute("PRAGMA synchronous=FULL")
            self._writer.execute("PRAGMA journal_size_limit=67108864")
            self._writer.executescript(SCHEMA)
        except BlockingIOError:
            self._lock.close()
            self._lock = None
            raise BadStore(f"Another server already works with {self.path}. Several servers need PostgreSQL.") from None
        except (OSError, sqlite3.Error) as error:
            raise BadStore(f"The store {self.path} cannot be opened: {error}.") from error
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(2, "store-reader")
        self._thread = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._thread.start()
        self._check = asyncio.create_task(self._look_for_damage())

    async def close(self) -> None:
        if self._lock is None:
            return
        self._hand_over()
        self._jobs.put(None)
        if self._check is not None:
            if self._checking is not None:
                self._checking.interrupt()
            await asyncio.wait([self._check])
        await asyncio.to_thread(self._thread.join)
        self._pool.shutdown()
        for reader in self._readers:
            reader.close()
        self._writer.close()
        self._lock.close()
        self._lock = None

    # Writing

    def _write(self) -> None:
        """The writer thread: all that waits is one transaction."""
        while True:
            asked = self._jobs.get()
            batch = list(asked or ())
            last = asked is None
            while not last and len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                asked = self._jobs.get()
                last = asked is None
                batch += asked or ()
            if batch:
                results = self._commit(batch)
                self.batches, self.jobs = self.batches + 1, self.jobs + len(batch)
                self._loop.call_soon_threadsafe(_answer, batch, results)
            if last:
                return

    def _commit(self, batch: list[Job]) -> list[Any]:
        """All of them in one transaction. If one of them cannot be kept, each is tried for itself in another one."""
        for work in (self._together, self._apart):
            try:
                self._writer.execute("BEGIN IMMEDIATE")
                results = work(batch)
                self._writer.execute("COMMIT")
            except Exception as error:
                self._roll_back()
                self._failed = str(error)
                continue
            self._failed = None
            return results
        return [StoreDown(str(self._failed))] * len(batch)

    def _roll_back(self) -> None:
        try:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
        except sqlite3.Error as error:
            log.warning("store cannot roll back", extra={"why": str(error)})

    def _together(self, batch: list[Job]) -> list[Any]:
        results: list[Any] = []
        while len(results) < len(batch):
            work = batch[len(results)][0]
            if isinstance(work, Append):
                rest = batch[len(results) :]
                lines = [one for one, _ in takewhile(lambda job: isinstance(job[0], Append), rest)]
                results += self._append(lines)  # type: ignore[arg-type]
                continue
            try:
                results.append(work(self._writer))
            except Conflict as conflict:
                # Raised by the first statement of a job, which has changed nothing.
                results.append(conflict)
        return results

    def _apart(self, batch: list[Job]) -> list[Any]:
        results: list[Any] = []
        for work, _ in batch:
            self._writer.execute("SAVEPOINT job")
            try:
                results += self._append([work]) if isinstance(work, Append) else [work(self._writer)]
            except Exception as error:
                if not self._writer.in_transaction or _primary(error) in NOT_ITS_FAULT:
                    raise
                self._writer.execute("ROLLBACK TO job")
                results.append(self._why(error))
            self._writer.execute("RELEASE job")
        return results

    def _why(self, error: Exception) -> Exception:
        """What a job is told that failed for a reason of its own."""
        if isinstance(error, Conflict) or getattr(error, "sqlite_errorcode", None) in TAKEN:
            return Conflict()
        if _primary(error) in DAMAGED:
            self._damage = str(error)
            return StoreDown(str(error))
        return NotStored(f"{type(error).__name__}: {error}")

    def _append(self, lines: list[Append]) -> list[Any]:
        results: list[Any] = []
        at = 0
        while at < len(lines):
            size = next(n for n in CHUNKS if n <= len(lines) - at)
            some = lines[at : at + size]
            at += size
            try:
                self._writer.execute(PUT_LINES[size], [value for one in some for value in one.line])
            except sqlite3.IntegrityError as error:
                if error.sqlite_errorcode not in TAKEN:
                    raise
                # One of them is there already, and none was written: find out which.
                results += [Conflict()] if size == 1 else [self._append([one])[0] for one in some]
                continue
            self._writer.execute(SET_ROWS[size], [value for one in some for value in one.row])
            results += [None] * size
        return results

    def _ask(self, work: Append | Callable[[sqlite3.Connection], Any]) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        # Waking the writer is dear, so all that is asked in one turn of the loop is handed over at once.
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append((work, future))
        return future

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._ask(work)  # type: ignore[no-any-return]

    def _hand_over(self) -> None:
        self._jobs.put(self._asked)
        self._asked = []

    async def create(self, row: TableRow) -> None:
        values = astuple(row)
        await self._do(lambda db: db.execute(PUT_TABLE, values))

    async def save(self, row: TableRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            done = db.execute(
                "UPDATE tables SET public=?, updated=?, due=?, doc=?, rev=? WHERE code=? AND rev=?",
                (row.public, row.updated, row.due, row.doc, row.rev, row.code, row.rev - 1),
            )
            if done.rowcount == 0:
                raise Conflict

        await self._do(work)

    def append(self, line: Line, state: str, due: int | None, rev: int) -> asyncio.Future[None]:
        # There is one server only, which writes agreements and lines one after the other: it is at that revision.
        return self._ask(Append(astuple(line), (line.code, line.seq, state, due, line.at)))

    async def claim(self, now: int, until: int) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            found = db.execute("UPDATE tables SET due=? WHERE due<=? RETURNING code", (until, now))
            return [code for (code,) in found.fetchall()]

        due = await self._read(lambda db: db.execute("SELECT 1 FROM tables WHERE due<=? LIMIT 1", (now,)).fetchone())
        return await self._do(work) if due else []

    async def look_after(self, code: str) -> bool:
        """Nobody else is there."""
        return True

    async def let_go(self, code: str) -> None:
        """Nobody else is there."""

    async def set_due(self, code: str, due: int | None) -> None:
        await self._do(lambda db: db.execute("UPDATE tables SET due=? WHERE code=?", (due, code)))

    async def keep_layout(self, name: str, text: str) -> None:
        await self._do(lambda db: db.execute("INSERT OR IGNORE INTO layouts VALUES (?, ?)", (name, text)))

    async def keep_archive(self, code: str, pages: dict[int, bytes]) -> None:
        def work(db: sqlite3.Connection) -> None:
            _put_pages(db, code, pages)
            # Written anew, for rows that only became smaller would leave their pages nearly empty for ever.
            lines = db.execute(BARE_LINES, (KEPT_CLIENTS, code)).fetchall()
            db.execute("DELETE FROM lines WHERE code=?", (code,))
            db.executemany(PUT_LINES[1], lines)

        await self._do(work)

    async def keep_pages(self, code: str, pages: dict[int, bytes]) -> None:
        await self._do(lambda db: _put_pages(db, code, pages))

    async def forget(self, finished: int, unstarted: int, uploaded: int) -> int:
        where = """(state='over' AND updated<?) OR (state='open' AND updated<?)
                   OR (state='over' AND secret=x'' AND updated<?)"""
        when = (finished, unstarted, uploaded)

        def work(db: sqlite3.Connection) -> int:
            return _delete(db, db.execute(f"SELECT code FROM tables WHERE {where}", when).fetchall())

        return await self._do(work)

    async def stopped(self, before: int) -> list[TableRow]:
        sql = f"SELECT {names(TABLE_FIELDS)} FROM tables WHERE {STOPPED}"
        return await self._read(lambda db: [_table(row) for row in db.execute(sql, (before,))])

    async def drop(self, codes: list[str], before: int) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            sql = f"SELECT code FROM tables WHERE {STOPPED} AND code=?"
            found = [row for code in codes for row in db.execute(sql, (before, code))]
            _delete(db, found)
            return [code for (code,) in found]

        return await self._do(work)

    async def write(self, put: list[Document], drop: list[tuple[str, str]] | None = None) -> None:
        def work(db: sqlite3.Connection) -> None:
            for one in put:
                found = db.execute("SELECT rev FROM documents WHERE kind=? AND key=?", (one.kind, one.key)).fetchone()
                if (found[0] if found else -1) != one.rev - 1:
                    raise Conflict
            sql = f"INSERT OR REPLACE INTO documents ({names(DOCUMENT_FIELDS)}) VALUES ({gaps(DOCUMENT_FIELDS)})"
            db.executemany(sql, [astuple(one) for one in put])
            db.executemany("DELETE FROM documents WHERE kind=? AND key=?", drop or [])

        await self._do(work)

    async def disown(self, owner: str) -> list[Document]:
        def work(db: sqlite3.Connection) -> list[Document]:
            found = _owned(db, owner)
            db.execute("DELETE FROM documents WHERE owner=?", (owner,))
            return found

        return await self._do(work)

    async def put(self, relation: str, rows: list[list[Any]]) -> None:
        await self._do(lambda db: db.executemany(f"INSERT INTO {relation} VALUES ({gaps(tuple(rows[0]))})", rows))

    async def publish(self, message: dict[str, Any]) -> None:
        """Nobody else is there."""

    # Whether it works

    async def check(self) -> None:
        def full() -> str | None:
            disk = os.statvfs(self.path.parent)
            if disk.f_flag & os.ST_RDONLY:
                return "the disk can only be read"
            return "the disk is full" if disk.f_bavail * disk.f_frsize < LEAST_FREE else None

        try:
            self._full = await asyncio.to_thread(full)
        except OSError as error:
            raise StoreDown(str(error)) from error
        if self._failed is not None and self._full is None:
            # Whether there is room again is known when something has found room.
            await self._do(lambda db: db.execute("INSERT OR REPLACE INTO pages VALUES ('', 0, zeroblob(65536))"))
            await self._do(lambda db: db.execute("DELETE FROM pages WHERE code=''"))
        if self._damage is not None and (self._check is None or self._check.done()):
            self._check = asyncio.create_task(self._look_for_damage())
        await self._read(lambda db: db.execute("SELECT code FROM tables LIMIT 1").fetchone())
        if self.fault is not None:
            raise StoreDown(self.fault)

    async def _look_for_damage(self) -> None:
        """Read the whole file, beside everything else: when it is opened, and again after damage was met."""

        def look() -> str | None:
            self._checking = db = sqlite3.connect(self.path, check_same_thread=False)
            try:
                found = str(db.execute("PRAGMA quick_check(1)").fetchone()[0])
                return None if found == "ok" else found
            finally:
                self._checking = None
                db.close()

        try:
            self._damage = await asyncio.to_thread(look)
        except sqlite3.Error as error:
            if _primary(error) != sqlite3.SQLITE_INTERRUPT:
                self._damage = str(error)
        if self._damage is not None:
            log.error("store is damaged", extra={"why": self._damage})

    # Reading

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def read() -> T:
            if not hasattr(self._local, "db"):
                self._local.db = sqlite3.connect(self.path, check_same_thread=False)
                self._local.db.execute("PRAGMA query_only=1")
                self._readers.append(self._local.db)
            return work(self._local.db)

        try:
            return await self._loop.run_in_executor(self._pool, read)
        except sqlite3.Error as error:
            if _primary(error) in DAMAGED:
                self._damage = str(error)
            raise StoreDown(str(error)) from error

    async def load(self, code: str) -> TableRow | None:
        sql = f"SELECT {names(TABLE_FIELDS)} FROM tables WHERE code=?"
        found = await self._read(lambda db: db.execute(sql, (code,)).fetchone())
        return _table(found) if found else None

    async def lines(self, code: str, since: int, limit: int) -> list[Line]:
        sql = f"SELECT {names(LINE_FIELDS)} FROM lines WHERE code=? AND seq>? ORDER BY seq LIMIT ?"
        return [_line(row) for row in await self._read(lambda db: db.execute(sql, (code, since, limit)).fetchall())]

    async def line(self, code: str, seq: int) -> Line | None:
        sql = f"SELECT {names(LINE_FIELDS)} FROM lines WHERE code=? AND seq=?"
        found = await self._read(lambda db: db.execute(sql, (code, seq)).fetchone())
        return _line(found) if found else None

    async def said(self, code: str) -> list[Said]:
        sql = f"SELECT {names(SAID_FIELDS)} FROM lines WHERE code=? ORDER BY seq"
        found = await self._read(lambda db: db.execute(sql, (code,)).fetchall())
        return [_with_truth(Said, row, 5) for row in found]

    async def line_of(self, code: str, client: str) -> int | None:
        sql = "SELECT seq FROM lines WHERE code=? AND client=?"
        found = await self._read(lambda db: db.execute(sql, (code, client)).fetchone())
        return found[0] if found else None

    async def public(self) -> list[TableRow]:
        sql = f"""SELECT {names(TABLE_FIELDS)} FROM tables WHERE public=1 AND state IN ('open', 'running')
                  ORDER BY state, created DESC LIMIT 500"""
        return [_table(row) for row in await self._read(lambda db: db.execute(sql).fetchall())]

    async def going(self, limit: int, before: int | None = None) -> list[TableRow]:
        sql = f"""SELECT {names(TABLE_FIELDS)} FROM tables WHERE state IN ('open', 'running') AND created<?
                  ORDER BY created DESC LIMIT ?"""
        values = (LATEST if before is None else before, limit)
        return [_table(row) for row in await self._read(lambda db: db.execute(sql, values).fetchall())]

    async def size(self) -> Size:
        def work(db: sqlite3.Connection) -> Size:
            kinds = db.execute("SELECT kind, count(*) FROM documents GROUP BY kind").fetchall()
            oldest = db.execute(OLDEST).fetchall()
            disk = os.statvfs(self.path.parent)
            files = (self.path, self.path.with_name(f"{self.path.name}-wal"))
            size = sum(path.stat().st_size for path in files if path.exists())
            return Size(size, disk.f_bavail * disk.f_frsize, dict(kinds), {kind: at for kind, at in oldest if at})

        return await self._read(work)

    async def layout(self, name: str) -> str | None:
        found = await self._read(lambda db: db.execute("SELECT text FROM layouts WHERE name=?", (name,)).fetchone())
        return found[0] if found else None

    async def document(self, kind: str, key: str) -> Document | None:
        sql = f"SELECT {names(DOCUMENT_FIELDS)} FROM documents WHERE kind=? AND key=?"
        found = await self._read(lambda db: db.execute(sql, (kind, key)).fetchone())
        return Document(*found) if found else None

    async def several(self, kind: str, keys: Iterable[str]) -> dict[str, Document]:
        sql = f"""SELECT {names(DOCUMENT_FIELDS)} FROM documents
                  WHERE kind=? AND key IN (SELECT value FROM json_each(?))"""
        values = (kind, json.dumps(list(keys)))
        found = [Document(*row) for row in await self._read(lambda db: db.execute(sql, values).fetchall())]
        return {one.key: one for one in found}

    async def documents(self, kind: str, owner: str, limit: int, before: int | None = None) -> list[Document]:
        sql = f"""SELECT {names(DOCUMENT_FIELDS)} FROM documents WHERE owner=? AND kind=? AND at<?
                  ORDER BY at DESC, key LIMIT ?"""
        values = (owner, kind, LATEST if before is None else before, limit)
        return [Document(*row) for row in await self._read(lambda db: db.execute(sql, values).fetchall())]

    async def owned(self, owner: str) -> list[Document]:
        return await self._read(lambda db: _owned(db, owner))

    async def all_documents(self, kind: str) -> list[Document]:
        sql = f"SELECT {names(DOCUMENT_FIELDS)} FROM documents WHERE kind=? ORDER BY at, key"
        return [Document(*row) for row in await self._read(lambda db: db.execute(sql, (kind,)).fetchall())]

    async def archived(self, code: str, page: int) -> bytes | None:
        sql = "SELECT content FROM pages WHERE code=? AND page=?"
        found = await self._read(lambda db: db.execute(sql, (code, page)).fetchone())
        return found[0] if found else None

    async def unarchived(self) -> list[str]:
        sql = "SELECT code FROM tables WHERE state='over' AND code NOT IN (SELECT code FROM pages)"
        return [code for (code,) in await self._read(lambda db: db.execute(sql).fetchall())]

    async def without_document(self, kind: str) -> list[str]:
        sql = """SELECT code FROM tables WHERE state='over'
                 AND NOT EXISTS (SELECT 1 FROM documents WHERE kind=? AND key=code)"""
        return [code for (code,) in await self._read(lambda db: db.execute(sql, (kind,)).fetchall())]

    async def count(self) -> dict[str, int]:
        sql = "SELECT state, n FROM counts WHERE n > 0"
        return dict(await self._read(lambda db: db.execute(sql).fetchall()))

    async def everything(self) -> AsyncIterator[tuple[str, list[Any]]]:
        db = sqlite3.connect(self.path)
        try:
            db.execute("BEGIN")
            for relation in RELATIONS:
                found = db.execute(f"SELECT * FROM {relation}")
                while rows := found.fetchmany(1000):
                    yield relation, rows
        except sqlite3.Error as error:
            raise BadStore(f"The store {self.path} cannot be read: {error}.") from error
        finally:
            db.close()


def _primary(error: Exception) -> int | None:
    """SQLite's code for this kind of error, without the particulars."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def _answer(batch: list[Job], results: list[Any]) -> None:
    for (_, future), result in zip(batch, results, strict=True):
        if future.cancelled():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def _table(row: Any) -> TableRow:
    return _with_truth(TableRow, row, 3)


def _line(row: Any) -> Line:
    return _with_truth(Line, row, 7)


def _with_truth(kind: type[T], row: Any, at: int) -> T:
    """A row as a struct; SQLite keeps yes and no as numbers."""
    values = list(row)
    values[at] = bool(values[at])
    return kind(*values)


def _delete(db: sqlite3.Connection, codes: list[tuple[str]]) -> int:
    for relation in ("tables", "lines", "pages"):
        db.executemany(f"DELETE FROM {relation} WHERE code=?", codes)
    return len(codes)


def _put_pages(db: sqlite3.Connection, code: str, pages: dict[int, bytes]) -> None:
    db.executemany("INSERT OR REPLACE INTO pages VALUES (?, ?, ?)", [(code, *page) for page in pages.items()])


def _owned(db: sqlite3.Connection, owner: str) -> list[Document]:
    sql = f"SELECT {names(DOCUMENT_FIELDS)} FROM documents WHERE owner=?"
    return [Document(*row) for row in db.execute(sql, (owner,))]
