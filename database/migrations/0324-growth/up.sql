-- Tables that grow without an end lie in parts, each with a range of ids. What makes and counts parts:
-- routines/growth.sql. Why in three steps: note.md; why at all: docs/decisions/0328.

CREATE SCHEMA growth;

CREATE TABLE growth.plan (
  -- As in 'ledger.move'.
  relation text PRIMARY KEY,
  -- The sequence that its ids come from.
  sequence text NOT NULL,
  -- Ids of a part. Parts that are made stay as wide as they are.
  width bigint NOT NULL CHECK (width > 0),
  -- Parts, beyond the one that is being written, that there are to be.
  ahead integer NOT NULL CHECK (ahead > 0)
);
REVOKE ALL ON growth.plan FROM PUBLIC;
GRANT USAGE ON SCHEMA growth TO pavilion_app;
GRANT SELECT ON growth.plan TO pavilion_app;

INSERT INTO growth.plan (relation, sequence, width, ahead) VALUES ('ledger.move', 'ledger.transfer_id', 50000000, 2);

-- The first part ends so far beyond the newest id that nothing posted meanwhile reaches it.
DO $$
DECLARE
  v_width constant bigint := (SELECT width FROM growth.plan WHERE relation = 'ledger.move');
  v_end constant bigint := (coalesce(pg_sequence_last_value('ledger.transfer_id'), 0) / v_width + 2) * v_width;
BEGIN
  EXECUTE format('ALTER TABLE ledger.move ADD CONSTRAINT move_first_ends CHECK (transfer_id < %s) NOT VALID', v_end);
END $$;
