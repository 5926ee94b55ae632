-- Holds, and entries that are found by account, kind and place in the books. What uses them: routines/ledger.sql.
-- Why: docs/decisions/0013.

-- A move repeats the kind of its transfer: only so can an index lead from an account to its entries of one kind.
ALTER TABLE ledger.move ADD COLUMN kind ledger.posting_kind;
ALTER TABLE ledger.move DISABLE TRIGGER append_only;
UPDATE ledger.move m SET kind = t.kind FROM ledger.transfer t WHERE t.id = m.transfer_id;
ALTER TABLE ledger.move ENABLE ALWAYS TRIGGER append_only;
ALTER TABLE ledger.move ALTER COLUMN kind SET NOT NULL;

-- One index a side, as before. What asks for every kind names them all.
DROP INDEX ledger.move_by_from;
DROP INDEX ledger.move_by_to;
CREATE INDEX move_by_from ON ledger.move (from_id, kind, transfer_id);
CREATE INDEX move_by_to ON ledger.move (to_id, kind, transfer_id);

CREATE OR REPLACE VIEW ledger.entry AS
SELECT transfer_id, 2 * place - 1 AS leg, from_id AS account_id, currency, -amount_minor AS amount_minor,
  from_after + amount_minor AS balance_before, from_after::bigint AS balance_after, from_version AS account_version, kind
FROM ledger.move
UNION ALL
SELECT transfer_id, 2 * place, to_id, currency, amount_minor::bigint,
  to_after - amount_minor, to_after::bigint, to_version, kind
FROM ledger.move;

-- Holds ---------------------------------------------------------------------------------------------

CREATE TYPE ledger.hold_state AS ENUM ('open', 'posted', 'voided', 'expired');

-- Money of a member that waits on the member's `held` account for what it was reserved for.
CREATE TABLE ledger.hold (
  -- The transfer that reserved it is the hold's number.
  transfer_id bigint PRIMARY KEY,
  site_id integer NOT NULL,
  -- Where it came from and where what is not posted returns to.
  account_id bigint NOT NULL,
  held_id bigint NOT NULL,
  amount_minor ledger.amount_minor NOT NULL CHECK (amount_minor > 0),
  -- From this moment on it can no longer be posted. NULL: it waits for ever.
  expires_at timestamptz,
  state ledger.hold_state NOT NULL DEFAULT 'open',
  ended_by bigint UNIQUE,
  -- How much of it reached what it was reserved for.
  posted_minor ledger.amount_minor,
  CHECK ((state = 'open') = (ended_by IS NULL) AND (state = 'open') = (posted_minor IS NULL)),
  CHECK (posted_minor <= amount_minor)
);
CREATE INDEX hold_due ON ledger.hold (expires_at) WHERE state = 'open';
CREATE INDEX hold_open ON ledger.hold (held_id) WHERE state = 'open';

CREATE TRIGGER hold_stays BEFORE DELETE OR TRUNCATE ON ledger.hold
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
ALTER TABLE ledger.hold ENABLE ALWAYS TRIGGER hold_stays;

CREATE TRIGGER hold_identity_stays
  BEFORE UPDATE OF transfer_id, site_id, account_id, held_id, amount_minor, expires_at
  ON ledger.hold FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
ALTER TABLE ledger.hold ENABLE ALWAYS TRIGGER hold_identity_stays;

CREATE FUNCTION ledger.refuse_second_end() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF OLD.state <> 'open' OR NEW.state = 'open' THEN
    RAISE EXCEPTION 'hold % ends once: from % to % refused', OLD.transfer_id, OLD.state, NEW.state
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION ledger.refuse_second_end() FROM PUBLIC;

CREATE TRIGGER hold_ends_once BEFORE UPDATE ON ledger.hold
  FOR EACH ROW EXECUTE FUNCTION ledger.refuse_second_end();
ALTER TABLE ledger.hold ENABLE ALWAYS TRIGGER hold_ends_once;

REVOKE ALL ON ledger.hold FROM PUBLIC, pavilion_app;
GRANT SELECT ON ledger.hold TO pavilion_app;
