-- Shared tables: rounds that a clock runs, and the bets of everybody who sits there.

-- One row a table. Locked while a round opens, so that two processes never open two.
CREATE TABLE shared_table (
  game_code text PRIMARY KEY,
  next_number integer NOT NULL DEFAULT 1 CHECK (next_number > 0),
  -- Drawn one round ahead: its hash is shown while the round before is still being played.
  next_server_seed text NOT NULL CHECK (next_server_seed ~ '^[0-9a-f]{64}$')
);

-- A round of a table:
--   open     bets are taken until closes_at
--   closed   no bet any more; the hall's last answers come in until draws_at
--   drawn    the result is stored and shown; bets whose stake was not certain by then are rolled back
--   settled  what was won is owed to everybody
--   void     could not be drawn in time; every stake goes back
CREATE TABLE table_round (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game_code text NOT NULL REFERENCES shared_table,
  number integer NOT NULL CHECK (number > 0),
  state text NOT NULL CHECK (state IN ('open', 'closed', 'drawn', 'settled', 'void')),
  server_seed text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text NOT NULL UNIQUE,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL CHECK (closes_at > opens_at),
  draws_at timestamptz NOT NULL CHECK (draws_at >= closes_at),
  settles_at timestamptz NOT NULL CHECK (settles_at >= draws_at),
  ends_at timestamptz NOT NULL CHECK (ends_at >= settles_at),
  -- What the players brought to the draw: SHA-256 over the bets that stood when it was made.
  entropy text,
  outcome jsonb,
  summary text,
  UNIQUE (game_code, number),
  CHECK ((state IN ('drawn', 'settled')) = (outcome IS NOT NULL)),
  CHECK ((outcome IS NULL) = (entropy IS NULL)),
  CHECK ((outcome IS NULL) = (summary IS NULL))
);
-- One round under way at a table.
CREATE UNIQUE INDEX table_round_under_way ON table_round (game_code) WHERE state IN ('open', 'closed', 'drawn');
CREATE INDEX table_round_latest ON table_round (game_code, number DESC);

-- A slip of one player in one round: everything that was put down with one press. A round of its own to the hall.
--   staking    the stake's call is meant or under way; its outcome is not known
--   taken      the stake is in play
--   owed       the round is settled, and the hall is to be told of the win, nothing included
--   settled    the hall has been told
--   reversing  the outcome of the stake stayed unknown, or the round is void: it is being rolled back
--   returned   the stake was given back
--   refused    the hall said no; nothing moved
--   stuck      24 hours without a word, or a refusal that must not happen: a person has to look
CREATE TABLE table_bet (
  id text PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  table_round_id bigint NOT NULL REFERENCES table_round,
  seat_id bigint NOT NULL REFERENCES seat,
  -- The client's id of its press: a repeat finds the first one's slip.
  action_id uuid NOT NULL,
  -- [{"spot": "banker", "minor": 1000}, …]
  stakes jsonb NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  won_minor bigint CHECK (won_minor >= 0),
  -- The player's part of the draw: random, chosen by the player's page.
  entropy text NOT NULL CHECK (entropy ~ '^[0-9a-f]{16,64}$'),
  state text NOT NULL
    CHECK (state IN ('staking', 'taken', 'owed', 'settled', 'reversing', 'returned', 'refused', 'stuck')),
  -- It stood when its round was drawn, and its entropy is in the draw.
  drawn boolean NOT NULL DEFAULT false,
  wallet_token text,
  refusal text,
  -- When the worker may take the bet up, and how often it has asked.
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  placed_at timestamptz NOT NULL,
  -- When the win became owed.
  judged_at timestamptz,
  closed_at timestamptz,
  UNIQUE (seat_id, action_id),
  CHECK ((state IN ('settled', 'returned', 'refused')) = (closed_at IS NOT NULL)),
  CHECK ((state IN ('staking', 'owed', 'reversing')) = (due_at IS NOT NULL)),
  CHECK (state NOT IN ('owed', 'settled') OR won_minor IS NOT NULL),
  CHECK ((won_minor IS NULL) = (judged_at IS NULL))
);
CREATE INDEX table_bet_of_round ON table_bet (table_round_id, seat_id);
CREATE INDEX table_bet_of_seat ON table_bet (seat_id, number DESC);
CREATE INDEX table_bet_due ON table_bet (due_at) WHERE due_at IS NOT NULL;
-- The provider's list of transactions is walked by time.
CREATE INDEX table_bet_by_placing ON table_bet (placed_at, id);
CREATE INDEX table_bet_by_judging ON table_bet (judged_at, id) WHERE judged_at IS NOT NULL;
CREATE INDEX table_bet_returned ON table_bet (closed_at, id) WHERE state = 'returned';
