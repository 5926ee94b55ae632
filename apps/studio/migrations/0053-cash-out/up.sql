-- Cashing out: a part of a bet, or all that is left of it, is paid before its events decide it.

-- What was cashed out so far: so much of the stake, for so much.
ALTER TABLE book_bet ADD COLUMN cashed_stake_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE book_bet ADD COLUMN cashed_minor bigint NOT NULL DEFAULT 0;
ALTER TABLE book_bet ADD CHECK (cashed_stake_minor BETWEEN 0 AND stake_minor);
ALTER TABLE book_bet ADD CHECK (cashed_minor >= 0 AND (cashed_minor = 0 OR cashed_stake_minor > 0));

-- A press of "cash out": a repeat finds what the first one brought.
CREATE TABLE book_cash_out (
  seat_id bigint NOT NULL REFERENCES seat,
  action_id uuid NOT NULL,
  bet_id text NOT NULL REFERENCES book_bet ON DELETE CASCADE,
  -- Of what was left of the stake, hundredths.
  share smallint NOT NULL CHECK (share BETWEEN 1 AND 100),
  stake_minor bigint NOT NULL CHECK (stake_minor > 0),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  cashed_at timestamptz NOT NULL,
  PRIMARY KEY (seat_id, action_id)
);
CREATE INDEX book_cash_out_of_bet ON book_cash_out (bet_id);

-- `cash`: a part that was cashed out; a win to the hall that leaves the round open. The win that closes it comes after those.
ALTER TABLE book_payment DROP CONSTRAINT book_payment_kind_check;
ALTER TABLE book_payment ADD CONSTRAINT book_payment_kind_check CHECK (kind IN ('cash', 'win', 'adjust'));
ALTER TABLE book_payment DROP CONSTRAINT book_payment_check1;
ALTER TABLE book_payment ADD CHECK (kind <> 'adjust' OR seq > 0);
ALTER TABLE book_payment ADD CHECK (kind <> 'cash' OR amount_minor > 0);
CREATE UNIQUE INDEX book_payment_win ON book_payment (bet_id) WHERE kind = 'win';
