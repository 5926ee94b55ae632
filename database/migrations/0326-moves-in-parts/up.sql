-- The table of moves becomes the first part of a table in parts: 0324. Only the catalogue changes, so whoever posts or reads
-- waits for milliseconds.
ALTER TABLE ledger.move RENAME TO move_first;
ALTER INDEX ledger.move_pkey RENAME TO move_first_pkey;
ALTER INDEX ledger.move_by_from RENAME TO move_first_by_from;
ALTER INDEX ledger.move_by_to RENAME TO move_first_by_to;

CREATE TABLE ledger.move (LIKE ledger.move_first) PARTITION BY RANGE (transfer_id);
ALTER TABLE ledger.move ADD PRIMARY KEY (transfer_id, place);
CREATE INDEX move_by_from ON ledger.move (from_id, kind, transfer_id);
CREATE INDEX move_by_to ON ledger.move (to_id, kind, transfer_id);

CREATE TABLE ledger.move_rest (LIKE ledger.move);

-- A trigger of statements stands on a table and on each of its parts: what is written to a part by its name passes the
-- table's by.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.move
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
ALTER TABLE ledger.move ENABLE ALWAYS TRIGGER append_only;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.move_rest
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
ALTER TABLE ledger.move_rest ENABLE ALWAYS TRIGGER append_only;

DO $$
DECLARE
  v_end constant bigint := (
    SELECT substring(pg_get_constraintdef(oid) FROM '\d+')::bigint FROM pg_constraint
    WHERE conrelid = 'ledger.move_first'::regclass AND conname = 'move_first_ends');
BEGIN
  EXECUTE format('ALTER TABLE ledger.move ATTACH PARTITION ledger.move_first FOR VALUES FROM (MINVALUE) TO (%s)', v_end);
  EXECUTE format('ALTER TABLE ledger.move ATTACH PARTITION ledger.move_rest FOR VALUES FROM (%s) TO (MAXVALUE)', v_end);
END $$;
ALTER TABLE ledger.move_first DROP CONSTRAINT move_first_ends;

CREATE OR REPLACE VIEW ledger.entry AS
SELECT transfer_id, 2 * place - 1 AS leg, from_id AS account_id, currency, -amount_minor AS amount_minor,
  from_after + amount_minor AS balance_before, from_after::bigint AS balance_after, from_version AS account_version, kind
FROM ledger.move
UNION ALL
SELECT transfer_id, 2 * place, to_id, currency, amount_minor::bigint,
  to_after - amount_minor, to_after::bigint, to_version, kind
FROM ledger.move;

-- Read through the table alone.
REVOKE ALL ON ledger.move, ledger.move_first, ledger.move_rest FROM PUBLIC, pavilion_app;
GRANT SELECT ON ledger.move TO pavilion_app;
