-- The hall's end of the wallet protocol: rounds, provider transactions, and the one function that moves their money.

CREATE SCHEMA wallet;
GRANT USAGE ON SCHEMA wallet TO pavilion_app;

-- No foreign keys on the two tables that every bet writes: a key share lock on one game or provider row from every
-- connection costs more than the insert. wallet.apply_batch is the one writer and has joined those rows.

-- Types rather than CHECK constraints on single columns: PostgreSQL parses a table's check expressions anew for every
-- statement that writes to it.
CREATE DOMAIN minor_amount AS bigint CHECK (VALUE >= 0);
CREATE TYPE round_state AS ENUM ('open', 'closed', 'rolled_back');
-- `tombstone` stands for a bet that was rolled back before it came.
CREATE TYPE wallet_kind AS ENUM ('bet', 'win', 'bet_win', 'rollback', 'round_close', 'tombstone');
CREATE TYPE wallet_state AS ENUM ('done', 'rejected', 'rolled_back');

-- A member's part in a provider's round. Many members may share one provider round (live tables, crash games).
CREATE TABLE round (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL,
  gp_id integer NOT NULL,
  member_id integer NOT NULL,
  -- The provider's name of the round.
  round_ref text COLLATE "C" NOT NULL,
  game_id integer NOT NULL,
  -- The game session that opened it.
  session_id bigint NOT NULL,
  currency text NOT NULL,
  -- Standing bets (not rolled back), and how much of their stake still lies in the provider's held account.
  bets integer NOT NULL,
  stake_minor minor_amount NOT NULL,
  held_minor minor_amount NOT NULL,
  win_minor minor_amount NOT NULL,
  state round_state NOT NULL,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- What the provider said when it closed the round.
  claimed_stake_minor bigint,
  claimed_win_minor bigint,
  mismatch boolean NOT NULL DEFAULT false,
  -- When the provider was last asked about a round that stays open.
  asked_at timestamptz,
  asked_times integer NOT NULL DEFAULT 0,
  CONSTRAINT round_of_member UNIQUE (gp_id, round_ref, member_id),
  CHECK ((state = 'open') = (closed_at IS NULL) AND (state = 'open' OR held_minor = 0))
) WITH (fillfactor = 90);
CREATE INDEX round_by_member ON round (member_id, id DESC);
CREATE INDEX round_open ON round (opened_at) WHERE state = 'open';
CREATE INDEX round_held ON round (member_id) WHERE state = 'open';
CREATE INDEX round_by_time ON round USING brin (opened_at);

-- Every transaction of a provider that the hall has answered for good, once per provider and id.
CREATE TABLE wallet_transaction (
  id bigint GENERATED ALWAYS AS IDENTITY,
  gp_id integer NOT NULL,
  transaction_id text COLLATE "C" NOT NULL,
  kind wallet_kind NOT NULL,
  state wallet_state NOT NULL,
  -- The first answer.
  status text NOT NULL,
  -- SHA-256 of the meaningful fields; none for a tombstone.
  content_hash bytea,
  -- Null where the request named a member, round or game that there is not.
  site_id integer,
  member_id integer,
  round_id bigint,
  game_id integer,
  session_id bigint,
  currency text,
  stake_minor minor_amount NOT NULL DEFAULT 0,
  win_minor minor_amount NOT NULL DEFAULT 0,
  -- The bet that a win belongs to, or what a rollback takes back.
  target_transaction_id text,
  free_round_id text,
  -- Fraction of a minor unit allowed.
  jackpot_contribution numeric,
  jackpot_id text,
  jackpot_win_minor bigint,
  ledger_transfer_id bigint,
  occurred_at timestamptz NOT NULL,
  processed_at timestamptz NOT NULL,
  PRIMARY KEY (gp_id, transaction_id),
  CHECK (CASE kind WHEN 'tombstone' THEN content_hash IS NULL ELSE length(content_hash) = 32 END)
) WITH (fillfactor = 90);
-- The standing bets of a round, and whether a bet has won.
CREATE INDEX wallet_transaction_by_round ON wallet_transaction (round_id) WHERE kind IN ('bet', 'win');

-- Nonces ------------------------------------------------------------------------------------------------------------

-- Used nonces, by windows of ten minutes of the database's clock. Within ±300 s of its timestamp a request can be
-- received for ten minutes, so this window and the one before tell every replay; the third is being emptied.
-- Unlogged: after a crash of the database a replay would meet the transaction ids instead.
CREATE TABLE provider_nonce (
  slot integer NOT NULL,
  key_id text COLLATE "C" NOT NULL,
  nonce text COLLATE "C" NOT NULL,
  PRIMARY KEY (slot, key_id, nonce)
) PARTITION BY LIST (slot);
CREATE UNLOGGED TABLE provider_nonce_0 PARTITION OF provider_nonce FOR VALUES IN (0);
CREATE UNLOGGED TABLE provider_nonce_1 PARTITION OF provider_nonce FOR VALUES IN (1);
CREATE UNLOGGED TABLE provider_nonce_2 PARTITION OF provider_nonce FOR VALUES IN (2);

-- wallet.apply_batch is the one writer, as the ledger has one. What it does not touch is left to the server.
REVOKE INSERT, UPDATE, DELETE ON round, wallet_transaction FROM pavilion_app;
GRANT UPDATE (asked_at, asked_times) ON round TO pavilion_app;
