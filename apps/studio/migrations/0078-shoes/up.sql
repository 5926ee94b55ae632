-- Shoes that last several rounds (decision 0397). A round from before, and one of a table without such a shoe, has none of these.
ALTER TABLE table_round
  -- The number of the shoe's first round, by which the shoe is named.
  ADD COLUMN shoe_from integer CHECK (shoe_from > 0),
  -- How many rounds of the shoe it is, itself included. A void round shows no card: the next is as many as it was.
  ADD COLUMN shoe_round smallint CHECK (shoe_round > 0),
  -- Of each of the 52 cards, how many of its eight copies earlier rounds of the shoe have shown: fixed before bets open.
  ADD COLUMN shoe_gone text CHECK (shoe_gone ~ '^[0-8]{52}$'),
  -- Cards that are in the shoe after the draw.
  ADD COLUMN shoe_left smallint CHECK (shoe_left >= 0),
  ADD CONSTRAINT table_round_shoe CHECK (
    num_nonnulls(shoe_from, shoe_round, shoe_gone) IN (0, 3) AND shoe_from <= number
  ),
  -- A process of before the upgrade knows nothing of shoes, and must not draw such a round from a fresh one.
  ADD CONSTRAINT table_round_from_shoe CHECK (
    (shoe_left IS NOT NULL) = (shoe_from IS NOT NULL AND outcome IS NOT NULL)
  );
CREATE INDEX table_round_of_shoe ON table_round (game_code, shoe_from) WHERE shoe_from IS NOT NULL;
