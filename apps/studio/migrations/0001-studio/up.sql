-- The studio's own store. The hall never reads it, and it never reads the hall's.

-- A player at a game in a currency: the row that is locked for every action, so that two tabs, a replay and
-- the recovery worker take turns. Holds the seeds of the fair draw.
CREATE TABLE seat (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  gp_id integer NOT NULL,
  game_code text NOT NULL,
  -- The hall's name for the player; for demo play a name of our own.
  player_id text NOT NULL,
  currency text NOT NULL,
  demo boolean NOT NULL,
  server_seed text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  -- Drawn before the player chooses the client seed that it will be used with; its hash is already shown.
  next_server_seed text NOT NULL CHECK (next_server_seed ~ '^[0-9a-f]{64}$'),
  client_seed text NOT NULL CHECK (char_length(client_seed) BETWEEN 1 AND 64),
  next_nonce integer NOT NULL DEFAULT 0 CHECK (next_nonce >= 0),
  last_stake_minor bigint CHECK (last_stake_minor > 0),
  play_money_minor bigint CHECK (play_money_minor >= 0),
  created_at timestamptz NOT NULL,
  CHECK (demo = (play_money_minor IS NOT NULL)),
  UNIQUE (gp_id, game_code, player_id, currency, demo)
);

-- Server seeds that are used up, and may be known.
CREATE TABLE revealed_seed (
  server_seed_hash text PRIMARY KEY,
  seat_id bigint NOT NULL REFERENCES seat,
  server_seed text NOT NULL,
  revealed_at timestamptz NOT NULL
);

-- What a launch hands to the game page: one use, short-lived. Only the ticket's SHA-256 is kept.
CREATE TABLE launch_ticket (
  ticket_hash bytea PRIMARY KEY,
  gp_id integer NOT NULL,
  game_code text NOT NULL,
  player_id text NOT NULL,
  currency text NOT NULL,
  demo boolean NOT NULL,
  launch_token text,
  locale text NOT NULL,
  lobby_url text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK (demo = (launch_token IS NULL))
);

CREATE TABLE game_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  seat_id bigint NOT NULL REFERENCES seat,
  token_hash bytea NOT NULL UNIQUE,
  -- The cookie that lets a reloaded page take the session up again; changes with every use.
  resume_hash bytea NOT NULL UNIQUE,
  wallet_token text,
  locale text NOT NULL,
  lobby_url text NOT NULL,
  bet_max_minor bigint CHECK (bet_max_minor >= 0),
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('left', 'replaced', 'closed', 'expired')),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
-- One live session a seat: opening the game again ends the one before.
CREATE UNIQUE INDEX game_session_live ON game_session (seat_id) WHERE ended_at IS NULL;
CREATE INDEX game_session_wallet_token ON game_session (wallet_token) WHERE ended_at IS NULL;

-- A round and where its money stands:
--   staking    the stake's call is meant or under way; its outcome is not known
--   reversing  its outcome stayed unknown, and it is being rolled back
--   playing    the stake is taken; free spins are left or wins are owed
--   settled    everything is played and paid
--   returned   the stake was given back
--   refused    the hall said no; nothing moved
--   stuck      24 hours without a word, or a refusal that must not happen: a person has to look
CREATE TABLE round (
  id text PRIMARY KEY,
  -- Orders a seat's rounds where their times are the same.
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  seat_id bigint NOT NULL REFERENCES seat,
  state text NOT NULL
    CHECK (state IN ('staking', 'reversing', 'playing', 'settled', 'returned', 'refused', 'stuck')),
  -- bet_win: the whole round in one call; bet: the stake alone, wins follow.
  shape text NOT NULL CHECK (shape IN ('bet_win', 'bet', 'demo')),
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  won_minor bigint NOT NULL DEFAULT 0 CHECK (won_minor >= 0),
  free_awarded integer NOT NULL DEFAULT 0,
  free_played integer NOT NULL DEFAULT 0,
  wallet_token text,
  refusal text,
  -- When the worker may take the round up, and how often it has asked.
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  opened_at timestamptz NOT NULL,
  touched_at timestamptz NOT NULL,
  closed_at timestamptz,
  CHECK (free_played BETWEEN 0 AND free_awarded),
  CHECK ((state IN ('settled', 'returned', 'refused')) = (closed_at IS NOT NULL)),
  CHECK ((state IN ('staking', 'reversing')) = (due_at IS NOT NULL))
);
-- One round at a time: the next begins when the last is over for certain.
CREATE UNIQUE INDEX round_open ON round (seat_id) WHERE state IN ('staking', 'reversing', 'playing');
CREATE INDEX round_due ON round (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX round_idle ON round (touched_at) WHERE state = 'playing';
CREATE INDEX round_of_seat ON round (seat_id, number DESC);

-- Every draw: the paid spin of a round (seq 0) and its free spins. Written before any money moves.
CREATE TABLE spin (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  round_id text NOT NULL REFERENCES round,
  seq integer NOT NULL CHECK (seq >= 0),
  seat_id bigint NOT NULL REFERENCES seat,
  -- The client's id of its press: a repeat finds the first one's spin.
  action_id uuid NOT NULL,
  stops integer[] NOT NULL,
  win_minor bigint NOT NULL CHECK (win_minor >= 0),
  free_added integer NOT NULL,
  server_seed_hash text NOT NULL,
  client_seed text NOT NULL,
  nonce integer NOT NULL,
  drawn_at timestamptz NOT NULL,
  UNIQUE (round_id, seq),
  UNIQUE (seat_id, action_id),
  UNIQUE (server_seed_hash, nonce)
);

-- Wins that the hall is to be told, in order within a round. Stored before the first call, deleted never.
CREATE TABLE payout (
  transaction_id text PRIMARY KEY,
  round_id text NOT NULL REFERENCES round,
  seq integer NOT NULL,
  amount_minor bigint NOT NULL CHECK (amount_minor >= 0),
  closes boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('owed', 'paid', 'stuck')),
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  last_answer text,
  owed_at timestamptz NOT NULL,
  paid_at timestamptz,
  UNIQUE (round_id, seq),
  CHECK ((state = 'owed') = (due_at IS NOT NULL)),
  CHECK ((state = 'paid') = (paid_at IS NOT NULL))
);
CREATE INDEX payout_due ON payout (due_at) WHERE state = 'owed';

-- Nonces of signed requests, for as long as their time stamps could be accepted again.
CREATE TABLE wire_nonce (
  key_id text NOT NULL,
  nonce text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (key_id, nonce)
);
CREATE INDEX wire_nonce_seen ON wire_nonce (seen_at);

-- The sandbox payment gateway.
CREATE TABLE payment (
  -- Unguessable: whoever knows it may pay.
  id text PRIMARY KEY,
  order_number text NOT NULL UNIQUE,
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  return_url text NOT NULL,
  notify_url text NOT NULL,
  locale text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'approved', 'declined', 'expired')),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  CHECK ((state = 'pending') = (decided_at IS NULL))
);
CREATE INDEX payment_expiring ON payment (expires_at) WHERE state = 'pending';

-- Words to the hall about a payment, repeated until a definite answer.
CREATE TABLE payment_notice (
  event_id text PRIMARY KEY,
  payment_id text NOT NULL REFERENCES payment,
  payment_state text NOT NULL CHECK (payment_state IN ('pending', 'approved', 'declined', 'expired')),
  occurred_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('owed', 'told', 'given_up')),
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  answer text,
  CHECK ((state = 'owed') = (due_at IS NOT NULL))
);
CREATE INDEX payment_notice_due ON payment_notice (due_at) WHERE state = 'owed';
CREATE INDEX payment_notice_payment ON payment_notice (payment_id);
