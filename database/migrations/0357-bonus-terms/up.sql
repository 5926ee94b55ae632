-- Terms of a deposit's bonus beside how much is to be staked (decision 0350): how much of a stake counts in which games, the
-- highest stake while it runs, until when it is to be played, free rounds that come with it, and the code without which
-- nobody gets it.
ALTER TABLE deposit_promotion
  -- The most that one bet may stake while the bonus runs.
  ADD COLUMN stake_max_minor bigint CHECK (stake_max_minor > 0),
  -- Per cent of a stake that counts: {"types": {"3": 10}, "games": {"17": 0}}, by gt_id and by game id, the game's own
  -- before its type's; 100 where neither is named.
  ADD COLUMN weights jsonb NOT NULL DEFAULT '{"types": {}, "games": {}}' CHECK (jsonb_typeof(weights) = 'object'),
  -- Days from the credit on in which it is to be played.
  ADD COLUMN days integer CHECK (days BETWEEN 1 AND 365),
  ADD COLUMN promo_code text CHECK (promo_code ~ '^[A-Z0-9]{4,20}$'),
  ADD COLUMN free_rounds integer CHECK (free_rounds BETWEEN 1 AND 1000),
  ADD COLUMN free_round_game_id integer REFERENCES game (id),
  ADD COLUMN free_round_stake_minor bigint CHECK (free_round_stake_minor > 0),
  ADD CHECK (num_nonnulls(free_rounds, free_round_game_id, free_round_stake_minor) IN (0, 3));
CREATE UNIQUE INDEX deposit_promotion_by_promo_code ON deposit_promotion (site_id, currency, promo_code)
  WHERE promo_code IS NOT NULL;

ALTER TABLE deposit_order
  -- The promotion's terms as they were when it was chosen: {stake_max_minor, weights, days, free_rounds: {rounds, game_id,
  -- stake_minor}}, amounts as decimal digits; none where it has no such terms.
  ADD COLUMN bonus_terms jsonb CHECK (jsonb_typeof(bonus_terms) = 'object'),
  -- Since the credit of a bonus with such terms: until when it is to be played, infinity where no days are set.
  ADD COLUMN bonus_until timestamptz,
  -- Since when its terms hold no more, whatever ended it.
  ADD COLUMN bonus_ended_at timestamptz,
  -- It ended because its days were over: what was left of it went back, and nothing is to be wagered of it.
  ADD COLUMN bonus_expired_at timestamptz,
  ADD CHECK (bonus_ended_at IS NULL OR bonus_until IS NOT NULL),
  ADD CHECK (bonus_expired_at IS NULL OR bonus_ended_at IS NOT NULL);
CREATE INDEX deposit_order_running_bonus ON deposit_order (member_id)
  WHERE bonus_until IS NOT NULL AND bonus_ended_at IS NULL;

-- What the bet path reads of the bonuses that a member has running; null where none runs.
ALTER TABLE member_play_rule
  ADD COLUMN bonus_stake_max_minor bigint CHECK (bonus_stake_max_minor > 0),
  ADD COLUMN bonus_weights jsonb,
  ADD COLUMN bonus_until timestamptz;

-- What of a stake does not count towards wagering requirements, by its posting; of what is taken back, below zero.
CREATE TABLE uncounted_stake (
  account_id bigint NOT NULL,
  transfer_id bigint NOT NULL,
  member_id integer NOT NULL REFERENCES member (id),
  amount_minor bigint NOT NULL CHECK (amount_minor <> 0),
  PRIMARY KEY (account_id, transfer_id)
);
GRANT SELECT ON uncounted_stake TO pavilion_app;
