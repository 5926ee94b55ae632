-- Promotional wins, adjustments, free rounds, jackpots in the ledger, and the daily comparison with providers.

ALTER TYPE wallet_kind ADD VALUE 'promo_win';
ALTER TYPE wallet_kind ADD VALUE 'adjust';

-- Adjustments -----------------------------------------------------------------------------------------------------------

-- Sports resettlement moves money of rounds that are over: a right of the single key, which an operator grants.
ALTER TABLE provider_key ADD COLUMN may_adjust boolean NOT NULL DEFAULT false;

-- What adjustments gave (positive) and took (negative) beside the round's own wins.
ALTER TABLE round ADD COLUMN adjusted_minor bigint NOT NULL DEFAULT 0;

ALTER TABLE wallet_transaction
  ADD COLUMN campaign_id text,
  ADD COLUMN reason text,
  -- The hall's jackpots that the contribution went to and the win was paid from; none for a provider's own ones.
  ADD COLUMN pot_id integer,
  ADD COLUMN won_pot_id integer;

-- Free rounds -----------------------------------------------------------------------------------------------------------

-- Rounds that the hall gives to a member: the stake is nobody's, wins are paid from the site's promotion account.
-- `sending` until the provider has confirmed, `cancelling` until it has confirmed the end.
CREATE TABLE free_round_grant (
  gp_id integer NOT NULL REFERENCES provider (gp_id),
  free_round_id text COLLATE "C" NOT NULL CHECK (free_round_id ~ '^[\x21-\x7e]{1,64}$'),
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id),
  game_id integer NOT NULL REFERENCES game (id),
  currency text NOT NULL,
  -- The stake that a round is played with; what it is worth to the member, never what it costs them.
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  rounds integer NOT NULL CHECK (rounds BETWEEN 1 AND 1000),
  used integer NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND rounds),
  won_minor minor_amount NOT NULL DEFAULT 0,
  state text NOT NULL DEFAULT 'sending' CHECK (state IN ('sending', 'active', 'refused', 'cancelling', 'cancelled')),
  expires_at timestamptz NOT NULL,
  granted_by text NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  tried_at timestamptz,
  PRIMARY KEY (gp_id, free_round_id)
);
CREATE INDEX free_round_grant_by_member ON free_round_grant (member_id, created_at DESC);
CREATE INDEX free_round_grant_untold ON free_round_grant (tried_at) WHERE state IN ('sending', 'cancelling');
-- What is used and won is counted by wallet.apply_batch alone.
REVOKE UPDATE, DELETE ON free_round_grant FROM pavilion_app;
GRANT UPDATE (state, tries, tried_at) ON free_round_grant TO pavilion_app;

-- Jackpots ----------------------------------------------------------------------------------------------------------------

-- A pot of the hall: its money is the ledger account (site, purpose jackpot, counterparty_id = jackpot.id).
ALTER TABLE jackpot DROP COLUMN contributed_minor;
ALTER TABLE jackpot
  -- The provider whose games feed and win it, and its name there. Null for one that is only shown.
  ADD COLUMN gp_id integer REFERENCES provider (gp_id),
  ADD COLUMN wire_id text COLLATE "C" CHECK (wire_id ~ '^[\x21-\x7e]{1,64}$'),
  -- The fraction of a minor unit that was contributed and is too small to be moved.
  ADD COLUMN remainder numeric NOT NULL DEFAULT 0 CHECK (remainder >= 0 AND remainder < 1),
  -- The pot has to be filled up to its seed: it is new, or was won.
  ADD COLUMN seed_due boolean NOT NULL DEFAULT true,
  -- Collections so far; each is one posting, named by its number.
  ADD COLUMN collections integer NOT NULL DEFAULT 0,
  -- What the pages show; null until it was first counted.
  ADD COLUMN shown_minor bigint CHECK (shown_minor >= 0),
  ADD CONSTRAINT jackpot_wire CHECK ((gp_id IS NULL) = (wire_id IS NULL));
CREATE UNIQUE INDEX jackpot_of_provider ON jackpot (gp_id, site_id, currency, wire_id);
-- What is in a pot and what is shown of it is counted by wallet.collect_jackpot and wallet.show_jackpots alone.
REVOKE UPDATE, DELETE ON jackpot FROM pavilion_app;
GRANT UPDATE (code, seed_minor, enabled) ON jackpot TO pavilion_app;

-- Contributions that are not in the pot yet: every bet adds a row of its own, so that no bet waits for another.
CREATE TABLE jackpot_contribution (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  jackpot_id integer NOT NULL,
  -- Minor units with their fraction; negative for a bet that was taken back.
  amount numeric NOT NULL
);
CREATE INDEX jackpot_contribution_by_jackpot ON jackpot_contribution (jackpot_id);
ALTER TABLE jackpot_contribution SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
REVOKE INSERT, UPDATE, DELETE ON jackpot_contribution FROM pavilion_app;

-- Comparison with providers -------------------------------------------------------------------------------------------------

CREATE INDEX wallet_transaction_by_time ON wallet_transaction USING brin (occurred_at);

-- One comparison of a provider's list of transactions with the hall's, for what happened in [from_at, to_at).
CREATE TABLE provider_reconciliation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  gp_id integer NOT NULL REFERENCES provider (gp_id),
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  -- reading: the provider's list is being walked, `cursor` is where to go on; done: compared;
  -- not_offered: the provider keeps no such list.
  state text NOT NULL DEFAULT 'reading' CHECK (state IN ('reading', 'done', 'not_offered')),
  cursor text,
  pages integer NOT NULL DEFAULT 0,
  listed integer NOT NULL DEFAULT 0,
  differences integer,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  CHECK (from_at < to_at AND (state = 'reading') = (finished_at IS NULL)),
  UNIQUE (gp_id, from_at, to_at)
);

-- The provider's list as far as it was read; emptied when it was compared.
CREATE TABLE provider_listed_transaction (
  reconciliation_id bigint NOT NULL REFERENCES provider_reconciliation (id) ON DELETE CASCADE,
  transaction_id text COLLATE "C" NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  player_id text NOT NULL,
  round_ref text,
  currency text NOT NULL,
  amount_minor bigint NOT NULL,
  win_minor bigint,
  occurred_at timestamptz NOT NULL,
  -- Listed more than once with different content.
  contradicts boolean NOT NULL DEFAULT false,
  PRIMARY KEY (reconciliation_id, transaction_id)
);

CREATE TABLE provider_difference (
  reconciliation_id bigint NOT NULL REFERENCES provider_reconciliation (id) ON DELETE CASCADE,
  transaction_id text COLLATE "C" NOT NULL,
  rule text NOT NULL CHECK (rule IN ('missing_here', 'missing_there', 'listed_twice', 'kind', 'player', 'round', 'currency',
    'amount', 'win_amount', 'state')),
  ours text,
  theirs text,
  PRIMARY KEY (reconciliation_id, transaction_id, rule)
);
