-- Accounts of remainders. Some wires count finer than a minor unit; the ledger does not. What a stake took beyond what was
-- staked, and what a win was more than was paid, stays the member's at that provider until it makes a whole minor unit.
CREATE TABLE remainder (
  gp_id integer NOT NULL REFERENCES provider (gp_id),
  member_id integer NOT NULL REFERENCES member (id),
  -- How many parts of the wire make one minor unit of the member's currency.
  per_minor integer NOT NULL CHECK (per_minor > 1),
  parts integer NOT NULL CHECK (parts >= 0 AND parts < per_minor),
  PRIMARY KEY (gp_id, member_id, per_minor)
);

-- What a transaction changed in it. The sum of a member's moves at a provider is what stands there.
CREATE TABLE remainder_move (
  gp_id integer NOT NULL,
  transaction_id text COLLATE "C" NOT NULL,
  member_id integer NOT NULL,
  per_minor integer NOT NULL,
  parts integer NOT NULL CHECK (parts <> 0 AND abs(parts) < per_minor),
  PRIMARY KEY (gp_id, transaction_id),
  FOREIGN KEY (gp_id, transaction_id) REFERENCES wallet_transaction (gp_id, transaction_id),
  FOREIGN KEY (gp_id, member_id, per_minor) REFERENCES remainder (gp_id, member_id, per_minor)
);
CREATE INDEX remainder_move_by_account ON remainder_move (gp_id, member_id, per_minor);

-- Written by wallet.apply_batch alone.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON remainder, remainder_move FROM pavilion_app;

-- A win that its provider took back while it waited, or after staff had decided.
ALTER TABLE withheld_win DROP CONSTRAINT withheld_win_state_check;
ALTER TABLE withheld_win ADD CONSTRAINT withheld_win_state_check
  CHECK (state IN ('withheld', 'released', 'refused', 'taken_back'));
