"""Numbered changes of the store's schema: ``migrations/0001.sqlite.sql``, ``0001.postgres.sql`` and so on.

A store keeps the number of its last migration. Opening it runs the missing ones, in order, under the store's lock. A
store without a number is older than the numbers: it gets the first migration, which creates only missing relations.
"""

from __future__ import annotations

import re
from pathlib import Path

from . import BadStore

FOLDER = Path(__file__).parent / "migrations"
NAME = re.compile(r"(\d{4})\.(sqlite|postgres)\.sql")
RELATIONS = {"layouts": 1, "tables": 1, "lines": 1, "pages": 1, "documents": 1, "secrets": 2}
"""The relations that are copied into a backup, and the migration that made each. Everything else follows from these."""


def missing(kind: str, version: int, last: int | None = None, folder: Path = FOLDER) -> list[tuple[int, str]]:
    """Return number and text of the migrations up to *last* (or all) that a store at *version* has not seen.

    Raises:
        BadStore: a newer program has already changed the store.
    """
    found = (NAME.fullmatch(path.name) for path in folder.iterdir())
    numbers = sorted(int(name[1]) for name in found if name and name[2] == kind)
    if version > numbers[-1]:
        raise BadStore("hall-store-too-new", version=str(version), last=str(numbers[-1]))
    wanted = [n for n in numbers if version < n <= (last or numbers[-1])]
    return [(n, (folder / f"{n:04}.{kind}.sql").read_text("utf-8")) for n in wanted]


def relations(version: int) -> list[str]:
    """Return the relations that a store at *version* has and a backup copies."""
    return [relation for relation, since in RELATIONS.items() if since <= version]
