-- The operator's switch for transfer wallets. While a site has a row here nothing moves to transfer providers: their games
-- are closed and do not start, and what lies there comes back.
CREATE TABLE transfer_pause (
  site_id integer PRIMARY KEY REFERENCES site (id),
  since timestamptz NOT NULL DEFAULT now(),
  reason text NOT NULL DEFAULT ''
);
