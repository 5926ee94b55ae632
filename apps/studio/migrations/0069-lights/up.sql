-- Pots of several levels that drop at the latest at their ceiling. What they hold stands in jackpot and jackpot_gain, as of any pot.

-- One pot of a level in a currency, from its seed to its drop. Its number counts from 1.
CREATE TABLE light_pot (
  gp_id integer NOT NULL,
  jackpot_id text NOT NULL,
  currency text NOT NULL,
  number bigint NOT NULL CHECK (number > 0),
  -- Decides drop_minor. Only its fingerprint is told before the drop.
  server_seed text NOT NULL,
  server_seed_hash text NOT NULL,
  seed_minor bigint NOT NULL CHECK (seed_minor > 0),
  ceiling_minor bigint NOT NULL CHECK (ceiling_minor > seed_minor),
  drop_minor bigint NOT NULL CHECK (drop_minor BETWEEN seed_minor AND ceiling_minor),
  -- growing: stakes feed it. claimed: a round has won it whose stake is not known to be taken. due: that stake did not
  -- come, and the next one that can carry it wins it. dropped: won for certain, and its seed is told.
  state text NOT NULL CHECK (state IN ('growing', 'claimed', 'due', 'dropped')),
  -- Won as it is drawn, just before the round is stored.
  round_id text REFERENCES round DEFERRABLE INITIALLY DEFERRED,
  opened_at timestamptz NOT NULL,
  dropped_at timestamptz,
  PRIMARY KEY (gp_id, jackpot_id, currency, number),
  CHECK ((state IN ('claimed', 'dropped')) = (round_id IS NOT NULL)),
  CHECK ((state = 'dropped') = (dropped_at IS NOT NULL))
);
CREATE UNIQUE INDEX light_pot_growing ON light_pot (gp_id, jackpot_id, currency) WHERE state = 'growing';
CREATE INDEX light_pot_due ON light_pot (gp_id, jackpot_id, currency) WHERE state = 'due';
CREATE UNIQUE INDEX light_pot_of_round ON light_pot (round_id) WHERE round_id IS NOT NULL;
CREATE INDEX light_pot_drops ON light_pot (gp_id, currency, dropped_at DESC) WHERE state = 'dropped';
