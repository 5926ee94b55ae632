-- Proofs of the books that go on where they stopped: routines/proof.sql, docs/decisions/0329.

-- A walk through all transfers, from the first to the horizon. One at a time.
CREATE TABLE ledger.proof (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  begun_at timestamptz NOT NULL DEFAULT now(),
  -- Proven up to and with this one.
  through_transfer_id bigint NOT NULL DEFAULT 0,
  ended_at timestamptz
);
CREATE UNIQUE INDEX proof_open ON ledger.proof ((true)) WHERE ended_at IS NULL;

-- What a walk has found so far.
CREATE TABLE ledger.proof_difference (
  proof_id bigint NOT NULL REFERENCES ledger.proof (id),
  rule text NOT NULL,
  subject text NOT NULL,
  expected text,
  actual text
);
CREATE INDEX proof_difference_by_proof ON ledger.proof_difference (proof_id);

-- What each account's entries come to, up to where the walk of that number stands.
CREATE TABLE ledger.proven (
  account_id bigint PRIMARY KEY,
  proof_id bigint NOT NULL,
  balance_minor bigint NOT NULL,
  -- Entries with a balance, of accounts that have one.
  version bigint NOT NULL
) WITH (fillfactor = 70);

REVOKE ALL ON ledger.proof, ledger.proof_difference, ledger.proven FROM PUBLIC, pavilion_app;
GRANT SELECT ON ledger.proof, ledger.proof_difference, ledger.proven TO pavilion_app;
