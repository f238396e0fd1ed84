"""The relations of a SQLite store, and the statements that write to them."""

from __future__ import annotations

from .store import LINE_FIELDS, TABLE_FIELDS, names

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    code TEXT PRIMARY KEY, game TEXT NOT NULL, state TEXT NOT NULL, public INTEGER NOT NULL, created INTEGER NOT NULL,
    updated INTEGER NOT NULL, seq INTEGER NOT NULL, due INTEGER, rev INTEGER NOT NULL, doc BLOB NOT NULL,
    secret BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX IF NOT EXISTS tables_public ON tables (state, created) WHERE public = 1;
CREATE TABLE IF NOT EXISTS lines (
    code TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, ply INTEGER NOT NULL, seat INTEGER NOT NULL,
    move TEXT NOT NULL, client TEXT, bot INTEGER NOT NULL, rules INTEGER NOT NULL, layout TEXT NOT NULL,
    "table" BLOB NOT NULL, news BLOB NOT NULL, asked BLOB NOT NULL, clocks BLOB NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (code, seq)
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS lines_client ON lines (code, client) WHERE client IS NOT NULL;
CREATE TABLE IF NOT EXISTS pages (
    code TEXT NOT NULL, page INTEGER NOT NULL, content BLOB NOT NULL, PRIMARY KEY (code, page)
) STRICT;
CREATE TABLE IF NOT EXISTS documents (
    kind TEXT NOT NULL, key TEXT NOT NULL, owner TEXT NOT NULL, at INTEGER NOT NULL, rev INTEGER NOT NULL,
    doc BLOB NOT NULL, PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS documents_owner ON documents (owner, kind, at);
CREATE TABLE IF NOT EXISTS layouts (name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS counts (state TEXT PRIMARY KEY, n INTEGER NOT NULL) STRICT;
CREATE TRIGGER IF NOT EXISTS tables_laid AFTER INSERT ON tables BEGIN
    INSERT INTO counts VALUES (new.state, 1) ON CONFLICT (state) DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER IF NOT EXISTS tables_forgotten AFTER DELETE ON tables BEGIN
    UPDATE counts SET n = n - 1 WHERE state = old.state;
END;
CREATE TRIGGER IF NOT EXISTS tables_changed AFTER UPDATE OF state ON tables WHEN old.state <> new.state BEGIN
    UPDATE counts SET n = n - 1 WHERE state = old.state;
    INSERT INTO counts VALUES (new.state, 1) ON CONFLICT (state) DO UPDATE SET n = n + 1;
END;
INSERT INTO counts SELECT state, count(*) FROM tables WHERE NOT EXISTS (SELECT 1 FROM counts) GROUP BY state;
"""
BARE_LINES = """
SELECT code, seq, kind, ply, seat, move,
       CASE WHEN seq > (SELECT max(seq) FROM lines WHERE code=?2) - ?1 THEN client END,
       bot, rules, '', x'', x'', x'', x'', at
FROM lines WHERE code=?2 ORDER BY seq
"""


def gaps(fields: tuple[str, ...]) -> str:
    return ", ".join("?" * len(fields))


PUT_TABLE = f"INSERT INTO tables ({names(TABLE_FIELDS)}) VALUES ({gaps(TABLE_FIELDS)})"
STOPPED = "state='running' AND due IS NULL AND updated<?"
CHUNKS = (256, 128, 64, 32, 16, 8, 4, 2, 1)
"""So many lines are written by one statement: the interpreter's lock, which the loop wants too, changes hands once for
all of them. Few sizes, so that the statements stay prepared."""
PUT_LINES = {
    n: f"INSERT INTO lines ({names(LINE_FIELDS)}) VALUES {', '.join([f'({gaps(LINE_FIELDS)})'] * n)}" for n in CHUNKS
}
SET_ROWS = {
    n: f"""UPDATE tables SET seq=v.column2, state=v.column3, due=v.column4, updated=v.column5
           FROM (VALUES {", ".join(["(?, ?, ?, ?, ?)"] * n)}) AS v WHERE tables.code=v.column1"""
    for n in CHUNKS
}
