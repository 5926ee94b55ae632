-- What games were played with and gave back, by the site's days: made from the rounds, and made anew whenever somebody asks.
-- Beside turnover and wins the sums of squares, from which it is told how far returns may lie from what they should be.
CREATE TABLE game_day (
  site_id integer NOT NULL REFERENCES site (id),
  day date NOT NULL,
  game_id integer NOT NULL REFERENCES game (id),
  currency text NOT NULL,
  rounds bigint NOT NULL,
  turnover_minor bigint NOT NULL,
  win_minor bigint NOT NULL,
  stake_square numeric NOT NULL,
  stake_win numeric NOT NULL,
  win_square numeric NOT NULL,
  PRIMARY KEY (site_id, day, game_id, currency)
);

-- How far a site's days are made. In another zone they are other days.
CREATE TABLE game_day_made (
  site_id integer PRIMARY KEY REFERENCES site (id),
  time_zone text NOT NULL,
  through date NOT NULL,
  -- What was told of rounds until then is in the days.
  looked_at timestamptz NOT NULL
);

-- Rounds by when they closed, and what was told lately: block ranges, which cost a bet nothing.
CREATE INDEX round_by_close ON round USING brin (closed_at);
CREATE INDEX wallet_transaction_by_processing ON wallet_transaction USING brin (processed_at);
