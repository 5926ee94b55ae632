-- The three roles of a hall, and the database as the owner's. Run it as a superuser, connected to the hall's database,
-- before the first `npm run migrate`; running it again changes nothing, and a database of an earlier version, whose
-- tables belong to somebody else, is taken over. docs/decisions/0080-three-roles.md tells why.
--
--   pavilion_owner     owns the database and everything in it; nobody logs in as it
--   pavilion_migrator  applies migrations (MIGRATION_DATABASE_URL); every session of it is the owner's
--   pavilion_app       the hall itself (DATABASE_URL): the rights that migrations grant it, and nothing else
--
-- Passwords are set beside it, for example by psql's \password pavilion_app, which sends no plain text.

BEGIN;
-- Two halls of one server, or two starts of one, wait for each other.
DO $$ BEGIN PERFORM pg_advisory_xact_lock(7284004); END $$;

DO $$
DECLARE
  v_role text;
BEGIN
  FOREACH v_role IN ARRAY ARRAY['pavilion_owner', 'pavilion_migrator', 'pavilion_app'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = v_role) THEN
      EXECUTE format('CREATE ROLE %I', v_role);
    END IF;
  END LOOP;
END
$$;
ALTER ROLE pavilion_owner NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;
ALTER ROLE pavilion_migrator LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;
ALTER ROLE pavilion_app LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;
GRANT pavilion_owner TO pavilion_migrator;
ALTER ROLE pavilion_migrator SET role = 'pavilion_owner';
GRANT pavilion_app TO pavilion_owner;
-- standby_lag() tells the hall how far standbys are behind, and no more of what a server knows of its sessions.
GRANT pg_read_all_stats TO pavilion_owner;

DO $$
DECLARE
  v_database text := current_database();
  v_statement text;
BEGIN
  EXECUTE format('ALTER DATABASE %I OWNER TO pavilion_owner', v_database);
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', v_database);
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO pavilion_migrator, pavilion_app', v_database);

  FOR v_statement IN
    WITH space AS (
      SELECT oid, nspname, nspowner FROM pg_namespace
      WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\_%'
    ), part_of_extension AS (
      SELECT classid, objid FROM pg_depend WHERE deptype = 'e'
    )
    SELECT format('ALTER SCHEMA %I OWNER TO pavilion_owner', nspname), 1 AS step
    FROM space WHERE nspname <> 'public' AND nspowner <> 'pavilion_owner'::regrole
    UNION ALL
    SELECT format('ALTER TABLE %s OWNER TO pavilion_owner', c.oid::regclass), 2
    FROM pg_class c JOIN space ON space.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND c.relowner <> 'pavilion_owner'::regrole
      AND ('pg_class'::regclass, c.oid) NOT IN (SELECT * FROM part_of_extension)
    UNION ALL
    -- A sequence of a column goes with its table.
    SELECT format('ALTER SEQUENCE %s OWNER TO pavilion_owner', c.oid::regclass), 3
    FROM pg_class c JOIN space ON space.oid = c.relnamespace
    WHERE c.relkind = 'S' AND c.relowner <> 'pavilion_owner'::regrole
      AND NOT EXISTS (SELECT FROM pg_depend d
                      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i', 'e'))
    UNION ALL
    SELECT format('ALTER TYPE %s OWNER TO pavilion_owner', t.oid::regtype), 4
    FROM pg_type t JOIN space ON space.oid = t.typnamespace LEFT JOIN pg_class c ON c.oid = t.typrelid
    WHERE (t.typtype IN ('d', 'e', 'r') OR c.relkind = 'c') AND t.typowner <> 'pavilion_owner'::regrole
      AND ('pg_type'::regclass, t.oid) NOT IN (SELECT * FROM part_of_extension)
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO pavilion_owner', p.oid::regprocedure), 5
    FROM pg_proc p JOIN space ON space.oid = p.pronamespace
    WHERE p.proowner <> 'pavilion_owner'::regrole
      AND ('pg_proc'::regclass, p.oid) NOT IN (SELECT * FROM part_of_extension)
    ORDER BY step
  LOOP
    EXECUTE v_statement;
  END LOOP;
END
$$;

REVOKE CREATE ON SCHEMA public FROM PUBLIC;
-- Migration 0001 does this for who applies it. In a database that is taken over that was somebody else; in an empty one it
-- is yet to come, after the table of what was applied, which is nobody else's business.
DO $$
BEGIN
  IF to_regclass('public.applied_migration') IS NOT NULL THEN
    ALTER DEFAULT PRIVILEGES FOR ROLE pavilion_owner IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO pavilion_app;
    ALTER DEFAULT PRIVILEGES FOR ROLE pavilion_owner IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO pavilion_app;
    ALTER DEFAULT PRIVILEGES FOR ROLE pavilion_owner IN SCHEMA public GRANT EXECUTE ON FUNCTIONS TO pavilion_app;
  END IF;
END
$$;
COMMIT;
