-- What staff did, tried and read. Each line bears the hash of the one before: `npm run audit -- --verify` proves that none
-- is missing and none was changed. A chain is a site's; chain 0 is the installation's.

CREATE TABLE trace (
  chain integer NOT NULL,
  -- 1, 2, 3 … in each chain, without a gap.
  number bigint NOT NULL CHECK (number > 0),
  at timestamptz NOT NULL,
  -- Null where nobody was known: a login that failed.
  staff_id integer REFERENCES staff (id),
  session_id uuid,
  address inet,
  -- Path of a call of the office, or the name of a command.
  call text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('write', 'read', 'login')),
  subject_kind text,
  subject_id text,
  -- Secrets never, personal data masked.
  before jsonb,
  after jsonb,
  reason text,
  outcome text NOT NULL CHECK (outcome IN ('done', 'refused')),
  -- Of a refusal.
  code integer,
  request_id text,
  prev_hash bytea NOT NULL CHECK (length(prev_hash) = 32),
  hash bytea NOT NULL CHECK (length(hash) = 32),
  PRIMARY KEY (chain, number),
  CHECK ((outcome = 'refused') = (code IS NOT NULL)),
  CHECK ((subject_kind IS NULL) = (subject_id IS NULL))
);
CREATE INDEX trace_by_subject ON trace (chain, subject_kind, subject_id, number DESC);
CREATE INDEX trace_by_staff ON trace (chain, staff_id, number DESC);

-- The last line of each chain, so that a chain that was cut short shows.
CREATE TABLE trace_head (
  chain integer PRIMARY KEY,
  number bigint NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32)
);

CREATE FUNCTION refuse_trace_change() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'trace is append-only: % refused', lower(TG_OP) USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON trace
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_trace_change();
ALTER TABLE trace ENABLE ALWAYS TRIGGER append_only;
CREATE TRIGGER head_stays BEFORE DELETE OR TRUNCATE ON trace_head
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_trace_change();
ALTER TABLE trace_head ENABLE ALWAYS TRIGGER head_stays;

REVOKE ALL ON trace, trace_head FROM pavilion_app;
GRANT SELECT ON trace, trace_head TO pavilion_app;
