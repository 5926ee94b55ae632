-- A hall on several clusters: each is a cell, a whole hall with a database of its own, and a site lives in one of them
-- (docs/decisions/0341). What a move of a site between cells leaves behind in each of the two: routines/cells.sql.

CREATE SCHEMA cell;

-- Which of how many cells this is. Every sequence counts in steps of `cells`, from another number in each cell, so that no
-- id is given out twice. No row: the only cell there is.
CREATE TABLE cell.this (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  number integer NOT NULL CHECK (number >= 0),
  cells integer NOT NULL CHECK (cells > number)
);

-- Sites that leave for another cell or come from one. No row: it lives here, or was never heard of.
CREATE TABLE cell.site (
  site_id integer PRIMARY KEY,
  -- leaving: its rows are followed to the other cell; gone: it lives there, what is here is what it left
  -- arriving: its rows come in; arrived: it lives here; removing: its rows are being deleted
  state text NOT NULL CHECK (state IN ('leaving', 'gone', 'arriving', 'arrived', 'removing')),
  -- Transactions that begin from then on neither see its rows nor write any. One that began before goes on to its end.
  closed_at timestamptz,
  -- And those that begin from then on do again.
  opened_at timestamptz,
  -- All that the other cell had when the following began is here.
  copied_at timestamptz,
  begun_at timestamptz NOT NULL DEFAULT now()
);

-- Comes through the following like any other row: when it is there, so is everything before it.
CREATE TABLE cell.mark (
  site_id integer NOT NULL,
  mark uuid NOT NULL,
  PRIMARY KEY (site_id, mark)
);

REVOKE ALL ON ALL TABLES IN SCHEMA cell FROM PUBLIC, pavilion_app;
GRANT USAGE ON SCHEMA cell TO pavilion_app;

-- An account that arrives brings its balance along. `replica` is what the following writes as; nobody but a superuser can
-- choose it.
CREATE OR REPLACE FUNCTION ledger.refuse_odd_account() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (NEW.owner_kind = 'member') <> (NEW.balance_minor IS NOT NULL)
    OR (NEW.balance_minor IS NULL) <> (NEW.version IS NULL) OR NEW.balance_minor <> 0 OR NEW.version <> 0
  THEN
    IF current_setting('session_replication_role') = 'replica' THEN
      IF EXISTS (SELECT FROM cell.site s WHERE s.site_id = NEW.site_id AND s.state = 'arriving') THEN
        RETURN NEW;
      END IF;
    END IF;
    RAISE EXCEPTION 'accounts of members, and no others, begin with a running balance of zero'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

-- What a site left behind in a cell, or brought to one that it did not come to live in, may be deleted: by a superuser, as
-- `replica`, while it says so in cell.site.
CREATE OR REPLACE FUNCTION ledger.refuse_change() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('session_replication_role') = 'replica' THEN
    IF EXISTS (SELECT FROM cell.site s WHERE s.state = 'removing') THEN
      RETURN NULL;
    END IF;
  END IF;
  RAISE EXCEPTION 'ledger.% is append-only: % refused', TG_TABLE_NAME, lower(TG_OP)
    USING ERRCODE = 'restrict_violation', HINT = 'Post a reversal instead.';
END $$;

CREATE OR REPLACE FUNCTION refuse_trace_change() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('session_replication_role') = 'replica' THEN
    IF EXISTS (SELECT FROM cell.site s WHERE s.state = 'removing') THEN
      RETURN NULL;
    END IF;
  END IF;
  RAISE EXCEPTION 'trace is append-only: % refused', lower(TG_OP) USING ERRCODE = 'restrict_violation';
END $$;
