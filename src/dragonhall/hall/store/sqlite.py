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
import re
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from itertools import takewhile
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from . import (
    DOCUMENT_FIELDS,
    KEPT_CLIENTS,
    LINE_FIELDS,
    TABLE_FIELDS,
    BadStore,
    Conflict,
    Document,
    Hear,
    Line,
    NotStored,
    StoreDown,
    TableRow,
    names,
)
from .migrate import missing, relations
from .queries import OWNED, STOPPED, Queries

log = logging.getLogger("dragonhall.hall")
T = TypeVar("T")


class Append(Struct):
    """A line to be written, and the values of its table's row."""

    line: tuple[Any, ...]
    row: tuple[Any, ...]


Job = tuple[Append | Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]

MAX_AT_ONCE = 2000
MIN_FREE = 8 << 20
"""Minimum bytes left on the disk; below this the store counts as full."""
TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_ROWID)
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
NOT_ITS_FAULT = (
    sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_INTERRUPT,
)  # fmt: skip
"""Errors that would hit any other write, too."""
BARE_LINES = """
SELECT code, seq, kind, ply, seat, move,
       CASE WHEN seq > (SELECT max(seq) FROM lines WHERE code=?2) - ?1 THEN client END,
       bot, rules, '', x'', x'', x'', x'', at
FROM lines WHERE code=?2 ORDER BY seq
"""


def gaps(fields: tuple[str, ...]) -> str:
    return ", ".join("?" * len(fields))


PUT_TABLE = f"INSERT INTO tables ({names(TABLE_FIELDS)}) VALUES ({gaps(TABLE_FIELDS)})"
CHUNKS = (256, 128, 64, 32, 16, 8, 4, 2, 1)
"""Numbers of lines written by one statement: the interpreter's lock, which the loop needs too, changes hands once for
all of them. Few sizes, so that the statements stay prepared."""
PUT_LINES = {
    n: f"INSERT INTO lines ({names(LINE_FIELDS)}) VALUES {', '.join([f'({gaps(LINE_FIELDS)})'] * n)}" for n in CHUNKS
}
SET_ROWS = {
    n: f"""UPDATE tables SET seq=v.column2, state=v.column3, due=v.column4, updated=v.column5
           FROM (VALUES {", ".join(["(?, ?, ?, ?, ?)"] * n)}) AS v WHERE tables.code=v.column1"""
    for n in CHUNKS
}


class SqliteStore(Queries):
    """A store in one file."""

    shared = False
    skew = 0
    among = "IN (SELECT value FROM json_each({}))"

    def __init__(self, path: Path) -> None:
        self.path = path
        self.batches = self.jobs = 0
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._asked: list[Job] = []
        self._local = threading.local()
        self._readers: list[sqlite3.Connection] = []
        self._lock: int | None = None
        self._writer: sqlite3.Connection = None  # type: ignore[assignment]
        self._failed: str | None = None
        """Why the last write failed."""
        self._full: str | None = None
        self._damage: str | None = None
        self._checking: sqlite3.Connection | None = None
        self._check: asyncio.Task[None] | None = None

    @property
    def fault(self) -> str | None:
        return self._damage or self._full or self._failed

    async def open(self, hear: Hear, last: int | None = None) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            # One lock per file, whatever name it is opened by.
            self.path = self.path.resolve()
            if self.path.is_dir():
                raise BadStore("hall-store-is-a-folder", store=str(self.path))
            if self.path.exists() and self.path.stat().st_nlink > 1:
                raise BadStore("hall-store-second-name", store=str(self.path))
            self._lock = _private(Path(f"{self.path}.lock"))
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # SQLite gives its other files the rights of this one.
            os.close(_private(self.path))
            self._writer = sqlite3.connect(
                self.path, check_same_thread=False, isolation_level=None, cached_statements=256
            )
            self._writer.execute("PRAGMA journal_mode=WAL")
            self._writer.execute("PRAGMA synchronous=FULL")
            self._writer.execute("PRAGMA journal_size_limit=67108864")
            # Overwrite deleted rows, whatever this SQLite's default is.
            self._writer.execute("PRAGMA secure_delete=ON")
            for number, script in missing("sqlite", _version(self._writer), last):
                self._writer.executescript(f"BEGIN IMMEDIATE;{script}PRAGMA user_version={number};COMMIT;")
            # Now it is certain that this is a store.
            for path in (self.path, Path(f"{self.path}.lock"), *self._beside()):
                _close_to_others(path)
        except BlockingIOError:
            self._let_go()
            raise BadStore("hall-store-in-use", store=str(self.path)) from None
        except BadStore:
            self._let_go()
            raise
        except (OSError, sqlite3.Error) as error:
            self._let_go()
            raise BadStore("hall-store-not-opened", store=str(self.path), why=str(error)) from error
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(2, "store-reader")
        self._thread = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._thread.start()
        self._check = asyncio.create_task(self._look_for_damage())

    def _let_go(self) -> None:
        """Close the file and its lock, so that another program can open it."""
        if self._writer is not None:
            self._writer.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _beside(self) -> list[Path]:
        """Return SQLite's own files beside the store."""
        return [self.path.with_name(f"{self.path.name}{end}") for end in ("-wal", "-shm")]

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
        self._let_go()

    # Writing

    def _write(self) -> None:
        """Write all waiting jobs in one transaction, in the writer thread."""
        while True:
            asked = self._jobs.get()
            batch = list(asked or ())
            last = asked is None
            while not last and len(batch) < MAX_AT_ONCE and not self._jobs.empty():
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
        """Write all in one transaction; if one job fails, try each separately in another transaction."""
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
                lines = [append for append, _ in takewhile(lambda job: isinstance(job[0], Append), rest)]
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
        """Return the error to report for a job that failed on its own."""
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
                self._writer.execute(PUT_LINES[size], [value for append in some for value in append.line])
            except sqlite3.IntegrityError as error:
                if error.sqlite_errorcode not in TAKEN:
                    raise
                # One of them exists already, and none was written: find out which.
                results += [Conflict()] if size == 1 else [self._append([append])[0] for append in some]
                continue
            self._writer.execute(SET_ROWS[size], [value for append in some for value in append.row])
            results += [None] * size
        return results

    def _ask(self, work: Append | Callable[[sqlite3.Connection], Any]) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        # Waking the writer is expensive, so the jobs of one turn of the loop are handed over together.
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
                "UPDATE tables SET public=?, updated=?, due=?, doc=?, rev=? WHERE code=? AND rev=?"
                " AND (state<>'over' OR seq<=?)",
                (row.public, row.updated, row.due, row.doc, row.rev, row.code, row.rev - 1, row.seq),
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
        """Do nothing: there is no other server."""
        return True

    async def release(self, code: str) -> None:
        """Do nothing: there is no other server."""

    async def keep_archive(self, code: str, pages: dict[int, bytes]) -> None:
        def work(db: sqlite3.Connection) -> None:
            _put_pages(db, code, pages)
            # Rewritten, because shrunken rows would leave their pages nearly empty forever.
            lines = db.execute(BARE_LINES, (KEPT_CLIENTS, code)).fetchall()
            db.execute("DELETE FROM lines WHERE code=?", (code,))
            db.executemany(PUT_LINES[1], lines)

        await self._do(work)

    async def keep_pages(self, code: str, pages: dict[int, bytes]) -> None:
        await self._do(lambda db: _put_pages(db, code, pages))

    async def delete_old(self, finished: int, unstarted: int, uploaded: int) -> int:
        where = """(state='over' AND updated<?) OR (state='open' AND updated<?)
                   OR (state='over' AND secret=x'' AND updated<?)"""
        when = (finished, unstarted, uploaded)

        def work(db: sqlite3.Connection) -> int:
            return _delete(db, db.execute(f"SELECT code FROM tables WHERE {where}", when).fetchall())

        return await self._do(work)

    async def drop(self, codes: list[str], before: int) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            sql = _marked(f"SELECT code FROM tables WHERE {STOPPED} AND code=$2")
            found = [row for code in codes for row in db.execute(sql, (before, code))]
            _delete(db, found)
            return [code for (code,) in found]

        return await self._do(work)

    async def write(self, put: list[Document], drop: list[tuple[str, str]] | None = None) -> None:
        def work(db: sqlite3.Connection) -> None:
            for new in put:
                found = db.execute("SELECT rev FROM documents WHERE kind=? AND key=?", (new.kind, new.key)).fetchone()
                if (found[0] if found else -1) != new.rev - 1:
                    raise Conflict
            sql = f"INSERT OR REPLACE INTO documents ({names(DOCUMENT_FIELDS)}) VALUES ({gaps(DOCUMENT_FIELDS)})"
            db.executemany(sql, [astuple(new) for new in put])
            db.executemany("DELETE FROM documents WHERE kind=? AND key=?", drop or [])

        await self._do(work)

    async def disown(self, owner: str) -> list[Document]:
        def work(db: sqlite3.Connection) -> list[Document]:
            found = [Document(*row) for row in db.execute(_marked(OWNED), (owner,))]
            db.execute("DELETE FROM documents WHERE owner=?", (owner,))
            return found

        return await self._do(work)

    async def put(self, relation: str, rows: list[list[Any]]) -> None:
        await self._do(lambda db: db.executemany(f"INSERT INTO {relation} VALUES ({gaps(tuple(rows[0]))})", rows))

    async def publish(self, message: dict[str, Any]) -> None:
        """Do nothing: there is no other server."""

    # Whether it works

    async def check(self) -> None:
        def full() -> str | None:
            disk = os.statvfs(self.path.parent)
            if disk.f_flag & os.ST_RDONLY:
                return "the disk can only be read"
            return "the disk is full" if disk.f_bavail * disk.f_frsize < MIN_FREE else None

        try:
            self._full = await asyncio.to_thread(full)
        except OSError as error:
            raise StoreDown(str(error)) from error
        if self._failed is not None and self._full is None:
            # Only a successful write shows that there is room again.
            await self._do(lambda db: db.execute("INSERT OR REPLACE INTO pages VALUES ('', 0, zeroblob(65536))"))
            await self._do(lambda db: db.execute("DELETE FROM pages WHERE code=''"))
        if self._damage is not None and (self._check is None or self._check.done()):
            self._check = asyncio.create_task(self._look_for_damage())
        await self._read(lambda db: db.execute("SELECT code FROM tables LIMIT 1").fetchone())
        if self.fault is not None:
            raise StoreDown(self.fault)

    async def _look_for_damage(self) -> None:
        """Read the whole file in the background: after opening it, and again after damage was found."""

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

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        marked = _marked(sql)
        return await self._read(lambda db: db.execute(marked, values).fetchall())

    async def _execute(self, sql: str, *values: Any) -> None:
        await self._do(lambda db: db.execute(_marked(sql), values))

    def _array(self, values: Iterable[str]) -> str:
        return json.dumps(list(values))

    async def _bytes(self) -> tuple[int, int]:
        def look() -> tuple[int, int]:
            disk = os.statvfs(self.path.parent)
            files = (self.path, self._beside()[0])
            return sum(path.stat().st_size for path in files if path.exists()), disk.f_bavail * disk.f_frsize

        return await asyncio.to_thread(look)

    async def version(self) -> int:
        db = sqlite3.connect(self.path)
        try:
            return max(1, _version(db))
        except sqlite3.Error as error:
            raise BadStore("hall-store-not-read", store=str(self.path), why=str(error)) from error
        finally:
            db.close()

    async def everything(self, version: int) -> AsyncIterator[tuple[str, list[Any]]]:
        db = sqlite3.connect(self.path)
        try:
            db.execute("BEGIN")
            for relation in relations(version):
                found = db.execute(f"SELECT * FROM {relation}")
                while rows := found.fetchmany(1000):
                    yield relation, rows
        except sqlite3.Error as error:
            raise BadStore("hall-store-not-read", store=str(self.path), why=str(error)) from error
        finally:
            db.close()


def _private(path: Path) -> int:
    """Open a file; if it is new, only its owner may read it, because a store holds keys and secrets."""
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)


def _close_to_others(path: Path) -> None:
    """Remove the read permissions for everybody that earlier versions left; a group that the host has admitted keeps
    its own."""
    with suppress(FileNotFoundError, PermissionError):  # the file may be another user's
        if path.stat().st_mode & 0o007:
            path.chmod(0o600)


def _version(db: sqlite3.Connection) -> int:
    version: int = db.execute("PRAGMA user_version").fetchone()[0]
    return version


def _primary(error: Exception) -> int | None:
    """Return SQLite's primary code of an error, without the extension."""
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


@cache
def _marked(sql: str) -> str:
    """Return a query with SQLite's marks for values."""
    return re.sub(r"\$(\d+)", r"?\1", sql)


def _delete(db: sqlite3.Connection, codes: list[tuple[str]]) -> int:
    for relation in ("tables", "lines", "pages"):
        db.executemany(f"DELETE FROM {relation} WHERE code=?", codes)
    return len(codes)


def _put_pages(db: sqlite3.Connection, code: str, pages: dict[int, bytes]) -> None:
    db.executemany("INSERT OR REPLACE INTO pages VALUES (?, ?, ?)", [(code, *page) for page in pages.items()])
