-- Players' money at providers that keep it themselves (transfer wallets).

CREATE TABLE transfer_account (
  gp_id integer NOT NULL,
  player_id text NOT NULL,
  currency text NOT NULL,
  -- What can be staked or taken out. Stakes of open rounds have left it.
  balance_minor bigint NOT NULL DEFAULT 0 CHECK (balance_minor >= 0),
  PRIMARY KEY (gp_id, player_id, currency)
);

-- What the hall has asked to move, once per id, with the answer that stands:
--   done     moved
--   refused  not moved, for the reason in `refusal`
--   void     asked about before it came; it can never be done any more
CREATE TABLE transfer (
  gp_id integer NOT NULL,
  transaction_id text NOT NULL,
  player_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('done', 'refused', 'void')),
  direction text CHECK (direction IN ('in', 'out')),
  currency text,
  amount_minor bigint CHECK (amount_minor > 0),
  refusal text,
  at timestamptz NOT NULL,
  PRIMARY KEY (gp_id, transaction_id),
  CHECK ((state = 'void') = (direction IS NULL)),
  CHECK ((state = 'refused') = (refusal IS NOT NULL))
);

-- Stakes and wins of the games, once per id, as a hall would keep them. A `void` bet was rolled back before it came.
CREATE TABLE transfer_entry (
  gp_id integer NOT NULL,
  transaction_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'bet_win')),
  state text NOT NULL CHECK (state IN ('done', 'refused', 'rolled_back', 'void')),
  player_id text NOT NULL,
  currency text NOT NULL,
  round_id text NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor >= 0),
  win_minor bigint NOT NULL CHECK (win_minor >= 0),
  refusal text,
  at timestamptz NOT NULL,
  PRIMARY KEY (gp_id, transaction_id),
  CHECK ((state = 'refused') = (refusal IS NOT NULL))
);
CREATE INDEX transfer_entry_by_round ON transfer_entry (gp_id, round_id);

-- Rounds whose stake has left the account and that are not over: what is in play.
CREATE TABLE transfer_round (
  gp_id integer NOT NULL,
  round_id text NOT NULL,
  player_id text NOT NULL,
  currency text NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor >= 0),
  closed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (gp_id, round_id, player_id)
);
CREATE INDEX transfer_round_open ON transfer_round (gp_id, player_id) WHERE NOT closed;
