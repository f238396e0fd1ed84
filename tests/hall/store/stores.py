"""Stores for tests, with what is needed to fill them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from dragonhall.hall.store import Line, Store, TableRow, store_at

T = TypeVar("T")


def line(code: str, **fields: Any) -> Line:
    """A line of a log; a deal, if nothing else is said."""
    plain = Line("", 0, "deal", 0, -1, "", None, False, 1, "", b"t", b"[[]]", b"[]", b"", 1)
    return msgspec.structs.replace(plain, code=code, **fields)


def row(code: str, **fields: Any) -> TableRow:
    """A private table that is open, if nothing else is said."""
    plain = TableRow(code, "dragorun", "open", False, 1, 1, -1, None, 0, b"{}", b"secret")
    return msgspec.structs.replace(plain, **fields)


def with_store(db: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, work with it, and close it."""

    async def run() -> T:
        store = await opened(db)
        try:
            return await asyncio.wait_for(work(store), 30)
        finally:
            await store.close()

    return asyncio.run(run())


async def opened(db: str) -> Store:
    store = store_at(db)
    await store.open(lambda message: None)
    return store


async def execute(db: str, *scripts: str) -> list[Any]:
    """Run scripts, or a query, beside the store; return the rows of the last one."""
    if "://" not in db:
        lite = sqlite3.connect(db)
        try:
            for script in scripts:
                query = script.startswith(("SELECT", "PRAGMA"))
                found = (lite.execute if query else lite.executescript)(script).fetchall()
            return found
        finally:
            lite.close()
    import asyncpg

    connection = await asyncpg.connect(db)
    try:
        for script in scripts:
            found = []
            if script.startswith("SELECT"):
                found = [tuple(record) for record in await connection.fetch(script)]
            else:
                await connection.execute(script)
        return found
    finally:
        await connection.close()


def kind_of(db: str) -> str:
    """The ending of its migrations."""
    return "postgres" if "://" in db else "sqlite"
