"""Backups: everything in a store, copied into an empty store of either kind, even while servers are using it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from . import BadStore, Conflict, existing_store, shown_address, store_at
from .migrate import missing


def backup(address: str | None, target: str) -> int:
    """Copy a whole store into a new file or an empty database; return how many tables there were."""
    if not target.startswith("postgres") and Path(target).exists():
        raise BadStore("hall-backup-exists", file=target)
    return asyncio.run(_copied(address, target))


async def _copied(address: str | None, target: str) -> int:
    source, copy = existing_store(address), store_at(target)
    version = await source.version()
    missing("sqlite", version)
    # A backup has the version of its store: what an older program wrote, an older program can restore.
    await copy.open(lambda message: None, last=version)
    tables = 0
    try:
        async for relation, rows in source.everything(version):
            await copy.put(relation, rows)
            tables += len(rows) if relation == "tables" else 0
    except Conflict as error:
        await copy.close()
        raise BadStore("hall-backup-not-empty", store=shown_address(target)) from error
    except BaseException:
        await copy.close()
        if "://" not in target:  # never leave half a copy
            for end in ("", ".lock", "-wal", "-shm"):
                Path(f"{target}{end}").unlink(missing_ok=True)
        raise
    await copy.close()
    return tables
