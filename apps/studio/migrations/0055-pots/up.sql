-- Pots of tables at which members play against each other: everybody at a pot pays the same ante in the same currency, and the best
-- hand takes all but the rake. Made with the draw, from stakes that are certain by then.
CREATE TABLE table_pot (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_round_id bigint NOT NULL REFERENCES table_round,
  currency text NOT NULL,
  -- Play money has pots of its own.
  demo boolean NOT NULL,
  ante_minor bigint NOT NULL CHECK (ante_minor > 0),
  -- The slip at each seat, in order; null for a bot, whose ante and win are the house's.
  seats jsonb NOT NULL,
  bots integer NOT NULL CHECK (bots >= 0),
  winner integer NOT NULL CHECK (winner > 0),
  pot_minor bigint NOT NULL,
  -- To the winner; to the house where a bot has won.
  paid_minor bigint NOT NULL,
  rake_minor bigint NOT NULL,
  CHECK (bots < jsonb_array_length(seats)),
  CHECK (winner <= jsonb_array_length(seats)),
  CHECK (pot_minor = ante_minor * jsonb_array_length(seats)),
  CHECK (pot_minor = paid_minor + rake_minor)
);
CREATE INDEX table_pot_of_round ON table_pot (table_round_id);
ALTER TABLE table_bet ADD COLUMN pot_id bigint REFERENCES table_pot;
