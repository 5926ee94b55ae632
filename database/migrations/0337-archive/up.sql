-- Parts of tables that grow, written to files and taken away: routines/archive.sql, docs/decisions/0342. Why like this: note.md.

CREATE SCHEMA archive;

-- How long the newest row of a part is kept at hand before the part may go. A year of statements is asked of these tables.
ALTER TABLE growth.plan ADD COLUMN keep interval NOT NULL DEFAULT '13 months' CHECK (keep >= interval '13 months');

-- A part that was written to a file. Its rows are at hand until dropped_at.
CREATE TABLE archive.part (
  -- As in 'ledger.move'.
  relation text NOT NULL,
  -- Ids from the first up to and without the second.
  low bigint NOT NULL,
  high bigint NOT NULL CHECK (high > low),
  name text NOT NULL,
  rows bigint NOT NULL CHECK (rows >= 0),
  first_id bigint,
  last_id bigint,
  first_at timestamptz,
  last_at timestamptz,
  -- Of each currency, how many rows and what they moved, minor units: {"USD": {"rows": "2", "minor": "300"}}.
  sums jsonb NOT NULL,
  -- In the folder of the archive.
  file text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes > 0),
  file_sha256 bytea NOT NULL CHECK (length(file_sha256) = 32),
  -- Over the rows in their order, as docs/decisions/0342 writes a row.
  rows_sha256 bytea NOT NULL CHECK (length(rows_sha256) = 32),
  -- The newest migration when it was written.
  migration text NOT NULL,
  written_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- From this moment on everybody reads as if the part were gone.
  carried_at timestamptz,
  dropped_at timestamptz,
  -- When the file was last read from end to end, and what was wrong with it.
  checked_at timestamptz,
  fault text,
  PRIMARY KEY (relation, low)
);

-- What each account's entries came to up to the end of an archived part, of accounts that have any in it.
CREATE TABLE ledger.carried (
  account_id bigint NOT NULL,
  through_transfer_id bigint NOT NULL,
  balance_minor bigint NOT NULL,
  -- Entries with a balance, of accounts that have one.
  version bigint NOT NULL,
  -- Of that part alone: how many entries, and the transfers of the first and the last.
  entries bigint NOT NULL,
  first_transfer_id bigint NOT NULL,
  last_transfer_id bigint NOT NULL,
  PRIMARY KEY (account_id, through_transfer_id)
);

-- What was staked from a main account in archived parts, less what was taken back, by the deposit that it came after; 0 before
-- the first.
CREATE TABLE ledger.carried_stake (
  account_id bigint NOT NULL,
  after_transfer_id bigint NOT NULL,
  through_transfer_id bigint NOT NULL,
  staked_minor bigint NOT NULL,
  PRIMARY KEY (account_id, after_transfer_id, through_transfer_id)
);

-- Here and not in routines/archive.sql, since routines that come before it ask for this. Moves up to and with this transfer are in the archive; 0 where none are.
CREATE OR REPLACE FUNCTION archive.through() RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce(max(high), 1) - 1 FROM archive.part WHERE relation = 'ledger.move' AND carried_at IS NOT NULL
$$;

DO $$
DECLARE
  v_table text;
BEGIN
  FOREACH v_table IN ARRAY ARRAY['carried', 'carried_stake'] LOOP
    EXECUTE format('CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.%I
      FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change()', v_table);
    EXECUTE format('ALTER TABLE ledger.%I ENABLE ALWAYS TRIGGER append_only', v_table);
  END LOOP;
END $$;

REVOKE ALL ON archive.part, ledger.carried, ledger.carried_stake FROM PUBLIC, pavilion_app;
GRANT USAGE ON SCHEMA archive TO pavilion_app;
GRANT SELECT ON archive.part, ledger.carried, ledger.carried_stake TO pavilion_app;
REVOKE ALL ON FUNCTION archive.through() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION archive.through() TO pavilion_app;
