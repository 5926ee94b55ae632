-- Strangers take turns at an account at which many have guessed (decision 0099): when the next one may. Kept for accounts
-- that there are and for those that there are not alike.
CREATE UNLOGGED TABLE login_turn (
  site_id integer NOT NULL,
  account_key text NOT NULL,
  next_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, account_key)
);
CREATE INDEX login_turn_by_time ON login_turn (next_at);
