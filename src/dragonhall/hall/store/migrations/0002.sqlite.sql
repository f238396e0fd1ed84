-- The time of a document is a time. What else some are listed by (ratings, the points of a day, how many matches were
-- counted, the numbers of a tournament's tables) has a column of its own, and so have the hall's secrets a relation.
ALTER TABLE documents ADD COLUMN sort INTEGER;
UPDATE documents SET sort = at, at = coalesce(CASE WHEN json_valid(CAST(doc AS TEXT)) THEN json_extract(
    CAST(doc AS TEXT), CASE kind WHEN 'daily' THEN '$.at' ELSE '$.last' END) END, 0)
    WHERE kind IN ('rating', 'statistics', 'daily');
UPDATE documents SET sort = at, at = coalesce((SELECT t.at FROM documents t
    WHERE t.kind = 'tournament' AND t.key = substr(documents.key, 1, instr(documents.key, '/') - 1)), 0)
    WHERE kind = 'pairing';
DROP INDEX documents_owner;
CREATE INDEX documents_owner ON documents (owner, kind, coalesce(sort, at));
CREATE TABLE secrets (name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
INSERT INTO secrets SELECT name, text FROM layouts WHERE name LIKE 'key of %';
DELETE FROM layouts WHERE name LIKE 'key of %';
-- The same query finds public tables in both kinds of stores.
DROP INDEX tables_public;
CREATE INDEX tables_public ON tables (state, created) WHERE public;
