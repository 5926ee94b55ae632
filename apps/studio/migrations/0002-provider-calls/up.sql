-- What the hall asks a provider for beside playing: the list of transactions, free rounds.

-- The list of transactions is walked by time.
CREATE INDEX round_by_opening ON round (opened_at, id);
CREATE INDEX round_returned ON round (closed_at, id) WHERE state = 'returned';
CREATE INDEX payout_by_time ON payout (owed_at, transaction_id);

-- Rounds that the hall gives a player: played with this stake, which is asked of nobody.
CREATE TABLE free_round_grant (
  gp_id integer NOT NULL,
  id text NOT NULL,
  player_id text NOT NULL,
  game_code text NOT NULL,
  currency text NOT NULL,
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  rounds integer NOT NULL CHECK (rounds > 0),
  expires_at timestamptz NOT NULL,
  granted_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  PRIMARY KEY (gp_id, id)
);
CREATE INDEX free_round_grant_of_player ON free_round_grant (gp_id, player_id, game_code, currency)
  WHERE cancelled_at IS NULL;

-- The grant that a round is played on; its stake is then the grant's, and the hall is asked for none.
ALTER TABLE round ADD COLUMN free_round_id text;
CREATE INDEX round_on_grant ON round (free_round_id) WHERE free_round_id IS NOT NULL;
