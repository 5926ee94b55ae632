-- Progressive jackpots: what stakes bring to a pot, and what is won out of it.

-- A pot that has been played for. One that has not holds its seed.
CREATE TABLE jackpot (
  gp_id integer NOT NULL,
  jackpot_id text NOT NULL,
  currency text NOT NULL,
  -- Without the gains that are not gathered yet. Fractions of a minor unit are kept for ever.
  amount numeric NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (gp_id, jackpot_id, currency)
);

-- What stakes have brought that are known to be taken. Rows of their own, so that no two stakes wait for each other;
-- gathered into the pot now and then, and whenever it is won.
CREATE TABLE jackpot_gain (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  gp_id integer NOT NULL,
  jackpot_id text NOT NULL,
  currency text NOT NULL,
  amount numeric NOT NULL CHECK (amount > 0)
);
CREATE INDEX jackpot_gain_of ON jackpot_gain (gp_id, jackpot_id, currency);

ALTER TABLE round
  -- The jackpot that it plays for, and what its stake brings to the pot.
  ADD COLUMN jackpot_id text,
  ADD COLUMN jackpot_contribution numeric CHECK (jackpot_contribution > 0),
  -- The part of won_minor that is the jackpot. It is taken out of the pot as soon as it is drawn, and goes back when the
  -- round's stake does not come.
  ADD COLUMN jackpot_minor bigint NOT NULL DEFAULT 0 CHECK (jackpot_minor BETWEEN 0 AND won_minor),
  ADD CHECK ((jackpot_id IS NULL) = (jackpot_contribution IS NULL));

-- The part of a win that the jackpot pays.
ALTER TABLE payout
  ADD COLUMN jackpot_minor bigint NOT NULL DEFAULT 0 CHECK (jackpot_minor BETWEEN 0 AND amount_minor);
