-- The book: events of sports and esport that a clock runs, and the bets on them.

-- An event follows from its seed and the number of its steps; nothing else of its course is stored. Scores stand here for
-- lists and results.
--   coming     listed, bets are taken
--   live       in play
--   over       ended; a score may still be corrected while next_at is set
--   abandoned  broken off; what was not decided is void
CREATE TABLE book_event (
  id text PRIMARY KEY,
  sport text NOT NULL CHECK (sport IN ('football', 'racket', 'basketball', 'siege')),
  competition text NOT NULL,
  home text NOT NULL,
  away text NOT NULL CHECK (away <> home),
  server_seed text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text NOT NULL UNIQUE,
  starts_at timestamptz NOT NULL,
  phase text NOT NULL CHECK (phase IN ('coming', 'live', 'over', 'abandoned')),
  steps integer NOT NULL DEFAULT 0 CHECK (steps >= 0),
  -- When the next step is due; null when there is none any more.
  next_at timestamptz,
  home_score integer NOT NULL DEFAULT 0 CHECK (home_score >= 0),
  away_score integer NOT NULL DEFAULT 0 CHECK (away_score >= 0),
  is_corrected boolean NOT NULL DEFAULT false,
  -- When it was over or broken off.
  ended_at timestamptz,
  CHECK ((phase IN ('coming', 'live')) = (ended_at IS NULL)),
  CHECK (phase NOT IN ('coming', 'live') OR next_at IS NOT NULL),
  CHECK (phase <> 'abandoned' OR next_at IS NULL)
);
CREATE INDEX book_event_open ON book_event (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX book_event_results ON book_event (sport, ended_at DESC, id DESC) WHERE ended_at IS NOT NULL;

-- A bet of one player: a single or a multi. A round of its own to the hall.
--   waiting    a leg is in play, and the delay runs: prices are looked at again at due_at
--   staking    the stake's call is meant or under way; its outcome is not known
--   taken      the stake stands
--   settled    decided; book_payment says what was told to the hall
--   reversing  the stake's outcome stayed unknown, or every leg is void: it is being rolled back
--   returned   the stake was given back
--   refused    not taken: by the book before the hall was asked, or by the hall
--   stuck      24 hours without a word, or a refusal that must not happen: a person has to look
CREATE TABLE book_bet (
  id text PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  seat_id bigint NOT NULL REFERENCES seat,
  -- The client's id of its press: a repeat finds the first one's bet.
  action_id uuid NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  consent text NOT NULL CHECK (consent IN ('any', 'better', 'none')),
  state text NOT NULL CHECK (state IN
    ('waiting', 'staking', 'taken', 'settled', 'reversing', 'returned', 'refused', 'stuck')),
  -- Why it is reversed, returned: every leg void, or never confirmed.
  is_void boolean NOT NULL DEFAULT false,
  -- What the bet should have brought by its legs as they stand now.
  won_minor bigint CHECK (won_minor >= 0),
  wallet_token text,
  refusal text,
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  placed_at timestamptz NOT NULL,
  -- When a bet in play is decided on.
  accept_at timestamptz,
  judged_at timestamptz,
  closed_at timestamptz,
  UNIQUE (seat_id, action_id),
  CHECK ((state IN ('settled', 'returned', 'refused')) = (closed_at IS NOT NULL)),
  CHECK ((state IN ('waiting', 'staking', 'reversing')) = (due_at IS NOT NULL)),
  CHECK ((won_minor IS NULL) = (judged_at IS NULL)),
  CHECK (state <> 'settled' OR won_minor IS NOT NULL)
);
CREATE INDEX book_bet_of_seat ON book_bet (seat_id, number DESC);
CREATE INDEX book_bet_due ON book_bet (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX book_bet_by_placing ON book_bet (placed_at, id);
CREATE INDEX book_bet_returned ON book_bet (closed_at, id) WHERE state = 'returned';

CREATE TABLE book_leg (
  bet_id text NOT NULL REFERENCES book_bet ON DELETE CASCADE,
  seq smallint NOT NULL CHECK (seq >= 0),
  event_id text NOT NULL REFERENCES book_event,
  market text NOT NULL,
  selection text NOT NULL,
  -- Thousandths.
  price integer NOT NULL CHECK (price > 1000),
  -- even: the line was met exactly. void: the event was broken off. Both count 1.00.
  result text NOT NULL DEFAULT 'open' CHECK (result IN ('open', 'won', 'lost', 'void', 'even')),
  PRIMARY KEY (bet_id, seq),
  UNIQUE (bet_id, event_id)
);
CREATE INDEX book_leg_of_event ON book_leg (event_id, bet_id);

-- What a settled bet is told to the hall: the win, nothing included, which closes its round, and corrections after it.
--   owed    stored, the hall is to be told, one after another
--   paid    the hall has been told
--   waived  the hall could not take back what the member has spent
--   stuck   24 hours without a word, or a refusal that must not happen
CREATE TABLE book_payment (
  transaction_id text PRIMARY KEY,
  bet_id text NOT NULL REFERENCES book_bet,
  seq smallint NOT NULL CHECK (seq >= 0),
  kind text NOT NULL CHECK (kind IN ('win', 'adjust')),
  -- Of an adjustment signed: taken back when negative.
  amount_minor bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('owed', 'paid', 'waived', 'stuck')),
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  last_answer text,
  owed_at timestamptz NOT NULL,
  paid_at timestamptz,
  UNIQUE (bet_id, seq),
  CHECK (kind <> 'win' OR amount_minor >= 0),
  CHECK ((kind = 'win') = (seq = 0)),
  CHECK ((state = 'owed') = (due_at IS NOT NULL)),
  CHECK (state <> 'waived' OR kind = 'adjust'),
  CHECK ((state = 'paid') = (paid_at IS NOT NULL))
);
CREATE INDEX book_payment_due ON book_payment (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX book_payment_by_owing ON book_payment (owed_at, transaction_id);
