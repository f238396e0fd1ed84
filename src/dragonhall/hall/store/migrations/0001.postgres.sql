CREATE TABLE IF NOT EXISTS tables (
    code text PRIMARY KEY, game text NOT NULL, state text NOT NULL, public boolean NOT NULL, created bigint NOT NULL,
    updated bigint NOT NULL, seq integer NOT NULL, due bigint, rev integer NOT NULL, doc bytea NOT NULL,
    secret bytea NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX IF NOT EXISTS tables_public ON tables (state, created) WHERE public;
CREATE TABLE IF NOT EXISTS lines (
    code text NOT NULL, seq integer NOT NULL, kind text NOT NULL, ply integer NOT NULL, seat integer NOT NULL,
    move text NOT NULL, client text, bot boolean NOT NULL, rules integer NOT NULL, layout text NOT NULL,
    "table" bytea NOT NULL, news bytea NOT NULL, asked bytea NOT NULL, clocks bytea NOT NULL, at bigint NOT NULL,
    PRIMARY KEY (code, seq)
);
CREATE UNIQUE INDEX IF NOT EXISTS lines_client ON lines (code, client) WHERE client IS NOT NULL;
CREATE TABLE IF NOT EXISTS pages (code text, page integer, content bytea NOT NULL, PRIMARY KEY (code, page));
CREATE TABLE IF NOT EXISTS documents (
    kind text NOT NULL, key text NOT NULL, owner text NOT NULL, at bigint NOT NULL, rev integer NOT NULL,
    doc bytea NOT NULL, PRIMARY KEY (kind, key)
);
CREATE INDEX IF NOT EXISTS documents_owner ON documents (owner, kind, at);
CREATE TABLE IF NOT EXISTS layouts (name text PRIMARY KEY, text text NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS servers (server text PRIMARY KEY, seen timestamptz NOT NULL);
CREATE UNLOGGED TABLE IF NOT EXISTS leases (code text PRIMARY KEY, server text NOT NULL);
CREATE TABLE IF NOT EXISTS counts (state text NOT NULL, n bigint NOT NULL);
CREATE OR REPLACE FUNCTION count_tables() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'DELETE' THEN INSERT INTO counts VALUES (NEW.state, 1); END IF;
    IF TG_OP <> 'INSERT' THEN INSERT INTO counts VALUES (OLD.state, -1); END IF;
    RETURN NULL;
END $$;
DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = 'tables'::regclass AND tgname = 'tables_changed') THEN
        CREATE TRIGGER tables_laid AFTER INSERT OR DELETE ON tables FOR EACH ROW EXECUTE FUNCTION count_tables();
        CREATE TRIGGER tables_changed AFTER UPDATE OF state ON tables FOR EACH ROW
            WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION count_tables();
        INSERT INTO counts SELECT state, count(*) FROM tables GROUP BY state;
    END IF;
END $$;
