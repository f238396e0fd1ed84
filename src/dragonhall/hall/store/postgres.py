"""The shared store: PostgreSQL, for several servers on the same tables.

Appends that wait together are one transaction and one round trip. Every change is announced with NOTIFY in the same
transaction, so the other servers hear of it exactly when it is visible.

Every server reports once a second that it is alive. ``leases`` says which of them looks after a table (thinks for its
bots); the table of a server that has been silent for ``LEASE`` seconds is free. Only the database's clock counts.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, TypeVar

import asyncpg

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
from .queries import STOPPED, Queries

log = logging.getLogger("dragonhall.hall")
T = TypeVar("T")
Waiting = tuple[Line, str, int | None, int, "asyncio.Future[None]"]

ADD_UP = """WITH gone AS (DELETE FROM counts RETURNING state, n)
    INSERT INTO counts SELECT state, sum(n) FROM gone GROUP BY state"""
TEXT, NUMBER, BYTES = "text", "int", "bytea"
KINDS = [TEXT, NUMBER, TEXT, NUMBER, NUMBER, TEXT, TEXT, "bool", NUMBER, TEXT, BYTES, BYTES, BYTES, BYTES, "bigint"]
CHANNEL = "dragonhall"
MAX_AT_ONCE = 500
SCHEMA_LOCK = 0x44726167
"""An arbitrary lock number, the same for all servers: only one at a time creates the relations."""
BEAT, LEASE = 1.0, 4.0
"""Seconds: how often a server reports that it is alive, and after how much silence it counts as dead."""
REFUSING = ("22", "23", "54", "P0")
"""PostgreSQL's error classes caused by the data written: wrong data, a constraint, a limit, a trigger."""


GAPS = ", ".join(f"${n}::{kind}[]" for n, kind in enumerate((*KINDS, TEXT, "bigint", NUMBER), 1))
ME = f"${len(KINDS) + 4}::text"
APPEND = f"""
WITH given AS (
    SELECT * FROM unnest({GAPS}) AS g({names(LINE_FIELDS)}, state, due, rev)
), agreed AS (
    SELECT t.code FROM tables t JOIN given g ON g.code = t.code AND g.rev = t.rev ORDER BY t.code FOR UPDATE OF t
), put AS (
    INSERT INTO lines ({names(LINE_FIELDS)}) SELECT {names(LINE_FIELDS)} FROM given
    WHERE code IN (SELECT code FROM agreed) ORDER BY code, seq ON CONFLICT DO NOTHING RETURNING code, seq
), changed AS (
    UPDATE tables t SET seq = g.seq, state = g.state, due = g.due, updated = g.at
    FROM given g JOIN put p ON p.code = g.code AND p.seq = g.seq WHERE t.code = g.code RETURNING t.code
)
SELECT p.code, p.seq, pg_notify('{CHANNEL}', json_build_object(
    'from', {ME}, 'kind', 'line', 'code', p.code, 'seq', p.seq)::text) FROM put p
"""
CREATE = f"""
WITH put AS (
    INSERT INTO tables ({names(TABLE_FIELDS)}) VALUES ({", ".join(f"${n}" for n in range(1, len(TABLE_FIELDS) + 1))})
    RETURNING code, public
)
SELECT pg_notify('{CHANNEL}', json_build_object(
    'from', ${len(TABLE_FIELDS) + 1}::text, 'kind', 'table', 'code', code)::text) FROM put WHERE public
"""
ALIVE = f"(SELECT server FROM servers WHERE seen > clock_timestamp() - interval '{LEASE} seconds')"
CLAIM = f"""
WITH found AS (
    SELECT t.code FROM tables t LEFT JOIN leases l ON l.code = t.code
    WHERE t.due <= $2 AND (l.server IS NULL OR l.server = $3 OR l.server NOT IN {ALIVE})
    ORDER BY t.code FOR UPDATE OF t SKIP LOCKED
), leased AS (
    INSERT INTO leases SELECT code, $3 FROM found ON CONFLICT (code) DO UPDATE SET server = excluded.server
)
UPDATE tables t SET due = $1 FROM found f WHERE t.code = f.code RETURNING t.code
"""
LOOK_AFTER = f"""
INSERT INTO leases AS l VALUES ($1, $2) ON CONFLICT (code) DO UPDATE SET server = excluded.server
WHERE l.server = excluded.server OR l.server NOT IN {ALIVE} RETURNING l.server
"""
LIVING = """
INSERT INTO servers VALUES ($1, clock_timestamp()) ON CONFLICT (server) DO UPDATE SET seen = excluded.seen
RETURNING extract(epoch FROM seen)::float8 * 1000
"""


BARE_LINES = """UPDATE lines SET "table"='', news='', layout='', asked='', clocks='' WHERE code=$1"""
NAMELESS_LINES = """UPDATE lines SET client=NULL
    WHERE code=$1 AND seq <= (SELECT seq FROM tables t WHERE t.code=$1) - $2::int"""


class PostgresStore(Queries):
    """A store that several servers share."""

    shared = True
    skew = 0
    among = "= ANY({}::text[])"

    def __init__(self, address: str) -> None:
        self.address = address
        self.me = secrets.token_hex(4)
        self.batches = self.jobs = 0
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._pool: Any = None
        self._looking: set[str] = set()
        """The tables that this server looks after, as long as the others know that it is alive."""
        self._beat_at = float("-inf")
        self._fault: str | None = None
        self._deaf: str | None = None
        """Why messages of the other servers do not arrive at the moment."""

    @property
    def fault(self) -> str | None:
        return self._fault or self._deaf

    async def open(self, hear: Hear, last: int | None = None) -> None:
        self._hear = hear
        try:
            self._pool = await asyncpg.create_pool(self.address, min_size=0, max_size=8, command_timeout=20)
            async with self._pool.acquire() as db, db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
                await db.execute("CREATE TABLE IF NOT EXISTS versions (version integer NOT NULL)")
                version = await db.fetchval("SELECT coalesce(max(version), 0) FROM versions")
                for number, script in missing("postgres", version, last):
                    await db.execute(script)
                    await db.execute("INSERT INTO versions VALUES ($1)", number)
            await self._beat()
            listening = asyncio.get_running_loop().create_future()
            work = (self._append_all(), self._listen(listening), self._live())
            self._tasks = [asyncio.create_task(task) for task in work]
            await asyncio.wait_for(listening, 10)
        except BadStore:
            await self.close()
            raise
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError, TimeoutError, StoreDown) as error:
            await self.close()
            raise BadStore("hall-store-no-postgres", why=str(error)) from error

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        if self._pool is not None:
            with suppress(StoreDown, NotStored):
                # So that the others need not wait until this server counts as dead.
                await self._do(lambda db: db.execute("DELETE FROM leases WHERE server=$1", self.me))
                await self._do(lambda db: db.execute("DELETE FROM servers WHERE server=$1", self.me))
            await self._pool.close()
            self._pool = None

    async def _listen(self, ready: asyncio.Future[None]) -> None:
        """Listen to the other servers; after a lost connection reconnect, and have everything checked."""
        warned = False
        while True:
            db = None
            try:
                db = await asyncpg.connect(self.address, timeout=10)
                gone = asyncio.Event()
                db.add_termination_listener(lambda *_, gone=gone: gone.set())
                await db.add_listener(CHANNEL, self._heard)
                self._deaf, warned = None, False
                if ready.done():
                    self._hear({"kind": "missed"})
                else:
                    ready.set_result(None)
                await gone.wait()
                self._deaf = "the connection to the other servers is broken"
            except Exception as error:
                # Whatever the error, without messages from the others this server would be useless.
                if not warned:
                    log.warning("store cannot be listened to", extra={"why": str(error)})
                warned = True
                self._deaf = str(error) or type(error).__name__
                await asyncio.sleep(0.5)
            finally:
                if db is not None:
                    with suppress(Exception):
                        await db.close(timeout=2)

    def _heard(self, *heard: Any) -> None:
        message = json.loads(heard[-1])
        if message["from"] != self.me:
            self._hear(message)

    # Other servers

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with suppress(StoreDown, NotStored):
                await self._beat()

    async def _beat(self) -> None:
        """Report that this server is alive, and read the shared time."""
        sent, wall = time.monotonic(), time.time()
        try:
            there = await self._do(lambda db: db.fetchval(LIVING, self.me))
        except (StoreDown, NotStored) as error:
            self._fault = str(error) or type(error).__name__
            raise
        if sent - self._beat_at > LEASE:
            # The others may have taken over the tables.
            self._looking.clear()
        self._fault, self._beat_at = None, sent
        self.skew = round(float(there) - 1000 * (wall + (time.monotonic() - sent) / 2))

    async def check(self) -> None:
        if self._fault is not None or time.monotonic() - self._beat_at > LEASE:
            await self._beat()

    async def look_after(self, code: str) -> bool:
        if code in self._looking and time.monotonic() - self._beat_at < LEASE:
            return True
        self._looking.discard(code)
        found = await self._do(lambda db: db.fetchval(LOOK_AFTER, code, self.me))
        if found == self.me:
            self._looking.add(code)
        return bool(found == self.me)

    async def release(self, code: str) -> None:
        if code in self._looking:
            self._looking.discard(code)
            sql = "DELETE FROM leases WHERE code=$1 AND server=$2"
            await self._do(lambda db: db.execute(sql, code, self.me))

    # Writing

    def append(self, line: Line, state: str, due: int | None, rev: int) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((line, state, due, rev, future))
        self._wake.set()
        return future

    async def _append_all(self) -> None:
        """Write all waiting lines in one transaction."""
        while True:
            await self._wake.wait()
            # In the order of their keys, so that two servers never deadlock.
            batch = sorted(self._waiting[:MAX_AT_ONCE], key=lambda job: (job[0].code, job[0].seq))
            del self._waiting[:MAX_AT_ONCE]
            if not self._waiting:
                self._wake.clear()
            results = await self._written(batch)
            self.batches, self.jobs = self.batches + 1, self.jobs + len(batch)
            for (*_, future), result in zip(batch, results, strict=True):
                if not future.done():
                    future.set_exception(result) if result is not None else future.set_result(None)

    async def _written(self, batch: list[Waiting]) -> list[Exception | None]:
        """Return the outcome of each. A line that cannot be stored is found by bisection, and the others are
        written."""
        columns = [[getattr(line, field) for line, *_ in batch] for field in LINE_FIELDS]
        columns += [[job[at] for job in batch] for at in (1, 2, 3)]
        try:
            done = await self._do(lambda db: db.fetch(APPEND, *columns, self.me))
        except StoreDown as error:
            return [error] * len(batch)
        except Exception as error:
            if len(batch) == 1:
                return [error if isinstance(error, NotStored | Conflict) else NotStored(f"{error}")]
            half = len(batch) // 2
            return [*await self._written(batch[:half]), *await self._written(batch[half:])]
        written = {(row["code"], row["seq"]) for row in done}
        return [None if (line.code, line.seq) in written else Conflict() for line, *_ in batch]

    async def _do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Run some work on one connection, again if the database asks for a retry."""
        for attempt in range(3):
            try:
                async with self._pool.acquire() as db:
                    return await work(db)
            except (asyncpg.DeadlockDetectedError, asyncpg.SerializationError):
                await asyncio.sleep(0.01 * (attempt + 1))
            except asyncpg.UniqueViolationError as error:
                raise Conflict from error
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
                # The library raises ValueError for a value that the database cannot represent.
                refused = (getattr(error, "sqlstate", None) or "")[:2] in REFUSING or isinstance(error, ValueError)
                raise (NotStored if refused else StoreDown)(str(error) or type(error).__name__) from error
        raise StoreDown("the database is too busy")

    async def create(self, row: TableRow) -> None:
        values = [getattr(row, field) for field in TABLE_FIELDS]
        await self._do(lambda db: db.execute(CREATE, *values, self.me))

    async def save(self, row: TableRow) -> None:
        async def work(db: Any) -> bool:
            async with db.transaction():
                sql = """UPDATE tables SET public=$1, updated=$2, due=$3, doc=$4, rev=$5
                WHERE code=$6 AND rev=$7 AND (state<>'over' OR seq<=$8)"""
                values = (row.public, row.updated, row.due, row.doc, row.rev, row.code, row.rev - 1, row.seq)
                done = await db.execute(sql, *values)
                await self._notify(db, {"kind": "table", "code": row.code})
                return bool(done == "UPDATE 1")

        if not await self._do(work):
            raise Conflict

    async def claim(self, now: int, until: int) -> list[str]:
        codes = [row["code"] for row in await self._do(lambda db: db.fetch(CLAIM, until, now, self.me))]
        self._looking.update(codes)
        return codes

    async def keep_archive(self, code: str, pages: dict[int, bytes]) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await _put_pages(db, code, pages)
                await db.execute(BARE_LINES, code)
                await db.execute(NAMELESS_LINES, code, KEPT_CLIENTS)
                await db.execute("DELETE FROM leases WHERE code=$1", code)

        await self._do(work)
        self._looking.discard(code)

    async def keep_pages(self, code: str, pages: dict[int, bytes]) -> None:
        await self._do(lambda db: _put_pages(db, code, pages))

    async def delete_old(self, finished: int, unstarted: int, uploaded: int) -> int:
        async def work(db: Any) -> int:
            async with db.transaction():
                where = """(state='over' AND updated<$1) OR (state='open' AND updated<$2)
                           OR (state='over' AND secret='' AND updated<$3)"""
                gone = await db.fetch(f"DELETE FROM tables WHERE {where} RETURNING code", finished, unstarted, uploaded)
                codes = await _forget_rest(db, gone)
                await db.execute("DELETE FROM servers WHERE seen < clock_timestamp() - interval '1 day'")
                await db.execute(f"DELETE FROM leases WHERE server NOT IN {ALIVE}")
                await db.execute(ADD_UP)
                return len(codes)

        return await self._do(work)

    async def drop(self, codes: list[str], before: int) -> list[str]:
        async def work(db: Any) -> list[str]:
            async with db.transaction():
                sql = f"DELETE FROM tables WHERE {STOPPED} AND code = ANY($2) RETURNING code"
                return await _forget_rest(db, await db.fetch(sql, before, codes))

        return await self._do(work)

    async def put(self, relation: str, rows: list[list[Any]]) -> None:
        truth = {"tables": (3,), "lines": (7,)}.get(relation, ())
        ready = [[bool(value) if at in truth else value for at, value in enumerate(row)] for row in rows]
        await self._do(lambda db: db.copy_records_to_table(relation, records=ready))

    async def write(self, put: list[Document], drop: list[tuple[str, str]] | None = None) -> None:
        new = f"INSERT INTO documents ({names(DOCUMENT_FIELDS)}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
        change = "UPDATE documents SET owner=$3, at=$4, rev=$5, doc=$6, sort=$7 WHERE kind=$1 AND key=$2 AND rev=$5-1"

        async def work(db: Any) -> None:
            async with db.transaction():
                # In one order, so that two servers never deadlock.
                for document in sorted(put, key=lambda document: (document.kind, document.key)):
                    values = [getattr(document, field) for field in DOCUMENT_FIELDS]
                    if await db.execute(new if document.rev == 0 else change, *values) == "UPDATE 0":
                        raise Conflict
                await db.executemany("DELETE FROM documents WHERE kind=$1 AND key=$2", drop or [])

        await self._do(work)

    async def disown(self, owner: str) -> list[Document]:
        sql = f"DELETE FROM documents WHERE owner=$1 RETURNING {names(DOCUMENT_FIELDS)}"
        return [Document(*row) for row in await self._do(lambda db: db.fetch(sql, owner))]

    async def publish(self, message: dict[str, Any]) -> None:
        await self._do(lambda db: self._notify(db, message))

    async def _notify(self, db: Any, message: dict[str, Any]) -> None:
        await db.execute("SELECT pg_notify($1, $2)", CHANNEL, json.dumps({"from": self.me, **message}))

    # Reading

    async def _fetch(self, sql: str, *values: Any) -> list[Any]:
        rows: list[Any] = await self._do(lambda db: db.fetch(sql, *values))
        return rows

    async def _execute(self, sql: str, *values: Any) -> None:
        await self._do(lambda db: db.execute(sql, *values))

    def _array(self, values: Iterable[str]) -> list[str]:
        return list(values)

    async def _bytes(self) -> tuple[int, None]:
        return await self._value("SELECT pg_database_size(current_database())"), None

    async def document(self, kind: str, key: str) -> Document | None:
        return None if "\0" in key else await super().document(kind, key)  # PostgreSQL has no such text

    async def _connected(self) -> Any:
        try:
            return await asyncpg.connect(self.address)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError, TimeoutError) as error:
            raise BadStore("hall-store-no-postgres", why=str(error)) from error

    async def version(self) -> int:
        db = await self._connected()
        try:
            return int(await db.fetchval("SELECT coalesce(max(version), 1) FROM versions"))
        except asyncpg.UndefinedTableError:
            return 1
        finally:
            await db.close()

    async def everything(self, version: int) -> AsyncIterator[tuple[str, list[Any]]]:
        db = await self._connected()
        try:
            async with db.transaction(isolation="repeatable_read", readonly=True):
                for relation in relations(version):
                    found = await db.cursor(f"SELECT * FROM {relation}")
                    while rows := await found.fetch(1000):
                        yield relation, [list(row.values()) for row in rows]
        except asyncpg.PostgresError as error:
            raise BadStore("hall-store-no-hall", why=str(error)) from error
        finally:
            await db.close()


async def _forget_rest(db: Any, gone: list[Any]) -> list[str]:
    """Delete everything else about tables whose rows were deleted."""
    codes = [row["code"] for row in gone]
    for relation in ("lines", "pages", "leases"):
        await db.execute(f"DELETE FROM {relation} WHERE code = ANY($1)", codes)
    return codes


async def _put_pages(db: Any, code: str, pages: dict[int, bytes]) -> None:
    sql = """INSERT INTO pages VALUES ($1, $2, $3)
             ON CONFLICT (code, page) DO UPDATE SET content = excluded.content"""
    await db.executemany(sql, [(code, *page) for page in pages.items()])
