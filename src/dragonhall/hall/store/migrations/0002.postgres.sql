-- The time of a document is a time. What else some are listed by (ratings, the points of a day, how many matches were
-- counted, the numbers of a tournament's tables) has a column of its own, and so have the hall's secrets a relation.
ALTER TABLE documents ADD COLUMN sort bigint;
UPDATE documents SET sort = at, at = coalesce(substring(encode(doc, 'escape')
    from CASE kind WHEN 'daily' THEN '"at":(\d+)' ELSE '"last":(\d+)' END)::bigint, 0)
    WHERE kind IN ('rating', 'statistics', 'daily');
UPDATE documents SET sort = at, at = coalesce((SELECT t.at FROM documents t
    WHERE t.kind = 'tournament' AND t.key = split_part(documents.key, '/', 1)), 0)
    WHERE kind = 'pairing';
DROP INDEX documents_owner;
CREATE INDEX documents_owner ON documents (owner, kind, (coalesce(sort, at)));
CREATE TABLE secrets (name text PRIMARY KEY, text text NOT NULL);
INSERT INTO secrets SELECT name, text FROM layouts WHERE name LIKE 'key of %';
DELETE FROM layouts WHERE name LIKE 'key of %';
