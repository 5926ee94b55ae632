-- Rounds of shared tables in which players decide after the draw (decision 0377):
--   deciding  drawn, and told only as far as it lies face up; players choose until decides_at, or until every hand is done
ALTER TABLE table_round
  ADD COLUMN decides_at timestamptz,
  -- When a process last looked at a round that is being decided: for as long as none did, its players get more time.
  ADD COLUMN attended_at timestamptz,
  DROP CONSTRAINT table_round_state_check,
  ADD CONSTRAINT table_round_state_check
    CHECK (state IN ('open', 'closed', 'deciding', 'drawn', 'settled', 'void')),
  -- A round that is void after its draw keeps what it came to, so that anybody can see it.
  DROP CONSTRAINT table_round_check4,
  ADD CONSTRAINT table_round_outcome CHECK (
    CASE
      WHEN state IN ('deciding', 'drawn', 'settled') THEN outcome IS NOT NULL
      WHEN state = 'void' THEN outcome IS NULL OR decides_at IS NOT NULL
      ELSE outcome IS NULL
    END
  ),
  ADD CONSTRAINT table_round_decided CHECK (
    (decides_at IS NULL) = (attended_at IS NULL)
    AND (state <> 'deciding' OR decides_at IS NOT NULL)
    AND (state NOT IN ('open', 'closed') OR decides_at IS NULL)
  ),
  DROP CONSTRAINT table_round_beacon,
  ADD CONSTRAINT table_round_beacon CHECK (
    (beacon_round IS NOT NULL) = (sealing = 'beacon' AND sealed_hash IS NOT NULL)
    AND (beacon_signature IS NOT NULL) = (sealing = 'beacon' AND outcome IS NOT NULL)
  );

DROP INDEX table_round_under_way;
CREATE UNIQUE INDEX table_round_under_way ON table_round (game_code)
  WHERE state IN ('open', 'closed', 'deciding', 'drawn');

-- What the player of a slip has chosen for a hand. A choice that raises is a further stake of the slip's round at the hall, and
-- counts once it is taken.
--   staking    the raise's call is meant or under way; its outcome is not known
--   taken      the choice is made
--   reversing  the outcome of the raise stayed unknown, or the round is void: it is being rolled back
--   returned   the raise was given back; the choice is not made
--   refused    the hall said no; the choice is not made
--   stuck      24 hours without a word, or a refusal that must not happen: a person has to look
CREATE TABLE table_choice (
  id text PRIMARY KEY,
  table_bet_id text NOT NULL REFERENCES table_bet,
  -- Among all choices of the slip, those that were not made included; names the raise at the hall.
  number integer NOT NULL CHECK (number > 0),
  seat_id bigint NOT NULL REFERENCES seat,
  -- The client's id of its press; null for what the clock has chosen.
  action_id uuid,
  spot text NOT NULL,
  -- How many choices of the hand were made before it.
  nth integer NOT NULL CHECK (nth >= 0),
  choice text NOT NULL,
  -- What it raises; 0 for a choice that costs nothing.
  stake_minor bigint NOT NULL CHECK (stake_minor >= 0),
  state text NOT NULL CHECK (state IN ('staking', 'taken', 'reversing', 'returned', 'refused', 'stuck')),
  -- The last choice of a hand that ran out of time while nobody could say whether its raise was taken: the hand is void.
  voids boolean NOT NULL DEFAULT false,
  wallet_token text,
  refusal text,
  due_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  placed_at timestamptz NOT NULL,
  closed_at timestamptz,
  UNIQUE (table_bet_id, number),
  UNIQUE (table_bet_id, action_id),
  CHECK ((state IN ('returned', 'refused')) = (closed_at IS NOT NULL)),
  CHECK ((state IN ('staking', 'reversing')) = (due_at IS NOT NULL)),
  CHECK (stake_minor > 0 OR state = 'taken'),
  CHECK (action_id IS NOT NULL OR stake_minor = 0)
);
-- A hand has one choice at a time, whatever window it is made in.
CREATE UNIQUE INDEX table_choice_of_hand ON table_choice (table_bet_id, spot, nth)
  WHERE state IN ('staking', 'taken', 'reversing', 'stuck');
CREATE INDEX table_choice_due ON table_choice (due_at) WHERE due_at IS NOT NULL;
-- The provider's list of transactions is walked by time.
CREATE INDEX table_choice_by_placing ON table_choice (placed_at, id) WHERE stake_minor > 0;
CREATE INDEX table_choice_returned ON table_choice (closed_at, id) WHERE state = 'returned';
