-- What a game can pay at most, as a multiple of what its round staked; the provider's own bound for games that name none.
-- A win beyond it is not refused, for the provider has shown it to the player: it waits for staff.
ALTER TABLE provider ADD COLUMN win_multiple_max integer NOT NULL DEFAULT 100000 CHECK (win_multiple_max > 0);
ALTER TABLE game ADD COLUMN win_multiple_max integer CHECK (win_multiple_max > 0);

-- Where withheld wins lie until staff have decided.
ALTER TYPE ledger.purpose ADD VALUE 'withheld';

CREATE TABLE withheld_win (
  -- wallet_transaction.id, by which staff and provider speak of it (`operator_tx_id`).
  number bigint PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  gp_id integer NOT NULL REFERENCES provider (gp_id),
  transaction_id text COLLATE "C" NOT NULL,
  member_id integer NOT NULL REFERENCES member (id),
  -- Null for what was won in no round: promotions.
  round_id bigint REFERENCES round (id),
  currency text NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  -- The most that would have been paid at once.
  bound_minor bigint NOT NULL CHECK (bound_minor >= 0),
  state text NOT NULL DEFAULT 'withheld' CHECK (state IN ('withheld', 'released', 'refused')),
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by text,
  reason text,
  FOREIGN KEY (gp_id, transaction_id) REFERENCES wallet_transaction (gp_id, transaction_id),
  CHECK ((state = 'withheld') = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL)),
  CHECK (state <> 'refused' OR reason IS NOT NULL)
);
CREATE INDEX withheld_win_waiting ON withheld_win (created_at) WHERE state = 'withheld';
CREATE INDEX withheld_win_by_round ON withheld_win (round_id) WHERE state <> 'released';

-- Written by wallet.apply_batch, decided once, never removed.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON withheld_win FROM pavilion_app;
GRANT UPDATE (state, decided_at, decided_by, reason) ON withheld_win TO pavilion_app;
