-- Following draws: a slip that is laid again, with the same stakes, in the rounds after its own (decision 0376). Every draw is a
-- slip of its own, whose stake is asked for when that round opens; nothing is set aside.
CREATE TABLE following (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  seat_id bigint NOT NULL REFERENCES seat,
  game_code text NOT NULL REFERENCES shared_table,
  -- The client's id of its press: a repeat finds the first one's following.
  action_id uuid NOT NULL,
  -- The slip that is followed.
  first_bet_id text NOT NULL REFERENCES table_bet,
  stakes jsonb NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  -- The rounds that it plays, both included; a round that was missed is not made up for.
  from_round integer NOT NULL CHECK (from_round > 0),
  to_round integer NOT NULL CHECK (to_round >= from_round),
  -- The first of them that it may still lay a slip in.
  next_round integer NOT NULL CHECK (next_round BETWEEN from_round AND to_round + 1),
  -- What each round's slip brings to its draw, in order: hashes of numbers that stay on the player's page.
  entropies text[] NOT NULL CHECK (cardinality(entropies) = to_round - from_round + 1),
  stops_on_win boolean NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- done: all rounds were played; stopped: by the player; won: a draw brought more than it cost; session: the player's session is
  -- over; rules: the site does not allow it any more; table_limit: the table takes no such stake now; the others are the hall's
  -- words for a stake that it did not take.
  end_reason text CHECK (end_reason IN ('done', 'stopped', 'won', 'session', 'rules', 'table_limit', 'insufficient_funds',
    'limit_reached', 'player_blocked', 'player_excluded', 'game_disabled', 'refused')),
  UNIQUE (seat_id, action_id),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
-- One at a time at a seat.
CREATE UNIQUE INDEX following_under_way ON following (seat_id) WHERE ended_at IS NULL;
CREATE INDEX following_due ON following (game_code, next_round) WHERE ended_at IS NULL;
CREATE INDEX following_of_seat ON following (seat_id, id DESC);

-- The slips that a following has laid. The slip that it follows is the player's own press.
ALTER TABLE table_bet ADD COLUMN following_id bigint REFERENCES following;
CREATE INDEX table_bet_of_following ON table_bet (following_id, number) WHERE following_id IS NOT NULL;
