-- Which games feed a jackpot: no wire tells it, the bets show it. Noted by the jobs (`noteFeeders`).
CREATE TABLE jackpot_game (
  jackpot_id integer NOT NULL REFERENCES jackpot (id) ON DELETE CASCADE,
  game_id integer NOT NULL REFERENCES game (id),
  -- About when it last did.
  fed_at timestamptz NOT NULL,
  PRIMARY KEY (jackpot_id, game_id)
);
