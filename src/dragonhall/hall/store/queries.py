"""Queries shared by both stores: all reads, and writes of one row that need no answer. SQLite and PostgreSQL both
understand the SQL. Values are marked as PostgreSQL marks them (``$1``); SQLite's store writes them its own way. How a
store runs queries, transactions and messages is its own business.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from . import DOCUMENT_FIELDS, ENTRY_FIELDS, LINE_FIELDS, TABLE_FIELDS, Document, Line, LogEntry, Size, TableRow, names

T = TypeVar("T")
Row = Sequence[Any]

LATEST = 1 << 62
"""Later than any time, and above any other sort number."""
TABLES, LINES, DOCUMENTS = (
    f"SELECT {names(fields)} FROM {relation}"
    for relation, fields in (("tables", TABLE_FIELDS), ("lines", LINE_FIELDS), ("documents", DOCUMENT_FIELDS))
)
STOPPED = "state='running' AND due IS NULL AND updated<$1"
TABLE = f"{TABLES} WHERE code=$1"
PUBLIC = f"{TABLES} WHERE public AND state IN ('open', 'running') ORDER BY state, created DESC LIMIT 500"
GOING = f"{TABLES} WHERE state IN ('open', 'running') AND created<$1 ORDER BY created DESC LIMIT $2"
STOPPED_TABLES = f"{TABLES} WHERE {STOPPED}"
LINE = f"{LINES} WHERE code=$1 AND seq=$2"
LINES_SINCE = f"{LINES} WHERE code=$1 AND seq>$2 ORDER BY seq LIMIT $3"
ENTRIES = f"SELECT {names(ENTRY_FIELDS)} FROM lines WHERE code=$1 ORDER BY seq"
LINE_OF = "SELECT seq FROM lines WHERE code=$1 AND client=$2"
SECRET = "SELECT text FROM secrets WHERE name=$1"
KEEP_SECRET = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING"
KEEP_LAYOUT = "INSERT INTO layouts VALUES ($1, $2) ON CONFLICT DO NOTHING"
SET_DUE = "UPDATE tables SET due=$1 WHERE code=$2"
LAYOUT = "SELECT text FROM layouts WHERE name=$1"
PAGE = "SELECT content FROM pages WHERE code=$1 AND page=$2"
UNARCHIVED = """SELECT code FROM tables t WHERE state='over'
    AND NOT EXISTS (SELECT 1 FROM pages p WHERE p.code=t.code)"""
WITHOUT_DOCUMENT = """SELECT code FROM tables t WHERE state='over'
    AND NOT EXISTS (SELECT 1 FROM documents d WHERE d.kind=$1 AND d.key=t.code)"""
COUNT = "SELECT state, CAST(sum(n) AS bigint) FROM counts GROUP BY state HAVING sum(n) > 0"
DOCUMENT = f"{DOCUMENTS} WHERE kind=$1 AND key=$2"
PLACE = "coalesce(sort, at)"
OF_OWNER = f"{DOCUMENTS} WHERE owner=$1 AND kind=$2 AND {PLACE}<$3 ORDER BY {PLACE} DESC, key LIMIT $4"
OF_KIND = f"{DOCUMENTS} WHERE kind=$1 ORDER BY {PLACE}, key"
OWNED = f"{DOCUMENTS} WHERE owner=$1"
KINDS = "SELECT kind, count(*) FROM documents GROUP BY kind"
OLDEST = """SELECT 'table', min(created) FROM tables
    UNION ALL SELECT kind, min(at) FROM documents WHERE kind IN ('member', 'report') GROUP BY kind"""


class Queries(ABC):
    """All reads of a store; the store itself only runs them."""

    among: str
    """SQL for "is one of the values of this array", with a gap for the array's mark."""

    @abstractmethod
    async def _fetch(self, sql: str, *values: Any) -> Sequence[Any]:
        """Return the rows of a query."""

    @abstractmethod
    async def _execute(self, sql: str, *values: Any) -> None:
        """Run a statement that writes."""

    @abstractmethod
    def _array(self, values: Iterable[str]) -> Any:
        """Return texts as one value, for ``among``."""

    @abstractmethod
    async def _bytes(self) -> tuple[int, int | None]:
        """Return the size of the store, and the room left on its disk if known, in bytes."""

    async def _first(self, sql: str, *values: Any) -> Row | None:
        rows = await self._fetch(sql, *values)
        return rows[0] if rows else None

    async def _value(self, sql: str, *values: Any) -> Any:
        """Return the first value of the first row, or None."""
        row = await self._first(sql, *values)
        return None if row is None else row[0]

    async def _tables(self, sql: str, *values: Any) -> list[TableRow]:
        return [table_row(row) for row in await self._fetch(sql, *values)]

    async def _documents(self, sql: str, *values: Any) -> list[Document]:
        return [Document(*row) for row in await self._fetch(sql, *values)]

    # Tables and their logs

    async def load(self, code: str) -> TableRow | None:
        row = await self._first(TABLE, code)
        return None if row is None else table_row(row)

    async def public(self) -> list[TableRow]:
        return await self._tables(PUBLIC)

    async def going(self, limit: int, before: int | None = None) -> list[TableRow]:
        return await self._tables(GOING, LATEST if before is None else before, limit)

    async def stopped(self, before: int) -> list[TableRow]:
        return await self._tables(STOPPED_TABLES, before)

    async def lines(self, code: str, since: int, limit: int) -> list[Line]:
        return [_line(row) for row in await self._fetch(LINES_SINCE, code, since, limit)]

    async def line(self, code: str, seq: int) -> Line | None:
        row = await self._first(LINE, code, seq)
        return None if row is None else _line(row)

    async def entries(self, code: str) -> list[LogEntry]:
        return [_entry(row) for row in await self._fetch(ENTRIES, code)]

    async def line_of(self, code: str, client: str) -> int | None:
        seq: int | None = await self._value(LINE_OF, code, client)
        return seq

    async def set_due(self, code: str, due: int | None) -> None:
        await self._execute(SET_DUE, due, code)

    async def keep_layout(self, name: str, text: str) -> None:
        await self._execute(KEEP_LAYOUT, name, text)

    async def layout(self, name: str) -> str | None:
        text: str | None = await self._value(LAYOUT, name)
        return text

    async def archived(self, code: str, page: int) -> bytes | None:
        content: bytes | None = await self._value(PAGE, code, page)
        return content

    async def unarchived(self) -> list[str]:
        return [code for (code,) in await self._fetch(UNARCHIVED)]

    async def without_document(self, kind: str) -> list[str]:
        return [code for (code,) in await self._fetch(WITHOUT_DOCUMENT, kind)]

    async def secret(self, name: str, new: Callable[[], str]) -> str:
        text: str | None = await self._value(SECRET, name)
        if text is None:
            await self._execute(KEEP_SECRET, name, new())
            text = await self._value(SECRET, name)
        assert text is not None
        return text

    # Size

    async def count(self) -> dict[str, int]:
        return dict(await self._fetch(COUNT))

    async def size(self) -> Size:
        used, free = await self._bytes()
        kinds = await self._fetch(KINDS)
        return Size(used, free, dict(kinds), {kind: at for kind, at in await self._fetch(OLDEST) if at})

    # Documents

    async def document(self, kind: str, key: str) -> Document | None:
        row = await self._first(DOCUMENT, kind, key)
        return None if row is None else Document(*row)

    async def several(self, kind: str, keys: Iterable[str]) -> dict[str, Document]:
        sql = f"{DOCUMENTS} WHERE kind=$1 AND key {self.among.format('$2')}"
        return {found.key: found for found in await self._documents(sql, kind, self._array(keys))}

    async def documents(self, kind: str, owner: str, limit: int, before: int | None = None) -> list[Document]:
        return await self._documents(OF_OWNER, owner, kind, LATEST if before is None else before, limit)

    async def all_documents(self, kind: str) -> list[Document]:
        return await self._documents(OF_KIND, kind)

    async def owned(self, owner: str) -> list[Document]:
        return await self._documents(OWNED, owner)


def _reader(kind: Callable[..., T], truth: int) -> Callable[[Row], T]:
    def read(row: Row) -> T:
        # SQLite stores booleans as numbers.
        return kind(*row[:truth], bool(row[truth]), *row[truth + 1 :])

    return read


table_row = _reader(TableRow, TABLE_FIELDS.index("public"))
_line = _reader(Line, LINE_FIELDS.index("bot"))
_entry = _reader(LogEntry, ENTRY_FIELDS.index("bot"))
