-- The tables of the double-entry ledger. Why they look like this: note.md. What writes them: routines/ledger.sql.

CREATE SCHEMA ledger;

-- Types rather than CHECK constraints where the hot path writes: PostgreSQL parses a table's check
-- expressions anew for every statement, which cost half of a single posting.
CREATE TYPE ledger.owner_kind AS ENUM ('member', 'agent', 'provider', 'gateway', 'site');
CREATE TYPE ledger.purpose AS ENUM (
  'main', 'provider_wallet', 'held', 'in_transit', 'house',
  'promotion', 'jackpot', 'gateway', 'commission', 'adjustment');
CREATE TYPE ledger.posting_kind AS ENUM (
  'deposit', 'withdrawal', 'bet', 'win', 'bet_win', 'rollback', 'transfer_in', 'transfer_out',
  'promotion', 'commission', 'adjustment', 'reversal');
CREATE DOMAIN ledger.running_minor AS bigint CHECK (VALUE >= 0);
CREATE DOMAIN ledger.amount_minor AS bigint CHECK (VALUE BETWEEN 0 AND 9007199254740991);
CREATE DOMAIN ledger.currency AS text COLLATE "C" CHECK (VALUE ~ '^[A-Z]{3}$');

CREATE TABLE ledger.account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL,
  owner_kind ledger.owner_kind NOT NULL,
  owner_id integer NOT NULL,
  purpose ledger.purpose NOT NULL,
  -- Tells apart several accounts of one owner and purpose: the provider of a member's provider wallet,
  -- the number of a jackpot. 0 where there is only one.
  counterparty_id integer NOT NULL DEFAULT 0,
  currency ledger.currency NOT NULL,
  -- Kept for members alone. Any other account is met by everybody's play: a balance kept on its row
  -- would be the one row on which every bet waits.
  balance_minor ledger.running_minor,
  version bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (owner_id, site_id, purpose, counterparty_id, owner_kind, currency)
) WITH (fillfactor = 70);

CREATE TABLE ledger.transfer (
  id bigint NOT NULL PRIMARY KEY,
  site_id integer NOT NULL,
  scope text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  input_hash bytea NOT NULL,
  kind ledger.posting_kind NOT NULL,
  reference text NOT NULL,
  reason text,
  actor text,
  meta jsonb,
  occurred_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT transfer_key UNIQUE (key, scope, site_id)
);

CREATE SEQUENCE ledger.transfer_id OWNED BY ledger.transfer.id;

-- A move is one row with both its sides, so that a transfer which does not sum to zero cannot even be written down.
-- `*_after` and `*_version` belong to running accounts: the balance after the move, and how many moves touched it.
-- No foreign keys to account and transfer: a key share lock on one house account from every connection costs more
-- than the posting. The one write path guarantees both; ledger.differences proves it.
CREATE TABLE ledger.move (
  transfer_id bigint NOT NULL,
  -- 1, 2, … in its transfer.
  place integer NOT NULL,
  from_id bigint NOT NULL,
  to_id bigint NOT NULL,
  amount_minor ledger.amount_minor NOT NULL,
  from_after ledger.running_minor,
  from_version bigint,
  to_after ledger.running_minor,
  to_version bigint,
  currency text COLLATE "C" NOT NULL,
  PRIMARY KEY (transfer_id, place)
);
CREATE INDEX move_by_from ON ledger.move (from_id, transfer_id);
CREATE INDEX move_by_to ON ledger.move (to_id, transfer_id);

-- The two entries of each move: what left one account, what reached the other.
CREATE VIEW ledger.entry AS
SELECT transfer_id, 2 * place - 1 AS leg, from_id AS account_id, currency, -amount_minor AS amount_minor,
  from_after + amount_minor AS balance_before, from_after::bigint AS balance_after, from_version AS account_version
FROM ledger.move
UNION ALL
SELECT transfer_id, 2 * place, to_id, currency, amount_minor::bigint,
  to_after - amount_minor, to_after::bigint, to_version
FROM ledger.move;

-- Which transfer took back which; one reversal a transfer.
CREATE TABLE ledger.reversal (
  transfer_id bigint PRIMARY KEY,
  reversed_by bigint NOT NULL UNIQUE
);

-- Up to this transfer id everything is decided: committed, or never going to be.
CREATE TABLE ledger.horizon (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  through_transfer_id bigint NOT NULL,
  taken_at timestamptz NOT NULL DEFAULT now()
);

-- Sum of an account's entries up to and with through_transfer_id.
CREATE TABLE ledger.snapshot (
  account_id bigint NOT NULL,
  through_transfer_id bigint NOT NULL,
  balance_minor bigint NOT NULL,
  taken_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, through_transfer_id)
);

-- What is written stays written ---------------------------------------------------------------------

CREATE FUNCTION ledger.refuse_change() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'ledger.% is append-only: % refused', TG_TABLE_NAME, lower(TG_OP)
    USING ERRCODE = 'restrict_violation', HINT = 'Post a reversal instead.';
END $$;

DO $$
DECLARE
  v_table text;
BEGIN
  FOREACH v_table IN ARRAY ARRAY['transfer', 'move', 'reversal', 'horizon', 'snapshot'] LOOP
    EXECUTE format('CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger.%I
      FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change()', v_table);
    EXECUTE format('ALTER TABLE ledger.%I ENABLE ALWAYS TRIGGER append_only', v_table);
  END LOOP;
END $$;

CREATE TRIGGER account_stays BEFORE DELETE OR TRUNCATE ON ledger.account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
ALTER TABLE ledger.account ENABLE ALWAYS TRIGGER account_stays;

CREATE TRIGGER account_identity_stays
  BEFORE UPDATE OF id, site_id, owner_kind, owner_id, purpose, counterparty_id, currency, created_at
  ON ledger.account FOR EACH STATEMENT EXECUTE FUNCTION ledger.refuse_change();
ALTER TABLE ledger.account ENABLE ALWAYS TRIGGER account_identity_stays;

CREATE FUNCTION ledger.refuse_odd_account() RETURNS trigger
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  IF (NEW.owner_kind = 'member') <> (NEW.balance_minor IS NOT NULL)
    OR (NEW.balance_minor IS NULL) <> (NEW.version IS NULL) OR NEW.balance_minor <> 0 OR NEW.version <> 0
  THEN
    RAISE EXCEPTION 'accounts of members, and no others, begin with a running balance of zero'
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER account_begins BEFORE INSERT ON ledger.account
  FOR EACH ROW EXECUTE FUNCTION ledger.refuse_odd_account();
ALTER TABLE ledger.account ENABLE ALWAYS TRIGGER account_begins;

-- Grants --------------------------------------------------------------------------------------------

REVOKE ALL ON ALL TABLES IN SCHEMA ledger FROM PUBLIC, pavilion_app;
REVOKE ALL ON ALL SEQUENCES IN SCHEMA ledger FROM PUBLIC, pavilion_app;
GRANT USAGE ON SCHEMA ledger TO pavilion_app;
GRANT SELECT ON ALL TABLES IN SCHEMA ledger TO pavilion_app;
