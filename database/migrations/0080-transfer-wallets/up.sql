-- Members' wallets at providers that keep the money themselves, and every transfer between them and the main wallet.
-- Why the postings look as they do: docs/decisions/0016.

-- A member's wallet at one transfer provider. Its row is locked for every change of its transfers and of its accounts in
-- the ledger, so that a launch, a way back and the job of another process take turns.
CREATE TABLE transfer_wallet (
  member_id integer NOT NULL REFERENCES member (id),
  gp_id integer NOT NULL REFERENCES provider (gp_id),
  site_id integer NOT NULL REFERENCES site (id),
  currency text NOT NULL,
  -- Counts the changes: a balance that the provider told is only believed if nothing changed since it was asked for.
  version bigint NOT NULL DEFAULT 0,
  -- Money may lie there. It is brought back when no game of the provider is open.
  away boolean NOT NULL DEFAULT false,
  -- When to try that next, and how often it was tried in vain.
  back_at timestamptz NOT NULL,
  back_tries integer NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, gp_id)
);
CREATE INDEX transfer_wallet_away ON transfer_wallet (back_at) WHERE away;

-- One transfer and where its money is:
--   created    in the in-transit account; the provider has not been asked
--   sent       the provider is being asked
--   unknown    asked, and no answer that can be believed; asked for until there is one
--   confirmed  the provider did it: the money is at the other end
--   failed     the provider did not and will not do it: the money is where it came from
CREATE TABLE wallet_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The transaction id at the provider, the same however often it is sent.
  reference uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  member_id integer NOT NULL,
  gp_id integer NOT NULL,
  site_id integer NOT NULL,
  currency text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('to_provider', 'to_main')),
  amount_minor bigint NOT NULL CHECK (amount_minor BETWEEN 1 AND 9007199254740991),
  state text NOT NULL CHECK (state IN ('created', 'sent', 'unknown', 'confirmed', 'failed')),
  -- What asked for it.
  cause text NOT NULL CHECK (cause IN ('launch', 'leave', 'one_key', 'get_back')),
  -- The ledger's transfer that put the money in transit; taken back when the transfer fails.
  hold_transfer_id bigint NOT NULL,
  -- The provider's word, where it refused.
  refusal text,
  asked_times integer NOT NULL DEFAULT 0,
  -- When the job may take it up.
  ask_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  FOREIGN KEY (member_id, gp_id) REFERENCES transfer_wallet,
  CHECK ((state IN ('confirmed', 'failed')) = (settled_at IS NOT NULL))
);
-- One transfer at a time in a wallet.
CREATE UNIQUE INDEX wallet_transfer_open ON wallet_transfer (member_id, gp_id)
  WHERE state IN ('created', 'sent', 'unknown');
CREATE INDEX wallet_transfer_to_ask ON wallet_transfer (ask_at) WHERE state IN ('created', 'sent', 'unknown');
CREATE INDEX wallet_transfer_by_member ON wallet_transfer (member_id, id DESC);

-- Every change of state with its cause. Rows are only ever added.
CREATE TABLE wallet_transfer_step (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id bigint NOT NULL REFERENCES wallet_transfer (id),
  from_state text,
  to_state text NOT NULL,
  cause text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX wallet_transfer_step_by_transfer ON wallet_transfer_step (transfer_id, id);
REVOKE UPDATE, DELETE ON wallet_transfer_step FROM pavilion_app;

-- The last one-key transfer back of a member: what the lock of ten seconds counts from, and whether it still runs.
CREATE TABLE one_key_back (
  member_id integer PRIMARY KEY REFERENCES member (id),
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  code integer
);
